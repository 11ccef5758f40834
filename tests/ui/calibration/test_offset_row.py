"""The public offset on the Calibration tab: offered where simulation shows that it helps, taken with a panel, left out."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gwasprivacy.base.executors import InlineExecutor
from gwasprivacy.forecast import comparison
from gwasprivacy.plan.needed_people import Needed
from gwasprivacy.plan.plan import Plan
from gwasprivacy.study.reference import reference_digest
from gwasprivacy.ui.calibration import advice_runner as calibration_advice
from gwasprivacy.ui.calibration import calibration_runner
from gwasprivacy.ui.calibration.calibration_tab import CalibrationTab
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner
from tests.forecast.test_offsets import PLAIN, TWICE, option, plan_for

WAIT = 20_000


@pytest.fixture
def plan() -> Plan:
    """For the window: its own curves take a moment."""
    quick = plan_for(0.3, 2.5)
    assert quick.scenario is not None
    return replace(quick, scenario=replace(quick.scenario, n_snps=200, n_studies=5))


# The window -------------------------------------------------------------------------------------------------------


@pytest.fixture
def tab(
    qtbot: QtBot, document: PlanDocument, jobs: JobRunner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> CalibrationTab:
    found = (option(TWICE, 500, "exponential"), option(PLAIN, 900, "exponential"))
    monkeypatch.setattr(comparison, "estimate_options", lambda *a, **k: found)
    monkeypatch.setattr(calibration_advice, "simulate_options", lambda *a, **k: found)
    searched = Needed(people=1234, limit=10**6, low=1200, high=1260)
    monkeypatch.setattr(calibration_runner, "search", lambda *a, **k: searched)
    tab = CalibrationTab(document, jobs, folder=tmp_path / "curves", make_executor=lambda _work: InlineExecutor())
    tab.resize(1250, 660)
    qtbot.addWidget(tab)
    with qtbot.waitExposed(tab):
        tab.show()
    return tab


@pytest.fixture
def panel(tmp_path: Path) -> Path:
    path = tmp_path / "panel.tsv"
    path.write_text("snp a1 a2 freq\nrs1 A G 0.1\n", encoding="utf-8")
    return path


def take(qtbot: QtBot, tab: CalibrationTab) -> None:
    qtbot.waitUntil(lambda: bool(tab.advice.options), timeout=WAIT)
    assert PLAIN in {each.score for each in tab.advice.options}
    assert all(each.score.offset is None for each in tab.advice.options), "an estimate offers no offset"
    tab.sheets.bar.setCurrentIndex(1)
    qtbot.waitUntil(lambda: tab.advice.advice.better is not None, timeout=WAIT)
    qtbot.mouseClick(tab.publish_card.take, Qt.MouseButton.LeftButton)


def test_taking_it_asks_for_a_panel_and_then_sets_both_in_one_step(
    qtbot: QtBot, tab: CalibrationTab, document: PlanDocument, panel: Path
) -> None:
    row = tab.publish_card.offset
    assert row.isHidden()
    take(qtbot, tab)
    assert row.isVisible()
    assert "Choose the panel first" in row.words.text()
    assert document.plan.release.score == PLAIN
    row.place.picked.emit(panel)
    qtbot.waitUntil(lambda: document.plan.release.score == TWICE, timeout=WAIT)
    assert document.plan.design.reference_sha256 == reference_digest(panel)
    assert "2 times the mean score of a SNP without effect is subtracted" in row.words.text()
    document.undo_stack.undo()
    assert (document.plan.release.score, document.plan.design.reference) == (PLAIN, None)
    assert row.isHidden()


def test_a_file_that_tells_no_frequencies_is_no_panel(
    qtbot: QtBot, tab: CalibrationTab, document: PlanDocument, tmp_path: Path
) -> None:
    silent = tmp_path / "manifest.tsv"
    silent.write_text("snp a1 a2\nrs1 A G\n", encoding="utf-8")
    take(qtbot, tab)
    row = tab.publish_card.offset
    row.place.picked.emit(silent)
    qtbot.waitUntil(lambda: "how common its alleles are" in row.error.text(), timeout=WAIT)
    assert document.plan.release.score == PLAIN
    qtbot.mouseClick(row.leave_out, Qt.MouseButton.LeftButton)
    assert row.isHidden()


def with_offset(document: PlanDocument, panel: Path) -> None:
    design = replace(document.plan.design, reference=str(panel), reference_sha256=reference_digest(panel))
    document.edit(design=design, release=replace(document.plan.release, score=TWICE))


def test_a_plan_s_offset_is_shown_kept_through_other_edits_and_removed_on_demand(
    qtbot: QtBot, tab: CalibrationTab, document: PlanDocument, panel: Path
) -> None:
    with_offset(document, panel)
    row = tab.publish_card.offset
    assert row.isVisible()
    assert row.place.path == panel
    document.edit_release(n_snps=3)
    document.edit_release(mechanism="joint")
    document.edit_design(n_cases=1200)
    assert document.plan.release.score == TWICE
    assert row.isVisible()
    qtbot.mouseClick(row.leave_out, Qt.MouseButton.LeftButton)
    assert document.plan.release.score == PLAIN
    assert row.isHidden()


def test_named_snps_are_published_without_it(tab: CalibrationTab, document: PlanDocument, panel: Path) -> None:
    from gwasprivacy.ui.widgets.publishing_choices import fields_for

    with_offset(document, panel)
    document.edit_release(**fields_for(document.plan.release, "values", ("rs1",), 2000))
    assert document.plan.release.score == PLAIN


def test_with_a_panel_in_the_plan_it_is_taken_at_once(
    qtbot: QtBot, tab: CalibrationTab, document: PlanDocument, panel: Path
) -> None:
    document.edit_design(reference=str(panel), reference_sha256=reference_digest(panel))
    take(qtbot, tab)
    assert document.plan.release.score == TWICE
    # What was compared does not depend on which of the pairs the plan has.
    assert TWICE in {each.score for each in tab.advice.options}


def test_bars_of_offsets_say_what_they_need(qtbot: QtBot, tab: CalibrationTab) -> None:
    plot: Any = tab.sheets.options_sheet.plot
    plot.show_options([option(TWICE, 500), option(PLAIN, 900)], (PLAIN, "joint"), 2000)
    assert "needs a public reference panel" in plot.words_of(option(TWICE, 500))
    header, rows = plot.table()
    assert [row[header.index("needs")] for row in rows] == ["needs a public reference panel", ""]
