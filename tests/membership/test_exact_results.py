"""Exact results in closed form, held to known figures, to attacks on made-up people, and to numbers counted by hand."""

from __future__ import annotations

import math

import numpy as np
import pytest

from gwasprivacy.membership.exact_results import (
    SIGN_KEEPS,
    Columns,
    ExactStudy,
    Verdict,
    advantage_of,
    beacon_advantage,
    beacon_answers,
    information,
    kept_by_rounding,
    kept_by_threshold,
    mu_of,
    mu_with_advantage,
    posterior_of,
    snps_within,
    tpr_of,
    verdict_of,
)


@pytest.mark.parametrize(
    ("people", "n_snps", "advantage"),
    [(500, 370, 0.333), (1000, 740, 0.333), (1000, 2000, 0.520), (500_000, 60_000, 0.1375)],
)
def test_frequencies_of_independent_snps(people: int, n_snps: int, advantage: float) -> None:
    mu = mu_of(Columns.FREQUENCIES, ExactStudy(n_participants=people), n_snps)
    assert advantage_of(mu) == pytest.approx(advantage, abs=6e-4)


def test_contrasts_tell_less_than_frequencies_until_a_column_of_frequencies_is_there() -> None:
    study = ExactStudy(n_cases=500, n_controls=2000)
    # The controls' share of 5 of the controls is larger than the cases' .8 only where controls are few.
    assert mu_of(Columns.CONTRASTS, study, 744) ** 2 == pytest.approx(744 / 500 * 2000 / 2500 * (2.0 / 2.0))
    assert mu_of(Columns.CONTRASTS, study, 744, with_frequencies=True) ** 2 == pytest.approx(744 / 500)


def test_genotype_counts_have_two_numbers_a_snp_and_a_trait_beside_frequencies_tells_twice() -> None:
    study = ExactStudy(n_participants=1000)
    assert mu_of(Columns.COUNTS, study, 100) ** 2 == pytest.approx(0.2)
    assert mu_of(Columns.TRAIT, study, 100) ** 2 == pytest.approx(0.1)
    assert mu_of(Columns.TRAIT, study, 100, with_frequencies=True) ** 2 == pytest.approx(0.2)


def test_two_releases_of_nearly_the_same_people_are_about_those_by_whom_they_differ() -> None:
    study = ExactStudy(n_participants=100_000, differs_by=3)
    assert mu_of(Columns.FREQUENCIES, study, 300) ** 2 == pytest.approx(100)


def test_the_limits_of_the_verdict_are_inclusive_and_nan_stops() -> None:
    assert [verdict_of(x) for x in (0.1, 0.1001, 1 / 3, 0.3334, math.nan)] == [
        Verdict.OK,
        Verdict.LOOK,
        Verdict.LOOK,
        Verdict.STOP,
        Verdict.STOP,
    ]


def test_snps_within_is_the_inverse_of_the_advantage() -> None:
    study = ExactStudy(n_participants=10_000)
    each = information(Columns.FREQUENCIES, study, with_frequencies=False)
    for most in (0.1, 1 / 3):
        n = snps_within(most, each)
        assert advantage_of(math.sqrt(n * each)) <= most < advantage_of(math.sqrt((n + 1) * each))
    assert snps_within(1 / 3, each) == pytest.approx(0.742 * 10_000, rel=0.01)
    assert snps_within(0.1, each) == pytest.approx(0.063 * 10_000, rel=0.01)


def test_the_gaussian_roc_has_its_largest_gap_where_the_advantage_says() -> None:
    fpr = np.linspace(1e-6, 1 - 1e-6, 200_001)
    assert (tpr_of(1.3, fpr) - fpr).max() == pytest.approx(advantage_of(1.3), abs=1e-9)
    assert mu_with_advantage(advantage_of(1.3)) == pytest.approx(1.3)


def test_posteriors_of_participants_follow_the_log_likelihood_ratio() -> None:
    deviates = np.random.default_rng(1).standard_normal(200_000)
    drawn = posterior_of(0.2, 1.5, deviates)
    assert np.quantile(drawn, 0.5) == pytest.approx(posterior_of(0.2, 1.5), abs=0.005)
    assert np.quantile(drawn, 0.95) == pytest.approx(posterior_of(0.2, 1.5, 1.6448536), abs=0.005)


def test_a_beacon_is_as_exact_as_enumeration() -> None:
    rng, p, people = np.random.default_rng(2), np.array([0.01, 0.003, 0.002]), 60
    study = rng.binomial(2 * people, p, (300_000, 3)) > 0
    target = rng.binomial(2, p, (300_000, 3)) > 0
    accused = (study | ~target).all(axis=1).mean()  # of people who did not take part; of those who did all are
    assert beacon_advantage(p, people) == pytest.approx(1 - accused, abs=0.002)


def test_answers_until_a_third() -> None:
    n = beacon_answers(0.001, 500)
    no = 0.999**1000
    assert beacon_advantage(np.array([0.001]), 500, n, chosen=True) == pytest.approx(1 / 3)
    assert 1 - (1 - no) ** n == pytest.approx(1 / 3)
    assert beacon_answers(0.5, 10_000) == math.inf


def test_rounding_keeps_what_a_simulated_attack_on_rounded_numbers_keeps() -> None:
    rng = np.random.default_rng(3)
    z, shift = rng.standard_normal(1_000_000), 0.3
    for step in (1.0, 4.0, 12.0):
        start = rng.uniform(0, step, len(z))
        edges = np.floor((z - start) / step)
        low, high = start + step * edges, start + step * (edges + 1)
        from scipy.special import ndtr

        ratio = np.log(
            np.maximum(ndtr(high - shift) - ndtr(low - shift), 1e-300) / np.maximum(ndtr(high) - ndtr(low), 1e-300)
        )
        assert 2 * -ratio.mean() / shift**2 == pytest.approx(kept_by_rounding(step), rel=0.05)
    assert kept_by_rounding(0) == 1
    assert kept_by_rounding(39.9) == pytest.approx(kept_by_rounding(40.1), rel=0.01)


def test_a_sign_keeps_two_thirds_and_a_threshold_little() -> None:
    # Both from the information of z: ∫ score² over what is seen.
    z = np.random.default_rng(4).standard_normal(1_000_000)
    assert np.abs(z).mean() ** 2 == pytest.approx(SIGN_KEEPS, abs=0.003)
    assert kept_by_threshold(0.05) == pytest.approx((z**2 * (np.abs(z) > 1.959964)).mean(), rel=0.02)
    assert kept_by_threshold(1.0) == pytest.approx(1)


def test_without_signs_linkage_tells_far_more_than_single_snps_and_at_most_as_much_as_with_them() -> None:
    # One region whose SNPs are known to point the same way but for one sign of all; in coordinates in which they are independent.
    rng, people, p, n_snps, times = np.random.default_rng(5), 400, 0.3, 400, 20_000
    energy = rng.normal(size=times) * math.sqrt(2 * n_snps) + n_snps  # Σ x² of a target
    strength = np.maximum(energy, 1.0) / people  # δ·δ
    along = rng.standard_normal((2, times)) * np.sqrt(strength)
    along[0] += strength
    ratio = np.log(np.cosh(along)) - strength / 2
    thresholds = np.unique(ratio)
    rates = [1 - np.searchsorted(np.sort(each), thresholds) / times for each in ratio]
    attacked = float((rates[0] - rates[1]).max())
    apart = float(advantage_of(math.sqrt(n_snps / (4 * p * (1 - p))) / people))  # each SNP by itself
    with_signs = mu_of(Columns.UNSIGNED, ExactStudy(n_participants=people), n_snps)
    assert attacked > 4 * apart
    assert attacked < advantage_of(with_signs)
    assert with_signs == mu_of(Columns.FREQUENCIES, ExactStudy(n_participants=people), n_snps)
