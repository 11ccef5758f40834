"""The instant estimate: utility curves in closed form, for the moment until simulation has an answer.

Null SNPs' noisy scores are taken as a Poisson process (exact for independent SNPs, by the displacement theorem), scores by
their large-sample laws; linkage is left out.  A few milliseconds a point, good to a few per cent (tests/simulation).
"""

from __future__ import annotations

import functools
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.scenario import AlleleSpectrum, Engine, Scenario
from gwasprivacy.assumptions.success import Metric
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.mechanisms.laws.estimates import ScoreLaws, largest_noisy
from gwasprivacy.mechanisms.registry import selector
from gwasprivacy.simulation.curves.curve import NO_PRIVACY, CurvePoint, CurveRequest, make_point
from gwasprivacy.simulation.laws.score_laws import MinorShares, causal_scores, minor_shares, null_law
from gwasprivacy.simulation.studies.fast_tables import draw_spectrum
from gwasprivacy.simulation.studies.panel import Panel
from gwasprivacy.simulation.studies.panel_files import load_panel
from gwasprivacy.study.sizes import CaseControlSizes

FloatArray = npt.NDArray[np.float64]

_NODES = 24
METHOD = "estimate"


def can_preview(request: CurveRequest, scenario: Scenario | None = None) -> bool:
    """Whether a closed form exists: not for a score without a law, one SNP per locus, or weights on SNPs or on a set's members, nor for every
    mechanism; nor in a ``scenario`` of a quantitative trait, or with strata, ancestry groups, centres or relatives."""
    if scenario is not None and not (scenario.model.has_estimates and scenario.structure.is_plain):
        return False
    if request.loci is not None or request.weights is not None or request.score.score.values.law is None:
        return False
    if request.set_score.weights is not None:
        return False
    return request.mechanism == NO_PRIVACY or selector(request.mechanism).estimator() is not None


def preview_curve(
    scenario: Scenario, cases: Sequence[CurveRequest], *, sizes: Sequence[int] | None = None, work: Work = UNWATCHED
) -> list[CurvePoint]:
    """Estimated points (``method`` "estimate", no studies, no error) for those requests that have a closed form.  Raises Cancelled."""
    if not scenario.model.has_estimates:
        return []
    minor, n_snps = _null_snps(scenario)
    points = []
    for size in scenario.sizes if sizes is None else sizes:
        n_cases, n_controls = scenario.groups(size)
        laws: dict[ScoreChoice, ScoreLaws] = {}
        for request in cases:
            if not can_preview(request, scenario):
                continue
            work.check()
            score = request.score
            if score not in laws:
                n_null = max(n_snps - scenario.disease.n_causal, 1)
                of, offset = score.score, score.offset or 0.0
                causal, weights = causal_scores(of, scenario.disease, n_cases, n_controls, offset=offset)
                laws[score] = ScoreLaws(
                    null=null_law(of, minor, n_null, n_cases, n_controls, offset=offset),
                    causal=causal,
                    weights=weights,
                    vectors=_latin_hypercube(causal, weights),
                )
            points.append(_point(request, n_cases, n_controls, laws[score]))
    return points


def preview_success(
    scenario: Scenario, request: CurveRequest, n_participants: int, metric: Metric = Metric.ALL
) -> float | None:
    """The estimated probability of success at one size, or None where there is no closed form."""
    points = preview_curve(scenario, [request], sizes=[n_participants])
    return points[0].value(metric) if points else None


def _null_snps(scenario: Scenario) -> tuple[MinorShares, int]:
    if scenario.engine is not Engine.FAST or scenario.spectrum is None:
        panel = load_panel(scenario.panel)
        return _of_panel(panel), scenario.n_snps if scenario.engine is Engine.FAST else panel.n_snps
    return _imagined(scenario.spectrum), scenario.n_snps


@functools.lru_cache(maxsize=8)
def _imagined(spectrum: AlleleSpectrum) -> MinorShares:
    """Always the same, and asked for at every size of every curve."""
    return minor_shares(draw_spectrum(spectrum, 20_000, np.random.default_rng(0)))


@functools.lru_cache(maxsize=2)
def _of_panel(panel: Panel) -> MinorShares:
    return minor_shares(panel.frequencies())


def _point(request: CurveRequest, n_cases: int, n_controls: int, laws: ScoreLaws) -> CurvePoint:
    sensitivity = request.sensitivity_of(CaseControlSizes.of_groups(n_cases, n_controls))
    if request.mechanism == NO_PRIVACY:
        found = largest_noisy(laws, None, scale=0.0, n_snps=request.n_snps)
    else:
        chosen = selector(request.mechanism)
        estimate = chosen.estimator()
        assert estimate is not None
        terms = chosen.set_terms(request.set_score)
        found = estimate(laws, sensitivity=sensitivity, epsilon=request.epsilon, n_snps=request.n_snps, **terms)
    p_all, p_any, recall = (min(max(float(value), 0.0), 1.0) for value in (found.p_all, found.p_any, found.recall))
    precision = recall * len(laws.causal) / request.n_snps
    means = (p_all, p_any, recall, precision)
    sizes = CaseControlSizes.of_groups(n_cases, n_controls)
    return make_point(request, sizes, means, (0.0, 0.0, 0.0), n_studies=0, method=METHOD)


def _latin_hypercube(causal: FloatArray, weights: FloatArray) -> FloatArray:
    """Equally likely vectors of causal scores, each falling: shape (_NODES, k)."""
    levels = (np.arange(_NODES) + 0.5) / _NODES
    rng = np.random.default_rng(0)
    columns = []
    for values in causal:
        order = np.argsort(values)
        reached = np.cumsum(weights[order])
        quantiles = np.interp(levels, (reached - 0.5 * weights[order]) / reached[-1], values[order])
        columns.append(rng.permutation(quantiles))
    return -np.sort(-np.stack(columns, axis=1), axis=1)
