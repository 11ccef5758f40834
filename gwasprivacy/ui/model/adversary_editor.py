"""What the Model tab shows and edits: the plan's adversary, or for comparison one that the plan cannot have."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from gwasprivacy.base.errors import GwasPrivacyError, PrivacyRefusal
from gwasprivacy.base.language import say_marked
from gwasprivacy.membership.adversary import AdversaryModel
from gwasprivacy.membership.families.gallery import Attacker
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.plan_fields import undo_words
from gwasprivacy.ui.shell.document import PlanDocument


class AdversaryEditor(QObject):
    """Edits go to the document.  A model that is sound by itself but refused in this plan (its family needs another
    kind of release) is shown as a *trial*: plots and numbers answer for it, the plan stays as it is, the reason is said.

    ``changed`` when ``model`` or the trial's reason changed.
    """

    changed = Signal()

    def __init__(self, document: PlanDocument, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self._trial: AdversaryModel | None = None
        self._reason: GwasPrivacyError | None = None
        document.changed.connect(self._on_plan)

    @property
    def model(self) -> AdversaryModel:
        """What is shown."""
        return self._trial if self._trial is not None else self.document.plan.adversary

    @property
    def is_trial(self) -> bool:
        return self._trial is not None

    @property
    def reason(self) -> GwasPrivacyError | None:
        """Why the plan cannot have the trial's model."""
        return self._reason

    def set(self, **fields: Any) -> GwasPrivacyError | None:
        """Set fields of the shown model.  Returns why that was not accepted (nothing changed), or None."""
        return self.propose(lambda model: replace(model, **fields), *fields)

    def set_field(self, path: str, value: object) -> GwasPrivacyError | None:
        """The same for the field at ``path`` in the plan."""
        return self.set(**{path.removeprefix("adversary."): value})

    def propose(
        self,
        build: Callable[[AdversaryModel], AdversaryModel],
        *changed: str,
        text: str = "",
        gesture: Hashable | None = None,
    ) -> GwasPrivacyError | None:
        """Edit the shown model; Undo names the step ``text``, or as the first of the fields that are ``changed`` declares."""
        try:
            model = build(self.model)
        except GwasPrivacyError as error:
            return error
        return self._put(model, text or say_marked(undo_words("adversary", changed)), gesture)

    def choose(self, attacker: Attacker, *, text: str) -> GwasPrivacyError | None:
        """Choose another attacker, starting from the plan's own."""
        plan = self.document.plan
        try:
            model = attacker.become(plan.adversary, plan.design.n_cases, plan.design.n_people)
        except GwasPrivacyError as error:
            return error
        return self._put(model, text, None)

    def back_to_plan(self) -> None:
        """End the trial."""
        if self._trial is not None:
            self._trial, self._reason = None, None
            self.changed.emit()

    def _put(self, model: AdversaryModel, text: str, gesture: Hashable | None) -> GwasPrivacyError | None:
        if model == self.document.plan.adversary:
            self.back_to_plan()
            return None
        try:
            self.document.edit(adversary=model, text=text, gesture=gesture)
        except PrivacyRefusal as error:
            if self._trial is None and model.family == self.document.plan.adversary.family:
                return error
            self._trial, self._reason = model, error
            self.changed.emit()
            return None
        except GwasPrivacyError as error:
            return error
        return None

    def _on_plan(self, old: Plan, new: Plan) -> None:
        if self._trial is not None or old.adversary != new.adversary or old.design != new.design:
            self._trial, self._reason = None, None
            self.changed.emit()
