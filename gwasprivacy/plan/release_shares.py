"""How a release parts its ε between its selection and the numbers about it, where the part is said as a share."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from gwasprivacy.membership.epsilon_units import from_units, to_units
from gwasprivacy.plan.choices import SMALLEST_EPSILON
from gwasprivacy.plan.plan import Plan, kept_in_step

_ROUNDS = 3


def with_share(plan: Plan, name: str, share: float) -> Plan:
    """``plan`` with ``share`` (between 0 and 1) of its release's ε as the part ``name``, "values_epsilon" or "effects_epsilon".

    A guarantee about membership tests allows an ε that depends on the parts' kinds of loss and can fall while a part grows.  So the
    share is sought until both fit, to some hundred pico-ε.  Raises InvalidPlan.
    """
    found = plan
    for _ in range(_ROUNDS):  # without such a guarantee the second changes nothing
        before, found = found, _with_part(plan, name, share * to_units(found.epsilon))
        if found == before:
            return found
    from scipy.optimize import brentq  # seldom needed, and long to load

    def too_much(units: float) -> float:
        return units - share * to_units(_with_part(plan, name, units).epsilon)

    low, high = float(to_units(SMALLEST_EPSILON)), share * to_units(plan.epsilon)
    if high <= low or too_much(low) >= 0:
        return _with_part(plan, name, high)
    while too_much(high) < 0:
        high *= 2
    return _with_part(plan, name, brentq(too_much, low, high, xtol=100))


def _with_part(plan: Plan, name: str, units: float) -> Plan:
    part: dict[str, Any] = {name: from_units(max(round(units), 1))}
    return kept_in_step(replace(plan, release=replace(plan.release, **part)))
