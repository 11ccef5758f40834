"""What ``gwasprivacy simulate`` prints: the causal SNPs, who wins, how many participants are needed and saved."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from gwasprivacy.cli.kinds_of_study import STUDY_LINES

if TYPE_CHECKING:
    from gwasprivacy.assumptions.scenario import Scenario
    from gwasprivacy.forecast.clips import ClipProposal
    from gwasprivacy.plan.confounding import Confounding, Published
    from gwasprivacy.plan.needed_people import Needed, PeopleSaved
    from gwasprivacy.simulation.curves.curve import CurvePoint, CurveRequest, UtilityCurve

    Required = tuple[CurveRequest, Needed]

THIS = "plan"
"""The plan's own attacker, as the CSV names its lines."""


def proposed_clips(curves: Sequence[tuple[Scenario, UtilityCurve]]) -> list[tuple[str, ClipProposal]]:
    """Which of the simulated ranges of a trait to choose: for every effect, size and private line; none where one range was simulated."""
    from gwasprivacy.assumptions.success import Metric
    from gwasprivacy.forecast.clips import proposal_of

    by_effect: dict[tuple[float, ...], dict[float, UtilityCurve]] = {}
    for scenario, curve in curves:
        for effects, clip in STUDY_LINES.find(scenario.study_kind).ranges(scenario):
            by_effect.setdefault(effects, {})[clip] = curve
    found = []
    for effects, ranges in by_effect.items():
        first = next(iter(ranges.values()))
        which = [index for index, request in enumerate(first.requests) if request.is_private]
        for size in first.sizes if len(ranges) > 1 else ():
            for index in which:
                request = first.requests[index]
                column = 0 if request.n_snps >= len(effects) else 1
                powers = {clip: curve.studies[size][:, index, column] for clip, curve in ranges.items()}
                metric = Metric.ALL if column == 0 else Metric.ANY
                betas = "" if len(by_effect) == 1 else f", β = {', '.join(f'{each:.3g}' for each in effects)}"
                line = (
                    f"{size:,} participants, {request.adversary.split(' B=')[0]}, {request.score.label}, "
                    f"{request.mechanism}, M = {request.n_snps}{betas}"
                )
                found.append((line, proposal_of(powers, metric=metric, n_people=size)))
    return found


def as_json(
    args: argparse.Namespace, scenario: Scenario, points: list[CurvePoint], required: list[Required]
) -> dict[str, Any]:
    from dataclasses import asdict

    from gwasprivacy.simulation.curves.compare import winners

    return {
        "csv": str(args.out),
        "n_points": len(points),
        "seed": scenario.seed,
        "points": [{**asdict(point), "p_wrong": point.p_wrong} for point in points],
        "required": [_required_json(scenario.target_probability, *one) for one in required],
        "saved": [
            {"adversary": a, "against": b, "score": score, "mechanism": mechanism, "fewer": saved.fewer,
             "share": saved.share, "standard_error": saved.standard_error}
            for a, b, score, mechanism, saved in _saved(required)
        ],
        "winners": [
            {
                "n_participants": winner.best.n_participants,
                "adversary": winner.best.adversary,
                "n_snps_released": winner.best.n_snps_released,
                "score": winner.best.score,
                "mechanism": winner.best.mechanism,
                "p_all": winner.best.p_all,
                "lead": winner.lead,
                "standard_error": winner.standard_error,
            }
            for winner in winners(points)
        ],
    }  # fmt: skip


def _required_json(target: float, request: CurveRequest, needed: Needed) -> dict[str, Any]:
    return {
        "adversary": request.adversary,
        "score": request.score.code,
        "mechanism": request.mechanism,
        "n_snps_released": request.n_snps,
        "target": target,
        **needed.to_json(),
    }


def _saved(required: list[Required]) -> list[tuple[str, str, str, str, PeopleSaved]]:
    """What the plan's attacker saves against every other one, for the same score, mechanism and number of SNPs."""
    from gwasprivacy.plan.needed_people import people_saved

    result = []
    for one, mine in required:
        if not one.adversary.startswith(THIS):
            continue
        suffix = one.adversary[len(THIS) :]
        for other, theirs in required:
            same = (
                other is not one
                and other.score == one.score
                and other.mechanism == one.mechanism
                and other.n_snps == one.n_snps
                and other.adversary.endswith(suffix)
            )
            saved = people_saved(mine, theirs) if same else None
            if saved is not None:
                result.append((one.adversary, other.adversary, one.score.label, one.mechanism, saved))
    return result


def print_answers(
    args: argparse.Namespace, scenario: Scenario, points: list[CurvePoint], required: list[Required]
) -> None:
    from gwasprivacy.assumptions.probability_words import power_words, rough_percent
    from gwasprivacy.forecast.words import lead_words, saved_margin
    from gwasprivacy.simulation.curves.compare import winners

    print(f"{len(points)} points, {scenario.n_studies} simulated studies each, in {args.out}")
    for winner in winners(points):
        if winner.second is not None:
            verdict = f"ahead by {lead_words(winner.lead, winner.standard_error)}"
            power = power_words(winner.best.p_all, winner.best.standard_error, winner.best.n_studies)
            print(
                f"{winner.best.n_participants:,} participants, {winner.best.adversary}: best is {winner.best.score_label} "
                f"+ {winner.best.mechanism}, Pr[all] {power}, "
                + (verdict if winner.is_clear else f"no clear winner ({verdict})")
            )
    for point in points:
        if point.p_right is not None and point.p_inconclusive is not None and point.p_wrong is not None:
            shares = (point.p_right, point.p_inconclusive, point.p_wrong)
            right, none, wrong = (rough_percent(share, point.n_studies) for share in shares)
            print(
                f"{point.n_participants:,} participants, {point.adversary}, {point.score_label}: the list is right with {right}, "
                f"inconclusive with {none}, wrong with {wrong} probability"
            )
    target = scenario.target_probability
    for request, needed in required:
        name = f"{request.adversary}, {request.score.label}, {request.mechanism}, M = {request.n_snps}"
        if needed.people is None:
            print(f"Pr[all] = {target:g} is out of reach for {name}: {needed.reason}")
        else:
            print(
                f"Pr[all] = {target:g} needs {needed.people:,} participants "
                f"(95 % interval {needed.low:,}–{needed.high:,}): {name}"
            )
    for a, b, score, mechanism, saved in _saved(required):
        if not saved.is_clear:
            print(f"{a} and {b} need as many participants, as far as {score}, {mechanism} was simulated")
            continue
        compared = f"{abs(saved.fewer):,} participants {'fewer' if saved.fewer >= 0 else 'more'}"
        print(f"{a} needs {compared} than {b} ({saved_margin(saved)}): {score}, {mechanism}")


def confounding_as_json(found: Confounding) -> dict[str, Any]:
    """What an unadjusted release would publish, and what strata change, as programs read it."""
    return {
        "n_participants": found.n_people,
        "n_snps_released": found.n_snps,
        "n_strata": found.n_strata,
        "strata_are_planned": found.strata_are_planned,
        "by_covariates": found.by_covariates,
        "unadjusted": _published(found.unadjusted),
        "stratified": None if found.stratified is None else _published(found.stratified),
        "n_studies": found.n_studies,
    }


def _published(found: Published) -> dict[str, Any]:
    return {
        "causal": found.causal,
        "causal_error": found.causal_error,
        "marking": found.marking,
        "marking_error": found.marking_error,
        "p_all": found.p_all,
        "standard_error": found.p_all_error,
    }
