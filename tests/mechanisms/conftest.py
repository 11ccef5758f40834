"""Goodness of fit for noise that cannot be seeded: one fixed, tiny false-alarm probability for every such test."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Mapping

import pytest
from scipy import stats

FALSE_ALARM = 1e-7


def p_value(counts: Counter[Hashable], law: Mapping[Hashable, float]) -> float:
    """Pearson's χ² against ``law``; outcomes that are expected fewer than 10 times are put together."""
    draws = sum(counts.values())
    observed, expected, rare_observed, rare_expected = [], [], 0.0, 0.0
    for outcome, probability in law.items():
        if probability * draws < 10:
            rare_observed += counts.get(outcome, 0)
            rare_expected += probability * draws
        else:
            observed.append(counts.get(outcome, 0))
            expected.append(probability * draws)
    unforeseen = draws - sum(observed) - rare_observed
    if unforeseen > 0:
        return 0.0
    if rare_expected >= 5:
        observed.append(rare_observed)
        expected.append(rare_expected)
    elif rare_observed > 0 and stats.poisson.sf(rare_observed - 1, rare_expected) < FALSE_ALARM:
        return 0.0
    statistic = sum((o - e) ** 2 / e for o, e in zip(observed, expected, strict=True))
    return float(stats.chi2.sf(statistic, max(len(observed) - 1, 1)))


@pytest.fixture(scope="session")
def fits() -> Callable[[Counter[Hashable], Mapping[Hashable, float]], bool]:
    """Whether counts fit a law; wrong with probability ≤ 10⁻⁶ when they do."""
    return lambda counts, law: p_value(counts, law) >= FALSE_ALARM
