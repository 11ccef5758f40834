"""Simulated studies of a trait: the quick engine against people drawn one by one, and what a plan gets out of it."""

from __future__ import annotations

import math
from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.scenario import AlleleSpectrum, Engine, Scenario
from gwasprivacy.assumptions.trait_model import TraitModel, TraitSnp, default_trait
from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.simulation.curves.curve import CurveRequest
from gwasprivacy.simulation.curves.utility import utility_curve
from gwasprivacy.simulation.studies.study_simulator import study_generator, trait_source
from gwasprivacy.simulation.studies.trait_studies import causal_people, regression_statistics, steps_of, trait_tables
from gwasprivacy.study.sizes import TraitSizes
from gwasprivacy.study.tables import Variants
from gwasprivacy.study.trait import STEPS
from gwasprivacy.study.trait_tables import TraitTables

KS, TV = ScoreChoice(name="ks"), ScoreChoice(name="tv")


def nameless(n: int) -> Variants:
    text = np.full(n, "", dtype=object)
    return Variants(chrom=text, snp=text, pos=np.zeros(n, dtype=np.int64), a1=text, a2=text)


def test_null_scores_are_distributed_like_those_of_people_drawn_one_by_one() -> None:
    """With the study's own mean subtracted, and with a public centre, from which the values' sum is a random distance."""
    for centres in (None, (Fraction(2, 5),)):
        compare_null_scores(centres)


def compare_null_scores(centres: tuple[Fraction, ...] | None) -> None:
    from scipy.stats import ks_2samp

    model, n_people, n_snps = replace(default_trait(), limits=(-1.0, 1.0)), 400, 3000
    rng = np.random.default_rng(5)
    frequencies = np.linspace(0.05, 0.5, n_snps)
    null = np.stack([(1 - frequencies) ** 2, 2 * frequencies * (1 - frequencies), frequencies**2], axis=1)
    fast = trait_tables(
        model, TraitSizes(strata=(n_people,), centres=centres), null, np.array([0, 1]), nameless(n_snps), rng
    ).take(slice(2, None))
    _, values = causal_people(model, n_people, np.random.default_rng(5))  # of the same people
    copies = rng.binomial(2, frequencies[2:], size=(n_people, n_snps - 2))
    slow = TraitTables.of_people(
        copies,
        steps_of(values, (-1.0, 1.0)),
        np.zeros(n_people, dtype=np.int64),
        steps=STEPS,
        variants=nameless(n_snps - 2),
        centres=centres,
    )
    for score in (KS, TV):
        assert ks_2samp(computed_scores(score, fast), computed_scores(score, slow)).pvalue > 0.01
    # And it would be seen: the same with a tenth more spread.
    wrong = computed_scores(KS, fast) * 1.1
    assert ks_2samp(wrong, computed_scores(KS, slow)).pvalue < 0.01


def test_causal_snps_explain_the_share_of_variance_that_was_asked_for() -> None:
    model = TraitModel(causal=(TraitSnp(frequency=0.2, r2=0.04), TraitSnp(frequency=0.4, beta=-0.3)))
    genotypes, values = causal_people(model, 200_000, np.random.default_rng(1))
    assert values.mean() == pytest.approx(0, abs=0.01)
    assert values.std() == pytest.approx(1, abs=0.01)
    found = [np.corrcoef(genotypes[:, k], values)[0, 1] for k in (0, 1)]
    assert found[0] ** 2 == pytest.approx(0.04, abs=0.004)
    assert found[1] == pytest.approx(-0.3 * math.sqrt(0.48), abs=0.01)


def test_one_seed_gives_the_same_people_for_every_range() -> None:
    def tables(limits: tuple[float, float]) -> TraitTables:
        scenario = Scenario(trait=replace(default_trait(), limits=limits), n_snps=50, spectrum=AlleleSpectrum())
        return trait_source(scenario).tables(500, study_generator(1, 500, 0))

    assert np.array_equal(tables((-1.0, 1.0)).counts, tables((-3.0, 3.0)).counts)


def test_without_privacy_snps_are_ranked_by_their_regression() -> None:
    rng = np.random.default_rng(2)
    copies = rng.binomial(2, rng.uniform(0.1, 0.5, 40), size=(300, 40))
    steps = rng.integers(0, STEPS + 1, 300) // 2 + 100 * copies[:, 7]
    tables = TraitTables.of_people(copies, steps, np.zeros(300, dtype=np.int64), steps=STEPS, variants=nameless(40))
    expected = np.array([np.corrcoef(column, steps)[0, 1] ** 2 for column in copies.T])
    found = regression_statistics(tables)
    assert np.argmax(found) == 7
    assert found / found[7] == pytest.approx(expected / expected[7])


def powers(r2: float, n_people: int, clips: tuple[float, ...], n_studies: int) -> dict[float, tuple[float, float]]:
    """Pr[both] by half the range in SDs: ks, joint, e^ε = 2, own means, null frequencies even between 5 % and 95 %."""
    request = CurveRequest(adversary="", epsilon=math.log(2), score=KS, mechanism="joint", n_snps=2)
    found = {}
    for clip in clips:
        model = TraitModel(causal=(TraitSnp(frequency=0.3, r2=r2),) * 2, limits=(-clip, clip), centres=())
        spectrum = AlleleSpectrum(alpha=1.0, beta=1.0, lowest=0.05)
        scenario = Scenario(trait=model, spectrum=spectrum, sizes=(n_people,), n_studies=n_studies)
        point = utility_curve(scenario, [request]).points[0]
        found[clip] = (point.p_all, point.standard_error)
    return found


def test_two_snps_of_one_per_cent_are_found_among_six_thousand_people_and_a_wide_range_loses_them() -> None:
    found = powers(0.01, 6000, (1.0,), 120) | powers(0.01, 6000, (3.0,), 20)
    assert found[1.0][0] >= 0.85  # bench/trait_clips.py: 0.91 ± 0.02
    assert found[3.0][0] + 3 * found[3.0][1] <= 0.2


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"frequency": 0.3}, "scenario.trait.causative.beta"),
        ({"frequency": 0.3, "beta": 0.1, "r2": 0.01}, "scenario.trait.causative.beta"),
        ({"frequency": 0.3, "beta": 0.0}, "scenario.trait.causative.beta"),
        ({"frequency": 1.0, "r2": 0.01}, "scenario.trait.causative.frequency"),
        ({"frequency": 0.3, "r2": 1.0}, "scenario.trait.causative.r2"),
    ],
)
def test_an_effect_is_said_once_and_in_range(fields: dict[str, float], field: str) -> None:
    with pytest.raises(InvalidPlan) as caught:
        TraitSnp(**fields)  # type: ignore[arg-type]
    assert caught.value.field == field


def test_snps_cannot_explain_all_of_the_variance() -> None:
    with pytest.raises(InvalidPlan):
        TraitModel(causal=(TraitSnp(frequency=0.5, r2=0.5),) * 2)


def test_a_trait_is_not_simulated_from_a_panel_nor_with_strata_of_cases() -> None:
    with pytest.raises(InvalidPlan) as caught:
        Scenario(trait=default_trait(), engine=Engine.RESAMPLE)
    assert caught.value.code == "scenario.trait-engine"
    with pytest.raises(ValueError, match="no cases and no controls"):
        Scenario(trait=default_trait()).groups(100)


def test_a_scenario_of_a_trait_is_read_as_it_was_written() -> None:
    scenario = Scenario(trait=TraitModel(causal=(TraitSnp(frequency=0.3, beta=0.2, snp="rs1"),), limits=(-2.0, 1.0)))
    assert Scenario.from_json(scenario.to_json()) == scenario
    assert "trait" not in Scenario().to_json()
