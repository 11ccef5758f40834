""" "Who is the attacker?": the gallery, what the chosen one may believe beforehand, and what their family needs."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QHBoxLayout,
    QStackedWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import say, say_marked
from gwasprivacy.base.number_words import percent
from gwasprivacy.base.sentences import tell
from gwasprivacy.membership.adversary import AdversaryModel, PriorRange
from gwasprivacy.membership.families.another_attacker import with_prior
from gwasprivacy.membership.families.gallery import attacker_of, attackers
from gwasprivacy.membership.secrets import SamplingScheme, Secret
from gwasprivacy.ui.model.adversary_editor import AdversaryEditor
from gwasprivacy.ui.model.prior_range import PriorRangeControl
from gwasprivacy.ui.shell.theme import GRID, theme
from gwasprivacy.ui.shell.zoom import keep, keep_lines, keep_width, px
from gwasprivacy.ui.widgets.card import Card, label
from gwasprivacy.ui.widgets.fields import ChoiceField, CountField, percent_field
from gwasprivacy.ui.widgets.form_rows import FieldSentence
from gwasprivacy.ui.widgets.inline_error import InlineError

WORDS_ROLE = Qt.ItemDataRole.UserRole + 1
MOST_PEOPLE = 1_000_000_000


class GalleryDelegate(QStyledItemDelegate):
    """A name with its explanation under it."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        t = theme()
        painter.save()
        rect: QRect = option.rect
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.fillRect(rect, t.tint if selected else t.colour("card"))
        inner = rect.adjusted(GRID + 2, GRID - 2, -GRID, -(GRID - 2))
        bold = QFont(option.font)
        bold.setWeight(QFont.Weight.DemiBold)
        painter.setFont(bold)
        painter.setPen(t.colour("text"))
        line = QFontMetrics(bold).lineSpacing()
        painter.drawText(inner.adjusted(0, 0, 0, 0), Qt.AlignmentFlag.AlignTop, index.data(Qt.ItemDataRole.DisplayRole))
        painter.setFont(option.font)
        painter.setPen(t.colour("muted"))
        flags = Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        painter.drawText(inner.adjusted(0, line, 0, 0), int(flags), index.data(WORDS_ROLE))
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        metrics = QFontMetrics(option.font)
        width = px(440) - 2 * GRID - 2
        flags = int(Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)
        words = metrics.boundingRect(QRect(0, 0, width, 400), flags, index.data(WORDS_ROLE))
        return QSize(px(440), words.height() + metrics.lineSpacing() + 2 * (GRID - 2) + 4)


class AttackerCard(Card):
    """The second question."""

    def __init__(self, editor: AdversaryEditor) -> None:
        super().__init__(say("Who is the attacker?"), topic="attacker")
        self._editor = editor
        self.gallery = ChoiceField(say("Who is the attacker?"))
        self._attackers = {each.key: each for each in attackers()}
        for attacker in self._attackers.values():
            title, words = say_marked(attacker.title), tell(attacker.words)
            self.gallery.addItem(title, attacker.key)
            self.gallery.setItemData(self.gallery.count() - 1, words, WORDS_ROLE)
            self.gallery.setItemData(self.gallery.count() - 1, f"{title}. {words}", Qt.ItemDataRole.AccessibleTextRole)
        self.gallery.setItemDelegate(GalleryDelegate(self.gallery))
        view = self.gallery.view()
        keep(view, "width", lambda: view.setMinimumWidth(px(456)))
        self.gallery.setMaxVisibleItems(len(self._attackers))
        self.gallery.chosen.connect(self._choose)
        self.body.addWidget(self.gallery)
        self.words = label("", "muted")
        keep_lines(self.words, 2)
        self.body.addWidget(self.words)

        self.pages = QStackedWidget()
        self.pages.addWidget(self._range_page())
        self.pages.addWidget(self._invited_page())
        self.pages.addWidget(self._worlds_page())
        self.pages.addWidget(self._sampled_page())
        self.pages.addWidget(self._k_page())
        self.body.addWidget(self.pages)

        self.error = InlineError()
        self.body.addWidget(self.error)
        self.refresh()

    # Pages under the gallery ----------------------------------------------------------------------------------------

    def _page(self, *rows: QWidget | QHBoxLayout) -> QWidget:
        page = QWidget()
        from PySide6.QtWidgets import QVBoxLayout

        layout = QVBoxLayout(page)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(GRID // 2)
        for row in rows:
            if isinstance(row, QWidget):
                layout.addWidget(row)
            else:
                layout.addLayout(row)
        layout.addStretch(1)
        return page

    def _range_page(self) -> QWidget:
        self.range = PriorRangeControl()
        self.range.setProperty("helpTopic", "prior-range")
        self.range.edited.connect(self._set_range)
        self.range_caption = label(say("What is the attacker’s prior about a person?"), "muted")
        return self._page(self.range_caption, self.range)

    def _invited_page(self) -> QWidget:
        self.took_part = CountField(say("Participants"), low=1, high=MOST_PEOPLE)
        self.invited = CountField(say("People invited"), low=2, high=MOST_PEOPLE)
        self.took_part.edited.connect(lambda _value: self._set_invited())
        self.invited.edited.connect(lambda _value: self._set_invited())
        self.counts = FieldSentence(say("{some} of {all}"), some=self.took_part, all=self.invited)
        self.share = label("", "muted")
        return self._page(self.counts, self.share)

    def _worlds_page(self) -> QWidget:
        self.worlds = CountField(say("Possible people for the last participant"), low=2, high=MOST_PEOPLE)
        self.worlds.edited.connect(self._set_worlds)
        row = FieldSentence(say("one of {people} equally likely people"), people=self.worlds)
        self.worlds_note = label("", "muted")
        return self._page(row, self.worlds_note)

    def _sampled_page(self) -> QWidget:
        self.rate = percent_field(say("Sampled share of the biobank, per cent"), low=1e-6, high=1.0, decimals=4)
        keep_width(self.rate, 88)
        self.rate.edited.connect(self._set_rate)
        self.scheme = ChoiceField(say("How the sample was drawn"))
        self.scheme.addItem(say("a fixed number"), SamplingScheme.FIXED_SIZE)
        self.scheme.addItem(say("each independently"), SamplingScheme.POISSON)
        self.scheme.chosen.connect(self._set_scheme)
        self.sampled_range = PriorRangeControl()
        self.sampled_range.setProperty("helpTopic", "prior-range")
        self.sampled_range.edited.connect(self._set_range)
        drawn = FieldSentence(say("drawn: {share} {how}"), share=self.rate, how=self.scheme)
        return self._page(drawn, self.sampled_range)

    def _k_page(self) -> QWidget:
        self.fixed_belief = label("", "muted")
        return self._page(self.fixed_belief)

    # Edits ----------------------------------------------------------------------------------------------------------

    def _choose(self, key: str) -> None:
        self._report(self._editor.choose(self._attackers[key], text=say("Choose the attacker")))

    def _set_range(self, low: float, high: float, gesture: object) -> None:
        def build(model: AdversaryModel) -> AdversaryModel:
            return with_prior(model, PriorRange(low, high))

        self._report(self._editor.propose(build, "prior", gesture=gesture))

    def _set_invited(self) -> None:
        counts = (self.took_part.value(), self.invited.value())
        self._report(
            self._editor.propose(
                lambda m: replace(m, prior=PriorRange.invited(*counts), invited=counts),
                text=say("Set participants and invitees"),
            )
        )

    def _set_worlds(self, worlds: int) -> None:
        self._report(self._editor.set(worlds=worlds))

    def _set_rate(self, rate: float) -> None:
        self._report(self._editor.set(sampling_rate=rate))

    def _set_scheme(self, scheme: SamplingScheme) -> None:
        self._report(self._editor.set(sampling=scheme))

    def _report(self, error: GwasPrivacyError | None) -> None:
        if error is not None:
            self.refresh()
        self.error.show_error(error)

    # Showing --------------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        model = self._editor.model
        attacker = attacker_of(model)
        self.gallery.show_choice(attacker.key)
        self.gallery.setProperty("helpTopic", attacker.topic)
        words = tell(attacker.words)
        if self.words.text() != words:
            self.words.setText(words)
            self.gallery.setAccessibleDescription(words)
        value = model.secret is Secret.TRAIT_VALUE
        self.range_caption.setText(
            say("What is the attacker’s prior for “yes” to a question about someone’s value?")
            if value
            else say("What is the attacker’s prior about a person?")
        )
        self.range.show_range(model.prior.low, model.prior.high)
        page = 0
        if attacker.key == "invited" and model.invited is not None:
            page = 1
            self.took_part.show_value(model.invited[0])
            self.invited.show_value(model.invited[1])
            case = model.secret is Secret.CASE_STATUS
            self.counts.show_template(say("{some} cases of {all}") if case else say("{some} of {all}"))
            share = percent(model.prior.low)
            self.share.setText(
                say("participants: each has a prior of {share}.", share=share)
                if case
                else say("invited people: each invitee has a prior of {share}.", share=share)
            )
        elif "worlds" in model.family.fields:
            page = 2
            self.worlds.show_value(model.worlds or 2)
            self.worlds_note.setText(say("Each has a prior of {share}.", share=percent(model.prior.low)))
        elif "sampling_rate" in model.family.fields:
            page = 3
            self.rate.show_value(model.sampling_rate or 1.0)
            self.scheme.show_choice(model.sampling)
            self.sampled_range.show_range(model.prior.low, model.prior.high)
        elif not model.family.uses_prior:
            page = 4
            words = model.family.fixed_belief_words
            self.fixed_belief.setText(say_marked(words) if words else "")
        self.pages.setCurrentIndex(page)
        self.error.show_error(None)
