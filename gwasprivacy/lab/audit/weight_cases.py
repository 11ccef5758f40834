"""Worst-case neighbours under public weights and known risk alleles: what rises is rare by its weight, what falls is common, and the claim
stays ε."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.association.scores.score_grid import FloatArray
from gwasprivacy.lab.audit.epsilon_audit import SelectionCase
from gwasprivacy.lab.audit.neighbour_pairs import selection_case
from gwasprivacy.lab.audit.worst_case_tables import Moves, study_of, worst_moves
from gwasprivacy.mechanisms.public_weights import shift_unit, weighted_scores
from gwasprivacy.mechanisms.registry import selector
from gwasprivacy.membership.secrets import Neighbours

WEIGHTED = ("exponential", "joint")
_HEAD_START = 1.5
"""The weight of what rises, beside 1: enough to count, while the event stays neither sure nor impossible."""


def weight_case(mechanism: str, *, epsilon: float = 1.0, n_cases: int = 12, n_controls: int = 16) -> SelectionCase:
    """A selector's most telling neighbours with public weights on them, which both neighbours share."""
    moves = worst_moves(ScoreChoice(name="tv"), n_cases, n_controls, Neighbours.REPLACE_ONE)
    case = selection_case(
        mechanism, moves, sensitivity=1.0, epsilon=epsilon, n_snps=1, score="weighted total variation"
    )
    weights = np.ones(case.scores.shape[1])
    weights[list(case.target)] = _HEAD_START
    unit = shift_unit(moves=selector(mechanism).noise_moves(1), sensitivity=1.0, epsilon=epsilon)
    sides = [
        weighted_scores(side, weights, unit=unit, sensitivity=1.0, largest=min(n_cases, n_controls))
        for side in case.scores
    ]
    return replace(case, scores=np.array([side for side, _ in sides]), sensitivity=sides[0][1])


def directed_scores(minor_is_risk: bool, belief: float | None = None, epsilon: float = 1.0) -> FloatArray:
    """The score with a risk allele of two neighbours, 10 + 10 people: all cases have two copies, and one control has none, then two.

    The first allele is the risk allele, or of a ``belief`` the other one is, so many times likelier; or BROKEN, whichever is the rarer one in the
    study, which that control decides.
    """
    tables = np.array([[[0, 0, 10], [10 - changed, 0, changed]] for changed in (0, 1)], dtype=np.int32)
    directions = np.full(2, 1 if belief is None else -1, dtype=np.int8)
    if minor_is_risk:
        alleles = tables.sum(axis=1) @ np.arange(3)
        directions[:] = np.where(alleles > 20, -1, 1)
    unit = shift_unit(moves=selector("exponential").noise_moves(1), sensitivity=1.0, epsilon=epsilon)
    against = None if belief is None else np.full(2, unit * np.log(belief))
    return computed_scores(ScoreChoice(name="ks"), study_of(tables), directions=directions, against=against)


def directed_case(*, epsilon: float = 1.0, belief: float | None = None) -> SelectionCase:
    """A SNP with a known risk allele, or one that is believed, moves by Δ, where one control gets two copies."""
    before, after = directed_scores(minor_is_risk=False, belief=belief, epsilon=epsilon)
    return selection_case(
        "exponential",
        Moves(np.array([after]), np.array([before])),
        sensitivity=1.0,
        epsilon=epsilon,
        n_snps=1,
        score="known risk alleles" if belief is None else "risk alleles with weights",
    )


def weight_cases(*, epsilon: float = 1.0) -> list[SelectionCase]:
    return [
        *(weight_case(mechanism, epsilon=epsilon) for mechanism in WEIGHTED),
        directed_case(epsilon=epsilon),
        directed_case(epsilon=epsilon, belief=4.0),
    ]
