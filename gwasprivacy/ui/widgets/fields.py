"""Number fields and lists that speak the user's units: per cent, thousands, and no accidental wheel.

A number that is refused stays in its field with the reason beside it, and the plan stays as it was.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QValidator, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QComboBox,
    QDoubleSpinBox,
    QSpinBox,
    QStyle,
    QStyleOptionSpinBox,
    QToolTip,
    QWidget,
)

from gwasprivacy.base.language import digits, say
from gwasprivacy.base.number_words import count
from gwasprivacy.base.typed_numbers import read_typed, read_whole
from gwasprivacy.ui.shell.plain_words import tip
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.widgets.inline_error import InlineError

_BEGUN = re.compile(r"[+-]?\d*\.?\d*([eE][+-]?\d*)?")  # what may still become a number
_COUNT = re.compile(r"\d+|\d{1,9}[eE]\d")  # 20000, 2e4
_BESIDE_TEXT = 6  # pixels that a line to type in keeps at its ends, and for the cursor


def _bare(text: str, suffix: str) -> str:
    """``text`` without what stands behind the number."""
    return text.replace(suffix, "").replace("%", "").strip()


class Refusal:
    """A number that the field or the plan refused: it stays in the field, marked, with its reason in the card, until something
    else is typed or the program shows a number.

    The reason stands in the nearest card around the field (whatever has an ``error`` to show), and under the pointer.
    """

    def __init__(self, field: QAbstractSpinBox) -> None:
        self._field = field
        self._pending = ("", "")
        self.reason = ""

    def out_of_range(self, typed: str, bound: str, *, above: bool) -> None:
        """Said from inside Qt's correction of the text, which ends before the number can be put back."""
        reason = (
            say("{typed} is too large: at most {bound}.", typed=typed, bound=bound)
            if above
            else say("{typed} is too small: at least {bound}.", typed=typed, bound=bound)
        )
        self._pending = typed, reason

    def in_doubt(self, typed: str, reason: str) -> None:
        """What was typed may be two numbers.  Said as :meth:`out_of_range` is."""
        self._pending = typed, reason

    def after_edit(self, typed: str, kept: bool) -> None:
        """The plan has answered: where it kept another number and the card says why, the typed one stays visible."""
        host = self._host()
        if not kept and host is not None and host.text():
            self._show(typed, host.text())

    def handle(self, event: QEvent) -> bool:
        """Events that a field does not leave to Qt."""
        kind = event.type()
        if kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and _types(event):
            self.clear()
        elif kind == QEvent.Type.ToolTip and self.reason:
            self._hover()  # Qt would take it away when the pointer rests
            return True
        elif kind == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            undoes = event.matches(QKeySequence.StandardKey.Undo) or event.matches(QKeySequence.StandardKey.Redo)
            if undoes and not self._field.lineEdit().isModified():
                event.ignore()  # nothing is being typed: Ctrl+Z is for the plan
                return True
        return False

    def after(self) -> None:
        """An event has ended: what was out of range in it is put back."""
        if self._pending == ("", ""):
            return
        typed, reason = self._pending
        self._pending = "", ""
        if reason:
            self._show(typed, reason)
            host = self._host()
            if host is not None:
                host.show_message(reason)
            self._hover()

    def clear(self) -> bool:
        """No longer refused; whether it was."""
        if not self.reason:
            return False
        host, reason = self._host(), self.reason
        self.reason = ""
        self._mark(False)
        if host is not None and host.text() == reason:
            host.show_message("")
        return True

    def _show(self, typed: str, reason: str) -> None:
        self.reason = reason
        edit = self._field.lineEdit()
        blocked = edit.blockSignals(True)
        edit.setText(typed)
        edit.blockSignals(blocked)
        self._mark(True)

    def _mark(self, refused: bool) -> None:
        self._field.setProperty("refused", refused)
        self._field.setAccessibleDescription(self.reason)
        self._field.style().unpolish(self._field)
        self._field.style().polish(self._field)

    def _host(self) -> InlineError | None:
        part = self._field.parentWidget()
        while part is not None:
            error = getattr(part, "error", None)
            if isinstance(error, InlineError):
                return error
            part = part.parentWidget()
        return None

    def _hover(self) -> None:
        below = QPoint(0, self._field.height() - GRID)
        QToolTip.showText(self._field.mapToGlobal(below), tip(self.reason), self._field)


def _types(event: QKeyEvent) -> bool:
    """Whether a key changes what stands in a field; Tab and Return leave it."""
    leaves = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
    return event.key() not in leaves and bool(event.text() or event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down))


def handled(field: QAbstractSpinBox, event: QEvent, usual: Callable[[QEvent], bool]) -> bool:
    """An event of a field that has a :class:`Refusal`; ``usual`` is Qt's own way with it."""
    refusal: Refusal | None = getattr(field, "refusal", None)  # Qt asks already while it makes the field
    if refusal is None:
        return usual(event)
    done = refusal.handle(event) or usual(event)
    refusal.after()
    return done


def with_focus_only(field: QWidget, event: QWheelEvent, usual: Callable[[QWheelEvent], None]) -> None:
    """The wheel scrolls the page, and changes a value only where the keyboard is."""
    if field.hasFocus():
        usual(event)
    else:
        event.ignore()


def with_room(field: NumberField, hint: QSize) -> QSize:
    """``hint``, or wider: Qt measures the lowest and the highest number, and 0.25 is longer than either."""
    option = QStyleOptionSpinBox()
    field.initStyleOption(option)
    option.rect = QRect(QPoint(), hint)
    parts = QStyle.ComplexControl.CC_SpinBox, QStyle.SubControl.SC_SpinBoxEditField
    room = field.style().subControlRect(parts[0], option, parts[1], field).width() - _BESIDE_TEXT
    metrics = field.fontMetrics()
    wide = max(metrics.horizontalAdvance(field.textFromValue(each) + field.suffix()) for each in field.longest())
    return hint + QSize(max(wide - room, 0), 0)


class NumberField(QDoubleSpinBox):
    """A number.  ``edited(value)`` when the user sets it (not when the program does); Shift makes fine steps.

    ``scale`` is what a shown unit is worth: 0.01 for per cent.  Trailing zeros are not shown.  ``round_up``: numbers that
    follow from others are upper bounds, and rounded so that they stay true.
    """

    edited = Signal(float)

    def __init__(
        self,
        name: str,
        *,
        low: float,
        high: float,
        decimals: int = 3,
        step: float = 1.0,
        fine_step: float | None = None,
        suffix: str = "",
        scale: float = 1.0,
        round_up: bool = False,
    ) -> None:
        super().__init__()
        self._scale = scale
        self._round_up = round_up
        self._fine = fine_step if fine_step is not None else step / 10
        self._setting = False
        self.refusal = Refusal(self)
        self.setAccessibleName(name)
        self.setDecimals(decimals)
        self.setRange(low / scale, high / scale)
        self.setSingleStep(step)
        self.setSuffix(suffix)
        self.setKeyboardTracking(False)
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCorrectionMode(QAbstractSpinBox.CorrectionMode.CorrectToNearestValue)
        self.valueChanged.connect(self._on_value)

    def show_value(self, value: float, *, exact: bool = True) -> None:
        """Show ``value`` (in the program's unit) without ``edited``: as exactly as the field can, or to three digits."""
        shown = value / self._scale
        if not exact and shown > 0:
            places = min(max(2 - math.floor(math.log10(shown)), 0), self.decimals())
            if self._round_up and self._scale != 1.0 and shown < 100:
                # 66.66666 may be written 66.7 and never 100 unless it is.
                while places < self.decimals() and 100.0 - shown < 10.0**-places:
                    places += 1
                shown = math.ceil(shown * 10.0**places * (1 - 1e-9)) / 10.0**places
            else:
                shown = round(shown, places)
        shown = round(shown, self.decimals())
        if not self.refusal.clear() and shown == self.value():
            return
        self._setting = True
        try:
            self.setValue(shown)
        finally:
            self._setting = False

    def shown_value(self) -> float:
        """The field's value in the program's unit."""
        return self.value() * self._scale

    def textFromValue(self, value: float) -> str:
        text = f"{value:,.{self.decimals()}f}"
        return digits(text.rstrip("0").rstrip(".") if "." in text else text).replace("-", "−")

    def valueFromText(self, text: str) -> float:
        typed = self._typed(text)
        return self.value() if typed is None else typed

    def _typed(self, text: str) -> float | None:
        """The number that ``text`` is; None where it is none, or may be two."""
        typed = read_typed(_bare(text, self.suffix()))
        try:
            return None if typed.doubt else float(typed.bare)
        except ValueError:
            return None

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        if _BEGUN.fullmatch(read_typed(_bare(text, self.suffix())).bare) is None:
            return QValidator.State.Invalid, text, position
        value = self._typed(text)
        if value is None:
            return QValidator.State.Intermediate, text, position
        inside = self.minimum() <= value <= self.maximum()
        return (QValidator.State.Acceptable if inside else QValidator.State.Intermediate), text, position

    def fixup(self, text: str) -> str:
        """The present value: a number out of range is refused (Qt by itself takes the lowest)."""
        typed, doubt = self._typed(text), read_typed(_bare(text, self.suffix())).doubt
        said = text.replace(self.suffix(), "").strip() + self.suffix()
        if doubt:
            self.refusal.in_doubt(said, doubt)
        elif typed is not None:
            bound = min(max(typed, self.minimum()), self.maximum())
            if bound != typed:
                self.refusal.out_of_range(said, self.textFromValue(bound) + self.suffix(), above=typed > bound)
        return self.textFromValue(self.value()) + self.suffix()

    def longest(self) -> tuple[float, float]:
        """Numbers near both ends, with two decimals where the field has them."""
        within = 10.0 ** -min(self.decimals(), 2)
        return self.minimum() + within, self.maximum() - within

    def sizeHint(self) -> QSize:
        return with_room(self, super().sizeHint())

    def minimumSizeHint(self) -> QSize:
        return with_room(self, super().minimumSizeHint())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        fine = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down) and fine:
            self.setValue(self.value() + (self._fine if event.key() == Qt.Key.Key_Up else -self._fine))
            return
        super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        return handled(self, event, super().event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        with_focus_only(self, event, super().wheelEvent)

    def _on_value(self, value: float) -> None:
        if not self._setting:
            typed = self.text()
            self.refusal.clear()
            self.edited.emit(value * self._scale)
            self.refusal.after_edit(typed, self.value() == value)


def percent_field(
    name: str, *, low: float = 0.0, high: float = 1.0, decimals: int = 2, round_up: bool = False
) -> NumberField:
    """A probability shown as per cent; arrows 1 %, with Shift 0.1 %."""
    return NumberField(
        name, low=low, high=high, decimals=decimals, step=1.0, fine_step=0.1, suffix=" %", scale=0.01, round_up=round_up
    )


class CountField(QSpinBox):
    """A number of people or SNPs with thousands separated.  ``edited(value)`` when the user sets it."""

    edited = Signal(int)

    def __init__(self, name: str, *, low: int, high: int, step: int = 1) -> None:
        super().__init__()
        self._setting = False
        self.refusal = Refusal(self)
        self.setAccessibleName(name)
        self.setRange(low, high)
        self.setSingleStep(step)
        self.setKeyboardTracking(False)
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCorrectionMode(QAbstractSpinBox.CorrectionMode.CorrectToNearestValue)
        self.valueChanged.connect(self._on_value)

    def show_value(self, value: int) -> None:
        """Show ``value`` without ``edited``."""
        self.refusal.clear()
        self._setting = True
        try:
            self.setValue(value)
        finally:
            self._setting = False

    def textFromValue(self, value: int) -> str:
        return count(value)

    def valueFromText(self, text: str) -> int:
        typed = self._typed(text)
        return self.value() if typed is None else typed

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        typed = self._typed(text)
        if typed is None:
            begun = re.fullmatch(r"-?|\d{1,9}[eE]", self._bare(text)) is not None
            return (QValidator.State.Intermediate if begun else QValidator.State.Invalid), text, position
        inside = self.minimum() <= typed <= self.maximum()
        return (QValidator.State.Acceptable if inside else QValidator.State.Intermediate), text, position

    def fixup(self, text: str) -> str:
        """The present value: a number out of range is refused (Qt by itself takes the lowest)."""
        typed = self._typed(text)
        bound = self.value() if typed is None else min(max(typed, self.minimum()), self.maximum())
        if typed is not None and bound != typed:
            self.refusal.out_of_range(count(typed) + self.suffix(), count(bound) + self.suffix(), above=typed > bound)
        return self.textFromValue(self.value()) + self.suffix()

    def _bare(self, text: str) -> str:
        return read_whole(text.replace(self.suffix(), "")).bare

    def _typed(self, text: str) -> int | None:
        """The whole number that ``text`` is, also as 2e4; None where it is none."""
        bare = self._bare(text)
        if not bare.isascii() or _COUNT.fullmatch(bare) is None:
            return None
        digits, _, power = bare.lower().partition("e")
        return int(f"{digits}{'0' * int(power or 0)}")

    def event(self, event: QEvent) -> bool:
        return handled(self, event, super().event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        with_focus_only(self, event, super().wheelEvent)

    def _on_value(self, value: int) -> None:
        if not self._setting:
            typed = self.text()
            self.refusal.clear()
            self.edited.emit(value)
            self.refusal.after_edit(typed, self.value() == value)


class ChoiceField(QComboBox):
    """A list to choose from.  ``chosen(data)`` when the user chooses; the wheel works only with the focus."""

    chosen = Signal(object)

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(12)
        self.activated.connect(lambda index: self.chosen.emit(self.itemData(index)))

    def show_choice(self, data: object) -> None:
        """Show the entry that carries ``data`` without ``chosen``; nothing is selected when there is none."""
        self.setCurrentIndex(next((i for i in range(self.count()) if self.itemData(i) == data), -1))

    def wheelEvent(self, event: QWheelEvent) -> None:
        with_focus_only(self, event, super().wheelEvent)
