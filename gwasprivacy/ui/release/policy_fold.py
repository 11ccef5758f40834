"""On the page that verifies: the policy that reports must name and keep, and the officer's key that signed it."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from gwasprivacy.base.language import say
from gwasprivacy.release.policy import site
from gwasprivacy.ui.widgets.card import Fold, label, show_in_its_place
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
        self.of_site = QPushButton(say("Use this site’s policy"))
        self.of_site.setProperty("role", "link")
        self.of_site.clicked.connect(self._take_site)
        self.body.addWidget(self.of_site, 0, Qt.AlignmentFlag.AlignLeft)
        self.toggled.connect(lambda _opened: self._offer_site())
        self._offer_site()
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

    def _offer_site(self) -> None:
        there = os.path.lexists(site.SITE_POLICY) and os.path.lexists(site.officer_key_path())
        show_in_its_place(self.of_site, there)

    def _take_site(self) -> None:
        self.policy.show_path(site.SITE_POLICY)
        self.officer.show_path(site.officer_key_path())
        self.changed.emit()

    def _take(self, place: FilePlace, path: Path) -> None:
        place.show_path(path)
        self.changed.emit()

    def forget(self) -> None:
        for place in (self.policy, self.officer):
            place.show_path(None)

    @property
    def given(self) -> tuple[Path | None, Path | None]:
        """The policy, and the key of who must have signed it."""
        return self.policy.path, self.officer.path
