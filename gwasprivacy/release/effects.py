"""The effects of selected SNPs in a report: they follow from its noisy counts, so a verifier computes them again."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from gwasprivacy.base.errors import VerificationFailed
from gwasprivacy.base.json_forms import Constant, Form, ListOf, Number, OrNull, Record, Row, Text, as_dict
from gwasprivacy.base.json_forms import Member as FormMember
from gwasprivacy.mechanisms.effects.odds_ratio import CONFIDENCE, SMALLEST_P, Effect, Estimate, effect_of
from gwasprivacy.plan.plan import Plan
from gwasprivacy.release.result import ReleasedSnp, Result

ALLELIC = "allelic"
_DIGITS = 5
# A number that lies at the edge of two roundings may fall the other way on another machine.
_RELATIVE = 10.0 ** (2 - _DIGITS)
_ABSOLUTE = SMALLEST_P

_SHARE = Number(low=0, high=1)
_RATIO = OrNull(Number(low=0))


def _members(members: Mapping[str, Form[Any]], about: str = "") -> Record[dict[str, Any]]:
    return Record(as_dict, {name: FormMember(each) for name, each in members.items()}, about=about)


_FREQUENCY = Row((OrNull(_SHARE), _SHARE, _SHARE))

EFFECTS = _members(
    {
        "model": Constant(value=ALLELIC, about="Copies of an allele are drawn independently."),
        "confidence": Constant(value=CONFIDENCE),
        "snps": ListOf(
            _members(
                {
                    "variant_id": Text(least=1),
                    "case_frequency": _FREQUENCY,
                    "control_frequency": _FREQUENCY,
                    "frequency": OrNull(_SHARE, about="In both groups together."),
                    "odds_ratio": Row((_RATIO, Number(low=0), _RATIO)),
                    "p_value": OrNull(Number(above=0, high=1)),
                }
            ),
            about="[estimate, low, high]; null: not estimable, and as an end that nothing is known on that side.",
        ),
    },
    about="What follows from the noisy counts of the selected SNPs; intervals include the noise and the sampling of people.",
)
"""The ``effects`` of a report."""


def effects_json(plan: Plan, result: Result | None) -> dict[str, Any] | None:
    """The ``effects`` of a report of ``result``; None where the plan publishes none, or before the draw."""
    if plan.release.effects_epsilon is None or result is None:
        return None
    snps = []
    for snp in result.snps:
        found = effect_of_snp(plan, snp, 0.0 if result.noise is None else result.noise.scale)
        snps.append(
            {
                "variant_id": snp.name,
                "case_frequency": _interval(found.cases),
                "control_frequency": _interval(found.controls),
                "frequency": _rounded(found.frequency),
                "odds_ratio": _interval(found.odds_ratio),
                "p_value": _rounded(found.p_value),
            }
        )
    return {"model": ALLELIC, "confidence": CONFIDENCE, "snps": snps}


def effect_of_snp(plan: Plan, snp: ReleasedSnp, scale: float) -> Effect:
    """What the counts of a published SNP say; they carry noise of ``scale``."""
    assert snp.cases is not None
    assert snp.controls is not None
    return effect_of(
        snp.cases, snp.controls, n_cases=plan.design.n_cases, n_controls=plan.design.n_controls, scale=scale
    )


def _interval(found: Estimate) -> list[float | None]:
    return [_rounded(found.value), _rounded(found.low), _rounded(found.high)]


def _rounded(value: float | None) -> float | None:
    return None if value is None else float(f"{value:.{_DIGITS}g}")


def check_effects(plan: Plan, predicate: Mapping[str, Any]) -> None:
    """Raise VerificationFailed unless the effects follow from the counts in the result.  ``predicate`` has the schema's form."""
    claimed = predicate.get("effects")
    wanted = effects_json(plan, Result.from_json(predicate["result"]))
    if not _same(claimed, wanted):
        raise VerificationFailed(
            "Its effects do not follow from its noisy counts.", code="effects-check.not-of-its-counts"
        )


def _same(claimed: Any, wanted: Any) -> bool:
    if isinstance(wanted, Mapping):
        return (
            isinstance(claimed, Mapping)
            and set(claimed) == set(wanted)
            and all(_same(claimed[name], wanted[name]) for name in wanted)
        )
    if isinstance(wanted, list):
        return (
            isinstance(claimed, (list, tuple))
            and len(claimed) == len(wanted)
            and all(_same(one, other) for one, other in zip(claimed, wanted, strict=True))
        )
    if isinstance(wanted, float):
        # p-values come from a grid whose last digits are not worth more than the smallest that is told.
        return isinstance(claimed, (int, float)) and math.isclose(claimed, wanted, rel_tol=_RELATIVE, abs_tol=_ABSOLUTE)
    return bool(claimed == wanted)
