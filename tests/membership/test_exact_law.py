"""The exact law of the log-likelihood ratio, held to attacks on drawn counts, to enumeration, and to the Gaussian law where that is right."""

from __future__ import annotations

import itertools
import math

import numpy as np
import pytest
from scipy.stats import binom

from gwasprivacy.membership.calibration_theorems import FloatArray
from gwasprivacy.membership.exact_law import (
    beacon_atoms,
    composed,
    count_atoms,
    frequency_atoms,
    frequency_classes,
    gaussian_trait_roc,
    needs_exact,
    own_count_atoms,
    person_atoms,
    trait_roc,
)
from gwasprivacy.membership.exact_linkage import block_size, relative_leverages, standing_out
from gwasprivacy.membership.exact_results import advantage_of, beacon_advantage, mu_with_advantage, tpr_of
from gwasprivacy.simulation.studies.panel_files import load_panel


def test_two_snps_of_three_people_are_as_enumerated() -> None:
    p, n = 0.2, 3
    one = []
    for x, count in itertools.product(range(3), range(7)):
        own = binom.pmf(x, 2, p)
        one.append((own * binom.pmf(count - x, 2 * n - 2, p), own * binom.pmf(count, 2 * n, p)))
    both = [(a[0] * b[0], a[1] * b[1]) for a, b in itertools.product(one, one)]
    assert composed([(frequency_atoms(p, n), 2.0)]).advantage == pytest.approx(
        sum(max(inside - outside, 0) for inside, outside in both), abs=2e-3
    )


@pytest.mark.parametrize(("p", "people", "n_snps"), [(0.01, 100, 300), (0.002, 500, 500), (0.3, 40, 12)])
def test_the_law_is_that_of_an_attack_on_drawn_counts(p: float, people: int, n_snps: int) -> None:
    rng, times = np.random.default_rng(7), 3000
    found = []
    for inside in (1, 0):
        x = rng.binomial(2, p, (times, n_snps))
        count = rng.binomial(2 * (people - inside), p, (times, n_snps)) + inside * x
        ratio = binom.logpmf(count - x, 2 * people - 2, p) - binom.logpmf(count, 2 * people, p)
        found.append(np.sort(ratio.sum(axis=1)))
    law = composed([(frequency_atoms(p, people), float(n_snps))])
    accused = np.searchsorted(found[1], 0.0, side="right"), np.searchsorted(found[0], 0.0, side="right")
    assert (accused[0] - accused[1]) / times == pytest.approx(law.advantage, abs=0.055)  # 4 SD and more
    threshold = found[1][int(0.9 * times)]
    assert (found[0] > threshold).mean() == pytest.approx(law.tpr(0.1), abs=0.07)


def test_it_is_the_gaussian_law_where_counts_are_large() -> None:
    law = composed([(frequency_atoms(0.3, 1000), 740.0)])
    assert law.advantage == pytest.approx(advantage_of(math.sqrt(0.74)), abs=0.002)
    assert law.tpr(0.01) == pytest.approx(tpr_of(math.sqrt(0.74), 0.01), abs=0.002)


def test_snps_summed_by_their_moments_have_the_law_of_the_grid() -> None:
    """The first class is summed on the grid; where its transform has ended, the others by their moments, with the same digits."""
    for p, people, n_snps in ((0.05, 500, 3000.0), (0.001, 5000, 30_000.0)):
        atoms = frequency_atoms(p, people)
        whole, parts = composed([(atoms, n_snps)]), composed([(atoms, n_snps / 6)] * 6)
        assert parts.advantage == pytest.approx(whole.advantage, abs=2e-5)
        assert parts.tprs([1e-4, 1e-2, 0.1]) == pytest.approx(whole.tprs([1e-4, 1e-2, 0.1]), abs=1e-4)


@pytest.mark.parametrize(("p", "people"), [(0.001, 5000), (0.3, 40), (0.02, 2), (0.4, 2_000_000)])
def test_atoms_are_binomials(p: float, people: int) -> None:
    counts = np.arange(2 * people + 1) if people < 10**5 else np.arange(1_590_000, 1_610_001)
    for copies in range(3):
        atoms = person_atoms(p, people, copies)
        outside = binom.pmf(counts, 2 * people, p)
        assert atoms.outside.max() == pytest.approx(outside.max(), rel=1e-7)
        assert atoms.outside.sum() == pytest.approx(1.0, abs=1e-12)
        assert atoms.inside.sum() == pytest.approx(1.0, abs=1e-6)
        expected = binom.pmf(counts - copies, 2 * people - 2, p)
        assert np.abs(atoms.inside - atoms.outside).sum() == pytest.approx(np.abs(expected - outside).sum(), abs=1e-6)
    share = [(1 - p) ** 2, 2 * p * (1 - p), p * p][1]
    own = own_count_atoms(p, people, 1)
    of_own = np.arange(people + 1)
    change = np.abs(binom.pmf(of_own - 1, people - 1, share) - binom.pmf(of_own, people, share)).sum()
    assert np.abs(own.inside - own.outside).sum() == pytest.approx(change, abs=1e-6)


def test_carriers_of_rare_alleles_exceed_the_gaussian_law() -> None:
    law = composed([(frequency_atoms(0.01, 100), 1000.0)])
    assert law.advantage > advantage_of(math.sqrt(10.0)) + 0.05


def test_genotype_counts_tell_more_than_allele_counts() -> None:
    p, people, n_snps = 0.3, 300, 100.0
    assert composed([(count_atoms(p, people), n_snps)]).advantage == pytest.approx(
        advantage_of(math.sqrt(2 * n_snps / people)), abs=0.01
    )


def test_a_beacon_is_its_closed_form_where_absence_is_all_that_is_told() -> None:
    p = 0.002
    law = composed([(beacon_atoms(p, 300), 200.0)])
    closed = beacon_advantage(np.array([p]), 300, 200)
    assert closed <= law.advantage + 1e-9  # homozygous alleles of the other kind add what little they tell
    assert law.advantage == pytest.approx(closed, abs=0.02)
    chosen = composed([(beacon_atoms(p, 300, chosen=True), 5.0)])
    assert chosen.advantage == pytest.approx(beacon_advantage(np.array([p]), 300, 5, chosen=True), abs=2e-3)


@pytest.mark.parametrize(
    ("p", "people", "n_snps", "needs"),
    [(0.3, 1000, 1000, False), (0.3, 1000, 10, True), (0.3, 100, 1000, True), (0.005, 1000, 1000, True)],
)
def test_the_exact_law_answers_for_few_snps_tiny_studies_and_rare_alleles(
    p: float, people: int, n_snps: int, needs: bool
) -> None:
    assert needs_exact([(p, float(n_snps))], people) is needs


def test_both_laws_agree_where_one_takes_over_from_the_other() -> None:
    """At the edge of each rule: 30 copies, 200 people, 30 SNPs."""
    for p, people, n_snps in ((0.015, 1000, 1000.0), (0.3, 200, 200.0), (0.3, 500, 30.0)):
        law, mu = composed([(frequency_atoms(p, people), n_snps)]), math.sqrt(n_snps / people)
        assert law.advantage == pytest.approx(advantage_of(mu), abs=0.015)
        assert law.tpr(0.01) == pytest.approx(tpr_of(mu, 0.01), abs=0.015)


def test_an_average_target_s_trait_is_a_mixture_with_a_heavier_tail_than_the_mean() -> None:
    law = gaussian_trait_roc(0.8, with_frequencies=False)
    assert law.advantage == pytest.approx(2 / math.pi * math.atan(0.4), abs=0.002)  # E 2Φ(|y|μ/2) − 1
    assert law.tpr(0.01) > tpr_of(0.8, 0.01) + 0.02


def test_the_exact_law_of_a_trait_counts_frequencies_too() -> None:
    law = trait_roc([(0.02, 400.0)], 2000)
    said = gaussian_trait_roc(math.sqrt(0.4), with_frequencies=True).advantage
    assert said - 0.005 < law.advantage < said + 0.03  # carriers are known, so a little more


def test_classes_keep_every_snp_and_fold_frequencies() -> None:
    p = np.random.default_rng(1).uniform(0.001, 0.999, 5000)
    classes = frequency_classes(p)
    assert sum(times for _, times in classes) == 5000
    assert max(each for each, _ in classes) <= 0.5


@pytest.mark.parametrize("n_people", [100, 200, 500])
def test_leverages_from_a_small_panel_are_those_of_the_true_correlations(n_people: int) -> None:
    rng, n_snps, rho = np.random.default_rng(3), 300, 0.8

    def people(n: int) -> np.ndarray:
        z = rng.standard_normal((2 * n, n_snps))
        for j in range(1, n_snps):
            z[:, j] = rho * z[:, j - 1] + math.sqrt(1 - rho**2) * z[:, j]
        carried = (z > 0.52).astype(np.uint8)
        return carried[::2] + carried[1::2]

    many = people(20_000).astype(np.float64)
    centred = many - many.mean(axis=0)
    inverse = np.linalg.inv(np.cov(centred.T))
    true = np.einsum("ij,jk,ik->i", centred[:3000], inverse, centred[:3000]) / n_snps
    found = relative_leverages(people(n_people), block_size(n_people))
    assert np.quantile(found, 0.95) == pytest.approx(np.quantile(true, 0.95), abs=0.09)


def test_snps_that_follow_from_others_add_nothing_to_a_leverage() -> None:
    rng = np.random.default_rng(4)
    once = rng.binomial(2, 0.3, (200, 10)).astype(np.uint8)
    many = np.concatenate([once, once[:, :6], np.zeros((200, 3), np.uint8), 2 - once[:, :1]], axis=1)
    assert relative_leverages(many, 20) == pytest.approx(relative_leverages(once, 20), abs=1e-4)
    assert relative_leverages(np.zeros((60, 4), np.uint8), 4) == pytest.approx(np.ones(60))


def test_a_panel_of_fewer_than_fifty_people_gives_no_blocks() -> None:
    assert [block_size(n) for n in (49, 50, 200, 5000)] == [0, 5, 20, 40]


@pytest.mark.parametrize("n_people", [100, 200, 500])
def test_who_stands_out_in_linked_snps_is_hardly_understated_and_not_overstated_by_much(n_people: int) -> None:
    rng, segment, out = np.random.default_rng(6), 200, 2000
    haplotypes = load_panel(None).copies[:, :2000].astype(np.float64)

    def drawn(people: int) -> FloatArray:
        """People of that population, other ones each time."""
        return np.concatenate(
            [
                haplotypes[rng.integers(len(haplotypes), size=(people, 2)), start : start + segment].sum(axis=1)
                for start in range(0, haplotypes.shape[1], segment)
            ],
            axis=1,
        )

    size = block_size(n_people)
    targets, true, rank = drawn(out), np.zeros(out), 0
    for start in range(0, haplotypes.shape[1], size):
        block = haplotypes[:, start : start + size]
        values, vectors = np.linalg.eigh(2 * np.cov(block.T, bias=True))
        kept = values > 1e-9 * values[-1]
        off = (targets[:, start : start + size] - 2 * block.mean(axis=0)) @ vectors[:, kept]
        true += (off * off / values[kept]).sum(axis=1)
        rank += int(kept.sum())
    relative = relative_leverages(drawn(n_people).astype(np.uint8), size)
    mean = mu_with_advantage(1 / 3)
    for most_of, truth in ((None, float(np.quantile(true / rank, 0.95))), (out, float((true / rank).max()))):
        said = advantage_of(mean * math.sqrt(standing_out(relative, most_of=most_of)))
        attacked = advantage_of(mean * math.sqrt(truth))
        assert attacked - 0.03 < said < attacked + 0.12
