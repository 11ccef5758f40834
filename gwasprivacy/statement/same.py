"""Whether what a statement claims is what was derived again, but for the last digits of numbers."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from gwasprivacy.base.errors import VerificationFailed
from gwasprivacy.base.json_forms import joined
from gwasprivacy.mechanisms.effects.odds_ratio import SMALLEST_P

# Computed again on another machine, the last digits of exp and log may differ.
RELATIVE, ABSOLUTE = 1e-9, 1e-12
# Effects are searched for on a grid and told in five digits: at the edge of two roundings another machine may fall the other way.
_OF_EFFECTS = (1e-3, SMALLEST_P)
_SENTENCES = ("statements", "not_modelled")


def require_same(claimed: Mapping[str, Any], derived: Mapping[str, Any]) -> None:
    """Raise VerificationFailed, with the place, where ``claimed`` is not what was ``derived``."""
    place = _difference(claimed, derived, "")
    if place is None:
        return
    if place.startswith(_SENTENCES):
        raise VerificationFailed("statement.sentences", where=place[:120])
    raise VerificationFailed("statement.not-derived", where=place[:120])


def _difference(claimed: Any, derived: Any, place: str) -> str | None:
    """The first place where they differ; None where they are the same."""
    if isinstance(derived, Mapping):
        if not isinstance(claimed, Mapping) or set(claimed) != set(derived):
            return place
        inner = ((claimed[name], derived[name], joined(place, name)) for name in derived)
    elif isinstance(derived, list | tuple):
        if not isinstance(claimed, list | tuple) or len(claimed) != len(derived):
            return place
        inner = ((one, derived[index], f"{place}[{index}]") for index, one in enumerate(claimed))
    elif isinstance(derived, float) and isinstance(claimed, int | float) and not isinstance(claimed, bool):
        relative, absolute = _OF_EFFECTS if place.startswith("effects.") else (RELATIVE, ABSOLUTE)
        return None if math.isclose(claimed, derived, rel_tol=relative, abs_tol=absolute) else place
    else:
        return None if type(claimed) is type(derived) and claimed == derived else place
    return next((found for one, other, at in inner if (found := _difference(one, other, at)) is not None), None)
