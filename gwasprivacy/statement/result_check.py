"""Whether the result in a report is one that the plan in it can have: SNPs, numbers, and the noise that they carry."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping
from typing import Any

from gwasprivacy.base.errors import VerificationFailed
from gwasprivacy.mechanisms.effects.trait_sums import MEMBERS as TRAIT_MEMBERS
from gwasprivacy.mechanisms.numbers.genotype_counts import GENOTYPE_COUNTS
from gwasprivacy.mechanisms.numbers.values import VALUES
from gwasprivacy.mechanisms.registry import OTHER_RELEASES, selector
from gwasprivacy.plan.kinds import Kind
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.published_noise import noise_of, publishes_trait_sums
from gwasprivacy.study.candidates import can_be_candidate

TRAIT_CELLS, GROUP_CELLS = frozenset({"genotypes", "trait_sums"}), frozenset({"case_genotypes", "control_genotypes"})
IN_STRATA = frozenset({"strata", "effect_allele", "other_allele"})
_LOCUS = {"chromosome", "base_pair_location", "variant_id"}
# Computed again on another machine, the last digits may differ.
_RELATIVE = 1e-9


def check_result(plan: Plan, predicate: Mapping[str, Any]) -> None:
    """Raise VerificationFailed for a result that ``plan`` does not allow.  ``predicate`` has the schema's form."""
    result, n_candidates = predicate["result"], predicate["candidates"]["number"]
    if plan.release.kind is Kind.SIGNIFICANT_COUNT:
        _require_members(result, {"count"})
        if result["count"] > n_candidates:
            raise VerificationFailed(
                "It counts more SNPs than there were candidates.", code="result-check.counts-more-snps-candidates"
            )
        return
    squares = {"trait_squares"} if publishes_trait_sums(plan) and result["snps"] else set()
    _require_members(result, ({"ordered", "snps", "noise"} & {"ordered", "snps", *result}) | squares)
    snps = result["snps"]
    if n_candidates < max(plan.release.n_snps, len(snps)):
        raise VerificationFailed(
            "It releases more SNPs than there were candidates.", code="result-check.releases-more-snps-candidates"
        )
    if not all(can_be_candidate(snp["chromosome"], plan.design.candidates) for snp in snps):
        raise VerificationFailed(
            "It has a SNP on a chromosome where its plan has no candidate.",
            code="result-check.snp-chromosome-where-plan-no",
        )
    if len({snp["variant_id"] for snp in snps}) != len(snps):
        raise VerificationFailed("It names a SNP twice.", code="result-check.names-snp-twice")
    ordered = _check_which(plan, snps)
    if result["ordered"] is not ordered:
        raise VerificationFailed(
            "It claims an order that its mechanism does not publish.",
            code="result-check.claims-order-mechanism-not-publish",
        )
    ranks = [snp.get("rank") for snp in snps]
    if ranks != (list(range(1, len(snps) + 1)) if ordered else [None] * len(snps)):
        raise VerificationFailed(
            "The ranks of its SNPs are not those of its mechanism.", code="result-check.ranks-snps-not-those-mechanism"
        )
    numbers = OTHER_RELEASES.get(plan.release.mechanism)
    members = _selected_members(plan) if numbers is None else numbers.members
    for snp in snps:
        _require_members(snp, _LOCUS | members | ({"rank"} if ordered else set()))
        strata = snp.get("strata")
        cells = TRAIT_CELLS if publishes_trait_sums(plan) else GROUP_CELLS
        if strata is not None and (
            len(strata) != len(plan.design.strata) or any(set(cell) != cells for cell in strata)
        ):
            raise VerificationFailed(
                "Its counts are not by the strata of its plan.", code="result-check.counts-of-other-strata"
            )
    _check_noise(plan, result.get("noise"), len(snps))


def _selected_members(plan: Plan) -> frozenset[str]:
    """What a selected SNP has beside its place."""
    if plan.release.values_epsilon is not None:
        return VALUES.members
    if plan.release.counts is not None and plan.design.strata:
        return IN_STRATA
    if publishes_trait_sums(plan):
        return TRAIT_MEMBERS
    return frozenset() if plan.release.counts is None else GENOTYPE_COUNTS.members


def _check_which(plan: Plan, snps: list[dict[str, Any]]) -> bool:
    """Check which and how many SNPs there are; whether their order may mean anything."""
    if plan.release.snps is not None:
        if {snp["variant_id"] for snp in snps} != set(plan.release.snps):
            raise VerificationFailed(
                "Its SNPs are not those that its plan names.", code="result-check.snps-not-ones-plan-names"
            )
        return False
    may_be_fewer = plan.release.may_be_fewer or plan.design.loci is not None
    if len(snps) > plan.release.n_snps or (len(snps) < plan.release.n_snps and not may_be_fewer):
        raise VerificationFailed(
            "It does not have as many SNPs as its plan releases.", code="result-check.not-many-snps-plan-releases"
        )
    return selector(plan.release.mechanism).ordered


def _check_noise(plan: Plan, claimed: Mapping[str, Any] | None, n_snps: int) -> None:
    noise = noise_of(plan, n_snps)
    if (noise is None) != (claimed is None):
        raise VerificationFailed(
            "It has noise that does not belong to its release, or none where there must be some.",
            code="result-check.noise-not-belong-release-none",
        )
    if noise is None or claimed is None:
        return
    if claimed["distribution"] != noise.distribution:
        raise VerificationFailed(
            "The kind of its noise is not that of its release.", code="result-check.kind-noise-not-release"
        )
    wanted = noise.to_json()
    if set(claimed) != set(wanted):
        raise VerificationFailed(
            "The kind of its noise is not that of its release.", code="result-check.kind-noise-not-release"
        )
    for name, value in wanted.items():
        if name != "distribution" and not math.isclose(claimed[name], value, rel_tol=_RELATIVE):
            raise VerificationFailed(
                "The {name} of its noise does not follow from the plan in it.",
                code="result-check.noise-not-follow-plan",
                name=name,
            )


def _require_members(obj: Mapping[str, Any], names: Collection[str]) -> None:
    if set(obj) != set(names):
        raise VerificationFailed(
            "Its result does not have the form that its kind of release has.",
            code="result-check.result-not-form-kind-release",
        )
