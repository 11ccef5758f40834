"""Words of the Release tab: what a step's line says when it is folded, why the button is disabled."""

from __future__ import annotations

from enum import IntEnum
from pathlib import Path

from gwasprivacy.base.number_words import count, plural, significant
from gwasprivacy.membership.epsilon_units import from_units
from gwasprivacy.plan.kinds import Kind
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.plan_words import published_fields, short_release_words, snps_words
from gwasprivacy.release.ledger.accounts import Release, StudyAccount
from gwasprivacy.release.result import ReleasedSnp, Result
from gwasprivacy.ui.release.budget_bar import BudgetShares
from gwasprivacy.ui.release.work import StudyFacts


class Step(IntEnum):
    """The steps, in order."""

    STUDY = 1
    BUDGET = 2
    LEAVES = 3
    CONFIRM = 4
    DONE = 5


TITLES = {
    Step.STUDY: "Study",
    Step.BUDGET: "Budget",
    Step.LEAVES: "What leaves",
    Step.CONFIRM: "Key and confirm",
    Step.DONE: "Done",
}

NOTHING_ELSE = {
    True: "Nothing else: no p-value, no frequency, no count of genotypes, no effect, nothing about any single person.",
    False: "Nothing else: no exact number, no p-value, no effect, nothing about any single person.",
}


def study_line(facts: StudyFacts) -> str:
    """ "study.bed, 1,000 cases, 1,000 controls"."""
    return f"{facts.file_name}: {count(facts.n_cases)} cases, {count(facts.n_controls)} controls"


def mismatch_words(facts: StudyFacts, plan: Plan) -> str:
    """Why the study is not the plan's; "" where it is."""
    design = plan.design
    if not plan.sizes_are_public:
        return ""  # the size is the secret; the plan's numbers are figures for planning
    if (facts.n_cases, facts.n_controls) == (design.n_cases, design.n_controls):
        return ""
    return (
        f"The plan is for {count(design.n_cases)} cases and {count(design.n_controls)} controls; this study has "
        f"{count(facts.n_cases)} and {count(facts.n_controls)}. Open the study that the plan is for, or let the plan follow."
    )


def budget_line(shares: BudgetShares) -> str:
    """ "ε = 0.693 of 0.693, nothing left"."""
    left = significant(shares.left) if shares.left > 1e-12 else "nothing"
    return f"ε = {significant(shares.cost)} of {significant(shares.total)}, {left} left"


def ledger_words(account: StudyAccount | None, *, is_new: bool) -> str:
    """What the ledger knows of this study."""
    if is_new:
        return "A new ledger: this release begins it. Keep the file as long as the data; it is the memory of what was spent."
    if account is None or account.budget is None:
        return "The ledger has not met these data yet. This release fixes their budget."
    n = len(account.releases)
    return f"The ledger knows these data: {plural(n, 'release', 'releases')} so far. The budget was fixed by the first."


def release_row(release: Release) -> tuple[str, str]:
    """One earlier release: what it was and how it ended."""
    return (
        f"Release {release.number}, {release.date}: ε = {significant(from_units(release.cost_units))}",
        release.state,
    )


def leaves_line(plan: Plan) -> str:
    """What leaves, in a line."""
    first = published_fields(plan)[0]
    if plan.release.kind is Kind.SELECTION and plan.release.values_epsilon is None:
        first = f"{snps_words(plan)} by name and place"
    return f"{first[:1].upper()}{first[1:]}; the plan, and numbers that follow from it"


def nothing_else(plan: Plan) -> str:
    """What does not leave."""
    return NOTHING_ELSE[plan.release.kind is Kind.SELECTION and plan.release.values_epsilon is None]


def which_words(number: int, plan: Plan) -> str:
    """Which release of a plan that has planned some (0: its own, else ``number``) is confirmed; "" where none are planned."""
    if not plan.planned:
        return ""
    which = (
        f"planned release {number} of {len(plan.planned)}" if number else "the plan’s own release, not a planned one"
    )
    return f"This is {which}: {short_release_words(plan)}."


def publish_text(cost: float | None) -> str:
    """What the button says."""
    return "Spend ε and publish" if cost is None else f"Spend ε = {significant(cost, 2)} and publish"


def done_line(result: Result, folder: Path) -> str:
    """What was published, in a line."""
    what = "One number" if result.count is not None else plural(len(result.snps), "SNP", "SNPs")
    return f"{what} published in {folder.name}"


def snp_words(snp: ReleasedSnp) -> str:
    """The noisy numbers of a published SNP; "" where none was published."""
    if snp.score is not None:
        return f"score about {significant(snp.score)}"
    if snp.cases is not None and snp.controls is not None:
        return f"about {_counts(snp.cases)} in cases, {_counts(snp.controls)} in controls"
    return ""


def _counts(numbers: tuple[int, ...]) -> str:
    return "/".join(f"{number:,}".replace("-", "−") for number in numbers)
