"""The sentences of a release's report; they follow from its plan and facts.  What is signed is said ``in_source()``."""

from __future__ import annotations

from collections.abc import Sequence

from gwasprivacy.base.language import mark, say, say_count, say_marked
from gwasprivacy.membership.epsilon_units import from_units
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.plan_words import explain_plan, promise_after
from gwasprivacy.statement.attack_readings import counts_as_its_account, reading_sentences, spending_sentences
from gwasprivacy.statement.release_facts import AccountFacts
from gwasprivacy.statement.spending import Quote, Release

UNRECORDED_LOOKS = mark(
    "Views of exact statistics are logged when this program shows them. Unlogged views, with this or another "
    "program, cannot be excluded."
)
OTHER_STUDIES = mark("Anyone who took part in several studies loses privacy to each: the ε of all of them add up.")


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
    amounts = [budget_sentence(plan, quote), *reading_sentences(plan, quote)]
    notes = [*amounts, *account_sentences(plan, account), say_marked(UNRECORDED_LOOKS), say_marked(OTHER_STUDIES)]
    return [*explain_plan(plan, spending_sentences(plan, quote)), *notes]


def budget_sentence(plan: Plan, quote: Quote, *, is_drawn: bool = True) -> str:
    """What all releases so far amount to, in words; this one with them, also where it is not drawn yet."""
    if not counts_as_its_account(plan, quote):
        return say(
            "The account’s budget counts another secret than this plan. This plan’s guarantee holds for this release alone; "
            "the guarantee of the account’s first plan is covered by the budget."
        )
    total = from_units(quote.spent_units + quote.cost_units)
    if quote.spent_units == 0:
        return say("This is the account’s first release: {promise}.", promise=promise_after(plan, total))
    values = {"number": quote.number, "promise": promise_after(plan, total)}
    if not is_drawn:
        return say("After this and all {number} releases of the account together, {promise}.", **values)
    return say("After all {number} releases of the account together, {promise}.", **values)
