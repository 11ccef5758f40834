"""Releases that are killed (SIGKILL): at random moments, and before every single change that they make to the disk."""

from __future__ import annotations

import contextlib
import math
import os
import random
import signal
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import replace
from functools import partial
from pathlib import Path

from gwasprivacy.cli.main import main
from tests.attacks import system_calls
from tests.attacks.command_line import in_child
from tests.attacks.stage import GUARANTEES, Room, Stage
from tests.attacks.trials import Attack, Trial, require
from tests.release.scene import drawn_here

BEGINNINGS = ("new ledger", "ledger with a release", "budget for one more", "--force")


def _drawing(guarantee: tuple[str, int] | None) -> AbstractContextManager[None]:
    """Releases of a budget in ε draw in a process of their own, which loses its parent; the others in the one that is killed."""
    return contextlib.nullcontext() if guarantee is None else drawn_here()


def _begin(stage: Stage, number: int, beginning: str) -> Room:
    room = stage.room(number)
    for _ in range({"new ledger": 0, "budget for one more": stage.n_releases - 1}.get(beginning, 1)):
        require(room.release().code == 0, "no release before the attack")
    return room


def _words(room: Room, beginning: str) -> list[str]:
    return room.words(*(["--force"] if beginning == "--force" else []))


def _release(room: Room, beginning: str) -> Callable[[], int]:
    return lambda: main(_words(room, beginning))


def _judge_the_room(room: Room, before: tuple[int, int]) -> str:
    """How a killed release is found: budget counted if anything was seen, and the ledger works on."""
    debits, reports = room.check()
    require(debits - before[0] in (0, 1), f"{before[0]} debits became {debits}")
    require(reports - before[1] in (0, debits - before[0]), f"{before[1]} reports became {reports}, debits {debits}")
    room.spend_the_rest()
    if debits == before[0]:
        ending = "nothing spent"
    else:
        ending = "spent, " + ("nothing published" if reports == before[1] else "published")
    return ending + _litter(room)


def _litter(room: Room) -> str:
    """What a kill leaves for good, in words: unfinished files that hold nothing private.  Raises Broken for anything else."""
    left = room.left_behind()
    tables = [name for name in left if name.endswith(".partial")]
    ledgers = [name for name in left if name.startswith(f".{room.ledger.name}.")]
    require(len(tables) + len(ledgers) == len(left), f"left behind after the next release: {left}")
    for name in ledgers:
        data = (room.ledger.parent / name).read_bytes()
        require(
            b'"debit"' not in data and b'"study"' not in data, f"{name} is an unfinished ledger that holds something"
        )
    return " (an unfinished table stays)" * bool(tables) + " (an unfinished, empty ledger stays)" * bool(ledgers)


def prepare_random(folder: Path, guarantee: tuple[str, int] | None = None) -> Trial:
    stage = Stage(folder, guarantee=guarantee)
    warm = stage.room(-1)
    warm.release()
    warm.remove()
    times = []
    for each in range(3):
        room, began = stage.room(-2 - each), time.monotonic()
        with _drawing(guarantee):
            os.waitpid(in_child(room.words(), out=folder / "said"), 0)
        times.append(time.monotonic() - began)
        require(room.check() == (1, 1), "a release that nobody killed")
        room.remove()
    longest = sorted(times)[1]

    def trial(number: int) -> str:
        chance = random.Random(number)
        beginning = BEGINNINGS[number % len(BEGINNINGS)]
        room = _begin(stage, number, beginning)
        before = room.check()
        with _drawing(guarantee):
            pid = in_child(_words(room, beginning), out=room.folder / "said")
        time.sleep(1.1 * longest * chance.random())
        os.kill(pid, signal.SIGKILL)
        _, status = os.waitpid(pid, 0)
        ending = _judge_the_room(room, before)
        room.remove()
        return f"{ending}; {'killed' if os.WIFSIGNALED(status) else 'was done before'}"

    return trial


def prepare_every_write(folder: Path, guarantee: tuple[str, int] | None = None) -> Trial:
    stage = Stage(folder, guarantee=guarantee)
    warm = stage.room(-1)
    warm.release()
    warm.remove()
    writes: dict[str, list[str]] = {}
    for place, beginning in enumerate(BEGINNINGS):
        room = _begin(stage, -2 - place, beginning)
        with _drawing(guarantee):
            writes[beginning], code = system_calls.run(_release(room, beginning), out=folder / "said")
        require(code == 0, f"a watched release that nobody killed ends with {code}")
        require(any("ledger" in name for name in writes[beginning]), "no write to the ledger was seen")
        room.remove()

    def trial(number: int) -> str:
        beginning = BEGINNINGS[number % len(BEGINNINGS)]
        place = number // len(BEGINNINGS)
        n = len(writes[beginning])
        if place >= n:
            return "no further write"
        room = _begin(stage, number, beginning)
        before = room.check()
        at = (place * _stride(n)) % n
        with _drawing(guarantee):
            seen, code = system_calls.run(_release(room, beginning), out=room.folder / "said", kill_before=at)
        require(code is None, f"write {at} of {n} was not reached ({len(seen)} writes, exit code {code})")
        ending = _judge_the_room(room, before)
        room.remove()
        return ending

    return trial


def _stride(n: int) -> int:
    """A step that visits all of 0 … n − 1, far apart: a few trials are then spread over all writes."""
    step = max(1, round(n * 0.382))
    while math.gcd(step, n) > 1:
        step += 1
    return step


RANDOM_KILLS = Attack(
    name="kills-random",
    about="releases killed at random moments",
    n_full=300,
    n_sample=4,
    prepare=prepare_random,
    on_disk=True,
)
KILLS_AT_WRITES = Attack(
    name="kills-writes",
    about="releases killed before each change that they make to the disk, one after the other",
    n_full=600,
    n_sample=6,
    prepare=prepare_every_write,
    cannot=system_calls.cannot,
)

UNDER_GUARANTEES = tuple(
    replace(
        attack,
        name=f"{attack.name}-{name}",
        about=f"{attack.about}; the ledger keeps a guarantee about attacks ({guarantee[0]}, M = {guarantee[1]})",
        n_sample=2,
        prepare=partial(prepare, guarantee=guarantee),
    )
    for name, guarantee in GUARANTEES.items()
    for attack, prepare in ((RANDOM_KILLS, prepare_random), (KILLS_AT_WRITES, prepare_every_write))
)
