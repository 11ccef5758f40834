"""Empirical lower bounds on ε and on a membership test's advantage: run a mechanism many times on two neighbours and count
(docs/theory/attacks-and-audit.md).

For an event E that was fixed beforehand, k of n runs on one study and k′ of n on its neighbour end in E.  With
Clopper–Pearson bounds p ≥ low(k) and p′ ≤ high(k′), each wrong with probability at most α, ε ≥ ln(p/p′) ≥ ln(low/high).
The error 1 − confidence is divided by the number of bounds that are computed: four per event (two studies, both
directions), times the events, times the cases of the run.  A sound mechanism's bound stays below its claimed ε; how
close it comes shows how good the neighbours are, and a broken mechanism's must exceed it, or the audit means nothing.

The same bounds say that a test which takes E for "took part" has an advantage TPR − FPR of at least low(k) − high(k′).  It may
not exceed what the mechanism's kind of loss allows (:mod:`gwasprivacy.membership.loss`): so a pure loss that is claimed to be of
bounded range is caught though its ε is right.

The mechanisms run for real, with OpenDP's noise, so two audits differ; the error bound holds for each.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from gwasprivacy.base.arrays import freeze
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import mark
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.mechanisms.counts import Counts
from gwasprivacy.mechanisms.noise import exponential_top
from gwasprivacy.mechanisms.number_draws import count_log_weights, noisy_counts, noisy_values
from gwasprivacy.mechanisms.registry import selector
from gwasprivacy.mechanisms.set_score import WEAKEST, SetScore
from gwasprivacy.membership.loss import PURE, Loss, Spend, Total, advantage
from gwasprivacy.membership.secrets import Neighbours

FloatArray = NDArray[np.float64]
IntArray = NDArray[np.int64]

STAGE = mark("Auditing")
_BATCH = 5_000

RISING_EVENTS = mark("exactly the SNPs that rise are published"), mark("no SNP that rises is published")


class AuditCase(Protocol):
    """A mechanism, two neighbouring inputs and the events to count; picklable.

    ``title`` in words; ``epsilon`` and kind of ``loss`` as claimed; ``sound``: False for a deliberately broken one; ``events`` in words.
    """

    @property
    def title(self) -> str: ...
    @property
    def epsilon(self) -> float: ...
    @property
    def loss(self) -> Loss: ...
    @property
    def sound(self) -> bool: ...
    @property
    def events(self) -> tuple[str, ...]: ...

    def count(self, side: int, draws: int) -> IntArray:
        """How often each event happens in ``draws`` runs on input 0 or 1: int64, shape (len(events),)."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class SelectionCase:
    """A selector on the scores of two neighbouring studies, shape (2, n).

    Events: exactly the rows ``target`` are published; none of them is; and ``target`` without its last row, where
    ``also_smaller``.  ``noise_factor`` 1 runs what is claimed; ½ runs with half the noise.  ``claimed_loss``: BROKEN: another kind
    than the selector's own.  ``set_score``: of a selector that has one.
    """

    title: str
    mechanism: str
    scores: FloatArray
    sensitivity: float
    epsilon: float
    n_snps: int
    target: tuple[int, ...]
    threshold: float | None = None
    noise_factor: float = 1.0
    claimed_loss: Loss | None = None
    sound: bool = True
    set_score: SetScore = WEAKEST

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def loss(self) -> Loss:
        return selector(self.mechanism).loss(self.n_snps) if self.claimed_loss is None else self.claimed_loss

    events = RISING_EVENTS

    def count(self, side: int, draws: int) -> IntArray:
        chosen = selector(self.mechanism)
        rows = chosen.select_many(
            self.scores[side],
            sensitivity=self.sensitivity * self.noise_factor,
            epsilon=self.epsilon,
            n_snps=self.n_snps,
            draws=draws,
            threshold=self.threshold,
            **chosen.set_terms(self.set_score),
        )
        none = ~np.isin(rows, self.target).any(axis=1)
        return np.array([hits_exactly(rows, self.target).sum(), none.sum()], dtype=np.int64)


def hits_exactly(rows: IntArray, target: Sequence[int]) -> NDArray[np.bool_]:
    """In which draws, ``rows`` (draws, most), −1 for none, exactly the rows ``target`` are published."""
    found: NDArray[np.bool_] = np.isin(rows, target).sum(axis=1) == len(target)
    found &= (rows >= 0).sum(axis=1) == len(target)
    return found


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class ValuesCase:
    """Noisy scores of k SNPs, shape (2, k); event: every one is at least as large as on the second input."""

    title: str
    scores: FloatArray
    sensitivity: float
    epsilon: float
    noise_factor: float = 1.0
    sound: bool = True

    def __post_init__(self) -> None:
        freeze(self)

    loss = PURE
    events = (mark("every noisy score is high"),)

    def count(self, side: int, draws: int) -> IntArray:
        # k SNPs `draws` times over: the noise has scale kΔ/ε, as in one release after the other.
        k = self.scores.shape[1]
        released = noisy_values(
            np.tile(self.scores[side], draws),
            sensitivity=self.sensitivity * self.noise_factor,
            epsilon=self.epsilon * draws,
        ).values.reshape(draws, k)
        return np.array([(released >= self.scores[1]).all(axis=1).sum()], dtype=np.int64)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class CountsCase:
    """Noisy counts of one SNP, shape (2, *cells); event: every cell lies beyond its value on the second input."""

    title: str
    kind: Counts
    counts: IntArray
    neighbours: Neighbours
    epsilon: float
    sound: bool = True

    def __post_init__(self) -> None:
        freeze(self)

    loss = PURE
    events = (mark("every noisy count lies as far out as on the neighbour"),)

    def count(self, side: int, draws: int) -> IntArray:
        exact = np.broadcast_to(self.counts[side], (draws, *self.counts.shape[1:]))
        released = noisy_counts(self.kind, exact, neighbours=self.neighbours, epsilon=self.epsilon * draws).counts
        way = np.sign(self.counts[1] - self.counts[0])
        beyond = (released - self.counts[1]) * way >= 0
        return np.array([beyond.reshape(draws, -1).all(axis=1).sum()], dtype=np.int64)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class SignificantCountCase:
    """The number of significant SNPs from the scores of two inputs, shape (2, n); event: all of them."""

    title: str
    scores: FloatArray
    threshold: float
    sensitivity: float
    epsilon: float
    noise_factor: float = 1.0
    sound: bool = True

    def __post_init__(self) -> None:
        freeze(self)

    loss = PURE
    events = (mark("all SNPs are counted as significant"),)

    def count(self, side: int, draws: int) -> IntArray:
        weights = count_log_weights(
            self.scores[side], threshold=self.threshold, sensitivity=self.sensitivity * self.noise_factor,
            epsilon=self.epsilon,
        )  # fmt: skip
        drawn = exponential_top(weights, 1.0, 1, draws)[:, 0]
        return np.array([(drawn == self.scores.shape[1]).sum()], dtype=np.int64)


@dataclass(frozen=True, slots=True, kw_only=True)
class AuditResult:
    """``lower_bound``: ε is at least this, with the run's confidence; ``event``: the event that showed it.  ``advantage_bound``:
    some membership test has at least this advantage, ``advantage_event`` tells which; ``claimed_advantage``: the most that the
    claimed ε and kind of ``loss`` allow.

    ``violated``: one of the two exceeds its claim.  ``as_expected``: sound and not violated, or broken and caught.
    """

    title: str
    claimed: float
    lower_bound: float
    draws: int
    event: str
    sound: bool
    loss: Loss = PURE
    claimed_advantage: float = 1.0
    advantage_bound: float = 0.0
    advantage_event: str = ""

    @property
    def violates_epsilon(self) -> bool:
        return self.lower_bound > self.claimed

    @property
    def violates_advantage(self) -> bool:
        return self.advantage_bound > self.claimed_advantage

    @property
    def violated(self) -> bool:
        return self.violates_epsilon or self.violates_advantage

    @property
    def as_expected(self) -> bool:
        return self.violated is not self.sound


def clopper_pearson(successes: int, trials: int, error: float) -> tuple[float, float]:
    """One-sided lower and upper bounds on a probability, each wrong with probability at most ``error``."""
    from scipy.special import betaincinv

    low = 0.0 if successes == 0 else float(betaincinv(successes, trials - successes + 1, error))
    high = 1.0 if successes == trials else float(betaincinv(successes + 1, trials - successes, 1 - error))
    return low, high


def epsilon_bound(first: int, second: int, draws: int, error: float) -> float:
    """A lower bound on ε from ``first`` and ``second`` hits in ``draws`` runs each; 0 if nothing follows."""
    low_first, high_first = clopper_pearson(first, draws, error)
    low_second, high_second = clopper_pearson(second, draws, error)
    bounds = [math.log(low / high) for low, high in ((low_first, high_second), (low_second, high_first)) if low > 0]
    return max([0.0, *bounds])


def advantage_bound(first: int, second: int, draws: int, error: float) -> float:
    """A lower bound on the advantage of the test that takes one event, or its absence, for taking part; 0 if nothing follows."""
    low_first, high_first = clopper_pearson(first, draws, error)
    low_second, high_second = clopper_pearson(second, draws, error)
    return max(0.0, low_first - high_second, low_second - high_first)


@dataclass(frozen=True, slots=True)
class _Batch:
    case: AuditCase
    side: int
    draws: int


def _run(batch: _Batch) -> IntArray:
    return batch.case.count(batch.side, batch.draws)


def run_audit(
    cases: Sequence[AuditCase],
    *,
    draws: int = 100_000,
    confidence: float = 0.999,
    work: Work = UNWATCHED,
) -> list[AuditResult]:
    """Audit every case with ``draws`` runs on each of its two inputs.

    All bounds together are right with probability ``confidence``.  Raises InvalidInput, Cancelled.
    """
    if draws < 100:
        raise InvalidInput("audit.too-few-runs", draws=draws)
    if not 0.5 <= confidence < 1:
        raise InvalidInput("audit.confidence", confidence=confidence)
    sizes = [min(_BATCH, draws - start) for start in range(0, draws, _BATCH)]
    batches = [_Batch(case, side, size) for case in cases for side in (0, 1) for size in sizes]
    counted = work.map(_run, batches, stage=STAGE)
    error = (1 - confidence) / (4 * sum(len(case.events) for case in cases))
    results = []
    for place, case in enumerate(cases):
        start = 2 * place * len(sizes)
        hits = [np.sum(counted[start + side * len(sizes) : start + (side + 1) * len(sizes)], axis=0) for side in (0, 1)]
        bounds = [epsilon_bound(int(a), int(b), draws, error) for a, b in zip(*hits, strict=True)]
        gains = [advantage_bound(int(a), int(b), draws, error) for a, b in zip(*hits, strict=True)]
        best, widest = int(np.argmax(bounds)), int(np.argmax(gains))
        result = AuditResult(
            title=case.title, claimed=case.epsilon, lower_bound=bounds[best], draws=draws, event=case.events[best],
            sound=case.sound, loss=case.loss, claimed_advantage=advantage(Total.of([Spend(case.epsilon, case.loss)])),
            advantage_bound=gains[widest], advantage_event=case.events[widest],
        )  # fmt: skip
        results.append(result)
    return results
