"""Best weights for this plan: compared when asked, put into the plan in one edit that can be undone, gone with the plan they were for."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from gwasprivacy.base.executors import InlineExecutor
from gwasprivacy.forecast.set_forms import proposal_words, with_form
from gwasprivacy.mechanisms.set_score import SetScore
from gwasprivacy.plan.another_mechanism import of_mechanism
from gwasprivacy.plan.plan import Plan
from gwasprivacy.study.design import Loci
from gwasprivacy.ui.calibration.publish_card import PublishCard
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner
from tests.forecast.test_set_forms import proposed, three_of_two_causal


@pytest.fixture
def plan() -> Plan:
    return three_of_two_causal()


@pytest.fixture
def card(qtbot: QtBot, document: PlanDocument, jobs: JobRunner) -> PublishCard:
    made = PublishCard(document, jobs, make_executor=lambda work: InlineExecutor())
    document.changed.connect(lambda *_: made.refresh())
    qtbot.addWidget(made)
    made.more.button.click()
    with qtbot.waitExposed(made):
        made.show()
    return made


def test_it_is_found_used_and_undone(qtbot: QtBot, card: PublishCard, document: PlanDocument) -> None:
    before, row = document.plan, card.forms
    row.compare.click()
    qtbot.waitUntil(lambda: row.found is not None, timeout=120_000)
    found = row.found
    assert found is not None
    assert found.chosen.score.at_least == 2
    assert row.words.text() == proposal_words(found)
    row.use.click()
    assert document.plan == with_form(before, found.chosen.score)
    assert card.at_least.value() == 2
    assert (row.found, row.words.text(), row.use.isHidden()) == (None, "", True)
    document.undo_stack.undo()
    assert document.plan == before


def test_nothing_is_offered_where_no_form_is_ahead(card: PublishCard) -> None:
    card.forms._answered(proposed(0.9, 0.5))
    assert "no other form" in card.forms.words.text()
    assert card.forms.use.isHidden()
    card.forms._answered(proposed(0.5, 0.9))
    assert card.forms.use.isVisible()


def test_it_is_there_where_sets_are_scored_and_not_by_locus(card: PublishCard, document: PlanDocument) -> None:
    assert card.forms.isVisible()
    document.edit_design(loci=Loci(block_kb=100.0))
    assert card.forms.isHidden()
    document.undo_stack.undo()
    document.edit(release=of_mechanism(document.plan.release, "exponential"), text="another")
    assert card.forms.isHidden()


def test_weights_go_where_another_number_is_asked_for(card: PublishCard, document: PlanDocument) -> None:
    """They were for so many SNPs, and for so many right ones."""
    weighted = with_form(document.plan, SetScore(at_least=2, weights=(0.2, 0.6, 0.2))).release
    for field, value, left in ((card.n_snps, 4, 2), (card.at_least, 1, 1)):
        document.edit(release=weighted, text="weights")
        field.setValue(value)
        assert document.plan.release == replace(
            weighted, n_snps=document.plan.release.n_snps, at_least=left, set_weights=None
        )
