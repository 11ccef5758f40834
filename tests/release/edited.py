"""One change of a signed predicate, by the place of what is changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

GONE = object()
"""In place of a value: the field is taken away."""


def set_at(path: str, value: object) -> Callable[[dict[str, Any]], None]:
    """``value``, or what it makes of the one that is there, at a ``path`` as "result.snps.0.rank"."""
    *parents, last = path.split(".")

    def change(predicate: dict[str, Any]) -> None:
        place: Any = predicate
        for name in parents:
            place = place[int(name) if name.isdigit() else name]
        if value is GONE:
            del place[last]
        else:
            key: Any = int(last) if last.isdigit() else last
            place[key] = value(place[key]) if callable(value) else value

    return change
