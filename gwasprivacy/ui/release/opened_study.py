"""Beside a release: the forecast of the study that is open, and the offer that the plan's forecast follows it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from gwasprivacy.assumptions.scenario import MAX_SNPS, Engine, Scenario
from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import say
from gwasprivacy.base.number_words import count
from gwasprivacy.forecast.kept_answers import AnswerStore
from gwasprivacy.forecast.opened_study import StudyForecast, study_forecast, with_candidates
from gwasprivacy.forecast.opened_study_words import (
    longest_study_headline,
    longest_study_prospect,
    no_study_forecast,
    other_study_words,
    study_headline,
    study_outlook,
    study_prospect,
)
from gwasprivacy.plan.plan import Plan
from gwasprivacy.release.release_service import stating_power, waits_for_power
from gwasprivacy.ui.release.release_runner import ReleaseRunner
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner, Lane
from gwasprivacy.ui.widgets.card import Card, label
from gwasprivacy.ui.widgets.inline_error import InlineError


class StudyForecastKeeper(QObject):
    """``changed`` when what is known of the open study's forecast may be something else.

    The number of candidates is kept while the study and what makes its candidates stay, also while it is counted again.
    """

    changed = Signal()

    def __init__(
        self, runner: ReleaseRunner, document: PlanDocument, jobs: JobRunner, store: AnswerStore, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._runner, self._document, self._store = runner, document, store
        self._lane = Lane(jobs, "release-forecast")
        self._of: object = None
        self._asked: object = None
        self._was_started = False
        self.n_candidates: int | None = None
        self.found: StudyForecast | None = None
        self.error: GwasPrivacyError | None = None
        runner.changed.connect(self._follow)
        document.changed.connect(self._follow)

    @property
    def other_study(self) -> str:
        """That the plan's forecast is of other candidates; "" where it is of the open study's, or nothing is known."""
        if self.found is not None:
            found = self.found
            return other_study_words(found.n_candidates, found.n_planned) if found.is_of_another else ""
        plan, here = self._runner.plan, self.n_candidates
        scenario = _scenario(plan)
        if here is None or plan.release.kind.names_snps_beforehand or scenario.engine is not Engine.FAST:
            return ""
        return other_study_words(here, scenario.n_snps) if scenario.n_snps != here else ""

    @property
    def can_follow(self) -> bool:
        here = self.n_candidates
        return (
            bool(self.other_study)
            and here is not None
            and with_candidates(_scenario(self._runner.plan), here) is not None
        )

    @property
    def is_awaited(self) -> bool:
        """Whether the report would state a power that is still being computed."""
        return waits_for_power(self._runner.plan, is_computed=self._lane.is_running)

    @property
    def states_power(self) -> bool:
        """Whether the report would state a power, once it is known."""
        return waits_for_power(self._runner.plan, is_computed=True)

    @property
    def words(self) -> str:
        """The forecast of the open study, before a release; "" for a release of which there is none."""
        if not self._may_come:
            return ""
        if self._lane.is_running:
            return say("Computing the forecast for this study…")
        if not self._was_started:
            return ""
        return " ".join([self._headline or no_study_forecast(), self._prospect]).strip()

    @property
    def role(self) -> str:
        """In which colour :attr:`words` are said: that of the outlook, once it is known."""
        outlook = (
            None if self.found is None or not self._may_come or self._lane.is_running else study_outlook(self.found)
        )
        return "muted" if outlook is None else outlook.value

    @property
    def longest_with_prospect(self) -> str:
        """The most that :attr:`words` may come to say, the outlook with it."""
        longest = self.longest_words
        return f"{longest} {longest_study_prospect(self._runner.plan)}" if longest else ""

    @property
    def longest_other_study(self) -> str:
        """The most that :attr:`other_study` may come to say: of a panel it is known only with the forecast."""
        here = self.n_candidates
        if not self._may_come or here is None or _scenario(self._runner.plan).engine is Engine.FAST:
            return self.other_study
        return other_study_words(here, MAX_SNPS)

    @property
    def longest_words(self) -> str:
        """The most that :attr:`words` may come to say of this study and plan."""
        here = self.n_candidates
        return longest_study_headline(self._runner.plan, here) if self._may_come and here is not None else ""

    @property
    def _may_come(self) -> bool:
        return self._runner.plan.release.kind.is_forecast and self._runner.done is None

    @property
    def top(self) -> str:
        """What the sentence on top says instead of the plan's forecast, where that is of another study."""
        other = self.other_study
        return (self._headline or other) if other else ""

    @property
    def _prospect(self) -> str:
        return "" if self.found is None else study_prospect(self.found)

    @property
    def _headline(self) -> str:
        return "" if self.found is None else study_headline(self.found)

    def follow(self) -> None:
        """Let the plan's forecast be of as many candidates as the study has.  Raises InvalidPlan, PrivacyRefusal."""
        here = self.n_candidates
        if here is None:
            return
        changes: dict[str, object] = {"n_snps": here}
        if _scenario(self._document.plan).engine is not Engine.FAST:
            changes["engine"] = Engine.FAST
        self._document.edit_scenario(text=say("Use the study’s number of SNPs"), **changes)

    def _follow(self) -> None:
        runner = self._runner
        plan, prepared = runner.plan, runner.prepared
        of = (runner.source, plan.design.candidates, plan.design.weights)
        if runner.source is None or of != self._of:
            self._of, self.n_candidates = of, None
        if prepared is not None and runner.study_is_ready:
            self.n_candidates = prepared.n_measured
        asked = (plan.adversary, plan.design, plan.release, plan.planned, _scenario(plan), self.n_candidates)
        if asked != self._asked:
            self._asked, self.found, self.error, self._was_started = asked, None, None, False
            self._lane.drop()
        if runner.study_is_ready and not self._was_started:
            self._start(plan)
        self._give()
        self.changed.emit()

    def _start(self, plan: Plan) -> None:
        self._was_started = True
        self._lane.start(
            study_forecast,
            plan,
            self.n_candidates,
            base=self._document.folder,
            store=self._store,
            title=say("Computing the forecast for this study"),
            in_own_process=True,
            on_partial=self._show,
            on_done=self._show,
            on_failed=self._fail,
            on_cancelled=self.changed.emit,
        )

    def _show(self, found: StudyForecast | None) -> None:
        self.found = found
        self._give()
        self.changed.emit()

    def _give(self) -> None:
        """Let the report of this release state the power that was found; its pages are shown anew."""
        runner, prepared = self._runner, self._runner.prepared
        if prepared is None or not runner.study_is_ready:
            return
        stated = stating_power(prepared, self.found)
        if stated.power != prepared.power and runner.done is None and not runner.is_publishing:
            runner.prepared = stated
            runner.read_ledger()

    def _fail(self, error: GwasPrivacyError) -> None:
        self.error = error
        self.changed.emit()


class StudyForecastCard(Card):
    """While the plan's forecast is of another study than the one that is open: one button mends that.

    It stands below the steps: of a panel it is known only after a moment, and what comes then must not move a button away.
    """

    def __init__(self, keeper: StudyForecastKeeper, parent: QWidget | None = None) -> None:
        super().__init__(say("The forecast is for a different study"), topic="candidate-snps", parent=parent)
        self._keeper = keeper
        self.text = label("")
        self.body.addWidget(self.text)
        self.unlinked = label(
            say(
                "The plan’s panel has a fixed number of SNPs. With this number, SNPs are simulated "
                "independently, without linkage."
            ),
            "muted",
        )
        self.body.addWidget(self.unlinked)
        self.follow = QPushButton(say("Use the study’s number of SNPs"))
        self.follow.clicked.connect(self._follow)
        self.body.addWidget(self.follow)
        self.error = InlineError()
        self.body.addWidget(self.error)
        self.hide()

    def _follow(self) -> None:
        self.error.attempt(self._keeper.follow)

    def refresh(self, plan: Plan, *, frozen: bool) -> None:
        """``frozen``: while something is drawn, and after it, the plan is not offered another number."""
        keeper = self._keeper
        other = "" if frozen else keeper.other_study
        self.setVisible(bool(other))
        if not other:
            self.error.show_message("")
            return
        self.text.setText(other)
        self.follow.setVisible(keeper.can_follow)
        self.follow.setText(say("Use {number}", number=count(keeper.n_candidates or 0)))
        self.follow.setAccessibleName(
            say("Use {number} candidate SNPs for the forecast", number=count(keeper.n_candidates or 0))
        )
        self.unlinked.setVisible(keeper.can_follow and _scenario(plan).engine is not Engine.FAST)


_USUAL = Scenario()


def _scenario(plan: Plan) -> Scenario:
    return plan.scenario if plan.scenario is not None else _USUAL
