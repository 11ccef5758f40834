"""Known risk alleles: Δ over every small study, missing and imputed genotypes included, and the least over all fillings."""

from __future__ import annotations

import itertools
from fractions import Fraction

import numpy as np
import pytest

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.association.scores.weighted_sums import WeightedSums
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.study.sizes import CaseControlSizes, TraitSizes
from gwasprivacy.study.tables import GenotypeTables, Variants

DIRECTED = ("ks", "tv-allelic")
MISSING = 3


def tables_of(counts: np.ndarray, n_cases: int, n_controls: int, steps: int = 1) -> GenotypeTables:
    n = len(counts)
    columns = {name: np.array([value] * n, dtype=object) for name, value in (("chrom", "1"), ("a1", "A"), ("a2", "G"))}
    variants = Variants(snp=np.array([f"rs{i}" for i in range(n)], dtype=object), pos=np.arange(n), **columns)
    dtype = np.int32 if steps == 1 else np.int64
    return GenotypeTables(
        variants=variants, counts=counts.astype(dtype), n_cases=n_cases, n_controls=n_controls, steps=steps
    )


def counted(calls: np.ndarray, n_cases: int) -> np.ndarray:
    """(n, 2, 3) of calls (n, people)."""
    groups = calls[:, :n_cases], calls[:, n_cases:]
    return np.stack([np.stack([(g == k).sum(axis=1) for k in range(3)], axis=1) for g in groups], axis=1)


def every_study(states: int, people: int) -> np.ndarray:
    return np.array(list(itertools.product(range(states), repeat=people)))


def directed(
    name: str,
    counts: np.ndarray,
    n_cases: int,
    n_controls: int,
    direction: int,
    planned: CaseControlSizes | None = None,
    against: float | None = None,
) -> np.ndarray:
    directions = np.full(len(counts), direction, dtype=np.int8)
    return computed_scores(
        ScoreChoice(name=name),
        tables_of(counts, n_cases, n_controls),
        planned=planned,
        directions=directions,
        against=None if against is None else np.full(len(counts), against),
    )


@pytest.mark.parametrize("against", [None, 0.0, 0.7, 1.5])
@pytest.mark.parametrize("direction", [1, -1])
@pytest.mark.parametrize("name", DIRECTED)
@pytest.mark.parametrize(("n_cases", "n_controls"), [(2, 2), (1, 3), (3, 2)])
def test_a_replaced_genotype_moves_it_by_delta_at_most_and_as_far_in_some_study(
    name: str, n_cases: int, n_controls: int, direction: int, against: float | None
) -> None:
    people = n_cases + n_controls
    calls = counted(every_study(4, people), n_cases)
    scores = directed(name, calls, n_cases, n_controls, direction, against=against)
    cube = scores.reshape((4,) * people)
    moves = max(float((cube.max(axis=person) - cube.min(axis=person)).max()) for person in range(people))
    assert moves == pytest.approx(
        ScoreChoice(name=name).sensitivity_of(CaseControlSizes.of_groups(n_cases, n_controls)), abs=1e-9
    )


@pytest.mark.parametrize("name", DIRECTED)
@pytest.mark.parametrize(("planned", "against"), [((2, 2), None), ((2, 3), None), ((2, 3), 0.3)])
def test_where_sizes_are_printed_nowhere_somebody_more_moves_it_by_half_of_that(
    name: str, planned: tuple[int, int], against: float | None
) -> None:
    public = CaseControlSizes.of_groups(*planned)
    delta = ScoreChoice(name=name).sensitivity_of(public, Neighbours.ADD_REMOVE)
    scores: dict[tuple[tuple[int, ...], tuple[int, ...]], float] = {}
    for n_cases, n_controls in itertools.product((1, 2, 3), (1, 2, 3)):
        calls = every_study(4, n_cases + n_controls)
        found = directed(name, counted(calls, n_cases), n_cases, n_controls, 1, public, against)
        for row, score in zip(calls.tolist(), found.tolist(), strict=True):
            scores[tuple(sorted(row[:n_cases])), tuple(sorted(row[n_cases:]))] = score
    moves = [
        abs(score - scores[fewer])
        for (cases, controls), score in scores.items()
        for fewer in [
            *((cases[:i] + cases[i + 1 :], controls) for i in range(len(cases))),
            *((cases, controls[:i] + controls[i + 1 :]) for i in range(len(controls))),
        ]
        if fewer in scores
    ]
    assert max(moves) == pytest.approx(delta, abs=1e-9)
    assert delta == pytest.approx(0.5, abs=1e-9)


@pytest.mark.parametrize("direction", [1, -1])
@pytest.mark.parametrize("name", DIRECTED)
def test_with_missing_calls_it_is_the_least_over_all_fillings(name: str, direction: int) -> None:
    calls = every_study(4, 4)
    found = directed(name, counted(calls, 2), 2, 2, direction)
    full = dict(zip(map(tuple, every_study(3, 4).tolist()), directed(name, counted(every_study(3, 4), 2), 2, 2, direction).tolist(), strict=True))  # fmt: skip
    for row, score in zip(calls.tolist(), found.tolist(), strict=True):
        fillings = itertools.product(*(range(3) if call == MISSING else (call,) for call in row))
        assert score == pytest.approx(min(full[each] for each in fillings), abs=1e-9)


@pytest.mark.parametrize("name", DIRECTED)
def test_the_better_of_both_directions_is_the_score_without_one(name: str) -> None:
    counts = counted(every_study(3, 5), 2)
    both = np.maximum(directed(name, counts, 2, 3, 1), directed(name, counts, 2, 3, -1))
    assert np.allclose(both, computed_scores(ScoreChoice(name=name), tables_of(counts, 2, 3)), atol=1e-9)
    assert (directed(name, counts, 2, 3, 0) == computed_scores(ScoreChoice(name=name), tables_of(counts, 2, 3))).all()


@pytest.mark.parametrize("name", DIRECTED)
def test_a_doubted_direction_is_the_larger_of_both_the_other_one_shifted_by_what_the_grid_has(name: str) -> None:
    counts = counted(every_study(4, 5), 2)
    one, other = (directed(name, counts, 2, 3, direction) for direction in (1, -1))
    step = ScoreChoice(name=name).grid_of(CaseControlSizes.of_groups(2, 3)).step
    for against in (0.0, 0.4, 1 / 3, 1.9):
        found = directed(name, counts, 2, 3, 1, against=against)
        on_grid = np.floor(against / step) * step
        assert np.abs(found - np.maximum(one, other - against)).max() <= step
        assert (found == np.maximum(one, other - on_grid)).all() or (
            found == np.maximum(one, other - on_grid - step)
        ).all()
    assert (directed(name, counts, 2, 3, 1, against=np.inf) == one).all()


@pytest.mark.parametrize("name", DIRECTED)
def test_imputed_genotypes_in_halves_move_it_by_delta_at_most(name: str) -> None:
    people = [tuple(each) for each in itertools.product(range(3), repeat=3) if sum(each) == 2] + [(0, 0, 0)]
    rows = np.array(list(itertools.product(range(len(people)), repeat=4)))
    probabilities = np.array(people)
    counts = np.stack([probabilities[rows[:, :2]].sum(axis=1), probabilities[rows[:, 2:]].sum(axis=1)], axis=1)
    scores = computed_scores(
        ScoreChoice(name=name), tables_of(counts, 2, 2, steps=2), directions=np.ones(len(rows), dtype=np.int8)
    )
    cube = scores.reshape((len(people),) * 4)
    assert max(float((cube.max(axis=k) - cube.min(axis=k)).max()) for k in range(4)) == pytest.approx(1.0, abs=1e-9)


@pytest.mark.parametrize("name", DIRECTED)
def test_a_traits_replaced_record_moves_it_by_delta_at_most(name: str) -> None:
    sizes = TraitSizes(strata=(3,), centres=(Fraction(1, 4),))
    score = ScoreChoice(name=name)
    delta = score.sensitivity_of(sizes, Neighbours.REPLACE_RECORD)
    records = [(genotype, trait) for genotype in range(4) for trait in range(5)]
    chosen = np.array(list(itertools.product(range(len(records)), repeat=3)))
    genotype, trait = (np.array(records)[chosen][..., part] for part in (0, 1))
    people = np.stack([(genotype == k).sum(axis=1) for k in range(3)], axis=1)[:, None]
    traits = np.stack([np.where(genotype == k, trait, 0).sum(axis=1) for k in range(3)], axis=1)[:, None]
    away = np.where(genotype == MISSING, trait - 1, 0)  # in quarters, the centre is one
    sums = WeightedSums.of_traits(
        people=people, traits=traits, up=np.maximum(away, 0).sum(axis=1)[:, None],
        down=np.maximum(-away, 0).sum(axis=1)[:, None], sizes=sizes, totals=[0], largest=4,
    )  # fmt: skip
    found = score.score.values.of_sums(sums, score.grid_of(sizes), np.ones(len(chosen), dtype=np.int8))
    cube = found.reshape((len(records),) * 3)
    moves = max(float((cube.max(axis=k) - cube.min(axis=k)).max()) for k in range(3))
    assert moves == pytest.approx(delta, abs=1e-9)


def test_a_direction_read_from_the_study_is_broken() -> None:
    from gwasprivacy.lab.audit.weight_cases import directed_scores

    honest, broken = directed_scores(minor_is_risk=False), directed_scores(minor_is_risk=True)
    assert abs(honest[0] - honest[1]) == pytest.approx(1.0)
    assert abs(broken[0] - broken[1]) > 9
