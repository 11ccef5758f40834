"""How the loss ln(P/Q) of a release spreads over its outputs, and what a membership test can reach through it.

P and Q are the release's laws on two neighbouring studies, ε the largest |ln(P/Q)|.  Two numbers follow from ε and the kind
of loss of one release, and both add up over releases chosen one after another, each in view of those before:

- η, the length of the interval that the loss stays within for each pair of neighbours: ε for a draw of an exponential
  mechanism with a public base measure (Durfee & Rogers 2019; Dong, Durfee & Rogers 2020) and for several such draws, 2ε where
  only [−ε, ε] is known;
- ρ of concentrated differential privacy: ε²/8 for one such draw, ε²/(8M) for M rounds at ε/M (Cesar & Rogers 2021), ε²/2
  otherwise (Bun & Steinke 2016).

Of a test that recognises a share TPR of participants and accuses a share FPR of others, with sums over all releases,

    odds(TPR) ≤ e^η·odds(FPR),   TPR − FPR ≤ min( tanh(η/4), tanh(ε/2), √(ρ/2) )   (the last by Pinsker's inequality),

and TPR ≤ min( R·FPR, 1 − (1−FPR)/R ), R = e^ε, as for every ε-private release.  docs/theory/attack-bounds.md
has the formulas, docs/theory/bounded-range.md the proofs.  What a single output may tell (γ, a cap on certainty) follows from ε alone: of a rare output the loss may be ±ε whatever the kind.

Bounds are computed with 50 digits and rounded up, so they are the same on every machine, and never fall when something is
added.  A float stands for its shortest decimal, as everywhere where ε is counted (:mod:`gwasprivacy.membership.epsilon_units`).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from decimal import MAX_EMAX, MIN_EMIN, Context, Decimal, localcontext
from enum import StrEnum
from functools import lru_cache
from typing import Any, overload

import numpy as np

from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.base.json_forms import Choice, Member, Record, Whole
from gwasprivacy.membership.calibration_theorems import Numbers
from gwasprivacy.membership.epsilon_units import LARGEST_EPSILON, PICO, from_units, to_units

MOST_ROUNDS = 10_000
_DIGITS = Context(prec=50, Emax=MAX_EMAX, Emin=MIN_EMIN)
_CERTAIN = 10_000  # an η or ε from here on leaves 1 to every float


class LossKind(StrEnum):
    """How ln(Pr[S | D]/Pr[S | D′]) can spread over the outputs S of one selection with ε.

    PURE: anywhere in [−ε, ε].  BOUNDED_RANGE: for each pair D, D′ within an interval of length ε around 0, as for one draw
    of the exponential mechanism whose normaliser and scores both move (Durfee & Rogers 2019).  ROUNDS: a sum of M losses
    of bounded range ε/M, one a round.  Each implies PURE.
    """

    PURE = "pure"
    BOUNDED_RANGE = "bounded-range"
    ROUNDS = "rounds"


@dataclass(frozen=True, slots=True, kw_only=False)
class Loss:
    """A kind of loss, and of how many rounds: M from 2 on for ROUNDS, 1 for the others.  ValueError otherwise."""

    kind: LossKind = LossKind.PURE
    rounds: int = 1

    def __post_init__(self) -> None:
        object.__setattr__(self, "kind", LossKind(self.kind))
        if isinstance(self.rounds, bool) or not isinstance(self.rounds, int) or not 1 <= self.rounds <= MOST_ROUNDS:
            raise ValueError(f"rounds are a whole number from 1 to {MOST_ROUNDS}")
        if (self.rounds > 1) is not (self.kind is LossKind.ROUNDS):
            raise ValueError("several rounds, and only they, are of the kind rounds")

    @property
    def is_pure(self) -> bool:
        """Whether nothing but [−ε, ε] is known of it."""
        return self.kind is LossKind.PURE

    def eta(self, epsilon: float) -> float:
        """η of one release with ``epsilon`` ≥ 0 (nats): ε for draws of exponential mechanisms, else 2ε."""
        return Total.of((Spend(epsilon, self),)).eta

    def rho(self, epsilon: float) -> float:
        """ρ of one release with ``epsilon`` ≥ 0 (nats): ε²/(8M) for M draws, else ε²/2."""
        return Total.of((Spend(epsilon, self),)).rho

    @property
    def _eta_per_epsilon(self) -> int:
        return 2 if self.is_pure else 1

    @property
    def _rho_divisor(self) -> int:
        return 2 if self.is_pure else 8 * self.rounds


PURE = Loss()
BOUNDED_RANGE = Loss(LossKind.BOUNDED_RANGE)


def rounds(n: int) -> Loss:
    """The loss of ``n`` ≥ 1 draws of exponential mechanisms, each with a like part of ε."""
    return BOUNDED_RANGE if n == 1 else Loss(LossKind.ROUNDS, n)


@dataclass(frozen=True, slots=True, kw_only=False)
class Spend:
    """One debit: ``epsilon`` ≥ 0 (nats, may be ∞) that a mechanism was run with, and its kind of ``loss``.

    ``epsilon`` is as counted in an account's currency.  Where a release under one pair of secret and neighbours is counted in
    another, with factor f on ε (:func:`gwasprivacy.membership.composition.conversion_factor`), one step between neighbours of
    the account is a path of f steps between those of the release.  Then η is multiplied by f and ρ by f²; both are what a
    spend of f·ε with the same loss has, so that nothing else need be kept.  The steps of a path leave the mechanism the same,
    so intervals along it add up, and for ρ group privacy holds (Bun & Steinke 2016, Prop. 27).  ValueError otherwise.
    """

    epsilon: float
    loss: Loss = PURE

    def __post_init__(self) -> None:
        if not self.epsilon >= 0:
            raise ValueError("ε must be at least 0")


@dataclass(frozen=True, slots=True, kw_only=True)
class Total:
    """What releases amount to together: Σε, Ση and Σρ, each the smallest float not below the exact sum."""

    epsilon: float
    eta: float
    rho: float

    @classmethod
    def of(cls, spends: Iterable[Spend], factor: int = 1) -> Total:
        """The sums for an entity of which ``factor`` steps between neighbours tell (group size × unknown phenotype).

        An entity's ρ is from its own ε, factor·ε, so it grows by factor².
        """
        return _total(tuple(spends), factor)

    def times(self, factor: int) -> Total:
        """The same for an entity of which ``factor`` steps between neighbours tell."""
        with localcontext(_DIGITS):
            epsilon, eta, rho = (_exact(each) for each in (self.epsilon, self.eta, self.rho))
            return Total(epsilon=_up(epsilon * factor), eta=_up(eta * factor), rho=_up(rho * factor * factor))

    def sampled(self, rate: float) -> Total:
        """What a member of the cohort faces where one secret sample at ``rate`` β serves all these releases.

        ε and η become ln(1 + β(e^x − 1)) (Li, Qardaji & Su 2012 for ε).  ρ stays: a mixture's is no larger than the largest of
        its parts'.
        """
        with localcontext(_DIGITS):
            return Total(epsilon=_amplified(self.epsilon, rate), eta=_amplified(self.eta, rate), rho=self.rho)


@lru_cache(maxsize=256)
def _total(spends: tuple[Spend, ...], factor: int) -> Total:
    epsilon = eta = rho = Decimal(0)
    with localcontext(_DIGITS):
        for spend in spends:
            own = _exact(spend.epsilon) * factor
            epsilon += own
            eta += own * spend.loss._eta_per_epsilon
            rho += own * own / spend.loss._rho_divisor
        return Total(epsilon=_up(epsilon), eta=_up(eta), rho=_up(rho))


def _exact(x: float) -> Decimal:
    return Decimal(repr(float(x)))


def _up(exact: Decimal) -> float:
    """The smallest float that stands for a decimal of at least ``exact``."""
    nearest = float(exact)
    return nearest if _exact(nearest) >= exact else math.nextafter(nearest, math.inf)


def _amplified(x: float, rate: float) -> float:
    if x >= _CERTAIN:
        return x
    return min(_up((1 + _exact(rate) * (_exact(x).exp() - 1)).ln()), x)


@lru_cache(maxsize=64)
def advantage(total: Total) -> float:
    """The largest TPR − FPR of any membership test where both halves of ε are proven: min( tanh(η/4), tanh(ε/2), √(ρ/2) )."""
    if min(total.eta / 2, total.epsilon) >= _CERTAIN and total.rho >= 2:
        return 1.0
    with localcontext(_DIGITS):
        tanh = [
            1 - 2 / ((_exact(x) / divisor).exp() + 1)
            for x, divisor in ((total.eta, 2), (total.epsilon, 1))
            if x < 2 * _CERTAIN
        ]
        return min(_up(min(*tanh, (_exact(total.rho) / 2).sqrt(), Decimal(1))), 1.0)


def advantage_positive(total: Total) -> float:
    """The same with the positive half of ε alone: 1 − e^{−ε}."""
    if total.epsilon >= _CERTAIN:
        return 1.0
    with localcontext(_DIGITS):
        return _up(1 - (-_exact(total.epsilon)).exp())


@overload
def tpr(total: Total, fpr: float) -> float: ...
@overload
def tpr(total: Total, fpr: Numbers) -> Any: ...
def tpr(total: Total, fpr: Numbers) -> Any:
    """The largest TPR at an FPR (0–1, a float or an array) where both halves of ε are proven.

    min( FPR/(FPR + (1−FPR)e^{−η}), R·FPR, 1 − (1−FPR)/R ), R = e^ε.
    """
    return _tpr_at(total, fpr) if type(fpr) is float else _tpr(total, fpr)


@lru_cache(maxsize=1024)
def _tpr_at(total: Total, fpr: float) -> Any:
    """A report says the same few of them in several places, and so does a window at every change."""
    return _tpr(total, fpr)


def _tpr(total: Total, fpr: Numbers) -> Any:
    if min(total.eta, total.epsilon) >= _CERTAIN:
        return _each(fpr, lambda f: Decimal(f > 0))
    with localcontext(_DIGITS):
        less, ratio = (-_exact(min(total.eta, 2 * _CERTAIN))).exp(), _exact(min(total.epsilon, 2 * _CERTAIN)).exp()
        return _each(fpr, lambda f: min(f / (f + (1 - f) * less), ratio * f, 1 - (1 - f) / ratio))


def _each(fpr: Numbers, bound: Callable[[Decimal], Decimal]) -> Any:
    """``bound`` of every rate, as a float or an array like ``fpr``; between blind guessing and certainty."""
    given = np.asarray(fpr, dtype=np.float64)
    if not np.all((given >= 0) & (given <= 1)):
        raise ValueError("a false positive rate must lie in [0, 1]")
    found = [max(min(_up(bound(_exact(f))), 1.0), f) if f > 0 else 0.0 for f in given.ravel().tolist()]
    return found[0] if given.ndim == 0 else np.array(found, dtype=np.float64).reshape(given.shape)


def eta_for_tpr(tpr: float, fpr: float) -> float:
    """The largest η whose curve keeps TPR ≤ ``tpr`` at ``fpr``: ln odds(TPR) − ln odds(FPR); ∞ at FPR 0 and TPR 1.

    ValueError unless 0 ≤ FPR ≤ TPR ≤ 1.
    """
    if not 0 <= fpr <= tpr <= 1:
        raise ValueError("rates need 0 ≤ FPR ≤ TPR ≤ 1")
    if fpr == 0 or tpr == 1:
        return math.inf
    return math.log(tpr) - math.log(fpr) + math.log1p(-fpr) - math.log1p(-tpr)


def largest_epsilon(keeps: Callable[[float], bool], guess: float) -> float:
    """The largest ε in whole pico-ε, up to 999, with which ``keeps`` still holds; 0 where nothing does.

    ``keeps`` must hold at every ε below one at which it holds.  There is no tolerance: what is found keeps, and one pico-ε
    more does not.  ``guess`` only saves time.
    """
    low, high = 0, LARGEST_EPSILON * PICO + 1  # keeps at low, not at high
    at, step = min(to_units(min(max(guess, 0.0), float(LARGEST_EPSILON))), high - 1), 1
    if at and keeps(from_units(at)):
        low = at
        while low + step < high:
            if not keeps(from_units(low + step)):
                high = low + step
                break
            low, step = low + step, 8 * step
    elif at:
        high = at
        while high - step > low:
            if keeps(from_units(high - step)):
                low = high - step
                break
            high, step = high - step, 8 * step
    while high - low > 1:
        middle = (low + high) // 2
        if keeps(from_units(middle)):
            low = middle
        else:
            high = middle
    return from_units(low)


def _loss_of(*, kind: str, rounds: int = 1) -> Loss:
    kind = LossKind(kind)
    if (rounds > 1) is not (kind is LossKind.ROUNDS):
        raise InvalidPlan(
            "loss.rounds", field="adversary.loss.rounds", rounds=rounds, kind=kind, several=LossKind.ROUNDS
        )
    return Loss(kind, rounds)


LOSS = Record(
    _loss_of,
    {
        "kind": Member(
            Choice(of=lambda: LossKind, about="How the loss of one release spreads over its outputs."),
        ),
        "rounds": Member(Whole(low=1, high=MOST_ROUNDS, about="M of the kind rounds; else 1."), optional=True),
    },
    home="adversary.loss",
    about="The kind of loss that bounds on membership tests, and guarantees by them, rely on; null: ε alone.",
)
"""A kind of loss, as a plan names it."""
