"""What the three tabs share: the left column (what you say), the right side (what follows), a state for the tab's dot.

Where a window is too narrow for both, as on a small screen with everything twice as large, they lie one below the other.
"""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from gwasprivacy.ui.shell.theme import GRID, LEFT_COLUMN
from gwasprivacy.ui.shell.zoom import keep, px
from gwasprivacy.ui.widgets.card import Fold
from gwasprivacy.ui.widgets.explain import first_asked, focus_chain

LEAST_HEIGHT = 330  # px; of a page
LEAST_RIGHT = QSize(460, LEAST_HEIGHT)  # px; beside the left column
_ANY_SIZE = 16_777_215  # Qt's QWIDGETSIZE_MAX, which takes a fixed size back


class TabState(StrEnum):
    """The dot beside a tab's name."""

    READY = "ready"  # ● everything that this tab asks is answered
    OPEN = "open"  # ○ something is still to be said or done
    PROBLEM = "problem"  # ▲ something here needs attention


class _Cards(QWidget):
    """The column's content, as high as its texts are at the column's width."""

    full_width = 0
    """px; where the cards are as wide as the page, 0 where they are a column."""

    def minimumSizeHint(self) -> QSize:
        layout = self.layout()
        if layout is None:
            return super().minimumSizeHint()
        width = self.full_width or px(LEFT_COLUMN)
        height = layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else -1
        return QSize(0, max(height, 0) or layout.totalMinimumSize().height())


class LeftColumn(QScrollArea):
    """Cards in order, 360 px wide, scrolling alone where the window is low; or, above the right side, as wide as the page and as
    high as all of them."""

    def __init__(self) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._cards = inner = _Cards()
        self._layout = QVBoxLayout(inner)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(GRID)
        self._layout.addStretch(1)
        self.setWidget(inner)
        self._is_above = False
        inner.installEventFilter(self)
        self._followed: QWidget | None = None  # what the keyboard has reached, until somebody scrolls
        self.verticalScrollBar().actionTriggered.connect(self.let_go)
        keep(self, "width", self._fit)
        QApplication.instance().focusChanged.connect(self._follow_focus)  # type: ignore[union-attr]

    def add(self, card: QWidget) -> None:
        """Append a card."""
        self._layout.insertWidget(self._layout.count() - 1, card)

    def _follow_focus(self, _old: QWidget | None, new: QWidget | None) -> None:
        """Scroll to what the keyboard has reached.  What is pressed with the mouse stays under it, or the click would be lost."""
        inner = self.widget()
        self._followed = None
        if QApplication.mouseButtons() != Qt.MouseButton.NoButton:
            return
        if new is not None and inner is not None and inner.isAncestorOf(new):
            self.follow(new)

    def follow(self, widget: QWidget) -> None:
        """Show what the keyboard has reached, also when the cards change their heights."""
        self.show_whole(widget)
        self._followed = widget

    def let_go(self) -> None:
        """Somebody scrolls by hand, or is shown something else."""
        self._followed = None

    def lies_in(self, page: QScrollArea) -> None:
        """The page around the column scrolls too, and changes its height with it."""
        cards_and_right = page.widget()
        assert cards_and_right is not None
        cards_and_right.installEventFilter(self)
        page.verticalScrollBar().actionTriggered.connect(self.let_go)

    def show_whole(self, widget: QWidget) -> None:
        """Scroll until ``widget`` is in sight: this column, and the page around it where that scrolls."""
        for area in scrolling_around(widget):
            area.ensureWidgetVisible(widget, 0, 2 * GRID)

    def go_to_top(self) -> None:
        """Show the first card from its top."""
        for area in scrolling_around(self._cards):
            area.verticalScrollBar().setValue(0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A card that grows, as when a forecast comes, does not push what the keyboard has reached out of sight."""
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize) and self._followed is not None:
            QTimer.singleShot(0, self, self._follow_again)
        return super().eventFilter(watched, event)

    def _follow_again(self) -> None:
        focus = QApplication.focusWidget()
        if focus is not None and focus is self._followed:
            self.follow(focus)

    def event(self, event: QEvent) -> bool:
        # Nobody sees how wide it is before it is shown, and to ask all cards for their heights takes long.
        if self.isVisible() and event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Show, QEvent.Type.Resize):
            self._fit()
        return super().event(event)

    def lie_above(self, is_above: bool) -> None:
        """Be as wide as the page and as high as the cards, or a column beside the right side again."""
        if is_above == self._is_above:
            return
        self._is_above = is_above
        bar = Qt.ScrollBarPolicy.ScrollBarAlwaysOff if is_above else Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self.setVerticalScrollBarPolicy(bar)
        self.setMinimumSize(0, 0)
        self.setMaximumSize(_ANY_SIZE, _ANY_SIZE)
        self._cards.full_width = 0
        self._fit()

    def _fit(self) -> None:
        """Give the scroll bar its own room beside the cards instead of over them."""
        inner = self.widget()
        if inner is None:
            return
        if self._is_above:
            self._cards.full_width = self.width()
            height = inner.minimumSizeHint().height()
            if self.height() != height or self.minimumHeight() != height:
                self.setMinimumWidth(px(LEFT_COLUMN))
                self.setFixedHeight(height)
            return
        needed = inner.minimumSizeHint().height() > self.height()
        width = px(LEFT_COLUMN) + (self.verticalScrollBar().sizeHint().width() + 2 if needed else 0)
        if self.width() != width:
            self.setFixedWidth(width)


def scrolling_around(widget: QWidget) -> list[QScrollArea]:
    """Every area that scrolls ``widget``, the nearest first."""
    found: list[QScrollArea] = []
    above = widget.parentWidget()
    while above is not None:
        if isinstance(above, QScrollArea):
            found.append(above)
        above = None if above.isWindow() else above.parentWidget()
    return found


def lay_out(columns: QBoxLayout, left: LeftColumn, is_narrow: bool) -> None:
    """``left`` beside what else is in ``columns``, or above it."""
    columns.setDirection(QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight)
    left.lie_above(is_narrow)


class TabPage(QWidget):
    """Base of a tab.

    ``left`` takes cards with ``left.add(card)``; ``right`` is a QVBoxLayout.  Set :attr:`state` for the dot.  The main
    window calls :meth:`focus_field` for the underlined parts of the plan sentence and for errors, and :meth:`activated`
    whenever the tab comes to the front.  Dialogs lay theirs out as a tab does, whose right side needs less room (``least``, px), without
    ``margins`` of its own.
    """

    state_changed = Signal()
    headline_changed = Signal(str)  # what the tab adds to the plan sentence; "" when it has nothing true to say
    headline_awaited = Signal(str)  # the most that it may come to say, while it is being computed

    laid_out = Signal(bool)  # whether the page is too narrow for two columns

    def __init__(
        self, parent: QWidget | None = None, *, least: QSize = LEAST_RIGHT, margins: tuple[int, int] = (2 * GRID, GRID)
    ) -> None:
        super().__init__(parent)
        self._least = least
        self._inner = inner = QWidget()
        self._columns = layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, inner)
        layout.setContentsMargins(*margins, *margins)
        layout.setSpacing(2 * GRID)
        self.left = LeftColumn()
        layout.addWidget(self.left)
        self._right_side = QWidget()
        self.right = QVBoxLayout(self._right_side)
        self.right.setContentsMargins(0, 0, 0, 0)
        self.right.setSpacing(GRID)
        layout.addWidget(self._right_side, 1)
        # On a screen that is too small for both columns the page scrolls, rather than squeeze what follows over what is said.
        self.area = area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(inner)
        self.left.lies_in(area)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(area)
        keep(inner, "least", self._lay_out)
        self._state = TabState.OPEN

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        """The right side beside the left column, or below it where there is no room beside; what lies below fills the screen."""
        beside = 0 if self.left.isHidden() else px(LEFT_COLUMN) + self._least.width()
        is_narrow = 0 < self.width() < beside
        lay_out(self._columns, self.left, is_narrow)
        self.laid_out.emit(is_narrow)
        self._right_side.setMinimumHeight(max(self._least.height(), self.height() - 2 * GRID) if is_narrow else 0)
        # 0: as high as both need.
        self._inner.setMinimumSize(px(LEFT_COLUMN) if is_narrow else beside, 0 if is_narrow else self._least.height())

    def show_right(self) -> None:
        """Scroll to what follows, where it lies below."""
        if self._right_side.y() >= self.left.geometry().bottom() > 0:
            self.area.verticalScrollBar().setValue(self._right_side.y())

    def missing_height(self) -> int:
        """How many px the page is too low for what is on it; it scrolls by them."""
        needed = self._columns.totalHeightForWidth(self.area.viewport().width())
        return max(needed, self._columns.totalMinimumSize().height()) - self.area.viewport().height()

    @property
    def state(self) -> TabState:
        return self._state

    @state.setter
    def state(self, state: TabState) -> None:
        if state is not self._state:
            self._state = state
            self.state_changed.emit()

    def focus_field(self, path: str) -> bool:
        """Put the focus on the control of a plan field ("adversary.prior.low"); False if it is not on this tab."""
        return False

    def activated(self) -> None:
        """The tab came to the front."""

    def begin_anew(self) -> None:
        """Another plan: nothing is unfolded, and the tab begins at its top."""
        for fold in self.findChildren(Fold):
            fold.set_open(False)
        self.left.go_to_top()
        self.area.verticalScrollBar().setValue(0)

    def seen_first(self) -> None:
        """The tab is in front for the first time: it begins at its top.

        Keys that Qt gave to whatever it found here, from where they were before, begin at the first question.
        """
        focus = QApplication.focusWidget()
        first = first_asked(focus_chain(self), self)
        if first is not None and focus is not None and self.isAncestorOf(focus):
            first.setFocus(Qt.FocusReason.OtherFocusReason)
        self.left.go_to_top()
