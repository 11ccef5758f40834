"""Loci in the place of SNPs: a locus is as good as its best SNP, moves no farther than one, and is drawn by the exact law."""

from __future__ import annotations

import itertools
import math

import numpy as np
import pytest
from scipy.stats import chi2

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.mechanisms.registry import MECHANISMS, selector
from gwasprivacy.mechanisms.set_score import SetScore
from gwasprivacy.release.draw import _select
from gwasprivacy.simulation.laws.inclusion import law_of, set_utility
from gwasprivacy.study.public_lists.locus_index import LocusIndex
from gwasprivacy.study.sizes import CaseControlSizes
from gwasprivacy.study.tables import GenotypeTables, Variants
from tests.release.kind_plans import plan_of

STATES = 4  # 0, 1, 2 copies, no call


def published(*sizes: int) -> LocusIndex:
    ends = np.cumsum(sizes)
    starts = np.repeat(ends - sizes, sizes)
    intervals = np.column_stack([ends - sizes + 1, ends])
    return LocusIndex(start=starts, stop=np.repeat(ends, sizes), intervals=intervals)


def scores_of_all_studies(name: str, n_cases: int, n_controls: int) -> np.ndarray:
    """The score of one SNP for every assignment of the states to people, shape (STATES,) * people."""
    people = n_cases + n_controls
    calls = np.array(list(itertools.product(range(STATES), repeat=people)))
    counts = np.stack(
        [
            np.stack([(group == copies).sum(axis=1) for copies in range(3)], axis=1)
            for group in (calls[:, :n_cases], calls[:, n_cases:])
        ],
        axis=1,
    ).astype(np.int32)
    n = len(calls)
    letters = {"chrom": "1", "a1": "A", "a2": "G"}
    columns = {column: np.array([letter] * n, dtype=object) for column, letter in letters.items()}
    names = np.array([f"rs{i}" for i in range(n)], dtype=object)
    tables = GenotypeTables(
        variants=Variants(snp=names, pos=np.arange(n), **columns), counts=counts, n_cases=n_cases, n_controls=n_controls
    )
    return computed_scores(ScoreChoice(name=name), tables).reshape((STATES,) * people)


def largest_move(of_locus: np.ndarray, people: int) -> float:
    """``of_locus``: a locus of two SNPs over all studies of both, the people's states of one SNP first, then of the other."""
    moves = []
    for person in range(people):
        own = np.moveaxis(of_locus, (person, people + person), (0, 1)).reshape(STATES * STATES, -1)
        moves.append(float((own.max(axis=0) - own.min(axis=0)).max()))
    return max(moves)


@pytest.mark.parametrize("name", ["ks", "tv", "tv-allelic"])
@pytest.mark.parametrize(("n_cases", "n_controls"), [(2, 2), (1, 3)])
def test_a_locus_moves_no_farther_than_a_snp_over_all_small_studies_and_its_snps_sum_does(
    name: str, n_cases: int, n_controls: int
) -> None:
    one = scores_of_all_studies(name, n_cases, n_controls)
    delta, people = (
        ScoreChoice(name=name).sensitivity_of(CaseControlSizes.of_groups(n_cases, n_controls)),
        n_cases + n_controls,
    )
    pairs = np.column_stack([each.ravel() for each in np.broadcast_arrays(*np.ix_(one.ravel(), one.ravel()))])
    loci = published(2)
    best = np.array([loci.best(pair)[0] for pair in pairs[:: len(pairs) // 64]])
    assert (best == pairs[:: len(pairs) // 64].max(axis=1)).all()
    shape = (STATES,) * (2 * people)
    assert largest_move(pairs.max(axis=1).reshape(shape), people) == pytest.approx(delta, abs=1e-9)
    assert largest_move(pairs.sum(axis=1).reshape(shape), people) > 1.9 * delta


def test_a_locus_without_a_call_scores_as_one_without_variation() -> None:
    assert scores_of_all_studies("ks", 2, 2)[3, 3, 3, 3] == 0
    assert published(2).best(np.zeros(2)).tolist() == [0.0]


def enumerated(name: str, scores: np.ndarray, size: int, epsilon: float) -> dict[tuple[int, ...], float]:
    """Pr of every set of loci, from the definitions."""
    n, found = len(scores), {}
    if name == "joint":
        for chosen in itertools.combinations(range(n), size):
            found[chosen] = math.exp(epsilon * min(scores[list(chosen)]) / 2)
    else:
        for order in itertools.permutations(range(n), size):
            weights, probability = np.exp(epsilon * scores / (2 * size)), 1.0
            for pick in order:
                probability *= weights[pick] / weights.sum()
                weights[pick] = 0.0
            found[tuple(sorted(order))] = found.get(tuple(sorted(order)), 0.0) + probability
    total = sum(found.values())
    return {chosen: each / total for chosen, each in found.items()}


@pytest.mark.parametrize("name", ["joint", "exponential"])
def test_the_law_of_published_loci_is_that_of_their_best_scores(name: str) -> None:
    rng = np.random.default_rng(3)
    for _ in range(30):
        sizes = rng.integers(1, 4, size=rng.integers(3, 6))
        loci, scores = published(*sizes), rng.integers(0, 6, size=sizes.sum()).astype(float)
        best = np.array([max(part) for part in np.split(scores, np.cumsum(sizes)[:-1])])
        for size in (1, 2):
            told = enumerated(name, best, size, 1.3)
            asked = {"sensitivity": 1.0, "epsilon": 1.3, "n_snps": size, "loci": loci}
            law = law_of(selector(name), scores, threshold=None, **asked)
            for chosen, probability in told.items():
                assert math.exp(law.log_probability(np.array(chosen))) == pytest.approx(probability, abs=1e-12)
            found = set_utility(scores, np.array([0, len(scores) - 1]), mechanism=name, **asked)
            both = told.get((0, len(sizes) - 1), 0.0)
            assert found.p_all == pytest.approx(both, abs=1e-12)


def test_draws_of_a_release_of_loci_have_the_law() -> None:
    plan = plan_of("selection of loci")
    loci, scores = published(3, 1, 2, 2), np.array([0.0, 3.0, 1.0, 2.0, 4.0, 0.0, 1.0, 1.0])
    told = enumerated("joint", loci.best(scores), 2, 1.5)
    draws = 4000
    seen = dict.fromkeys(told, 0)
    for _ in range(draws):
        rows = _select(plan, scores, 1.0, loci, plan.design.sizes)
        seen[tuple(sorted(rows.tolist()))] += 1
    statistic = sum((seen[each] - draws * told[each]) ** 2 / (draws * told[each]) for each in told)
    assert chi2.sf(statistic, len(told) - 1) > 1e-5
    wrong = enumerated("joint", np.add.reduceat(scores, loci.firsts), 2, 1.5)
    assert chi2.sf(sum((seen[e] - draws * wrong[e]) ** 2 / (draws * wrong[e]) for e in wrong), len(wrong) - 1) < 1e-9


def test_every_selector_can_draw_loci() -> None:
    loci = published(2, 3, 1)
    for name, one in MECHANISMS.items():
        law = law_of(one, np.arange(6.0), sensitivity=1.0, epsilon=2.0, n_snps=1, threshold=3.0, loci=loci)
        every = [math.exp(law.log_probability(np.array([locus]))) for locus in range(3)]
        assert sum(every) <= 1 + 1e-9, name
        assert every[2] == max(every), name


def test_a_right_list_of_loci_has_the_law_and_the_epsilon_of_their_best_scores() -> None:
    epsilon, loci, one = 1.1, published(2, 1, 1), selector("right-list")
    lists = [list(each) for size in range(3) for each in itertools.combinations(range(3), size)]
    asked = {"sensitivity": 1.0, "epsilon": epsilon, "n_snps": 2, "threshold": 2.0, "set_score": SetScore(wrong=0.3)}

    def law(scores: tuple[float, ...]) -> np.ndarray:
        found = law_of(one, np.array(scores), loci=loci, **asked)
        alone = law_of(one, loci.best(np.array(scores)), loci=None, **asked)
        told = [math.exp(found.log_probability(np.array(each, dtype=np.int64))) for each in lists]
        assert told == pytest.approx(
            [math.exp(alone.log_probability(np.array(each, dtype=np.int64))) for each in lists], abs=1e-12
        )
        return np.array([*told, 1 - sum(told)])

    laws = {scores: law(scores) for scores in itertools.product((0.0, 1.0, 2.0, 3.0), repeat=4)}
    worst = 0.0
    for scores, here in laws.items():
        for moves in itertools.product((-1, 0, 1), repeat=4):
            there = laws.get(tuple(score + move for score, move in zip(scores, moves, strict=True)))
            if there is not None:
                worst = max(worst, float(np.abs(np.log(here / there)).max()))
    assert worst == pytest.approx(epsilon, abs=1e-9)
