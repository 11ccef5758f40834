"""The Calibration tab's strata: made, changed and taken out in place, with undo, and sizes that follow the numbers of people."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gwasprivacy.plan.plan import Plan
from gwasprivacy.ui.calibration.assumption_cards import StudyCard
from gwasprivacy.ui.shell.document import PlanDocument
from tests.forecast.test_strata import plan_of


@pytest.fixture
def plan() -> Plan:
    return plan_of(strata=False, n_snps=300, n_studies=5, sizes=(2000,))


@pytest.fixture
def card(qtbot: QtBot, document: PlanDocument) -> StudyCard:
    made = StudyCard(document)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    made.strata.button.setChecked(True)
    return made


def sizes(document: PlanDocument) -> list[tuple[str, int, int]]:
    return [(each.name, each.n_cases, each.n_controls) for each in document.plan.design.strata]


def test_strata_are_made_named_sized_and_taken_out_with_undo(card: StudyCard, document: PlanDocument) -> None:
    people = document.plan.design.n_cases, document.plan.design.n_controls
    card.strata.add.click()
    assert sizes(document) == [
        ("stratum 1", people[0] - people[0] // 2, people[1] - people[1] // 2),
        ("stratum 2", people[0] // 2, people[1] // 2),
    ]
    name = card.strata.rows[0].name
    name.setFocus()
    name.selectAll()
    QTest.keyClicks(name, "north")
    QTest.keyClick(name, Qt.Key.Key_Return)
    card.strata.rows[0].cases.setValue(700)
    card.strata.rows[1].controls.setValue(650)
    assert sizes(document)[0][:2] == ("north", 700)
    assert sizes(document)[1][2] == 650
    assert document.plan.design.n_cases == sum(each[1] for each in sizes(document)) == card.cases.value()
    card.strata.add.click()
    assert sizes(document)[2] == ("stratum 1", 100, 100)
    card.strata.rows[2].out.click()
    assert [each[0] for each in sizes(document)] == ["north", "stratum 2"]
    card.strata.rows[1].out.click()
    assert sizes(document) == [], "one stratum alone is no stratum"
    assert document.plan.design.n_cases == 700
    for _ in range(7):
        document.undo_stack.undo()
    assert sizes(document) == []
    assert (document.plan.design.n_cases, document.plan.design.n_controls) == people


def test_a_second_stratum_of_one_name_is_refused_in_place(card: StudyCard, document: PlanDocument) -> None:
    card.strata.add.click()
    row = card.strata.rows[1]
    row.name.setText("stratum 1")
    row.name.editingFinished.emit()
    assert "is the name of two strata" in card.error.text()
    assert [each[0] for each in sizes(document)] == ["stratum 1", "stratum 2"]


def test_other_numbers_of_people_keep_the_strata_in_proportion(
    qtbot: QtBot, card: StudyCard, document: PlanDocument
) -> None:
    card.strata.add.click()
    card.strata.rows[0].cases.setValue(750)
    card.strata.rows[1].cases.setValue(250)
    card.cases.setValue(2000)
    assert [each[1] for each in sizes(document)] == [1500, 500]
    assert card.error.text() == ""
