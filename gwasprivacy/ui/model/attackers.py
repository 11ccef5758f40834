"""The gallery of attackers: the families and their usual special cases, as a person would name them."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gwasprivacy.membership.adversary import AdversaryModel
from gwasprivacy.membership.families import GalleryEntry, PriorFamily, gallery
from gwasprivacy.plan.plan import Plan


@dataclass(frozen=True, slots=True, kw_only=True)
class Attacker:
    """One entry of the gallery, of a family."""

    family: PriorFamily
    entry: GalleryEntry

    @property
    def key(self) -> str:
        return self.entry.key

    @property
    def title(self) -> str:
        return self.entry.title

    @property
    def who(self) -> str:
        """Completes "Against …"."""
        return self.entry.who

    @property
    def words(self) -> str:
        return self.entry.words

    @property
    def topic(self) -> str:
        """The name of its explanation."""
        return self.entry.topic

    def matches(self, model: AdversaryModel) -> bool:
        return model.family == self.family and self.entry.matches(model)

    def become(self, plan: Plan) -> AdversaryModel:
        """The plan's model against this attacker.

        What the family cannot have is refused with its reason (InvalidPlan, PrivacyRefusal) instead of being changed
        silently.
        """
        model, claim = plan.adversary, self.entry.claim
        if claim is None:
            return model.with_family(self.family, secret=model.secret, negative=model.negative)
        fields = claim(model, plan.design.n_cases, plan.design.n_people)
        model = replace(model, invited=None) if model.invited is not None else model
        if model.family != self.family:
            model = model.with_family(self.family, secret=model.secret, negative=model.negative)
        return replace(model, **fields)


def attackers() -> tuple[Attacker, ...]:
    """The whole gallery, in order."""
    return tuple(Attacker(family=family, entry=entry) for family, entry in gallery())


def attacker_of(model: AdversaryModel) -> Attacker:
    """The first entry that describes ``model``."""
    return next(attacker for attacker in attackers() if attacker.matches(model))


def attacker_by_key(key: str) -> Attacker:
    return next(attacker for attacker in attackers() if attacker.key == key)
