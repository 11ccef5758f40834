"""New, open, save: the plan's file, with the questions that must be asked on the way."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import say
from gwasprivacy.base.resources import resource_path
from gwasprivacy.plan.attack_words import tighter_sentence
from gwasprivacy.plan.plan import UNTITLED
from gwasprivacy.plan.plan_rules import check_plan
from gwasprivacy.plan.saved_plan import load_plan
from gwasprivacy.ui.shell.document import CHANGED, PLAN_SUFFIX, PlanDocument
from gwasprivacy.ui.shell.jobs import Job, JobRunner
from gwasprivacy.ui.shell.open_files import opened_around
from gwasprivacy.ui.shell.settings import Settings
from gwasprivacy.ui.starting_plan import language_of_new_plans, starting_plan
from gwasprivacy.ui.widgets.banner import Banner
from gwasprivacy.ui.widgets.dialogs import dialogs
from gwasprivacy.ui.widgets.file_places import offering


class OtherWindows(Protocol):
    """What the files of one window ask of the others."""

    def bring_if_open(self, path: Path, asking: PlanFiles) -> bool:
        """Whether another window has ``path`` open, which is in front then."""
        ...

    def another(self, asking: PlanFiles) -> PlanFiles:
        """The files of a new window."""
        ...


class PlanFiles(QObject):
    """What the Plan menu does.  Failures are sentences in a dialog, and leave everything as it was."""

    def __init__(
        self, window: QWidget, document: PlanDocument, settings: Settings, banner: Banner, jobs: JobRunner
    ) -> None:
        super().__init__(window)
        self._jobs = jobs
        self.others: OtherWindows | None = None
        self.window = window
        self.document = document
        self.settings = settings
        self.banner = banner
        document.file_changed.connect(self._file_changed)
        document.file_vanished.connect(self._file_vanished)

    def new(self) -> None:
        if (place := self._room()) is not None:
            place.document.new(starting_plan(), examples=True)
            place.banner.hide()

    def open(self) -> None:
        folder = opened_around(self.window).folder or self.settings.last_folder
        path = dialogs().open_file(self.window, say("Open a plan"), _plan_files(), folder)
        if path is not None:
            self.open_path(path)

    def open_path(self, path: Path) -> bool:
        """Open a plan file; a dialog says why when it cannot be used.  Returns whether it is open now.

        A plan that another window has is shown there.
        """
        path = Path(path).absolute()
        if self.others is not None and self.others.bring_if_open(path, self):
            return True
        try:
            check_plan(load_plan(path))
            place = self._room()
            if place is None:
                return False
            place.document.open(path)
        except GwasPrivacyError as error:
            if path.exists():
                self.settings.forget_recent_plan(path)
            dialogs().tell_error(self.window, say("The plan was not opened"), error)
            return False
        place.banner.hide()
        place._offer_tighter_bounds()
        self.settings.add_recent_plan(path)
        return True

    def _room(self) -> PlanFiles | None:
        """Where another plan can come: here, in a new window, or nowhere."""
        there, cancel = say("Open in a new window"), say("Cancel")
        anew = [] if self.others is None else [there]
        if (busy := self._busy()) is not None:
            answer = dialogs().ask(
                self.window, say("The plan stays open"), _unfinished(busy), [*anew, cancel], detail=_wasted()
            )
        elif self.document.is_dirty:
            answer = self._ask_to_save(anew)
        else:
            return self
        if answer == there and self.others is not None:
            return self.others.another(self)
        return self if busy is None and self._settled(answer) else None

    def _offer_tighter_bounds(self) -> None:
        """A plan that names no kind of loss stays as it is, and is told whenever it is read what naming it would give."""
        if offered := tighter_sentence(self.document.plan):
            self.banner.show_message(offered, {say("Use the tighter bounds"): self._use_tighter_bounds})

    def _use_tighter_bounds(self) -> None:
        try:
            self.document.name_loss()
        except GwasPrivacyError as error:
            dialogs().tell_error(self.window, say("The bounds were not changed"), error)

    def open_example(self) -> bool:
        """Open the bundled example as a new plan; nothing is written into the installation."""
        if (place := self._room()) is None:
            return False
        try:
            place.document.open_copy(
                resource_path("example/example.gwasplan"), say("Example study"), language_of_new_plans()
            )
        except FileNotFoundError:
            dialogs().tell(
                self.window, say("The example was not opened"), say("This installation lacks the bundled example.")
            )
            return False
        except GwasPrivacyError as error:
            dialogs().tell_error(self.window, say("The example was not opened"), error)
            return False
        place.banner.hide()
        return True

    def save(self) -> bool:
        """Save the plan; what another program has written into its file meanwhile is not replaced unasked."""
        if self.document.path is None:
            return self.save_as()
        if self.document.file_differs:
            replace, rename = say("Replace"), say("Save under another name…")
            answer = dialogs().ask(
                self.window,
                say("The plan’s file has changed"),
                say("Another program has changed {name} since it was opened here.", name=self.document.name),
                [rename, replace, say("Cancel")],
                detail=say("Replacing it discards what the other program has written."),
                unsafe=replace,
            )
            if answer != replace:
                return answer == rename and self.save_as()
            return self._save(self.document.path)
        return self._save(self.document.path, unless_changed=True)

    def save_as(self) -> bool:
        opened, title = opened_around(self.window), self.document.plan.title
        folder = opened.folder or self.settings.last_folder or Path.home()
        title = opened.name("plan") if title == UNTITLED else title
        name = "".join(c if c.isalnum() or c in " -_" else "-" for c in title).strip() or "plan"
        suggested = self.document.path or folder / f"{name.replace(' ', '-').lower()}{PLAN_SUFFIX}"
        path = dialogs().save_file(self.window, say("Save the plan"), _plan_files(), suggested)
        return path is not None and self._save(path)

    def _save(self, path: Path, *, unless_changed: bool = False) -> bool:
        if self.others is not None and self.others.bring_if_open(path.absolute(), self):
            dialogs().tell(
                self.window, say("The plan was not saved"), say("{file} is open in another window.", file=path.name)
            )
            return False
        try:
            self.document.save_as(path, unless_changed=unless_changed)
        except GwasPrivacyError as error:
            if error.code == CHANGED:
                return self.save()  # another program was faster by a moment: the question is asked now
            dialogs().tell_error(self.window, say("The plan was not saved"), error)
            return False
        self.banner.hide()
        if self.document.path is not None:
            self.settings.add_recent_plan(self.document.path)
        return True

    def may_leave(self) -> bool:
        """Whether the plan's unsaved changes are saved or given up."""
        return not self.document.is_dirty or self._settled(self._ask_to_save([]))

    def _ask_to_save(self, more: list[str]) -> str:
        return dialogs().ask(
            self.window,
            say("Unsaved changes"),
            say("Save the changes to “{name}”?", name=self.document.name),
            [say("Save"), say("Don’t save"), *more, say("Cancel")],
        )

    def _settled(self, answer: str) -> bool:
        return answer == say("Don’t save") or (answer == say("Save") and self.save())

    def _busy(self) -> Job | None:
        """Work that must not be left alone, such as a release."""
        return next((job for job in reversed(self._jobs.running) if not job.can_be_abandoned), None)

    @property
    def must_stay(self) -> bool:
        """Whether work is under way here that must not be left alone."""
        return self._busy() is not None

    def is_idle(self, title: str) -> bool:
        """Whether no such work is under way; under ``title`` it is said which."""
        if (busy := self._busy()) is not None:
            dialogs().tell(self.window, title, _unfinished(busy), detail=_wasted())
        return busy is None

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
            dialogs().tell_error(self.window, say("The plan was not reloaded"), error)
            return
        self._offer_tighter_bounds()


def _unfinished(job: Job) -> str:
    return say("{work} is not finished yet.", work=job.title)


def _wasted() -> str:
    return say("Closing now could waste what was spent or written. Wait until it is done.")


def _plan_files() -> str:
    return offering(say("Plans"), f"*{PLAN_SUFFIX}")
