"""How a file is read must hang on no one person in it, where the numbers of cases and controls are printed nowhere.

A coding, a delimiter or what a name means, if it is found from all lines together, can change for everybody when one person leaves.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.cli.error_words import error_line
from gwasprivacy.cli.main import main
from gwasprivacy.membership.secrets import Sizes
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.saved_plan import save_plan
from gwasprivacy.release.prepared import PreparedRelease
from gwasprivacy.study import phenotype
from gwasprivacy.study.file_answers import CaseCode
from gwasprivacy.study.formats.registry import open_study
from gwasprivacy.study.people_lists import read_people_lists
from gwasprivacy.study.strata import read_labels
from tests.privacy.sites_in_files import EVERYBODY, Group, texts, write_vcf
from tests.release.kind_plans import ATTACKERS
from tests.release.preparing import prepare_release
from tests.release.scene import genotypes, small_plan
from tests.study.make_plink import make_plink

CODES = ["2", *["1"] * 29, *["0"] * 10]
"""Of everybody: the first is the only case, the last ten have no phenotype."""


def study_of(folder: Path, codes: list[str], first: int = 0) -> tuple[Path, Path]:
    """Genotypes and phenotype file of everybody from the ``first`` on."""
    folder.mkdir()
    group = Group(names=EVERYBODY.names[first:], is_case=EVERYBODY.is_case[first:])
    sites = [(1000 * (i + 1), f"rs{i + 1}", "G", "A", texts(row[first:])) for i, row in enumerate(genotypes())]
    text = "".join(f"0 {name} {code}\n" for name, code in zip(group.names, codes[first:], strict=True))
    (folder / "pheno.txt").write_text(text, encoding="utf-8")
    return write_vcf(folder, sites, "1", group), folder / "pheno.txt"


def plan_of(sizes: Sizes, code: CaseCode | None) -> Plan:
    plan = small_plan()
    attacker = {Sizes.ABOUT: "unbounded", Sizes.TOTAL: "only the total", Sizes.ALL: "bounded"}[sizes]
    design = replace(plan.design, case_code=code, sites="fixed", n_cases=10)
    return replace(plan, adversary=ATTACKERS[attacker], design=design)


def prepared(folder: Path, plan: Plan, first: int) -> PreparedRelease:
    study, file = study_of(folder, CODES, first)
    return prepare_release(plan, study, name="small", phenotype=file)


def test_when_the_last_case_leaves_everybody_else_stays_what_they_were(tmp_path: Path) -> None:
    plan = plan_of(Sizes.ABOUT, CaseCode.TWO)
    with_case, without = (prepared(tmp_path / str(first), plan, first) for first in (0, 1))
    assert np.abs(with_case.scores - without.scores).max() <= plan.sensitivity() == 0.5
    assert with_case.notes == without.notes


def test_found_from_all_values_the_coding_would_flip_them_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the code for a case is for: without it the missing are controls and the controls cases, as soon as the case has left."""
    plan = plan_of(Sizes.ABOUT, CaseCode.TWO)
    told = phenotype._decode
    monkeypatch.setattr(
        phenotype, "_decode", lambda path, source, *rest: told(path, replace(source, case_code=None), *rest)
    )
    with_case, without = (prepared(tmp_path / str(first), plan, first) for first in (0, 1))
    assert np.abs(with_case.scores - without.scores).max() > 3 * plan.sensitivity()


@pytest.mark.parametrize("sizes", [Sizes.ABOUT, Sizes.TOTAL])
@pytest.mark.parametrize("codes", ["12", "01"])
def test_a_release_of_secret_sizes_needs_the_code_whatever_the_values_are(
    tmp_path: Path, sizes: Sizes, codes: str
) -> None:
    study, file = study_of(tmp_path / "study", [codes[i % 2] for i in range(len(CODES))])
    with pytest.raises(InvalidInput) as caught:
        prepare_release(plan_of(sizes, None), study, name="small", phenotype=file)
    assert caught.value.code == "phenotype.case-code-needed"
    assert "--case-code" in error_line(caught.value)
    if sizes is Sizes.ABOUT:  # the total is compared with the plan's
        prepare_release(plan_of(sizes, CaseCode(codes[1])), study, name="small", phenotype=file)


def test_where_sizes_are_public_the_values_tell(tmp_path: Path) -> None:
    study, file = study_of(tmp_path / "study", ["2"] * 20 + ["1"] * 20)
    plan = plan_of(Sizes.ALL, None)
    prepare_release(replace(plan, design=replace(plan.design, n_cases=20)), study, name="small", phenotype=file)


@pytest.mark.parametrize(
    ("code", "text", "is_case"),
    [
        (CaseCode.TWO, "1 1 1 1", [False] * 4),
        (CaseCode.ONE, "1 1 1 1", [True] * 4),
        (CaseCode.TWO, "0 1 1 2", [False, False, True]),
        (CaseCode.ONE, "0 1 1 0", [False, True, True, False]),
        (CaseCode.ONE, "0 1 -9 0", [False, True, False]),
    ],
)
def test_a_code_for_a_case_says_what_every_value_means(
    tmp_path: Path, code: CaseCode, text: str, is_case: list[bool]
) -> None:
    prefix = make_plink(tmp_path, [[0, 1, 2, 0]], [True] * 4)
    file = tmp_path / "pheno.txt"
    file.write_text("".join(f"F{i} I{i} {value}\n" for i, value in enumerate(text.split(), 1)), encoding="utf-8")
    study = open_study(prefix, phenotype=file, case_code=code, leave_out=True, size_is_secret=True)
    assert study.people is not None
    assert study.people.is_case.tolist() == is_case


def test_a_2_where_1_means_a_case_is_told_by_its_line(tmp_path: Path) -> None:
    prefix = make_plink(tmp_path, [[0, 1, 2, 0]], [True] * 4)
    file = tmp_path / "pheno.txt"
    file.write_text("F1 I1 0\nF2 I2 1\nF3 I3 2\nF4 I4 1\n", encoding="utf-8")
    with pytest.raises(InvalidInput, match="line 3: the phenotype is not 0/1"):
        open_study(prefix, phenotype=file, case_code=CaseCode.ONE)


def test_a_fam_is_coded_by_its_format(tmp_path: Path) -> None:
    prefix = make_plink(tmp_path, [[0, 1, 2, 0]], [True, False, True, False])
    assert open_study(prefix, case_code=CaseCode.TWO, size_is_secret=True).n_cases == 2
    with pytest.raises(InvalidInput, match="2 means a case, and 1 was said to"):
        open_study(prefix, case_code=CaseCode.ONE)


def test_a_table_says_of_a_phenotype_file_that_nobody_said_what_means_a_case(tmp_path: Path) -> None:
    study, file = study_of(tmp_path / "study", ["2"] * 20 + ["1"] * 20)
    found, told = tmp_path / "found.tsv", tmp_path / "told.tsv"
    words = ["tables", str(study), "--phenotype", str(file), "--out"]
    assert main([*words, str(found)]) == 0
    assert main([*words, str(told), "--case-code", "2"]) == 0
    assert found.read_text(encoding="utf-8").partition("\n")[2] == told.read_text(encoding="utf-8").partition("\n")[2]
    open_study(found)
    open_study(told, size_is_secret=True)
    with pytest.raises(InvalidInput, match="nobody said what means a case"):
        open_study(found, size_is_secret=True)


def test_a_table_is_counted_when_the_last_case_has_left(tmp_path: Path) -> None:
    study, file = study_of(tmp_path / "study", CODES, 1)
    table = tmp_path / "t.tsv"
    words = ["tables", str(study), "--phenotype", str(file), "--without-phenotype", "leave-out", "--out", str(table)]
    assert main([*words, "--case-code", "2"]) == 0
    opened = open_study(table, size_is_secret=True)
    assert (opened.n_cases, opened.n_controls) == (0, 29)


@pytest.mark.parametrize("option", [[], ["--case-code", "2"]])
def test_the_command_line_takes_the_code_and_names_it_where_it_is_missing(
    tmp_path: Path, option: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    study, file = study_of(tmp_path / "study", CODES)
    path = tmp_path / "p.gwasplan"
    save_plan(plan_of(Sizes.ABOUT, None), path)
    words = ["release", str(path), "--study", str(study), "--ledger", str(tmp_path / "l.gwasledger"), "--dry-run"]
    code = main([*words, "--phenotype", str(file), *option])
    said = capsys.readouterr()
    assert code == (0 if option else 2)
    assert ("--case-code" in said.err) is not bool(option)


# ------------------------------------------------------------------------------------------------- names and delimiters


def test_one_person_with_a_family_changes_nobody_elses_name(tmp_path: Path) -> None:
    """As in a .sample file where many write a person's one name twice: each line beside it is about its own person."""
    iid = ["A", "B", "C"]
    for fid in (["0", "0", "0"], ["0", "0", "F"]):
        values = tmp_path / "values.txt"
        values.write_text(f"A A 1\n0 B 2\n{fid[2]} C 1\n", encoding="utf-8")
        read, _ = phenotype.read_phenotypes(values, phenotype.StatusSource(), fid, iid)
        assert read.is_case.tolist() == [False, True, False]
        keep = tmp_path / "keep.txt"
        keep.write_text("A A\nX B\n", encoding="utf-8")
        lists = read_people_lists(keep, None)
        assert lists is not None
        assert lists.of_people(fid, iid).here.tolist() == [True, True, False]
        labels = tmp_path / "labels.txt"
        labels.write_text(f"A A north\n0 B south\n{fid[2]} C north\n", encoding="utf-8")
        _, stratum = read_labels(labels).of_people(fid, iid, np.ones(3, bool))
        assert stratum.tolist() == [0, 1, 0]


@pytest.mark.parametrize("first", ["A A north", "A\tA\tnorth"])
def test_the_first_persons_delimiter_changes_nobody_elses_label(tmp_path: Path, first: str) -> None:
    labels = tmp_path / "labels.txt"
    labels.write_text(f"{first}\nB B south\nC\tC\tnorth\n", encoding="utf-8")
    _, stratum = read_labels(labels).of_people(["0"] * 3, ["A", "B", "C"], np.ones(3, bool))
    assert stratum.tolist() == [0, 1, 0]
