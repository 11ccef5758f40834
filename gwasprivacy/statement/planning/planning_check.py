"""Checking a planning report: its form, and whether its numbers follow from the plan inside.

The simulated numbers are checked for sense only; whoever doubts them simulates again, from the seed in the plan.
"""

from __future__ import annotations

import glob
import math
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from gwasprivacy.base.errors import READERS, GwasPrivacyError, VerificationFailed
from gwasprivacy.base.language import in_source, say
from gwasprivacy.base.platforms.opening import lies_at
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.base.strict_json import read_bytes
from gwasprivacy.forecast.confounding import can_confound
from gwasprivacy.forecast.planned import line_epsilons
from gwasprivacy.forecast.questions import Line, planning_scenario, question_of
from gwasprivacy.membership.epsilon_units import to_units
from gwasprivacy.plan.kinds import Kind
from gwasprivacy.plan.plan import Plan, plan_from_json
from gwasprivacy.plan.plan_rules import check_plan
from gwasprivacy.plan.planned_releases import PlannedRelease, check_releases, planned_units, with_planned
from gwasprivacy.simulation.studies.scenario import Engine
from gwasprivacy.statement.files.files_beside import FileBeside
from gwasprivacy.statement.files.output_files import sha256
from gwasprivacy.statement.planning.assumption_words import not_modelled
from gwasprivacy.statement.planning.planning_form import CONFOUNDING, PLANNING_STATEMENT, PLANNING_TYPE
from gwasprivacy.statement.planning.planning_statement import (
    PlanningReport,
    first_selection,
    pdf_file,
    plan_bytes,
    plan_name,
    release_numbers,
    releases_of,
    settled_numbers,
    statements,
)
from gwasprivacy.statement.release_form import check_form

# Computed again on another machine, the last digits of exp and log may differ.
RELATIVE = 1e-9


def is_planning_statement(statement: Any) -> bool:
    """Whether a payload claims to be a planning report."""
    return isinstance(statement, dict) and statement.get("predicateType") == PLANNING_TYPE


def check_planning_statement(statement: Any, payload: bytes, key_ids: Sequence[str]) -> PlanningReport:
    """The report in a statement, its form and consistency checked.  Raises VerificationFailed."""
    check_form(statement, PLANNING_STATEMENT, Phrase("a planning report"))
    predicate = statement["predicate"]
    try:
        plan = plan_from_json(predicate["plan"])
        if plan.scenario != planning_scenario(plan):
            raise VerificationFailed(
                "The plan in it does not have the assumptions that it was computed from.",
                code="planning-check.plan-not-assumptions-computed",
            )
        check_plan(plan)
        releases = releases_of(predicate)
        check_releases(plan, releases)
        if plan.planned and plan != with_planned(plan, releases):
            raise VerificationFailed(
                "The plan in it plans other releases than the report.",
                code="planning-check.plan-plans-other-releases-report",
            )
        _check_settled(plan, releases, predicate)
        _check_confounding(plan, releases, predicate)
        _check_words(plan, releases, predicate)
    except VerificationFailed:
        raise
    except GwasPrivacyError as error:
        raise VerificationFailed(
            "The plan in the report is invalid: {error}", code="verify.plan-report-not-hold", error=error
        ) from None
    except (TypeError, ValueError, ArithmeticError):
        raise VerificationFailed(
            "The report has numbers that no plan can have.", code="planning-check.report-numbers-no-plan"
        ) from None
    for row, planned in zip(predicate["releases"], releases, strict=True):
        _check_count(row["count"], planned, predicate["study"]["n_candidates"])
        if (row["forecast"] is not None) != planned.is_selection:
            raise VerificationFailed(
                "A planned release has a forecast of another kind of release.",
                code="planning-check.planned-release-forecast-another-kind",
            )
        if row["forecast"] is None:
            continue
        may_be_fewer = plan.design.loci is not None or planned.choices.may_be_fewer
        _check_forecast(row["forecast"], predicate["study"], None if may_be_fewer else planned.choices.n_snps)
    name = predicate["report"]["name"]
    subjects = {entry["name"]: entry["digest"]["sha256"] for entry in statement["subject"]}
    if subjects != {plan_name(name): sha256(plan_bytes(plan))}:
        raise VerificationFailed(
            "The digest of the plan's file does not follow from the plan in the report.",
            code="planning-check.digest-plan-file-not-follow",
        )
    return PlanningReport(predicate=predicate, payload=payload, key_ids=tuple(sorted(key_ids)))


def check_plan_file(report: PlanningReport, folder: Path, report_path: Path | None = None) -> tuple[FileBeside, ...]:
    """Compare the plan's file beside a report with its digest, and name the others.  Raises VerificationFailed."""
    path = folder / plan_name(report.name)
    said = [_compared(report, path)]
    for other in sorted(folder.glob(f"{glob.escape(report.name)}.planning.*")):
        if other == path or (report_path is not None and other.name == report_path.name):
            continue
        words = (
            say("{file} was not checked: a PDF cannot be. Make it again from the report.", file=other.name)
            if other.name == pdf_file(report.name)
            else say("{file} is not one of the report’s files; it was not checked.", file=other.name)
        )
        said.append(FileBeside(path=other, words=words))
    return tuple(said)


def _compared(report: PlanningReport, path: Path) -> FileBeside:
    name = path.name
    if not lies_at(path):
        words = say("{file} is not beside the report, so it was not checked.", file=name)
        return FileBeside(path=path, words=words, is_there=False)
    try:
        data = read_bytes(path, Path(name))
    except GwasPrivacyError as error:
        return FileBeside(
            path=path, words=say("{file} was not checked: {error}", file=name, error=READERS.message(error))
        )
    if sha256(data) != report.subjects[name]:
        raise VerificationFailed(
            "{name} beside the report is not the plan that it is about.",
            code="planning-check.beside-report-not-plan-about",
            name=name,
        )
    return FileBeside(path=path, words=say("{file} is the plan that it is about.", file=name), is_checked=True)


def _check_settled(plan: Plan, releases: Sequence[PlannedRelease], predicate: Mapping[str, Any]) -> None:
    budget = {name: to_units(predicate["budget"][name]) for name in ("total", "planned", "left")}
    if budget["planned"] + budget["left"] != budget["total"] or budget["planned"] != planned_units(releases):
        raise VerificationFailed("Its budget does not add up.", code="verify.budget-not-add-up")
    candidates, scenario = predicate["study"]["n_candidates"], planning_scenario(plan)
    if scenario.engine is Engine.FAST and candidates != scenario.n_snps:
        raise VerificationFailed(
            "Its number of candidate SNPs does not follow from the plan in it.",
            code="planning-check.number-candidate-snps-not-follow",
        )
    for name, value in settled_numbers(plan, releases, candidates).items():
        _require(name, predicate[name], value)
    epsilons = line_epsilons(plan, releases)
    for row, truth, lines in zip(predicate["releases"], release_numbers(plan, releases), epsilons, strict=True):
        for name, value in truth.items():
            _require(Phrase("planned release {number}", number=truth["number"]), row[name], value)
        if lines and row["forecast"] is None:
            raise VerificationFailed(
                "A planned release has no forecast.", code="planning-check.planned-release-no-forecast"
            )
        for line, epsilon in lines.items():
            _require(
                Phrase("planned release {number}", number=truth["number"]),
                row["forecast"][line.value]["epsilon"],
                epsilon,
            )


def _check_confounding(plan: Plan, releases: Sequence[PlannedRelease], predicate: Mapping[str, Any]) -> None:
    """What would mark ancestry groups or centres is of the plan's first selection, its people and its strata."""
    one = first_selection(releases)
    if "confounding" not in predicate:
        assumed = plan.scenario is not None and (plan.scenario.ancestry or plan.scenario.centres)
        if assumed and one is not None and can_confound(question_of(one.plan(plan))):
            raise VerificationFailed(
                "It assumes ancestry groups or centres, but does not state their effect.",
                code="planning-check.no-confounding",
            )
        return
    found = CONFOUNDING.read(predicate["confounding"], "confounding")
    n_snps = None if one is None else one.choices.n_snps
    truth = (plan.design.n_people, n_snps, bool(plan.design.strata))
    shown = [found.unadjusted] + ([] if found.stratified is None else [found.stratified])
    if (
        (found.n_people, found.n_snps, found.strata_are_planned) != truth
        or (plan.design.strata and found.n_strata != len(plan.design.strata))
        or any(each.causal + each.marking > found.n_snps * (1 + RELATIVE) for each in shown)
    ):
        raise VerificationFailed(
            "Its statement on ancestry or centres is about another study or release.",
            code="planning-check.other-confounding",
        )


def _check_words(plan: Plan, releases: Sequence[PlannedRelease], predicate: Mapping[str, Any]) -> None:
    candidates = predicate["study"]["n_candidates"]
    numbers = (predicate["releases"], predicate["undivided"], candidates, predicate.get("confounding"))
    truth = statements(plan, releases, *numbers)
    with in_source():
        limits = not_modelled(plan)
    for name in dict.fromkeys([*truth, *predicate["statements"]]):
        if predicate["statements"].get(name) != truth.get(name):
            raise VerificationFailed(
                "Its sentences do not follow from its numbers: see {name}.",
                code="planning-check.sentences-not-follow-numbers-see",
                name=name,
            )
    if predicate["not_modelled"] != limits:
        raise VerificationFailed(
            "It does not state what is not modelled.", code="planning-check.not-say-what-not-modelled"
        )


def _check_count(found: Mapping[str, Any] | None, planned: PlannedRelease, n_candidates: int) -> None:
    if (found is not None) != (planned.choices.kind is Kind.SIGNIFICANT_COUNT):
        raise VerificationFailed(
            "A planned release has a forecast of another kind of release.",
            code="planning-check.planned-release-forecast-another-kind",
        )
    if found is not None and not (found["within"] <= n_candidates and found["true_count"] <= n_candidates):
        raise VerificationFailed(
            "A forecast has more significant SNPs than there are SNPs.",
            code="planning-check.forecast-more-significant-snps-snps",
        )


def _check_forecast(lines: Mapping[str, Any], study: Mapping[str, Any], n_snps: int | None) -> None:
    """``n_snps``: how many are always published; None where there may be fewer."""
    for line in Line:
        found = lines[line.value]
        curve = found["curve"]
        for point in (found, *curve):
            if point["p_all"] > point["p_any"] + 1e-6:
                raise VerificationFailed(
                    "A forecast publishes all causal SNPs more often than at least one.",
                    code="planning-check.forecast-all-true-snps-more",
                )
            true_ones = point["expected_recall"] * study["n_causative"]
            if n_snps is not None and abs(point["expected_precision"] * n_snps - true_ones) > 1e-6 * n_snps:
                raise VerificationFailed(
                    "A forecast is for another number of SNPs than the release publishes.",
                    code="planning-check.forecast-another-number-snps-release",
                )
        sizes = [point["n_participants"] for point in curve]
        if sizes != sorted(set(sizes)):
            raise VerificationFailed(
                "A curve in it does not go from small studies to large ones.",
                code="planning-check.curve-not-go-small-studies",
            )
        for point in curve:
            if point["n_participants"] == study["n_participants"] and point["p_all"] != found["p_all"]:
                raise VerificationFailed(
                    "A curve in it does not meet the forecast for the plan's own size.",
                    code="planning-check.curve-not-meet-forecast-plan",
                )
        needed = found["needed"]
        numbers = [needed[name] for name in ("low", "n_participants", "high")]
        if None in numbers:
            if set(numbers) != {None} or not needed["reason"]:
                raise VerificationFailed(
                    "A sample size in it is missing without a reason.",
                    code="planning-check.number-people-missing-without-reason",
                )
        elif numbers != sorted(numbers):
            raise VerificationFailed(
                "A sample size in it is outside its own interval.",
                code="planning-check.number-people-lies-outside-own",
            )


def _require(where: Phrase | str, claimed: Any, truth: Any) -> None:
    if not _same(claimed, truth):
        raise VerificationFailed(
            "Something does not follow from the plan in it: see {where}.",
            code="planning-check.something-not-follow-plan-see",
            where=where,
        )


def _same(one: Any, other: Any) -> bool:
    if isinstance(one, bool) or isinstance(other, bool):
        return one is other
    if isinstance(one, Mapping):
        return isinstance(other, Mapping) and set(one) == set(other) and all(_same(one[k], other[k]) for k in one)
    if isinstance(one, Sequence) and not isinstance(one, str):
        return isinstance(other, Sequence) and len(one) == len(other) and all(map(_same, one, other))
    if isinstance(one, int | float) and isinstance(other, int | float):
        return math.isclose(one, other, rel_tol=RELATIVE, abs_tol=1e-12)
    return bool(one == other)
