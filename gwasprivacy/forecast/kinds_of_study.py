"""What a forecast asks of the people of a study, in which the kinds of study differ: one object a kind."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from dataclasses import replace

from gwasprivacy.assumptions.scenario import DEFAULT_SIZES, Scenario
from gwasprivacy.assumptions.structure import shared_out
from gwasprivacy.assumptions.trait_model import TRAIT_SIZES
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import mark, say
from gwasprivacy.base.registry import Registry
from gwasprivacy.membership.exact_results import Columns, ExactStudy
from gwasprivacy.simulation.studies.strata_sizes import scaled_each
from gwasprivacy.study.design import CASE_CONTROL, QUANTITATIVE, StudyDesign
from gwasprivacy.study.trait import Trait


class StudyForecast(ABC):
    """``sizes``: of studies that are simulated while a plan names none.  ``columns``: what full summary statistics of it have."""

    name: str

    sizes: tuple[int, ...]
    columns: Columns

    @abstractmethod
    def with_people(self, design: StudyDesign, n_people: int) -> StudyDesign:
        """``design`` with ``n_people``, in the same proportions; a stratum without anybody is left out."""

    @abstractmethod
    def parts(self, design: StudyDesign) -> int:
        """The least number of people by which a study can grow in the same proportions."""

    @abstractmethod
    def attacked(self, design: StudyDesign) -> int:
        """How many people an attack on the plan's study simulates of each side."""

    @abstractmethod
    def attacked_groups(self, design: StudyDesign, most: int, share: float) -> dict[str, int]:
        """The same as arguments of a simulation, for ``share`` of the study and ``most`` people of each side."""

    @abstractmethod
    def measured_too(self) -> str:
        """What an attack does not cover where weights follow from a measured number."""

    @abstractmethod
    def exact_study(self, design: StudyDesign) -> ExactStudy:
        """The design's people, for what exact statistics of them tell."""

    @abstractmethod
    def trait_by_sd(self, design: StudyDesign) -> Trait:
        """The design's trait, whose range is by a public mean and SD.  Raises InvalidInput for any other."""


class GroupForecast(StudyForecast):
    """Of cases and controls."""

    name = CASE_CONTROL

    sizes = DEFAULT_SIZES
    columns = Columns.CONTRASTS

    def with_people(self, design: StudyDesign, n_people: int) -> StudyDesign:
        n_cases = min(max(round(n_people * design.n_cases / design.n_people), 1), n_people - 1)
        return sized(design, n_cases, n_people - n_cases)

    def parts(self, design: StudyDesign) -> int:
        return design.n_people // math.gcd(design.n_cases, design.n_controls)

    def attacked(self, design: StudyDesign) -> int:
        return max(design.n_cases, design.n_controls)

    def attacked_groups(self, design: StudyDesign, most: int, share: float) -> dict[str, int]:
        cases, controls = (max(2, round(each * share)) for each in (design.n_cases, design.n_controls))
        return {"n_cases": cases, "n_controls": controls, "n_participants": 0}

    def measured_too(self) -> str:
        return say(
            "Not covered: the measured number of cases that is published with the selection; the guarantee counts its ε."
        )

    def exact_study(self, design: StudyDesign) -> ExactStudy:
        return ExactStudy(n_cases=design.n_cases, n_controls=design.n_controls)

    def trait_by_sd(self, design: StudyDesign) -> Trait:
        raise InvalidInput("clip.no-trait")


class TraitForecast(StudyForecast):
    """Of a quantitative trait."""

    name = QUANTITATIVE

    sizes = TRAIT_SIZES
    columns = Columns.TRAIT

    def with_people(self, design: StudyDesign, n_people: int) -> StudyDesign:
        if not design.strata:
            return replace(design, n_participants=n_people)
        people = shared_out(n_people, [stratum.n_people for stratum in design.strata])
        there = tuple(
            replace(stratum, n_participants=each) for stratum, each in zip(design.strata, people, strict=True) if each
        )
        return replace(design, n_participants=n_people, strata=there if len(there) > 1 else ())

    def parts(self, design: StudyDesign) -> int:
        return 1

    def attacked(self, design: StudyDesign) -> int:
        return math.ceil(design.n_people / 2)

    def attacked_groups(self, design: StudyDesign, most: int, share: float) -> dict[str, int]:
        return {"n_cases": 0, "n_controls": 0, "n_participants": min(design.n_people, 2 * most)}

    def measured_too(self) -> str:
        return say("Not covered: the measured mean that is published with the selection; the guarantee counts its ε.")

    def exact_study(self, design: StudyDesign) -> ExactStudy:
        return ExactStudy(n_participants=design.n_people)

    def trait_by_sd(self, design: StudyDesign) -> Trait:
        assert design.trait is not None
        if design.trait.mean is None or design.trait.sd is None:
            raise InvalidInput("clip.no-sd")
        return design.trait


STUDY_FORECASTS: Registry[StudyForecast] = Registry(mark("kind of study"), (GroupForecast(), TraitForecast()))


def forecast_of(study: StudyDesign | Scenario) -> StudyForecast:
    """What there is to forecast of the kind of study that a design, or a scenario, is of."""
    return STUDY_FORECASTS.find(study.study_kind)


def sized(design: StudyDesign, n_cases: int, n_controls: int) -> StudyDesign:
    """``design`` with other numbers of people, each stratum in proportion; a stratum without anybody is left out."""
    if not design.strata:
        return replace(design, n_cases=n_cases, n_controls=n_controls)
    sizes = zip(design.strata, scaled_each(design.strata, n_cases, n_controls), strict=True)
    there = tuple(replace(stratum, n_cases=people[0], n_controls=people[1]) for stratum, people in sizes if any(people))
    strata = there if len(there) > 1 else ()
    return replace(design, n_cases=n_cases, n_controls=n_controls, strata=strata)
