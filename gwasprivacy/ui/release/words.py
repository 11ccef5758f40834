"""Words of the Release tab: what a step's line says when it is folded, why the button is disabled."""

from __future__ import annotations

from enum import IntEnum
from pathlib import Path
from typing import Any

from gwasprivacy.base.language import mark, say, say_count, say_marked
from gwasprivacy.base.number_words import count, day, percent, significant
from gwasprivacy.membership.epsilon_units import from_units
from gwasprivacy.plan.people_words import stratum_words
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.plan_words import snps_words
from gwasprivacy.plan.preview_words import published_fields, short_release_words
from gwasprivacy.release.ledger.accounts import StudyAccount
from gwasprivacy.release.verify import Verification
from gwasprivacy.statement.result import ReleasedSnp, Result
from gwasprivacy.statement.result_words import effect_words
from gwasprivacy.statement.spending import Release
from gwasprivacy.ui.release.budget_bar import BudgetShares
from gwasprivacy.ui.release.release_work import StudyFacts
from gwasprivacy.ui.shell.error_words import error_words, sentence
from gwasprivacy.ui.widgets.study_views import view_of, view_of_people
from gwasprivacy.ui.widgets.verdict_mark import Verdict


class Step(IntEnum):
    """The steps, in order."""

    STUDY = 1
    BUDGET = 2
    LEAVES = 3
    CONFIRM = 4
    DONE = 5


TITLES = {
    Step.STUDY: mark("Study"),
    Step.BUDGET: mark("Budget"),
    Step.LEAVES: mark("What will be published"),
    Step.CONFIRM: mark("Key and confirm"),
    Step.DONE: mark("Done"),
}


def study_line(facts: StudyFacts) -> str:
    """ "study.bed, 1,000 cases, 1,000 controls"."""
    return view_of_people(facts).named(facts.file_name, facts)


def mismatch_words(facts: StudyFacts, plan: Plan) -> str:
    """Why the study is not the plan's; "" where it is."""
    design, view = plan.design, view_of(plan.design)
    if not plan.sizes_are_public:
        return ""  # the size is the secret; the plan's numbers are figures for planning
    if view is not view_of_people(facts):
        return ""  # of the plan before; the study is being opened again
    if facts.strata and set(facts.strata) != set(design.strata):
        return _other_strata(facts, plan)
    return "" if view.sizes(facts) == view.sizes(design) else view.other_people(design, facts)


def _other_strata(facts: StudyFacts, plan: Plan) -> str:
    here = ", ".join(stratum_words(stratum) for stratum in facts.strata)
    planned = ", ".join(stratum_words(stratum) for stratum in plan.design.strata)
    if not planned:
        return say(
            "The plan has no strata; this study has {here}. Use them in the plan (their names and sizes become "
            "public), or remove the file of labels.",
            here=here,
        )
    return say(
        "The plan’s strata are {planned}; this study has {here}. Open the study that the plan is for, or use "
        "this study’s strata in the plan.",
        planned=planned,
        here=here,
    )


def budget_line(shares: BudgetShares) -> str:
    """ "ε = 0.693 of 0.693, nothing left"."""
    cost, total = significant(shares.cost), significant(shares.total)
    if shares.left <= 1e-12:
        return say("ε = {cost} of {total}, nothing left", cost=cost, total=total)
    return say("ε = {cost} of {total}, {left} left", cost=cost, total=total, left=significant(shares.left))


def ledger_words(account: StudyAccount | None, *, is_new: bool) -> str:
    """How the account stands that this release counts against."""
    if is_new:
        return say(
            "This release starts a new ledger. Keep the file as long as the data: it is the record of what was spent."
        )
    if account is None or account.budget is None:
        return say("This account has no release yet. This release fixes its budget.")
    return " ".join(filter(None, (_releases_words(account), _printed_words(account))))


def _printed_words(account: StudyAccount) -> str:
    """What an account counts that began with fewer numbers printed than are by now; "" for any other."""
    if account.unprinted_units is None:
        return ""
    return say(
        "Numbers of participants are printed, by a release or elsewhere, that the first release took to be printed nowhere. So its releases "
        "count more: ε = {total} in all, not {unprinted}.",
        total=significant(from_units(account.spent_units)),
        unprinted=significant(from_units(account.unprinted_units)),
    )


def _releases_words(account: StudyAccount) -> str:
    guarantee, reached = None if account.budget is None else account.budget.guarantee, account.reached
    if guarantee is None or reached is None:
        return say_count(
            "This account has {n} releases so far. The first fixed the budget.",
            one="This account has 1 release so far. It fixed the budget.",
            n=len(account.releases),
        )
    return say_count(
        "This account has {n} releases so far. The first fixed its guarantee: over all releases together, "
        "{guarantee}. The bound so far is {reached}; the rest is for releases of this kind.",
        one=(
            "This account has 1 release so far. It fixed the guarantee: over all releases together, {guarantee}. "
            "The bound so far is {reached}; the rest is for releases of this kind."
        ),
        n=len(account.releases),
        guarantee=guarantee.words(),
        reached=percent(reached, up=True),
    )


def release_row(release: Release) -> tuple[str, str]:
    """One earlier release: what it was and how it ended."""
    return (
        say(
            "Release {number}, {date}: ε = {epsilon}",
            number=release.number,
            date=day(release.date),
            epsilon=significant(from_units(release.cost_units)),
        ),
        say_marked(release.state),
    )


def _names_alone(plan: Plan) -> bool:
    """Whether what leaves are names and places of SNPs, and no number about them."""
    return plan.release.numbers is None and plan.release.numbers_epsilon is None


def leaves_line(plan: Plan) -> str:
    """What leaves, in a line."""
    first = published_fields(plan)[0]
    if _names_alone(plan):
        first = say("{snps}: names and positions", snps=snps_words(plan))
    return sentence(say("{what}; the plan, and numbers computed from it", what=first))


def nothing_else(plan: Plan) -> str:
    """What the report does not hold."""
    if _names_alone(plan):
        return say(
            "The report contains nothing else: no p-value, no frequency, no genotype count, no effect, nothing "
            "about any single person."
        )
    if plan.release.effects_epsilon is not None:
        return say("The report contains nothing else: no exact number, nothing about any single person.")
    return say(
        "The report contains nothing else: no exact number, no p-value, no effect, nothing about any single person."
    )


def which_words(number: int, plan: Plan) -> str:
    """Which release of a plan that has planned some (0: its own, else ``number``) is confirmed; "" where none are planned."""
    if not plan.planned:
        return ""
    what = short_release_words(plan)
    if not number:
        return say("This is the plan’s main release, not a planned one: {what}.", what=what)
    return say("This is planned release {number} of {n}: {what}.", number=number, n=len(plan.planned), what=what)


def publish_text(cost: float | None) -> str:
    """What the button says."""
    return (
        say("Spend ε and create the release")
        if cost is None
        else say("Spend ε = {cost} and create the release", cost=significant(cost, 2))
    )


def done_line(result: Result, folder: Path) -> str:
    """What was published, in a line."""
    if result.count is not None:
        return say("One number published in {folder}", folder=folder.name)
    if result.inconclusive:
        return say("Inconclusive, which is published in {folder}", folder=folder.name)
    if any(each.end is not None for each in result.snps):
        return say_count(
            "{n} loci published in {folder}",
            one="1 locus published in {folder}",
            n=len(result.snps),
            folder=folder.name,
        )
    return say_count(
        "{n} SNPs published in {folder}", one="1 SNP published in {folder}", n=len(result.snps), folder=folder.name
    )


def snp_words(snp: ReleasedSnp, effect: dict[str, Any] | None = None) -> str:
    """The noisy numbers of a published SNP, or the effect that follows from them; "" where none was published."""
    if effect is not None:
        return effect_words(effect, snp.effect_allele or "")
    if snp.score is not None:
        return say("score about {score}", score=significant(snp.score))
    if snp.cases is not None and snp.controls is not None:
        return say(
            "about {cases} in cases, {controls} in controls", cases=_counts(snp.cases), controls=_counts(snp.controls)
        )
    return ""


def _counts(numbers: tuple[int, ...]) -> str:
    return "/".join(count(number).replace("-", "−") for number in numbers)


def verdict_words(found: Verification, own_keys: frozenset[str] = frozenset()) -> tuple[Verdict, str]:
    """The verdict on one report, and in a line; ``own_keys``: the ids of those that whoever asks has signed with here."""
    if not found.was_checked:
        return Verdict.NONE, say("Not verified.")
    if not found.valid:
        return Verdict.BAD, say("Do not rely on this report.")
    if not found.is_confirmed and own_keys.isdisjoint(found.key_ids):
        return Verdict.DOUBTFUL, (
            say("Valid; you have not confirmed whose key this is.")
            if found.report is not None
            else say("A valid report on exact results, not a release; you have not confirmed whose key this is.")
            if found.risk is not None
            else say("A valid planning report, not a release; you have not confirmed whose key this is.")
        )
    return Verdict.GOOD, (
        say("Genuine and consistent.")
        if found.report is not None
        else say("A genuine report on exact results. It is not a release.")
        if found.risk is not None
        else say("A genuine planning report. It is not a release.")
    )


def reason_words(found: Verification, *known: Path | None) -> str:
    """Why a report is valid, or why nobody may rely on it."""
    return found.reason if found.error is None else error_words(found.error, *known)
