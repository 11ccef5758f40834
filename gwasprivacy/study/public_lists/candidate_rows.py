"""The candidates of a release, and where the study has them (docs/theory/missing-genotypes.md, "Candidates").

What is public about the candidates (how many there are, their names, places and order) follows from a public list alone,
where the plan names one.  Sites that the study has besides are nobody's candidates; a listed SNP that it lacks stays one.
Nothing here sees a genotype, but which sites a file *has* may depend on genotypes: a caller writes a site because one person
carries the variant, gives it another id with a third allele, or writes it as two lines.  So of files that count "not REF", and
of SNPs that are named by their place, a listed SNP is found by its place, whatever the file calls it; of others by its id.  Where
a plan declares that a caller wrote the file, the list's places alone are counted (``formats/called_study.py``): nothing is looked for.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from gwasprivacy.base.arrays import IntArray, freeze
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import say, say_count
from gwasprivacy.base.list_digests import check_digest
from gwasprivacy.study.chromosomes import is_diploid
from gwasprivacy.study.design import StudyDesign, placed
from gwasprivacy.study.formats.called_places import ListedPlaces
from gwasprivacy.study.public_lists.candidates import autosome_rows, genome_order, place_of, refuse_shared_ids
from gwasprivacy.study.public_lists.public_list import PublicList, read_public_list
from gwasprivacy.study.tables import NOT_REF, Variants, counts_not_ref
from gwasprivacy.study.text_columns import of_each_name

ABSENT = -1
_LARGEST_POSITION = 1 << 40


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Candidates:
    """``variants``: the SNPs in genome order, with the alleles of the study's file ("." where they are not known).  ``rows``:
    where the study has them, int64; ``ABSENT`` where it lacks them.  ``joins``: bool, where all the study's records of that place count
    together.  ``notes``: sentences for whoever runs the release."""

    variants: Variants
    rows: IntArray
    joins: np.ndarray[tuple[int], np.dtype[np.bool_]]
    notes: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        freeze(self)


def select_candidates(
    variants: Variants,
    design: StudyDesign,
    *,
    base: Path | None = None,
    reference: Path | None = None,
    joined: Collection[int] = (),
) -> Candidates:
    """The candidates of ``design`` among the ``variants`` of a study's file whose sites were fixed beforehand.

    Kind "autosomes": every row on chromosomes 1–22.  Kind "file": what the list names; one of ids alone takes their places
    from the public ``reference``, else from the study.  ``joined``: first rows of places whose records the study can count
    together.  A SNP on X, Y or the mitochondrion, where people have one copy, is no candidate; an id that two candidates share
    is refused, since released SNPs are named by id.  Relative paths are taken from the folder ``base``.  Raises InvalidInput.
    """
    if design.are_sites_called:  # the study has the list's SNPs, in the genome's order
        rows = np.arange(len(variants))
        return Candidates(variants=variants, rows=rows, joins=np.zeros(len(rows), bool))
    if design.candidates.kind == "autosomes":
        rows = autosome_rows(variants)
        here = variants if len(rows) == len(variants) else variants.take(rows)
        refuse_shared_ids(here.snp)
        order = genome_order(here)
        if (np.diff(order) != 1).any():
            rows, here = rows[order], here.take(order)
        return Candidates(variants=here, rows=rows, joins=np.zeros(len(rows), bool))
    assert design.candidates.path is not None
    path = placed(design.candidates.path, base)
    check_digest(path, design.candidates.sha256)
    public = read_public_list(path)
    return _listed(variants, public, joined) if public.places else _named(variants, public, reference)


def planned_places(design: StudyDesign, *, base: Path | None = None) -> ListedPlaces | None:
    """The SNPs of the plan's public list where it declares that a caller wrote the study's sites; None elsewhere.  Raises InvalidInput."""
    if not design.are_sites_called:
        return None
    assert design.candidates.path is not None
    path = placed(design.candidates.path, base)
    check_digest(path, design.candidates.sha256)
    return listed_places(path, None if design.reference is None else placed(design.reference, base))


def listed_places(path: Path, reference: Path | None) -> ListedPlaces:
    """The SNPs of a public list by their places, which alone are looked up in a file whose sites a caller wrote.

    A list of ids alone takes its places from the public reference.  Raises InvalidInput.
    """
    public = read_public_list(path)
    places, said = public.places, public.reference
    if places is None:
        elsewhere = {} if reference is None else _places_in(reference)
        unknown = next((snp for snp in public.line_of if snp not in elsewhere), None)
        if unknown is not None:
            raise InvalidInput("candidates.no-place-for-called", path=path, line=public.line_of[unknown], snp=unknown)
        chroms, positions, letters = zip(*(elsewhere[snp] for snp in public.line_of), strict=True)
        said = letters if any(letters) else None
        places = _variants(list(chroms), list(public.line_of), list(positions))
    here = _diploid_rows(places, path)
    here = here[genome_order(places.take(here))]
    return ListedPlaces(
        variants=places.take(here),
        reference=None if said is None else tuple(said[row] for row in here.tolist()),
        notes=_skipped_notes(len(places) - len(here)),
    )


def _diploid_rows(places: Variants, path: Path) -> IntArray:
    """The SNPs of a list of which everybody has two copies.  Raises InvalidInput where there is none."""
    here = np.flatnonzero(of_each_name(places.chrom, is_diploid, bool))
    if not len(here):
        raise InvalidInput("candidates.none-autosomal", path=path)
    return here


def _skipped_notes(skipped: int) -> tuple[str, ...]:
    """Of SNPs of the list that are no candidates."""
    note = say_count(
        "{n} SNPs of the list lie on chromosomes of which people can have one copy; they are no candidates.",
        one="One SNP of the list lies on a chromosome of which people can have one copy; it is no candidate.",
        n=skipped,
    )
    return (note,) if skipped else ()


def _named(variants: Variants, public: PublicList, reference: Path | None) -> Candidates:
    """A list of ids alone."""
    elsewhere = {} if reference is None else _places_in(reference)
    rows_of = _rows_by(variants.snp, public.line_of)
    refuse_shared_ids(np.repeat(list(rows_of), [len(rows) for rows in rows_of.values()]))
    chroms, positions, rows = [], [], []
    for snp, line in public.line_of.items():
        row = rows_of.get(snp, [ABSENT])[0]
        if snp in elsewhere:
            chrom, pos, _ = elsewhere[snp]
        elif row != ABSENT:
            chrom, pos = variants.chrom[row], int(variants.pos[row])
        else:
            raise InvalidInput("candidates.no-place", path=public.path, line=line, snp=snp)
        if not is_diploid(chrom):
            raise InvalidInput("candidates.not-autosomal", path=public.path, snp=snp, chrom=chrom, line=line)
        chroms.append(chrom)
        positions.append(pos)
        rows.append(row)
    places = _variants(chroms, list(public.line_of), positions)
    return _found(variants, places, np.array(rows, dtype=np.int64), np.zeros(len(rows), bool), public)


def _listed(variants: Variants, public: PublicList, joined: Collection[int]) -> Candidates:
    """A list that says where its SNPs lie."""
    assert public.places is not None
    here = _diploid_rows(public.places, public.path)
    places = public.places.take(here)
    by_place = _found_by_place(variants, public)
    ids = variants.snp.astype(object)
    ids[by_place] = None
    called = _rows_by(ids, public.line_of)
    codes: dict[int | str, int] = {}
    keys = _place_keys(variants, codes)
    at = np.flatnonzero(by_place & (keys >= 0))
    at = at[np.argsort(keys[at], kind="stable")]
    wanted = _place_keys(places, codes)
    first, end = (np.searchsorted(keys[at], wanted, side=side) for side in ("left", "right"))
    rows, joins = np.full(len(places), ABSENT, dtype=np.int64), np.zeros(len(places), bool)
    found = end > first
    rows[found] = at[first[found]]
    for i, snp in enumerate(places.snp):
        if snp in called:
            if len(called[snp]) > 1:
                refuse_shared_ids(np.array([snp] * len(called[snp]), dtype=object))
            rows[i], found[i] = called[snp][0], False
    for i in np.flatnonzero(found & (end - first > 1)).tolist():
        joins[i] = True
        if int(rows[i]) not in joined:
            raise InvalidInput("candidates.shared-place", snp=places.snp[i], n=int(end[i] - first[i]))
    by_id = np.flatnonzero(np.fromiter((snp in called for snp in places.snp), bool, count=len(places)))
    known = (keys[rows[by_id]] >= 0) & (wanted[by_id] >= 0)
    elsewhere = bool((known & (keys[rows[by_id]] != wanted[by_id])).any())
    other_build = say(
        "Some SNPs of the list have another position in the study’s file, so the two may be of different "
        "genome builds. Positions are published as the list has them."
    )
    notes = (*_skipped_notes(len(public.places) - len(here)), *((other_build,) if elsewhere else ()))
    return _found(variants, places, rows, joins, public, notes)


def _found(
    variants: Variants,
    places: Variants,
    rows: IntArray,
    joins: np.ndarray[tuple[int], np.dtype[np.bool_]],
    public: PublicList,
    notes: tuple[str, ...] = (),
) -> Candidates:
    present = rows != ABSENT
    if not present.any():
        raise InvalidInput("candidates.none-in-study", path=public.path)
    if 2 * int(present.sum()) < len(rows):  # no number: which sites a file has may depend on one person
        notes += (
            say(
                "Most SNPs of the list are not in the study. They stay candidates and are scored as SNPs without "
                "variation."
            ),
        )
    alleles = {}
    for name, unknown in (("a1", NOT_REF if counts_not_ref(variants) else "."), ("a2", ".")):
        column = np.full(len(rows), unknown, dtype=object)
        column[present] = getattr(variants, name)[rows[present]]
        alleles[name] = column
    order = genome_order(places)
    known = Variants(chrom=places.chrom, snp=places.snp, pos=places.pos, **alleles)
    return Candidates(variants=known.take(order), rows=rows[order], joins=joins[order], notes=notes)


def _rows_by(keys: Iterable[object], wanted: Iterable[object]) -> dict[object, list[int]]:
    """The rows at which each of the ``wanted`` keys stands."""
    known = set(wanted)
    found: dict[object, list[int]] = {}
    for row, key in enumerate(keys):
        if key in known:
            found.setdefault(key, []).append(row)
    return found


def _found_by_place(variants: Variants, public: PublicList) -> np.ndarray[tuple[int], np.dtype[np.bool_]]:
    """Which of a study's rows are found by their place: those that count "not REF", and those without an id of their own."""
    found = np.asarray(variants.a1 == NOT_REF, dtype=bool)
    for row in np.flatnonzero(~found).tolist():
        snp = variants.snp[row]
        if snp not in public.line_of:
            found[row] = snp in (".", "") or is_named_by_place(snp, variants.chrom[row], int(variants.pos[row]))
    return found


def _place_keys(variants: Variants, codes: dict[int | str, int]) -> IntArray:
    """A number per place, the same for every spelling of a chromosome; −1 where the position is not known.

    ``codes``: the chromosomes' numbers, which grow with those that come.
    """
    code = of_each_name(variants.chrom, lambda chrom: codes.setdefault(place_of(chrom, 0)[0], len(codes)), np.int64)
    known = (variants.pos > 0) & (variants.pos < _LARGEST_POSITION)
    keys: IntArray = np.where(known, code * _LARGEST_POSITION + variants.pos, -1)
    return keys


def is_named_by_place(snp: str, chrom: str, pos: int) -> bool:
    """Whether an id is chrom:pos, alone or followed by alleles, which may depend on who carries them."""
    match = re.fullmatch(r"([^:_\s]+)[:_]([0-9]{1,18})(?:[:_].*)?", snp)
    return match is not None and int(match.group(2)) == pos and place_of(match.group(1), pos) == place_of(chrom, pos)


def _places_in(reference: Path) -> dict[str, tuple[str, int, str]]:
    """Each SNP's chromosome, position and reference allele ("" where it is not said)."""
    public = read_public_list(reference) if _has_places(reference) else None
    if public is None or public.places is None:
        return {}
    places, said = public.places, public.reference or ("",) * len(public.places)
    return dict(zip(places.snp, zip(places.chrom, places.pos.tolist(), said, strict=True), strict=True))


def _has_places(reference: Path) -> bool:
    try:
        return read_public_list(reference).places is not None
    except InvalidInput:
        return False  # a table of alleles without places, which is a reference all the same


def _variants(chroms: list[str], ids: list[str], positions: list[int]) -> Variants:
    nothing = np.full(len(ids), ".", dtype=object)
    return Variants(
        chrom=np.array(chroms, dtype=object),
        snp=np.array(ids, dtype=object),
        pos=np.array(positions, dtype=np.int64),
        a1=nothing,
        a2=nothing,
    )
