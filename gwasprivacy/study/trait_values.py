"""Everybody's value of a trait: clipped to its public range, rounded once.

Messages give a person's line, never their identifier or value.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.arrays import IntArray, freeze
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import mark, say, say_count, say_marked
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.study.people_lists import ChosenPeople
from gwasprivacy.study.phenotype import MISSING_CODES, everybody, values_of_people, without_phenotype
from gwasprivacy.study.trait import Trait

MISSING_TRAITS = mark("In the trait’s column -9, NA, NaN, none and a dot mean that the value is missing.")


MINUS_NINE_IS_A_VALUE = mark(
    "-9 is in the trait’s range, so it counts as a value. NA, NaN, none and a dot mean that the value is missing."
)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class TraitValues:
    """Private.  ``steps``: int64 (n_people,), 0…:data:`STEPS`, 0 for whoever takes no part; ``takes_part``: bool; in the file's
    order.  ``notes``: how the file was read, and who was left out, in words."""

    steps: IntArray
    takes_part: npt.NDArray[np.bool_]
    notes: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        freeze(self)
        if self.steps.shape != self.takes_part.shape:
            raise ValueError("one value per person")

    def __repr__(self) -> str:  # never anybody's value in a log
        return f"TraitValues(n={len(self.takes_part)})"


def read_trait(
    path: Path,
    fid: Sequence[str],
    iid: Sequence[str],
    trait: Trait,
    *,
    name: str | None = None,
    leave_out: bool = False,
    chosen: ChosenPeople | None = None,
    size_is_secret: bool = False,
    work: Work = UNWATCHED,
) -> TraitValues:
    """Everybody's value of ``trait`` by a phenotype file, in the order of ``fid`` and ``iid``.

    Lines, missing people and ``chosen`` are as in ``phenotype.read_phenotypes``; ``name``: the column; ``size_is_secret``:
    all values may be missing, and how many are is not said.  A value is a finite decimal number or one of
    ``phenotype.MISSING_CODES``; where the plan's range contains −9, a −9 is a value: a refusal would tell of whoever has it.
    Raises InvalidInput.
    """
    nine_is_a_value = trait.low <= -9 <= trait.high

    texts, line_of = values_of_people(path, fid, iid, name=name, work=work)
    values = np.zeros(len(texts))
    missing = np.zeros(len(texts), dtype=bool)
    here = everybody(len(texts)) if chosen is None else chosen.here
    for row in sorted(np.flatnonzero(here).tolist(), key=line_of.__getitem__):
        text = texts[row].lower()
        if text in MISSING_CODES and not (text == "-9" and nine_is_a_value):
            missing[row] = True
            continue
        value = _parsed(text)
        if value is None:
            raise InvalidInput("trait.not-a-number", path=path, line=line_of[row])
        values[row] = value
    if missing.any() and not leave_out:
        raise without_phenotype(path, line_of, missing.tolist(), int(here.sum()))
    if missing[here].all() and not size_is_secret:
        raise InvalidInput("trait.nobody", path=path)
    n_out = int(missing.sum())
    coding = MINUS_NINE_IS_A_VALUE if nine_is_a_value else MISSING_TRAITS
    notes: tuple[str, ...] = (say_marked(coding), *(() if chosen is None else chosen.notes))
    if size_is_secret and leave_out:
        notes += (say("Whoever has no value of the trait is left out."),)
    elif n_out:
        notes += (
            say_count(
                "{n} people without a value of the trait are left out.",
                one="One person without a value of the trait is left out.",
                n=n_out,
            ),
        )
    there = here & ~missing
    return TraitValues(steps=np.where(there, trait.counted(values), 0), takes_part=there, notes=notes)


def _parsed(text: str) -> float | None:
    """A finite decimal number; None for anything else ("1_000", "0x1f", "inf" among it)."""
    if not set(text) <= set("0123456789+-.e"):
        return None
    try:
        value = float(text)
    except ValueError:
        return None
    return value if math.isfinite(value) else None
