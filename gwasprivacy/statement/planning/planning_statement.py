"""The statement of a planning report: what follows from the plan and its split, and what was simulated."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from gwasprivacy.base.language import in_source, say_marked
from gwasprivacy.base.strict_json import pretty_json
from gwasprivacy.forecast.confounding import Confounding, confounding_words
from gwasprivacy.forecast.planned import Forecast, LineForecast
from gwasprivacy.forecast.planned_noise import planned_noise
from gwasprivacy.forecast.questions import planning_scenario
from gwasprivacy.membership.epsilon_units import from_units, to_units
from gwasprivacy.plan.plan import Plan, plan_from_json
from gwasprivacy.plan.planned_releases import (
    PATH,
    PlannedRelease,
    attack_after,
    keeps_promise,
    model_after,
    planned_parts,
    planned_units,
)
from gwasprivacy.plan.release_spends import budget_units
from gwasprivacy.statement.files.output_files import sha256
from gwasprivacy.statement.planning.assumption_words import assumed_words, not_modelled, scenario_words
from gwasprivacy.statement.planning.planning_form import (
    CONFOUNDING,
    COUNT,
    CURVE,
    NEEDED_FORM,
    PLANNING_TYPE,
    PLANNING_WORDING,
    POINT,
)
from gwasprivacy.statement.planning.planning_words import (
    NOT_A_RELEASE,
    forecast_words,
    needed_words,
    promise_words,
    publication_words,
)
from gwasprivacy.statement.release_form import STATEMENT_TYPE
from gwasprivacy.statement.report import privacy_numbers
from gwasprivacy.statement.versions import versions


@dataclass(frozen=True, slots=True, kw_only=True)
class PlanningReport:
    """A planning report as made or read.  ``key_ids`` is empty where nobody has signed it."""

    predicate: dict[str, Any]
    payload: bytes
    key_ids: tuple[str, ...] = ()

    @property
    def plan(self) -> Plan:
        return plan_from_json(self.predicate["plan"])

    @property
    def releases(self) -> tuple[PlannedRelease, ...]:
        return releases_of(self.predicate)

    @property
    def name(self) -> str:
        return str(self.predicate["report"]["name"])

    @property
    def payload_sha256(self) -> str:
        return sha256(self.payload)

    @property
    def subjects(self) -> dict[str, str]:
        return {plan_name(self.name): sha256(plan_bytes(self.plan))}


def releases_of(predicate: dict[str, Any]) -> tuple[PlannedRelease, ...]:
    """The planned releases in a predicate.  Raises InvalidPlan with the field's path."""
    return tuple(
        PlannedRelease.from_json(row["release"], f"{PATH}[{index}]") for index, row in enumerate(predicate["releases"])
    )


def report_file(name: str) -> str:
    return f"{name}.planning.json"


def plan_name(name: str) -> str:
    return f"{name}.planning.gwasplan"


def pdf_file(name: str) -> str:
    return f"{name}.planning.pdf"


def plan_bytes(plan: Plan) -> bytes:
    """The plan as a file, as ``save_plan`` writes it."""
    return pretty_json(plan.to_json())


@in_source()
def planning_statement(predicate: dict[str, Any], subjects: dict[str, str]) -> dict[str, Any]:
    return {
        "_type": STATEMENT_TYPE,
        "subject": [{"name": name, "digest": {"sha256": digest}} for name, digest in sorted(subjects.items())],
        "predicateType": PLANNING_TYPE,
        "predicate": predicate,
    }


@in_source()
def build_planning_predicate(
    plan: Plan,
    releases: Sequence[PlannedRelease],
    found: Forecast,
    confounded: Confounding | None,
    candidates: int,
    name: str,
    date: str,
) -> dict[str, Any]:
    rows = release_numbers(plan, releases)
    for row, one in zip(rows, found.releases, strict=True):
        row["forecast"] = {line.value: _line_json(each) for line, each in one.lines.items()} or None
        row["count"] = None if one.count is None else COUNT.write(one.count)
    undivided = None
    if found.undivided is not None:
        undivided = {"n_snps": found.undivided.n_snps_released, **POINT.write(found.undivided)}
    shown = None if confounded is None else CONFOUNDING.write(confounded)
    return {
        "report": {"name": name, "date": date},
        "plan": plan.to_json(),
        **settled_numbers(plan, releases, candidates),
        "releases": rows,
        "undivided": undivided,
        **({} if shown is None else {"confounding": shown}),
        "statements": statements(plan, releases, rows, undivided, candidates, shown),
        "not_modelled": not_modelled(plan),
        "wording": PLANNING_WORDING,
        "versions": versions(),
    }


def spoken_statements(
    plan: Plan,
    releases: Sequence[PlannedRelease],
    rows: Sequence[dict[str, Any]],
    undivided: dict[str, Any] | None,
    candidates: int,
    confounded: Mapping[str, Any] | None,
) -> dict[str, list[str]]:
    """The report in plain sentences in the reader's language, for pages; they follow from its numbers."""
    of_groups = [] if confounded is None else [confounding_words(CONFOUNDING.read(confounded, "confounding"))]
    return {
        "kind": [say_marked(NOT_A_RELEASE)],
        "promise": promise_words(plan, releases),
        "publication": publication_words(plan, releases),
        "forecast": forecast_words(plan, rows, undivided),
        "size": needed_words(plan, rows),
        "scenario": scenario_words(plan, candidates),
        "assumed": assumed_words(plan, releases),
        **({"confounding": of_groups} if of_groups else {}),
    }


statements = in_source()(spoken_statements)
"""The report in plain sentences, as they are signed; they follow from its numbers."""


def first_selection(releases: Sequence[PlannedRelease]) -> PlannedRelease | None:
    return next((each for each in releases if each.is_selection), None)


def settled_numbers(plan: Plan, releases: Sequence[PlannedRelease], candidates: int) -> dict[str, Any]:
    """What follows from the plan and the split alone, whatever the simulation finds.  ``candidates``: simulated SNPs."""
    scenario, total = planning_scenario(plan), planned_units(releases)
    budget = total_units(plan, releases)
    return {
        "study": {
            "n_participants": plan.design.n_people,
            **({} if plan.design.trait is not None else _groups_of(plan)),
            "n_candidates": candidates,
            "n_causative": scenario.n_causative,
            "target_probability": scenario.target_probability,
        },
        "budget": {
            "total": from_units(budget),
            "planned": from_units(total),
            "left": from_units(budget - total),
        },
        "after_all": privacy_numbers(plan, total, planned_parts(plan, releases)),
    }


def _groups_of(plan: Plan) -> dict[str, int]:
    return {"n_cases": plan.design.n_cases, "n_controls": plan.design.n_controls}


def total_units(plan: Plan, releases: Sequence[PlannedRelease]) -> int:
    """The study's budget in pico-ε; where only a promise about attacks bounds it, at least what is planned, which may sum to
    more than one release could spend."""
    own = budget_units(plan)
    return max(to_units(plan.budget), planned_units(releases)) if own is None else own


def release_numbers(plan: Plan, releases: Sequence[PlannedRelease]) -> list[dict[str, Any]]:
    """Each planned release with its noise, and what all up to it amount to: ε summed, γ of the sum (Eq. 11)."""
    rows, spent = [], 0
    for number, planned in enumerate(releases, start=1):
        spent += planned.units
        after, noise = model_after(plan, spent), planned_noise(plan, planned)
        rows.append(
            {
                "number": number,
                "release": planned.to_json(),
                "sensitivity": planned.plan(plan).sensitivity(),
                "noise": None if noise is None else noise.to_json(),
                "in_all": {
                    "epsilon": from_units(spent),
                    "likelihood_ratio": after.likelihood_ratio,
                    "gamma": after.gamma,
                    "gamma_any_prior": after.gamma_any_prior,
                    "certainty_bound": after.cap,
                    "advantage_bound": attack_after(plan, releases[:number]).advantage,
                    "keeps_promise": keeps_promise(plan, releases[:number]),
                },
            }
        )
    return rows


def _line_json(line: LineForecast) -> dict[str, Any]:
    return {
        "epsilon": line.epsilon,
        **POINT.write(line.at_size),
        "needed": NEEDED_FORM.write(line.needed),
        "curve": CURVE.write(line.curve),
    }
