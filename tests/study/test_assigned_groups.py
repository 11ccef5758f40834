"""Ancestry groups from a public panel's loadings: one person at a time, as plink2 --score sums them."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.resources import resource_path
from gwasprivacy.cli.main import main
from gwasprivacy.study.ancestry.assigned_groups import assign_groups, component_scores
from gwasprivacy.study.ancestry.public_loadings import OUTSIDE, read_groups, read_loadings
from gwasprivacy.study.formats.registry import open_people
from tests.study.make_plink import make_plink

N_SNPS = 30


def files(folder: Path, *, allele: str = "A", n_snps: int = N_SNPS) -> tuple[Path, Path]:
    rng = np.random.default_rng(1)
    lines = ["#CHROM\tID\tREF\tA1\tA1_FREQ\tPC1\tPC2"]
    for snp in range(n_snps):
        frequency, one, two = rng.uniform(0.05, 0.95), rng.normal(), rng.normal()
        lines.append(f"1\trs{snp + 1}\tG\t{allele}\t{frequency:.4f}\t{one:.5f}\t{two:.5f}")
    (folder / "loadings.tsv").write_text("\n".join([*lines, ""]), encoding="utf-8")
    (folder / "groups.tsv").write_text("group\tPC1\tPC2\nnorth\t5\t0\nsouth\t-5\t0\n", encoding="utf-8")
    return folder / "loadings.tsv", folder / "groups.tsv"


def genotypes(n_people: int, seed: int = 2) -> np.ndarray:
    return np.random.default_rng(seed).choice(4, p=[0.4, 0.3, 0.2, 0.1], size=(N_SNPS, n_people)).astype(np.uint8)


def scores(folder: Path, calls: np.ndarray, name: str = "study", **more: object) -> np.ndarray:
    prefix = make_plink(folder, calls, [True] * calls.shape[1], name=name, **more)  # type: ignore[arg-type]
    people = open_people(prefix)
    assert people is not None
    return component_scores(people, read_loadings(folder / "loadings.tsv"))


@pytest.mark.parametrize("n_others", [0, 1, 7, 200])
def test_a_persons_components_are_the_same_whatever_the_others_are(n_others: int, tmp_path: Path) -> None:
    """To the last bit: no mean, no allele and no sum is taken over people."""
    files(tmp_path)
    own = genotypes(3)
    alone = scores(tmp_path, own, "alone")
    for seed in range(4):
        others = genotypes(n_others, 10 + seed)
        if seed == 3:
            others[:] = 0  # nobody else carries anything
        among = scores(tmp_path, np.hstack([others, own]), f"among{seed}")
        assert np.array_equal(among[n_others:], alone)


def test_a_missing_call_adds_nothing(tmp_path: Path) -> None:
    files(tmp_path)
    assert np.array_equal(scores(tmp_path, np.full((N_SNPS, 2), 3)), np.zeros((2, 2)))


def test_the_files_order_of_alleles_does_not_matter(tmp_path: Path) -> None:
    files(tmp_path)
    calls = genotypes(20)
    turned = np.where(calls == 3, 3, 2 - np.minimum(calls, 2)).astype(np.uint8)
    other = scores(tmp_path, turned, "turned", a1=["G"] * N_SNPS, a2=["A"] * N_SNPS)
    assert np.array_equal(scores(tmp_path, calls), other)


def test_an_allele_that_nobody_carries_may_have_no_name(tmp_path: Path) -> None:
    files(tmp_path)
    calls = np.zeros((N_SNPS, 4), dtype=np.uint8)
    assert np.array_equal(scores(tmp_path, calls, "unnamed", a1=["0"] * N_SNPS), scores(tmp_path, calls))


@pytest.mark.skipif(shutil.which("plink2") is None, reason="plink2 is not installed")
def test_components_are_plink2s(tmp_path: Path) -> None:
    loadings, _ = files(tmp_path)
    ours = scores(tmp_path, genotypes(60))
    rows = [line.split("\t") for line in loadings.read_text(encoding="utf-8").splitlines()[1:]]
    afreq = ["#CHROM\tID\tREF\tALT\tALT_FREQS\tOBS_CT", *(f"1\t{r[1]}\tG\tA\t{r[4]}\t2000" for r in rows)]
    (tmp_path / "panel.afreq").write_text("\n".join([*afreq, ""]), encoding="utf-8")
    command = ["plink2", "--bfile", "study", "--read-freq", "panel.afreq", "--out", "theirs"]
    command += ["--score", "loadings.tsv", "2", "4", "header-read", "variance-standardize", "no-mean-imputation"]
    command += ["cols=scoresums", "--score-col-nums", "6-7"]
    subprocess.run(command, cwd=tmp_path, check=True, capture_output=True)
    header, *lines = (line.split() for line in (tmp_path / "theirs.sscore").read_text(encoding="utf-8").splitlines())
    places = [header.index(name) for name in ("PC1_SUM", "PC2_SUM")]
    theirs = np.array([[float(line[place]) for place in places] for line in lines])
    assert np.ptp(theirs, axis=0).min() > 5
    assert ours == pytest.approx(theirs, rel=1e-4, abs=1e-4)


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"snp": [f"other{i}" for i in range(N_SNPS)]}, "assign-strata.snp-missing"),
        ({"snp": ["rs1", "rs1", *(f"rs{i + 1}" for i in range(2, N_SNPS))]}, "assign-strata.snp-twice"),
        ({"a1": ["C"] * N_SNPS}, "assign-strata.other-alleles"),
    ],
)
def test_a_snp_that_is_not_the_panels_is_refused(more: dict[str, object], code: str, tmp_path: Path) -> None:
    files(tmp_path)
    with pytest.raises(InvalidInput) as caught:
        scores(tmp_path, genotypes(4), **more)
    assert caught.value.code == code


def test_everybody_has_the_nearest_group_and_who_is_far_from_all_has_none(tmp_path: Path) -> None:
    loadings, path = files(tmp_path)
    groups = read_groups(path, (1, 2))
    assert groups.nearest(np.array([[4.0, 9.0], [-1.0, 0.0], [0.0, 0.0]])) == ["north", "south", "north"]
    path.write_text("group\tPC1\tPC2\twithin\nnorth\t5\t0\t2\nsouth\t-5\t0\t2\n", encoding="utf-8")
    bordered = read_groups(path, read_loadings(loadings).components)
    assert bordered.nearest(np.array([[4.0, 1.0], [-1.0, 0.0]])) == ["north", OUTSIDE]
    assert bordered.labels == ("north", "south", OUTSIDE)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("ID A1 A1_FREQ PC1\n", "loadings.none"),
        ("ID A1 PC1\n", "loadings.header"),
        ("ID A1 A1_FREQ\nrs1 A 0.1\n", "loadings.header"),
        ("ID A1 A1_FREQ PC1\nrs1 A 0 1\n", "loadings.frequency"),
        ("ID A1 A1_FREQ PC1\nrs1 A 0.1 nan\n", "loadings.number"),
        ("ID A1 A1_FREQ PC1\nrs1 A . 1\n", "loadings.number"),
        ("ID A1 A1_FREQ PC1\nrs1 A 0.1\n", "phenotype.width"),
        ("ID A1 A1_FREQ PC1\nrs1 A 0.1 1\nrs1 a 0.1 1\n", "loadings.twice"),
    ],
)
def test_wrong_loadings_are_refused_by_their_line(text: str, code: str, tmp_path: Path) -> None:
    (tmp_path / "loadings.tsv").write_text(text, encoding="utf-8")
    with pytest.raises(InvalidInput) as caught:
        read_loadings(tmp_path / "loadings.tsv")
    assert caught.value.code == code
    assert caught.value.values["path"] == tmp_path / "loadings.tsv"
    assert caught.value.values.get("line", 2) in (2, 3)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("group PC1 PC2\n", "groups.none"),
        ("group PC1\nnorth 1\n", "groups.header"),
        ("group PC1 PC2\nnorth 1\n", "phenotype.width"),
        ("group PC1 PC2\nnorth 1 x\n", "loadings.number"),
        ("group PC1 PC2\nnorth 1 2\nnorth 2 1\n", "groups.name"),
        ("group PC1 PC2\nother 1 2\n", "groups.name"),
    ],
)
def test_wrong_groups_are_refused_by_their_line(text: str, code: str, tmp_path: Path) -> None:
    (tmp_path / "groups.tsv").write_text(text, encoding="utf-8")
    with pytest.raises(InvalidInput) as caught:
        read_groups(tmp_path / "groups.tsv", (1, 2))
    assert caught.value.code == code


def test_the_example_panel_knows_the_examples_people() -> None:
    folder = resource_path("example")
    loadings = read_loadings(folder / "ancestry" / "loadings.tsv")
    groups = read_groups(folder / "ancestry" / "groups.tsv", loadings.components)
    found = assign_groups(folder / "example.bed", loadings, groups)
    assert found.numbers() == {"bundled": 2000}


def test_the_command_writes_labels_for_strata(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    loadings, groups = files(tmp_path)
    prefix = make_plink(tmp_path, genotypes(12), [True] * 6 + [False] * 6)
    out = tmp_path / "labels.tsv"
    command = ["assign-strata", str(prefix), "--loadings", str(loadings), "--groups", str(groups), "--out", str(out)]
    assert main(command) == 0
    lines = [line.split("\t") for line in out.read_text(encoding="utf-8").splitlines()]
    assert lines[0] == ["FID", "IID", "ancestry"]
    assert [line[:2] for line in lines[1:]] == [[f"F{i + 1}", f"I{i + 1}"] for i in range(12)]
    assert {line[2] for line in lines[1:]} <= {"north", "south"}
    assert "12 people" in capsys.readouterr().out
    assert main(command) == 2  # nothing is overwritten
