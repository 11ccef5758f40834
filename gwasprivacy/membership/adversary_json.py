"""The adversary model as the ``adversary`` object of a plan file.

    {"family": "bounded", "secret": "participation", "phenotype_known": true,
     "prior": {"low": 0.5, "high": 0.5}, "target": {"kind": "gamma", "value": 1.5},
     "negative": false, "group_size": 1}

Optional: ``worlds`` (identifiability), ``sampling_rate`` and ``sampling`` (sampled), ``k`` (uniform), ``invited``
([N, |U|]), ``asked_neighbours``, and ``fpr`` in a ``tpr`` target.  ``family``, ``secret``, ``target`` and (where the
family leaves it open) ``prior`` are required: a plan never leaves its secret or its promise to a default.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.membership.families import FAMILIES, Family
from gwasprivacy.membership.promise import PriorRange, Target

if TYPE_CHECKING:
    from gwasprivacy.membership.adversary import AdversaryModel

_ALWAYS = ("family", "secret", "phenotype_known", "prior", "target", "negative", "group_size")
_OPTIONAL = ("worlds", "sampling_rate", "sampling", "invited", "k", "asked_neighbours")


def to_json(model: AdversaryModel) -> dict[str, Any]:
    target: dict[str, Any] = {"kind": model.target.kind.value, "value": model.target.value}
    if model.target.fpr is not None:
        target["fpr"] = model.target.fpr
    obj: dict[str, Any] = {
        "family": model.family.value,
        "secret": model.secret.value,
        "phenotype_known": model.phenotype_known,
        "prior": {"low": model.prior.low, "high": model.prior.high},
        "target": target,
        "negative": model.negative,
        "group_size": model.group_size,
    }
    for name in _OPTIONAL:
        value = getattr(model, name)
        if value is not None:
            obj[name] = list(value) if name == "invited" else getattr(value, "value", value)
    return obj


def _object(obj: Any, field: str, allowed: tuple[str, ...], required: tuple[str, ...]) -> Mapping[str, Any]:
    if not isinstance(obj, Mapping):
        raise InvalidPlan("must be an object.", field=field)
    for name in obj:
        if name not in allowed:
            raise InvalidPlan("is not a known field.", field=f"{field}.{name}", hint=f"Known: {', '.join(allowed)}.")
    for name in required:
        if name not in obj:
            raise InvalidPlan("is missing.", field=f"{field}.{name}")
    return obj


def fields_from_json(obj: Any) -> dict[str, Any]:
    """The keyword arguments of AdversaryModel.  Paths in errors start with ``adversary``."""
    known = _object(obj, "adversary", _ALWAYS + _OPTIONAL, ("family", "secret", "target"))
    fields: dict[str, Any] = {name: known[name] for name in known if name not in ("prior", "target", "invited")}
    try:
        family = Family(known["family"])
    except (ValueError, TypeError):
        raise InvalidPlan(
            f"{known['family']!r} is not a family of priors.",
            field="adversary.family",
            hint=f"Choose one of {', '.join(Family)}.",
        ) from None
    target = _object(known["target"], "adversary.target", ("kind", "value", "fpr"), ("kind", "value"))
    fields["target"] = Target(target["kind"], target["value"], target.get("fpr"))
    if "prior" in known:
        prior = _object(known["prior"], "adversary.prior", ("low", "high"), ("low", "high"))
        fields["prior"] = PriorRange(prior["low"], prior["high"])
        _check_fixed_prior(family, fields)
    elif FAMILIES[family].uses_prior:
        raise InvalidPlan("is missing.", field="adversary.prior", hint='For any prior: {"low": 0, "high": 1}.')
    if "invited" in known:
        invited = known["invited"]
        fields["invited"] = tuple(invited) if isinstance(invited, list) else invited
    return fields


def _check_fixed_prior(family: Family, fields: dict[str, Any]) -> None:
    """A family that fixes the prior itself refuses a different one, rather than replacing it without a word."""
    fixed: float | None = None
    if family is Family.UNIFORM:
        fixed = 0.5
    worlds = fields.get("worlds")
    if family is Family.IDENTIFIABILITY and isinstance(worlds, int | float) and worlds >= 2:
        fixed = 1.0 / worlds
    prior: PriorRange = fields["prior"]
    if fixed is not None and not (abs(prior.low - fixed) < 1e-12 and abs(prior.high - fixed) < 1e-12):
        raise InvalidPlan(
            f"the family {family.value} fixes the prior at {fixed:.6g}.",
            field="adversary.prior",
            hint="Leave it out, or choose the family bounded.",
        )


def relocated(error: InvalidPlan, path: str) -> InvalidPlan:
    """The same error with ``path`` in place of the leading ``adversary`` of its field."""
    field = path + error.field.removeprefix("adversary") if error.field.startswith("adversary") else error.field
    return error.at(field)
