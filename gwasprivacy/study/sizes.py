"""How many people a study has, by group and stratum: public numbers, known before its genotypes are looked at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar

from gwasprivacy.base.language import mark

MAX_PEOPLE = 2**31 - 1
CASE_CONTROL = mark("case–control")
"""People with and without a disease; scores say which kinds of study they serve."""
QUANTITATIVE = mark("quantitative-trait")
"""People with a measured trait."""


def _is_number_of_people(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MAX_PEOPLE


@dataclass(frozen=True, slots=True, kw_only=True)
class CaseControlSizes:
    """(R_k, S_k): cases and controls of each stratum k, at least one stratum; one is a study without strata.

    A stratum may lack cases or controls, and where sizes are secret both.  Raises ValueError otherwise.
    """

    study_kind: ClassVar[str] = CASE_CONTROL
    members: ClassVar[tuple[str, ...]] = ("n_cases", "n_controls")
    """How a plan, or a stratum of one, calls these numbers."""

    strata: tuple[tuple[int, int], ...]

    def __post_init__(self) -> None:
        if not self.strata:
            raise ValueError("a study has at least one stratum")
        if not all(_is_number_of_people(each) for stratum in self.strata for each in stratum):
            raise ValueError(f"numbers of people are whole, from 0 to {MAX_PEOPLE}")
        if not all(len(stratum) == 2 for stratum in self.strata):
            raise ValueError("a stratum has a number of cases and one of controls")

    @classmethod
    def of_groups(cls, n_cases: int, n_controls: int) -> CaseControlSizes:
        """The sizes of a study without strata."""
        return cls(strata=((n_cases, n_controls),))

    @classmethod
    def of_cells(cls, people: Sequence[int]) -> CaseControlSizes:
        """The sizes of R_1, S_1, R_2, S_2, …"""
        return cls(strata=tuple(zip(people[::2], people[1::2], strict=True)))

    @property
    def with_others(self) -> CaseControlSizes:
        """With one stratum more, of whoever is in none of these, where there are several: it has nobody, and so compares nobody."""
        return CaseControlSizes(strata=(*self.strata, (0, 0))) if self.is_stratified else self

    @property
    def cells(self) -> tuple[int, ...]:
        """R_1, S_1, R_2, S_2, …"""
        return tuple(n_people for stratum in self.strata for n_people in stratum)

    @property
    def n_strata(self) -> int:
        return len(self.strata)

    @property
    def is_stratified(self) -> bool:
        return len(self.strata) > 1

    @property
    def n_cases(self) -> int:
        return sum(n_cases for n_cases, _ in self.strata)

    @property
    def n_controls(self) -> int:
        return sum(n_controls for _, n_controls in self.strata)

    @property
    def n_people(self) -> int:
        return self.n_cases + self.n_controls

    @property
    def told(self) -> dict[str, int]:
        """How many people there are, by the names that answers give them."""
        return {"n_cases": self.n_cases, "n_controls": self.n_controls}

    @property
    def groups(self) -> tuple[int, int]:
        """Cases and controls."""
        return self.n_cases, self.n_controls


@dataclass(frozen=True, slots=True, kw_only=True)
class TraitSizes:
    """N_k: participants of each stratum k of a study of a quantitative trait, and what their values are compared with.

    ``centres``: of each stratum a share of the public range, from 0 to 1, fixed beforehand; None: each stratum's own mean.  With a
    centre a stratum may have nobody, else at least one person.  ``counted_from``: where ``centres`` were measured with noise, those that
    the plan had, from which people without a call were counted; weights are then in shares of twice the farthest end's distance, so that
    the largest is ½ whatever was measured.  Raises ValueError otherwise.
    """

    study_kind: ClassVar[str] = QUANTITATIVE
    members: ClassVar[tuple[str, ...]] = ("n_participants",)

    strata: tuple[int, ...]
    centres: tuple[Fraction, ...] | None = None
    counted_from: tuple[Fraction, ...] | None = None

    def __post_init__(self) -> None:
        if not self.strata:
            raise ValueError("a study has at least one stratum")
        least = 1 if self.centres is None else 0
        if not all(_is_number_of_people(each) and each >= least for each in self.strata):
            raise ValueError(f"numbers of people are whole, from {least} to {MAX_PEOPLE}")
        if self.centres is None:
            return
        for centres in (self.centres, *(() if self.counted_from is None else (self.counted_from,))):
            if len(centres) != len(self.strata) or not all(0 <= each <= 1 for each in centres):
                raise ValueError("each stratum has a centre, a share of the range")

    @property
    def unit(self) -> Fraction:
        """What a difference of the whole range weighs: 1; from measured centres so much that the largest weight is ½."""
        if self.centres is None or self.counted_from is None:
            return Fraction(1)
        return 1 / (2 * max(max(each, 1 - each) for each in self.centres))

    @property
    def reaches(self) -> tuple[Fraction, ...]:
        """The largest size of a weight in each stratum, in shares of the range, or in :attr:`unit`: of values from a public centre; without
        one, 1."""
        if self.centres is None:
            return (Fraction(1),) * self.n_strata
        return tuple(self.unit * max(each, 1 - each) for each in self.centres)

    @property
    def n_strata(self) -> int:
        return len(self.strata)

    @property
    def is_stratified(self) -> bool:
        return len(self.strata) > 1

    @property
    def n_people(self) -> int:
        return sum(self.strata)

    @property
    def told(self) -> dict[str, int]:
        """How many people there are, by the names that answers give them."""
        return {"n_participants": self.n_people}

    @property
    def groups(self) -> tuple[int, int]:
        """Neither cases nor controls."""
        return 0, 0

    @property
    def with_others(self) -> TraitSizes:
        """Itself: whoever is in no stratum is in no size."""
        return self


StudySizes = CaseControlSizes | TraitSizes


def whole_steps(centres: Sequence[Fraction], steps: int) -> list[int]:
    """Centres, shares of the range, in whole ``steps`` of it.  Raises ValueError for one between two steps."""
    found = [each * steps for each in centres]
    if any(each.denominator != 1 for each in found):
        raise ValueError("a centre is a whole number of steps")
    return [int(each) for each in found]
