"""Sites that a caller writes because somebody carries something: each person's copies at a listed place, from their own alleles alone.

Whether such a file has a record, how many it has at a place, how long they write the reference and which other alleles they name
follows from everybody in it.  So a person's number at a place is the sum of the copies that they carry there over all records,
at most 2 (docs/theory/missing-genotypes.md, "Sites that a caller wrote"):

- no call is no copy, in a record and where there is no record;
- alleles are cut to their shortest form, and a change of several bases counts at each base that it changes; an insertion or
  deletion stands at the base before it; the same change in two records is one;
- ``*``, ``<*>``, ``<NON_REF>`` and all other alleles that are no letters are no copies;
- where the file does not say which allele is the reference, the list's letter at the first base of a record decides, and insertions
  and deletions are no copies.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.work import Work
from gwasprivacy.study.formats.people_file import AlleleRecord, Copies, GenotypeFile, SiteCalls
from gwasprivacy.study.imputation import STEPS
from gwasprivacy.study.probabilities import StepArray, steps_of_copies
from gwasprivacy.study.public_lists.candidates import place_of
from gwasprivacy.study.tables import NOT_REF, REF, Variants


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class ListedPlaces:
    """The SNPs of a public list, which alone are counted.  ``reference``: the reference allele of each, "" where it is not said;
    None where the list never says it.  ``notes``: sentences for whoever runs the release."""

    variants: Variants
    reference: tuple[str, ...] | None = None
    notes: tuple[str, ...] = ()

    def rows_by_place(self) -> dict[Place, list[int]]:
        """The list's rows at each place."""
        rows: dict[Place, list[int]] = {}
        for row, (chrom, pos) in enumerate(zip(self.variants.chrom, self.variants.pos.tolist(), strict=True)):
            rows.setdefault(place_of(chrom, pos), []).append(row)
        return rows


Place = tuple[int | str, int]
Change = tuple[int, str, str]
"""Where a change begins, counted from the record's position, and what becomes what, in the shortest form."""


@functools.lru_cache(maxsize=1 << 12)
def shortest_form(reference: str, allele: str) -> Change | None:
    """None for an allele that is the reference, or no sequence of letters."""
    old, new = reference.upper(), allele.upper()
    if not (old.isalpha() and new.isalpha()) or old == new:
        return None
    while len(old) > 1 and len(new) > 1 and old[-1] == new[-1]:
        old, new = old[:-1], new[:-1]
    start = 0
    while len(old) - start > 1 and len(new) - start > 1 and old[start] == new[start]:
        start += 1
    return start, old[start:], new[start:]


def bases_changed(change: Change) -> tuple[int, ...]:
    """Counted from the record's position.  An insertion or deletion stands at the base before it."""
    start, old, new = change
    return tuple(start + at for at, (one, other) in enumerate(zip(old, new, strict=False)) if one != other) or (start,)


def called_sites(file: GenotypeFile, places: ListedPlaces, *, probabilities: bool, work: Work) -> Iterator[SiteCalls]:
    """Every listed place of which a record tells something, once: everybody's copies of "not REF", 0, 1 or 2, never missing.

    ``probabilities``: dosages, at most those of two copies, as probabilities of the genotypes beside them.
    Raises InvalidInput where records of a chromosome are not in the order of their positions.
    """
    listed = _Places(places, file.tells_reference)
    held: dict[int, dict[Change, Copies]] = {}
    chrom, last, done = "", 0, set[int | str]()
    for record in file.records(probabilities=probabilities, work=work):
        key = listed.key(record.chrom)
        if key in done or (chrom and key == listed.key(chrom) and record.pos < last):
            raise InvalidInput("called.unsorted", path=file.path)
        if chrom and key != listed.key(chrom):
            yield from _finished(chrom, held, list(held), probabilities)
            done.add(listed.key(chrom))
        chrom, last = record.chrom, record.pos
        yield from _finished(chrom, held, [place for place in held if place < last], probabilities)
        for place, changes in listed.changed_by(record).items():
            here = held.setdefault(place, {})
            for change, numbers in changes.items():
                copies = np.sum([record.copies(number) for number in numbers], axis=0)
                here[change] = np.maximum(here[change], copies) if change in here else copies
    yield from _finished(chrom, held, list(held), probabilities)


def _finished(
    chrom: str, held: dict[int, dict[Change, Copies]], places: Sequence[int], probabilities: bool
) -> Iterator[SiteCalls]:
    for place in sorted(places):
        copies = np.minimum(np.sum([*held.pop(place).values()], axis=0), 2 * STEPS if probabilities else 2)
        steps: StepArray | None = steps_of_copies(copies) if probabilities else None
        calls = None if probabilities else copies.astype(np.uint8)
        yield SiteCalls(chrom=chrom, snp="", pos=place, a1=NOT_REF, a2=REF, copies=calls, steps=steps)


class _Places:
    """Which listed places a record changes, and by which alleles."""

    def __init__(self, places: ListedPlaces, tells_reference: bool) -> None:
        self._tells_reference = tells_reference
        self._listed: dict[int | str, dict[int, str]] = {}
        for (chrom, pos), rows in places.rows_by_place().items():
            said = () if places.reference is None else (places.reference[row] for row in rows)
            self._listed.setdefault(chrom, {})[pos] = next(filter(None, said), "").upper()
        self._keys: dict[str, int | str] = {}

    def key(self, chrom: str) -> int | str:
        """The same for every spelling of a chromosome."""
        if chrom not in self._keys:
            self._keys[chrom] = place_of(chrom, 0)[0]
        return self._keys[chrom]

    def changed_by(self, record: AlleleRecord) -> dict[int, dict[Change, list[int]]]:
        """Position → what changes there, and the numbers of its alleles."""
        listed = self._listed.get(self.key(record.chrom), {})
        found: dict[int, dict[Change, list[int]]] = {}
        if not self._tells_reference:
            if record.pos not in listed:
                return found
            # Without a letter only who is heterozygous can be told, whichever allele is taken for the reference.
            others = _other_letters(record, (listed[record.pos] or record.alleles[0].upper())[:1])
            return {record.pos: others} if others else found
        for at in range(max(map(len, record.alleles))) if listed else ():
            if record.pos + at not in listed:
                continue
            for number, allele in enumerate(record.alleles):
                change = shortest_form(record.alleles[0], allele)
                if change is not None and at in bases_changed(change):
                    start, old, new = change
                    here = found.setdefault(record.pos + at, {})
                    here.setdefault((record.pos + start, old, new), []).append(number)
        return found


def _other_letters(record: AlleleRecord, known: str) -> dict[Change, list[int]]:
    """What a record changes at its first base, where the public list says the reference's letter and the file does not say which
    allele that is.

    The letter decides of each allele alone.  Of AT and A, which both begin with it, nobody can say which is the reference, and which of
    them comes first may hang on who carries what: so insertions and deletions are no change there.
    """
    found: dict[Change, list[int]] = {}
    for number, allele in enumerate(record.alleles):
        letter = allele[0].upper() if allele.isalpha() else known
        if letter != known:
            found.setdefault((record.pos, known, letter), []).append(number)
    return found
