"""Audits of studies with strata and of a trait: the worst neighbours reach Δ, and mistakes that are easily made are caught."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.lab.audit.epsilon_audit import run_audit
from gwasprivacy.lab.audit.weighted_cases import (
    CENTRED,
    STRATA,
    TRAITS,
    weighted_cases,
    worst_moves_of,
)
from gwasprivacy.lab.plan_audit import audit_cases
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.plan.saved_plan import new_plan
from gwasprivacy.study.design import StudyDesign
from gwasprivacy.study.sizes import CaseControlSizes, StudySizes, TraitSizes
from gwasprivacy.study.stratum import Stratum
from tests.lab.audit.distinct import distinct

# A false alarm in a run of the tests has probability 10⁻⁷.
SURE = 1 - 1e-7


@pytest.mark.parametrize("name", ["tv", "ks", "tv-allelic"])
@pytest.mark.parametrize(
    ("sizes", "neighbours", "public_controls"),
    [
        (STRATA, Neighbours.REPLACE_ONE, False),
        (STRATA, Neighbours.REPLACE_ONE, True),
        (STRATA, Neighbours.SWAP, False),
        (CaseControlSizes(strata=((40, 10), (9, 8))), Neighbours.SWAP, False),
        (STRATA, Neighbours.ADD_REMOVE, False),
        (STRATA, Neighbours.ADD_REMOVE, True),
        (STRATA, Neighbours.REPLACE_RECORD, False),
        (STRATA, Neighbours.REPLACE_RECORD, True),
        (STRATA, Neighbours.LABEL, False),
        (TRAITS, Neighbours.REPLACE_ONE, False),
        (TRAITS, Neighbours.REPLACE_TRAIT, False),
        (TraitSizes(strata=(500,)), Neighbours.REPLACE_ONE, False),
        (CENTRED, Neighbours.REPLACE_ONE, False),
        (CENTRED, Neighbours.REPLACE_TRAIT, False),
        (CENTRED, Neighbours.ADD_REMOVE, False),
        (CENTRED, Neighbours.REPLACE_RECORD, False),
        (TraitSizes(strata=(500,), centres=(Fraction(4, 5),)), Neighbours.ADD_REMOVE, False),
    ],
)
def test_the_worst_neighbours_reach_the_sensitivity(
    name: str, sizes: StudySizes, neighbours: Neighbours, public_controls: bool
) -> None:
    moves = worst_moves_of(ScoreChoice(name=name), sizes, neighbours, public_controls=public_controls)
    delta = ScoreChoice(name=name).sensitivity_of(sizes, neighbours, public_controls)
    assert moves.largest == pytest.approx(delta, abs=1e-9)
    assert moves.largest <= delta


@pytest.mark.slow
def test_no_weighted_score_is_found_to_spend_more_than_it_claims() -> None:
    cases = weighted_cases()
    assert len(cases) == 33
    # By the softmax of the scores, every bound from 20,000 draws lies five standard errors beyond 0.3·ε, also if all thirty-three differ.
    results = run_audit(distinct(cases), draws=20_000, confidence=SURE)
    assert all(not one.violated for one in results)
    assert all(one.lower_bound > 0.3 * one.claimed for one in results)


def test_the_audit_of_a_plan_with_strata_is_of_its_strata() -> None:
    strata = (Stratum(name="north", n_cases=30, n_controls=10), Stratum(name="south", n_cases=10, n_controls=30))
    plan = new_plan(design=StudyDesign(n_cases=40, n_controls=40, strata=strata))
    sound, advantage, broken = audit_cases(plan)
    assert all("in 2 strata" in case.title for case in (sound, advantage, broken))
    assert (sound.sound, broken.sound) == (True, False)
    pooled = replace(plan, design=replace(plan.design, strata=()))
    assert not any("strata" in case.title for case in audit_cases(pooled))
