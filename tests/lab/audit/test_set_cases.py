"""Joint draws that score sets otherwise than by their weakest member are audited as they are drawn."""

from __future__ import annotations

import functools
from dataclasses import replace

import numpy as np
import pytest

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.lab.audit.epsilon_audit import SelectionCase, run_audit
from gwasprivacy.lab.audit.neighbour_pairs import SET_SCORES, set_cases
from gwasprivacy.lab.audit.ratio_cases import RatioCase
from gwasprivacy.lab.plan_audit import audit_cases
from gwasprivacy.mechanisms.set_score import USUAL_LEAD, WEAKEST, SetScore
from gwasprivacy.membership.families.another_attacker import with_sizes
from gwasprivacy.membership.secrets import Sizes
from gwasprivacy.plan.plan import in_step
from gwasprivacy.plan.plan_rules import check_plan
from gwasprivacy.plan.saved_plan import new_plan
from gwasprivacy.simulation.laws.inclusion import set_utility
from gwasprivacy.study.design import StudyDesign
from gwasprivacy.study.stratum import Stratum

# A false alarm in a run of the tests has probability 10⁻⁷.
SURE = 1 - 1e-7
PLANNED = SetScore(at_least=2, lead=3.0)


@functools.cache
def cases_at_two(*, sound: bool) -> list[SelectionCase]:
    return set_cases(epsilon=2.0, sound=sound)


def ratio_of(case: SelectionCase) -> float:
    """ln Pr[exactly the SNPs that rise | the one study] − the same of the other, by the exact law."""
    before, after = (
        set_utility(
            side, np.array(case.target), sensitivity=case.sensitivity * case.noise_factor, epsilon=case.epsilon,
            n_snps=case.n_snps, mechanism=case.mechanism, set_score=case.set_score,
        ).p_all
        for side in case.scores
    )  # fmt: skip
    return float(np.log(after / before))


def test_the_neighbours_show_most_of_what_each_form_may_spend() -> None:
    sound, halved = cases_at_two(sound=True), cases_at_two(sound=False)
    assert [(case.n_snps, case.set_score) for case in sound] == list(SET_SCORES)
    assert len({case.title for case in (*sound, *halved)}) == 2 * len(SET_SCORES)
    for case in sound:
        assert 0.75 * case.epsilon < ratio_of(case) <= case.epsilon
    for case in halved:
        assert 1.5 * case.epsilon < ratio_of(case) <= 2 * case.epsilon


@pytest.mark.slow
def test_no_form_is_found_to_spend_more_than_it_claims() -> None:
    found = run_audit(cases_at_two(sound=True), draws=6_000, confidence=SURE)
    assert not any(one.violated for one in found), found


@pytest.mark.slow
def test_half_the_noise_of_a_draw_with_a_lead_and_free_members_is_caught() -> None:
    """By the law 0.0010 and 0.0344 of the draws end in the event: five standard errors beyond the claim."""
    (found,) = run_audit([cases_at_two(sound=False)[2]], draws=40_000)
    assert found.violates_epsilon, found


@pytest.mark.parametrize("kind", ["plain", "strata", "measured"])
def test_a_plan_is_audited_as_it_scores_sets(kind: str) -> None:
    plan = new_plan(design=StudyDesign(n_cases=40, n_controls=40))
    assert plan.release.lead == USUAL_LEAD
    if kind == "strata":
        strata = (Stratum(name="A", n_cases=30, n_controls=30), Stratum(name="B", n_cases=10, n_controls=10))
        plan = replace(plan, design=replace(plan.design, strata=strata))
    release = replace(plan.release, n_snps=3, at_least=PLANNED.at_least, lead=PLANNED.lead)
    if kind == "measured":
        plan = replace(plan, adversary=with_sizes(plan.adversary, Sizes.ABOUT))
        release = replace(release, ratio_epsilon=0.1)
    cases = audit_cases(check_plan(in_step(replace(plan, release=release))))
    drawn = [case for case in cases if isinstance(case, SelectionCase | RatioCase) and case.mechanism == "joint"]
    assert len(drawn) >= 2
    assert {case.set_score for case in drawn} == {PLANNED}


def test_a_large_m_is_audited_at_three_as_many_of_which_should_be_right() -> None:
    from gwasprivacy.lab.audit.neighbour_pairs import plan_cases

    def audited(score: SetScore) -> SetScore:
        (case,) = plan_cases(
            ScoreChoice(), "joint", epsilon=1.0, n_snps=5, n_cases=10, n_controls=10, set_score=score, self_test=False
        )[:1]
        assert isinstance(case, SelectionCase)
        return case.set_score

    assert audited(SetScore(at_least=2, lead=3.0)) == PLANNED
    assert audited(SetScore(at_least=4, lead=3.0)) == SetScore(lead=3.0)
    assert audited(SetScore(weights=(0.2,) * 5)) == WEAKEST
