"""Cards, titles, messages under a field, and folded parts."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from gwasprivacy.base.language import say
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.widgets.explain import HelpButton

_FIRST_LINE = 60  # letters


class _Text(QLabel):
    """A text whose capitals keep their dots and accents: they rise above the height that Qt gives to a line."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self._accents = ""
        self._watches_its_font = False
        self.setText(text)

    def setText(self, text: str) -> None:
        super().setText(text)
        before = self._accents
        self._accents = "".join(each for each in text[:_FIRST_LINE] if each.isupper() and not each.isascii())
        if self._accents and not self._watches_its_font:
            # Most texts have none.  While a window is made each of its texts hears ten times of another style, which is Qt's matter
            # alone unless Python listens.
            self._watches_its_font = True
            self.installEventFilter(self)
        if before or self._accents:
            self._make_room()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._make_room()
        return super().eventFilter(watched, event)

    def _make_room(self) -> None:
        accents = self._accents
        above = -self.fontMetrics().tightBoundingRect(accents).top() - self.fontMetrics().ascent() if accents else 0
        if max(above, 0) != self.contentsMargins().top():
            self.setContentsMargins(0, max(above, 0), 0, 0)


def label(text: str = "", role: str = "", *, wrap: bool = True, selectable: bool = False) -> QLabel:
    """A text.  ``role``: "" (body), "muted", "title", "heading", "number", "error", "warning", "good"."""
    made = _Text(text)
    made.setProperty("role", role)
    made.setWordWrap(wrap)
    made.setTextFormat(Qt.TextFormat.PlainText)
    if selectable:
        made.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
    return made


def set_role(widget: QWidget, role: str) -> None:
    """Change a widget's ``role`` and restyle it."""
    if widget.property("role") != role:
        widget.setProperty("role", role)
        widget.style().unpolish(widget)
        widget.style().polish(widget)


def show_in_its_place(widget: QWidget, shown: bool) -> None:
    """Show or hide ``widget``; one that has no parent yet is not shown, which would make a window of its own of it."""
    if not shown or widget.parentWidget() is not None:
        widget.setVisible(shown)


class Card(QFrame):
    """One question of the left column, or one group of numbers: a hairline frame, a title, an optional "?".

    Put controls into ``body`` (a QVBoxLayout); ``header`` is the row of title and "?".  ``topic`` names the explanation behind "?" and F1.
    """

    def __init__(self, title: str = "", *, topic: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        if topic:
            self.setProperty("helpTopic", topic)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(GRID + 4, GRID, GRID + 4, GRID)
        outer.setSpacing(GRID - 2)
        self.title = label(title, "title")
        self.header = QHBoxLayout()
        self.header.setSpacing(GRID)
        outer.addLayout(self.header)
        if title:
            self.setAccessibleName(title)
            self.header.addWidget(self.title, 1)
            if topic:
                self.header.addWidget(HelpButton(topic, title), 0, Qt.AlignmentFlag.AlignTop)
        else:
            self.title.setParent(self)  # so that it ends with the card
            self.title.hide()
        self.body = QVBoxLayout()
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.setSpacing(GRID - 2)
        outer.addLayout(self.body)


class InlineMessage(QLabel):
    """A sentence under a field (an error: ``ui/widgets/inline_error.py``); takes no room while there is nothing to say.  Read out by a screen reader when set."""

    def __init__(self, role: str = "error") -> None:
        super().__init__()
        self.setProperty("role", role)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        policy = self.sizePolicy()
        policy.setVerticalPolicy(QSizePolicy.Policy.Minimum)
        self.setSizePolicy(policy)
        self.hide()

    def show_message(self, text: str) -> None:
        """Show ``text``; an empty text hides the message."""
        if text == self.text() and self.isHidden() != bool(text):
            return
        self.setText(text)
        self.setAccessibleName(text)
        self.setVisible(bool(text))
        if text:
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))


class RoomyMessage(InlineMessage):
    """A message whose words come late, or change by themselves: it keeps the room that it may come to need."""

    def __init__(self, role: str = "muted") -> None:
        super().__init__(role)
        self._longest = ""

    def keep_room_for(self, text: str) -> None:
        """What it may say at its longest."""
        if text != self._longest:
            self._longest = text
            self.updateGeometry()

    def heightForWidth(self, width: int) -> int:
        wrapped = self.fontMetrics().boundingRect(0, 0, width, 0, Qt.TextFlag.TextWordWrap, self._longest)
        return max(super().heightForWidth(width), wrapped.height() if self._longest else 0)


class Fold(QWidget):
    """ "▸ More": a title that unfolds its ``body`` (a QVBoxLayout)."""

    toggled = Signal(bool)

    def __init__(self, title: str, *, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(GRID // 2)
        self._title = title
        self.button = QPushButton()
        self.button.setProperty("role", "link")
        self.button.setCheckable(True)
        self.button.setCursor(Qt.CursorShape.PointingHandCursor)
        self.button.toggled.connect(self._toggle)
        outer.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)
        self._content = QWidget()
        self.body = QVBoxLayout(self._content)
        self.body.setContentsMargins(GRID // 2, 0, 0, 0)
        self.body.setSpacing(GRID - 2)
        outer.addWidget(self._content)
        self._toggle(False)

    @property
    def is_open(self) -> bool:
        return self.button.isChecked()

    def set_open(self, opened: bool) -> None:
        self.button.setChecked(opened)

    @property
    def title(self) -> str:
        return self._title

    def can_show(self, part: QWidget) -> bool:
        return part is self._content

    def show_part(self, part: QWidget) -> None:
        self.set_open(True)

    def set_title(self, title: str) -> None:
        """Call what is folded something else."""
        if title != self._title:
            self._title = title
            self._name()

    def _toggle(self, opened: bool) -> None:
        self._name()
        self._content.setVisible(opened)
        self.toggled.emit(opened)

    def _name(self) -> None:
        self.button.setText(f"{'▾' if self.is_open else '▸'} {self._title}")
        self.button.setAccessibleName(
            say("{title}, shown", title=self._title) if self.is_open else say("{title}, folded", title=self._title)
        )
