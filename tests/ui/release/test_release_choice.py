"""What is released, chosen in the window: the plan's own release or a planned one; pages, bar and button follow."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gwasprivacy.plan.budget_split import planned_plan
from gwasprivacy.plan.plan import Plan, ReleaseChoices
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.unverified import read_report
from gwasprivacy.release.verify import verify_report
from gwasprivacy.ui.release import release_runner
from gwasprivacy.ui.release.release_choice import LOST, OWN, ChosenRelease, ReleaseChoice
from gwasprivacy.ui.release.release_tab import ReleaseTab
from gwasprivacy.ui.release.step_card import StepState
from gwasprivacy.ui.release.words import Step
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.help_pages import find_explanation
from tests.ui.release.release_window import PASSPHRASE, answered_plan, until

A, B, C = (ReleaseChoices(n_snps=n, epsilon=0.1) for n in (1, 2, 3))
COUNT = ReleaseChoices(mechanism="significant-count", n_snps=0, threshold=13.0, epsilon=0.2)
PLANNED = (ReleaseChoices(mechanism="joint", n_snps=1, epsilon=0.3), COUNT)


@pytest.fixture
def plan() -> Plan:
    return replace(answered_plan(), planned=PLANNED)


def pick(tab: ReleaseTab, number: int) -> None:
    """Choose with the keyboard."""
    field = tab.choice_card.field
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Home)
    for _ in range(number):
        QTest.keyClick(field, Qt.Key.Key_Down)


def to_leaves(qtbot: QtBot, tab: ReleaseTab, study: Path, ledger: Path) -> None:
    tab.runner.set_ledger(ledger)
    tab.open_study(study)
    until(qtbot, lambda: tab.runner.step is Step.LEAVES and not tab.runner.is_reading_ledger)


def publish(qtbot: QtBot, tab: ReleaseTab, folder: Path) -> None:
    tab.published_step.go_on.click()
    if tab.runner.key_path is None:
        tab.runner.make_key(folder / "officer", PASSPHRASE)
        until(qtbot, lambda: tab.runner.key_path is not None)
    tab.runner.set_folder(folder / "out")
    tab.confirm_step.passphrase.setText(PASSPHRASE)
    tab.confirm_step.confirm.setChecked(True)
    tab.confirm_step.publish.click()
    until(qtbot, lambda: tab.runner.done is not None)


# Which release it is after the plan was edited ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "number", "after", "then"),
    [
        ((A, B, C), 2, (A, B, C), 2),
        ((A, B, C), 2, (B, C), 1),  # one before it is gone
        ((A, B, C), 2, (C, A, B), 3),  # moved
        ((A, B, C), 2, (A, COUNT, C), 2),  # changed where it stands
        ((A, B, C), 2, (A, C), OWN),  # gone
        ((A, B, C), 2, (C, COUNT, A), OWN),  # gone, and others came
        ((A, B, C), 3, (), OWN),
        ((A, A, A), 2, (A, B, A), 2),  # a twin is not it
        ((A, A, A), 3, (A, A), 2),  # any twin is as good
        ((A, B), OWN, (B, A, C), OWN),
    ],
)
def test_the_choice_follows_its_release(
    before: tuple[ReleaseChoices, ...], number: int, after: tuple[ReleaseChoices, ...], then: int
) -> None:
    assert ReleaseChoice(number=number, planned=before).after(after) == ReleaseChoice(number=then, planned=after)


def test_after_a_release_comes_the_next_planned_one() -> None:
    coming = [ReleaseChoice(number=number, planned=(A, B, C)).next.number for number in range(4)]
    assert coming == [OWN, 2, 3, OWN]


def test_the_plan_follows_at_once_even_where_nobody_told_of_the_edit(document: PlanDocument) -> None:
    chosen = ChosenRelease(document)
    chosen.choose(2)
    assert chosen.plan == planned_plan(document.plan, 2)
    document.edit(planned=PLANNED[1:])
    assert (chosen.number, chosen.plan.release.mechanism) == (1, "significant-count")
    document.edit(planned=())
    assert (chosen.number, chosen.plan) == (OWN, document.plan)
    chosen.follow()
    assert chosen.was_lost
    assert chosen.choose(7)  # nobody planned it
    assert (chosen.number, chosen.was_lost) == (OWN, False)


# The window ---------------------------------------------------------------------------------------------------------


def test_without_planned_releases_nothing_is_asked(tab: ReleaseTab, document: PlanDocument) -> None:
    assert tab.choice_card.isVisible()
    document.edit(planned=())
    assert tab.choice_card.isHidden()
    document.undo_stack.undo()
    assert tab.choice_card.isVisible()


def test_the_entries_are_in_words_and_read_aloud(tab: ReleaseTab) -> None:
    field = tab.choice_card.field
    assert [field.itemText(i) for i in range(field.count())] == [
        "Main · 2 SNPs by permute-and-flip, ε = 0.693",
        "1 · one SNP by joint draw, ε = 0.300",
        "2 · number of significant SNPs, ε = 0.200",
    ]
    assert field.accessibleName() == "Release"
    pick(tab, 2)
    assert tab.runner.chosen.number == 2
    assert tab.choice_card.details.text() == "Planned release 2 of 2. Score: total variation, at least 13."
    assert "number of significant SNPs" in field.accessibleDescription()
    assert field.hasFocus()
    topic = tab.choice_card.property("helpTopic")
    assert "planned" in find_explanation(topic).text


def test_pages_bar_and_confirmation_follow_the_choice(
    qtbot: QtBot, tab: ReleaseTab, study: Path, tmp_path: Path
) -> None:
    to_leaves(qtbot, tab, study, tmp_path / "study.gwasledger")
    assert tab.budget_step.bar.values["cost"].text() == "ε = 0.693"
    tab.published_step.go_on.click()
    tab.confirm_step.confirm.setChecked(True)
    pick(tab, 2)
    assert tab.choice_card.field.hasFocus()
    assert not tab.confirm_step.publish.isEnabled()
    until(qtbot, lambda: tab.runner.step is Step.LEAVES)
    assert not tab.confirm_step.confirm.isChecked()  # that was for another release
    assert tab.budget_step.bar.values["cost"].text() == "ε = 0.200"
    assert tab.published_step.leaves.text().startswith("One number")
    assert tab.confirm_step.publish.text() == "Spend ε = 0.20 and create the release"
    assert "planned release 2 of 2: number of significant SNPs" in tab.confirm_step.which.text()
    view = tab.runner.ledger
    assert view is not None
    assert view.preview is not None
    assert view.preview.report.plan == planned_plan(tab.document.plan, 2)
    assert tab._shown_report is view.preview.report
    assert tab.choice_card.field.hasFocus()


def test_two_planned_releases_are_made_and_verify_from_one_budget(
    qtbot: QtBot, tab: ReleaseTab, study: Path, tmp_path: Path
) -> None:
    ledger = tmp_path / "study.gwasledger"
    tab.runner.choose(1)
    to_leaves(qtbot, tab, study, ledger)
    publish(qtbot, tab, tmp_path)
    first = tab.runner.done
    assert first is not None
    field = tab.choice_card.field
    assert not field.isEnabled()
    tab.runner.choose(2)  # nothing is chosen after a draw
    tab.document.undo_stack.undo()
    tab.document.edit(planned=())
    assert tab.runner.chosen.plan.planned == ()
    assert field.currentText() == "1 · one SNP by joint draw, ε = 0.300"
    assert tab.runner.step is Step.DONE
    assert tab.confirm_step.which.isHidden()
    tab.document.undo_stack.undo()

    tab.done_step.another.click()
    assert field.isEnabled()
    assert tab.runner.chosen.number == 2
    until(qtbot, lambda: tab.runner.step is Step.LEAVES)
    publish(qtbot, tab, tmp_path)
    second = tab.runner.done
    assert second is not None
    for outcome, number in ((first, 1), (second, 2)):
        assert verify_report(outcome.report_path, tmp_path / "officer.pub.pem").valid
        assert read_report(outcome.report_path).plan == planned_plan(tab.document.plan, number)
    (account,) = Ledger(ledger).read().accounts
    assert account.spent_units == 500_000_000_000
    assert account.budget is not None
    assert account.budget.units == pytest.approx(0.693147180559945e12, abs=2)


def test_a_repeated_release_is_said_before_it_is_made(
    qtbot: QtBot, tab: ReleaseTab, study: Path, tmp_path: Path
) -> None:
    tab.runner.choose(2)
    to_leaves(qtbot, tab, study, tmp_path / "study.gwasledger")
    publish(qtbot, tab, tmp_path)
    tab.done_step.another.click()
    until(qtbot, lambda: tab.runner.ledger_error is not None)  # the plan's own does not fit any more
    assert tab.budget_step.state is StepState.PROBLEM
    tab.runner.choose(2)
    until(qtbot, lambda: tab.runner.step is Step.LEAVES)
    assert "Release 1 was made under exactly this plan" in tab.budget_step.warnings.text()


def test_a_planned_release_that_vanishes_gives_way_to_the_plans_own(
    qtbot: QtBot, tab: ReleaseTab, study: Path, tmp_path: Path
) -> None:
    to_leaves(qtbot, tab, study, tmp_path / "study.gwasledger")
    pick(tab, 2)
    until(qtbot, lambda: tab.runner.step is Step.LEAVES)
    tab.document.edit(planned=PLANNED[:1])
    assert tab.choice_card.note.text() == LOST
    assert tab.choice_card.field.currentIndex() == 0
    until(qtbot, lambda: tab.runner.step is Step.LEAVES)
    assert tab.budget_step.bar.values["cost"].text() == "ε = 0.693"
    tab.document.undo_stack.undo()
    assert tab.choice_card.note.isHidden()


def test_editing_other_planned_releases_counts_nothing_again(
    qtbot: QtBot, tab: ReleaseTab, study: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tab.runner.choose(2)
    to_leaves(qtbot, tab, study, tmp_path / "study.gwasledger")

    def never(*_args: object, **_options: object) -> None:
        raise AssertionError

    monkeypatch.setattr(release_runner, "prepare", never)
    tab.document.edit(planned=(replace(PLANNED[0], n_snps=3), COUNT))
    until(qtbot, lambda: tab.runner.budget_is_ready and not tab.runner.is_reading_ledger)
    view = tab.runner.ledger
    assert view is not None
    assert view.preview is not None
    assert view.preview.report.plan == planned_plan(tab.document.plan, 2)


def test_what_the_chosen_release_spends_is_edited_in_the_plan(
    qtbot: QtBot, tab: ReleaseTab, study: Path, tmp_path: Path
) -> None:
    to_leaves(qtbot, tab, study, tmp_path / "study.gwasledger")
    pick(tab, 2)
    until(qtbot, lambda: tab.runner.step is Step.LEAVES)
    step = tab.budget_step
    assert step.spends.shown_value() == pytest.approx(0.2)
    step.spends.edited.emit(0.15)
    assert tab.document.plan.planned == (PLANNED[0], replace(COUNT, epsilon=0.15))
    assert tab.document.plan.release.epsilon is None
    assert tab.runner.chosen.number == 2
    until(qtbot, lambda: tab.runner.step is Step.LEAVES)
    assert step.bar.values["cost"].text() == "ε = 0.150"
    assert step.usual.isHidden()
    step.spends.edited.emit(0.9)  # more than the guarantee
    assert "Planned release 2" in step.split_error.text()
    assert tab.document.plan.planned[1].epsilon == 0.15
    tab.document.undo_stack.undo()
    assert tab.document.plan.planned == PLANNED


def test_a_planned_release_beyond_the_budget_is_refused_in_words(
    qtbot: QtBot, tab: ReleaseTab, study: Path, tmp_path: Path
) -> None:
    to_leaves(qtbot, tab, study, tmp_path / "study.gwasledger")
    tab.document.edit_release(budget=0.25)
    pick(tab, 1)
    until(qtbot, lambda: tab.runner.plan_error is not None)
    assert not tab.runner.study_is_ready
    assert "cannot spend ε = 0.300 of a budget of 0.250" in tab.study_step.error.text()
    assert tab.study_step.state is StepState.PROBLEM
    pick(tab, 2)
    until(qtbot, lambda: tab.runner.step is Step.LEAVES)
    assert tab.study_step.error.isHidden()
