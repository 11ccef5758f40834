"""A release that is killed (SIGKILL: no clean-up runs) before or after one step of it, in a child of this process."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gwasprivacy.base import safe_files
from gwasprivacy.plan.plan import Plan
from gwasprivacy.release import engine, publication
from gwasprivacy.release.ledger import ledger
from tests.attacks.command_line import ended, forked
from tests.release.preparing import prepare_release
from tests.release.scene import Scene, drawn_here, small_plan

PLACES: dict[str, Any] = {
    "engine": engine,
    "ledger": ledger,
    "Ledger": ledger.Ledger,
    "Publication": publication.Publication,
    "publication": publication,
    "safe_files": safe_files,
}


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def dies(do: Callable[[], int], said: Path) -> None:
    """Do ``do`` in a child, which must be killed before it ends."""
    if not hasattr(os, "fork"):
        pytest.skip("whoever is killed is a fork of this process")
    assert ended(forked(do, out=said)) == -signal.SIGKILL, said.read_text(encoding="utf-8")


def killed(scene: Scene, owner: str, name: str, when: str, plan: Plan | None = None) -> None:
    """``plan``: where it is not the small one that is released.

    The step is wrapped from outside: the program itself has no hook for this.
    """
    step = getattr(PLACES[owner], name)

    def dying(*words: Any, **options: Any) -> Any:
        if when == "before":
            die()
        step(*words, **options)
        die()

    def release() -> int:
        setattr(PLACES[owner], name, dying)
        with drawn_here():
            prepared = prepare_release(plan or small_plan(), scene.folder / "study", name="small")
            engine.publish(prepared, scene.ledger, scene.key, scene.out)
        return 0

    dies(release, scene.folder / "said")
