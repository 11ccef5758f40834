"""Chromosomes side by side, as a Manhattan plot has them: from public lengths and the positions that a release published."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gwasprivacy.study.chromosome_names import autosome
from gwasprivacy.study.genome_build import BUILDS, LENGTHS

_OTHERS = {"X": (155270560, 156040895), "Y": (59373566, 57227415), "MT": (16569, 16569)}
_NAMES = {"23": "X", "24": "Y", "25": "X", "26": "MT", "M": "MT", "XY": "X"}
_GAP = 0.002
"""Between two chromosomes, as a share of the axis."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GenomeAxis:
    """``names`` of chromosomes with where each ``starts`` and ``ends``, in [0, 1] along the axis."""

    names: tuple[str, ...]
    starts: tuple[float, ...]
    ends: tuple[float, ...]
    lengths: tuple[int, ...]

    def place(self, chromosome: str, position: int) -> float:
        """Where a position of a chromosome lies, in [0, 1]."""
        number = self.names.index(chromosome_name(chromosome))
        share = min(max(position, 0) / self.lengths[number], 1.0)
        return self.starts[number] + share * (self.ends[number] - self.starts[number])

    def at(self, place: float) -> str | None:
        """The chromosome at a place of the axis; None between two."""
        found = (
            name for name, low, high in zip(self.names, self.starts, self.ends, strict=True) if low <= place <= high
        )
        return next(found, None)


def chromosome_name(name: str) -> str:
    """As people write it: "9" for "chr9" and "09", "X" for "23"; what is not known as it stands."""
    number = autosome(name)
    if number is not None:
        return str(number)
    bare = name[3:] if name.lower().startswith("chr") else name
    return _NAMES.get(bare.upper(), bare.upper())


def genome_axis(places: Sequence[tuple[str, int]]) -> GenomeAxis:
    """The autosomes, and what else ``places`` (chromosome, position) name.

    Chromosomes have the lengths of the first build that all places fit into, and are longer where none does: which build a
    study has need not be known for a picture.
    """
    last: dict[str, int] = {}
    for name, position in places:
        known = chromosome_name(name)
        last[known] = max(last.get(known, 1), position)
    lengths = [_lengths(build) for build in range(len(BUILDS))]
    fitting = [each for each in lengths if all(end <= each.get(name, end) for name, end in last.items())]
    chosen = (fitting or lengths)[-1]
    autosomes = [str(number) for number in range(1, len(LENGTHS[0]) + 1)]
    names = [*autosomes, *sorted(set(last) - set(autosomes), key=lambda name: (name not in _OTHERS, name))]
    each = [max(chosen.get(name, 1), last.get(name, 1)) for name in names]
    # A contig or the mitochondrion is drawn wide enough to be seen.
    drawn = [max(length, sum(each) // 200) for length in each]
    room = 1.0 - _GAP * (len(names) - 1)
    starts, ends, at = [], [], 0.0
    for length in drawn:
        starts.append(at)
        at += room * length / sum(drawn)
        ends.append(at)
        at += _GAP
    return GenomeAxis(names=tuple(names), starts=tuple(starts), ends=tuple(ends), lengths=tuple(each))


def _lengths(build: int) -> dict[str, int]:
    found = {str(number): length for number, length in enumerate(LENGTHS[build], start=1)}
    return {**found, **{name: both[build] for name, both in _OTHERS.items()}}
