"""The gallery of attackers: the framework's families and the usual special cases, as a person would name them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from gwasprivacy.base.language import mark
from gwasprivacy.membership.adversary import AdversaryModel, PriorRange
from gwasprivacy.membership.families import Family
from gwasprivacy.membership.secrets import Secret
from gwasprivacy.plan.plan import Plan


@dataclass(frozen=True, slots=True, kw_only=True)
class Attacker:
    """One entry.  ``who`` completes "Against …"; ``words`` explains it; ``topic`` is its explanation.

    ``matches`` recognises a model; ``become`` turns a plan's model into this one and may raise InvalidPlan or
    PrivacyRefusal.
    """

    key: str
    title: str
    who: str
    words: str
    topic: str
    matches: Callable[[AdversaryModel], bool]
    become: Callable[[Plan], AdversaryModel]


def _bounded(plan: Plan, prior: PriorRange, invited: tuple[int, int] | None = None) -> AdversaryModel:
    model = replace(plan.adversary, invited=None) if plan.adversary.invited is not None else plan.adversary
    model = model.with_family(Family.BOUNDED) if model.family is not Family.BOUNDED else model
    return replace(model, prior=prior, invited=invited)


def _share(plan: Plan) -> float:
    return plan.design.n_cases / plan.design.n_people


def _even(plan: Plan) -> AdversaryModel:
    return _bounded(plan, PriorRange.single(0.5))


def _invited(plan: Plan) -> AdversaryModel:
    n = plan.design.n_people
    if plan.adversary.secret is Secret.CASE_STATUS:
        counts = (plan.design.n_cases, n)
    else:
        counts = plan.adversary.invited or (n, 4 * n)
    return _bounded(plan, PriorRange.invited(*counts), counts)


def _range(plan: Plan) -> AdversaryModel:
    prior = plan.adversary.prior
    if prior.is_any or prior.is_single:
        prior = PriorRange(0.25, 0.75)
    return _bounded(plan, prior)


def _worst(plan: Plan) -> AdversaryModel:
    return _bounded(plan, PriorRange.any())


def _family(family: Family) -> Callable[[Plan], AdversaryModel]:
    def become(plan: Plan) -> AdversaryModel:
        # What the family cannot have is refused with its reason instead of being changed silently.
        model = plan.adversary
        return model.with_family(family, secret=model.secret, negative=model.negative)

    return become


def _is(family: Family) -> Callable[[AdversaryModel], bool]:
    return lambda model: model.family is family


def _is_bounded(model: AdversaryModel) -> bool:
    return model.family is Family.BOUNDED


ATTACKERS: tuple[Attacker, ...] = (
    Attacker(
        key="even",
        title=mark("Undecided (Homer, Wang)"),
        who=mark("someone undecided about everybody"),
        words=mark("Has everybody's genomes and finds it 50:50 who took part: the attacker of the published attacks."),
        topic="attacker-even",
        matches=lambda m: _is_bounded(m) and m.invited is None and m.prior == PriorRange.single(0.5),
        become=_even,
    ),
    Attacker(
        key="invited",
        title=mark("Knows who was invited"),
        who=mark("someone who knows who was invited"),
        words=mark("Knows the list of people who could have taken part and how many did, nothing else."),
        topic="attacker-invited",
        matches=lambda m: _is_bounded(m) and m.invited is not None and m.prior.is_single,
        become=_invited,
    ),
    Attacker(
        key="range",
        title=mark("Has a suspicion: your own range"),
        who=mark("someone with a suspicion"),
        words=mark("Suspects each person to some degree; you say between which two beliefs."),
        topic="attacker-range",
        matches=lambda m: _is_bounded(m) and not m.prior.is_any,
        become=_range,
    ),
    Attacker(
        key="worst",
        title=mark("Any belief: the worst case"),
        who=mark("anybody, whatever they believe"),
        words=mark("May believe anything about each person, up to being nearly certain. Plain differential privacy."),
        topic="attacker-worst",
        matches=lambda m: _is_bounded(m) and m.prior.is_any,
        become=_worst,
    ),
    Attacker(
        key="identifiability",
        title=mark("Knows all participants but one"),
        who=mark("someone who knows all participants but one"),
        words=mark("Has narrowed the last participant down to a number of equally likely people."),
        topic="attacker-identifiability",
        matches=_is(Family.IDENTIFIABILITY),
        become=_family(Family.IDENTIFIABILITY),
    ),
    Attacker(
        key="sampled",
        title=mark("The study is a secret sample of a biobank"),
        who=mark("someone who does not know who was sampled"),
        words=mark("Guesses who is in the biobank, but the draw of the study from it stays secret for ever."),
        topic="attacker-sampled",
        matches=_is(Family.SAMPLED),
        become=_family(Family.SAMPLED),
    ),
    Attacker(
        key="unbounded",
        title=mark("Does not know the study's size"),
        who=mark("someone who does not know the study's size"),
        words=mark("Guesses person by person; even the number of participants is secret."),
        topic="attacker-unbounded",
        matches=_is(Family.UNBOUNDED),
        become=_family(Family.UNBOUNDED),
    ),
    Attacker(
        key="uniform",
        title=mark("Knows nothing at all (k-Max)"),
        who=mark("someone who knows nothing at all"),
        words=mark("Every subset of the population is equally likely to them. The framework's worked example."),
        topic="attacker-uniform",
        matches=_is(Family.UNIFORM),
        become=_family(Family.UNIFORM),
    ),
    Attacker(
        key="all",
        title=mark("Every conceivable attacker"),
        who=mark("every conceivable attacker"),
        words=mark(
            "May know that people take part together, e.g. a whole family or nobody of it. Nothing useful can be released."
        ),
        topic="attacker-all",
        matches=_is(Family.ALL),
        become=_family(Family.ALL),
    ),
)


def attacker_of(model: AdversaryModel) -> Attacker:
    """The first entry that describes ``model``."""
    return next(attacker for attacker in ATTACKERS if attacker.matches(model))


def attacker_by_key(key: str) -> Attacker:
    return next(attacker for attacker in ATTACKERS if attacker.key == key)
