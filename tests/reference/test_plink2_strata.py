"""PLINK 2 beside this program, on studies with strata, covariates and traits: the same counts, and the same SNPs."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.cli.main import main
from gwasprivacy.simulation.studies.disease import default_disease
from gwasprivacy.simulation.studies.scenario import AlleleSpectrum, Scenario
from gwasprivacy.simulation.studies.structure import Ancestry
from gwasprivacy.simulation.studies.study_files import causative_of_truth, simulate_study_files, study_paths
from gwasprivacy.study.stratum import Stratum
from tests.study.make_plink import make_plink

pytestmark = pytest.mark.skipif(
    shutil.which("plink2") is None, reason="plink2 is not installed (Debian: apt-get install plink2)"
)
STRATA = (Stratum(name="first", n_cases=700, n_controls=300), Stratum(name="second", n_cases=300, n_controls=700))


def plink2(folder: Path, *options: str) -> None:
    command = ["plink2", *options, "--threads", "1", "--out", "theirs"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def read_table(path: Path) -> tuple[list[str], list[list[str]]]:
    header, *rows = (line.split("\t") for line in path.read_text().splitlines() if not line.startswith("##"))
    return header, rows


def their_counts(folder: Path, study: Path, people: list[str]) -> list[list[int]]:
    """Of each SNP the people with 0, 1, 2 copies of A1 and without a call, by ``--geno-counts`` of ``people`` alone."""
    (folder / "keep.txt").write_text("".join(people))
    plink2(folder, "--bfile", str(study), "--keep", "keep.txt", "--geno-counts")
    header, rows = read_table(folder / "theirs.gcount")
    columns = ("HOM_REF_CT", "HET_REF_ALT_CTS", "TWO_ALT_GENO_CTS", "MISSING_CT")
    places = [header.index(name) for name in columns]
    return [[int(row[place]) for place in places] for row in rows]


def test_counts_in_strata_are_those_of_plink2_for_the_people_of_each(hapsample: Path, tmp_path: Path) -> None:
    people = [line.split() for line in Path(f"{hapsample}.fam").read_text().splitlines()]
    labels = [f"label{row % 7 % 3}" for row in range(len(people))]
    lines = [f"{person[0]} {person[1]}" for person in people]
    file = tmp_path / "labels.txt"
    file.write_text("".join(f"{line} {label}\n" for line, label in zip(lines, labels, strict=True)))
    out = tmp_path / "ours.tsv"
    assert main(["tables", str(hapsample), "--strata", str(file), "--out", str(out)]) == 0
    header, *rows = (line.split("\t") for line in out.read_text().splitlines()[1:])
    for stratum in sorted(set(labels)):
        mine = [row for row in rows if row[header.index("stratum")] == stratum]
        for group, code in (("case", "2"), ("control", "1")):
            first = header.index(f"{group}_0")
            ours = [[int(n) for n in row[first : first + 4]] for row in mine]
            there = [
                f"{line}\n"
                for line, person, label in zip(lines, people, labels, strict=True)
                if (label, person[5]) == (stratum, code)
            ]
            assert len(ours) == 9935
            assert sum(ours[0]) == len(there) > 50
            assert ours == their_counts(tmp_path, hapsample, there)


def best(scores: dict[str, float], number: int) -> set[str]:
    return set(sorted(scores, key=lambda snp: -scores[snp])[:number])


def our_best(folder: Path, study: Path, *options: str) -> set[str]:
    """The two SNPs with the largest exact total variation."""
    out = folder / "scores.tsv"
    assert main(["scores", str(study), "--score", "tv", "--out", str(out), "--force", *options]) == 0
    header, *rows = (line.split("\t") for line in out.read_text().splitlines())
    return best({row[header.index("snp")]: float(row[header.index("score")]) for row in rows}, 2)


def their_best(folder: Path, name: str) -> set[str]:
    """The two SNPs with the largest test statistics of ``--glm``."""
    header, rows = read_table(folder / name)
    statistic = next(
        header.index(each) for each in ("Z_STAT", "T_STAT", "Z_OR_F_STAT", "T_OR_F_STAT") if each in header
    )
    snp = header.index("ID")
    return best({row[snp]: 0.0 if row[statistic] == "NA" else abs(float(row[statistic])) for row in rows}, 2)


def test_plink2_s_regression_on_the_stratum_names_the_same_snps(tmp_path: Path) -> None:
    """1,000 cases and 1,000 controls of two ancestry groups in unequal shares; without strata other SNPs are in front."""
    scenario = Scenario(
        disease=default_disease(),
        n_snps=1000,
        spectrum=AlleleSpectrum(alpha=1, beta=1, lowest=0.05),
        ancestry=Ancestry(fst=0.02),
        strata=STRATA,
    )
    paths = study_paths(tmp_path / "study", with_strata=True)
    confounded = 0
    for seed in range(4):
        for ending, data in simulate_study_files(scenario, 1000, 1000, seed).items():
            paths[ending].write_bytes(data)
        labels = paths[".strata.tsv"]
        covariate = labels.read_text().replace("FID", "#FID").replace("\tfirst", "\t0").replace("\tsecond", "\t1")
        (tmp_path / "covariate.tsv").write_text(covariate)
        plink2(tmp_path, "--bfile", "study", "--glm", "hide-covar", "--covar", "covariate.tsv")
        truth = set(causative_of_truth(paths[".truth.json"]))
        ours = our_best(tmp_path, tmp_path / "study", "--strata", str(labels))
        assert ours == their_best(tmp_path, "theirs.PHENO1.glm.logistic.hybrid") == truth
        confounded += our_best(tmp_path, tmp_path / "study") != truth
    assert confounded > 0


def test_plink2_s_regression_of_a_trait_names_the_same_snps(tmp_path: Path) -> None:
    for seed in range(4):
        rng = np.random.default_rng(seed)
        calls = rng.binomial(2, rng.uniform(0.1, 0.9, size=(400, 1)), size=(400, 1500))
        calls[[100, 300]] = rng.binomial(2, 0.3, size=(2, 1500))
        value = 100 + 10 * (rng.normal(size=1500) + 0.4 * (calls[100] - calls[300]))
        study = make_plink(tmp_path, calls, np.arange(1500) % 2 == 0)
        lines = [f"F{row + 1} I{row + 1} {each:.3f}\n" for row, each in enumerate(value)]
        (tmp_path / "trait.txt").write_text("FID IID pressure\n" + "".join(lines))
        plink2(tmp_path, "--bfile", "study", "--pheno", "trait.txt", "--glm", "allow-no-covars")
        ours = our_best(
            tmp_path,
            study,
            "--trait",
            str(tmp_path / "trait.txt"),
            "--trait-name",
            "pressure",
            "--trait-range",
            "90",
            "110",
        )
        assert ours == their_best(tmp_path, "theirs.pressure.glm.linear") == {"rs101", "rs301"}
