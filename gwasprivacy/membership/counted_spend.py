"""What a release spends, as a ledger counts it: whole pico-ε, each part with the kind of loss that it has."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Any

from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.base.json_forms import Choice, ListOf, Member, Number, Record, Whole
from gwasprivacy.membership.epsilon_units import LARGEST_EPSILON, from_units, to_units
from gwasprivacy.membership.loss import MOST_ROUNDS, PURE, Loss, LossKind, Spend


@dataclass(frozen=True, slots=True, kw_only=True)
class CountedSpend:
    """``units`` pico-ε (≥ 0) spent by a mechanism of the kind of loss ``loss``.

    A release has one, or two where a selection publishes noisy numbers of what it selected.
    """

    units: int
    loss: Loss = PURE

    def __post_init__(self) -> None:
        if self.units < 0:
            raise ValueError("nothing is ever paid back")

    @property
    def spend(self) -> Spend:
        return Spend(epsilon=from_units(self.units), loss=self.loss)

    def times(self, factor: int) -> CountedSpend:
        """The same in another currency, where group privacy over a path of ``factor`` neighbours multiplies ε.

        The range of the loss is at most the sum of the ranges on the path, and a draw of range ``factor``·ε stays a draw of
        bounded range; so η grows by the factor and ρ by its square, as they do for a mechanism of the same kind with
        ``factor``·ε (docs/decisions/account-of-a-promise.md).
        """
        return CountedSpend(units=factor * self.units, loss=self.loss)


def units_of(spends: Iterable[CountedSpend]) -> int:
    """What all of them spend together, in pico-ε."""
    return sum(each.units for each in spends)


def scaled_to(spends: Sequence[CountedSpend], units: int) -> tuple[CountedSpend, ...]:
    """A release of the same parts that spends ``units`` in all, parted alike; the parts sum to exactly ``units``."""
    whole = units_of(spends)
    ends = [0, *(units * reached // whole for reached in accumulate(each.units for each in spends))]
    return tuple(
        CountedSpend(units=end - start, loss=each.loss)
        for each, (start, end) in zip(spends, pairwise(ends), strict=True)
    )


def _spend_of(*, epsilon: float, loss: str, rounds: int) -> CountedSpend:
    kind = LossKind(loss)
    if (kind is LossKind.ROUNDS) is not (rounds > 1):
        raise InvalidPlan("spend.rounds", field="spend.rounds", kind=LossKind.ROUNDS)
    return CountedSpend(units=to_units(epsilon), loss=Loss(kind=kind, rounds=rounds))


SPEND = Record(
    _spend_of,
    {
        "epsilon": Member(Number(low=0, high=LARGEST_EPSILON), value=lambda each: from_units(each.units)),
        "loss": Member(Choice(of=lambda: LossKind), value=lambda each: each.loss.kind),
        "rounds": Member(Whole(low=1, high=MOST_ROUNDS), value=lambda each: each.loss.rounds),
    },
    home="spend",
    about="ε of a release, or of a part of it, and how its loss can spread.",
)

SPENDS: ListOf = ListOf(
    SPEND, least=1, most=2, about="What the release spends, by kind of loss; two where numbers follow a selection."
)


def spends_to_json(spends: Sequence[CountedSpend]) -> list[dict[str, Any]]:
    return SPENDS.write(spends)
