"""What the three tabs share: the left column (what you say), the right side (what follows), a state for the tab's dot."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from gwasprivacy.ui.shell.theme import GRID, LEFT_COLUMN
from gwasprivacy.ui.shell.zoom import keep, px
from gwasprivacy.ui.widgets.explain import first_asked, focus_chain

LEAST_RIGHT, LEAST_HEIGHT = 460, 330  # px, beside the left column, and of a page


class TabState(StrEnum):
    """The dot beside a tab's name."""

    READY = "ready"  # ● everything that this tab asks is answered
    OPEN = "open"  # ○ something is still to be said or done
    PROBLEM = "problem"  # ▲ something here needs attention


class _Cards(QWidget):
    """The column's content, as high as its texts are at the column's width."""

    def minimumSizeHint(self) -> QSize:
        layout = self.layout()
        if layout is None:
            return super().minimumSizeHint()
        height = layout.totalHeightForWidth(px(LEFT_COLUMN)) if layout.hasHeightForWidth() else -1
        return QSize(0, max(height, 0) or layout.totalMinimumSize().height())


class LeftColumn(QScrollArea):
    """Cards in order, 360 px wide, scrolling alone where the window is low."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inner = _Cards()
        self._layout = QVBoxLayout(inner)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(GRID)
        self._layout.addStretch(1)
        self.setWidget(inner)
        inner.installEventFilter(self)
        self._followed: QWidget | None = None  # what the keyboard has reached,
        self._followed_at = 0  # and where the column was scrolled to for it
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
            self._follow(new)

    def _follow(self, widget: QWidget) -> None:
        self.ensureWidgetVisible(widget, 0, 2 * GRID)
        self._followed, self._followed_at = widget, self.verticalScrollBar().value()

    def go_to_top(self) -> None:
        """Show the first card from its top."""
        self.verticalScrollBar().setValue(0)
        self._followed_at = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A card that grows, as when a forecast comes, does not push what the keyboard has reached out of sight."""
        if event.type() == QEvent.Type.LayoutRequest and self._followed is not None:
            QTimer.singleShot(0, self, self._follow_again)
        return super().eventFilter(watched, event)

    def _follow_again(self) -> None:
        """Unless somebody has scrolled elsewhere meanwhile."""
        focus = QApplication.focusWidget()
        if focus is not None and focus is self._followed and self.verticalScrollBar().value() == self._followed_at:
            self._follow(focus)

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Show, QEvent.Type.Resize):
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        """Give the scroll bar its own room beside the cards instead of over them."""
        inner = self.widget()
        if inner is None:
            return
        needed = inner.minimumSizeHint().height() > self.height()
        width = px(LEFT_COLUMN) + (self.verticalScrollBar().sizeHint().width() + 2 if needed else 0)
        if self.width() != width:
            self.setFixedWidth(width)


class TabPage(QWidget):
    """Base of a tab.

    ``left`` takes cards with ``left.add(card)``; ``right`` is a QVBoxLayout.  Set :attr:`state` for the dot.  The main
    window calls :meth:`focus_field` for the underlined parts of the plan sentence and for errors, and :meth:`activated`
    whenever the tab comes to the front.
    """

    state_changed = Signal()
    headline_changed = Signal(str)  # what the tab adds to the plan sentence; "" when it has nothing true to say
    headline_awaited = Signal(str)  # the most that it may come to say, while it is being computed

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        inner = QWidget()
        layout = QHBoxLayout(inner)
        layout.setContentsMargins(2 * GRID, GRID, 2 * GRID, GRID)
        layout.setSpacing(2 * GRID)
        self.left = LeftColumn()
        layout.addWidget(self.left)
        self.right = QVBoxLayout()
        self.right.setContentsMargins(0, 0, 0, 0)
        self.right.setSpacing(GRID)
        layout.addLayout(self.right, 1)
        # On a screen that is too small for both columns the page scrolls, rather than squeeze what follows over what is said.
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(inner)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(area)
        keep(inner, "least", lambda: inner.setMinimumSize(px(LEFT_COLUMN) + LEAST_RIGHT, LEAST_HEIGHT))
        self._state = TabState.OPEN

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

    def seen_first(self) -> None:
        """The tab is in front for the first time: it begins at its top.

        Keys that Qt gave to whatever it found here, from where they were before, begin at the first question.
        """
        focus = QApplication.focusWidget()
        first = first_asked(focus_chain(self), self)
        if first is not None and focus is not None and self.isAncestorOf(focus):
            first.setFocus(Qt.FocusReason.OtherFocusReason)
        self.left.go_to_top()
