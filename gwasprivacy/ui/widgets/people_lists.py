"""Where a study is named: the lists of who takes part, and of who does not."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal

from gwasprivacy.base.language import say
from gwasprivacy.ui.widgets.card import Fold, label
from gwasprivacy.ui.widgets.file_places import FilePlace, FileQuestion


class PeopleListsQuestion(Fold):
    """``changed`` when another list is to be used, or none."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__(say("Lists of people to keep or to remove"))
        self.setProperty("helpTopic", "people-lists")
        self.keep = self._row(say("Only these people take part (FID IID, or IID):"), say("List of people to keep"))
        self.remove = self._row(
            say("These people do not take part (FID IID, or IID):"), say("List of people to remove")
        )
        self.body.addWidget(
            label(
                say(
                    "Based on phenotypes, consent or public facts, not on this study’s genotypes. The lists stay "
                    "on this machine."
                ),
                "muted",
            )
        )

    def _row(self, caption: str, name: str) -> FileQuestion:
        question = FileQuestion(caption, FilePlace(name, empty=say("No list."), clearable=True))
        question.place.picked.connect(lambda path: self._picked(question.place, path))
        question.place.cleared.connect(self.changed)
        self.body.addWidget(question)
        return question

    def _picked(self, place: FilePlace, path: Path) -> None:
        place.show_path(path)
        self.changed.emit()
