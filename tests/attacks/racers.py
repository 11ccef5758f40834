"""Twenty processes release at the same moment from one ledger that has budget for seven."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import time
from collections import Counter
from dataclasses import replace
from functools import partial
from pathlib import Path

from tests.attacks.command_line import ended, in_child
from tests.attacks.stage import GUARANTEES, Room, Stage
from tests.attacks.trials import Attack, Trial, require
from tests.release.scene import drawn_here

N_RACERS, N_FIT = 20, 7
VARIANTS = ("one folder", "no ledger yet", "a folder each", "names of the ledger", "some are killed", "looks between")


def race(room: Room, words: list[list[str]], killed: dict[int, float]) -> Counter[int]:
    """Begin all at one moment; exit codes and how often.  ``killed``: racer → seconds after which it is killed.

    Every fourth starts a process for its draw, which delays its debit; the others come to the ledger closer together.
    Raises Broken for an exit code that is neither a release, nor a refusal by the budget, nor a kill.
    """
    read, write = os.pipe()
    pids = []
    for racer, each in enumerate(words):
        with drawn_here() if racer % 4 else contextlib.nullcontext():
            pids.append(in_child(each, out=room.folder / f"said-{racer}", wait_for=read))
    os.close(read)
    began = time.monotonic()
    for _ in pids:
        os.write(write, b"x")
    os.close(write)
    for racer, seconds in sorted(killed.items(), key=lambda each: each[1]):
        time.sleep(max(0.0, began + seconds - time.monotonic()))
        os.kill(pids[racer], signal.SIGKILL)
    codes = [ended(pid) for pid in pids]
    for racer, code in enumerate(codes):
        said = (
            (room.folder / f"said-{racer}").read_text(errors="replace", encoding="utf-8")
            if code in (1, 2, 4, 99)
            else ""
        )
        require(code in (0, 3, -signal.SIGKILL), f"exit code {code}: {said.strip()[-300:]}")
    return Counter(codes)


def prepare(folder: Path, guarantee: tuple[str, int] | None = None) -> Trial:
    stage = Stage(folder, n_releases=N_FIT, guarantee=guarantee)
    warm = stage.room(-1)
    warm.release()
    warm.remove()

    def trial(number: int) -> str:
        variant = VARIANTS[number % len(VARIANTS)]
        chance = random.Random(number)
        room = stage.room(number)
        n_fit = N_FIT
        if variant not in ("no ledger yet",):
            require(room.release().code == 0, "no release before the race")
            n_fit -= 1
        words = [room.words() for _ in range(N_RACERS)]
        if variant == "a folder each":
            words = [room.words(out=room.folder / f"released-{racer}") for racer in range(N_RACERS)]
        if variant == "names of the ledger":
            links = [room.folder / f"link-{racer}.gwasledger" for racer in range(N_RACERS)]
            for link in links:
                link.symlink_to(room.ledger)
            words = [room.words(ledger=link) for link in links]
        if variant == "looks between":
            for racer in range(0, N_RACERS, 4):
                words[racer] = ["scores", str(stage.study), "--score", "tv", "--ledger", str(room.ledger)]
                words[racer] += ["--out", str(room.folder / f"scores-{racer}.tsv")]
        killed = (
            {racer: chance.uniform(0, 2.0) for racer in range(0, N_RACERS, 4)} if variant == "some are killed" else {}
        )
        codes = race(room, words, killed)
        debits, reports = room.check()
        if killed:
            require(codes[0] <= n_fit, f"{variant}: {codes[0]} of {n_fit} releases")
        else:
            looks = N_RACERS // 4 if variant == "looks between" else 0
            require(codes[0] == n_fit + looks, f"{variant}: {codes[0]} done where {n_fit + looks} fit")
            require((debits, reports) == (N_FIT, N_FIT), f"{variant}: {debits} debits and {reports} reports")
        room.spend_the_rest()
        left = [name for name in room.left_behind() if not (killed and name.endswith(".partial"))]
        require(killed or not left, f"{variant}: left behind: {left}")
        room.remove()
        return variant

    return trial


RACERS = Attack(
    name="racers",
    about=f"{N_RACERS} processes at once with budget for {N_FIT}",
    n_full=60,
    n_sample=2,
    prepare=prepare,
    on_disk=True,
)

RACERS_UNDER_GUARANTEES = tuple(
    replace(
        RACERS,
        name=f"{RACERS.name}-{name}",
        about=f"{RACERS.about}; the ledger keeps a guarantee about attacks ({guarantee[0]}, M = {guarantee[1]})",
        n_sample=1,
        prepare=partial(prepare, guarantee=guarantee),
    )
    for name, guarantee in GUARANTEES.items()
)
