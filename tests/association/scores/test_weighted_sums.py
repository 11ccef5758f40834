"""Weighted scores: against a linear programme, against today's tables, exact; and Δ by enumeration of every small study
(docs/theory/weighted-total-variation.md)."""

from __future__ import annotations

import itertools
from fractions import Fraction
from functools import partial

import numpy as np
import pytest
from scipy.optimize import linprog

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.association.scores.registry import SCORES
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.association.scores.score_grid import ScoreGrid
from gwasprivacy.association.scores.total_variation import TotalVariation
from gwasprivacy.association.scores.weighted_sums import SAFE, WeightedSums
from gwasprivacy.base.errors import InvalidInput, PrivacyRefusal
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.study.sizes import CaseControlSizes, TraitSizes
from gwasprivacy.study.tables import GenotypeTables, Variants
from tests.association.scores.small_weighted_studies import (
    CALLED_OR_MISSING,
    IN_HALVES,
    IN_THIRDS,
    NAMES,
    TRAIT_STATES,
    Scale,
    Strata,
    case_control_scores,
    moved_by_adding,
    moved_by_replacing,
    moved_by_swapping,
    scores_of,
    trait_scores,
    trait_states,
    with_one_more,
)


def weighted(name: str) -> TotalVariation:
    score = SCORES.find(name)
    assert isinstance(score, TotalVariation)
    return score


def small_strata(most: int) -> list[Strata]:
    """Up to three strata of at most ``most`` people in all, of which one has both; the order does not matter."""
    cells = [both for both in itertools.product(range(most), repeat=2) if 0 < sum(both) <= most]
    return [
        strata
        for number in (1, 2, 3)
        for strata in itertools.combinations_with_replacement(cells, number)
        if sum(map(sum, strata)) <= most and any(all(both) for both in strata)
    ]


SMALL = [
    *small_strata(5),
    ((2, 2), (2, 2)),
    ((3, 2), (1, 2)),
    ((4, 2), (1, 3)),
    ((2, 3), (3, 2)),
    ((1, 2), (1, 2), (2, 1)),
]
SMALL_TRAITS = [
    strata
    for number in (1, 2, 3)
    for strata in itertools.combinations_with_replacement(range(1, 6), number)
    if 2 <= sum(strata) <= 5 and max(strata) > 1
]


@pytest.mark.parametrize("name", NAMES)
def test_replacing_a_genotype_moves_a_stratified_score_by_1_at_most_and_by_1_somewhere(name: str) -> None:
    for strata in SMALL:
        scores, sizes = case_control_scores(name, strata), CaseControlSizes(strata=strata)
        moved = [
            moved_by_replacing(scores, axis, size, len(CALLED_OR_MISSING)) if size else 0.0
            for axis, size in enumerate(itertools.chain(*strata))
        ]
        assert max(moved) == pytest.approx(float(weighted(name).sensitivity_of(sizes)), abs=1e-12) == 1
        public = weighted(name).sensitivity_of(sizes, public_controls=True)
        assert max(moved[::2]) == pytest.approx(float(public), abs=1e-12)


@pytest.mark.parametrize("name", NAMES)
def test_a_case_and_a_control_who_change_places_in_their_stratum_reach_the_sensitivity(name: str) -> None:
    """But where one stratum alone has both, and one of its groups a single person: there it is a bound."""
    for strata in SMALL:
        scores = case_control_scores(name, strata)
        compared = [(index, both) for index, both in enumerate(strata) if all(both)]
        moved = [
            moved_by_swapping(scores, (2 * index, 2 * index + 1), both, len(CALLED_OR_MISSING))
            for index, both in compared
        ]
        delta = weighted(name).sensitivity_of(CaseControlSizes(strata=strata), Neighbours.SWAP)
        assert max(moved) <= float(delta) + 1e-12
        if len(compared) > 1 or min(compared[0][1]) > 1:
            assert max(moved) == pytest.approx(float(delta), abs=1e-12)


def any_other(old: int, new: int) -> bool:
    return True


def same_call(old: int, new: int, n_calls: int = len(CALLED_OR_MISSING)) -> bool:
    return old % n_calls == new % n_calls


@pytest.mark.parametrize("name", NAMES)
def test_replacing_a_record_or_its_trait_moves_a_trait_s_score_by_1_less_1_of_the_largest_stratum(name: str) -> None:
    for strata in SMALL_TRAITS:
        scores = trait_scores(name, strata)
        delta = 1 - Fraction(1, max(strata))
        for neighbours in (Neighbours.REPLACE_ONE, Neighbours.REPLACE_TRAIT):
            allowed = same_call if neighbours is Neighbours.REPLACE_TRAIT else any_other
            moved = [
                moved_by_replacing(scores, axis, size, len(TRAIT_STATES), allowed) for axis, size in enumerate(strata)
            ]
            assert max(moved) == pytest.approx(float(delta), abs=1e-12)
            assert weighted(name).sensitivity_of(TraitSizes(strata=strata), neighbours) == delta


CENTRED = (
    Scale(centres=(1,)),
    Scale(values=(0, 1, 4), largest=4, centres=(1,)),
    Scale(values=(0, 2, 3), largest=3, centres=(2,)),
    Scale(centres=(1, 1)),
    Scale(values=(0, 3, 4), largest=4, centres=(2, 3)),
)
"""In the middle of the range, a quarter and two thirds of it; in two strata the same, and one each."""


def sizes_up_to(most: int, n_strata: int) -> list[tuple[int, ...]]:
    """Numbers of people by stratum, nobody among them."""
    return [each for each in itertools.product(range(most + 1), repeat=n_strata) if 0 < sum(each) <= most]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("scale", CENTRED, ids=lambda scale: f"{scale.centres} of {scale.largest}")
def test_scores_of_a_trait_from_a_public_centre_move_by_the_largest_weight_and_somebody_who_joins_by_half_of_it(
    name: str, scale: Scale
) -> None:
    """Records and traits replaced, people who join, and records of any stratum: every study of at most four people with called and
    missing genotypes, in strata three; probabilities in halves of fewer.  Σ z is whatever it is."""
    n_strata = len(scale.centres)
    asked = (Neighbours.REPLACE_ONE, Neighbours.REPLACE_TRAIT, Neighbours.ADD_REMOVE, Neighbours.REPLACE_RECORD)
    most: dict[Neighbours, float] = dict.fromkeys(asked, 0.0)
    for calls, steps, people in ((CALLED_OR_MISSING, 1, 5 - n_strata), (IN_HALVES, 2, 3 - (n_strata > 1))):
        n_states, same_row = len(trait_states(calls, scale)), partial(same_call, n_calls=len(calls))
        scores = {strata: trait_scores(name, strata, calls, steps, scale) for strata in sizes_up_to(people, n_strata)}
        scores[(0,) * n_strata] = np.zeros((1,) * n_strata)
        for strata, found in scores.items():
            axes = [axis for axis, size in enumerate(strata) if size]
            for neighbours, allowed in ((Neighbours.REPLACE_ONE, any_other), (Neighbours.REPLACE_TRAIT, same_row)):
                moved = [moved_by_replacing(found, axis, strata[axis], n_states, allowed) for axis in axes]
                most[neighbours] = max(most[neighbours], *moved, 0.0)
            if sum(strata) == people:
                continue
            with_each = []
            for axis, size in enumerate(strata):
                larger = scores[tuple(n + (place == axis) for place, n in enumerate(strata))]
                joined = moved_by_adding(found, larger, axis, size, n_states)
                most[Neighbours.ADD_REMOVE] = max(most[Neighbours.ADD_REMOVE], joined)
                with_each += [larger.take(places, axis) for _, places in with_one_more(size, n_states)]
            apart = float(np.ptp(np.array(with_each), axis=0).max())
            most[Neighbours.REPLACE_RECORD] = max(most[Neighbours.REPLACE_RECORD], apart)
    reach = max(max(each, scale.largest - each) for each in scale.centres) / scale.largest
    expected = dict(zip(asked, (reach, 0.5, reach / 2, reach), strict=True))
    for neighbours, found_most in most.items():
        delta = weighted(name).sensitivity_of(scale.sizes((3,) * n_strata), neighbours)
        assert found_most == pytest.approx(float(delta), abs=1e-12) == pytest.approx(expected[neighbours])


def test_a_centre_at_the_end_of_the_range_and_one_person_are_served() -> None:
    """Everybody's weight is then of one sign: total variation cannot tell genotypes, and a replaced trait moves it by ½."""
    scale = Scale(centres=(0,))
    for name in NAMES:
        delta = weighted(name).sensitivity_of(scale.sizes((1,)), Neighbours.REPLACE_ONE)
        moved = moved_by_replacing(trait_scores(name, (3,), scale=scale), 0, 3, len(TRAIT_STATES))
        assert delta == 1
        assert moved == pytest.approx(0.5 if name == "tv" else 1.0)


def test_centres_between_steps_and_beyond_the_range_are_none() -> None:
    for centres in ((Fraction(3, 2),), (Fraction(1, 2), Fraction(1, 2))):
        with pytest.raises(ValueError, match="centre"):
            TraitSizes(strata=(4,), centres=centres)
    with pytest.raises(ValueError, match="whole, from 1"):
        TraitSizes(strata=(4, 0))
    nobody = np.zeros((1, 1), dtype=np.int64)
    with pytest.raises(ValueError, match="whole number of steps"):
        WeightedSums.of_traits(
            people=np.zeros((1, 1, 3), np.int64), traits=np.zeros((1, 1, 3), np.int64), up=nobody, down=nobody,
            sizes=TraitSizes(strata=(4,), centres=(Fraction(1, 3),)), totals=(0,), largest=4,
        )  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
def test_records_that_go_round_k_strata_of_a_trait_move_its_score_by_nearly_k(name: str) -> None:
    """Whoever does not know strata may confuse a chain of people through all of them: less than ε/K would not do."""
    for strata in ((9, 5), (9, 8, 5)):
        people = np.zeros((2, len(strata), 3), dtype=np.int64)
        people[0, :, 0] = strata
        traits, totals = np.zeros_like(people), np.zeros((2, len(strata)), dtype=np.int64)
        people[1] = people[0] + [-1, 0, 1]  # in every stratum one record (0 copies, y = 0) becomes (2 copies, y = 1)
        traits[1, :, 2] = totals[1] = 1
        nobody = np.zeros((1, len(strata)), dtype=np.int64)
        scores = []
        for which in (0, 1):
            sums = WeightedSums.of_traits(
                people=people[which, None], traits=traits[which, None], up=nobody, down=nobody,
                sizes=TraitSizes(strata=strata), totals=totals[which].tolist(), largest=1,
            )  # fmt: skip
            scores.append(float(scores_of(weighted(name), sums)[0]))
        delta = float(weighted(name).sensitivity_of(TraitSizes(strata=strata)))
        assert scores[1] - scores[0] == pytest.approx(sum(1 - 1 / size for size in strata), abs=1e-9)
        assert (len(strata) - 1) * delta < scores[1] - scores[0] <= len(strata) * delta


@pytest.mark.parametrize("name", NAMES)
def test_imputed_genotypes_move_no_farther_than_called_ones(name: str) -> None:
    for strata in (((1, 1),), ((2, 1),), ((2, 2),), ((1, 1), (1, 1)), ((1, 2), (1, 1))):
        scores = case_control_scores(name, strata, IN_HALVES, steps=2)
        moved = [
            moved_by_replacing(scores, axis, size, len(IN_HALVES)) for axis, size in enumerate(itertools.chain(*strata))
        ]
        assert max(moved) == pytest.approx(1, abs=1e-12)


@pytest.mark.parametrize("name", NAMES)
def test_imputed_genotypes_move_a_trait_s_score_no_farther_than_called_ones(name: str) -> None:
    for calls, steps, studies in (
        (IN_HALVES, 2, ((2,), (3,), (4,), (2, 1), (2, 2))),
        (IN_HALVES[:4] + IN_HALVES[5:], 2, ((3, 1), (2, 1, 1))),
        (IN_THIRDS, 3, ((2,), (3,))),
    ):
        n_states, same_row = len(trait_states(calls)), partial(same_call, n_calls=len(calls))
        for strata in studies:
            scores = trait_scores(name, strata, calls, steps=steps)
            for allowed in (any_other, same_row):
                moved = [moved_by_replacing(scores, axis, size, n_states, allowed) for axis, size in enumerate(strata)]
                assert max(moved) == pytest.approx(1 - 1 / max(strata), abs=1e-12)


@pytest.mark.parametrize("name", NAMES)
def test_among_five_people_a_replaced_imputed_record_moves_a_trait_s_score_by_four_fifths(name: str) -> None:
    calls = ((2, 0, 0), (0, 0, 2), (1, 1, 0), (0, 1, 1), (0, 0, 0))
    scores = trait_scores(name, (5,), calls, steps=2)
    assert moved_by_replacing(scores, 0, 5, len(trait_states(calls))) == pytest.approx(0.8, abs=1e-12)


def with_one_more_person(strata: Strata) -> list[tuple[int, Strata]]:
    """The cell that gets one more, and the sizes then."""
    flat = list(itertools.chain(*strata))
    found = []
    for axis in range(len(flat)):
        more = [size + (place == axis) for place, size in enumerate(flat)]
        found.append((axis, tuple(zip(more[::2], more[1::2], strict=True))))
    return found


PLANNED: tuple[Strata, ...] = (
    ((1, 1),),
    ((5, 3),),
    ((2, 90),),
    ((4, 4), (1, 3)),
    ((3, 2), (5, 0)),
    ((1, 2), (2, 1), (7, 4)),
)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("planned", PLANNED, ids=str)
def test_one_person_more_moves_scores_of_planned_weights_by_half_the_largest_weight(name: str, planned: Strata) -> None:
    """In every cell, whether it has anybody else or not, and however many the plan says; a stratum that the plan does not compare too."""
    sizes = CaseControlSizes(strata=planned)
    delta = weighted(name).sensitivity_of(sizes, Neighbours.ADD_REMOVE)
    of_cases = weighted(name).sensitivity_of(sizes, Neighbours.ADD_REMOVE, public_controls=True)
    for states, steps, most in ((CALLED_OR_MISSING, 1, 4), (IN_HALVES, 2, 2)):
        moved: dict[int, list[float]] = {0: [], 1: []}
        for strata in studies_of(len(planned), most):
            smaller = case_control_scores(name, strata, states, steps, planned)
            for axis, larger in with_one_more_person(strata):
                size = list(itertools.chain(*strata))[axis]
                after = case_control_scores(name, larger, states, steps, planned)
                moved[axis % 2].append(moved_by_adding(smaller, after, axis, size, len(states)))
        assert max(moved[0] + moved[1]) == pytest.approx(float(delta), abs=1e-12) == 0.5
        assert max(moved[0]) == pytest.approx(float(of_cases), abs=1e-12)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("planned", [((1, 1),), ((2, 4),), ((4, 4), (1, 3)), ((3, 3), (5, 0))], ids=str)
def test_another_record_or_label_moves_scores_of_planned_weights_by_the_sensitivity(name: str, planned: Strata) -> None:
    """Everybody else's study with one more person in each cell, with each record: any two of them are neighbours where only the total
    is known; two groups of one stratum with the same record, where a label changes."""
    sizes = CaseControlSizes(strata=planned)
    record, label = (
        weighted(name).sensitivity_of(sizes, each) for each in (Neighbours.REPLACE_RECORD, Neighbours.LABEL)
    )
    moved, relabelled = [], []
    for states, steps, most in ((CALLED_OR_MISSING, 1, 4 - len(planned)), (IN_HALVES, 2, 1)):
        for strata in studies_of(len(planned), most):
            flat = list(itertools.chain(*strata))
            found = []
            for axis, larger in with_one_more_person(strata):
                after = case_control_scores(name, larger, states, steps, planned)
                found.append([after.take(places, axis) for _, places in with_one_more(flat[axis], len(states))])
            every = np.array(list(itertools.chain(*found)))
            moved.append(float(np.ptp(every, axis=0).max()))
            relabelled += [
                float(np.abs(np.array(found[axis]) - np.array(found[axis + 1])).max())
                for axis in range(0, len(flat), 2)
            ]
    assert max(moved) == pytest.approx(float(record), abs=1e-12) == 1
    assert max(relabelled) == pytest.approx(float(label), abs=1e-12)


def studies_of(n_strata: int, most: int) -> list[Strata]:
    """Every study of at most ``most`` people in so many strata, groups and strata without anybody among them."""
    cells = list(itertools.product(range(most + 1), repeat=2))
    return [each for each in itertools.product(cells, repeat=n_strata) if sum(map(sum, each)) <= most]


@pytest.mark.parametrize("name", NAMES)
def test_one_person_more_moves_the_exact_scores_of_a_trait_by_less_than_1_whatever_the_sizes(name: str) -> None:
    called = ((1,), (2,), (3,), (4,), (1, 1), (2, 1), (2, 2), (1, 1, 1))
    for calls, steps, studies in ((CALLED_OR_MISSING, 1, called), (IN_HALVES, 2, ((1,), (2,), (3,), (1, 1), (2, 1)))):
        n_states = len(trait_states(calls))
        for trait_strata in studies:
            before = trait_scores(name, trait_strata, calls, steps)
            for axis, size in enumerate(trait_strata):
                more = tuple(n + (place == axis) for place, n in enumerate(trait_strata))
                most = moved_by_adding(before, trait_scores(name, more, calls, steps), axis, size, n_states)
                assert most <= size / (size + 1) + 1e-12


def least_by_linear_programme(name: str, z: np.ndarray, calls: list[int | None]) -> float:
    """The least score over all ways to hand out missing calls, in parts too."""
    missing = [i for i, call in enumerate(calls) if call is None]
    known = np.array([sum(z[i] for i, call in enumerate(calls) if call == g) for g in range(3)])
    contrasts = {"tv": np.eye(3) / 2, "ks": np.eye(3)[[0, 2]] - 0.5, "tv-allelic": np.array([[-0.5, 0.0, 0.5]])}[name]
    one_for_all = name == "ks"
    n_handed, n_sizes = 3 * len(missing), 1 if one_for_all else len(contrasts)
    above, limit = [], []
    for place, contrast in enumerate(contrasts):
        for sign in (1, -1):
            row = np.zeros(n_handed + n_sizes)
            row[:n_handed] = sign * np.concatenate([contrast * z[i] for i in missing] or [np.empty(0)])
            row[n_handed + (0 if one_for_all else place)] = -1
            above.append(row)
            limit.append(-sign * contrast @ known)
    equal = np.zeros((len(missing), n_handed + n_sizes))
    for place in range(len(missing)):
        equal[place, 3 * place : 3 * place + 3] = 1
    cost = np.concatenate([np.zeros(n_handed), np.ones(n_sizes)])
    found = linprog(
        cost,
        A_ub=np.array(above),
        b_ub=limit,
        A_eq=equal if missing else None,
        b_eq=np.ones(len(missing)) if missing else None,
    )
    assert found.success
    return float(found.fun)


def sums_of(z: np.ndarray, calls: list[int | None]) -> WeightedSums:
    """Of people with these whole weights and calls."""
    called = [[sum(z[i] for i, call in enumerate(calls) if call == g) for g in range(3)]]
    missing = [z[i] for i, call in enumerate(calls) if call is None]
    return WeightedSums(
        z=np.array(called, dtype=np.int64),
        up=np.array([sum(max(0, each) for each in missing)], dtype=np.int64),
        down=np.array([sum(max(0, -each) for each in missing)], dtype=np.int64),
        denominator=1,
    )


@pytest.mark.parametrize("name", NAMES)
def test_the_closed_forms_are_the_linear_programme_s_least_for_any_weights(name: str) -> None:
    rng = np.random.default_rng(7)
    for number in range(200):
        people = int(rng.integers(2, 9))
        z = rng.integers(-6, 7, people)
        if number % 2:
            z[-1] -= z.sum()  # as those from the study's own sizes
        calls = [None if rng.random() < 0.4 else int(rng.integers(3)) for _ in range(people)]
        found = scores_of(weighted(name), sums_of(z, calls))[0]
        assert found == pytest.approx(least_by_linear_programme(name, z, calls), abs=1e-9)


@pytest.mark.parametrize("name", NAMES)
def test_one_stratum_of_called_genotypes_scores_as_without_strata_to_the_last_bit(name: str) -> None:
    rng = np.random.default_rng(3)
    for n_cases, n_controls in ((1, 1), (3, 5), (40, 7), (1000, 1000), (12_345, 6789), (20_000_000, 30_000_000)):
        counts = np.stack(
            [rng.multinomial(size, [0.2, 0.3, 0.4, 0.1], 50)[:, :3] for size in (n_cases, n_controls)], axis=1
        ).astype(np.int32)
        sizes = CaseControlSizes.of_groups(n_cases, n_controls)
        score = weighted(name)
        grid = ScoreGrid.for_scores_up_to(score.largest_of(sizes))
        assert score.largest_of(sizes) == score.largest(n_cases, n_controls)
        found = score.values.of_sums(WeightedSums.of_groups(counts[:, None], sizes), grid)
        assert found.tolist() == score.values.of_counts(counts, n_cases, n_controls, grid).tolist()
        halves = score.values.of_sums(
            WeightedSums.of_groups(2 * counts[:, None].astype(np.int64), sizes, steps=2), grid
        )
        assert found.tolist() == halves.tolist()


def test_numbers_beyond_64_bits_are_as_exact_as_small_ones() -> None:
    """Strata whose sizes have no common divisors: a denominator of hundreds of bits; and one that int64 still holds."""
    rng = np.random.default_rng(5)
    wide = tuple((1009 + 2 * k, 1511 + 6 * k * k) for k in range(30))
    narrow = ((9, 6), (4, 10), (5, 0))
    for strata, is_wide in ((wide, True), (narrow, False)):
        sizes = CaseControlSizes(strata=strata)
        cells = [[rng.multinomial(size, [0.3, 0.3, 0.3, 0.1], 20)[:, :3] for size in stratum] for stratum in strata]
        counts = np.stack([np.stack(groups, axis=1) for groups in cells], axis=1)
        sums = WeightedSums.of_groups(counts, sizes)
        assert (sums.z.dtype == np.object_) == is_wide
        grid = ScoreGrid.for_scores_up_to(SCORES.find("tv").largest_of(sizes))
        found = SCORES.find("tv").values.of_sums(sums, grid)
        for row, each in zip(counts.tolist(), found, strict=True):
            z, down = [Fraction(0)] * 3, Fraction(0)
            for (n_cases, n_controls), (cases, controls) in zip(strata, row, strict=True):
                if n_cases and n_controls:
                    weight = min(n_cases, n_controls)
                    z = [
                        old + Fraction(weight * r, n_cases) - Fraction(weight * s, n_controls)
                        for old, r, s in zip(z, cases, controls, strict=True)
                    ]
                    down += Fraction(weight * (n_controls - sum(controls)), n_controls)
            exact = max(Fraction(0), sum(max(Fraction(0), part) for part in z) - down)
            assert 0 <= exact - Fraction(float(each)) < Fraction(grid.step)


def test_strata_of_a_trait_are_summed_as_each_by_itself() -> None:
    """Two strata in one call: z = y − the stratum's mean."""
    people = np.array([[[2, 1, 0], [1, 1, 1]]])
    traits = np.array([[[3, 2, 0], [0, 4, 1]]])  # in quarters
    sums = WeightedSums.of_traits(
        people=people,
        traits=traits,
        up=np.array([[0, 1]]),
        down=np.array([[1, 0]]),
        sizes=TraitSizes(strata=(4, 5)),
        totals=(6, 9),
        largest=4,
    )
    unit = Fraction(1, sums.denominator)
    expected = [
        [
            sum(
                Fraction(int(y), 4) - n * Fraction(total, 4 * size)
                for y, n, total, size in ((y0, n0, 6, 4), (y1, n1, 9, 5))
            )
            for y0, n0, y1, n1 in zip(
                traits[0, 0], people[0, 0].tolist(), traits[0, 1], people[0, 1].tolist(), strict=True
            )
        ]
    ]
    assert [[int(z) * unit for z in row] for row in sums.z.tolist()] == expected
    assert sums.up[0] * unit == Fraction(1, 20)
    assert sums.down[0] * unit == Fraction(1, 16)


def test_the_largest_weighted_score_is_reached_or_nearly_and_never_exceeded() -> None:
    for name in NAMES:
        for strata in SMALL:
            assert case_control_scores(name, strata).max() == weighted(name).largest_of(CaseControlSizes(strata=strata))
        for trait_strata in SMALL_TRAITS:
            most = weighted(name).largest_of(TraitSizes(strata=trait_strata))
            assert most / 2 - 1 < trait_scores(name, trait_strata).max() <= most
        for scale in CENTRED:
            people = (4,) if len(scale.centres) == 1 else (2, 2)
            most = weighted(name).largest_of(scale.sizes(people))
            assert most / 2 - 1 < trait_scores(name, people, scale=scale).max() <= most


def test_scores_without_a_proof_for_strata_and_traits_refuse_them() -> None:
    strata = CaseControlSizes(strata=((3, 4), (5, 2)))
    for score in SCORES.values():
        assert score.sensitivity_of(CaseControlSizes.of_groups(6, 7)) == score.sensitivity(6, 7)
        if score.serves_strata:
            assert score.name in NAMES
            continue
        with pytest.raises(PrivacyRefusal, match="Cochran–Mantel–Haenszel") as caught:
            score.sensitivity_of(strata)
        assert caught.value.code == "score.no-proof-strata"
        with pytest.raises(PrivacyRefusal) as caught:
            score.largest_of(TraitSizes(strata=(9,)))
        assert caught.value.code == "score.no-proof-traits"


def test_impossible_relations_and_strata_that_compare_nobody_are_refused() -> None:
    tv = SCORES.find("tv")
    trait = TraitSizes(strata=(4, 5))
    for asked, code in (
        (lambda: tv.sensitivity_of(trait, Neighbours.SWAP), "score.no-cases"),
        (lambda: tv.sensitivity_of(trait, public_controls=True), "score.no-cases"),
        (lambda: tv.sensitivity_of(CaseControlSizes.of_groups(3, 3), Neighbours.REPLACE_TRAIT), "score.no-trait"),
        (lambda: tv.sensitivity(3, 3, Neighbours.REPLACE_TRAIT), "score.no-trait"),
    ):
        with pytest.raises(PrivacyRefusal) as refused:
            asked()
        assert refused.value.code == code
    for sizes in (CaseControlSizes(strata=((3, 0), (0, 4))), TraitSizes(strata=(1, 1))):
        with pytest.raises(InvalidInput, match="nobody is compared"):
            tv.sensitivity_of(sizes)


def test_other_shapes_and_types_are_no_weighted_sums() -> None:
    whole = np.zeros(2, dtype=np.int64)
    for z, up in (
        (np.zeros((2, 2), np.int64), whole),
        (np.zeros((2, 3), np.int64), whole[:1]),
        (np.zeros((2, 3)), whole),
    ):
        with pytest.raises(ValueError, match="weighted sums"):
            WeightedSums(z=z, up=up, down=whole, denominator=1)
    with pytest.raises(ValueError, match="denominator"):
        WeightedSums(z=np.zeros((2, 3), np.int64), up=whole, down=whole, denominator=0)
    with pytest.raises(ValueError, match="must have shape"):
        WeightedSums.of_groups(np.zeros((1, 1, 2, 3), np.int64), CaseControlSizes(strata=((1, 1), (1, 1))))


def test_two_groups_are_the_one_stratum_case() -> None:
    assert (
        SCORES.find("ks").sensitivity(5, 9) == SCORES.find("ks").sensitivity_of(CaseControlSizes.of_groups(5, 9)) == 1
    )


def tables_in_strata(strata: Strata, n_snps: int = 40) -> GenotypeTables:
    rng = np.random.default_rng(11)
    cells = [[rng.multinomial(size, [0.3, 0.4, 0.2, 0.1], n_snps)[:, :3] for size in both] for both in strata]
    text = np.array([str(row) for row in range(n_snps)], dtype=object)
    return GenotypeTables.of_strata(
        np.stack([np.stack(groups, axis=1) for groups in cells], axis=1),
        Variants(chrom=text, snp=text, pos=np.arange(n_snps), a1=text, a2=text),
        CaseControlSizes(strata=strata),
    )


def test_tables_with_strata_are_scored_inside_them_and_by_no_score_without_a_proof() -> None:
    tables = tables_in_strata(((30, 10), (8, 50)))
    assert tables.by_stratum is not None
    apart = 0.0
    for name in NAMES:
        score, choice = weighted(name), ScoreChoice(name=name)
        sums = WeightedSums.of_groups(tables.by_stratum, tables.sizes)
        found = computed_scores(choice, tables)
        np.testing.assert_allclose(found, scores_of(score, sums), atol=1e-11)
        pooled = GenotypeTables(counts=tables.counts, variants=tables.variants, n_cases=38, n_controls=60)
        apart += np.abs(computed_scores(choice, pooled) - found).max()
        assert choice.sensitivity_of(tables.sizes) == 1
        with pytest.raises(InvalidInput, match="no public offset"):
            computed_scores(ScoreChoice(name=name, offset=1.0), tables, frequencies=np.full(tables.n_snps, 0.3))
    assert apart > 1
    for score_without in SCORES.values():
        if not score_without.serves_strata:
            calls = GenotypeTables.of_strata(
                np.array([[[[1, 1, 0], [0, 1, 1]], [[2, 0, 0], [0, 0, 2]]]]),
                tables.variants.take(slice(0, 1)),
                CaseControlSizes(strata=((2, 2), (2, 2))),
            )
            with pytest.raises(PrivacyRefusal, match="Cochran–Mantel–Haenszel"):
                computed_scores(ScoreChoice.usual(score_without.name), calls)


def test_one_stratum_too_large_for_int64_is_wide_though_no_product_of_its_sizes_is() -> None:
    n_cases, n_controls = 600_000_000, 599_999_999
    assert n_cases * n_cases < SAFE < 2 * n_cases * n_controls
    sums = WeightedSums.of_groups(
        np.zeros((1, 1, 2, 3), dtype=np.int64), CaseControlSizes(strata=((n_cases, n_controls),))
    )
    assert sums.z.dtype == np.object_


def test_products_of_sizes_and_steps_beyond_int64_are_exact() -> None:
    n_cases, n_controls, steps = 2_000_000_000, 1_999_999_999, 1000
    counts = np.array([[[[0, 0, n_cases], [n_controls, 0, 0]]]], dtype=np.int64) * steps
    sums = WeightedSums.of_groups(counts, CaseControlSizes(strata=((n_cases, n_controls),)), steps=steps)
    product = n_cases * n_controls * steps
    assert sums.z.tolist() == [[-product, 0, product]]
