"""Whether a drawn result is one that its plan can have: which SNPs, how many, and with which numbers."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from gwasprivacy.base.errors import VerificationFailed
from gwasprivacy.mechanisms.effects.trait_sums import MEMBERS as TRAIT_MEMBERS
from gwasprivacy.mechanisms.numbers.values import VALUES
from gwasprivacy.mechanisms.registry import OTHER_RELEASES, may_be_inconclusive
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.published_noise import published_counts, publishes_trait_sums
from gwasprivacy.statement.result import Result, locus_name
from gwasprivacy.study.chromosome_names import autosome, can_be_candidate
from gwasprivacy.study.sizes import TraitSizes

_ALLELES = frozenset({"effect_allele", "other_allele"})
IN_STRATA = _ALLELES | {"strata"}
_LOCUS = {"chromosome", "base_pair_location", "variant_id"}


def check_result(plan: Plan, result: Result, n_candidates: int) -> None:
    """Raise VerificationFailed for a result that ``plan`` does not allow; its noise, ranks and order follow from the plan."""
    written = result.to_json()
    if plan.release.kind.publishes_count:
        _require_members(written, {"count"})
        if written["count"] > n_candidates:
            raise VerificationFailed("result-check.counts-more-snps-candidates")
        return
    snps = written.get("snps", [])
    squares = {"trait_squares"} if publishes_trait_sums(plan) and snps else set()
    of_what = "cases" if plan.design.trait is None else "centres"
    measured = set() if plan.release.ratio_epsilon is None else {of_what}
    _require_members(written, {"ordered", "snps"} | squares | measured, optional={"noise", "inconclusive"})
    if result.inconclusive and (snps or not may_be_inconclusive(plan.release.mechanism)):
        raise VerificationFailed("result-check.cannot-be-inconclusive")
    if measured and not _can_be_measured(plan, result):
        raise VerificationFailed("result-check.ratio-of-other-strata")
    if n_candidates < max(plan.release.n_snps, len(snps)):
        raise VerificationFailed("result-check.releases-more-snps-candidates")
    if not all(can_be_candidate(snp["chromosome"], plan.design.candidates) for snp in snps):
        raise VerificationFailed("result-check.snp-chromosome-where-plan-no")
    if len({snp["variant_id"] for snp in snps}) != len(snps):
        raise VerificationFailed("result-check.names-snp-twice")
    _check_which(plan, snps)
    numbers = OTHER_RELEASES.get(plan.release.mechanism)
    members = _selected_members(plan) if numbers is None else numbers.members
    cells = _cell_members(plan)
    place = _LOCUS | {"base_pair_location_end"} if plan.design.publishes_loci else _LOCUS
    for snp in snps:
        _require_members(snp, place | members, optional={"rank"})
        strata = snp.get("strata")
        if strata is not None and (
            len(strata) != len(plan.design.strata) or any(set(cell) != cells for cell in strata)
        ):
            raise VerificationFailed("result-check.counts-of-other-strata")
    if plan.design.publishes_loci:
        _check_loci(plan, result)


def _check_loci(plan: Plan, result: Result) -> None:
    """Published loci are named by their intervals, share no position, and are the blocks where the plan cuts chromosomes into these."""
    block = None if plan.design.loci is None or plan.design.loci.block_kb is None else plan.design.loci.block_kb * 1000
    taken: dict[int | str, list[tuple[int, int]]] = {}
    for locus in result.snps:
        begin, end = locus.position, locus.end or 0
        if end < begin or locus.name != locus_name(locus.chromosome, begin, end):
            raise VerificationFailed("result-check.no-locus")
        if block is not None and end and (end % round(block) or begin != end - round(block) + 1):
            raise VerificationFailed("result-check.no-block")
        others = taken.setdefault(autosome(locus.chromosome) or locus.chromosome, [])
        if any(begin <= last and first <= end for first, last in others):
            raise VerificationFailed("result-check.loci-overlap")
        others.append((begin, end))


def _can_be_measured(plan: Plan, result: Result) -> bool:
    """Whether what was measured can be what noise left of it: one number a stratum; of cases at least 1, the plan's own where nothing is
    measured."""
    planned, cases = plan.design.sizes, result.cases
    if isinstance(planned, TraitSizes):
        return result.centres is not None and len(result.centres) == planned.n_strata
    return (
        cases is not None
        and len(cases) == planned.n_strata
        and all(
            found >= 1 if n_cases and n_controls else found == n_cases
            for found, (n_cases, n_controls) in zip(cases, planned.strata, strict=True)
        )
    )


def _selected_members(plan: Plan) -> frozenset[str]:
    """What a selected SNP has beside its place."""
    if plan.release.values_epsilon is not None:
        return VALUES.members
    if plan.release.counts is not None and plan.design.strata:
        return IN_STRATA
    return frozenset() if plan.release.counts is None else _cell_members(plan) | _ALLELES


def _cell_members(plan: Plan) -> frozenset[str]:
    """The numbers that a selected SNP has, in each stratum where there are some."""
    if not publishes_trait_sums(plan):
        counts = published_counts(plan)
        return frozenset() if counts is None else counts.members - _ALLELES
    return TRAIT_MEMBERS - _ALLELES if plan.design.dosages is None else frozenset({"dosages", "trait_sums"})


def _check_which(plan: Plan, snps: list[dict[str, Any]]) -> None:
    """Check which and how many SNPs there are."""
    if plan.release.snps is not None:
        if {snp["variant_id"] for snp in snps} != set(plan.release.snps):
            raise VerificationFailed("result-check.snps-not-ones-plan-names")
        return
    may_be_fewer = plan.release.may_be_fewer or plan.design.goes_by_locus
    if len(snps) > plan.release.n_snps or (len(snps) < plan.release.n_snps and not may_be_fewer):
        raise VerificationFailed("result-check.not-many-snps-plan-releases")


def _require_members(obj: Mapping[str, Any], names: Collection[str], optional: Collection[str] = ()) -> None:
    if set(obj) - set(optional) != set(names):
        raise VerificationFailed("result-check.result-not-form-kind-release")
