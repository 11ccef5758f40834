"""The sentence on top of the window: the whole plan in words, always true; its underlined parts lead to their controls."""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import escape

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QFrame, QTextBrowser, QVBoxLayout, QWidget

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.number_words import count, percent, percent_range, plural, significant
from gwasprivacy.membership.families import Family
from gwasprivacy.membership.secrets import Secret
from gwasprivacy.plan.kinds import Kind
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.plan_words import snps_words
from gwasprivacy.ui.model.attackers import attacker_of
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.theme import GRID, theme, theme_source
from gwasprivacy.ui.shell.words import error_words

SAME = 1e-9  # two ε closer than this, relatively, are one


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of the sentence; ``field`` is the plan field that it states, "" for plain text."""

    text: str
    field: str = ""


def promise_parts(plan: Plan) -> list[Part]:
    """Who the attacker is, what they can become, and ε."""
    model = plan.adversary
    attacker = attacker_of(model)
    parts = [Part("Against "), Part(attacker.who, "adversary.family")]
    if model.family is Family.IDENTIFIABILITY:
        parts += [Part(" ("), Part(f"one of {count(model.worlds or 0)} people", "adversary.worlds"), Part("), ")]
    elif model.prior.is_any:
        parts += [Part(", ")]
    else:
        parts += [Part(" ("), Part(f"{percent_range(model.prior.low, model.prior.high)} sure", "adversary.prior.low")]
        parts += [Part(" beforehand), ")]
    whose = "nobody’s" if model.group_size == 1 else "no family’s"
    belongs = {
        Secret.CASE_STATUS: f"{whose} diagnosis",
        Secret.PARTICIPATION: f"{whose} participation",
    }[model.secret]
    if model.family is Family.SAMPLED:
        belongs = f"{whose} being in the biobank"
    if model.prior.high >= 1:
        odds = belongs.replace("nobody’s", "anybody’s").replace("no family’s", "any family’s")
        parts += [Part("the odds on "), Part(odds, "adversary.secret"), Part(" grow at most ")]
        parts += [Part(f"{significant(model.likelihood_ratio)}-fold", "adversary.target.value")]
    else:
        certain = percent(model.cap, up=True)
        parts += [Part(belongs, "adversary.secret"), Part(" becomes more than ")]
        parts += [Part(f"{certain} certain", "adversary.target.value")]
    if plan.budget > model.epsilon * (1 + SAME):
        parts.append(Part(" by one release"))
    parts += [Part(": "), Part(f"ε = {significant(model.epsilon)}", "adversary.target.epsilon")]
    if plan.epsilon < model.epsilon * (1 - SAME):
        parts += [Part(", of which one release "), Part(f"spends {significant(plan.epsilon)}", "release.epsilon")]
    parts.append(Part("."))
    return parts


def release_parts(plan: Plan) -> list[Part]:
    """How many people, and what is published."""
    named = plural(plan.release.n_snps, "named SNP", "named SNPs")
    what = {
        Kind.SELECTION: snps_words(plan) + (" with noisy scores" if plan.release.values_epsilon is not None else ""),
        Kind.VALUES: f"noisy scores of {named}",
        Kind.GENOTYPE_COUNTS: f"noisy genotype counts of {named}",
        Kind.ALLELE_COUNTS: f"noisy allele counts of {named}",
        Kind.SIGNIFICANT_COUNT: "the noisy number of significant SNPs",
    }[plan.release.kind]
    people = Part(f"{count(plan.design.n_people)} people", "design.n_cases")
    return [Part("With "), people, Part(", "), Part(what, "release.n_snps"), Part(" will be published.")]


def plan_parts(plan: Plan, headline: str = "") -> list[Part]:
    """The whole sentence.  ``headline`` is what calibration has found for exactly this plan."""
    if not headline:
        return [*promise_parts(plan), Part(" "), *release_parts(plan)]
    people = re.search(r"[\d,]+ people", headline)
    if people is None:
        return [*promise_parts(plan), Part(" "), Part(headline)]
    before, after = headline[: people.start()], headline[people.end() :]
    return [*promise_parts(plan), Part(" " + before), Part(people.group(), "design.n_cases"), Part(after)]


class SentenceView(QTextBrowser):
    """Two lines of text with links, reached by Tab.  Unlike a label it never asks for a new layout of the window."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * 1.15)
        self.setFont(font)
        self.setProperty("role", "sentence")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(0)
        self.setTabChangesFocus(False)
        self._html = ""

    def show_html(self, html: str) -> None:
        if html != self._html:
            self._html = html
            self.setHtml(html)

    def html(self) -> str:
        """What was shown last."""
        return self._html

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.setFixedHeight(2 * self.fontMetrics().lineSpacing() + 4)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class PlanSentence(QWidget):
    """Shows the sentence in two lines' room.  ``asked_for(field)`` when an underlined part is clicked."""

    asked_for = Signal(str)

    def __init__(self, document: PlanDocument, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._headline = ""
        layout = QVBoxLayout(self)
        layout.setContentsMargins(2 * GRID, GRID, 2 * GRID, GRID - 2)
        self.label = SentenceView()
        self.label.anchorClicked.connect(lambda url: self.asked_for.emit(url.toString()))
        layout.addWidget(self.label)
        self.setProperty("helpTopic", "plan-sentence")
        document.changed.connect(self._on_plan)
        theme_source().changed.connect(self._redraw)
        self._redraw()

    def set_headline(self, text: str) -> None:
        """What calibration found for the plan as it is; "" when it has nothing true to say."""
        if text != self._headline:
            self._headline = text
            self._redraw()

    def text(self) -> str:
        """The sentence as plain text."""
        return "".join(part.text for part in self._parts())

    def _on_plan(self) -> None:
        # What was computed for another plan is not true of this one; calibration says it again when it knows.
        self._headline = ""
        self._redraw()

    def _parts(self) -> list[Part]:
        try:
            return plan_parts(self._document.plan, self._headline)
        except GwasPrivacyError as error:
            return [Part(error_words(error))]

    def _redraw(self) -> None:
        parts = self._parts()
        style = f'style="color:{theme().text}; text-decoration: underline;"'
        self.label.show_html(
            "".join(
                f'<a href="{part.field}" {style}>{_unbroken(part.text)}</a>' if part.field else _unbroken(part.text)
                for part in parts
            )
        )
        self.label.setAccessibleName("The plan in words: " + "".join(part.text for part in parts))


def _unbroken(text: str) -> str:
    """``text`` for HTML, where no line ends within "ε = 0.693"."""
    return escape(text).replace("ε = ", "ε\u00a0=\u00a0")
