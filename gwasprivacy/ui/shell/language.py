"""The window's language: one of ``base/catalogues.py``, English where there is none, and Qt's own words in it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from gwasprivacy.base.catalogues import find_language, languages
from gwasprivacy.base.language import install

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
