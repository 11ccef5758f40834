"""How a release parts its ε between its selection and the numbers about it, where the part is said as a share."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from gwasprivacy.membership.epsilon_units import from_units, to_units
from gwasprivacy.plan.plan import Plan, kept_in_step

_ROUNDS = 60


def with_share(plan: Plan, name: str, share: float) -> Plan:
    """``plan`` with ``share`` (between 0 and 1) of its release's ε as the part ``name``, "values_epsilon" or "effects_epsilon".

    A promise about membership tests allows an ε that depends on the parts' kinds of loss, so the share is sought until both fit.
    Raises InvalidPlan.
    """
    found = plan
    for _ in range(_ROUNDS):
        part: dict[str, Any] = {name: from_units(max(to_units(share * found.epsilon), 1))}
        before, found = found, kept_in_step(replace(plan, release=replace(plan.release, **part)))
        if found == before:
            break
    return found
