"""Every place of a JSON document, and what stands there made something else of its kind."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

Path = tuple[str | int, ...]


def leaves(value: Any, path: Path = ()) -> Iterator[Path]:
    """The paths of all values that hold no other, in their order; an empty list or object is one."""
    if isinstance(value, dict | list) and value:
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield from leaves(inner, (*path, key))
    else:
        yield path


def written(path: Path) -> str:
    """ "earlier_releases[0].date" """
    return "".join(f"[{each}]" if isinstance(each, int) else f".{each}" for each in path).lstrip(".")


def others(value: Any) -> list[Any]:
    """Values of the same kind that somebody might put there instead."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1]
    if isinstance(value, float):
        return [value + 0.25 if value == 0 else value * 0.99]
    if isinstance(value, str):
        if value and set(value) <= set("0123456789abcdef") and len(value) >= 32:
            return [value[:-1] + ("0" if value[-1] != "0" else "1")]
        if len(value) == 10 and value[4] == "-":
            return [f"20{(int(value[2:4]) + 1) % 100:02d}{value[4:]}"]
        return [value + "x"]
    return [0.5, "x", 1]


def put(document: Any, path: Path, value: Any) -> Any:
    """``document`` with ``value`` at ``path``: a copy of what leads there, and all else shared with it, which nobody may change."""
    if not path:
        return value
    changed = copy.copy(document)
    changed[path[0]] = put(document[path[0]], path[1:], value)
    return changed
