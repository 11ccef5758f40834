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
