"""Both readings of what a release gives away, for itself and for all of its account together.

A promise is either about beliefs (γ, a cap on certainty, ε) or about membership tests (their advantage, their TPR at an FPR).
A report says which was made, and what the other comes to.  γ follows from the sum of ε; what a test can reach follows from every
debit's kind of loss, by the best proven bound.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gwasprivacy.base.number_words import percent, three_digits
from gwasprivacy.membership.counted_spend import CountedSpend, spends_to_json
from gwasprivacy.membership.epsilon_units import from_units
from gwasprivacy.membership.kept_promise import rounded_down
from gwasprivacy.membership.loss import PURE, Total
from gwasprivacy.membership.promise import DEFAULT_FPR, TargetKind
from gwasprivacy.membership.secrets import Secret
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.release_spends import spends_of
from gwasprivacy.release.ledger.debits import Quote

FALSE_POSITIVE_RATES = (0.001, 0.01, 0.05, 0.1)


def counts_as_its_account(plan: Plan, quote: Quote) -> bool:
    """Whether the account counts the plan's own secret with its neighbours, so that its sums mean something to the plan."""
    return (quote.budget.secret, quote.budget.neighbours) == (plan.secret, plan.neighbours)


def loss_numbers(spends: Sequence[CountedSpend]) -> dict[str, Any]:
    """How the loss of a release spreads: its kind (pure where it has several parts), η and ρ of its mechanisms together."""
    loss = spends[0].loss if len(spends) == 1 else PURE
    total = Total.of(each.spend for each in spends)
    return {
        "kind": loss.kind.value,
        "rounds": loss.rounds,
        "eta": total.eta,
        "rho": total.rho,
        "spends": spends_to_json(spends),
    }


def attack_readings(plan: Plan, quote: Quote) -> dict[str, Any]:
    """What a membership test can reach under the plan's attacker: on this release, and on all of the account (None where the
    account counts another secret or other neighbours)."""
    return {
        "release": _reading(plan, spends_of(plan)),
        "in_all": _reading(plan, quote.in_all) if counts_as_its_account(plan, quote) else None,
    }


def _reading(plan: Plan, spends: Sequence[CountedSpend]) -> dict[str, Any]:
    found, model = [each.spend for each in spends], plan.adversary
    return {
        "advantage": model.advantage_after(found),
        "tpr_at": [[fpr, model.tpr_after(found, fpr)] for fpr in FALSE_POSITIVE_RATES],
    }


def reading_sentences(plan: Plan, quote: Quote) -> list[str]:
    """What was promised and what the other promise would be, in words."""
    model, readings = plan.adversary, attack_readings(plan, quote)
    alone, whole = readings["release"]["advantage"], readings["in_all"]
    several = whole is not None and quote.number > 1
    attacks = f"no membership test on this release has an advantage above {percent(alone, up=True)}"
    beliefs = f"this release has γ = {three_digits(model.gamma_for_total_epsilon(plan.epsilon))}"
    if several:
        attacks += f", none on all {quote.number} together one above {percent(whole['advantage'], up=True)}"
        total = from_units(quote.spent_units + quote.cost_units)
        beliefs += f", all {quote.number} together have γ = {three_digits(model.gamma_for_total_epsilon(total))}"
    if plan.secret is Secret.TRAIT_VALUE:
        return [
            f"The plan's guarantee is about beliefs: {beliefs}. For tests of which of two values a participant has, this means that "
            f"none on this release has an advantage above {percent(alone, up=True)}."
        ]
    if not model.promises_attack:
        return [f"The plan's guarantee is about beliefs: {beliefs}. For attacks this means: {attacks}."]
    if model.target.kind is TargetKind.TPR:
        recognised = _recognised(plan, quote.in_all if several else None, quote.number)
        said = f"The plan's guarantee is about attacks: {recognised}. By their advantage, {attacks}."
    else:
        said = f"The plan's guarantee is about attacks: {attacks}."
    said = f"{said} For beliefs this means: {beliefs}."
    if quote.budget.promise is not None and quote.budget.units is None:
        said += (
            " The account bounds attacks and not the sum of ε: with later releases γ and certainty may grow beyond this, and beyond "
            "what the plan says of one release."
        )
    return [said]


def _recognised(plan: Plan, in_all: Sequence[CountedSpend] | None, number: int) -> str:
    """What a test recognises at the promise's false positive rate: on this release and, where given, on all."""
    model = plan.adversary
    fpr = DEFAULT_FPR if model.target.fpr is None else model.target.fpr

    def most(spends: Sequence[CountedSpend]) -> str:
        return percent(float(model.tpr_after([each.spend for each in spends], fpr)), up=True)

    whom = "cases" if plan.secret is Secret.CASE_STATUS else "participants"
    said = (
        f"at a false positive rate of {percent(fpr)} no membership test on this release recognises more than "
        f"{most(spends_of(plan))} of the {whom}"
    )
    return said if in_all is None else f"{said}, none on all {number} together more than {most(in_all)}"


def account_promise_sentence(quote: Quote) -> str:
    """What the account promises over all its releases, what is reached, and what is left for another release of this kind."""
    promise, reached = quote.budget.promise, quote.reached
    assert promise is not None
    assert reached is not None
    left = from_units(quote.left_units)
    rest = f"ε = {rounded_down(left)} is left for another release of this kind" if left else "nothing is left"
    return (
        f"Its account guarantees that over all its releases together {promise.words()}; with this release the bound is "
        f"{percent(reached, up=True)}, and {rest}."
    )
