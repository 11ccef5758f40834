"""Fields for passphrases."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit


def secret_field(name: str, placeholder: str) -> QLineEdit:
    """A field for a passphrase: never shown, never in an undo history."""
    field = QLineEdit()
    field.setEchoMode(QLineEdit.EchoMode.Password)
    field.setPlaceholderText(placeholder)
    field.setAccessibleName(name)
    return field


def wipe(field: QLineEdit) -> None:
    """Empty a passphrase field and its undo history."""
    field.clear()
    field.setText("")
    field.setModified(False)
