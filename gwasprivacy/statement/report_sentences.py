"""The sentences of a release's report; they follow from its plan and facts.  What is signed is said ``in_source()``."""

from __future__ import annotations

from collections.abc import Sequence

from gwasprivacy.base.language import mark, say, say_count, say_marked
from gwasprivacy.base.number_words import three_digits
from gwasprivacy.membership.composition import CASE_LABEL, ONCE_PRINTED, prints_after_all
from gwasprivacy.membership.epsilon_units import from_units
from gwasprivacy.membership.secrets import Secret, Sizes
from gwasprivacy.membership.wording import price_of_printed_sizes
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.plan_words import explain_plan, guarantee_after
from gwasprivacy.statement.attack_readings import counts_as_its_account, reading_sentences, spending_sentences
from gwasprivacy.statement.release_facts import AccountFacts
from gwasprivacy.statement.spending import Quote, Release

UNRECORDED_LOOKS = mark(
    "Views of exact statistics are logged when this program shows them. Unlogged views, with this or another "
    "program, cannot be excluded."
)
OTHER_STUDIES = mark("Anyone who took part in several studies loses privacy to each: the ε of all of them add up.")

PRINTED_TOTAL = mark(
    "The number of participants is printed, in an earlier release of this account or elsewhere, which this plan takes to be printed nowhere. To somebody who "
    "knows it, and is unsure of two or more people, this release counts {factor} times: the odds could change {more}-fold, not "
    "{ratio}-fold."
)
PRINTED_BOTH = mark(
    "The numbers of cases and of controls are printed, in an earlier release of this account or elsewhere, which this plan takes to be printed nowhere. To "
    "somebody who knows both, and not who has the disease, this release counts {factor} times: the odds could change {more}-fold, not "
    "{ratio}-fold."
)
PRINTED_CASES = mark(
    "The number of cases is printed, in an earlier release of this account or elsewhere, which this plan takes to be printed nowhere. To somebody who knows "
    "it, this release counts {factor} times: the odds could change {more}-fold, not {ratio}-fold."
)
TOTAL_AFTER_ALL = mark(
    "This account began with a plan that takes the number of participants to be printed nowhere, and a release of it, or something else, prints that "
    "number. To somebody who knows it, and is unsure of two or more people, all its releases together, the earlier ones too, count "
    "ε = {total}."
)
BOTH_AFTER_ALL = mark(
    "This account began with a plan that takes the numbers of cases and of controls to be printed nowhere, and a release of it, or something else, prints "
    "them. To somebody who knows both, and not who has the disease, all its releases together, the earlier ones too, count ε = {total}."
)
CASES_AFTER_ALL = mark(
    "This account began with a plan that takes the number of cases to be printed nowhere, and a release of it, or something else, prints "
    "that number. To somebody who knows it, all its releases together, the earlier ones too, count ε = {total}."
)
TOLD_OF_TOTAL = mark("On {date} the ledger was told that the number of participants is printed elsewhere: {where}.")
TOLD_OF_BOTH = mark(
    "On {date} the ledger was told that the numbers of cases and of controls are printed elsewhere: {where}."
)


def account_sentences(plan: Plan, account: AccountFacts) -> list[str]:
    """Which account this counts against, and who says that its people are in no other; none where there is only one."""
    said = []
    if plan.account is not None:
        said.append(
            say(
                "It counts against a separate account, “{name}”: the plan declares that its people are in no other account of the "
                "ledger.",
                name=plan.account,
            )
        )
    if account.n_others:
        said.append(
            say_count(
                "The ledger has {n} other accounts; nobody in this account is in another, as was declared.",
                one="The ledger has one other account; nobody in this account is in another, as was declared.",
                n=account.n_others,
            )
        )
    if account.n_merged:
        said.append(
            say_count(
                "{n} other accounts were merged into this one; what was spent is added up.",
                one="One other account was merged into this one; what was spent is added up.",
                n=account.n_merged,
            )
        )
    for each in account.elsewhere:
        told = TOLD_OF_BOTH if each.sizes is Sizes.ALL else TOLD_OF_TOTAL
        said.append(say_marked(told, date=each.date, where=each.where))
    return said


def removal_sentences(earlier: Sequence[Release]) -> list[str]:
    """What the account's earlier releases do not cover, where genotypes had decided who or what was in their files."""
    n = sum(each.filtered_before for each in earlier)
    if not n:
        return []
    return [
        say_count(
            "For {n} earlier releases of this account people or SNPs were removed because of genotypes before this program saw the file; "
            "what that removal tells is not covered.",
            one="For one earlier release of this account people or SNPs were removed because of genotypes before this program saw the "
            "file; what that removal tells is not covered.",
            n=n,
        )
    ]


def statements(plan: Plan, quote: Quote, account: AccountFacts) -> list[str]:
    """What a report says of its plan, of what is spent, and of its account."""
    amounts = [budget_sentence(plan, quote), *reading_sentences(plan, quote), *printed_sentences(plan, quote)]
    notes = [*amounts, *account_sentences(plan, account), say_marked(UNRECORDED_LOOKS), say_marked(OTHER_STUDIES)]
    return [*explain_plan(plan, spending_sentences(plan, quote)), *notes]


def printed_sentences(plan: Plan, quote: Quote) -> list[str]:
    """What holds where a release of the account prints numbers that this plan, or the account's first, takes to be printed nowhere;
    [] where none does."""
    said = []
    printed, own = quote.printed, (plan.secret, plan.neighbours)
    factor = ONCE_PRINTED.get((plan.secret, printed), {}).get(own, 1)
    if printed.says_more(plan.neighbours.printed) and factor > 1 and price_of_printed_sizes(plan.adversary):
        words = PRINTED_CASES if own == CASE_LABEL else PRINTED_BOTH if printed is Sizes.ALL else PRINTED_TOTAL
        ratio = plan.adversary.likelihood_ratio
        said.append(say_marked(words, factor=factor, more=three_digits(ratio**factor), ratio=three_digits(ratio)))
    if prints_after_all(printed, quote.budget.currency):
        of_cases = quote.budget.secret is Secret.CASE_STATUS
        words = CASES_AFTER_ALL if of_cases else BOTH_AFTER_ALL if printed is Sizes.ALL else TOTAL_AFTER_ALL
        said.append(say_marked(words, total=three_digits(from_units(quote.spent_units + quote.cost_units))))
    return said


def budget_sentence(plan: Plan, quote: Quote, *, is_drawn: bool = True) -> str:
    """What all releases so far amount to, in words; this one with them, also where it is not drawn yet."""
    if not counts_as_its_account(plan, quote):
        return say(
            "The account’s budget counts another secret than this plan. This plan’s guarantee holds for this release alone; "
            "the guarantee of the account’s first plan is covered by the budget."
        )
    total = from_units(quote.spent_units + quote.cost_units)
    if quote.spent_units == 0:
        return say("This is the account’s first release: {guarantee}.", guarantee=guarantee_after(plan, total))
    values = {"number": quote.number, "guarantee": guarantee_after(plan, total)}
    if not is_drawn:
        return say("After this and all {number} releases of the account together, {guarantee}.", **values)
    return say("After all {number} releases of the account together, {guarantee}.", **values)
