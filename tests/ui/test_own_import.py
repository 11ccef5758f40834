"""What PySide asks at every import costs a window's tests, and whoever imports inside a function, a twentieth of their time."""

from __future__ import annotations

import builtins

import gwasprivacy.ui  # noqa: F401 what is tested


def test_the_window_leaves_python_s_own_import_where_it_was() -> None:
    asking = getattr(builtins, "__feature_import__", None)
    assert asking is not None, "PySide asks in another way: does gwasprivacy.ui still undo it?"
    assert builtins.__import__ is not asking
