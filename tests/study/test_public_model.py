"""A public model's values: one person at a time, and neighbours of whole records move a score by half of the largest value at most."""

from __future__ import annotations

import itertools
import math
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.cli.main import main
from gwasprivacy.cli.people.assign_values import PREDICTS
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.study.file_answers import CaseCode
from gwasprivacy.study.public_model import Predicts, left_over, read_model
from gwasprivacy.study.tables import Variants
from gwasprivacy.study.trait import STEPS, Trait
from gwasprivacy.study.trait_tables import TraitTables

MODEL = "term\tcoefficient\nintercept\t-1\nage\t0.02\nage^2\t-0.0001\nsex=F\t0.5\n"
SOFT = "term coefficient\nage@40 0.25\nage@60 0.75\n"


def write(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def files(folder: Path, model: str = MODEL) -> tuple[Path, Path, Path]:
    return (
        write(folder, "p.txt", "FID IID y\na a 2\nb b 1\nc c -9\nd d 2\ne e 1\n"),
        write(folder, "m.tsv", model),
        write(folder, "c.txt", "FID IID sex age\nb b M 50\na a F 30\nc c F 44\nd d F NA\n"),
    )


def test_what_is_left_is_the_phenotype_less_what_the_model_expects(tmp_path: Path) -> None:
    phenotypes, model, covariates = files(tmp_path)
    found = left_over(
        phenotypes, read_model(model), Predicts.LOG_ODDS, case_code=CaseCode.TWO, covariates=covariates
    ).values
    of_a = -1 + 0.02 * 30 - 0.0001 * 900 + 0.5
    of_b = -1 + 0.02 * 50 - 0.0001 * 2500
    assert found[0] == pytest.approx(1 - 1 / (1 + math.exp(-of_a)), abs=1e-12)
    assert found[1] == pytest.approx(-1 / (1 + math.exp(-of_b)), abs=1e-12)
    assert np.isnan(found[2:]).all()  # no phenotype, no age, no line


@pytest.mark.parametrize(("intercept", "left"), [(10_000, (0.0, -1.0)), (-10_000, (1.0, 0.0))])
def test_whatever_the_log_odds_are_a_probability_follows(
    tmp_path: Path, intercept: int, left: tuple[float, float]
) -> None:
    phenotypes, model, covariates = files(tmp_path, MODEL.replace("-1\n", f"{intercept}\n", 1))
    found = left_over(
        phenotypes, read_model(model), Predicts.LOG_ODDS, case_code=CaseCode.TWO, covariates=covariates
    ).values
    assert found[:2].tolist() == pytest.approx(left, abs=1e-12)


@pytest.mark.parametrize(("age", "share"), [(20, 0.25), (40, 0.25), (45, 0.375), (55, 0.625), (90, 0.75)])
def test_between_two_soft_strata_somebody_belongs_to_both_in_part(tmp_path: Path, age: int, share: float) -> None:
    phenotypes = write(tmp_path, "p.fam", "a a 0 0 1 2\n")
    covariates = write(tmp_path, "c.txt", f"FID IID age\na a {age}\n")
    model = read_model(write(tmp_path, "m.tsv", SOFT))
    found = left_over(phenotypes, model, Predicts.SHARE, case_code=CaseCode.TWO, covariates=covariates)
    assert found.values[0] == pytest.approx(1 - share)


RECORDS = [(genotype, y, age) for genotype in (0, 1, 2, 3) for y in ("1", "2") for age in ("30", "52", "NA")]
"""Genotype (3: missing), phenotype, covariate: of whole records everything may change."""


def values_of(folder: Path) -> list[int | None]:
    """Steps of each record's value, by the program: None of who has none."""
    lines = "".join(f"{k} {k} {y}\n" for k, (_, y, _) in enumerate(RECORDS))
    ages = "".join(f"{k} {k} {age}\n" for k, (_, _, age) in enumerate(RECORDS))
    phenotypes = write(folder, "p.txt", f"FID IID y\n{lines}")
    covariates = write(folder, "c.txt", f"FID IID age\n{ages}")
    model = read_model(write(folder, "m.tsv", SOFT))
    found = left_over(phenotypes, model, Predicts.SHARE, case_code=CaseCode.TWO, covariates=covariates).values
    trait = Trait(low=-1, high=1, centre=0)
    return [None if math.isnan(value) else int(trait.counted(value)) for value in found.tolist()]


@pytest.mark.parametrize("name", ["tv", "ks", "tv-allelic"])
def test_whole_records_that_join_leave_or_change_move_a_score_by_what_is_claimed(name: str, tmp_path: Path) -> None:
    """Every study of up to three whole records, and every neighbour of it."""
    steps = values_of(tmp_path)
    variants = Variants(
        chrom=np.array(["1"], dtype=object),
        snp=np.array(["s"], dtype=object),
        pos=np.array([1]),
        a1=np.array(["A"], dtype=object),
        a2=np.array(["G"], dtype=object),
    )
    choice = ScoreChoice(name=name)
    centres = Trait(low=-1, high=1, centre=0).centres_of()
    scores: dict[tuple[int, ...], float] = {(): 0.0}
    sizes = None
    for n in (1, 2, 3):
        for people in itertools.combinations_with_replacement(range(len(RECORDS)), n):
            counted = [(RECORDS[each][0], steps[each]) for each in people if steps[each] is not None]
            if not counted:
                scores[people] = 0.0
                continue
            tables = TraitTables.of_people(
                np.array([[genotype] for genotype, _ in counted]),
                np.array([value for _, value in counted]),
                np.zeros(len(counted), dtype=np.int64),
                steps=STEPS,
                variants=variants,
                centres=centres,
            )
            sizes = tables.compared
            scores[people] = float(computed_scores(choice, tables)[0])
    assert sizes is not None
    joined = changed = 0.0
    for people in itertools.combinations_with_replacement(range(len(RECORDS)), 2):
        with_each = [scores[tuple(sorted((*people, other)))] for other in range(len(RECORDS))]
        joined = max(joined, *(abs(each - scores[people]) for each in with_each))
        changed = max(changed, max(with_each) - min(with_each))
    largest = 0.75  # a case of whom a quarter was expected, a control of whom three quarters were
    of_age_52 = 0.55
    assert max(abs(step - STEPS // 2) for step in steps if step is not None) * 2 / STEPS == pytest.approx(largest)
    assert of_age_52 < largest
    # In units of the range, which is 2: the plan's Δ is for values of −1 and 1, and nobody here moves a score farther than that person's own value.
    for found, neighbours in ((joined, Neighbours.ADD_REMOVE), (changed, Neighbours.REPLACE_ONE)):
        claimed = float(choice.score.sensitivity_of(sizes, neighbours))
        assert 0 < found <= claimed + 1e-12
        assert found >= claimed * largest * 0.9


@pytest.mark.parametrize(
    ("model", "said"),
    [
        ("age 0.1\n", "line 1: the first line"),
        ("term coefficient\nage\n", "line 2 is no term"),
        ("term coefficient\nage x\n", "line 2 is no term"),
        ("term coefficient\nage@old 1\n", "line 2 is no term"),
        ("term coefficient\nage 1\nage 1\n", "line 3: the term"),
        ("term coefficient\nage 1\nage=old 1\n", "line 3: 'age' has labels"),
        ("term coefficient\n", "has no terms"),
        ("term coefficient\nsex 1\n", "c.txt, line 3: a covariate that the model multiplies is no number"),
        ("term coefficient\nheight 1\n", "height"),
    ],
)
def test_what_is_no_model_is_refused_with_its_line_and_nothing_is_written(
    tmp_path: Path, model: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    phenotypes, table, covariates = files(tmp_path, model)
    out = tmp_path / "v.tsv"
    own = [
        "assign-values",
        phenotypes,
        "--model",
        table,
        "--predicts",
        "trait",
        "--covariates",
        covariates,
        "--out",
        out,
    ]
    assert main([*map(str, own)]) == 2
    assert said in capsys.readouterr().err
    assert not out.exists()


def test_the_command_says_what_a_case_is_and_writes_values_that_a_trait_takes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tuple(each.value for each in Predicts) == PREDICTS
    phenotypes, model, covariates = files(tmp_path)
    out = tmp_path / "v.tsv"
    own = ["assign-values", phenotypes, "--model", model, "--predicts", "log-odds", "--out", out]
    assert main([*map(str, own)]) == 2
    assert "what means a case" in capsys.readouterr().err
    assert main([*map(str, own), "--case-code", "2"]) == 2
    assert "needs the covariates" in capsys.readouterr().err
    assert main([*map(str, own), "--case-code", "2", "--covariates", str(covariates)]) == 0
    assert "5 people" in capsys.readouterr().out
    assert out.stat().st_mode & 0o077 == 0
    assert out.read_text(encoding="utf-8").splitlines()[3] == "c\tc\tNA"
