""" "?": a one-paragraph explanation with its source, one click or F1 away."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QHelpEvent, QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QToolButton,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from gwasprivacy.base.language import say
from gwasprivacy.ui.shell.help_pages import Explanation, find_explanation
from gwasprivacy.ui.shell.help_search import GLOSSARY_PAGE, glossary
from gwasprivacy.ui.shell.plain_words import raised_markup, tip
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.shell.zoom import px


class ExplanationPopup(QFrame):
    """A small page beside what it explains; Esc or a click elsewhere closes it."""

    def __init__(self, content: Explanation, parent: QWidget | None, open_page: Callable[[str], None] | None) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setProperty("role", "popup")
        self.setAccessibleName(content.title)
        self.setAccessibleDescription(content.text)
        self._layout = layout = QVBoxLayout(self)
        layout.setContentsMargins(2 * GRID, GRID + 4, 2 * GRID, GRID + 4)
        layout.setSpacing(GRID)
        for text, role in ((content.title, "title"), (content.text, ""), (content.source, "muted")):
            if text:
                part = QLabel(raised_markup(text))
                part.setProperty("role", role)
                part.setWordWrap(True)
                part.setTextFormat(Qt.TextFormat.RichText)
                part.setAccessibleName(text)
                part.setTextInteractionFlags(
                    Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
                )
                layout.addWidget(part)
        if open_page is not None:
            links = QHBoxLayout()
            links.setSpacing(2 * GRID)
            for words, page in ((say("Read more"), content.page), (say("Glossary"), in_glossary(content))):
                if page:
                    more = QPushButton(words)
                    more.setProperty("role", "link")
                    more.clicked.connect(lambda _=False, page=page: (self.close(), open_page(page)))
                    links.addWidget(more)
            links.addStretch(1)
            layout.addLayout(links)
        self.setFixedWidth(px(380))

    def show_beside(self, anchor: QWidget) -> None:
        """Open under ``anchor``, inside its screen."""
        # Wrapped text is as high as it is at this width; adjustSize would guess.
        self.setFixedHeight(self._layout.totalHeightForWidth(self.width()))
        place = anchor.mapToGlobal(QPoint(0, anchor.height() + 4))
        screen = anchor.screen().availableGeometry()
        height = self.height()
        if place.y() + height > screen.bottom():
            place.setY(anchor.mapToGlobal(QPoint(0, 0)).y() - height - 4)
        place.setX(min(max(place.x(), screen.left() + 4), screen.right() - self.width() - 4))
        place.setY(max(place.y(), screen.top() + 4))
        self.move(place)
        self.show()
        self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_F1):
            self.close()
            return
        super().keyPressEvent(event)


def explain(topic: str, anchor: QWidget) -> ExplanationPopup | None:
    """Show what ``topic`` means beside ``anchor``; None when there is no such explanation."""
    content = find_explanation(topic)
    if content is None:
        return None
    window = anchor.window()
    popup = ExplanationPopup(content, window, getattr(window, "show_help_page", None))
    popup.show_beside(anchor)
    return popup


def in_glossary(content: Explanation) -> str:
    """Where the glossary has ``content``, as a page and its heading; "" where it has not (a derivation, a family's words)."""
    return f"{GLOSSARY_PAGE}#{content.title}" if any(each.title == content.title for each in glossary()) else ""


def topic_of(widget: QWidget | None) -> str:
    """The help topic of ``widget`` or of the nearest part around it that has one."""
    while widget is not None:
        topic = widget.property("helpTopic")
        if topic:
            return str(topic)
        widget = widget.parentWidget()
    return ""


class HelpButton(QToolButton):
    """The "?" beside a term."""

    def __init__(self, topic: str, about: str) -> None:
        super().__init__()
        self.setText("?")
        self.setProperty("role", "help")
        self.setProperty("helpTopic", topic)
        self.topic = topic
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(say("What does this mean: {term}", term=about.rstrip("?")))
        self.clicked.connect(lambda: explain(self.topic, self))

    def event(self, event: QEvent) -> bool:
        """The pointer rests here: the first sentence of the explanation, which is read only then."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            content = find_explanation(self.topic)
            QToolTip.showText(event.globalPos(), tip("" if content is None else content.first_sentence), self)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
            return
        super().keyPressEvent(event)


def first_asked(widgets: Iterable[QWidget], root: QWidget) -> QWidget | None:
    """Where the keys begin in ``root``: the first of ``widgets`` that can be used and is no "?", which Enter would open."""
    for widget in widgets:
        reached = widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isEnabled() and widget.isVisibleTo(root)
        if reached and root.isAncestorOf(widget) and not isinstance(widget, HelpButton):
            return widget
    return None


def begin_at(first: QWidget, default: QPushButton) -> None:
    """Give the keys to ``first``, and Enter to ``default``, once a dialog is shown.

    After QDialog, which gives both to the button that had the keys when the dialog was closed, or to the default button where the first
    control is a button too.
    """

    def begin() -> None:
        default.setDefault(True)
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    QTimer.singleShot(0, first, begin)


def focus_chain(root: QWidget) -> Iterator[QWidget]:
    """What is in ``root``, in the order of the keys."""
    widget = root.nextInFocusChain()
    while widget is not None and widget is not root:
        if root.isAncestorOf(widget):
            yield widget
        widget = widget.nextInFocusChain()


def explain_focus() -> bool:
    """F1: explain what has the focus.  False when nothing there has an explanation."""
    widget = QApplication.focusWidget()
    topic = topic_of(widget)
    return bool(topic and widget is not None and explain(topic, widget))
