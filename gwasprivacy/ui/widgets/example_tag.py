"""The tag beside a card's title while the values under it are still those that a new plan began with."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QLabel

from gwasprivacy.base.language import say
from gwasprivacy.plan.plan import Plan
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.widgets.card import Card, label


def tag_examples(card: Card, document: PlanDocument, values: Callable[[Plan], object]) -> QLabel:
    """Say beside the title of ``card`` that ``values(plan)`` are examples, as long as nobody has changed any of them."""
    tag = label(say("example values"), "muted", wrap=False)
    tag.setToolTip(say("A new plan begins with these. Enter those of your study."))
    card.header.insertWidget(1, tag)

    def refresh() -> None:
        tag.setVisible(document.has_examples(values))

    document.changed.connect(refresh)
    refresh()
    return tag
