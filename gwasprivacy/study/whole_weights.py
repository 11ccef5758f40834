"""What a person of a study of a trait weighs, in whole numbers."""

from __future__ import annotations

from collections.abc import Sequence

from gwasprivacy.study.sizes import TraitSizes, whole_steps


def whole_weights(sizes: TraitSizes, totals: Sequence[int], steps: int) -> tuple[list[int], list[int]]:
    """a and b of each stratum, with which a·y − b is a person's weight in its unit, y in whole ``steps`` of the range: 1 and the
    public centre, or the stratum's number of people and Σ y over them, ``totals``.  From a measured centre a is the distance from the
    planned one to the end of the range that it moved to (``TraitTables.from_measured``).  Raises ValueError for a centre between steps."""
    if sizes.centres is None:
        return list(sizes.strata), list(totals)
    at = whole_steps(sizes.centres, steps)
    if sizes.counted_from is None:
        return [1] * sizes.n_strata, at
    before = whole_steps(sizes.counted_from, steps)
    units = [1 if c == b else steps - b if c > b else b for c, b in zip(at, before, strict=True)]
    return units, [unit * c for unit, c in zip(units, at, strict=True)]
