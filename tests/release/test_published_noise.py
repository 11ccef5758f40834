"""The noise that leaves is the noise that the report states: accepted at its scale, rejected at ±10 %."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from gwasprivacy.mechanisms.counts import allele_counts
from gwasprivacy.plan.planned_noise import planned_noise
from gwasprivacy.plan.planned_releases import own_release
from gwasprivacy.plan.published_noise import dosage_sizes, noise_of
from gwasprivacy.release.draw import draw
from gwasprivacy.study.imputation import STEPS, Imputation
from tests.mechanisms.conftest import FALSE_ALARM, p_value
from tests.release.kind_plans import plan_of
from tests.release.preparing import prepare_release
from tests.release.scene import N_SNPS, Scene
from tests.release.test_releases_with_strata import stratified

ALL = tuple(f"rs{i + 1}" for i in range(N_SNPS))
EDGES = np.array([0.1, 0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 4.0, math.inf])


def laplace_law(scale: float, unit: float) -> dict[int, float]:
    """Of |noise| among EDGES·unit."""
    tail = np.exp(-np.concatenate([[0.0], EDGES]) * unit / scale)
    return dict(enumerate((tail[:-1] - tail[1:]).tolist()))


def discrete_law(scale: float) -> dict[int, float]:
    r = math.exp(-1 / scale)
    return {x: (1 - r) / (1 + r) * r ** abs(x) for x in range(-2000, 2001)}


@pytest.mark.parametrize("what", ["values", "selection with values"])
def test_values_carry_the_noise_of_their_report(scene: Scene, what: str) -> None:
    # The SNPs of a selection are private, so its values are compared SNP by SNP with the exact scores.
    choices = {"snps": ALL, "n_snps": N_SNPS} if what == "values" else {"n_snps": N_SNPS - 1}
    plan = plan_of(what, **choices)
    ready = prepare_release(plan, scene.study, name="small")
    exact = dict(zip(ready.variants.snp, ready.scores.tolist(), strict=True))
    off = []
    for _ in range(1300):
        result = draw(ready)
        assert result.noise == noise_of(plan, len(result.snps))
        off += [abs(snp.score - exact[snp.name]) for snp in result.snps if snp.score is not None]
    assert result.noise is not None
    scale = result.noise.scale
    bins = Counter(np.searchsorted(EDGES * scale, off).tolist())
    assert p_value(bins, laplace_law(scale, scale)) >= FALSE_ALARM
    assert p_value(bins, laplace_law(1.1 * scale, scale)) < FALSE_ALARM
    assert p_value(bins, laplace_law(0.9 * scale, scale)) < FALSE_ALARM


@pytest.mark.parametrize(
    ("what", "attacker", "draws"),
    [
        ("genotype counts", "bounded", 250),
        ("genotype counts", "unbounded", 250),
        ("allele counts", "case status", 700),
    ],
)
def test_counts_carry_the_noise_of_their_report(scene: Scene, what: str, attacker: str, draws: int) -> None:
    plan = plan_of(what, attacker, snps=ALL, n_snps=N_SNPS)
    ready = prepare_release(plan, scene.study, name="small")
    assert ready.counts is not None
    exact = ready.counts if what == "genotype counts" else allele_counts(ready.counts)
    off: Counter[int] = Counter()
    for _ in range(draws):
        result = draw(ready)
        noisy = np.array([(*(snp.cases or ()), *(snp.controls or ())) for snp in result.snps])
        off.update((noisy - exact.reshape(N_SNPS, -1)).ravel().tolist())
    assert result.noise is not None
    scale = result.noise.scale
    assert p_value(off, discrete_law(scale)) >= FALSE_ALARM
    assert p_value(off, discrete_law(1.1 * scale)) < FALSE_ALARM
    assert p_value(off, discrete_law(0.9 * scale)) < FALSE_ALARM


def test_the_number_of_significant_snps_has_the_law_of_its_epsilon(scene: Scene) -> None:
    plan = plan_of("significant count")
    ready = prepare_release(plan, scene.study, name="small")
    scores = np.concatenate([[np.inf], np.sort(ready.scores)[::-1], [-np.inf]])

    def law(epsilon: float) -> dict[int, float]:
        u = np.array([-max(13.0 - scores[c], scores[c + 1] - 13.0, 0.0) for c in range(N_SNPS + 1)])
        weights = np.exp(epsilon * u / 2)
        return dict(enumerate((weights / weights.sum()).tolist()))

    counts = Counter(draw(ready).count for _ in range(4000))
    assert p_value(counts, law(1.5)) >= FALSE_ALARM
    assert p_value(counts, law(0.75)) < FALSE_ALARM


def test_sizes_by_which_effects_of_dosages_are_told_are_those_that_are_public() -> None:
    assert dosage_sizes(stratified()) == [(8, 8), (12, 12)]
    assert dosage_sizes(plan_of("selection with effects")) == [(20, 20)]
    assert dosage_sizes(plan_of("selection with effects", "unbounded")) is None


@pytest.mark.parametrize(("what", "steps"), [("selection with values", 1), ("selection with effects", STEPS)])
def test_of_probabilities_counts_are_planned_in_people_and_scores_in_their_own_unit(what: str, steps: int) -> None:
    plan = plan_of(what)
    imputed = replace(plan, design=replace(plan.design, dosages=Imputation(panel="HRC")))
    published, planned = noise_of(imputed, 2), planned_noise(imputed, own_release(imputed))
    assert published is not None
    assert planned is not None
    assert planned.noise.scale == pytest.approx(published.scale / steps)
