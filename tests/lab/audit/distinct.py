"""Cases of an audit that differ in nothing but their title are one and the same run of a selector, which is made once."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields

import numpy as np

from gwasprivacy.lab.audit.epsilon_audit import SelectionCase


def distinct(cases: Iterable[SelectionCase]) -> list[SelectionCase]:
    """The first of those that draw from the same scores in the same way, count the same events and claim the same."""
    first: dict[tuple[object, ...], SelectionCase] = {}
    for case in cases:
        values = [getattr(case, each.name) for each in fields(case) if each.name != "title"]
        first.setdefault(tuple(v.tobytes() if isinstance(v, np.ndarray) else v for v in values), case)
    return list(first.values())
