"""New chromosomes as mosaics of a panel's: copied from one template at a time, changing template at crossovers.

The copying model of Li & Stephens (2003) without mutation, as in HAPGEN.  Neighbouring SNPs keep the panel's linkage; far
ones do not keep the panel's accidents.  A template whose segment holds a causal SNP is drawn among those that carry the
wanted copies there; segments are cut at the midpoint between two causal SNPs of one chromosome, so that these are
independent, as the disease model has them.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import mark
from gwasprivacy.base.platforms.starting import numba_without_settings
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.simulation.studies.panel import ByteArray, FloatArray, IntArray, Panel

Int32Array = npt.NDArray[np.int32]
NEAREST_CAUSAL_MORGANS = 0.001
_PEOPLE_BLOCK = 512
_CELLS_PER_SNP = 2


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class MosaicMap:
    """What is computed once for a panel and its causal SNPs.

    ``cuts``: rows where every mosaic changes template (chromosome starts, midpoints between causal SNPs).
    ``reach``: genetic position along all chromosomes laid end to end, shape (n_snps,).
    ``carriers[k][c]``: templates with c copies at causal SNP k.
    """

    panel: Panel
    causal: IntArray
    cuts: IntArray
    reach: FloatArray
    carriers: tuple[tuple[IntArray, ...], ...]


def mosaic_map(panel: Panel, causal: IntArray) -> MosaicMap:
    """Raises InvalidInput when two causal SNPs are too close, or nobody carries what will be asked for."""
    starts = panel.chromosome_starts
    reach = np.empty(panel.n_snps)
    offset = 0.0
    bounds = [*starts.tolist(), panel.n_snps]
    for first, last in itertools.pairwise(bounds):
        part = panel.morgans[first:last]
        reach[first:last] = offset + (part - part[0])
        offset = float(reach[last - 1])
    cuts = set(starts.tolist())
    order = sorted(int(row) for row in causal)
    for left, right in itertools.pairwise(order):
        if any(left < cut <= right for cut in starts.tolist()):
            continue
        if reach[right] - reach[left] < NEAREST_CAUSAL_MORGANS:
            raise InvalidInput(
                "panel.linked-causal-snps", snp=panel.variants.snp[left], snp_2=panel.variants.snp[right]
            )
        middle = np.searchsorted(reach, 0.5 * (reach[left] + reach[right]))
        cuts.add(int(min(max(middle, left + 1), right)))
    values = (0, 1) if panel.phased else (0, 1, 2)
    carriers = tuple(
        tuple(np.flatnonzero(panel.copies[:, row] == value).astype(np.int64) for value in values) for row in causal
    )
    for row, classes in zip(causal, carriers, strict=True):
        if any(len(members) == 0 for members in classes):
            raise InvalidInput("panel.genotype-missing-at-snp", panel_name=panel.name, snp=panel.variants.snp[int(row)])
    return MosaicMap(
        panel=panel, causal=causal, cuts=np.array(sorted(cuts), dtype=np.int64), reach=reach, carriers=carriers
    )


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Mosaic:
    """Chromosome copies, ragged: copy i changes to template ``template[j]`` at row ``row[j]``, first[i] ≤ j < first[i+1]."""

    first: IntArray
    row: Int32Array
    template: Int32Array


def draw_mosaics(mosaics: MosaicMap, wanted: IntArray, rng: np.random.Generator) -> Mosaic:
    """One mosaic for every row of ``wanted``: copies at the causal SNPs (0/1 on a haplotype, 0–2 of a person).

    ``wanted`` has shape (n, k).  Crossovers are a Poisson process along the genetic map.
    """
    panel, n = mosaics.panel, len(wanted)
    n_snps = panel.n_snps
    length = float(mosaics.reach[-1])
    crossovers = rng.poisson(panel.crossovers_per_morgan * length, size=n)
    owner = np.repeat(np.arange(n, dtype=np.int64), crossovers)
    place = places_on(mosaics.reach, rng.random(len(owner)) * length)
    fixed = np.arange(n, dtype=np.int64)[:, None] * n_snps + mosaics.cuts
    key = np.sort(np.concatenate([fixed.ravel(), owner * n_snps + np.minimum(place, n_snps - 1)]))
    template = rng.integers(panel.n_templates, size=len(key), dtype=np.int32)
    for index, row in enumerate(mosaics.causal):
        holds = np.searchsorted(key, np.arange(n, dtype=np.int64) * n_snps + row, side="right") - 1
        for value, members in enumerate(mosaics.carriers[index]):
            asked = np.flatnonzero(wanted[:, index] == value)
            template[holds[asked]] = members[rng.integers(len(members), size=len(asked))]
    first = np.searchsorted(key, np.arange(n + 1, dtype=np.int64) * n_snps)
    return Mosaic(first=first, row=(key % n_snps).astype(np.int32), template=template)


def places_on(reach: FloatArray, at: FloatArray) -> IntArray:
    """``np.searchsorted(reach, at, side="right")`` for positions ``at`` in [0, reach[-1]], in a twentieth of the time.

    Cells of equal length say about where; a few comparisons with ``reach`` itself decide, so rounding of the cells is harmless.
    """
    n_cells = _CELLS_PER_SNP * len(reach)
    per_unit = n_cells / float(reach[-1]) if reach[-1] > 0 else 0.0
    hints = np.searchsorted(reach, np.arange(n_cells + 1) * (float(reach[-1]) / n_cells), side="right")
    found = np.empty(len(at), dtype=np.int64)
    _kernels().place(reach, hints, per_unit, at, found)
    return found


def count_mosaics(panel: Panel, mosaic: Mosaic, start: int, stop: int) -> Int32Array:
    """Genotype counts (n_snps, 3) of people ``start``…``stop``-1; person i has copies 2i, 2i+1 if phased, else copy i."""
    counts = np.zeros((3, panel.n_snps), dtype=np.int32)
    if panel.phased:
        _kernels().count_pairs(panel.copies, mosaic.first, mosaic.row, mosaic.template, start, stop, counts)
    else:
        _kernels().count_singles(panel.copies, mosaic.first, mosaic.row, mosaic.template, start, stop, counts)
    counts[0] = (stop - start) - counts[1] - counts[2]
    return np.ascontiguousarray(counts.T)


def spell_mosaics(
    panel: Panel,
    mosaic: Mosaic,
    n_people: int,
    *,
    stage: str = mark("Simulating people"),
    work: Work = UNWATCHED,
) -> ByteArray:
    """The people's genotypes in full: copies of a1, uint8, shape (n_people, n_snps)."""
    genotypes = np.zeros((n_people, panel.n_snps), dtype=np.uint8)
    ploidy = 2 if panel.phased else 1
    for start in range(0, n_people, _PEOPLE_BLOCK):
        work.progress(stage, start, n_people)
        work.check()
        block = genotypes[start : start + _PEOPLE_BLOCK]
        first = mosaic.first[start * ploidy : (start + len(block)) * ploidy + 1]
        _kernels().spell(panel.copies, first, mosaic.row, mosaic.template, ploidy, block)
    return genotypes


def count_repeated(people: ByteArray, times: Int32Array) -> Int32Array:
    """Genotype counts (n_snps, 2, 3) when person i stands ``times[0, i]`` times among cases, ``times[1, i]`` controls."""
    counts = np.zeros((2, 3, people.shape[1]), dtype=np.int32)
    _kernels().count_repeated(people, times, counts)
    counts[:, 0] = times.sum(axis=1, dtype=np.int32)[:, None] - counts[:, 1] - counts[:, 2]
    return np.ascontiguousarray(counts.transpose(2, 0, 1))


@dataclass(frozen=True, slots=True)
class _Kernels:
    count_pairs: Callable[..., None]
    count_singles: Callable[..., None]
    count_repeated: Callable[..., None]
    spell: Callable[..., None]
    place: Callable[..., None]


@functools.cache
def _kernels() -> _Kernels:
    numba: Any = numba_without_settings()
    sources = (_count_pairs, _count_singles, _count_repeated, _spell, _place)
    try:
        return _Kernels(*(numba.njit(cache=True, nogil=True)(source) for source in sources))
    except RuntimeError:  # neither the program's folder nor a home can be written: made anew in every process
        return _Kernels(*(numba.njit(nogil=True)(source) for source in sources))


def _place(reach: Any, hints: Any, per_unit: float, at: Any, found: Any) -> None:
    last = len(hints) - 1
    for i in range(len(at)):
        place = hints[min(int(at[i] * per_unit), last)]
        while place < len(reach) and reach[place] <= at[i]:
            place += 1
        while place > 0 and reach[place - 1] > at[i]:
            place -= 1
        found[i] = place


def _count_pairs(copies: Any, first: Any, row: Any, template: Any, start: int, stop: int, counts: Any) -> None:
    n_snps = copies.shape[1]
    # Sums of at most 255 people fit a byte, and bytes are counted 32 at a time.
    het, hom = np.zeros(n_snps, dtype=np.uint8), np.zeros(n_snps, dtype=np.uint8)
    for person in range(start, stop):
        i, j = first[2 * person], first[2 * person + 1]
        i_end, j_end = first[2 * person + 1], first[2 * person + 2]
        at = 0
        while at < n_snps:
            while i + 1 < i_end and row[i + 1] <= at:
                i += 1
            while j + 1 < j_end and row[j + 1] <= at:
                j += 1
            until = n_snps
            if i + 1 < i_end:
                until = min(until, row[i + 1])
            if j + 1 < j_end:
                until = min(until, row[j + 1])
            # Slices, so that the compiler sees indices from 0 and uses vector instructions.
            mother, father = copies[template[i], at:until], copies[template[j], at:until]
            het_part, hom_part = het[at:until], hom[at:until]
            for snp in range(until - at):
                het_part[snp] += mother[snp] ^ father[snp]
                hom_part[snp] += mother[snp] & father[snp]
            at = until
        if (person - start) % 255 == 254 or person == stop - 1:
            for snp in range(n_snps):
                counts[1, snp] += het[snp]
                counts[2, snp] += hom[snp]
            het[:] = 0
            hom[:] = 0


def _count_singles(copies: Any, first: Any, row: Any, template: Any, start: int, stop: int, counts: Any) -> None:
    n_snps = copies.shape[1]
    het, hom = np.zeros(n_snps, dtype=np.uint8), np.zeros(n_snps, dtype=np.uint8)
    for person in range(start, stop):
        for i in range(first[person], first[person + 1]):
            at = row[i]
            until = row[i + 1] if i + 1 < first[person + 1] else n_snps
            source, het_part, hom_part = copies[template[i], at:until], het[at:until], hom[at:until]
            for snp in range(until - at):
                het_part[snp] += source[snp] & 1
                hom_part[snp] += source[snp] >> 1
        if (person - start) % 255 == 254 or person == stop - 1:
            for snp in range(n_snps):
                counts[1, snp] += het[snp]
                counts[2, snp] += hom[snp]
            het[:] = 0
            hom[:] = 0


def _count_repeated(people: Any, times: Any, counts: Any) -> None:
    n_snps = people.shape[1]
    for group in range(2):
        het, hom = counts[group, 1], counts[group, 2]
        for person in range(people.shape[0]):
            repeat = times[group, person]
            if repeat > 0:
                source = people[person]
                for snp in range(n_snps):
                    het[snp] += repeat * np.int32(source[snp] & 1)
                    hom[snp] += repeat * np.int32(source[snp] >> 1)


def _spell(copies: Any, first: Any, row: Any, template: Any, ploidy: int, genotypes: Any) -> None:
    n_snps = copies.shape[1]
    for person in range(genotypes.shape[0]):
        for copy in range(person * ploidy, (person + 1) * ploidy):
            for i in range(first[copy], first[copy + 1]):
                at = row[i]
                until = row[i + 1] if i + 1 < first[copy + 1] else n_snps
                source, out = copies[template[i], at:until], genotypes[person, at:until]
                for snp in range(until - at):
                    out[snp] += source[snp]
