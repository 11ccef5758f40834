"""The window."""

import builtins

import PySide6.QtCore  # noqa: F401 puts a function of its own in the place of Python's import

# It asks at every import, those inside functions too, whether a module says Qt's names in another style (``from __feature__ import
# snake_case``), and reads the source of each for that, 900 of them.  None of this program does, so Python's own comes back: the start
# takes a tenth less, and what imports as it runs, such as OpenDP, up to a twentieth.
_ASKING, _OWN = (getattr(builtins, name, None) for name in ("__feature_import__", "__orig_import__"))
if _OWN is not None and builtins.__import__ is _ASKING:
    builtins.__import__ = _OWN
