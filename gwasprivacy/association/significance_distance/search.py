"""The search over many tables, compiled together or run as it stands with exact arithmetic.

The functions of ``distance_sides``, ``_ties``, ``_outward``, ``_bounds``, ``_exhaust`` and ``_inward`` are plain Python.
:func:`compiled` makes machine code of all of them at once.  :func:`exact` runs the same source with the whole numbers and
fractions of ``distance_exact``, slowly: for a few tables of small studies, and to compare.
"""

from __future__ import annotations

import functools
import hashlib
import marshal
import math
import types
from collections.abc import Callable
from typing import Any

import numpy as np

from gwasprivacy.association.significance_distance import bounds as distance_bounds
from gwasprivacy.association.significance_distance import exact as distance_exact
from gwasprivacy.association.significance_distance import exhaust as distance_exhaust
from gwasprivacy.association.significance_distance import inward as distance_inward
from gwasprivacy.association.significance_distance import optimum as distance_optimum
from gwasprivacy.association.significance_distance import outward as distance_outward
from gwasprivacy.association.significance_distance import sides as distance_sides
from gwasprivacy.association.significance_distance import ties as distance_ties
from gwasprivacy.association.significance_distance.inward import inward
from gwasprivacy.association.significance_distance.outward import outward
from gwasprivacy.association.significance_distance.sides import copy_into
from gwasprivacy.association.significance_distance.ties import side
from gwasprivacy.base.platforms.starting import numba_without_settings

_SOURCES = (
    distance_sides,
    distance_ties,
    distance_outward,
    distance_bounds,
    distance_exhaust,
    distance_optimum,
    distance_inward,
)


def score_rows(
    test: int, counts: Any, n_cases: int, n_controls: int, c: float, reachable: bool, known: Any, scores: Any,
    nearest: Any, touch: Any
) -> None:  # fmt: skip
    """Scores of ``counts`` (n, 6): −d or d − 1.  ``reachable``: some table is significant.

    ``nearest`` (n, 6) becomes a nearest table on the other side, ``touch`` (n, 3) where the half-space that proves
    the distance of a significant table touches.  A score is NaN where rounding leaves open whether that excludes a distance:
    ``known`` (n,) becomes that distance d, and is to be made d or −d by exact arithmetic and given again (``inward``).
    """
    z, vertex, whole = np.zeros(6, np.int64), np.zeros(6, np.int64), np.zeros(6, np.int64)
    point, flow, g = np.zeros(3), np.zeros(12), np.zeros(6)
    gains, room = np.zeros(4), np.zeros(4, np.int64)
    low, high = np.zeros(4), np.zeros(4)
    for row in range(counts.shape[0]):
        t = counts[row]
        if side(test, t, n_cases, n_controls, c) == 1:
            d = inward(test, t, n_cases, n_controls, c, z, flow, g, gains, room, point, whole, low, high, known[row])
            touch[row, :] = point
            if d > 0:
                scores[row] = d - 1
                copy_into(nearest[row], z)
            else:
                scores[row] = math.nan
                known[row] = -d
        elif reachable:
            scores[row] = -outward(test, t, n_cases, n_controls, c, z, vertex)
            copy_into(nearest[row], vertex)
        else:
            scores[row] = -(n_cases + n_controls)


def _stamped(stamp: int) -> Callable[..., None]:
    """:func:`score_rows` with a number that its cached machine code is filed under."""

    def score_many(
        test: int, counts: Any, n_cases: int, n_controls: int, c: float, reachable: bool, known: Any, scores: Any,
        nearest: Any, touch: Any
    ) -> None:  # fmt: skip
        if stamp >= 0:
            score_rows(test, counts, n_cases, n_controls, c, reachable, known, scores, nearest, touch)

    return score_many


def _functions() -> dict[str, types.FunctionType]:
    found: dict[str, types.FunctionType] = {"score_rows": score_rows}  # type: ignore[dict-item]
    for module in _SOURCES:
        for name, value in vars(module).items():
            if isinstance(value, types.FunctionType) and value.__module__ == module.__name__:
                found[name] = value
    return found


def _namespace(wrap: Callable[[types.FunctionType], Any]) -> dict[str, Any]:
    """All functions of the search, each a copy that looks names up in this namespace, as ``wrap`` makes it."""
    names: dict[str, Any] = {"__name__": __name__, "math": math, "np": np}
    for module in _SOURCES:
        names |= {name: value for name, value in vars(module).items() if name.isupper()}
    for name, function in _functions().items():
        names[name] = wrap(types.FunctionType(function.__code__, names, name))
    return names


def _stamp() -> int:
    """Changes whenever any function or constant of the search does: numba's own check looks at one file only."""
    digest = hashlib.sha256()
    for name, function in sorted(_functions().items()):
        digest.update(name.encode() + marshal.dumps(function.__code__, 2))
    for module in _SOURCES:
        digest.update(repr(sorted((k, v) for k, v in vars(module).items() if k.isupper())).encode())
    return int.from_bytes(digest.digest()[:7])


@functools.cache
def compiled() -> Callable[..., None]:
    """:func:`score_rows` as machine code.  Seconds to make, then kept on the disk; where that is impossible (a read-only installation without a home), it is made anew in every process."""
    numba: Any = numba_without_settings()
    names = _namespace(numba.njit(nogil=True))
    stamped = _stamped(_stamp())
    entry = types.FunctionType(stamped.__code__, names, "score_many", None, stamped.__closure__)
    signature = "void(i8, i8[:,::1], i8, i8, f8, b1, i8[::1], f8[::1], i8[:,::1], f8[:,::1])"
    run: Callable[..., None]
    try:
        run = numba.njit(signature, cache=True, nogil=True)(entry)
    except Exception:  # no folder to write to, a full disk, a damaged cache: each with an exception of its own kind
        run = numba.njit(signature, nogil=True)(entry)
    return run


@functools.cache
def exact() -> Callable[..., None]:
    """:func:`score_rows` with exact decisions: never NaN, thousands of times slower."""
    names = _namespace(lambda function: function)
    names["side"], names["ruled_out"] = distance_exact.exact_side, distance_exact.ruled_out
    run: Callable[..., None] = names["score_rows"]
    return run
