"""Data is shown as it is: no markup, no picture, no link, no hidden character."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QTimer, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox
from pytestqt.qtbot import QtBot

from gwasprivacy.ui.shell.plain_words import markup, tip
from gwasprivacy.ui.widgets.dialogs import Dialogs
from gwasprivacy.ui.widgets.file_places import FilePlace

HOSTILE = '<h2>Approved by the board</h2><img src="/etc/hostname"><a href="https://x.example">more</a>\u202e'


def test_a_question_shows_a_hostile_title_letter_by_letter(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    seen: list[tuple[str, int, str]] = []

    def look() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        for part in box.findChildren(QLabel):
            if "Approved" in part.text():
                seen.append((part.textFormat().name, part.sizeHint().height(), part.text()))
                part.linkActivated.emit("https://x.example")
        box.buttons()[0].click()

    QTimer.singleShot(0, look)
    assert Dialogs().ask(None, "Title", HOSTILE, ["OK"], detail=HOSTILE) == "OK"
    assert [form for form, _, _ in seen] == ["PlainText", "PlainText"]
    assert all("<h2>" in text and "\u202e" not in text and "<U+202E>" in text for _, _, text in seen)
    assert opened == []


def test_a_tool_tip_is_what_was_said() -> None:
    assert tip("plain & simple") == "plain & simple"
    assert tip(HOSTILE).startswith("<qt>&lt;h2&gt;Approved")
    assert "<img" not in tip(HOSTILE)
    assert "<a " not in markup(HOSTILE)
    assert tip("one\ntwo\x1b") == "<qt>one<br>two&lt;U+001B&gt;</qt>"


def test_a_files_name_is_shown_with_its_hidden_characters(qtbot: QtBot) -> None:
    place = FilePlace("Report", empty="none")
    qtbot.addWidget(place)
    place.show_path(Path("/tmp/gpj.\u202etroper.json"))
    assert place.text.text() == "gpj.<U+202E>troper.json"
    assert "\u202e" not in place.text.toolTip() + place.accessibleDescription()
