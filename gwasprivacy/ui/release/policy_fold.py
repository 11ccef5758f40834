"""On the page that verifies: the policy that reports must name and keep, and the officer's key that signed it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from gwasprivacy.base.language import say
from gwasprivacy.ui.widgets.card import Fold, label
from gwasprivacy.ui.widgets.file_places import PUBLIC_KEY_FILES, FilePlace, offering


class PolicyFold(Fold):
    """``changed`` when another policy or key is given."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(say("Check a policy too"), parent=parent)
        self.policy = FilePlace(
            say("Policy"), empty=say("Choose the site’s policy."), filters=offering(say("Policies"), "*.json")
        )
        self.officer = FilePlace(
            say("Privacy officer’s public key"),
            empty=say("Choose the privacy officer’s .pub.pem."),
            filters=offering(say("Public keys"), PUBLIC_KEY_FILES),
        )
        for place in (self.policy, self.officer):
            place.picked.connect(lambda path, place=place: self._take(place, path))
            self.body.addWidget(place)
        self.body.addWidget(
            label(
                say(
                    "The report must name this policy and comply with every rule in it; a planning report’s plan must comply with its rules for plans."
                ),
                "muted",
            ),
        )

    def _take(self, place: FilePlace, path: Path) -> None:
        place.show_path(path)
        self.changed.emit()

    @property
    def given(self) -> tuple[Path | None, Path | None]:
        """The policy, and the key of who must have signed it."""
        return self.policy.path, self.officer.path
