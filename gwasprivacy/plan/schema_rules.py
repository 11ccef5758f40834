"""What the objects of a plan refuse beyond their members' forms, as the published schemas say it to other programs.

Nothing here reads a plan: the classes refuse the same, and ``tests/release/test_schemas.py`` holds both together.  Each list is of schemas
that must all hold, by the place of its object in a plan (the ``home`` of its form).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.mechanisms.registry import release_part
from gwasprivacy.membership.guarantee import PROBABILITIES, TargetKind
from gwasprivacy.membership.loss import LossKind
from gwasprivacy.plan.choices import PARTS, SECOND_PARTS, mechanism_names

Rules = list[dict[str, Any]]


def _of_target() -> Rules:
    return [
        {
            "if": {"properties": {"kind": {"const": TargetKind.GAMMA.value}}},
            "then": {"properties": {"value": {"minimum": 1}}},
        },
        {
            "if": {"properties": {"kind": {"enum": [kind.value for kind in PROBABILITIES]}}},
            "then": {"properties": {"value": {"maximum": 1}}},
        },
        {
            "if": {"properties": {"kind": {"const": TargetKind.TPR.value}}},
            "else": {"properties": {"fpr": {"type": "null"}}},
        },
    ]


def _of_loss() -> Rules:
    return [
        {
            "if": {"properties": {"kind": {"const": LossKind.ROUNDS.value}}},
            "then": {"properties": {"rounds": {"minimum": 2}}, "required": ["rounds"]},
            "else": {"properties": {"rounds": {"const": 1}}},
        }
    ]


def _of_design() -> Rules:
    """What a study of a trait has, and what any other."""
    unsaid: dict[str, Any] = dict.fromkeys(("n_cases", "n_controls"), False)
    return [
        {
            "if": {"required": ["trait"]},
            "then": {"required": ["n_participants"], "properties": {**unsaid, "public_controls": {"const": False}}},
            "else": {"required": ["n_cases", "n_controls"], "properties": {"n_participants": False}},
        }
    ]


def _of_stratum() -> Rules:
    """What a stratum of a trait has, and what any other."""
    return [
        {
            "if": {"required": ["n_participants"]},
            "then": {"properties": {"n_cases": False, "n_controls": False}},
            "else": {"required": ["n_cases", "n_controls"]},
        }
    ]


def _of_release() -> Rules:
    """What depends on the kind of release."""
    kinds = {name: release_part(name) for name in mechanism_names()}

    def where(names: list[str], then: dict[str, Any], otherwise: dict[str, Any] | None = None) -> dict[str, Any]:
        found: dict[str, Any] = {"if": {"properties": {"mechanism": {"enum": names}}, "required": ["mechanism"]}}
        found["then"] = then
        return found if otherwise is None else {**found, "else": otherwise}

    def member(name: str, schema: dict[str, Any], required: bool = False) -> dict[str, Any]:
        return {"properties": {name: schema}, **({"required": [name]} if required else {})}

    nothing = {"type": "null"}
    both = {"required": list(SECOND_PARTS), "properties": {name: {"type": "number"} for name in SECOND_PARTS}}
    return [
        where(
            [name for name, kind in kinds.items() if kind.names_snps_beforehand],
            member("snps", {"type": "array"}, required=True),
            member("snps", nothing),
        ),
        where(
            [name for name, kind in kinds.items() if kind.fixed_n_snps is not None],
            member("n_snps", {"const": 0}),
            member("n_snps", {"minimum": 1}),
        ),
        where(
            [name for name, kind in kinds.items() if not kind.uses_score],
            member("score", {"anyOf": [nothing, {"const": ScoreChoice().to_json()}]}),
            member("score", {"type": "object"}, required=True),
        ),
        where(
            [name for name, kind in kinds.items() if not kind.spends_beside],
            {"properties": dict.fromkeys(PARTS, nothing)},
        ),
        {"not": both},
    ]


RULES: Mapping[str, Callable[[], Rules]] = {
    "adversary.target": _of_target,
    "adversary.loss": _of_loss,
    "design": _of_design,
    "design.strata": _of_stratum,
    "release": _of_release,
    "scenario.trait.causative": lambda: [{"oneOf": [{"required": ["beta"]}, {"required": ["r2"]}]}],
}
