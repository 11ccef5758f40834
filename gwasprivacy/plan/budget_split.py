"""How a plan's budget is split into releases, and which of these is made."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from decimal import Decimal
from fractions import Fraction
from functools import partial
from itertools import accumulate, pairwise

from gwasprivacy.base.errors import InvalidInput, InvalidPlan
from gwasprivacy.base.json_forms import Number
from gwasprivacy.base.number_words import plain
from gwasprivacy.membership.counted_spend import scaled_to
from gwasprivacy.membership.epsilon_units import from_units, to_units
from gwasprivacy.membership.kept_guarantee import most_units
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.plan_rules import CheckedPlan
from gwasprivacy.plan.planned_releases import (
    PATH,
    PlannedRelease,
    check_number_planned,
    check_one,
    own_release,
    path_of,
    planned_parts,
    planned_units,
    relocated,
)
from gwasprivacy.plan.release_spends import account_guarantee, budget_units, spends_of

_TYPED = 1e-9  # a budget of 0.693147180559945 typed as two halves may miss it by a few of its last digits


def planned_plan(plan: Plan, number: int) -> Plan:
    """The plan whose release is the ``number``-th (from 1) of those that it has planned; what is planned stays in it.

    The budget stays the plan's, so that the ledger keeps one account.  Raises InvalidInput where so many are not planned,
    InvalidPlan where it asks for more than the whole budget.
    """
    total = len(plan.planned)
    if not total:
        raise InvalidInput("planned.none")
    if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= total:
        if total == 1:
            raise InvalidInput("planned.only-one", number=number)
        raise InvalidInput("planned.no-such-release", total=total, number=number, most=total)
    try:
        chosen = PlannedRelease(choices=plan.planned[number - 1]).plan(plan)
    except InvalidPlan as error:
        raise relocated(error, f"{PATH}[{number - 1}]") from None
    return replace(chosen, planned=plan.planned)


def check_planned(plan: Plan, number: int) -> CheckedPlan:
    """:func:`planned_plan`, checked.  Raises InvalidPlan (with the field's path) or PrivacyRefusal too."""
    return check_one(number, partial(planned_plan, plan, number))


def split_equally(plan: Plan, number: int) -> tuple[PlannedRelease, ...]:
    """The plan's budget in ``number`` equal releases of the plan's kind; one is the release that the plan describes.

    Where a budget does not divide, the shares differ by a pico-ε.  Raises InvalidPlan.
    """
    if number == 1:
        return (own_release(plan),)
    check_number_planned(number)
    return split_by_shares(plan, [Fraction(1, number)] * number)


def split_by_shares(plan: Plan, shares: Sequence[float | Fraction]) -> tuple[PlannedRelease, ...]:
    """The plan's budget in the given shares (0–1 each).  Shares that sum to 1 give exactly the budget.

    What sums to less leaves the rest unplanned.  Raises InvalidPlan with the field's path.
    """
    check_number_planned(len(shares))
    exact = []
    for index, share in enumerate(shares):
        value = (
            share
            if isinstance(share, Fraction)
            else Fraction(Decimal(repr(Number().read(share, path_of(index, "share")))))
        )
        if not 0 < value <= 1:
            raise InvalidPlan("planned.share", field=path_of(index, "share"))
        exact.append(value)
    total = sum(exact, Fraction(0))
    if abs(total - 1) <= Fraction(_TYPED):
        exact = [value / total for value in exact]
    elif total > 1:
        raise InvalidPlan("planned.shares-over-100", field=PATH, percent=plain(float(100 * total), 4))
    return _own_releases(plan, _shared(_whole_units(plan, exact), exact))


def _shared(whole: int, shares: Sequence[Fraction]) -> list[int]:
    """The shares of ``whole`` pico-ε.  Rounding the running sums, not the shares, keeps the whole exact."""
    ends = [0, *(math.floor(whole * reached) for reached in accumulate(shares))]
    return [b - a for a, b in pairwise(ends)]


def _whole_units(plan: Plan, shares: Sequence[Fraction]) -> int:
    """What is shared, in pico-ε: the budget; of a guarantee about attacks the most that releases of the plan's kind with these
    ``shares``, and one more with what they leave, can spend together."""
    guarantee, cap = account_guarantee(plan), budget_units(plan)
    if guarantee is None:
        return to_units(plan.budget)
    like, rest = spends_of(plan), 1 - sum(shares, Fraction(0))
    every = [*shares, rest] if rest > 0 else list(shares)

    def fits(units: int) -> bool:
        parts = [part for each in _shared(units, every) for part in scaled_to(like, each)]
        return (cap is None or units <= cap) and guarantee.is_kept(parts)

    return most_units(fits)


def whole_beside(plan: Plan, releases: Sequence[PlannedRelease]) -> int:
    """Of what ``releases`` are shares, in pico-ε: the budget; of a guarantee about attacks what they spend together and what one
    more of the plan's kind could spend.  Raises InvalidPlan for a release that cannot be made under the plan."""
    guarantee, cap = account_guarantee(plan), budget_units(plan)
    if guarantee is None:
        return to_units(plan.budget)
    spent, parts = planned_units(releases), planned_parts(plan, releases)
    left = guarantee.most_units(parts, spends_of(plan))
    return spent + (left if cap is None else min(left, max(cap - spent, 0)))


def split_by_epsilon(plan: Plan, epsilons: Sequence[float]) -> tuple[PlannedRelease, ...]:
    """Releases of the plan's kind with the given ε.  A sum that misses the budget by its last typed digits is made exact.

    Raises InvalidPlan with the field's path, PrivacyRefusal where the sum exceeds the budget.
    """
    check_number_planned(len(epsilons))
    units = []
    for index, epsilon in enumerate(epsilons):
        value = Number().read(epsilon, path_of(index, "epsilon"))
        if not 0 < value <= 100:
            raise InvalidPlan("planned.epsilon", field=path_of(index, "epsilon"))
        units.append(to_units(value))
    budget = _whole_units(plan, [Fraction(each, sum(units)) for each in units])
    miss = budget - sum(units)
    if miss and abs(miss) <= max(_TYPED * budget, 1):
        units[units.index(max(units))] += miss
    return _own_releases(plan, units)


def _own_releases(plan: Plan, units: Sequence[int]) -> tuple[PlannedRelease, ...]:
    """A release of the plan's kind for each ε (pico-ε).  Raises InvalidPlan with the path of one that is too small."""
    releases = []
    for index, each in enumerate(units):
        try:
            releases.append(own_release(plan, from_units(each)))
        except InvalidPlan as error:
            raise relocated(error, f"{PATH}[{index}]") from None
    return tuple(releases)
