"""The bundled JSON Schemas, and checking a statement against one."""

from __future__ import annotations

import functools
import json
from typing import Any

from gwasprivacy.base.errors import VerificationFailed
from gwasprivacy.base.resources import resource_path
from gwasprivacy.mechanisms.selection import release_names


@functools.cache
def _validator(file: str, mechanisms: tuple[str, ...]) -> Any:
    from jsonschema import Draft202012Validator
    from referencing import Registry, Resource

    folder = resource_path("schemas")
    load = {path.name: json.loads(path.read_text(encoding="utf-8")) for path in folder.glob("*.schema.json")}
    release = load["gwasprivacy-plan-1.schema.json"]["$defs"]["release"]
    release["properties"]["mechanism"]["enum"] = list(mechanisms)
    registry: Any = Registry().with_resources(
        (schema["$id"], Resource.from_contents(schema)) for schema in load.values()
    )
    return Draft202012Validator(load[file], registry=registry)


def check_schema(statement: Any, file: str, what: str) -> None:
    """Raise VerificationFailed, with the place, unless ``statement`` has the form of ``what`` ("a release")."""
    errors = sorted(
        _validator(file, release_names()).iter_errors(statement), key=lambda each: list(map(str, each.path))
    )
    if errors:
        where = ".".join(str(part) for part in errors[0].absolute_path) or "the statement"
        raise VerificationFailed(
            "The report does not have the form of {what}: see {where}.",
            code="schemas.report-not-form-see",
            what=what,
            where=where[:120],
        )
