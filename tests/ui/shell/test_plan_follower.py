"""Hidden parts of the window follow a drag once, in its pause, and nobody ever sees an older plan."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gwasprivacy.membership.adversary import PriorRange
from gwasprivacy.plan.plan import Plan
from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.planning_report.split_budget import ReleasesCard
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.plan_follower import PlanFollower


@pytest.fixture
def followed() -> list[tuple[Plan, Plan]]:
    return []


def drag(document: PlanDocument, steps: int = 20) -> None:
    for step in range(steps):
        document.edit_adversary(prior=PriorRange(0.2 + step / 100, 0.8), gesture="drag")


def test_a_hidden_part_follows_a_drag_once(
    qtbot: QtBot, document: PlanDocument, followed: list[tuple[Plan, Plan]]
) -> None:
    view = QWidget()
    qtbot.addWidget(view)
    follower = PlanFollower(document, lambda old, new: followed.append((old, new)), view, view)
    before = document.plan
    drag(document)
    assert followed == []
    assert not follower.is_current
    with qtbot.waitSignal(document.settled):
        pass
    assert followed == [(before, document.plan)]
    assert follower.is_current


def test_a_part_that_is_seen_follows_every_step(
    qtbot: QtBot, document: PlanDocument, followed: list[tuple[Plan, Plan]]
) -> None:
    view = QWidget()
    qtbot.addWidget(view)
    PlanFollower(document, lambda old, new: followed.append((old, new)), view, view)
    with qtbot.waitExposed(view):
        view.show()
    drag(document, 5)
    assert len(followed) == 5
    with qtbot.waitSignal(document.settled):
        pass
    assert len(followed) == 5


def test_a_tab_shows_the_plan_as_it_is_from_its_first_moment(qtbot: QtBot, window: MainWindow) -> None:
    window.show_tab(0)
    calibration = window.calibration_tab
    window.document.edit_design(n_cases=1234)
    assert calibration.study_card.cases.value() != 1234
    window.show_tab(1)
    assert calibration.study_card.cases.value() == 1234
    assert calibration.runner.question.n_people == 1234 + window.document.plan.design.n_controls
    window.show_tab(0)


def test_a_hidden_tab_says_nothing_of_a_plan_that_is_gone(qtbot: QtBot, window: MainWindow) -> None:
    window.show_tab(1)
    calibration = window.calibration_tab
    qtbot.waitUntil(lambda: "probability" in window.sentence.text(), timeout=20_000)
    window.show_tab(0)
    window.document.edit_design(n_cases=700)
    calibration.runner.changed.emit()  # a result for the plan before arrives within the pause
    assert "1,000 participants" not in window.sentence.text()
    assert "2,000 participants" not in window.sentence.text()


def test_numbers_of_planned_releases_outlive_other_edits(qtbot: QtBot, document: PlanDocument) -> None:
    card = ReleasesCard(document)
    qtbot.addWidget(card)
    with qtbot.waitExposed(card):
        card.show()
    card.snps[0].setValue(7)
    document.edit(title="Another title")
    assert card.snps[0].value() == 7
    document.edit_release(n_snps=3)
    assert card.snps[0].value() == 3
