"""Tells a test what is on the screen: where a control is, what it says, what has the focus.

A question is one line of JSON, and so is its answer.  ``find`` waits until something looks as described, looking again with a
timer of the window's own thread, so that nobody sleeps and nobody asks twice.  Lengths are in pixels of the screen.

Nothing is asked that returns another object of Qt (focusProxy, nextInFocusChain, viewport, activeAction): PySide makes what is
returned a child of what was asked, and a living control of the program would count as deleted when Python forgets the asked one.
"""

from __future__ import annotations

import json
import os
import re
import threading
import time
from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSocketNotifier, QTimer
from PySide6.QtGui import QWindow
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QMainWindow,
    QMenu,
    QMenuBar,
    QRadioButton,
    QScrollArea,
    QTabBar,
    QTextEdit,
    QWidget,
)
from shiboken6 import getCppPointer

from tests.journeys.still_picture import StillPicture, kinds_of
from tests.ui.clipped_texts import clipped, clipped_in_plots

LOOK_MS = 15  # between two looks while somebody waits
LONGEST_MS = 75  # where it takes long: each look keeps the program from what is waited for
STILL_LOOKS = 2  # in which nothing has moved since the look before

WAITING = {
    "find": "_found",
    "idle": "_idle_now",
    "focus": "_focus_now",
    "kept": "_kept_now",
    "dragged": "_dragged_now",
    "still_picture": "_picture_when_still",
    "clipped": "_clipped_when_still",
}

Facts = dict[str, Any]


def plain(text: str) -> str:
    """A control's text as it is read: no mark of a mnemonic, no sign of a fold, every space alike."""
    return (
        text.replace("\N{NO-BREAK SPACE}", " ")
        .replace("&&", "\0")
        .replace("&", "")
        .replace("\0", "&")
        .lstrip("▸▾ ")
        .strip()
    )


def _identity(thing: QObject) -> str:
    """The same for the same object, however often Python has met it."""
    return hex(getCppPointer(thing)[0])


def own_text(widget: QWidget) -> str:
    """What stands in a control, every space alike: whether a line may end there is for the eye."""
    return _own_text(widget).replace("\N{NO-BREAK SPACE}", " ")


def _own_text(widget: QWidget) -> str:
    if isinstance(widget, QLineEdit | QLabel | QAbstractButton):
        return str(widget.text())
    if isinstance(widget, QComboBox):
        return str(widget.currentText())
    if isinstance(widget, QAbstractSpinBox):
        return str(widget.text())
    if isinstance(widget, QTextEdit):
        return str(widget.toPlainText())
    if isinstance(widget, QMainWindow | QDialog):
        return str(widget.windowTitle())
    return ""


class Observer(QObject):
    """Answers questions from the file ``questions`` into ``answers`` (two pipes' numbers) on the window's thread."""

    def __init__(self, application: QApplication, questions: int, answers: int) -> None:
        super().__init__(application)
        self._app = application
        self._questions, self._answers = questions, answers
        self._rest = b""
        self._asked: Facts | None = None
        self._until = 0.0
        self._before: Facts | None = None
        self._still = StillPicture()
        self._looks = 0
        self._dragged = 0
        os.set_blocking(questions, False)
        self._notifier = QSocketNotifier(questions, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._read)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look)

    def close(self) -> None:
        """The program is over: nothing is answered any more."""
        self._timer.stop()
        self._notifier.setEnabled(False)

    # Questions ------------------------------------------------------------------------------------------------------

    def _read(self) -> None:
        try:
            got = os.read(self._questions, 65536)
        except BlockingIOError:
            return
        if not got:
            self._notifier.setEnabled(False)
            return
        self._rest += got
        while b"\n" in self._rest:
            line, self._rest = self._rest.split(b"\n", 1)
            question = json.loads(line)
            if question["ask"] in WAITING:
                self._asked, self._before = question, None
                self._still = StillPicture()
                self._until = time.monotonic() + question["seconds"]
                self._timer.start(LOOK_MS)
            else:
                self._answer(getattr(self, f"_{question['ask']}")(question))

    def _answer(self, answer: Facts) -> None:
        os.write(self._answers, json.dumps(answer).encode() + b"\n")

    def _look(self) -> None:
        assert self._asked is not None
        found: Facts | None = getattr(self, WAITING[self._asked["ask"]])(self._asked)
        if found is None and time.monotonic() < self._until:
            self._timer.setInterval(LOOK_MS if self._before else min(LONGEST_MS, self._timer.interval() * 4 // 3))
            return
        self._timer.stop()
        self._asked = None
        self._still.put_back()
        self._answer(found if found is not None else {"late": True, "seen": self._everything()})

    def _found(self, question: Facts) -> Facts | None:
        matching = [facts for facts in self._all(question) if _fits(facts, question)]
        if question.get("absent"):
            return {} if not matching else None
        if not matching:
            self._before = None
            return None
        facts = matching[question.get("number", 0)] if len(matching) > question.get("number", 0) else None
        if facts is None:
            return None
        if question.get("still"):  # it moves, or has just come: a person would not aim yet
            self._looks = self._looks + 1 if facts == self._before else 0
            self._before = facts
            if self._looks < STILL_LOOKS:
                return None
        return facts

    def _idle_now(self, question: Facts) -> Facts | None:
        """Nothing computes, nothing is being read or built, in no window."""
        for window in self._app.topLevelWidgets():
            if not isinstance(window, QMainWindow) or not hasattr(window, "jobs"):
                continue
            if window.isVisible() and len(window.tabs._built) < 2:  # type: ignore[attr-defined]
                return None
            if window.jobs.running or window.jobs._alive:
                return None
        if any(each.name == "tabs" for each in threading.enumerate()):
            return None
        if self._before is None:  # once more, after whatever was posted until now
            self._before = {}
            return None
        return {}

    def _focus_now(self, question: Facts) -> Facts | None:
        """What has the focus, and where inside a text of links, as soon as it is something else than ``other_than``."""
        here = self._app.focusWidget()
        if here is None:
            return None
        link = str(here.textCursor().selectionStart()) if isinstance(here, QTextEdit) else ""
        place = f"{_identity(here)} {link}"
        return None if place == question["other_than"] else {**self._facts(here), "place": place}

    def _kept_now(self, question: Facts) -> Facts | None:
        """Everything that is unsaved is on the disk, should the program be killed."""
        windows = [each for each in self._app.topLevelWidgets() if hasattr(each, "autosave")]
        return {} if all(each.autosave.is_current for each in windows) else None  # type: ignore[attr-defined]

    def _watch_drag(self, question: Facts) -> Facts:
        """From now on, count how often something was dragged on over the window."""
        self._dragged = 0
        self._app.installEventFilter(self)
        return {}

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DragMove and isinstance(watched, QWindow):
            self._dragged += 1
        return False

    def _dragged_now(self, question: Facts) -> Facts | None:
        if self._dragged < question["times"]:
            return None
        if question["times"] > 1:
            self._app.removeEventFilter(self)
        return {}

    def _everything(self) -> list[Facts]:
        return [facts for facts in self._all({}) if facts["name"] or facts["text"]]

    def _tell(self, question: Facts) -> Facts:
        """Everything that can be seen now."""
        return {"seen": self._everything()}

    def _picture(self, question: Facts) -> Facts:
        """The whole screen as the display server has it, with frames and every window."""
        return {"saved": self._app.primaryScreen().grabWindow(0).save(question["path"])}

    def _picture_when_still(self, question: Facts) -> Facts | None:
        """As ``picture``, once nothing moves, with what differs from run to run covered."""
        return {} if self._still.look(self._app, question) else None

    def _clipped_when_still(self, question: Facts) -> Facts | None:
        """Texts that do not have the room that they need, once two looks agree."""
        found = sorted(
            each
            for window in self._app.topLevelWidgets()
            if window.isVisible()
            for each in (*clipped(window), *clipped_in_plots(window))
        )
        same = self._before is not None and found == self._before["clipped"]
        self._looks = self._looks + 1 if same else 0
        self._before = {"clipped": found}
        return self._before if self._looks >= STILL_LOOKS else None

    # What is seen ---------------------------------------------------------------------------------------------------

    def _all(self, question: Facts) -> Iterator[Facts]:
        for widget in self._app.allWidgets():
            if not widget.isVisible():
                continue
            if isinstance(widget, QMenu | QMenuBar):
                yield from self._actions(widget, question)
            elif isinstance(widget, QTabBar):
                yield from self._tabs(widget, question)
            if question.get("focused") and not self._has_focus(widget):
                continue
            if "kind" in question and question["kind"] not in kinds_of(type(widget)):
                continue  # before anything is asked of it: most are of another kind, and each look asks all
            if _may_be(self._words(widget), question):  # where things lie takes a hundred times as long to find out
                yield self._facts(widget)

    def _has_focus(self, widget: QWidget) -> bool:
        return self._app.focusWidget() is widget

    def _words(self, widget: QWidget) -> Facts:
        names = _names(widget)
        return {
            "id": _identity(widget),
            "kinds": kinds_of(type(widget)),
            "name": names[0],
            "names": names,
            "text": own_text(widget),
        }

    def _facts(self, widget: QWidget) -> Facts:
        whole = QRect(widget.mapToGlobal(QPoint(0, 0)), widget.size())
        seen = widget.visibleRegion().boundingRect()
        seen.translate(widget.mapToGlobal(QPoint(0, 0)))
        view = _scroll_area(widget)
        aim = _aim(widget, seen)
        top = widget.window()
        there = self._app.widgetAt(aim)
        popup = self._app.activePopupWidget()
        return {
            **self._words(widget),
            "described": widget.accessibleDescription(),
            "enabled": widget.isEnabled(),
            "checked": widget.isChecked() if isinstance(widget, QAbstractButton) else None,
            "focused": self._has_focus(widget),
            "window": top.windowTitle(),
            "active": top.isActiveWindow() if popup is None else top is popup or widget.window() is popup,
            "rect": self._on_screen(whole),
            "seen": self._on_screen(seen),
            "view": None if view is None else self._on_screen(view),
            "aim": self._point(aim),
            "hit": there is not None and (there is widget or widget.isAncestorOf(there)),
            "siblings": _group(widget),
        }

    def _actions(self, menu: QMenu | QMenuBar, question: Facts) -> Iterator[Facts]:
        for action in menu.actions():
            if action.isSeparator() or not action.isVisible():
                continue
            words = _part_words(menu, "menu" if isinstance(menu, QMenuBar) else "entry", action.text().split("\t")[0])
            if not _may_be(words, question):
                continue
            yield self._part(
                menu,
                menu.actionGeometry(action),
                words,
                enabled=action.isEnabled(),
                checked=action.isChecked() if action.isCheckable() else None,
                focused=False,
            )

    def _tabs(self, bar: QTabBar, question: Facts) -> Iterator[Facts]:
        for index in range(bar.count()):
            words = _part_words(bar, "tab", bar.tabText(index))
            if not _may_be(words, question):
                continue
            yield self._part(
                bar,
                bar.tabRect(index),
                words,
                enabled=bar.isTabEnabled(index),
                checked=bar.currentIndex() == index,
                focused=False,
            )

    def _part(
        self, owner: QWidget, area: QRect, words: Facts, *, enabled: bool, checked: bool | None, focused: bool
    ) -> Facts:
        area = QRect(owner.mapToGlobal(area.topLeft()), area.size())
        there = self._app.widgetAt(area.center())
        return {
            **words,
            "described": "",
            "enabled": enabled,
            "checked": checked,
            "focused": focused,
            "window": owner.window().windowTitle(),
            "active": True,
            "rect": self._on_screen(area),
            "seen": self._on_screen(area),
            "view": None,
            "aim": self._point(area.center()),
            "hit": there is not None and (there is owner or owner.isAncestorOf(there)),
        }

    def _on_screen(self, area: QRect) -> list[int]:
        ratio = self._app.primaryScreen().devicePixelRatio()
        return [round(ratio * each) for each in (area.x(), area.y(), area.width(), area.height())]

    def _point(self, point: QPoint) -> list[int]:
        ratio = self._app.primaryScreen().devicePixelRatio()
        return [round(ratio * point.x()), round(ratio * point.y())]


def _names(widget: QWidget) -> list[str]:
    """What a person may call a control: what a screen reader reads, and what stands on it."""
    names = [widget.accessibleName()]
    if isinstance(widget, QAbstractButton):
        names.append(plain(widget.text()))
    elif isinstance(widget, QLabel):
        names.append(widget.text())
    elif isinstance(widget, QMainWindow | QDialog):
        names.append(widget.windowTitle())
    elif isinstance(widget, QTabBar):
        names.append(widget.accessibleTabName(widget.currentIndex()) or widget.tabText(widget.currentIndex()))
    elif isinstance(widget, QLineEdit):
        names.append(widget.placeholderText())
    return [name for name in names if name] or [""]


def _part_words(owner: QWidget, kind: str, text: str) -> Facts:
    name = plain(text)
    return {"id": f"{_identity(owner)}/{text}", "kinds": [kind], "name": name, "names": [name], "text": text}


def _may_be(words: Facts, question: Facts) -> bool:
    """Whether, by what stands on it, it is what was asked for; of a text there may be several wordings."""
    if "name" in question and not set(question["name"]) & set(words["names"]):
        return False
    if "id" in question and question["id"] != words["id"]:
        return False
    if "kind" in question and question["kind"] not in words["kinds"]:
        return False
    if "starts" in question and not words["name"].startswith(tuple(question["starts"])):
        return False
    if "says" in question and not any(_says(words["text"], each) for each in question["says"]):
        return False
    return "is" not in question or words["text"] in question["is"]


def _fits(facts: Facts, question: Facts) -> bool:
    """Whether what is seen is what was asked for."""
    if not _may_be(facts, question):
        return False
    if "within" in question and not any(each in facts["window"] for each in question["within"]):
        return False
    if question.get("reachable") and not (facts["active"] and facts["hit"] and facts["seen"][2] and facts["seen"][3]):
        return False
    return all(
        facts[each] == question[each] for each in ("enabled", "checked", "focused", "active") if each in question
    )


def _says(text: str, part: str) -> bool:
    """Whether ``part`` is in the text, whatever stands where it has a name in braces."""
    return re.search(".*?".join(map(re.escape, re.split(r"\{\w+\}", part))), text, re.DOTALL) is not None


def _group(widget: QWidget) -> str:
    """The answers of which one is chosen, where the widget is one of them: Tab leads to the chosen one, arrows to the others."""
    if not isinstance(widget, QRadioButton):
        return ""
    group = widget.group()
    if group is not None:
        return _identity(group) if group.exclusive() else ""
    return "alone in its row" if widget.autoExclusive() else ""


def _scroll_area(widget: QWidget) -> QRect | None:
    """What can be seen of the nearest scrolling area around a control, on the screen; the area may itself lie in another one that
    scrolls.  Where nothing of it can be seen: the nearest area of which something can."""
    everything = QApplication.allWidgets()
    around = [each for each in everything if isinstance(each, QScrollArea) and each.isAncestorOf(widget)]
    # As every room is, and few others: the class is sooner known than the name.
    plain_ones = [each for each in everything if type(each) is QWidget] if around else []
    rooms = [each for each in plain_ones if each.objectName() == "qt_scrollarea_viewport"]
    seen: QRect | None = None
    for area in sorted(around, key=lambda each: sum(each.isAncestorOf(other) for other in around), reverse=True):
        room = next(each for each in rooms if each.parentWidget() is area)
        here = QRect(room.mapToGlobal(QPoint(0, 0)), room.size())
        part = here if seen is None else here.intersected(seen)
        if part.isEmpty():
            break
        seen = part
    return seen


def _aim(widget: QWidget, seen: QRect) -> QPoint:
    """Where a person clicks: the middle of what is seen, and the mark of a box to tick."""
    if isinstance(widget, QCheckBox | QRadioButton):
        return QPoint(seen.left() + min(10, seen.width() // 2), seen.center().y())
    return seen.center()
