"""Arrays inside values: whoever holds a value can read its arrays and not change them."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import numpy as np
import numpy.typing as npt

IntArray = npt.NDArray[np.int64]


def freeze(value: Any) -> None:
    """Make every array field of a frozen dataclass read-only.  Called in its ``__post_init__``.

    A field becomes a read-only view: nothing is copied, and whoever made the array and kept it can still write to it.
    """
    for field in fields(value):
        array = getattr(value, field.name)
        if isinstance(array, np.ndarray) and array.flags.writeable:
            view = array.view()
            view.flags.writeable = False
            object.__setattr__(value, field.name, view)


def sums_over_few(values: npt.NDArray[np.integer[Any]], axis: int) -> npt.NDArray[np.int64]:
    """The sums of whole numbers over a short axis, as int64; numpy's own sum takes seven times as long where that axis is the last."""
    parts = np.moveaxis(values, axis, 0)
    total: npt.NDArray[np.int64] = np.zeros(parts.shape[1:], dtype=np.int64)
    for part in parts:
        np.add(total, part, out=total, casting="unsafe")  # unsigned numbers too
    return total
