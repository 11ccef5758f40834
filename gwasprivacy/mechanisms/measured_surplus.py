"""What is measured, from everybody's records, and what weights follow from after it (``measured_ratio`` says why); for draws and simulations,
never for who verifies."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import replace
from fractions import Fraction
from typing import Any

import numpy as np

from gwasprivacy.base.arrays import IntArray
from gwasprivacy.base.language import mark
from gwasprivacy.base.registry import Registry
from gwasprivacy.mechanisms.measured_ratio import weights_of
from gwasprivacy.study.sizes import (
    CASE_CONTROL,
    MAX_PEOPLE,
    QUANTITATIVE,
    CaseControlSizes,
    StudySizes,
    TraitSizes,
    whole_steps,
)
from gwasprivacy.study.tables import GenotypeTables
from gwasprivacy.study.trait import STEPS
from gwasprivacy.study.trait_tables import TraitTables


def surplus_of(sizes: CaseControlSizes, planned: CaseControlSizes) -> IntArray:
    """D of each of the plan's strata, int64 (K,), from everybody there is: private.  ``sizes`` may have one stratum more, of whoever is in
    none of the plan's, who counts nothing."""
    people = np.array(sizes.strata[: planned.n_strata], dtype=np.int64)
    weights = weights_of(planned)
    found: IntArray = people[:, 0] * weights[:, 0] - people[:, 1] * weights[:, 1]
    return found


def surplus_from_centres(totals: IntArray, people: IntArray, planned: TraitSizes, steps: int = STEPS) -> IntArray:
    """D of each stratum of a trait, int64 (K,), from everybody there is, ``people`` whose values sum to ``totals``, in ``steps`` of the
    range: private."""
    assert planned.centres is not None
    found: IntArray = totals - people * np.array(whole_steps(planned.centres, steps), dtype=np.int64)
    return found


def cases_from(planned: CaseControlSizes, noisy: IntArray) -> tuple[int, ...]:
    """The number of cases of each stratum for the plan's controls, from noisy D: at least 1, to the nearest whole number, halves up;
    the plan's own where nothing is measured."""
    found = []
    for (n_cases, _controls), of_case, surplus in zip(
        planned.strata, weights_of(planned)[:, 0].tolist(), noisy.tolist(), strict=True
    ):
        cases = n_cases + (2 * surplus + of_case) // (2 * of_case) if of_case else n_cases
        found.append(min(max(cases, 1), MAX_PEOPLE) if of_case else n_cases)
    return tuple(found)


def centres_from(planned: TraitSizes, noisy: IntArray, steps: int = STEPS) -> tuple[int, ...]:
    """The centre of each stratum from noisy D: to the nearest whole step, halves up, in the range."""
    assert planned.centres is not None
    found = []
    for centre, people, surplus in zip(
        whole_steps(planned.centres, steps), planned.strata, noisy.tolist(), strict=True
    ):
        found.append(min(max(centre + (2 * surplus + people) // (2 * people), 0), steps))
    return tuple(found)


def measured_sizes(planned: CaseControlSizes, cases: tuple[int, ...]) -> CaseControlSizes:
    """What weights follow from once ``cases`` were measured."""
    return CaseControlSizes(
        strata=tuple((each, n_controls) for each, (_, n_controls) in zip(cases, planned.strata, strict=True))
    )


def measured_centres(centres: tuple[int, ...], steps: int = STEPS) -> tuple[Fraction, ...]:
    """Measured ``centres``, whole ``steps``, as shares of the range."""
    return tuple(Fraction(each, steps) for each in centres)


class Measuring(ABC):
    """What follows from noisy D in one kind of study; ``planned``: the plan's sizes, of that kind; values are in ``steps`` of their range."""

    name: str

    measured: str
    """What is measured, in a word of an audit's titles."""
    least: int
    """The least number that can be published."""

    result_field: str
    """The field of a result that has it."""
    is_told_by_sizes: bool
    """Whether whoever knows everybody's numbers knows it without noise."""

    @abstractmethod
    def surplus(self, tables: Any, planned: Any) -> IntArray:
        """D of each of the plan's strata, from everybody whom a study's ``tables`` are of: private."""

    @abstractmethod
    def published(self, planned: Any, noisy: IntArray, steps: int = STEPS) -> tuple[int, ...]:
        """What is published of noisy D of each stratum."""

    @abstractmethod
    def sizes_from(self, planned: Any, numbers: tuple[int, ...], steps: int = STEPS) -> StudySizes:
        """What weights follow from once these ``numbers`` were measured."""

    @abstractmethod
    def tables_by(self, tables: Any, sizes: Any) -> Any:
        """A study's ``tables`` as scores take them with weights from measured ``sizes``."""


class MeasuringCases(Measuring):
    """How many cases there are for the plan's controls."""

    name = CASE_CONTROL
    measured = "ratio"
    least = 1
    result_field = "cases"
    is_told_by_sizes = True

    def surplus(self, tables: GenotypeTables, planned: CaseControlSizes) -> IntArray:
        return surplus_of(tables.sizes, planned)

    def published(self, planned: CaseControlSizes, noisy: IntArray, steps: int = STEPS) -> tuple[int, ...]:
        return cases_from(planned, noisy)

    def sizes_from(self, planned: CaseControlSizes, numbers: tuple[int, ...], steps: int = STEPS) -> CaseControlSizes:
        return measured_sizes(planned, numbers)

    def tables_by(self, tables: GenotypeTables, sizes: CaseControlSizes) -> GenotypeTables:
        return tables


class MeasuringMean(Measuring):
    """The mean of a trait."""

    name = QUANTITATIVE
    measured = "mean"
    least = 0
    result_field = "centres"
    is_told_by_sizes = False

    def surplus(self, tables: TraitTables, planned: TraitSizes) -> IntArray:
        return surplus_from_centres(tables.totals, np.array(tables.sizes.strata, dtype=np.int64), planned)

    def published(self, planned: TraitSizes, noisy: IntArray, steps: int = STEPS) -> tuple[int, ...]:
        return centres_from(planned, noisy, steps)

    def sizes_from(self, planned: TraitSizes, numbers: tuple[int, ...], steps: int = STEPS) -> TraitSizes:
        return replace(planned, centres=measured_centres(numbers, steps), counted_from=planned.centres)

    def tables_by(self, tables: TraitTables, sizes: TraitSizes) -> TraitTables:
        assert sizes.centres is not None
        return tables.from_measured(sizes.centres)


MEASURING: Registry[Measuring] = Registry(mark("kind of study"), (MeasuringCases(), MeasuringMean()))


def measuring(planned: StudySizes) -> Measuring:
    """What follows from what is measured in a study of these sizes."""
    return MEASURING.find(planned.study_kind)
