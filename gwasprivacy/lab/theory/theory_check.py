"""Check a calibration by exact enumeration: run a small mechanism at the model's ε, and find the smallest γ it gives."""

from __future__ import annotations

import functools
import math
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

import numpy as np

from gwasprivacy.base.errors import InvalidInput, PrivacyRefusal
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.lab.theory import channels
from gwasprivacy.lab.theory.family_check import FamilyVerdict
from gwasprivacy.lab.theory.family_enumerations import enumerate_family
from gwasprivacy.lab.theory.kmax import verify_k_max
from gwasprivacy.lab.theory.verifier import Witness, holds, smallest_gamma
from gwasprivacy.membership.adversary import AdversaryModel
from gwasprivacy.membership.calibration_theorems import (
    FloatArray,
    gamma_for_likelihood_ratio,
    k_max_gamma,
    posterior_upper,
)

MOST_ENTITIES = 14
_OUTPUTS = 8  # candidates of the exponential mechanism's example


class SmallMechanism(StrEnum):
    """Mechanisms that are small enough to be written out."""

    RANDOMISED_RESPONSE = "randomised-response"
    LAPLACE_COUNT = "laplace-count"
    EXPONENTIAL = "exponential"
    K_MAX = "k-max"


@dataclass(frozen=True, slots=True, kw_only=True)
class TheoryCheck:
    """What the enumeration found.

    ``smallest_gamma``: the γ that the witness's attacker forces, over the whole family; ``upper``: a γ that nobody of
    the family exceeds (equal where ``exact``); ``claimed``: the γ of the calibration.  ``holds`` is None where the two
    bounds lie on either side of the claim, which decides nothing.
    """

    mechanism: SmallMechanism
    size: int
    claimed: float
    smallest_gamma: float
    upper: float
    witness: Witness | None
    epsilon: float | None
    note: str = ""

    @property
    def exact(self) -> bool:
        return self.upper == self.smallest_gamma or self.smallest_gamma >= self.upper * (1 - 1e-9)

    @property
    def holds(self) -> bool | None:
        if holds(self.upper, self.claimed):
            return True
        return None if holds(self.smallest_gamma, self.claimed) else False

    def to_json(self) -> dict[str, Any]:
        """The keys of docs/interfaces.md (∞ becomes null when printed), and more; all numbering starts at 1."""
        return {
            "holds": self.holds,
            "smallest_gamma": self.smallest_gamma,
            "witness": None if self.witness is None else self.witness.to_json(),
            "claimed_gamma": self.claimed,
            "upper_bound": self.upper,
            "exact": self.exact,
            "mechanism": self.mechanism.value,
            "size": self.size,
            "epsilon": self.epsilon,
            "note": self.note,
        }


def check_k_max(size: int, k: int, *, published: bool = False) -> TheoryCheck:
    """Whether k-Max keeps its γ under the uniform family; ``published`` leaves the empty dataset out.  Li Prop. 5.3."""
    _check_size(size)
    if k < 2:
        raise InvalidInput("theory.k-too-small", k=k)
    if k > size:
        raise InvalidInput("theory.k-too-large", k=k, size=size)
    verdict = verify_k_max(size, k, published=published)
    reading = "as published, without the empty dataset" if published else "with the empty dataset as rank 1"
    return TheoryCheck(
        mechanism=SmallMechanism.K_MAX,
        size=size,
        claimed=k_max_gamma(k),
        smallest_gamma=verdict.gamma_positive,
        upper=verdict.gamma_positive,
        witness=verdict.witness_positive,
        epsilon=None,
        note=f"k-Max {reading}",
    )


def check_theory(
    model: AdversaryModel,
    *,
    size: int,
    mechanism: SmallMechanism = SmallMechanism.RANDOMISED_RESPONSE,
    run_at: float | None = None,
) -> TheoryCheck:
    """The smallest γ over the model's whole family, in a universe of ``size`` entities, of a mechanism run at its ε.

    ``run_at``: another ε (per record, in nats) than the calibrated one, to see the claim refuted.  InvalidInput for
    universes that are too large, or too small for the family; PrivacyRefusal for the family of all distributions.
    """
    _check_size(size)
    if model.k is not None:
        return check_k_max(size, model.k)
    if mechanism is SmallMechanism.K_MAX:
        if "k" in model.family.fields:
            raise InvalidInput("theory.k-missing")
        raise InvalidInput("theory.k-max-uniform")
    if not model.family.possible:
        raise PrivacyRefusal("guarantee.no-epsilon", remedy="another-family", reason=Phrase(model.why_no_epsilon()))
    epsilon = model.epsilon if run_at is None else run_at
    claimed = model.gamma
    if model.phenotype_factor > 1:
        found, note = (
            _unknown_cells(model, mechanism, epsilon, size),
            "one case, one control, and two ways to fill them",
        )
    else:
        channel = _channel(mechanism, size, epsilon, model.group_size)
        found, note = enumerate_family(model, channel, size)
    return TheoryCheck(
        mechanism=mechanism,
        size=size,
        claimed=claimed,
        smallest_gamma=found.attained,
        upper=found.upper,
        witness=found.witness,
        epsilon=epsilon,
        note=note,
    )


def _check_size(size: int) -> None:
    if not 2 <= size <= MOST_ENTITIES:
        raise InvalidInput("theory.size", size=size, most=MOST_ENTITIES)


def _channel(mechanism: SmallMechanism, n: int, epsilon: float, records: int) -> FloatArray:
    if mechanism is SmallMechanism.LAPLACE_COUNT:
        return channels.laplace_count(np.arange(n) < (n + 1) // 2, epsilon, records=records)
    if mechanism is SmallMechanism.EXPONENTIAL:
        # Entity i carries variant y when i and y share an odd number of binary digits: all entities differ.
        shared = np.bitwise_count(np.arange(1, n + 1)[:, None] & np.arange(1, _OUTPUTS + 1)[None, :]) % 2
        return channels.exponential_mechanism(records * channels.carrier_scores(shared.astype(bool)), epsilon)
    return channels.randomised_response(n, epsilon, records=records)


def _unknown_cells(model: AdversaryModel, mechanism: SmallMechanism, epsilon: float, size: int) -> FamilyVerdict:
    """L cells of one person: t, v₁, …, v_{L−1} fill them, or v₁, …, v_L.  The two worlds differ in the record of every cell.

    That nobody meets more is proved: two worlds of the same published sizes can be drawn together so that no cell has more than
    one other record (docs/theory/weighted-total-variation.md).
    """
    if mechanism is not SmallMechanism.RANDOMISED_RESPONSE or not model.family.unknown_phenotype_is_enumerated:
        raise InvalidInput("theory.unknown-phenotype")
    n_cells = model.phenotype_factor
    if size <= n_cells:
        raise InvalidInput("theory.too-few-for-cells", cells=n_cells, needed=n_cells + 1, size=size)
    rows = channels.randomised_response(1, epsilon, records=model.group_size)
    # People's records differ in turns, so every cell's does between the two worlds.
    answers = [rows[(i + 1) % 2] for i in range(n_cells + 1)]
    worlds = np.array([functools.reduce(np.kron, chain) for chain in (answers[:-1], answers[1:])])
    members = np.ones((2, n_cells + 1), dtype=bool)
    members[0, -1] = members[1, 0] = False
    witness = smallest_gamma(np.array([0.5, 0.5]), worlds, members).witness_positive
    if witness is None:
        return FamilyVerdict(attained=1.0, upper=1.0, witness=None)
    ends = {model.prior.low, model.prior.high}
    if model.negative:
        ends |= {1 - end for end in ends}
    ratio = max(witness.likelihood_ratio, 1.0)
    gamma, prior = max((gamma_for_likelihood_ratio(ratio, p, p), p) for p in ends)
    shown = Witness(
        entity=0, output=witness.output, prior=prior, posterior=posterior_upper(ratio, prior), likelihood_ratio=ratio
    )
    # Each cell's mechanism is ε-private per record, so no belief meets a larger ratio than e^{Lgε}.
    upper = max(gamma_for_likelihood_ratio(math.exp(n_cells * model.group_size * epsilon), p, p) for p in ends)
    return FamilyVerdict(attained=gamma, upper=max(upper, gamma), witness=shown)
