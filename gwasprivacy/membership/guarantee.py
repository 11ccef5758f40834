"""The two halves of a guarantee: the range of beliefs it covers, and how far a belief may move."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from gwasprivacy.base.declared_fields import Option, declared, facets, members_of, settle
from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.base.json_forms import Choice, Number, OrNull, Record
from gwasprivacy.base.quantities import Count, Share


def checked_number(value: Any, field: str) -> float:
    """``value`` as a finite float, or InvalidPlan naming ``field``."""
    if isinstance(value, bool | str) or not hasattr(value, "__float__"):
        raise InvalidPlan("number.wrong", field=field, found=repr(value))
    try:
        number = float(value)
    except (OverflowError, TypeError, ValueError):
        number = math.inf
    if not math.isfinite(number):
        raise InvalidPlan("number.infinite", field=field)
    return number


def checked_count(value: Any, field: str, *, least: int) -> int:
    """``value`` as an int of at least ``least``, or InvalidPlan naming ``field``."""
    number = checked_number(value, field)
    if number != int(number) or number < least:
        raise InvalidPlan("number.too-small", field=field, least=least, found=number)
    return int(number)


_BELIEF = Number(low=0, high=1, remedy="belief-is-a-probability")


@dataclass(frozen=True, slots=True, kw_only=False)
class PriorRange:
    """What the attacker may believe beforehand: Pr[t ∈ T] ∈ [low, high], given the study's size; 0 ≤ low ≤ high ≤ 1.

    Besides the range, certainty (0 or 1) about a person is always covered.  0 and 1 as ends mean the limit: every
    belief, however extreme.  InvalidPlan when out of range.
    """

    low: float = field(metadata=facets(_BELIEF, required=True))
    high: float = field(metadata=facets(_BELIEF, required=True))

    def __post_init__(self) -> None:
        settle(self, "adversary.prior")
        low, high = self.low, self.high
        if low > high:
            raise InvalidPlan("adversary.prior-order", field="adversary.prior.low", low=Share(low), high=Share(high))
        if high == 0.0 or low == 1.0:
            raise InvalidPlan(
                "adversary.prior-certain", field="adversary.prior.high" if high == 0.0 else "adversary.prior.low"
            )

    @classmethod
    def any(cls) -> PriorRange:
        """Every belief: the limit [0, 1]."""
        return cls(0.0, 1.0)

    @classmethod
    def single(cls, prior: float) -> PriorRange:
        """One belief, e.g. ½."""
        return cls(prior, prior)

    @classmethod
    def invited(cls, participants: int, invited: int) -> PriorRange:
        """The uninformed attacker's N/|U|: ``participants`` of ``invited`` people took part."""
        n = checked_count(participants, "adversary.invited", least=1)
        u = checked_count(invited, "adversary.invited", least=1)
        if n >= u:
            raise InvalidPlan(
                "adversary.invited-order", field="adversary.invited", n_people=Count(n), n_invited=Count(u)
            )
        return cls.single(n / u)

    @property
    def is_any(self) -> bool:
        return self.low == 0.0 and self.high == 1.0

    @property
    def is_single(self) -> bool:
        return self.low == self.high

    def contains(self, prior: float) -> bool:
        """Whether ``prior`` is covered: in the range, or certainty."""
        return self.low <= prior <= self.high or prior in (0.0, 1.0)

    def mirrored(self) -> tuple[float, float]:
        """The range of beliefs in the opposite, (1 − high, 1 − low)."""
        return 1.0 - self.high, 1.0 - self.low


class TargetKind(StrEnum):
    """The five ways to say the same guarantee."""

    GAMMA = "gamma"
    CAP = "cap"
    ADVANTAGE = "advantage"
    TPR = "tpr"
    EPSILON = "epsilon"


DEFAULT_FPR = 1e-3
PROBABILITIES = (TargetKind.CAP, TargetKind.ADVANTAGE, TargetKind.TPR)


@dataclass(frozen=True, slots=True, kw_only=False)
class Target:
    """How far a belief may move: a kind, its value, and for TPR the false positive rate (default 0.001).

    γ ≥ 1; cap in (0, 1]; advantage and TPR in [0, 1]; 0 < fpr < 1; ε ≥ 0 in nats, as the mechanism is run with.
    InvalidPlan otherwise, naming ``adversary.target.value`` or ``adversary.target.fpr``.  Whether a target makes sense
    for a prior range (a cap must lie above it) is checked by the adversary model.
    """

    kind: TargetKind = field(metadata=facets(Choice(of=lambda: TargetKind), required=True))
    value: float = field(metadata=facets(Number(low=0), required=True))
    fpr: float | None = declared(
        None,
        OrNull(Number(above=0, below=1)),
        brief=True,
        option=Option("--fpr", "the false-positive rate of --tpr (default 0.001)", "F"),
    )

    def __post_init__(self) -> None:
        try:
            kind = TargetKind(self.kind)
        except ValueError:
            raise InvalidPlan(
                "guarantee.kind", field="adversary.target.kind", kind=repr(self.kind), choices=tuple(TargetKind)
            ) from None
        object.__setattr__(self, "kind", kind)
        path = "adversary.target.value"
        value = checked_number(self.value, path)
        object.__setattr__(self, "value", value)
        if kind is TargetKind.GAMMA and value < 1:
            raise InvalidPlan("guarantee.gamma", field=path, gamma=value)
        if kind is TargetKind.EPSILON and value < 0:
            raise InvalidPlan("guarantee.epsilon", field=path, epsilon=value)
        if kind is TargetKind.CAP and not 0 < value <= 1:
            raise InvalidPlan("guarantee.cap", field=path, cap=Share(value), example=Share(0.75))
        if kind in (TargetKind.ADVANTAGE, TargetKind.TPR) and not 0 <= value <= 1:
            raise InvalidPlan("probability.outside", field=path, found=value, example=Share(0.2))
        if kind is TargetKind.TPR:
            fpr = DEFAULT_FPR if self.fpr is None else checked_number(self.fpr, "adversary.target.fpr")
            if not 0 < fpr < 1:
                raise InvalidPlan("guarantee.fpr", field="adversary.target.fpr", fpr=fpr, usual=Share(DEFAULT_FPR))
            object.__setattr__(self, "fpr", fpr)
        elif self.fpr is not None:
            raise InvalidPlan("guarantee.fpr-without-tpr", field="adversary.target.fpr")


PRIOR = Record(
    PriorRange,
    members_of(PriorRange),
    home="adversary.prior",
    about="The beliefs covered; 0 and 1 are limits.",
)

TARGET = Record(
    Target,
    members_of(Target),
    home="adversary.target",
    about="The guarantee; fpr for tpr only.",
)
