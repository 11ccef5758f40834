"""Somebody in front of the program, with a mouse, or with nothing but a keyboard.

Both see names as they stand on the screen.  A mouse clicks what can be seen, and turns its wheel where it cannot; a keyboard presses
Tab until the focus is there.  Nobody waits for a time: each act waits until its control is there, stands still and can be used.
"""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.journeys.approved_pictures import Gallery
from tests.journeys.program import PATIENCE, PROJECT, Facts, JourneyFailed, Program
from tests.journeys.screen import Screen

FAR = 200  # presses of Tab, or turns of a wheel, before somebody gives up
TABS = ("Model", "Calibration", "Release")


class Person:
    """What both do, each in their own way."""

    way = ""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.gallery: Gallery | None = None
        self.cut: list[str] = []  # texts that were seen without the room that they need
        self.did: Counter[str] = (
            Counter()
        )  # what a mouse takes: "clicks", a file's dialog among them with what opens it; "questions"; "typed"
        self.screen: Screen = program.screen

    # Looking --------------------------------------------------------------------------------------------------------

    def sees(self, name: str | None = None, **like: Any) -> Facts:
        """Wait until it is there: a control by its name, a text by what it ``says``."""
        return self.program.find(name, **like)

    def reads(self, part: str) -> str:
        """Wait for a text with ``part`` in it, and read all of it."""
        return str(self.sees(kind="QLabel", says=part)["text"])

    def sees_no(self, name: str | None = None, **like: Any) -> None:
        """Wait until it is not there."""
        self.program.find(name, absent=True, **like)

    def shows(self, name: str, *, hide: Sequence[str] = (), busy: bool = False) -> None:
        """A place that people look at: no text is cut, and it looks as approved.  ``hide``: what differs in each run; ``busy``:
        something runs."""
        self.cut += [f"{name}: {each}" for each in self.program.ask("clipped")["clipped"]]
        if self.gallery is None:
            return
        if not busy:
            self.program.wait_until_idle()
        self.point_at_nothing()
        covered = hide if self.gallery.covers else ()
        self.gallery.see(name, lambda path: self.program.still_picture(path, covered))

    def point_at_nothing(self) -> None:
        """Nothing lies under the mouse."""
        self.screen.move(self.screen.size[0] - 1, self.screen.size[1] - 1)

    # Acting ---------------------------------------------------------------------------------------------------------

    def press(self, name: str, *, kind: str = "QAbstractButton", **like: Any) -> None:
        """Press a button, a link or a fold."""
        raise NotImplementedError

    def tick(self, name: str, *, kind: str = "QAbstractButton") -> None:
        """Tick a box, or choose one of several answers."""
        self.press(name, kind=kind, checked=False)
        self.sees(name, kind=kind, checked=True)

    def answer_with(self, name: str) -> None:
        """Answer a question that has buttons."""
        self.press(name)
        self.did.update(clicks=-1, questions=1)

    def go_to(self, name: str, **like: Any) -> None:
        """Put the focus on a control."""
        raise NotImplementedError

    def write(self, name: str, text: str, *, kind: str = "QLineEdit", **like: Any) -> None:
        """Replace what stands in a field."""
        self.go_to(name, kind=kind, **like)
        self.did["typed"] += 1
        self.screen.key("ctrl+a")
        self.screen.write(text)
        self.sees(name, kind=kind, **like, **{"is": text})

    def set_number(self, name: str, digits: str, shown: str) -> None:
        """Type a number into its field, where it is ``shown`` with thousands separated."""
        self.go_to(name, kind="QAbstractSpinBox")
        self.did["typed"] += 1
        self.screen.key("ctrl+a")
        self.screen.write(digits)
        self.screen.key("Return")
        self.sees(name, kind="QAbstractSpinBox", **{"is": shown})

    def undo(self) -> None:
        raise NotImplementedError

    def redo(self) -> None:
        raise NotImplementedError

    def write_secret(self, name: str, text: str) -> None:
        """Type into a field whose letters are dots."""
        self.write(name, text)

    def open_tab(self, name: str) -> None:
        raise NotImplementedError

    def menu(self, title: str, entry: str) -> None:
        """Take the entry of a menu that starts with ``entry``."""
        raise NotImplementedError

    def give_file(self, path: Path, title: str) -> None:
        """Type a name into the dialog for files that is called ``title``."""
        self.sees(kind="QFileDialog", within=title, active=True)
        field = self.sees(kind="QLineEdit", within=title, focused=True)
        for _ in range(6):  # a Return may still go to the list of names that Qt opens below the field, and to a folder
            seen = self.sees(id=field["id"], focused=True, still=True)
            if seen["text"] != str(path):
                self.screen.key("ctrl+a")
                self.screen.write(str(path))
                seen = self.sees(id=field["id"], focused=True, still=True, **{"is": str(path)})
            if not seen["active"]:
                self.screen.key("Escape")  # which closes the list
                self.sees(id=field["id"], active=True)
            self.screen.key("Return")
            if not self.program.ask("find", seconds=3, id=field["id"], absent=True).get("late"):
                return
        self.sees_no(id=field["id"])

    def take_file(self, title: str) -> None:
        """Take the name that the dialog for files proposes."""
        self.sees(kind="QFileDialog", within=title, active=True)
        field = self.sees(kind="QLineEdit", within=title, focused=True, still=True)
        assert field["text"], "a name is proposed"
        self.screen.key("Return")
        self.sees_no(id=field["id"])

    def goes_to_the_last_step(self, ledger: Path, key: Path, passphrase: str) -> None:
        """From an opened study: a new ledger, what will be published read, and a key opened."""
        self.press("Create a privacy ledger…")
        self.give_file(ledger, "Create a privacy ledger")
        self.press("I have read this; continue")
        self.press("Private key: choose a file")
        self.give_file(key, "Private key")
        self.write_secret("Passphrase of the key", passphrase)

    def answer(self, title: str, answer: str) -> None:
        """Answer a question of a dialog."""
        self.press(answer, within=title)
        self.sees_no(answer, within=title)

    def quit(self) -> None:
        raise NotImplementedError


class WithMouse(Person):
    way = "mouse"

    def press(self, name: str, *, kind: str = "QAbstractButton", **like: Any) -> None:
        kinds = self._click(name, kind=kind, enabled=True, **like)["kinds"]
        self.did["questions" if {"QRadioButton", "QCheckBox"} & set(kinds) else "clicks"] += 1

    def go_to(self, name: str, **like: Any) -> None:
        self._click(name, enabled=True, **like)
        self.sees(name, focused=True, **like)

    def _click(self, name: str, **like: Any) -> Facts:
        for _ in range(FAR):
            self._bring_into_view(name, **like)
            facts = self.sees(name, reachable=True, still=True, **like)
            if _is_in_view(facts):  # it may have moved on meanwhile
                self.screen.click(*facts["aim"])
                return facts
        raise JourneyFailed(f"{name!r} never stands still")

    def _bring_into_view(self, name: str, **like: Any) -> None:
        """Turn the wheel over the column until all of the control is in it."""
        for _ in range(FAR):
            facts = self.sees(name, still=True, **like)
            if _is_in_view(facts):
                return
            left, top, width, height = facts["view"]
            self.screen.wheel(left + width // 2, top + height - 4, down=facts["rect"][1] >= top)
        raise JourneyFailed(f"the wheel does not bring {name!r} into view")

    def drop(self, *files: Path) -> None:
        """Drag files from another program's window into the middle of this one."""
        self.did["clicks"] += 1
        source = subprocess.Popen(
            [sys.executable, "-m", "tests.journeys.drag_source", *map(str, files)],
            env={**self.screen.environment(), "PYTHONPATH": str(PROJECT)},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert source.stdout is not None
        try:
            _ready, x, y = source.stdout.readline().split()
            width, height = self.screen.size
            self.screen.do(f"mousemove {x} {y}", "mousedown 1", f"mousemove {int(x) + 20} {int(y) + 9}")
            # The other program moves on only when it has heard that this one would take the files: after the second move it has.
            self.program.ask("watch_drag")
            for times in (1, 2):
                self.screen.move(width // 2, height // 2 + times)
                assert "late" not in self.program.ask("dragged", times=times), "nothing is dragged over the window"
            self.screen.do("mouseup 1")
            while source.stdout.readline() != "over\n":
                continue
            source.wait(PATIENCE)
        finally:
            source.kill()
            source.wait()
            source.stdout.close()

    def open_tab(self, name: str) -> None:
        self.screen.click(*self.sees(kind="tab", says=name, still=True)["aim"])
        self.did["clicks"] += 1
        self.sees(kind="tab", says=name, checked=True)

    def menu(self, title: str, entry: str) -> None:
        self.did["clicks"] += 2
        self._click(title, kind="menu")
        self._click(self.sees(kind="entry", starts=entry, enabled=True)["name"], kind="entry", enabled=True)

    def undo(self) -> None:
        self.menu("Edit", "Undo")

    def redo(self) -> None:
        self.menu("Edit", "Redo")

    def quit(self) -> None:
        self.menu("Plan", "Quit")


def _is_in_view(facts: Facts) -> bool:
    """Whether all of a control, or as much as has room, is in the column that scrolls around it."""
    if facts["view"] is None:
        return True
    top, room = facts["view"][1], facts["view"][3]
    y, height = facts["rect"][1], facts["rect"][3]
    return bool(y >= top and y + min(height, room) <= top + room)


def _letter(facts: Facts) -> str:
    """The key that takes an entry, which is underlined in it."""
    return str(facts["text"].replace("&&", "").split("&")[1][0]).lower()


class WithKeyboard(Person):
    way = "keyboard"

    def press(self, name: str, *, kind: str = "QAbstractButton", **like: Any) -> None:
        self.go_to(name, kind=kind, enabled=True, **like)
        self.screen.key("space")

    def tick(self, name: str, *, kind: str = "QAbstractButton") -> None:
        self.go_to(name, kind=kind, enabled=True)
        if not self.sees(name, kind=kind)["checked"]:  # arrows choose among answers as they move
            self.screen.key("space")
        self.sees(name, kind=kind, checked=True)

    def go_to(self, name: str, **like: Any) -> None:
        """Tab; arrows inside a group of answers."""
        target = self.sees(name, still=True, **like)
        here = self.program.ask("focus", other_than="")
        for _ in range(FAR):
            if here["id"] == target["id"]:
                if not here["hit"]:
                    self.program.picture(self.program.home / "failed.png")
                    raise JourneyFailed(f"the focus is on {name!r}, which cannot be seen")
                return
            assert here["name"] or here["text"], f"the focus is on something without a name: {here['kinds']}"
            among = "QRadioButton" in here["kinds"] and here["siblings"] and here["siblings"] == target["siblings"]
            self.screen.key("Down" if among else "Tab")
            before, here = here, self.program.ask("focus", other_than=here["place"])
            if here.get("late"):
                here = self.program.ask("focus", other_than="")
                if here["text"] != before["text"]:
                    continue  # a text was written anew under the keyboard, without the link that Tab went to: once more
                self.program.picture(self.program.home / "failed.png")
                raise JourneyFailed(f"on the way to {name!r} the focus stays on {before}")
        raise JourneyFailed(f"Tab does not reach {name!r}")

    def open_tab(self, name: str) -> None:
        self.screen.key(f"ctrl+{TABS.index(name) + 1}")
        self.sees(kind="tab", says=name, checked=True)

    def menu(self, title: str, entry: str) -> None:
        self.screen.key(f"alt+{_letter(self.sees(title, kind='menu'))}")
        self.screen.key(_letter(self.sees(kind="entry", starts=entry, enabled=True)))

    def undo(self) -> None:
        self.screen.key("ctrl+z")

    def redo(self) -> None:
        self.screen.key("ctrl+shift+z")

    def quit(self) -> None:
        self.screen.key("ctrl+q")


PEOPLE: dict[str, type[Person]] = {each.way: each for each in (WithMouse, WithKeyboard)}
