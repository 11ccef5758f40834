"""Phenotype files: both codings, columns by name, and every way to get them wrong."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.cli.error_words import error_line
from gwasprivacy.study.counted_study import count_tables
from gwasprivacy.study.file_answers import CaseCode
from gwasprivacy.study.formats.registry import open_study
from gwasprivacy.study.phenotype import ONE_TWO, PHENOTYPE_MISSING, ZERO_ONE, may_hold_status, may_hold_values
from tests.study.make_plink import make_plink

PEOPLE = [("F1", "A"), ("F1", "B"), ("F2", "A"), ("F3", "C")]


@pytest.fixture
def prefix(tmp_path: Path) -> Path:
    return make_plink(tmp_path, [[0, 1, 2, 0]], [True] * 4, people=PEOPLE, phenotype=["-9"] * 4)


def opened(prefix: Path, text: str, name: str | None = None) -> tuple[list[bool], tuple[str, ...]]:
    file = prefix.with_name("pheno.txt")
    file.write_text(text, encoding="utf-8")
    study = open_study(prefix, phenotype=file, phenotype_name=name)
    assert study.people is not None
    return study.people.is_case.tolist(), study.notes


def complaint(prefix: Path, text: str, name: str | None = None) -> str:
    with pytest.raises(InvalidInput) as caught:
        opened(prefix, text, name)
    message = str(caught.value)
    assert "\n" not in message
    assert not any(name in message for name in ("F1", "F2", "F3", "F9"))
    return message


WANTED = [False, True, True, False]


@pytest.mark.parametrize(("codes", "note"), [("12", ONE_TWO), ("01", ZERO_ONE)])
@pytest.mark.parametrize("header", ["", "FID IID ill\n", "#FID\tIID\till\n", "fid iid x\n"])
def test_both_codings_are_found_and_stated_with_and_without_a_header(
    prefix: Path, codes: str, note: str, header: str
) -> None:
    lines = [f"{fid} {iid}\t{codes[case]}\n" for (fid, iid), case in zip(PEOPLE, WANTED, strict=True)]
    assert opened(prefix, header + "".join(lines)) == (WANTED, (note,))
    assert opened(prefix, header + "".join(reversed(lines))) == (WANTED, (note,))  # any order


def test_a_column_is_chosen_by_name(prefix: Path) -> None:
    text = "FID IID one two\nF1 A 1 0\nF1 B 2 1\nF2 A 2 0\nF3 C 1 1\n"
    assert opened(prefix, text, "one") == (WANTED, (ONE_TWO,))
    assert opened(prefix, text, "two") == ([False, True, False, True], (ZERO_ONE,))
    assert "several phenotype columns" in complaint(prefix, text)
    assert "one, two" in complaint(prefix, text)
    assert "no phenotype column three" in complaint(prefix, text, "three")
    assert "no header" in complaint(prefix, text.split("\n", 1)[1], "one")
    assert "several phenotype columns and no header" in complaint(prefix, text.split("\n", 1)[1])


GOOD = "F1 A 1\nF1 B 2\nF2 A 2\nF3 C 1\n"
BROKEN = {
    "a missing value": (GOOD.replace("F2 A 2", "F2 A -9"), "line 3: the phenotype is missing"),
    "a missing value in words": (GOOD.replace("F2 A 2", "F2 A NA"), "line 3: the phenotype is missing"),
    "a 0 in a 1/2 coding": (GOOD.replace("F3 C 1", "F3 C 0"), "line 4: the phenotype is missing"),
    "a measurement": (GOOD.replace("F1 B 2", "F1 B 1.7"), "line 2: the phenotype is not 0/1 or 1/2"),
    "somebody unknown": (GOOD + "F9 Z 1\n", "line 5: this person is not in the study"),
    "family and person exchanged": (GOOD.replace("F3 C", "C F3"), "line 4: this person is not in the study"),
    "somebody twice": (GOOD + "F1 A 1\n", "line 5: the person of line 1 again"),
    "somebody left out": (GOOD.replace("F2 A 2\n", ""), "person 3 of the study is not in it"),
    "a short line": (GOOD.replace("F1 B 2", "F1 B"), "line 2: the number of columns is 2,"),
    "no phenotype at all": ("F1 A\nF1 B\n", "line 1: no phenotype column"),
    "an empty file": ("", "is empty"),
    "empty lines": ("\n\n", "names nobody"),
    "cases only": (GOOD.replace(" 1\n", " 2\n"), "there are no controls"),
    "controls only, coded 1": (GOOD.replace(" 2\n", " 1\n"), "there are no cases"),
    "controls only, coded 0": (GOOD.replace(" 2\n", " 0\n").replace(" 1\n", " 0\n"), "there are no cases"),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_phenotype_file_is_told_by_line_and_names_nobody(prefix: Path, kind: str) -> None:
    text, words = BROKEN[kind]
    assert words in complaint(prefix, text)


def test_the_files_own_phenotype_is_not_looked_at_when_another_is_given(prefix: Path) -> None:
    with pytest.raises(InvalidInput) as caught:
        open_study(prefix)
    assert caught.value.code == "fam.phenotype-missing"
    assert "--phenotype FILE" in error_line(caught.value)
    assert opened(prefix, GOOD)[0] == WANTED


WITHOUT_ONE = {
    "-9": GOOD.replace("F2 A 2", "F2 A -9"),
    "NA": GOOD.replace("F2 A 2", "F2 A NA"),
    "no line": BROKEN["somebody left out"][0],
}


@pytest.mark.parametrize("kind", [*WITHOUT_ONE, "column 6"])
def test_people_without_a_phenotype_can_be_left_out_and_then_the_study_is_that_of_the_others(
    tmp_path: Path, kind: str
) -> None:
    calls = np.array([[0, 1, 2, 3], [2, 2, 1, 0]])
    own = ["1", "2", "-9", "1"] if kind == "column 6" else ["-9"] * 4
    prefix = make_plink(tmp_path, calls, [True] * 4, people=PEOPLE, phenotype=own)
    file = None if kind == "column 6" else tmp_path / "pheno.txt"
    if file is not None:
        file.write_text(WITHOUT_ONE[kind], encoding="utf-8")
    with pytest.raises(InvalidInput) as caught:
        open_study(prefix, phenotype=file)
    assert caught.value.code in PHENOTYPE_MISSING
    assert caught.value.values["n"] == 1
    assert "--without-phenotype leave-out" in error_line(caught.value)
    study = open_study(prefix, phenotype=file, leave_out=True)
    here = [0, 1, 3]
    others = make_plink(tmp_path, calls[:, here], [False, True, False], people=[PEOPLE[i] for i in here], name="others")
    wanted = open_study(others)
    assert study.people is not None
    assert wanted.people is not None
    assert study.people.iid.tolist() == wanted.people.iid.tolist()
    assert study.people.is_case.tolist() == wanted.people.is_case.tolist()
    np.testing.assert_array_equal(study.count_calls(), wanted.count_calls())
    assert "One person without a phenotype is left out." in study.notes


def test_leaving_people_out_forgives_no_other_fault_of_a_phenotype(prefix: Path) -> None:
    for kind in ("a measurement", "somebody unknown", "somebody twice", "cases only"):
        file = prefix.with_name("pheno.txt")
        file.write_text(BROKEN[kind][0], encoding="utf-8")
        with pytest.raises(InvalidInput, match=BROKEN[kind][1]):
            open_study(prefix, phenotype=file, leave_out=True)


@pytest.mark.parametrize(
    ("header", "line", "of_cases", "of_trait"),
    [
        ("FID IID status", "F A 2", True, True),
        ("#FID IID pheno1 AGE", "F A NA 54", True, True),
        ("FID IID ldl", "F A 3.71", False, True),
        ("FID IID SEX AGE PC1", "F A 1 54 0.013", False, True),
        ("FID IID sex", "F A 1", False, True),
        ("FID IID", "F A", False, False),
        ("name value", "A 2", False, False),
    ],
)
def test_a_dropped_file_of_covariates_is_not_taken_for_phenotypes_of_cases(
    tmp_path: Path, header: str, line: str, of_cases: bool, of_trait: bool
) -> None:
    file = tmp_path / "people.txt"
    file.write_text(f"{header}\n{line}\n", encoding="utf-8")
    assert may_hold_status(file) is of_cases
    assert may_hold_values(file) is of_trait
    assert not may_hold_status(tmp_path / "missing.txt")


@pytest.mark.parametrize("gone", ["cases", "controls"])
@pytest.mark.parametrize("coding", ["fam", "0/1"])
def test_where_the_size_is_secret_the_last_case_may_leave(tmp_path: Path, coding: str, gone: str) -> None:
    """A refusal would tell of that person."""
    left = "1" if gone == "cases" else "2"
    prefix = make_plink(tmp_path, [[0, 1, 2, 0]], [True] * 4, phenotype=[left] * 4)
    phenotype = None
    if coding == "0/1":
        phenotype = tmp_path / "pheno.txt"
        phenotype.write_text("".join(f"F{i} I{i} {int(left) - 1}\n" for i in range(1, 5)), encoding="utf-8")
    with pytest.raises(InvalidInput, match="there are no c"):
        open_study(prefix, phenotype=phenotype)
    code = CaseCode.TWO if phenotype is None else CaseCode.ONE
    study = open_study(prefix, phenotype=phenotype, case_code=code, size_is_secret=True)
    assert (study.n_cases, study.n_controls) == ((0, 4) if gone == "cases" else (4, 0))
    assert count_tables(study).tables.counts.sum() == 4
