"""The table of a plan's fields, gathered from where each is declared: what is asked of all of them, or of one by its path."""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Iterable
from typing import Any

from gwasprivacy.base.declared_fields import PlacedField, placed_fields
from gwasprivacy.base.json_forms import joined
from gwasprivacy.plan.plan import Plan


@functools.cache
def plan_fields() -> dict[str, PlacedField]:
    """Every field by its path, parts before what is in them."""
    return {each.path: each for each in placed_fields(Plan)}


def fields_about(*about: str) -> list[PlacedField]:
    """The fields of a :class:`Group`, or at a path."""
    return [each for each in plan_fields().values() if each.declared.group in about or each.path in about]


def fields_in(home: str) -> list[PlacedField]:
    """The fields of the part at ``home``; "" for the plan's own."""
    return [each for each in plan_fields().values() if each.path.rpartition(".")[0] == home]


def option_of(path: str) -> str | None:
    """The option that sets the field at ``path``, or else what it is a part of; None where there is none."""
    path = path.split("[")[0]
    while path:
        found = plan_fields().get(path)
        if found is not None and found.declared.option is not None:
            return found.declared.option.flag
        path = path.rpartition(".")[0]
    return None


def undo_words(home: str, changed: Iterable[str]) -> str:
    """The marked name of a step that changes these attributes of the part at ``home``: that of the first that has one; "" for none."""
    places = (plan_fields().get(joined(home, name)) for name in changed)
    return next((each.declared.undo for each in places if each is not None and each.declared.undo), "")


def changed_names(old: Any, new: Any) -> list[str]:
    """The attributes in which two values of one dataclass differ, in its order."""
    return [each.name for each in dataclasses.fields(old) if getattr(old, each.name) != getattr(new, each.name)]


def needs_recount(old: Plan, new: Plan) -> bool:
    """Whether a study that was counted for ``old`` must be counted anew for ``new``."""
    return any(_counts(old, new, name) for name in changed_names(old, new))


def _counts(old: Any, new: Any, path: str) -> bool:
    """The same for the field at ``path``: a part is as its fields are; what is not declared always counts."""
    name = path.rpartition(".")[2]
    mine, other = getattr(old, name), getattr(new, name)
    found = plan_fields().get(path)
    if found is None or found.declared.part is None or not found.declared.recount or mine is None or other is None:
        return found is None or found.declared.recount
    return any(_counts(mine, other, f"{path}.{each}") for each in changed_names(mine, other))
