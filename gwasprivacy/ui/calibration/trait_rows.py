"""The study of a quantitative trait that is planned: how many take part, and the public range to which values are clipped."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import StrEnum
from typing import Any

from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from gwasprivacy.base.language import say
from gwasprivacy.base.number_words import percent, plain
from gwasprivacy.forecast.clips import clipped_at
from gwasprivacy.forecast.printed_sizes import USUAL_SHARE, with_measured_ratio
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.study_previews import centre_warning
from gwasprivacy.study.trait import LARGEST_VALUE, LONGEST_NAME, Trait
from gwasprivacy.ui.calibration.strata_fold import edit_participants
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.widgets.card import Fold, label
from gwasprivacy.ui.widgets.fields import ChoiceField, CountField, NumberField
from gwasprivacy.ui.widgets.form_rows import Rows
from gwasprivacy.ui.widgets.study_views import view_of

Attempt = Callable[[Callable[[], bool]], bool]


class RangeBy(StrEnum):
    """How the public range is said."""

    SD = "sd"
    ENDS = "ends"


class Subtracted(StrEnum):
    """What everybody's value is compared with."""

    MEASURED = "measured"
    CENTRE = "centre"
    OWN = "own"

    @classmethod
    def of(cls, plan: Plan) -> Subtracted:
        if plan.release.ratio_epsilon is not None:
            return cls.MEASURED
        assert plan.design.trait is not None
        return cls.OWN if plan.design.trait.own_mean else cls.CENTRE


class TraitRows(QWidget):
    """Shown for a study of a trait; ``more``, at the end of the card, too.  ``attempt`` makes an edit and shows what was refused where the card shows it."""

    def __init__(self, document: PlanDocument, attempt: Attempt) -> None:
        super().__init__()
        self._document = document
        self._attempt = attempt
        self.people = CountField(say("Participants with a value of the trait"), low=4, high=10_000_000, step=100)
        self.name = QLineEdit()
        self.name.setAccessibleName(say("Name of the trait in reports"))
        self.name.setMaxLength(LONGEST_NAME)
        self.by = ChoiceField(say("How the public range is specified"))
        self.by.addItem(say("mean ± SDs"), RangeBy.SD)
        self.by.addItem(say("lowest and highest"), RangeBy.ENDS)
        self.mean = _value_field(say("Public mean of the trait, from another study"))
        self.sd = _value_field(say("Public standard deviation of the trait, from another study"), low=1e-6)
        self.clip = NumberField(
            say("Values are clipped at this many SDs from the mean"),
            low=0.01,
            high=100.0,
            decimals=4,
            step=0.5,
            fine_step=0.1,
        )
        self.low = _value_field(say("Lowest value of the public range"))
        self.high = _value_field(say("Highest value of the public range"))
        self.subtracted = ChoiceField(say("What is subtracted from every value"))
        self.centre = _value_field(say("Public centre, which is subtracted from every value"))
        self.rows = Rows()
        self.rows.add(say("participants"), self.people, topic="study-size")
        self.rows.add(say("name of the trait"), self.name, wide=True)
        self.rows.add(say("public range"), self.by, topic="trait-range", wide=True)
        self.rows.add(say("public mean"), self.mean)
        self.rows.add(say("public SD"), self.sd)
        self.rows.add(say("clip, mean ± SDs"), self.clip, topic="trait-clip")
        self.rows.add(say("lowest"), self.low)
        self.rows.add(say("highest"), self.high)
        self.rows.add(say("subtracted"), self.subtracted, topic="trait-centre", wide=True)
        self.rows.add(say("public centre"), self.centre, topic="trait-centre")
        self.words = label("", "muted")
        self.covariates = QLineEdit()
        self.covariates.setAccessibleName(say("Covariates of the adjusted trait, and the source of the coefficients"))
        self.covariates.setPlaceholderText(say("for example: age and sex, coefficients from …"))
        self.more = Fold(say("More: a trait adjusted for covariates"))
        self.more.body.addWidget(
            label(
                say(
                    "The trait may be a residual if its coefficients are public. Name the covariates and the "
                    "source of the coefficients. No coefficient may be fitted on this study."
                ),
                "muted",
            )
        )
        self.more.body.addWidget(self.covariates)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID // 2)
        column.addLayout(self.rows)
        column.addWidget(self.words)
        self._column = column
        self._connect()

    def add_below(self, widget: QWidget) -> None:
        """What belongs to the range, under its words."""
        self._column.addWidget(widget)

    @property
    def fields(self) -> dict[str, QWidget]:
        """Plan field → control."""
        return {
            "design.n_participants": self.people,
            "design.trait": self.by,
            "design.trait.name": self.name,
            "design.trait.mean": self.mean,
            "design.trait.sd": self.sd,
            "design.trait.clip_sd": self.clip,
            "design.trait.low": self.low,
            "design.trait.high": self.high,
            "design.trait.centre": self.centre,
            "design.trait.own_mean": self.subtracted,
            "design.trait.covariates": self.covariates,
        }

    def _connect(self) -> None:
        self.people.edited.connect(
            lambda n: self._attempt(lambda: edit_participants(self._document, n, say("Set the number of participants")))
        )
        self.by.chosen.connect(self._set_by)
        for name, field in (("mean", self.mean), ("sd", self.sd), ("clip_sd", self.clip)):
            field.edited.connect(lambda value, name=name: self._set_by_sd(**{name: value}))
        self.low.edited.connect(lambda value: self._set_ends(low=value))
        self.high.edited.connect(lambda value: self._set_ends(high=value))
        self.subtracted.chosen.connect(lambda chosen: self._subtract(Subtracted(str(chosen))))
        self.centre.edited.connect(
            lambda value: self._edit(say("Set the public centre"), lambda trait: replace(trait, centre=value))
        )
        self.name.editingFinished.connect(self._set_name)
        self.covariates.editingFinished.connect(self._set_covariates)

    @property
    def _is_asked(self) -> bool:
        """A field that loses the focus as the plan becomes one of another kind edits nothing."""
        return view_of(self._document.plan.design).has("design.trait")

    @property
    def _trait(self) -> Trait:
        trait = self._document.plan.design.trait
        assert trait is not None
        return trait

    def _edit(self, text: str, make: Callable[[Trait], Trait]) -> None:
        if self._is_asked:
            self._attempt(lambda: self._document.edit_design(trait=make(self._trait), text=text))

    def _edit_range(self, text: str, make: Callable[[Trait], Trait]) -> None:
        """Strata whose centre is the middle of the range, which is what they begin with, have it afterwards too."""
        if not self._is_asked:
            return
        trait, strata = self._trait, self._document.plan.design.strata

        def change() -> bool:
            other = make(trait)
            moved = tuple(
                replace(each, centre=other.middle) if each.centre == trait.middle else each for each in strata
            )
            return self._document.edit_design(trait=other, strata=moved, text=text)

        self._attempt(change)

    def _set_by(self, chosen: object) -> None:
        """The same range, said the other way; where no SD is known the range is taken as ± 2 SD."""

        def change(trait: Trait) -> Trait:
            by_sd = trait.sd is not None
            if (RangeBy(str(chosen)) is RangeBy.SD) == by_sd:
                return trait
            if by_sd:
                return replace(trait, mean=None, sd=None, clip_sd=None)
            half = (trait.high - trait.low) / 2
            return replace(trait, mean=trait.middle, sd=trait.assumed_sd, clip_sd=half / trait.assumed_sd)

        self._edit(say("Choose how the range is specified"), change)

    def _set_by_sd(self, **changed: float) -> None:
        def change(trait: Trait) -> Trait:
            said: dict[str, Any] = {"mean": trait.mean, "sd": trait.sd, "clip_sd": trait.clip_sd, **changed}
            return clipped_at(trait, said["mean"], said["sd"], said["clip_sd"])

        self._edit_range(say("Set the public range"), change)

    def _set_ends(self, **changed: Any) -> None:
        self._edit_range(say("Set the public range"), lambda trait: replace(trait, **changed))

    def _subtract(self, chosen: Subtracted) -> None:
        """Strata have a centre each, to begin with the middle of the range."""
        plan: Plan = self._document.plan
        own_mean = chosen is Subtracted.OWN
        if not self._is_asked or chosen is Subtracted.of(plan):
            return
        trait, strata = self._trait, plan.design.strata

        def change() -> bool:
            design, release = plan.design, replace(plan.release, ratio_epsilon=None)
            if own_mean is not trait.own_mean:
                centre = None if own_mean else trait.middle
                changed = tuple(replace(each, centre=centre) for each in strata)
                design = replace(design, trait=replace(trait, own_mean=own_mean, centre=None), strata=changed)
            if chosen is Subtracted.MEASURED:
                release = with_measured_ratio(replace(plan, design=design, release=release), USUAL_SHARE).release
            return self._document.edit(design=design, release=release, text=say("Choose what is subtracted"))

        self._attempt(change)
        self.refresh()

    def _offer(self, *, can_measure: bool) -> None:
        offered = {
            Subtracted.MEASURED: say("the measured mean"),
            Subtracted.CENTRE: say("a public centre"),
            Subtracted.OWN: say("the study’s own mean"),
        }
        if not can_measure:
            del offered[Subtracted.MEASURED]
        if self.subtracted.count() != len(offered):
            self.subtracted.clear()
            for each, words in offered.items():
                self.subtracted.addItem(words, each)

    def _set_name(self) -> None:
        name = self.name.text().strip()
        if self._is_asked and name != self._trait.name:
            self._edit(say("Name the trait"), lambda trait: replace(trait, name=name))

    def _set_covariates(self) -> None:
        said = self.covariates.text().strip() or None
        if self._is_asked and said != self._trait.covariates:
            self._edit(say("Name the covariates of the trait"), lambda trait: replace(trait, covariates=said))

    def refresh(self) -> None:
        """Show the plan as it is; hidden where it has no trait."""
        plan = self._document.plan
        self.setVisible(self._is_asked)
        self.more.setVisible(self._is_asked)
        if not self._is_asked:
            return
        design, trait = plan.design, self._trait
        by_sd = trait.sd is not None
        self.people.show_value(design.n_people)
        _show_text(self.name, trait.name)
        _show_text(self.covariates, trait.covariates or "")
        self.by.show_choice(RangeBy.SD if by_sd else RangeBy.ENDS)
        for field in (self.mean, self.sd, self.clip):
            self.rows.show_row(field, by_sd)
        for field in (self.low, self.high):
            self.rows.show_row(field, not by_sd)
        self.mean.show_value(trait.assumed_mean)
        self.sd.show_value(trait.assumed_sd)
        if trait.clip_sd is not None:
            self.clip.show_value(trait.clip_sd)
        self.low.show_value(trait.low)
        self.high.show_value(trait.high)
        chosen = Subtracted.of(plan)
        self._offer(can_measure=plan.release.kind.spends_beside or chosen is Subtracted.MEASURED)
        self.subtracted.show_choice(chosen)
        # A measured mean begins at the middle, unless a plan says otherwise.
        has_centre = chosen is Subtracted.CENTRE or (chosen is Subtracted.MEASURED and trait.centre is not None)
        self.rows.show_row(self.centre, has_centre and not design.strata)
        self.centre.show_value(trait.middle if trait.centre is None else trait.centre)
        self.words.setText(" ".join(filter(None, (range_words(trait), _measured_words(plan), centre_warning(plan)))))


def _measured_words(plan: Plan) -> str:
    """Where the study's mean is measured, what that takes; else ""."""
    part = plan.release.ratio_epsilon
    if part is None:
        return ""
    return say(
        "{share} of ε measure the study’s mean, with noise. It is subtracted and published.",
        share=percent(part / plan.epsilon),
    )


def range_words(trait: Trait) -> str:
    """The public range, and what it is taken to be in SDs where only its ends are known."""
    limits = {name: plain(end).replace("-", "−") for name, end in (("low", trait.low), ("high", trait.high))}
    if trait.sd is not None:
        return say(
            "Public range: {low} to {high}. Values outside it count as its nearest end. None of these numbers "
            "may come from this study.",
            **limits,
        )
    return say(
        "Values outside {low} to {high} count as the nearest end. Forecasts assume that the range is ± 2 SD. "
        "Neither end may come from this study.",
        **limits,
    )


def _value_field(name: str, *, low: float = -LARGEST_VALUE) -> NumberField:
    return NumberField(name, low=low, high=LARGEST_VALUE, decimals=6, step=1.0, fine_step=0.1)


def _show_text(field: QLineEdit, text: str) -> None:
    if not field.hasFocus() or field.text().strip() == text:
        field.setText(text)
