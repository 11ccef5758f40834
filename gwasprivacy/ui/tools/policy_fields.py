"""Controls for a policy's rules.  Each holds a rule's JSON value, None where it says nothing, and shows one that was read."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import digits, say, say_marked
from gwasprivacy.base.number_words import plain
from gwasprivacy.base.typed_numbers import read_typed, read_whole
from gwasprivacy.release.policy.rule import RuleForm
from gwasprivacy.ui.shell.error_words import sentence
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.shell.zoom import keep_width
from gwasprivacy.ui.widgets.card import Fold, label
from gwasprivacy.ui.widgets.form_rows import FIELD_WIDTH
from gwasprivacy.ui.widgets.inline_error import InlineError

PlaceOf = Callable[[QWidget], Path | None]


class RuleField(QWidget):
    """A rule: its title, its control, and in one sentence what it is for.  ``changed`` when the user sets it."""

    changed = Signal()

    def __init__(self, title: str, why: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = title
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(0, 0, 0, GRID // 2)
        self.body.setSpacing(GRID // 4)
        self.why = label(why, "muted")
        self.error = InlineError()

    def _end(self) -> None:
        """Below the control: what is wrong with it, and what the rule is for."""
        self.body.addWidget(self.error)
        self.body.addWidget(self.why)

    def first_control(self) -> QWidget:
        """Where the keys go when the rule is to be mended."""
        raise NotImplementedError

    def value(self) -> Any:
        """The rule as a policy's JSON; a text that is no number stays one, and is refused with its field."""
        raise NotImplementedError

    def show_value(self, value: Any) -> None:
        """Show a value, None for no rule, without ``changed``."""
        raise NotImplementedError


class TextField(RuleField):
    """A text, as wide as the column."""

    def __init__(self, title: str, why: str) -> None:
        super().__init__(title, why)
        edit = QLineEdit()
        self.edits = [edit]
        edit.setAccessibleName(title)
        edit.setAccessibleDescription(why)
        edit.textEdited.connect(lambda _text: self.changed.emit())
        said = label(title)
        said.setBuddy(edit)
        for part in (said, edit):
            self.body.addWidget(part)
        self._end()

    def first_control(self) -> QWidget:
        return self.edits[0]

    def value(self) -> str | None:
        return self.edits[0].text().strip() or None

    def show_value(self, value: str | None) -> None:
        self.edits[0].setText(value or "")


class TypedField(RuleField):
    """Numbers, shares and days: one field, or two for a range of priors."""

    def __init__(self, title: str, why: str, form: RuleForm) -> None:
        super().__init__(title, why)
        self._form = form
        is_range = form is RuleForm.PRIORS
        self.edits = [QLineEdit() for _ in range(2 if is_range else 1)]
        names = [say("{title}, from", title=title), say("{title}, to", title=title)] if is_range else [title]
        row = QHBoxLayout()
        row.setSpacing(GRID // 2)
        said = label(title, wrap=False)
        said.setBuddy(self.edits[0])
        row.addWidget(said, 1)
        for edit, name in zip(self.edits, names, strict=True):
            edit.setAccessibleName(name)
            edit.setAccessibleDescription(why)
            edit.setPlaceholderText(say("no rule") if not is_range else "–")
            edit.setAlignment(Qt.AlignmentFlag.AlignRight)
            keep_width(edit, FIELD_WIDTH - 16 if not is_range else FIELD_WIDTH // 2)
            edit.textEdited.connect(lambda _text: self.changed.emit())
            row.addWidget(edit)
        self.body.addLayout(row)
        self._end()

    def first_control(self) -> QWidget:
        return self.edits[0]

    def value(self) -> Any:
        texts = [edit.text().strip() for edit in self.edits]
        if not any(texts):
            return None
        read = [_read(text, self._form) for text in texts]
        return {"low": read[0], "high": read[1]} if self._form is RuleForm.PRIORS else read[0]

    def show_value(self, value: Any) -> None:
        values = [value] if self._form is not RuleForm.PRIORS else [None] * 2 if value is None else [*value.values()]
        for edit, each in zip(self.edits, values, strict=True):
            edit.setText(_written(each, self._form))


class NamesField(RuleField):
    """Boxes to tick, folded under a title that says how many are."""

    def __init__(self, title: str, why: str, choices: Mapping[str, str]) -> None:
        super().__init__(title, why)
        self.fold = Fold(title)
        self.boxes: dict[str, QCheckBox] = {}
        self.fold.body.addWidget(label(say("Nothing ticked: all of them are allowed."), "muted"))
        for name, text in choices.items():
            box = self.boxes[name] = QCheckBox(sentence(say_marked(text)).removesuffix("."))
            box.clicked.connect(self._clicked)
            self.fold.body.addWidget(box)
        self.body.addWidget(self.fold)
        self._end()
        self._say()

    def first_control(self) -> QWidget:
        return self.fold.button

    def _clicked(self) -> None:
        self._say()
        self.changed.emit()

    def _say(self) -> None:
        chosen = sum(box.isChecked() for box in self.boxes.values())
        self.fold.set_title(
            say("{title}: {chosen} of {all}", title=self.title, chosen=chosen, all=len(self.boxes))
            if chosen
            else say("{title}: any", title=self.title)
        )

    def value(self) -> list[str] | None:
        return [name for name, box in self.boxes.items() if box.isChecked()] or None

    def show_value(self, value: Sequence[str] | None) -> None:
        for name, box in self.boxes.items():
            box.setChecked(name in (value or ()))
        self.fold.set_open(bool(value))
        self._say()


class _Paste(QLineEdit):
    """A field whose Return is its own: the dialog's button is not pressed by it."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()


class IdsField(RuleField):
    """Keys or ledgers, each by its id: read from a file, or pasted.  ``id_of`` reads one; ``words_of`` says whose an id is."""

    def __init__(
        self,
        title: str,
        why: str,
        *,
        add: str,
        paste: str,
        ask: PlaceOf,
        id_of: Callable[[Path], str],
        words_of: Callable[[str], str],
    ) -> None:
        super().__init__(title, why)
        self._ask, self._id_of, self._words_of = ask, id_of, words_of
        self.ids: list[str] = []
        self.rows: list[QWidget] = []
        self.add = QPushButton(add)
        self.add.clicked.connect(self._choose)
        self.paste = _Paste()
        self.paste.setPlaceholderText(paste)
        self.paste.setAccessibleName(say("{title}: {what}", title=title, what=paste))
        self.paste.editingFinished.connect(self._pasted)
        self._list = QVBoxLayout()
        self._list.setSpacing(GRID // 4)
        self.body.addWidget(label(title))
        self.body.addLayout(self._list)
        row = QHBoxLayout()
        row.setSpacing(GRID // 2)
        row.addWidget(self.add)
        row.addWidget(self.paste, 1)
        self.body.addLayout(row)
        self._end()

    def first_control(self) -> QWidget:
        return self.add

    def _choose(self) -> None:
        path = self._ask(self)
        if path is None:
            return
        try:
            self._take(self._id_of(path))
        except GwasPrivacyError as error:
            self.error.show_error(error, path)

    def _pasted(self) -> None:
        typed = "".join(self.paste.text().split()).lower()
        if typed:
            self.paste.clear()
            self._take(typed)

    def _take(self, each: str) -> None:
        self.error.show_message("")
        self._show([*dict.fromkeys([*self.ids, each])])
        self.changed.emit()

    def _remove(self, each: str) -> None:
        self._show([other for other in self.ids if other != each])
        self.add.setFocus(Qt.FocusReason.OtherFocusReason)
        self.changed.emit()

    def _show(self, ids: list[str]) -> None:
        self.ids = ids
        for row in self.rows:
            self._list.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = [self._row(each) for each in ids]
        before: QWidget | None = None
        for row in self.rows:
            self._list.addWidget(row)
            remove = row.findChild(QPushButton)
            if before is not None and remove is not None:
                QWidget.setTabOrder(before, remove)
            before = remove
        if before is not None:
            QWidget.setTabOrder(before, self.add)

    def _row(self, each: str) -> QWidget:
        row = QWidget()
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(GRID)
        said = self._words_of(each)
        layout.addWidget(label(f"• {said}", selectable=True), 1)
        remove = QPushButton(say("Remove"))
        remove.setProperty("role", "link")
        remove.setAccessibleName(say("Remove {what}", what=said))
        remove.clicked.connect(lambda: self._remove(each))
        layout.addWidget(remove)
        return row

    def value(self) -> list[str] | None:
        return list(self.ids) or None

    def show_value(self, value: Sequence[str] | None) -> None:
        self.error.show_message("")
        self.paste.clear()
        self._show(list(value or ()))


def _read(text: str, form: RuleForm) -> Any:
    try:
        if form is RuleForm.WHOLE:
            return int(read_whole(text).bare)
        if form is RuleForm.NUMBER:
            return _number(text)
        if form in (RuleForm.SHARE, RuleForm.PRIORS):
            return _share(text)
    except ValueError:
        pass
    return text


def _share(text: str) -> float:
    bare = text.removesuffix("%").strip()
    return _number(bare) / 100 if bare != text else _number(text)


def _number(text: str) -> float:
    """ValueError where it is no number, or may be two."""
    typed = read_typed(text)
    if typed.doubt:
        raise ValueError(typed.doubt)
    return float(typed.bare)


def _written(value: Any, form: RuleForm) -> str:
    """As it is typed, with every digit: a share in per cent wherever that reads back as the same number."""
    if value is None:
        return ""
    if form in (RuleForm.SHARE, RuleForm.PRIORS):
        words = f"{plain(100 * value, 12)} %"
        if _share(words) == value:
            return words
    words = str(value).removesuffix(".0")
    return digits(words) if isinstance(value, float) else words
