"""What a release spends, and both readings of what it gives away, for itself and for all of its account together.

A guarantee is either about beliefs (γ, a cap on certainty, ε) or about membership tests (their advantage, their TPR at an FPR).
A report says which was made, and what the other comes to.  γ follows from the sum of ε; what a test can reach follows from every
debit's kind of loss, by the best proven bound.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gwasprivacy.base.language import say
from gwasprivacy.base.number_words import percent, three_digits
from gwasprivacy.membership.counted_spend import CountedSpend, spends_to_json
from gwasprivacy.membership.epsilon_units import from_units
from gwasprivacy.membership.guarantee import DEFAULT_FPR, TargetKind
from gwasprivacy.membership.kept_guarantee import rounded_down
from gwasprivacy.membership.loss import PURE, Total
from gwasprivacy.membership.secrets import Secret
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.plan_words import whole_budget_sentences
from gwasprivacy.plan.release_spends import spends_of
from gwasprivacy.statement.spending import Quote

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
    bound = plan.adversary.attack_bound([each.spend for each in spends])
    return {
        "advantage": bound.advantage,
        "tpr_at": [[fpr, bound.tpr(fpr)] for fpr in FALSE_POSITIVE_RATES],
    }


def reading_sentences(plan: Plan, quote: Quote) -> list[str]:
    """What was guaranteed and what the other guarantee would be, in words."""
    model, readings = plan.adversary, attack_readings(plan, quote)
    alone, whole = percent(readings["release"]["advantage"], up=True), readings["in_all"]
    if plan.secret is Secret.TRAIT_VALUE:
        return [
            say(
                "The plan’s guarantee is about beliefs: {beliefs}. For tests of which of two values a participant has, this means that "
                "none on this release has an advantage above {most}.",
                beliefs=_beliefs(plan, quote),
                most=alone,
            )
        ]
    beliefs = _beliefs(plan, quote)
    attacks = _attacks(quote.number, alone, percent(whole["advantage"], up=True) if _several(plan, quote) else None)
    if not model.is_about_attacks:
        return [
            say(
                "The plan’s guarantee is about beliefs: {beliefs}. For attacks this means: {attacks}.",
                beliefs=beliefs,
                attacks=attacks,
            )
        ]
    if model.target.kind is TargetKind.TPR:
        said = say(
            "The plan’s guarantee is about attacks: {recognised}. By their advantage, {attacks}.",
            recognised=_recognised(plan, quote.in_all if _several(plan, quote) else None, quote.number),
            attacks=attacks,
        )
    else:
        said = say("The plan’s guarantee is about attacks: {attacks}.", attacks=attacks)
    said = " ".join((said, say("For beliefs this means: {beliefs}.", beliefs=beliefs)))
    if quote.budget.guarantee is not None and quote.budget.units is None:
        grow = say(
            "The account bounds attacks and not the sum of ε: with later releases γ and certainty may grow beyond this, and beyond "
            "what the plan says of one release."
        )
        said = f"{said} {grow}"
    return [said]


def _several(plan: Plan, quote: Quote) -> bool:
    """Whether there are releases before this one whose sum means something to the plan."""
    return counts_as_its_account(plan, quote) and quote.number > 1


def _attacks(number: int, alone: str, together: str | None) -> str:
    """The bound on tests on this release and, where given, on all ``number``, as a part of a sentence."""
    if together is None:
        return say("no membership test on this release has an advantage above {most}", most=alone)
    return say(
        "no membership test on this release has an advantage above {most}, none on all {number} together one above {together}",
        most=alone,
        number=number,
        together=together,
    )


def _beliefs(plan: Plan, quote: Quote) -> str:
    """The same for γ."""
    gamma = three_digits(plan.adversary.gamma_for_total_epsilon(plan.epsilon))
    if not _several(plan, quote):
        return say("this release has γ = {gamma}", gamma=gamma)
    total = from_units(quote.spent_units + quote.cost_units)
    return say(
        "this release has γ = {gamma}, all {number} together have γ = {together}",
        gamma=gamma,
        number=quote.number,
        together=three_digits(plan.adversary.gamma_for_total_epsilon(total)),
    )


def _recognised(plan: Plan, in_all: Sequence[CountedSpend] | None, number: int) -> str:
    """What a test recognises at the guarantee's false positive rate: on this release and, where given, on all."""
    model = plan.adversary
    fpr = DEFAULT_FPR if model.target.fpr is None else model.target.fpr

    def most(spends: Sequence[CountedSpend]) -> str:
        return percent(float(model.tpr_after([each.spend for each in spends], fpr)), up=True)

    values = {"fpr": percent(fpr), "most": most(spends_of(plan))}
    if plan.secret is Secret.CASE_STATUS:
        said = say(
            "at a false positive rate of {fpr} no membership test on this release recognises more than {most} of the cases",
            **values,
        )
    else:
        said = say(
            "at a false positive rate of {fpr} no membership test on this release recognises more than {most} of the participants",
            **values,
        )
    if in_all is None:
        return said
    return say("{alone}, none on all {number} together more than {most}", alone=said, number=number, most=most(in_all))


def account_guarantee_sentence(quote: Quote) -> str:
    """What the account guarantees over all its releases, what is reached, and what is left for another release of this kind."""
    guarantee, reached = quote.budget.guarantee, quote.reached
    assert guarantee is not None
    assert reached is not None
    left = from_units(quote.left_units)
    values = {"guarantee": guarantee.words(), "reached": percent(reached, up=True)}
    if left:
        return say(
            "Its account guarantees that over all its releases together {guarantee}; with this release the bound is {reached}, and "
            "ε = {left} is left for another release of this kind.",
            left=rounded_down(left),
            **values,
        )
    return say(
        "Its account guarantees that over all its releases together {guarantee}; with this release the bound is {reached}, and "
        "nothing is left.",
        **values,
    )


def spending_sentences(plan: Plan, quote: Quote) -> list[str]:
    """What the release costs, of the budget that the ledger holds (whatever budget the plan names)."""
    budget = quote.budget
    if budget.units is None:
        return [_own_spending(plan, quote), account_guarantee_sentence(quote)]
    total = from_units(budget.units)
    if budget.guarantee is not None:
        return [_own_spending(plan, quote, total), account_guarantee_sentence(quote)]
    if not counts_as_its_account(plan, quote):
        return [_own_spending(plan, quote, total)]
    return [_own_spending(plan, quote, total), *whole_budget_sentences(plan, total)]


def _own_spending(plan: Plan, quote: Quote, total: float | None = None) -> str:
    """What the release costs, of the account's budget ``total`` where it has one."""
    cost, budget = three_digits(from_units(quote.cost_units)), quote.budget
    if counts_as_its_account(plan, quote):
        if total is None:
            return say("This release spends ε = {cost}.", cost=cost)
        return say(
            "This release spends ε = {cost} of the account’s budget of {total} for all its releases together.",
            cost=cost,
            total=three_digits(total),
        )
    values = {
        "epsilon": three_digits(plan.epsilon),
        "secret": budget.secret.value,
        "neighbours": budget.neighbours.value,
        "cost": cost,
    }
    if total is None:
        return say(
            "This release spends ε = {epsilon}. Its account counts {secret} with {neighbours} neighbours, where that costs {cost}.",
            **values,
        )
    return say(
        "This release spends ε = {epsilon}. Its account counts {secret} with {neighbours} neighbours, where that costs {cost} of the "
        "account’s budget of {total} for all its releases together.",
        total=three_digits(total),
        **values,
    )
