"""The instant estimate where the answer is known: no noise at all; and its quick sums beside the same ones written out."""

from __future__ import annotations

import itertools
import math

import numpy as np
import pytest

from gwasprivacy.mechanisms.laws.clocks import EXPONENTIAL, GUMBEL, LAPLACE, Clock
from gwasprivacy.mechanisms.laws.estimates import Estimate, NullLaw, ScoreLaws, joint_set, largest_noisy


def laws(own: list[float], value: list[float], count: list[float]) -> ScoreLaws:
    return ScoreLaws(
        null=NullLaw(value=np.array(value), count=np.array(count)),
        causal=np.array(own)[:, None],
        weights=np.ones(1),
        vectors=np.array([own]),
    )


@pytest.mark.parametrize(("clock", "scale"), [(GUMBEL, 0.0), (None, 0.0), (None, 2.0)])
def test_without_noise_a_snp_is_found_unless_stronger_ones_take_all_seats(clock: Clock | None, scale: float) -> None:
    """A Poisson number of null SNPs, one on average, lies between the two SNPs that count, and there are two seats."""
    found = largest_noisy(laws([9.0, 5.0], [7.0, 1.0], [1.0, 100.0]), clock, scale=scale, n_snps=2)
    nobody_between = math.exp(-1.0)
    assert found.p_all == pytest.approx(nobody_between, abs=1e-6)
    assert found.p_any == pytest.approx(1.0, abs=1e-6)
    assert found.recall == pytest.approx((1 + nobody_between) / 2, abs=1e-6)


@pytest.mark.parametrize("spread", [0.3, 5.0, 60.0, 3000.0])
@pytest.mark.parametrize("clock", [GUMBEL, EXPONENTIAL, LAPLACE], ids=["gumbel", "exponential", "laplace"])
def test_scores_expected_above_a_level_are_the_sum_over_all_scores(clock: Clock, spread: float) -> None:
    rng = np.random.default_rng(3)
    logs, times = rng.uniform(-spread, spread, 300), rng.exponential(size=300)
    times[::7] = 0.0
    at = np.sort(np.concatenate([rng.uniform(-spread - 9, spread + 40, 200), logs[:20]]))
    written_out = [math.fsum(times * clock.arrived(np.exp(np.minimum(logs - level, 700.0)))) for level in at]
    assert clock.above(logs, times, at) == pytest.approx(written_out, rel=1e-9, abs=1e-290)


def _sets(expected: float, strongest: float, size: int) -> float:
    """Of ``size`` of a Poisson number of null SNPs, with the ``strongest`` (1) or without it; none has fewer than no members."""
    if size < 0:
        return 0.0
    found = expected**size / math.factorial(size)
    return found + strongest * expected ** (size - 1) / math.factorial(size - 1) if size else found


def _written_out(laws: ScoreLaws, *, scale: float, n_snps: int, rank: int) -> Estimate:
    """The joint draw's estimate without a lead, member by member, with the docstring of :func:`joint_set` in hand."""
    value, count, k = laws.null.value, laws.null.count, laws.vectors.shape[1]
    shares = np.zeros(k + 1)
    tops = []
    for level in (np.arange(8) + 0.5) / 8:
        reached = np.flatnonzero(np.exp(-np.cumsum(count)) <= level)
        tops.append(value[reached[0]] if len(reached) else value[-1])
    for top, own in itertools.product(tops, laws.vectors):
        nulls = [(top, 1.0, 0.0)]
        for v, n in zip(value, count, strict=True):
            if v < top:
                nulls.append((v, n, sum(each for w, each in zip(value, count, strict=True) if v < w < top) + 0.5 * n))
        everybody = sum(n for v, n in zip(value, count, strict=True) if v < top) + 1.0
        by_found = np.zeros(k + 1)
        reference = max([top, *own[rank - 1 : rank]])
        members = [(v, n, ahead, float(v < top), sum(own > v), 0) for v, n, ahead in nulls]
        for which, v in enumerate(own):
            ahead = sum(n for w, n in zip(value, count, strict=True) if v < w < top)
            members.append((v, 1.0, ahead, float(top > v), which, 1))
        for v, n, ahead, below_top, beside, mine in members:
            behind_null = max(everybody - ahead - below_top - (1 - mine), 0.0)
            weight = n * math.exp(min((v - reference) / scale, 0.0))
            for better, behind in itertools.product(range(k + 1), repeat=2):
                ways = math.comb(beside, better) * math.comb(k - beside - mine, behind)
                if ways:
                    by_found[better + behind + mine] += (
                        weight
                        * ways
                        * _sets(ahead, below_top, rank - 1 - better)
                        * _sets(behind_null, 0.0, n_snps - rank - behind)
                    )
        shares += by_found / by_found.sum() / len(tops) / len(laws.vectors)
    p_all = shares[k] if k <= n_snps else 0.0
    return Estimate(p_all=p_all, p_any=1 - shares[0], recall=float(shares @ np.arange(k + 1)) / k)


@pytest.mark.parametrize("scale", [0.02, 0.7, 20.0])
@pytest.mark.parametrize(("k", "n_snps", "rank"), [(1, 1, 1), (1, 3, 2), (2, 2, 2), (2, 4, 1), (3, 2, 2), (3, 5, 3)])
def test_the_joint_draws_estimate_is_the_sum_over_all_members(k: int, n_snps: int, rank: int, scale: float) -> None:
    rng = np.random.default_rng(k + 10 * n_snps)
    value = np.linspace(6.0, 0.0, 25)
    count = 0.02 * np.exp(np.arange(25) / 3.0)
    vectors = -np.sort(-rng.uniform(0.0, 8.0, (5, k)), axis=1)
    vectors[0] = value[4]  # ties with a null score, and with one another
    known = ScoreLaws(
        null=NullLaw(value=value, count=count), causal=vectors.T, weights=np.full(5, 0.2), vectors=vectors
    )
    found = joint_set(known, scale=scale, n_snps=n_snps, rank=rank, cap=0.0)
    expected = _written_out(known, scale=scale, n_snps=n_snps, rank=rank)
    assert found.p_all == pytest.approx(expected.p_all, rel=1e-9, abs=1e-12)
    assert found.p_any == pytest.approx(expected.p_any, rel=1e-9, abs=1e-12)
    assert found.recall == pytest.approx(expected.recall, rel=1e-9, abs=1e-12)
