"""The tick about strata: there for studies that have them, and what it costs."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gwasprivacy.membership.secrets import Secret
from gwasprivacy.study.stratum import Stratum
from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.shell.document import PlanDocument


def test_the_tick_is_there_for_strata_and_divides_epsilon_by_their_number(
    window: MainWindow, document: PlanDocument
) -> None:
    card = window.model_tab.secret_card
    assert card.ticks.fields["adversary.stratum_known"].isHidden()
    design = document.plan.design
    halves = design.n_cases // 2, design.n_controls // 2
    strata = (
        Stratum(name="north", n_cases=halves[0], n_controls=halves[1]),
        Stratum(name="south", n_cases=design.n_cases - halves[0], n_controls=design.n_controls - halves[1]),
    )
    document.edit(design=replace(design, strata=strata))
    assert not card.ticks.fields["adversary.stratum_known"].isHidden()
    assert card.ticks.fields["adversary.stratum_known"].isChecked()
    whole = document.plan.adversary.epsilon
    card.ticks.fields["adversary.stratum_known"].click()
    assert not document.plan.adversary.stratum_known
    assert document.plan.adversary.epsilon == pytest.approx(whole / 2, rel=1e-9)
    assert "strata" in window.model_tab.promise_card.effect.text()
    document.undo_stack.undo()
    assert document.plan.adversary.stratum_known
    card.choices[Secret.CASE_STATUS].click()
    assert not card.ticks.fields["adversary.stratum_known"].isEnabled()
