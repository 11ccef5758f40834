"""Public weights on the Calibration tab: a table is read, pinned and undone, its origin is asked, and both sample sizes stand there."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.base.executors import InlineExecutor
from gwasprivacy.base.list_digests import list_digest
from gwasprivacy.plan.needed_people import Needed
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.saved_plan import new_plan
from gwasprivacy.simulation.curves.curve import CurvePoint, make_point
from gwasprivacy.study.design import Weights
from gwasprivacy.study.sizes import CaseControlSizes
from gwasprivacy.ui.calibration import calibration_runner
from gwasprivacy.ui.calibration.calibration_tab import CalibrationTab
from gwasprivacy.ui.calibration.kept_scenarios import SavedScenario
from gwasprivacy.ui.calibration.weights_row import WeightsRow
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner
from tests.simulation.scenarios import request, two_snps

WAIT = 20_000


@pytest.fixture
def plan() -> Plan:
    return new_plan(title="Weights", scenario=Scenario(disease=two_snps(2.5), n_snps=200, n_studies=5))


@pytest.fixture
def table(tmp_path: Path) -> Path:
    path = tmp_path / "weights.tsv"
    path.write_text("snp\tweight\nrs1\t30\nrs2\t0\n", encoding="utf-8")
    return path


@pytest.fixture
def row(qtbot: QtBot, document: PlanDocument, jobs: JobRunner) -> WeightsRow:
    row = WeightsRow(document, jobs)
    document.changed.connect(lambda *_: row.refresh())
    qtbot.addWidget(row)
    with qtbot.waitExposed(row):
        row.show()
    return row


def dropped(row: WeightsRow, path: Path) -> None:
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path))])
    row.place.dropEvent(
        QDropEvent(
            QPoint(1, 1),
            Qt.DropAction.CopyAction,
            mime,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
    )


def test_a_dropped_table_is_pinned_and_undone(
    qtbot: QtBot, row: WeightsRow, document: PlanDocument, table: Path
) -> None:
    dropped(row, table)
    qtbot.waitUntil(lambda: document.plan.design.weights is not None, timeout=WAIT)
    assert document.plan.design.weights == Weights(path=str(table), sha256=list_digest(table))
    assert row.origin.isVisible()
    assert "must not depend on this study" in row.words.text()
    document.undo_stack.undo()
    assert document.plan.design.weights is None
    assert row.origin.isHidden()


def test_its_origin_is_kept_and_goes_with_the_table(
    qtbot: QtBot, row: WeightsRow, document: PlanDocument, table: Path
) -> None:
    row.pin(table)
    qtbot.waitUntil(lambda: document.plan.design.weights is not None, timeout=WAIT)
    QTest.keyClicks(row.origin, "an earlier study")
    QTest.keyClick(row.origin, Qt.Key.Key_Return)
    weights = document.plan.design.weights
    assert weights is not None
    assert weights.origin == "an earlier study"
    table.write_text("snp\tweight\nrs1\t2\n", encoding="utf-8")
    row.pin(table)
    qtbot.waitUntil(lambda: document.plan.design.weights not in (None, weights), timeout=WAIT)
    assert document.plan.design.weights is not None
    assert document.plan.design.weights.origin is None
    qtbot.mouseClick(row.place.clear_button, Qt.MouseButton.LeftButton)
    assert document.plan.design.weights is None


def test_a_table_that_cannot_be_read_is_refused_with_its_line(
    qtbot: QtBot, row: WeightsRow, document: PlanDocument, table: Path
) -> None:
    table.write_text("snp\tweight\nrs1\tmany\n", encoding="utf-8")
    row.pin(table)
    qtbot.waitUntil(lambda: "line 2" in row.error.text(), timeout=WAIT)
    assert document.plan.design.weights is None


def test_a_release_without_a_selection_has_no_weights(row: WeightsRow, document: PlanDocument, table: Path) -> None:
    other = {"mechanism": "significant-count", "n_snps": 0, "threshold": 20.0, "lead": 0.0}
    document.edit_design(weights=Weights(path=str(table), sha256=list_digest(table)))
    with pytest.raises(InvalidPlan, match="only a selection"):
        document.edit_release(**other)
    document.edit_design(weights=None)
    assert row.isVisible()
    document.edit_release(**other)
    assert row.isHidden()


def test_the_answer_names_both_sample_sizes(
    qtbot: QtBot, document: PlanDocument, jobs: JobRunner, table: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def found(_question: object, line: calibration_runner.LineQuestion, **_: object) -> Needed:
        people = 1000 if line.request.weights_are_right else 1300
        return Needed(people=people, limit=10**6, low=people - 50, high=people + 50)

    monkeypatch.setattr(calibration_runner, "search", found)
    tab = CalibrationTab(document, jobs, folder=tmp_path / "curves", make_executor=lambda _work: InlineExecutor())
    qtbot.addWidget(tab)
    document.edit_design(weights=Weights(path=str(table), sha256=list_digest(table)))
    with qtbot.waitExposed(tab):
        tab.show()
    tab.runner.set_watched(True)
    qtbot.waitUntil(lambda: bool(tab.runner.beside), timeout=3 * WAIT)
    qtbot.waitUntil(lambda: "1,000" in tab.answer_card.answer.text(), timeout=WAIT)
    assert "uninformative weights: 1,300; with correct weights" in tab.answer_card.answer.text()
    document.edit_design(weights=None)
    assert not tab.runner.beside


def point() -> CurvePoint:
    return make_point(
        request(),
        CaseControlSizes.of_groups(300, 300),
        (0.5, 0.5, 0.5, 0.5),
        (0.0, 0.0, 0.0),
        n_studies=5,
        method="exact",
    )


def test_a_kept_scenario_brings_its_weights_along(document: PlanDocument, table: Path) -> None:
    from gwasprivacy.forecast.curves import curve_of

    weights = Weights(path="weights.tsv", origin="an earlier study", sha256=list_digest(table))
    plan = replace(document.plan, design=replace(document.plan.design, weights=weights))
    kept = SavedScenario.of(plan, curve_of([point()]), table.parent)
    assert SavedScenario.from_json(kept.to_json()).weights == replace(weights, path=str(table))
    assert kept.applied_to(document.plan, table.parent).design.weights == weights
    without = SavedScenario.of(document.plan, curve_of([point()]))
    assert "weights" not in without.to_json()
