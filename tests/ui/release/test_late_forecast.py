"""A forecast that arrives while somebody is about to press the button of a release moves nothing that can be pressed."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from gwasprivacy.assumptions.scenario import Engine, Scenario
from gwasprivacy.forecast.opened_study import study_forecast
from gwasprivacy.forecast.panel_snps import with_panel_names
from gwasprivacy.plan.plan import Plan
from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.release import opened_study
from gwasprivacy.ui.release.release_tab import ReleaseTab
from gwasprivacy.ui.release.step_card import StepHeader
from gwasprivacy.ui.release.words import Step
from tests.release.scene import PASSPHRASE, Scene
from tests.ui.release.release_window import until

Places = dict[str, QRect]


class Gate:
    """Forecasts wait here: their first half, before anything is computed, and the answer."""

    def __init__(self) -> None:
        self.begin, self.answer = threading.Event(), threading.Event()

    def forecast(self, *given: Any, partial: Any, **named: Any) -> Any:
        assert self.begin.wait(20)

        def first_half(found: Any) -> None:
            partial(found)
            assert self.answer.wait(20)

        return study_forecast(*given, partial=first_half, **named)

    def open(self) -> None:
        self.begin.set()
        self.answer.set()


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    gate = Gate()
    monkeypatch.setattr(opened_study, "study_forecast", gate.forecast)
    yield gate
    gate.open()


@pytest.fixture(params=["made up", "a panel"])
def plan(scene: Scene, request: pytest.FixtureRequest) -> Plan:
    """What is planned is of another number of candidates; of a panel this is known only with the forecast."""
    if request.param == "made up":
        return replace(scene.plan, scenario=Scenario(n_snps=5_000, n_studies=20))
    disease = with_panel_names(Scenario().disease, None)
    return replace(scene.plan, scenario=Scenario(engine=Engine.PANEL, disease=disease, n_studies=20))


@pytest.fixture
def tab(qtbot: QtBot, window: MainWindow, scene: Scene, gate: Gate) -> ReleaseTab:
    """At the last step, with all but the forecast."""
    window.show_tab(2)
    tab = window.release_tab
    tab.open_study(scene.study)
    until(qtbot, lambda: tab.runner.step is Step.BUDGET and not tab.runner.is_reading_ledger)
    tab.runner.set_ledger(scene.ledger)
    until(qtbot, lambda: tab.runner.step is Step.LEAVES)
    tab.published_step.go_on.click()
    tab.runner.set_key(scene.key_path)
    tab.confirm_step.passphrase.setText(PASSPHRASE)
    tab.confirm_step.confirm.setChecked(True)
    until(qtbot, lambda: tab.runner.step is Step.CONFIRM and not tab.runner.is_reading_ledger)
    QApplication.processEvents()
    return tab


def places(tab: ReleaseTab, window: MainWindow) -> Places:
    """Where everything stands that can be pressed or typed into, by its name."""
    QApplication.processEvents()
    inner = tab.left.widget()
    found = [w for kind in (QAbstractButton, QLineEdit, StepHeader) for w in inner.findChildren(kind)]
    card = tab.forecast_card  # may come, where it moves nothing
    return {
        f"{number} {each.text() if isinstance(each, QAbstractButton) else each.accessibleName()}": QRect(
            each.mapTo(window, QPoint(0, 0)), each.size()
        )
        for number, each in enumerate(found)
        if each.isVisible() and not card.isAncestorOf(each)
    }


def test_nothing_that_can_be_pressed_moves_when_the_forecast_arrives(
    qtbot: QtBot, tab: ReleaseTab, window: MainWindow, gate: Gate
) -> None:
    forecast = tab.forecast
    assert tab.confirm_step.forecast.text() == "Computing the forecast for this study…"
    before = places(tab, window)
    spend = next(name for name in before if "Spend" in name)
    assert before[spend].height() > 0
    gate.begin.set()
    until(qtbot, lambda: forecast.found is not None)
    assert places(tab, window) == before
    gate.answer.set()
    until(qtbot, lambda: forecast.words.startswith("With") and not tab.runner.is_reading_ledger)
    assert tab.confirm_step.publish.isEnabled()
    assert tab.confirm_step.forecast.text().startswith("With 40 participants and 30 candidate SNPs")
    assert places(tab, window) == before
    # What makes somebody think again stands above the button: how it probably ends, and that the plan is of another study.
    step = tab.confirm_step
    assert step.forecast.property("role") == "error"
    assert "This release probably fails" in step.forecast.text()
    assert "false positive" in step.forecast.text()
    assert "different study. This study has 30 candidate SNPs" in step.other_study.text()
    for each in (step.other_study, step.forecast, step.rehearse):
        assert each.isVisible()
        assert each.mapTo(window, QPoint(0, each.height())).y() <= step.publish.mapTo(window, QPoint(0, 0)).y()


def test_rehearsals_are_one_click_away(qtbot: QtBot, tab: ReleaseTab, window: MainWindow, gate: Gate) -> None:
    gate.open()
    tab.confirm_step.rehearse.click()
    assert any(type(each).__name__ == "RehearseDialog" for each in QApplication.topLevelWidgets() if each.isVisible())
