"""Widgets of the fields that a plan declares with a caption: a text, a choice, a tick or a number, each as its form is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from gwasprivacy.base.declared_fields import Group, PlacedField
from gwasprivacy.base.json_forms import Choice, Flag, Text, Whole
from gwasprivacy.base.language import say_marked
from gwasprivacy.plan.plan_fields import fields_about
from gwasprivacy.ui.widgets.fields import ChoiceField, CountField
from gwasprivacy.ui.widgets.form_rows import Rows

_NOTHING = ""  # what a list holds for None


class DeclaredRows:
    """``fields``: the widget of each field of a group, by its path in the plan.

    ``change(path, value)`` is called when the user sets one; :meth:`refresh` shows what the plan has then.
    """

    def __init__(self, group: Group, change: Callable[[str, Any], object]) -> None:
        self._change = change
        self._placed = {each.path: each for each in fields_about(group) if each.declared.caption}
        self.fields = {path: self._made(each) for path, each in self._placed.items()}

    def rows(self) -> Rows:
        """Each with its caption before it."""
        rows = Rows()
        for path, each in self._placed.items():
            rows.add(say_marked(each.declared.caption), self.fields[path], topic=each.declared.topic, wide=True)
        return rows

    def _made(self, placed: PlacedField) -> QWidget:
        facets, caption = placed.declared, say_marked(placed.declared.caption)
        name = say_marked(facets.name) if facets.name else caption
        field: QWidget
        match placed.single:
            case Flag():
                field = QCheckBox(caption)
                field.clicked.connect(lambda value: self._change(placed.path, value))
            case Choice() as form:
                field = ChoiceField(name)
                words = {each: each for each in form.names()} if facets.choices is None else facets.choices()
                nothing = {_NOTHING: facets.empty} if facets.empty else {}
                for key, said in {**nothing, **words}.items():
                    field.addItem(say_marked(said), key)
                field.chosen.connect(lambda value: self._change(placed.path, value or None))
            case Whole() as form:
                field = CountField(name, low=int(form.low or 0), high=int(form.high or 1e9))
                field.edited.connect(lambda value: self._change(placed.path, value))
            case Text() as form:
                field = QLineEdit()
                field.setMaxLength(form.most or field.maxLength())
                field.setPlaceholderText(say_marked(facets.empty) if facets.empty else "")
                field.editingFinished.connect(lambda: self._change(placed.path, _text_of(field)))
            case form:
                raise TypeError(f"{placed.path}: {type(form).__name__} has no row of its own")
        field.setAccessibleName(name)
        field.setAccessibleDescription(say_marked(facets.about) if facets.about else "")
        if facets.topic:
            field.setProperty("helpTopic", facets.topic)
        return field

    def refresh(self, owner_of: Callable[[PlacedField], Any]) -> None:
        """Show what the owner of each field has, and only the fields that it has at present."""
        for path, field in self.fields.items():
            placed = self._placed[path]
            owner = owner_of(placed)
            value = getattr(owner, placed.attribute)
            match field:
                case QCheckBox():
                    field.setChecked(value)
                case ChoiceField():
                    field.show_choice(_NOTHING if value is None else str(value))
                case CountField():
                    field.show_value(value)
                case QLineEdit():
                    if not field.hasFocus() or _text_of(field) == value:
                        field.setText(value or "")
            field.setVisible(placed.declared.shown(owner))
            field.setEnabled(placed.declared.usable(owner))


def _text_of(field: QLineEdit) -> str | None:
    return field.text().strip() or None
