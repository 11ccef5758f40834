"""The fonts that come with the program: pages are drawn with them on every machine, the window only where a machine has none."""

from __future__ import annotations

import functools

from PySide6.QtGui import QFontDatabase

from gwasprivacy.base.resources import resource_path

SANS, MONO = "gwasprivacy Sans", "gwasprivacy Mono"
_FILES = ("sans.ttf", "sans-bold.ttf", "mono.ttf")


@functools.cache
def load_fonts() -> bool:
    """Make the bundled fonts known to Qt, once; whether all are there.  There must be a Qt application."""
    try:
        folder = resource_path("fonts")
    except FileNotFoundError:
        return False
    return all(QFontDatabase.addApplicationFont(str(folder / name)) >= 0 for name in _FILES)


_NO_FONTS = {SANS, MONO, "Sans Serif", "Serif", "Monospace"}
"""Ours, and the kinds that Qt names on Linux even where there is not one font."""


def machine_has_fonts() -> bool:
    """Whether Qt found a font of the machine's own."""
    return not _NO_FONTS.issuperset(QFontDatabase.families())
