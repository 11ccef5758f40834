"""The question which exact numbers of participants are printed anywhere: its answers, what each takes, and the price of one."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.forecast.printed_sizes import people_by_answer
from gwasprivacy.lab.plan_audit import selection_share
from gwasprivacy.membership.families import BOUNDED, UNBOUNDED
from gwasprivacy.membership.secrets import Neighbours, Sizes
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.preview_words import published_fields
from gwasprivacy.ui.calibration.assumption_cards import StudyCard
from gwasprivacy.ui.calibration.printed_sizes_rows import PrintedSizesRows
from gwasprivacy.ui.calibration.trait_rows import Subtracted
from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner


@pytest.fixture
def card(qtbot: QtBot, document: PlanDocument, jobs: JobRunner) -> StudyCard:
    card = StudyCard(document)
    card.add_printed_sizes(PrintedSizesRows(document, jobs, card.attempt))
    qtbot.addWidget(card)
    card.show()
    return card


def rows_of(card: StudyCard) -> PrintedSizesRows:
    rows = card.fields["adversary.sizes"]
    assert isinstance(rows, PrintedSizesRows)
    rows.set_open(True)
    return rows


def test_a_new_plan_says_that_both_numbers_are_printed(card: StudyCard, document: PlanDocument) -> None:
    assert document.plan.adversary.sizes is Sizes.ALL
    assert rows_of(card).choices[Sizes.ALL].isChecked()
    assert rows_of(card).price.isHidden()


def test_an_answer_decides_the_attackers_says_its_price_and_can_be_undone(
    qtbot: QtBot, card: StudyCard, document: PlanDocument
) -> None:
    rows, before = rows_of(card), document.plan
    qtbot.mouseClick(rows.choices[Sizes.ABOUT], Qt.MouseButton.LeftButton)
    assert document.plan.adversary.family == UNBOUNDED
    assert document.plan.neighbours is Neighbours.ADD_REMOVE
    assert "must be printed nowhere" in rows.price.text()
    document.undo_stack.undo()
    assert document.plan == before
    assert document.plan.adversary.family == BOUNDED
    assert rows.choices[Sizes.ALL].isChecked()


def test_each_answer_shows_how_many_participants_it_takes(qtbot: QtBot, card: StudyCard) -> None:
    rows = rows_of(card)
    assert rows.title == "Numbers printed: all"
    assert rows.caption.text() == "", "no heading stands above nothing"
    qtbot.waitUntil(lambda: all(label.text() for label in rows.numbers.values()), timeout=20_000)
    assert rows.caption.text() == "participants (quick estimate)", "the answer above is of simulated studies"
    assert rows.numbers[Sizes.ALL].text() == rows.numbers[Sizes.TOTAL].text() != rows.numbers[Sizes.ABOUT].text()
    assert rows.choices[Sizes.ABOUT].accessibleDescription().endswith("participants")


def test_printing_no_number_takes_fewer_participants_for_the_same_guarantee(plan: Plan) -> None:
    people = {sizes: needed.people for sizes, needed in people_by_answer(plan).items()}
    assert set(people) == set(Sizes)
    about, both = people[Sizes.ABOUT], people[Sizes.ALL]
    assert about is not None
    assert both is not None
    assert about < 0.95 * both
    assert people[Sizes.TOTAL] == both


def test_what_a_score_cannot_have_is_not_offered_and_says_why(card: StudyCard, document: PlanDocument) -> None:
    document.edit(release=replace(document.plan.release, score=ScoreChoice(name="trend"), mechanism="exponential"))
    rows = rows_of(card)
    assert rows.choices[Sizes.ALL].isEnabled()
    assert not rows.choices[Sizes.ABOUT].isEnabled()
    assert "fixed numbers of cases and controls" in rows.choices[Sizes.ABOUT].accessibleDescription()


def test_a_study_of_a_trait_is_asked_too_and_its_total_only_where_there_are_strata(
    qtbot: QtBot, card: StudyCard, document: PlanDocument
) -> None:
    document.edit_design(strata=())
    document.switch_study_kind()
    rows = rows_of(card)
    assert rows.choices[Sizes.ALL].text() == "yes"
    assert rows.choices[Sizes.TOTAL].isHidden()
    assert rows.measures.isHidden(), "what is measured is chosen beside what is subtracted"
    qtbot.mouseClick(rows.choices[Sizes.ABOUT], Qt.MouseButton.LeftButton)
    assert (document.plan.neighbours, document.plan.sensitivity()) == (Neighbours.ADD_REMOVE, 0.25)
    assert "must be printed nowhere" in rows.price.text()
    assert document.plan.release.ratio_epsilon is not None
    document.undo_stack.undo()
    card.trait.subtracted.chosen.emit(Subtracted.OWN)
    assert document.plan.release.ratio_epsilon is None
    assert not rows.choices[Sizes.ABOUT].isEnabled()
    assert "own mean" in rows.choices[Sizes.ABOUT].accessibleDescription()


def test_a_tenth_of_epsilon_measures_the_ratio_where_no_number_is_printed(
    qtbot: QtBot, card: StudyCard, document: PlanDocument
) -> None:
    rows = rows_of(card)
    assert rows.measures.isHidden()
    qtbot.mouseClick(rows.choices[Sizes.ABOUT], Qt.MouseButton.LeftButton)
    assert not rows.measures.isHidden()
    before = document.plan
    qtbot.mouseClick(rows.measures, Qt.MouseButton.LeftButton)
    part = document.plan.release.ratio_epsilon
    assert part == pytest.approx(before.epsilon / 10, rel=1e-6)
    assert document.plan.epsilon == before.epsilon
    assert selection_share(document.plan) == pytest.approx(0.9)
    document.undo_stack.undo()
    assert document.plan == before
    assert not rows.measures.isChecked()
    document.undo_stack.redo()
    # A number that is printed is not measured.
    qtbot.mouseClick(rows.choices[Sizes.ALL], Qt.MouseButton.LeftButton)
    assert document.plan.release.ratio_epsilon is None
    assert rows.measures.isHidden()


def test_a_window_shows_the_release_of_a_measured_ratio(qtbot: QtBot, window: MainWindow) -> None:
    window.build_tabs()
    rows = window.calibration_tab.printed_sizes
    rows.choices[Sizes.ABOUT].click()
    rows.measures.click()
    assert window.document.plan.release.ratio_epsilon is not None
    window.show_tab(2)
    assert any("about how many cases" in each for each in published_fields(window.document.plan))
