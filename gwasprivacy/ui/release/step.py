"""What the five steps of a release share: they show the runner's state and pass on what the user says."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from gwasprivacy.base.language import say_marked
from gwasprivacy.ui.release.release_runner import ReleaseRunner
from gwasprivacy.ui.release.step_card import StepCard, StepState
from gwasprivacy.ui.release.words import TITLES, Step
from gwasprivacy.ui.widgets.file_places import FilePlace


class RunnerStep(StepCard):
    """A step over the runner."""

    def __init__(self, step: Step, runner: ReleaseRunner, topic: str, parent: QWidget | None = None) -> None:
        super().__init__(int(step), say_marked(TITLES[step]), topic=topic, parent=parent)
        self.step = step
        self.runner = runner

    def refresh(self, opened: bool) -> None:
        raise NotImplementedError

    @property
    def stays_open(self) -> bool:
        """Whether somebody is still looking at something in it when the next step's turn comes."""
        return False

    def forget(self) -> None:
        """Another plan: what was named or typed here belonged to the one before."""
        for place in self.findChildren(FilePlace):
            place.show_path(None)

    def first_control(self) -> QWidget:
        """What gets the focus when the step opens."""
        raise NotImplementedError

    def _state_now(self, *, problem: bool = False) -> StepState:
        if problem:
            return StepState.PROBLEM
        here = self.runner.step
        return StepState.DONE if self.step < here else StepState.CURRENT if self.step == here else StepState.AHEAD
