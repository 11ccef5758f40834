"""The same guarantee against another attacker: what becomes of a model's other fields where one is chosen anew."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from gwasprivacy.membership.adversary import AdversaryModel
from gwasprivacy.membership.adversary_rules import OWN_FIELDS
from gwasprivacy.membership.families import BOUNDED, FAMILIES, UNBOUNDED, PriorFamily
from gwasprivacy.membership.guarantee import PriorRange
from gwasprivacy.membership.secrets import Secret, Sizes


def family_that_knows(sizes: Sizes, secret: Secret) -> PriorFamily:
    """The usual attackers where so much is printed of the study's size."""
    return BOUNDED if sizes in BOUNDED.sizes_of(secret) else UNBOUNDED


def with_prior(model: AdversaryModel, prior: PriorRange) -> AdversaryModel:
    """The same guarantee for another range; the two counts that documented the old one go when they no longer fit."""
    keeps = model.invited is None or prior.low <= model.invited[0] / model.invited[1] <= prior.high
    return replace(model, prior=prior, invited=model.invited if keeps else None)


def with_sizes(model: AdversaryModel, sizes: Sizes) -> AdversaryModel:
    """The same guarantee where so much is printed of the study's size, against the family of attackers that follows."""
    return _answering(model, model.secret, sizes)


def with_secret(model: AdversaryModel, secret: Secret, **fields: Any) -> AdversaryModel:
    """The same guarantee, and the same numbers printed, for another secret."""
    if secret not in model.family.secrets:
        return replace(model, secret=secret, **fields)  # refused, with the reason
    return replace(_answering(model, secret, model.sizes), **fields)


def _answering(model: AdversaryModel, secret: Secret, sizes: Sizes) -> AdversaryModel:
    if sizes in model.family.sizes_of(secret, model.sampling):
        return replace(model, secret=secret, sizes=sizes)
    family = family_that_knows(sizes, secret)
    return with_family(model, family, secret=secret, sizes=sizes, negative=model.negative)


def with_family(model: AdversaryModel, family: PriorFamily | str, **fields: Any) -> AdversaryModel:
    """The same guarantee in another family: fields of other families go, and missing ones get usual values.

    What the new family cannot have (case status, both directions, a fixed prior's two counts) falls back to what it
    can.  InvalidInput for a name that no family has.
    """
    chosen = family if isinstance(family, PriorFamily) else FAMILIES.find(family)
    new: dict[str, Any] = dict.fromkeys(OWN_FIELDS)
    new.update(chosen.usual)
    if model.secret not in chosen.secrets:
        new["secret"] = chosen.secrets[0]
    secret = fields.get("secret", new.get("secret", model.secret))
    if model.sizes not in chosen.sizes_of(secret, new.get("sampling")):
        new["sizes"] = None
    if fields.get("k") is not None:
        new["negative"] = False
    if not chosen.uses_prior:
        new["invited"] = None
    return replace(model, family=chosen, **{**new, **fields})
