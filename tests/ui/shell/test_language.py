"""Which language the window speaks, and that it is English where nothing else is there."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QLocale

from gwasprivacy.base.language import say
from gwasprivacy.ui.shell import language
from gwasprivacy.ui.shell.language import choose_language, speak, translator_of
from gwasprivacy.ui.shell.settings import Settings

THERE = {"de": Path("gwasprivacy_de.qm"), "pt_BR": Path("gwasprivacy_pt_BR.qm")}


def test_the_chosen_language_is_taken_where_there_is_one() -> None:
    assert choose_language("de", THERE) == "de"
    assert choose_language("pt_BR", THERE) == "pt_BR"
    assert choose_language("de_AT", THERE) == "de"


def test_a_language_without_a_catalogue_is_english() -> None:
    assert choose_language("fr", THERE) == "en"
    assert choose_language("en", THERE) == "en"


def test_nothing_chosen_is_the_systems_language(monkeypatch: pytest.MonkeyPatch) -> None:
    class System:
        def uiLanguages(self) -> list[str]:
            return ["fr-FR", "de-CH", "en-US"]

    monkeypatch.setattr(QLocale, "system", staticmethod(System))
    assert choose_language("", THERE) == "de"
    assert choose_language("", {}) == "en"


def test_english_needs_no_catalogue(qapp: object) -> None:
    assert speak("en") == "en"
    assert say("Open the report") == "Open the report"


def test_a_file_that_is_no_catalogue_is_refused(qapp: object, tmp_path: Path) -> None:
    path = tmp_path / "gwasprivacy_de.qm"
    path.write_bytes(b"no catalogue")
    with pytest.raises(FileNotFoundError):
        translator_of(path)


def test_only_catalogues_of_this_program_count(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("gwasprivacy_de.qm", "gwasprivacy_en.ts", "qtbase_fr.qm"):
        (tmp_path / name).touch()
    monkeypatch.setattr(language, "resource_path", lambda _name: tmp_path)
    assert set(language.catalogues()) == {"de"}


def test_the_language_is_remembered(settings: Settings) -> None:
    assert settings.language == ""
    settings.language = "de"
    settings.sync()
    assert Settings(settings.path).language == "de"
