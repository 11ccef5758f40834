"""Attacks on simulated studies: powerful on exact releases, below the bound on private ones."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.scenario import AlleleSpectrum, Engine
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.executors import ProcessExecutor
from gwasprivacy.base.work import Work
from gwasprivacy.membership.attack_guarantee import AttackBound
from gwasprivacy.membership.exact_results import advantage_of
from gwasprivacy.membership.loss import BOUNDED_RANGE, Spend, Total
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.simulation.attacks.attack_report import AttackReport, attack_report
from gwasprivacy.simulation.attacks.membership_tests import (
    HOMER_EXACT,
    HOMER_NOISY,
    LR_EXACT,
    LR_NOISY,
    WHITENED_EXACT,
    Frequencies,
    exact_frequencies,
    frequency_attacks,
    homer_statistic,
    likelihood_ratio_statistic,
    private_frequencies,
    whitened_attack,
)
from gwasprivacy.simulation.attacks.realised_loss import (
    SELECTION_ATTACK,
    SelectionLaw,
    neighbour_tables,
    realised_losses,
    selection_attack,
)
from gwasprivacy.simulation.attacks.roc import Roc, clopper_pearson, with_rates
from gwasprivacy.simulation.studies.cohort import Cohort
from gwasprivacy.simulation.studies.study_simulator import study_generator, study_source
from gwasprivacy.study.design import Loci
from gwasprivacy.study.public_lists.locus_index import LocusIndex
from tests.simulation.scenarios import request, small_scenario

PURE_3 = AttackBound(total=Total.of([Spend(math.log(3))]))


@pytest.fixture(scope="module")
def thousand_cases() -> AttackReport:
    """10,000 independent SNPs, 1000 cases; the release is the plan's usual one."""
    scenario = small_scenario(n_snps=10_000, spectrum=AlleleSpectrum(lowest=0.05))
    return attack_report(scenario, request(), n_cases=1000, n_controls=1000, n_studies=2, n_pairs=60)


@pytest.mark.slow
def test_the_likelihood_ratio_test_reads_exact_frequencies(thousand_cases: AttackReport) -> None:
    assert thousand_cases.roc(LR_EXACT).auc > 0.9
    assert thousand_cases.roc(LR_EXACT).auc > thousand_cases.roc(HOMER_EXACT).auc > 0.7
    assert not thousand_cases.keeps_the_bound(LR_EXACT)


@pytest.mark.slow
def test_under_a_private_release_every_attack_stays_below_the_bound(thousand_cases: AttackReport) -> None:
    for name in (HOMER_NOISY, LR_NOISY, SELECTION_ATTACK):
        assert name in thousand_cases.private
        assert 0.4 < thousand_cases.roc(name).auc < 0.6
        for fpr in (1e-3, 0.01, 0.1, 0.5):
            assert thousand_cases.keeps_the_bound(name, fpr), (name, fpr)


def advantage(roc: Roc) -> float:
    fpr, tpr = roc.curve()
    return float((tpr - fpr).max())


def test_a_test_that_knows_linkage_finds_twice_as_much_and_is_the_one_that_is_shown() -> None:
    """Of 1,000 cases with the bundled panel's linkage, the correlations from 2,000 others; near the ceiling, where the naive test is not."""
    cohort = study_source(small_scenario(engine=Engine.PANEL)).cohort(
        1000, 2, study_generator(1, 1000, 0), n_others=1000, n_reference=2000
    )
    whitened = whitened_attack(cohort)
    assert whitened is not None
    naive = frequency_attacks(cohort, exact_frequencies(cohort), (HOMER_EXACT, LR_EXACT))[1]
    assert 0.25 < advantage(naive) < 0.4
    assert 0.6 < advantage(whitened) < advantage_of(math.sqrt(cohort.genotypes.shape[1] / 1000))
    report = AttackReport(
        rocs=(naive, whitened), private=frozenset(), limit=PURE_3, n_cases=1000, n_controls=2, n_studies=1
    )
    assert report.strongest_exact.name == WHITENED_EXACT
    assert not report.keeps_the_bound(WHITENED_EXACT)


def test_without_linkage_knowing_it_costs_hardly_anything_and_is_not_simulated() -> None:
    scenario = small_scenario(n_snps=1000)
    cohort = study_source(scenario).cohort(500, 2, study_generator(1, 500, 0), n_others=500, n_reference=2000)
    whitened = whitened_attack(cohort)
    assert whitened is not None
    naive = frequency_attacks(cohort, exact_frequencies(cohort), (HOMER_EXACT, LR_EXACT))[1]
    assert whitened.auc == pytest.approx(naive.auc, abs=0.03)
    assert whitened_attack(replace(cohort, reference=cohort.reference[:49])) is None
    report = attack_report(scenario, request(), n_cases=40, n_controls=40, n_studies=1, n_pairs=0)
    assert report.strongest_exact.name == LR_EXACT
    assert WHITENED_EXACT not in report.points()


def test_the_whitened_statistic_is_the_gaussian_log_likelihood_ratio() -> None:
    """By hand, with the correlations of all SNPs of one block at once."""
    scenario = small_scenario(engine=Engine.PANEL)
    whole = study_source(scenario).cohort(60, 2, study_generator(1, 60, 0), n_others=5, n_reference=400)
    few = slice(0, 30)
    cohort = Cohort(
        genotypes=whole.genotypes[:, few],
        others=whole.others[:, few],
        reference=whole.reference[:, few],
        n_cases=60,
        n_controls=2,
        variants=whole.variants.take(np.arange(30)),
        causal=np.array([0]),
    )
    centre = cohort.reference.mean(axis=0)
    off = cohort.reference - centre
    inverse = np.linalg.inv((off.T @ off + np.eye(30) / 4) / 400)
    mean = cohort.genotypes[:60].mean(axis=0) - centre
    target = cohort.others - centre
    direct = target @ inverse @ mean - np.einsum("ij,jk,ik->i", target, inverse, target) / 120
    whitened = whitened_attack(cohort)
    assert whitened is not None
    assert whitened.outsiders.tolist() == pytest.approx(sorted(direct, reverse=True))


def test_the_report_has_everything_a_picture_needs() -> None:
    report = attack_report(small_scenario(), request(), n_cases=60, n_controls=60, limit=PURE_3, n_studies=2, n_pairs=5)
    shown = report.to_json()
    assert shown["likelihood_ratio"] == pytest.approx(3.0)
    assert shown["advantage_bound"] == pytest.approx(0.5)
    assert [attack["name"] for attack in shown["attacks"]] == [
        HOMER_EXACT,
        LR_EXACT,
        HOMER_NOISY,
        LR_NOISY,
        SELECTION_ATTACK,
    ]
    for attack in shown["attacks"]:
        assert attack["fpr"][0] == attack["tpr"][0] == 0
        assert attack["fpr"][-1] == attack["tpr"][-1] == 1
        assert attack["bound"] == pytest.approx(0.003)
    assert report.bound(np.array([0.0, 0.1, 1.0])).tolist() == pytest.approx([0.0, 0.3, 1.0])
    by_range = replace(report, limit=AttackBound(total=Total.of([Spend(math.log(3), BOUNDED_RANGE)])))
    assert by_range.bound(np.array([0.1])).tolist() == pytest.approx([0.25])  # odds 1/9 become 1/3
    assert by_range.bound(np.array([0.1]), LR_NOISY).tolist() == pytest.approx([0.3])  # another release, ε alone
    bounds = {attack["name"]: attack["bound"] for attack in by_range.to_json()["attacks"]}
    assert bounds[SELECTION_ATTACK] < bounds[HOMER_NOISY] == pytest.approx(0.003)


def test_attacks_are_the_same_in_processes() -> None:
    def run(**more: object) -> AttackReport:
        return attack_report(
            small_scenario(),
            request(),
            n_cases=50,
            n_controls=50,
            n_studies=3,
            n_pairs=4,
            **more,  # type: ignore[arg-type]
        )

    with ProcessExecutor(2) as executor:
        assert run(work=Work(executor=executor)).to_json() == run().to_json()


def test_the_statistics_are_those_of_the_papers() -> None:
    rng = np.random.default_rng(1)
    case, reference = rng.uniform(0.1, 0.9, size=(2, 50))
    genotypes = rng.integers(3, size=(7, 50)).astype(np.uint8)
    known = Frequencies(case=case, reference=reference)
    for row, ratio, homer in zip(
        genotypes, likelihood_ratio_statistic(genotypes, known), homer_statistic(genotypes, known), strict=True
    ):
        direct = sum(
            g * math.log(c / r) + (2 - g) * math.log((1 - c) / (1 - r))
            for g, c, r in zip(row, case, reference, strict=True)
        )
        assert ratio == pytest.approx(direct)
        distance = np.abs(row / 2 - reference) - np.abs(row / 2 - case)
        assert homer == pytest.approx(distance.mean() / (distance.std() / 50**0.5))


def test_private_frequencies_have_the_noise_of_their_epsilon() -> None:
    """ℓ1 sensitivity 2·n_snps: the variance is that of discrete Laplace noise with scale 2·n_snps/ε, and not of half of it."""
    scenario = small_scenario(n_snps=2000)
    cohort = study_source(scenario).cohort(40_000, 2, study_generator(1, 2, 3), n_reference=10)
    epsilon = 400.0  # few counts are clipped
    noisy = private_frequencies(cohort, epsilon, np.random.default_rng(4)).case * 80_001 - 0.5
    noise = noisy - cohort.genotypes[:40_000].sum(axis=0)
    decay = math.exp(-epsilon / 4000)
    variance = 2 * decay / (1 - decay) ** 2
    assert np.mean(noise**2) == pytest.approx(variance, rel=0.25)


# -- the strongest attack on a selection ---------------------------------------------------------------------------------


@pytest.mark.parametrize("mechanism", ["exponential", "permute-and-flip", "laplace", "joint"])
def test_a_sets_probability_is_its_frequency_among_seeded_draws(mechanism: str) -> None:
    scenario = small_scenario(n_snps=8)
    tables = study_source(scenario).tables(60, 60, study_generator(1, 120, 0))
    law = SelectionLaw(tables, request("tv", mechanism, 4.0))
    drawn = np.sort(law.draw(np.random.default_rng(2), 20_000), axis=1)
    total = 0.0
    for a in range(8):
        for b in range(a + 1, 8):
            probability = math.exp(law.log_probability(np.array([a, b])))
            total += probability
            found = float(np.mean((drawn[:, 0] == a) & (drawn[:, 1] == b)))
            assert found == pytest.approx(probability, abs=5.5 * math.sqrt(probability / 20_000) + 1e-4)
    assert total == pytest.approx(1, abs=1e-7)


def test_a_significant_sets_probability_is_its_frequency_among_seeded_draws() -> None:
    """All 93 sets of up to 3 of 8 SNPs, the empty one too."""
    tables = study_source(small_scenario(n_snps=8)).tables(60, 60, study_generator(1, 120, 0))
    line = replace(request("tv", "significant-set", 4.0, n_snps=3), threshold=9.0)
    law = SelectionLaw(tables, line)
    drawn = Counter(tuple(sorted(each.tolist())) for each in law.draw(np.random.default_rng(2), 20_000))
    sets = [each for size in range(4) for each in itertools.combinations(range(8), size)]
    assert set(drawn) <= set(sets)
    probabilities = [math.exp(law.log_probability(np.array(each, dtype=np.int64))) for each in sets]
    assert sum(probabilities) == pytest.approx(1, abs=1e-9)
    for each, probability in zip(sets, probabilities, strict=True):
        assert drawn[each] / 20_000 == pytest.approx(probability, abs=5.5 * math.sqrt(probability / 20_000) + 1e-4)


@pytest.mark.parametrize("mechanism", ["exponential", "permute-and-flip", "joint", "significant-set"])
@pytest.mark.parametrize("neighbours", [Neighbours.REPLACE_ONE, Neighbours.SWAP])
def test_no_participant_loses_more_than_was_guaranteed(mechanism: str, neighbours: Neighbours) -> None:
    scenario = small_scenario(n_snps=30)
    cohort = study_source(scenario).cohort(12, 15, study_generator(1, 27, 0), n_others=20)
    threshold = 3.0 if mechanism == "significant-set" else None
    line = replace(request("tv", mechanism, 3.0), neighbours=neighbours, threshold=threshold)
    for seed in range(4):
        loss = realised_losses(cohort, line, np.random.default_rng(seed), n_participants=12, n_replacements=4)
        assert 0 < loss.largest <= line.epsilon * (1 + 1e-9)
        assert loss.quantile(0.5) <= loss.largest
        assert len(loss.losses) == 12


@pytest.mark.parametrize("neighbours", [Neighbours.REPLACE_ONE, Neighbours.SWAP])
def test_a_participants_loss_is_the_largest_over_all_who_could_be_in_their_place(neighbours: Neighbours) -> None:
    """By hand: |ln Pr[S | study] − ln Pr[S | neighbour]| for every case and every other, and each case's largest."""
    scenario = small_scenario(n_snps=10)
    cohort = study_source(scenario).cohort(5, 3, study_generator(1, 27, 0), n_others=3)
    line = replace(request("tv", "exponential", 3.0), neighbours=neighbours)
    # So many draws with replacement that each of the three others comes for everybody.
    loss = realised_losses(cohort, line, np.random.default_rng(7), n_participants=99, n_replacements=40)
    law = SelectionLaw(cohort.tables(), line)
    chosen = law.draw(np.random.default_rng(7), 1)[0]
    others = cohort.others if neighbours is Neighbours.REPLACE_ONE else cohort.genotypes[cohort.n_cases :]
    by_hand = []
    for person in range(cohort.n_cases):
        losses = []
        for other in others:
            tables = neighbour_tables(cohort.tables(), cohort.genotypes[person], other, neighbours)
            losses.append(law.log_probability(chosen) - SelectionLaw(tables, line).log_probability(chosen))
        assert len({round(each, 9) for each in losses}) > 1
        by_hand.append(max(map(abs, losses)))
    assert loss.losses.tolist() == pytest.approx(sorted(by_hand, reverse=True))
    assert loss.largest == max(loss.losses)


def test_a_neighbour_differs_by_one_person() -> None:
    scenario = small_scenario(n_snps=40)
    cohort = study_source(scenario).cohort(30, 20, study_generator(1, 50, 0), n_others=3)
    people = cohort.genotypes.copy()
    people[4] = cohort.others[1]
    replaced = replace(cohort, genotypes=people).tables()
    found = neighbour_tables(cohort.tables(), cohort.genotypes[4], cohort.others[1], Neighbours.REPLACE_ONE)
    assert found == replaced
    people = cohort.genotypes.copy()
    people[[4, 33]] = people[[33, 4]]
    swapped = replace(cohort, genotypes=people).tables()
    assert neighbour_tables(cohort.tables(), cohort.genotypes[4], cohort.genotypes[33], Neighbours.SWAP) == swapped


def test_a_tiny_study_is_attacked_successfully_but_within_the_bound() -> None:
    """Eight cases, much ε: the attack must find something, or it would show nothing by failing on large studies."""
    scenario = small_scenario(n_snps=12)
    cohort = study_source(scenario).cohort(8, 8, study_generator(3, 16, 0), n_others=60)
    line = request("tv", "exponential", 20.0)
    members, outsiders = selection_attack(cohort, line, np.random.default_rng(1), n_pairs=400)
    roc = Roc.of(SELECTION_ATTACK, members, outsiders)
    assert roc.auc > 0.55
    assert np.abs(np.concatenate([members, outsiders])).max() <= line.epsilon * (1 + 1e-9)


def test_releases_without_a_law_over_sets_are_refused_with_the_reason() -> None:
    tables = study_source(small_scenario()).tables(20, 20, study_generator(1, 40, 0))
    for line, reason in (
        (request("tv", "significant-set"), "needs a public threshold"),
        (request("tv", "exponential", n_snps=200), "up to 128 SNPs with exponential, not for 200"),
        (replace(request("tv", "exponential"), loci=Loci(window_kb=100.0)), "one SNP of each locus"),
        (replace(request(), mechanism="values"), "selects no SNPs"),
    ):
        with pytest.raises(InvalidInput, match=reason):
            SelectionLaw(tables, line)


def test_the_joint_draw_by_blocks_is_attacked_by_its_exact_law() -> None:
    scenario = small_scenario(n_snps=12)
    cohort = study_source(scenario).cohort(8, 8, study_generator(3, 16, 0), n_others=60)
    line = replace(request("tv", "joint", 4.0), loci=Loci(block_kb=100.0))
    first = np.arange(12) // 3 * 3
    loci = LocusIndex(start=first, stop=first + 3)
    members, outsiders = selection_attack(cohort, line, np.random.default_rng(1), n_pairs=60, loci=loci)
    every = np.concatenate([members, outsiders])
    assert 0 < np.abs(every).max() <= line.epsilon * (1 + 1e-9)
    law = SelectionLaw(cohort.tables(), line, loci=loci)
    assert law.log_probability(np.array([0, 1])) == -np.inf
    assert all(len(set((rows // 3).tolist())) == len(rows) for rows in law.draw(np.random.default_rng(2), 50))


def test_the_joint_draw_of_many_snps_has_an_exact_law() -> None:
    """A set of 200 of 201 is what its complement is: the one that is left out (enumerated)."""
    tables = study_source(small_scenario(n_snps=201)).tables(40, 40, study_generator(1, 80, 0))
    line = request("tv", "joint", 3.0, n_snps=200)
    scores, law = computed_scores(line.score, tables), SelectionLaw(tables, line)
    weakest = np.array([np.delete(scores, row).min() for row in range(201)])
    want = weakest * math.log(3) / 2
    want -= np.logaddexp.reduce(want)
    found = [law.log_probability(np.delete(np.arange(201), row)) for row in range(201)]
    assert found == pytest.approx(want.tolist(), abs=1e-10)


# -- ROC -------------------------------------------------------------------------------------------------------------------


def test_the_area_under_the_curve_counts_pairs() -> None:
    rng = np.random.default_rng(1)
    members, outsiders = rng.integers(5, size=20).astype(float), rng.integers(4, size=30).astype(float)
    roc = Roc.of("x", members, outsiders)
    direct = np.mean([(m > o) + 0.5 * (m == o) for m in members for o in outsiders])
    assert roc.auc == pytest.approx(direct)
    fpr, tpr = roc.curve()
    assert np.trapezoid(tpr, fpr) == pytest.approx(direct)


def test_a_threshold_accuses_no_more_outsiders_than_allowed() -> None:
    rng = np.random.default_rng(2)
    roc = Roc.of("x", rng.normal(1, 1, 500), np.round(rng.normal(0, 1, 1000), 1))
    for fpr in (0.0, 1e-3, 0.05, 0.5, 1.0):
        point = roc.at_fpr(fpr)
        assert point.fpr <= fpr
        assert point.tpr_low <= point.tpr <= point.tpr_high
        assert point.fpr_low <= point.fpr <= point.fpr_high
    assert roc.at_fpr(1.0).tpr == 1


def test_a_threshold_is_the_most_powerful_one_that_is_allowed() -> None:
    """A hundred outsiders at 0 … 99, members at 49.5 + k/2: at a share f exactly the top 100·f outsiders are accused."""
    roc = Roc.of("x", 49.5 + np.arange(100) / 2, np.arange(100.0))
    for percent in range(101):  # 0.29 · 100 is 28.999… in floating point
        point = roc.at_fpr(percent / 100)
        assert point.fpr == percent / 100
        first_spared = 99 - percent
        assert point.tpr == (np.mean(roc.members > first_spared) if percent < 100 else 1.0)
        assert (point.tpr_low, point.tpr_high) == clopper_pearson(round(100 * point.tpr), 100)
        assert (point.fpr_low, point.fpr_high) == clopper_pearson(percent, 100)
    assert roc.at_fpr(0.019).fpr == 0.01


def test_members_who_tie_with_a_spared_outsider_are_not_found() -> None:
    roc = Roc.of("x", np.array([3.0, 2.0, 2.0, 1.0]), np.array([2.0, 2.0, 0.0, 0.0]))
    assert [roc.at_fpr(fpr).tpr for fpr in (0.0, 0.25, 0.5, 0.75, 1.0)] == [0.25, 0.25, 1.0, 1.0, 1.0]
    assert [roc.at_fpr(fpr).fpr for fpr in (0.0, 0.25, 0.5, 0.75, 1.0)] == [0.0, 0.0, 0.5, 0.5, 1.0]


def test_a_long_curve_is_thinned_but_keeps_its_ends() -> None:
    rng = np.random.default_rng(3)
    fpr, tpr = Roc.of("x", rng.normal(1, 1, 20_000), rng.normal(0, 1, 20_000)).curve()
    assert len(fpr) <= 400
    assert (fpr[0], tpr[0], fpr[-1], tpr[-1]) == (0, 0, 1, 1)
    assert np.any((fpr > 0) & (fpr < 1e-3))
    assert np.all(np.diff(fpr) >= 0)
    assert np.all(np.diff(tpr) >= 0)


def test_between_two_thresholds_a_curve_is_a_straight_line_of_rates() -> None:
    roc = Roc.of("two values", np.array([2.0, 2.0, 1.0, 1.0]), np.array([2.0, 1.0, 1.0, 1.0]))
    fpr, tpr = with_rates(*roc.curve(), np.array([0.001, 0.125, 0.25, 0.5, 1.0]))
    assert fpr.tolist() == [0.0, 0.001, 0.125, 0.25, 0.5, 1.0]
    assert tpr == pytest.approx([0.0, 0.002, 0.25, 0.5, 2 / 3, 1.0])


def test_a_step_at_one_rate_stays_a_step() -> None:
    roc = Roc.of("three values", np.array([3.0, 2.0, 1.0]), np.array([2.5, 1.0]))
    fpr, tpr = with_rates(*roc.curve(), np.array([0.25, 0.75]))
    assert fpr.tolist() == [0.0, 0.0, 0.25, 0.5, 0.5, 0.75, 1.0]
    assert tpr == pytest.approx([0.0, 1 / 3, 1 / 3, 1 / 3, 2 / 3, 5 / 6, 1.0])


def test_clopper_pearson_at_the_ends() -> None:
    assert clopper_pearson(0, 10) == (0.0, pytest.approx(1 - 0.025**0.1))
    assert clopper_pearson(10, 10) == (pytest.approx(0.025**0.1), 1.0)


def test_attacks_need_a_reference() -> None:
    cohort = study_source(small_scenario()).cohort(10, 10, study_generator(1, 20, 0))
    with pytest.raises(ValueError, match="reference"):
        private_frequencies(cohort, 1.0, np.random.default_rng(1))
    assert ScoreChoice().name == "tv"
