"""Attacks as many small trials: each has a number, from which all of its chance follows, and ends well or is broken.

Trials run in processes of their own, so that one that crashes, hangs or eats the memory is a finding and not the end.
"""

from __future__ import annotations

import contextlib
import functools
import multiprocessing
import os
import shutil
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing import forkserver
from multiprocessing.connection import Connection
from multiprocessing.context import BaseContext
from multiprocessing.process import BaseProcess
from pathlib import Path

LONGEST_SECONDS = 400.0
MOST_MEMORY = 12 << 30
MOST_GROWTH = 1 << 30
MOST_SAID = 10

Trial = Callable[[int], str]
"""Number → how it ended, in a few words.  Raises :class:`Broken`."""


class Broken(Exception):
    """The program did what it must not do."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Attack:
    """One kind of attack.

    ``prepare``: an empty folder → the trial.  ``judge``: how all trials ended → what is wrong with them together.
    ``on_disk``: whether the folder must lie on a disk (else in memory, which is faster).  ``cannot``: why this machine or
    this user cannot make the attack; None where it can.
    """

    name: str
    about: str
    n_full: int
    n_sample: int
    prepare: Callable[[Path], Trial]
    judge: Callable[[Counter[str]], list[str]] = lambda endings: []
    on_disk: bool = False
    cannot: Callable[[], str | None] = lambda: None


@dataclass(slots=True)
class Tally:
    """What came of an attack: how many trials ended how, and each finding as (number of the trial, what happened)."""

    endings: Counter[str] = field(default_factory=Counter)
    findings: list[tuple[int, str]] = field(default_factory=list)
    skipped: str = ""

    @property
    def n_trials(self) -> int:
        return sum(self.endings.values()) + len(self.findings)


def require(condition: object, what: str) -> None:
    """Raise Broken unless ``condition``."""
    if not condition:
        raise Broken(what)


# ------------------------------------------------------------------------------------------- inside one process


def run_trials(attack: Attack, numbers: range, folder: Path) -> Iterator[tuple[int, str, bool]]:
    """(number, how it ended, whether it is broken) of each trial, made in this process."""
    with surroundings(folder):
        trial = attack.prepare(folder)
        peak = _peak_memory()
        for number in numbers:
            try:
                ending, broken = trial(number), False
            except Broken as error:
                ending, broken = str(error), True
            grown = _peak_memory() - peak
            if grown > MOST_GROWTH and not broken:
                ending, broken = f"took {grown >> 20} MB of memory ({ending})", True
            peak += max(grown, 0)
            yield number, ending, broken


def run_here(attack: Attack, numbers: range, folder: Path) -> Tally:
    """All trials in this process, as a test of the attack itself wants them."""
    tally = Tally()
    for number, ending, broken in run_trials(attack, numbers, folder):
        _count(tally, number, ending, broken)
    tally.findings += [(-1, what) for what in attack.judge(tally.endings)]
    return tally


@contextmanager
def surroundings(folder: Path) -> Iterator[None]:
    """No settings, logs or passphrase but the attack's own; keys of this time open at once, as what they resist is tried elsewhere."""
    from gwasprivacy.release.keys import key_encryption
    from tests.release.scene import PASSPHRASE

    chosen = {
        "XDG_STATE_HOME": str(folder / "state"),
        "XDG_CONFIG_HOME": str(folder / "config"),
        "XDG_CACHE_HOME": str(folder / "cache"),
        "XDG_DATA_HOME": str(folder / "data"),
        "GWASPRIVACY_PASSPHRASE": PASSPHRASE,
    }
    before = {name: os.environ.get(name) for name in chosen}
    os.environ.update(chosen)
    usual, key_encryption.COST = key_encryption.COST, key_encryption.ScryptCost(n=16, r=8, p=1)
    try:
        yield
    finally:
        key_encryption.COST = usual
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


def _peak_memory() -> int:
    import resource  # not on Windows, where other tests want the rest of this file

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def _count(tally: Tally, number: int, ending: str, broken: bool) -> None:
    if broken:
        tally.findings.append((number, ending))
    else:
        tally.endings[ending] += 1


def _work(name: str, numbers: range, folder: Path, tell: Connection) -> None:
    """What a working process does: make the trials and tell of each."""
    import resource

    from tests.attacks.register import ATTACKS, SELF_TEST

    os.dup2(os.open(folder / "stderr", os.O_WRONLY | os.O_CREAT, 0o600), 2)
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    for each in run_trials({**ATTACKS, SELF_TEST.name: SELF_TEST}[name], numbers, folder):
        tell.send(each)


# -------------------------------------------------------------------------------------------- over several processes


def run_over_processes(
    attack: Attack, numbers: range, *, jobs: int, said: Callable[[str], None] = lambda text: None
) -> Tally:
    """All trials, shared by ``jobs`` processes.  ``said`` hears the findings and, every half minute, how far it is."""
    tally = Tally()
    reason = attack.cannot()
    if reason is not None:
        tally.skipped = reason
        return tally
    lock, began = threading.Lock(), time.monotonic()
    told = [began]

    def heard(number: int, ending: str, broken: bool) -> None:
        with lock:
            _count(tally, number, ending, broken)
            if broken and len(tally.findings) <= MOST_SAID:
                said(f"{attack.name} {number}: {ending}")
            now = time.monotonic()
            if now - told[0] > 30:
                told[0] = now
                left = (now - began) / tally.n_trials * (len(numbers) - tally.n_trials)
                said(f"{attack.name}: {tally.n_trials:,} of {len(numbers):,}, about {left / 60:.0f} min left")

    shares = [numbers[place::jobs] for place in range(min(jobs, len(numbers)))]
    threads = [threading.Thread(target=_one_share, args=(attack, share, heard)) for share in shares]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    wrong = attack.judge(tally.endings)
    for what in wrong:
        said(f"{attack.name}: {what}")
    tally.findings += [(-1, what) for what in wrong]
    return tally


_LONGEST_PLACE = 60


@functools.cache
def _processes() -> BaseContext:
    """What starts processes that make trials: they are forked from one in which the program is loaded and has released something, once for
    all.  That one listens in a folder of a short name: a socket's has 107 letters at most.  Raises ValueError where nothing can fork."""
    found = multiprocessing.get_context("forkserver")
    found.set_forkserver_preload(["tests.attacks.warm"])
    usual = tempfile.tempdir
    if len(tempfile.gettempdir()) > _LONGEST_PLACE:
        tempfile.tempdir = in_memory() or "/tmp"
    try:
        forkserver.ensure_running()
    finally:
        tempfile.tempdir = usual
    return found


def _one_share(attack: Attack, numbers: range, heard: Callable[[int, str, bool], None]) -> None:
    """A process that makes the trials ``numbers``; another one for the rest each time that it dies."""
    stillborn = 0
    while len(numbers) and stillborn < 2:  # where nothing can be prepared, one more attempt is enough
        folder = Path(tempfile.mkdtemp(prefix=f"attack-{attack.name}-", dir=None if attack.on_disk else in_memory()))
        hears, tells = _processes().Pipe(duplex=False)
        process = _processes().Process(target=_work, args=(attack.name, numbers, folder, tells))
        process.start()
        tells.close()
        done, hangs = 0, threading.Event()
        timer = _alarm(process, hangs)
        with hears, contextlib.suppress(EOFError):
            while True:
                number, ending, broken = hears.recv()
                timer.cancel()
                heard(number, ending, broken)
                done += 1
                timer = _alarm(process, hangs)
        timer.cancel()
        process.join()
        code = process.exitcode
        if done < len(numbers):
            words_left = (folder / "stderr").read_text(errors="replace", encoding="utf-8").strip().splitlines()
            last = words_left[-1][:300] if words_left else ""
            what = f"no end within {LONGEST_SECONDS:.0f} s" if hangs.is_set() else f"the process died ({code}): {last}"
            stillborn = 0 if done else stillborn + 1
            heard(numbers[done], what, True)
            done += 1
        numbers = numbers[done:]
        shutil.rmtree(folder, ignore_errors=True)


def _alarm(process: BaseProcess, hangs: threading.Event) -> threading.Timer:
    def ring() -> None:
        hangs.set()
        process.kill()

    timer = threading.Timer(LONGEST_SECONDS, ring)
    timer.daemon = True
    timer.start()
    return timer


def in_memory() -> str | None:
    """A folder in memory where the system has one: thousands of trials wait for no disk."""
    place = Path("/dev/shm")
    return str(place) if place.is_dir() and os.access(place, os.W_OK) else None
