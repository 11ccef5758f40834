"""Left column of the Calibration tab: what is published, how many SNPs, by which score and mechanism."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QPushButton

from gwasprivacy.association.scores.parameters import TestName
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import mark, say, say_marked
from gwasprivacy.base.number_words import significant
from gwasprivacy.base.sentences import tell
from gwasprivacy.forecast.comparison import Advice
from gwasprivacy.forecast.largest_and_executor import MakeExecutor, executor_for
from gwasprivacy.forecast.ways_out import USUAL_BLOCK_KB
from gwasprivacy.mechanisms.registry import MECHANISMS, OTHER_RELEASES, may_be_inconclusive, release_part, scores_sets
from gwasprivacy.mechanisms.set_score import LARGEST_WRONG
from gwasprivacy.plan.another_mechanism import of_other_size
from gwasprivacy.plan.choices import LARGEST_M, ReleaseChoices
from gwasprivacy.plan.effect_widths import effect_width_words
from gwasprivacy.plan.release_shares import with_share
from gwasprivacy.study.design import FillRule, Loci
from gwasprivacy.ui.calibration.form_row import FormRow
from gwasprivacy.ui.calibration.loci_row import LociRow
from gwasprivacy.ui.calibration.offset_row import OffsetRow
from gwasprivacy.ui.calibration.weights_row import WeightsRow
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner
from gwasprivacy.ui.shell.plain_words import tip
from gwasprivacy.ui.widgets.card import Fold, label
from gwasprivacy.ui.widgets.fields import ChoiceField, CountField, NumberField, percent_field
from gwasprivacy.ui.widgets.form_rows import PlanCard, Rows
from gwasprivacy.ui.widgets.publishing_choices import (
    LIST_FIRST,
    P_VALUES,
    SnpList,
    fields_for,
    needs_threshold,
    others_for,
    p_words,
    scores_for,
    size_words,
    usual_threshold,
)

ALLELES_FIRST = mark(
    "Effects state which allele raises the odds. First confirm that A1 and A2 were set by a public manifest, or "
    "choose a reference."
)


SNPS, LOCI, LIST, LOCUS_LIST = "snps", "loci", "right-list", "right-list-of-loci"
"""What can be published; the third is the mechanism of its name, the last the same of loci."""


class PublishCard(PlanCard):
    """What is published; the recommendation, with a button that takes it.

    A release about SNPs that are named beforehand needs their list before it can be the plan's: until then the choice is
    *pending*, and the plan stays as it is.
    """

    recommendation_wanted = Signal()
    recommendation_taken = Signal()

    def __init__(self, document: PlanDocument, jobs: JobRunner, *, make_executor: MakeExecutor = executor_for) -> None:
        super().__init__(document, say("What you want to publish"), topic="what-to-publish")
        self.forms = FormRow(document, jobs, make_executor=make_executor, parent=self)
        self._pending: str | None = None
        self._found = Advice(text="")
        self._share: float | None = None  # for effects, until the alleles are declared
        self.n_snps = CountField(say("SNPs to publish, M"), low=1, high=10_000)
        self.at_least = CountField(
            say("How many of the published SNPs should be right at least, J"), low=1, high=LARGEST_M
        )
        self.score = ChoiceField(say("Score used to rank SNPs"))
        self.test = ChoiceField(say("Test used for significance"))
        for test in TestName:
            self.test.addItem(say("{test} χ²", test=say_marked(test.value)), test)
        self.p_value = ChoiceField(say("Significance threshold (p-value)"))
        self.fill = ChoiceField(say("Public rule for missing calls"))
        self.fill.addItem(say("two copies of the allele that is not counted"), FillRule.NON_COUNTED)
        self.fill.addItem(say("the most common genotype in the public panel"), FillRule.PANEL_MODE)
        self.mechanism = ChoiceField(say("Mechanism for private selection, or another kind of release"))
        self._offered_for = ""
        self._offer()
        self.threshold = NumberField(
            say("Public threshold on the score"), low=-1e9, high=1e9, decimals=3, step=5.0, fine_step=1.0
        )
        self.wrong = percent_field(
            say("How often may a wrong list appear at most?"), low=0.0001, high=LARGEST_WRONG, decimals=2
        )
        self.rows = Rows()
        self.what = ChoiceField(say("SNPs, loci or a list to publish"))
        self.what.addItem(say("SNPs"), SNPS)
        self.what.addItem(say("loci"), LOCI)
        self.what.addItem(say("all SNPs beyond a threshold"), LIST)
        self.what.addItem(say("all loci with SNPs beyond a threshold"), LOCUS_LIST)
        self.locus_kb = CountField(say("Size of a published locus in kilobases"), low=1, high=100_000, step=50)
        self.rows.add(say("SNPs to publish"), self.n_snps, topic="snps-released", marked=False)
        self.rows.add(say("of these, right at least"), self.at_least, topic="at-least", marked=False)
        self.rows.add(say("blocks of kb"), self.locus_kb, topic="published-loci")
        self.rows.add(say("minimum score"), self.threshold, topic="threshold")
        self.rows.add(say("a wrong list at most in"), self.wrong, topic="right-list")
        self.how = Rows()
        self.how.add(say("to be published"), self.what, topic="published-loci")
        self.how.add(say("score"), self.score, topic="score", wide=True)
        self.how.add(say("test"), self.test, wide=True)
        self.how.add(say("significant at p ≤"), self.p_value)
        self.how.add(say("missing calls count as"), self.fill, topic="missing-calls", wide=True)
        self.how.add(say("mechanism"), self.mechanism, topic="mechanism", wide=True)
        self.body.addLayout(self.rows)
        self.loci = LociRow(document, jobs)
        self.body.addWidget(self.loci)
        self.offset = OffsetRow(document, jobs)
        self.body.addWidget(self.offset)
        self.weights = WeightsRow(document, jobs)
        self.snps = SnpList()
        self.body.addWidget(self.snps)
        self.body.addWidget(self.error)
        self.alleles = QCheckBox(say("A1 and A2 were set by a public manifest,\nnot by this study"))
        self.alleles.setToolTip(
            say("A manifest or a reference fixed them without this study’s genotypes. The report will state this.")
        )
        self.alleles.clicked.connect(self._declare_alleles)
        self.body.addWidget(self.alleles)
        self._add_advice()
        self._add_more()
        self.more.body.addWidget(self.weights)
        self._connect()
        self.fields = {
            "release.n_snps": self.n_snps,
            "release.at_least": self.at_least,
            "release.set_weights": self.forms.compare,
            "release.score": self.score,
            "release.score.offset": self.offset.leave_out,
            "design.fill": self.fill,
            "design.reference": self.offset.place.button,
            "release.mechanism": self.mechanism,
            "release.threshold": self.threshold,
            "release.wrong": self.wrong,
            "release.values_epsilon": self.values,
            "release.effects_epsilon": self.effects,
            "release.snps": self.snps,
            "design.loci": self.what,
            "design.weights": self.weights.place.button,
            "design.weights.origin": self.weights.origin,
            "release": self.n_snps,
        }
        self.show_advice(Advice(text=""))
        self.refresh()

    def _add_advice(self) -> None:
        """What is used and whether it is the best for the plan, in a line; how it was compared, and the controls, one click away."""
        self.used = label("", "muted")
        self.body.addWidget(self.used)
        self.take = QPushButton(say("Use it"))
        self.take.clicked.connect(self.recommendation_taken)
        self.body.addWidget(self.take, 0, Qt.AlignmentFlag.AlignLeft)
        self.more = Fold(say("Change: score, mechanism, loci, effects"))
        self.more.body.addLayout(self.how)
        self.more.body.addWidget(self.forms)
        self.advice = label("", "muted")
        self.more.body.addWidget(self.advice)
        self.compare = QPushButton(say("Compare all"))
        self.compare.setProperty("role", "link")
        self.compare.clicked.connect(self.recommendation_wanted)
        self.more.body.addWidget(self.compare, 0, Qt.AlignmentFlag.AlignLeft)
        self.body.addWidget(self.more)

    def _add_more(self) -> None:
        self.window_kb = CountField(
            say("One SNP per window: kilobases to each side; 0 for no such rule"), low=0, high=100_000, step=50
        )
        self.window_kb.setSpecialValueText(say("off"))
        self.block_kb = CountField(
            say("One SNP per block: size in kilobases; 0 for no such rule"), low=0, high=100_000, step=50
        )
        self.block_kb.setSpecialValueText(say("off"))
        self.values = NumberField(
            say("Epsilon for noisy scores of the published SNPs, 0 for none"),
            low=0.0,
            high=100.0,
            decimals=4,
            step=0.05,
            fine_step=0.01,
        )
        self.further = rows = Rows()
        rows.add(say("one SNP per ± kb"), self.window_kb, topic="loci")
        rows.add(say("one SNP per block of kb"), self.block_kb, topic="loci")
        self.effects = percent_field(
            say("Share of ε for the effects of the published SNPs, 0 for none"), low=0.0, high=0.99, decimals=1
        )
        rows.add(say("share of ε for effects"), self.effects, topic="effects")
        rows.add(say("ε for noisy scores"), self.values, topic="noisy-scores")
        self.more.body.addLayout(rows)
        self.widths = label("", "muted")
        self.more.body.addWidget(self.widths)

    def _connect(self) -> None:
        edit = self.document.edit_release
        self.n_snps.edited.connect(
            lambda n: self.attempt(
                lambda: edit(n_snps=n, at_least=of_other_size(self.plan.release, n).at_least, set_weights=None)
            )
        )
        self.at_least.edited.connect(
            lambda j: self.attempt(lambda: edit(at_least=j if j < self.plan.release.n_snps else None, set_weights=None))
        )
        self.score.chosen.connect(self._set_score)
        self.test.chosen.connect(lambda test: self._set_distance(test=TestName(test)))
        self.p_value.chosen.connect(lambda p: self._set_distance(p_value=p, threshold=None))
        self.fill.chosen.connect(lambda rule: self.attempt(lambda: self.document.edit_design(fill=FillRule(rule))))
        self.mechanism.chosen.connect(self._set_mechanism)
        self.threshold.edited.connect(lambda value: self.attempt(lambda: edit(threshold=value)))
        self.wrong.edited.connect(lambda share: self.attempt(lambda: edit(wrong=share)))
        self.snps.edited.connect(self._set_snps)
        self.values.edited.connect(
            lambda value: self.attempt(
                lambda: edit(
                    values_epsilon=value if value > 0 else None,
                    effects_epsilon=self.plan.release.effects_epsilon if value <= 0 else None,
                )
            )
        )
        self.effects.edited.connect(self._set_effects)
        self.what.chosen.connect(self._set_what)
        self.locus_kb.edited.connect(lambda kb: self._set_loci(Loci(block_kb=float(kb), published=True)))
        self.window_kb.edited.connect(lambda kb: self._set_loci(Loci(window_kb=float(kb)) if kb > 0 else None))
        self.block_kb.edited.connect(lambda kb: self._set_loci(Loci(block_kb=float(kb)) if kb > 0 else None))

    def _set_effects(self, share: float) -> None:
        """Scores and effects are published by turns; counts need alleles that do not depend on the study, so these are asked first."""
        if share > 0 and not self.plan.design.allele_order_is_public:
            self._share = share
            self.refresh()
            self.error.show_message(say_marked(ALLELES_FIRST))
            self.alleles.setFocus()
            return
        self._share = None

        def edit() -> bool:
            bare = replace(self.plan, release=replace(self.plan.release, values_epsilon=None, effects_epsilon=None))
            part = with_share(bare, "effects_epsilon", share).release.effects_epsilon if share > 0 else None
            values = self.plan.release.values_epsilon if part is None else None
            return self.document.edit_release(effects_epsilon=part, values_epsilon=values)

        self.attempt(edit)

    def _set_what(self, what: str) -> None:
        """SNPs, loci (those that the plan has, else blocks; a file stays for one SNP of each), or the list of all of either beyond a threshold."""
        release, loci = self.plan.release, self.plan.design.loci
        is_list, of_loci = what in (LIST, LOCUS_LIST), what in (LOCI, LOCUS_LIST)
        key = LIST if is_list else ReleaseChoices().mechanism if release.mechanism == LIST else release.mechanism
        if what == LIST:
            loci = None
        elif of_loci and loci is not None and loci.window_kb is None:
            loci = replace(loci, published=True)
        elif of_loci:
            loci = Loci(block_kb=USUAL_BLOCK_KB, published=True)
        elif loci is not None and loci.published:
            loci = None if loci.path is None else replace(loci, published=False)
        if key != release.mechanism:
            release = replace(release, **fields_for(release, key, (), self.plan.design.n_people))
        design = replace(self.plan.design, loci=loci)
        self.attempt(lambda: self.document.edit(text=say("Choose what is published"), release=release, design=design))

    def _set_loci(self, loci: Loci | None) -> None:
        self.attempt(lambda: self.document.edit_design(loci=loci))

    def _set_score(self, chosen: str) -> None:
        choice, release = ScoreChoice.usual(chosen), self.plan.release
        borders = {choice.score.significant_from, release.score.score.significant_from}
        threshold = release.threshold
        if needs_threshold(release.mechanism) and len(borders) > 1:  # participants on one, significance on the other
            threshold = usual_threshold(choice, self.plan.design.n_people)
        self.attempt(lambda: self.document.edit_release(score=choice, threshold=threshold))

    def _set_distance(self, **fields: Any) -> None:
        def edit() -> bool:
            choice = replace(self.plan.release.score, **fields)
            return self.document.edit_release(score=choice, text=say("Set the significance"))

        self.attempt(edit)

    def _set_mechanism(self, key: str) -> None:
        kind = release_part(key)
        ids = self.snps.ids()
        self._pending = key if kind.names_snps_beforehand and not ids else None
        if self._pending is not None:
            self.refresh()
            self.error.show_message(say_marked(LIST_FIRST))
            self.snps.setFocus()
            return
        self.attempt(
            lambda: self.document.edit_release(
                text=say("Choose what is published"),
                **fields_for(self.plan.release, key, ids, self.plan.design.n_people),
            )
        )

    def _set_snps(self, ids: tuple[str, ...]) -> None:
        key = self._pending or self.plan.release.mechanism
        if not ids or not release_part(key).names_snps_beforehand:
            self.error.show_message(say_marked(LIST_FIRST) if release_part(key).names_snps_beforehand else "")
            return

        def edit() -> bool:
            fields = fields_for(self.plan.release, key, ids, self.plan.design.n_people)
            return self.document.edit_release(text=say("List the SNPs"), **fields)

        if self.attempt(edit):
            self._pending = None
            self.refresh()

    def _declare_alleles(self, public: bool) -> None:
        done = self.attempt(lambda: self.document.edit_design(alleles_are_public=public))
        if done and self._pending is not None:
            self._set_snps(self.snps.ids())
        if done and self._share is not None:
            self._set_effects(self._share)

    def _offer(self) -> None:
        """The scores and kinds of release that the plan's kind of study can have."""
        kind = self.plan.design.study_kind
        if kind == self._offered_for:
            return
        self._offered_for = kind
        self.score.clear()
        for score in scores_for(self.plan):
            self.score.addItem(say_marked(score.title), score.name)
        self.mechanism.clear()
        for key, selector in MECHANISMS.items():
            self._add_mechanism(key, selector.title, selector.advice)
        self.mechanism.insertSeparator(self.mechanism.count())
        for key in others_for(self.plan):
            self._add_mechanism(key, OTHER_RELEASES[key].short_title, OTHER_RELEASES[key].title)

    def _add_mechanism(self, key: str, title: str, advice: str) -> None:
        self.mechanism.addItem(say_marked(title), key)
        self.mechanism.setItemData(self.mechanism.count() - 1, tip(tell(advice)), Qt.ItemDataRole.ToolTipRole)

    def refresh(self) -> None:
        self._offer()
        choices = self.plan.release
        key = self._pending or choices.mechanism
        kind = release_part(key)
        self.n_snps.show_value(choices.n_snps)
        self.rows.show_row(self.n_snps, kind.is_forecast)
        self.rows.show_row(self.at_least, scores_sets(key) and not self.plan.design.goes_by_locus)
        # A limit below the old value would count as a change by hand.
        self.at_least.setMaximum(LARGEST_M)
        self.at_least.show_value(choices.set_score.rank(choices.n_snps) if choices.n_snps else 1)
        self.at_least.setMaximum(max(choices.n_snps, 1))
        self.how.show_row(self.score, kind.uses_score)
        self.score.show_choice(choices.score.name)
        self.offset.refresh()
        self.weights.refresh()
        takes = choices.score.score.takes if kind.uses_score else frozenset()
        self.how.show_row(self.test, "test" in takes)
        self.how.show_row(self.p_value, "p_value" in takes)
        if "test" in takes:
            self.test.show_choice(choices.score.test)
        if "p_value" in takes:
            self._fill_p_values(choices.score)
        self.how.show_row(self.fill, self.plan.fill is not None)
        self.fill.show_choice(self.plan.fill)
        self.mechanism.show_choice(key)
        self.how.captions[self.mechanism].setText(say("mechanism") if kind.is_forecast else say("release"))
        needs = needs_threshold(key) and choices.threshold != choices.score.score.significant_from
        self.rows.show_row(self.threshold, needs)
        self.rows.captions[self.n_snps].setText(size_words(key, loci=self.plan.design.publishes_loci))
        if choices.threshold is not None:
            self.threshold.show_value(choices.threshold)
        self.rows.show_row(self.wrong, may_be_inconclusive(key))
        self.wrong.show_value(choices.wrong)
        self.snps.setVisible(kind.names_snps_beforehand)
        if self._pending is None:
            self.snps.show_ids(choices.snps or ())
        asks_alleles = not kind.uses_score or choices.counts is not None or self._share is not None
        self.alleles.setVisible(asks_alleles)
        self.alleles.setChecked(self.plan.design.allele_order_is_public)
        self.alleles.setEnabled(self.plan.design.reference is None)
        for button in (self.advice, self.compare):
            button.setVisible(kind.is_forecast)
        for row in (self.window_kb, self.block_kb):
            self.further.show_row(row, kind.takes_lists)
        for part in (self.effects, self.values):
            self.further.show_row(part, kind.spends_beside)
        self._say_used()
        self.values.show_value(choices.values_epsilon or 0.0)
        effects = choices.effects_epsilon
        share = self._share if effects is None else effects / self.plan.epsilon
        self.effects.show_value(share or 0.0)
        self.widths.setText(self._widths())
        self.widths.setVisible(kind.spends_beside and bool(self.widths.text()))
        loci = self.plan.design.loci
        published = loci is not None and loci.published
        self.how.show_row(self.what, kind.takes_lists)
        self.what.show_choice((LOCUS_LIST if key == LIST else LOCI) if published else LIST if key == LIST else SNPS)
        self.rows.show_row(self.locus_kb, published and loci is not None and loci.block_kb is not None)
        if published and loci is not None and loci.block_kb is not None:
            self.locus_kb.show_value(round(loci.block_kb))
        self.loci.refresh()
        for field, kb in (
            (self.window_kb, None if loci is None else loci.window_kb),
            (self.block_kb, None if loci is None else loci.block_kb),
        ):
            field.setEnabled(loci is None or (loci.path is None and not published))
            why = say("We publish loci.") if published else say("The plan reads its loci from a file.")
            field.setToolTip("" if field.isEnabled() else tip(why))
            field.show_value(0 if kb is None or published else round(kb))

    def _widths(self) -> str:
        """How wide the intervals of effects will be, for the effects that the plan assumes."""
        try:
            return effect_width_words(self.plan, self.document.folder)
        except GwasPrivacyError:  # what is wrong with the plan is said beside the answer
            return ""

    def _fill_p_values(self, score: ScoreChoice) -> None:
        self.p_value.clear()
        own = () if score.p_value is None or score.p_value in P_VALUES else (score.p_value,)
        for value in (*own, *P_VALUES):
            self.p_value.addItem(f"p < {p_words(value)}", value)
        if score.p_value is None:
            self.p_value.insertItem(0, f"χ² ≥ {significant(score.threshold or 0.0)}", None)
        self.p_value.show_choice(score.p_value)

    def _say_used(self) -> None:
        """Score and mechanism of the plan, and what is recommended."""
        found = self._found
        is_forecast = release_part(self._pending or self.plan.release.mechanism).is_forecast
        pair = (
            f"{self.score.currentText()} · {self.mechanism.currentText()}"
            if is_forecast
            else self.mechanism.currentText()
        )
        if is_forecast and found.is_best:
            text = say("{pair}: best for your plan", pair=pair)
        else:
            text = f"{pair}. {found.text}" if is_forecast and found.better is not None else pair
        self.used.setText(text)
        self.take.setVisible(is_forecast and found.better is not None)

    def show_advice(self, found: Advice) -> None:
        """Show the recommendation; the button appears when it differs from the plan."""
        self._found, better = found, found.better
        self.advice.setText(found.text or say("Which score and mechanism needs the smallest sample?"))
        self._say_used()
        if better is not None:
            self.take.setAccessibleName(
                say(
                    "Use {score} with {mechanism}",
                    score=better[0].spoken_label,
                    mechanism=say_marked(MECHANISMS[better[1]].title),
                )
            )
