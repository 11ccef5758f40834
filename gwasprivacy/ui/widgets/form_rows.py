"""Rows of a card on the left: a caption, a field, its explanation; and edits whose refusal is shown under them."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterable, Sequence
from string import Formatter
from typing import Protocol

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget
from shiboken6 import isValid

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import say
from gwasprivacy.plan.plan import Plan
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.plan_follower import PlanFollower
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.shell.zoom import keep, keep_width, px
from gwasprivacy.ui.widgets.card import Card, InlineMessage, label
from gwasprivacy.ui.widgets.explain import HelpButton
from gwasprivacy.ui.widgets.flow_row import FlowRow
from gwasprivacy.ui.widgets.inline_error import InlineError

ROW_HEIGHT = 26  # px; rows of different cards are equally far apart
FIELD_WIDTH = 112  # px; every field of the left column ends at the same edge


class EntryRow(Protocol):
    """The widgets of one entry of a list that a person adds to and takes from."""

    @property
    def widgets(self) -> Sequence[QWidget]: ...


def replace_entries(grid: QGridLayout, old: Iterable[EntryRow], new: Iterable[EntryRow]) -> None:
    """``new`` entries below the heads of ``grid``, in the place of the ``old``."""
    for row in old:
        for widget in row.widgets:
            widget.blockSignals(True)  # losing the focus is no edit of a row that is gone
            grid.removeWidget(widget)
            widget.deleteLater()
    for place, row in enumerate(new):
        for column, widget in enumerate(row.widgets):
            grid.addWidget(widget, place + 1, column)


class Rows(QGridLayout):
    """Caption on the left, field on the right, an optional "?"."""

    def __init__(self) -> None:
        super().__init__()
        self.setHorizontalSpacing(GRID)
        self.setVerticalSpacing(GRID // 2)
        self.setColumnStretch(0, 1)
        self.captions: dict[QWidget, QLabel] = {}
        self._helps: dict[QWidget, HelpButton] = {}
        self._places: dict[QWidget, int] = {}
        self._hidden: set[int] = set()

    def add(self, caption: str, field: QWidget, *, topic: str = "", wide: bool = False, marked: bool = True) -> QWidget:
        """Append a row; ``wide`` gives a list more room than a number.  ``topic``: what F1 explains, and a "?" where the row is ``marked``."""
        row = self.rowCount()
        words = label(caption, wrap=False)
        words.setBuddy(field)
        self.captions[field] = words
        self._places[field] = row
        keep_width(field, FIELD_WIDTH + (64 if wide else 0))
        if topic:
            field.setProperty("helpTopic", topic)
        keep(field, "row", lambda: self._set_row(row))
        self.addWidget(words, row, 0)
        self.addWidget(field, row, 1, Qt.AlignmentFlag.AlignRight)
        if topic and marked:
            self._helps[field] = HelpButton(topic, caption)
            self.addWidget(self._helps[field], row, 2)
        else:
            self.setColumnMinimumWidth(2, px(16))
        return field

    def _set_row(self, row: int) -> None:
        if isValid(self):
            self.setRowMinimumHeight(row, 0 if row in self._hidden else px(ROW_HEIGHT))

    def show_row(self, field: QWidget, shown: bool) -> None:
        """Show or hide a row with its caption.  Before the rows lie anywhere nothing is shown: it would be a window for a moment."""
        self._hidden.discard(self._places[field]) if shown else self._hidden.add(self._places[field])
        self._set_row(self._places[field])
        for part in (field, self.captions[field], self._helps.get(field)):
            if part is not None and (part.parentWidget() is not None or not shown):
                part.setVisible(shown)


class FieldSentence(QWidget):
    """A sentence with fields at its named places, "With {people} people …", which languages put in different orders."""

    def __init__(self, template: str, parent: QWidget | None = None, **fields: QWidget) -> None:
        super().__init__(parent)
        self._fields = fields
        self._words: list[QLabel] = []
        self._layout = FlowRow(self, GRID - 2)
        self.show_template(template)

    def show_template(self, template: str) -> None:
        """Say it like this from now on; each field has its place exactly once.  A line may end behind a full stop too."""
        order: list[QWidget] = []
        unused = iter(list(self._words))
        for text, name, _spec, _conversion in Formatter().parse(template):
            for piece in re.split(r"(?<=[.:]) ", text.strip()):
                if not piece:
                    continue
                said = next(unused, None)
                if said is None:
                    said = label("", "muted", wrap=False)
                    self._words.append(said)
                said.setText(piece)
                order.append(said)
            if name is not None:
                order.append(self._fields[name])
        for rest in unused:
            rest.setText("")
            order.append(rest)
        self._layout.show_in_order(order)
        for part in order:
            part.setVisible(not isinstance(part, QLabel) or bool(part.text()))
        for before, after in itertools.pairwise(part for part in order if not isinstance(part, QLabel)):
            self.setTabOrder(before, after)
        self.updateGeometry()


class PlanCard(Card):
    """A card that edits the plan.  Subclasses fill ``fields`` (plan field → control) and write :meth:`refresh`."""

    def __init__(self, document: PlanDocument, title: str, *, topic: str = "", parent: QWidget | None = None) -> None:
        super().__init__(title, topic=topic, parent=parent)
        self.document = document
        self.fields: dict[str, QWidget] = {}
        self.error = InlineError()
        self._follower = PlanFollower(document, self._on_plan, self, self)

    @property
    def plan(self) -> Plan:
        return self.document.plan

    def refresh(self) -> None:
        """Show the plan as it is."""
        raise NotImplementedError

    def attempt(self, edit: Callable[[], bool]) -> bool:
        """Make an edit; what refuses it is said under the card's fields, and the fields show the plan as it stays."""
        try:
            changed = edit()
        except GwasPrivacyError as error:
            self.refresh()
            self.error.show_error(error)
            return False
        self.error.show_error(None)
        return changed

    def _on_plan(self, _old: Plan, _new: Plan) -> None:
        self.error.show_error(None)
        self.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        self._follower.catch_up()
        super().showEvent(event)


def tag_examples(card: Card, document: PlanDocument, are_examples: Callable[[], bool]) -> QLabel:
    """Say beside the title of ``card`` that its values are examples, as long as they are."""
    tag = label(say("example values"), "muted", wrap=False)
    tag.setToolTip(say("A new plan begins with these. Enter those of your study."))
    card.header.insertWidget(1, tag)

    def refresh() -> None:
        tag.setVisible(are_examples())

    document.changed.connect(refresh)
    document.effect_confirmed.connect(refresh)
    refresh()
    return tag


class AssumedEffect(QWidget):
    """Before an effect that the program filled in enters a report, somebody says once that the forecast shall assume it.

    Shown while nobody has, where ``is_stated()``: where the effect would enter the report.  ``change_asked`` for another effect."""

    change_asked = Signal()

    def __init__(
        self, document: PlanDocument, is_stated: Callable[[], bool] = lambda: True, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._document, self._is_stated = document, is_stated
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        self.text = InlineMessage("warning")
        column.addWidget(self.text)
        self.confirm, self.change = QPushButton(say("Assume this effect")), QPushButton(say("Change it…"))
        self.confirm.clicked.connect(document.confirm_effect)
        self.change.clicked.connect(self.change_asked)
        buttons = QWidget()
        FlowRow(buttons, GRID).show_in_order([self.confirm, self.change])
        column.addWidget(buttons)
        self.refresh()

    @property
    def why_not(self) -> str:
        """What keeps the report from being made; "" for nothing."""
        asked = self._document.has_example_effect and self._is_stated()
        return say("Say first which effect the forecast shall assume.") if asked else ""

    def refresh(self) -> None:
        from gwasprivacy.assumptions.scenario import Scenario
        from gwasprivacy.assumptions.short_words import assumed_effect_words

        effect = assumed_effect_words(self._document.plan.scenario or Scenario())
        said = say("The report will say that its forecast assumes {effect}. These are example values.", effect=effect)
        self.text.show_message(said if self.why_not else "")
        self.setVisible(bool(self.why_not))
