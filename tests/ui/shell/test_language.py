"""Which language the window speaks, and that it is English where nothing else is complete."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from gwasprivacy.base import catalogues
from gwasprivacy.base.catalogues import find_language, languages, read_language
from gwasprivacy.base.language import install, say
from gwasprivacy.ui.shell.language import choose_language, speak
from gwasprivacy.ui.shell.settings import Settings

THERE = ("de", "pt_BR")
CATALOGUE = """<?xml version="1.0" encoding="utf-8"?>
<TS version="2.1" language="de"><context><name>gwasprivacy</name>
<message><source>Open the report</source><translation>Bericht öffnen</translation></message>
{more}
</context></TS>
"""


@pytest.fixture
def translations(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """An installation whose catalogues are in this folder."""
    monkeypatch.setattr(catalogues, "resource_path", lambda _name: tmp_path)
    return tmp_path


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
    assert choose_language("", ()) == "en"


def test_english_needs_no_catalogue(qapp: object) -> None:
    assert speak("en") == "en"
    assert say("Open the report") == "Open the report"


def test_a_file_that_is_no_catalogue_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "gwasprivacy_de.ts"
    path.write_bytes(b"no catalogue")
    with pytest.raises(FileNotFoundError):
        read_language("de", path)


def test_a_language_is_offered_once_nothing_of_it_is_unfinished(translations: Path) -> None:
    path = translations / "gwasprivacy_de.ts"
    (translations / "qtbase_fr.ts").touch()
    unfinished = '<message><source>Close</source><translation type="unfinished"></translation></message>'
    path.write_text(CATALOGUE.format(more=unfinished), encoding="utf-8")
    assert languages() == ("en",)
    assert find_language("de").name == "en"
    path.write_text(CATALOGUE.format(more=""), encoding="utf-8")
    assert languages() == ("en", "de")


def test_qts_own_words_and_numbers_go_with_the_language_and_come_back(qapp: QApplication, translations: Path) -> None:
    (translations / "gwasprivacy_de.ts").write_text(CATALOGUE.format(more=""), encoding="utf-8")
    try:
        assert speak("de") == "de"
        assert say("Open the report") == "Bericht öffnen"
        assert QLocale().language() is QLocale.Language.German
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        assert buttons.buttons()[0].text() == "Abbrechen"
    finally:
        assert speak("en") == "en"
    assert say("Open the report") == "Open the report"
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    assert "Cancel" in buttons.buttons()[0].text().replace("&", "")


def test_a_program_without_a_window_reads_no_catalogue() -> None:
    """English is the source: the command line costs nothing for the other languages."""
    script = "import sys; import gwasprivacy.cli.main; assert not {'xml.etree.ElementTree'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", script], check=True)


def test_the_language_is_remembered(settings: Settings) -> None:
    assert settings.language == ""
    settings.language = "de"
    settings.sync()
    assert Settings(settings.path).language == "de"


def test_a_translator_alone_can_be_installed() -> None:
    install(lambda source, _n: source.upper())
    try:
        assert say("Open the report") == "OPEN THE REPORT"
    finally:
        install(None)
