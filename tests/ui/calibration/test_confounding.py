"""The Calibration tab: how cases and controls differ beside the disease, and what an unadjusted release would publish."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gwasprivacy.assumptions.scenario import Engine
from gwasprivacy.assumptions.structure import Ancestry, Centres, PeopleGroup, Relatives
from gwasprivacy.base.executors import InlineExecutor
from gwasprivacy.forecast.confounding import confounding
from gwasprivacy.forecast.panel_snps import with_panel_names
from gwasprivacy.plan.confounding import confounding_words
from gwasprivacy.plan.plan import Plan
from gwasprivacy.ui.calibration.calibration_tab import CalibrationTab
from gwasprivacy.ui.calibration.structure_card import StructureCard
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner
from tests.forecast.test_strata import plan_of


@pytest.fixture
def plan() -> Plan:
    return plan_of(strata=False, n_snps=300, n_studies=5, sizes=(2000,))


@pytest.fixture
def card(qtbot: QtBot, document: PlanDocument) -> StructureCard:
    made = StructureCard(document)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    return made


def test_the_card_shows_and_sets_the_ancestry_groups(card: StructureCard, document: PlanDocument) -> None:
    assert "F_ST = 0.02" in card.summary.text()
    card.fst.edited.emit(0.05)
    card.ancestry.rows[0].cases.edited.emit(0.6)
    assert document.plan.scenario is not None
    assert document.plan.scenario.ancestry == Ancestry(
        fst=0.05,
        groups=(
            PeopleGroup(name="north", case_share=0.6, control_share=0.3),
            PeopleGroup(name="south", case_share=0.4, control_share=0.7),
        ),
    )
    card.related_cases.edited.emit(0.1)
    assert document.plan.scenario.relatives == Relatives(case_share=0.1)
    card.related_cases.edited.emit(0.0)
    card.fst.edited.emit(0.0)
    assert (document.plan.scenario.ancestry, document.plan.scenario.relatives) == (None, None)
    assert "None" in card.summary.text()


def test_more_than_two_groups_and_centres_are_set_in_the_window(card: StructureCard, document: PlanDocument) -> None:
    def shares() -> list[tuple[str, float, float]]:
        assert document.plan.scenario is not None
        assert document.plan.scenario.ancestry is not None
        groups = document.plan.scenario.ancestry.groups
        return [(each.name, round(each.case_share, 3), round(each.control_share, 3)) for each in groups]

    card.ancestry.add.click()
    assert shares() == [("north", 0.467, 0.2), ("south", 0.2, 0.467), ("1", 0.333, 0.333)]
    card.ancestry.rows[2].cases.edited.emit(0.0)  # the others keep their proportions
    card.ancestry.rows[2].name.setText("east")
    card.ancestry.rows[2].name.editingFinished.emit()
    assert shares() == [("north", 0.7, 0.2), ("south", 0.3, 0.467), ("east", 0.0, 0.333)]
    card.ancestry.rows[0].out.click()
    assert shares() == [("south", 1.0, 0.583), ("east", 0.0, 0.417)]
    assert not card.ancestry.rows[0].out.isEnabled()
    card.snp_share.edited.emit(0.01)
    card.shift.edited.emit(0.2)
    card.centres.rows[0].controls.edited.emit(0.5)
    assert document.plan.scenario is not None
    assert document.plan.scenario.centres == Centres(
        snp_share=0.01,
        shift=0.2,
        groups=(
            PeopleGroup(name="1", case_share=0.7, control_share=0.5),
            PeopleGroup(name="2", case_share=1 - 0.7, control_share=0.5),
        ),
    )
    assert "one centre reads an allele frequency that is off by 20 %" in card.summary.text()
    card.snp_share.edited.emit(0.0)
    assert document.plan.scenario.centres is None
    assert card.centres.isHidden()
    for _ in range(7):
        document.undo_stack.undo()
    assert shares() == [("north", 0.467, 0.2), ("south", 0.2, 0.467), ("1", 0.333, 0.333)]


def test_a_panel_has_no_groups_of_its_own(card: StructureCard, document: PlanDocument) -> None:
    assert document.edit_scenario(ancestry=None, text="x")
    scenario = document.plan.scenario
    assert scenario is not None
    assert document.edit_scenario(engine=Engine.PANEL, disease=with_panel_names(scenario.disease, None), text="x")
    card.fst.edited.emit(0.05)
    assert "SNP by SNP" in card.error.text()
    assert document.plan.scenario is not None
    assert document.plan.scenario.ancestry is None


def test_the_tab_says_what_an_unadjusted_release_would_publish(
    qtbot: QtBot, document: PlanDocument, jobs: JobRunner, tmp_path: Path
) -> None:
    tab = CalibrationTab(document, jobs, folder=tmp_path, make_executor=lambda _work: InlineExecutor())
    qtbot.addWidget(tab)
    with qtbot.waitExposed(tab):
        tab.show()
    qtbot.waitUntil(lambda: tab.confounding.found is not None, timeout=120_000)
    said = confounding(tab.runner.question, make_executor=lambda _work: InlineExecutor())
    assert said is not None
    assert tab.confounding.text() == confounding_words(said)
    assert not tab.confounding.isHidden()
    document.edit_scenario(ancestry=None, text="x")
    qtbot.waitUntil(tab.confounding.isHidden, timeout=20_000)
