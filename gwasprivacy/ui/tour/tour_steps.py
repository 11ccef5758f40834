"""What the tour shows, in order: for each step its words, its real control, when it is done, and how it is done for somebody."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QTabWidget, QWidget

from gwasprivacy.base.language import mark, say
from gwasprivacy.base.number_words import percent_range, significant
from gwasprivacy.plan.plan import Plan
from gwasprivacy.ui.calibration.calibration_tab import CalibrationTab
from gwasprivacy.ui.model.model_tab import ModelTab
from gwasprivacy.ui.release.release_tab import RELEASE_PAGE, VERIFY_PAGE, ReleaseTab
from gwasprivacy.ui.release.words import Step
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.throw_away_folder import ThrowAwayFolder

MODEL, CALIBRATION, RELEASE = 0, 1, 2  # the window's tabs
PRIORS = (0.25, 0.5)  # what "Do it for me" makes of the example's coin flip

Target = tuple[QWidget, QRect | None]
"""A control, or a part of one in its own coordinates."""


class TourWindow(Protocol):
    """What the tour asks of a window."""

    document: PlanDocument
    model_tab: ModelTab

    @property
    def calibration_tab(self) -> CalibrationTab: ...
    @property
    def release_tab(self) -> ReleaseTab: ...
    @property
    def has_plan(self) -> bool: ...
    @property
    def sentence(self) -> QWidget: ...
    @property
    def tabs(self) -> QTabWidget: ...

    def show_tab(self, index: int) -> None: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class TourStep:
    """``text`` stands until it is ``is_done()``, then ``done_text()`` where there is one; a step without ``is_done`` is only read.

    ``do`` is called again until it is done: a step can have to wait for work.  ``is_hindered``: it cannot be done here.
    """

    title: str
    text: str
    target: Callable[[], Target]
    bring: Callable[[], None]
    is_done: Callable[[], bool] | None = None
    done_text: Callable[[], str] | None = None
    do: Callable[[], None] | None = None
    waiting_text: str = mark("Working…")
    is_hindered: Callable[[], bool] = lambda: False


class TourSteps:
    """The steps over ``window``, whose plan is a copy of the example; files that a step makes lie in ``folder``."""

    def __init__(self, window: TourWindow, folder: ThrowAwayFolder) -> None:
        self._window = window
        self._folder = folder
        self._began_with: Plan = window.document.plan
        self._passphrase = secrets.token_urlsafe(18)
        self.steps = (
            self._sentence(),
            self._attacker(),
            self._posterior(),
            self._power(),
            self._study(),
            self._ledger(),
            self._fields(),
            self._key(),
            self._release(),
            self._verify(),
        )

    # The model ------------------------------------------------------------------------------------------------------

    def _sentence(self) -> TourStep:
        return TourStep(
            title=mark("The whole plan in one sentence"),
            text=mark(
                "This is a copy of the example: nothing of yours is changed. The sentence states the plan in words. "
                "Click an underlined part to change it."
            ),
            target=lambda: (self._window.sentence, None),
            bring=lambda: self._window.show_tab(MODEL),
        )

    def _attacker(self) -> TourStep:
        card = self._window.model_tab.attacker_card

        return TourStep(
            title=mark("Change the attacker"),
            text=mark(
                "This attacker considers membership a coin flip: a 50 % prior. Make it a range: drag the left handle to 25 %, "
                "or enter 25 in the left field."
            ),
            target=lambda: (card.range if card.range.isVisible() else card, None),
            bring=lambda: self._window.show_tab(MODEL),
            is_done=lambda: self._window.document.plan.adversary != self._began_with.adversary,
            done_text=self._attacker_text,
            do=lambda: card.range.edited.emit(*PRIORS, None),
        )

    def _attacker_text(self) -> str:
        model = self._window.document.plan.adversary
        before, after = significant(self._began_with.adversary.epsilon), significant(model.epsilon)
        if before == after or model.prior.is_any:
            return say("The attacker has changed, and the sentence on top with it.")
        return say(
            "The guarantee now covers priors of {range}. This changes ε from {before} to {after}: see the sentence on top.",
            range=percent_range(model.prior.low, model.prior.high),
            before=before,
            after=after,
        )

    def _posterior(self) -> TourStep:
        plot = self._window.model_tab.posterior_plot
        return TourStep(
            title=mark("What the attacker can learn"),
            text="",
            target=lambda: (plot, None),
            bring=lambda: self._window.show_tab(MODEL),
            done_text=self._posterior_text,
        )

    def _posterior_text(self) -> str:
        if self._window.document.plan.adversary.prior.is_single:
            return say(
                "The curve gives the highest posterior after the release for each prior. Move the pointer over the plot to "
                "read it."
            )
        return say(
            "The curve gives the highest posterior after the release for each prior. Shaded: the priors that the guarantee "
            "covers. Move the pointer over the plot to read it."
        )

    # The sample size ------------------------------------------------------------------------------------------------

    def _power(self) -> TourStep:
        def in_front() -> bool:
            return self._window.has_plan and self._window.tabs.currentIndex() == CALIBRATION

        def target() -> Target:
            if in_front():
                return self._window.calibration_tab.answer_card.verdict, None
            bar = self._window.tabs.tabBar()
            return bar, bar.tabRect(CALIBRATION)

        return TourStep(
            title=mark("What sample size is needed?"),
            text=mark("Open the tab Calibration."),
            target=target,
            bring=lambda: self._window.show_tab(self._window.tabs.currentIndex()),
            is_done=in_front,
            done_text=lambda: say(
                "The power: the probability that all causal SNPs are published. A quick estimate comes first, then a "
                "simulation replaces it."
            ),
            do=lambda: self._window.show_tab(CALIBRATION),
        )

    # The release ----------------------------------------------------------------------------------------------------

    def _to_release(self) -> None:
        self._window.show_tab(RELEASE)
        self._window.release_tab.show_page(RELEASE_PAGE)

    def _reached(self, step: Step) -> bool:
        """Whether what comes before ``step`` is finished."""
        return self._window.release_tab.runner.step >= step

    def _control(self, step: Step, control: Callable[[ReleaseTab], QWidget]) -> Target:
        """The control while its step is asked for, then the step."""
        tab = self._window.release_tab
        wanted = control(tab)
        return (wanted if wanted.isVisible() else tab.steps[step].header), None

    def _hindered(self, step: Step) -> bool:
        return self._window.release_tab.steps[step].state.name == "PROBLEM"

    def _study(self) -> TourStep:
        return TourStep(
            title=mark("A study"),
            text=mark("The example study: 1,000 simulated cases and 1,000 controls. Press “Open the example study”."),
            target=lambda: self._control(Step.STUDY, lambda tab: tab.study_step.example),
            bring=self._to_release,
            is_done=lambda: self._reached(Step.BUDGET),
            done_text=lambda: say("The study is open and matches the plan. None of its genotypes are shown."),
            do=self._open_study,
            is_hindered=lambda: self._hindered(Step.STUDY),
        )

    def _open_study(self) -> None:
        tab = self._window.release_tab
        if tab.runner.source is None:
            tab.study_step.example.click()

    def _ledger(self) -> TourStep:
        return TourStep(
            title=mark("The privacy ledger"),
            text=mark(
                "The ledger records what every release of these participants spends. Create one. “Do it for me” puts it into a "
                "temporary folder."
            ),
            target=lambda: self._control(Step.BUDGET, lambda tab: tab.budget_step.begin),
            bring=self._to_release,
            is_done=lambda: self._reached(Step.LEAVES),
            done_text=lambda: say("The line beside “Budget” says what this release spends and what is left."),
            do=self._begin_ledger,
            is_hindered=lambda: self._hindered(Step.BUDGET),
        )

    def _begin_ledger(self) -> None:
        tab = self._window.release_tab
        if tab.runner.ledger_path is None:
            tab.budget_step.begin.named.emit(self._folder.path / "example.gwasledger")

    def _fields(self) -> TourStep:
        return TourStep(
            title=mark("What will be published"),
            text=mark("This is the list of all that will be published. Read it, then continue."),
            target=lambda: self._control(Step.LEAVES, lambda tab: tab.published_step.go_on),
            bring=self._to_release,
            is_done=lambda: self._reached(Step.CONFIRM),
            done_text=lambda: say("On the right is the report as it will look. Only the results are missing."),
            do=self._take_fields,
        )

    def _take_fields(self) -> None:
        self._window.release_tab.published_step.go_on.click()

    def _key(self) -> TourStep:
        def control(tab: ReleaseTab) -> QWidget:
            step = tab.confirm_step
            return step.new_key if step.new_key.isVisible() else step.new_key_button

        return TourStep(
            title=mark("The key that signs"),
            text=mark(
                "A private key signs the report. Type a new passphrase twice and press “Make the key…”. “Do it for me” makes a "
                "key for this tour only."
            ),
            target=lambda: self._control(Step.CONFIRM, control),
            bring=self._to_release,
            is_done=lambda: self._window.release_tab.runner.key_path is not None,
            done_text=lambda: say("The key is ready. With its public half anyone can check what it signs."),
            do=self._make_key,
            is_hindered=lambda: self._window.release_tab.runner.key_error is not None,
        )

    def _make_key(self) -> None:
        tab = self._window.release_tab
        if not tab.runner.is_making_key:
            tab.confirm_step.new_key.wanted.emit(self._folder.path / "example", self._passphrase)

    def _release(self) -> TourStep:
        def is_hindered() -> bool:
            runner = self._window.release_tab.runner
            lacks = runner.prepared is not None and runner.prepared.lacks_approval
            return lacks or runner.publish_error is not None or runner.key_error is not None

        return TourStep(
            title=mark("The release"),
            text=mark(
                "Tick the box and press the button. First ε is debited in the ledger. Then the noise is drawn, once, and the "
                "report is signed."
            ),
            target=lambda: self._control(Step.CONFIRM, lambda tab: tab.confirm_step.publish),
            bring=self._to_release,
            is_done=lambda: self._reached(Step.DONE),
            done_text=lambda: say("The release is created. The report on the right now has its results."),
            do=self._publish,
            waiting_text=mark("The report states a forecast, which is computed first. This can take a minute."),
            is_hindered=is_hindered,
        )

    def _publish(self) -> None:
        """Once: the engine debits before it draws, and a second call finds the release under way."""
        step, runner = self._window.release_tab.confirm_step, self._window.release_tab.runner
        if runner.is_publishing or runner.done is not None:
            return
        own_key = runner.key_path is not None and runner.key_path.parent == self._folder.path
        if own_key and runner.key_is_encrypted and not step.passphrase.text():
            step.passphrase.setText(self._passphrase)
        step.confirm.setChecked(True)
        step.publish.click()

    def _verify(self) -> TourStep:
        def target() -> Target:
            tab = self._window.release_tab
            if tab.verify_page.isVisible():
                return tab.verify_page.heading, None
            return self._control(Step.DONE, lambda tab: tab.done_step.verify)

        def bring() -> None:
            tab = self._window.release_tab
            self._window.show_tab(RELEASE)
            if self._is_verified():
                tab.show_page(VERIFY_PAGE)
            else:
                self._to_release()

        return TourStep(
            title=mark("Verify the report"),
            text=mark("Anyone can check the report with the signer’s public key, without the study. Press “Verify”."),
            target=target,
            bring=bring,
            is_done=self._is_verified,
            done_text=lambda: say(
                "The report is genuine. That was a complete release. Files that the tour made are deleted when this "
                "window closes; the tour stays in the Help menu."
            ),
            do=self._press_verify,
        )

    def _is_verified(self) -> bool:
        found = self._window.release_tab.verify_page.verification
        return found is not None and found.valid

    def _press_verify(self) -> None:
        tab = self._window.release_tab
        if not tab.verify_page.isVisible():
            tab.done_step.verify.click()
