"""Is somebody in two files?  By genotypes where both files hold them person by person, in whatever formats; else by names
(docs/decisions/public-references.md).

The answers are private: they serve to refuse, and stand in no file.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.arrays import IntArray
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.study.chromosome_names import autosome
from gwasprivacy.study.formats.called_study import calls_at
from gwasprivacy.study.formats.opened_study import MISSING, WithPeople
from gwasprivacy.study.formats.people_file import CodeArray, GenotypeFile, PeopleFile
from gwasprivacy.study.formats.registry import open_people
from gwasprivacy.study.identity import person_name
from gwasprivacy.study.tables import GenotypeTables, Variants
from gwasprivacy.study.text_columns import of_each_name
from gwasprivacy.study.trait_study import TraitStudy

BoolArray = npt.NDArray[np.bool_]

SAME_PERSON = 0.9
"""The share of SNPs at which two records are both heterozygous or both not, from which on they are one person's, or twins'."""
FEWEST_SNPS, MOST_SNPS = 200, 2000
_LEAST_READ = 2 * FEWEST_SNPS  # so that 200 are called in both
COMMON, MIXED = 0.2, 0.3
"""Of the SNPs compared, the least frequency of either allele, and the least share of heterozygous people and of others:
unrelated people agree at 57 % of them at most, siblings at 74 %."""
_MOST_WORK = 4e10  # pairs of people times SNPs
_MOST_BYTES = 1 << 28  # of calls held, unless 400 SNPs of everybody need more
_BLOCK, _OTHERS = 1024, 8192
_FEW = 20  # people, too few to tell which SNPs are common
_FAR = (1 << 56) - 1  # no position is as large
UNLIKE = 0.3
"""Of squared differences of frequencies, in units of what chance gives between two samples: 1 or more for other people."""
FEWEST_FREQUENCIES = 300


def people_in_panel(study: WithPeople, panel: PeopleFile, *, work: Work = UNWATCHED) -> BoolArray:
    """Which people of ``study`` are in ``panel``, bool (n_people,); empty where the study has no people.

    Genotypes decide where at least 200 common SNPs can be compared, whatever people are called and whatever the formats;
    elsewhere, and for whoever has too few calls, names do.  SNPs are matched by id and by place (either may be other in another file); which allele a file counts
    does not matter, since only who is heterozygous is compared.  Both files are read once, a SNP at a time.  Where comparing
    everybody would take too long, every so manieth person of the panel is compared, and everybody by name.
    Raises InvalidInput, Cancelled.
    """
    if study.people is None:
        return np.zeros(0, dtype=bool)
    own_file = people_of(study, work)
    named = _named(study, panel)
    if own_file is None:
        return named
    n_own, n_theirs = len(study.people), len(panel.iid)
    most = int(np.clip(_MOST_WORK / (n_own * n_theirs), _LEAST_READ, MOST_SNPS))
    most = int(np.clip(_MOST_BYTES / (2 * max(n_own, n_theirs)), _LEAST_READ, most))
    common = _common_sites(study.variants, panel, most, work)
    if common.most_matches < FEWEST_SNPS:
        return named
    rows, own = _own_calls(study, own_file, common.rows, work)
    found, was_compared = np.zeros(n_own, dtype=bool), False
    for sites, own_rows in common.matchings():
        mine, others = own[np.searchsorted(rows, own_rows)], common.calls[sites]
        if n_theirs < _FEW:
            telling = np.array([_tells_people_apart(row) for row in np.hstack([mine, others])], dtype=bool)
            mine, others = mine[telling], others[telling]
        mine, others = mine[:most], others[:most]
        if len(mine) < FEWEST_SNPS:
            continue
        step = max(1, int(n_own * n_theirs * len(mine) / (10 * _MOST_WORK)))
        by_name = (mine != MISSING).sum(axis=0) < (FEWEST_SNPS if step == 1 else len(mine) + 1)
        found |= _alike(mine, others[:, ::step], work) | (named & by_name)
        was_compared = True
    return found if was_compared else named


def people_of(study: WithPeople, work: Work) -> GenotypeFile | None:
    """The study's people one by one; None where its file has only counts."""
    return study.file if isinstance(study, TraitStudy) else open_people(study.files or study.path, work=work)


def _named(study: WithPeople, panel: PeopleFile) -> BoolArray:
    """Who of the study has the name of somebody in the panel."""
    if study.people is None:
        return np.zeros(0, dtype=bool)
    names = {person_name(family, name) for family, name in zip(panel.fid, panel.iid, strict=True)}
    own = zip(study.people.fid, study.people.iid, strict=True)
    return np.fromiter((person_name(*each) in names for each in own), bool, count=len(study.people))


class _Places:
    """A study's autosomal SNPs by id and by place, 32 bytes a SNP.

    Ids go by their hash: should two share one by chance, that SNP disagrees, and a few such change nothing.
    """

    def __init__(self, variants: Variants) -> None:
        ids, places, usable = _keys(variants)
        rows = np.flatnonzero(usable)
        by_id, by_place = (rows[np.argsort(keys[rows], kind="stable")] for keys in (ids, places))
        self._ids, self._by_id = ids[by_id], by_id
        self._places, self._by_place = places[by_place], by_place

    def rows(self, ids: IntArray, places: IntArray, usable: BoolArray) -> tuple[IntArray, IntArray]:
        """For SNPs with these keys, the study's row with the same id and the row at the same place; −1: none."""
        by_id = _looked_up(self._ids, self._by_id, ids)
        by_place = _looked_up(self._places, self._by_place, places)
        return np.where(usable, by_id, -1), np.where(usable & (places >= 0), by_place, -1)

    def row(self, number: int, snp: str, pos: int) -> tuple[int, int]:
        """The same of one SNP on autosome ``number`` (0: on none)."""
        if not number or not len(self._ids):
            return -1, -1
        by_id = _one(self._ids, self._by_id, hash(snp))
        return by_id, _one(self._places, self._by_place, number << 56 | min(pos, _FAR)) if pos > 0 else -1


def _one(keys: IntArray, rows: IntArray, wanted: int) -> int:
    at = int(keys.searchsorted(wanted))
    return int(rows[at]) if at < len(keys) and int(keys[at]) == wanted else -1


def _keys(variants: Variants) -> tuple[IntArray, IntArray, BoolArray]:
    """Of each SNP: its id's hash, its place as a number (below 0: not known), and whether it lies on an autosome."""
    chrom = of_each_name(variants.chrom, lambda name: autosome(name) or 0, np.int64)
    ids = np.fromiter(map(hash, variants.snp), np.int64, count=len(variants))
    places = np.where(variants.pos > 0, chrom << 56 | np.minimum(variants.pos, _FAR), -1)
    return ids, places, chrom > 0


def _looked_up(keys: IntArray, rows: IntArray, wanted: IntArray) -> IntArray:
    if not len(keys):
        return np.full(len(wanted), -1, dtype=np.int64)
    at = np.minimum(np.searchsorted(keys, wanted), len(keys) - 1)
    found: IntArray = np.where(keys[at] == wanted, rows[at], -1)
    return found


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class _CommonSites:
    """SNPs of the panel that the study has too.  ``calls``: the panel's, uint8 (n, n_people); ``by_id``, ``by_place``: the
    study's row of each, found in that way; −1: none."""

    calls: CodeArray
    by_id: IntArray
    by_place: IntArray

    @property
    def most_matches(self) -> int:
        return int(max((self.by_id >= 0).sum(), (self.by_place >= 0).sum()))

    @property
    def rows(self) -> IntArray:
        """The study's rows in question, rising."""
        both = np.union1d(self.by_id, self.by_place)
        return both[both >= 0]

    def matchings(self) -> list[tuple[IntArray, IntArray]]:
        """(sites, the study's rows), by ids and by places; once where both say the same."""
        ways = [self.by_id] if np.array_equal(self.by_id, self.by_place) else [self.by_id, self.by_place]
        return [(np.flatnonzero(way >= 0), way[way >= 0]) for way in ways]


def _common_sites(own: Variants, panel: PeopleFile, most: int, work: Work) -> _CommonSites:
    """At most 2·``most`` SNPs along the genome that tell people apart, in one pass over the panel."""
    places = _Places(own)
    matched = _Matches(places, panel.variants, most)
    kept: list[tuple[int, int]] = []
    calls: list[CodeArray] = []
    few = len(panel.iid) < _FEW
    for site in panel.sites(matched, work=work):
        if site.copies is None or not (few or _tells_people_apart(site.copies)):
            continue
        kept.append(matched.last)
        calls.append(site.copies)
        if len(calls) > 2 * most:  # every second of those so far, and of those to come
            kept, calls = kept[::2], calls[::2]
            matched.stride *= 2
    by_id, by_place = np.array(kept, dtype=np.int64).reshape(-1, 2).T
    held = np.stack(calls) if calls else np.zeros((0, len(panel.iid)), dtype=np.uint8)
    return _CommonSites(calls=held, by_id=by_id, by_place=by_place)


class _Matches:
    """Which sites of a panel to read: every ``stride``-th of those that the study has too."""

    def __init__(self, places: _Places, known: Variants | None, most: int) -> None:
        self._places = places
        self._chosen: dict[int, tuple[int, int]] | None = None
        self._number: dict[str, int] = {}
        self._n = -1
        self.stride = 1
        self.last = (-1, -1)
        if known is not None:
            by_id, by_place = places.rows(*_keys(known))
            rows = np.flatnonzero((by_id >= 0) | (by_place >= 0))
            if len(rows) > 8 * most:  # about a quarter of an array's SNPs are that common
                rows = rows[np.linspace(0, len(rows) - 1, 8 * most).astype(np.int64)]
            pairs = zip(by_id[rows].tolist(), by_place[rows].tolist(), strict=True)
            self._chosen = dict(zip(rows.tolist(), pairs, strict=True))

    def __call__(self, row: int, chrom: str, snp: str, pos: int) -> bool:
        match = self._looked_up(chrom, snp, pos) if self._chosen is None else self._chosen.get(row)
        if match is None:
            return False
        self.last = match
        self._n += 1
        return self._n % self.stride == 0

    def _looked_up(self, chrom: str, snp: str, pos: int) -> tuple[int, int] | None:
        if chrom not in self._number:
            self._number[chrom] = autosome(chrom) or 0
        match = self._places.row(self._number[chrom], snp, pos)
        return None if max(match) < 0 else match


def _tells_people_apart(copies: CodeArray) -> bool:
    """Whether both alleles are common in these calls, and heterozygous people neither rare nor the rule."""
    called = int((copies != MISSING).sum())
    if 2 * called < len(copies) or not called:
        return False
    mixed = int((copies == 1).sum()) / called
    frequency = mixed / 2 + int((copies == 2).sum()) / called
    return COMMON <= frequency <= 1 - COMMON and MIXED <= mixed <= 1 - MIXED


def _own_calls(study: WithPeople, file: GenotypeFile, rows: IntArray, work: Work) -> tuple[IntArray, CodeArray]:
    """(``rows``, the calls there of the study's people, uint8 (n, n_people)): its file may hold more people than take part."""
    people = study.people
    column = {name: place for place, name in enumerate(zip(file.fid, file.iid, strict=True))}
    names = () if people is None else zip(people.fid, people.iid, strict=True)
    columns = np.array([column[name] for name in names], dtype=np.int64)
    if study.is_called:
        return rows, calls_at(file, study.variants.take(rows), columns, work)
    wanted = set(rows.tolist())
    calls = [
        site.copies[columns] for site in file.sites(lambda row, *_: row in wanted, work=work) if site.copies is not None
    ]
    return rows, np.stack(calls)


def _alike(own: CodeArray, others: CodeArray, work: Work) -> BoolArray:
    """Who of ``own`` (n_snps, n_people) has a record in ``others`` that is heterozygous where theirs is."""
    found = np.zeros(own.shape[1], dtype=bool)
    for start in range(0, others.shape[1], _OTHERS):
        theirs = [np.isin(others[:, start : start + _OTHERS], which).astype(np.float32) for which in ((1,), (0, 2))]
        for first in range(0, own.shape[1], _BLOCK):
            work.check()
            block = [np.isin(own[:, first : first + _BLOCK], which).astype(np.float32).T for which in ((1,), (0, 2))]
            equal = block[0] @ theirs[0] + block[1] @ theirs[1]
            both = (block[0] + block[1]) @ (theirs[0] + theirs[1])
            same = (both >= FEWEST_SNPS) & (equal >= SAME_PERSON * both)
            found[first : first + _BLOCK] |= same.any(axis=1)
    return found


def frequencies_are_the_studys(
    tables: GenotypeTables, frequencies: npt.NDArray[np.float64], *, public_controls: bool = False
) -> bool:
    """Whether allele ``frequencies`` (n_snps,) of a panel follow those of the study's people closer than chance allows.

    Two samples differ by at least var = f(1−f)/2n at every SNP, n being the study's people, whatever the panel is: it may be
    larger, smaller or of another ancestry.  Where the mean of (difference²/var) is below 0.3, most of the people are the same.
    Cases, controls and both together are tried (public controls alone may be a panel); False for fewer than 300 SNPs.
    """
    groups = [tables.cases] if public_controls else [tables.cases, tables.controls, tables.cases + tables.controls]
    for counts in groups:
        n_people = counts.sum(axis=1, dtype=np.int64) // tables.steps  # with a call
        usable = (n_people > 0) & np.isfinite(frequencies) & (frequencies > 0.05) & (frequencies < 0.95)
        if int(usable.sum()) < FEWEST_FREQUENCIES:
            return False
        copies = (counts[usable, 1] + 2 * counts[usable, 2]) / (2 * tables.steps * n_people[usable])
        # Of the rarer allele, whichever is counted.
        own, theirs = (np.minimum(each, 1 - each) for each in (copies, frequencies[usable]))
        ratio = (own - theirs) ** 2 * 2 * n_people[usable] / (theirs * (1 - theirs))
        if float(ratio.mean()) < UNLIKE:
            return True
    return False
