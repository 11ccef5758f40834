"""The curator's check finds what was put into a study, and tells nothing that was not."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.base.errors import Cancelled
from gwasprivacy.base.progress import CancelFlag
from gwasprivacy.base.work import Work
from gwasprivacy.cli.main import main
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.study.formats.registry import open_study
from gwasprivacy.study.genome_build import KNOWN, LENGTHS, genome_build
from gwasprivacy.study.study_check import check_study, kinship
from gwasprivacy.study.tables import Variants
from tests.study.make_plink import make_plink, table_text

N_SNPS, N_PEOPLE = 3000, 60


def family_calls() -> np.ndarray:
    """60 people at independent SNPs: 0 and 1 are siblings, 2 is the child of 3, 4 is 5 again; the others are not related."""
    rng = np.random.default_rng(7)
    frequency = rng.uniform(0.1, 0.5, N_SNPS)
    haplotypes = (rng.random((N_PEOPLE, 2, N_SNPS)) < frequency).astype(np.uint8)
    parents = (rng.random((2, 2, N_SNPS)) < frequency).astype(np.uint8)
    for child in (0, 1):
        for side in (0, 1):
            haplotypes[child, side] = np.where(rng.random(N_SNPS) < 0.5, parents[side, 0], parents[side, 1])
    haplotypes[2, 0] = np.where(rng.random(N_SNPS) < 0.5, haplotypes[3, 0], haplotypes[3, 1])
    haplotypes[4] = haplotypes[5]
    return haplotypes.sum(axis=1).T.astype(np.uint8)


@pytest.fixture
def prefix(tmp_path: Path) -> Path:
    calls = family_calls()
    calls[7, :30] = 3  # a SNP without half of its calls
    calls[: N_SNPS // 2, 9] = 3  # a person without half of theirs
    return make_plink(
        tmp_path,
        calls,
        np.arange(N_PEOPLE) % 2 == 0,
        chrom=[str(1 + 22 * i // N_SNPS) for i in range(N_SNPS)],
        snp=["rs1", "rs1", *(f"rs{i + 3}" for i in range(N_SNPS - 2))],
        pos=[1000, 1000, *(1000 * (i + 1) for i in range(2, N_SNPS))],
        phenotype=["-9" if i == 59 else "2" if i % 2 == 0 else "1" for i in range(N_PEOPLE)],
    )


def numbers(prefix: Path) -> dict[str, int | None]:
    return {each.about: each.number for each in check_study(open_study(prefix, leave_out=True))}


def test_what_was_put_into_a_study_is_found_and_nothing_else(prefix: Path) -> None:
    assert numbers(prefix) == {
        "snps_missing": 1,
        "people_missing": 1,
        "same_person": 1,
        "relatives": 2,
        "without_phenotype": 1,
        "shared_ids": 1,
        "shared_places": 1,
        "genome_build": None,
    }


def test_what_may_be_done_is_said_beside_what_was_found_alone(prefix: Path) -> None:
    found = check_study(open_study(prefix, leave_out=True))
    assert [each.about for each in found if each.number and not each.advice] == []
    assert [each.about for each in found if each.number == 0 and each.advice] == []


def test_kinship_is_kings_formula_pair_by_pair() -> None:
    calls = np.random.default_rng(1).integers(0, 4, (300, 12)).astype(np.uint8)
    calls[:, 3] = calls[:, 8]
    expected = [0, 0, 0]
    for i in range(12):
        for j in range(i + 1, 12):
            x, y = calls[:, i], calls[:, j]
            here = (x != 3) & (y != 3)
            x, y = x[here], y[here]
            n_i, n_j = int((x == 1).sum()), int((y == 1).sum())
            both, opposite = int(((x == 1) & (y == 1)).sum()), int((abs(x.astype(int) - y) == 2).sum())
            phi = (both - 2 * opposite) / (2 * min(n_i, n_j)) + 0.5 - (n_i + n_j) / (4 * min(n_i, n_j))
            expected[0 if phi >= 0.354 else 1 if phi >= 0.177 else 2] += phi >= 0.0884
    found = kinship(calls)
    assert [found.same, found.first, found.second] == expected
    assert found.same == 1


def test_pairs_across_blocks_are_compared_once(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = kinship(family_calls())
    monkeypatch.setattr("gwasprivacy.study.study_check._BLOCK", 7)
    assert kinship(family_calls()) == whole
    assert (whole.same, whole.first) == (1, 2)


def test_comparing_is_bounded_in_work_and_stops_when_cancelled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gwasprivacy.study.study_check._MOST_WORK", 3000 * 20**2)
    assert kinship(family_calls()).n_people == 20
    flag = CancelFlag()
    flag.cancel()
    with pytest.raises(Cancelled):
        kinship(family_calls(), work=Work(cancel=flag))


@pytest.mark.skipif(shutil.which("plink1.9") is None, reason="plink1.9 is not installed")
def test_missing_rates_are_plinks(prefix: Path, tmp_path: Path) -> None:
    subprocess.run(
        ["plink1.9", "--bfile", str(prefix), "--missing", "--out", str(tmp_path / "p"), "--allow-no-sex"],
        check=True,
        capture_output=True,
    )
    people = [float(line.split()[-1]) for line in (tmp_path / "p.imiss").read_text(encoding="utf-8").splitlines()[1:]]
    snps = [float(line.split()[-1]) for line in (tmp_path / "p.lmiss").read_text(encoding="utf-8").splitlines()[1:]]
    found = numbers(prefix)
    assert found["people_missing"] == sum(share > 0.05 for share in people)
    assert found["snps_missing"] == sum(share > 0.05 for share in snps)


def test_a_table_is_checked_as_far_as_it_goes(tmp_path: Path) -> None:
    path = tmp_path / "t.tsv"
    path.write_text(table_text(np.array([[[1, 2, 3, 4], [2, 2, 2, 0]]])), encoding="utf-8")
    assert numbers(path) == {"snps_missing": 1, "shared_ids": 0, "shared_places": 0, "genome_build": None}


@pytest.mark.parametrize(
    ("rows", "build"),
    [
        ([("1", "rs1801133", 11856378), ("19", "rs7412", 45412079)], "GRCh37"),
        ([("chr1", "rs1801133", 11796321)], "GRCh38"),
        ([("1", "rs1801133", 5)], "neither"),
        ([("1", "x", 249_000_000)], "GRCh37"),
        ([("17", "x", 83_000_000)], "GRCh38"),
        ([("21", "x", 49_000_000)], "neither"),
        ([("1", "x", 1000)], None),
        ([("X", "x", 10**9)], None),
    ],
)
def test_the_build_follows_from_known_snps_or_from_chromosomes_lengths(
    rows: list[tuple[str, str, int]], build: str | None
) -> None:
    chrom, snp, pos = zip(*rows, strict=True)
    n = len(rows)
    variants = Variants(chrom=chrom, snp=snp, pos=np.array(pos), a1=["A"] * n, a2=["G"] * n)  # type: ignore[arg-type]
    assert genome_build(variants) == build


def test_known_snps_of_one_locus_keep_their_distance_and_all_lie_on_their_chromosomes() -> None:
    for one, other in (("rs429358", "rs7412"), ("rs7903146", "rs12255372")):
        assert KNOWN[one][0] == KNOWN[other][0]
        assert KNOWN[one][1] - KNOWN[other][1] == KNOWN[one][2] - KNOWN[other][2]
    for chromosome, *places in KNOWN.values():
        assert len(set(places)) == 2
        assert all(0 < place < lengths[chromosome - 1] for place, lengths in zip(places, LENGTHS, strict=True))


def test_the_command_logs_the_look_and_names_nobody(
    prefix: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ledger = tmp_path / "l.gwasledger"
    assert main(["check-study", str(prefix), "--ledger", str(ledger), "--json"]) == 0
    done = capsys.readouterr()
    assert json.loads(done.out)["relatives"]["number"] == 2
    assert "not for release" in done.err
    assert not any(f"I{i + 1}" in done.out + done.err for i in range(10, 60))
    assert [look.what for look in Ledger(ledger).read().looks] == [
        "missing calls, duplicates and relatives of the study"
    ]


def test_a_study_that_cannot_be_opened_leaves_no_look(tmp_path: Path) -> None:
    assert main(["check-study", str(tmp_path / "none"), "--ledger", str(tmp_path / "l.gwasledger")]) == 2
    assert not (tmp_path / "l.gwasledger").exists()
