"""The menu of languages: what is complete, remembered, and spoken after the windows were opened anew."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from gwasprivacy.base import catalogues
from gwasprivacy.plan.saved_plan import new_plan, save_plan
from gwasprivacy.ui import app, language_menu
from gwasprivacy.ui.language_menu import add_language_menu, choose
from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.shell.language import choose_language
from gwasprivacy.ui.shell.settings import Settings
from tests.ui.conftest import Answers


@pytest.fixture
def german_is_complete(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folder = tmp_path / "translations"
    folder.mkdir()
    monkeypatch.setattr(catalogues, "resource_path", lambda _name: folder)
    (folder / "gwasprivacy_de.ts").write_text('<TS version="2.1" language="de"></TS>', encoding="utf-8")


def test_without_another_complete_language_there_is_no_menu(
    qtbot: QtBot, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(language_menu, "languages", lambda: ("en",))
    menu = QMenu()
    qtbot.addWidget(menu)
    assert add_language_menu(menu, settings, lambda: None) == {}
    assert not menu.actions()


@pytest.mark.usefixtures("german_is_complete")
def test_the_menu_names_each_language_in_itself_and_marks_the_chosen_one(qtbot: QtBot, settings: Settings) -> None:
    settings.language = "de"
    menu = QMenu()
    qtbot.addWidget(menu)
    actions = add_language_menu(menu, settings, lambda: None)
    assert [action.text() for action in actions.values()] == ["The &system’s language", "&English", "&Deutsch"]
    assert [name for name, action in actions.items() if action.isChecked()] == ["de"]


@pytest.mark.usefixtures("german_is_complete")
@pytest.mark.parametrize(("answer", "reopened"), [("Reopen now", True), ("At the next start", False)])
def test_a_choice_is_remembered_and_the_windows_are_opened_anew_if_wished(
    settings: Settings, dialogs: Answers, answer: str, reopened: bool
) -> None:
    dialogs.answers = [answer]
    calls: list[str] = []
    choose("de", settings, lambda: calls.append("reopen"))
    assert settings.language == "de"
    assert calls == (["reopen"] if reopened else [])
    assert choose_language(settings.language, catalogues.languages()) == "de"


def test_the_language_that_is_spoken_asks_nothing(settings: Settings, dialogs: Answers) -> None:
    choose("en", settings, lambda: None)
    assert settings.language == "en"
    assert dialogs.said == []


def test_reopened_windows_have_the_plans_that_were_open(window: MainWindow, dialogs: Answers, tmp_path: Path) -> None:
    path = tmp_path / "a.gwasplan"
    save_plan(new_plan(title="A"), path)
    window.document.open(path)
    window.document.edit_design(n_cases=77)
    dialogs.answers = ["Cancel"]
    assert not window.windows.reopen()
    assert window.windows.to_reopen is None
    dialogs.answers = ["Save"]
    assert window.windows.reopen()
    assert window.windows.to_reopen == [path]


def test_the_program_goes_on_until_no_window_is_to_be_opened_anew(
    monkeypatch: pytest.MonkeyPatch, settings: Settings
) -> None:
    rounds: list[object] = []

    def once(plans: object, **_more: object) -> tuple[int, list[Path | None] | None]:
        rounds.append(plans)
        return 0, [Path("a.gwasplan"), None] if len(rounds) == 1 else None

    monkeypatch.setattr(app, "_run_once", once)
    assert app.run_window(settings=settings) == 0
    assert rounds == [(None,), [Path("a.gwasplan"), None]]
