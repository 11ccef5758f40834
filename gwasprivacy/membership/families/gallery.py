"""The gallery of attackers: the families and their usual special cases, as a person would name them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from gwasprivacy.base.language import mark
from gwasprivacy.membership.adversary import AdversaryModel
from gwasprivacy.membership.families import (
    ALL,
    BOUNDED,
    FAMILIES,
    IDENTIFIABILITY,
    SAMPLED,
    UNBOUNDED,
    UNIFORM,
    PriorFamily,
)
from gwasprivacy.membership.families.another_attacker import with_family
from gwasprivacy.membership.guarantee import PriorRange
from gwasprivacy.membership.secrets import Secret


@dataclass(frozen=True, slots=True, kw_only=True)
class Attacker:
    """One entry of the gallery, of a family.

    ``who`` completes "Against …"; ``words`` explains it.  ``describes`` recognises a model of the family.  ``claim`` gives the
    fields of a model that this attacker fixes, from the model so far and the planned numbers of cases and of participants; None
    where the family alone makes the attacker.  It may raise InvalidPlan or PrivacyRefusal.
    """

    family: PriorFamily
    key: str
    title: str
    who: str
    words: str
    describes: Callable[[AdversaryModel], bool] = lambda model: True
    claim: Callable[[AdversaryModel, int, int], Mapping[str, Any]] | None = None

    @property
    def topic(self) -> str:
        """The name of its explanation."""
        return f"attacker-{self.key}"

    def matches(self, model: AdversaryModel) -> bool:
        return model.family == self.family and self.describes(model)

    def become(self, model: AdversaryModel, n_cases: int, n_people: int) -> AdversaryModel:
        """The model against this attacker.

        What the family cannot have is refused with its reason (InvalidPlan, PrivacyRefusal) instead of being changed
        silently.
        """
        if self.claim is None:
            return with_family(model, self.family, secret=model.secret, negative=model.negative)
        fields = self.claim(model, n_cases, n_people)
        model = replace(model, invited=None) if model.invited is not None else model
        if model.family != self.family:
            model = with_family(model, self.family, secret=model.secret, negative=model.negative)
        return replace(model, **fields)


def attackers() -> tuple[Attacker, ...]:
    """The whole gallery, from the usual attackers to the impossible one."""
    listed = {each.family for each in (*_USUAL, *_LAST)}
    others = [_of(family, family.attacker) for family in FAMILIES.values() if family not in listed]
    return (*_USUAL, *others, *_LAST)


def attacker_of(model: AdversaryModel) -> Attacker:
    """The first entry that describes ``model``; one of each family describes every model."""
    return next(each for each in attackers() if each.matches(model))


def _of(family: PriorFamily, words: str, title: str = "") -> Attacker:
    """A family as one attacker."""
    return Attacker(family=family, key=family.name, title=title or family.title, who=family.who, words=words)


def _invited(model: AdversaryModel, n_cases: int, n_people: int) -> Mapping[str, Any]:
    """Without counts of their own, one invited person in four took part; for case status the counts are the study's."""
    counts = (n_cases, n_people) if model.secret is Secret.CASE_STATUS else model.invited or (n_people, 4 * n_people)
    return {"prior": PriorRange.invited(*counts), "invited": counts}


def _range(model: AdversaryModel, n_cases: int, n_people: int) -> Mapping[str, Any]:
    prior = model.prior
    return {"prior": PriorRange(0.25, 0.75) if prior.is_any or prior.is_single else prior, "invited": None}


_USUAL = (
    Attacker(
        family=BOUNDED,
        key="even",
        title=mark("Coin-flip attacker (50 % prior)"),
        who=mark("someone who gives each person a 50:50 chance of having taken part"),
        words=mark(
            "Has everybody’s genomes and considers membership a coin flip: the attacker of the published "
            "attacks (Homer, Wang)."
        ),
        describes=lambda model: model.invited is None and model.prior == PriorRange.single(0.5),
        claim=lambda model, n_cases, n_people: {"prior": PriorRange.single(0.5), "invited": None},
    ),
    Attacker(
        family=BOUNDED,
        key="invited",
        title=mark("Knows who was invited"),
        who=mark("someone who knows who was invited"),
        words=mark("Knows the list of people who could have taken part and how many did, nothing else."),
        describes=lambda model: model.invited is not None and model.prior.is_single,
        claim=_invited,
    ),
    Attacker(
        family=BOUNDED,
        key="range",
        title=mark("Custom prior range"),
        who=BOUNDED.who,
        words=mark("Has a prior about each person; you choose the lowest and the highest."),
        describes=lambda model: not model.prior.is_any,
        claim=_range,
    ),
    Attacker(
        family=BOUNDED,
        key="worst",
        title=mark("Any prior: the worst case"),
        who=mark("anyone, whatever their prior"),
        words=mark("May have any prior about each person, up to near certainty. This is plain differential privacy."),
        describes=lambda model: model.prior.is_any,
        claim=lambda model, n_cases, n_people: {"prior": PriorRange.any(), "invited": None},
    ),
    _of(
        IDENTIFIABILITY,
        mark("Has narrowed the last participant down to a number of equally likely people."),
        mark("Knows all participants but one"),
    ),
    _of(SAMPLED, mark("Guesses who is in the biobank; whom the study drew from it stays secret for ever.")),
    _of(UNBOUNDED, mark("Has a prior about each person; even the number of participants is secret.")),
)
_LAST = (
    _of(
        UNIFORM,
        mark("Every subset of the population is equally likely to them. The framework’s worked example."),
        mark("Knows nothing at all (k-Max)"),
    ),
    _of(
        ALL,
        mark(
            "May know that people take part together, e.g. a whole family or nobody of it. Nothing useful can be released."
        ),
    ),
)
