"""A window that is asked to end (SIGTERM, SIGHUP) while it simulates and makes a release: in order, at every moment."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import psutil
import pytest

from gwasprivacy.plan.saved_plan import save_plan
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.permission import preview
from gwasprivacy.release.verify import verify_report
from gwasprivacy.ui.release.unfinished_banner import find_stopped
from tests.release.scene import Scene

pytestmark = pytest.mark.posix


@pytest.fixture
def scene(scene: Scene) -> Scene:
    save_plan(scene.plan, scene.folder / "small.gwasplan")
    return scene


def ended(
    scene: Scene, moment: str, *signals: int, again: int | None = None, simulates: bool = False
) -> tuple[int, str]:
    """(exit code, what was said) of a window that is sent ``signals`` at ``moment``; none of its processes is left.

    ``again``: what it is sent once it is closing, while the release is stuck.
    """
    state = {"XDG_STATE_HOME": str(scene.folder / "state"), "GWASPRIVACY_SETTINGS": str(scene.folder / "window.ini")}
    environment = {**os.environ, **state}
    how = [word for word, holds in (("stuck", again is not None), ("simulating", simulates)) if holds]
    window = subprocess.Popen(
        [sys.executable, "-m", "tests.ui.release.stopped_release", str(scene.folder), moment, *how],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=environment,
        cwd=Path(__file__).parents[3],
    )
    assert window.stdout is not None
    said = window.stdout.readline()
    assert said == f"{moment}\n", said + window.stdout.read()
    engines = psutil.Process(window.pid).children(recursive=True)
    assert engines or not simulates, "it simulates in a process beside it"
    for number in signals:
        window.send_signal(number)
    said = window.stdout.readline()
    assert said == "closing\n", said + window.stdout.read()
    if again is not None:
        window.send_signal(again)
    rest, _ = window.communicate(timeout=90)
    _, alive = psutil.wait_procs(engines, timeout=30)
    assert not alive
    return window.returncode, rest


def left_in(scene: Scene) -> list[str]:
    """Temporary and reserved files."""
    return [path.name for path in scene.folder.rglob("*") if path.name.startswith(".") or ".partial" in path.name]


def test_a_release_that_was_debited_is_completed_however_often_a_session_says_that_it_ends(scene: Scene) -> None:
    """Where a session ends, SIGTERM and SIGHUP come together; a terminal's shell passes on a SIGHUP that the system has sent."""
    signals = (signal.SIGTERM, signal.SIGHUP, signal.SIGHUP)
    assert ended(scene, "between debit and draw", *signals, simulates=True) in [(143, ""), (129, "")]
    (release,) = Ledger(scene.ledger).read().accounts[0].releases
    assert release.is_published
    assert verify_report(scene.out / "Small-study-1.release.json", scene.public_key_path).valid
    assert (scene.out / "Small-study-1.release.pdf").exists()
    assert left_in(scene) == []
    assert find_stopped([scene.folder / "small.gwasplan"]) is None, "the next start has nothing to say"


def test_before_the_debit_nothing_is_spent_and_nothing_stays(scene: Scene) -> None:
    assert ended(scene, "before the debit", signal.SIGTERM) == (143, "")
    assert Ledger(scene.ledger).read().accounts == ()
    assert not scene.out.exists()
    assert left_in(scene) == []


def test_whoever_asks_twice_ends_it_as_a_power_failure_does_and_the_next_release_says_so(scene: Scene) -> None:
    assert ended(scene, "between draw and signature", signal.SIGHUP, again=signal.SIGTERM) == (143, "")
    (release,) = Ledger(scene.ledger).read().accounts[0].releases
    assert not release.is_published
    assert not list(scene.out.glob("*.release.*")), "nothing was seen, nothing is half written"
    assert any("spent" in each for each in preview(scene.prepared(), scene.ledger, scene.out).warnings)
    scene.release()
    assert left_in(scene) == []
