"""The window's language: one of ``base/catalogues.py``, English where there is none, and Qt's own words in it."""

from __future__ import annotations

import functools
from collections.abc import Collection
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from gwasprivacy.base.catalogues import Sources, catalogues, find_language, languages
from gwasprivacy.base.language import install, spoken

SOURCE = "en"

_of_qt: list[QTranslator] = []


def choose_language(wanted: str, available: Collection[str]) -> str:
    """``wanted`` where it is ``available``; "" is the system's language; English where there is none."""
    names = [wanted] if wanted else [name.replace("-", "_") for name in QLocale.system().uiLanguages()]
    for name in names:
        for candidate in (name, name.split("_")[0]):
            if candidate == SOURCE or candidate in available:
                return candidate
    return SOURCE


@functools.cache
def _sources(language: str) -> Sources | None:
    catalogue = catalogues().get(language)
    return None if catalogue is None else Sources(catalogue)


def english_of(text: str) -> str:
    """What a text in the reader's language is in English; "" where that is not known, and where English is spoken."""
    sources = _sources(spoken().name)
    return "" if sources is None else sources.of(text)


def speak(wanted: str = "") -> str:
    """Say everything in the language that :func:`choose_language` chooses from now on.  Returns its name.

    What is on the screen stays as it was said: call it before a window is made.
    """
    language = choose_language(wanted, languages())
    install(replace(find_language(language), unbroken=True))
    QLocale.setDefault(QLocale(language) if language != SOURCE else QLocale.system())
    app = QCoreApplication.instance()
    while app is not None and _of_qt:
        app.removeTranslator(_of_qt.pop())
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    own = QTranslator(app)  # the words of Qt's own dialogs
    if app is not None and language != SOURCE and own.load(f"qtbase_{language}", folder):
        app.installTranslator(own)
        _of_qt.append(own)
    return language
