"""The planning report, before data exist: what can be published, how likely it is right, how many people it takes.

An in-toto Statement like a release's, with another predicate type, signed where a key is given; its subject is the
plan's file.  The PDF is rendered from it.  Everything but the simulated numbers follows from the plan inside, and
:mod:`gwasprivacy.release.planning_report.planning_check` computes it again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.executors import Executor
from gwasprivacy.base.language import in_source, say_marked
from gwasprivacy.base.progress import NEVER_CANCELLED, NO_PROGRESS, Cancel, Progress
from gwasprivacy.base.remedies import Remedy
from gwasprivacy.base.safe_files import check_target, write_atomic
from gwasprivacy.base.strict_json import canonical_json, pretty_json
from gwasprivacy.forecast.confounding import Confounding, confounding, confounding_words
from gwasprivacy.forecast.planned import Forecast, LineForecast, forecast
from gwasprivacy.forecast.planned_noise import planned_noise
from gwasprivacy.forecast.questions import planning_scenario, question_of
from gwasprivacy.membership.epsilon_units import from_units, to_units
from gwasprivacy.plan.plan import Plan, plan_from_json
from gwasprivacy.plan.plan_places import published_before_data
from gwasprivacy.plan.plan_rules import check_plan
from gwasprivacy.plan.planned_releases import (
    PATH,
    PlannedRelease,
    attack_after,
    check_releases,
    keeps_promise,
    model_after,
    planned_parts,
    planned_units,
    stored_releases,
    with_planned,
)
from gwasprivacy.plan.release_spends import budget_units
from gwasprivacy.release.ledger.ledger_file import today
from gwasprivacy.release.output_files import file_stem, sha256
from gwasprivacy.release.planning_report.assumption_words import (
    assumed_words,
    n_candidates,
    not_modelled,
    scenario_words,
)
from gwasprivacy.release.planning_report.planning_form import (
    CONFOUNDING,
    COUNT,
    CURVE,
    NEEDED_FORM,
    PLANNING_TYPE,
    PLANNING_WORDING,
    POINT,
)
from gwasprivacy.release.planning_report.planning_words import (
    NOT_A_RELEASE,
    forecast_words,
    needed_words,
    promise_words,
    publication_words,
)
from gwasprivacy.release.publication import make_folder
from gwasprivacy.release.report import privacy_numbers
from gwasprivacy.release.report_form import STATEMENT_TYPE
from gwasprivacy.release.signing import SigningKey, sign_payload
from gwasprivacy.release.versions import versions


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


# Making it ------------------------------------------------------------------------------------------------------------


def make_planning_report(
    plan: Plan,
    releases: Sequence[PlannedRelease] | None = None,
    *,
    name: str | None = None,
    key: SigningKey | None = None,
    base: Path | None = None,
    executor: Executor | None = None,
    progress: Progress = NO_PROGRESS,
    cancel: Cancel = NEVER_CANCELLED,
) -> tuple[PlanningReport, bytes]:
    """The report and the bytes of its file: a signed envelope, or the bare statement where there is no ``key``.

    ``releases`` None: the ones that the plan keeps, or else the one that it describes.  The plan in the report holds them and
    every assumption of the forecast, the default ones included, but not where its files lie.  ``base``: the plan's folder, where a panel and a file of
    loci lie.  Raises InvalidPlan, InvalidInput, PrivacyRefusal before anything is simulated; Cancelled.
    """
    planned = stored_releases(plan) if releases is None else tuple(releases)
    check_plan(plan)
    check_releases(plan, planned)
    plan = with_planned(replace(plan, scenario=planning_scenario(plan)), planned)
    candidates = n_candidates(planning_scenario(plan, base))
    found = forecast(plan, planned, base=base, executor=executor, progress=progress, cancel=cancel)
    confounded = _confounding(plan, planned, base, executor=executor, progress=progress, cancel=cancel)
    plan = published_before_data(plan)
    predicate = build_planning_predicate(
        plan, planned, found, confounded, candidates, file_stem(name or plan.title), today()
    )
    if key is not None and key.signer is not None:
        predicate["signer"] = key.signer.to_json()
    subjects = {plan_name(predicate["report"]["name"]): sha256(plan_bytes(plan))}
    payload = canonical_json(planning_statement(predicate, subjects))
    if key is None:
        return PlanningReport(predicate=predicate, payload=payload), payload + b"\n"
    return PlanningReport(predicate=predicate, payload=payload, key_ids=(key.key_id,)), sign_payload(payload, key)


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


def _confounding(
    plan: Plan,
    releases: Sequence[PlannedRelease],
    base: Path | None,
    *,
    executor: Executor | None,
    progress: Progress,
    cancel: Cancel,
) -> Confounding | None:
    """What the first selection would publish of the assumed ancestry groups or centres; None where there are none."""
    one = first_selection(releases)
    if one is None:
        return None
    question = question_of(one.plan(plan), base=base)
    return confounding(question, executor=executor, progress=progress, cancel=cancel)


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


# Its files ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class PlanningFiles:
    """Where a planning report is written: the report, the plan that it is about, and the PDF for people."""

    folder: Path
    name: str

    @property
    def report(self) -> Path:
        return self.folder / report_file(self.name)

    @property
    def plan(self) -> Path:
        return self.folder / plan_name(self.name)

    @property
    def pdf(self) -> Path:
        return self.folder / pdf_file(self.name)

    @classmethod
    def choose(cls, folder: Path, name: str, *, force: bool = False) -> PlanningFiles:
        """Choose the names before anything is computed.  Raises InvalidInput when one is taken (unless ``force``)."""
        made = cls(folder=Path(folder), name=file_stem(name))
        if made.folder.exists():
            if not made.folder.is_dir():
                raise InvalidInput(
                    "{folder} is not a folder.",
                    code="planning.not-a-folder",
                    remedy=Remedy.CHOOSE_ANOTHER_FOLDER,
                    folder=made.folder,
                )
            for path in (made.report, made.plan, made.pdf):
                check_target(path, force=force)
        return made

    def write(self, report: PlanningReport, data: bytes, *, force: bool = False) -> None:
        """Write the report and its plan, each completely or not at all.  Raises InvalidInput."""
        make_folder(self.folder)
        for path in (self.report, self.plan, self.pdf):
            check_target(path, force=force)
        write_atomic(self.report, data, force=force)
        write_atomic(self.plan, plan_bytes(report.plan), force=force)
