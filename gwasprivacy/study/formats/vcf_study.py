"""What VCF and BCF have in common: sites, samples, and the public rules for calls that do not fit a 2×3 table.

- a1 is "not REF": where a site has several alternative alleles they are counted together, and none is named, since
  whether somebody in the study carries a third allele is private; records of one place can be counted as one site;
- on autosomes a haploid call is one person's fault and counts as missing; elsewhere it counts as two copies, as
  PLINK stores it;
- half-calls, calls of more than two alleles and calls that cannot be read are missing: refusing the file for one
  person's record would itself tell about that person (docs/theory/missing-genotypes.md);
- where probabilities are asked for, ``vcf_probabilities`` says what they are; one site of several records has the sum of their
  dosages;
- FILTER and QUAL are not looked at: they depend on the study's genotypes;
- a site without an id is called chrom:pos.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import mark
from gwasprivacy.base.text_files import FileState
from gwasprivacy.base.work import Work
from gwasprivacy.study.chromosome_names import autosome
from gwasprivacy.study.formats.counts_in_memory import HeldStudy
from gwasprivacy.study.formats.opened_study import MISSING, People
from gwasprivacy.study.formats.people_file import CodeArray, SiteCalls
from gwasprivacy.study.imputation import STEPS
from gwasprivacy.study.people_lists import PeopleLists
from gwasprivacy.study.people_names import NO_FAMILY
from gwasprivacy.study.phenotype import Phenotypes, StatusSource, read_phenotypes
from gwasprivacy.study.probabilities import joined, sums
from gwasprivacy.study.strata import NOBODY, Cells, StratumLabels, cells_of
from gwasprivacy.study.tables import NOT_REF, Variants

FIXED_COLUMNS = ("#CHROM", "POS", "ID", "REF", "ALT", "QUAL", "FILTER", "INFO", "FORMAT")
NOTE = mark(
    "Every allele but the reference counts as a1; half-calls and faulty calls count as missing, "
    "haploid calls outside the autosomes as two copies; FILTER is not used."
)

PROBABILITIES_NOTE = mark(
    "Genotype probabilities are used, in thousandths: GP where a site has it, else DS, else its calls. Every allele but the "
    "reference counts as a1; faulty records count as missing, haploid ones outside the autosomes as two copies; FILTER is not used."
)


def samples_of(header: str, path: Path) -> list[str]:
    """The samples of a header line ``#CHROM POS …``.  Raises InvalidInput without genotypes, or for a sample twice."""
    columns = header.split("\t")
    if tuple(columns[: len(FIXED_COLUMNS)]) != FIXED_COLUMNS:
        if tuple(columns) == FIXED_COLUMNS[:-1]:
            raise InvalidInput("vcf.sites-only", path=path)
        raise InvalidInput("vcf.columns", path=path)
    samples = columns[len(FIXED_COLUMNS) :]
    if not samples:
        raise InvalidInput("vcf.no-samples", path=path)
    doubles = [place for place, name in enumerate(samples) if samples.index(name) != place] if _repeats(samples) else []
    if doubles:
        raise InvalidInput(
            "vcf.sample-twice", path=path, sample=doubles[0] + 1, first=samples.index(samples[doubles[0]]) + 1
        )
    return samples


def _repeats(names: list[str]) -> bool:
    return len(set(names)) != len(names)


def people_of(
    samples: list[str],
    path: Path,
    status: StatusSource,
    strata: StratumLabels | None,
    lists: PeopleLists | None,
    work: Work,
) -> tuple[list[str], Phenotypes, str, Cells]:
    """The samples of a VCF with their phenotypes, which only a file can say, its coding in words, and everybody's cell."""
    if status.file is None:
        raise InvalidInput("study.no-phenotypes", path=path)
    fid = [NO_FAMILY] * len(samples)
    chosen = None if lists is None else lists.of_people(fid, samples)
    found, coding = read_phenotypes(status.file, status, fid, samples, chosen=chosen, work=work)
    return samples, found, coding, cells_of(found, strata, fid, samples)


AlleleNumbers = npt.NDArray[np.int_]
"""Of everybody's first or second copy, (n_people,): 0 the reference, below 0 no call."""


def copies_of_calls(first: AlleleNumbers, second: AlleleNumbers, allele: int) -> npt.NDArray[np.uint8]:
    """Copies of one allele in diploid calls; no call is none."""
    copies: npt.NDArray[np.uint8] = (first == allele).astype(np.uint8) + (second == allele)
    return copies


def codes_of_alleles(first: AlleleNumbers, second: AlleleNumbers, n_alleles: int) -> CodeArray:
    """Copies of a1 (0, 1, 2; 3 missing) of diploid calls; alleles are −1 where missing or faulty."""
    fine = (first >= 0) & (second >= 0) & (first < n_alleles) & (second < n_alleles)
    copies = (first > 0).astype(np.uint8) + (second > 0).astype(np.uint8)
    return np.where(fine, copies, np.uint8(MISSING)).astype(np.uint8)


def refuse_too_many_sites(n_sites: int, state: FileState, path: Path) -> None:
    """Raise InvalidInput for more sites than a file of that size can hold, however it is packed: two bytes tell no site."""
    if n_sites > (1 << 20) + state.size // 2:
        raise InvalidInput("vcf.too-many-sites", path=path)


class TwoCopies:
    """Whether everybody has two copies of a chromosome, so that a haploid call is a fault."""

    def __init__(self) -> None:
        self._known: dict[str, bool] = {}

    def __call__(self, chrom: str) -> bool:
        known = self._known.get(chrom)
        if known is None:
            known = self._known[chrom] = autosome(chrom) is not None
        return known


def site_name(name: str, chrom: str, pos: int) -> str:
    """A site's id, or chrom:pos without one."""
    return name if name not in (".", "") else f"{chrom}:{pos}"


Records = npt.NDArray[Any]
"""Everybody's calls or probabilities at a site; people along the last axis."""


class Tally(Protocol):
    """What is counted at a site."""

    def of(self, site: SiteCalls) -> Records:
        """What everybody who takes part has there."""

    def counts(self, records: Records) -> npt.NDArray[np.int64]: ...

    def joined(self, first: Records, second: Records) -> Records:
        """Two alleles of one place as one site."""


def calls_joined(first: Records, second: Records) -> Records:
    """Copies of two alleles of one place added, at most 2; missing where one of the two is."""
    missing = (first == MISSING) | (second == MISSING)
    return np.where(missing, MISSING, np.minimum(first + second, 2)).astype(np.uint8)


def _taking_part(cells: Cells) -> npt.NDArray[np.bool_] | slice:
    """Who takes part; everybody without a copy of their records."""
    here: npt.NDArray[np.bool_] = cells.of != NOBODY
    return slice(None) if here.all() else here


class _Calls:
    """Counts of calls."""

    steps, dtype, note = 1, np.dtype(np.int32), NOTE

    def __init__(self, cells: Cells) -> None:
        self._here = _taking_part(cells)
        self._offset, self._n_cells = 4 * cells.of[self._here], cells.n_cells

    def of(self, site: SiteCalls) -> Records:
        assert site.copies is not None
        return site.copies[self._here]

    def counts(self, codes: Records) -> npt.NDArray[np.int64]:
        counts: npt.NDArray[np.int64] = np.bincount(codes + self._offset, minlength=4 * self._n_cells)
        return counts.reshape(-1, 4)

    def joined(self, first: Records, second: Records) -> Records:
        return calls_joined(first, second)


class _Probabilities:
    """Sums of probabilities."""

    steps, dtype, note = STEPS, np.dtype(np.int64), PROBABILITIES_NOTE

    def __init__(self, cells: Cells) -> None:
        self._here = _taking_part(cells)
        self._groups = cells.groups[:, self._here].astype(np.float64)

    def of(self, site: SiteCalls) -> Records:
        assert site.steps is not None
        return site.steps[..., self._here]

    def counts(self, steps: Records) -> npt.NDArray[np.int64]:
        return sums(steps, self._groups)

    def joined(self, first: Records, second: Records) -> Records:
        return joined(first, second)


def tally_of(cells: Cells, probabilities: bool) -> _Calls | _Probabilities:
    """Of calls by group, or of sums of probabilities."""
    return _Probabilities(cells) if probabilities else _Calls(cells)


class CollectedSites:
    """Collects the sites of a file that is read once from beginning to end, and what ``tally`` counts at each.

    ``joined``: where several records next to each other have one place, the first one's row → the counts of all as one site.
    """

    def __init__(self, tally: Tally) -> None:
        self._tally = tally
        self._chrom: list[str] = []
        self._snp: list[str] = []
        self._pos: list[int] = []
        self._a2: list[str] = []
        self._first_of_place = 0
        self._of_place: Records | None = None
        self._alleles_of_place: set[tuple[str, str]] = set()
        self._counted: list[npt.NDArray[np.int64]] = []
        self.joined: dict[int, npt.NDArray[np.int64]] = {}

    def __len__(self) -> int:
        return len(self._pos)

    def add(self, site: SiteCalls) -> None:
        """One record.  A second one of the same place and alleles is the same variant again, and no further copies."""
        here = self._tally.of(site)
        chrom, pos, alleles = site.chrom, site.pos, (site.a1, site.a2)
        if self._pos and pos == self._pos[-1] and chrom == self._chrom[-1] and self._of_place is not None:
            if alleles not in self._alleles_of_place:
                self._of_place = self._tally.joined(self._of_place, here)
                self._alleles_of_place.add(alleles)
            self.joined[self._first_of_place] = self._tally.counts(self._of_place)
        else:
            self._first_of_place, self._of_place = len(self._pos), here
            self._alleles_of_place = {alleles}
        self._chrom.append(sys.intern(chrom))
        self._pos.append(pos)
        self._snp.append(site_name(site.snp, chrom, pos))
        self._a2.append(sys.intern(site.a2))
        self._counted.append(self._tally.counts(here))

    def counted(self) -> npt.NDArray[np.int64]:
        """The counts of every site, along the first axis."""
        return np.stack(self._counted)

    def variants(self, path: Path) -> Variants:
        """Raises InvalidInput where there are none."""
        if not self._pos:
            raise InvalidInput("vcf.no-sites", path=path)
        return Variants(
            chrom=np.array(self._chrom, dtype=object),
            snp=np.array(self._snp, dtype=object),
            pos=np.array(self._pos, dtype=np.int64),
            a1=np.full(len(self._pos), NOT_REF, dtype=object),
            a2=np.array(self._a2, dtype=object),
        )


class Sites(CollectedSites):
    """The sites of a study of cases and controls; ``probabilities``: sums of probabilities, in steps, in place of calls."""

    def __init__(
        self, samples: list[str], found: Phenotypes, coding: str, cells: Cells, *, probabilities: bool = False
    ) -> None:
        kind = tally_of(cells, probabilities)
        super().__init__(kind)
        self._cells, self._steps, self._dtype = cells, kind.steps, kind.dtype
        is_case = found.is_case[found.takes_part]
        names = np.array(samples, dtype=object)[found.takes_part]
        self._people = People(fid=np.full(len(names), NO_FAMILY, dtype=object), iid=names, is_case=is_case)
        self._notes = (coding, kind.note, *found.notes)

    def study(self, format_name: str, path: Path) -> HeldStudy:
        variants = self.variants(path)
        groups = Counter(self._people.is_case.tolist())
        return HeldStudy(
            format_name=format_name,
            path=path,
            variants=variants,
            people=self._people,
            n_cases=groups[True],
            n_controls=groups[False],
            calls=self.counted().astype(self._dtype),
            notes=self._notes,
            strata=self._cells.names,
            cells=self._cells.sizes.cells if self._cells.names else (),
            joined={row: calls.astype(self._dtype) for row, calls in self.joined.items()},
            steps=self._steps,
        )
