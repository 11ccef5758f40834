"""A trait's public range, and reading everybody's value of it."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.base.errors import InvalidInput, InvalidPlan
from gwasprivacy.study.trait import STEPS, Trait
from gwasprivacy.study.trait_values import MINUS_NINE_IS_A_VALUE, read_trait

RANGE = Trait(low=0.0, high=10.0, name="BMI")
FID, IID = ["F1", "F2", "F3"], ["I1", "I2", "I3"]


def written(folder: Path, *values: str, header: str = "") -> Path:
    path = folder / "trait.txt"
    lines = [f"F{i} I{i} {value}" for i, value in enumerate(values, start=1) if value]
    path.write_text(header + "".join(line + "\n" for line in lines), encoding="utf-8")
    return path


def test_a_value_beyond_the_range_counts_as_its_end_and_one_inside_in_thousandths(tmp_path: Path) -> None:
    found = read_trait(written(tmp_path, "-3.5", "99", "2.5"), FID, IID, RANGE)
    assert found.steps.tolist() == [0, STEPS, 250]
    assert found.takes_part.all()


def test_a_value_is_rounded_to_the_nearest_step_halves_upwards() -> None:
    assert RANGE.counted([0.0049, 0.005, 0.0151, 9.9951]).tolist() == [0, 1, 2, STEPS]


def test_a_range_by_mean_and_sd_is_symmetric_about_the_mean() -> None:
    trait = Trait.by_sd(170.0, 8.0, 1.5)
    assert (trait.low, trait.high) == (158.0, 182.0)
    assert trait.limits_in_sd == (-1.5, 1.5)


def test_a_range_alone_is_taken_as_two_sds_each_way_in_forecasts() -> None:
    assert RANGE.limits_in_sd == (-2.0, 2.0)


@pytest.mark.parametrize("value", ["inf", "-inf", "nan1", "tall", "1,5", "1_000", "0x10", "1e999"])
def test_what_is_no_finite_number_is_refused_with_its_line(tmp_path: Path, value: str) -> None:
    with pytest.raises(InvalidInput) as caught:
        read_trait(written(tmp_path, "1", value, "2"), FID, IID, RANGE)
    assert caught.value.code == "trait.not-a-number"
    assert "line 2" in str(caught.value)
    assert value not in str(caught.value)


@pytest.mark.parametrize("value", ["NA", "nan", "-9", ".", "none"])
def test_a_missing_value_is_refused_or_leaves_the_person_out(tmp_path: Path, value: str) -> None:
    path = written(tmp_path, "1", value, "2", header="FID IID BMI\n")
    with pytest.raises(InvalidInput) as caught:
        read_trait(path, FID, IID, RANGE)
    assert caught.value.code == "phenotype.missing"
    assert "line 3" in str(caught.value)
    found = read_trait(path, FID, IID, RANGE, leave_out=True)
    assert found.takes_part.tolist() == [True, False, True]
    assert found.steps.tolist() == [100, 0, 200]
    assert any("One person without a value" in note for note in found.notes)


def test_somebody_who_is_not_in_the_file_is_missing(tmp_path: Path) -> None:
    path = written(tmp_path, "1", "", "2")
    with pytest.raises(InvalidInput) as caught:
        read_trait(path, FID, IID, RANGE)
    assert caught.value.code == "phenotype.person-missing"
    assert read_trait(path, FID, IID, RANGE, leave_out=True).takes_part.tolist() == [True, False, True]


def test_a_person_twice_and_a_stranger_are_refused(tmp_path: Path) -> None:
    path = written(tmp_path, "1", "2", "3")
    path.write_text(path.read_text(encoding="utf-8") + "F1 I1 4\n", encoding="utf-8")
    with pytest.raises(InvalidInput) as caught:
        read_trait(path, FID, IID, RANGE)
    assert caught.value.code == "phenotype.twice"
    with pytest.raises(InvalidInput) as caught:
        read_trait(written(tmp_path, "1", "2", "3", "4"), FID, IID, RANGE)
    assert caught.value.code == "phenotype.unknown-person"


def test_minus_nine_is_a_value_where_the_range_contains_it(tmp_path: Path) -> None:
    """A refusal would tell of whoever has it, and their value may be the secret."""
    wide = Trait(low=-20.0, high=20.0)
    nine = read_trait(written(tmp_path, "1", "-9", "2"), FID, IID, wide)
    assert nine.steps.tolist() == [525, 275, 550]
    assert nine.notes == (MINUS_NINE_IS_A_VALUE,)
    assert read_trait(written(tmp_path, "1", "8", "2"), FID, IID, wide).notes == nine.notes
    with pytest.raises(InvalidInput) as caught:
        read_trait(written(tmp_path, "1", "-9", "2"), FID, IID, RANGE)
    assert caught.value.code == "phenotype.missing"


def test_a_column_is_chosen_by_its_name(tmp_path: Path) -> None:
    path = tmp_path / "traits.txt"
    path.write_text("#FID IID BMI height\nF1 I1 1 8\nF2 I2 2 9\nF3 I3 3 7\n", encoding="utf-8")
    assert read_trait(path, FID, IID, RANGE, name="height").steps.tolist() == [800, 900, 700]
    with pytest.raises(InvalidInput) as caught:
        read_trait(path, FID, IID, RANGE)
    assert caught.value.code == "phenotype.several-columns"


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"low": 1.0, "high": 1.0}, "high"),
        ({"low": 2.0, "high": 1.0}, "high"),
        ({"low": float("nan"), "high": 1.0}, "low"),
        ({"low": 0.0, "high": float("inf")}, "high"),
        ({"low": 0.0, "high": 1.0, "name": ""}, "name"),
        ({"low": 0.0, "high": 1.0, "mean": 0.5}, "sd"),
        ({"low": 0.0, "high": 1.0, "mean": 0.5, "sd": 0.0, "clip_sd": 1.0}, "sd"),
        ({"low": 0.0, "high": 1.0, "mean": 0.5, "sd": 0.5, "clip_sd": 2.0}, "low"),
        ({"low": 0.0, "high": 1.0, "covariates": " "}, "covariates"),
    ],
)
def test_a_range_that_is_none_is_refused_at_its_field(fields: dict[str, object], field: str) -> None:
    with pytest.raises(InvalidPlan) as caught:
        Trait(**fields)  # type: ignore[arg-type]
    assert caught.value.field == f"design.trait.{field}"


def test_a_trait_is_read_as_it_was_written() -> None:
    for trait in (RANGE, Trait.by_sd(0.0, 1.0, 0.5, name="HbA1c", covariates="age and sex, coefficients of KORA")):
        assert Trait.from_json(trait.to_json()) == trait


def test_replacing_one_person_changes_no_other_person_s_number() -> None:
    values = np.array([3.0, 4.0, 9.0])
    other = values.copy()
    other[2] = 1e9
    assert (RANGE.counted(values) == RANGE.counted(other)).tolist() == [True, True, False]
