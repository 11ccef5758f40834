"""A plan is written to its file."""

from __future__ import annotations

from pathlib import Path

from gwasprivacy.base.safe_files import write_atomic
from gwasprivacy.base.strict_json import pretty_json
from gwasprivacy.plan.plan import Plan


def save_plan(plan: Plan, path: Path, force: bool = True) -> None:
    """Write ``plan`` atomically.  Without ``force`` nothing is overwritten (InvalidInput)."""
    write_atomic(Path(path), pretty_json(plan.to_json()), force=force)
