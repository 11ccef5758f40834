"""The status bar's one content: the running job's stage, how far it is, the time left, Cancel."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QSizePolicy, QWidget

from gwasprivacy.base.language import say, say_marked
from gwasprivacy.base.number_words import duration
from gwasprivacy.ui.shell.jobs import Job, JobProgress, JobRunner
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.widgets.card import label


def progress_words(progress: JobProgress) -> str:
    """How far a job is, in a line: "Simulating studies, 40 s left"."""
    stage = say_marked(progress.stage)
    if progress.seconds_left is None:
        return stage
    return say("{stage}, {time} left", stage=stage, time=duration(progress.seconds_left))


class JobStatus(QWidget):
    """Shows the job that was started last; empty, but of the same height, while nothing runs."""

    def __init__(self, jobs: JobRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._job: Job | None = None
        layout = QHBoxLayout(self)
        layout.setContentsMargins(2 * GRID, 2, 2 * GRID, 2)
        layout.setSpacing(GRID)
        self.stage = label("", wrap=False)
        self.stage.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setFixedWidth(160)
        self.bar.setAccessibleName(say("Progress"))
        self.left = label("", "muted", wrap=False)
        self.left.setMinimumWidth(
            self.left.fontMetrics().horizontalAdvance(say("{time} left", time=duration(0))) + GRID
        )
        self.cancel = QPushButton(say("Cancel"))
        self.cancel.clicked.connect(self._cancel)
        for widget, stretch in ((self.stage, 1), (self.bar, 0), (self.left, 0), (self.cancel, 0)):
            layout.addWidget(widget, stretch)
        self.cancel.ensurePolished()
        self.setFixedHeight(self.cancel.sizeHint().height() + 6)
        jobs.updated.connect(self._show)
        self._show()

    def _show(self) -> None:
        running = self._jobs.running
        self._job = running[-1] if running else None
        for widget in (self.bar, self.left, self.cancel):
            widget.setVisible(self._job is not None)
        if self._job is None:
            self.stage.setText("")
            return
        job, progress = self._job, self._job.progress
        self.stage.setText(say("Stopping…") if job.cancel_asked else say_marked(progress.stage))
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
        if self._job is not None:
            self._job.cancel()
