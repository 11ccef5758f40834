"""What hides a part of itself that can be asked for: a fold, a sheet behind another, a finished step."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from PySide6.QtWidgets import QWidget


@runtime_checkable
class ShowsParts(Protocol):
    """A widget that shows again what it hides."""

    def can_show(self, part: QWidget) -> bool:
        """Whether ``part`` is one that it hides, and can show now."""
        ...

    def show_part(self, part: QWidget) -> None: ...
