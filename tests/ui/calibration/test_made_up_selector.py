"""A selector that is one file of the tests stands in the window's menus and in its comparison."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

from gwasprivacy.assumptions.disease import CausalSnp, DiseaseModel
from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.base.executors import InlineExecutor
from gwasprivacy.mechanisms.registry import MECHANISMS
from gwasprivacy.plan.plan import Plan, ReleaseChoices
from gwasprivacy.plan.saved_plan import new_plan
from gwasprivacy.ui.calibration.calibration_tab import CalibrationTab
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner
from gwasprivacy.ui.tools.utility_form import ReleaseForm
from tests.made_up.selector import MADE_UP


@pytest.fixture(autouse=True)
def registered(qapp: QApplication) -> Iterator[None]:
    with MECHANISMS.register(MADE_UP):
        yield
        qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)  # no tab outlives what its plan names


@pytest.fixture
def plan() -> Plan:
    snp = CausalSnp(frequency=0.3, odds_ratio=2.5)
    scenario = Scenario(disease=DiseaseModel(causal=(snp, snp), prevalence=0.05), n_snps=200, n_studies=5)
    return new_plan(title="Melanoma 2026", release=ReleaseChoices(mechanism="joint"), scenario=scenario)


def keys(menu: QComboBox) -> list[object]:
    return [menu.itemData(index) for index in range(menu.count())]


def test_it_can_be_chosen_and_is_compared(
    qtbot: QtBot, document: PlanDocument, jobs: JobRunner, tmp_path: Path
) -> None:
    tab = CalibrationTab(document, jobs, folder=tmp_path / "curves", make_executor=lambda _work: InlineExecutor())
    qtbot.addWidget(tab)
    with qtbot.waitExposed(tab):
        tab.show()
    menu = tab.publish_card.mechanism
    place = keys(menu).index("made-up")
    assert menu.itemText(place) == "Made-up mechanism"
    assert menu.itemData(place, Qt.ItemDataRole.ToolTipRole) == MADE_UP.advice
    menu.setCurrentIndex(place)
    menu.activated.emit(place)
    assert document.plan.release.mechanism == "made-up"
    qtbot.waitUntil(
        lambda: (
            any(option.mechanism == "made-up" for option in tab.advice.options)
            and not [job for job in jobs.running if job.title.startswith("Comparing")]
        ),
        timeout=60_000,
    )
    mine = next(option for option in tab.advice.options if option.pair == (document.plan.release.score, "made-up"))
    assert mine.label.endswith("+ made-up")
    assert tab.runner.curves


def test_it_can_be_asked_about_under_tools(qtbot: QtBot, plan: Plan) -> None:
    form = ReleaseForm(plan)
    qtbot.addWidget(form)
    assert "made-up" in keys(form.mechanism)
