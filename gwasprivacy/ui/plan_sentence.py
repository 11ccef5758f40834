"""The sentence on top of the window: the whole plan in words; its underlined parts lead to their controls."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from string import Formatter

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent, QTextCursor, QTextDocument, QTextFragment, QWheelEvent
from PySide6.QtWidgets import QFrame, QTextBrowser, QVBoxLayout, QWidget

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import say, say_count, say_marked
from gwasprivacy.base.number_words import people_words, percent, percent_range, significant
from gwasprivacy.base.printable_text import shown, unbreakable
from gwasprivacy.mechanisms.registry import may_be_inconclusive
from gwasprivacy.membership.adversary import AdversaryModel
from gwasprivacy.membership.families.gallery import attacker_of
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.plan_words import snps_words
from gwasprivacy.plan.study_words import study_words
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.error_words import error_words
from gwasprivacy.ui.shell.focus_ring import SHOWS_ITS_FOCUS
from gwasprivacy.ui.shell.plain_words import in_html, markup
from gwasprivacy.ui.shell.theme import GRID, theme, theme_source
from gwasprivacy.ui.shell.zoom import keep

SAME = 1e-9  # two ε closer than this, relatively, are one


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of the sentence; ``field`` is the plan field that it states, "" for plain text."""

    text: str
    field: str = ""


Value = Part | Sequence[Part]


def filled(template: str, **values: Value) -> list[Part]:
    """A translated sentence with parts, some of them links, at its named places."""
    parts: list[Part] = []
    for text, name, _spec, _conversion in Formatter().parse(template):
        if text:
            parts.append(Part(text))
        if name is not None:
            value = values[name]
            parts += [value] if isinstance(value, Part) else list(value)
    return parts


def guarantee_parts(plan: Plan) -> list[Part]:
    """Who the attacker is, what they can become, and ε."""
    model = plan.adversary
    secret = Part(model.family.whose_secret(model, odds=model.prior.high >= 1), "adversary.secret")
    attacker, epsilon = _attacker_parts(model), _epsilon_parts(plan)
    more_than_one = plan.budget > model.epsilon * (1 + SAME)
    if model.is_about_attacks:
        return filled(
            say("Against {attacker}, no membership test {gains} from one release: {epsilon}.")
            if more_than_one
            else say("Against {attacker}, no membership test {gains}: {epsilon}."),
            attacker=attacker,
            gains=Part(_gains_words(model), "adversary.target.value"),
            epsilon=epsilon,
        )
    if model.prior.high >= 1:
        times = say("{ratio}-fold", ratio=significant(model.likelihood_ratio))
        return filled(
            say("Against {attacker}, one release changes the odds of {secret} at most {times}: {epsilon}.")
            if more_than_one
            else say("Against {attacker}, the odds of {secret} change at most {times}: {epsilon}."),
            attacker=attacker,
            secret=secret,
            times=Part(times, "adversary.target.value"),
            epsilon=epsilon,
        )
    certain = say("{share} sure", share=percent(model.cap, up=True))
    return filled(
        say("Against {attacker}, after one release no one can be more than {certain} {secret}: {epsilon}.")
        if more_than_one
        else say("Against {attacker}, no one can be more than {certain} {secret}: {epsilon}."),
        attacker=attacker,
        secret=secret,
        certain=Part(certain, "adversary.target.value"),
        epsilon=epsilon,
    )


def _gains_words(model: AdversaryModel) -> str:
    """What a guarantee about membership tests allows them."""
    most = percent(model.target.value, up=True)
    if model.target.fpr is None:
        return say("has an advantage (TPR − FPR) above {most}", most=most)
    return say(
        "finds more than {most} of the participants at a false-positive rate of {fpr}",
        most=most,
        fpr=percent(model.target.fpr),
    )


def _attacker_parts(model: AdversaryModel) -> list[Part]:
    who = Part(say_marked(attacker_of(model).who), "adversary.family")
    diagnoses = Part(say("knowing who has the disease"), "adversary.phenotype_known")
    if model.family.knows_diagnoses(model) and model.family.knows_strata(model):
        diagnoses = Part(say("knowing who has the disease and everyone’s stratum"), "adversary.sizes")
    if "worlds" in model.family.fields:
        people = say_count("one of {n} people", one="the only possible person", n=model.worlds or 0)
        worlds = Part(people, "adversary.worlds")
        if model.family.knows_diagnoses(model):
            return filled(say("{who} ({people}, {diagnoses})"), who=who, people=worlds, diagnoses=diagnoses)
        return filled(say("{who} ({people})"), who=who, people=worlds)
    if model.prior.is_any:
        if model.family.knows_diagnoses(model):
            return filled(say("{who} ({diagnoses})"), who=who, diagnoses=diagnoses)
        return [who]
    sure = say("prior {range}", range=percent_range(model.prior.low, model.prior.high))
    belief = Part(sure, "adversary.prior.low")
    if model.family.knows_diagnoses(model):
        return filled(say("{who} ({belief}, {diagnoses})"), who=who, belief=belief, diagnoses=diagnoses)
    return filled(say("{who} ({belief})"), who=who, belief=belief)


def _epsilon_parts(plan: Plan) -> list[Part]:
    epsilon = Part(say("ε = {epsilon}", epsilon=significant(plan.adversary.epsilon)), "adversary.target.epsilon")
    if plan.epsilon >= plan.adversary.epsilon * (1 - SAME):
        return [epsilon]
    spent = Part(say("spends {epsilon}", epsilon=significant(plan.epsilon)), "release.epsilon")
    return filled(say("{epsilon}, of which one release {spends}"), epsilon=epsilon, spends=spent)


def release_parts(plan: Plan) -> list[Part]:
    """How many people, and what is published."""
    return filled(
        say("With {people}, {what} will be published."),
        people=Part(people_words(plan.design.n_people), _people_field(plan)),
        what=Part(_published_words(plan), "release.n_snps"),
    )


def _published_words(plan: Plan) -> str:
    if plan.release.numbers is not None:
        return plan.release.numbers.said.headline(plan.release.n_snps)
    if plan.release.values_epsilon is not None:
        return say("{snps} with noisy scores", snps=snps_words(plan))
    if plan.release.effects_epsilon is not None:
        return say("{snps} with effects", snps=snps_words(plan))
    if may_be_inconclusive(plan.release.mechanism):
        return say("the list of {snps}, or “inconclusive”,", snps=snps_words(plan))
    return snps_words(plan)


def plan_parts(plan: Plan, headline: str = "") -> list[Part]:
    """The whole sentence.  ``headline`` is what calibration has found for exactly this plan."""
    if not headline:
        return [*guarantee_parts(plan), Part(" "), *release_parts(plan)]
    people = people_words(plan.design.n_people)
    before, found, after = headline.partition(people)
    if not found:
        return [*guarantee_parts(plan), Part(" "), Part(headline)]
    return [*guarantee_parts(plan), Part(" " + before), Part(people, _people_field(plan)), Part(after)]


def _people_field(plan: Plan) -> str:
    return study_words(plan.design).size_field


class SentenceView(QTextBrowser):
    """Two lines of text with links, more where the window is narrow, reached by Tab."""

    def __init__(self) -> None:
        super().__init__()
        keep(self, "font", self._enlarge)
        self.setProperty("role", "sentence")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(0)
        self.setTabChangesFocus(False)
        self.setProperty(SHOWS_ITS_FOCUS, True)
        self._html = ""
        self._styled_as = ""
        self._shown: list[tuple[str, str]] = []  # texts and where they lead
        self._highest = (0, 0)  # at which width, and how high

    def _enlarge(self) -> None:
        font = QGuiApplication.font()
        font.setPointSizeF(font.pointSizeF() * 1.15)
        self.setFont(font)

    def show_parts(self, parts: Sequence[Part]) -> None:
        """Show the sentence.  Where only numbers have changed, as while something is dragged, only these are written anew:
        reading the whole as HTML takes several times as long."""
        style = f'style="color:{theme().text}; text-decoration: underline;"'
        html = "".join(
            f'<a href="{part.field}" {style}>{unbreakable(markup(part.text))}</a>'
            if part.field
            else unbreakable(markup(part.text))
            for part in parts
        )
        if html == self._html:
            return
        texts = [(unbreakable(in_html(shown(part.text))), part.field) for part in parts]
        link = self._link_of_keyboard()
        if self._styled_as != style or not self._rewrite(texts):
            self.setHtml(html)
        self._go_back_to(link)
        self._html, self._shown, self._styled_as = html, texts, style
        self._fit()

    def _rewrite(self, texts: list[tuple[str, str]]) -> bool:
        """Replace the texts that differ from those shown; False where that cannot be done place by place."""
        old = self._shown
        if [field for _, field in texts] != [field for _, field in old] or not all(text for text, _ in (*texts, *old)):
            return False
        if self.document().characterCount() - 1 != sum(len(text) for text, _ in old):
            return False  # something was joined, or takes two places
        whole = "".join(text for text, _ in texts)
        if "  " in whole or whole != whole.strip(" "):
            return False  # HTML has no such spaces
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()
        end = self.document().characterCount() - 1
        for (was, _), (text, _) in zip(reversed(old), reversed(texts), strict=True):
            start = end - len(was)
            if text != was:
                cursor.setPosition(start + 1)
                style = cursor.charFormat()  # of the letter before
                cursor.setPosition(start)
                cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
                cursor.insertText(text, style)
            end = start
        cursor.endEditBlock()
        return True

    def _link_of_keyboard(self) -> str:
        """The link on which Tab stands; "" when it stands on none."""
        cursor = self.textCursor()
        return cursor.charFormat().anchorHref() if cursor.hasSelection() else ""

    def _go_back_to(self, link: str) -> None:
        """A new text forgets where Tab stood: whoever walks through the links would begin again with every answer that comes."""
        if not link:
            return
        links = [fragment for fragment in self._fragments() if fragment.charFormat().anchorHref() == link]
        if links:
            cursor = self.textCursor()
            cursor.setPosition(links[0].position())
            cursor.setPosition(links[0].position() + links[0].length(), QTextCursor.MoveMode.KeepAnchor)
            self.setTextCursor(cursor)

    def _fragments(self) -> Iterator[QTextFragment]:
        block = self.document().begin()
        while block.isValid():
            pieces = block.begin()
            while not pieces.atEnd():
                yield pieces.fragment()
                pieces += 1
            block = block.next()

    def html(self) -> str:
        """What was shown last."""
        return self._html

    def keep_room_for(self, parts: Sequence[Part]) -> None:
        """Be as high as ``parts`` need at this width, whatever is said until then."""
        sample = QTextDocument()
        sample.setDefaultFont(self.document().defaultFont())
        sample.setDocumentMargin(0)
        sample.setTextWidth(self.document().textWidth())
        sample.setPlainText("".join(unbreakable(shown(part.text)) for part in parts))
        self._fit(math.ceil(sample.size().height()))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._highest = (0, 0)
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self, least: int = 0) -> None:
        """As high as the text, which has no scroll bars, so that the end of the sentence, what is assumed, can be read.

        A shorter sentence keeps the room of the longest one at this width: the page under it would jump with every edit, since
        each takes the answer away and brings it back.
        """
        height = max(2 * self.fontMetrics().lineSpacing(), math.ceil(self.document().size().height()), least) + 4
        if self._highest[0] == self.width():
            height = max(height, self._highest[1])
        self._highest = self.width(), height
        if height != self.height():
            self.setFixedHeight(height)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class PlanSentence(QWidget):
    """Shows the sentence.  ``asked_for(field)`` when an underlined part is clicked."""

    asked_for = Signal(str)

    def __init__(self, document: PlanDocument) -> None:
        super().__init__()
        self._document = document
        self._headline = ""
        self._opened_study = ""
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

    def set_opened_study(self, text: str) -> None:
        """What is said in place of the headline while the open study is another than the plan's forecast is of; "" else."""
        if text != self._opened_study:
            self._opened_study = text
            self._redraw()

    def keep_room_for(self, longest: str) -> None:
        """The most that :meth:`set_headline` or :meth:`set_opened_study` may come to say of this plan, so that the page below does not
        move then."""
        if longest:
            self.label.keep_room_for(self._parts(longest))

    def text(self) -> str:
        """The sentence as plain text."""
        return "".join(part.text for part in self._parts())

    def _on_plan(self) -> None:
        # What was computed for another plan is not true of this one; calibration says it again when it knows.
        self._headline = ""
        self._redraw()

    def _parts(self, headline: str = "") -> list[Part]:
        try:
            parts = plan_parts(self._document.plan, headline or self._opened_study or self._headline)
        except GwasPrivacyError as error:
            return [Part(error_words(error))]
        if self._document.has_examples(lambda plan: (plan.adversary, plan.design, plan.release, plan.scenario)):
            parts = [*parts, Part(" "), Part(say("All of these are example values."))]
        return parts

    def _redraw(self) -> None:
        parts = self._parts()
        self.label.show_parts(parts)
        self.label.setAccessibleName(say("The plan in words: {sentence}", sentence="".join(p.text for p in parts)))
