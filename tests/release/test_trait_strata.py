"""A trait compared inside strata: from the plan and the labels to the verified report, the ledger and the tables."""

from __future__ import annotations

import json
from argparse import Namespace
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.cli.main import main
from gwasprivacy.cli.plans.group_sizes import with_strata_sizes
from gwasprivacy.plan.saved_plan import load_plan
from gwasprivacy.statement.envelope import open_envelope
from gwasprivacy.study.sizes import TraitSizes
from tests.study.make_plink import make_plink

N_PEOPLE, N_SNPS, CAUSAL, MARKER = 400, 40, 10, 20


@pytest.fixture
def study(tmp_path: Path) -> Path:
    """The causal SNP moves the trait; the stratum moves it more, and another SNP is common in one stratum only."""
    rng = np.random.default_rng(5)
    frequencies = np.full((N_SNPS, N_PEOPLE), 0.3)
    south = np.arange(N_PEOPLE) % 4 == 0
    frequencies[MARKER] = np.where(south, 0.9, 0.1)
    genotypes = rng.binomial(2, frequencies).astype(np.uint8)
    trait = 25 + 2.5 * genotypes[CAUSAL] + 8 * south + 1.5 * rng.normal(size=N_PEOPLE)
    genotypes[:, :3] = 3
    people = [f"F{i + 1} I{i + 1}" for i in range(N_PEOPLE)]
    values, labels = ["NA", *(f"{value:.3f}" for value in trait[1:])], np.where(south, "south", "north")
    for name, column in (("bmi", values), ("where", labels)):
        (tmp_path / f"{name}.txt").write_text(
            "".join(f"{who} {each}\n" for who, each in zip(people, column, strict=True)), encoding="utf-8"
        )
    return make_plink(tmp_path, genotypes, [False] * N_PEOPLE, phenotype=["-9"] * N_PEOPLE)


SIZES = ("north=300", "south=99")  # the first person of the south has no value
VALUES = ("--without-phenotype", "leave-out")


@pytest.fixture
def key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GWASPRIVACY_PASSPHRASE", "open sesame open")
    assert main(["keygen", "--out", str(tmp_path / "key")]) == 0
    return tmp_path / "key.key.pem"


def new_plan(folder: Path, *more: str) -> Path:
    plan = folder / "bmi.gwasplan"
    said = ["--trait-range", "20", "36", "--genotype-filter", "none", "--epsilon", "8", "--snps", "1", "--prior", "any"]
    assert main(["plan", "new", str(plan), "--force", "--title", "BMI", *said, *VALUES, *more]) == 0
    return plan


def release(plan: Path, study: Path, key: Path, *more: str) -> int:
    at = plan.parent
    files = ["--ledger", str(at / "l.gwasledger"), "--key", str(key), "--out", str(at / "out"), "--no-pdf"]
    return main(["release", str(plan), "--study", str(study), "--trait", str(at / "bmi.txt"), *files, *more])


def predicate_of(folder: Path) -> dict[str, Any]:
    path = next((folder / "out").glob("*.release.json"))
    assert main(["verify", str(path), "--key", str(folder / "key.pub.pem")]) == 0
    predicate: dict[str, Any] = json.loads(open_envelope(path.read_bytes()).payload)["predicate"]
    return predicate


def test_with_a_centre_a_stratum_sizes_are_secret_and_a_label_that_the_plan_does_not_know_counts_nowhere(
    tmp_path: Path, study: Path, key: Path
) -> None:
    """The plan names the strata in another order than the labels' and has other numbers of people; some are of a third stratum."""
    labels = (tmp_path / "where.txt").read_text(encoding="utf-8").splitlines()
    labels[5:25] = [f"{line.rsplit(' ', 1)[0]} west" for line in labels[5:25]]
    (tmp_path / "where.txt").write_text("\n".join(labels) + "\n", encoding="utf-8")
    plan = new_plan(tmp_path, "--strata-sizes", "south=90@34", "north=280@26", "--sizes", "about")
    assert load_plan(plan).sensitivity() == 0.4375  # half of 14/16 of the range
    assert release(plan, study, key, "--strata", str(tmp_path / "where.txt")) == 0
    predicate = predicate_of(tmp_path)
    assert predicate["result"]["snps"][0]["variant_id"] == f"rs{CAUSAL + 1}"
    assert predicate["trait"]["centres"] == [34, 26]
    assert [each["name"] for each in predicate["strata"]] == ["south", "north"]
    assert not any("n_participants" in each for each in predicate["strata"])
    assert "Whoever is in none of the strata adds nothing to a score." in " ".join(predicate["statements"])


def test_inside_strata_the_causal_snp_is_released_where_the_stratum_s_marker_was(
    tmp_path: Path, study: Path, key: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plan = new_plan(tmp_path, "--strata-sizes", *SIZES)
    assert release(plan, study, key, "--strata", str(tmp_path / "where.txt")) == 0
    predicate = predicate_of(tmp_path)
    assert predicate["result"]["snps"][0]["variant_id"] == f"rs{CAUSAL + 1}"
    assert predicate["strata"] == [
        {"name": "north", "n_cases": None, "n_controls": None, "n_participants": 300},
        {"name": "south", "n_cases": None, "n_controls": None, "n_participants": 99},
    ]
    assert predicate["sensitivity"] == 0.5
    assert len(predicate["result"]["centres"]) == 2
    said = " ".join(predicate["statements"])
    assert (
        "inside 2 strata, whose names and sizes are public: north (300 participants), south (99 participants)" in said
    )
    assert "replaced within their stratum" in said
    assert "case" not in said.replace("In no case", "")
    capsys.readouterr()
    # The same people without strata: another account's guarantee, which this one does not count.
    assert release(new_plan(tmp_path, "--participants", "399"), study, key) == 3
    assert "strata are not those of the study’s first release" in capsys.readouterr().err


def test_without_strata_the_marker_of_the_stratum_is_what_is_released(tmp_path: Path, study: Path, key: Path) -> None:
    assert release(new_plan(tmp_path, "--participants", "399"), study, key) == 0
    assert predicate_of(tmp_path)["result"]["snps"][0]["variant_id"] == f"rs{MARKER + 1}"


@pytest.mark.parametrize(
    ("sizes", "labels", "said"),
    [
        (("north=301", "south=98"), True, "has 300 participants in the stratum 'north', where the plan says 301"),
        (("north=300", "west=99"), True, "the label is no stratum of the plan"),
        (SIZES, False, "The plan has strata, and"),
        (("north=300", "south=98"), True, "has 399 participants, where the plan says 398"),
    ],
)
def test_strata_that_are_not_the_plan_s_are_refused_before_anything_is_spent(
    sizes: tuple[str, ...], labels: bool, said: str, tmp_path: Path, study: Path, key: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    plan = new_plan(tmp_path, "--strata-sizes", *sizes)
    assert release(plan, study, key, *(["--strata", str(tmp_path / "where.txt")] if labels else [])) == 2
    assert said in capsys.readouterr().err
    assert not (tmp_path / "l.gwasledger").exists()


def test_tables_have_a_row_for_each_stratum_that_adds_up_to_the_one_without(
    tmp_path: Path, study: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = [str(study), "--trait", str(tmp_path / "bmi.txt"), "--trait-range", "20", "36", *VALUES]
    both, whole = tmp_path / "both.tsv", tmp_path / "whole.tsv"
    assert main(["tables", *asked, "--out", str(both), "--strata", str(tmp_path / "where.txt"), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["strata"] == [
        {"name": "north", "n_participants": 300},
        {"name": "south", "n_participants": 99},
    ]
    assert main(["tables", *asked, "--out", str(whole)]) == 0
    rows, totals = (
        [line.split("\t") for line in path.read_text(encoding="utf-8").splitlines()[1:]] for path in (both, whole)
    )
    assert rows[0][:7] == ["chrom", "snp", "pos", "a1", "a2", "stratum", "people_0"]
    assert [row[5] for row in rows[1:3]] == ["north", "south"]
    sums = np.array([row[6:] for row in rows[1:]], dtype=int).reshape(N_SNPS, 2, -1).sum(axis=1)
    assert np.array_equal(sums, np.array([row[5:] for row in totals[1:]], dtype=int))


def test_a_forecast_of_strata_is_made_and_keeps_their_proportions(
    tmp_path: Path, key: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plan = new_plan(tmp_path, "--strata-sizes", *SIZES, "--r2", "0.2", "--candidate-snps", "50")
    capsys.readouterr()
    asked = ["--participants", "100", "399", "--studies", "4", "--jobs", "1", "--json"]
    assert main(["simulate", str(plan), "--out", str(tmp_path / "curve.csv"), *asked]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {point["n_participants"] for point in found["points"]} == {100, 399}
    out = tmp_path / "planning"
    assert main(["plan", "report", str(plan), "--key", str(key), "--out", str(out), "--studies", "4", "--no-pdf"]) == 0
    assert main(["verify", str(next(out.glob("*.json"))), "--key", str(tmp_path / "key.pub.pem")]) == 0


def test_another_study_of_the_plan_has_the_strata_that_are_named(tmp_path: Path) -> None:
    plan = load_plan(new_plan(tmp_path, "--strata-sizes", *SIZES))
    other = with_strata_sizes(plan, Namespace(strata_sizes=["east=40", "west=60"]))
    middle = other.design.trait.middle if other.design.trait is not None else 0.0
    assert [each.centre for each in other.design.strata] == [middle, middle], "from which means are measured"
    assert other.design.sizes == TraitSizes(strata=(40, 60), centres=(Fraction(1, 2),) * 2)
    assert other.design.n_people == 100
    assert with_strata_sizes(plan, Namespace(strata_sizes=None)) == plan
    with pytest.raises(InvalidInput, match="NAME=N"):
        with_strata_sizes(plan, Namespace(strata_sizes=["east=4:6"]))
