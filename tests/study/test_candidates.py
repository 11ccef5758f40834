"""Which SNPs may be released, and which share a locus: public rules, checked against brute force."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gwasprivacy.base.errors import InvalidInput, InvalidPlan
from gwasprivacy.study.chromosome_names import autosome, can_be_candidate
from gwasprivacy.study.chromosomes import as_diploid_note, is_diploid
from gwasprivacy.study.design import CandidateList, Loci, StudyDesign
from gwasprivacy.study.public_lists.candidate_rows import select_candidates
from gwasprivacy.study.public_lists.candidates import candidate_digest, locus_groups
from gwasprivacy.study.public_lists.locus_index import LocusIndex
from gwasprivacy.study.tables import Variants


def variants(*rows: tuple[str, str, int]) -> Variants:
    return Variants(
        chrom=[row[0] for row in rows],
        snp=[row[1] for row in rows],
        pos=np.array([row[2] for row in rows], dtype=np.int64),
        a1=["A"] * len(rows),
        a2=["G"] * len(rows),
    )


def design(path: Path | None = None, sha256: str | None = None) -> StudyDesign:
    if path is None:
        return StudyDesign(n_cases=1, n_controls=1)
    listed = CandidateList(kind="file", path=str(path), origin="the array's manifest", sha256=sha256)
    return StudyDesign(n_cases=1, n_controls=1, candidates=listed)


def ids(study: Variants, chosen: StudyDesign, base: Path | None = None) -> list[str]:
    return [str(snp) for snp in study.snp[select_candidates(study, chosen, base=base).rows]]


@pytest.mark.parametrize("name", ["1", "01", "chr1", "Chr1", "CHR01", "22", "chr22", "9"])
def test_autosomes_are_known_with_and_without_chr(name: str) -> None:
    assert autosome(name) == int(name.lower().removeprefix("chr"))


@pytest.mark.parametrize("name", ["0", "23", "X", "chrX", "MT", "1_random", "1p", "", "chr", "001", "HLA", "25"])
def test_other_names_are_no_autosomes(name: str) -> None:
    assert autosome(name) is None


def test_the_default_is_every_autosomal_snp_in_genome_order() -> None:
    study = variants(
        ("10", "a", 5), ("2", "b", 9), ("chr2", "c", 3), ("X", "d", 1), ("0", "e", 1), ("2", "f", 3), ("MT", "g", 1)
    )
    assert ids(study, design()) == ["c", "f", "b", "a"]


def test_a_study_without_autosomal_snps_has_no_candidates() -> None:
    with pytest.raises(InvalidInput, match="no SNP on chromosomes 1–22"):
        select_candidates(variants(("X", "a", 1)), design())


def test_a_list_names_the_candidates(tmp_path: Path) -> None:
    study = variants(("1", "a", 5), ("1", "b", 9), ("1", "c", 3), ("25", "par", 1), ("contig7", "odd", 1))
    path = tmp_path / "list.txt"
    path.write_bytes(b"\xef\xbb\xbf# from the manifest\r\nb\r\n\r\nc # why not\r\nodd\r\nc\r\n")
    assert ids(study, design(path)) == ["c", "b", "odd"]
    assert ids(study, design(Path("list.txt")), base=tmp_path) == ["c", "b", "odd"]


def test_a_bim_is_a_list_too(tmp_path: Path) -> None:
    study = variants(("1", "a", 5), ("1", "b", 9), ("1", "c", 3))
    path = tmp_path / "array.bim"
    path.write_text("1 b 0 9 A G\n1 a 0 5 C T\n", encoding="utf-8")
    assert ids(study, design(path)) == ["a", "b"]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("a\nmissing\n", r"line 2: the list does not give the position of the SNP missing"),
        ("a\nx\n", r"line 2: SNP x is on chromosome X"),
        ("a\nmt\n", r"line 2: SNP mt is on chromosome chrM"),
        ("a b\n", r"line 1: the number of fields is 2,"),
        ("# nothing\n", r"lists no SNP"),
        ("", r"is empty"),
        ("twice\n", r"2 candidate SNPs share the id twice"),
    ],
)
def test_a_list_that_does_not_fit_is_refused(tmp_path: Path, text: str, words: str) -> None:
    study = variants(("1", "a", 5), ("X", "x", 9), ("chrM", "mt", 3), ("1", "twice", 7), ("2", "twice", 7))
    path = tmp_path / "list.txt"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(InvalidInput, match=words):
        select_candidates(study, design(path))


def test_shared_ids_matter_among_candidates_only() -> None:
    with pytest.raises(InvalidInput, match=r"3 candidate SNPs share the id \."):
        select_candidates(variants(("1", ".", 1), ("1", ".", 2), ("2", ".", 3), ("1", "a", 1)), design())
    assert ids(variants(("X", ".", 1), ("Y", ".", 2), ("1", "a", 1)), design()) == ["a"]


def test_a_list_that_changed_after_the_plan_was_made_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "list.txt"
    path.write_text("a\n", encoding="utf-8")
    with pytest.raises(InvalidInput, match="SHA-256 differs"):
        select_candidates(variants(("1", "a", 1)), design(path, sha256="0" * 64))


def test_the_digest_is_of_names_and_places_not_of_order_or_alleles() -> None:
    rows = [("1", "a", 5), ("1", "b", 9)]
    digest = candidate_digest(variants(*rows))
    # printf 'gwasprivacy-candidates/1\n1\ta\t5\n1\tb\t9\n' | sha256sum
    assert digest == "3f8a8d4dadf4bf7af1a04a5733315e37fb39a124792c872bf102ee1e25bc3d86"
    assert digest == candidate_digest(variants(*reversed(rows)))
    turned = Variants(chrom=["1", "1"], snp=["a", "b"], pos=np.array([5, 9]), a1=["G", "A"], a2=["A", "C"])
    assert digest == candidate_digest(turned)
    for other in ([("1", "a", 5)], [("1", "a", 5), ("1", "b", 8)], [("1", "a", 5), ("2", "b", 9)]):
        assert digest != candidate_digest(variants(*other))


genome = st.lists(st.tuples(st.sampled_from(["1", "2", "10", "chr2", "X", "odd"]), st.integers(0, 60)), max_size=25)


def in_genome_order(places: list[tuple[str, int]]) -> Variants:
    rank = {"1": 1, "2": 2, "chr2": 2, "10": 10, "X": 99, "odd": 1000}
    places = sorted(places, key=lambda place: (rank[place[0]], place[1]))
    return variants(*((chrom, f"rs{i}", pos) for i, (chrom, pos) in enumerate(places)))


def same(one: str, other: str) -> bool:
    return one.removeprefix("chr") == other.removeprefix("chr")


@given(places=genome, kb=st.sampled_from([0.001, 0.003, 0.010, 0.1]))
def test_windows_exclude_exactly_the_neighbours_within_reach(places: list[tuple[str, int]], kb: float) -> None:
    # X stands before odd here although both are no autosomes: their order is by name.
    study = in_genome_order([place for place in places if place[0] != "odd"])
    found = locus_groups(study, Loci(window_kb=kb))
    for i in range(len(study)):
        near = [
            j
            for j in range(len(study))
            if same(study.chrom[i], study.chrom[j]) and abs(int(study.pos[i]) - int(study.pos[j])) <= round(kb * 1000)
        ]
        assert list(range(found.start[i], found.stop[i])) == near


@given(places=genome, kb=st.sampled_from([0.001, 0.003, 0.010, 0.1]))
def test_blocks_cut_each_chromosome_from_its_start(places: list[tuple[str, int]], kb: float) -> None:
    study = in_genome_order([place for place in places if place[0] != "odd"])
    found = locus_groups(study, Loci(block_kb=kb))
    block = [(str(chrom).removeprefix("chr"), (int(pos) - 1) // round(kb * 1000)) for chrom, pos in places_of(study)]
    for i in range(len(study)):
        assert list(range(found.start[i], found.stop[i])) == [j for j, other in enumerate(block) if other == block[i]]
    assert found.is_disjoint
    numbers = found.blocks().tolist()
    assert numbers == [sorted(set(block), key=block.index).index(one) for one in block]


def places_of(study: Variants) -> list[tuple[str, int]]:
    return list(zip(study.chrom, study.pos.tolist(), strict=True))


@pytest.mark.parametrize(
    ("start", "stop"),
    [
        ([0, 0, 1], [2, 3, 3]),  # windows
        ([0, 1, 2], [1, 3, 3]),  # one excludes more than it is excluded by
        ([0, 0, 2], [3, 3, 3]),
    ],
)
def test_loci_that_share_a_row_are_not_disjoint(start: list[int], stop: list[int]) -> None:
    loci = LocusIndex(start=np.array(start), stop=np.array(stop))
    assert not loci.is_disjoint
    with pytest.raises(ValueError, match="overlap"):
        loci.blocks()


def test_intervals_of_a_file_that_overlap_are_not_disjoint(tmp_path: Path) -> None:
    path, study = tmp_path / "blocks.bed", variants(("1", "a", 5), ("1", "b", 15), ("1", "c", 25))
    for text, disjoint in (("1 0 10\n1 10 30\n", True), ("1 0 20\n1 10 30\n", False), ("1 0 20\n1 4 18\n", True)):
        path.write_text(text, encoding="utf-8")
        assert locus_groups(study, Loci(path=str(path))).is_disjoint is disjoint


intervals = st.lists(
    st.tuples(st.sampled_from(["1", "chr2", "10"]), st.integers(0, 50), st.integers(1, 30)), min_size=1, max_size=8
)


@given(places=genome, loci=intervals)
@settings(deadline=None)
def test_loci_of_a_file_exclude_exactly_those_that_share_an_interval(
    tmp_path_factory: pytest.TempPathFactory, places: list[tuple[str, int]], loci: list[tuple[str, int, int]]
) -> None:
    study = in_genome_order([place for place in places if place[0] not in ("X", "odd")])
    path = tmp_path_factory.mktemp("loci") / "blocks.bed"
    path.write_text(
        "".join(f"{chrom}\t{start}\t{start + length}\tblock\n" for chrom, start, length in loci), encoding="utf-8"
    )
    found = locus_groups(study, Loci(path=path.name), base=path.parent)

    def shared(i: int, j: int) -> bool:
        return i == j or any(
            same(study.chrom[i], chrom)
            and same(study.chrom[j], chrom)
            and start < study.pos[i] <= start + length
            and start < study.pos[j] <= start + length
            for chrom, start, length in loci
        )

    for i in range(len(study)):
        assert list(range(found.start[i], found.stop[i])) == [j for j in range(len(study)) if shared(i, j)]


def test_candidates_of_an_unsorted_file_can_be_grouped() -> None:
    study = variants(("2", "a", 9_000), ("1", "b", 50_000), ("2", "c", 8_500), ("1", "d", 1_000))
    candidates = study.take(select_candidates(study, design()).rows)
    found = locus_groups(candidates, Loci(window_kb=1))
    assert candidates.snp.tolist() == ["d", "b", "c", "a"]
    assert found.start.tolist() == [0, 1, 2, 2]
    assert found.stop.tolist() == [1, 2, 4, 4]
    with pytest.raises(ValueError, match="genome order"):
        locus_groups(study, Loci(window_kb=1))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("1\t5\t5\n", "line 1: not a locus"),
        ("1\t5\t9\n1 9\n", "line 2: not a locus"),
        ("1\t5\t9\n1\tx\t12\n", "line 2: not a locus"),
        ("1\t-5\t9\n", "line 1: not a locus"),
        ("chrom start end\n", "lists no locus"),
    ],
)
def test_a_broken_file_of_loci_is_told_by_line(tmp_path: Path, text: str, words: str) -> None:
    path = tmp_path / "blocks.bed"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(InvalidInput, match=words):
        locus_groups(variants(("1", "a", 1)), Loci(path=str(path)))


def test_headers_and_comments_of_loci_are_skipped(tmp_path: Path) -> None:
    path = tmp_path / "blocks.bed"
    path.write_text("chr start stop\n# blocks\ntrack name=x\n\nchr1 0 10\n", encoding="utf-8")
    found = locus_groups(variants(("1", "a", 1), ("1", "b", 10), ("1", "c", 11)), Loci(path=str(path)))
    assert found.stop.tolist() == [2, 2, 3]


def test_a_locus_contains_its_own_snp() -> None:
    with pytest.raises(ValueError, match="its own SNP"):
        LocusIndex(start=np.array([1, 0]), stop=np.array([2, 2]))
    with pytest.raises(ValueError, match="its own SNP"):
        LocusIndex(start=np.array([0, 0]), stop=np.array([1, 1]))
    with pytest.raises(ValueError, match="among the rows"):
        LocusIndex(start=np.array([0]), stop=np.array([2]))
    with pytest.raises(ValueError, match="among the rows"):
        LocusIndex(start=np.array([-1, 0]), stop=np.array([1, 2]))


def test_a_verifier_knows_which_chromosomes_candidates_can_be_on() -> None:
    array, listed = CandidateList(), CandidateList(kind="file", path="x.txt", origin="a list")
    assert [can_be_candidate(chrom, array) for chrom in ("1", "chr22", "23", "X", "GL000192.1")] == [1, 1, 0, 0, 0]
    assert [can_be_candidate(chrom, listed) for chrom in ("1", "chr22", "23", "X", "GL000192.1")] == [1, 1, 0, 0, 1]


@pytest.mark.parametrize(
    "chrom", ["X", "chrX", "23", "chrM", "26", "Y", "chrY_KI270740v1_random", "NC_000023.11", "NC_012920.1"]
)
def test_chromosomes_of_which_people_can_have_one_copy_are_known_by_all_their_names(chrom: str) -> None:
    assert not is_diploid(chrom)


@pytest.mark.parametrize("chrom", ["1", "chr22", "25", "XY", "NC_000022.11", "M1"])
def test_other_chromosomes_are_not_taken_for_them(chrom: str) -> None:
    assert is_diploid(chrom)


def test_a_list_of_another_genome_build_is_told_without_a_number(tmp_path: Path) -> None:
    study = variants(("chr1", "rs1", 100), ("1", "rs2", 200), ("2", "rs3", 300))
    for places, is_told in (
        ((("1", 100), ("chr1", 200), ("02", 300)), False),
        ((("1", 100), ("1", 250), ("2", 300)), True),
    ):
        (tmp_path / "list.bim").write_text(
            "".join(f"{c} rs{i + 1} 0 {p} A G\n" for i, (c, p) in enumerate(places)), encoding="utf-8"
        )
        found = select_candidates(study, design(tmp_path / "list.bim"))
        assert any("different genome builds" in note for note in found.notes) is is_told
        assert found.rows.tolist() == [0, 1, 2]


def published_of(loci: Loci, pos: list[int], base: Path | None = None) -> tuple[list[list[int]], list[int]]:
    """(intervals, first rows) of SNPs of chromosome 1 at these positions."""
    found = locus_groups(variants(*(("1", f"rs{place}", place) for place in pos)), loci, base=base)
    assert found.intervals is not None
    return found.intervals.tolist(), found.firsts.tolist()


def test_published_blocks_are_whole_blocks_and_only_those_with_a_candidate() -> None:
    intervals, firsts = published_of(Loci(block_kb=1.0, published=True), [5, 1000, 1001, 4500])
    assert intervals == [[1, 1000], [1001, 2000], [4001, 5000]]
    assert firsts == [0, 2, 3]


def test_published_loci_of_a_file_are_its_intervals_and_other_snps_their_places(tmp_path: Path) -> None:
    (tmp_path / "bands.txt").write_text(
        "chr1\t0\t100\tp36.33\tgneg\nchr1\t200\t300\tp36.32\tgpos25\n", encoding="utf-8"
    )
    loci = Loci(path="bands.txt", published=True)
    intervals, firsts = published_of(loci, [50, 100, 150, 150, 201], base=tmp_path)
    assert intervals == [[1, 100], [150, 150], [201, 300]]
    assert firsts == [0, 2, 4]


def test_published_loci_that_overlap_are_refused_with_both_lines(tmp_path: Path) -> None:
    for text in ("1 0 100\n1 500 600\n1 99 200\n", "1 0 100\n1 5 6\nchr1 0 100\n"):
        (tmp_path / "l.bed").write_text(text, encoding="utf-8")
        with pytest.raises(InvalidInput, match=r"l\.bed, line [23]: .*line 1"):
            published_of(Loci(path="l.bed", published=True), [50], base=tmp_path)
        assert len(locus_groups(variants(("1", "rs1", 50)), Loci(path="l.bed"), base=tmp_path)) == 1


def test_windows_around_snps_are_no_loci_to_publish() -> None:
    with pytest.raises(InvalidPlan, match="overlap"):
        Loci(window_kb=5.0, published=True)


def test_people_with_one_copy_are_spoken_of_only_where_some_can_have_one() -> None:
    text = np.array(["A", "A"], dtype=object)

    def on(*chrom: str) -> Variants:
        return Variants(
            chrom=np.array(chrom, dtype=object), snp=np.array(["a", "b"]), pos=np.arange(2), a1=text, a2=text
        )

    assert as_diploid_note(on("1", "2")) == ()
    (said,) = as_diploid_note(on("1", "X"))
    assert "whoever has one copy is counted as having two identical copies" in said


def test_windows_around_every_snp_may_overlap_and_blocks_may_not() -> None:
    assert Loci(window_kb=5.0).may_overlap
    assert not Loci(block_kb=5.0).may_overlap
