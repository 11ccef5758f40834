"""Public lists of SNPs: what they may look like, and which SNPs of a study they mean."""

from __future__ import annotations

import gzip
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.study.design import CandidateList, StudyDesign
from gwasprivacy.study.public_lists.candidate_rows import ABSENT, Candidates, is_named_by_place, select_candidates
from gwasprivacy.study.public_lists.candidates import candidate_digest
from gwasprivacy.study.public_lists.public_list import read_public_list
from gwasprivacy.study.tables import NOT_REF, Variants

ROWS = [("1", "a", 5), ("chr2", "b", 9), ("X", "c", 3)]
BIM = "1 a 0 5 A G\nchr2 b 0 9 C T\nX c 0 3 G A\n"
LISTS = {
    "array.bim": BIM,
    "panel.pvar": "##x\n#CHROM\tPOS\tID\tREF\tALT\n1\t5\ta\tA\tG\nchr2\t9\tb\tC\tT\nX\t3\tc\tG\tA\n",
    "array.map": "1 a 0 5\nchr2 b 0 9\nX c 0 3\n",
    "short.map": "1 a 5\nchr2 b 9\nX c 3\n",
    "sites.vcf": "##fileformat=VCFv4.3\n#CHROM\tPOS\tID\tREF\tALT\tQUAL\tFILTER\tINFO\n"
    "1\t5\ta\tA\tG\t.\t.\t.\nchr2\t9\tb\tC\tT\t.\t.\t.\nX\t3\tc\tG\tA\t.\t.\t.\n",
    "manifest.tsv": ["# made by somebody", "name\tChr\tMapInfo\tstrand\na\t1\t5\t+\nb\tchr2\t9\t-\nc\tX\t3\t+\n"][1],
    "manifest.csv": "id,chrom,pos\na,1,5\nb,chr2,9\nc,X,3\n",
    "manifest.txt": "#chrom pos snp\n1 5 a\nchr2 9 b\nX 3 c\n",
}


@pytest.mark.parametrize("name", LISTS)
def test_a_last_line_without_an_end_is_read(tmp_path: Path, name: str) -> None:
    """Many editors write none; a VCF alone is refused, as it is as a study."""
    path = tmp_path / name
    path.write_text(LISTS[name].rstrip("\n"), encoding="utf-8")
    if name.endswith(".vcf"):
        with pytest.raises(InvalidInput) as caught:
            read_public_list(path)
        assert caught.value.code == "vcf.cut-off"
    else:
        assert list(read_public_list(path).line_of) == ["a", "b", "c"]


@pytest.mark.parametrize("name", LISTS)
def test_a_list_that_is_cut_off_is_refused_or_has_lost_only_what_its_form_cannot_show(
    tmp_path: Path, name: str
) -> None:
    """Whole rows, or the last letters of a last column: those the plan's digest of the list shows."""
    path = tmp_path / name
    whole = LISTS[name].rstrip("\n")
    first_row = whole.index("\n", whole.index("5"))
    refused = 0
    for end in range(first_row + 1, len(whole)):
        path.write_text(whole[:end], encoding="utf-8")
        try:
            found = read_public_list(path)
        except InvalidInput:
            refused += 1
            continue
        ids = list(found.line_of)
        assert ids == ["a", "b", "c"][: len(ids)]
        assert found.places is not None
        for place, (chrom, snp, pos) in zip(
            zip(found.places.chrom, found.places.snp, found.places.pos, strict=True), ROWS, strict=False
        ):
            assert place[:2] == (chrom, snp)
            assert str(pos).startswith(str(place[2]))
    assert refused > 5


def variants(*rows: tuple[str, str, int], a1: str = "A") -> Variants:
    return Variants(
        chrom=[row[0] for row in rows],
        snp=[row[1] for row in rows],
        pos=np.array([row[2] for row in rows], dtype=np.int64),
        a1=[a1] * len(rows),
        a2=["G"] * len(rows),
    )


def chosen(study: Variants, path: Path, reference: Path | None = None) -> Candidates:
    listed = CandidateList(kind="file", path=str(path))
    return select_candidates(study, StudyDesign(n_cases=1, n_controls=1, candidates=listed), reference=reference)


PACKED = [name for name in LISTS if name.endswith((".vcf", ".tsv", ".txt", ".csv"))]


@pytest.mark.parametrize(("name", "packed"), [*((name, False) for name in LISTS), *((name, True) for name in PACKED)])
def test_lists_with_places_come_in_many_forms_and_say_the_same(tmp_path: Path, name: str, packed: bool) -> None:
    path = tmp_path / (f"{name}.gz" if packed else name)
    path.write_bytes(gzip.compress(LISTS[name].encode()) if packed else LISTS[name].encode())
    found = read_public_list(path)
    assert found.places is not None
    assert list(zip(found.places.chrom, found.places.snp, found.places.pos.tolist(), strict=True)) == ROWS
    assert list(found.line_of) == ["a", "b", "c"]


def test_a_reference_that_a_list_calls_provisional_is_none(tmp_path: Path) -> None:
    """PLINK 2 says so where it took the commoner allele of a .bed, which may be the study's own, for the genome's."""
    path = tmp_path / "panel.pvar"
    path.write_text(LISTS["panel.pvar"], encoding="utf-8")
    assert read_public_list(path).reference == ("A", "C", "G")
    said = '##INFO=<ID=PR,Number=0,Type=Flag,Description="Provisional reference allele, may not be based on real reference genome">\n'
    path.write_text(said + LISTS["panel.pvar"], encoding="utf-8")
    found = read_public_list(path)
    assert found.reference is None
    assert list(found.line_of) == ["a", "b", "c"]


def test_ids_alone_have_no_places(tmp_path: Path) -> None:
    path = tmp_path / "list.txt"
    path.write_text("# ids\nb\na\nb\n", encoding="utf-8")
    found = read_public_list(path)
    assert found.places is None
    assert list(found.line_of) == ["b", "a"]


BROKEN = {
    "array.map": ("1 a 0 5 6\n", "line 1: not a line"),
    "sites.vcf": ("##fileformat=VCFv4.3\n1\t5\ta\tA\tG\n", "line 2: not a line"),
    "manifest.tsv": ("snp\tchrom\tpos\na\t1\n", "line 2: not a line"),
    "manifest.txt": ("snp chrom pos\na 1 five\n", "line 2: the position is not"),
    "empty.tsv": ("snp\tchrom\tpos\n", "lists no SNP"),
    "twice.tsv": ("snp\tchrom\tpos\na\t1\t5\na\t1\t6\n", "2 candidate SNPs share the id a"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_list_is_told_by_line(tmp_path: Path, name: str) -> None:
    text, words = BROKEN[name]
    (tmp_path / name).write_text(text, encoding="utf-8")
    with pytest.raises(InvalidInput, match=words):
        read_public_list(tmp_path / name)


def test_number_names_places_and_order_are_the_list_s_whatever_the_study_has(tmp_path: Path) -> None:
    path = tmp_path / "sites.tsv"
    path.write_text("snp\tchrom\tpos\nlate\t2\t9\nearly\t1\t5\nmiddle\t1\t7\non-x\tX\t3\n", encoding="utf-8")
    whole = variants(("2", "late", 9), ("1", "early", 5), ("1", "middle", 7), ("1", "besides", 1))
    fewer = variants(("chr1", "middle", 70))
    one, other = chosen(whole, path), chosen(fewer, path)
    assert one.rows.tolist() == [1, 2, 0]
    assert other.rows.tolist() == [ABSENT, 0, ABSENT]
    for found in (one, other):
        assert found.variants.snp.tolist() == ["early", "middle", "late"]
        assert found.variants.pos.tolist() == [5, 7, 9]
        assert "One SNP of the list" in found.notes[0]
    assert candidate_digest(one.variants) == candidate_digest(other.variants)


def test_a_list_of_another_study_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "sites.tsv"
    path.write_text("snp\tchrom\tpos\na\t1\t5\n", encoding="utf-8")
    with pytest.raises(InvalidInput, match="has none of these SNPs"):
        chosen(variants(("1", "b", 6)), path)


def test_ids_alone_take_their_places_from_the_reference_then_from_the_study(tmp_path: Path) -> None:
    path, reference = tmp_path / "ids.txt", tmp_path / "array.bim"
    path.write_text("a\nb\nd\n", encoding="utf-8")
    reference.write_text(BIM, encoding="utf-8")
    study = variants(("1", "d", 50), ("7", "a", 77))
    found = chosen(study, path, reference)
    assert list(zip(found.variants.chrom, found.variants.snp, found.variants.pos.tolist(), strict=True)) == [
        ("1", "a", 5),
        ("1", "d", 50),
        ("chr2", "b", 9),
    ]
    assert found.rows.tolist() == [1, 0, ABSENT]
    with pytest.raises(InvalidInput, match=r"line 2: the list does not give the position of the SNP b") as caught:
        chosen(study, path)
    assert "a table with the columns snp, chrom and pos" in str(caught.value)


def test_a_reference_without_places_gives_none(tmp_path: Path) -> None:
    path, reference = tmp_path / "ids.txt", tmp_path / "alleles.tsv"
    path.write_text("a\n", encoding="utf-8")
    reference.write_text("snp a1 a2\na A G\n", encoding="utf-8")
    assert chosen(variants(("1", "a", 5)), path, reference).rows.tolist() == [0]


@pytest.mark.parametrize(
    ("snp", "found"),
    [
        ("1:5", True),
        ("chr1:5:A:G", True),
        ("01_5_A_G,T", True),
        ("rs5", False),
        ("1:6", False),
        ("2:5", False),
        (".", False),
    ],
)
def test_an_id_that_only_says_the_place_is_known_as_such(snp: str, found: bool) -> None:
    assert is_named_by_place(snp, "1", 5) is found


def test_files_that_count_not_ref_are_matched_by_place_and_others_by_id(tmp_path: Path) -> None:
    path = tmp_path / "sites.tsv"
    path.write_text("snp\tchrom\tpos\na\t1\t5\nb\t1\t7\n", encoding="utf-8")
    rows = [("chr1", "other", 5), ("chr1", "a", 7)]
    assert chosen(variants(*rows, a1=NOT_REF), path).rows.tolist() == [0, 1]
    assert chosen(variants(*rows), path).rows.tolist() == [1, ABSENT]
    assert chosen(variants(("1", ".", 5), ("1", "1:7:A:G", 7)), path).rows.tolist() == [0, 1]
