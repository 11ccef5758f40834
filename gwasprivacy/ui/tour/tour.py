"""Leads through the tour in one window: shows each step beside its control, notices what was done, and can be left at any moment."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from gwasprivacy.base.language import say, say_marked
from gwasprivacy.ui.release.step_card import reveal
from gwasprivacy.ui.shell.throw_away_folder import ThrowAwayFolder
from gwasprivacy.ui.tour.spotlight import Spotlight, place_beside, seen_part
from gwasprivacy.ui.tour.tour_card import TourCard
from gwasprivacy.ui.tour.tour_steps import TourStep, TourSteps, TourWindow

LOOK_MS = 100  # between two looks at what the user has done and where the control is now


class Tour(QObject):
    """``finished`` when its last step was.  The plan that it opened stays open; its own files go with the window.

    While it runs, what happens to its plan is nothing that could be lost: nobody is asked to save it.
    """

    finished = Signal()

    def __init__(self, window: TourWindow, content: QWidget, open_example: Callable[[], bool]) -> None:
        """``content``: the widget of the window over which the card may lie."""
        super().__init__(content)
        self._window, self._content, self._open_example = window, content, open_example
        self._folder = ThrowAwayFolder()
        self._steps: tuple[TourStep, ...] = ()
        self._at = 0
        self._wanted = False  # whether "Do it for me" was pressed here
        self._was_done = False
        self._opening = False
        self._has_example = False
        self.light, self.card = Spotlight(content), TourCard(content)
        self.card.next_asked.connect(self.go_on)
        self.card.back_asked.connect(self.go_back)
        self.card.do_asked.connect(self.do)
        self.card.show_asked.connect(self.show_control)
        self.card.leave_asked.connect(self.leave)
        self._escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), content.window(), self.leave)
        self._escape.setEnabled(False)
        self._to_card = QShortcut(QKeySequence(Qt.Key.Key_F6), content.window(), self._switch_focus)
        self._to_card.setEnabled(False)
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_MS)
        self._timer.timeout.connect(self.look)
        window.document.replaced.connect(self._another_plan)
        window.document.dirty_changed.connect(self._keep_clean)
        content.installEventFilter(self)
        self._hide()

    # Where it is ----------------------------------------------------------------------------------------------------

    @property
    def is_running(self) -> bool:
        return self._timer.isActive()

    @property
    def step(self) -> TourStep | None:
        return self._steps[self._at] if self.is_running else None

    @property
    def number(self) -> int:
        """Of the step, from 1; 0 while the tour is not running."""
        return self._at + 1 if self.is_running else 0

    @property
    def owns_plan(self) -> bool:
        """Whether the open plan is still the tour's own copy, with nothing in it that somebody else did since."""
        document = self._window.document
        return self._has_example and document.path is None and not document.is_dirty

    def start(self) -> None:
        """From the first step, on a new copy of the example."""
        self.leave()
        self._opening = True
        try:
            opened = self._open_example()
        finally:
            self._opening = False
        if not opened:
            return
        self._folder.remove()
        self._has_example = True
        self._steps = TourSteps(self._window, self._folder).steps
        self._escape.setEnabled(True)
        self._to_card.setEnabled(True)
        self._timer.start()
        self._go_to(0)

    def leave(self) -> None:
        """Hide the card.  Everything else stays as it is."""
        if self.is_running:
            self._timer.stop()
            self._hide()

    def close(self) -> None:
        """The window closes, and nothing works on the tour's files any more."""
        self.leave()
        self._folder.remove()

    def _hide(self) -> None:
        had_focus = self._has_focus
        self._escape.setEnabled(False)
        self._to_card.setEnabled(False)
        self.card.hide()
        self.light.hide()
        if had_focus and self._steps:
            self._focus_control()

    # Steps ----------------------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        if not self.is_running:
            return
        if self._at + 1 < len(self._steps) and not self._is_hindered():
            self._go_to(self._at + 1)
            return
        ended = self._at + 1 == len(self._steps)
        self.leave()
        if ended:
            self.finished.emit()

    def go_back(self) -> None:
        if self.is_running and self._at > 0:
            self._go_to(self._at - 1)

    def do(self) -> None:
        """What the step asks for, as the user would do it."""
        self._wanted = True
        self.show_control()
        self.look()

    def show_control(self) -> None:
        """Bring the step's control to the front."""
        if self.step is not None:
            self._bring(self.step)
            self.look()

    def _go_to(self, number: int) -> None:
        self._at, self._wanted = number, False
        step = self._steps[number]
        self._bring(step)
        self._was_done = self._is_done()
        self.look()
        self.card.take_focus()

    def _bring(self, step: TourStep) -> None:
        step.bring()
        widget, _part = step.target()
        reveal(widget)

    def _is_done(self) -> bool:
        step = self.step
        return step is not None and (step.is_done is None or step.is_done())

    def _is_hindered(self) -> bool:
        return self.step is not None and not self._is_done() and self.step.is_hindered()

    # Looking --------------------------------------------------------------------------------------------------------

    def look(self) -> None:
        """Show what is true now."""
        step = self.step
        if step is None:
            return
        if self._wanted and not self._is_done() and not self._is_hindered() and step.do is not None:
            step.do()
        done, did = self._is_done(), self._wanted
        if done:
            self._wanted = False
        hindered = self._is_hindered()
        if hindered:
            self._wanted = False  # nothing is tried again unasked
        text = say_marked(step.text)
        if hindered:
            text = say("The reason why this step stops is shown beside the control. You can leave the tour.")
        elif self._wanted:
            text = say_marked(step.waiting_text)
        elif done and step.done_text is not None:
            text = step.done_text()
        widget, part = step.target()
        seen = seen_part(widget, part, self._content)
        had_focus = self._has_focus
        self.card.show_step(
            self.number,
            len(self._steps),
            say_marked(step.title),
            text,
            may_do=not done and not hindered and not self._wanted,
            may_go_on=done,
            is_seen=seen is not None,
        )
        self._place(seen)
        if had_focus and not self._has_focus:
            self.card.take_focus()  # the button that had it is gone
        if done != self._was_done:
            self._was_done = done
            if had_focus or did:
                self.card.take_focus()
            if seen is None:
                reveal(widget)

    def _place(self, target: QRect | None) -> None:
        """The card beside ``target``, or where it was while there is nothing to point at."""
        content = self._content
        room = self._room(target)
        if target is not None:
            place = place_beside(self.card.size(), target, room)
        elif self.card.isHidden():
            place = room.bottomRight() - self.card.rect().bottomRight()
        else:
            place = self.card.pos()
        self.card.move(place)
        self.light.setGeometry(content.rect())
        self.light.show_target(target, self.card.geometry())
        if self.card.isHidden():
            self.light.show()
            self.card.show()
        self.light.raise_()
        self.card.raise_()

    def _room(self, target: QRect | None) -> QRect:
        """Below the plan's sentence and the tabs, which are read along; more where that has no room for the card."""
        content, tabs = self._content.rect(), self._window.tabs
        bar = tabs.tabBar()
        pages = QRect(tabs.mapTo(self._content, tabs.rect().topLeft()), tabs.size())
        if target is None or not target.intersects(QRect(bar.mapTo(self._content, QPoint()), bar.size())):
            pages.setTop(pages.top() + bar.height())
        room = pages.intersected(content)
        return room if tabs.isVisible() and room.height() >= self.card.height() else content

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.is_running:
            QTimer.singleShot(0, self, self.look)
        return False

    @property
    def _has_focus(self) -> bool:
        focus = self.card.window().focusWidget()
        return focus is not None and (focus is self.card or self.card.isAncestorOf(focus))

    # The keyboard ---------------------------------------------------------------------------------------------------

    def _switch_focus(self) -> None:
        """F6: from the card to the step's control, and back."""
        if self._has_focus:
            self.show_control()
            self._focus_control()
        else:
            self.card.take_focus()

    def _focus_control(self) -> None:
        widget, _part = self._steps[self._at].target()
        inside = [widget, *widget.findChildren(QWidget)]
        wanted = Qt.FocusPolicy.TabFocus
        for each in inside:
            if each.isVisible() and each.isEnabled() and each.focusPolicy().value & wanted.value:
                each.setFocus(Qt.FocusReason.OtherFocusReason)
                return

    # The plan -------------------------------------------------------------------------------------------------------

    def _another_plan(self) -> None:
        if not self._opening:
            self._has_example = False
            self.leave()

    def _keep_clean(self, dirty: bool) -> None:
        """The copy of the example is nobody's work while the tour runs."""
        document = self._window.document
        if dirty and self.is_running and document.path is None:
            document.undo_stack.setClean()
