"""Follows the plan for a part of the window: step by step while it is seen, once edits have paused while it is not."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from gwasprivacy.plan.plan import Plan
from gwasprivacy.ui.shell.document import PlanDocument


class PlanFollower(QObject):
    """Calls ``follow(old, new)`` with the plan that was followed last and the plan as it is.

    ``view`` is what shows the result: while it is hidden a drag of fifty steps is followed once, in its pause.  Whoever
    shows it calls :meth:`catch_up` in its ``showEvent``, so that nobody sees an older plan.  None: followed always.
    """

    def __init__(
        self, document: PlanDocument, follow: Callable[[Plan, Plan], None], view: QWidget | None, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._document, self._follow, self._view = document, follow, view
        self._seen = document.plan
        document.changed.connect(self._on_plan)
        document.settled.connect(self.catch_up)

    @property
    def is_current(self) -> bool:
        """Whether the plan as it is has been followed."""
        return self._seen is self._document.plan

    def catch_up(self) -> None:
        """Follow the plan now, if it has changed since."""
        if not self.is_current:
            old, self._seen = self._seen, self._document.plan
            self._follow(old, self._seen)

    def _on_plan(self) -> None:
        if self._view is None or self._view.isVisible():
            self.catch_up()
