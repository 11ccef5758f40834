"""A plan in paragraphs to copy: for an ethics board, with a picture of a hundred people, and for a paper's methods."""

from __future__ import annotations

import math
from dataclasses import dataclass

from gwasprivacy import __version__
from gwasprivacy.base.language import mark, say, say_marked
from gwasprivacy.base.number_words import percent, percent_range, significant
from gwasprivacy.mechanisms.registry import release_part
from gwasprivacy.membership.same_guarantee import posteriors_after
from gwasprivacy.membership.secrets import Secret
from gwasprivacy.membership.wording import neighbours_in_words, price_of_printed_sizes
from gwasprivacy.plan.people_words import sizes_sentence
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.plan_rules import CheckedPlan
from gwasprivacy.plan.plan_words import (
    guarantee_sentences,
    limits_of_guarantee,
    publication_sentence,
    whole_budget_sentences,
)
from gwasprivacy.plan.references import cited_sources, references_of
from gwasprivacy.plan.release_spends import account_guarantee

PEOPLE = 100
_OF_100 = {
    Secret.PARTICIPATION: mark(
        "Think of 100 people whom an attacker considers {prior} likely to have taken part: about {before} of them did. "
        "{whatever}, the attacker’s certainty about such a person can reach {most} at most: of 100 people "
        "thought that likely, about {after} took part."
    ),
    Secret.CASE_STATUS: mark(
        "Think of 100 participants whom an attacker considers {prior} likely to be cases: about {before} of them are. "
        "{whatever}, the attacker’s certainty about such a person can reach {most} at most: of 100 people "
        "thought that likely, about {after} are cases."
    ),
    Secret.TRAIT_VALUE: mark(
        "Think of 100 participants of whom an attacker considers a value of the trait {prior} likely: about {before} of them have "
        "it. {whatever}, the attacker’s certainty about such a person can reach {most} at most: of "
        "100 people thought that likely, about {after} have it."
    ),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class HundredPeople:
    """An icon array: of 100 people of belief ``prior``, ``before`` are in; of 100 of the highest posterior ``most``, ``after``.

    Rounded so that nothing looks safer than it is.
    """

    prior: float
    most: float
    before: int
    after: int

    def to_json(self) -> dict[str, float | int]:
        return {"prior": self.prior, "highest_posterior": self.most, "before": self.before, "after": self.after}


def hundred_people(plan: CheckedPlan) -> HundredPeople:
    """At the highest prior that the plan covers; at ½ where every prior is covered."""
    model = plan.adversary
    prior = model.prior.high if model.prior.high < 1 else 0.5
    most = posteriors_after(model, _epsilon(plan), prior)[1]
    before = round(PEOPLE * prior)
    after = min(max(math.ceil(PEOPLE * most - 1e-9), before), PEOPLE)
    return HundredPeople(prior=prior, most=most, before=before, after=after)


def _epsilon(plan: Plan) -> float:
    """The ε that the picture is about: the whole budget's; one release's where an account keeps a guarantee of another kind."""
    return plan.budget if account_guarantee(plan) is None else plan.epsilon


def hundred_words(plan: CheckedPlan) -> str:
    """The icon array in words."""
    found = hundred_people(plan)
    return say_marked(
        _OF_100[plan.secret],
        whatever=say("Whatever this study releases under the plan")
        if account_guarantee(plan) is None
        else say("Whatever one release under the plan publishes"),
        prior=percent(found.prior),
        before=found.before,
        most=percent(found.most, up=True),
        after=found.after,
    )


def board_paragraph(plan: CheckedPlan) -> str:
    """What an ethics board needs to know of the plan, in the reader's language."""
    return " ".join(
        (
            hundred_words(plan),
            sizes_sentence(plan),
            publication_sentence(plan, in_detail=False),
            *guarantee_sentences(plan),
            *whole_budget_sentences(plan, plan.budget),
            *_assumed_of_sizes(plan),
            say(
                "Random noise in every release makes this so, whatever methods or computers the attacker has. A ledger records what each "
                "release spends before anything is drawn, and every release comes with a signed report that others can verify."
            ),
            _together(plan),
            say(
                "The guarantee is about what these releases add. It does not cover what is published about the study in other ways, nor "
                "what anybody knows already."
            ),
        )
    )


def _assumed_of_sizes(plan: Plan) -> list[str]:
    """Which numbers must be printed nowhere, and what somebody could learn who knows them; [] where all are printed."""
    price = price_of_printed_sizes(plan.adversary)
    return [price] if price else []


def _together(plan: Plan) -> str:
    """What bounds all releases together."""
    guarantee = account_guarantee(plan)
    if guarantee is not None:
        return say("Over all releases of the study together {guarantee}.", guarantee=guarantee.words())
    return say("All releases of the study together spend at most ε = {budget}.", budget=significant(plan.budget))


def methods_paragraph(plan: CheckedPlan) -> str:
    """For a paper's methods section, with the citations in it."""
    model = plan.adversary
    family, mechanism, score = map(say_marked, cited_sources(plan))
    said = [
        publication_sentence(plan),
        say(
            "The mechanism ({title}: {source}) is ε-differentially private with ε = {epsilon} for neighbouring studies in which "
            "{neighbours}.",
            title=say_marked(release_part(plan.release.mechanism).title),
            source=mechanism,
            epsilon=significant(plan.epsilon),
            neighbours=neighbours_in_words(model),
        ),
        *_assumed_of_sizes(plan),
    ]
    if score:
        said.append(
            say(
                "SNPs were scored by the {score} ({source}), whose sensitivity is {sensitivity}.",
                score=plan.release.score.spoken_label,
                source=score,
                sensitivity=significant(plan.sensitivity()),
            )
        )
    said.append(
        say(
            "ε was calibrated to (γ, D)-membership privacy (Li et al. 2013; Tramèr et al. 2015; here {source}) with γ = {gamma} for "
            "attackers with a prior of {prior}.",
            source=family,
            gamma=significant(model.gamma),
            prior=percent_range(model.prior.low, model.prior.high),
        )
        if model.prior.high < 1 or model.prior.low > 0
        else say(
            "ε was calibrated to (γ, D)-membership privacy (Li et al. 2013; Tramèr et al. 2015; here {source}) with γ = {gamma} for "
            "attackers of any prior.",
            source=family,
            gamma=significant(model.gamma),
        )
    )
    said += limits_of_guarantee(plan)
    said.append(say("Planning and release were done with gwasprivacy {version}.", version=__version__))
    return " ".join(said)


def methods_with_references(plan: CheckedPlan) -> str:
    """The paragraph and under it its references."""
    return "\n\n".join((methods_paragraph(plan), "\n".join(references_of(plan))))
