"""Damage to JSON that stays JSON: a member of another kind, gone, doubled, deeper or under another's name."""

from __future__ import annotations

import json
import random
from typing import Any

_ODD: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 2, 1.5, -0.0, 1e308, 1e-320, 10**18, 10**400, "", "a", "1", "\u202e", "../x", "/etc/passwd", "x" * 5000,
    [], {}, [[]], [None] * 3, {"": 1}, "2026-13-45", "NaN", "sha256", "0" * 64,
)  # fmt: skip


def other_member(data: bytes, chance: random.Random) -> bytes | None:
    """``data`` with one to three of its members changed; None where it is no JSON with members."""
    try:
        whole = json.loads(data)
    except (ValueError, RecursionError):
        return None
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        places = _places(whole)
        if not places:
            return None
        inside, key = chance.choice(places)
        _change(inside, key, whole, chance)
    try:
        return json.dumps(whole, ensure_ascii=chance.random() < 0.5).encode("utf-8", "surrogatepass")
    except (ValueError, RecursionError):
        return None


def _places(whole: Any) -> list[tuple[Any, Any]]:
    """(container, key or number) of every member at any depth."""
    found, waiting = list[tuple[Any, Any]](), [whole]
    while waiting and len(found) < 5000:
        inside = waiting.pop()
        keys = list(inside) if isinstance(inside, dict) else range(len(inside)) if isinstance(inside, list) else ()
        found += [(inside, key) for key in keys]
        waiting += [inside[key] for key in keys]
    return found


def _change(inside: Any, key: Any, whole: Any, chance: random.Random) -> None:
    way = chance.randrange(6)
    value = inside[key]
    if way == 0:
        del inside[key]
    elif way == 1 and isinstance(inside, dict):
        inside[chance.choice((f"{key}2", "", "format", key.upper()))] = inside.pop(key)
    elif way == 1:
        inside.insert(key, json.loads(json.dumps(value)))
    elif way == 2:
        other, place = chance.choice(_places(whole))
        inside[key] = json.loads(json.dumps(other[place]))
    elif way == 3:
        inside[key] = [value] if chance.random() < 0.5 else {"value": value}
    elif way == 4 and isinstance(value, int | float) and not isinstance(value, bool):
        inside[key] = chance.choice(
            (-value, value + 1, value * 2, value * 1.5 if abs(value) < 1e300 else 1, str(value))
        )
    else:
        inside[key] = json.loads(json.dumps(chance.choice(_ODD)))
