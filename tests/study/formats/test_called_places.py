"""Sites that a caller wrote: a person's number at a place is what they carry there, however the file is written."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.work import UNWATCHED
from gwasprivacy.study.counted_study import count_tables
from gwasprivacy.study.design import CandidateList, GenotypeFilter, Sites, StudyDesign
from gwasprivacy.study.formats.called_places import ListedPlaces, bases_changed, shortest_form
from gwasprivacy.study.formats.called_study import calls_at
from gwasprivacy.study.formats.registry import open_people, open_study
from gwasprivacy.study.formats.tsv import encode_tables
from gwasprivacy.study.public_lists.candidate_rows import listed_places, planned_places
from gwasprivacy.study.tables import NOT_REF, REF, Variants
from tests.privacy.sites_in_files import Group, Site, Writer, phenotypes, write_bcf, write_bed, write_pgen, write_vcf

REFERENCE = "ACGTACGTAC"
"""From position 100 on."""
FIRST = 100
PEOPLE = Group(names=tuple(f"P{i}" for i in range(6)), is_case=np.array([True, False] * 3))
EVERYWHERE = range(FIRST, FIRST + len(REFERENCE))


def listed(reference: str | None = REFERENCE) -> ListedPlaces:
    nothing = ["."] * len(REFERENCE)
    return ListedPlaces(
        variants=Variants(
            chrom=["1"] * len(REFERENCE),
            snp=[f"rs{p}" for p in EVERYWHERE],
            pos=list(EVERYWHERE),
            a1=nothing,
            a2=nothing,
        ),
        reference=None if reference is None else tuple(reference),
    )


@pytest.mark.parametrize(
    ("reference", "allele", "change", "bases"),
    [
        ("A", "G", (0, "A", "G"), (0,)),
        ("a", "g", (0, "A", "G"), (0,)),
        ("AC", "AT", (1, "C", "T"), (1,)),
        ("AT", "GT", (0, "A", "G"), (0,)),
        ("ACG", "GCT", (0, "ACG", "GCT"), (0, 2)),
        ("ATT", "AT", (0, "AT", "A"), (0,)),
        ("CATT", "CAT", (1, "AT", "A"), (1,)),
        ("A", "AGG", (0, "A", "AGG"), (0,)),
        ("AT", "G", (0, "AT", "G"), (0,)),
        ("A", "A", None, None),
        *(("A", allele, None, None) for allele in ("*", "<*>", "<NON_REF>", "<DEL>", ".", "G]17:198982]")),
    ],
)
def test_alleles_are_cut_to_their_shortest_form_and_stand_at_the_bases_that_they_change(
    reference: str, allele: str, change: tuple[int, str, str] | None, bases: tuple[int, ...] | None
) -> None:
    assert shortest_form(reference, allele) == change
    assert change is None or bases_changed(change) == bases


Haplotype = tuple[str, ...]
"""What stands in place of each base of the reference: another base, or more letters, the first of which is the base's."""


def haplotype(rng: random.Random, *, insertions: bool) -> Haplotype:
    """A few changed bases, and an insertion now and then."""

    def there(base: str) -> str:
        changed = rng.choice("ACGT") if rng.random() < 0.15 else base
        return base + "TT" if insertions and rng.random() < 0.05 else changed

    return tuple(map(there, REFERENCE))


def carried(people: list[tuple[Haplotype, Haplotype]]) -> np.ndarray:
    """The oracle: (places, people), how many of a person's two copies are not as the reference."""
    return np.array([[sum(own[at] != base for own in both) for both in people] for at, base in enumerate(REFERENCE)])


def records(people: list[tuple[Haplotype, Haplotype]], style: str) -> list[Site]:
    """As a caller writes them.  ``style``: every allele a record, all of a place in one, or neighbouring bases together."""
    width = 2 if style == "pairs" else 1
    found: list[Site] = []
    for at in range(0, len(REFERENCE), width):
        reference = REFERENCE[at : at + width]
        texts = [["".join(own[at : at + width]) for own in both] for both in people]
        others = sorted({text for both in texts for text in both} - {reference})
        if not others:
            continue
        # Padded by the next base in the style that joins: as a caller does for the sake of a deletion.
        pad = REFERENCE[at + 1] if style == "joined" and at + 1 < len(REFERENCE) else ""
        groups = [[each] for each in others] if style == "apart" else [others]
        for alleles in groups:
            number = {reference: 0, **{each: place for place, each in enumerate(alleles, start=1)}}
            calls = ["/".join(str(number.get(text, 0)) for text in both) for both in texts]
            alt = ",".join([each + pad for each in alleles])
            if style == "joined":
                alt += ",*"
            found.append((FIRST + at, ".", reference + pad, alt, calls))
    return found


def copies(path: Path, folder: Path) -> np.ndarray:
    """(places, 2 groups, 4) of a study whose sites a caller wrote."""
    study = open_study(path, phenotype=phenotypes(folder, PEOPLE), places=listed())
    assert set(study.variants.a1) == {NOT_REF}
    assert set(study.variants.a2) == {REF}
    return study.count_calls()


def tables(numbers: np.ndarray) -> np.ndarray:
    """The oracle's numbers as counts."""
    counts = np.zeros((len(numbers), 2, 4), dtype=np.int32)
    for person, is_case in enumerate(PEOPLE.is_case):
        for place, number in enumerate(numbers[:, person]):
            counts[place, 0 if is_case else 1, min(2, number)] += 1
    return counts


@pytest.mark.parametrize("write", [write_vcf, write_bcf, write_pgen])
@pytest.mark.parametrize("style", ["apart", "joined", "pairs"])
def test_a_persons_number_is_the_copies_that_they_carry_however_the_file_is_written(
    tmp_path: Path, write: Writer, style: str
) -> None:
    if write is write_pgen:
        pytest.importorskip("pgenlib")
    rng = random.Random(5)
    for trial in range(12):
        # Where a caller joins neighbouring bases, an insertion beside a change has no one place (docs/theory).
        made = [haplotype(rng, insertions=style != "pairs") for _ in range(2 * len(PEOPLE))]
        people = list(zip(made[::2], made[1::2], strict=True))
        folder = tmp_path / f"{trial}"
        folder.mkdir()
        path = write(folder, records(people, style), "1", PEOPLE)
        assert np.array_equal(copies(path, folder), tables(carried(people)))


def test_no_call_is_no_copy_in_a_record_and_where_there_is_none(tmp_path: Path) -> None:
    calls = ["0/1", "./.", "./1", "1", ".", "1/1/1"]
    path = write_vcf(tmp_path, [(101, ".", "C", "G", calls)], "1", PEOPLE)
    found = copies(path, tmp_path)
    assert found[1].tolist() == [[1, 2, 0, 0], [3, 0, 0, 0]]
    assert found[0].tolist() == [[3, 0, 0, 0], [3, 0, 0, 0]]
    assert not found[..., 3].any()


def test_the_same_change_in_two_records_is_one(tmp_path: Path) -> None:
    once = [(101, ".", "C", "G", ["0/1"] * 6)]
    again = [*once, (101, "rs1", "CG", "GG", ["0/1", *["./."] * 5])]
    first, second = (tmp_path / name for name in "ab")
    for folder, sites in ((first, once), (second, again)):
        folder.mkdir()
        write_vcf(folder, sites, "1", PEOPLE)
    assert np.array_equal(copies(first / "study.vcf", first), copies(second / "study.vcf", second))


def test_carriers_of_a_deletion_are_no_carriers_of_a_site_inside_it(tmp_path: Path) -> None:
    calls = ["0/2", "0/2", "0/2", "0/2", "0/2", "0/1"]
    path = write_vcf(tmp_path, [(101, "rs101", "C", "T,*", calls)], "1", PEOPLE)
    assert copies(path, tmp_path)[1].tolist() == [[3, 0, 0, 0], [2, 1, 0, 0]]


def test_where_a_file_does_not_tell_the_reference_the_list_does(tmp_path: Path) -> None:
    """A .bed has the study's own commoner allele second, whichever is the genome's."""
    sites = [(101, "rs101", "C", "G", ["1/1", "1/1", "1/1", "1/1", "0/1", "0/0"])]
    bed = write_bed(tmp_path, sites, "1", PEOPLE)
    found = open_study(bed, places=listed()).count_calls()
    assert found[1].tolist() == [[0, 1, 2, 0], [1, 0, 2, 0]]
    with pytest.raises(InvalidInput) as caught:
        open_study(bed, places=listed(reference=None))
    assert caught.value.code == "called.no-reference"


def test_who_is_heterozygous_is_seen_without_a_word_of_the_reference(tmp_path: Path) -> None:
    """By that people of the study are looked for in a panel; the list's letters are not at hand there."""
    calls = ["0/1", "1/1", "0/0", "./.", "0/1", "0/1"]
    bed = write_bed(tmp_path, [(101, "rs101", "C", "G", calls)], "1", PEOPLE)
    file = open_people(bed)
    assert file is not None
    found = calls_at(file, listed().variants, np.arange(len(PEOPLE)), UNWATCHED)
    assert (found[1] == 1).tolist() == [call == "0/1" for call in calls]


def test_a_file_out_of_order_is_refused(tmp_path: Path) -> None:
    calls = ["0/1"] * 6
    path = write_vcf(tmp_path, [(102, ".", "G", "A", calls), (101, ".", "C", "A", calls)], "1", PEOPLE)
    with pytest.raises(InvalidInput) as caught:
        copies(path, tmp_path)
    assert caught.value.code == "called.unsorted"


def test_a_list_of_ids_alone_takes_places_and_the_reference_s_letters_from_the_plan_s_reference(tmp_path: Path) -> None:
    ids, panel = tmp_path / "ids.txt", tmp_path / "panel.vcf"
    ids.write_text("rs101\nrs100\n", encoding="utf-8")
    header = "##fileformat=VCFv4.3\n#CHROM\tPOS\tID\tREF\tALT\tQUAL\tFILTER\tINFO\n"
    panel.write_text(
        header + "".join(f"1\t{p}\trs{p}\t{b}\tN\t.\t.\t.\n" for p, b in zip(EVERYWHERE, REFERENCE, strict=True)),
        encoding="utf-8",
    )
    found = listed_places(ids, panel)
    assert (found.variants.snp.tolist(), found.variants.pos.tolist()) == (["rs100", "rs101"], [100, 101])
    assert found.reference == ("A", "C")
    with pytest.raises(InvalidInput) as caught:
        listed_places(ids, None)
    assert caught.value.code == "candidates.no-place-for-called"


def test_a_table_of_such_sites_is_read_by_the_same_list(tmp_path: Path) -> None:
    vcf = write_vcf(tmp_path, [(101, ".", "C", "G", ["0/1", "1/1", "0/0", "0/1", "0/0", "1/1"])], "1", PEOPLE)
    study = open_study(vcf, phenotype=phenotypes(tmp_path, PEOPLE), places=listed())
    table = tmp_path / "study.tsv"
    table.write_bytes(b"".join(encode_tables(count_tables(study).tables, is_called=True)))
    found = open_study(table, places=listed())
    assert found.sizes == study.sizes
    assert np.array_equal(found.count_calls(), study.count_calls())


def test_the_list_and_the_reference_of_a_plan_are_looked_for_beside_it(tmp_path: Path) -> None:
    (tmp_path / "ids.txt").write_text("rs101\n", encoding="utf-8")
    (tmp_path / "panel.tsv").write_text("snp chrom pos a1 a2\nrs101 1 101 G C\n", encoding="utf-8")
    design = StudyDesign(
        n_cases=3,
        n_controls=3,
        sites=Sites.CALLED,
        genotype_filter=GenotypeFilter.PUBLIC_LIST,
        candidates=CandidateList(kind="file", path="ids.txt"),
        reference="panel.tsv",
    )
    found = planned_places(design, base=tmp_path)
    assert found is not None
    assert (found.variants.snp.tolist(), found.variants.pos.tolist()) == (["rs101"], [101])
