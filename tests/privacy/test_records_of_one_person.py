"""Records that exist because of one person move nothing farther than is claimed, in every kind of file.

A caller writes a record because somebody carries something, lengthens its REF for somebody's deletion, gives it another allele,
another id, or a second record beside it.  ``records_of_one_person`` makes such files, ``moves_of_one_person`` compares them as the
program counts and scores them, and this is a sample of what ``python -m tests.attacks records`` tries in full numbers.
"""

from __future__ import annotations

import itertools
import random
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gwasprivacy.study.design import Sites
from gwasprivacy.study.formats import called_places, called_study
from gwasprivacy.study.formats.opened_study import MISSING
from gwasprivacy.study.formats.people_file import SiteCalls
from gwasprivacy.study.formats.vcf_study import calls_joined
from gwasprivacy.study.tables import NOT_REF, REF
from tests.attacks.carriers import FIXED_KINDS, KINDS
from tests.attacks.trials import in_memory
from tests.privacy.moves_of_one_person import Moved, Question, largest_moves
from tests.privacy.records_in_files import FORMS
from tests.privacy.records_of_one_person import bases_of, is_shortest, neighbours, records, some_files

SAMPLE = 10
pytest.importorskip("pgenlib")


@pytest.fixture(scope="module")
def folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="records-", dir=in_memory()) as found:
        yield Path(found)


def questions(
    sites: Sites = Sites.CALLED, forms: tuple[str, ...] = tuple(FORMS), sample: int = SAMPLE
) -> Iterator[tuple[Question, int]]:
    kinds = [each for each in (KINDS if sites is Sites.CALLED else FIXED_KINDS) if each[0] in forms]
    for seed, (form, output) in itertools.product(range(sample), kinds):
        yield Question.of(form, output, seed, sites), seed


@pytest.mark.parametrize("form", FORMS)
def test_one_person_s_records_move_nothing_farther_than_is_claimed(folder: Path, form: str) -> None:
    for question, seed in questions(forms=(form,)):
        largest_moves(question, folder, seed)


@pytest.mark.parametrize("form", dict.fromkeys(form for form, _ in FIXED_KINDS))
def test_at_sites_that_were_fixed_beforehand_one_person_s_calls_move_nothing_farther(folder: Path, form: str) -> None:
    for question, seed in questions(Sites.FIXED, (form,)):
        largest_moves(question, folder, seed)


def test_the_claims_are_reached_so_none_could_be_smaller(folder: Path) -> None:
    reached = set()
    for question, seed in questions(forms=("vcf", "vcf GP")):
        for what, (moved, claimed) in largest_moves(question, folder, seed).items():
            reached |= {(*what, question.form)} if moved == claimed else set()
    for name in ("replaced", "joined", "left"):
        assert {("genotype counts", name, "vcf"), ("genotype counts", name, "vcf GP")} <= reached
        assert ("allele counts", name, "vcf") in reached


def test_the_caller_writes_everything_that_callers_write() -> None:
    """Among a few hundred files are all the shapes that this is about, so none is looked for in vain."""
    found = set()
    for seed in range(400):
        files = some_files(random.Random(seed), strata=False)
        these = records(files)
        by_place: dict[int, int] = {}
        for record in these:
            by_place[record.pos] = by_place.get(record.pos, 0) + 1
            lengths = {len(allele) for allele in record.alleles if allele.isalpha()}
            found |= {f"allele {allele}" for allele in record.alleles if not allele.isalpha()}
            found |= {"several alleles"} if record.n_alleles > 2 else set()
            found |= {"a longer reference"} if len(record.alleles[0]) > 1 else set()
            found |= {"alleles of several lengths"} if len(lengths) > 2 else set()
            found |= {"no other allele"} if record.n_alleles == 1 else set()
            found |= (
                {"bases changed together"} if len(lengths) == 1 and min(lengths) > 1 and record.n_alleles > 1 else set()
            )
            found |= set(record.states)
        found |= {"several records at a place"} if max(by_place.values(), default=0) > 1 else set()
        found |= {"a record twice"} if len({id(record) for record in these}) < len(these) else set()
        found |= {"no record"} if not these else set()
        for _, other in neighbours(files, random.Random(seed)):
            places = [{record.pos for record in records(each)} for each in (files, other)]
            found |= {"a record more"} if places[1] - places[0] else set()
            found |= {"a record fewer"} if places[0] - places[1] else set()
    assert found >= {
        *("allele *", "allele <*>", "allele <NON_REF>", "allele <DEL>", "several alleles", "a longer reference"),
        *("alleles of several lengths", "no other allele", "several records at a place", "a record twice", "no record"),
        *("fine", "missing", "half", "haploid", "faulty", "a record more", "a record fewer", "bases changed together"),
    }


def test_changes_are_as_short_and_as_far_left_as_callers_write_them() -> None:
    for change in ((1, "C", "T"), (1, "CG", "C"), (1, "C", "CA")):
        assert is_shortest("ACGT", change)
        assert bases_of(change) == (1,)
    assert not is_shortest("ACCT", (1, "CC", "C"))  # further left: AC becomes A
    assert not is_shortest("ACGT", (1, "CG", "TG"))


# ------------------------------------------------------------------------------------------------------ broken twins
# The rules that earlier versions had, or that one could think of: the same comparison must find each within the sample.

Patch = pytest.MonkeyPatch


def _sites_as(patch: Patch, made: Callable[..., Iterator[SiteCalls]]) -> None:
    patch.setattr(called_study, "called_sites", made)


def _records_of_places(file: Any, places: Any, probabilities: bool) -> dict[tuple[str, int], list[SiteCalls]]:
    """The file's records at listed places, as a reader of fixed sites sees them: every allele but REF together."""
    rows = places.rows_by_place()
    found: dict[tuple[str, int], list[SiteCalls]] = {}
    for site in file.sites(lambda *_: True, probabilities=probabilities):
        if called_study.place_of(site.chrom, site.pos) in rows:
            found.setdefault((site.chrom, site.pos), []).append(site)
    return found


def _site(chrom: str, pos: int, copies: np.ndarray) -> SiteCalls:
    return SiteCalls(chrom=chrom, snp="", pos=pos, a1=NOT_REF, a2=REF, copies=copies.astype(np.uint8))


def missing_in_any_record_is_missing(patch: Patch) -> None:
    """Records of one place joined as they were."""

    def sites(file: Any, places: Any, *, probabilities: bool, **rest: Any) -> Iterator[SiteCalls]:
        for (chrom, pos), these in _records_of_places(file, places, probabilities).items():
            joined = these[0].copies
            for site in these[1:]:
                joined = calls_joined(joined, site.copies)
            yield _site(chrom, pos, joined)

    _sites_as(patch, sites)


def counts_called_people_where_there_is_a_record(patch: Patch) -> None:
    """Where there is none everybody has reference copies; the copies themselves are right."""
    right = called_study.called_sites

    def sites(file: Any, places: Any, *, probabilities: bool, **rest: Any) -> Iterator[SiteCalls]:
        told = _records_of_places(file, places, probabilities)
        for site in right(file, places, probabilities=probabilities, **rest):
            here = told.get((site.chrom, site.pos), [])
            nobody = np.all([each.copies == MISSING for each in here], axis=0) if here else np.zeros(1, bool)
            yield _site(site.chrom, site.pos, np.where(nobody, MISSING, site.copies))

    _sites_as(patch, sites)


def finds_sites_by_their_ids(patch: Patch) -> None:
    """An id of two alleles, as a list made from a panel has it, or none."""
    right = called_places._Places.changed_by

    def changed_by(self: Any, record: Any) -> Any:
        letters = [allele for allele in record.alleles if len(allele) == 1]
        return right(self, record) if len(letters) == len(record.alleles) == 2 else {}

    patch.setattr(called_places._Places, "changed_by", changed_by)


def counts_alleles_that_are_no_letters(patch: Patch) -> None:
    right = called_places.shortest_form
    patch.setattr(
        called_places,
        "shortest_form",
        lambda ref, allele: right(ref, allele) if allele.isalpha() else (0, ref[:1], allele),
    )


def takes_a_record_s_position_for_the_place(patch: Patch) -> None:
    right = called_places.shortest_form
    patch.setattr(called_places, "bases_changed", lambda change: (0,))
    patch.setattr(called_places, "shortest_form", lambda ref, allele: right(ref, allele) and (0, ref, allele))


def adds_a_record_that_stands_twice(patch: Patch) -> None:
    right, numbers = called_places._Places.changed_by, itertools.count()

    def changed_by(self: Any, record: Any) -> Any:
        found = right(self, record)
        return {
            pos: {(start, old, f"{new}{next(numbers)}"): number for (start, old, new), number in changes.items()}
            for pos, changes in found.items()
        }

    patch.setattr(called_places._Places, "changed_by", changed_by)


def takes_the_first_allele_for_the_reference(patch: Patch) -> None:
    right = called_places._Places.__init__

    def made(self: Any, places: Any, tells_reference: bool) -> None:
        right(self, places, True)

    patch.setattr(called_places._Places, "__init__", made)


def takes_whoever_begins_with_the_letter_for_the_reference(patch: Patch) -> None:
    """The first allele that fits the list's letter, else the first: of AT and A the one that happens to come first."""

    def others(record: Any, known: str) -> Any:
        fits = [n for n, allele in enumerate(record.alleles) if allele == known]
        fits += [n for n, allele in enumerate(record.alleles) if allele.startswith(known)]
        reference = record.alleles[(fits or [0])[0]]
        forms = [called_places.shortest_form(reference, allele) for allele in record.alleles]
        return {
            (record.pos, *form[1:]): [n]
            for n, form in enumerate(forms)
            if form and 0 in called_places.bases_changed(form)
        }

    patch.setattr(called_places, "_other_letters", others)


TOLD, CALLS = ("vcf", "bcf", "pgen", "vcf DS"), ("vcf", "bcf", "pgen")
TWINS: dict[Callable[[Patch], None], tuple[str, ...]] = {
    missing_in_any_record_is_missing: CALLS,
    counts_called_people_where_there_is_a_record: CALLS,
    finds_sites_by_their_ids: TOLD,
    counts_alleles_that_are_no_letters: ("vcf", "bcf"),
    takes_a_record_s_position_for_the_place: ("vcf", "bcf", "pgen"),
    adds_a_record_that_stands_twice: TOLD,
    takes_the_first_allele_for_the_reference: ("bed",),
    takes_whoever_begins_with_the_letter_for_the_reference: ("bed", "bgen"),
}


@pytest.mark.parametrize(
    ("twin", "form"),
    [(twin, form) for twin, forms in TWINS.items() for form in forms],
    ids=lambda each: getattr(each, "__name__", each),
)
def test_the_comparison_finds_a_program_that(
    folder: Path, monkeypatch: Patch, twin: Callable[[Patch], None], form: str
) -> None:
    """By how far one person moves something, not by whose number is wrong."""

    def compare_all() -> None:
        for question, seed in questions(forms=(form,), sample=100):
            largest_moves(question, folder, seed, own_numbers=False)

    twin(monkeypatch)
    with pytest.raises(Moved, match=r"moved .*, claimed "):
        compare_all()
