"""An old ledger with several studies: whose people they are is asked in place, and the answer lets the release go on."""

from __future__ import annotations

import math
import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gwasprivacy.base.number_words import percent
from gwasprivacy.plan.plan import Plan
from gwasprivacy.release.engine import prepare_release, publish
from gwasprivacy.release.ledger.curators_word import declare_people, merge_accounts
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.ui.release.frozen_accounts import FrozenAccounts, merged_words
from gwasprivacy.ui.release.release_tab import ReleaseTab
from gwasprivacy.ui.release.words import Step
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner
from tests.release.promise_plans import TPR, promise_plan
from tests.release.scene import N_GROUP, Scene, genotypes, is_case, set_up, small_plan
from tests.study.make_plink import make_plink
from tests.ui.release.release_window import shown_tab, until

OLD = Path(__file__).parents[2] / "release" / "version_1"


@pytest.fixture
def plan() -> Plan:
    return small_plan()


@pytest.fixture
def scene(tmp_path: Path) -> Scene:
    scene = set_up(tmp_path)
    shutil.copy(OLD / "three.gwasledger", scene.ledger)
    return scene


@pytest.fixture
def asked(qtbot: QtBot, document: PlanDocument, jobs: JobRunner, scene: Scene) -> ReleaseTab:
    """The tab where the ledger has just been chosen."""
    tab = shown_tab(qtbot, document, jobs)
    tab.open_study(scene.study)
    until(qtbot, lambda: tab.runner.study_is_ready)
    tab.runner.set_ledger(scene.ledger)
    until(qtbot, tab.budget_step.frozen.isVisible)
    return tab


def press(widget: QWidget) -> None:
    """With the keyboard."""
    widget.setFocus()
    QTest.keyClick(widget, Qt.Key.Key_Space)


def test_nothing_is_chosen_before_and_nothing_is_written_without_consent(asked: ReleaseTab, scene: Scene) -> None:
    row, before = asked.budget_step.frozen, scene.ledger.read_bytes()
    assert isinstance(row, FrozenAccounts)
    assert list(row.boxes) == ["study-1", "study-2", "study-3"]
    assert "Answer the question below." in asked.budget_step.error.text()
    assert (row.why_not(), row.write.isEnabled()) == ("Choose an answer first.", False)
    press(row.one)
    assert (row.why_not(), row.write.isEnabled()) == ("Tick the box to confirm.", False)
    assert "ε = 4.50 of 3.00 will then be spent" in row.merged.text()
    press(row.consent)
    assert row.write.isEnabled()
    press(row.others)
    assert not row.consent.isChecked(), "it was given for the other answer"
    assert row.why_not() == "Tick the studies that share no participant with any other."
    assert scene.ledger.read_bytes() == before


def test_other_people_are_declared_and_the_release_goes_on(qtbot: QtBot, asked: ReleaseTab, scene: Scene) -> None:
    row = asked.budget_step.frozen
    press(row.others)
    for study in ("study-2", "study-3"):
        press(row.boxes[study])
    press(row.consent)
    press(row.write)
    until(qtbot, row.isHidden)
    accounts = Ledger(scene.ledger).read().accounts
    assert [each.people_declared is not None for each in accounts] == [False, True, True]
    assert not any(each.is_frozen for each in accounts)
    until(qtbot, lambda: asked.runner.step is Step.LEAVES)


def test_one_declared_account_leaves_the_others_to_be_asked_about(
    qtbot: QtBot, asked: ReleaseTab, scene: Scene
) -> None:
    row = asked.budget_step.frozen
    press(row.others)
    press(row.boxes["study-2"])
    press(row.consent)
    press(row.write)
    until(qtbot, lambda: list(row.boxes) == ["study-1", "study-3"])
    assert row.isVisible()
    assert not row.others.isChecked()
    assert not row.consent.isChecked()


def test_merged_they_are_one_account_with_the_smallest_budget(qtbot: QtBot, asked: ReleaseTab, scene: Scene) -> None:
    row = asked.budget_step.frozen
    for widget in (row.one, row.consent, row.write):
        press(widget)
    until(qtbot, row.isHidden)
    (account,) = Ledger(scene.ledger).read().accounts
    assert account.merged == ("study-2", "study-3")
    assert account.left_units == 0
    until(qtbot, lambda: asked.runner.ledger_error is not None)
    assert asked.runner.step is Step.BUDGET


def test_an_older_copy_of_the_ledger_is_not_written_to(qtbot: QtBot, asked: ReleaseTab, scene: Scene) -> None:
    older = scene.ledger.read_bytes()
    declare_people(scene.ledger, ["study-2", "study-3"])
    scene.release()
    scene.ledger.write_bytes(older)
    row = asked.budget_step.frozen
    for widget in (row.one, row.consent, row.write):
        press(widget)
    until(qtbot, lambda: bool(row.error.text()))
    assert "is an older copy" in row.error.text()
    assert scene.ledger.read_bytes() == older
    assert row.write.isEnabled()


def keep_promise(scene: Scene, plan: Plan, account: str, seed: int) -> None:
    """A release of other people on an account of its own, which keeps the promise of ``plan``."""
    people = [(account, str(i)) for i in range(2 * N_GROUP)]
    study = make_plink(scene.folder, genotypes(seed), is_case(), name=account, people=people)
    publish(prepare_release(replace(plan, account=account), study, name=account), scene.ledger, scene.key, scene.out)


def test_where_one_account_keeps_a_promise_about_attacks_the_merged_one_is_said_to_keep_it(
    qtbot: QtBot, document: PlanDocument, jobs: JobRunner, scene: Scene
) -> None:
    """Three pure releases of ε = 1.5 and half a joint one: far more than the promise, and said in its terms."""
    keep_promise(scene, promise_plan("joint", 2, epsilon=0.5), "others", seed=5)
    tab = shown_tab(qtbot, document, jobs)
    tab.open_study(scene.study)
    until(qtbot, lambda: tab.runner.study_is_ready)
    tab.runner.set_ledger(scene.ledger)
    until(qtbot, tab.budget_step.frozen.isVisible)
    said = tab.budget_step.frozen.merged.text()
    reached = math.tanh((3 * 2 * 1.5 + 0.5) / 4)
    assert "ε = 5.00 of 3.00 will then be spent" in said
    assert "no membership test has an advantage (TPR − FPR) above 33.4 %" in said
    assert f"The bound will then be {percent(reached, up=True)}" in said
    merge_accounts(scene.ledger)
    (account,) = Ledger(scene.ledger).read().accounts
    assert account.reached == pytest.approx(reached)


def test_without_a_budget_in_epsilon_only_the_promise_is_said(scene: Scene) -> None:
    scene.ledger.unlink()
    for seed, account in enumerate(("one", "two"), start=5):
        keep_promise(scene, promise_plan("joint", 2, epsilon=0.5), account, seed)
    said = merged_words(Ledger(scene.ledger).read().accounts)
    assert said.startswith("The guarantee about attacks holds for all releases together: no membership test")
    assert "The bound will then be 17.7 %." in said  # √((0.5² + 0.5²)/8/2)


def test_accounts_with_different_promises_are_said_not_to_be_one(scene: Scene) -> None:
    scene.ledger.unlink()
    keep_promise(scene, promise_plan("joint", 2, epsilon=0.3), "one", seed=5)
    keep_promise(scene, promise_plan("joint", 2, target=TPR, epsilon=0.3), "two", seed=6)
    assert "have different guarantees about attacks" in merged_words(Ledger(scene.ledger).read().accounts)
