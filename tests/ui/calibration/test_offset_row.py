"""The public offset on the Calibration tab: offered where simulation shows that it helps, taken with a panel, left out."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gwasprivacy.association.scores.score_choice import ScoreChoice, ScoreName
from gwasprivacy.base.executors import InlineExecutor
from gwasprivacy.plan.plan import Plan, ReleaseChoices, new_plan
from gwasprivacy.simulation.curves.compare import paired_lead
from gwasprivacy.simulation.studies.disease import CausativeSnp, DiseaseModel
from gwasprivacy.simulation.studies.scenario import Scenario
from gwasprivacy.study.reference import reference_digest
from gwasprivacy.ui.calibration import answers_keeper as calibration_runner
from gwasprivacy.ui.calibration import options_keeper as calibration_advice
from gwasprivacy.ui.calibration.calibration_tab import CalibrationTab
from gwasprivacy.ui.calibration.crossings import Needed
from gwasprivacy.ui.calibration.offsets import clear_winners, offered, promising, without_offset
from gwasprivacy.ui.calibration.options import Option, advice, estimate_options, pairs_of, simulate_options
from gwasprivacy.ui.calibration.questions import question_of
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner

WAIT = 20_000
PLAIN, TWICE = ScoreChoice(), ScoreChoice(offset=2)


def plan_for(frequency: float, odds_ratio: float) -> Plan:
    snp = CausativeSnp(frequency=frequency, odds_ratio=odds_ratio)
    scenario = Scenario(disease=DiseaseModel(causative=(snp, snp), prevalence=0.05), n_snps=3000, n_studies=5)
    return new_plan(title="Offset", release=ReleaseChoices(mechanism="exponential"), scenario=scenario)


@pytest.fixture
def plan() -> Plan:
    """For the window: its own curves take a moment."""
    quick = plan_for(0.3, 2.5)
    assert quick.scenario is not None
    return replace(quick, scenario=replace(quick.scenario, n_snps=200))


def option(score: ScoreChoice, people: int | None, mechanism: str = "joint", probability: float = 0.5) -> Option:
    return Option(score=score, mechanism=mechanism, needed=Needed(people=people, limit=9000), probability=probability)


# What is offered --------------------------------------------------------------------------------------------------


def few_pairs(plan: Plan) -> tuple[tuple[ScoreChoice, str], ...]:
    """tv with the exponential mechanism, with and without offsets: enough for a test."""
    every = pairs_of(plan, with_offsets=True)
    return tuple(pair for pair in every if pair[0].name is ScoreName.TV and pair[1] == "exponential")


def simulated(plan: Plan, own: ScoreChoice | None = None) -> list[ScoreChoice]:
    question = question_of(plan)
    estimates = estimate_options(question, few_pairs(plan))
    pairs = [pair for pair in few_pairs(plan) if pair[0].offset is None or pair[0] == own]
    found = simulate_options(
        question, pairs, estimates, own=own, n_studies=12, make_executor=lambda _work: InlineExecutor()
    )
    return [each.score for each in found]


def test_for_rare_variants_an_offset_is_offered_and_wins() -> None:
    scores = simulated(plan_for(0.02, 4))
    assert scores[0].offset is not None
    assert PLAIN in scores


def test_for_common_variants_no_offset_is_offered() -> None:
    assert simulated(plan_for(0.4, 1.8)) == [PLAIN]


def test_the_plan_s_own_offset_is_listed_whether_it_helps_or_not() -> None:
    plan = plan_for(0.4, 1.8)
    own = replace(
        plan, release=replace(plan.release, score=TWICE), design=replace(plan.design, reference="panel", fill="non-counted")
    )  # fmt: skip
    assert set(simulated(own, TWICE)) == {PLAIN, TWICE}


def test_an_estimate_alone_offers_no_offset() -> None:
    options = [option(TWICE, 500), option(PLAIN, 900)]
    assert offered(options, PLAIN) == (options[1],)
    assert offered(options, TWICE) == tuple(options)
    assert offered(options, None, [(TWICE, "joint")]) == tuple(options)


def test_only_offsets_that_save_people_and_compete_are_simulated() -> None:
    once = ScoreChoice(offset=1)
    assert promising([option(PLAIN, 1000), option(once, 900), option(TWICE, 800)]) == [(TWICE, "joint")]
    assert promising([option(PLAIN, 1000), option(TWICE, 990)]) == []
    assert promising([option(PLAIN, None), option(TWICE, 900)]) == [(TWICE, "joint")]
    far = option(ScoreChoice(name=ScoreName.TV_ALLELIC), 400)
    assert promising([option(PLAIN, 1000), option(TWICE, 800), far]) == []


def test_differences_within_studies_decide_and_chance_does_not() -> None:
    rng = np.random.default_rng(2)
    luck = rng.uniform(0.2, 0.9, size=60)
    pairs = [(PLAIN, "joint"), (TWICE, "joint")]
    ahead = np.stack([luck, luck + 0.03 + 0.01 * rng.normal(size=60)], axis=1)
    assert clear_winners(pairs, {1000: ahead}, 0.9) == {(TWICE, "joint")}
    # Of two independent samples this lead would be within chance.
    assert paired_lead(ahead[:, 1], ahead[:, 0]).standard_error < 0.2 * luck.std() / np.sqrt(60)
    behind = ahead[:, ::-1]
    assert clear_winners(pairs, {1000: behind}, 0.9) == set()
    noise = np.stack([luck, luck + 0.2 * rng.choice([-1, 1], size=60)], axis=1)
    assert clear_winners(pairs, {1000: noise}, 0.9) == set()
    assert clear_winners(pairs, {}, 0.9) == set()
    assert without_offset(pairs[1]) == pairs[0]


def test_the_recommendation_says_that_a_panel_is_needed(plan: Plan) -> None:
    said = advice(plan, [option(TWICE, 500, "exponential"), option(PLAIN, 900, "exponential")])
    assert said.better == (TWICE, "exponential")
    assert "total variation less 2 × chance" in said.text
    assert "needs a public reference panel" in said.text
    assert "panel" not in advice(plan, [option(PLAIN, 500), option(PLAIN, 900, "exponential")]).text


# The window -------------------------------------------------------------------------------------------------------


@pytest.fixture
def tab(
    qtbot: QtBot, document: PlanDocument, jobs: JobRunner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> CalibrationTab:
    found = (option(TWICE, 500, "exponential"), option(PLAIN, 900, "exponential"))
    monkeypatch.setattr(calibration_advice, "estimate_options", lambda *a, **k: found)
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
    path.write_text("snp a1 a2 freq\nrs1 A G 0.1\n")
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
    assert "2 times what a SNP without any effect has on average is taken off" in row.words.text()
    document.undo_stack.undo()
    assert (document.plan.release.score, document.plan.design.reference) == (PLAIN, None)
    assert row.isHidden()


def test_a_file_that_tells_no_frequencies_is_no_panel(
    qtbot: QtBot, tab: CalibrationTab, document: PlanDocument, tmp_path: Path
) -> None:
    silent = tmp_path / "manifest.tsv"
    silent.write_text("snp a1 a2\nrs1 A G\n")
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
    from gwasprivacy.ui.calibration.publish_card import fields_for

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
