"""A study in several files, one per chromosome: the same people in the same order in each, checked by name.

Its SNPs are those of the files one after the other.  A ``{chr}`` in a name stands for the chromosome: ``chr{chr}.bed`` is every
such file in its folder, in genome order.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import numpy as np

from gwasprivacy.base.arrays import IntArray, freeze
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import say
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.study.chromosome_names import autosome
from gwasprivacy.study.formats.opened_study import CellSizes, People, Study
from gwasprivacy.study.formats.people_file import AlleleRecord, GenotypeFile, SiteCalls, Wanted
from gwasprivacy.study.sizes import CaseControlSizes
from gwasprivacy.study.tables import CountArray, TextArray, Variants

T = TypeVar("T")
StudyPath = Path | Sequence[Path]
"""What names a study: a file or prefix, also with a ``{chr}``, or one file per chromosome."""

CHROMOSOME = "{chr}"
_OTHERS = ("X", "Y", "XY", "M", "MT", "23", "24", "25", "26")
_NAME = re.compile(r"0?[1-9]|1[0-9]|2[0-6]|XY|X|Y|MT|M", re.IGNORECASE)
_IN_A_NAME = re.compile(r"(?<![0-9A-Za-z])(chr(?:om(?:osome)?)?[_.-]?)?(0?[1-9]|1[0-9]|2[0-6]|XY|X|Y|MT|M)(?![0-9A-Za-z])", re.IGNORECASE)  # fmt: skip


def is_pattern(path: Path) -> bool:
    """Whether a path stands for a file per chromosome."""
    return CHROMOSOME in path.name


def matching(pattern: Path, endings: Sequence[str] = ()) -> tuple[Path, ...]:
    """The files that a path with one ``{chr}`` in its last part stands for, in genome order; () where there is none.

    ``endings``: of files beside a bare prefix; then it is the prefixes that are given.  Raises InvalidInput for two files of
    one chromosome ("1" and "01"), and for a ``{chr}`` elsewhere or more than once.
    """
    if CHROMOSOME in str(pattern.parent) or pattern.name.count(CHROMOSOME) != 1:
        raise InvalidInput("study.pattern", path=pattern)
    before, after = pattern.name.split(CHROMOSOME)
    found: dict[str, Path] = {}
    try:
        names = sorted(each.name for each in pattern.parent.iterdir())
    except OSError:
        return ()
    for ending in ("", *endings):
        for name in names:
            middle = name[len(before) : len(name) - len(after + ending)]
            if name != before + middle + after + ending or not _NAME.fullmatch(middle):
                continue
            chromosome = middle.upper().lstrip("0")
            path = pattern.with_name(before + middle + after)
            if found.setdefault(chromosome, path) != path:
                raise InvalidInput("study.chromosome-twice", path=path, other=found[chromosome].name, chrom=chromosome)
    return tuple(found[name] for name in sorted(found, key=_order))


def _order(chromosome: str) -> tuple[int, str]:
    return autosome(chromosome) or 100, chromosome


def pattern_of(files: Sequence[Path]) -> Path | None:
    """The path with a ``{chr}`` that names of files differ in; None where they differ in something else."""
    if len({each.parent for each in files}) != 1:
        return None
    readings = [
        {each.name[: m.start(2)] + CHROMOSOME + each.name[m.end(2) :] for m in _IN_A_NAME.finditer(each.name)}
        for each in files
    ]
    common = sorted(set.intersection(*readings)) if readings else []
    return files[0].with_name(common[0]) if len(common) == 1 else None


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class SeveralFiles(CellSizes):
    """An opened study in several files; see ``opened_study.Study``.  ``variants``: of all of them, in their order."""

    parts: tuple[Study, ...]
    variants: Variants
    notes: tuple[str, ...]

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def format_name(self) -> str:
        return self.parts[0].format_name

    @property
    def path(self) -> Path:
        """The first file's."""
        return self.parts[0].path

    @property
    def people(self) -> People | None:
        return self.parts[0].people

    @property
    def strata(self) -> tuple[str, ...]:
        return self.parts[0].strata

    @property
    def sizes(self) -> CaseControlSizes:
        return self.parts[0].sizes

    @property
    def steps(self) -> int:
        return self.parts[0].steps

    def count_calls(
        self,
        rows: IntArray | None = None,
        *,
        block: int | None = None,
        work: Work = UNWATCHED,
    ) -> CountArray:
        """See ``Study.count_calls``; file by file."""
        counted: CountArray | None = None
        place = 0
        for part, first in zip(self.parts, _starts(self.parts), strict=True):
            end = first + len(part.variants)
            here = None if rows is None else rows[(rows >= first) & (rows < end)] - first
            if here is None or len(here):
                calls = part.count_calls(here, block=block, work=work.part(first, end, len(self.variants)))
                if counted is None:  # joined as they come: all of them twice would be half of the memory
                    n_rows = len(self.variants) if rows is None else len(rows)
                    counted = np.empty((n_rows, *calls.shape[1:]), dtype=calls.dtype)
                counted[place : place + len(calls)] = calls
                place += len(calls)
        return self.parts[0].count_calls(np.zeros(0, np.int64)) if counted is None else counted


def joined_of(study: Study) -> Mapping[int, CountArray]:
    """``HeldStudy.joined`` of a study in one file or in several; {} where its files join no records."""
    if isinstance(study, SeveralFiles):
        parts = zip(study.parts, _starts(study.parts), strict=True)
        return {first + row: calls for part, first in parts for row, calls in joined_of(part).items()}
    joined: Mapping[int, CountArray] = getattr(study, "joined", {})
    return joined


def together(parts: Sequence[Study], notes: tuple[str, ...] = ()) -> Study:
    """One study of several opened files.  Raises InvalidInput where they are not of the same people in the same order and groups,
    of different kinds, or two have SNPs of one chromosome."""
    first = parts[0]
    for part in parts:
        if part.format_name != first.format_name:
            raise InvalidInput("study.files-of-two-kinds", path=part.path, other=first.path.name)
        _require_same_people(first, part)
    require_own_chromosomes([(part.path, part.variants) for part in parts])
    told = (note for part in parts for note in part.notes)
    return SeveralFiles(
        parts=tuple(parts),
        variants=all_variants([part.variants for part in parts]),
        notes=tuple(dict.fromkeys((*told, *notes))),
    )


def require_own_chromosomes(parts: Sequence[tuple[Path, Variants]]) -> None:
    """Raise InvalidInput where two files have SNPs of one chromosome."""
    chromosomes: dict[str, Path] = {}
    for path, variants in parts:
        for name in set(variants.chrom):
            key = str(autosome(name) or name.lower().removeprefix("chr"))
            if chromosomes.setdefault(key, path) != path:
                raise InvalidInput("study.chromosome-twice", path=path, other=chromosomes[key].name, chrom=name)


def missing_files_note(files: Sequence[Path], named: object) -> tuple[str, ...]:
    """Which of chromosomes 1–22 the pattern by which a study was ``named`` finds no file of; nothing where it was named otherwise."""
    pattern = Path(named) if isinstance(named, Path | str) else None
    if pattern is None or not is_pattern(pattern) or pattern in files:
        return ()
    before = pattern.name.index(CHROMOSOME)
    after = len(pattern.name) - before - len(CHROMOSOME)
    there = {autosome(each.name[before : len(each.name) - after]) for each in files}
    gone = [str(number) for number in range(1, 23) if number not in there]
    if not gone:
        return ()
    return (say("There is no file of chromosomes {chromosomes}.", chromosomes=", ".join(gone)),)


def _require_same_people(first: Study, other: Study) -> None:
    if first.people is None or other.people is None:
        if (first.strata, first.sizes) != (other.strata, other.sizes):
            raise InvalidInput("study.files-of-other-sizes", path=other.path, other=first.path.name)
        return
    n = min(len(first.people), len(other.people))
    same = np.asarray(first.people.fid[:n] == other.people.fid[:n], bool)
    same &= np.asarray(first.people.iid[:n] == other.people.iid[:n], bool)
    if not same.all() or len(first.people) != len(other.people):
        raise InvalidInput(
            "study.files-of-other-people",
            path=other.path,
            other=first.path.name,
            place=n + 1 if same.all() else int(np.argmin(same)) + 1,
        )
    groups = first.people.is_case == other.people.is_case
    if not groups.all():
        raise InvalidInput(
            "study.files-of-other-groups", path=other.path, other=first.path.name, place=int(np.argmin(groups)) + 1
        )


def all_variants(parts: Sequence[Variants]) -> Variants:
    """The SNPs of files one after the other."""
    columns = {
        name: np.concatenate([getattr(part, name) for part in parts]) for name in ("chrom", "snp", "pos", "a1", "a2")
    }
    return Variants(**columns)


def _starts(parts: Sequence[Study]) -> list[int]:
    sizes = [len(part.variants) for part in parts]
    return [sum(sizes[:place]) for place in range(len(sizes))]


def open_parts(files: Sequence[Path], open_one: Callable[[Path, Work], T], work: Work) -> list[T]:
    """Every file opened; the progress is over all of them, by size."""
    sizes = [float(each.stat().st_size) if each.is_file() else 1.0 for each in files]
    ends = np.cumsum(sizes).tolist()
    return [
        open_one(each, work.part(end - size, end, ends[-1])) for each, size, end in zip(files, sizes, ends, strict=True)
    ]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class PeopleOfSeveralFiles:
    """Everybody in the files of one study, who must be the same; see ``people_file.PeopleFile``."""

    parts: tuple[GenotypeFile, ...]
    fid: TextArray
    iid: TextArray
    variants: Variants | None

    def __post_init__(self) -> None:
        freeze(self)

    @classmethod
    def of(cls, parts: Sequence[GenotypeFile]) -> PeopleOfSeveralFiles:
        """Raises InvalidInput where somebody stands at another place in another file."""
        first = parts[0]
        for part in parts[1:]:
            names = [list(zip(each.fid, each.iid, strict=True)) for each in (first, part)]
            if names[0] != names[1]:
                pairs = zip(*names, strict=False)
                differ = next((place for place, (one, other) in enumerate(pairs, 1) if one != other), None)
                raise InvalidInput(
                    "study.files-of-other-people",
                    path=part.path,
                    other=first.path.name,
                    place=min(map(len, names)) + 1 if differ is None else differ,
                )
        known = [part.variants for part in parts if part.variants is not None]
        variants = all_variants(known) if len(known) == len(parts) else None
        return cls(parts=tuple(parts), fid=first.fid, iid=first.iid, variants=variants)

    @property
    def path(self) -> Path:
        """The first file's."""
        return self.parts[0].path

    def sites(
        self,
        wanted: Wanted,
        *,
        probabilities: bool = False,
        work: Work = UNWATCHED,
    ) -> Iterator[SiteCalls]:
        """The sites of every file, rows counted on from file to file."""
        row = 0
        for place, part in enumerate(self.parts):
            first = row

            def wanted_here(own: int, chrom: str, snp: str, pos: int, first: int = first) -> bool:
                return wanted(first + own, chrom, snp, pos)

            here = work.part(place, place + 1, len(self.parts))
            for site in part.sites(wanted_here, probabilities=probabilities, work=here):
                row += 1
                yield site

    @property
    def tells_reference(self) -> bool:
        """See ``people_file.GenotypeFile``."""
        return all(part.tells_reference for part in self.parts)

    def records(self, *, probabilities: bool, work: Work) -> Iterator[AlleleRecord]:
        """The records of every file."""
        for place, part in enumerate(self.parts):
            yield from part.records(probabilities=probabilities, work=work.part(place, place + 1, len(self.parts)))
