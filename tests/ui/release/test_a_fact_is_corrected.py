"""A refusal about a fact that another step asks for: its button leads there, also before that step's turn."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gwasprivacy.base.errors import PrivacyRefusal
from gwasprivacy.plan.plan import Plan
from gwasprivacy.study.design import GenomeBuild
from gwasprivacy.study.genome_build import KNOWN
from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.release.step_card import StepState
from gwasprivacy.ui.release.words import Step
from gwasprivacy.ui.shell.document import PlanDocument
from tests.ui.release.release_window import answered_plan, study_for, until


@pytest.fixture
def plan() -> Plan:
    return answered_plan(genome_build=GenomeBuild.GRCH38)


@pytest.fixture
def study(tmp_path: Path) -> Path:
    """One of its SNPs is known, and where it is in GRCh37."""
    study = study_for(tmp_path, "study")
    bim = study.with_suffix(".bim")
    lines = bim.read_text(encoding="utf-8").splitlines()
    chromosome, position, _ = KNOWN["rs6025"]
    lines[0] = "\t".join((str(chromosome), "rs6025", "0", str(position), *lines[0].split()[4:]))
    bim.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return study


def test_another_genome_build_is_corrected_from_the_refusal(
    qtbot: QtBot, window: MainWindow, document: PlanDocument, study: Path
) -> None:
    window.show_tab(2)
    tab = window.release_tab
    tab.open_study(study)
    until(qtbot, lambda: tab.study_step.state is StepState.PROBLEM)
    error = tab.study_step.error
    assert "genome build GRCh38" in error.text()
    assert tab.published_step.state is StepState.AHEAD  # its header cannot be pressed
    assert error.remedy is not None
    assert error.remedy.text() == "Choose the genome build"
    error.remedy.click()
    assert tab.published_step.is_open
    QApplication.processEvents()
    build = tab.published_step.facts.fields["design.genome_build"]
    assert build.isVisible()
    assert window.focusWidget() is build
    QTest.keyClicks(build, "GRCh37")
    assert document.plan.design.genome_build is GenomeBuild.GRCH37
    until(qtbot, lambda: tab.runner.step is Step.BUDGET)
    assert error.isHidden()


def test_the_genome_build_of_the_positions_is_offered_where_none_is_stated(
    qtbot: QtBot, window: MainWindow, document: PlanDocument, study: Path
) -> None:
    document.edit_design(genome_build=None)
    window.show_tab(2)
    step = window.release_tab.study_step
    window.release_tab.open_study(study)
    until(qtbot, lambda: step.state is StepState.DONE)
    assert "The positions fit GRCh37." in step.notes.text()
    assert not step.state_build.isHidden()
    step.state_build.click()
    assert document.plan.design.genome_build is GenomeBuild.GRCH37
    assert step.state_build.isHidden()


def test_a_study_without_a_name_is_named_from_the_refusal(window: MainWindow) -> None:
    window.show_tab(2)
    tab = window.release_tab
    refusal = PrivacyRefusal("test.no-name", words="It has no name.", remedy="name-study")
    step = tab.confirm_step
    step.show_state(step.state, "", opened=True)
    step.error.show_error(refusal)
    assert step.error.remedy is not None
    step.error.remedy.click()
    assert window.tabs.currentIndex() == 2
    assert window.focusWidget() is tab.study_step.title_field
