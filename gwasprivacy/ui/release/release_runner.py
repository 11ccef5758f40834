"""What a release has come to: the study, the ledger, the key, the outcome; and the jobs that carry it on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import say
from gwasprivacy.plan.plan import UNTITLED, Plan
from gwasprivacy.plan.plan_rules import release_lacks
from gwasprivacy.release.publication import private_file
from gwasprivacy.release.release_service import PreparedRelease, ReleaseOutcome
from gwasprivacy.study.study_files import StudyFiles
from gwasprivacy.ui.release.release_choice import ChosenRelease
from gwasprivacy.ui.release.release_state import ReleaseState
from gwasprivacy.ui.release.release_work import (
    KeyProblem,
    LedgerView,
    StudyFacts,
    doubt_about_key,
    draw_and_publish,
    look_at_ledger,
    make_key,
    needs_passphrase,
    open_facts,
    prepare,
    with_new_words,
)
from gwasprivacy.ui.release.words import Step, mismatch_words
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner, Lane, Start
from gwasprivacy.ui.shell.plan_follower import PlanFollower
from gwasprivacy.ui.shell.settings import RecentKind
from gwasprivacy.ui.widgets.recent_files import remember

SETTLE_MS = 300


class ReleaseRunner(QObject, ReleaseState):
    """``changed`` whenever a step may look different; ``published`` once, after a release.

    Nothing of the study is kept beyond what a release needs, and nothing is remembered between starts.
    """

    changed = Signal()
    published = Signal()

    def __init__(
        self, document: PlanDocument, jobs: JobRunner, parent: QObject | None = None, view: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._document = document
        self.chosen = ChosenRelease(document)
        self._jobs = jobs
        self._watched = False
        self._study, self._ledger = Lane(jobs, "release-study"), Lane(jobs, "release-ledger")
        self._key, self._release = Lane(jobs, "release-key"), Lane(jobs, "release")
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(SETTLE_MS)
        self._settle.timeout.connect(self._prepare_if_needed)
        self._forget_everything()
        self._follower = PlanFollower(document, self._on_plan, view, self)
        document.replaced.connect(self.forget)

    # Where we are ---------------------------------------------------------------------------------------------------

    @property
    def plan(self) -> Plan:
        """The plan as it would be released: with the planned release in it that is chosen, if one is."""
        return self.chosen.plan

    @property
    def jobs(self) -> JobRunner:
        return self._jobs

    @property
    def is_preparing(self) -> bool:
        return self._study.is_running or self._settle.isActive()

    @property
    def is_publishing(self) -> bool:
        return self._release.is_running

    @property
    def is_reading_ledger(self) -> bool:
        return self._ledger.is_running

    @property
    def is_making_key(self) -> bool:
        return self._key.is_running

    @property
    def study_is_ready(self) -> bool:
        return self.prepared is not None and self.prepared.plan == self.plan and self.chosen.error is None

    @property
    def budget_is_ready(self) -> bool:
        ledger = self.ledger
        return (
            self.study_is_ready and self.ledger_path is not None and ledger is not None and ledger.preview is not None
        )

    @property
    def step(self) -> Step:
        """The first step that is not finished."""
        if self.done is not None:
            return Step.DONE
        if not self.study_is_ready:
            return Step.STUDY
        if not self.budget_is_ready:
            return Step.BUDGET
        return Step.CONFIRM if self.has_read else Step.LEAVES

    @property
    def mismatch(self) -> str:
        """Why the study's groups are not the plan's; "" where they are."""
        return "" if self.facts is None else mismatch_words(self.facts, self.plan)

    @property
    def asks_about_filters(self) -> bool:
        """Whether the question of every release is still to be answered, or its public list to be named."""
        facts = self.facts
        return facts is not None and release_lacks(self.plan, sites_asked=facts.may_be_called) is not None

    # Study ----------------------------------------------------------------------------------------------------------

    def set_watched(self, watched: bool) -> None:
        """Work follows the plan only while somebody looks: counting a large study takes its time."""
        self._watched = watched
        if watched:
            self._follower.catch_up()
            self._prepare_if_needed()

    def choose(self, number: int) -> None:
        """Release the ``number``-th planned release (0: the plan's own).  Not while something is drawn, nor after it."""
        if self.done is None and not self.is_publishing and self.chosen.choose(number):
            self._follow_plan()

    def open_study(self, source: StudyFiles) -> None:
        """Take another study; what followed from the one before is gone, and so is the ledger of its people."""
        if self.is_publishing:
            return
        is_another = self.source is not None and self.source.path != source.path
        if self.done is not None:
            self.start_over()
        if is_another:
            self._ledger.drop()
            self._forget_ledger()
        source = source.following(self.plan.design, sizes_are_public=self.plan.sizes_are_public)
        self.source, self.facts, self.prepared = source, None, None
        self.study_error = self.plan_error = None
        self.ledger, self.ledger_error, self.has_read = None, None, False
        self.publish_error, self.cancelled = None, False
        self._start(
            self._study,
            open_facts,
            source,
            title=say("Opening the study"),
            done=self._opened,
            failed=self._study_failed,
        )

    def take_numbers(self) -> None:
        """Let the plan follow the study's numbers of cases and controls.  Raises InvalidPlan, PrivacyRefusal."""
        if self.facts is not None:
            self._document.edit_design(**self.facts.sizes, text=say("Use the study’s sample size"))

    def leave_people_out(self) -> None:
        """People without a phenotype take no part; the plan's sizes become those of the others.  Raises InvalidPlan."""
        self._takes_numbers = True
        self._document.edit_design(leave_out_without_phenotype=True)

    def _opened(self, facts: StudyFacts) -> None:
        self.facts = facts
        remember(RecentKind.STUDY, None if self.source is None else self.source.path)
        takes, self._takes_numbers = self._takes_numbers, False
        if takes and self.mismatch:
            try:
                self.take_numbers()
            except GwasPrivacyError as error:
                self.plan_error = error
        self._prepare_if_needed()
        self.changed.emit()

    def _study_failed(self, error: GwasPrivacyError) -> None:
        self.study_error = error
        self.changed.emit()

    def _on_plan(self, _old: Plan, _new: Plan) -> None:
        if self.done is not None or self.is_publishing:
            return
        self.chosen.follow()
        self._follow_plan()

    def _follow_plan(self) -> None:
        """What is released is another, or may be."""
        self.plan_error = None
        if self.source is not None:
            self.has_read = False
            if self.source != self.source.following(self.plan.design, sizes_are_public=self.plan.sizes_are_public):
                self.open_study(self.source)
                return
            known = self.prepared if self.chosen.error is None else None
            again = None if known is None else with_new_words(known, self.plan)
            if again is not None and not self.is_preparing:
                # A new title needs no new counting, and must not close the step in which it was typed.
                self._prepared_for(again)
                return
            self._settle.start()
        self.changed.emit()

    def _prepare_if_needed(self) -> None:
        if self.source is None or self.facts is None or self.done is not None or self.is_publishing:
            return
        if not self._watched or self.mismatch or self.asks_about_filters:
            self.changed.emit()
            return
        plan = self.plan
        if self.study_is_ready:
            self.changed.emit()
            return
        self.prepared, self.ledger, self.plan_error, self.study_error = None, None, self.chosen.error, None
        if self.plan_error is not None:
            self.changed.emit()
            return
        self._start(
            self._study,
            prepare,
            plan,
            self.source,
            self._document.folder,
            title=say("Preparing the release"),
            done=self._prepared_for,
            failed=self._prepare_failed,
        )

    def _prepare_failed(self, error: GwasPrivacyError) -> None:
        self.plan_error = error
        self.changed.emit()

    def _prepared_for(self, prepared: PreparedRelease) -> None:
        self.prepared, self.plan_error = prepared, None
        if prepared.plan != self.plan:
            self._settle.start()
        else:
            self.read_ledger()
        self.changed.emit()

    # Ledger ---------------------------------------------------------------------------------------------------------

    def set_ledger(self, path: Path) -> None:
        """Use the ledger ``path``; one that does not exist is made by the release."""
        self.ledger_path, self.ledger = path, None
        self.has_read = False
        if self.folder is None:
            self.folder = path.parent / "released"  # what is published lies apart from the ledger
        self.read_ledger()

    def read_ledger(self) -> None:
        """Read what is left; without a ledger only the report's pages are drawn."""
        self.ledger_error = None
        if self.prepared is None:
            self.changed.emit()
            return
        self._start(
            self._ledger,
            look_at_ledger,
            self.prepared,
            self.ledger_path,
            title=say("Reading the ledger"),
            done=self._ledger_read,
            failed=self._ledger_failed,
        )

    def _ledger_read(self, view: LedgerView) -> None:
        self.ledger = view
        remember(RecentKind.LEDGER, self.ledger_path)
        self.ledger_error = view.refusal
        self.changed.emit()

    def _ledger_failed(self, error: GwasPrivacyError) -> None:
        self.ledger, self.ledger_error = None, error
        self.changed.emit()

    # Key ------------------------------------------------------------------------------------------------------------

    def set_key(self, path: Path) -> None:
        """Use the private key ``path``; whether it needs a passphrase is looked up."""
        self.key_path, self.key_error, self.key_doubt = path, None, None
        try:
            self.key_is_encrypted = needs_passphrase(path)
            self.key_doubt = doubt_about_key(path)
            remember(RecentKind.KEY, path)
        except GwasPrivacyError as error:
            self.key_path, self.key_error = None, error
        self.changed.emit()

    def make_key(self, prefix: Path, passphrase: str) -> None:
        """Make a key pair at ``prefix`` and use it."""
        self.key_error = None
        self._start(
            self._key,
            make_key,
            prefix,
            passphrase,
            title=say("Making a key"),
            done=self._key_made,
            failed=self._key_failed,
        )

    def _key_made(self, files: tuple[Path, Path]) -> None:
        self.set_key(files[0])

    def _key_failed(self, error: GwasPrivacyError) -> None:
        self.key_error = error
        self.changed.emit()

    def set_folder(self, folder: Path) -> None:
        self.folder = folder
        self.publish_error = None
        self.changed.emit()

    # Publishing -----------------------------------------------------------------------------------------------------

    def why_not(self, *, has_passphrase: bool, confirmed: bool) -> str:
        """The reason why nothing can be published yet; "" when it can."""
        if self.is_publishing:
            return say("The release is being drawn and signed.")
        if self.key_path is None:
            return say("Choose or make a key first.")
        if self.key_is_encrypted and not has_passphrase:
            return say("Enter the key’s passphrase.")
        if self.plan.title == UNTITLED:
            return say("Name the study first, in the step “Study”.")
        if self.folder is None:
            return say("Choose a folder for the report.")
        if (private := private_file(self.folder, self.ledger_path)) is not None:
            return say("{file} must not be among the files to publish: choose another folder.", file=private.name)
        if not self.budget_is_ready or not self.has_read:
            return say("Complete the steps above first.")
        if self.is_reading_ledger:
            return say("The ledger is being read.")
        if self.prepared is not None and self.prepared.lacks_approval:
            return say("Save a request, then load the approval signed by a second person.")
        if not confirmed:
            return say("Tick the box to confirm.")
        return ""

    def publish(self, passphrase: str) -> bool:
        """Draw once, sign and save.  False when it cannot be started (already running, or something is missing)."""
        ready = not self.why_not(has_passphrase=bool(passphrase), confirmed=True)
        if not ready or self.done is not None:
            return False
        assert self.prepared is not None
        assert self.ledger_path is not None
        assert self.key_path is not None
        assert self.folder is not None
        self.publish_error, self.key_error, self.cancelled = None, None, False
        self._start(
            self._release,
            draw_and_publish,
            self.prepared,
            self.ledger_path,
            self.key_path,
            passphrase,
            self.folder,
            title=say("The release"),
            abandon=False,
            done=self._published,
            failed=self._publish_failed,
        )
        return True

    def _published(self, outcome: ReleaseOutcome) -> None:
        self.done = outcome
        remember(RecentKind.LEDGER, self.ledger_path)
        self.prepared = None  # private, and no longer needed
        self.warnings = outcome.warnings
        self.changed.emit()
        self.published.emit()

    def _publish_failed(self, error: GwasPrivacyError) -> None:
        if isinstance(error, KeyProblem):
            self.key_error = error
        else:
            self.publish_error = error
        if not isinstance(error, KeyProblem):
            # What is left may have changed, by this release or by another program.
            self.read_ledger()
        self.changed.emit()

    def start_over(self) -> None:
        """Begin another release: same ledger, key and folder, nothing else."""
        if self.is_publishing:
            return
        ledger, key, encrypted, folder = self.ledger_path, self.key_path, self.key_is_encrypted, self.folder
        source = self.source
        if self.done is not None:
            self.chosen.go_on()
        self._forget_everything()
        self.ledger_path, self.key_path, self.key_is_encrypted, self.folder = ledger, key, encrypted, folder
        if source is not None:
            self.open_study(source)
        self.changed.emit()

    def forget(self) -> None:
        """Another plan has taken the place of the one that all this belonged to."""
        for lane in (self._study, self._ledger, self._key):
            lane.drop()
        self._settle.stop()
        self.chosen.forget()
        self._forget_everything()
        self.changed.emit()

    # Jobs -----------------------------------------------------------------------------------------------------------

    def _start(
        self,
        lane: Lane,
        fn: Callable[..., object],
        *args: object,
        title: str,
        done: Callable[[Any], None],
        failed: Callable[[GwasPrivacyError], None],
        abandon: bool = True,
    ) -> None:
        def cancelled() -> None:
            self.cancelled = lane in (self._study, self._release)
            self.changed.emit()

        asked = lane.start(
            fn, *args, title=title, abandon=abandon, on_done=done, on_failed=failed, on_cancelled=cancelled
        )
        if asked is Start.STARTED:
            self.changed.emit()

    def try_again(self) -> None:
        """After a cancelled or failed preparation."""
        self.cancelled, self.plan_error = False, None
        if self.facts is None and self.source is not None:
            self.open_study(self.source)
        else:
            self._prepare_if_needed()
        self.changed.emit()
