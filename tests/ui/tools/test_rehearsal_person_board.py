"""Tools that show what only a simulation can: a rehearsal, one simulated person, a hundred people for a board."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gwasprivacy.base.printable_text import unbreakable
from gwasprivacy.base.resources import resource_path
from gwasprivacy.forecast.plan_paragraphs import board_paragraph, methods_with_references
from gwasprivacy.membership.adversary import Target, TargetKind
from gwasprivacy.membership.secrets import Secret
from gwasprivacy.plan.plan import Plan, ReleaseChoices
from gwasprivacy.plan.saved_plan import new_plan
from gwasprivacy.study.design import StudyDesign
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.help_pages import find_explanation
from gwasprivacy.ui.shell.jobs import JobRunner
from gwasprivacy.ui.starting_plan import starting_plan
from gwasprivacy.ui.tools.board_dialog import BoardDialog
from gwasprivacy.ui.tools.person_dialog import PersonDialog
from gwasprivacy.ui.tools.rehearse_dialog import RehearseDialog
from gwasprivacy.ui.tools.tool_dialog import ToolDialog
from gwasprivacy.ui.widgets.explain import HelpButton
from tests.simulation.scenarios import small_scenario

WAIT = 20_000  # ms; only ever reached by a test that fails


@pytest.fixture
def plan() -> Plan:
    return new_plan(
        title="Small",
        design=StudyDesign(n_cases=100, n_controls=100),
        release=ReleaseChoices(mechanism="joint", n_snps=2),
        scenario=small_scenario(n_snps=200),
    )


def shown(qtbot: QtBot, dialog: ToolDialog) -> None:
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()


def work(qtbot: QtBot, dialog: ToolDialog) -> None:
    QTest.mouseClick(dialog.make, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not dialog.is_running, timeout=WAIT)


def test_a_release_is_rehearsed_and_again_with_the_next_seed(
    qtbot: QtBot, document: PlanDocument, jobs: JobRunner
) -> None:
    dialog = RehearseDialog(document, jobs)
    shown(qtbot, dialog)
    assert dialog.found is None
    work(qtbot, dialog)
    first = dialog.found
    assert first is not None
    hits, misses, others = (
        len(points.getData()[0]) for points in (dialog.strip.hit, dialog.strip.miss, dialog.strip.other)
    )
    assert (hits, misses) == (int(first.hits.sum()), int((~first.hits).sum()))
    assert others == int((first.others > 0).sum())
    assert "Of 20 draws" in dialog.words.text()
    dialog.strip.hover_at(3.0, 0.0)
    assert dialog.strip.hover_label.text().startswith("Draw 3: ")
    work(qtbot, dialog)
    assert dialog.found is not None
    assert dialog.found.seed == first.seed + 1
    document.edit_release(n_snps=3)
    assert dialog.found is None, "a rehearsal belongs to its plan"


def test_a_rehearsal_of_a_plan_that_was_changed_meanwhile_is_dropped(
    qtbot: QtBot, document: PlanDocument, jobs: JobRunner
) -> None:
    dialog = RehearseDialog(document, jobs)
    shown(qtbot, dialog)
    dialog.start()
    document.edit_release(n_snps=3)
    qtbot.waitUntil(lambda: not dialog.is_running, timeout=WAIT)
    assert dialog.found is None


def test_choosing_another_person_world_or_prior_answers_at_once(
    qtbot: QtBot, document: PlanDocument, jobs: JobRunner
) -> None:
    dialog = PersonDialog(document, jobs)
    shown(qtbot, dialog)
    assert dialog.belief() is None
    work(qtbot, dialog)
    first = dialog.belief()
    assert first is not None
    assert first.took_part
    assert "took part" in dialog.words.text()
    assert "for the median person" in dialog.words.text()
    assert first.exact == max(dialog.plot.pale[1.0].getData()[0]), "the most exposed is shown first"
    assert dialog.plot.median_text.isVisible()
    QTest.keyClick(dialog.person, Qt.Key.Key_Up)
    second = dialog.belief()
    assert second is not None
    assert (second.person, second.exact) != (first.person, first.exact)
    dialog.stayed_out.setChecked(True)
    assert "did not take part" in dialog.words.text()
    dialog.prior.edited.emit(0.1)
    assert not dialog.is_running, "only simulating takes time"
    assert "nobody real" in dialog.study.text()


def test_whose_case_status_is_secret_is_not_asked_after(qtbot: QtBot, document: PlanDocument, jobs: JobRunner) -> None:
    document.edit_adversary(secret=Secret.CASE_STATUS)
    dialog = PersonDialog(document, jobs)
    shown(qtbot, dialog)
    assert not dialog.make.isEnabled()
    assert "who took part" in dialog.words.text()


def test_paragraphs_follow_the_plan_and_are_copied(qtbot: QtBot, document: PlanDocument, jobs: JobRunner) -> None:
    dialog = BoardDialog(document, jobs)
    shown(qtbot, dialog)
    QTest.mouseClick(dialog.make, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == board_paragraph(document.plan)
    QTest.mouseClick(dialog.copy_methods, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == methods_with_references(document.plan)
    before = len(dialog.people.groups["more"].getData()[0])
    document.edit(adversary=replace(document.plan.adversary, target=Target(TargetKind.GAMMA, 1.8)))
    assert dialog.board.text() == unbreakable(board_paragraph(document.plan))
    assert len(dialog.people.groups["more"].getData()[0]) > before
    QTest.mouseClick(dialog.copy_picture, Qt.MouseButton.LeftButton)
    assert not QGuiApplication.clipboard().image().isNull()


def test_in_both_arrays_there_are_a_hundred_people(qtbot: QtBot, document: PlanDocument, jobs: JobRunner) -> None:
    dialog = BoardDialog(document, jobs)
    qtbot.addWidget(dialog)
    assert sum(len(points.getData()[0]) for points in dialog.people.groups.values()) == 200


@pytest.mark.parametrize("make", [RehearseDialog, PersonDialog, BoardDialog])
def test_every_question_mark_is_answered(
    qtbot: QtBot, document: PlanDocument, jobs: JobRunner, make: type[ToolDialog]
) -> None:
    dialog = make(document, jobs)  # type: ignore[call-arg, arg-type]
    qtbot.addWidget(dialog)
    topics = {button.topic for button in dialog.findChildren(HelpButton)}
    assert topics
    assert all(find_explanation(topic) is not None for topic in topics), topics


@pytest.mark.parametrize("make", [BoardDialog, PersonDialog, RehearseDialog])
def test_numbers_of_an_example_are_said_to_be(qtbot: QtBot, jobs: JobRunner, make: type[ToolDialog]) -> None:
    """Of a new plan part by part, until each is changed; a person who reads the picture knows whose numbers it shows."""
    document = PlanDocument(starting_plan(), examples=True)
    dialog = make(document, jobs)
    shown(qtbot, dialog)
    assert dialog.examples.isVisible()
    assert "not your study’s: the attacker, the guarantee, the sizes of the study, the effect" in dialog.examples.text()
    document.edit_design(n_cases=4321)
    assert "the sizes" not in dialog.examples.text()
    assert "the effect" in dialog.examples.text()
    document.confirm_effect()
    assert "the effect" not in dialog.examples.text()
    plan = replace(starting_plan(), title="Mine")
    document.new(plan)
    assert dialog.examples.isHidden()


def test_the_bundled_example_is_said_to_be_one(qtbot: QtBot, jobs: JobRunner) -> None:
    document = PlanDocument()
    document.open_copy(resource_path("example/example.gwasplan"), "Example study")
    dialog = BoardDialog(document, jobs)
    shown(qtbot, dialog)
    assert "not your study’s" in dialog.examples.text()
    document.edit_design(n_cases=700)
    assert "the sizes" not in dialog.examples.text()


def test_where_nothing_is_asked_the_keys_begin_at_the_button(
    qtbot: QtBot, document: PlanDocument, jobs: JobRunner
) -> None:
    dialog = BoardDialog(document, jobs)
    shown(qtbot, dialog)
    qtbot.waitUntil(dialog.make.hasFocus, timeout=WAIT)


def test_in_a_narrow_picture_the_name_of_the_axis_is_short_and_whole(
    qtbot: QtBot, document: PlanDocument, jobs: JobRunner
) -> None:
    dialog = PersonDialog(document, jobs)
    shown(qtbot, dialog)
    work(qtbot, dialog)
    axis = dialog.plot.item.getAxis("bottom")
    dialog.resize(960, 580)
    qtbot.waitUntil(lambda: axis.labelText == "belief that this person took part", timeout=WAIT)
    dialog.resize(740, 400)
    qtbot.waitUntil(lambda: axis.labelText == "belief", timeout=WAIT)
    assert axis.label.boundingRect().width() <= axis.boundingRect().width()
