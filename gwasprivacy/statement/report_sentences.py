"""The sentences of a release's report; they follow from its plan and facts.  What is signed is said ``in_source()``."""

from __future__ import annotations

from collections.abc import Sequence

from gwasprivacy.base.number_words import three_digits
from gwasprivacy.base.sentences import tell
from gwasprivacy.membership.composition import CASE_LABEL, ONCE_PRINTED, prints_after_all
from gwasprivacy.membership.epsilon_units import from_units
from gwasprivacy.membership.secrets import Secret, Sizes
from gwasprivacy.membership.wording import price_of_printed_sizes
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.plan_words import explain_plan, guarantee_after
from gwasprivacy.statement.attack_readings import counts_as_its_account, reading_sentences, spending_sentences
from gwasprivacy.statement.release_facts import AccountFacts
from gwasprivacy.statement.spending import Quote, Release


def account_sentences(plan: Plan, account: AccountFacts) -> list[str]:
    """Which account this counts against, and who says that its people are in no other; none where there is only one."""
    said = []
    if plan.account is not None:
        said.append(tell("account.separate", name=plan.account))
    if account.n_others:
        said.append(tell("account.others-in-ledger", n=account.n_others))
    if account.n_merged:
        said.append(tell("account.merged", n=account.n_merged))
    for each in account.elsewhere:
        printed = "printed.groups-elsewhere" if each.sizes is Sizes.ALL else "printed.participants-elsewhere"
        said.append(tell(printed, date=each.date, where=each.where))
    return said


def removal_sentences(earlier: Sequence[Release]) -> list[str]:
    """What the account's earlier releases do not cover, where genotypes had decided who or what was in their files."""
    n = sum(each.filtered_before for each in earlier)
    if not n:
        return []
    return [tell("account.removed-before", n=n)]


def statements(plan: Plan, quote: Quote, account: AccountFacts) -> list[str]:
    """What a report says of its plan, of what is spent, and of its account."""
    amounts = [budget_sentence(plan, quote), *reading_sentences(plan, quote), *printed_sentences(plan, quote)]
    notes = [
        *amounts,
        *account_sentences(plan, account),
        tell("account.unlogged-views"),
        tell("account.several-studies"),
    ]
    return [*explain_plan(plan, spending_sentences(plan, quote)), *notes]


def printed_sentences(plan: Plan, quote: Quote) -> list[str]:
    """What holds where a release of the account prints numbers that this plan, or the account's first, takes to be printed nowhere;
    [] where none does."""
    said = []
    printed, own = quote.printed, (plan.secret, plan.neighbours)
    factor = ONCE_PRINTED.get((plan.secret, printed), {}).get(own, 1)
    if printed.says_more(plan.neighbours.printed) and factor > 1 and price_of_printed_sizes(plan.adversary):
        words = (
            "printed.cases-count-times"
            if own == CASE_LABEL
            else "printed.groups-count-times"
            if printed is Sizes.ALL
            else "printed.participants-count-times"
        )
        ratio = plan.adversary.likelihood_ratio
        said.append(tell(words, factor=factor, more=three_digits(ratio**factor), ratio=three_digits(ratio)))
    if prints_after_all(printed, quote.budget.currency):
        of_cases = quote.budget.secret is Secret.CASE_STATUS
        words = (
            "printed.cases-of-account"
            if of_cases
            else "printed.groups-of-account"
            if printed is Sizes.ALL
            else "printed.participants-of-account"
        )
        said.append(tell(words, total=three_digits(from_units(quote.spent_units + quote.cost_units))))
    return said


def budget_sentence(plan: Plan, quote: Quote, *, is_drawn: bool = True) -> str:
    """What all releases so far amount to, in words; this one with them, also where it is not drawn yet."""
    if not counts_as_its_account(plan, quote):
        return tell("account.counts-another-secret-than-plan")
    total = from_units(quote.spent_units + quote.cost_units)
    if quote.spent_units == 0:
        return tell("account.first-release", guarantee=guarantee_after(plan, total))
    values = {"number": quote.number, "guarantee": guarantee_after(plan, total)}
    if not is_drawn:
        return tell("account.after-this-and-all", **values)
    return tell("account.after-all", **values)
