"""What people read of a plan that no statement says: the whole of it, what would be published, its account, what is not corrected for."""

from __future__ import annotations

from gwasprivacy.base.declared_fields import said_of
from gwasprivacy.base.language import mark, say, say_marked
from gwasprivacy.base.number_words import plain, three_digits
from gwasprivacy.mechanisms.registry import may_be_inconclusive
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.plan_words import explain_plan, mechanism_words, snps_words
from gwasprivacy.plan.study_previews import study_previews


def account_sentence(name: str) -> str:
    """What an account of its own declares."""
    return say(
        "It counts against a separate account in the ledger, “{name}”: its people are in no other study of that "
        "ledger. The report repeats this declaration.",
        name=name,
    )


def planned_sentences(plan: Plan) -> list[str]:
    """How the budget is meant to be split; empty where no releases are planned."""
    if not plan.planned:
        return []
    listed = ", ".join(
        say(
            "({number}) {mechanism} with ε = {epsilon}",
            number=number,
            mechanism=mechanism_words(each.mechanism),
            epsilon=three_digits(each.epsilon or 0.0),
        )
        for number, each in enumerate(plan.planned, start=1)
    )
    return [
        say(
            "Planned so far (this reserves nothing; the planning report states what each can do): {releases}.",
            releases=listed,
        )
    ]


def short_release_words(plan: Plan) -> str:
    """What a release under this plan publishes and spends, in a few words: "2 SNPs by joint draw, ε = 0.200"."""
    return say("{what}, ε = {epsilon}", what=_what_words(plan), epsilon=three_digits(plan.epsilon))


def _what_words(plan: Plan) -> str:
    snps, mechanism = snps_words(plan), mechanism_words(plan.release.mechanism)
    if plan.release.numbers is not None:
        return plan.release.numbers.said.what(snps)
    if plan.release.values_epsilon is not None:
        return say("{snps} by {mechanism} with scores", snps=snps, mechanism=mechanism)
    if plan.release.effects_epsilon is not None:
        return say("{snps} by {mechanism} with effects", snps=snps, mechanism=mechanism)
    if may_be_inconclusive(plan.release.mechanism):
        return say("the list of {snps}, or “inconclusive”", snps=snps)
    return say("{snps} by {mechanism}", snps=snps, mechanism=mechanism)


def score_words(plan: Plan) -> str:
    """The score of a release under this plan, with its public threshold; "" for counts, which use none."""
    release = plan.release
    if not release.kind.uses_score:
        return ""
    score = release.score.spoken_label
    if release.threshold is None:
        return say("Score: {score}.", score=score)
    threshold = plain(release.threshold).replace("-", "−")
    return say("Score: {score}, at least {threshold}.", score=score, threshold=threshold)


def published_fields(plan: Plan) -> tuple[str, ...]:
    """Exactly what leaves, for a dry run and for whoever confirms."""
    kind = plan.release.kind
    noisy = kind.names_snps_beforehand or plan.release.numbers_epsilon is not None
    first = _first_field(plan)
    if plan.release.ratio_epsilon is not None:
        measured = study_previews(plan.design).measured()
        first = "; ".join((first, measured))
    return (
        first,
        _numbers_field(counts=not kind.uses_score, noisy=noisy),
        study_previews(plan.design).sizes(plan),
        say("what was spent before, withheld releases and logged views of exact results"),
        say(
            "the ledger’s identity, row number and hash; the date; the program’s version; the signer’s name, if "
            "one is kept with the key; the power, if the plan has the assumptions for it; the site’s policy and "
            "approval, if there are any"
        ),
    )


def _first_field(plan: Plan) -> str:
    """What leaves of each SNP, or in all."""
    release, design = plan.release, plan.design
    if release.numbers is not None:
        return release.numbers.said.leaves()
    if design.publishes_loci and may_be_inconclusive(release.mechanism):
        return say("chromosome, first and last position of each locus of the list, or that the result is inconclusive")
    if design.publishes_loci and release.values_epsilon is not None:
        return say("chromosome, first and last position of each selected locus, and a noisy score of each")
    if design.publishes_loci:
        return say("chromosome, first and last position of each selected locus")
    if release.values_epsilon is not None:
        return say("chromosome, position and name of each selected SNP, and a noisy score of each")
    if release.effects_epsilon is not None:
        return study_previews(plan.design).effects(plan)
    if may_be_inconclusive(release.mechanism):
        return say("chromosome, position and name of each SNP of the list, or that the result is inconclusive")
    return say("chromosome, position and name of each selected SNP")


def _numbers_field(*, counts: bool, noisy: bool) -> str:
    if counts:
        return say(
            "the plan, and the numbers that follow from it: ε, γ, posterior bounds, how far one change moves counts, the "
            "noise’s scale"
        )
    if noisy:
        return say("the plan, and the numbers that follow from it: ε, γ, posterior bounds, Δ, the noise’s scale")
    return say("the plan, and the numbers that follow from it: ε, γ, posterior bounds, Δ")


JOINT_NEEDS_FEWER = mark(
    "For a number of SNPs that is known beforehand, the joint draw needs fewer participants than the right list."
)


def plan_in_words(plan: Plan) -> list[str]:
    """The plan in plain sentences, most important first, with what is planned for its budget."""
    own = [] if plan.account is None else [account_sentence(plan.account)]
    if may_be_inconclusive(plan.release.mechanism):
        own.append(say_marked(JOINT_NEEDS_FEWER))
    return [*explain_plan(plan), *own, *said_of(plan, Plan), *planned_sentences(plan)]
