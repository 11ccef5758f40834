"""Opening a study of another number of SNPs: no sentence beside its release is of the study that the plan imagined."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.plan.plan import Plan
from gwasprivacy.study.formats import plain_bim
from gwasprivacy.ui.job_status import JobStatus
from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.release.release_tab import ReleaseTab
from gwasprivacy.ui.shell.document import PlanDocument
from tests.release.scene import Scene
from tests.ui.release.release_window import until

N_PLANNED, N_HERE = 5_000, 30


@pytest.fixture
def plan(scene: Scene) -> Plan:
    return replace(scene.plan, scenario=Scenario(n_snps=N_PLANNED, n_studies=20))


@pytest.fixture
def tab(qtbot: QtBot, window: MainWindow, scene: Scene) -> Iterator[ReleaseTab]:
    window.show_tab(2)
    tab = window.release_tab
    tab.open_study(scene.study)
    until(qtbot, lambda: tab.runner.study_is_ready and tab.forecast.words.startswith("With"))
    yield tab
    # pytest-qt has closed the window by now; where it is gone, nobody waits for the ledger any more.
    until(qtbot, lambda: not isValid(tab) or not tab.runner.is_reading_ledger)


def test_the_sentence_on_top_is_of_the_open_study_and_names_its_candidates(tab: ReleaseTab, window: MainWindow) -> None:
    window.tabs.calibration.headline_changed.emit(
        "With 40 people both causal SNPs are published with over 99 % probability."
    )
    assert "over 99 %" not in window.sentence.text()
    assert "With 40 participants and 30 candidate SNPs" in window.sentence.text()


def test_one_undoable_step_makes_the_plan_follow(
    qtbot: QtBot, tab: ReleaseTab, window: MainWindow, document: PlanDocument
) -> None:
    card = tab.forecast_card
    assert card.isVisible()
    assert card.text.text() == "This study has 30 candidate SNPs; the plan’s forecast is for 5,000."
    assert card.follow.text() == "Use 30"
    card.follow.click()
    assert document.plan.scenario is not None
    assert document.plan.scenario.n_snps == N_HERE
    assert not card.isVisible()
    assert document.undo_stack.undoText() == "Use the study’s number of SNPs"
    until(qtbot, lambda: tab.forecast.words.startswith("With 40 participants and 30 candidate SNPs"))
    document.undo_stack.undo()
    assert document.plan.scenario.n_snps == N_PLANNED
    assert card.isVisible()


def test_the_confirm_step_shows_the_forecast_for_the_studys_own_candidates(qtbot: QtBot, tab: ReleaseTab) -> None:
    assert tab.confirm_step.forecast.text().startswith(
        "With 40 participants and 30 candidate SNPs, at least one of the two"
    )


def test_editing_the_plan_behind_another_tab_never_brings_the_imagined_study_back(
    qtbot: QtBot, tab: ReleaseTab, window: MainWindow, document: PlanDocument
) -> None:
    window.show_tab(0)
    document.edit_scenario(n_snps=7_000)
    window.tabs.calibration.headline_changed.emit(
        "With 40 people both causal SNPs are published with over 99 % probability."
    )
    assert "over 99 %" not in window.sentence.text()
    assert "This study has 30 candidate SNPs; the plan’s forecast is for 7,000." in window.sentence.text()


def test_a_study_that_the_plan_is_for_leaves_the_sentence_to_calibration(
    qtbot: QtBot, tab: ReleaseTab, window: MainWindow, document: PlanDocument
) -> None:
    document.edit_scenario(n_snps=N_HERE)
    until(qtbot, lambda: tab.forecast.words.startswith("With"))
    assert not tab.forecast_card.isVisible()
    said = "With 40 people both causal SNPs are published with 12 % probability."
    window.tabs.calibration.headline_changed.emit(said)
    assert said in window.sentence.text()


def test_how_far_the_list_of_snps_is_read_is_shown_in_the_status_bar(
    qtbot: QtBot, window: MainWindow, scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen, bytes_of = threading.Event(), plain_bim._bytes_of

    def waits_to_be_seen(path: Path, piece: plain_bim._Lines) -> bytes:
        seen.wait(60)
        return bytes_of(path, piece)

    monkeypatch.setattr(plain_bim, "_bytes_of", waits_to_be_seen)
    window.show_tab(2)
    tab, status = window.release_tab, window.findChild(JobStatus)
    tab.open_study(scene.study)
    try:
        until(qtbot, lambda: "Reading the list of SNPs" in status.stage.text())
        assert status.bar.isVisible()
        assert (status.bar.value(), status.bar.maximum()) == (0, 1000)
    finally:
        seen.set()
    until(qtbot, lambda: tab.runner.study_is_ready and tab.forecast.words.startswith("With"))
    until(qtbot, lambda: not tab.runner.is_reading_ledger)
