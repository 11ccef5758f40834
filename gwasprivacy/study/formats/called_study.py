"""A study whose sites a caller wrote: everybody's copies at the places of a public list, and nothing else of the file.

The study's SNPs are those of the list, whether the file has a record there or not; nobody's call is missing (``called_places``).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.arrays import IntArray
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import mark, say_marked
from gwasprivacy.base.work import Work
from gwasprivacy.study.formats.called_places import ListedPlaces, called_sites
from gwasprivacy.study.formats.certain_calls import CertainStudy
from gwasprivacy.study.formats.counts_in_memory import HeldStudy
from gwasprivacy.study.formats.opened_study import People, Study, WithPeople
from gwasprivacy.study.formats.people_file import CodeArray, GenotypeFile, SiteCalls
from gwasprivacy.study.formats.several_files import PeopleOfSeveralFiles, SeveralFiles
from gwasprivacy.study.formats.study_format import StudyFormat
from gwasprivacy.study.formats.vcf_study import Tally, tally_of
from gwasprivacy.study.people_lists import PeopleLists
from gwasprivacy.study.phenotype import StatusSource, read_phenotypes
from gwasprivacy.study.probabilities import steps_of_copies
from gwasprivacy.study.public_lists.candidates import place_of
from gwasprivacy.study.strata import StratumLabels, cells_of
from gwasprivacy.study.tables import NOT_REF, REF, Variants

NOTE = mark(
    "The sites count as a caller’s: every allele but the reference is a copy, and whoever has no call at a place has none there."
)


def open_called(
    kind: StudyFormat,
    file: GenotypeFile,
    places: ListedPlaces,
    *,
    status: StatusSource,
    strata: StratumLabels | None,
    lists: PeopleLists | None,
    probabilities: bool,
    notes: tuple[str, ...],
    work: Work,
) -> HeldStudy:
    """Read a study of cases and controls through, and count it at ``places``; ``notes``: about its files.  Raises InvalidInput."""
    fid, iid = file.fid.tolist(), file.iid.tolist()
    chosen = None if lists is None else lists.of_people(fid, iid)
    coding: tuple[str, ...] = ()
    if status.file is not None:
        found, said = read_phenotypes(status.file, status, fid, iid, chosen=chosen, work=work)
        coding = (said,)
    elif kind.own_phenotypes is not None:
        found = kind.own_phenotypes(file.path, status, chosen, work)
    else:
        raise InvalidInput("study.no-phenotypes", path=file.path)
    cells = cells_of(found, strata, fid, iid)
    tally = tally_of(cells, probabilities)
    counted = count_at(file, places, tally, probabilities=probabilities, work=work)
    here = found.takes_part
    return HeldStudy(
        format_name=kind.title,
        path=file.path,
        variants=listed_variants(places),
        people=People(fid=file.fid[here], iid=file.iid[here], is_case=found.is_case[here]),
        n_cases=found.n_cases,
        n_controls=found.n_controls,
        calls=counted.astype(tally.dtype),
        notes=(*coding, say_marked(NOTE), *found.notes, *notes),
        strata=cells.names,
        cells=cells.sizes.cells if cells.names else (),
        steps=tally.steps,
        is_called=True,
        files=tuple(part.path for part in file.parts) if isinstance(file, PeopleOfSeveralFiles) else (),
    )


def listed_variants(places: ListedPlaces) -> Variants:
    """The list's SNPs as such a study has them."""
    n_snps = len(places.variants)
    return replace(
        places.variants,
        a1=np.full(n_snps, NOT_REF, dtype=object),
        a2=np.full(n_snps, REF, dtype=object),
    )


def count_at(
    file: GenotypeFile,
    places: ListedPlaces,
    tally: Tally,
    *,
    probabilities: bool,
    work: Work,
) -> npt.NDArray[np.int64]:
    """What ``tally`` counts at each of the list's SNPs; where the file has no record nobody has a copy.  Raises InvalidInput."""
    if not file.tells_reference and not (places.reference is not None and all(places.reference)):
        raise InvalidInput("called.no-reference", path=file.path)
    copies = np.zeros(len(file.iid), dtype=np.int64)
    nobody = SiteCalls(
        chrom="",
        snp="",
        pos=0,
        a1=NOT_REF,
        a2=REF,
        copies=None if probabilities else copies.astype(np.uint8),
        steps=steps_of_copies(copies) if probabilities else None,
    )
    counted = np.repeat(tally.counts(tally.of(nobody))[None], len(places.variants), axis=0)
    rows = places.rows_by_place()
    for site in called_sites(file, places, probabilities=probabilities, work=work):
        counted[rows[place_of(site.chrom, site.pos)]] = tally.counts(tally.of(site))
    return counted


def calls_at(file: GenotypeFile, variants: Variants, people: npt.NDArray[np.int64], work: Work) -> CodeArray:
    """Copies of "not REF", uint8 (n_snps, n_people), of some ``people`` of a file, by their places in it."""
    places = ListedPlaces(variants=variants)
    codes = np.zeros((len(variants), len(people)), dtype=np.uint8)
    rows = places.rows_by_place()
    for site in called_sites(file, places, probabilities=False, work=work):
        assert site.copies is not None
        codes[rows[place_of(site.chrom, site.pos)]] = site.copies[people]
    return codes


def of_table(table: Study, places: ListedPlaces) -> HeldStudy:
    """A table of such sites, at the places of a list.  Raises InvalidInput for a table of other sites, or without a SNP of the list."""
    if not is_called(table):
        raise InvalidInput("called.other-table", path=table.path)
    rows = rows_of_list(table.variants, places, table.path)
    return HeldStudy(
        format_name=table.format_name,
        path=table.path,
        variants=listed_variants(places),
        people=None,
        n_cases=table.n_cases,
        n_controls=table.n_controls,
        calls=table.count_calls()[rows],
        notes=(*table.notes, say_marked(NOTE)),
        strata=table.strata,
        cells=table.sizes.cells if table.strata else (),
        steps=table.steps,
        is_called=True,
    )


def rows_of_list(variants: Variants, places: ListedPlaces, path: Path) -> IntArray:
    """The row of every SNP of a list in a table's.  Raises InvalidInput where it lacks one, or has it elsewhere."""
    row_of = {snp: row for row, snp in enumerate(variants.snp)}
    rows = np.array([row_of.get(snp, -1) for snp in places.variants.snp], dtype=np.int64)
    wanted, there = _places(places.variants), _places(variants.take(rows))
    unlike = [row for row in range(len(rows)) if rows[row] < 0 or wanted[row] != there[row]]
    if unlike:
        raise InvalidInput("called.not-in-table", path=path, snp=places.variants.snp[unlike[0]])
    return rows


def is_called(study: WithPeople) -> bool:
    """Whether a study's sites were counted as a caller's, be it when its table was made."""
    if isinstance(study, CertainStudy):
        return is_called(study.study)
    if isinstance(study, SeveralFiles):
        return all(map(is_called, study.parts))
    return study.is_called


def _places(variants: Variants) -> Sequence[tuple[int | str, int]]:
    return [place_of(chrom, pos) for chrom, pos in zip(variants.chrom, variants.pos.tolist(), strict=True)]
