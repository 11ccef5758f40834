"""A statement as it is signed: a release's, a planning report's or one on exact results, around its predicate."""

from __future__ import annotations

from typing import Any

from gwasprivacy.base.language import in_source
from gwasprivacy.statement.exact.report_on_exact_results import RISK_TYPE
from gwasprivacy.statement.planning.planning_form import PLANNING_TYPE
from gwasprivacy.statement.release_form import PREDICATE_TYPE, STATEMENT_TYPE


@in_source()
def build_statement(predicate: dict[str, Any], subjects: dict[str, str]) -> dict[str, Any]:
    """The in-toto Statement v1 whose subjects (name → SHA-256) are the files that people use."""
    return in_toto(PREDICATE_TYPE, predicate, subjects)


def in_toto(predicate_type: str, predicate: dict[str, Any], subjects: dict[str, str]) -> dict[str, Any]:
    return {
        "_type": STATEMENT_TYPE,
        "subject": [{"name": name, "digest": {"sha256": digest}} for name, digest in sorted(subjects.items())],
        "predicateType": predicate_type,
        "predicate": predicate,
    }


@in_source()
def planning_statement(predicate: dict[str, Any], subjects: dict[str, str]) -> dict[str, Any]:
    return in_toto(PLANNING_TYPE, predicate, subjects)


@in_source()
def risk_statement(predicate: dict[str, Any], subjects: dict[str, str]) -> dict[str, Any]:
    return in_toto(RISK_TYPE, predicate, subjects)
