"""The open plan: one immutable Plan, its undo stack, its file.

Views call ``document.edit_…(field=value)`` and redraw on ``changed(old, new)``.  An edit that makes no valid plan raises
InvalidPlan or PrivacyRefusal to the caller, who shows it at the field, and changes nothing.
"""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Callable, Hashable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import mark, say_marked
from gwasprivacy.plan.changed_parts import attacker_of_size, with_fill_rule
from gwasprivacy.plan.plan import Plan, in_step, kept_in_step
from gwasprivacy.plan.plan_fields import undo_words
from gwasprivacy.plan.plan_rules import CheckedPlan, check_plan
from gwasprivacy.plan.saved_plan import load_plan, moved, new_plan, save_plan
from gwasprivacy.ui.shell.plan_file_lock import saving

PLAN_SUFFIX = ".gwasplan"
CHANGED = "plan.changed-on-disk"  # the code of that error
PAUSE = 80  # ms without an edit after which the plan counts as settled


class SwapPlan(QUndoCommand):
    """Replaces one plan by another.  Steps with the same ``gesture`` (one drag of a handle) become one step."""

    def __init__(
        self, document: PlanDocument, old: CheckedPlan, new: CheckedPlan, *, text: str, gesture: Hashable | None
    ) -> None:
        super().__init__(text)
        self._document = document
        self.old = old
        self.new = new
        self.gesture = gesture

    def redo(self) -> None:
        self._document._show(self.new)

    def undo(self) -> None:
        self._document._show(self.old)

    def id(self) -> int:
        return -1 if self.gesture is None else 1

    def mergeWith(self, other: QUndoCommand) -> bool:
        if not isinstance(other, SwapPlan) or other.gesture != self.gesture:
            return False
        self.new = other.new
        self.setObsolete(self.new == self.old)
        return True


class PlanDocument(QObject):
    """The one plan that every view shows and edits."""

    changed = Signal(object, object)  # old Plan, new Plan; at every step of a drag
    replaced = (
        Signal()
    )  # before ``changed``: another plan has taken this one's place, with nothing of what belonged to it
    effect_confirmed = Signal()  # somebody said that forecasts shall assume it
    settled = Signal(object)  # the Plan, once edits have paused; for views that are not in front or not instant
    path_changed = Signal(object)  # Path or None
    dirty_changed = Signal(bool)
    file_changed = Signal()  # another program wrote the file
    file_vanished = Signal()

    def __init__(self, plan: Plan | None = None, parent: QObject | None = None, *, examples: bool = False) -> None:
        super().__init__(parent)
        self._plan = check_plan(plan if plan is not None else in_step(new_plan()))
        self._path: Path | None = None
        self._digest: str | None = None  # of the file as it was last looked at
        self._known: str | None = None  # of the file that the plan here began with, or became
        self._lost = False
        self._scenarios: str | None = None  # kept for a plan that has no file yet, beside which they would lie
        # What a new plan began with, for its user to change; and whether its effect was said to be the study's.
        self._examples: Plan | None = self._plan if examples else None
        self._bundled: Plan | None = None  # the example as it was opened
        self._has_confirmed_effect = False
        self._watcher = QFileSystemWatcher(self)
        self._watcher.fileChanged.connect(self.look_at_file)
        self._watcher.directoryChanged.connect(self.look_at_file)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE)
        self._pause.timeout.connect(lambda: self.settled.emit(self._plan))
        self.undo_stack = QUndoStack(self)
        self.undo_stack.cleanChanged.connect(self._on_clean)

    def _on_clean(self, _clean: bool) -> None:
        self.dirty_changed.emit(self.is_dirty)

    @property
    def plan(self) -> CheckedPlan:
        return self._plan

    @property
    def path(self) -> Path | None:
        """The plan's file; None for a plan that has never been saved (a new one, or the bundled example)."""
        return self._path

    @property
    def folder(self) -> Path | None:
        """Where relative paths in the plan lead from; None for a plan without a file, whose paths are absolute."""
        return None if self._path is None else self._path.parent

    @property
    def is_dirty(self) -> bool:
        """Whether closing now would lose something."""
        return self._lost or not self.undo_stack.isClean()

    @property
    def known_sha256(self) -> str | None:
        """Of the file as it was last read or written here, or kept as it is; None where it was not there."""
        return self._known

    @property
    def file_differs(self) -> bool:
        """Whether saving would replace what another program has written since."""
        now = _digest(self._path)
        return now is not None and now != self._known

    @property
    def name(self) -> str:
        return self._path.name if self._path is not None else self._plan.title

    @property
    def scenarios(self) -> str | None:
        """What the Calibration tab keeps for a plan without a file, in its own form; None for nothing."""
        return self._scenarios

    def keep_scenarios(self, scenarios: str | None) -> None:
        """Keep them with the plan's unsaved changes, for the case that the program is killed."""
        if scenarios != self._scenarios:
            self._scenarios = scenarios
            self.dirty_changed.emit(self.is_dirty)

    # Editing --------------------------------------------------------------------------------------------------------

    def edit(self, *, text: str = "", gesture: Hashable | None = None, **fields: Any) -> bool:
        """Replace fields of the plan.  Returns whether anything changed; raises InvalidPlan or PrivacyRefusal.

        ``text`` names the step for Undo, in place of the words that the first of the fields declares.  Consecutive edits with the
        same ``gesture`` are one step.  A kind of loss that the plan names follows its release in the same step.
        """
        old: Plan = self._plan
        new = kept_in_step(replace(old, **fields))
        if new == old:
            return False
        words = say_marked(text or undo_words("", fields) or mark("Edit"))
        self.undo_stack.push(SwapPlan(self, self._plan, check_plan(new), text=words, gesture=gesture))
        return True

    def set_field(self, path: str, value: object) -> bool:
        """Give the field at ``path`` another value, as the edit of the part that has it does."""
        home, _, name = path.rpartition(".")
        parts: dict[str, Callable[..., bool]] = {
            "adversary": self.edit_adversary,
            "design": self.edit_design,
            "release": self.edit_release,
            "scenario": self.edit_scenario,
        }
        edit: Callable[..., bool] = parts.get(home, self.edit)
        return edit(**{name: value})

    def edit_adversary(self, *, text: str = "", gesture: Hashable | None = None, **fields: Any) -> bool:
        text = text or undo_words("adversary", fields) or mark("Edit attacker")
        return self.edit(text=text, gesture=gesture, adversary=replace(self._plan.adversary, **fields))

    def edit_design(self, *, text: str = "", gesture: Hashable | None = None, **fields: Any) -> bool:
        """Replace fields of the study.  An attacker's belief that is a share of its people follows the new numbers."""
        design = replace(self._plan.design, **fields)
        adversary = attacker_of_size(self._plan.adversary, self._plan.design, design)
        text = text or undo_words("design", fields) or mark("Edit study")
        return self.edit(text=text, gesture=gesture, design=design, adversary=adversary)

    def edit_release(self, *, text: str = "", gesture: Hashable | None = None, **fields: Any) -> bool:
        """Replace fields of the release.  The rule for missing calls comes and goes with the scores that need one."""
        release, design = replace(self._plan.release, **fields), self._plan.design
        design = with_fill_rule(design, (release, *self._plan.planned))
        text = text or undo_words("release", fields) or mark("Edit release")
        return self.edit(text=text, gesture=gesture, release=release, design=design)

    def switch_study_kind(self, *, gesture: Hashable | None = None) -> bool:
        """From cases and controls to a quantitative trait, or back, in one step.

        Whoever was there before in this window's steps finds what the other kind could not have again.  Raises InvalidPlan,
        PrivacyRefusal.
        """
        from gwasprivacy.forecast.study_kind import returned, switched

        plan, step = self._plan, self._last_switch()
        new = switched(plan) if step is None else returned(plan, step.old, step.new)
        return self.edit(
            text=mark("Choose the kind of study"),
            gesture=gesture,
            adversary=new.adversary,
            design=new.design,
            release=new.release,
            scenario=new.scenario,
            planned=new.planned,
        )

    def _last_switch(self) -> SwapPlan | None:
        """The last step that led to the plan's present kind of study from the other one."""
        kind = self._plan.design.study_kind
        for index in reversed(range(self.undo_stack.index())):
            step = self.undo_stack.command(index)
            if isinstance(step, SwapPlan) and step.old.design.study_kind != step.new.design.study_kind == kind:
                return step
        return None

    def name_loss(self) -> bool:
        """Let bounds on membership tests, and guarantees by them, count on how the loss of the plan's release spreads."""
        return self.edit(text=mark("Use the tighter bounds"), adversary=in_step(self._plan).adversary)

    def edit_scenario(self, *, text: str = "", gesture: Hashable | None = None, **fields: Any) -> bool:
        """Replace fields of the planning assumptions; a plan without any gets the default ones first."""
        from gwasprivacy.assumptions.scenario import Scenario

        scenario = self._plan.scenario if self._plan.scenario is not None else Scenario()
        text = text or undo_words("scenario", fields) or mark("Edit scenario")
        return self.edit(text=text, gesture=gesture, scenario=replace(scenario, **fields))

    def _show(self, plan: CheckedPlan) -> None:
        old, self._plan = self._plan, plan
        self._pause.start()
        self.changed.emit(old, plan)

    # Files ----------------------------------------------------------------------------------------------------------

    def new(self, plan: Plan | None = None, *, examples: bool = False) -> None:
        """Start over with ``plan`` (default: the usual defaults), without a file and with nothing to undo.

        ``examples``: its values are examples, and said to be until they are changed.
        """
        self._set(plan if plan is not None else in_step(new_plan()), None, examples=examples)

    def has_examples(self, values: Callable[[Plan], object]) -> bool:
        """Whether ``values(plan)`` are still the examples that the plan began with."""
        return self._examples is not None and values(self._plan) == values(self._examples)

    def still_examples(self) -> list[str]:
        """Which of :data:`EXAMPLE_PARTS` are still what a new plan began with, or the bundled example."""
        began = self._examples or self._bundled
        found = [part for part, values in EXAMPLE_PARTS.items() if began and values(self._plan) == values(began)]
        return [part for part in found if part != EFFECT or not self._has_confirmed_effect]

    @property
    def has_example_effect(self) -> bool:
        """Whether the effect that forecasts assume is an example, or the usual one of a plan without assumptions, and nobody has said that
        they shall assume it."""
        return not self._has_confirmed_effect and (self._plan.scenario is None or self.has_examples(_effect))

    def confirm_effect(self) -> None:
        """Forecasts shall assume the effect, whatever the study's is."""
        if self._plan.scenario is None:
            self.edit_scenario()
        self._has_confirmed_effect = True
        self.effect_confirmed.emit()

    def open(self, path: Path) -> None:
        """Open a plan file.  Raises InvalidInput or PrivacyRefusal and keeps the present plan if it cannot be used."""
        path = Path(path).absolute()
        self._set(load_plan(path), path)

    def open_copy(self, path: Path, title: str, report_language: str | None = None) -> None:
        """Open a file as a new plan called ``title`` that has no file of its own (the bundled example).

        ``report_language``: of its PDF reports; None leaves the file's.
        """
        path = Path(path).absolute()
        plan = moved(load_plan(path), path.parent, None)
        self._set(replace(plan, title=title, report_language=report_language or plan.report_language), None)
        self._bundled = self._plan

    def save(self) -> None:
        """Write the plan to its file.  Raises InvalidInput; the document then stays as dirty as it was."""
        if self._path is None:
            raise InvalidInput("plan.no-file")
        self.save_as(self._path)

    def save_as(self, path: Path, *, unless_changed: bool = False) -> None:
        """Write the plan to ``path`` (``.gwasplan`` is added if it has no suffix) and keep that as its file.

        In another folder the paths of the plan's files are written anew, so that they lead to the same files.
        ``unless_changed``: raises InvalidInput (:data:`CHANGED`) and writes nothing where another program has written the file.
        """
        path = Path(path).absolute()
        if not path.suffix:
            path = path.with_suffix(PLAN_SUFFIX)
        old, place = self._plan, None if self._path is None else self._path.parent

        def there(plan: Plan) -> CheckedPlan:
            return check_plan(moved(plan, place, path.parent))

        new = there(old)
        with saving(path):
            if unless_changed and self.file_differs:
                raise InvalidInput("plan.changed-on-disk", name=path.name)
            save_plan(new, path, force=True)
            self._take_path(path)
        self.path_changed.emit(path)
        if new != old:
            self._plan = new
            for index in range(self.undo_stack.count()):
                step = self.undo_stack.command(index)
                if isinstance(step, SwapPlan):
                    step.old, step.new = there(step.old), there(step.new)
            self._pause.start()
            self.changed.emit(old, new)
        was_dirty = self.is_dirty
        self._lost = False
        self.undo_stack.setClean()
        if was_dirty:
            self.dirty_changed.emit(False)

    def reload(self) -> None:
        """Read the file again, after another program changed it.  It stays the same document.  Raises like :meth:`open`."""
        if self._path is not None:
            self.open(self._path)

    def keep_mine(self) -> None:
        """Keep the plan as it is here although the file differs; it counts as unsaved."""
        self._known = _digest(self._path)
        self._lost = True
        self.dirty_changed.emit(True)

    def recover(self, plan: Plan, path: Path | None, known_sha256: str | None, scenarios: str | None = None) -> None:
        """Go on with a plan that was not saved; its file ``path`` was as ``known_sha256`` says.  Raises like :meth:`open`."""
        self._set(plan, path, scenarios=scenarios)
        self._known = self._digest = known_sha256
        self._lost = True
        self.dirty_changed.emit(True)
        self.look_at_file()

    def _set(self, plan: Plan, path: Path | None, *, examples: bool = False, scenarios: str | None = None) -> None:
        is_another = path is None or path != self._path
        old, self._plan = self._plan, check_plan(plan)
        self._examples, self._has_confirmed_effect = plan if examples else None, False
        self._bundled = None
        self._scenarios = scenarios
        self._lost = False
        self._pause.start()
        self.undo_stack.clear()
        self._take_path(path)
        if is_another:
            self.replaced.emit()
        self.path_changed.emit(path)
        self.changed.emit(old, plan)
        self.dirty_changed.emit(False)

    def _take_path(self, path: Path | None) -> None:
        watched = [*self._watcher.files(), *self._watcher.directories()]
        if watched:
            self._watcher.removePaths(watched)
        self._path = path
        self._known = self._digest = _digest(path)
        if path is not None:
            self._watcher.addPaths([str(path), str(path.parent)])

    def look_at_file(self) -> None:
        """Compare the file with what was read or written last; emits ``file_changed`` or ``file_vanished`` once."""
        if self._path is None:
            return
        now = _digest(self._path)
        if now == self._digest:
            return
        self._digest = now
        if now is None:
            self.keep_mine()
            self.file_vanished.emit()
            return
        with contextlib.suppress(RuntimeError):
            self._watcher.addPath(str(self._path))  # a rename over the file ends the watch on it
        self.file_changed.emit()


def _effect(plan: Plan) -> object:
    return plan.scenario and (plan.scenario.disease, plan.scenario.trait)


def _sizes(plan: Plan) -> object:
    design = plan.design
    return design.n_cases, design.n_controls, design.n_participants, plan.scenario and plan.scenario.n_snps


ATTACKER, GUARANTEE, SIZES = mark("the attacker"), mark("the guarantee"), mark("the sizes of the study")
PUBLISHED, EFFECT, TARGET = mark("what is published"), mark("the effect"), mark("the power wanted")

EXAMPLE_PARTS: Mapping[str, Callable[[Plan], object]] = {
    ATTACKER: lambda plan: (plan.adversary.family, plan.adversary.prior),
    GUARANTEE: lambda plan: plan.adversary.target,
    SIZES: _sizes,
    EFFECT: _effect,
    PUBLISHED: lambda plan: plan.release,
    TARGET: lambda plan: plan.scenario and plan.scenario.target_probability,
}
"""What a new plan begins with, part by part, for its user to change."""


def _digest(path: Path | None) -> str | None:
    """SHA-256 of the plan file (which is public), None where it cannot be read."""
    if path is None:
        return None
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest()
    except OSError:
        return None
