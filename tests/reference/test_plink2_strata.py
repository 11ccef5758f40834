"""PLINK 2 beside this program, on studies with strata, covariates and traits: the same counts, and the same SNPs."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.assumptions.disease import CausalSnp, DiseaseModel
from gwasprivacy.assumptions.scenario import AlleleSpectrum, Scenario
from gwasprivacy.assumptions.structure import Ancestry
from gwasprivacy.cli.main import main
from gwasprivacy.simulation.studies.study_files import causal_of_truth, simulate_study_files, study_paths
from gwasprivacy.study.stratum import Stratum
from tests.study.make_plink import make_plink

pytestmark = pytest.mark.skipif(
    shutil.which("plink2") is None, reason="plink2 is not installed (Debian: apt-get install plink2)"
)
STRATA = (Stratum(name="first", n_cases=350, n_controls=150), Stratum(name="second", n_cases=150, n_controls=350))


def plink2(folder: Path, *options: str) -> None:
    command = ["plink2", *options, "--threads", "1", "--out", "theirs"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def read_table(path: Path) -> tuple[list[str], list[list[str]]]:
    header, *rows = (
        line.split("\t") for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("##")
    )
    return header, rows


def their_counts(folder: Path, study: Path, people: list[str]) -> list[list[int]]:
    """Of each SNP the people with 0, 1, 2 copies of A1 and without a call, by ``--geno-counts`` of ``people`` alone."""
    (folder / "keep.txt").write_text("".join(people), encoding="utf-8")
    plink2(folder, "--bfile", str(study), "--keep", "keep.txt", "--geno-counts")
    header, rows = read_table(folder / "theirs.gcount")
    columns = ("HOM_REF_CT", "HET_REF_ALT_CTS", "TWO_ALT_GENO_CTS", "MISSING_CT")
    places = [header.index(name) for name in columns]
    return [[int(row[place]) for place in places] for row in rows]


def test_counts_in_strata_are_those_of_plink2_for_the_people_of_each(hapsample: Path, tmp_path: Path) -> None:
    people = [line.split() for line in Path(f"{hapsample}.fam").read_text(encoding="utf-8").splitlines()]
    labels = [f"label{row % 7 % 3}" for row in range(len(people))]
    lines = [f"{person[0]} {person[1]}" for person in people]
    file = tmp_path / "labels.txt"
    file.write_text("".join(f"{line} {label}\n" for line, label in zip(lines, labels, strict=True)), encoding="utf-8")
    out = tmp_path / "ours.tsv"
    assert main(["tables", str(hapsample), "--strata", str(file), "--out", str(out)]) == 0
    header, *rows = (line.split("\t") for line in out.read_text(encoding="utf-8").splitlines()[1:])
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


@pytest.mark.parametrize("header", ["", "#FID\tIID\n", "#FID\tIID\tSEX\n"])
def test_plink2_keeps_and_removes_the_same_people(tmp_path: Path, header: str) -> None:
    """Lists with people who are not in the study, people twice, further columns, and each kind of header."""
    rng = np.random.default_rng(3)
    study = make_plink(tmp_path, rng.choice([0, 1, 2, 3], size=(50, 90)), np.arange(90) % 2 == 0)
    rest = "\t1" if "SEX" in header else ""
    lists = {"keep.txt": [*range(10, 80), 12, 500], "remove.txt": [*range(0, 90, 4), 4, 501]}
    for name, people in lists.items():
        (tmp_path / name).write_text(header + "".join(f"F{k + 1}\tI{k + 1}{rest}\n" for k in people), encoding="utf-8")
    out = tmp_path / "ours.tsv"
    assert (
        main(
            [
                "tables",
                str(study),
                "--out",
                str(out),
                "--keep",
                str(tmp_path / "keep.txt"),
                "--remove",
                str(tmp_path / "remove.txt"),
            ]
        )
        == 0
    )
    plink2(tmp_path, "--bfile", "study", "--keep", "keep.txt", "--remove", "remove.txt", "--geno-counts")
    columns, rows = read_table(tmp_path / "theirs.gcount")
    names = ("TWO_ALT_GENO_CTS", "HET_REF_ALT_CTS", "HOM_REF_CT", "MISSING_CT")
    theirs = [[int(row[columns.index(name)]) for name in names] for row in rows]
    header_of_ours, *lines = (line.split("\t") for line in out.read_text(encoding="utf-8").splitlines()[1:])
    ours = []
    for line in lines:
        counts = dict(zip(header_of_ours, line, strict=True))
        both = [int(counts[f"case_{each}"]) + int(counts[f"control_{each}"]) for each in ("0", "1", "2", "missing")]
        ours.append([both[2], both[1], both[0], both[3]])
    assert {sum(row) for row in ours} == {53}
    assert ours == theirs


def best(scores: dict[str, float], number: int) -> set[str]:
    return set(sorted(scores, key=lambda snp: -scores[snp])[:number])


def our_best(folder: Path, study: Path, *options: str) -> set[str]:
    """The two SNPs with the largest exact total variation."""
    out = folder / "scores.tsv"
    assert main(["scores", str(study), "--score", "tv", "--out", str(out), "--force", *options]) == 0
    header, *rows = (line.split("\t") for line in out.read_text(encoding="utf-8").splitlines())
    return best({row[header.index("snp")]: float(row[header.index("score")]) for row in rows}, 2)


def their_best(folder: Path, name: str) -> set[str]:
    """The two SNPs with the largest test statistics of ``--glm``."""
    header, rows = read_table(folder / name)
    statistic = next(
        header.index(each) for each in ("Z_STAT", "T_STAT", "Z_OR_F_STAT", "T_OR_F_STAT") if each in header
    )
    snp = header.index("ID")
    return best({row[snp]: 0.0 if row[statistic] == "NA" else abs(float(row[statistic])) for row in rows}, 2)


N_STUDIES = 10


def test_plink2_s_regression_on_the_stratum_names_the_same_snps_in_ten_studies(tmp_path: Path) -> None:
    """500 cases and 500 controls of two ancestry groups in unequal shares; without strata other SNPs are in front."""
    causal = CausalSnp(frequency=0.3, odds_ratio=2.5)
    scenario = Scenario(
        disease=DiseaseModel(causal=(causal, causal), prevalence=0.05),
        n_snps=300,
        spectrum=AlleleSpectrum(alpha=1, beta=1, lowest=0.05),
        ancestry=Ancestry(fst=0.05),
        strata=STRATA,
    )
    paths = study_paths(tmp_path / "study", with_strata=True)
    confounded = False
    for seed in range(N_STUDIES):
        for ending, data in simulate_study_files(scenario, 500, 500, seed).items():
            paths[ending].write_bytes(data)
        labels = paths[".strata.tsv"]
        write_covariate(tmp_path, labels)
        plink2(tmp_path, "--bfile", "study", "--glm", "hide-covar", "--covar", "covariate.tsv")
        truth = set(causal_of_truth(paths[".truth.json"]))
        ours = our_best(tmp_path, tmp_path / "study", "--strata", str(labels))
        assert ours == their_best(tmp_path, "theirs.PHENO1.glm.logistic.hybrid") == truth
        confounded = confounded or our_best(tmp_path, tmp_path / "study") != truth
    assert confounded


def write_covariate(folder: Path, labels: Path) -> None:
    """The stratum as a covariate of 0 and 1."""
    covariate = (
        labels.read_text(encoding="utf-8").replace("FID", "#FID").replace("\tfirst", "\t0").replace("\tsecond", "\t1")
    )
    (folder / "covariate.tsv").write_text(covariate, encoding="utf-8")


@pytest.mark.parametrize("in_strata", [False, True])
def test_plink2_s_regression_of_a_trait_names_the_same_snps_in_ten_studies(tmp_path: Path, in_strata: bool) -> None:
    """1,000 people; in strata of unequal size, of which one has larger values and other alleles: without them other SNPs are in front."""
    confounded = not in_strata
    for seed in range(N_STUDIES):
        rng = np.random.default_rng(seed)
        second = rng.random(1000) < 0.3
        common = rng.uniform(0.15, 0.85, size=(300, 1))
        shift = rng.uniform(-0.14, 0.14, size=(300, 1)) if in_strata else np.zeros((300, 1))
        calls = rng.binomial(2, np.where(second, common + shift, common))
        calls[[100, 200]] = rng.binomial(2, 0.3, size=(2, 1000))
        value = 100 + 10 * (rng.normal(size=1000) + 0.5 * (calls[100] - calls[200]) + in_strata * 2.5 * second)
        study = make_plink(tmp_path, calls, np.arange(1000) % 2 == 0)
        names = [f"F{row + 1}\tI{row + 1}\t" for row in range(1000)]
        trait, labels = tmp_path / "trait.txt", tmp_path / "labels.tsv"
        trait.write_text(
            "FID IID pressure\n" + "".join(f"{n}{v:.3f}\n" for n, v in zip(names, value, strict=True)), encoding="utf-8"
        )
        labels.write_text(
            "FID\tIID\tgroup\n"
            + "".join(f"{n}{('first', 'second')[int(s)]}\n" for n, s in zip(names, second, strict=True)),
            encoding="utf-8",
        )
        write_covariate(tmp_path, labels)
        adjusted = ["hide-covar", "--covar", "covariate.tsv"] if in_strata else ["allow-no-covars"]
        plink2(tmp_path, "--bfile", "study", "--pheno", "trait.txt", "--glm", *adjusted)
        options = ["--trait", str(trait), "--trait-name", "pressure", "--trait-range", "80", "145"]
        ours = our_best(tmp_path, study, *options, *(["--strata", str(labels)] if in_strata else ["--own-mean"]))
        assert ours == their_best(tmp_path, "theirs.pressure.glm.linear") == {"rs101", "rs201"}
        confounded = confounded or our_best(tmp_path, study, *options) != ours
    assert confounded
