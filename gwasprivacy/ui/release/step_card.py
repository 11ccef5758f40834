"""One step of a release: a card that is open while it is asked, and folds to a line when it is answered."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLabel, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from gwasprivacy.base.language import mark, say, say_marked
from gwasprivacy.ui.shell.theme import GRID, theme, theme_source
from gwasprivacy.ui.shell.zoom import keep_height, keep_width
from gwasprivacy.ui.widgets.card import label, set_role
from gwasprivacy.ui.widgets.explain import HelpButton
from gwasprivacy.ui.widgets.plots.plot import pen
from gwasprivacy.ui.widgets.tab_page import LeftColumn, scrolling_around


def reveal(widget: QWidget, start: QWidget | None = None) -> None:
    """Scroll ``widget`` into view, once the layout around it has settled; its top counts if it is too high.

    A focus that would then be on a part of ``widget`` out of sight moves to ``start``: no key may press what cannot be seen.
    """

    def scroll() -> None:
        areas = scrolling_around(widget)
        if areas and widget.isVisible():
            for area in areas:
                _scroll_to(widget, area)
            columns = [area for area in areas if isinstance(area, LeftColumn)]
            for column in columns:
                column.let_go()
            focus = QApplication.focusWidget()
            if focus is None or not widget.isAncestorOf(focus):
                return
            if _is_whole(focus):
                for column in columns:
                    column.follow(focus)
            elif start is not None:
                start.setFocus(Qt.FocusReason.OtherFocusReason)

    QTimer.singleShot(0, widget, scroll)


def _scroll_to(widget: QWidget, area: QScrollArea) -> None:
    inner = area.widget()
    if inner is None or widget.height() + GRID <= area.viewport().height():
        area.ensureWidgetVisible(widget, 0, GRID)
    else:  # Qt would show its middle
        area.verticalScrollBar().setValue(widget.mapTo(inner, widget.rect().topLeft()).y() - GRID)


def _is_whole(widget: QWidget) -> bool:
    """Whether all of the widget is in sight."""
    return widget.visibleRegion().boundingRect() == widget.rect()


class StepState(StrEnum):
    """How far a step is."""

    AHEAD = mark("not yet")
    CURRENT = mark("to do")
    DONE = mark("done")
    PROBLEM = mark("needs attention")


class StepMark(QWidget):
    """The step's number in a ring; a tick when it is done, an exclamation mark when something is wrong."""

    def __init__(self, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._number = number
        self._state = StepState.AHEAD
        keep_width(self, 3 * GRID)
        keep_height(self, 3 * GRID)
        theme_source().changed.connect(self.update)

    def show_state(self, state: StepState) -> None:
        self._state = state
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        t = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        circle = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        fill, ink, ring = {
            StepState.AHEAD: (None, "muted", "hairline"),
            StepState.CURRENT: ("accent", "on_accent", "accent"),
            StepState.DONE: (None, "good", "good"),
            StepState.PROBLEM: (None, "error", "error"),
        }[self._state]
        painter.setPen(pen(t.colour(ring), 1.5))
        painter.setBrush(t.colour(fill) if fill else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(circle)
        if self._state is StepState.DONE:
            tick = pen(t.colour(ink), 2.0)
            tick.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(tick)
            x, y, w = circle.x(), circle.y(), circle.width()
            painter.drawPolyline(_tick(x, y, w))
            return
        font = QFont(self.font())
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(t.colour(ink))
        text = "!" if self._state is StepState.PROBLEM else str(self._number)
        painter.drawText(circle, Qt.AlignmentFlag.AlignCenter, text)


def _tick(x: float, y: float, w: float) -> list[QPointF]:
    return [
        QPointF(x + 0.28 * w, y + 0.52 * w),
        QPointF(x + 0.44 * w, y + 0.67 * w),
        QPointF(x + 0.72 * w, y + 0.36 * w),
    ]


class StepHeader(QWidget):
    """The line of a step; pressing it (mouse, Return or Space) asks to open or fold the step."""

    pressed = Signal()

    def __init__(self, number: int, title: str, topic: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GRID)
        self.mark = StepMark(number)
        self.title = label(title, "title", wrap=False)
        self.summary = QLabel()
        self.summary.setProperty("role", "muted")
        self.summary.setTextFormat(Qt.TextFormat.PlainText)
        self.summary.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.summary.setWordWrap(True)
        # The title stands on one line with the mark and the "?", also where a summary follows below.
        self.title.setMinimumHeight(self.mark.height())
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.title)
        words.addWidget(self.summary)
        row.addWidget(self.mark, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)
        if topic:
            help_column = QVBoxLayout()
            help_column.setContentsMargins(0, GRID // 2, 0, 0)
            help_column.addWidget(HelpButton(topic, title))
            help_column.addStretch(1)
            row.addLayout(help_column)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.summary.hide()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.pressed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.pressed.emit()
            return
        super().keyPressEvent(event)


class StepCard(QFrame):
    """A step.  Put its controls into ``body``; ``fold_asked`` when the user presses the header."""

    fold_asked = Signal()

    def __init__(self, number: int, title: str, *, topic: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        if topic:
            self.setProperty("helpTopic", topic)
        self._name = say("Step {number}: {title}", number=number, title=title)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(GRID + 4, GRID, GRID + 4, GRID)
        outer.setSpacing(GRID)
        self.header = StepHeader(number, title, topic)
        self.header.pressed.connect(self.fold_asked)
        outer.addWidget(self.header)
        self.content = QWidget()
        self.body = QVBoxLayout(self.content)
        self.body.setContentsMargins(0, 0, 0, GRID // 2)
        self.body.setSpacing(GRID)
        outer.addWidget(self.content)
        self._state = StepState.AHEAD
        self._open = False
        self.show_state(StepState.AHEAD, "", opened=False)

    @property
    def state(self) -> StepState:
        return self._state

    @property
    def is_open(self) -> bool:
        return self._open

    def can_show(self, part: QWidget) -> bool:
        return part is self.content and self._state is not StepState.AHEAD

    def show_part(self, part: QWidget) -> None:
        if not self._open:
            self.fold_asked.emit()

    def show_state(self, state: StepState, summary: str, *, opened: bool) -> None:
        """Show how far the step is; ``summary`` is its line while it is folded."""
        self._state, self._open = state, opened
        self.header.mark.show_state(state)
        set_role(self.header.title, "muted" if state is StepState.AHEAD and not opened else "title")
        self.header.summary.setText(summary)
        self.header.summary.setVisible(bool(summary) and not opened and state is not StepState.AHEAD)
        self.header.setCursor(
            Qt.CursorShape.ArrowCursor if state is StepState.AHEAD else Qt.CursorShape.PointingHandCursor
        )
        self.header.setFocusPolicy(Qt.FocusPolicy.NoFocus if state is StepState.AHEAD else Qt.FocusPolicy.StrongFocus)
        self.content.setVisible(opened)
        described = f"{self._name}, {say_marked(state.value)}"
        if state is not StepState.AHEAD:
            described = say("{title}, open", title=described) if opened else say("{title}, folded", title=described)
        if summary and not opened:
            described += f": {summary}"
        self.header.setAccessibleName(described)
        self.setAccessibleName(described)
