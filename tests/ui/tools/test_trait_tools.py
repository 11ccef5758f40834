"""A plan of a trait in the window: its simulated study as files, and the picture of attacks."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gwasprivacy.base.executors import InlineExecutor
from gwasprivacy.base.work import Work
from gwasprivacy.forecast.attacks import attack_picture, attack_question
from gwasprivacy.membership.secrets import Secret
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.planning_scenario import planning_scenario
from gwasprivacy.simulation.attacks.realised_loss import SELECTION_ATTACK
from gwasprivacy.simulation.attacks.trait_attacks import EFFECTS_EXACT
from gwasprivacy.simulation.studies.trait_files import simulate_trait_files
from gwasprivacy.ui.calibration.attack_plot import AttackPlot
from gwasprivacy.ui.calibration.attack_sheet import attack_words
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner
from gwasprivacy.ui.tools.person_dialog import PersonDialog
from gwasprivacy.ui.tools.simulate_dialog import SimulateDialog
from tests.simulation.attacks.test_trait_attacks import plan as trait_plan
from tests.ui.tools.test_tools import finish, shown


@pytest.fixture
def plan() -> Plan:
    return trait_plan()


def test_a_study_of_a_trait_is_made_with_its_values_and_strata(
    qtbot: QtBot, document: PlanDocument, jobs: JobRunner, tmp_path: Path, plan: Plan
) -> None:
    for dialog in shown(qtbot, SimulateDialog(document, jobs)):
        assert "90 participants." in dialog.words.text()
        assert ".trait.tsv" in dialog.files.text()
        dialog.folder.place.picked.emit(tmp_path)
        dialog.start()
        finish(qtbot, dialog)
        assert "90 participants in" in dialog.outcome.text()
        paths = dialog.paths()
    assert plan.scenario is not None
    assert plan.design.trait is not None
    expected = simulate_trait_files(planning_scenario(plan), plan.design.trait, 90, 1)
    assert {ending: path.read_bytes() for ending, path in paths.items()} == dict(expected)


def test_the_picture_of_attacks_has_the_test_on_effects_and_says_whose_it_is(qtbot: QtBot, plan: Plan) -> None:
    question = replace(attack_question(plan, n_studies=1), n_pairs=5)
    report = attack_picture(question, work=Work(executor=InlineExecutor()))
    picture = AttackPlot()
    qtbot.addWidget(picture)
    picture.show_report(report)
    drawn = {name for name, line in picture.curves.items() if line.xData is not None and len(line.xData)}
    assert drawn == {EFFECTS_EXACT, SELECTION_ATTACK}
    said = attack_words(report)
    assert "exact effect on the trait" in said
    assert "From 1 simulated study of 90 participants." in said
    assert "cases" not in said


def test_a_participant_of_a_study_of_a_trait_is_asked_after(
    qtbot: QtBot, document: PlanDocument, jobs: JobRunner
) -> None:
    for dialog in shown(qtbot, PersonDialog(document, jobs)):
        assert not dialog.why_not()
        dialog.start()
        finish(qtbot, dialog)
        there = dialog.belief()
        dialog.stayed_out.setChecked(True)
        away = dialog.belief()
        assert there is not None
        assert away is not None
        assert there.person == away.person
        assert there.exact != away.exact
        assert there.private
        assert "Simulated study of 90 participants with a trait" in dialog.study.text()


def test_where_the_value_is_the_secret_the_window_says_why_nobody_is_asked_after(
    qtbot: QtBot, document: PlanDocument, jobs: JobRunner
) -> None:
    document.edit_adversary(secret=Secret.TRAIT_VALUE)
    for dialog in shown(qtbot, PersonDialog(document, jobs)):
        assert "its secret is the trait’s value" in dialog.words.text()
        assert not dialog.make.isEnabled()
