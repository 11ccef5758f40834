"""The sizes of the strata in imagined studies of any number of people, each in proportion."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Sequence

from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.assumptions.structure import shared_out
from gwasprivacy.assumptions.trait_model import TraitModel
from gwasprivacy.base.language import mark
from gwasprivacy.base.registry import Registry
from gwasprivacy.study.sizes import CASE_CONTROL, QUANTITATIVE, CaseControlSizes, StudySizes, TraitSizes
from gwasprivacy.study.stratum import Stratum


def sizes_of(scenario: Scenario, n_participants: int) -> StudySizes:
    """The sizes of a study with so many participants: those with the trait, or cases and controls, of each stratum; one stratum
    where there are none."""
    return imagined(scenario).sizes(scenario, n_participants)


class Imagined(ABC):
    """What of an imagined study's sizes is of one kind of study.  ``exact_score``: what SNPs are ranked by without privacy, whatever score is
    named, as tables and people call it; None for the score that is named."""

    name: str

    exact_score: tuple[str, str] | None = None

    @abstractmethod
    def sizes(self, scenario: Scenario, n_participants: int) -> StudySizes:
        """As :func:`sizes_of`."""

    @abstractmethod
    def smallest_group(self, scenario: Scenario, n_participants: int) -> int:
        """How many people its smallest group has."""

    @abstractmethod
    def smallest_share(self, scenario: Scenario) -> float:
        """Which share of everybody that is."""


class ImaginedGroups(Imagined):
    """Of cases and controls."""

    name = CASE_CONTROL

    def sizes(self, scenario: Scenario, n_participants: int) -> StudySizes:
        return scaled_strata(scenario.strata, *scenario.groups(n_participants))

    def smallest_group(self, scenario: Scenario, n_participants: int) -> int:
        return min(scenario.groups(n_participants))

    def smallest_share(self, scenario: Scenario) -> float:
        return min(scenario.case_fraction, 1.0 - scenario.case_fraction)


class ImaginedTrait(Imagined):
    """Of a trait: everybody is in one group."""

    name = QUANTITATIVE

    exact_score = ("regression", "additive regression")

    def sizes(self, scenario: Scenario, n_participants: int) -> StudySizes:
        assert scenario.trait is not None
        return scaled_participants(scenario.strata, n_participants, scenario.trait)

    def smallest_group(self, scenario: Scenario, n_participants: int) -> int:
        return n_participants

    def smallest_share(self, scenario: Scenario) -> float:
        return 1.0


IMAGINED: Registry[Imagined] = Registry(mark("kind of study"), (ImaginedGroups(), ImaginedTrait()))


def imagined(scenario: Scenario) -> Imagined:
    """What is of the scenario's kind of study."""
    return IMAGINED.find(scenario.study_kind)


def scaled_strata(strata: Sequence[Stratum], n_cases: int, n_controls: int) -> CaseControlSizes:
    """The strata's sizes in a study of ``n_cases`` and ``n_controls``: each in proportion.  One stratum without ``strata``.

    A stratum that gets nobody stays out, so that small studies may have fewer.
    """
    return CaseControlSizes(strata=tuple(each for each in scaled_each(strata, n_cases, n_controls) if any(each)))


def scaled_participants(strata: Sequence[Stratum], n_people: int, model: TraitModel) -> TraitSizes:
    """The same of a study of a trait with ``n_people``, with what ``model`` has subtracted."""
    people = shared_out(n_people, [stratum.n_people for stratum in strata]) if strata else (n_people,)
    centres = model.centres_of(len(people))
    return TraitSizes(
        strata=tuple(each for each in people if each),
        centres=None if centres is None else tuple(at for at, each in zip(centres, people, strict=True) if each),
    )


def scaled_each(strata: Sequence[Stratum], n_cases: int, n_controls: int) -> list[tuple[int, int]]:
    """Cases and controls of every stratum, those without people too."""
    if not strata:
        return [(n_cases, n_controls)]
    cases = shared_out(n_cases, [stratum.n_cases for stratum in strata])
    controls = shared_out(n_controls, [stratum.n_controls for stratum in strata])
    return list(zip(cases, controls, strict=True))


def labels_of(name: str) -> tuple[str, ...]:
    """The labels that a stratum's name is made of, and the whole name first."""
    return (name, *(part.strip() for part in re.split(r"[/×,;|+·]", name)))
