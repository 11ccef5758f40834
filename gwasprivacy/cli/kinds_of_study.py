"""What commands that take a plan ask, make and print of its people, in which the kinds of study differ: one object a kind."""

from __future__ import annotations

from abc import ABC, abstractmethod
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import mark
from gwasprivacy.base.registry import Registry
from gwasprivacy.study.sizes import CASE_CONTROL, QUANTITATIVE

if TYPE_CHECKING:
    from gwasprivacy.assumptions.scenario import Scenario
    from gwasprivacy.plan.plan import Plan
    from gwasprivacy.simulation.attacks.attack_report import AttackReport
    from gwasprivacy.simulation.attacks.one_person import PeopleAsked


class StudyLines(ABC):
    """``defaults``: what is printed of a plan without assumptions of its kind."""

    name: str

    defaults: str

    @abstractmethod
    def assumes(self, scenario: Scenario) -> bool:
        """Whether a plan's scenario has assumptions of the kind."""

    @abstractmethod
    def true_snps(self, scenario: Scenario) -> list[dict[str, Any]]:
        """What is assumed of each causal SNP."""

    @abstractmethod
    def told(self, plan: Plan, paths: dict[str, Path]) -> dict[str, Any]:
        """A simulated study's people in JSON, and where their values are."""

    @abstractmethod
    def line(self, plan: Plan, paths: dict[str, Path]) -> str:
        """The same in words."""

    @abstractmethod
    def attacked(self, attacks: AttackReport) -> str:
        """Who is in the studies that are attacked."""

    @abstractmethod
    def asked(self, asked: PeopleAsked) -> dict[str, int]:
        """The sizes of the study of which single people are asked after."""

    @abstractmethod
    def require_secret(self, secret: str) -> None:
        """Raise InvalidInput for a secret that nobody of such a study has."""

    @abstractmethod
    def ranges(self, scenario: Scenario) -> list[tuple[tuple[float, ...], float]]:
        """The effects and the range of a trait, ± so many SD, by which a curve was simulated; none without a range."""


class GroupLines(StudyLines):
    """Of cases and controls."""

    name = CASE_CONTROL

    defaults = "The plan has no assumptions; the defaults are used (two SNPs, odds ratio 1.8, frequency 0.3)."

    def assumes(self, scenario: Scenario) -> bool:
        return True

    def true_snps(self, scenario: Scenario) -> list[dict[str, Any]]:
        """The shares of people with 0, 1, 2 risk alleles."""
        model = scenario.disease
        return [
            {
                "snp": effect.snp or str(number),
                "frequency": effect.frequency,
                "case_genotypes": model.case_marginals[number - 1].tolist(),
                "control_genotypes": model.control_marginals[number - 1].tolist(),
            }
            for number, effect in enumerate(model.causal, start=1)
        ]

    def told(self, plan: Plan, paths: dict[str, Path]) -> dict[str, Any]:
        return {"n_cases": plan.design.n_cases, "n_controls": plan.design.n_controls}

    def line(self, plan: Plan, paths: dict[str, Path]) -> str:
        return (
            f"{plan.design.n_cases:,} cases and {plan.design.n_controls:,} controls in {paths['.bed']}; "
            f"the truth in {paths['.truth.json']}"
        )

    def attacked(self, attacks: AttackReport) -> str:
        return f"{attacks.n_cases:,} cases and {attacks.n_controls:,} controls"

    def asked(self, asked: PeopleAsked) -> dict[str, int]:
        return {"n_cases": asked.n_cases, "n_controls": asked.n_controls}

    def ranges(self, scenario: Scenario) -> list[tuple[tuple[float, ...], float]]:
        return []

    def require_secret(self, secret: str) -> None:
        if secret == "trait-value":
            raise InvalidInput(
                words="--secret trait-value: cases and controls have no trait.", hint="Give --trait FILE."
            )


class TraitLines(StudyLines):
    """Of a quantitative trait."""

    name = QUANTITATIVE

    defaults = "The plan has no assumptions about the trait; the defaults are used: two SNPs of frequency 0.3 that each explain 1 % of it."

    def assumes(self, scenario: Scenario) -> bool:
        return scenario.study_kind == self.name

    def true_snps(self, scenario: Scenario) -> list[dict[str, Any]]:
        assert scenario.trait is not None
        return [
            {"snp": snp.snp or str(number), "frequency": snp.frequency, "beta": snp.effect, "r2": snp.explained}
            for number, snp in enumerate(scenario.trait.causal, start=1)
        ]

    def told(self, plan: Plan, paths: dict[str, Path]) -> dict[str, Any]:
        from gwasprivacy.simulation.studies.trait_files import TRAIT_ENDING

        return {"n_participants": plan.design.n_people, "trait": str(paths[TRAIT_ENDING])}

    def line(self, plan: Plan, paths: dict[str, Path]) -> str:
        from gwasprivacy.simulation.studies.trait_files import TRAIT_ENDING

        return (
            f"{plan.design.n_people:,} participants in {paths['.bed']}, their values in {paths[TRAIT_ENDING]}; "
            f"the truth in {paths['.truth.json']}"
        )

    def attacked(self, attacks: AttackReport) -> str:
        return f"{attacks.n_participants:,} participants with a trait"

    def asked(self, asked: PeopleAsked) -> dict[str, int]:
        return {"n_participants": asked.n_participants}

    def ranges(self, scenario: Scenario) -> list[tuple[tuple[float, ...], float]]:
        assert scenario.trait is not None
        low, high = scenario.trait.range_in_sd
        return [(tuple(scenario.trait.effects.tolist()), (high - low) / 2)]

    def require_secret(self, secret: str) -> None: ...


STUDY_LINES: Registry[StudyLines] = Registry(mark("kind of study"), (GroupLines(), TraitLines()))
