"""How one study with a plan's design and assumptions is simulated, and which files it has: one object a kind of study.  The window and
the command line ask it alike."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.base.language import mark
from gwasprivacy.base.registry import Registry
from gwasprivacy.base.work import Work
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.planning_scenario import planning_scenario
from gwasprivacy.study.sizes import CASE_CONTROL, QUANTITATIVE


class StudyMaker(ABC):
    """``name``: of the kind of study."""

    name: str

    @abstractmethod
    def scenario(self, plan: Plan, base: Path | None) -> Scenario:
        """What the study is simulated by; ``base``: the plan's folder."""

    @abstractmethod
    def files(self, plan: Plan, scenario: Scenario, seed: int, *, work: Work) -> Mapping[str, bytes]:
        """Its files, by their endings.  Raises InvalidInput, Cancelled."""

    @abstractmethod
    def paths(self, prefix: Path, *, with_strata: bool) -> dict[str, Path]:
        """Where they are written, by their endings."""


class GroupMaker(StudyMaker):
    """Of cases and controls."""

    name = CASE_CONTROL

    def scenario(self, plan: Plan, base: Path | None) -> Scenario:
        scenario = plan.scenario or Scenario()
        return replace(scenario if base is None else scenario.placed(base), strata=plan.design.strata)

    def files(self, plan: Plan, scenario: Scenario, seed: int, *, work: Work) -> Mapping[str, bytes]:
        from gwasprivacy.simulation.studies.study_files import simulate_study_files

        return simulate_study_files(scenario, plan.design.n_cases, plan.design.n_controls, seed, work=work)

    def paths(self, prefix: Path, *, with_strata: bool) -> dict[str, Path]:
        from gwasprivacy.simulation.studies.study_files import study_paths

        return study_paths(prefix, with_strata=with_strata)


class TraitMaker(StudyMaker):
    """Of a quantitative trait."""

    name = QUANTITATIVE

    def scenario(self, plan: Plan, base: Path | None) -> Scenario:
        return planning_scenario(plan, base)

    def files(self, plan: Plan, scenario: Scenario, seed: int, *, work: Work) -> Mapping[str, bytes]:
        from gwasprivacy.simulation.studies.trait_files import simulate_trait_files

        assert plan.design.trait is not None
        return simulate_trait_files(scenario, plan.design.trait, plan.design.n_people, seed, work=work)

    def paths(self, prefix: Path, *, with_strata: bool) -> dict[str, Path]:
        from gwasprivacy.simulation.studies.trait_files import trait_study_paths

        return trait_study_paths(prefix, with_strata=with_strata)


STUDY_MAKERS: Registry[StudyMaker] = Registry(mark("kind of study"), (GroupMaker(), TraitMaker()))
