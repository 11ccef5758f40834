"""What an unadjusted release would publish of a scenario with ancestry groups or centres: a warning under the answer."""

from __future__ import annotations

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import say
from gwasprivacy.forecast.confounding import can_confound, confounding
from gwasprivacy.forecast.kept_answers import curve_key
from gwasprivacy.forecast.largest_and_executor import MakeExecutor, executor_for
from gwasprivacy.plan.confounding import Confounding, confounding_words
from gwasprivacy.plan.planning_scenario import Line
from gwasprivacy.ui.calibration.calibration_runner import CalibrationRunner, Phase
from gwasprivacy.ui.shell.jobs import JobRunner, Lane
from gwasprivacy.ui.widgets.inline_error import InlineError

SETTLED = (Phase.DONE, Phase.STOPPED)


class ConfoundingLine(InlineError):
    """Simulated after the curves, while they are looked at; hidden where everybody is of one kind.  ``found``: the answer."""

    def __init__(
        self,
        jobs: JobRunner,
        runner: CalibrationRunner,
        *,
        make_executor: MakeExecutor = executor_for,
    ) -> None:
        super().__init__("warning")
        self._lane = Lane(jobs, "calibration-confounding")
        self._runner = runner
        self._make_executor = make_executor
        self._key: object = None
        self.found: Confounding | None = None
        runner.changed.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        """Ask again when the question has changed and its curves are done."""
        question = self._runner.question
        mine = question.line(Line.THIS)
        if mine is None or not can_confound(question):
            self._drop(None)
            self.show_message("")
            return
        key = (curve_key(question.scenario, mine.request, question.files), question.n_people)
        if key == self._key:
            return
        if self._runner.phase not in SETTLED:
            self._drop(None)
            self.show_message(
                say("Cases and controls differ beside the disease. The effect of that is simulated after the curves.")
            )
            return
        self._drop(key)
        self._lane.start(
            confounding,
            question,
            make_executor=self._make_executor,
            title=say("Simulating confounding"),
            in_own_process=True,
            on_done=self._answered,
            on_failed=self._failed,
        )

    def _drop(self, key: object) -> None:
        if self._lane.is_running:
            self._lane.drop()
        self._key = key
        self.found = None

    def _answered(self, found: Confounding | None) -> None:
        self.found = found
        self.show_message("" if found is None else confounding_words(found))

    def _failed(self, error: GwasPrivacyError) -> None:
        self.show_error(error)
