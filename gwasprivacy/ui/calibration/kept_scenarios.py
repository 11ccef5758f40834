"""Up to four scenarios kept for comparison: what was assumed, and the curve that followed."""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from gwasprivacy.assumptions.scenario import SCENARIO, Scenario
from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.json_files import read_json
from gwasprivacy.base.json_forms import (
    SHA256,
    Constant,
    Flag,
    ListOf,
    Member,
    OrNull,
    Record,
    Text,
    Whole,
    as_dict,
    if_set,
)
from gwasprivacy.base.language import say
from gwasprivacy.base.number_words import significant
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.base.safe_files import OWNER_ONLY, write_atomic
from gwasprivacy.base.strict_json import canonical_json, parse_json
from gwasprivacy.forecast.curves import CURVE, Curve
from gwasprivacy.forecast.study_kind import switched
from gwasprivacy.membership.adversary import ADVERSARY, AdversaryModel
from gwasprivacy.plan.choices import RELEASE
from gwasprivacy.plan.differing_words import differing_words
from gwasprivacy.plan.plan import Plan, ReleaseChoices
from gwasprivacy.plan.saved_plan import as_written
from gwasprivacy.study.design import LOCI, WEIGHTS, Loci, Weights
from gwasprivacy.study.trait import TRAIT, Trait
from gwasprivacy.ui.calibration.curve_plot import SAVED_COLOURS, SavedCurve
from gwasprivacy.ui.shell.plain_words import tip
from gwasprivacy.ui.shell.theme import GRID, theme, theme_source
from gwasprivacy.ui.widgets.card import Card, label
from gwasprivacy.ui.widgets.inline_error import InlineError
from gwasprivacy.ui.widgets.study_views import view_of, view_of_people

MOST_SAVED = len(SAVED_COLOURS)
FORMAT = "gwasprivacy-scenarios/1"


@dataclass(frozen=True, slots=True, kw_only=True)
class SavedScenario:
    """Planning choices and their simulated curve.  Holds nothing that names a study, only where public files lie.

    ``loci``, ``weights``, ``public_controls`` and ``reference`` (a public panel, which an offset needs) are those of the plan's design.
    """

    name: str
    adversary: AdversaryModel
    release: ReleaseChoices
    scenario: Scenario
    curve: Curve
    n_cases: int = 0
    n_controls: int = 0
    n_participants: int | None = None
    trait: Trait | None = None
    loci: Loci | None = None
    weights: Weights | None = None
    public_controls: bool = False
    reference: str | None = None
    reference_sha256: str | None = None
    renamed: bool = False
    """Whether the name is somebody's; another one gives place to what differs."""

    @classmethod
    def of(cls, plan: Plan, curve: Curve, folder: Path | None = None) -> SavedScenario:
        """``plan``, which lies in ``folder``, as it is, under a name made of what matters."""
        scenario = plan.scenario if plan.scenario is not None else Scenario()
        return cls(
            name=scenario_name(plan),
            adversary=plan.adversary,
            release=plan.release,
            # Kept scenarios are used in plans of other folders too.
            scenario=scenario if folder is None else scenario.placed(folder),
            n_cases=plan.design.n_cases,
            n_controls=plan.design.n_controls,
            n_participants=plan.design.n_participants,
            trait=plan.design.trait,
            curve=curve,
            loci=_moved_loci(plan.design.loci, lambda path: path if folder is None else str(folder / path)),
            weights=None if plan.design.weights is None else plan.design.weights.placed(folder),
            public_controls=plan.design.public_controls,
            reference=_placed(plan.design.reference, folder),
            reference_sha256=plan.design.reference_sha256,
        )

    def applied_to(self, plan: Plan, folder: Path | None = None) -> Plan:
        """``plan``, which lies in ``folder``, with these choices."""

        def written(path: str) -> str:
            return path if folder is None else as_written(Path(path), folder)

        design = replace(
            plan.design if view_of(plan.design) is view_of_people(self) else switched(plan).design,
            n_cases=self.n_cases,
            n_controls=self.n_controls,
            n_participants=self.n_participants,
            trait=self.trait,
            public_controls=self.public_controls,
            loci=_moved_loci(self.loci, written),
            weights=None if self.weights is None else replace(self.weights, path=written(self.weights.path)),
        )
        # A plan keeps its own reference, which says what its study counts; without one an offset brings its panel along.
        if self.release.score.offset is not None and design.reference is None and self.reference is not None:
            design = replace(design, reference=written(self.reference), reference_sha256=self.reference_sha256)
        scenario = self.scenario
        if scenario.panel is not None:
            scenario = replace(scenario, panel=written(scenario.panel))
        return replace(plan, adversary=self.adversary, release=self.release, scenario=scenario, design=design)

    def name_beside(self, plan: Plan, folder: Path | None = None) -> str:
        """What tells its curve from that of ``plan``, which lies in ``folder``; the name that somebody gave it where there is one."""
        if self.renamed:
            return self.name
        with contextlib.suppress(GwasPrivacyError):
            return differing_words(self.applied_to(plan, folder), plan) or say("as the plan is now")
        return self.name

    def to_json(self) -> dict[str, Any]:
        return SAVED.write(self)

    @classmethod
    def from_json(cls, obj: object, path: str = "") -> SavedScenario:
        """Raises InvalidPlan with the field's path."""
        return SAVED.read(obj, path)


SAVED = Record(
    SavedScenario,
    {
        "name": Member(Text()),
        "adversary": Member(ADVERSARY),
        "release": Member(RELEASE),
        "scenario": Member(SCENARIO),
        "n_cases": Member(Whole(low=1), optional=True, when=lambda kept: kept.n_cases > 0),
        "n_controls": Member(Whole(low=1), optional=True, when=lambda kept: kept.n_controls > 0),
        "curve": Member(CURVE),
        # Scenarios that were kept by earlier versions lack these.
        "loci": Member(OrNull(LOCI), optional=True),
        "weights": Member(OrNull(WEIGHTS), optional=True, when=if_set("weights")),
        "n_participants": Member(Whole(low=1), optional=True, when=if_set("n_participants")),
        "trait": Member(TRAIT, optional=True, when=if_set("trait")),
        "public_controls": Member(Flag(), optional=True),
        "reference": Member(OrNull(Text()), optional=True),
        "reference_sha256": Member(OrNull(SHA256), optional=True),
        "renamed": Member(Flag(), optional=True, when=if_set("renamed")),
    },
)
_KEPT = Record(as_dict, {"format": Member(Constant(value=FORMAT)), "scenarios": Member(ListOf(SAVED))})


def _placed(path: str | None, folder: Path | None) -> str | None:
    return path if path is None or folder is None else str(folder / path)


def _moved_loci(loci: Loci | None, move: Callable[[str], str]) -> Loci | None:
    return loci if loci is None or loci.path is None else replace(loci, path=move(loci.path))


def scenario_name(plan: Plan) -> str:
    """ "ε 0.693, tv + joint, M 2"."""
    return (
        f"ε {significant(plan.epsilon)}, {plan.release.score.code} + {plan.release.mechanism}, M {plan.release.n_snps}"
    )


class ScenarioList:
    """The scenarios that were kept for one plan; on the disk in ``folder``, if there is one, once the plan has a file.

    ``hold(text)`` receives those of a plan without one whenever they change; None: there are none.
    """

    def __init__(
        self,
        folder: Path | None = None,
        plan: Path | None = None,
        held: str | None = None,
        hold: Callable[[str | None], None] | None = None,
    ) -> None:
        self._folder, self._hold = folder, hold
        self.open_for(plan, held)

    def open_for(self, plan: Path | None, held: str | None = None) -> None:
        """Those of the plan file ``plan``; for a plan that has never been saved those that were ``held``."""
        self._path = self._place(plan)
        self.items: list[SavedScenario] = self._read() if plan is not None or held is None else _from_text(held)

    def keep_for(self, plan: Path | None) -> None:
        """The same plan has ``plan`` as its file from now on."""
        place = self._place(plan)
        if place != self._path:
            self._path = place
            self._write()

    def _place(self, plan: Path | None) -> Path | None:
        """A plan's name may be longer than a file's: its digest names the file.  Plans are public, and so are their names."""
        if self._folder is None or plan is None:
            return None
        return self._folder / "scenarios" / f"{hashlib.sha256(str(plan).encode()).hexdigest()[:32]}.json"

    def _read(self) -> list[SavedScenario]:
        if self._path is None:
            return []
        with contextlib.suppress(GwasPrivacyError):
            kept: tuple[SavedScenario, ...] = _KEPT.read(read_json(self._path, Phrase("kept scenarios")))["scenarios"]
            return list(kept[:MOST_SAVED])
        return []

    def _write(self) -> None:
        obj = _KEPT.write({"scenarios": self.items})
        if self._hold is not None:
            held = self.items and self._path is None
            self._hold(canonical_json(obj).decode().strip() if held else None)
        if self._path is None:
            return
        with contextlib.suppress(OSError, GwasPrivacyError):
            self._path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            write_atomic(self._path, canonical_json(obj), force=True, mode=OWNER_ONLY)

    def add(self, scenario: SavedScenario) -> None:
        if len(self.items) >= MOST_SAVED:
            raise ValueError("there is no room for another scenario")
        self.items.append(scenario)
        self._write()

    def remove(self, index: int) -> None:
        del self.items[index]
        self._write()

    def rename(self, index: int, name: str) -> None:
        """Its own name from now on; none: again what differs."""
        given = name.strip()[:60]
        self.items[index] = replace(self.items[index], name=given or self.items[index].name, renamed=bool(given))
        self._write()

    def names(self, plan: Plan, folder: Path | None = None) -> list[str]:
        """Names beside ``plan``, which lies in ``folder``; equal ones are told apart by their number."""
        found = [item.name_beside(plan, folder) for item in self.items]
        return [
            name if found.count(name) == 1 else say("{name} ({number})", name=name, number=number)
            for number, name in enumerate(found, start=1)
        ]

    def curves(self, plan: Plan, folder: Path | None = None) -> list[SavedCurve]:
        named = zip(self.names(plan, folder), self.items, strict=True)
        return [SavedCurve(name=name, curve=item.curve) for name, item in named]


def _from_text(held: str) -> list[SavedScenario]:
    with contextlib.suppress(GwasPrivacyError, ValueError):
        kept: tuple[SavedScenario, ...] = _KEPT.read(parse_json(held))["scenarios"]
        return list(kept[:MOST_SAVED])
    return []


class _Dash(QWidget):
    """The scenario's line colour."""

    def __init__(self, index: int) -> None:
        super().__init__()
        self._index = index
        self.setFixedSize(2 * GRID, GRID)
        theme_source().changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        colour = SAVED_COLOURS[self._index][1 if theme().dark else 0]
        painter = QPainter(self)
        for x in (0, 9):
            painter.fillRect(x, 3, 7, 2, colour)


class CompareCard(Card):
    """Keeps the scenario that is shown, and lists what is kept.  ``keep_asked``; ``use_asked(SavedScenario)``; ``changed``."""

    keep_asked = Signal()
    use_asked = Signal(object)
    changed = Signal()

    def __init__(self, scenarios: ScenarioList) -> None:
        super().__init__(say("Compare scenarios"), topic="compare-scenarios")
        self.scenarios = scenarios
        self._list = QVBoxLayout()
        self._list.setSpacing(GRID // 2)
        self.body.addLayout(self._list)
        self.hint = label(say("Keeps this plan’s curve in the plot, to compare it with changed plans."), "muted")
        self.body.addWidget(self.hint)
        row = QHBoxLayout()
        self.keep = QPushButton(say("Keep this scenario"))
        self.keep.clicked.connect(self.keep_asked)
        row.addWidget(self.keep)
        row.addStretch(1)
        self.body.addLayout(row)
        self.error = InlineError()
        self.body.addWidget(self.error)
        self._rows: list[QWidget] = []
        self._fields: list[QLineEdit] = []
        self._names: list[str] = []
        self._possible = False
        self.show_list()

    def allow(self, possible: bool) -> None:
        """Whether there is a simulated line to keep."""
        self._possible = possible
        full = len(self.scenarios.items) >= MOST_SAVED
        self.keep.setEnabled(possible and not full)
        if full:
            self.keep.setToolTip(say("Four scenarios are kept already. Remove one first."))
        else:
            self.keep.setToolTip("" if possible else say("Wait until the curve is simulated."))

    def show_list(self) -> None:
        for row in self._rows:
            self._list.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._fields = []
        self._rows = [self._row(index, item) for index, item in enumerate(self.scenarios.items)]
        for row in self._rows:
            self._list.addWidget(row)
        self.hint.setVisible(not self._rows)
        self.allow(self._possible)
        self._show_names()

    def show_beside(self, plan: Plan, folder: Path | None) -> None:
        """Name what is kept by what tells it from ``plan``; a name that is being typed is left alone."""
        self._names = self.scenarios.names(plan, folder)
        self._show_names()

    def _show_names(self) -> None:
        for field, name in zip(self._fields, self._names, strict=False):
            if not field.hasFocus() and field.text() != name:
                field.setText(name)
                field.setCursorPosition(0)

    def _row(self, index: int, item: SavedScenario) -> QWidget:
        row = QWidget()
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(GRID // 2)
        name = QLineEdit(item.name)
        name.setCursorPosition(0)
        name.setAccessibleName(say("Name of kept scenario {number}", number=index + 1))
        name.setToolTip(tip(view_of_people(item).named(item.name, item)))
        name.textEdited.connect(lambda _text: name.setProperty("typed", True))
        name.editingFinished.connect(lambda: self._rename(index, name))
        self._fields.append(name)
        use = QPushButton(say("Use"))
        use.setProperty("role", "link")
        use.setAccessibleName(say("Use the settings of {name} in the plan", name=item.name))
        use.setToolTip(say("Put these settings into the plan (can be undone)"))
        use.clicked.connect(lambda: self.use_asked.emit(self.scenarios.items[index]))
        remove = QPushButton(say("Remove"))
        remove.setProperty("role", "link")
        remove.setAccessibleName(say("Remove {name}", name=item.name))
        remove.clicked.connect(lambda: self._remove(index))
        for widget, stretch in ((_Dash(index), 0), (name, 1), (use, 0), (remove, 0)):
            layout.addWidget(widget, stretch)
        return row

    def _rename(self, index: int, field: QLineEdit) -> None:
        if index < len(self.scenarios.items) and field.property("typed"):
            field.setProperty("typed", False)
            self.scenarios.rename(index, field.text())
            self.changed.emit()

    def _remove(self, index: int) -> None:
        self.scenarios.remove(index)
        self.show_list()
        self.changed.emit()

    def attempt(self, act: Callable[[], object]) -> None:
        """Do something that may be refused; the reason stands here."""
        try:
            act()
        except GwasPrivacyError as error:
            self.error.show_error(error)
            return
        self.error.show_error(None)
