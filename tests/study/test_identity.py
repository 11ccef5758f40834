"""A ledger recognises a study's people through every change of its files that leaves them the same."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.study.counted_study import count_candidates, count_tables
from gwasprivacy.study.design import GenotypeFilter, StudyDesign
from gwasprivacy.study.formats.registry import open_study
from gwasprivacy.study.formats.tsv import encode_tables
from gwasprivacy.study.identity import Overlap, StudyFingerprint, person_name, study_fingerprint
from tests.study.make_plink import make_plink

KEY = bytes(range(32))
N_SNPS, N_PEOPLE = 300, 40
IS_CASE = np.arange(N_PEOPLE) % 2 == 0
CHROM = ["1"] * 150 + ["2"] * 150
SNP = [f"rs{i}" for i in range(N_SNPS)]
PEOPLE = [(f"F{i}", f"I{i}") for i in range(N_PEOPLE)]


def genotypes(seed: int = 1, missing: bool = False) -> np.ndarray:
    rng = np.random.default_rng(seed)
    calls = rng.binomial(2, rng.uniform(0.05, 0.5, N_SNPS)[:, None], (N_SNPS, N_PEOPLE)).astype(np.uint8)
    if missing:
        calls[::7, 3] = 3
    return calls


def same_study(one: StudyFingerprint, other: StudyFingerprint) -> bool:
    """Whether each is recognised by the marks of the other."""
    found = {mine.overlap(KEY, theirs(KEY)) >= Overlap.SAME_PEOPLE for mine, theirs in ((one, other), (other, one))}
    assert len(found) == 1
    return found.pop()


def marks(path: Path) -> StudyFingerprint:
    return study_fingerprint(open_study(path))


def plink(folder: Path, calls: np.ndarray, name: str, **columns: object) -> StudyFingerprint:
    n_snps = len(calls)
    defaults: dict[str, object] = {"chrom": CHROM[:n_snps], "snp": SNP[:n_snps], "people": PEOPLE}
    return marks(make_plink(folder, calls, columns.pop("is_case", IS_CASE), name=name, **defaults | columns))  # type: ignore[arg-type]


@pytest.fixture
def known(tmp_path: Path) -> StudyFingerprint:
    return plink(tmp_path, genotypes(), "known")


class TestTheSamePeople:
    def test_in_renamed_or_copied_files(self, tmp_path: Path, known: StudyFingerprint) -> None:
        assert same_study(known, plink(tmp_path, genotypes(), "copy"))

    def test_as_a_genotype_table(self, tmp_path: Path, known: StudyFingerprint) -> None:
        (tmp_path / "t.tsv").write_bytes(b"".join(encode_tables(count_tables(open_study(tmp_path / "known")).tables)))
        assert same_study(known, marks(tmp_path / "t.tsv"))

    def test_as_a_genotype_table_with_filled_calls(self, tmp_path: Path) -> None:
        gaps = plink(tmp_path, genotypes(missing=True), "gaps")
        (tmp_path / "t.tsv").write_bytes(b"".join(encode_tables(count_tables(open_study(tmp_path / "gaps")).tables)))
        assert same_study(gaps, marks(tmp_path / "t.tsv"))

    def test_beyond_the_autosomes_with_filled_calls_and_with_the_other_allele_counted(self, tmp_path: Path) -> None:
        """There all counts are compared, where on autosomes those of one copy say enough."""
        chrom = ["X"] * N_SNPS
        gaps = plink(tmp_path, genotypes(missing=True), "gaps", chrom=chrom)
        counts = open_study(tmp_path / "gaps").count_calls()
        filled = counts[..., :3].copy()
        filled[..., 0] += counts[..., 3]
        tables = count_tables(open_study(tmp_path / "gaps")).tables
        for own in (filled, filled[..., ::-1]):
            (tmp_path / "t.tsv").write_bytes(b"".join(encode_tables(replace(tables, counts=own))))
            assert same_study(gaps, marks(tmp_path / "t.tsv"))

    def test_split_by_chromosome(self, tmp_path: Path, known: StudyFingerprint) -> None:
        assert same_study(known, plink(tmp_path, genotypes()[:150], "one"))
        assert same_study(
            known, plink(tmp_path, genotypes()[150:], "two", chrom=CHROM[150:], snp=SNP[150:], people=[("x", str(i)) for i in range(N_PEOPLE)])
        )  # fmt: skip

    def test_with_fewer_snps(self, tmp_path: Path, known: StudyFingerprint) -> None:
        few = slice(None, None, 2)
        assert same_study(known, plink(tmp_path, genotypes()[few], "few", chrom=CHROM[few], snp=SNP[few]))

    def test_with_another_phenotype(self, tmp_path: Path, known: StudyFingerprint) -> None:
        assert same_study(known, plink(tmp_path, genotypes(), "other", is_case=np.arange(N_PEOPLE) < 12))

    def test_with_alleles_and_people_in_another_order(self, tmp_path: Path, known: StudyFingerprint) -> None:
        turned = np.array([2, 1, 0, 3], dtype=np.uint8)[genotypes()]
        assert same_study(known, plink(tmp_path, turned, "turned"))
        order = np.arange(N_PEOPLE)[::-1]
        people = [PEOPLE[i] for i in order]
        assert same_study(known, plink(tmp_path, genotypes()[:, order], "order", people=people, is_case=IS_CASE[order]))

    def test_under_the_same_identifiers_with_other_calls(self, tmp_path: Path, known: StudyFingerprint) -> None:
        """A corrected call on every chromosome brings no new budget; simulated studies need ids or ledgers of their own."""
        assert same_study(known, plink(tmp_path, genotypes(seed=2), "simulated"))

    def test_under_other_identifiers(self, tmp_path: Path, known: StudyFingerprint) -> None:
        people = [("new", str(i)) for i in range(N_PEOPLE)]
        assert same_study(known, plink(tmp_path, genotypes(), "renamed", people=people))

    def test_with_chromosomes_written_otherwise(self, tmp_path: Path, known: StudyFingerprint) -> None:
        people = [("new", str(i)) for i in range(N_PEOPLE)]
        chrom = [f"chr{name}" for name in CHROM]
        assert same_study(known, plink(tmp_path, genotypes(), "chr", chrom=chrom, people=people))

    def test_with_the_names_that_a_vcf_gives_them(self, tmp_path: Path, known: StudyFingerprint) -> None:
        people = [("0", f"{fid}_{iid}") for fid, iid in PEOPLE]
        assert same_study(known, plink(tmp_path, genotypes(seed=2), "vcf", people=people))


class TestOtherPeople:
    def test_in_a_genotype_table_of_the_same_snps(self, tmp_path: Path, known: StudyFingerprint) -> None:
        plink(tmp_path, genotypes(seed=2), "simulated")
        (tmp_path / "t.tsv").write_bytes(
            b"".join(encode_tables(count_tables(open_study(tmp_path / "simulated")).tables))
        )
        assert not same_study(known, marks(tmp_path / "t.tsv"))

    def test_with_the_same_snps_and_other_identifiers(self, tmp_path: Path, known: StudyFingerprint) -> None:
        people = [("new", str(i)) for i in range(N_PEOPLE)]
        assert not same_study(known, plink(tmp_path, genotypes(seed=2), "new", people=people))

    def test_with_other_identifiers_and_other_snps(self, tmp_path: Path, known: StudyFingerprint) -> None:
        people = [("new", str(i)) for i in range(N_PEOPLE)]
        snp = [f"kgp{i}" for i in range(N_SNPS)]
        assert not same_study(known, plink(tmp_path, genotypes(seed=2), "new", people=people, snp=snp))

    def test_who_share_only_a_chromosome_on_which_nobody_differs(self, tmp_path: Path) -> None:
        calls = [genotypes(seed) for seed in (1, 2)]
        for each in calls:
            each[150:] = 0
        people = [("new", str(i)) for i in range(N_PEOPLE)]
        assert not same_study(plink(tmp_path, calls[0], "a"), plink(tmp_path, calls[1], "b", people=people))


@pytest.mark.parametrize(
    ("fid", "iid", "name"),
    [
        ("F1", "I1", "F1_I1"),
        ("0", "F1_I1", "F1_I1"),
        ("", "F1_I1", "F1_I1"),
        ("0", "I1", "I1"),
        ("", "I1", "I1"),
        ("I1", "I1", "I1"),
        ("0", "I1_I1", "I1"),
        ("0", "0_I1", "I1"),
        ("I1", "I1_I1", "I1_I1_I1"),
        ("0", "0_", "0_"),
    ],
)
def test_a_person_has_one_name_however_a_file_splits_it(fid: str, iid: str, name: str) -> None:
    assert person_name(fid, iid) == name


def test_under_another_key_nothing_is_recognised(known: StudyFingerprint) -> None:
    mine, other = known(KEY), known(bytes(32))
    assert known.overlap(KEY, other) is Overlap.NOTHING
    assert not any(mine[i : i + 8] in other for i in range(12, len(mine), 8))


def test_one_changed_call_changes_its_chromosomes_mark_only(tmp_path: Path, known: StudyFingerprint) -> None:
    calls = genotypes()
    calls[0, 0] = (calls[0, 0] + 1) % 3
    changed = plink(tmp_path, calls, "changed")
    assert changed.overlap(KEY, known(KEY)) is Overlap.SAME_PEOPLE  # chromosome 2 is as it was, and so are the names


def test_the_same_files_have_the_same_marks(tmp_path: Path, known: StudyFingerprint) -> None:
    assert marks(tmp_path / "known").overlap(KEY, known(KEY)) is Overlap.SAME_MARKS


@pytest.mark.parametrize("n_shared", [0, 1, 39])
def test_one_shared_person_is_enough_to_be_met(tmp_path: Path, known: StudyFingerprint, n_shared: int) -> None:
    """A person fewer, one replaced, or one of theirs among others: all are seen."""
    people = [*PEOPLE[:n_shared], *(("new", str(i)) for i in range(N_PEOPLE - n_shared))]
    met = plink(tmp_path, genotypes(seed=2), "mixed", people=people).overlap(KEY, known(KEY))
    assert met is (Overlap.SOMEBODY if n_shared else Overlap.NOTHING)


def test_few_snps_are_pooled_since_their_counts_could_be_guessed(tmp_path: Path) -> None:
    study = make_plink(tmp_path, genotypes(), IS_CASE, chrom=[str(1 + i % 4) for i in range(N_SNPS)])
    assert len(study_fingerprint(open_study(study)).groups) == 1


def test_a_fingerprint_in_memory_shows_nothing_of_itself(tmp_path: Path, known: StudyFingerprint) -> None:
    assert repr(study_fingerprint(open_study(tmp_path / "known"))) == "StudyFingerprint(private)"


def test_a_short_key_is_no_key(tmp_path: Path, known: StudyFingerprint) -> None:
    with pytest.raises(ValueError, match="random bytes"):
        known(b"short")
    for damaged in (known(KEY)[:-1], known(KEY)[:10], b"x" + known(KEY)[1:], b""):
        with pytest.raises(ValueError, match="not a study's marks"):
            known.overlap(KEY, damaged)


@pytest.mark.parametrize(("n_first", "n_groups"), [(99, 1), (100, 2), (101, 2)])
def test_a_chromosome_of_a_hundred_snps_has_a_mark_of_its_own(tmp_path: Path, n_first: int, n_groups: int) -> None:
    """With one SNP fewer it is pooled, here with another that has too few."""
    chrom = ["1"] * n_first + ["2"] * 50
    n_snps = len(chrom)
    study = make_plink(tmp_path, genotypes()[:n_snps], IS_CASE, chrom=chrom, snp=SNP[:n_snps])
    assert len(study_fingerprint(open_study(study)).groups) == n_groups


@pytest.mark.parametrize("missing", [False, True])
def test_a_study_that_was_counted_is_marked_as_one_that_is_read_again(tmp_path: Path, missing: bool) -> None:
    study = open_study(
        make_plink(tmp_path, genotypes(missing=missing), IS_CASE, name="s", chrom=CHROM, snp=SNP, people=PEOPLE)
    )
    design = StudyDesign(
        n_cases=int(IS_CASE.sum()), n_controls=int((~IS_CASE).sum()), genotype_filter=GenotypeFilter.NONE
    )
    counted = count_candidates(study, design)
    assert counted.everybody is not None
    assert study_fingerprint(study, everybody=counted.everybody) == study_fingerprint(study)


@pytest.mark.parametrize("chrom", [["X"] * 150 + ["2"] * 150, ["2"] * 150 + ["1"] * 150])
def test_a_study_of_which_a_part_was_counted_or_in_another_order_is_read_again(
    tmp_path: Path, chrom: list[str]
) -> None:
    study = open_study(make_plink(tmp_path, genotypes(), IS_CASE, name="s", chrom=chrom, snp=SNP, people=PEOPLE))
    design = StudyDesign(
        n_cases=int(IS_CASE.sum()), n_controls=int((~IS_CASE).sum()), genotype_filter=GenotypeFilter.NONE
    )
    assert count_candidates(study, design).everybody is None
