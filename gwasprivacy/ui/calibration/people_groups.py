"""Ancestry groups or centres of the simulated studies: a row each for name, share of the cases and share of the controls."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from gwasprivacy.assumptions.structure import LONGEST_NAME, MOST_GROUPS, PeopleGroup
from gwasprivacy.base.language import say
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.widgets.card import label
from gwasprivacy.ui.widgets.fields import percent_field
from gwasprivacy.ui.widgets.form_rows import replace_entries

FIRST_SHARES = (0.7, 0.3)
"""Of the cases and of the controls in the first of two groups, where nothing is said yet."""


class _Row:
    """The widgets of one group, whose accessible names are by its ``place``."""

    def __init__(
        self,
        place: int,
        edited: Callable[[int, str, float], None],
        named: Callable[[int], None],
        out: Callable[[int], None],
    ) -> None:
        number = place + 1
        self.name = QLineEdit()
        self.name.setAccessibleName(say("Name of group {n}", n=number))
        self.name.setMaxLength(LONGEST_NAME)
        self.cases = percent_field(say("Cases in group {n}, per cent", n=number), low=0.0, high=1.0)
        self.controls = percent_field(say("Controls in group {n}, per cent", n=number), low=0.0, high=1.0)
        self.out = QPushButton("×")
        self.out.setAccessibleName(say("Remove group {n}", n=number))
        self.out.setToolTip(say("Remove this group"))
        self.out.setProperty("role", "link")
        self.name.editingFinished.connect(lambda: named(place))
        self.cases.edited.connect(lambda share: edited(place, "case_share", share))
        self.controls.edited.connect(lambda share: edited(place, "control_share", share))
        self.out.clicked.connect(lambda: out(place))

    @property
    def widgets(self) -> tuple[QWidget, ...]:
        return self.name, self.cases, self.controls, self.out

    def show_group(self, group: PeopleGroup) -> None:
        if not self.name.hasFocus() or self.name.text().strip() == group.name:
            self.name.setText(group.name)
        self.cases.show_value(group.case_share)
        self.controls.show_value(group.control_share)


class PeopleGroupRows(QWidget):
    """``changed`` with the groups that are asked for; it shows what :meth:`show_groups` says and nothing else."""

    changed = Signal(tuple)

    def __init__(self, heading: str) -> None:
        super().__init__()
        self._groups: tuple[PeopleGroup, ...] = ()
        self.rows: list[_Row] = []
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(GRID // 2)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(GRID // 2)
        self._grid.setVerticalSpacing(GRID // 2)
        self._grid.setColumnStretch(0, 1)
        for column, text in enumerate((heading, say("of cases"), say("of controls"))):
            self._grid.addWidget(label(text, "muted"), 0, column)
        layout.addLayout(self._grid)
        self.add = QPushButton(say("Add a group"))
        self.add.setProperty("role", "link")
        self.add.clicked.connect(lambda: self.changed.emit(with_one_more(self._groups)))
        layout.addWidget(self.add)

    def show_groups(self, groups: tuple[PeopleGroup, ...]) -> None:
        """Show these; without any the widget is hidden: each stratum of the design is a group then."""
        self._groups = groups
        self.setVisible(bool(groups))
        if len(groups) != len(self.rows):
            self._make_rows(len(groups))
        for row, group in zip(self.rows, groups, strict=True):
            row.show_group(group)
            row.out.setEnabled(len(groups) > 2)
        self.add.setEnabled(len(groups) < MOST_GROUPS)

    def _make_rows(self, n_rows: int) -> None:
        rows = [_Row(place, self._edited, self._named, self._take_out) for place in range(n_rows)]
        replace_entries(self._grid, self.rows, rows)
        self.rows = rows

    def _edited(self, place: int, part: str, share: float) -> None:
        self.changed.emit(with_share(self._groups, place, part, share))

    def _named(self, place: int) -> None:
        name = self.rows[place].name.text().strip()
        if name and name != self._groups[place].name:
            groups = list(self._groups)
            groups[place] = replace(groups[place], name=name)
            self.changed.emit(tuple(groups))

    def _take_out(self, place: int) -> None:
        left = (*self._groups[:place], *self._groups[place + 1 :])
        self.changed.emit(_scaled(left, [1.0, 1.0]))


def two_groups() -> tuple[PeopleGroup, ...]:
    """Two groups that are in unequal shares, named 1 and 2."""
    cases, controls = FIRST_SHARES
    return (
        PeopleGroup(name="1", case_share=cases, control_share=controls),
        PeopleGroup(name="2", case_share=1 - cases, control_share=1 - controls),
    )


def with_share(groups: Sequence[PeopleGroup], place: int, part: str, share: float) -> tuple[PeopleGroup, ...]:
    """One group has this share; the others keep their proportions in the rest, or share it equally where they had none."""
    others = [getattr(group, part) for number, group in enumerate(groups) if number != place]
    whole = sum(others)
    scaled = iter([each / whole * (1 - share) if whole > 0 else (1 - share) / len(others) for each in others])
    return tuple(_with(group, part, share if number == place else next(scaled)) for number, group in enumerate(groups))


def with_one_more(groups: Sequence[PeopleGroup]) -> tuple[PeopleGroup, ...]:
    """A further group that is as large as the others are on average; they keep their proportions."""
    taken, share = {group.name for group in groups}, 1 / (len(groups) + 1)
    name = next(text for text in map(str, range(1, len(groups) + 2)) if text not in taken)
    rest = _scaled(groups, [1 - share, 1 - share])
    return (*rest, PeopleGroup(name=name, case_share=share, control_share=share))


def _scaled(groups: Sequence[PeopleGroup], totals: Sequence[float]) -> tuple[PeopleGroup, ...]:
    """The same groups with shares that add up to ``totals``, of cases and of controls."""
    found = tuple(groups)
    for part, total in zip(("case_share", "control_share"), totals, strict=True):
        shares = [getattr(group, part) for group in found]
        whole = sum(shares)
        found = tuple(
            _with(group, part, share / whole * total if whole > 0 else total / len(found))
            for group, share in zip(found, shares, strict=True)
        )
    return found


def _with(group: PeopleGroup, part: str, share: float) -> PeopleGroup:
    share = min(max(share, 0.0), 1.0)
    return replace(group, case_share=share) if part == "case_share" else replace(group, control_share=share)
