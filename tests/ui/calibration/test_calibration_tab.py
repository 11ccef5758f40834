"""The Calibration tab, driven as a person would."""

from __future__ import annotations

import os
import re
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractSpinBox, QApplication, QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from gwasprivacy.association.scores.parameters import TestName
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.disease import CausalSnp, DiseaseModel
from gwasprivacy.assumptions.scenario import Engine, Scenario
from gwasprivacy.assumptions.success import Metric
from gwasprivacy.base.errors import InvalidInput, PrivacyRefusal
from gwasprivacy.base.executors import InlineExecutor
from gwasprivacy.base.printable_text import unbreakable
from gwasprivacy.base.work import Work
from gwasprivacy.forecast import attacks, comparison
from gwasprivacy.forecast.attacks import attack_question
from gwasprivacy.forecast.comparison import Option, pairs_of
from gwasprivacy.forecast.curves import Curve, Point
from gwasprivacy.forecast.questions import LineQuestion, Question, question_of
from gwasprivacy.forecast.words import success_words
from gwasprivacy.lab import plan_audit
from gwasprivacy.lab.audit.epsilon_audit import AuditResult
from gwasprivacy.membership.adversary import AdversaryModel
from gwasprivacy.membership.families import UNBOUNDED
from gwasprivacy.membership.families.another_attacker import with_family
from gwasprivacy.membership.loss import BOUNDED_RANGE
from gwasprivacy.plan.needed_people import Needed
from gwasprivacy.plan.plan import Plan, ReleaseChoices
from gwasprivacy.plan.planning_scenario import Line
from gwasprivacy.plan.saved_plan import new_plan
from gwasprivacy.simulation.attacks.realised_loss import SELECTION_ATTACK
from gwasprivacy.study.design import FillRule, Loci
from gwasprivacy.ui.calibration import advice_runner as calibration_advice
from gwasprivacy.ui.calibration import attack_sheet as calibration_attack
from gwasprivacy.ui.calibration import calibration_runner, calibration_tab
from gwasprivacy.ui.calibration.calibration_runner import Phase
from gwasprivacy.ui.calibration.calibration_tab import ATTACK_SHEET, OPTIONS_SHEET, CalibrationTab
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.help_pages import find_explanation
from gwasprivacy.ui.shell.jobs import JobRunner
from gwasprivacy.ui.widgets.explain import HelpButton
from gwasprivacy.ui.widgets.fields import ChoiceField
from gwasprivacy.ui.widgets.publishing_choices import LIST_FIRST
from gwasprivacy.ui.widgets.tab_page import TabState
from tests.study.make_plink import make_plink

WAIT = 20_000  # ms; only ever reached by a test that fails


def secret_size_by_trend() -> Plan:
    """A plan that is refused: the score's proof needs public sizes."""
    plan = new_plan(adversary=with_family(AdversaryModel(), UNBOUNDED))
    return replace(plan, release=ReleaseChoices(score=ScoreChoice(name="trend")))


@pytest.fixture
def plan() -> Plan:
    """A plan whose simulation takes a moment: few SNPs, few studies, strong effects."""
    snp = CausalSnp(frequency=0.3, odds_ratio=2.5)
    scenario = Scenario(disease=DiseaseModel(causal=(snp, snp), prevalence=0.05), n_snps=200, n_studies=5)
    return new_plan(title="Melanoma 2026", release=ReleaseChoices(mechanism="joint"), scenario=scenario)


@pytest.fixture(autouse=True)
def quick_search(monkeypatch: pytest.MonkeyPatch) -> list[Line]:
    """The search for the number of people answers at once; the lines that were searched are kept."""
    asked: list[Line] = []

    def search(question: Question, line: LineQuestion, **_rest: Any) -> Needed:
        asked.append(line.line)
        return Needed(people=1234, limit=10**6, low=1200, high=1260)

    monkeypatch.setattr(calibration_runner, "search", search)
    return asked


@pytest.fixture
def make_tab(qtbot: QtBot, document: PlanDocument, jobs: JobRunner, tmp_path: Path) -> Callable[..., CalibrationTab]:
    def make(*, shown: bool = True) -> CalibrationTab:
        tab = CalibrationTab(document, jobs, folder=tmp_path / "curves", make_executor=lambda _work: InlineExecutor())
        tab.resize(1250, 660)
        qtbot.addWidget(tab)
        if shown:
            with qtbot.waitExposed(tab):
                tab.show()
        return tab

    return make


@pytest.fixture
def tab(make_tab: Callable[..., CalibrationTab]) -> CalibrationTab:
    return make_tab()


@pytest.fixture
def hold(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Simulation waits for this event after its first results (or until it is cancelled)."""
    let_go = threading.Event()
    simulate = calibration_runner.simulate

    def held(question: Question, *args: Any, **options: Any) -> dict[Line, Curve]:
        work = options["work"]
        while not let_go.wait(0.01):
            work.check()
        return simulate(question, *args, **options)

    monkeypatch.setattr(calibration_runner, "simulate", held)
    yield let_go
    let_go.set()


def until(qtbot: QtBot, tab: CalibrationTab, *phases: Phase) -> None:
    qtbot.waitUntil(lambda: tab.runner.phase in phases, timeout=WAIT)


def choose(field: ChoiceField, data: object) -> None:
    index = next(i for i in range(field.count()) if field.itemData(i) == data)
    field.setCurrentIndex(index)
    field.activated.emit(index)


def type_into(field: QAbstractSpinBox, text: str) -> None:
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Qt.Key.Key_Return)


# Answers ----------------------------------------------------------------------------------------------------------


def test_an_estimate_comes_first_and_simulation_replaces_it(
    qtbot: QtBot, tab: CalibrationTab, hold: threading.Event
) -> None:
    until(qtbot, tab, Phase.SIMULATING)
    assert all(curve.is_estimate for curve in tab.runner.curves.values())
    assert re.search(r"Sample size against this attacker: [\d,]+–[\d,]+", tab.answer_card.answer.text())
    assert "about" not in tab.answer_card.answer.text()
    pale = tab.sheets.people_plot.strands[Line.THIS].curve.opts["pen"].color().alphaF()
    hold.set()
    until(qtbot, tab, Phase.DONE)
    assert set(tab.runner.curves) == set(Line)
    assert not any(curve.is_estimate for curve in tab.runner.curves.values())
    assert tab.sheets.people_plot.strands[Line.THIS].curve.opts["pen"].color().alphaF() > pale
    assert "1,234" in tab.answer_card.answer.text()
    assert tab.numbers.tiles[Line.THIS].text() == "1,234"
    assert tab.state is TabState.READY


def test_the_plan_sentence_gets_its_second_half(qtbot: QtBot, make_tab: Callable[..., CalibrationTab]) -> None:
    tab, said = make_tab(shown=False), list[str]()
    tab.headline_changed.connect(said.append)
    tab.show()
    until(qtbot, tab, Phase.DONE)
    assert said[-1].startswith("With 2,000 participants, both causal SNPs are published with ")


def test_nothing_is_simulated_while_nobody_looks(qtbot: QtBot, make_tab: Callable[..., CalibrationTab]) -> None:
    tab = make_tab(shown=False)
    until(qtbot, tab, Phase.ESTIMATED)
    assert all(curve.is_estimate for curve in tab.runner.curves.values())
    with qtbot.waitExposed(tab):
        tab.show()
    until(qtbot, tab, Phase.DONE)


def test_stopping_answers_at_once_and_can_be_taken_back(
    qtbot: QtBot, tab: CalibrationTab, jobs: JobRunner, hold: threading.Event
) -> None:
    until(qtbot, tab, Phase.SIMULATING)
    assert tab.answer_card.button.isHidden()  # the status bar has the only Cancel
    jobs.cancel()
    assert tab.runner.phase is Phase.STOPPED
    assert not jobs.running
    assert "Stopped" in tab.answer_card.status.text()
    hold.set()
    qtbot.mouseClick(tab.answer_card.button, Qt.MouseButton.LeftButton)
    until(qtbot, tab, Phase.DONE)


def test_what_was_stopped_before_an_answer_no_longer_says_that_it_computes(
    qtbot: QtBot, tab: CalibrationTab, document: PlanDocument, hold: threading.Event
) -> None:
    hold.set()
    until(qtbot, tab, Phase.DONE)
    document.edit_release(n_snps=5)
    assert tab.answer_card.answer.text() == "Computing…"
    until(qtbot, tab, Phase.ESTIMATING)
    tab.runner.stop()
    assert tab.runner.phase is Phase.STOPPED
    assert tab.answer_card.answer.text() == "Not computed yet."


def test_results_of_another_plan_are_never_shown_as_this_ones(
    qtbot: QtBot, tab: CalibrationTab, document: PlanDocument, hold: threading.Event
) -> None:
    hold.set()
    until(qtbot, tab, Phase.DONE)
    hold.clear()
    said: list[str] = []
    tab.headline_changed.connect(said.append)
    document.edit_release(n_snps=5)
    assert tab.runner.is_stale
    assert tab.runner.curve(Line.THIS) is None
    assert tab.answer_card.answer.text() == "Computing…"
    assert said[-1] == ""
    assert tab.numbers.tiles[Line.THIS].text() == "–"
    until(qtbot, tab, Phase.SIMULATING)
    assert not tab.runner.is_stale
    assert all(curve.is_estimate for curve in tab.runner.curves.values())


def test_the_answer_to_a_superseded_question_is_dropped(
    qtbot: QtBot, tab: CalibrationTab, document: PlanDocument, hold: threading.Event
) -> None:
    until(qtbot, tab, Phase.SIMULATING)
    document.edit_release(n_snps=7)
    hold.set()
    until(qtbot, tab, Phase.DONE)
    assert {line.request.n_snps for line in tab.runner.question.lines} == {7}
    assert tab.sheets.people_plot.table()[1][0][-1] == "simulated"


def test_undoing_brings_results_back_without_computing(
    qtbot: QtBot, tab: CalibrationTab, document: PlanDocument, monkeypatch: pytest.MonkeyPatch
) -> None:
    until(qtbot, tab, Phase.DONE)
    before = tab.runner.curves[Line.THIS]
    document.edit_release(n_snps=3)
    until(qtbot, tab, Phase.DONE)
    monkeypatch.setattr(calibration_runner, "simulate", lambda *a, **k: pytest.fail("simulated again"))
    document.undo_stack.undo()
    until(qtbot, tab, Phase.DONE)
    assert tab.runner.curves[Line.THIS] == before


def test_results_are_kept_for_the_next_start(
    qtbot: QtBot, make_tab: Callable[..., CalibrationTab], monkeypatch: pytest.MonkeyPatch
) -> None:
    until(qtbot, make_tab(), Phase.DONE)
    monkeypatch.setattr(calibration_runner, "simulate", lambda *a, **k: pytest.fail("simulated again"))
    until(qtbot, make_tab(), Phase.DONE)


def test_another_target_needs_no_other_curves(
    qtbot: QtBot, tab: CalibrationTab, monkeypatch: pytest.MonkeyPatch, quick_search: list[Line]
) -> None:
    until(qtbot, tab, Phase.DONE)
    monkeypatch.setattr(calibration_runner, "simulate", lambda *a, **k: pytest.fail("simulated again"))
    quick_search.clear()
    type_into(tab.target_card.target, "60")
    assert tab.document.plan.scenario is not None
    assert tab.document.plan.scenario.target_probability == pytest.approx(0.6)
    qtbot.waitUntil(lambda: Line.THIS in quick_search, timeout=WAIT)
    until(qtbot, tab, Phase.DONE)
    assert unbreakable("60 %") in tab.answer_card.verdict.sentence.text()


def test_a_failing_simulation_says_why_and_can_be_repeated(
    qtbot: QtBot, make_tab: Callable[..., CalibrationTab], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_args: Any, **_options: Any) -> None:
        raise InvalidInput(words="The panel is gone.", hint="Put it back.")

    real = calibration_runner.simulate
    monkeypatch.setattr(calibration_runner, "simulate", broken)
    tab = make_tab()
    until(qtbot, tab, Phase.FAILED)
    assert "The panel is gone. Put it back." in tab.answer_card.error.text()
    assert tab.state is TabState.PROBLEM
    monkeypatch.setattr(calibration_runner, "simulate", real)
    qtbot.mouseClick(tab.answer_card.button, Qt.MouseButton.LeftButton)
    until(qtbot, tab, Phase.DONE)
    assert tab.answer_card.error.isHidden()


def test_a_plan_that_cannot_be_released_does_not_come_into_the_window() -> None:
    with pytest.raises(PrivacyRefusal, match="cannot protect a study of which the numbers"):
        PlanDocument(secret_size_by_trend())


# The left column --------------------------------------------------------------------------------------------------


def test_numbers_typed_on_the_left_are_the_plans(tab: CalibrationTab, document: PlanDocument) -> None:
    type_into(tab.study_card.cases, "1500")
    type_into(tab.study_card.controls, "2,500")
    type_into(tab.study_card.n_snps, "500")
    type_into(tab.effect_card.odds, "3")
    type_into(tab.publish_card.n_snps, "4")
    assert (document.plan.design.n_cases, document.plan.design.n_controls) == (1500, 2500)
    assert document.plan.scenario is not None
    assert document.plan.scenario.n_snps == 500
    assert {snp.odds_ratio for snp in document.plan.scenario.disease.causal} == {3.0}
    assert document.plan.release.n_snps == 4
    assert "odds ratio 3 per copy" in tab.effect_card.summary.text().lower()
    for _ in range(5):
        document.undo_stack.undo()
    assert tab.study_card.cases.value() == 1000
    assert tab.publish_card.n_snps.value() == 2


def test_another_number_of_true_snps_keeps_their_effects(tab: CalibrationTab, document: PlanDocument) -> None:
    type_into(tab.effect_card.n_causal, "3")
    assert document.plan.scenario is not None
    assert [snp.odds_ratio for snp in document.plan.scenario.disease.causal] == [2.5, 2.5, 2.5]


def test_an_impossible_number_is_explained_where_it_stands(tab: CalibrationTab, document: PlanDocument) -> None:
    """The trend score has no proof for a group of one."""
    choose(tab.publish_card.score, "trend")
    before = document.plan
    type_into(tab.study_card.cases, "1")
    assert document.plan == before
    assert tab.study_card.error.text()
    assert tab.study_card.cases.value() == 1000


def test_the_distance_score_asks_for_its_test_and_level(tab: CalibrationTab, document: PlanDocument) -> None:
    assert tab.publish_card.test.isHidden()
    choose(tab.publish_card.score, "distance")
    assert not tab.publish_card.test.isHidden()
    choose(tab.publish_card.p_value, 1e-10)
    assert document.plan.release.score.p_value == 1e-10
    choose(tab.publish_card.score, "tv")
    assert tab.publish_card.test.isHidden()


def test_a_rule_for_missing_calls_is_asked_only_where_the_score_needs_one(
    tab: CalibrationTab, document: PlanDocument
) -> None:
    card = tab.publish_card
    assert card.fill.isHidden()
    choose(card.score, "trend")
    assert not card.fill.isHidden()
    assert card.fill.currentData() == FillRule.NON_COUNTED
    choose(card.fill, FillRule.PANEL_MODE)  # and no panel is named
    assert "reference" in card.error.text()
    assert card.fill.currentData() == FillRule.NON_COUNTED
    assert document.plan.design.fill is FillRule.NON_COUNTED
    document.edit_design(reference="panel")
    choose(card.fill, FillRule.PANEL_MODE)
    assert document.plan.fill is FillRule.PANEL_MODE
    choose(card.score, "tv")
    assert card.fill.isHidden()
    assert document.plan.design.fill is None
    document.undo_stack.undo()
    assert document.plan.design.fill is FillRule.PANEL_MODE


def test_a_joint_draw_is_asked_how_many_should_be_right(tab: CalibrationTab, document: PlanDocument) -> None:
    card = tab.publish_card
    choose(card.mechanism, "joint")
    assert card.at_least.value() == document.plan.release.n_snps == 2
    type_into(card.n_snps, "4")
    assert document.plan.release.at_least is None
    type_into(card.at_least, "2")
    assert document.plan.release.at_least == 2
    type_into(card.n_snps, "3")
    assert (document.plan.release.at_least, card.at_least.value(), card.at_least.maximum()) == (2, 2, 3)
    type_into(card.at_least, "3")
    assert document.plan.release.at_least is None
    type_into(card.at_least, "2")
    type_into(card.n_snps, "2")
    assert document.plan.release.at_least is None
    document.undo_stack.undo()
    assert document.plan.release.at_least == card.at_least.value() == 2
    choose(card.mechanism, "exponential")
    assert document.plan.release.at_least is None
    assert card.at_least.isHidden()


def test_the_significant_set_asks_for_a_public_threshold(tab: CalibrationTab, document: PlanDocument) -> None:
    choose(tab.publish_card.mechanism, "significant-set")
    assert document.plan.release.threshold == 100.0
    assert not tab.publish_card.threshold.isHidden()
    type_into(tab.publish_card.threshold, "80")
    assert document.plan.release.threshold == 80.0
    choose(tab.publish_card.mechanism, "joint")
    assert document.plan.release.threshold is None


def test_snps_named_beforehand_are_listed_before_the_plan_changes(
    qtbot: QtBot, tab: CalibrationTab, document: PlanDocument
) -> None:
    card = tab.publish_card
    before = document.plan
    choose(card.mechanism, "genotype-counts")
    assert document.plan == before
    assert card.error.text() == LIST_FIRST
    assert not card.snps.isHidden()
    card.snps.setPlainText("rs1 rs2\nrs3")
    card.snps.edited.emit(card.snps.ids())
    assert document.plan == before
    assert "published with the allele that is counted" in card.error.text()
    assert "--" not in card.error.text()
    card.alleles.click()
    assert document.plan.release.mechanism == "genotype-counts"
    assert document.plan.release.snps == ("rs1", "rs2", "rs3")
    assert document.plan.release.n_snps == 3
    until(qtbot, tab, Phase.DONE)
    assert "noisy genotype counts" in tab.answer_card.answer.text()
    assert "with 95 % probability" in tab.answer_card.answer.text()
    assert tab.state is TabState.READY
    card.snps.setPlainText("rs1 rs1")
    card.snps.edited.emit(card.snps.ids())
    assert "listed twice" in card.error.text()
    choose(card.mechanism, "joint")
    assert document.plan.release.snps is None
    assert document.plan.release.n_snps == 2


def test_the_number_of_significant_snps_needs_no_list(tab: CalibrationTab, document: PlanDocument) -> None:
    choose(tab.publish_card.mechanism, "significant-count")
    assert document.plan.release.n_snps == 0
    assert document.plan.release.threshold is not None
    assert tab.publish_card.n_snps.isHidden()


def test_a_part_of_epsilon_can_go_to_noisy_scores(tab: CalibrationTab, document: PlanDocument) -> None:
    tab.publish_card.more.set_open(True)
    type_into(tab.publish_card.values, "0.2")
    assert document.plan.release.values_epsilon == 0.2
    mine = tab.runner.question.line(Line.THIS)
    assert mine is not None
    assert mine.request.epsilon == pytest.approx(document.plan.epsilon - 0.2)
    type_into(tab.publish_card.values, "0")
    assert document.plan.release.values_epsilon is None


def test_a_share_of_epsilon_can_go_to_effects_once_the_alleles_are_declared(
    tab: CalibrationTab, document: PlanDocument
) -> None:
    card = tab.publish_card
    card.more.set_open(True)
    type_into(card.values, "0.1")
    type_into(card.effects, "30")
    assert document.plan.release.effects_epsilon is None
    assert "A1 and A2" in card.error.text()
    assert not card.alleles.isHidden()
    card.alleles.click()
    assert document.plan.release.effects_epsilon == pytest.approx(0.3 * document.plan.epsilon)
    assert document.plan.release.values_epsilon is None
    assert card.effects.shown_value() == pytest.approx(0.3, abs=1e-3)
    assert "95 % interval" in card.widths.text()
    type_into(card.values, "0.1")
    assert document.plan.release.effects_epsilon is None
    assert card.widths.isHidden()
    type_into(card.effects, "30")
    type_into(card.effects, "0")
    assert document.plan.release.effects_epsilon is None
    assert document.plan.release.values_epsilon is None


def test_one_snp_per_locus_is_refused_where_it_has_no_proof(tab: CalibrationTab, document: PlanDocument) -> None:
    card = tab.publish_card
    card.more.set_open(True)
    type_into(card.window_kb, "250")
    assert document.plan.design.loci is None
    assert "do not overlap" in card.error.text()
    choose(card.mechanism, "permute-and-flip")
    type_into(card.window_kb, "250")
    assert document.plan.design.loci == Loci(window_kb=250.0)


def test_the_joint_draw_takes_one_snp_per_block(tab: CalibrationTab, document: PlanDocument) -> None:
    card = tab.publish_card
    card.more.set_open(True)
    assert document.plan.release.mechanism == "joint"
    type_into(card.block_kb, "250")
    assert document.plan.design.loci == Loci(block_kb=250.0)
    assert (card.window_kb.value(), card.block_kb.value()) == (0, 250)
    assert any(mechanism == "joint" for _, mechanism in pairs_of(document.plan))
    choose(card.mechanism, "permute-and-flip")
    type_into(card.window_kb, "100")
    assert document.plan.design.loci == Loci(window_kb=100.0)
    assert (card.window_kb.value(), card.block_kb.value()) == (100, 0)
    type_into(card.window_kb, "0")
    assert document.plan.design.loci is None


def test_of_loci_the_sentence_says_that_the_causal_snps_lie_in_them(
    tab: CalibrationTab, document: PlanDocument
) -> None:
    assert success_words(question_of(document.plan)) == "both causal SNPs are published"
    choose(tab.publish_card.what, "loci")
    assert success_words(question_of(document.plan)) == "both causal SNPs lie in published loci"


def test_a_right_list_is_asked_how_rarely_it_may_be_wrong(tab: CalibrationTab, document: PlanDocument) -> None:
    card = tab.publish_card
    assert card.wrong.isHidden()
    choose(card.what, "right-list")
    assert document.plan.release.mechanism == card.mechanism.currentData() == "right-list"
    assert (document.plan.release.threshold, document.plan.release.wrong) == (100.0, 0.01)
    assert not card.threshold.isHidden()
    assert not card.wrong.isHidden()
    type_into(card.wrong, "5")
    assert document.plan.release.wrong == 0.05
    choose(card.score, "distance")
    assert document.plan.release.threshold == -0.5  # significance itself is the border
    assert card.threshold.isHidden()
    choose(card.score, "tv")
    assert document.plan.release.threshold == 100.0
    choose(card.what, "snps")
    assert document.plan.release.mechanism == "joint"
    assert (document.plan.release.threshold, document.plan.release.wrong) == (None, 0.01)
    choose(card.what, "loci")
    choose(card.what, "right-list")
    assert (document.plan.design.loci, document.plan.release.mechanism) == (None, "right-list")
    document.undo_stack.undo()
    assert (document.plan.design.loci is not None, document.plan.release.mechanism) == (True, "joint")
    document.undo_stack.redo()
    choose(card.mechanism, "joint")
    assert card.what.currentData() == "snps"
    assert card.wrong.isHidden()
    choose(card.what, "right-list-of-loci")
    assert card.what.currentData() == "right-list-of-loci"
    assert (document.plan.design.publishes_loci, document.plan.release.mechanism) == (True, "right-list")
    assert not card.wrong.isHidden()
    assert not card.locus_kb.isHidden()
    choose(card.what, "loci")
    assert (document.plan.design.publishes_loci, document.plan.release.mechanism) == (True, "joint")


def test_a_right_list_is_answered_in_three_numbers(qtbot: QtBot, tab: CalibrationTab) -> None:
    choose(tab.publish_card.mechanism, "right-list")
    until(qtbot, tab, Phase.DONE)
    said = tab.answer_card.answer.text()
    assert "The list is right with " in said
    assert " inconclusive with " in said
    point = next(each for each in tab.runner.curves[Line.THIS].points if each.n_people == tab.runner.question.n_people)
    assert point.p_right + point.p_inconclusive > 0.99 - 1e-9
    assert Curve.from_json(tab.runner.curves[Line.THIS].to_json()) == tab.runner.curves[Line.THIS]


def test_the_significant_set_has_its_curves_too(qtbot: QtBot, tab: CalibrationTab) -> None:
    choose(tab.publish_card.mechanism, "significant-set")
    until(qtbot, tab, Phase.DONE)
    assert not tab.runner.curves[Line.THIS].is_estimate


def test_fewer_snps_than_true_ones_is_said(tab: CalibrationTab) -> None:
    type_into(tab.publish_card.n_snps, "1")
    assert not tab.target_card.note.isHidden()
    assert not tab.target_card.success.isEnabled()
    assert tab.runner.question.metric is Metric.ANY


def test_success_can_mean_at_least_one(qtbot: QtBot, tab: CalibrationTab) -> None:
    until(qtbot, tab, Phase.DONE)
    choose(tab.target_card.success, Metric.ANY)
    assert "at least one of the two" in tab.sheets.people_plot.title_label.text()


def test_a_panel_engine_names_its_snps(tab: CalibrationTab, document: PlanDocument) -> None:
    choose(tab.effect_card.engine, Engine.PANEL)
    scenario = document.plan.scenario
    assert scenario is not None
    names = [snp.snp for snp in scenario.disease.causal]
    assert scenario.engine is Engine.PANEL
    assert None not in names
    assert len(set(names)) == 2
    tab.runner.stop()


def test_another_panel_in_the_place_of_the_plans_is_noticed_on_coming_back(
    qtbot: QtBot, tab: CalibrationTab, document: PlanDocument, tmp_path: Path
) -> None:
    """Also when it was away for a moment: trying again looks at the files anew."""
    people = np.random.default_rng(1).integers(3, size=(50, 40)).astype(np.uint8)
    prefix = make_plink(tmp_path, people, [False] * 40, name="panel")
    snps = tuple(CausalSnp(frequency=0.5, odds_ratio=2.0, snp=name) for name in ("rs1", "rs2"))
    scenario = Scenario(
        disease=DiseaseModel(causal=snps, prevalence=0.1), engine=Engine.RESAMPLE, panel=str(prefix), n_studies=5
    )
    document.edit(scenario=scenario)
    until(qtbot, tab, Phase.DONE)

    def come_back() -> None:
        QApplication.instance().applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)  # type: ignore[union-attr]

    come_back()
    assert tab.runner.phase is Phase.DONE
    before = tab.runner.curve(Line.THIS)
    make_plink(tmp_path, people[::-1], [False] * 40, name="panel")
    os.utime(prefix.with_suffix(".bed"), ns=(1, 10**18))
    come_back()
    assert tab.runner.curve(Line.THIS) is None
    until(qtbot, tab, Phase.DONE)
    assert tab.runner.curve(Line.THIS) != before
    bim = prefix.with_suffix(".bim").rename(tmp_path / "away")
    come_back()
    until(qtbot, tab, Phase.FAILED)
    bim.rename(prefix.with_suffix(".bim"))
    tab.runner.resume()
    until(qtbot, tab, Phase.DONE)
    assert None not in tab.runner.question.files


def test_underlined_parts_of_the_plan_sentence_lead_here(tab: CalibrationTab) -> None:
    for path in ("design.n_cases", "release.n_snps", "release.score", "scenario.target_probability"):
        assert tab.focus_field(path)
    assert tab.target_card.target.hasFocus() or tab.target_card.target.isAncestorOf(tab.focusWidget() or tab)
    assert not tab.focus_field("adversary.prior.low")


# Sheets -----------------------------------------------------------------------------------------------------------


def options() -> tuple[Option, ...]:
    return (
        Option(
            score=ScoreChoice(), mechanism="permute-and-flip", needed=Needed(people=900, limit=9000), probability=0.99
        ),
        Option(score=ScoreChoice(), mechanism="joint", needed=Needed(people=1200, limit=9000), probability=0.9),
    )


@pytest.fixture
def quick_options(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(comparison, "estimate_options", lambda *a, **k: options())
    monkeypatch.setattr(calibration_advice, "simulate_options", lambda *a, **k: options())


@pytest.mark.usefixtures("quick_options")
def test_the_recommendation_can_be_taken(qtbot: QtBot, tab: CalibrationTab, document: PlanDocument) -> None:
    qtbot.waitUntil(lambda: bool(tab.advice.options), timeout=WAIT)
    assert "27 % fewer than the next" in tab.publish_card.advice.text()
    qtbot.mouseClick(tab.publish_card.take, Qt.MouseButton.LeftButton)
    assert document.plan.release.mechanism == "permute-and-flip"
    assert tab.publish_card.take.isHidden() or not tab.advice.options
    document.undo_stack.undo()
    assert document.plan.release.mechanism == "joint"


@pytest.mark.usefixtures("quick_options")
def test_all_pairs_are_compared_on_their_own_sheet(qtbot: QtBot, tab: CalibrationTab) -> None:
    qtbot.waitUntil(lambda: bool(tab.advice.options), timeout=WAIT)
    qtbot.mouseClick(tab.publish_card.compare, Qt.MouseButton.LeftButton)
    assert tab.sheets.pages.currentIndex() == OPTIONS_SHEET
    qtbot.waitUntil(lambda: "same" in tab.sheets.options_sheet.note.text(), timeout=WAIT)
    plot = tab.sheets.options_sheet.plot
    assert "with your 2,000 participants" in plot.words_of(options()[1])
    QTest.keyClick(plot, Qt.Key.Key_Down)
    assert plot.hover_label.text().startswith("total variation + joint draw")
    header, rows = plot.table()
    # The plan's own pair has the number that the tile has.
    assert [row[header.index("people_needed")] for row in rows] == [900, 1234]


@pytest.mark.usefixtures("quick_options")
def test_the_comparison_is_estimated_while_the_curves_are_still_simulated(
    qtbot: QtBot, tab: CalibrationTab, hold: threading.Event
) -> None:
    until(qtbot, tab, Phase.SIMULATING)
    sheet = tab.sheets.options_sheet
    ticks = [sheet.plot.item.getAxis(axis)._tickLevels for axis in ("left", "bottom")]
    assert ticks == [[[]], [[]]]  # no numbers where there are no bars
    qtbot.mouseClick(tab.publish_card.compare, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bool(tab.advice.options), timeout=WAIT)
    assert tab.runner.phase is Phase.SIMULATING
    assert sheet.note.text().startswith("Quick estimates.")
    hold.set()
    qtbot.waitUntil(lambda: "same" in sheet.note.text(), timeout=WAIT)


def held_comparison(
    monkeypatch: pytest.MonkeyPatch, studies: int
) -> tuple[threading.Event, list[tuple[tuple[Option, ...], bool]]]:
    """A comparison that hands over results with so many studies, then waits to be let go or cancelled; what each was given."""
    let_go, given = threading.Event(), list[tuple[tuple[Option, ...], bool]]()

    def simulate(*_args: Any, partial: Any, work: Work, compared: Any, **_rest: Any) -> tuple[Option, ...]:
        given.append((compared, let_go.is_set()))
        partial(tuple(replace(option, n_studies=studies) for option in options()))
        while not let_go.wait(0.01):
            work.check()
        return options()

    monkeypatch.setattr(calibration_advice, "simulate_options", simulate)
    return let_go, given


@pytest.mark.parametrize("studies", [2, 5])
def test_what_was_compared_before_a_stop_stays_and_is_continued(
    qtbot: QtBot, tab: CalibrationTab, monkeypatch: pytest.MonkeyPatch, studies: int
) -> None:
    """With every study of the five simulated, only the search is done again."""
    monkeypatch.setattr(comparison, "estimate_options", lambda *a, **k: ())
    let_go, given = held_comparison(monkeypatch, studies)
    sheet = tab.sheets.options_sheet
    tab.sheets.bar.setCurrentIndex(OPTIONS_SHEET)
    qtbot.waitUntil(lambda: bool(tab.advice.options), timeout=WAIT)
    assert sheet.again.isHidden()
    tab.advice.stop()
    assert re.match(rf"Stopped: 2 of \d+ combinations compared, on {studies} of 5 simulated studies", sheet.note.text())
    assert len(tab.advice.options) == 2
    tab.advice._follow()
    assert len(given) == 1  # nothing starts by itself
    let_go.set()
    qtbot.mouseClick(sheet.again, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "same" in sheet.note.text(), timeout=WAIT)
    assert sheet.again.isHidden()
    assert [len(compared) for compared, _ in given] == [0, 2 if studies == 5 else 0]


@pytest.mark.usefixtures("quick_options")
def test_who_stops_the_curves_starts_no_comparison(qtbot: QtBot, tab: CalibrationTab, hold: threading.Event) -> None:
    tab.sheets.bar.setCurrentIndex(OPTIONS_SHEET)
    qtbot.waitUntil(lambda: bool(tab.advice.options) and tab.runner.phase is Phase.SIMULATING, timeout=WAIT)
    tab.runner.stop()
    until(qtbot, tab, Phase.STOPPED)
    sheet = tab.sheets.options_sheet
    assert sheet.note.text().startswith("Stopped: none of")
    assert tab.advice.options
    qtbot.mouseClick(sheet.again, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "same" in sheet.note.text(), timeout=WAIT)


def test_real_pairs_are_compared(qtbot: QtBot, tab: CalibrationTab, jobs: JobRunner) -> None:
    qtbot.waitUntil(
        lambda: bool(tab.advice.options) and not [job for job in jobs.running if job.title.startswith("Comparing")],
        timeout=60_000,
    )
    best = tab.advice.options[0]
    assert best.score.name in ("ks", "tv", "tv-allelic")
    assert tab.publish_card.advice.text()


def test_attacks_are_drawn_with_their_bound(qtbot: QtBot, tab: CalibrationTab, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attacks, "LARGEST_GROUP", 60)
    monkeypatch.setattr(attacks, "STUDIES", 1)
    monkeypatch.setattr(attacks, "PAIRS", 10)
    tab.sheets.bar.setCurrentIndex(ATTACK_SHEET)
    sheet = tab.attack_sheet
    qtbot.waitUntil(lambda: "likelihood-ratio test" in sheet.words.text(), timeout=WAIT)
    assert "From 1 simulated study of 60 cases and 60 controls" in sheet.words.text()
    names = {row[0] for row in sheet.plot.table()[1]}
    assert {"bound", "exact frequencies, likelihood-ratio test", "your release, strongest attack"} <= names
    # On a logarithmic axis a straight line between two far thresholds would be drawn above what it means, and above the bound.
    drawn, _ = sheet.plot.curves[SELECTION_ATTACK].getOriginalDataset()
    assert float(np.diff(drawn).max()) < 0.02
    sheet.plot.setFocus()
    QTest.keyClick(sheet.plot, Qt.Key.Key_Left)
    assert "maximum for the attackers covered" in sheet.plot.hover_label.text()


def test_an_attack_that_leaves_something_out_says_so(
    qtbot: QtBot, tab: CalibrationTab, document: PlanDocument, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attacks, "LARGEST_GROUP", 60)
    monkeypatch.setattr(attacks, "STUDIES", 1)
    loci(document)
    tab.sheets.bar.setCurrentIndex(ATTACK_SHEET)
    qtbot.waitUntil(lambda: "likelihood-ratio test" in tab.attack_sheet.words.text(), timeout=WAIT)
    assert "Not covered: the strongest attack on this selection" in tab.attack_sheet.words.text()
    assert "likelihood-ratio test finds" in tab.attack_sheet.plot.accessibleDescription()


def test_the_audit_says_what_it_found(qtbot: QtBot, tab: CalibrationTab, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plan_audit, "AUDIT_DRAWS", 2000)
    tab.sheets.bar.setCurrentIndex(ATTACK_SHEET)
    tab.attack_sheet.set_watched(False)
    qtbot.mouseClick(tab.attack_sheet.audit_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "Audit passed" in tab.attack_sheet.audit_note.text(), timeout=60_000)
    assert "the claim is 0.693" in tab.attack_sheet.audit_note.text()
    # A joint draw: tanh(ln 2 / 4).
    assert "the claim is at most 0.172" in tab.attack_sheet.audit_note.text()


def test_an_audit_that_finds_too_large_an_advantage_says_so() -> None:
    found = AuditResult(
        title="x", claimed=2.0, lower_bound=1.4, draws=100, event="e", sound=True, loss=BOUNDED_RANGE,
        claimed_advantage=0.462, advantage_bound=0.6, advantage_event="exactly the SNPs that rise are published",
    )  # fmt: skip
    said = calibration_attack.audit_words([found])
    assert said.startswith("VIOLATED: a membership test has an advantage of at least 0.600; the claim is at most 0.462")
    assert "exactly the SNPs that rise" in said


# The plot ---------------------------------------------------------------------------------------------------------


def test_the_plot_is_read_with_the_keyboard(qtbot: QtBot, tab: CalibrationTab) -> None:
    until(qtbot, tab, Phase.DONE)
    plot = tab.sheets.people_plot
    QTest.keyClick(plot, Qt.Key.Key_Right)
    assert "participants: this attacker" in plot.hover_label.text()
    QTest.keyClick(plot, Qt.Key.Key_Escape)
    assert "Move the pointer" in plot.hover_label.text()


@pytest.mark.parametrize("suffix", [".png", ".svg", ".csv"])
def test_the_plot_is_exported(qtbot: QtBot, tab: CalibrationTab, tmp_path: Path, suffix: str) -> None:
    until(qtbot, tab, Phase.DONE)
    path = tmp_path / f"plot{suffix}"
    tab.sheets.people_plot.export(path)
    data = path.read_bytes()
    assert len(data) > 500
    if suffix == ".csv":
        lines = data.decode().splitlines()
        assert lines[0].startswith("line,n_participants,p_all")
        assert any(line.startswith("no privacy") and line.endswith("simulated") for line in lines)


def test_needed_numbers_stand_at_their_crossings(qtbot: QtBot, tab: CalibrationTab) -> None:
    until(qtbot, tab, Phase.DONE)
    for line in Line:
        assert tab.sheets.people_plot.strands[line].number.toPlainText() == "1,234"


# Kept scenarios ---------------------------------------------------------------------------------------------------


def test_scenarios_are_kept_compared_renamed_used_and_removed(
    qtbot: QtBot, tab: CalibrationTab, document: PlanDocument
) -> None:
    card = tab.compare_card
    until(qtbot, tab, Phase.DONE)
    qtbot.mouseClick(card.keep, Qt.MouseButton.LeftButton)
    kept = document.plan.release
    document.edit_release(n_snps=6)
    until(qtbot, tab, Phase.DONE)
    names = [row[0] for row in tab.sheets.people_plot.table()[1]]
    assert "2 SNPs published instead of 6" in names, "a kept curve is named by what differs"
    name = card.findChild(QLineEdit)
    assert name is not None
    assert name.text() == "2 SNPs published instead of 6"
    name.selectAll()
    QTest.keyClicks(name, "small")
    QTest.keyClick(name, Qt.Key.Key_Return)
    assert card.scenarios.items[0].name == "small"
    use = next(button for button in card.findChildren(QAbstractButton) if button.text() == "Use")
    qtbot.mouseClick(use, Qt.MouseButton.LeftButton)
    assert document.plan.release == kept
    remove = next(button for button in card.findChildren(QAbstractButton) if button.text() == "Remove")
    qtbot.mouseClick(remove, Qt.MouseButton.LeftButton)
    assert not card.scenarios.items


def test_there_is_room_for_four(qtbot: QtBot, tab: CalibrationTab) -> None:
    until(qtbot, tab, Phase.DONE)
    for _ in range(4):
        qtbot.mouseClick(tab.compare_card.keep, Qt.MouseButton.LeftButton)
    assert len(tab.compare_card.scenarios.items) == 4
    assert not tab.compare_card.keep.isEnabled()
    assert "Four scenarios are kept" in tab.compare_card.keep.toolTip()


def test_an_estimate_is_not_kept(qtbot: QtBot, tab: CalibrationTab, hold: threading.Event) -> None:
    until(qtbot, tab, Phase.SIMULATING)
    assert not tab.compare_card.keep.isEnabled()


# For everybody ----------------------------------------------------------------------------------------------------


def test_every_control_has_a_name_and_can_be_reached(tab: CalibrationTab) -> None:
    controls: list[QWidget] = []
    for kind in (QAbstractButton, QAbstractSpinBox, QComboBox):
        controls += tab.findChildren(kind)
    for control in controls:
        text = control.text() if isinstance(control, QAbstractButton) else ""
        if control.objectName().startswith("qt_") or control.objectName() in ("ScrollLeftButton", "ScrollRightButton"):
            continue
        assert control.accessibleName() or text, control
    for control in controls:
        if isinstance(control, QAbstractSpinBox | QComboBox):
            assert control.focusPolicy() != Qt.FocusPolicy.NoFocus


def test_a_size_beyond_the_sizes_is_simulated_too(qtbot: QtBot, tab: CalibrationTab) -> None:
    until(qtbot, tab, Phase.DONE)
    curve = tab.runner.curves[Line.THIS]
    assert curve.at(tab.runner.question.n_people, Metric.ALL) is not None


def test_hopeless_and_certain_sizes_are_not_asked_again() -> None:
    points = (Point(n_people=100, p_all=0.0, p_any=0.0), Point(n_people=1000, p_all=0.99, p_any=1.0))
    assert replace(Curve(points=points, is_estimate=False)).at(50_000, Metric.ALL) == 0.99


def test_every_question_mark_has_an_answer(tab: CalibrationTab) -> None:
    topics = {button.topic for button in tab.findChildren(HelpButton)}
    assert len(topics) >= 20
    assert [topic for topic in topics if find_explanation(topic) is None] == []


# Without a quick estimate -----------------------------------------------------------------------------------------


def significant_set(document: PlanDocument) -> None:
    document.edit_release(mechanism="significant-set", n_snps=10, threshold=100.0)


def distance(document: PlanDocument) -> None:
    document.edit_release(score=ScoreChoice(name="distance", test=TestName.GENOTYPIC, p_value=5e-8))


def loci(document: PlanDocument) -> None:
    document.edit_release(mechanism="permute-and-flip")
    document.edit_design(loci=Loci(window_kb=100.0))


@pytest.mark.parametrize("choose_it", [significant_set, distance, loci])
def test_lines_without_an_estimate_are_announced_with_the_first_studies(
    qtbot: QtBot,
    make_tab: Callable[..., CalibrationTab],
    document: PlanDocument,
    hold: threading.Event,
    choose_it: Callable[[PlanDocument], None],
) -> None:
    choose_it(document)
    tab = make_tab()
    until(qtbot, tab, Phase.SIMULATING)
    status = tab.answer_card.status.text()
    assert "Lines appear with the first of them" in status
    assert "pale" not in status
    tab.runner.stop()
    until(qtbot, tab, Phase.STOPPED)


def test_pairs_are_compared_where_nothing_can_be_estimated(
    qtbot: QtBot, tab: CalibrationTab, document: PlanDocument, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Any] = []

    def simulate(_question: Question, pairs: Any, *_args: Any, **_rest: Any) -> tuple[Option, ...]:
        asked.extend(pairs)
        return options()

    monkeypatch.setattr(calibration_advice, "simulate_options", simulate)
    tab.sheets.bar.setCurrentIndex(OPTIONS_SHEET)
    loci(document)
    qtbot.waitUntil(lambda: bool(asked) and bool(tab.advice.options), timeout=WAIT)
    assert "distance" in {score.name for score, _ in asked}


def test_attacks_say_what_they_leave_out(document: PlanDocument) -> None:
    assert attack_question(document.plan).not_covered == ()
    document.edit_release(values_epsilon=0.1)
    (said,) = attack_question(document.plan).not_covered
    assert said.startswith("Not covered: the noisy scores")
    document.edit_release(values_epsilon=None)
    loci(document)
    (said,) = attack_question(document.plan).not_covered
    assert "at most one SNP of each locus" in said


def test_the_answer_is_announced_once_when_it_is_simulated(
    qtbot: QtBot, tab: CalibrationTab, monkeypatch: pytest.MonkeyPatch, hold: threading.Event
) -> None:
    told: list[str] = []
    monkeypatch.setattr(calibration_tab, "announce", lambda _about, text: told.append(text))
    until(qtbot, tab, Phase.SIMULATING)
    assert told == []  # an estimate is none
    hold.set()
    until(qtbot, tab, Phase.DONE)
    assert len(told) == 1
    assert told[0].startswith("With ")
    tab.runner.changed.emit()
    assert len(told) == 1


def test_loci_are_published_in_the_place_of_snps_and_back(tab: CalibrationTab, document: PlanDocument) -> None:
    card = tab.publish_card
    choose(card.what, "loci")
    assert document.plan.design.loci == Loci(block_kb=1000.0, published=True)
    assert card.rows.captions[card.n_snps].text() == "loci to publish"
    assert not card.at_least.isHidden()
    type_into(card.locus_kb, "250")
    assert document.plan.design.loci == Loci(block_kb=250.0, published=True)
    assert not card.block_kb.isEnabled()
    choose(card.mechanism, "significant-set")
    assert document.plan.design.publishes_loci
    choose(card.what, "snps")
    assert document.plan.design.loci is None
    assert card.locus_kb.isHidden()
    assert card.loci.isHidden()


def test_a_file_of_loci_is_read_and_pinned_or_refused_with_its_line(
    qtbot: QtBot, tab: CalibrationTab, document: PlanDocument, tmp_path: Path
) -> None:
    card = tab.publish_card
    choose(card.what, "loci")
    bands = tmp_path / "bands.bed"
    bands.write_text("1 0 100\n1 50 200\n", encoding="utf-8")
    card.loci.pin(bands)
    qtbot.waitUntil(lambda: "line 2" in card.loci.error.text())
    bands.write_text("1 0 100\n1 100 200\n", encoding="utf-8")
    card.loci.pin(bands)
    qtbot.waitUntil(lambda: document.plan.design.loci is not None and document.plan.design.loci.path is not None)
    loci = document.plan.design.loci
    assert loci is not None
    assert loci.published
    assert len(loci.sha256 or "") == 64
