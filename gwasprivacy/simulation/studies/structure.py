"""What makes cases and controls differ without the disease: ancestry groups, centres, relatives.

* **Ancestry groups**, after Balding & Nichols (1995): a SNP of frequency p in the population they descend from has in each group
  a frequency from Beta(p(1−F)/F, (1−p)(1−F)/F), of variance F·p(1−p), with F = F_ST.
* **Centres**: at a share of the SNPs one centre, drawn at random, reads a frequency that is off by ``shift``, up or down.
* **Relatives**: pairs inside a group of whom one allele of two is the same, so that they share half (docs/theory/confounding.md).

Causal SNPs have the disease model's frequencies in every group and centre, and relatives have theirs independently of each other:
what is modelled is what displaces them.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.base.json_forms import ListOf, Member, Number, Record, Text
from gwasprivacy.base.json_values import require_printable
from gwasprivacy.base.progress import NEVER_CANCELLED, Cancel
from gwasprivacy.base.remedies import Remedy
from gwasprivacy.study.sizes import CaseControlSizes, TraitSizes
from gwasprivacy.study.stratum import Stratum

FloatArray = npt.NDArray[np.float64]
IntArray = npt.NDArray[np.int64]

MOST_GROUPS = 50
LONGEST_NAME = 60
LARGEST_FST = 0.5
_FST = Number(
    above=0, high=LARGEST_FST, about="F_ST, the share of allele frequencies' variance that lies between the groups."
)
_PART = Number(low=0, high=1)
_SHIFT = Number(above=0, high=0.5)
_SOME = Number(above=0, high=1)
_NAME = Text(least=1, most=LONGEST_NAME)
_ROUNDING = 1e-6  # shares are written with a few digits
_RAREST = 1e-6
_BLOCK = 256  # an even number, so that no pair is parted
_PAIRS = np.array(
    [[s, a, b] for s in (0, 1) for a in (0, 1) for b in (0, 1)]
)  # the allele that is shared, and one of each


@dataclass(frozen=True, slots=True, kw_only=True)
class PeopleGroup:
    """A part of the participants: its share of the cases and of the controls, each in [0, 1]."""

    name: str
    case_share: float
    control_share: float

    def __post_init__(self) -> None:
        require_printable(self.name, "scenario.group.name")
        _PART.check(self.case_share, "scenario.group.case_share")
        _PART.check(self.control_share, "scenario.group.control_share")


def _check_groups(groups: tuple[PeopleGroup, ...], field: str) -> None:
    if not groups:
        return
    if len({group.name for group in groups}) < len(groups):
        raise InvalidPlan("names a group twice.", code="scenario.group-twice", field=field)
    sums = [math.fsum(getattr(group, of) for group in groups) for of in ("case_share", "control_share")]
    if any(abs(total - 1) > _ROUNDING for total in sums):
        raise InvalidPlan(
            "the groups' shares must add up to 1, of the cases and of the controls.",
            code="scenario.shares",
            field=field,
            remedy=Remedy.SHARES_THAT_ADD_UP,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Ancestry:
    """Groups of different ancestry at a distance ``fst`` in (0, 0.5]; no ``groups``: each stratum of the design is one."""

    fst: float
    groups: tuple[PeopleGroup, ...] = ()

    def __post_init__(self) -> None:
        _FST.check(self.fst, "scenario.ancestry.fst")
        _check_groups(self.groups, "scenario.ancestry.groups")


@dataclass(frozen=True, slots=True, kw_only=True)
class Centres:
    """Centres whose genotypes differ by artefact: at ``snp_share`` of the SNPs one centre's frequency is off by ``shift``.

    No ``groups``: each stratum of the design is one.
    """

    snp_share: float
    shift: float
    groups: tuple[PeopleGroup, ...] = ()

    def __post_init__(self) -> None:
        _SOME.check(self.snp_share, "scenario.centres.snp_share")
        _SHIFT.check(self.shift, "scenario.centres.shift")
        _check_groups(self.groups, "scenario.centres.groups")


@dataclass(frozen=True, slots=True, kw_only=True)
class Relatives:
    """The shares of cases and of controls who have a first-degree relative among the other cases, or controls; in [0, 1]."""

    case_share: float = 0.0
    control_share: float = 0.0

    def __post_init__(self) -> None:
        _PART.check(self.case_share, "scenario.relatives.case_share")
        _PART.check(self.control_share, "scenario.relatives.control_share")


@dataclass(frozen=True, slots=True, kw_only=True)
class Structure:
    """All of it, beside the ``strata`` inside which the design compares cases with controls."""

    ancestry: Ancestry | None = None
    centres: Centres | None = None
    relatives: Relatives | None = None
    strata: tuple[Stratum, ...] = ()

    @property
    def is_plain(self) -> bool:
        """Whether everybody is of one kind but for the disease, and compared with everybody."""
        return self.ancestry is None and self.centres is None and self.relatives is None and not self.strata


GROUP = Record(
    PeopleGroup,
    {"name": Member(_NAME), "case_share": Member(_PART), "control_share": Member(_PART)},
    home="scenario.group",
)
_GROUPS = ListOf(GROUP, most=MOST_GROUPS)

ANCESTRY = Record(
    Ancestry,
    {
        "fst": Member(_FST),
        "groups": Member(_GROUPS, optional=True, when=lambda ancestry: bool(ancestry.groups)),
    },
    home="scenario.ancestry",
    about="Ancestry groups after Balding & Nichols; without groups, each stratum of the design is one.",
)
CENTRES = Record(
    Centres,
    {
        "snp_share": Member(_SOME),
        "shift": Member(_SHIFT),
        "groups": Member(_GROUPS, optional=True, when=lambda centres: bool(centres.groups)),
    },
    home="scenario.centres",
    about="Centres one of which reads another allele frequency at some SNPs; without groups, each stratum of the design is one.",
)
RELATIVES = Record(
    Relatives,
    {"case_share": Member(_PART, optional=True), "control_share": Member(_PART, optional=True)},
    home="scenario.relatives",
    about="Shares of people with a first-degree relative in their own group.",
)


# Cells: people of one stratum and ancestry group at one centre ----------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Cell:
    """People alike: ``stratum``, ``ancestry`` and ``centre`` number theirs (from 0); ``sizes``: how many cases and controls."""

    stratum: int
    ancestry: int
    centre: int
    sizes: tuple[int, int]


def shared_out(total: int, shares: Sequence[float]) -> tuple[int, ...]:
    """``total`` people by ``shares`` (not all 0), in whole people, the largest remainders rounded up; the first of equal ones."""
    whole = math.fsum(shares)
    exact = [total * share / whole for share in shares]
    found = [math.floor(each + _ROUNDING) for each in exact]
    order = sorted(range(len(shares)), key=lambda index: (found[index] - exact[index], index))
    for index in order[: total - sum(found)]:
        found[index] += 1
    return tuple(found)


def scaled_strata(strata: Sequence[Stratum], n_cases: int, n_controls: int) -> CaseControlSizes:
    """The strata's sizes in a study of ``n_cases`` and ``n_controls``: each in proportion.  One stratum without ``strata``.

    A stratum that gets nobody stays out, so that small studies may have fewer.
    """
    return CaseControlSizes(strata=tuple(each for each in scaled_each(strata, n_cases, n_controls) if any(each)))


def scaled_participants(strata: Sequence[Stratum], n_people: int) -> TraitSizes:
    """The same of a study of a trait with ``n_people``."""
    people = shared_out(n_people, [stratum.n_participants or 0 for stratum in strata]) if strata else (n_people,)
    return TraitSizes(strata=tuple(each for each in people if each))


def scaled_each(strata: Sequence[Stratum], n_cases: int, n_controls: int) -> list[tuple[int, int]]:
    """Cases and controls of every stratum, those without people too."""
    if not strata:
        return [(n_cases, n_controls)]
    cases = shared_out(n_cases, [stratum.n_cases for stratum in strata])
    controls = shared_out(n_controls, [stratum.n_controls for stratum in strata])
    return list(zip(cases, controls, strict=True))


class Makeup:
    """Which kinds of people a study of a :class:`Structure` has, and what SNPs without effect look like in each."""

    def __init__(self, structure: Structure) -> None:
        self._structure = structure
        strata = structure.strata
        self._ancestry = _of_strata(strata, None if structure.ancestry is None else structure.ancestry.groups)
        self._centres = _of_strata(strata, None if structure.centres is None else structure.centres.groups)

    def cells(self, n_cases: int, n_controls: int) -> tuple[Cell, ...]:
        """The cells of a study of these sizes, by stratum; those without people stay out, as do strata without.

        Inside a stratum ancestry and centre are independent of each other among cases and among controls.
        """
        found = []
        number = 0
        for stratum, sizes in enumerate(scaled_each(self._structure.strata, n_cases, n_controls)):
            if not any(sizes):
                continue
            places = [(a, c) for a in self._ancestry[stratum] for c in self._centres[stratum]]
            by_group = [
                shared_out(total, [a.shares[group] * c.shares[group] for a, c in places])
                for group, total in enumerate(sizes)
            ]
            found += [
                Cell(stratum=number, ancestry=a.number, centre=c.number, sizes=people)
                for (a, c), people in zip(places, zip(*by_group, strict=True), strict=True)
                if any(people)
            ]
            number += 1
        return tuple(found)

    def frequencies(self, cells: Sequence[Cell], base: FloatArray, rng: np.random.Generator) -> FloatArray:
        """The counted allele's frequency in every cell, (n_cells, n_snps), where it is ``base`` (n_snps,) in the population."""
        in_group = self._in_groups(base, rng)
        where, shift = self._artefacts(len(base), rng)
        if where is None:
            each: FloatArray = in_group[[cell.ancestry for cell in cells]]
            return each
        moved = [in_group[cell.ancestry] + np.where(where == cell.centre, shift, 0.0) for cell in cells]
        found: FloatArray = np.clip(np.stack(moved), 0.0, 1.0)
        return found

    def _in_groups(self, base: FloatArray, rng: np.random.Generator) -> FloatArray:
        n_groups = 1 + max(part.number for parts in self._ancestry for part in parts)
        if self._structure.ancestry is None:
            return np.broadcast_to(base, (n_groups, len(base)))
        spread = (1 - self._structure.ancestry.fst) / self._structure.ancestry.fst
        inside = np.clip(base, _RAREST, 1 - _RAREST)  # a Beta law needs both of its numbers above 0
        found: FloatArray = rng.beta(inside * spread, (1 - inside) * spread, size=(n_groups, len(base)))
        return found

    def _artefacts(self, n_snps: int, rng: np.random.Generator) -> tuple[IntArray | None, FloatArray]:
        centres = self._structure.centres
        if centres is None:
            return None, np.zeros(0)
        n_centres = 1 + max(part.number for parts in self._centres for part in parts)
        is_off = rng.random(n_snps) < centres.snp_share
        where = rng.integers(n_centres, size=n_snps)
        return where, np.where(is_off, centres.shift, 0.0) * rng.choice([-1.0, 1.0], size=n_snps)

    def related(self, group: int) -> float:
        """The share of cases (0) or controls (1) in pairs."""
        relatives = self._structure.relatives
        if relatives is None:
            return 0.0
        return relatives.control_share if group else relatives.case_share


@dataclass(frozen=True, slots=True)
class _Part:
    """The group ``number`` with its shares of a stratum's cases and controls."""

    number: int
    shares: tuple[float, float]


def _of_strata(strata: Sequence[Stratum], groups: tuple[PeopleGroup, ...] | None) -> list[tuple[_Part, ...]]:
    """Of which groups each stratum's people are; one entry without strata.  None: all of one.

    Without groups each stratum is one.  A stratum that is named like a group, alone or among other labels, is of that group;
    others have people of every group, in its shares.
    """
    n_strata = max(len(strata), 1)
    if groups is None:
        return [(_Part(0, (1.0, 1.0)),)] * n_strata
    if not groups:
        return [(_Part(number, (1.0, 1.0)),) for number in range(n_strata)]
    everybody = tuple(_Part(number, (g.case_share, g.control_share)) for number, g in enumerate(groups))
    numbers = {group.name: number for number, group in enumerate(groups)}
    if not strata:
        return [everybody]
    found = []
    for stratum in strata:
        own = [numbers[label] for label in labels_of(stratum.name) if label in numbers]
        found.append((_Part(own[0], (1.0, 1.0)),) if own else everybody)
    return found


def labels_of(name: str) -> tuple[str, ...]:
    """The labels that a stratum's name is made of, and the whole name first."""
    return (name, *(part.strip() for part in re.split(r"[/×,;|+·]", name)))


# People and their alleles ---------------------------------------------------------------------------------------------


def counts_with_relatives(size: int, related: float, frequencies: FloatArray, rng: np.random.Generator) -> IntArray:
    """People with 0, 1, 2 copies at each SNP, (n_snps, 3): ``size`` people, a share ``related`` of them in pairs that share half."""
    n_pairs = _pairs(size, related)
    counts: IntArray = rng.multinomial(size - 2 * n_pairs, hardy_weinberg(frequencies))
    if n_pairs:
        of_allele = np.stack([1 - frequencies, frequencies], axis=1)
        law = np.prod([of_allele[:, _PAIRS[:, place]] for place in range(3)], axis=0)
        drawn = rng.multinomial(n_pairs, law)
        for which, (shared, one, other) in enumerate(_PAIRS):
            counts[:, shared + one] += drawn[:, which]
            counts[:, shared + other] += drawn[:, which]
    return counts


def people_with_relatives(
    size: int, related: float, frequencies: FloatArray, rng: np.random.Generator, cancel: Cancel = NEVER_CANCELLED
) -> npt.NDArray[np.uint8]:
    """The same law person by person: copies, (size, n_snps); the pairs stand first, one after the other."""
    n_pairs = _pairs(size, related)
    chance = frequencies.astype(np.float32)
    found = np.empty((size, len(frequencies)), dtype=np.uint8)
    for start in range(0, size, _BLOCK):
        cancel.check()
        block = found[start : start + _BLOCK]
        one = rng.random(block.shape, dtype=np.float32) < chance
        other = rng.random(block.shape, dtype=np.float32) < chance
        end = min(max(2 * n_pairs - start, 0), len(block))
        one[1:end:2] = one[0:end:2]
        np.add(one.view(np.uint8), other.view(np.uint8), out=block)
    return found


def _pairs(size: int, related: float) -> int:
    return math.floor(size * related / 2 + _ROUNDING)


def hardy_weinberg(frequencies: FloatArray) -> FloatArray:
    """Pr[0, 1, 2 copies] at each frequency, shape (n, 3)."""
    other = 1 - frequencies
    return np.stack([other * other, 2 * frequencies * other, frequencies * frequencies], axis=1)
