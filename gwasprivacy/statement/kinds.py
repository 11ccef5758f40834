"""The kinds of statement, and whether all but the facts of one is what follows from them: one engine for all of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from gwasprivacy.base.errors import GwasPrivacyError, InvalidPlan, VerificationFailed
from gwasprivacy.base.json_forms import Document
from gwasprivacy.base.language import in_source
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.base.sentences import in_edition
from gwasprivacy.plan.plan import plan_from_json
from gwasprivacy.plan.plan_rules import CheckedPlan, check_plan, check_release
from gwasprivacy.plan.planned_releases import check_releases, stored_releases
from gwasprivacy.plan.planning_scenario import planning_scenario
from gwasprivacy.statement import release_facts
from gwasprivacy.statement.derive import derive
from gwasprivacy.statement.exact.report_on_exact_results import RISK_TYPE
from gwasprivacy.statement.facts import Fact
from gwasprivacy.statement.files.output_files import sha256
from gwasprivacy.statement.files.signed_files import subject_digests
from gwasprivacy.statement.planning import planning_facts
from gwasprivacy.statement.planning.planning_derive import derive_planning
from gwasprivacy.statement.planning.planning_form import PLANNING_STATEMENT, PLANNING_TYPE
from gwasprivacy.statement.planning.planning_statement import plan_bytes, plan_name
from gwasprivacy.statement.release_form import RELEASE_STATEMENT
from gwasprivacy.statement.same import require_same


@dataclass(frozen=True, slots=True, kw_only=True)
class StatementKind:
    """``check_facts``: raises for facts that its plan does not allow; ``derive``: the whole predicate from plan and facts;
    ``subjects``: the digests of the files that it is about.  The plan is None where a kind does not need one and none is named."""

    what: Phrase
    form: Document[Any]
    facts: tuple[Fact, ...]
    check_facts: Callable[[Any, Mapping[str, Any]], None]
    derive: Callable[[Any, Mapping[str, Any]], dict[str, Any]]
    subjects: Callable[[Any, dict[str, Any]], dict[str, str]]
    needs_plan: bool = True


def _check_release_facts(plan: CheckedPlan, predicate: Mapping[str, Any]) -> None:
    check_release(plan)
    release_facts.check_facts(plan, release_facts.facts_in(plan, predicate))


def _check_planning_facts(plan: CheckedPlan, predicate: Mapping[str, Any]) -> None:
    if plan.scenario != planning_scenario(plan):
        raise VerificationFailed("planning-check.plan-not-assumptions-computed")
    check_releases(plan, stored_releases(plan))
    planning_facts.check_planning_facts(plan, planning_facts.facts_in(predicate))


RELEASE = StatementKind(
    what=Phrase("a release"),
    form=RELEASE_STATEMENT,
    facts=release_facts.FACTS,
    check_facts=_check_release_facts,
    derive=lambda plan, predicate: derive(plan, release_facts.facts_in(plan, predicate)),
    subjects=lambda plan, predicate: subject_digests(predicate),
)
PLANNING = StatementKind(
    what=Phrase("a planning report"),
    form=PLANNING_STATEMENT,
    facts=planning_facts.FACTS,
    check_facts=_check_planning_facts,
    derive=lambda plan, predicate: derive_planning(plan, planning_facts.facts_in(predicate)),
    subjects=lambda plan, predicate: {plan_name(predicate["report"]["name"]): sha256(plan_bytes(plan))},
)


def kind_of(statement: Any) -> StatementKind:
    """What a payload claims to be."""
    claimed = statement.get("predicateType") if isinstance(statement, dict) else None
    if claimed == RISK_TYPE:
        return risk_kind()
    return PLANNING if claimed == PLANNING_TYPE else RELEASE


def risk_kind() -> StatementKind:
    """Of reports on exact results, loaded when one is met: whoever verifies a release needs none of its laws and words."""
    kind: StatementKind = import_module("gwasprivacy.statement.exact.risk_report").RISK
    return kind


def check_statement(statement: Any) -> tuple[dict[str, Any], dict[str, str]]:
    """The predicate and the subjects of a statement of either kind, checked.  Raises VerificationFailed."""
    kind = kind_of(statement)
    check_form(statement, kind)
    predicate = statement["predicate"]
    plan = check_derived(predicate, kind)
    subjects = {entry["name"]: entry["digest"]["sha256"] for entry in statement["subject"]}
    if len(subjects) != len(statement["subject"]) or subjects != kind.subjects(plan, predicate):
        raise VerificationFailed("verify.digests-released-files-not-follow")
    return predicate, subjects


def check_form(statement: Any, kind: StatementKind) -> None:
    """Raise VerificationFailed, with the place, unless ``statement`` has the form of its kind."""
    try:
        kind.form.read(statement)
    except InvalidPlan as error:
        raise VerificationFailed(
            "report.form", what=kind.what, where=error.field[:120] or Phrase("the statement")
        ) from None
    except ValueError:
        raise _impossible() from None


def check_derived(predicate: dict[str, Any], kind: StatementKind) -> CheckedPlan | None:
    """The plan in a predicate whose facts it allows and whose rest follows from them.  Raises VerificationFailed."""
    try:
        is_without = predicate["plan"] is None and not kind.needs_plan
        plan = None if is_without else check_plan(plan_from_json(predicate["plan"]))
        kind.check_facts(plan, predicate)
        with in_source(), in_edition(predicate["wording"]):
            require_same(predicate, kind.derive(plan, predicate))
    except VerificationFailed:
        raise
    except GwasPrivacyError as error:
        raise VerificationFailed("verify.plan-report-not-hold", error=error) from None
    except (TypeError, ValueError, ArithmeticError):
        raise _impossible() from None
    return plan


def _impossible() -> VerificationFailed:
    return VerificationFailed("verify.report-numbers-no-release")
