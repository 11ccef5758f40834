"""A phenotype file is opened by the window, which asks what means a case where the numbers of cases and controls are secret."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gwasprivacy.plan.plan import Plan, ReleaseChoices
from gwasprivacy.plan.saved_plan import new_plan
from gwasprivacy.study.design import GenotypeFilter, StudyDesign
from gwasprivacy.study.file_answers import CaseCode
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner
from tests.release.kind_plans import ATTACKERS
from tests.study.make_plink import make_plink
from tests.ui.release.release_window import press, shown_tab, until


@pytest.fixture
def plan() -> Plan:
    made = new_plan(
        title="Coded",
        design=StudyDesign(n_cases=3, n_controls=3, genotype_filter=GenotypeFilter.NONE),
        release=ReleaseChoices(mechanism="permute-and-flip", n_snps=1),
    )
    return replace(made, adversary=ATTACKERS["unbounded"])


def test_what_means_a_case_is_asked_and_kept_in_the_plan(
    qtbot: QtBot, document: PlanDocument, jobs: JobRunner, tmp_path: Path
) -> None:
    study = make_plink(tmp_path, [[0, 1, 2, 0, 1, 2]], [True] * 6, phenotype=["-9"] * 6)
    file = tmp_path / "pheno.txt"
    file.write_text("".join(f"F{i} I{i} {i % 2}\n" for i in range(1, 7)), encoding="utf-8")
    tab = shown_tab(qtbot, document, jobs)
    step = tab.study_step
    assert not step.case_code.isVisible()
    step.phenotype.place.show_path(file)
    step._picked(study.with_suffix(".bed"))
    until(qtbot, lambda: tab.runner.study_error is not None)
    assert tab.runner.study_error is not None
    assert tab.runner.study_error.code == "phenotype.case-code-needed"
    step.more.set_open(True)
    assert step.case_code.isVisible()
    assert not any(radio.isChecked() for radio in step.case_code.answers.radios.values())
    press(step.case_code.answers.radios[CaseCode.ONE])
    until(qtbot, lambda: tab.runner.facts is not None)
    assert document.plan.design.case_code is CaseCode.ONE
    assert tab.runner.facts is not None
    assert (tab.runner.facts.n_cases, tab.runner.facts.n_controls) == (3, 3)
