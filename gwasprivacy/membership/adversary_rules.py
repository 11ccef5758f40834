"""Which adversary models are sound: values in range, and combinations that the theory supports.

InvalidPlan (with the field's path and a way out) for values; PrivacyRefusal (with the reason) for combinations that
cannot be had, at the moment of choosing.
"""

from __future__ import annotations

import math
from typing import Any

from gwasprivacy.base.errors import InvalidInput, InvalidPlan, PrivacyRefusal
from gwasprivacy.base.quantities import Chosen, Phrase, Share
from gwasprivacy.membership.attack_guarantee import ATTACKS
from gwasprivacy.membership.families import FAMILIES, Adversary, PriorFamily, families_with
from gwasprivacy.membership.guarantee import PriorRange, TargetKind
from gwasprivacy.membership.secrets import SIZES_IN_WORDS, Secret

LARGEST_GROUP = 1_000_000
OWN_FIELDS = ("worlds", "sampling_rate", "sampling", "k")
"""Fields that only some families have."""


def settled_fields(model: Adversary) -> dict[str, Any]:
    """The model's fields in their own types, with what follows from the family filled in."""
    family = _family(model.family)
    fields: dict[str, Any] = {"family": family}
    if not model.loss.is_pure:
        fields["names_loss"] = True
    if model.pure_epsilon is not None and model.loss.is_pure:
        raise InvalidPlan("adversary.pure-epsilon", field="adversary.pure_epsilon")
    for name in OWN_FIELDS:
        if getattr(model, name) is not None and name not in family.fields:
            owner = tuple(Chosen.of(each) for each in families_with(name))
            raise InvalidPlan(
                "adversary.field-of-another-family", field=f"adversary.{name}", owner=owner, family=Chosen.of(family)
            )
    if model.invited is not None:
        fields["invited"] = _two_counts(model.invited)
    fields |= family.settled(model)
    fields["sizes"] = model.sizes or family.sizes_of(model.secret, fields.get("sampling", model.sampling))[0]
    return fields


def _family(family: object) -> PriorFamily:
    """The object itself, or the one of a plan's name."""
    if isinstance(family, PriorFamily):
        return family
    try:
        return FAMILIES.find(family)
    except InvalidInput:
        raise InvalidPlan(
            "choice.not-one", field="adversary.family", found=repr(family), choices=FAMILIES.names
        ) from None


def _two_counts(invited: Any) -> tuple[int, int]:
    if not (isinstance(invited, tuple | list) and len(invited) == 2):
        raise InvalidPlan("adversary.invited-not-two", field="adversary.invited")
    PriorRange.invited(*invited)
    return int(invited[0]), int(invited[1])


def check(model: Adversary) -> None:
    """Refuse what cannot be combined, and targets that make no sense for the prior range."""
    _check_secret_and_directions(model)
    _check_sizes(model)
    _check_invited(model)
    if model.family.possible:
        _check_target(model)


def _check_secret_and_directions(model: Adversary) -> None:
    family = model.family
    if model.secret not in family.secrets:
        what = {
            Secret.CASE_STATUS: Phrase("case status"),
            Secret.PARTICIPATION: Phrase("participation"),
            Secret.TRAIT_VALUE: Phrase("a trait’s value"),
        }[model.secret]
        can = tuple(Chosen.of(each) for each in FAMILIES.values() if each.possible and model.secret in each.secrets)
        other = Phrase("case status") if model.secret is Secret.PARTICIPATION else Phrase("participation")
        why = family.without_secret
        if model.secret is Secret.TRAIT_VALUE:
            why = PriorFamily.without_secret
        raise PrivacyRefusal(
            "adversary.secret-of-another-family",
            family=Chosen.of(family),
            other=other,
            secret=what,
            why=Phrase(why),
            families=can,
        )
    if model.secret is Secret.TRAIT_VALUE and model.target.kind in ATTACKS:
        raise PrivacyRefusal("adversary.attack-on-trait")
    if model.negative and not model.two_sided:
        raise PrivacyRefusal("adversary.one-sided", family=Chosen.of(family))


def _check_sizes(model: Adversary) -> None:
    if model.sizes not in model.family.sizes_of(model.secret, model.sampling):
        raise PrivacyRefusal(
            "adversary.sizes-of-another-family",
            family=Chosen.of(model.family),
            sizes=Phrase(SIZES_IN_WORDS[model.sizes]),
        )


def _check_invited(model: Adversary) -> None:
    if model.invited is None:
        return
    if not model.family.uses_prior:
        raise InvalidPlan("adversary.family-fixes-prior", field="adversary.invited", family=Chosen.of(model.family))
    share = model.invited[0] / model.invited[1]
    if not model.prior.low - 1e-12 <= share <= model.prior.high + 1e-12:
        raise InvalidPlan(
            "adversary.invited-outside",
            field="adversary.invited",
            share=Share(share),
            low=Share(model.prior.low),
            high=Share(model.prior.high),
            n_people=model.invited[0],
            n_invited=model.invited[1],
        )


def _check_target(model: Adversary) -> None:
    target, field = model.target, "adversary.target.value"
    if target.kind is TargetKind.CAP:
        _check_cap(model, field)
    if target.kind is TargetKind.TPR and target.fpr is not None and target.value < target.fpr:
        raise InvalidPlan("guarantee.tpr-below-fpr", field=field, fpr=Share(target.fpr), tpr=Share(target.value))
    guarantees = math.isfinite(model.likelihood_ratio)
    if not guarantees or (not model.why_no_epsilon() and not math.isfinite(model.epsilon)):
        raise InvalidPlan(
            "guarantee.nothing",
            remedy="target-below-1" if target.value == 1 else "stricter-target",
            field=field,
            target=target.value if target.kind in (TargetKind.GAMMA, TargetKind.EPSILON) else Share(target.value),
        )


def _check_cap(model: Adversary, field: str) -> None:
    cap, low, high = model.target.value, model.prior.low, model.prior.high
    if high >= 1:
        raise InvalidPlan("guarantee.cap-for-any-prior", field=field)
    if cap <= high:
        raise InvalidPlan("guarantee.cap-within-range", field=field, cap=Share(cap), high=Share(high))
    if model.negative and cap <= 1 - low:
        raise InvalidPlan("guarantee.cap-both-directions", field=field, cap=Share(cap), least=Share(1 - low))
