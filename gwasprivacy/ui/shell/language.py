"""The window's language: Qt's catalogue of it, behind :func:`gwasprivacy.base.language.say`.

A catalogue is ``resources/translations/gwasprivacy_XX.qm``; English is the source and needs none.  ``make translations``
collects the texts and compiles what has been translated.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from gwasprivacy.base.language import Translator, install
from gwasprivacy.base.resources import resource_path

CONTEXT = "gwasprivacy"
SOURCE = "en"


def catalogues() -> dict[str, Path]:
    """Language → its catalogue, for every language but English."""
    try:
        folder = resource_path("translations")
    except FileNotFoundError:
        return {}
    return {path.stem.removeprefix("gwasprivacy_"): path for path in sorted(folder.glob("gwasprivacy_*.qm"))}


def choose_language(wanted: str, available: dict[str, Path]) -> str:
    """``wanted`` where there is a catalogue of it; "" is the system's language; English where there is none."""
    names = [wanted] if wanted else [name.replace("-", "_") for name in QLocale.system().uiLanguages()]
    for name in names:
        for candidate in (name, name.split("_")[0]):
            if candidate == SOURCE or candidate in available:
                return candidate
    return SOURCE


def speak(wanted: str = "") -> str:
    """Say everything in the language that :func:`choose_language` chooses from now on.  Returns its name.

    Call it before the window is made: what is on the screen stays as it was said.
    """
    available = catalogues()
    language = choose_language(wanted, available)
    install(None)
    if language == SOURCE:
        return SOURCE
    app = QCoreApplication.instance()
    own = QTranslator(app)  # the words of Qt's own dialogs
    if app is not None and own.load(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        app.installTranslator(own)
    install(translator_of(available[language]))
    return language


def translator_of(catalogue: Path) -> Translator:
    """What looks a text up in a compiled ``catalogue``.  FileNotFoundError where it cannot be read."""
    found = QTranslator()
    if not found.load(str(catalogue)):
        raise FileNotFoundError(f"{catalogue} is no catalogue of translations")

    def translate(source: str, n: int | None) -> str:
        return found.translate(CONTEXT, source, None, -1 if n is None else n) or ""

    return translate
