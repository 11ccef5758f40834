"""The status bar's one content: what runs, how far it is, the time left where it is known, Cancel.

No other place of the window shows a progress of its own.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QHBoxLayout, QProgressBar, QPushButton, QWidget
from shiboken6 import isValid

from gwasprivacy.base.language import say, say_count, say_marked
from gwasprivacy.base.time_left import duration
from gwasprivacy.ui.shell.jobs import Job, JobRunner
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.shell.zoom import keep, keep_width
from gwasprivacy.ui.widgets.card import label
from gwasprivacy.ui.widgets.still_text import StillText


class JobStatus(QWidget):
    """Shows the job that was started last, or one that spends or writes before all; empty, but of the same height, while
    nothing runs.

    Cancel stops whatever runs; while something spends or writes, that alone: the rest is asked about next.
    """

    def __init__(self, jobs: JobRunner) -> None:
        super().__init__()
        self._jobs = jobs
        self._job: Job | None = None
        layout = QHBoxLayout(self)
        layout.setContentsMargins(2 * GRID, 2, 2 * GRID, 2)
        layout.setSpacing(GRID)
        self.stage = StillText(shrinks=True)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        keep_width(self.bar, 160)
        self.bar.setAccessibleName(say("Progress"))
        self.left = label("", "muted", wrap=False)
        self.cancel = QPushButton(say("Cancel"))
        self.cancel.clicked.connect(self._cancel)
        for widget, stretch in ((self.stage, 1), (self.bar, 0), (self.left, 0), (self.cancel, 0)):
            layout.addWidget(widget, stretch)
        keep(self, "room", self._keep_room)
        self._before: QWidget | None = None  # what had the focus before Cancel
        QApplication.instance().focusChanged.connect(self._remember)  # type: ignore[union-attr]
        jobs.updated.connect(self._show)
        self._show()

    def _keep_room(self) -> None:
        """For what comes and goes, so that nothing jumps."""
        words = say("{time} left", time=duration(0))
        self.left.setMinimumWidth(self.left.fontMetrics().horizontalAdvance(words) + GRID)
        self.cancel.ensurePolished()
        self.setFixedHeight(self.cancel.sizeHint().height() + 6)

    def _remember(self, old: QWidget | None, new: QWidget | None) -> None:
        if new is self.cancel:
            self._before = old

    def _give_focus_back(self) -> None:
        """To where it was before Cancel, which can no longer be pressed: Qt would give it to whatever comes next, at the top of a
        column perhaps, which then scrolls there, away from what is said about the end."""
        before = self._before
        if self.window().focusWidget() is self.cancel and before is not None and isValid(before):
            before.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show(self) -> None:
        running = self._jobs.running
        firm = [job for job in running if not job.can_be_abandoned]
        self._job = firm[-1] if firm else running[-1] if running else None
        if self._job is None or self._job.cancel_asked:
            self._give_focus_back()
        for widget in (self.bar, self.left, self.cancel):
            widget.setVisible(self._job is not None)
        if self._job is None:
            self.stage.setText("")
            return
        last = self.window().previousInFocusChain()
        if last is not None and last is not self.cancel:  # a tab was made meanwhile: the keys come here last
            self.setTabOrder(last, self.cancel)
        job, progress = self._job, self._job.progress
        stage = say("Stopping…") if job.cancel_asked else say_marked(progress.stage)
        if others := len(running) - 1:
            stage = say_count("{stage}, and {n} more", one="{stage}, and 1 more", n=others, stage=stage)
        self.stage.setText(stage)
        if progress.fraction is None:
            self.bar.setRange(0, 0)
        else:
            self.bar.setRange(0, 1000)
            self.bar.setValue(round(1000 * progress.fraction))
        self.left.setText(
            "" if progress.seconds_left is None else say("{time} left", time=duration(progress.seconds_left))
        )
        self.cancel.setEnabled(not job.cancel_asked)
        self.cancel.setAccessibleName(say("Cancel: {work}", work=job.title))

    def _cancel(self) -> None:
        if self._job is None or not self._job.can_be_abandoned:
            if self._job is not None:
                self._job.cancel()
            return
        self._jobs.cancel()
