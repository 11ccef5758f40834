"""One number with its name, its unit and its explanation, in a place that does not move."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.widgets.card import label, show_in_its_place
from gwasprivacy.ui.widgets.explain import HelpButton
from gwasprivacy.ui.widgets.still_text import StillText


class NumberTile(QWidget):
    """A caption ("attack advantage"), a value ("at most 33 %"), optionally a small note under it, and "?".

    ``role``: "number", or "number-attacker" and "number-any" for those colours.
    """

    def __init__(self, caption: str, *, topic: str = "", note: str = "", role: str = "number") -> None:
        super().__init__()
        if topic:
            self.setProperty("helpTopic", topic)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        top = QHBoxLayout()
        top.setSpacing(GRID // 2)
        self.caption = label(caption, "muted", wrap=False)
        self.caption.setTextFormat(Qt.TextFormat.AutoText)
        self._name = caption.replace("<sup>", "^").replace("</sup>", "")
        top.addWidget(self.caption)
        if topic:
            top.addWidget(HelpButton(topic, f"{self._name}, {note}" if note else self._name))
        top.addStretch(1)
        layout.addLayout(top)
        self.value = StillText("–", role, shrinks=True)
        layout.addWidget(self.value)
        self.note = StillText(note, "muted")
        layout.addWidget(self.note)
        show_in_its_place(self.note, bool(note))
        self.set_value("–")

    def set_value(self, text: str, note: str | None = None) -> None:
        if text != self.value.text():
            self.value.setText(text)
        if note is not None and note != self.note.text():
            self.note.setText(note)
            if self.note.isHidden():
                self.note.show()
        described = f"{self._name}{', ' + self.note.text() if self.note.text() else ''}: {text}"
        if described != self.accessibleName():
            self.setAccessibleName(described)

    def text(self) -> str:
        return self.value.text()
