"""Which adversary models are sound: values in range, and combinations that the theory supports.

InvalidPlan (with the field's path and a way out) for values; PrivacyRefusal (with the reason) for combinations that
cannot be had, at the moment of choosing.
"""

from __future__ import annotations

import math
from typing import Any

from gwasprivacy.base.errors import InvalidInput, InvalidPlan, PrivacyRefusal
from gwasprivacy.base.quantities import Chosen, Phrase, Share
from gwasprivacy.base.remedies import Remedy
from gwasprivacy.membership.attack_promise import ATTACKS
from gwasprivacy.membership.families import FAMILIES, Adversary, PriorFamily, families_with
from gwasprivacy.membership.promise import PriorRange, TargetKind
from gwasprivacy.membership.secrets import Secret

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
        raise InvalidPlan(
            "goes with a loss of which more than ε is known.",
            code="adversary.pure-epsilon",
            field="adversary.pure_epsilon",
            remedy=Remedy.LEAVE_IT_OUT,
        )
    for name in OWN_FIELDS:
        if getattr(model, name) is not None and name not in family.fields:
            owner = tuple(Chosen.of(each) for each in families_with(name))
            raise InvalidPlan(
                "belongs to the family {owner}, not to {family}.",
                code="adversary.field-of-another-family",
                remedy=Remedy.LEAVE_OUT_OR_FAMILY,
                field=f"adversary.{name}",
                owner=owner,
                family=Chosen.of(family),
            )
    if model.invited is not None:
        fields["invited"] = _two_counts(model.invited)
    return fields | family.settled(model)


def _family(family: object) -> PriorFamily:
    """The object itself, or the one of a plan's name."""
    if isinstance(family, PriorFamily):
        return family
    try:
        return FAMILIES.find(family)
    except InvalidInput:
        raise InvalidPlan(
            "{found} is not one of the choices.",
            code="choice.not-one",
            remedy=Remedy.CHOOSE_ONE_OF,
            field="adversary.family",
            found=repr(family),
            choices=FAMILIES.names,
        ) from None


def _two_counts(invited: Any) -> tuple[int, int]:
    if not (isinstance(invited, tuple | list) and len(invited) == 2):
        raise InvalidPlan(
            "must be two counts: participants, invited people.",
            code="adversary.invited-not-two",
            remedy=Remedy.PARTICIPANTS_THEN_INVITED,
            field="adversary.invited",
        )
    PriorRange.invited(*invited)
    return int(invited[0]), int(invited[1])


def check(model: Adversary) -> None:
    """Refuse what cannot be combined, and targets that make no sense for the prior range."""
    _check_secret_and_directions(model)
    _check_neighbours(model)
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
            "The family {family} cannot keep {secret} secret. {why}",
            code="adversary.secret-of-another-family",
            remedy=Remedy.FAMILY_OR_OTHER_SECRET,
            family=Chosen.of(family),
            other=other,
            secret=what,
            why=Phrase(why),
            families=can,
        )
    if model.secret is Secret.TRAIT_VALUE and model.target.kind in ATTACKS:
        raise PrivacyRefusal(
            "A guarantee about membership tests is about participation, and here everybody may know who took part.",
            code="adversary.attack-on-trait",
            remedy=Remedy.PROMISE_GAMMA_OR_CAP,
        )
    if model.negative and not model.two_sided:
        raise PrivacyRefusal(
            "The family {family} bounds only the belief that somebody took part: its release is private in "
            "the positive direction alone, so there can be no guarantee about the belief that somebody did not.",
            code="adversary.one-sided",
            remedy=Remedy.DROP_BOTH_DIRECTIONS,
            family=Chosen.of(family),
        )


def _check_neighbours(model: Adversary) -> None:
    asked = model.asked_neighbours
    if asked is not None and model.family.possible and asked is not model.neighbours:
        raise model.family.other_neighbours(model, asked)


def _check_invited(model: Adversary) -> None:
    if model.invited is None:
        return
    if not model.family.uses_prior:
        raise InvalidPlan(
            "the family {family} fixes the prior itself.",
            code="adversary.family-fixes-prior",
            remedy=Remedy.LEAVE_OUT_OR_BOUNDED,
            field="adversary.invited",
            family=Chosen.of(model.family),
        )
    share = model.invited[0] / model.invited[1]
    if not model.prior.low - 1e-12 <= share <= model.prior.high + 1e-12:
        raise InvalidPlan(
            "{n_people} of {n_invited} is a prior of {share}, outside the range {low} to {high}.",
            code="adversary.invited-outside",
            remedy=Remedy.WIDEN_OR_LEAVE_COUNTS,
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
        raise InvalidPlan(
            "a true-positive rate of {tpr} is below the false-positive rate {fpr}: guessing already reaches it.",
            code="promise.tpr-below-fpr",
            remedy=Remedy.TPR_ABOVE_FPR,
            field=field,
            fpr=Share(target.fpr),
            tpr=Share(target.value),
        )
    promises = math.isfinite(model.likelihood_ratio)
    if not promises or (not model.why_no_epsilon() and not math.isfinite(model.epsilon)):
        raise InvalidPlan(
            "{target} guarantees nothing: ε would be infinite.",
            code="promise.nothing",
            remedy=Remedy.TARGET_BELOW_1 if target.value == 1 else Remedy.STRICTER_TARGET,
            field=field,
            target=target.value if target.kind in (TargetKind.GAMMA, TargetKind.EPSILON) else Share(target.value),
        )


def _check_cap(model: Adversary, field: str) -> None:
    cap, low, high = model.target.value, model.prior.low, model.prior.high
    if high >= 1:
        raise InvalidPlan(
            "no maximum certainty below 100 % is possible for every prior: whoever is nearly certain stays "
            "nearly certain.",
            code="promise.cap-for-any-prior",
            remedy=Remedy.LOWER_UPPER_END,
            field=field,
        )
    if cap <= high:
        raise InvalidPlan(
            "a maximum certainty of {cap} is not above the highest prior, {high}: some attackers are that "
            "certain before the release.",
            code="promise.cap-within-range",
            remedy=Remedy.RAISE_CAP_ABOVE,
            field=field,
            cap=Share(cap),
            high=Share(high),
        )
    if model.negative and cap <= 1 - low:
        raise InvalidPlan(
            "if non-participation is protected too, a maximum certainty of {cap} must also be above {least}, the "
            "highest prior of non-participation in the range.",
            code="promise.cap-both-directions",
            remedy=Remedy.RAISE_CAP_OR_LOWER_END,
            field=field,
            cap=Share(cap),
            least=Share(1 - low),
        )
