"""What a release spends, and both readings of what it gives away, for itself and for all of its account together.

A guarantee is either about beliefs (γ, a cap on certainty, ε) or about membership tests (their advantage, their TPR at an FPR).
A report says which was made, and what the other comes to.  γ follows from the sum of ε; what a test can reach follows from every
debit's kind of loss, by the best proven bound.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gwasprivacy.base.number_words import percent, three_digits
from gwasprivacy.base.sentences import tell
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
        return [tell("attacks.beliefs-and-values", beliefs=_beliefs(plan, quote), most=alone)]
    beliefs = _beliefs(plan, quote)
    attacks = _attacks(quote.number, alone, percent(whole["advantage"], up=True) if _several(plan, quote) else None)
    if not model.is_about_attacks:
        return [tell("attacks.beliefs-and-attacks", beliefs=beliefs, attacks=attacks)]
    if model.target.kind is TargetKind.TPR:
        said = tell(
            "attacks.attacks-by-advantage",
            recognised=_recognised(plan, quote.in_all if _several(plan, quote) else None, quote.number),
            attacks=attacks,
        )
    else:
        said = tell("attacks.attacks", attacks=attacks)
    said = " ".join((said, tell("attacks.beliefs", beliefs=beliefs)))
    if quote.budget.guarantee is not None and quote.budget.units is None:
        grow = tell("attacks.account-bounds-attacks")
        said = f"{said} {grow}"
    return [said]


def _several(plan: Plan, quote: Quote) -> bool:
    """Whether there are releases before this one whose sum means something to the plan."""
    return counts_as_its_account(plan, quote) and quote.number > 1


def _attacks(number: int, alone: str, together: str | None) -> str:
    """The bound on tests on this release and, where given, on all ``number``, as a part of a sentence."""
    if together is None:
        return tell("attacks.no-advantage", most=alone)
    return tell("attacks.no-advantage-together", most=alone, number=number, together=together)


def _beliefs(plan: Plan, quote: Quote) -> str:
    """The same for γ."""
    gamma = three_digits(plan.adversary.gamma_for_total_epsilon(plan.epsilon))
    if not _several(plan, quote):
        return tell("attacks.gamma", gamma=gamma)
    total = from_units(quote.spent_units + quote.cost_units)
    return tell(
        "attacks.gamma-together",
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
    cases = plan.secret is Secret.CASE_STATUS
    said = tell("attacks.none-recognises-cases" if cases else "attacks.none-recognises-participants", **values)
    if in_all is None:
        return said
    return tell("attacks.none-together", alone=said, number=number, most=most(in_all))


def account_guarantee_sentence(quote: Quote) -> str:
    """What the account guarantees over all its releases, what is reached, and what is left for another release of this kind."""
    guarantee, reached = quote.budget.guarantee, quote.reached
    assert guarantee is not None
    assert reached is not None
    left = from_units(quote.left_units)
    values = {"guarantee": guarantee.words(), "reached": percent(reached, up=True)}
    if left:
        return tell("account.guarantees-with-left", left=rounded_down(left), **values)
    return tell("account.guarantees-nothing-left", **values)


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
            return tell("account.spends", cost=cost)
        return tell("account.spends-of-budget", cost=cost, total=three_digits(total))
    values = {
        "epsilon": three_digits(plan.epsilon),
        "secret": budget.secret.value,
        "neighbours": budget.neighbours.value,
        "cost": cost,
    }
    if total is None:
        return tell("account.counts-another-secret", **values)
    return tell("account.counts-another-secret-of-budget", total=three_digits(total), **values)
