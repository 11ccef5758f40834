"""Dialogs that write something of each person into a file: the sources and a folder on the left, what is done on the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from gwasprivacy.base.language import say
from gwasprivacy.base.safe_files import OWNER_ONLY
from gwasprivacy.ui.tools.tool_dialog import ToolDialog
from gwasprivacy.ui.widgets.card import Card, label
from gwasprivacy.ui.widgets.file_places import FilePlace, FileQuestion, offering


class AssignDialog(ToolDialog):
    """``needed``: the questions in order, each with what is said while it has no file; the first names what is written."""

    ending: str

    def arrange(self, needed: Sequence[tuple[FileQuestion, str]], made: str, topic: str, about: Sequence[str]) -> None:
        """Lay out the questions, whose answers are private in a folder of their own, and say what is done."""
        self.folder = self.asks_for_folder(
            say("Folder for the file"), say("Folder"), say("Folder for the file"), self._beside_the_first
        )
        self.needed = [*needed, (self.folder, say("Choose a folder first."))]
        card = self.sources = Card(say("Sources"))
        for question, _ in self.needed:
            card.body.addWidget(question)
        self.inputs += [question for question, _ in needed]
        self.left.add(card)
        told = Card(say("One person at a time"), topic=topic)
        for place, words in enumerate(about):
            told.body.addWidget(label(words, "muted" if place else ""))
        self.right.addWidget(told)
        written = Card(made)
        self.outcome = label(say("Not made yet."), selectable=True)
        written.body.addWidget(self.outcome)
        self.folder.place.picked.connect(lambda _path: self.outcome.setText(say("Not made yet.")))
        self.right.addWidget(written)
        self.right.addStretch(1)
        self.ready()

    def question(self, caption: str, name: str, empty: str, files: str = "", kind: str = "") -> FileQuestion:
        question = FileQuestion(caption, FilePlace(name, empty=empty, filters=offering(kind, files)))
        question.place.picked.connect(lambda path: self.chosen(question, path))
        return question

    def _beside_the_first(self) -> Path | None:
        first = self.needed[0][0].place.path
        return None if first is None else first.parent

    def chosen(self, question: FileQuestion, path: Path) -> None:
        question.place.show_path(path)
        self.outcome.setText(say("Not made yet."))
        self.refresh()

    def why_not(self) -> str:
        return next((words for question, words in self.needed if question.place.path is None), "")

    def known_paths(self) -> Sequence[Path | None]:
        *files, folder = (question.place.path for question, _ in self.needed)
        return (*files, None if folder is None else folder / "x")

    def out(self) -> Path:
        """What will be written."""
        first, folder = self.needed[0][0].place.path, self.folder.place.path
        assert first is not None
        assert folder is not None
        return folder / f"{self.stem(first)}{self.ending}"

    def stem(self, first: Path) -> str:
        raise NotImplementedError

    def write(self, function: Callable[..., Any], *args: Any, title: str, text: Callable[[Any], str]) -> None:
        """Run ``function`` on a worker thread and write what ``text`` makes of its answer; asks before anything is replaced."""
        if self.is_running or self.why_not():
            return
        out = self.out()
        force = self.may_replace([out])
        if force is None:
            return

        def written(found: Any) -> None:
            self.folder_made = out.parent
            self.outcome.setText(self.outcome_words(out, found))
            self.refresh()

        def made(found: Any) -> None:
            contents = {out: text(found).encode()}
            self.save(contents, force=force, done=lambda _written: written(found), mode=OWNER_ONLY)

        self.run(function, *args, title=title, done=made)

    def outcome_words(self, out: Path, found: Any) -> str:
        raise NotImplementedError
