"""Which adversary models are sound: values in range, and combinations that the theory supports.

InvalidPlan (with the field's path and a way out) for values; PrivacyRefusal (with the reason) for combinations that
cannot be had, at the moment of choosing.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from gwasprivacy.base.errors import InvalidPlan, PrivacyRefusal
from gwasprivacy.base.quantities import Share
from gwasprivacy.base.remedies import Remedy
from gwasprivacy.membership.calibration import k_max_gamma
from gwasprivacy.membership.families import FAMILIES, Family
from gwasprivacy.membership.promise import PriorRange, Target, TargetKind, checked_count, checked_number
from gwasprivacy.membership.secrets import Neighbours, SamplingScheme, Secret

if TYPE_CHECKING:
    from gwasprivacy.membership.adversary import AdversaryModel

LARGEST_GROUP = 1_000_000
LARGEST_K = 50  # γ is 1 to fifteen digits then

_ONLY_IN = {
    "worlds": Family.IDENTIFIABILITY,
    "sampling_rate": Family.SAMPLED,
    "sampling": Family.SAMPLED,
    "k": Family.UNIFORM,
}

_NO_CASE_STATUS = {
    Family.UNBOUNDED: "Case status presupposes a known set of participants, so the study's size is known too.",
    Family.SAMPLED: (
        "Case status presupposes that everybody knows who took part, but sampling protects only while nobody knows who "
        "was drawn."
    ),
    Family.UNIFORM: "A fixed number of cases among known participants is not a uniformly random subset.",
}


def settled_fields(model: AdversaryModel) -> dict[str, Any]:
    """The model's fields in their own types, with what follows from the family filled in."""
    fields: dict[str, Any] = {
        "family": _member(Family, model.family, "adversary.family"),
        "secret": _member(Secret, model.secret, "adversary.secret"),
        "group_size": checked_count(model.group_size, "adversary.group_size", least=1, most=LARGEST_GROUP),
    }
    family: Family = fields["family"]
    for name in ("phenotype_known", "negative"):
        if not isinstance(getattr(model, name), bool):
            raise InvalidPlan("must be true or false.", field=f"adversary.{name}")
    if not isinstance(model.prior, PriorRange):
        raise InvalidPlan("must be a range of beliefs.", field="adversary.prior")
    if not isinstance(model.target, Target):
        raise InvalidPlan("must be a target.", field="adversary.target")
    for name, owner in _ONLY_IN.items():
        if getattr(model, name) is not None and family is not owner:
            raise InvalidPlan(
                f"belongs to the family {owner.value}, not to {family.value}.",
                field=f"adversary.{name}",
                hint=f"Leave it out, or choose the family {owner.value}.",
            )
    if model.asked_neighbours is not None:
        fields["asked_neighbours"] = _member(Neighbours, model.asked_neighbours, "adversary.asked_neighbours")
    if model.invited is not None:
        fields["invited"] = _two_counts(model.invited)
    if family is Family.IDENTIFIABILITY:
        fields |= _identifiability(model)
    if family is Family.SAMPLED:
        fields |= _sampled(model)
    if family is Family.UNIFORM:
        fields["prior"] = PriorRange.single(0.5)
        if model.k is not None:
            k = checked_count(model.k, "adversary.k", least=2, most=LARGEST_K, hint="k-Max needs k ≥ 2.")
            fields |= {"k": k, "target": Target(TargetKind.GAMMA, k_max_gamma(k))}
    return fields


def _identifiability(model: AdversaryModel) -> dict[str, Any]:
    hint = "Give the number m of people that the last participant may be, 2 or more."
    if model.worlds is None:
        raise InvalidPlan("the number of possible worlds is missing.", field="adversary.worlds", hint=hint)
    worlds = checked_count(model.worlds, "adversary.worlds", least=2, hint=hint)
    return {"worlds": worlds, "prior": PriorRange.single(1.0 / worlds)}


def _sampled(model: AdversaryModel) -> dict[str, Any]:
    hint = "Give the share of the cohort that the study draws, above 0 and at most 1."
    if model.sampling_rate is None:
        raise InvalidPlan("the sampling rate is missing.", field="adversary.sampling_rate", hint=hint)
    rate = checked_number(model.sampling_rate, "adversary.sampling_rate", hint=hint)
    if not 0 < rate <= 1:
        raise InvalidPlan(f"{rate:g} is not a sampling rate.", field="adversary.sampling_rate", hint=hint)
    scheme = SamplingScheme.FIXED_SIZE if model.sampling is None else model.sampling
    return {"sampling_rate": rate, "sampling": _member(SamplingScheme, scheme, "adversary.sampling")}


def _two_counts(invited: Any) -> tuple[int, int]:
    if not (isinstance(invited, tuple | list) and len(invited) == 2):
        raise InvalidPlan("must be two counts: participants, invited people.", field="adversary.invited")
    PriorRange.invited(*invited)
    return int(invited[0]), int(invited[1])


def _member(kind: Any, value: Any, field: str) -> Any:
    try:
        return kind(value)
    except ValueError:
        raise InvalidPlan(
            f"{value!r} is not one of the choices.", field=field, hint=f"Choose one of {', '.join(kind)}."
        ) from None


def check(model: AdversaryModel) -> None:
    """Refuse what cannot be combined, and targets that make no sense for the prior range."""
    _check_secret_and_directions(model)
    _check_neighbours(model)
    _check_invited(model)
    if model.family is not Family.ALL:
        _check_target(model)


def _check_secret_and_directions(model: AdversaryModel) -> None:
    description = FAMILIES[model.family]
    if model.secret not in description.secrets:
        raise PrivacyRefusal(
            f"The family {model.family.value} cannot keep case status secret. {_NO_CASE_STATUS[model.family]}",
            hint="Choose the family bounded or identifiability, or participation as the secret.",
        )
    if model.negative and not description.two_sided:
        raise PrivacyRefusal(
            f"The family {model.family.value} bounds only the belief that somebody took part: its release is private in "
            "the positive direction alone, so nothing can be promised about the belief that somebody did not.",
            hint="Drop the promise in both directions, or choose the family bounded.",
        )


def _check_neighbours(model: AdversaryModel) -> None:
    asked = model.asked_neighbours
    if asked is None or model.family is Family.ALL or asked is model.neighbours:
        return
    if model.family is Family.SAMPLED and model.sampling is SamplingScheme.POISSON:
        raise PrivacyRefusal(
            f"Poisson sampling with {asked.value} neighbours gains nothing: such a proof lets the output depend freely "
            "on the number of people drawn, which is random, and that number can tell that somebody was drawn.",
            hint="Draw a fixed number from each group (fixed-size), or use a release with add-remove neighbours.",
        )
    raise PrivacyRefusal(
        f"The family {model.family.value} with {model.secret.value} as the secret needs {model.neighbours.value} "
        f"neighbours; a proof for {asked.value} neighbours does not cover it.",
        hint="Choose a release or a family whose neighbours agree.",
    )


def _check_invited(model: AdversaryModel) -> None:
    if model.invited is None:
        return
    if not FAMILIES[model.family].uses_prior:
        raise InvalidPlan(
            f"the family {model.family.value} fixes the prior itself.",
            field="adversary.invited",
            hint="Leave it out, or choose the family bounded.",
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


def _check_target(model: AdversaryModel) -> None:
    target, field = model.target, "adversary.target.value"
    if target.kind is TargetKind.CAP:
        _check_cap(model, field)
    if target.kind is TargetKind.TPR and target.fpr is not None and target.value < target.fpr:
        raise InvalidPlan(
            "a true positive rate of {tpr} lies below the false positive rate {fpr}: blind guessing already "
            "reaches it.",
            code="promise.tpr-below-fpr",
            remedy=Remedy.TPR_ABOVE_FPR,
            field=field,
            fpr=Share(target.fpr),
            tpr=Share(target.value),
        )
    promises = math.isfinite(model.likelihood_ratio)
    if not promises or (not model.why_no_epsilon() and not math.isfinite(model.epsilon)):
        raise InvalidPlan(
            "{target} promises nothing: ε would be infinite.",
            code="promise.nothing",
            remedy=Remedy.TARGET_BELOW_1 if target.value == 1 else Remedy.STRICTER_TARGET,
            field=field,
            target=target.value if target.kind in (TargetKind.GAMMA, TargetKind.EPSILON) else Share(target.value),
        )


def _check_cap(model: AdversaryModel, field: str) -> None:
    cap, low, high = model.target.value, model.prior.low, model.prior.high
    if high >= 1:
        raise InvalidPlan(
            "no cap below 100 % can hold for every prior: whoever is nearly certain stays nearly certain.",
            code="promise.cap-for-any-prior",
            remedy=Remedy.LOWER_UPPER_END,
            field=field,
        )
    if cap <= high:
        raise InvalidPlan(
            "a cap of {cap} does not lie above the upper end {high} of the prior range: some attackers are "
            "that certain before seeing anything.",
            code="promise.cap-within-range",
            remedy=Remedy.RAISE_CAP_ABOVE,
            field=field,
            cap=Share(cap),
            high=Share(high),
        )
    if model.negative and cap <= 1 - low:
        raise InvalidPlan(
            "in both directions a cap of {cap} must also lie above {least}, the greatest certainty of the "
            "range that somebody did not take part.",
            code="promise.cap-both-directions",
            remedy=Remedy.RAISE_CAP_OR_LOWER_END,
            field=field,
            cap=Share(cap),
            least=Share(1 - low),
        )
