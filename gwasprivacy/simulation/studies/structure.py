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
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from gwasprivacy.assumptions.structure import _ROUNDING, PeopleGroup, Structure, shared_out
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.simulation.studies.strata_sizes import labels_of, scaled_each
from gwasprivacy.study.stratum import Stratum

FloatArray = npt.NDArray[np.float64]
IntArray = npt.NDArray[np.int64]

_RAREST = 1e-6
_BLOCK = 256  # an even number, so that no pair is parted
_PAIRS = np.array(
    [[s, a, b] for s in (0, 1) for a in (0, 1) for b in (0, 1)]
)  # the allele that is shared, and one of each


# Cells: people of one stratum and ancestry group at one centre ----------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Cell:
    """People alike: ``stratum``, ``ancestry`` and ``centre`` number theirs (from 0); ``sizes``: how many cases and controls."""

    stratum: int
    ancestry: int
    centre: int
    sizes: tuple[int, int]


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
    size: int, related: float, frequencies: FloatArray, rng: np.random.Generator, work: Work = UNWATCHED
) -> npt.NDArray[np.uint8]:
    """The same law person by person: copies, (size, n_snps); the pairs stand first, one after the other."""
    n_pairs = _pairs(size, related)
    chance = frequencies.astype(np.float32)
    found = np.empty((size, len(frequencies)), dtype=np.uint8)
    for start in range(0, size, _BLOCK):
        work.check()
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
