"""Whether what a report says was spent follows from its plan: kind of loss, budget, promise, earlier releases, both readings."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from gwasprivacy.base.errors import InvalidPlan, VerificationFailed
from gwasprivacy.membership.composition import conversion_factor
from gwasprivacy.membership.epsilon_units import to_units
from gwasprivacy.membership.secrets import Neighbours, Secret
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.release_spends import account_promise, spends_of
from gwasprivacy.statement.attack_readings import attack_readings, counts_as_its_account, loss_numbers
from gwasprivacy.statement.report import budget_numbers, quote_of
from gwasprivacy.statement.spending import Quote

# Computed again on another machine, the last digits of exp and log may differ.
RELATIVE = 1e-9


def check_spending(plan: Plan, predicate: dict[str, Any]) -> None:
    """Raise VerificationFailed for spending that no release under ``plan`` can have.  ``predicate`` has the schema's form."""
    _check_loss(plan, predicate)
    _check_budget(plan, predicate)


def _same(one: Any, other: Any) -> bool:
    if isinstance(one, Sequence) and not isinstance(one, str):
        return isinstance(other, Sequence) and len(one) == len(other) and all(map(_same, one, other))
    if isinstance(one, float) and isinstance(other, float | int):
        return math.isclose(one, other, rel_tol=RELATIVE, abs_tol=1e-12)
    return bool(one == other)


def require_same(claims: Mapping[str, Any], truth: Mapping[str, Any]) -> None:
    """Raise VerificationFailed, naming the member, unless ``claims`` has what ``truth`` has, but for the last digits."""
    for name, value in truth.items():
        if not _same(claims[name], value):
            raise VerificationFailed(
                "Its {name} does not follow from its plan.",
                code="verify.field-not-of-plan",
                name=name.replace("_", " "),
            )


def _check_loss(plan: Plan, predicate: dict[str, Any]) -> None:
    """The kind of loss is the one that the plan's mechanism has for its number of SNPs, or pure where the plan names none."""
    claimed, truth = predicate["loss"], loss_numbers(spends_of(plan))
    if any(claimed[name] != truth[name] for name in ("kind", "rounds", "spends")):
        raise VerificationFailed(
            "Its kind of loss is not the one that follows from the mechanism and the number of SNPs in its plan.",
            code="verify.loss-not-of-plan",
        )
    require_same(claimed, {"eta": truth["eta"], "rho": truth["rho"]})


def _check_budget(plan: Plan, predicate: dict[str, Any]) -> None:
    """What was and is spent adds up, stays within the account's budget, and both readings follow from it."""
    budget = predicate["budget"]
    total = None if budget["total"] is None else to_units(budget["total"])
    before, cost, in_all, left = (
        to_units(budget[name]) for name in ("spent_before", "spent", "spent_in_all", "remaining")
    )
    in_epsilon = budget["promise"] is None
    adds_up = in_all + left == total if in_epsilon else total is None or in_all <= total
    if before + cost != in_all or not adds_up:
        raise VerificationFailed("Its budget does not add up.", code="verify.budget-not-add-up")
    factor = conversion_factor(
        (plan.secret, plan.neighbours), (Secret(budget["secret"]), Neighbours(budget["neighbours"]))
    )
    if cost != factor * to_units(predicate["epsilon"]):
        raise VerificationFailed("Its budget does not follow from its plan.", code="verify.budget-not-follow-plan")
    _check_history(predicate)
    quote = _quote(plan, predicate)
    _check_promise(plan, predicate, quote)
    truth = budget_numbers(plan, quote)
    if not all(_same(budget[name], value) for name, value in truth.items() if name != "promise"):
        raise VerificationFailed("Its budget does not follow from its plan.", code="verify.budget-not-follow-plan")
    readings = attack_readings(plan, quote)
    for name, claimed in predicate["attacks"].items():
        if (claimed is None) != (readings[name] is None):
            raise VerificationFailed(
                "Its statement on membership tests does not follow from its releases.",
                code="verify.attack-reading",
            )
        if claimed is not None and not all(_same(claimed[each], readings[name][each]) for each in claimed):
            raise VerificationFailed(
                "Its statement on membership tests does not follow from its releases.",
                code="verify.attack-reading",
            )


def _quote(plan: Plan, predicate: dict[str, Any]) -> Quote:
    """The debit that the report tells of."""
    try:
        return quote_of(plan, predicate)
    except InvalidPlan:
        raise VerificationFailed(
            "The guarantee of its account, or a release's kind of loss, does not exist.",
            code="verify.promise-unreadable",
        ) from None
    except ValueError:
        raise VerificationFailed(
            "The parts of a release in it do not sum to what it spent.", code="verify.spends-not-debit"
        ) from None


def _check_promise(plan: Plan, predicate: dict[str, Any], quote: Quote) -> None:
    """The account's promise is one that its first plan can have made, and all releases together keep it."""
    promise = quote.budget.promise
    if quote.number == 1 and counts_as_its_account(plan, quote) and promise != account_promise(plan):
        raise VerificationFailed(
            "The guarantee of its account is not that of its plan, which is the account's first.",
            code="verify.promise-not-of-plan",
        )
    if promise is None:
        return
    if (promise.model.secret, promise.model.neighbours) != (quote.budget.secret, quote.budget.neighbours):
        raise VerificationFailed(
            "The guarantee of its account is about another secret than its budget.",
            code="verify.promise-of-other-secret",
        )
    if not promise.is_kept(quote.in_all):
        raise VerificationFailed(
            "The releases that it lists break the guarantee of its account.", code="verify.promise-broken"
        )


def _check_history(predicate: dict[str, Any]) -> None:
    earlier, number = predicate["earlier_releases"], predicate["release"]["number"]
    # The length first: nobody can make a reader count to 10¹⁸.
    if len(earlier) != number - 1 or [each["number"] for each in earlier] != list(range(1, number)):
        raise VerificationFailed(
            "The earlier releases that it lists do not lead up to its number.",
            code="verify.earlier-releases-lists-not-lead",
        )
    if sum(to_units(each["cost"]) for each in earlier) != to_units(predicate["budget"]["spent_before"]):
        raise VerificationFailed(
            "The earlier releases that it lists do not cost what it says was spent before.",
            code="verify.earlier-releases-lists-not-cost",
        )
    if any((each["state"] == "published") != (each["payload_sha256"] is not None) for each in earlier):
        raise VerificationFailed(
            "An earlier release that it lists is published without a digest, or the other way round.",
            code="verify.earlier-release-lists-published-without",
        )
