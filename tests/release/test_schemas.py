"""The published schemas are the ones that the readers' forms give, and an independent validator finds the same."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.base.errors import GwasPrivacyError, InvalidPlan
from gwasprivacy.base.json_schemas import published
from gwasprivacy.base.resources import resource_path
from gwasprivacy.plan.plan import PLAN, plan_from_json
from gwasprivacy.plan.schema_rules import RULES
from gwasprivacy.release.policy.policy import policy_document
from gwasprivacy.release.schemas import DOCUMENTS, schema_files
from tests.release.kind_plans import ATTACKERS, CHOICES, plan_of
from tests.release.planning_scene import plan_of_every_kind, planned_once, planned_thrice
from tests.release.scene import Scene

PLANS: list[dict[str, Any]] = [
    *(plan_of(what).to_json() for what in CHOICES),
    *(plan_of("genotype counts", attacker).to_json() for attacker in ATTACKERS),
    {**plan_of("selection").to_json(), "scenario": Scenario().to_json()},
    plan_of_every_kind().to_json(),
]


def validator(file: str) -> Draft202012Validator:
    files = {name: json.loads(content) for name, content in schema_files().items()}
    resources = ((schema["$id"], Resource.from_contents(schema)) for schema in files.values())
    return Draft202012Validator(files[file], registry=Registry().with_resources(resources))


def test_the_published_schemas_are_current() -> None:
    """``make schemas`` writes them again."""
    published = {path.name: path.read_bytes() for path in resource_path("schemas").glob("*")}
    assert published == schema_files()
    assert schema_files() == schema_files()


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: str(document.file))
def test_each_is_a_schema_with_its_old_identifier(document: Any) -> None:
    schema = published(document, RULES)
    Draft202012Validator.check_schema(schema)
    assert schema["$id"] == f"https://gwasprivacy.example/schemas/{document.file}"
    assert document.file in {
        "gwasprivacy-plan-1.schema.json",
        "gwasprivacy-policy-1.schema.json",
        "gwasprivacy-policy-2.schema.json",
        "gwasprivacy-request-1.schema.json",
        "gwasprivacy-approval-1.schema.json",
        "gwasprivacy-signer-1.schema.json",
        "gwasprivacy-trusted-keys-1.schema.json",
        "gwas-planning-report-1.schema.json",
        "gwas-private-release-1.schema.json",
        "gwas-exact-results-1.schema.json",
    }


@pytest.mark.parametrize("what", ["selection", "selection with values", "genotype counts", "significant count"])
def test_an_independent_validator_accepts_a_releases_statement(scene: Scene, what: str) -> None:
    from gwasprivacy.release.engine import publish
    from gwasprivacy.statement.envelope import open_envelope
    from tests.release.preparing import prepare_release

    made = publish(
        prepare_release(plan_of(what), scene.study, name="small", base=scene.folder), scene.ledger, scene.key, scene.out
    )
    statement = json.loads(open_envelope(made.report_path.read_bytes()).payload)
    checker = validator("gwas-private-release-1.schema.json")
    checker.validate(statement)
    for name in statement["predicate"]:
        changed = copy.deepcopy(statement)
        del changed["predicate"][name]
        assert not checker.is_valid(changed)


def test_an_independent_validator_accepts_a_planning_reports_statement() -> None:
    for report, _ in (planned_once(), planned_thrice()):
        validator("gwas-planning-report-1.schema.json").validate(json.loads(report.payload))


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield path
    if isinstance(value, dict):
        for name, each in value.items():
            yield from places(each, (*path, name))
    if isinstance(value, list):
        for index, each in enumerate(value):
            yield from places(each, (*path, index))


def changed(obj: dict[str, Any], place: tuple[Any, ...], value: Any) -> dict[str, Any]:
    """A copy with ``value`` at ``place``; without what stood there for ``...``."""
    made: Any = {"": copy.deepcopy(obj)}
    *parents, last = ("", *place)
    inner = made
    for name in parents:
        inner = inner[name]
    if value is ...:
        del inner[last]
    else:
        inner[last] = value
    return made[""]  # type: ignore[no-any-return]


ODD = [None, True, 0, 1, -1, 2, 0.5, 1.0, 7.5, 1e-9, 1e300, "", "x", "tv", "joint", "a" * 64, [], ["rs1"], {}, ...]


@settings(max_examples=300)
@given(st.data())
def test_what_the_reader_accepts_the_schema_accepts(data: st.DataObject) -> None:
    obj = data.draw(st.sampled_from(PLANS))
    place = data.draw(st.sampled_from(list(places(obj))[1:]))
    obj = changed(obj, place, data.draw(st.sampled_from(ODD)))
    try:
        plan_from_json(obj)
    except GwasPrivacyError:
        return
    validator(PLAN.file).validate(obj)


def limits(schema: Any, definitions: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], float]]:
    """Every value just outside a range of the schema, with the place of its field."""
    if "$ref" in schema:
        schema = definitions[schema["$ref"].rpartition("/")[2]]
    for part in (schema, *schema.get("anyOf", ())):
        if part is not schema:
            yield from limits(part, definitions, path)
        for name, inner in part.get("properties", {}).items():
            yield from limits(inner, definitions, (*path, name))
        for keyword, step in (("minimum", -1), ("maximum", 1), ("exclusiveMinimum", 0), ("exclusiveMaximum", 0)):
            if keyword in part:
                yield path, part[keyword] + step


def test_every_range_in_the_schemas_is_one_that_the_reader_keeps() -> None:
    full = {**plan_of("selection").to_json(), "scenario": Scenario().to_json()}
    full["scenario"]["spectrum"] = {}
    full["design"]["loci"] = {"window_kb": 10}
    full["design"]["person_rules"] = {"call_rate": 0.9}
    full["design"]["covariates"] = {"columns": [{"name": "age", "step": 5.0}]}
    full["adversary"]["loss"] = {"kind": "pure"}
    of_trait = {**full, "design": {**full["design"], "trait": {"low": 1.0, "high": 2.0, "name": "height"}}}
    schema = published(PLAN, RULES)
    found = 0
    for place, value in limits(schema, schema["$defs"]):
        with_part = of_trait if "trait" in place else full
        if place[0] == "scenario" and len(place) > 2 and not with_part["scenario"].get(place[1]):
            part = {"snp_share": 0.1, "shift": 0.1} if "centres" in place else {}
            with_part = changed(with_part, place[:2], part)
        with pytest.raises(InvalidPlan) as caught:
            plan_from_json(changed(with_part, place, value))
        assert caught.value.field == ".".join(place)
        found += 1
    for place, value in limits(published(policy_document()), {}):
        with pytest.raises(InvalidPlan, match=place[-1]):
            policy_document().read({"format": "gwasprivacy-policy/1", "site": "X", place[-1]: value})
        found += 1
    assert found > 60
