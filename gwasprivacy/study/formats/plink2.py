"""PLINK 2 filesets: ``.pgen`` (genotypes, read with the optional package Pgenlib), ``.pvar`` (sites), ``.psam`` (people).

Hard calls are used, or dosages where they are asked for (a person without a dosage has that of the hard call).  As in a VCF
every allele but the reference counts as a1 (see ``vcf_study``).
"""

from __future__ import annotations

import math
import struct
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from gwasprivacy.base.arrays import IntArray, freeze
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import mark
from gwasprivacy.base.platforms.opening import bytes_at
from gwasprivacy.base.text_files import FileState, open_binary
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.study.counting import STAGE, count_in_blocks
from gwasprivacy.study.formats.opened_study import MISSING, CellSizes, People
from gwasprivacy.study.formats.people_file import (
    PEOPLE_STAGE,
    ROWS_BETWEEN_LOOKS,
    AlleleRecord,
    Copies,
    SiteCalls,
    Wanted,
)
from gwasprivacy.study.formats.pgen_counter import (
    PgenCounter,
    PgenDosageCounter,
    Places,
    not_as_checked,
    pgenlib_module,
    read_steps,
)
from gwasprivacy.study.formats.plink1 import read_bim, read_fam
from gwasprivacy.study.formats.pvar_and_psam import Psam, has_provisional_reference, pvar_of, read_psam, read_pvar
from gwasprivacy.study.formats.study_format import StudyFormat
from gwasprivacy.study.imputation import STEPS
from gwasprivacy.study.people_lists import ChosenPeople, PeopleLists
from gwasprivacy.study.phenotype import Phenotypes, StatusSource, cases_of_fam, read_phenotypes
from gwasprivacy.study.probabilities import dosages_in_steps
from gwasprivacy.study.sizes import CaseControlSizes
from gwasprivacy.study.strata import StratumLabels, cells_of
from gwasprivacy.study.tables import NOT_REF, CountArray, TextArray, Variants, read_only

FORMAT_NAME = mark("PLINK 2")
NOTE = mark("Every allele but the reference counts as a1; hard calls are used, dosages are not.")
DOSAGE_NOTE = mark(
    "Every allele but the reference counts as a1; dosages are used, in thousandths, and hard calls where there are none."
)
_BLOCK_CALLS = 16 << 20
_USUAL_MODE, _SITES_PER_BLOCK = 0x10, 1 << 16
_MODES = (0x02, 0x03, 0x04, 0x10, 0x11)  # whose first bytes hold the numbers of sites and people


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Plink2Study(CellSizes):
    """An opened PLINK 2 study; see ``protocol.Study``."""

    path: Path
    variants: Variants
    people: People
    counter: PgenCounter
    strata: tuple[str, ...]
    notes: tuple[str, ...]

    format_name = FORMAT_NAME

    @property
    def steps(self) -> int:
        return STEPS if isinstance(self.counter, PgenDosageCounter) else 1

    @property
    def sizes(self) -> CaseControlSizes:
        return CaseControlSizes.of_cells([len(members) for members in self.counter.groups])

    def count_calls(
        self,
        rows: IntArray | None = None,
        *,
        block: int | None = None,
        work: Work = UNWATCHED,
    ) -> CountArray:
        """See ``Study.count_calls``."""
        size = block if block is not None else max(1, min(_BLOCK_CALLS // len(self.people), 1 << 14))
        calls = count_in_blocks(self.counter, len(self.variants), rows, size, work)
        self.counter.state.check_now(self.path)
        return calls


def open_plink2(
    prefix: Path,
    *,
    status: StatusSource,
    strata: StratumLabels | None = None,
    lists: PeopleLists | None = None,
    probabilities: bool = False,
    work: Work = UNWATCHED,
) -> Plink2Study:
    """Open PREFIX.pgen with its ``.pvar`` and ``.psam`` (or ``.bim`` and ``.fam``).  ``probabilities``: of its dosages, in place
    of calls.  Raises InvalidInput.

    The phenotype is the ``.psam``'s only phenotype column or the one that ``status`` names, or it comes from the file of
    ``status``.  ``strata``: everybody's, if any; ``lists``: who may take part.
    """
    pgenlib = pgenlib_module()
    variants, has_pvar = _sites(prefix, work)
    people_file, people = _people(prefix, status.column, status.file is not None, work)
    note = DOSAGE_NOTE if probabilities else NOTE
    notes: tuple[str, ...] = (note,)
    fid = people.fid.tolist()
    chosen = None if lists is None else lists.of_people(fid, people.iid.tolist())
    if status.file is None:
        found = _cases(people, people_file, status, chosen)
    else:
        found, coding = read_phenotypes(status.file, status, fid, people.iid.tolist(), chosen=chosen, work=work)
        notes = (coding, note)
    cells = cells_of(found, strata, fid, people.iid.tolist())
    counter = _counter(
        prefix.with_name(prefix.name + ".pgen"),
        variants,
        len(found.is_case),
        tuple(np.flatnonzero(members).astype(np.uint32) for members in cells.groups),
        PgenDosageCounter if probabilities else PgenCounter,
    )
    _check_pgen(pgenlib, counter, len(variants))
    if has_pvar:
        variants = replace(variants, a1=np.full(len(variants), NOT_REF, dtype=object))
    here = found.takes_part
    return Plink2Study(
        path=counter.path,
        variants=variants,
        people=People(fid=people.fid[here], iid=people.iid[here], is_case=found.is_case[here]),
        counter=counter,
        strata=cells.names,
        notes=(*notes, *found.notes),
    )


def _sites(prefix: Path, work: Work) -> tuple[Variants, bool]:
    """The sites as ``.pvar`` or ``.bim`` list them, and whether it was a ``.pvar``."""
    pvar, bim = pvar_of(prefix), prefix.with_name(prefix.name + ".bim")
    has_pvar = pvar.exists() or not bim.exists()
    return read_pvar(pvar, work=work) if has_pvar else read_bim(bim, work=work), has_pvar


def _people(prefix: Path, phenotype_name: str | None, skip_phenotype: bool, work: Work) -> tuple[Path, Psam]:
    psam, fam = (prefix.with_name(prefix.name + end) for end in (".psam", ".fam"))
    if psam.exists() or not fam.exists():
        return psam, read_psam(psam, phenotype_name=phenotype_name, skip_phenotype=skip_phenotype)
    return fam, Psam(*read_fam(fam, work=work))


def _counter(
    pgen: Path,
    variants: Variants,
    n_people: int,
    groups: tuple[Places, ...],
    kind: type[PgenCounter] = PgenCounter,
) -> PgenCounter:
    n_alleles = np.fromiter((2 + alleles.count(",") for alleles in variants.a1), np.uintp, count=len(variants))
    return kind(
        path=pgen,
        state=FileState.of(pgen),
        n_people=n_people,
        groups=groups,
        allele_offsets=read_only(np.concatenate([np.zeros(1, np.uintp), np.cumsum(n_alleles)]), np.uintp),
    )


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Plink2People:
    """Everybody in a ``.pgen``; see ``people_file.PeopleFile``.  ``counts_not_ref``: whether a1 is every allele but the
    reference, as the ``.pvar`` has it; ``tells_reference``: whether that is the genome's, and not a ``.bed``'s commoner allele."""

    fid: TextArray
    iid: TextArray
    variants: Variants
    counter: PgenCounter
    counts_not_ref: bool
    tells_reference: bool

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def path(self) -> Path:
        return self.counter.path

    def sites(
        self,
        wanted: Wanted,
        *,
        probabilities: bool = False,
        work: Work = UNWATCHED,
    ) -> Iterator[SiteCalls]:
        """Only wanted sites are read, calls or dosages; a1 is "not REF" as in counting."""
        columns = (
            self.variants.chrom,
            self.variants.snp,
            self.variants.pos.tolist(),
            self.variants.a1,
            self.variants.a2,
        )
        n_people = self.counter.n_people
        of_reference, dosages = np.empty(n_people, dtype=np.int8), np.empty(n_people * probabilities, dtype=np.float64)
        reader = self.counter.reader(pgenlib_module())
        try:
            for row, (chrom, snp, pos, a1, a2) in enumerate(zip(*columns, strict=True)):
                copies = steps = None
                if wanted(row, chrom, snp, pos):
                    work.check()
                    work.progress(PEOPLE_STAGE, row, len(self.variants))
                    if probabilities:
                        steps = read_steps(reader, row, dosages)
                    else:
                        reader.read(row, of_reference, allele_idx=0)
                        copies = np.where(of_reference >= 0, 2 - of_reference, MISSING).astype(np.uint8)
                yield SiteCalls(chrom=chrom, snp=snp, pos=pos, a1=a1, a2=a2, copies=copies, steps=steps)
        except (RuntimeError, MemoryError) as error:
            raise not_as_checked(self.path) from error
        finally:
            reader.close()
        self.counter.state.check_now(self.path)

    def records(self, *, probabilities: bool, work: Work) -> Iterator[AlleleRecord]:
        """See ``people_file.GenotypeFile``; only calls or dosages that are asked for are read."""
        columns = (self.variants.chrom, self.variants.pos.tolist(), self.variants.a1, self.variants.a2)
        reader = self.counter.reader(pgenlib_module())

        def copies(row: int, allele: int) -> Copies:
            n_people = self.counter.n_people
            calls, dosages = np.empty(n_people, dtype=np.int8), np.empty(n_people, dtype=np.float64)
            try:
                if probabilities:
                    reader.read_dosages(row, dosages, allele_idx=allele)
                    return dosages_in_steps(dosages)
                reader.read(row, calls, allele_idx=allele)
            except (RuntimeError, MemoryError) as error:
                raise not_as_checked(self.path) from error
            return np.maximum(calls, 0)

        try:
            for row, (chrom, pos, a1, a2) in enumerate(zip(*columns, strict=True)):
                if row % ROWS_BETWEEN_LOOKS == 0:
                    work.check()
                    work.progress(STAGE, row, len(self.variants))
                alleles = (a2, *(() if a1 == "." else a1.split(",")))
                yield AlleleRecord(chrom, pos, alleles, partial(copies, row))
        finally:
            reader.close()
        self.counter.state.check_now(self.path)


def _open_people(path: Path, *, work: Work = UNWATCHED) -> Plink2People:
    prefix, pgenlib = PLINK2.prefix_of(path), pgenlib_module()
    variants, has_pvar = _sites(prefix, work)
    _, people = _people(prefix, None, True, work)
    n_people = len(people.iid)
    nobody = np.empty(0, dtype=np.uint32)
    everybody = np.arange(n_people, dtype=np.uint32)
    counter = _counter(prefix.with_name(prefix.name + ".pgen"), variants, n_people, (everybody, nobody))
    _check_pgen(pgenlib, counter, len(variants))
    certain = has_pvar and not has_provisional_reference(pvar_of(prefix))
    return Plink2People(
        fid=people.fid,
        iid=people.iid,
        variants=variants,
        counter=counter,
        counts_not_ref=has_pvar,
        tells_reference=certain,
    )


def _check_pgen(pgenlib: Any, counter: PgenCounter, n_snps: int) -> None:
    """Compare the file's own sizes with those of its neighbours: Pgenlib trusts what it is told about alleles."""
    path = counter.path
    with open_binary(path) as file:
        start = file.read(11)
    if len(start) < 11 or start[:2] != b"\x6c\x1b" or start[2] not in _MODES:
        external = start[:2] == b"\x6c\x1b" and start[2:3] in (b"\x20", b"\x21")
        if external:
            raise InvalidInput("pgen.separate-index", path=path, how="plink2 --make-pgen")
        raise InvalidInput("pgen.not-one", path=path)
    sizes = struct.unpack("<II", start[3:])
    if sizes != (n_snps, counter.n_people):
        raise InvalidInput(
            "pgen.sizes",
            path=path,
            n_snps=n_snps,
            n_people=counter.n_people,
            found_snps=sizes[0],
            found_people=sizes[1],
        )
    try:
        counter.reader(pgenlib).close()
    except (RuntimeError, MemoryError) as error:
        raise InvalidInput("pgen.not-one", path=path) from error
    end = _end_of_records(path, n_snps) if start[2] == _USUAL_MODE else None
    if end is not None and counter.state.size < end:
        raise InvalidInput("pgen.damaged", path=path)
    if end is not None and counter.state.size > end:
        raise InvalidInput("pgen.too-long", path=path)


def _end_of_records(path: Path, n_snps: int) -> int | None:
    """Where the last site's record ends by the header of a ``.pgen`` of the usual mode (PLINK 2's specification, §2); None where it
    does not say."""
    with open_binary(path) as file:
        control = bytes_at(file.fileno(), 1, 11)[0]
        n_blocks = -(-n_snps // _SITES_PER_BLOCK)
        starts = bytes_at(file.fileno(), 8 * n_blocks, 12)
        if control & 0x30 or control & 0x0F > 7:  # numbers of alleles are stored too
            return None
        types_take, width = (1 if control & 4 else 0.5), 1 + (control & 3)
        flags = 1 / 8 if control >> 6 == 3 else 0
        in_last = n_snps - (n_blocks - 1) * _SITES_PER_BLOCK

        def size(n: int) -> int:
            return math.ceil(n * types_take) + n * width + math.ceil(n * flags)

        at = 12 + 8 * n_blocks + (n_blocks - 1) * size(_SITES_PER_BLOCK) + math.ceil(in_last * types_take)
        lengths = bytes_at(file.fileno(), in_last * width, at)
    if len(starts) < 8 * n_blocks or len(lengths) < in_last * width:
        return None
    (first,) = struct.unpack("<Q", starts[-8:])
    by_byte = np.frombuffer(lengths, np.uint8).reshape(in_last, width).astype(np.int64)
    return int(first) + int((by_byte << (8 * np.arange(width))).sum())


def _phenotypes(path: Path, status: StatusSource, chosen: ChosenPeople | None, work: Work, /) -> Phenotypes:
    file, people = _people(PLINK2.prefix_of(path), status.column, False, work)
    return _cases(people, file, status, chosen)


def _cases(people: Psam, file: Path, status: StatusSource, chosen: ChosenPeople | None) -> Phenotypes:
    return cases_of_fam(
        people.phenotype.tolist(),
        file,
        status,
        first_line=people.first_line,
        column=people.phenotype_column,
        chosen=chosen,
    )


def _open(
    path: Path, *, status: StatusSource, strata: StratumLabels | None = None, lists: PeopleLists | None = None,
    work: Work = UNWATCHED, probabilities: bool = False,
) -> Plink2Study:  # fmt: skip
    return open_plink2(
        PLINK2.prefix_of(path), status=status, strata=strata, lists=lists, probabilities=probabilities, work=work
    )


PLINK2 = StudyFormat(
    name="plink2",
    title=FORMAT_NAME,
    offered=mark("a .pgen"),
    endings=(".pgen", ".pvar", ".psam"),
    open=_open,
    open_probabilities=partial(_open, probabilities=True),
    people=_open_people,
    companions=(".pvar.zst",),
    prefix_ending=".pgen",
    names_columns=True,
    people_endings=(".psam",),
    list_endings=(".pvar", ".pvar.zst"),
    note=NOTE,
    probabilities_note=DOSAGE_NOTE,
    own_phenotypes=_phenotypes,
    callers_write=True,
)
