"""How much of this machine the program may use."""

from __future__ import annotations

import os


def usable_processors() -> int:
    """How many processors this process may use, at least 1."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
