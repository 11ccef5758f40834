"""New, open, save: the plan's file, with the questions that must be asked on the way."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import say
from gwasprivacy.base.resources import resource_path
from gwasprivacy.plan.attack_words import tighter_sentence
from gwasprivacy.ui.shell.document import PLAN_SUFFIX, PlanDocument
from gwasprivacy.ui.shell.error_words import message_words, remedy_words
from gwasprivacy.ui.shell.jobs import JobRunner
from gwasprivacy.ui.shell.settings import Settings
from gwasprivacy.ui.widgets.banner import Banner
from gwasprivacy.ui.widgets.dialogs import dialogs
from gwasprivacy.ui.widgets.file_places import offering


class PlanFiles(QObject):
    """What the Plan menu does.  Failures are sentences in a dialog, and leave everything as it was."""

    def __init__(
        self, window: QWidget, document: PlanDocument, settings: Settings, banner: Banner, jobs: JobRunner
    ) -> None:
        super().__init__(window)
        self._jobs = jobs
        self.window = window
        self.document = document
        self.settings = settings
        self.banner = banner
        document.file_changed.connect(self._file_changed)
        document.file_vanished.connect(self._file_vanished)

    def new(self) -> None:
        if self.may_leave():
            self.document.new()
            self.banner.hide()

    def open(self) -> None:
        path = dialogs().open_file(self.window, say("Open a plan"), _plan_files(), self.settings.last_folder)
        if path is not None:
            self.open_path(path)

    def open_path(self, path: Path) -> bool:
        """Open a plan file; a dialog says why when it cannot be used.  Returns whether it is open now."""
        if not self.may_leave():
            return False
        try:
            self.document.open(path)
        except GwasPrivacyError as error:
            self.settings.forget_recent_plan(path)
            dialogs().tell(
                self.window, say("The plan was not opened"), message_words(error), detail=remedy_words(error)
            )
            return False
        self.banner.hide()
        self._offer_tighter_bounds()
        self.settings.add_recent_plan(path)
        return True

    def _offer_tighter_bounds(self) -> None:
        """A plan that names no kind of loss stays as it is, and is told whenever it is read what naming it would give."""
        if offered := tighter_sentence(self.document.plan):
            self.banner.show_message(offered, {say("Use the tighter bounds"): self._use_tighter_bounds})

    def _use_tighter_bounds(self) -> None:
        try:
            self.document.name_loss()
        except GwasPrivacyError as error:
            dialogs().tell(
                self.window, say("The bounds were not changed"), message_words(error), detail=remedy_words(error)
            )

    def open_example(self) -> bool:
        """Open the bundled example as a new plan; nothing is written into the installation."""
        if not self.may_leave():
            return False
        try:
            self.document.open_copy(resource_path("example/example.gwasplan"))
        except FileNotFoundError:
            dialogs().tell(
                self.window, say("The example was not opened"), say("This installation lacks the bundled example.")
            )
            return False
        except GwasPrivacyError as error:
            dialogs().tell(
                self.window, say("The example was not opened"), message_words(error), detail=remedy_words(error)
            )
            return False
        self.banner.hide()
        return True

    def save(self) -> bool:
        if self.document.path is None:
            return self.save_as()
        return self._save(self.document.path)

    def save_as(self) -> bool:
        folder = self.settings.last_folder or Path.home()
        name = "".join(c if c.isalnum() or c in " -_" else "-" for c in self.document.plan.title).strip() or "plan"
        suggested = self.document.path or folder / f"{name.replace(' ', '-').lower()}{PLAN_SUFFIX}"
        path = dialogs().save_file(self.window, say("Save the plan"), _plan_files(), suggested)
        return path is not None and self._save(path)

    def _save(self, path: Path) -> bool:
        try:
            self.document.save_as(path)
        except GwasPrivacyError as error:
            dialogs().tell(self.window, say("The plan was not saved"), message_words(error), detail=remedy_words(error))
            return False
        self.banner.hide()
        if self.document.path is not None:
            self.settings.add_recent_plan(self.document.path)
        return True

    def may_leave(self) -> bool:
        """Whether nothing stands in the way of another plan: no release is being made, and unsaved changes are saved or given up."""
        if not self.is_idle(say("The plan stays open")):
            return False
        if not self.document.is_dirty:
            return True
        save, give_up = say("Save"), say("Don’t save")
        answer = dialogs().ask(
            self.window,
            say("Unsaved changes"),
            say("Save the changes to “{name}”?", name=self.document.name),
            [save, give_up, say("Cancel")],
        )
        return answer == give_up or (answer == save and self.save())

    def is_idle(self, title: str) -> bool:
        """Whether no work is under way that must not be left alone, such as a release; under ``title`` it is said which."""
        busy = [job for job in self._jobs.running if not job.can_be_abandoned]
        if busy:
            dialogs().tell(
                self.window,
                title,
                say("{work} is not finished yet.", work=busy[-1].title),
                detail=say("Closing now could waste what was spent or written. Wait until it is done."),
            )
        return not busy

    def _file_changed(self) -> None:
        self.banner.show_message(
            say(
                "Another program changed {name}. This window shows the plan as it was before.",
                name=self.document.name,
            ),
            {say("Reload"): self._reload, say("Keep mine"): self.document.keep_mine},
        )

    def _file_vanished(self) -> None:
        self.banner.show_message(
            say(
                "The file {name} was deleted. The plan is still open; save it to restore the file.",
                name=self.document.name,
            ),
            {say("Save"): self.save, say("Close"): None},  # type: ignore[dict-item]
        )

    def _reload(self) -> None:
        try:
            self.document.reload()
        except GwasPrivacyError as error:
            self.document.keep_mine()
            dialogs().tell(
                self.window, say("The plan was not reloaded"), message_words(error), detail=remedy_words(error)
            )
            return
        self._offer_tighter_bounds()


def _plan_files() -> str:
    return offering(say("Plans"), f"*{PLAN_SUFFIX}")
