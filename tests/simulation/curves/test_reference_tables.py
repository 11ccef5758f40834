"""docs/theory/total-variation.md: the checked probabilities on the reference study, resampled."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from gwasprivacy.association.scores.parameters import TestName
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.scenario import Engine
from gwasprivacy.simulation.curves.curve import CurveRequest
from gwasprivacy.simulation.curves.utility import utility_curve
from tests.simulation.scenarios import hapsample_scenario, request

PUBLISHED_ERROR = 0.05  # "60 studies each, standard errors ≤ 0.05"
STUDIES = 60

# N, e^ε, Pr[both]: χ² exponential, tv exponential, tv permute-and-flip, tv joint, no privacy (χ²)
TABLE = [
    (750, 2.0, (0.00, 0.26, 0.33, 0.44, 0.90)),
    (1000, 2.0, (0.00, 0.70, 0.77, 0.86, 1.00)),
    (1250, 1.5, (0.00, 0.42, 0.51, 0.65, 1.00)),
    (1500, 1.5, (0.00, 0.78, 0.86, 0.95, 1.00)),
    (2000, 1.3, (0.00, 0.62, 0.72, 0.87, 1.00)),
    (5000, 2.0, (0.34, 1.00, 1.00, 1.00, 1.00)),
    (10000, 1.5, (0.65, 1.00, 1.00, 1.00, 1.00)),
]


def lines(ratio: float) -> list[CurveRequest]:
    return [
        request("genotypic", "exponential", ratio),
        request("tv", "exponential", ratio),
        request("tv", "permute-and-flip", ratio),
        request("tv", "joint", ratio),
        CurveRequest.without_privacy(ScoreChoice(name="genotypic"), 2),  # type: ignore[arg-type]
    ]


@pytest.mark.slow
@pytest.mark.parametrize(("size", "ratio", "expected"), TABLE)
def test_the_table_of_total_variation(hapsample: Path, size: int, ratio: float, expected: tuple[float, ...]) -> None:
    points = utility_curve(hapsample_scenario(hapsample), lines(ratio), sizes=[size], n_studies=STUDIES)
    for point, wanted in zip(points, expected, strict=True):
        error = math.hypot(point.standard_error, PUBLISHED_ERROR if 0 < wanted < 1 else 0.02)
        assert abs(point.p_all - wanted) < 3 * error, point


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "any_prior", "prior_half"), [(5000, 0.00, 0.34), (7500, 0.09, 0.96), (10000, 0.65, 1.00)]
)
def test_tramers_headline(hapsample: Path, size: int, any_prior: float, prior_half: float) -> None:
    """γ = 1.5 against any prior is e^ε = 1.5, against prior ½ it is 2."""
    requests = [request("genotypic", "exponential", 1.5), request("genotypic", "exponential", 2.0)]
    points = utility_curve(hapsample_scenario(hapsample), requests, sizes=[size], n_studies=STUDIES)
    for point, wanted in zip(points, (any_prior, prior_half), strict=True):
        error = math.hypot(point.standard_error, 0.03 if 0 < wanted < 1 else 0.01)
        assert abs(point.p_all - wanted) < 3 * error, point


@pytest.mark.slow
def test_mosaics_of_the_reference_study_agree_with_whole_people(hapsample: Path) -> None:
    requests = [request("tv", "joint", 2.0), request("tv", "exponential", 2.0)]
    by_engine = [
        utility_curve(hapsample_scenario(hapsample, engine), requests, sizes=[1000], n_studies=STUDIES)
        for engine in (Engine.RESAMPLE, Engine.PANEL)
    ]
    for whole, mosaic in zip(*by_engine, strict=True):
        assert abs(whole.p_all - mosaic.p_all) < 4 * math.hypot(whole.standard_error, mosaic.standard_error)


@pytest.mark.slow
def test_the_distance_to_significance_at_three_thresholds(hapsample: Path) -> None:
    """docs/theory/total-variation.md: 10 studies each, ±0.1; the lower the threshold, the nearer to total variation."""
    expected = {1e-10: (0.18, 0.75), 5e-8: (0.44, 0.93), 1e-3: (0.97, 1.00)}
    requests = [
        CurveRequest(
            adversary=f"p < {p_value:g}",
            epsilon=math.log(2),
            score=ScoreChoice(name="distance", test=TestName.GENOTYPIC, p_value=p_value),
            mechanism="exponential",
            n_snps=2,
        )
        for p_value in expected
    ]
    curve = utility_curve(hapsample_scenario(hapsample), requests, sizes=[1500, 2000], n_studies=20)
    for asked, values in zip(requests, expected.values(), strict=True):
        for point, wanted in zip(curve.line(asked), values, strict=True):
            assert abs(point.p_all - wanted) < 3 * math.hypot(point.standard_error, 0.1), point
    for at_one_size in curve.rows:
        found = [point.p_all for point in at_one_size]
        assert found == sorted(found)
