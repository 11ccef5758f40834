"""Am I in it?  An attacker's belief about one simulated person, before and after: exact results beside the plan's release.

Simulated people only; nobody of a study is ever asked after.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from gwasprivacy.assumptions.probability_words import rough_percent
from gwasprivacy.base.doing import Doing
from gwasprivacy.base.errors import InvalidInput, PrivacyRefusal
from gwasprivacy.base.language import mark, say
from gwasprivacy.base.number_words import count, percent
from gwasprivacy.base.quantities import Count, Share
from gwasprivacy.base.registry import Registry
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.forecast.attacks import AttackQuestion, attack_question
from gwasprivacy.membership.adversary import AdversaryModel
from gwasprivacy.membership.same_guarantee import posteriors_after
from gwasprivacy.membership.secrets import Secret
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.plan_rules import CheckedPlan
from gwasprivacy.simulation.attacks.one_person import PeopleAsked, ask_after_people
from gwasprivacy.simulation.attacks.one_trait_person import IN, OUT
from gwasprivacy.study.sizes import CASE_CONTROL, QUANTITATIVE


@dataclass(frozen=True, slots=True, kw_only=True)
class Belief:
    """What an attacker of belief ``prior`` believes of one person afterwards, each in [0, 1].

    ``took_part``: which world was published.  ``exact``: after exact results.  ``private``: after each draw of the plan's release,
    in their order; empty where they cannot be computed.  ``least``, ``most``: what the release's ε guarantees for this prior.
    """

    person: int
    took_part: bool
    prior: float
    exact: float
    private: tuple[float, ...]
    least: float
    most: float

    def to_json(self) -> dict[str, Any]:
        return {
            "person": self.person,
            "took_part": self.took_part,
            "prior": self.prior,
            "posterior_exact_results": self.exact,
            "posterior_release": list(self.private),
            "lowest_posterior": self.least,
            "highest_posterior": self.most,
        }


def person_question(plan: CheckedPlan, base: Path | None = None, *, seed: int | None = None) -> AttackQuestion:
    """The study that people are simulated in, for a plan whose files lie in ``base``.

    Raises InvalidPlan, and PrivacyRefusal where nobody can be asked after: no selection, another secret, no proof.
    """
    question = attack_question(plan, base, seed=seed)
    refused = question.refused
    if refused and plan.secret is Secret.TRAIT_VALUE:
        refused = say(
            "This tool asks who took part, which your plan does not keep secret: its secret is the trait’s value."
        )
    if refused or question.request is None:
        raise PrivacyRefusal("person.none", reason=refused)
    return question


def ask_after(question: AttackQuestion, *, work: Work = UNWATCHED) -> PeopleAsked:
    """The evidence about some simulated people.  Raises InvalidInput, Cancelled."""
    assert question.request is not None
    return ask_after_people(
        question.scenario,
        question.request,
        n_cases=question.n_cases,
        n_controls=question.n_controls,
        n_participants=question.n_participants,
        with_private=question.n_pairs > 0,
        work=work,
    )


def usual_prior(model: AdversaryModel) -> float:
    """A prior to begin with: the middle of the range that is covered, a quarter where every prior is."""
    low, high = model.prior.low, model.prior.high
    return 0.25 if (low, high) == (0.0, 1.0) else round((low + high) / 2, 3)


def belief_about(asked: PeopleAsked, plan: Plan, *, person: int, took_part: bool, prior: float) -> Belief:
    """The belief about ``person`` (from 1), after exact results and after one release of ``plan``.  Raises InvalidInput."""
    if not 1 <= person <= asked.n_people:
        raise InvalidInput("person.number", n=Count(asked.n_people), person=person)
    if not 0 < prior < 1:
        raise InvalidInput("person.prior", prior=Share(prior))
    world = IN if took_part else OUT
    least, most = posteriors_after(plan.adversary, plan.epsilon, prior)
    return Belief(
        person=person,
        took_part=took_part,
        prior=prior,
        exact=_posterior(prior, float(asked.exact[world, person - 1])),
        private=tuple(_posterior(prior, each) for each in asked.private[world, person - 1].tolist()),
        least=least,
        most=most,
    )


def beliefs_about_all(asked: PeopleAsked, plan: Plan, *, took_part: bool, prior: float) -> tuple[Belief, ...]:
    """The same about each of them, most exposed first."""
    people = range(1, asked.n_people + 1)
    return tuple(belief_about(asked, plan, person=person, took_part=took_part, prior=prior) for person in people)


def _posterior(prior: float, evidence: float) -> float:
    """Bayes' rule: the odds times the likelihood ratio e^evidence."""
    odds = math.log(prior) - math.log1p(-prior) + evidence
    return 1.0 / (1.0 + math.exp(-odds)) if odds >= 0 else math.exp(odds) / (1.0 + math.exp(odds))


def median_exact(found: Sequence[Belief]) -> float:
    """What exact results make of the prior about the person in the middle."""
    return float(np.median([each.exact for each in found]))


def words_of_all(found: Sequence[Belief]) -> str:
    """What exact results tell of the person in the middle, and of the one of whom they tell most; ``found``: in one world."""
    prior, median = percent(found[0].prior), _rough(median_exact(found))
    most = _rough(max(each.exact for each in found))
    if found[0].took_part:
        return say(
            "Of {n} simulated people who took part: exact results take the attacker from {prior} to {median} for the median "
            "person, and to {most} for the most exposed.",
            n=len(found),
            prior=prior,
            median=median,
            most=most,
        )
    return say(
        "Of {n} simulated people who did not take part: exact results take the attacker from {prior} to {median} for the "
        "median person, and to {most} at most.",
        n=len(found),
        prior=prior,
        median=median,
        most=most,
    )


def belief_words(found: Belief) -> str:
    """What the attacker learns of one person, in plain words."""
    prior = percent(found.prior)
    who = (
        say("This simulated person took part.") if found.took_part else say("This simulated person did not take part.")
    )
    exact = say("With exact results the attacker goes from {prior} to {after}.", prior=prior, after=_rough(found.exact))
    if not found.private:
        return " ".join((who, exact, say("With this release: never above {most}.", most=percent(found.most, up=True))))
    after, most = _range_words(found.private), percent(found.most, up=True)
    if after == _rough(found.prior):
        release = say("With this release: it stays at {prior}, and never rises above {most}.", prior=prior, most=most)
    else:
        release = say(
            "With this release: from {prior} to {after}, never above {most}.", prior=prior, after=after, most=most
        )
    return " ".join((who, exact, release))


def _range_words(after: Sequence[float]) -> str:
    """ "34 %", or "22–34 %" where draws differ."""
    low, high = round(100 * min(after)), round(100 * max(after))
    return _rough(after[0]) if low == high else say("{low}–{high} %", low=low, high=high)


def _rough(value: float) -> str:
    return rough_percent(value)


def _of_cases(asked: PeopleAsked) -> str:
    return say(
        "Simulated study of {cases} cases and {controls} controls (random seed {seed}); nobody real is in it.",
        cases=count(asked.n_cases),
        controls=count(asked.n_controls),
        seed=asked.seed,
    )


def _of_participants(asked: PeopleAsked) -> str:
    return say(
        "Simulated study of {participants} participants with a trait (random seed {seed}); nobody real is in it.",
        participants=count(asked.n_participants),
        seed=asked.seed,
    )


SIMULATED: Registry[Doing[Callable[[PeopleAsked], str]]] = Registry(
    mark("kind of study"), (Doing(CASE_CONTROL, _of_cases), Doing(QUANTITATIVE, _of_participants))
)


def study_words(asked: PeopleAsked, plan: Plan) -> str:
    """Which people these are, and what a larger study changes."""
    said = [SIMULATED.find(asked.study_kind).do(asked)]
    if asked.study_size < plan.design.n_people:
        said.append(
            say(
                "Your study is larger: there, exact results reveal less about each person, while the guarantee stays "
                "the same."
            )
        )
    if asked.has_private:
        said.append(
            say(
                "After this release: the range over {n} simulated draws, for an attacker who knows everybody else.",
                n=asked.private.shape[2],
            )
        )
    return " ".join(said)


def beliefs_table(asked: PeopleAsked, plan: Plan, prior: float) -> tuple[list[str], list[Sequence[Any]]]:
    """A row for each person and world."""
    header = [
        "person", "took_part", "prior", "posterior_exact_results", "lowest_draw", "median_draw", "highest_draw", "highest_posterior",
    ]  # fmt: skip
    rows: list[Sequence[Any]] = []
    worlds = (beliefs_about_all(asked, plan, took_part=each, prior=prior) for each in (True, False))
    for found in (each for pair in zip(*worlds, strict=True) for each in pair):
        drawn = [min(found.private), float(np.median(found.private)), max(found.private)] if found.private else [""] * 3
        rows.append([found.person, int(found.took_part), prior, found.exact, *drawn, found.most])
    return header, rows
