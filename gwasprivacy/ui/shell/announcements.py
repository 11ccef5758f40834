"""What a screen reader says by itself when a result arrives that somebody waits for, wherever the keys are."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(about: QWidget, text: str) -> None:
    """Say ``text`` once what is being said has ended; "" says nothing."""
    if text:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(about, text))
