"""PLINK 2 filesets, through the optional package Pgenlib."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import zstandard

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.executors import ProcessExecutor
from gwasprivacy.base.work import Work
from gwasprivacy.study.counted_study import count_tables
from gwasprivacy.study.formats import pgen_counter
from gwasprivacy.study.formats.registry import open_study
from gwasprivacy.study.public_lists.public_list import read_public_list
from gwasprivacy.study.tables import NOT_REF
from tests.study.make_plink import counts_of, make_plink

pgenlib = pytest.importorskip("pgenlib")

N_SNPS, N_PEOPLE = 40, 21
IS_CASE = np.arange(N_PEOPLE) % 3 == 0


def genotypes() -> np.ndarray:
    rng = np.random.default_rng(3)
    calls = rng.binomial(2, rng.uniform(0, 0.6, N_SNPS)[:, None], (N_SNPS, N_PEOPLE)).astype(np.int8)
    calls[rng.random(calls.shape) < 0.05] = 3
    return calls


def make_pgen(folder: Path, calls: np.ndarray, name: str = "study") -> Path:
    prefix = folder / name
    writer = pgenlib.PgenWriter(
        str(prefix.with_suffix(".pgen")).encode(), calls.shape[1], len(calls), nonref_flags=False
    )
    for row in calls:
        writer.append_biallelic(np.where(row == 3, -9, row).astype(np.int8))
    writer.close()
    sites = "".join(f"1\t{100 + i}\trs{i}\tG\tA\n" for i in range(len(calls)))
    prefix.with_suffix(".pvar").write_text("##source=test\n#CHROM\tPOS\tID\tREF\tALT\n" + sites, encoding="utf-8")
    people = "".join(f"F{i}\tI{i}\t0\t{2 if case else 1}\n" for i, case in enumerate(IS_CASE[: calls.shape[1]]))
    prefix.with_suffix(".psam").write_text("#FID\tIID\tSEX\tPHENO1\n" + people, encoding="utf-8")
    return prefix


@pytest.fixture
def prefix(tmp_path: Path) -> Path:
    return make_pgen(tmp_path, genotypes())


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def complaint(path: Path, **options: object) -> str:
    with pytest.raises(InvalidInput) as caught:
        open_study(path, **options)  # type: ignore[arg-type]
    assert "\n" not in str(caught.value)
    return str(caught.value)


@pytest.mark.parametrize("suffix", ["", ".pgen", ".pvar", ".psam"])
def test_counts_are_those_of_counting_on_fingers(prefix: Path, suffix: str) -> None:
    study = open_study(Path(f"{prefix}{suffix}"))
    assert (study.format_name, study.n_cases, study.n_controls) == ("PLINK 2", 7, 14)
    assert study.variants.a1[0] == NOT_REF
    assert study.variants.a2[0] == "G"
    np.testing.assert_array_equal(study.count_calls(), counts_of(genotypes(), IS_CASE))


def test_blocks_rows_and_processes_do_not_change_the_counts(prefix: Path) -> None:
    study = open_study(prefix)
    expected = counts_of(genotypes(), IS_CASE)
    rows = np.array([3, 4, 30])
    np.testing.assert_array_equal(study.count_calls(rows, block=7), expected[rows])
    with ProcessExecutor(2) as executor:
        np.testing.assert_array_equal(study.count_calls(block=11, work=Work(executor=executor)), expected)


def test_plink_1_and_2_give_the_same_tables(prefix: Path, tmp_path: Path) -> None:
    one = make_plink(tmp_path, genotypes().astype(np.uint8), IS_CASE, name="one")
    np.testing.assert_array_equal(
        count_tables(open_study(one)).tables.counts, count_tables(open_study(prefix)).tables.counts
    )


def test_several_alternative_alleles_count_together(tmp_path: Path) -> None:
    prefix = tmp_path / "multi"
    writer = pgenlib.PgenWriter(str(prefix.with_suffix(".pgen")).encode(), 4, 2, nonref_flags=False, allele_ct_limit=3)
    writer.append_alleles(np.array([0, 1, 1, 2, 2, 2, -9, -9], dtype=np.int32), allele_ct=3)
    writer.append_alleles(np.array([0, 0, 0, 1, 1, 1, 0, 0], dtype=np.int32), allele_ct=2)
    writer.close()
    prefix.with_suffix(".pvar").write_text("#CHROM POS ID REF ALT\n1 5 rs1 G A,C\n1 6 . G T\n", encoding="utf-8")
    prefix.with_suffix(".psam").write_text("#IID ill\nA 2\nB 2\nC 1\nD 1\n", encoding="utf-8")
    study = open_study(prefix)
    assert study.variants.snp.tolist() == ["rs1", "1:6"]
    assert study.count_calls().tolist() == [[[0, 1, 1, 0], [0, 0, 1, 1]], [[1, 1, 0, 0], [1, 0, 1, 0]]]


def test_a_pgen_may_stand_beside_bim_and_fam(prefix: Path, tmp_path: Path) -> None:
    make_plink(tmp_path, genotypes().astype(np.uint8), IS_CASE)
    for suffix in (".pvar", ".psam", ".bed"):
        prefix.with_suffix(suffix).unlink()
    np.testing.assert_array_equal(open_study(prefix).count_calls(), counts_of(genotypes(), IS_CASE))


def test_the_phenotype_column_is_chosen_by_name_or_comes_from_a_file(prefix: Path, tmp_path: Path) -> None:
    psam = prefix.with_suffix(".psam")
    lines = psam.read_text(encoding="utf-8").splitlines()
    psam.write_text("\n".join([lines[0] + "\tother"] + [line + "\t1" for line in lines[1:]]) + "\n", encoding="utf-8")
    assert "several phenotype columns" in complaint(prefix)
    assert open_study(prefix, phenotype_name="PHENO1").n_cases == 7
    assert "no phenotype column none" in complaint(prefix, phenotype_name="none")
    assert "there are no cases" in complaint(prefix, phenotype_name="other")
    (tmp_path / "pheno.txt").write_text("".join(f"F{i} I{i} {int(i < 5)}\n" for i in range(N_PEOPLE)), encoding="utf-8")
    assert open_study(prefix, phenotype=tmp_path / "pheno.txt").n_cases == 5


def test_a_packed_pvar_is_read_and_complained_of_as_a_plain_one(prefix: Path) -> None:
    plain, packed = prefix.with_suffix(".pvar"), prefix.with_name("study.pvar.zst")
    known = open_study(prefix).variants
    text = plain.read_bytes()
    two_frames = zstandard.compress(text[:300]) + zstandard.compress(text[300:])  # as pzstd writes them
    packed.write_bytes(two_frames)
    plain.unlink()
    study = open_study(prefix)
    assert study.variants.snp.tolist() == known.snp.tolist()
    assert (
        read_public_list(packed).places
        == read_public_list(make_pgen(prefix.parent, genotypes(), "plain").with_suffix(".pvar")).places
    )
    packed.write_bytes(zstandard.compress(text)[:-9])
    assert "study.pvar.zst is compressed but ends too early" in complaint(prefix)
    packed.write_bytes(zstandard.compress(text)[:200] + bytes(99))
    assert "study.pvar.zst is compressed but" in complaint(prefix)
    packed.write_bytes(zstandard.compress(text.replace(b"POS", b"PLACE")))
    assert "study.pvar.zst: the header has no column POS" in complaint(prefix)
    packed.write_bytes(zstandard.compress(text + bytes(10_000_000)))
    assert "study.pvar.zst" in complaint(prefix)


def test_a_missing_phenotype_is_told_by_line(prefix: Path) -> None:
    edit(prefix.with_suffix(".psam"), "F4\tI4\t0\t1", "F4\tI4\t0\tNA")
    assert "study.psam, line 6: the person’s phenotype (column 4) is missing" in complaint(prefix)


def test_files_that_do_not_belong_together_are_told(prefix: Path) -> None:
    pvar, psam, pgen = (prefix.with_suffix(end) for end in (".pvar", ".psam", ".pgen"))
    whole = pvar.read_text(encoding="utf-8")
    pvar.write_text(whole.rsplit("1\t", 1)[0], encoding="utf-8")
    assert "40 sites and 21 people, where the files beside it list 39 and 21" in complaint(prefix)
    pvar.write_text(whole, encoding="utf-8")
    edit(psam, "F3\tI3\t0\t2", "F2\tI2\t0\t1")
    assert "line 5: the person of line 4 again" in complaint(prefix)
    edit(pvar, "POS", "PLACE")
    assert "no column POS" in complaint(prefix)
    pvar.unlink()
    assert "study.pvar does not exist" in complaint(prefix)
    pvar.write_text(whole, encoding="utf-8")
    edit(psam, "F2\tI2\t0\t1\nF4", "F3\tI3\t0\t1\nF4")
    pgen.write_bytes(b"\x6c\x1b\x20" + bytes(20))
    assert "study.pgen is a .pgen with a separate index" in complaint(prefix)
    pgen.write_bytes(b"nothing")
    assert "study.pgen is not a readable .pgen file" in complaint(prefix)
    pgen.unlink()
    assert "study.pgen does not exist" in complaint(pgen)


def test_a_pgen_that_is_cut_off_is_told(prefix: Path) -> None:
    pgen = prefix.with_suffix(".pgen")
    pgen.write_bytes(pgen.read_bytes()[:-4])
    with pytest.raises(InvalidInput, match=r"study\.pgen is damaged"):
        open_study(prefix).count_calls()


def test_a_pgen_whose_header_its_own_library_does_not_read_is_told(prefix: Path) -> None:
    pgen = prefix.with_suffix(".pgen")
    whole = pgen.read_bytes()
    pgen.write_bytes(whole[:12] + b"\0" + whole[13:])  # where the first block of records begins
    with pytest.raises(InvalidInput) as caught:
        open_study(prefix)
    assert caught.value.code == "pgen.not-one"


@pytest.mark.parametrize("n_snps", [1, 40, 70_000])
@pytest.mark.parametrize("extra", [b"\0", b"rest of another file" * 100])
def test_a_pgen_with_bytes_behind_its_last_record_is_told(tmp_path: Path, n_snps: int, extra: bytes) -> None:
    calls = np.random.default_rng(5).binomial(2, 0.3, (n_snps, 5)).astype(np.int8)
    prefix = make_pgen(tmp_path, calls)
    assert len(open_study(prefix).variants) == n_snps
    pgen = prefix.with_suffix(".pgen")
    pgen.write_bytes(pgen.read_bytes() + extra)
    assert "study.pgen is longer than its own list of records says" in complaint(prefix)


def test_a_pgen_that_changes_after_opening_is_noticed(prefix: Path) -> None:
    study = open_study(prefix)
    pgen = prefix.with_suffix(".pgen")
    pgen.write_bytes(pgen.read_bytes() + b"\0")
    with pytest.raises(InvalidInput, match="changed while it was being read"):
        study.count_calls()


def test_without_the_package_it_says_what_to_install(prefix: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def absent(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(pgen_counter.importlib, "import_module", absent)
    assert "plink2 --pfile NAME --make-bed" in complaint(prefix)


def test_people_without_a_phenotype_can_be_left_out(prefix: Path) -> None:
    edit(prefix.with_suffix(".psam"), "F4\tI4\t0\t1\n", "F4\tI4\t0\t-9\n")
    assert "phenotype (column 4) is missing" in complaint(prefix)
    study = open_study(prefix, leave_out=True)
    here = np.arange(N_PEOPLE) != 4
    np.testing.assert_array_equal(study.count_calls(), counts_of(genotypes()[:, here], IS_CASE[here]))
    assert study.people is not None
    assert "I4" not in study.people.iid


def test_dosages_are_found_by_number_only_where_they_are_whole_parts() -> None:
    from gwasprivacy.study.formats.pgen_counter import _codes, _sums_of_codes
    from gwasprivacy.study.probabilities import steps_of_dosages, sums

    parts = np.append(np.random.default_rng(1).integers(0, (2 << 14) + 1, 500), [0, 1 << 14, 2 << 14])
    of_reference = np.append(parts / (1 << 14), [-9.0, -9.0])
    codes = _codes(of_reference.astype(np.float32))
    assert codes is not None
    everybody = np.ones((1, len(of_reference)))
    steps = steps_of_dosages(np.where(of_reference < 0, -1, 2 - of_reference))
    coded = _sums_of_codes().over(everybody, 1)
    coded.add(0, codes)
    assert np.array_equal(coded.found()[0], sums(steps, everybody))
    for odd in (0.3, 2.5, np.nan):
        assert _codes(np.array([odd], np.float32)) is None
