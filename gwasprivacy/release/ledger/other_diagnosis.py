"""Several diagnoses or traits of the same people in one account: which attackers the sum of their ε covers."""

from __future__ import annotations

from collections.abc import Callable

from gwasprivacy.base.doing import Doing
from gwasprivacy.base.language import mark, say_marked
from gwasprivacy.base.number_words import count
from gwasprivacy.base.registry import Registry
from gwasprivacy.membership.secrets import Secret, Sizes
from gwasprivacy.plan.plan import Plan
from gwasprivacy.release.ledger.accounts import StudyAccount
from gwasprivacy.statement.spending import Budget
from gwasprivacy.study.sizes import CASE_CONTROL, QUANTITATIVE

OTHER_DIAGNOSIS = mark(
    "The first release of this account had {cases} cases and {controls} controls, so it was for another "
    "diagnosis or other people. The account adds up ε for attackers who know every diagnosis used. Someone who "
    "knows only one of them can learn twice as much from the release of the other. To cover such attackers, "
    "state in the plan that the attacker does not know who has the disease."
)
OTHER_TRAIT = mark(
    "This plan removes people without a value of the trait. If an earlier release of this account was of another "
    "trait, the account adds up ε for attackers who know who has a value of which trait; someone who does not "
    "know it can learn more from the two together. To study the same people in both, use a keep list of those "
    "who have all values."
)


def other_diagnosis(plan: Plan, account: StudyAccount) -> list[str]:
    """One sentence where participation is counted over releases by several diagnoses, as far as their public sizes tell, and the plan
    is for attackers who know who is ill; or over releases of traits, and this plan's people are those who have a value."""
    return [] if account.budget is None else KINDS.find(plan.design.study_kind).do(plan, account, account.budget)


def _of_trait(plan: Plan, account: StudyAccount, first: Budget) -> list[str]:
    counts_people = first.secret is Secret.PARTICIPATION and bool(account.releases)
    is_printed = (
        plan.total_is_public or account.printed is not Sizes.ABOUT
    )  # else who joins is one record of either study
    return [say_marked(OTHER_TRAIT)] if counts_people and is_printed and plan.leaves_out_without_phenotype else []


def _of_groups(plan: Plan, account: StudyAccount, first: Budget) -> list[str]:
    if not (plan.adversary.phenotype_known and plan.sizes_are_public):
        return []
    if first.secret is not Secret.PARTICIPATION or not first.n_cases + first.n_controls:
        return []
    if (first.n_cases, first.n_controls) == (plan.design.n_cases, plan.design.n_controls):
        return []
    return [say_marked(OTHER_DIAGNOSIS, cases=count(first.n_cases), controls=count(first.n_controls))]


KINDS: Registry[Doing[Callable[[Plan, StudyAccount, Budget], list[str]]]] = Registry(
    mark("kind of study"), (Doing(CASE_CONTROL, _of_groups), Doing(QUANTITATIVE, _of_trait))
)
