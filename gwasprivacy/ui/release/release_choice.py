"""What is released: the plan's own release, or one of those that it has planned.  A choice about the plan, never in its undo."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import mark, say, say_marked
from gwasprivacy.plan.budget_split import check_planned, planned_plan
from gwasprivacy.plan.plan import Plan, ReleaseChoices
from gwasprivacy.plan.plan_words import publication_sentence
from gwasprivacy.plan.preview_words import score_words, short_release_words
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.plain_words import tip
from gwasprivacy.ui.widgets.card import Card, InlineMessage, label
from gwasprivacy.ui.widgets.fields import ChoiceField

OWN = 0
LOST = mark("The planned release chosen here is no longer in the plan; the plan’s main release is selected.")


@dataclass(frozen=True, slots=True, kw_only=True)
class ReleaseChoice:
    """Release ``number`` (from 1) of those ``planned``, or the plan's own (``OWN``)."""

    number: int = OWN
    planned: tuple[ReleaseChoices, ...] = ()

    def after(self, planned: tuple[ReleaseChoices, ...]) -> ReleaseChoice:
        """The same release in a plan that was edited: moved with the others, or changed alone where it stands.

        Where it is gone, the plan's own.
        """
        if self.number == OWN or planned == self.planned:
            return ReleaseChoice(number=self.number, planned=planned)
        here = self.number - 1
        alone = (
            len(planned) == len(self.planned)
            and planned[:here] == self.planned[:here]
            and planned[here + 1 :] == self.planned[here + 1 :]
        )
        if alone:
            return ReleaseChoice(number=self.number, planned=planned)
        moved_to = [number for number, each in enumerate(planned, start=1) if each == self.planned[here]]
        number = min(moved_to, key=lambda place: abs(place - self.number), default=OWN)
        return ReleaseChoice(number=number, planned=planned)

    @property
    def next(self) -> ReleaseChoice:
        """What comes after it has been made: the next planned one, so that nobody repeats a release unawares."""
        coming = self.number + 1 if OWN < self.number < len(self.planned) else OWN
        return replace(self, number=coming)


class ChosenRelease:
    """The choice as the document's plan is now, and the plan that it makes.  ``was_lost``: it fell back to the plan's own."""

    def __init__(self, document: PlanDocument) -> None:
        self._document = document
        self._choice = ReleaseChoice(planned=document.plan.planned)
        self._made: tuple[Plan, int, Plan, GwasPrivacyError | None] | None = None
        self.was_lost = False

    @property
    def number(self) -> int:
        return self._choice.after(self._document.plan.planned).number

    @property
    def plan(self) -> Plan:
        """The plan as it would be released; the document's where :attr:`error` says that there is none."""
        return self._now()[0]

    @property
    def error(self) -> GwasPrivacyError | None:
        """Why the chosen release does not even fit the plan's budget."""
        return self._now()[1]

    def _now(self) -> tuple[Plan, GwasPrivacyError | None]:
        plan, number = self._document.plan, self.number
        if self._made is None or self._made[0] is not plan or self._made[1] != number:
            error: GwasPrivacyError | None = None
            made: Plan = plan
            try:
                made = plan if number == OWN else planned_plan(plan, number)
            except GwasPrivacyError as wrong:
                error = wrong
            self._made = (plan, number, made, error)
        return self._made[2], self._made[3]

    def choose(self, number: int) -> bool:
        """Choose a release; whether there is anything new.  A number that is not planned is the plan's own."""
        number = number if 0 < number <= len(self._document.plan.planned) else OWN
        is_another = number != self.number or self.was_lost
        self._choice = ReleaseChoice(number=number, planned=self._document.plan.planned)
        self.was_lost = False
        return is_another

    def forget(self) -> None:
        """Another plan: its own release."""
        self._choice = ReleaseChoice(planned=self._document.plan.planned)
        self.was_lost = False

    def follow(self) -> None:
        """The plan was edited; ``was_lost`` is about this edit alone."""
        after = self._choice.after(self._document.plan.planned)
        self.was_lost = after.number == OWN != self._choice.number
        self._choice = after

    def go_on(self) -> None:
        """The chosen release was made; the next one is chosen."""
        self.follow()
        self._choice = self._choice.next
        self.was_lost = False

    def spend(self, epsilon: float) -> None:
        """Let the chosen release spend ``epsilon``: an edit of the plan.  Raises InvalidPlan, PrivacyRefusal."""
        number = self.number
        plan: Plan = self._document.plan
        if number == OWN:
            self._document.edit_release(text=say("Split the budget"), epsilon=epsilon)
            return
        changed = list(plan.planned)
        changed[number - 1] = replace(changed[number - 1], epsilon=epsilon)
        check_planned(replace(plan, planned=tuple(changed)), number)
        self._document.edit(text=say("Change planned release {number}", number=number), planned=tuple(changed))


class ChoiceCard(Card):
    """Above the steps, since everything in them follows from it; hidden where nothing is planned."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(say("Release"), topic="planned-release", parent=parent)
        self.field = ChoiceField(say("Release"))
        self.body.addWidget(self.field)
        self.details = label("", "muted")
        self.body.addWidget(self.details)
        self.note = InlineMessage("warning")
        self.body.addWidget(self.note)
        self._shown: tuple[Plan, ...] = ()

    def refresh(self, plan: Plan, chosen: ChosenRelease, *, frozen: bool) -> None:
        """Show the choice in ``plan``.  ``frozen``: while something is drawn, and after it, nothing can be chosen."""
        self.field.setEnabled(not frozen)
        if frozen:
            return
        self.note.show_message(say_marked(LOST) if chosen.was_lost else "")
        self.setVisible(bool(plan.planned) or chosen.was_lost)
        self.field.setVisible(bool(plan.planned))
        self.details.setVisible(bool(plan.planned))
        self._show_entries(plan)
        self.field.show_choice(chosen.number)
        self.field.setToolTip(tip(self.field.currentText()))
        which = say("Planned release {number} of {n}.", number=chosen.number, n=len(plan.planned))
        which = say("The plan’s main release, none of the planned ones.") if chosen.number == OWN else which
        self.details.setText(f"{which} {score_words(chosen.plan)}".strip())
        self.field.setAccessibleDescription(f"{self.field.currentText()}. {self.details.text()}")

    def _show_entries(self, plan: Plan) -> None:
        """An entry for each release; one that does not fit the budget can be chosen too, and the steps say why not."""
        if self._shown == (plan,):
            return
        self._shown = (plan,)
        self.field.clear()
        self._add(say("Main"), OWN, plan)
        for number, choices in enumerate(plan.planned, start=1):
            self._add(str(number), number, replace(plan, release=choices))
        view = self.field.view()
        view.setMinimumWidth(view.sizeHintForColumn(0) + 24)

    def _add(self, which: str, number: int, plan: Plan) -> None:
        self.field.addItem(f"{which} · {short_release_words(plan)}", number)
        self.field.setItemData(self.field.count() - 1, tip(publication_sentence(plan)), Qt.ItemDataRole.ToolTipRole)
