"""Scores of tables of genotype probabilities: those of calls where calls are certain, and no farther moved by one person."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.association.scores.registry import SCORES
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.errors import PrivacyRefusal
from gwasprivacy.study.imputation import STEPS
from gwasprivacy.study.sizes import CaseControlSizes
from gwasprivacy.study.tables import GenotypeTables, Variants

SERVING = [score.name for score in SCORES.values() if score.serves_dosages]


def tables_of(counts: np.ndarray, sizes: tuple[int, int], steps: int) -> GenotypeTables:
    n = len(counts)
    names = np.array([f"rs{i}" for i in range(n)], dtype=object)
    same = np.full(n, "A", dtype=object)
    variants = Variants(chrom=np.full(n, "1", object), snp=names, pos=np.arange(1, n + 1), a1=same, a2=same)
    return GenotypeTables(counts=counts, variants=variants, n_cases=sizes[0], n_controls=sizes[1], steps=steps)


@pytest.mark.parametrize("name", SERVING)
def test_certain_probabilities_have_the_scores_of_calls_bit_for_bit(name: str) -> None:
    rng = np.random.default_rng(2)
    for sizes in ((7, 5), (1000, 1000), (3, 400_000)):
        counts = np.stack([rng.multinomial(size, [0.4, 0.3, 0.2, 0.1], 200)[:, :3] for size in sizes], axis=1)
        hard = computed_scores(ScoreChoice(name=name), tables_of(counts, sizes, 1))
        soft = computed_scores(ScoreChoice(name=name), tables_of(counts * STEPS, sizes, STEPS))
        assert soft.tobytes() == hard.tobytes()


@pytest.mark.parametrize("name", SERVING)
@pytest.mark.parametrize("sizes", [(1, 1), (1, 2), (2, 2), (3, 1)])
def test_one_person_moves_a_score_by_at_most_one_with_probabilities_and_missing_calls(
    name: str, sizes: tuple[int, int]
) -> None:
    """Every study of these sizes whose people have any probabilities in quarters, or no call: every replacement."""
    steps = 4
    person = [(a, b, steps - a - b) for a, b in itertools.product(range(steps + 1), repeat=2) if a + b <= steps]
    states = np.array([*person, (0, 0, 0)])
    n_people = sum(sizes)
    places = np.indices((len(states),) * n_people).reshape(n_people, -1)
    groups = [states[places[: sizes[0]]].sum(axis=0), states[places[sizes[0] :]].sum(axis=0)]
    values = computed_scores(ScoreChoice(name=name), tables_of(np.stack(groups, axis=1), sizes, steps))
    everybody = values.reshape((len(states),) * n_people)
    moved = max(float(np.ptp(everybody, axis=axis).max()) for axis in range(n_people))
    assert moved == pytest.approx(1, abs=1e-9)
    assert moved <= ScoreChoice(name=name).sensitivity_of(CaseControlSizes.of_groups(*sizes))


def test_scores_without_a_proof_for_probabilities_refuse_them() -> None:
    tables = tables_of(np.array([[[STEPS, STEPS, 0], [0, STEPS, STEPS]]]), (2, 2), STEPS)
    for score in SCORES.values():
        if score.serves_dosages:
            continue
        with pytest.raises(PrivacyRefusal, match="genotype probabilities"):
            computed_scores(ScoreChoice(name=score.name, **score.usual), tables)
