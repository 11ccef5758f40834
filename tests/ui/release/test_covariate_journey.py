"""The Release tab with a plan that names covariates: a study and a file of covariates lead to a signed report."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gwasprivacy.plan.plan import Plan
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.signing import generate_key, write_key_pair
from gwasprivacy.release.verify import verify_report
from gwasprivacy.study.covariates import Covariates
from gwasprivacy.ui.release.release_tab import ReleaseTab
from gwasprivacy.ui.release.words import Step
from gwasprivacy.ui.shell.document import PlanDocument
from tests.ui.dropped import drop
from tests.ui.release.release_window import N_CASES, N_CONTROLS, PASSPHRASE, answered_plan, until


@pytest.fixture
def plan() -> Plan:
    return answered_plan(covariates=Covariates.of(("age", "sex"), {"age": 10.0}))


@pytest.fixture
def covariates(study: Path) -> Path:
    rng = np.random.default_rng(1)
    people = [line.split()[:2] for line in study.with_suffix(".fam").read_text(encoding="utf-8").splitlines()]
    assert len(people) == N_CASES + N_CONTROLS
    rows = "".join(f"{fid} {iid} {rng.integers(30, 70)} {'MF'[k % 2]}\n" for k, (fid, iid) in enumerate(people))
    path = study.with_name("covariates.txt")
    path.write_text(f"FID IID age sex\n{rows}", encoding="utf-8")
    return path


def test_a_study_and_its_covariates_lead_to_a_signed_report(
    qtbot: QtBot, tab: ReleaseTab, study: Path, covariates: Path, tmp_path: Path, document: PlanDocument
) -> None:
    runner, step = tab.runner, tab.study_step
    assert step.covariates.isVisible()
    drop(step.place, study)
    until(qtbot, lambda: runner.study_error is not None)
    assert "file of covariates is missing" in step.error.text()
    assert step.error.remedy is not None
    assert step.error.remedy.text() == "Choose the file…"
    # Dropped where studies are dropped too: its first line says what it is.
    drop(step.place, covariates)
    until(qtbot, lambda: runner.step is Step.BUDGET and not runner.is_reading_ledger)
    assert step.covariates.place.path == covariates
    assert runner.source is not None
    assert runner.source.path == study
    assert "of the weight is kept" in step.notes.text()
    assert step.values["cases"].text() == str(N_CASES)

    ledger = tmp_path / "study.gwasledger"
    runner.set_ledger(ledger)
    until(qtbot, lambda: runner.step is Step.LEAVES)
    step.check.set_open(True)
    step.check.ask.click()
    until(qtbot, lambda: bool(step.check.result.text()) and not runner.is_reading_ledger)
    assert "in their cell of phenotype and covariates" in step.check.result.text()
    assert "age (in steps of 40)" in step.check.result.text()
    assert "cells of covariates" in Ledger(ledger).read().looks[0].what
    # One click takes the coarser grid, one undo takes it back; numbers of the other grid are gone with it.
    planned = document.plan
    coarse = step.check.grids[0]
    assert not coarse.isHidden()
    assert coarse.text() == "Plan with age (in steps of 20), sex"
    coarse.click()
    assert document.plan.design.covariates == Covariates.of(("age", "sex"), {"age": 20.0})
    assert not step.check.result.text()
    assert coarse.isHidden()
    document.undo_stack.undo()
    assert document.plan == planned

    key, public = write_key_pair(generate_key(), tmp_path / "officer", PASSPHRASE)
    until(qtbot, lambda: runner.step is Step.LEAVES)
    tab.published_step.go_on.click()
    runner.set_key(key)
    QTest.keyClicks(tab.confirm_step.passphrase, PASSPHRASE)
    tab.confirm_step.confirm.setChecked(True)
    tab.confirm_step.publish.click()
    until(qtbot, lambda: runner.done is not None)
    assert runner.done is not None
    assert verify_report(runner.done.report_path, public).valid
    assert runner.done.report.plan.design.covariates == document.plan.design.covariates


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("FID IID years\n", "has no covariate 'age'"),
        ("F1 I1 41 F\n", "no header"),
        ("FID IID age sex\nF1 I1 old F\n", "line 2: the covariate 'age' is no number"),
    ],
)
def test_a_wrong_file_is_named_with_what_is_wrong(
    qtbot: QtBot, tab: ReleaseTab, study: Path, covariates: Path, text: str, said: str
) -> None:
    step = tab.study_step
    covariates.write_text(text, encoding="utf-8")
    drop(step.covariates.place, covariates)
    tab.open_study(study)
    until(qtbot, lambda: tab.runner.study_error is not None)
    told = step.covariates.error.text() + step.error.text()
    assert "covariates.txt" in told
    assert said in told


def test_the_file_stays_while_the_plan_names_no_covariates_and_is_not_asked_for_then(
    qtbot: QtBot, tab: ReleaseTab, study: Path, covariates: Path, document: PlanDocument
) -> None:
    step = tab.study_step
    drop(step.covariates.place, covariates)
    tab.open_study(study)
    until(qtbot, lambda: tab.runner.prepared is not None)
    document.edit_design(covariates=None)
    until(qtbot, lambda: tab.runner.prepared is not None and "weight" not in step.notes.text())
    assert step.covariates.isHidden()
    document.undo_stack.undo()
    until(qtbot, lambda: tab.runner.prepared is not None and "weight" in step.notes.text())
    assert step.covariates.place.path == covariates
