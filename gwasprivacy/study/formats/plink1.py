"""PLINK 1 filesets: ``.bed`` (packed genotypes), ``.bim`` (SNPs) and ``.fam`` (people)."""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.arrays import IntArray
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import mark, say
from gwasprivacy.base.packed_kernel import prepare_kernel
from gwasprivacy.base.platforms.opening import bytes_at
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.base.text_files import FileState, column_blocks, open_binary, unreadable, whole_numbers
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.study.counting import PackedCounter, refuse_further_people
from gwasprivacy.study.formats.opened_study import CellSizes, People
from gwasprivacy.study.formats.plain_bim import plain_variants
from gwasprivacy.study.formats.plink1_people import HEADER_BYTES, Plink1People
from gwasprivacy.study.formats.study_format import StudyFormat
from gwasprivacy.study.people_lists import ChosenPeople, PeopleLists
from gwasprivacy.study.phenotype import Phenotypes, StatusSource, cases_of_fam, read_phenotypes
from gwasprivacy.study.sizes import CaseControlSizes
from gwasprivacy.study.strata import StratumLabels, cells_of
from gwasprivacy.study.tables import CountArray, TextArray, Variants

FORMAT_NAME = mark("PLINK 1")
_MAGIC = b"\x6c\x1b"
_SNP_MAJOR, _PERSON_MAJOR = 1, 0
_ROWS_LOOKED_AT, _FEWEST_ROWS, _BYTES_LOOKED_AT = 1024, 32, 4 << 20


@dataclass(frozen=True, slots=True)
class Fileset:
    """The three files of a PLINK 1 study; that they exist is not checked."""

    prefix: Path

    def _with(self, suffix: str) -> Path:
        return self.prefix.with_name(self.prefix.name + suffix)

    @property
    def bed(self) -> Path:
        return self._with(".bed")

    @property
    def bim(self) -> Path:
        return self._with(".bim")

    @property
    def fam(self) -> Path:
        return self._with(".fam")

    def read_variants(self, *, work: Work = UNWATCHED) -> Variants:
        return read_bim(self.bim, work=work)

    def count_everybody(
        self,
        variants: Variants,
        work: Work = UNWATCHED,
    ) -> npt.NDArray[np.int32]:
        """How many of all people of a public panel have 0, 1, 2 copies of a1, whatever their phenotype: (n_snps, 3)."""
        fid, _, _ = read_fam(self.fam, work=work)
        state = check_bed(self, len(variants), len(fid))
        everybody = np.ones((1, len(fid)), dtype=bool)
        counter = PackedCounter.of_groups(self.bed, state, HEADER_BYTES, everybody, len(variants))
        calls = counter.count(len(variants), work=work)
        people: npt.NDArray[np.int32] = calls[:, 0, :3]
        return people


def fileset_of(path: Path) -> Fileset | None:
    """The fileset that ``path`` (a prefix or a ``.bed``) names, or None when there is no such ``.bed``."""
    if path.suffix.lower() == ".bed":
        return Fileset(path.with_suffix(""))
    fileset = Fileset(path) if path.name else None
    return fileset if fileset is not None and fileset.bed.exists() else None


def read_bim(path: Path, *, work: Work = UNWATCHED) -> Variants:
    """The SNPs of a ``.bim``: chromosome, id, (genetic position), position, a1, a2; any white space between them.

    An id may stand more than once here; candidates for release must have their own.  Raises InvalidInput.
    """
    if (plain := plain_variants(path, work=work)) is not None:
        return plain
    chrom: list[TextArray] = []
    snp: list[TextArray] = []
    pos: list[IntArray] = []
    a1: list[TextArray] = []
    a2: list[TextArray] = []
    # Chromosomes and alleles repeat a million times: keep one copy of each.
    for first, columns in column_blocks(path, 6, what=Phrase("a SNP"), work=work):
        pos.append(whole_numbers(columns[3], path, first, Phrase("position (column 4)")))
        snp.append(np.array(columns[1], dtype=object))
        for kept, column in ((chrom, columns[0]), (a1, columns[4]), (a2, columns[5])):
            kept.append(np.array(list(map(sys.intern, column)), dtype=object))
    if not pos:
        raise InvalidInput("file.no-snp", remedy="is-this-the-right-file", path=path)
    return Variants(
        chrom=np.concatenate(chrom),
        snp=np.concatenate(snp),
        pos=np.concatenate(pos),
        a1=np.concatenate(a1),
        a2=np.concatenate(a2),
    )


def read_fam(path: Path, *, work: Work = UNWATCHED) -> tuple[TextArray, TextArray, TextArray]:
    """FID, IID and phenotype (column 6) of every person, object arrays of str (n_people,).  Raises InvalidInput."""
    blocks = [columns for _, columns in column_blocks(path, 6, what=Phrase("a person"), work=work)]
    if not blocks:
        raise InvalidInput("file.nobody", path=path)
    fid, iid, phenotype = (
        np.concatenate([np.array(columns[which], dtype=object) for columns in blocks]) for which in (0, 1, 5)
    )
    refuse_doubles(path, list(zip(fid, iid, strict=True)))
    return fid, iid, phenotype


def refuse_doubles(path: Path, names: list[tuple[str, str]], first_line: int = 1) -> None:
    """Raise InvalidInput when two people have the same FID and IID; the first of ``names`` stands on ``first_line``."""
    if len(set(names)) == len(names):
        return
    double, _ = Counter(names).most_common(1)[0]
    first = names.index(double)
    second = names.index(double, first + 1)
    raise InvalidInput("people.twice", path=path, line=first_line + second, first=first_line + first)


def check_bed(fileset: Fileset, n_snps: int, n_people: int) -> FileState:
    """The state of the ``.bed`` after checking its first bytes and that its size is exactly 3 + n_snps·⌈n_people/4⌉."""
    path = fileset.bed
    with open_binary(path) as file:
        try:
            start = file.read(HEADER_BYTES)
        except OSError as error:
            raise unreadable(path, error) from error
    state = FileState.of(path)
    if not start:
        raise InvalidInput("file.empty", remedy="copy-or-make-again", path=path)
    if not start.startswith(_MAGIC):
        raise InvalidInput("bed.not-one", path=path)
    if len(start) > 2 and start[2] == _PERSON_MAJOR:
        raise InvalidInput("bed.by-person", path=path, how="plink --make-bed")
    if len(start) > 2 and start[2] != _SNP_MAJOR:
        raise InvalidInput("bed.third-byte", path=path)
    surplus = state.size - (HEADER_BYTES + n_snps * -(-n_people // 4))
    if surplus:
        sizes: dict[str, Any] = {
            "n_snps": n_snps,
            "bim": fileset.bim.name,
            "n_people": n_people,
            "fam": fileset.fam.name,
        }
        if surplus < 0:
            raise InvalidInput("bed.too-short", path=path, n_bytes=-surplus, **sizes)
        raise InvalidInput("bed.too-long", path=path, n_bytes=surplus, **sizes)
    if n_people % 4:
        refuse_further_people(_first_rows(path, n_snps, n_people), n_people, path)
    return state


def _first_rows(path: Path, n_snps: int, n_people: int) -> npt.NDArray[np.uint8]:
    """Packed rows from the beginning of a checked ``.bed``, uint8 (n_rows, n_bytes): enough to see whose genotypes are there.

    Somebody in a study of common SNPs differs from the unused bits within 4 rows (2,000 people of an array), where 98 % of
    all calls are those bits, within 700 in all but one of a million; counting looks at every row.
    """
    width = -(-n_people // 4)
    n_rows = min(n_snps, _ROWS_LOOKED_AT, max(1, _BYTES_LOOKED_AT // width))
    with open_binary(path) as file:
        try:
            packed = bytes_at(file.fileno(), n_rows * width, HEADER_BYTES)
        except OSError as error:
            raise unreadable(path, error) from error
    return np.frombuffer(packed[: len(packed) // width * width], dtype=np.uint8).reshape(-1, width)


def _line_too_many(fileset: Fileset, n_snps: int, n_people: int) -> tuple[str, ...]:
    """A note where the last person in the ``.fam`` looks like the unused bits of a ``.bed``, and nobody else does.

    It is no refusal: somebody may have such a record, and a refusal would tell so.
    """
    packed = _first_rows(fileset.bed, n_snps, n_people)
    if len(packed) < _FEWEST_ROWS:
        return ()
    carried = np.bitwise_or.reduce(packed, axis=0)
    last = (n_people - 1) % 4
    if carried[-1] >> 2 * last:
        return ()
    others = np.stack([carried & 3, carried >> 2 & 3, carried >> 4 & 3, carried >> 6], axis=1).reshape(-1)
    if not others[: n_people - 1 - last].all():  # they all may, as where nobody varies
        return ()
    return (
        say(
            "The last person in {fam} has the same call at every SNP checked, as if the .bed held no genotypes of that "
            "person. If {fam} has a line too many, use the one that was made with this .bed.",
            fam=fileset.fam.name,
        ),
    )


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Plink1Study(CellSizes):
    """An opened PLINK 1 study."""

    path: Path
    variants: Variants
    people: People
    counter: PackedCounter
    strata: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()

    format_name = FORMAT_NAME
    steps = 1

    @property
    def sizes(self) -> CaseControlSizes:
        return CaseControlSizes.of_cells(self.counter.group_sizes.tolist())

    def count_calls(
        self,
        rows: IntArray | None = None,
        *,
        block: int | None = None,
        work: Work = UNWATCHED,
    ) -> CountArray:
        """See ``Study.count_calls``."""
        return self.counter.count(len(self.variants), rows, block=block, work=work)


def open_plink1(
    fileset: Fileset,
    *,
    status: StatusSource,
    strata: StratumLabels | None = None,
    lists: PeopleLists | None = None,
    work: Work = UNWATCHED,
) -> Plink1Study:
    """Open a fileset; the phenotype is column 6 of the ``.fam``, or in the file that ``status`` names.  ``strata``: everybody's, if any;
    ``lists``: who may take part.

    Raises InvalidInput."""
    for path in (fileset.bed, fileset.bim, fileset.fam):
        if not path.exists() and not path.is_symlink():
            raise InvalidInput("file.missing", remedy="plink1-files", path=path)
    prepare_kernel()
    variants = fileset.read_variants(work=work)
    fid, iid, values = read_fam(fileset.fam, work=work)
    state = check_bed(fileset, len(variants), len(fid))
    notes: tuple[str, ...] = ()
    chosen = None if lists is None else lists.of_people(fid.tolist(), iid.tolist())
    if status.file is None:
        found = cases_of_fam(values.tolist(), fileset.fam, status, chosen=chosen)
    else:
        found, coding = read_phenotypes(status.file, status, fid.tolist(), iid.tolist(), chosen=chosen, work=work)
        notes = (coding,)
    cells = cells_of(found, strata, fid.tolist(), iid.tolist())
    here = found.takes_part
    return Plink1Study(
        path=fileset.bed,
        variants=variants,
        people=People(fid=fid[here], iid=iid[here], is_case=found.is_case[here]),
        counter=PackedCounter.of_groups(fileset.bed, state, HEADER_BYTES, cells.groups, len(variants)),
        strata=cells.names,
        notes=(*notes, *found.notes, *_line_too_many(fileset, len(variants), len(fid))),
    )


def _open_people(path: Path, *, work: Work = UNWATCHED) -> Plink1People:
    fileset = Fileset(PLINK1.prefix_of(path))
    FileState.of(fileset.bed)  # says first what is wrong with the file that was named
    variants = fileset.read_variants(work=work)
    fid, iid, _ = read_fam(fileset.fam, work=work)
    state = check_bed(fileset, len(variants), len(fid))
    return Plink1People(path=fileset.bed, state=state, fid=fid, iid=iid, variants=variants)


def _phenotypes(path: Path, status: StatusSource, chosen: ChosenPeople | None, work: Work, /) -> Phenotypes:
    fam = Fileset(PLINK1.prefix_of(path)).fam
    return cases_of_fam(read_fam(fam, work=work)[2].tolist(), fam, status, chosen=chosen)


def _open(
    path: Path,
    *,
    status: StatusSource,
    strata: StratumLabels | None = None,
    lists: PeopleLists | None = None,
    work: Work = UNWATCHED,
) -> Plink1Study:
    return open_plink1(Fileset(PLINK1.prefix_of(path)), status=status, strata=strata, lists=lists, work=work)


PLINK1 = StudyFormat(
    name="plink1",
    title=FORMAT_NAME,
    offered=mark("a PLINK 1 prefix or .bed"),
    endings=(".bed", ".bim", ".fam"),
    open=_open,
    people=_open_people,
    prefix_ending=".bed",
    people_endings=(".fam",),
    list_endings=(".bim",),
    own_phenotypes=_phenotypes,
)
