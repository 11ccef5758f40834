"""The open plan: edits, undo, files."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.errors import InvalidInput, InvalidPlan, PrivacyRefusal
from gwasprivacy.membership.adversary import PriorRange, Target, TargetKind
from gwasprivacy.membership.families import UNBOUNDED
from gwasprivacy.membership.families.another_attacker import with_family
from gwasprivacy.membership.secrets import Secret
from gwasprivacy.plan.saved_plan import load_plan, save_plan
from gwasprivacy.ui.shell.document import PlanDocument


def test_an_edit_tells_the_old_and_the_new_plan(qtbot: QtBot, document: PlanDocument) -> None:
    before = document.plan
    with qtbot.waitSignal(document.changed) as blocker:
        assert document.edit_adversary(prior=PriorRange(0.1, 0.5))
    assert blocker.args == [before, document.plan]
    assert document.plan.adversary.prior == PriorRange(0.1, 0.5)
    assert replace(document.plan, adversary=before.adversary) == before


def test_an_invalid_edit_names_its_field_and_changes_nothing(document: PlanDocument) -> None:
    before = document.plan
    with pytest.raises(InvalidPlan) as error:
        document.edit_adversary(target=Target(TargetKind.CAP, 0.5))
    assert error.value.field == "adversary.target.value"
    with pytest.raises(InvalidPlan):
        document.edit_design(n_cases=0)
    assert document.plan is before
    assert document.undo_stack.count() == 0
    assert not document.is_dirty


def test_an_unsupported_combination_is_refused_and_changes_nothing(document: PlanDocument) -> None:
    document.edit_release(score=ScoreChoice(name="trend"))
    before = document.plan
    with pytest.raises(PrivacyRefusal):
        document.edit(adversary=with_family(document.plan.adversary, UNBOUNDED))
    assert document.plan is before


def test_an_edit_to_the_same_plan_is_no_step(document: PlanDocument) -> None:
    assert not document.edit(title=document.plan.title)
    assert document.undo_stack.count() == 0


def test_undo_and_redo_walk_through_every_edit(document: PlanDocument) -> None:
    plans = [document.plan]
    for cases in (1200, 1300, 1400):
        document.edit_design(n_cases=cases)
        plans.append(document.plan)
    for plan in reversed(plans[:-1]):
        document.undo_stack.undo()
        assert document.plan == plan
    for plan in plans[1:]:
        document.undo_stack.redo()
        assert document.plan == plan


def test_the_steps_of_one_drag_are_one_step_of_undo(document: PlanDocument) -> None:
    before = document.plan
    for high in (0.51, 0.55, 0.6):
        document.edit_adversary(prior=PriorRange(0.5, high), gesture=("drag", 1))
    for low in (0.45, 0.4):
        document.edit_adversary(prior=PriorRange(low, 0.6), gesture=("drag", 2))
    assert document.undo_stack.count() == 2
    document.undo_stack.undo()
    assert document.plan.adversary.prior == PriorRange(0.5, 0.6)
    document.undo_stack.undo()
    assert document.plan == before


def test_a_drag_that_ends_where_it_began_leaves_nothing_to_undo(document: PlanDocument) -> None:
    for high in (0.55, 0.6, 0.5):
        document.edit_adversary(prior=PriorRange(0.5, high), gesture="g")
    assert document.undo_stack.count() == 0
    assert not document.is_dirty


def test_saving_makes_clean_and_undo_makes_dirty_again(document: PlanDocument, tmp_path: Path) -> None:
    document.edit_design(n_cases=1100)
    assert document.is_dirty
    document.save_as(tmp_path / "a.gwasplan")
    assert not document.is_dirty
    assert load_plan(tmp_path / "a.gwasplan") == document.plan
    document.undo_stack.undo()
    assert document.is_dirty


def test_a_name_without_suffix_becomes_a_plan_file(document: PlanDocument, tmp_path: Path) -> None:
    document.save_as(tmp_path / "study")
    assert document.path == tmp_path / "study.gwasplan"
    assert document.path.exists()


def test_a_failed_save_keeps_the_document_dirty_and_its_path(document: PlanDocument, tmp_path: Path) -> None:
    document.edit_design(n_cases=1100)
    with pytest.raises(InvalidInput):
        document.save_as(tmp_path / "no such folder" / "a.gwasplan")
    assert document.is_dirty
    assert document.path is None


def test_opening_a_bad_plan_keeps_the_present_one(document: PlanDocument, tmp_path: Path) -> None:
    before = document.plan
    path = tmp_path / "bad.gwasplan"
    save_plan(document.plan, path)
    content = json.loads(path.read_text(encoding="utf-8"))
    content["adversary"]["target"]["value"] = 0.5
    path.write_text(json.dumps(content), encoding="utf-8")
    with pytest.raises(InvalidInput, match="bad"):
        document.open(path)
    assert document.plan is before
    assert document.path is None


def test_opening_forgets_the_undo_steps(document: PlanDocument, tmp_path: Path) -> None:
    document.save_as(tmp_path / "a.gwasplan")
    document.edit_design(n_cases=1100)
    document.open(tmp_path / "a.gwasplan")
    assert document.undo_stack.count() == 0
    assert not document.is_dirty


def test_a_copy_has_no_file_of_its_own(document: PlanDocument, tmp_path: Path) -> None:
    document.save_as(tmp_path / "a.gwasplan")
    document.open_copy(tmp_path / "a.gwasplan", "A copy")
    assert document.path is None
    assert document.plan.title == "A copy"
    with pytest.raises(InvalidInput):
        document.save()


def test_a_file_that_another_program_changed_is_noticed(qtbot: QtBot, document: PlanDocument, tmp_path: Path) -> None:
    path = tmp_path / "a.gwasplan"
    document.save_as(path)
    with qtbot.assertNotEmitted(document.file_changed):
        document.look_at_file()
    other = PlanDocument(document.plan)
    other.edit_design(n_cases=1234)
    with qtbot.waitSignal(document.file_changed, timeout=5000):
        other.save_as(path)
    document.reload()
    assert document.plan.design.n_cases == 1234


def test_a_file_that_vanished_makes_the_plan_unsaved(qtbot: QtBot, document: PlanDocument, tmp_path: Path) -> None:
    path = tmp_path / "a.gwasplan"
    document.save_as(path)
    with qtbot.waitSignal(document.file_vanished, timeout=5000):
        path.unlink()
    assert document.is_dirty
    document.save()
    assert path.exists()
    assert not document.is_dirty


def test_the_own_save_is_no_change_by_another_program(qtbot: QtBot, document: PlanDocument, tmp_path: Path) -> None:
    document.save_as(tmp_path / "a.gwasplan")
    document.edit_design(n_cases=1111)
    with qtbot.assertNotEmitted(document.file_changed, wait=100):
        document.save()


def test_a_common_belief_in_case_status_follows_the_share_of_cases(document: PlanDocument) -> None:
    document.edit_adversary(secret=Secret.CASE_STATUS)
    document.edit_design(n_cases=500, n_controls=1500)
    assert document.plan.adversary.prior == PriorRange.single(0.25)
    document.undo_stack.undo()
    assert document.plan.adversary.prior == PriorRange.single(0.5)


def test_the_number_who_took_part_follows_the_studys_size(document: PlanDocument) -> None:
    document.edit_adversary(prior=PriorRange.invited(2000, 8000), invited=(2000, 8000))
    document.edit_design(n_cases=3000)
    assert document.plan.adversary.invited == (4000, 8000)
    assert document.plan.adversary.prior == PriorRange.single(0.5)


def test_a_plan_settles_once_after_a_drag(qtbot: QtBot, document: PlanDocument) -> None:
    seen: list[object] = []
    document.settled.connect(seen.append)
    with qtbot.waitSignal(document.settled):
        for high in (0.51, 0.55, 0.6):
            document.edit_adversary(prior=PriorRange(0.5, high), gesture="g")
    assert seen == [document.plan]
