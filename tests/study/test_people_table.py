"""The same people's phenotypes, values, labels and covariates, in each form that the field's programs write."""

from __future__ import annotations

from pathlib import Path

import pytest

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.study.phenotype import StatusSource, columns_of_people, may_hold_status, read_phenotypes
from gwasprivacy.study.strata import label_columns, read_labels
from gwasprivacy.study.trait import Trait
from gwasprivacy.study.trait_values import read_trait

FID, IID = ["F1", "F2", "0"], ["a", "b", "c"]
ROWS = [("F2", "b", "35", "0", "21.5"), ("F1", "a", "40", "1", "23"), ("0", "c", "51", "1", "NA")]
NAMES = ["age", "disease", "bmi"]


def table(*head: str, row: str = "{fid} {iid} {cells}") -> str:
    lines = (row.format(fid=fid, iid=iid, cells=" ".join(cells)) for fid, iid, *cells in ROWS)
    return "\n".join([*head, *lines]) + "\n"


FORMS = {
    "plain": table("FID IID age disease bmi"),
    "regenie": table("FID IID age disease bmi").replace(" ", "\t"),
    "plink2": table("##a comment", "#FID IID age disease bmi"),
    "plink2 with SID": table("#FID IID SID age disease bmi", row="{fid} {iid} 1 {cells}"),
    "plink2 of IIDs": table("#IID age disease bmi", row="{iid} {cells}"),
    "oxford": table("ID_1 ID_2 missing age disease bmi", "0 0 0 C B P", row="{fid} {iid} 0.02 {cells}"),
}


@pytest.mark.parametrize("form", FORMS)
def test_every_form_says_the_same_of_everybody(tmp_path: Path, form: str) -> None:
    path = tmp_path / "people.sample"
    path.write_text(FORMS[form], encoding="utf-8")
    assert label_columns(path) == tuple(NAMES)
    assert may_hold_status(path)
    found, _ = read_phenotypes(path, StatusSource(file=path, column="disease"), FID, IID)
    assert found.is_case.tolist() == [True, False, True]
    trait = Trait(low=20, high=30)
    values = read_trait(path, FID, IID, trait, name="bmi", leave_out=True)
    assert values.steps.tolist() == [300, 150, 0]
    assert values.takes_part.tolist() == [True, True, False]
    (age, bmi), _ = columns_of_people(path, FID, IID, ("age", "bmi"))
    assert (age, bmi) == (["40", "35", "51"], ["23", "21.5", "NA"])
    labels = read_labels(path, columns=("disease",))
    names, stratum = labels.of_people(FID, IID, found.takes_part)
    assert (names, stratum.tolist()) == (("0", "1"), [1, 0, 1])


def test_an_oxford_file_says_itself_which_column_is_the_phenotype(tmp_path: Path) -> None:
    path = tmp_path / "one.sample"
    path.write_text(FORMS["oxford"].replace("C B P", "C B D"), encoding="utf-8")
    found, _ = read_phenotypes(path, StatusSource(file=path), FID, IID)
    assert found.is_case.tolist() == [True, False, True]
    path.write_text(FORMS["oxford"].replace("C B P", "C D D"), encoding="utf-8")
    assert may_hold_status(path)  # it names no phenotype, so any column may be one
    with pytest.raises(InvalidInput) as caught:
        read_phenotypes(path, StatusSource(file=path), FID, IID)
    assert caught.value.code == "phenotype.several-columns"


def test_an_oxford_file_without_its_second_line_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "cut.sample"
    path.write_text(FORMS["oxford"].replace("0 0 0 C B P\n", ""), encoding="utf-8")
    with pytest.raises(InvalidInput) as caught:
        read_phenotypes(path, StatusSource(file=path, column="disease"), FID, IID)
    assert caught.value.code == "sample.header"


def test_an_iid_that_two_people_have_names_nobody(tmp_path: Path) -> None:
    path = tmp_path / "iids.txt"
    path.write_text("#IID disease\na 1\nb 0\n", encoding="utf-8")
    with pytest.raises(InvalidInput) as caught:
        read_phenotypes(path, StatusSource(file=path), ["F1", "F2", "F3"], ["a", "b", "a"])
    assert (caught.value.code, caught.value.values["line"]) == ("phenotype.two-people", 2)
