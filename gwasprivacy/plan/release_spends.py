"""What a release under a plan spends, by kind of loss, and the guarantee that its account keeps: what a debit is made of."""

from __future__ import annotations

from gwasprivacy.mechanisms.registry import loss_of
from gwasprivacy.membership.counted_spend import CountedSpend
from gwasprivacy.membership.epsilon_units import to_units
from gwasprivacy.membership.kept_guarantee import KeptGuarantee
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.published_noise import EpsilonShares


def spends_of(plan: Plan) -> tuple[CountedSpend, ...]:
    """The parts of a release's ε, in whole pico-ε: the selection's with its loss, then that of numbers and of a ratio, which is pure.

    All of it is pure where the plan names no kind of loss, for ever.  Raises InvalidInput where nothing is left to select.
    """
    shares = EpsilonShares.of(plan)
    if not plan.adversary.names_loss:
        return (CountedSpend(units=shares.selection + shares.numbers + shares.ratio),)
    loss = loss_of(plan.release.mechanism, plan.release.n_snps)
    if plan.release.numbers is not None:
        return (CountedSpend(units=shares.numbers, loss=loss),)
    selected = CountedSpend(units=shares.selection, loss=loss)
    beside = shares.numbers + shares.ratio
    return (selected, CountedSpend(units=beside)) if beside else (selected,)


def account_guarantee(plan: Plan) -> KeptGuarantee | None:
    """The guarantee that the account keeps whose first plan is ``plan``; None where its budget is one in ε."""
    return KeptGuarantee.of(plan.adversary)


def budget_units(plan: Plan) -> int | None:
    """The ε that bounds all releases together, in pico-ε: the plan's own budget, or what its guarantee allows; None where only the
    guarantee itself bounds them."""
    if plan.release.budget is None and account_guarantee(plan) is not None:
        return None
    return to_units(plan.budget)
