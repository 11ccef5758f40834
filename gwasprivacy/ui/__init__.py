"""The window."""

import sys

import PySide6.QtCore  # noqa: F401 brings what is asked for below

# PySide reads the source of every module that is imported after it, 900 of them, and keeps it: a module that mentions PySide6 may
# say Qt's names in another style (``from __feature__ import snake_case``).  None of this program does, so none needs to be read,
# which takes a tenth of the start.
_features = sys.modules.get("shibokensupport.feature")
if hasattr(_features, "_mod_uses_pyside"):
    _features._mod_uses_pyside = lambda _module: False  # type: ignore[union-attr]
