"""One start of the program on a screen of the test's own, and what its observer says."""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.journeys.screen import Screen
from tests.journeys.setting import Setting
from tests.journeys.window_words import WindowWords

PROJECT = Path(__file__).resolve().parents[2]
PATIENCE = 90.0  # seconds for anything that must happen: generous, since a busy machine is no fault of the program
LONGEST_WORK = 600.0  # a whole simulation, which takes two minutes on two free cores
Facts = dict[str, Any]


class JourneyFailed(AssertionError):
    """What was expected on the screen did not come; says what was there instead."""


class Program:
    """``gwasprivacy gui ARGUMENT…`` with its own home folder; ``leave`` and ``kill`` end it."""

    def __init__(self, screen: Screen, setting: Setting, home: Path, *arguments: str, **environment: str) -> None:
        self.screen, self.setting, self.home = screen, setting, home
        self.words = WindowWords(setting.language)
        home.mkdir(parents=True, exist_ok=True)
        self.record_path = home / "record.json"
        self.record_path.unlink(missing_ok=True)
        theirs, self._ask = os.pipe()
        self._hear, answers = os.pipe()
        self._rest = b""
        self._errors = (home / "stderr.txt").open("wb")
        own = {
            "HOME": str(home),
            "XDG_STATE_HOME": str(home / "state"),
            "XDG_CONFIG_HOME": str(home / "config"),
            "XDG_CACHE_HOME": str(home / "cache"),
            "GWASPRIVACY_SETTINGS": str(home / "config" / "window.ini"),
            "QT_SCALE_FACTOR": str(setting.scale),
            "PYTHONPATH": str(PROJECT),
        }
        command = ["-m", "tests.journeys", str(theirs), str(answers), str(self.record_path), "gui"]
        self.process = subprocess.Popen(
            [sys.executable, *command, *arguments],
            env={**screen.environment(), **own, **environment},
            cwd=home,
            pass_fds=(theirs, answers),
            stdin=subprocess.DEVNULL,
            stdout=self._errors,
            stderr=self._errors,
        )
        os.close(theirs)
        os.close(answers)

    # Asking ---------------------------------------------------------------------------------------------------------

    def ask(self, what: str, *, seconds: float = PATIENCE, **more: Any) -> Facts:
        """One question to the observer.  Fails where the program has ended, or does not answer."""
        question = {"ask": what, "seconds": seconds, **more}
        try:
            os.write(self._ask, json.dumps(question).encode() + b"\n")
        except BrokenPipeError:
            raise JourneyFailed(f"the program has ended: {self.said()}") from None
        end = time.monotonic() + seconds + PATIENCE
        while b"\n" not in self._rest:
            ready, _, _ = select.select([self._hear], [], [], max(0.0, end - time.monotonic()))
            if not ready:
                raise JourneyFailed(f"the window stands still; asked: {question}; {self.said()}")
            got = os.read(self._hear, 65536)
            if not got:
                raise JourneyFailed(f"the program has ended ({self.process.poll()}): {self.said()}")
            self._rest += got
        line, self._rest = self._rest.split(b"\n", 1)
        answer: Facts = json.loads(line)
        return answer

    def find(self, name: str | None = None, **like: Any) -> Facts:
        """Wait until something is on the screen as described in English; fails with what is there instead."""
        if name is not None:
            like["name"] = name
        for each in {"name", "is", "within", "starts"} & like.keys():
            like[each] = self.words.of(like[each])
        if "says" in like:
            like["says"] = self.words.of_part(like["says"])
        answer = self.ask("find", **like)
        if answer.get("late"):
            self.picture(self.home / "failed.png")
            seen = "\n".join(_line(each) for each in answer["seen"])
            raise JourneyFailed(
                f"not on the screen: {like}\nthere is ({self.home / 'failed.png'}):\n{seen}\n{self.said()}"
            )
        return answer

    def wait_until_idle(self) -> None:
        """Until nothing computes and all tabs are built."""
        answer = self.ask("idle", seconds=LONGEST_WORK)
        if answer.get("late"):
            raise JourneyFailed("the program never came to rest")

    def picture(self, path: Path) -> Path:
        path.parent.mkdir(parents=True, exist_ok=True)
        assert self.ask("picture", path=str(path))["saved"]
        return path

    def still_picture(self, path: Path, hide: Sequence[str]) -> Path:
        """The screen once nothing moves; ``hide`` names controls, or classes of them, that look different in every run."""
        path.parent.mkdir(parents=True, exist_ok=True)
        names = [each for name in hide for each in self.words.of(name)]
        if self.ask("still_picture", path=str(path), hide=names).get("late"):
            raise JourneyFailed(f"the screen never stands still: {path.stem}")
        return path

    def said(self) -> str:
        """What was printed, for whoever looks for the reason of a failure."""
        return (self.home / "stderr.txt").read_text(encoding="utf-8", errors="replace")[-4000:]

    # The end --------------------------------------------------------------------------------------------------------

    def kill(self) -> None:
        """As a power failure does: at once, and nothing is tidied."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)
        self._close()

    def ends_well(self) -> None:
        """The window has been closed: the process ends by itself, with nothing to blame on the program."""
        try:
            code = self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            raise JourneyFailed(f"the program did not end: {self.said()}") from None
        self._close()
        said = self.said()
        assert self.record_path.exists(), f"the program ended badly ({code}): {said}"
        record = json.loads(self.record_path.read_text(encoding="utf-8"))
        expected = {"warnings": [], "exceptions": [], "threads": [], "processes": [], "code": 0}
        assert record == expected, record
        assert said == "", said
        assert code == 0, code
        assert not (self.home / "state" / "gwasprivacy" / "crash.log").exists(), "a crash was logged"

    def stop(self) -> None:
        """Whatever became of the journey, nothing of it stays."""
        if self.process.poll() is None:
            self.kill()
        self._close()

    def _close(self) -> None:
        self._errors.close()
        for end in (self._ask, self._hear):
            try:
                os.close(end)
            except OSError:
                continue
        self._ask = self._hear = -1


def _line(facts: Facts) -> str:
    marks = [each for each in ("enabled", "checked", "focused", "active", "hit") if facts[each]]
    return f"  {facts['kinds'][0]} {facts['name']!r} {facts['text'][:90]!r} {' '.join(marks)} {facts['rect']}"
