"""Scores less a public offset: offered where simulation shows that it helps."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.disease import CausalSnp, DiseaseModel
from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.base.executors import InlineExecutor
from gwasprivacy.forecast.comparison import Option, advice, estimate_options, pairs_of, simulate_options
from gwasprivacy.forecast.offsets import clear_winners, offered, promising, without_offset
from gwasprivacy.forecast.questions import question_of
from gwasprivacy.plan.needed_people import Needed
from gwasprivacy.plan.plan import Plan, ReleaseChoices
from gwasprivacy.plan.saved_plan import new_plan
from gwasprivacy.simulation.curves.compare import paired_lead
from gwasprivacy.simulation.curves.curve import CurveRequest, UtilityCurve

PLAIN, TWICE = ScoreChoice(), ScoreChoice(offset=2)


def plan_for(frequency: float, odds_ratio: float) -> Plan:
    snp = CausalSnp(frequency=frequency, odds_ratio=odds_ratio)
    scenario = Scenario(disease=DiseaseModel(causal=(snp, snp), prevalence=0.05), n_snps=3000, n_studies=12)
    return new_plan(title="Offset", release=ReleaseChoices(mechanism="exponential"), scenario=scenario)


def option(score: ScoreChoice, people: int | None, mechanism: str = "joint", probability: float = 0.5) -> Option:
    return Option(score=score, mechanism=mechanism, needed=Needed(people=people, limit=9000), probability=probability)


# What is offered --------------------------------------------------------------------------------------------------


def few_pairs(plan: Plan) -> tuple[tuple[ScoreChoice, str], ...]:
    """tv with the exponential mechanism, with and without offsets: enough for a test."""
    every = pairs_of(plan, with_offsets=True)
    return tuple(pair for pair in every if pair[0].name == "tv" and pair[1] == "exponential")


def simulated(plan: Plan, own: ScoreChoice | None = None) -> list[ScoreChoice]:
    question = question_of(plan)
    estimates = estimate_options(question, few_pairs(plan))
    pairs = [pair for pair in few_pairs(plan) if pair[0].offset is None or pair[0] == own]
    found = simulate_options(
        question,
        pairs,
        estimates,
        own=None if own is None else (own, "exponential"),
        make_executor=lambda _work: InlineExecutor(),
    )
    return [each.score for each in found]


def test_for_rare_variants_an_offset_is_offered_and_wins() -> None:
    scores = simulated(plan_for(0.02, 4))
    assert scores[0].offset is not None
    assert PLAIN in scores


def test_for_common_variants_no_offset_is_offered() -> None:
    assert simulated(plan_for(0.4, 1.8)) == [PLAIN]


def test_the_plan_s_own_offset_is_listed_whether_it_helps_or_not() -> None:
    plan = plan_for(0.4, 1.8)
    own = replace(
        plan, release=replace(plan.release, score=TWICE), design=replace(plan.design, reference="panel", fill="non-counted")
    )  # fmt: skip
    assert set(simulated(own, TWICE)) == {PLAIN, TWICE}


def test_an_estimate_alone_offers_no_offset() -> None:
    options = [option(TWICE, 500), option(PLAIN, 900)]
    assert offered(options, PLAIN) == (options[1],)
    assert offered(options, TWICE) == tuple(options)
    assert offered(options, None, [(TWICE, "joint")]) == tuple(options)


def test_only_offsets_that_save_people_and_compete_are_simulated() -> None:
    once = ScoreChoice(offset=1)
    assert promising([option(PLAIN, 1000), option(once, 900), option(TWICE, 800)]) == [(TWICE, "joint")]
    assert promising([option(PLAIN, 1000), option(TWICE, 990)]) == []
    assert promising([option(PLAIN, None), option(TWICE, 900)]) == [(TWICE, "joint")]
    far = option(ScoreChoice(name="tv-allelic"), 400)
    assert promising([option(PLAIN, 1000), option(TWICE, 800), far]) == []


def test_what_an_offset_is_compared_with_is_simulated_and_nothing_else_far_behind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """TV with an offset is near the best, TV without is far behind; so is that of alleles, with and without."""
    far_offset = ScoreChoice(name="tv-allelic", offset=2)
    estimates = [
        option(ScoreChoice(name="ks"), 1000), option(TWICE, 1500), option(PLAIN, 3000), option(ScoreChoice(name="tv-allelic"), 4000),
        option(far_offset, 3900),
    ]  # fmt: skip
    pairs = [each.pair for each in estimates]

    class Asked(Exception):
        pass

    def ask(_scenario: Scenario, requests: Sequence[CurveRequest], **_rest: object) -> UtilityCurve:
        raise Asked([request.score for request in requests])

    monkeypatch.setattr("gwasprivacy.forecast.comparison.curves_of", ask)

    def simulated_scores(own: tuple[ScoreChoice, str] | None) -> list[ScoreChoice]:
        with pytest.raises(Asked) as asked:
            simulate_options(
                question_of(plan_for(0.3, 2)), pairs, estimates, own=own, make_executor=lambda _work: InlineExecutor()
            )
        return asked.value.args[0]  # type: ignore[no-any-return]

    assert simulated_scores(None) == [ScoreChoice(name="ks"), TWICE, PLAIN]
    assert simulated_scores((far_offset, "joint")) == [ScoreChoice(name="ks"), TWICE, PLAIN, far_offset]


def test_differences_within_studies_decide_and_chance_does_not() -> None:
    rng = np.random.default_rng(2)
    luck = rng.uniform(0.2, 0.9, size=60)
    pairs = [(PLAIN, "joint"), (TWICE, "joint")]
    ahead = np.stack([luck, luck + 0.03 + 0.01 * rng.normal(size=60)], axis=1)
    assert clear_winners(pairs, {1000: ahead}, 0.9) == {(TWICE, "joint")}
    # Of two independent samples this lead would be within chance.
    assert paired_lead(ahead[:, 1], ahead[:, 0]).standard_error < 0.2 * luck.std() / np.sqrt(60)
    behind = ahead[:, ::-1]
    assert clear_winners(pairs, {1000: behind}, 0.9) == set()
    noise = np.stack([luck, luck + 0.2 * rng.choice([-1, 1], size=60)], axis=1)
    assert clear_winners(pairs, {1000: noise}, 0.9) == set()
    assert clear_winners(pairs, {}, 0.9) == set()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert clear_winners(pairs, {1000: ahead[:1]}, 0.9) == set()  # of one study chance is not known
    # Of two sizes the one counts at which the pair with the offset is nearer to the target.
    assert clear_winners(pairs, {500: behind - 0.15, 1000: ahead}, 0.6) == {(TWICE, "joint")}
    assert without_offset(pairs[1]) == pairs[0]


def test_the_recommendation_says_that_a_panel_is_needed() -> None:
    plan = plan_for(0.3, 2.5)
    said = advice(plan, [option(TWICE, 500, "exponential"), option(PLAIN, 900, "exponential")])
    assert said.better == (TWICE, "exponential")
    assert "total variation less 2 × chance" in said.text
    assert "needs a public reference panel" in said.text
    assert "panel" not in advice(plan, [option(PLAIN, 500), option(PLAIN, 900, "exponential")]).text
