"""Public fill rules and a public order of alleles (docs/theory/missing-genotypes.md)."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.errors import InvalidInput, PrivacyRefusal
from gwasprivacy.cli.error_words import error_line
from gwasprivacy.study.counted_study import count_candidates, count_tables
from gwasprivacy.study.design import FillRule, StudyDesign
from gwasprivacy.study.formats.registry import open_study
from gwasprivacy.study.missing import require_public_alleles
from gwasprivacy.study.reference import load_public_alleles, reference_digest
from tests.study.make_plink import make_plink, random_plink

IS_CASE = [True, True, False, False]


def reference(folder: Path, text: str) -> Path:
    path = folder / "reference.tsv"
    path.write_text(text, encoding="utf-8")
    return path


def tv(counts: np.ndarray) -> float:
    cases, controls = counts
    return float(min(cases.sum(), controls.sum()) * np.abs(cases / cases.sum() - controls / controls.sum()).sum() / 2)


def flipped(genotypes: np.ndarray) -> np.ndarray:
    return np.array([2, 1, 0, 3])[genotypes]


def test_with_a_reference_the_files_own_order_of_alleles_changes_nothing(tmp_path: Path) -> None:
    straight, genotypes, is_case = random_plink(tmp_path, n_snps=30, missing=0.2)
    turned = make_plink(tmp_path, flipped(genotypes), is_case, name="turned", a1=["G"] * 30, a2=["A"] * 30)
    manifest = reference(tmp_path, "snp a1 a2\n" + "".join(f"rs{i + 1} {'AG' if i % 2 else 'GA'}\n".replace("AG", "A G").replace("GA", "G A") for i in range(30)))  # fmt: skip
    one = count_tables(open_study(straight), reference=manifest).tables
    other = count_tables(open_study(turned), reference=manifest).tables
    assert one == other
    assert one.variants.a1[0] == "G"
    assert one.variants.a1[1] == "A"
    without = count_tables(open_study(straight)).tables, count_tables(open_study(turned)).tables
    assert without[0] != without[1]


def test_one_participant_who_turns_the_minor_allele_around_moves_tv_by_ten_unless_the_order_is_public(
    tmp_path: Path,
) -> None:
    """The example of docs/theory/missing-genotypes.md: R = S = 20, ten calls missing among the cases."""
    genotypes = np.array([[3] * 10 + [0] * 10 + [0] * 5 + [2] * 15])  # a1 is carried by exactly half
    is_case = np.arange(40) < 20

    def minor_first(calls: np.ndarray, name: str) -> Path:
        n_a1 = calls[calls < 3].sum()
        if n_a1 <= (calls < 3).sum():
            return make_plink(tmp_path, calls, is_case, name=name, a1=["A"], a2=["G"])
        return make_plink(tmp_path, flipped(calls), is_case, name=name, a1=["G"], a2=["A"])

    neighbour = genotypes.copy()
    neighbour[0, 10] = 1
    paths = minor_first(genotypes, "one"), minor_first(neighbour, "other")
    rule = FillRule.NON_COUNTED
    own_order = [count_tables(open_study(path), fill=rule).tables.counts[0] for path in paths]
    assert abs(tv(own_order[0]) - tv(own_order[1])) == pytest.approx(10)
    manifest = reference(tmp_path, "snp a1 a2\nrs1 A G\n")
    public_order = [count_tables(open_study(path), reference=manifest, fill=rule).tables.counts[0] for path in paths]
    assert abs(tv(public_order[0]) - tv(public_order[1])) <= 1 + 1e-12
    # Without any rule nothing hangs on the order.
    least = [computed_scores(ScoreChoice(name="tv"), count_tables(open_study(path)).tables) for path in paths]
    assert abs(least[0] - least[1]) <= 1


@given(data=st.data(), fill=st.sampled_from(list(FillRule)))
@settings(max_examples=60, deadline=None)
def test_replacing_one_person_moves_a_filled_table_by_one_move(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject, fill: FillRule
) -> None:
    folder = tmp_path_factory.mktemp("move")
    calls = data.draw(st.lists(st.integers(0, 3), min_size=6, max_size=6))
    who, new = data.draw(st.integers(0, 5)), data.draw(st.integers(0, 3))
    neighbour = calls.copy()
    neighbour[who] = new
    manifest = reference(folder, f"snp a1 a2 freq\nrs1 G A {data.draw(st.floats(0, 1))}\n")
    counts = [
        count_tables(
            open_study(make_plink(folder, [each], [True] * 3 + [False] * 3)), reference=manifest, fill=fill
        ).tables.counts[0]
        for each in (calls, neighbour)
    ]
    moves = np.abs(counts[0] - counts[1]).sum(axis=1)
    assert moves[0 if who < 3 else 1] <= 2
    assert moves[1 if who < 3 else 0] == 0


def test_a_panels_commonest_genotype_fills_the_gaps(tmp_path: Path) -> None:
    study = make_plink(tmp_path, [[3, 0, 0, 3], [3, 0, 0, 3], [3, 0, 0, 3]], IS_CASE)
    panel = make_plink(
        tmp_path,
        [[2, 2, 1, 0, 3], [1, 1, 0, 3, 3], [0, 2, 3, 3, 3]],
        [True] * 5,
        name="panel",
        phenotype=["-9"] * 5,
    )
    counted = count_tables(open_study(study), fill=FillRule.PANEL_MODE, reference=panel)
    assert counted.tables.cases.tolist() == [[1, 0, 1], [1, 1, 0], [2, 0, 0]]  # ties go to fewer copies
    assert counted.tables.controls.tolist() == [[1, 0, 1], [1, 1, 0], [2, 0, 0]]
    turned = make_plink(
        tmp_path, flipped(np.array([[3, 0, 0, 3]] * 3)), IS_CASE, name="turned", a1=["G"] * 3, a2=["A"] * 3
    )
    assert count_tables(open_study(turned), fill=FillRule.PANEL_MODE, reference=panel).tables == counted.tables


@pytest.mark.parametrize(("freq", "copies"), [(0.0, 0), (0.3, 0), (0.34, 1), (0.5, 1), (0.66, 1), (0.7, 2), (1.0, 2)])
def test_a_tables_frequency_gives_the_hardy_weinberg_mode(tmp_path: Path, freq: float, copies: int) -> None:
    study = make_plink(tmp_path, [[3, 0, 0, 0]], IS_CASE)
    # The columns of plink --freq.
    panel = reference(tmp_path, f" CHR SNP A1 A2 MAF NCHROBS\n 1 rs1 A G {freq} 400\n")
    counted = count_tables(open_study(study), fill=FillRule.PANEL_MODE, reference=panel)
    expected = [1, 0, 0]
    expected[copies] += 1
    assert counted.tables.cases[0].tolist() == expected


def test_a_bim_is_a_manifest_too(tmp_path: Path) -> None:
    study = make_plink(tmp_path, [[3, 0, 2, 2]], IS_CASE)
    (tmp_path / "array.bim").write_text("1 rs0 0 5 T C\n1 rs1 0 7 G A\n", encoding="utf-8")
    counted = count_tables(open_study(study), reference=tmp_path / "array.bim", fill=FillRule.NON_COUNTED)
    assert counted.tables.cases[0].tolist() == [1, 0, 1]
    assert counted.tables.controls[0].tolist() == [2, 0, 0]
    with pytest.raises(InvalidInput, match="does not say how common"):
        count_tables(open_study(study), reference=tmp_path / "array.bim", fill=FillRule.PANEL_MODE)


def test_tables_of_plink_2_are_references_too(tmp_path: Path) -> None:
    study = make_plink(tmp_path, [[3, 0, 2, 2]], IS_CASE)
    for text in (
        "##fileformat=PVARv1.0\n#CHROM\tPOS\tID\tREF\tALT\n1\t7\trs1\tA\tG\n",
        "#CHROM\tID\tREF\tALT\tALT_FREQS\tOBS_CT\n1\trs1\tA\tG\t0.1\t90\n",
    ):
        counted = count_tables(open_study(study), reference=reference(tmp_path, text), fill=FillRule.NON_COUNTED)
        assert counted.tables.cases[0].tolist() == [1, 0, 1]


@pytest.mark.parametrize(
    ("changed", "place", "byte"),
    [("panel.bed", 3, 0b00001011), ("panel.bim", 0, ord("2")), ("panel.bim", -2, ord("C"))],
)
def test_whatever_a_panel_tells_is_in_its_digest(tmp_path: Path, changed: str, place: int, byte: int) -> None:
    prefix = make_plink(tmp_path, [[3, 0, 2, 2]], IS_CASE)
    panel = make_plink(tmp_path, [[0, 0, 2, 2]], IS_CASE, name="panel")
    digest = reference_digest(panel)
    assert digest == reference_digest(panel.with_suffix(".bed"))
    design = StudyDesign(n_cases=2, n_controls=2, reference="panel", reference_sha256=digest)
    count_candidates(open_study(prefix), design, base=tmp_path)
    data = bytearray((tmp_path / changed).read_bytes())
    data[place] = byte
    (tmp_path / changed).write_bytes(data)
    with pytest.raises(InvalidInput, match="not the file that the plan was made with"):
        count_candidates(open_study(prefix), design, base=tmp_path)


def test_an_allele_that_nobody_carries_matches_either(tmp_path: Path) -> None:
    study = make_plink(tmp_path, [[0, 0, 0, 3], [0, 0, 0, 3]], IS_CASE, a1=["0", "0"], a2=["G", "G"])
    manifest = reference(tmp_path, "snp a1 a2\nrs1 A G\nrs2 G A\n")
    counted = count_tables(open_study(study), reference=manifest, fill=FillRule.NON_COUNTED)
    assert counted.tables.cases.tolist() == [[2, 0, 0], [0, 0, 2]]
    assert counted.tables.controls.tolist() == [[2, 0, 0], [1, 0, 1]]


BAD_REFERENCES = {
    "snp a1 a2\nrs1 A G\n": r"SNP rs2 is not in it",
    "snp a1 a2\nrs9 A G\n": r"SNP rs1 \(and 1 more\) is not in it",
    "snp a1 a2\nrs1 A G\nrs2 A T\n": r"SNP rs2 has other alleles",
    "snp a1 a2\nrs1 T C\nrs2 A G\n": r"SNP rs1 is on the other strand there",  # told, never turned
    "snp a1 a2\nrs1 A G\nrs2 A G\nrs1 G A\n": r"SNP rs1 appears in it more than once",
    "snp a1\nrs1 A\n": r"line 1: no column a2",
    "snp a1 a1 a2\n": r"line 1: more than one column a1",
    "snp a1 a2\nrs1 A\n": r"line 2: the number of columns is 2,",
    "snp a1 a2\nrs1 A A\n": r"line 2: SNP rs1 has the same allele twice",
    "snp a1 a2 freq\nrs1 A G NA\n": r"line 2: the frequency of SNP rs1",
    "snp a1 a2 freq\nrs1 A G 1.2\n": r"line 2: the frequency of SNP rs1",
    "snp a1 a2\n": r"lists no SNP",
}


@pytest.mark.parametrize("text", BAD_REFERENCES)
def test_a_reference_that_does_not_fit_is_refused_by_snp_or_line(tmp_path: Path, text: str) -> None:
    study = open_study(make_plink(tmp_path, [[0, 0, 1, 2], [0, 0, 1, 2]], IS_CASE))
    with pytest.raises(InvalidInput, match=BAD_REFERENCES[text]) as caught:
        count_tables(study, reference=reference(tmp_path, text))
    assert "reference.tsv" in str(caught.value)


def test_only_candidates_need_to_stand_in_the_reference(tmp_path: Path) -> None:
    prefix = make_plink(tmp_path, [[0, 0, 1, 2], [3, 0, 1, 2]], IS_CASE, chrom=["X", "1"])
    reference(tmp_path, "snp a1 a2\nrs2 A G\n")
    design = StudyDesign(n_cases=2, n_controls=2, reference="reference.tsv")
    assert count_candidates(open_study(prefix), design, base=tmp_path).tables.variants.snp.tolist() == ["rs2"]


def test_the_reference_must_be_the_one_the_plan_was_made_with(tmp_path: Path) -> None:
    prefix = make_plink(tmp_path, [[0, 0, 1, 2]], IS_CASE)
    reference(tmp_path, "snp a1 a2\nrs1 A G\n")
    design = StudyDesign(n_cases=2, n_controls=2, reference="reference.tsv", reference_sha256="0" * 64)
    with pytest.raises(InvalidInput, match=r"reference\.tsv is not the file that the plan was made with"):
        count_candidates(open_study(prefix), design, base=tmp_path)


def test_a_release_with_missing_calls_needs_a_public_order_of_alleles(tmp_path: Path) -> None:
    gaps = count_tables(open_study(make_plink(tmp_path, [[3, 0, 1, 2]], IS_CASE)))
    whole = count_tables(open_study(make_plink(tmp_path, [[0, 0, 1, 2]], IS_CASE)))
    plain = StudyDesign(n_cases=2, n_controls=2)
    with pytest.raises(PrivacyRefusal, match="missing calls") as caught:
        require_public_alleles(plain, gaps)
    assert "--alleles-are-public" in error_line(caught.value)
    assert "rs1" not in error_line(caught.value)  # which SNP has the gap is nobody's business
    require_public_alleles(plain, whole)
    require_public_alleles(StudyDesign(n_cases=2, n_controls=2, alleles_are_public=True), gaps)
    require_public_alleles(StudyDesign(n_cases=2, n_controls=2, reference="panel"), gaps)


def test_a_reference_is_loaded_once_for_many_studies(tmp_path: Path) -> None:
    public = load_public_alleles(reference(tmp_path, "snp a1 a2\nrs1 G A\n"))
    study = open_study(make_plink(tmp_path, [[0, 0, 1, 2]], IS_CASE))
    assert count_tables(study, reference=public).tables.variants.a1.tolist() == ["G"]


def test_alleles_that_the_file_names_by_looking_at_the_study_are_not_public_however_declared(tmp_path: Path) -> None:
    study = open_study(make_plink(tmp_path, [[0, 0, 1, 2], [0, 0, 0, 3]], IS_CASE, a1=["A", "0"]))
    declared = StudyDesign(n_cases=2, n_controls=2, alleles_are_public=True)
    with pytest.raises(PrivacyRefusal, match="has an allele named 0") as caught:
        count_candidates(study, declared, fill=FillRule.NON_COUNTED)
    assert "rs2" not in error_line(caught.value)  # which SNP nobody varies at is private
    count_candidates(study, declared)  # no rule needs the order
    (tmp_path / "list").write_text("rs1\n", encoding="utf-8")
    reference(tmp_path, "snp a1 a2\nrs1 A G\nrs2 A G\n")
    count_candidates(
        study,
        StudyDesign(n_cases=2, n_controls=2, reference="reference.tsv"),
        fill=FillRule.NON_COUNTED,
        base=tmp_path,
    )


def test_a_reference_of_the_other_strand_is_told_as_such(tmp_path: Path) -> None:
    study = open_study(make_plink(tmp_path, [[0, 0, 1, 2]], IS_CASE))
    with pytest.raises(InvalidInput, match="rs1 is on the other strand there"):
        count_tables(study, reference=reference(tmp_path, "snp a1 a2\nrs1 C T\n"))
    with pytest.raises(InvalidInput, match="rs1 has other alleles there"):
        count_tables(study, reference=reference(tmp_path, "snp a1 a2\nrs1 A C\n"))


def test_snps_that_read_the_same_on_both_strands_are_counted_in_a_note(tmp_path: Path) -> None:
    study = open_study(make_plink(tmp_path, [[0, 0, 1, 2]] * 3, IS_CASE, a1=["A", "G", "A"], a2=["T", "C", "G"]))
    public = reference(tmp_path, "snp a1 a2\nrs1 T A\nrs2 G C\nrs3 G A\n")
    (note,) = count_tables(study, reference=public).notes
    assert note.startswith("2 SNPs have the alleles A and T, or C and G")
    assert count_tables(study).notes == ()
