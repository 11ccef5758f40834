"""The effects of selected SNPs in a report: they follow from its noisy numbers, so a verifier computes them again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gwasprivacy.base.json_forms import (
    Choice,
    Constant,
    Either,
    Form,
    ListOf,
    Number,
    OrNull,
    Record,
    Row,
    Text,
    as_dict,
)
from gwasprivacy.base.json_forms import Member as FormMember
from gwasprivacy.mechanisms.effects.adjusted_odds_ratio import effect_in_strata
from gwasprivacy.mechanisms.effects.dosage_effect import dosage_effect
from gwasprivacy.mechanisms.effects.odds_ratio import CONFIDENCE, Effect, Estimate, after_selection, effect_of
from gwasprivacy.mechanisms.effects.trait_effect import Slope, TraitEffect, trait_effect
from gwasprivacy.plan.effects_words import IN_SD, IN_TRAIT, beta_unit
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.published_noise import Noise, counted_steps, dosage_noise, dosage_sizes, scales_in_people
from gwasprivacy.statement.result import ReleasedSnp, Result
from gwasprivacy.study.trait import STEPS, Trait

ALLELIC, MANTEL_HAENSZEL, ADDITIVE, DOSAGES = "allelic", "mantel-haenszel", "additive", "dosages"
_DIGITS = 5

_SHARE = Number(low=0, high=1)
_RATIO = OrNull(Number(low=0))


def _members(members: Mapping[str, Form[Any] | FormMember], about: str = "") -> Record[dict[str, Any]]:
    found = {name: each if isinstance(each, FormMember) else FormMember(each) for name, each in members.items()}
    return Record(as_dict, found, about=about)


_FREQUENCY = Row((OrNull(_SHARE), _SHARE, _SHARE))

_ENDS = (
    "[estimate, low, high]; null: not estimable, and as an end that nothing is known on that side.  With the probability of "
    "`confidence` all intervals of one kind hold together, whichever SNPs are selected."
)
_NAMED = "[low, high] of a SNP that was named beforehand: of a selected one it misses more often."
_P_VALUES: dict[str, Form[Any]] = {
    "p_value": OrNull(Number(above=0, high=1)),
    "p_value_selected": OrNull(
        Number(above=0, high=1), about="The p-value times the number of candidates (Bonferroni), at most 1."
    ),
}

_IMPUTATION = FormMember(
    OrNull(
        _SHARE,
        about="Of imputed genotypes: how much their dosages vary over Hardy and Weinberg's variance of copies, r².",
    ),
    optional=True,
)

_OF_TRAIT = _members(
    {
        "model": Constant(
            value=ADDITIVE, about="β per copy of the effect allele, of the trait clipped to its public range."
        ),
        "unit": Choice(
            of=lambda: (IN_SD, IN_TRAIT), about="β's: the plan's public SD of the trait, or the trait's own."
        ),
        "confidence": Constant(value=CONFIDENCE),
        "snps": ListOf(
            _members(
                {
                    "variant_id": Text(least=1),
                    "frequency": _FREQUENCY,
                    "beta": Row((OrNull(Number()), OrNull(Number()), OrNull(Number()))),
                    "beta_named": Row((OrNull(Number()), OrNull(Number())), about=_NAMED),
                    **_P_VALUES,
                    "imputation_r2": _IMPUTATION,
                }
            ),
            about=_ENDS,
        ),
    },
    about="What follows from the noisy people and trait sums of the selected SNPs; intervals include the noise and the sampling.",
)

_OF_GROUPS = _members(
    {
        "model": Choice(
            of=lambda: (ALLELIC, MANTEL_HAENSZEL, DOSAGES),
            about="Copies of an allele are drawn independently; mantel-haenszel: inside strata; dosages: per copy, by regression on "
            "the dosages of imputed genotypes, inside strata where there are some.",
        ),
        "confidence": Constant(value=CONFIDENCE),
        "snps": ListOf(
            _members(
                {
                    "variant_id": Text(least=1),
                    "case_frequency": _FREQUENCY,
                    "control_frequency": _FREQUENCY,
                    "frequency": OrNull(_SHARE, about="In both groups together."),
                    "odds_ratio": Row((_RATIO, Number(low=0), _RATIO)),
                    "odds_ratio_named": Row((Number(low=0), _RATIO), about=_NAMED),
                    **_P_VALUES,
                    "imputation_r2": _IMPUTATION,
                }
            ),
            about=_ENDS,
        ),
    },
    about="What follows from the noisy counts of the selected SNPs; intervals include the noise and the sampling of people.",
)

EFFECTS = Either(
    _OF_TRAIT, _OF_GROUPS, is_first=lambda value: isinstance(value, Mapping) and value.get("model") == ADDITIVE
)
"""The ``effects`` of a report."""


def effects_json(plan: Plan, result: Result | None, n_candidates: int) -> dict[str, Any] | None:
    """The ``effects`` of a report of ``result``, selected from ``n_candidates``; None where the plan publishes none, or before the draw."""
    if plan.release.effects_epsilon is None or result is None:
        return None
    if plan.design.trait is not None:
        return _trait_json(plan, plan.design.trait, result, n_candidates)
    snps = []
    for snp in result.snps:
        assert result.noise is not None
        found = effect_of_snp(plan, snp, result.noise.scale, after_selection(n_candidates))
        named = effect_of_snp(plan, snp, result.noise.scale, CONFIDENCE)
        snps.append(
            {
                "variant_id": snp.name,
                "case_frequency": _interval(found.cases),
                "control_frequency": _interval(found.controls),
                "frequency": _rounded(found.frequency),
                "odds_ratio": _interval(found.odds_ratio),
                "odds_ratio_named": _interval(named.odds_ratio)[1:],
                **_p_values(found.p_value, n_candidates),
                **_imputation(plan, found.imputation),
            }
        )
    model = MANTEL_HAENSZEL if plan.design.strata else ALLELIC
    return {"model": model if plan.design.dosages is None else DOSAGES, "confidence": CONFIDENCE, "snps": snps}


def effect_of_snp(plan: Plan, snp: ReleasedSnp, scale: float, confidence: float) -> Effect:
    """What the counts of a published SNP say; they carry noise of ``scale``, in their own unit."""
    design, steps = plan.design, counted_steps(plan)
    if snp.of_dosages:
        assert snp.cases is not None
        assert snp.controls is not None
        return dosage_effect(
            [
                (_people(cases, steps), _people(controls, steps))
                for cases, controls in snp.by_stratum or ((snp.cases, snp.controls),)
            ],
            sizes=dosage_sizes(plan),
            noise=dosage_noise(plan, scale),
            confidence=confidence,
        )
    law = {"scale": scale, "confidence": confidence}
    if snp.by_stratum is not None:
        return effect_in_strata(
            snp.by_stratum,
            sizes=[(each.n_cases, each.n_controls) for each in design.strata],
            **law,
        )
    assert snp.cases is not None
    assert snp.controls is not None
    return effect_of(
        snp.cases,
        snp.controls,
        n_cases=design.n_cases if plan.sizes_are_public else None,
        n_controls=design.n_controls if plan.sizes_are_public else None,
        **law,
    )


def _people(counts: Sequence[int], steps: int) -> Sequence[float]:
    """Counts in steps of a person as people."""
    return counts if steps == 1 else [count / steps for count in counts]


def _trait_json(plan: Plan, trait: Trait, result: Result, n_candidates: int) -> dict[str, Any]:
    unit, per_step = beta_unit(trait)
    snps = []
    for snp in result.snps:
        assert result.noise is not None
        assert result.trait_squares is not None
        found, named = (
            trait_effect_of_snp(plan, snp, result.noise, result.trait_squares, confidence)
            for confidence in (after_selection(n_candidates), CONFIDENCE)
        )
        snps.append(
            {
                "variant_id": snp.name,
                "frequency": _interval(found.frequency),
                "beta": _slope(found.beta, per_step),
                "beta_named": _slope(named.beta, per_step)[1:],
                **_p_values(found.p_value, n_candidates),
                **_imputation(plan, found.imputation),
            }
        )
    return {"model": ADDITIVE, "unit": unit, "confidence": CONFIDENCE, "snps": snps}


def trait_effect_of_snp(plan: Plan, snp: ReleasedSnp, noise: Noise, squares: int, confidence: float) -> TraitEffect:
    """What the numbers of a published SNP say of its effect on the trait, in steps of the trait's range."""
    assert snp.genotypes is not None
    assert snp.trait_sums is not None
    counted, steps = snp.by_stratum or ((snp.genotypes, snp.trait_sums),), counted_steps(plan)
    return trait_effect(
        [(_people(people, steps), _people(sums, steps)) for people, sums in counted],
        n_people=plan.design.n_people,
        squares=squares,
        scales=scales_in_people(plan, noise),
        steps=STEPS,
        confidence=confidence,
        of_dosages=snp.of_dosages,
    )


def _imputation(plan: Plan, found: float | None) -> dict[str, float | None]:
    return {} if plan.design.dosages is None else {"imputation_r2": _rounded(found)}


def _p_values(p_value: float | None, n_candidates: int) -> dict[str, float | None]:
    told = _rounded(p_value)
    return {
        "p_value": told,
        "p_value_selected": None if told is None else min(1.0, float(f"{told * n_candidates:.{_DIGITS}g}")),
    }


def _slope(found: Slope, per_step: float) -> list[float | None]:
    return [None if end is None else _rounded(end * per_step) for end in (found.value, found.low, found.high)]


def _interval(found: Estimate) -> list[float | None]:
    return [_rounded(found.value), _rounded(found.low), _rounded(found.high)]


def _rounded(value: float | None) -> float | None:
    return None if value is None else float(f"{value:.{_DIGITS}g}")


def effects_by_name(predicate: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """The effects in a report by SNP, of a trait each with its ``unit``; none where none are published, or before the draw."""
    found = predicate.get("effects")
    if found is None:
        return {}
    unit = {"unit": found["unit"]} if "unit" in found else {}
    return {each["variant_id"]: {**each, **unit} for each in found["snps"]}
