"""One planned release in the planning dialog: its kind and score, its share, its SNPs; what it needs besides on a second line."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.errors import GwasPrivacyError, InvalidPlan
from gwasprivacy.base.language import mark, say, say_marked
from gwasprivacy.mechanisms.registry import MECHANISMS, OTHER_RELEASES, release_part
from gwasprivacy.membership.epsilon_units import to_units
from gwasprivacy.plan.another_mechanism import of_other_size
from gwasprivacy.plan.choices import LARGEST_M
from gwasprivacy.plan.plan import Plan, ReleaseChoices
from gwasprivacy.plan.planned_releases import PlannedRelease
from gwasprivacy.ui.shell.plain_words import tip
from gwasprivacy.ui.shell.zoom import keep_lines, keep_width
from gwasprivacy.ui.widgets.card import label
from gwasprivacy.ui.widgets.fields import ChoiceField, CountField, NumberField, percent_field
from gwasprivacy.ui.widgets.publishing_choices import (
    LIST_FIRST,
    SnpList,
    fields_for,
    needs_threshold,
    others_for,
    scores_for,
)

HEADS = ("", mark("what"), mark("score"), mark("share"), mark("SNPs"), "ε")


class ReleaseRow(QObject):
    """``edited`` when the release is another; ``share_edited`` when its share of the budget was set.

    The release is like the plan's until its kind, score, SNPs or threshold is set here, or a kept one is loaded; what has no
    field (an offset, a part for noisy scores) stays as it was.
    """

    edited = Signal()
    share_edited = Signal()

    def __init__(self, number: int, grid: QGridLayout, plan: Plan, parent: QObject) -> None:
        super().__init__(parent)
        self._plan = plan
        self._pending: str | None = None
        self._problem: GwasPrivacyError | None = None
        self.choices: ReleaseChoices = plan.release
        self.is_own = False
        self.units: int | None = None  # of a kept release whose share was not set here: exactly its ε
        self.name = label(say("Release {number}", number=number), wrap=False)
        self.kind = ChoiceField(say("What is published of release {number}", number=number))
        self.score = ChoiceField(say("Score of release {number}", number=number))
        self._offered_for = ""
        self._offer()
        self.share = percent_field(say("Share of release {number}", number=number), low=0.001)
        self.snps = CountField(say("SNPs of release {number}", number=number), low=1, high=LARGEST_M)
        self.epsilon = label("", wrap=False)
        self.epsilon.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.ids = SnpList()
        self.ids.setAccessibleName(say("SNPs of release {number}, listed in advance", number=number))
        keep_lines(self.ids, 2, 12, fixed=True)
        self.threshold_words = label(say("minimum score"), "muted", wrap=False)
        self.threshold = NumberField(
            say("Public threshold on the score of release {number}", number=number),
            low=-1e9,
            high=1e9,
            decimals=3,
            step=5.0,
            fine_step=1.0,
        )
        for field, width in (
            (self.kind, 172), (self.score, 168), (self.share, 84), (self.snps, 72), (self.threshold, 96)
        ):  # fmt: skip
            keep_width(field, width)
        self.epsilon.setMinimumWidth(48)
        first = (self.name, self.kind, self.score, self.share, self.snps, self.epsilon)
        for column, widget in enumerate(first):
            grid.addWidget(widget, 2 * number - 1, column)
        grid.addWidget(self.ids, 2 * number, 1, 1, 4)
        grid.addWidget(self.threshold_words, 2 * number, 1, 1, 2)
        grid.addWidget(self.threshold, 2 * number, 3)
        self._first: tuple[QWidget, ...] = first
        self.kind.chosen.connect(self._set_kind)
        self.score.chosen.connect(self._set_score)
        self.share.edited.connect(lambda _share: self._share_set())
        self.snps.edited.connect(lambda m: self._change(lambda: of_other_size(self.choices, m), own=False))
        self.threshold.edited.connect(lambda at: self._change(lambda: replace(self.choices, threshold=at)))
        self.ids.edited.connect(self._set_ids)
        self._show()

    # What it is -----------------------------------------------------------------------------------------------------

    def _offer(self) -> None:
        """The kinds of release and the scores that the plan's kind of study can have."""
        kind = self._plan.design.study_kind
        if kind == self._offered_for:
            return
        self._offered_for = kind
        self.kind.clear()
        for key, one in MECHANISMS.items():
            self.kind.addItem(say_marked(one.title), key)
        self.kind.insertSeparator(self.kind.count())
        for key in others_for(self._plan):
            self.kind.addItem(say_marked(OTHER_RELEASES[key].short_title), key)
        self.score.clear()
        for score in scores_for(self._plan):
            self.score.addItem(say_marked(score.short_title or score.title), score.name)

    def follow(self, plan: Plan, *, n_snps: int | None) -> None:
        """Another plan; ``n_snps`` unless the number of SNPs is to stay."""
        of_another_kind = plan.design.study_kind != self._plan.design.study_kind
        self._plan = plan
        self._offer()
        if of_another_kind:
            self.is_own, self.units, self._pending, self._problem = False, None, None, None
        if self.is_own:
            return
        kept = self.choices.n_snps
        self.choices = plan.release
        if n_snps is None and plan.release.kind.is_forecast and kept > 0:
            self.choices = of_other_size(plan.release, kept)
        self._show()

    def load(self, choices: ReleaseChoices) -> None:
        """Show a kept release."""
        assert choices.epsilon is not None
        self.choices, self.units = choices, to_units(choices.epsilon)
        self.is_own, self._pending, self._problem = True, None, None
        self._show()

    def share_of(self, whole: int) -> Fraction:
        """Of ``whole`` pico-ε, what all share: per cent with two decimals, as shown; that of a kept release exactly."""
        if self.units is not None:
            return Fraction(self.units, whole)
        return Fraction(round(self.share.shown_value() * 10_000), 10_000)

    def planned(self, epsilon: float) -> PlannedRelease:
        """The release with ``epsilon``, parted between selection and scores as before.  Raises InvalidPlan."""
        if self._problem is not None:
            raise self._problem.at("planned")
        if self._pending is not None:
            raise InvalidPlan(words=say_marked(LIST_FIRST), field="planned")
        before = self._plan.epsilon if self.choices.epsilon is None else self.choices.epsilon
        parts = self.choices.parts_scaled(epsilon / before)
        budget = self._plan.release.budget
        return PlannedRelease(choices=replace(self.choices, epsilon=epsilon, budget=budget, **parts))

    # Edits ----------------------------------------------------------------------------------------------------------

    def _change(self, make: Callable[[], ReleaseChoices], *, own: bool = True) -> None:
        try:
            self.choices, self._problem = make(), None
            self.is_own = self.is_own or own
        except GwasPrivacyError as error:
            self._problem = error
        self._show()
        self.edited.emit()

    def _with(self, key: str, ids: tuple[str, ...]) -> ReleaseChoices:
        fields = fields_for(self.choices, key, ids, self._plan.design.n_people)
        return replace(self.choices, **fields)

    def _set_kind(self, key: str) -> None:
        ids = self.ids.ids() or self.choices.snps or ()
        self._pending = key if release_part(key).names_snps_beforehand and not ids else None
        self._change(lambda: self.choices if self._pending else self._with(key, ids))

    def _set_ids(self, ids: tuple[str, ...]) -> None:
        key = self._pending or self.choices.mechanism
        if ids and release_part(key).names_snps_beforehand:
            self._pending = None
            self._change(lambda: self._with(key, ids))

    def _set_score(self, chosen: str) -> None:
        self._change(lambda: replace(self.choices, score=ScoreChoice.usual(chosen)))

    def _share_set(self) -> None:
        self.units = None
        self.share_edited.emit()

    # Showing --------------------------------------------------------------------------------------------------------

    def set_shown(self, shown: bool) -> None:
        for widget in self._first:
            widget.setVisible(shown)
        key = self._pending or self.choices.mechanism
        kind = release_part(key)
        self.score.setVisible(shown and kind.uses_score)
        self.snps.setVisible(shown and kind.fixed_n_snps is None)
        self.ids.setVisible(shown and kind.names_snps_beforehand)
        for part in (self.threshold, self.threshold_words):
            part.setVisible(shown and needs_threshold(key))

    def _show(self) -> None:
        choices = self.choices
        key = self._pending or choices.mechanism
        self.kind.show_choice(key)
        self.score.show_choice(choices.score.name)
        self.score.setToolTip(tip(choices.score.spoken_label))
        self.snps.show_value(max(choices.n_snps, 1))
        self.snps.setEnabled(not release_part(key).names_snps_beforehand)
        self.ids.show_ids(choices.snps or ())
        if choices.threshold is not None:
            self.threshold.show_value(choices.threshold)
