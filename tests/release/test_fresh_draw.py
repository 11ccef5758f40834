"""The noise of a release is nobody's before its debit: it is drawn in a fresh process, whose generator nothing has touched."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gwasprivacy.base.errors import Cancelled, InvalidInput
from gwasprivacy.base.executors import Executor, InlineExecutor, ProcessExecutor
from gwasprivacy.base.progress import CancelFlag
from gwasprivacy.base.work import Work
from gwasprivacy.cli.main import main
from gwasprivacy.mechanisms import noise
from gwasprivacy.release import draw as draw_module
from gwasprivacy.release import engine
from gwasprivacy.release.draw import DrawnFrom, _Drawn, _drawn
from gwasprivacy.release.engine import SpentNothingPublished, publish
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.unverified import read_report
from gwasprivacy.release.verify import verify_report
from gwasprivacy.ui.release.release_work import draw_and_publish
from tests.release.kind_plans import ATTACKERS, CHOICES, plan_of
from tests.release.preparing import prepare_release
from tests.release.scene import PASSPHRASE, Scene

PROJECT = Path(__file__).resolve().parents[2]


def run_child(script: str, folder: Path, *before: str) -> subprocess.CompletedProcess[str]:
    """A script in a process of its own, as the argument of ``before``."""
    return subprocess.run(
        [*before, sys.executable, "-c", script, str(folder)],
        cwd=PROJECT,
        env={**os.environ, "PYTHONPATH": str(PROJECT)},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


# -------------------------------------------------------------------------------------------------- snapshots of a machine

# A process that is number 1 of its namespace, and copies of it that are number 1 of theirs: memory and process number are the same,
# as they are after a machine was set back to a snapshot.  OpenSSL seeds itself anew in a child with another number, and not here.
SNAPSHOT = """
import ctypes, os, sys
from pathlib import Path
from gwasprivacy.release import engine
from gwasprivacy.release.signing import load_signing_key
from tests.release.preparing import prepare_release
from tests.release.scene import PASSPHRASE, small_plan

folder, libc = Path(sys.argv[1]), ctypes.CDLL(None, use_errno=True)

def as_number_one(do):
    if libc.unshare(0x20000000):  # CLONE_NEWPID
        os._exit(77)
    if os.fork() == 0:
        code = 1
        try:
            assert os.getpid() == 1
            do()
            code = 0
        finally:
            os._exit(code)
    os._exit(os.waitstatus_to_exitcode(os.wait()[1]))

def machine():
    plan = small_plan(n_snps=4, epsilon=0.001)
    prepared = prepare_release(plan, folder / "study", name="small")
    key = load_signing_key(folder / "curator.key.pem", PASSPHRASE)
    for copy in ("one", "other"):
        (folder / copy).mkdir()
        os.environ["XDG_STATE_HOME"] = str(folder / copy / "state")
        if os.fork() == 0:
            as_number_one(lambda: engine.publish(prepared, folder / copy / "l.gwasledger", key, folder / copy / "out"))
        if code := os.waitstatus_to_exitcode(os.wait()[1]):
            os._exit(code)

if os.fork() == 0:
    as_number_one(machine)
sys.exit(os.waitstatus_to_exitcode(os.wait()[1]))
"""


@pytest.mark.posix
@pytest.mark.skipif(sys.platform != "linux", reason="namespaces of Linux")
def test_a_machine_that_is_set_back_to_before_the_debit_does_not_repeat_the_draw(scene: Scene) -> None:
    """Two copies of one process that has prepared a release, each with its own ledger, as a snapshot has: they draw differently.

    By chance the four of thirty SNPs agree once in 27,405 times, as ε is next to nothing.
    """
    made = run_child(SNAPSHOT, scene.folder)
    if made.returncode == 77:
        pytest.skip("namespaces of processes are not allowed here")
    assert made.returncode == 0, made.stderr
    drawn = [
        sorted(snp.name for snp in read_report(scene.folder / copy / "out" / "small-1.release.json").snps or ())
        for copy in ("one", "other")
    ]
    assert [len(each) for each in drawn] == [4, 4]
    assert drawn[0] != drawn[1]


TRACED = """
import os, sys
from pathlib import Path
from gwasprivacy.release import engine
from gwasprivacy.release.signing import load_signing_key
from tests.release.preparing import prepare_release
from tests.release.scene import PASSPHRASE, small_plan

folder, noted = Path(sys.argv[1]), engine.note_debit

def note_debit(debit):
    os.mkdir(folder / "the debit is durable")
    return noted(debit)

engine.note_debit = note_debit
prepared = prepare_release(small_plan(), folder / "study", name="small")
key = load_signing_key(folder / "curator.key.pem", PASSPHRASE)
engine.publish(prepared, folder / "l.gwasledger", key, folder / "out")
"""
SEED = 48
"""Bytes that OpenSSL's generator inside OpenDP asks the system for before its first number."""


@pytest.mark.posix
@pytest.mark.skipif(sys.platform != "linux" or shutil.which("strace") is None, reason="strace is not installed")
def test_the_system_is_asked_for_the_seed_of_the_draw_after_the_debit_by_a_process_that_had_none(scene: Scene) -> None:
    trace = scene.folder / "trace"
    words = ["strace", "-f", "--seccomp-bpf", "-qq", "-e", "trace=getrandom,mkdir", "-o", str(trace)]
    made = run_child(TRACED, scene.folder, *words)
    if "PTRACE" in made.stderr or "seccomp-bpf" in made.stderr:
        pytest.skip("strace may not trace here")
    assert made.returncode == 0, made.stderr
    lines = trace.read_text(encoding="utf-8").splitlines()
    (debit,) = (place for place, line in enumerate(lines) if "the debit is durable" in line)
    releasing = lines[debit].split()[0]
    seeded = [
        (place > debit, line.split()[0])
        for place, line in enumerate(lines)
        if re.search(rf"getrandom\(.*\) = {SEED}$", line)
    ]
    drawing = {process for _, process in seeded} - {releasing}
    assert len(drawing) == 1, "the draw is in one process that does nothing else"
    assert [is_after for is_after, process in seeded if process in drawing] == [True]
    assert [is_after for is_after, process in seeded if process == releasing] == [False], "the rehearsal's"


# ------------------------------------------------------------------------------------------------------ the front ends


def asked(*_: object) -> None:
    raise AssertionError("a generator of this process was asked")


@pytest.fixture
def no_generator_here(monkeypatch: pytest.MonkeyPatch) -> list[Executor]:
    """Once a release has started the process of its draw, this process cannot draw; the executors of the draws."""
    start, seen = draw_module.start_drawing, []

    def started(executor: Executor, *rest: Any) -> None:
        start(executor, *rest)
        seen.append(executor)
        for name in ("_laplace", "_top_k", "_many_top_k", "SystemRandom"):
            monkeypatch.setattr(noise, name, asked)

    monkeypatch.setattr(engine, "start_drawing", started)
    return seen


def test_the_command_draws_in_a_process_of_its_own_that_ends(scene: Scene, no_generator_here: list[Executor]) -> None:
    before = multiprocessing.active_children()
    assert main(scene.words("--jobs", "2")) == 0
    assert len(no_generator_here) == 1
    assert multiprocessing.active_children() == before


def test_the_window_draws_in_a_process_of_its_own_that_ends(scene: Scene, no_generator_here: list[Executor]) -> None:
    before = multiprocessing.active_children()
    outcome = draw_and_publish(scene.prepared(), scene.ledger, scene.key_path, PASSPHRASE, scene.out)
    assert verify_report(outcome.report_path, scene.public_key_path).valid
    assert len(no_generator_here) == 1
    assert multiprocessing.active_children() == before


class _Kept(ProcessExecutor):
    """A process that goes on after a draw, for the next test's: starting one takes ten times as long as what is drawn."""

    def __exit__(self, *_: object) -> None:
        return None


@pytest.fixture(scope="module")
def another_process() -> Iterator[ProcessExecutor]:
    place = _Kept(1)
    yield place
    place.close()


@pytest.mark.parametrize("what", CHOICES)
def test_every_kind_of_release_can_be_drawn_in_another_process(
    scene: Scene, what: str, no_generator_here: list[Executor], another_process: ProcessExecutor
) -> None:
    prepared = prepare_release(plan_of(what), scene.study, name="small")
    outcome = publish(prepared, scene.ledger, scene.key, scene.out, drawing=another_process)
    assert no_generator_here == [another_process]
    assert verify_report(outcome.report_path, scene.public_key_path).valid


@pytest.mark.parametrize("attacker", ATTACKERS)
def test_every_plan_comes_to_the_process_of_the_draw_as_it_is(attacker: str) -> None:
    plan = replace(plan_of("values"), adversary=ATTACKERS[attacker])
    assert pickle.loads(pickle.dumps(plan)) == plan


def test_no_name_of_a_snp_or_a_person_goes_to_the_process_of_the_draw(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[DrawnFrom] = []

    def watched(given: DrawnFrom) -> _Drawn:
        sent.append(given)
        return _drawn(given)

    monkeypatch.setattr(draw_module, "_drawn", watched)
    prepared = prepare_release(plan_of("selection with effects"), scene.study, name="small")
    publish(prepared, scene.ledger, scene.key, scene.out, drawing=InlineExecutor())
    (given,) = sent
    packed = pickle.dumps(given)
    assert packed.count(given.scores.tobytes()) == 1
    for name in (b"rs4", b"F1", b"I1", *(prepared.fingerprint.people or ()), prepared.counted):
        assert name not in packed
    assert "array" not in repr(given)


# ------------------------------------------------------------------------------------------------------------ failures


def test_a_process_that_cannot_be_started_costs_nothing(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: ProcessExecutor, count: int) -> None:
        raise OSError(12, "Cannot allocate memory")

    prepared = scene.prepared()
    monkeypatch.setattr(ProcessExecutor, "_start", full)
    with pytest.raises(InvalidInput, match="cannot be started") as refused:
        publish(prepared, scene.ledger, scene.key, scene.out)
    assert "Nothing was spent" in str(refused.value)
    assert not scene.ledger.exists()
    assert not scene.out.exists()


def kill_oneself(*_: object) -> None:
    os.kill(os.getpid(), getattr(signal, "SIGKILL", signal.SIGTERM))


def test_a_process_that_dies_before_the_debit_costs_nothing(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    prepared = scene.prepared()
    monkeypatch.setattr(draw_module, "_be_ready", kill_oneself)
    with pytest.raises(InvalidInput, match="out of memory"):
        publish(prepared, scene.ledger, scene.key, scene.out)
    assert not scene.ledger.exists()
    assert not scene.out.exists()


def test_a_process_that_dies_while_it_draws_has_spent_and_nothing_draws_again(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepared, before = scene.prepared(), multiprocessing.active_children()
    monkeypatch.setattr(draw_module, "_drawn", kill_oneself)
    with pytest.raises(SpentNothingPublished, match="out of memory"):
        publish(prepared, scene.ledger, scene.key, scene.out)
    (release,) = Ledger(scene.ledger).read().accounts[0].releases
    assert release.state == "spent, nothing published"
    assert not list(scene.out.iterdir())
    assert multiprocessing.active_children() == before


def asked_to_end(given: DrawnFrom) -> _Drawn:
    for name in ("SIGTERM", "SIGINT", "SIGHUP"):
        os.kill(os.getpid(), getattr(signal, name))
    return _drawn(given)


@pytest.mark.posix
def test_whoever_ends_all_processes_of_a_session_does_not_end_a_paid_draw(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepared = scene.prepared()
    monkeypatch.setattr(draw_module, "_drawn", asked_to_end)
    outcome = publish(prepared, scene.ledger, scene.key, scene.out)
    assert verify_report(outcome.report_path, scene.public_key_path).valid


def test_a_release_that_is_cancelled_while_the_process_starts_spends_nothing(scene: Scene) -> None:
    cancel, before = CancelFlag(), multiprocessing.active_children()
    cancel.cancel()
    with pytest.raises(Cancelled):
        publish(scene.prepared(), scene.ledger, scene.key, scene.out, work=Work(cancel=cancel))
    assert not scene.ledger.exists()
    assert multiprocessing.active_children() == before
