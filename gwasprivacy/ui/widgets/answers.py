"""A question about the study's file with a few answers; nothing is chosen before somebody answers."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QRadioButton, QVBoxLayout, QWidget

from gwasprivacy.base.language import say_marked
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.widgets.card import label
from gwasprivacy.ui.widgets.explain import HelpButton


class Answers(QWidget):
    """``question`` and ``answers`` are marked; the page ``topic`` of the help, called ``page``, explains them."""

    chosen = Signal(object)
    """An answer that somebody has clicked."""

    def __init__(self, question: str, answers: Mapping[StrEnum, str], topic: str, page: str) -> None:
        super().__init__()
        self.setProperty("helpTopic", topic)
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)  # its question may need two lines
        self.setSizePolicy(policy)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(GRID // 2)
        row = QHBoxLayout()
        row.addWidget(label(say_marked(question)), 1)
        row.addWidget(HelpButton(topic, page))
        layout.addLayout(row)
        # In no group: of one in which none is chosen yet, Tab reaches the first answer and arrows none of the others.
        self.radios: dict[StrEnum, QRadioButton] = {}
        for answer, words in answers.items():
            radio = QRadioButton(say_marked(words))
            radio.setAutoExclusive(False)
            radio.setAccessibleDescription(say_marked(question))
            radio.clicked.connect(lambda _checked=False, answer=answer: self.chosen.emit(answer))
            self.radios[answer] = radio
            layout.addWidget(radio)

    @property
    def first(self) -> QRadioButton:
        return next(iter(self.radios.values()))

    def show_answer(self, given: StrEnum | None, *, enabled: bool) -> None:
        for answer, radio in self.radios.items():
            radio.setChecked(answer is given)
            radio.setEnabled(enabled)
