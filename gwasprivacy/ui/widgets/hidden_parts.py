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


def shower_of(part: QWidget, page: QWidget) -> ShowsParts | None:
    """What around ``part``, up to the page, can show it where it is hidden."""
    around = part.parentWidget()
    while around is not None:
        if isinstance(around, ShowsParts) and around.can_show(part):
            return around
        if around is page:
            return None
        around = around.parentWidget()
    return None


def reveal(widget: QWidget, page: QWidget) -> None:
    """Open what ``widget`` is folded into, the outermost first."""
    parts: list[QWidget] = [widget]
    while (around := parts[-1].parentWidget()) is not None and around is not page:
        parts.append(around)
    for part in reversed(parts):
        shower = shower_of(part, page) if part.isHidden() else None
        if shower is not None:
            shower.show_part(part)
