"""A release that is asked to stop (SIGTERM, a closed terminal, Ctrl-C) at each of its moments, in processes of their own."""

from __future__ import annotations

import os
import pty
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from gwasprivacy.base.platforms.held_files import HeldFile
from gwasprivacy.cli import main as cli_main
from gwasprivacy.release import engine, permission
from gwasprivacy.release.ledger.ledger import Ledger
from tests.attacks.command_line import forked
from tests.attacks.stage import Room, Stage
from tests.attacks.trials import surroundings

pytestmark = [pytest.mark.posix, pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")]

MOMENTS: dict[str, tuple[Any, str, str]] = {
    "reading the study": (permission, "preview", "before"),
    "before the debit": (Ledger, "debit", "before"),
    "between debit and draw": (engine, "draw", "before"),
    "between draw and signature": (engine, "sign_payload", "after"),
    "between two writings": (HeldFile, "write", "after"),
}
SPENT = ("between debit and draw", "between draw and signature", "between two writings")
PLAN = [
    "--prior",
    "0.1",
    "0.5",
    "--gamma",
    "1.5",
    "--cases",
    "100",
    "--controls",
    "100",
    "--snps",
    "2",
    "--score",
    "tv",
    "--mechanism",
    "joint",
]
SIGNALS = {signal.SIGINT: 130, signal.SIGTERM: 143, signal.SIGHUP: 129}


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    folder = tmp_path_factory.mktemp("stage")
    with surroundings(folder):
        yield Stage(folder, n_releases=20)


@pytest.fixture
def room(stage: Stage) -> Room:
    return stage.room(len(list(stage.folder.glob("trial-*"))))


def asking(moment: str, ask: Callable[[], None]) -> None:
    """From now on, ``ask`` is called at this moment; in a child, which nothing has to be put back in."""
    owner, name, when = MOMENTS[moment]
    real = getattr(owner, name)

    def step(*args: Any, **options: Any) -> Any:
        if when == "before":
            ask()
            return real(*args, **options)
        found = real(*args, **options)
        ask()
        return found

    setattr(owner, name, step)


def released(room: Room, moment: str, ask: Callable[[], None]) -> int:
    """The exit code of a release that is asked to stop at ``moment``."""

    def do() -> int:
        asking(moment, ask)
        sys.argv = ["gwasprivacy", *room.words()]
        return cli_main.main()

    _, status = os.waitpid(forked(do, out=room.folder / "said"), 0)
    return os.waitstatus_to_exitcode(status)


def once(number: int, times: int = 1) -> Callable[[], None]:
    left = [times]

    def ask() -> None:
        while left[0]:
            left[0] -= 1
            os.kill(os.getpid(), number)

    return ask


@pytest.mark.parametrize("number", SIGNALS, ids=lambda number: signal.Signals(number).name)
@pytest.mark.parametrize("moment", MOMENTS)
def test_before_the_debit_nothing_is_spent_and_after_it_the_release_is_completed(
    room: Room, moment: str, number: int
) -> None:
    code = released(room, moment, once(number))
    assert room.check() == ((1, 1) if moment in SPENT else (0, 0)), (room.folder / "said").read_text(encoding="utf-8")
    assert code == (0 if moment in SPENT else SIGNALS[number])
    assert room.left_behind() == []


@pytest.mark.parametrize("moment", SPENT)
def test_whoever_asks_twice_ends_it_with_a_right_ledger_and_no_file_half_written(room: Room, moment: str) -> None:
    code = released(room, moment, once(signal.SIGTERM, times=2))
    assert code != 0
    debits, reports = room.check()
    assert debits == 1
    assert reports <= 1
    assert not [name for name in room.left_behind() if name.endswith(".partial")]
    assert room.release().code == 0, "the next release clears what is left and goes on"
    assert room.check() == (2, reports + 1)
    assert room.left_behind() == []


@pytest.mark.parametrize("first", [signal.SIGHUP, signal.SIGTERM], ids=lambda number: signal.Signals(number).name)
def test_a_terminal_whose_closing_is_told_twice_is_no_second_asking(room: Room, first: int) -> None:
    """By the system and by its shell; where a session ends, SIGTERM and SIGHUP come together."""

    def ask() -> None:
        for number in (first, signal.SIGHUP):
            os.kill(os.getpid(), number)

    assert released(room, "between debit and draw", ask) == 0
    assert room.check() == (1, 1)


def test_a_release_goes_on_when_its_terminal_is_closed(room: Room) -> None:
    """The kernel's own SIGHUP, and a terminal that takes no more words."""
    begun, at_it = os.pipe()
    closed, go_on = os.pipe()
    pid, terminal = pty.fork()
    if not pid:
        code = 99
        try:

            def ask() -> None:
                os.write(at_it, b".")
                os.read(closed, 1)

            asking("between debit and draw", ask)
            sys.stdout = sys.__stdout__ = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
            sys.stderr = sys.__stderr__ = open(2, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
            sys.argv = ["gwasprivacy", *room.words()]
            code = cli_main.main()
        finally:
            os._exit(code)
    assert os.read(begun, 1) == b"."
    os.close(terminal)
    os.write(go_on, b".")
    _, status = os.waitpid(pid, 0)
    for each in (begun, at_it, closed, go_on):
        os.close(each)
    assert os.waitstatus_to_exitcode(status) == 0
    assert room.check() == (1, 1)
    assert room.left_behind() == []


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGINT], ids=lambda number: signal.Signals(number).name)
def test_what_whoever_started_it_lets_it_ignore_stays_ignored(room: Room, number: int) -> None:
    """``nohup``, and a shell's ``&``: Ctrl-C is for what runs in the foreground."""

    def do() -> int:
        signal.signal(number, signal.SIG_IGN)
        asking("before the debit", once(number))
        sys.argv = ["gwasprivacy", *room.words()]
        return cli_main.main()

    _, status = os.waitpid(forked(do, out=room.folder / "said"), 0)
    assert os.waitstatus_to_exitcode(status) == 0
    assert room.check() == (1, 1)


def test_a_command_without_a_cancel_of_its_own_leaves_no_temporary_file(tmp_path: Path) -> None:
    def do() -> int:
        asking("between two writings", once(signal.SIGTERM))
        sys.argv = ["gwasprivacy", "plan", "new", str(tmp_path / "x.gwasplan"), *PLAN]
        return cast(int, cli_main.main())

    _, status = os.waitpid(forked(do, out=tmp_path / "said"), 0)
    assert os.waitstatus_to_exitcode(status) == 143
    assert [path.name for path in tmp_path.iterdir()] == ["said"]
