"""Step "Key and confirm": a key is opened or made, a box is ticked, one button publishes."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QPushButton, QWidget

from gwasprivacy.base.language import say
from gwasprivacy.plan.plan import UNTITLED
from gwasprivacy.release.keys.key_files import key_paths
from gwasprivacy.ui.release.approval_row import ApprovalRow
from gwasprivacy.ui.release.opened_study import StudyForecastKeeper
from gwasprivacy.ui.release.release_runner import ReleaseRunner
from gwasprivacy.ui.release.signer_row import SignerRow
from gwasprivacy.ui.release.step import RunnerStep
from gwasprivacy.ui.release.step_card import reveal
from gwasprivacy.ui.release.words import Step, publish_text, which_words
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.offered_remedies import (
    ANOTHER_FOLDER,
    ANOTHER_KEY,
    LOOK_AT_LEDGER,
    LOOK_AT_POLICY,
    go_to,
    open_tool,
    show_field,
)
from gwasprivacy.ui.shell.settings import RecentKind, Settings
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.widgets.card import InlineMessage, RoomyMessage, label, set_role
from gwasprivacy.ui.widgets.dialogs import dialogs
from gwasprivacy.ui.widgets.file_places import FilePlace, FileQuestion
from gwasprivacy.ui.widgets.form_rows import AssumedEffect
from gwasprivacy.ui.widgets.inline_error import InlineError
from gwasprivacy.ui.widgets.new_key import NewKey
from gwasprivacy.ui.widgets.passphrase import secret_field, wipe
from gwasprivacy.ui.widgets.recent_files import RecentFilesButton
from gwasprivacy.ui.widgets.signing_key import private_key_place
from gwasprivacy.ui.widgets.tab_page import scrolling_around

A_REQUEST = ("ask-for-approval", "make-new-request")
TYPED = ("type-passphrase", "type-passphrase-again")


class ConfirmStep(RunnerStep):
    """The last step before the release."""

    def __init__(
        self,
        runner: ReleaseRunner,
        forecast: StudyForecastKeeper,
        document: PlanDocument,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(Step.CONFIRM, runner, "release-key", parent)
        self._forecast = forecast
        self.effect = AssumedEffect(document, lambda: forecast.states_power and runner.done is None, self)
        self.effect.change_asked.connect(lambda: show_field(self, "scenario.disease"))
        document.effect_confirmed.connect(self._refresh_button)
        self.key = FileQuestion(say("The key that signs the report"), private_key_place())
        self.key.place.picked.connect(self._key_picked)
        self.recent = RecentFilesButton(RecentKind.KEY, self._key_picked)
        self.key.body.addWidget(self.recent)
        self.new_key_button = QPushButton(say("Make a new key"))
        self.new_key_button.setProperty("role", "link")
        self.new_key_button.clicked.connect(lambda: self._show_new_key(True))
        self.new_key_title = label(say("Make a new key"))
        self.new_key = NewKey()
        self.new_key.wanted.connect(self._make_key)
        self.new_key.left.connect(lambda: self._show_new_key(False))
        self.passphrase = secret_field(say("Passphrase of the key"), say("passphrase of the key"))
        self.passphrase.textChanged.connect(self._passphrase_typed)
        self.passphrase.returnPressed.connect(self._focus_confirm)
        # The passphrase of a key that is being made, until it stands in the field; the field is emptied as ever.
        self._of_new_key: tuple[Path, str] | None = None
        self.kept = InlineMessage("muted")
        self.passphrase.textEdited.connect(lambda _text: self.kept.show_message(""))
        self.key_error = InlineError()
        self.key_error.offer("choose-or-make-key", say("Make a new key"), lambda: self._show_new_key(True))
        self.key_error.offer(ANOTHER_KEY, say("Choose another file…"), self.key.place.choose)
        self.key_error.offer(TYPED, say("Type the passphrase"), lambda: go_to(self.passphrase))
        self.key_doubt = InlineError("warning")
        self.folder = FileQuestion(
            say("Where the report is saved"),
            FilePlace(say("Folder for the report"), empty=say("Choose a folder."), chooser=self._choose_folder),
        )
        self.folder.place.picked.connect(runner.set_folder)
        self.confirm = QCheckBox(say("I will publish the result, whatever it is"))
        self.confirm.setAccessibleDescription(
            say("The release is drawn, signed and saved in one step that cannot be undone.")
        )
        self._pledged_for: tuple[object, ...] = ()
        self.confirm.toggled.connect(self._keep_pledge)
        self.confirm.toggled.connect(self._refresh_button)
        self.confirm.toggled.connect(self._show_button)
        self.warning = label(
            say(
                "The release is drawn, signed and saved in one step. It cannot be undone: what is spent stays spent, and "
                "the draw is never repeated."
            ),
            "muted",
        )
        self.which = InlineMessage("muted")
        self.other_study = RoomyMessage("warning")
        self.forecast = RoomyMessage()
        self.rehearse = QPushButton(say("Rehearse the release…"))
        self.rehearse.setProperty("role", "link")
        self.rehearse.clicked.connect(lambda: open_tool(self, "rehearse"))
        self.publish = QPushButton(publish_text(None))
        self.publish.setProperty("role", "primary")
        self.publish.clicked.connect(self._publish)
        self.reason = RoomyMessage()
        self.error = InlineError()
        self.error.offer(ANOTHER_FOLDER, say("Choose another folder…"), self.folder.place.choose)
        self.error.offer(TYPED, say("Type the passphrase"), lambda: go_to(self.passphrase))
        self.error.offer(LOOK_AT_LEDGER, say("Show the ledger"), lambda: open_tool(self, "ledger"))
        self.error.offer(LOOK_AT_POLICY, say("Show the policy"), lambda: open_tool(self, "policy"))
        self.error.offer("name-study", say("Name the study"), lambda: show_field(self, "title"))
        self.error.offer("prepare-again", say("Check the study again"), runner.try_again)
        self.note = InlineMessage("muted")
        self.signer = SignerRow()
        parts = (self.key, self.new_key_button, self.new_key_title, self.new_key)
        for widget in (*parts, self.passphrase, self.kept, self.key_error):
            self.body.addWidget(widget)
        self.body.addWidget(self.signer)
        self.body.addWidget(self.key_doubt)
        self.body.addWidget(self.folder)
        self.body.addWidget(self.effect)
        self.approval = ApprovalRow(runner, self._taken_passphrase)
        self.body.addWidget(self.approval)
        self.error.offer(A_REQUEST, say("Save request…"), self.approval.ask.click)
        for part in (
            self.warning,
            self.which,
            self.other_study,
            self.forecast,
            self.rehearse,
            self.confirm,
            self.publish,
            self.reason,
            self.error,
            self.note,
        ):
            self.body.addWidget(part)
        self._asks_new_key(False)
        self._declined = False  # a new key, by “Cancel”

    def first_control(self) -> QWidget:
        return self.key.place.button if self.runner.key_path is None else self.passphrase

    def _choose_folder(self, place: QWidget) -> Path | None:
        return dialogs().choose_folder(place.window(), say("Where to save the report"), self.runner.folder)

    def _show_new_key(self, shown: bool) -> None:
        self._declined = not shown
        self._asks_new_key(shown)
        if shown:
            self.new_key.first.setFocus()
            reveal(self.new_key)

    def _asks_new_key(self, asked: bool) -> None:
        self.new_key_title.setVisible(asked)
        self.new_key.setVisible(asked)
        self.new_key_button.setVisible(not asked and self.runner.key_path is None)

    def _make_key(self, prefix: Path, passphrase: str) -> None:
        self._asks_new_key(False)
        self._of_new_key = (key_paths(prefix)[0], passphrase)
        self.runner.make_key(prefix, passphrase)

    def _key_picked(self, path: Path) -> None:
        self.forget_passphrase()
        self.runner.set_key(path)

    def _take_passphrase_of_new_key(self) -> None:
        """Whoever has just typed it twice need not type it a third time for this release."""
        if self._of_new_key is None or self.runner.is_making_key:
            return
        (path, passphrase), self._of_new_key = self._of_new_key, None
        if self.runner.key_path == path and self.runner.key_error is None:
            self.passphrase.setText(passphrase)
            self.kept.show_message(say("Filled in from the new key, for this release only."))
            self.confirm.setFocus(Qt.FocusReason.OtherFocusReason)

    def _taken_passphrase(self) -> str:
        """What was typed for the key; it leaves the field."""
        typed = self.passphrase.text()
        self.forget_passphrase()
        return typed

    def _passphrase_typed(self, text: str) -> None:
        if text and self.runner.key_error is not None:
            self.runner.key_error = None
            self.runner.changed.emit()
        self._refresh_button()

    def _pledged(self) -> tuple[object, ...]:
        """What a tick in the box is about: what is drawn from which study, and where it is spent; not how the report names it."""
        plan = self.runner.plan
        drawn = replace(
            plan,
            title=UNTITLED,
            report_language=None,
            design=replace(plan.design, ethics_approval=None, genome_build=None),
        )
        return drawn, self.runner.source, self.runner.ledger_path, self.runner.key_path

    def _keep_pledge(self, confirmed: bool) -> None:
        self._pledged_for = self._pledged() if confirmed else ()

    def _focus_confirm(self) -> None:
        self.confirm.setFocus()

    def _show_button(self, confirmed: bool) -> None:
        """Whoever has ticked the box is to see all of the button below it, and why it cannot be pressed yet."""
        if not confirmed:
            return
        for each in (self.reason, self.publish):
            for area in scrolling_around(each):
                area.ensureWidgetVisible(each, 0, GRID)

    def _publish(self) -> None:
        """Start the release; the passphrase leaves the field at once."""
        if not self.confirm.isChecked() or not self.signer.keep_typed():
            return
        passphrase = self.passphrase.text()
        if self.runner.publish(passphrase):
            self.forget_passphrase()
            self.confirm.setChecked(False)

    def forget_passphrase(self) -> None:
        self._of_new_key = None
        self.kept.show_message("")
        wipe(self.passphrase)
        self.new_key.forget()

    def forget(self) -> None:
        super().forget()
        self.forget_passphrase()
        self.confirm.setChecked(False)
        self._asks_new_key(False)
        self._declined = False
        self.approval.forget()

    def refresh(self, opened: bool) -> None:
        runner = self.runner
        problem = runner.publish_error is not None or runner.key_error is not None
        here = runner.step is Step.CONFIRM
        summary = (
            say("signed with {file}", file=runner.key_path.name) if runner.key_path is not None and runner.done else ""
        )
        self.show_state(self._state_now(problem=problem and here), summary, opened=opened)
        self.key.place.show_path(runner.key_path)
        self.recent.refresh(runner.key_path is None)
        self.signer.show_key(runner.key_path)
        self.folder.place.show_path(runner.folder)
        busy = runner.is_publishing or runner.is_making_key
        if self._pledged() != self._pledged_for:
            self.confirm.setChecked(False)  # what comes now is something else than what was confirmed
        for widget in (self.key, self.new_key_button, self.folder, self.passphrase, self.signer, self.confirm):
            widget.setEnabled(not busy)
        first = not self._declined and not Settings().recent(RecentKind.KEY)  # where no key is known, one is made
        self._asks_new_key(runner.key_path is None and not busy and (first or not self.new_key.isHidden()))
        self.passphrase.setVisible(runner.key_path is not None and runner.key_is_encrypted)
        self.key_error.show_error(runner.key_error, runner.key_path)
        self.key_doubt.show_error(runner.key_doubt, runner.key_path)
        self.error.show_error(runner.publish_error, runner.ledger_path)
        note = say("Stopped before anything was spent.") if runner.cancelled and here else ""
        self.note.show_message(say("Making the key…") if runner.is_making_key else note)
        if not runner.is_publishing:
            self.which.show_message("" if runner.done is not None else which_words(runner.chosen.number, runner.plan))
        self.show_forecast()
        self.approval.refresh()
        self._take_passphrase_of_new_key()
        self._refresh_button()

    def show_forecast(self) -> None:
        """What this release can be expected to find, for this study's own people and candidates."""
        longest, other = self._forecast.longest_other_study, self._forecast.other_study
        self.other_study.keep_room_for(_different_study(longest))
        self.other_study.show_message(_different_study(other) or (" " if longest else ""))
        self.forecast.keep_room_for(self._forecast.longest_with_prospect)
        set_role(self.forecast, self._forecast.role)
        self.forecast.show_message(self._forecast.words)
        self._refresh_button()

    def _refresh_button(self) -> None:
        runner = self.runner
        view = runner.ledger
        cost = None if view is None or view.shares is None else view.shares.cost
        self.publish.setText(publish_text(cost))
        reason = runner.why_not(has_passphrase=bool(self.passphrase.text()), confirmed=self.confirm.isChecked())
        self.effect.refresh()
        self.approval.ask.setEnabled(self.approval.may_ask and not self.effect.why_not)
        reason = reason or self.effect.why_not
        awaited = say("The forecast that the report states is being computed.")
        if not reason and self._forecast.is_awaited:
            reason = awaited
        self.publish.setEnabled(not reason and runner.done is None)
        self.reason.keep_room_for(awaited if self._forecast.states_power else "")
        self.reason.show_message(reason or " ")
        self.publish.setAccessibleDescription(reason or say("Cannot be undone."))


def _different_study(words: str) -> str:
    """Beside the button: that the plan's forecast is of other candidates; "" where it is not."""
    return say("The plan’s forecast is for a different study. {words}", words=words) if words else ""
