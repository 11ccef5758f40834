"""Exact verification by enumeration: the smallest γ that a finite mechanism gives against a written-out belief.

A mechanism is a channel: one row per dataset (or world), one column per output, rows sum to 1.  Single outputs suffice:
the likelihood ratio of a union of outputs is at most the largest of its parts'.  This is the oracle against which every
theorem of :mod:`gwasprivacy.membership.calibration_theorems` is tested; it uses nothing but Bayes' rule.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from gwasprivacy.lab.theory.priors import BoolArray, dataset_members
from gwasprivacy.membership.calibration_theorems import FloatArray


@dataclass(frozen=True, slots=True, kw_only=True)
class Witness:
    """Where the smallest γ is reached: an entity and an output, both counted from 0, and the belief before and after.

    ``likelihood_ratio`` is Pr[output | t]/Pr[output | ¬t] for PMP, the inverse for NMP; ``known_in`` and
    ``uncertain`` describe the attacker where a whole family was searched: who is known to be in, and who is uncertain.
    """

    entity: int
    output: int
    prior: float
    posterior: float
    likelihood_ratio: float
    known_in: tuple[int, ...] | None = None
    uncertain: tuple[int, ...] | None = None

    def to_json(self) -> dict[str, Any]:
        """For people: entities and outputs counted from 1."""
        obj: dict[str, Any] = {
            "entity": self.entity + 1,
            "output": self.output + 1,
            "prior": self.prior,
            "posterior": self.posterior,
            "likelihood_ratio": self.likelihood_ratio,
        }
        if self.known_in is not None:
            obj["known_in"] = [entity + 1 for entity in self.known_in]
        if self.uncertain is not None:
            obj["uncertain"] = [entity + 1 for entity in self.uncertain]
        return obj


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """The smallest γ for which PMP and NMP hold (∞ where none does), each with its witness (None: nothing is learned)."""

    gamma_positive: float
    witness_positive: Witness | None
    gamma_negative: float
    witness_negative: Witness | None

    def gamma(self, *, negative: bool = False) -> float:
        """The smallest γ for PMP, or for PMP and NMP together."""
        return max(self.gamma_positive, self.gamma_negative) if negative else self.gamma_positive

    def witness(self, *, negative: bool = False) -> Witness | None:
        if negative and self.gamma_negative > self.gamma_positive:
            return self.witness_negative
        return self.witness_positive


def smallest_gamma(belief: FloatArray, channel: FloatArray, members: BoolArray | None = None) -> Verdict:
    """The smallest γ of one belief.  Li Definition 3.1 by Bayes' rule.

    ``belief``: probability of each world, shape (W,).  ``channel``: Pr[output | world], shape (W, K).
    ``members``: which entities each world holds, shape (W, n); left out, the worlds are all datasets of a universe in
    the order of :mod:`gwasprivacy.lab.theory.priors`.  Entities that the attacker is certain about are skipped.
    """
    weight = np.asarray(belief, dtype=np.float64)
    law = np.asarray(channel, dtype=np.float64)
    if members is None:
        members = dataset_members(int(weight.size).bit_length() - 1)
    if law.shape[0] != weight.size or members.shape[0] != weight.size:
        raise ValueError("belief, channel and members must have one row per world")
    held = members.astype(np.float64)
    joint = weight[:, None] * law
    inside, outside = held.T @ joint, (1.0 - held).T @ joint  # (n, K): Pr[t, output], Pr[¬t, output]
    prior, prior_not = weight @ held, weight @ (1.0 - held)
    open_ = (prior > 0) & (prior_not > 0)
    seen = joint.sum(axis=0) > 0
    positive = _needed(inside, outside, prior, prior_not)
    negative = _needed(outside, inside, prior_not, prior)
    valid = open_[:, None] & seen[None, :]
    with np.errstate(divide="ignore", invalid="ignore"):
        ratio = np.where(valid, (inside / prior[:, None]) / (outside / prior_not[:, None]), 1.0)
        after = np.where(valid, inside / (inside + outside), 0.0)
    results: list[tuple[float, Witness | None]] = []
    for needed, sign in ((positive, 1), (negative, -1)):
        table = np.where(valid, needed, 1.0)
        if not valid.any():
            results.append((1.0, None))
            continue
        # First output first: the witness of least rank among equals.
        output, entity = divmod(int(np.argmax(table.T)), table.shape[0])
        gamma = max(1.0, float(table[entity, output]))
        lr = float(ratio[entity, output])
        with np.errstate(divide="ignore"):
            shown = lr if sign > 0 else float(np.divide(1.0, lr))
        results.append(
            (
                gamma,
                Witness(
                    entity=entity,
                    output=output,
                    prior=float(prior[entity]),
                    posterior=float(after[entity, output]),
                    likelihood_ratio=shown,
                ),
            )
        )
    (gamma_positive, first), (gamma_negative, second) = results
    return Verdict(
        gamma_positive=gamma_positive, witness_positive=first, gamma_negative=gamma_negative, witness_negative=second
    )


def _needed(inside: FloatArray, outside: FloatArray, prior: FloatArray, prior_not: FloatArray) -> FloatArray:
    """max( post/prior, (1−prior)/(1−post) ) = max( Pr[y|t]/Pr[y], Pr[y]/Pr[y|¬t] ), shape (n, K)."""
    total = inside + outside
    with np.errstate(divide="ignore", invalid="ignore"):
        rise = inside / total / prior[:, None]
        fall = np.where(outside > 0, total * (prior_not[:, None] / outside), np.inf)
    return np.asarray(np.maximum(rise, fall), dtype=np.float64)


def ratios(above: FloatArray, below: FloatArray) -> FloatArray:
    """Elementwise ratio with 0/0 = 0 (an output that neither gives tells nothing) and x/0 = ∞."""
    with np.errstate(divide="ignore", invalid="ignore"):
        return np.where(above > 0, above / np.where(below > 0, below, 0.0), 0.0)


def holds(needed: float, claimed: float) -> bool:
    """Whether a smallest γ meets a claim, up to rounding in the last digits."""
    return math.isfinite(needed) and needed <= claimed * (1.0 + 1e-9)
