"""Tools → Am I in it?…: an attacker's belief about one simulated person, before and after, exact results beside the release."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QWidget

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import say
from gwasprivacy.base.number_words import percent
from gwasprivacy.forecast.attacks import AttackQuestion
from gwasprivacy.forecast.one_person import (
    Belief,
    ask_after,
    belief_about,
    belief_words,
    beliefs_about_all,
    median_exact,
    person_question,
    study_words,
    usual_prior,
    words_of_all,
)
from gwasprivacy.simulation.attacks.one_person import PEOPLE, PeopleAsked
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.error_words import error_words
from gwasprivacy.ui.shell.jobs import JobRunner
from gwasprivacy.ui.shell.plan_follower import PlanFollower
from gwasprivacy.ui.shell.zoom import keep_lines
from gwasprivacy.ui.tools.tool_dialog import ToolDialog
from gwasprivacy.ui.widgets.card import Card, label
from gwasprivacy.ui.widgets.fields import CountField, percent_field
from gwasprivacy.ui.widgets.form_rows import Rows
from gwasprivacy.ui.widgets.plots.plot import Plot
from gwasprivacy.ui.widgets.plots.plot_labels import Room, text_size

LANE = "tool-person"
LARGEST_SEED = 2**31 - 1
LEAST_PLOT = 260  # px
_WIDE = 260  # px; in a narrower picture only the ends of the axis are named
_EXACT, _RELEASE = 1.0, 0.0  # rows
_STROKE = 0.16  # rows; half of the stroke at the median


class BeliefPlot(Plot):
    """Two rows, exact results and this release: from the prior to the posterior of the chosen person, the others pale, a stroke at
    their median."""

    def __init__(self) -> None:
        super().__init__(
            title=say("The attacker’s belief"),
            x_name="",
            y_name="",
            x_format=percent,
            topic="am-i-in-it",
        )
        self._found: Belief | None = None
        self._axis = ""
        self._name_axis(wide=True)
        self.set_x_range(-0.02, 1.02)
        self.set_y_range(-0.7, 1.7)
        self.set_ticks("left", [(_EXACT, say("exact results")), (_RELEASE, say("this release"))])
        self.prior_line = self.line_at("muted", horizontal=False)
        self.limit = self.curve("attacker", width=16.0, alpha=0.16, name=say("guaranteed"))
        self.exact_way = self.curve("no_privacy", width=3.0, name=say("exact results"))
        self.release_way = self.curve("attacker", width=3.0, name=say("this release"))
        self.pale = {row: self.dot(colour, size=6.0) for row, colour in self._colours().items()}
        for points in self.pale.values():
            points.setOpacity(0.35)
        self.median = self.curve("no_privacy", width=2.0)
        self.chosen = {row: self.dot(colour, size=12.0) for row, colour in self._colours().items()}
        self.prior_text = self.text("muted")
        self.most_text = self.text("attacker")
        self.median_text = self.text("muted")
        self.texts = {row: self.text(colour, bold=True) for row, colour in self._colours().items()}
        self.set_hover(self._describe)
        self.fit_with(self._place)
        self.set_resting_text(say("Nobody is simulated yet."))

    @staticmethod
    def _colours() -> dict[float, str]:
        return {_EXACT: "no_privacy", _RELEASE: "attacker"}

    def show_found(self, found: Belief | None, everybody: Sequence[Belief] = ()) -> None:
        """The chosen person's belief, and those about ``everybody`` in the same world."""
        self._found = found
        shown = found is not None
        for part in (self.prior_line, self.prior_text, self.most_text, self.median_text, *self.texts.values()):
            part.setVisible(shown)
        if found is None:
            for curve in (self.limit, self.exact_way, self.release_way, self.median):
                curve.setData([], [])
            for points in (*self.pale.values(), *self.chosen.values()):
                points.setData([], [])
            self.set_resting_text(say("Nobody is simulated yet."))
            return
        self.prior_line.setPos(found.prior)
        self.limit.setData([found.least, found.most], [_RELEASE, _RELEASE])
        median = median_exact(everybody)
        self.median.setData([median, median], [_EXACT - _STROKE, _EXACT + _STROKE])
        self.median_text.setText(say("median {share}", share=percent(round(median, 2))))
        after = {_EXACT: [found.exact], _RELEASE: list(found.private)}
        others = {
            _EXACT: [each.exact for each in everybody],
            _RELEASE: [float(np.median(each.private)) for each in everybody if each.private],
        }
        for row, way in ((_EXACT, self.exact_way), (_RELEASE, self.release_way)):
            self.pale[row].setData(others[row], [row] * len(others[row]))
            self.chosen[row].setData(after[row], [row] * len(after[row]))
            end = float(np.median(after[row])) if after[row] else found.prior
            way.setData([found.prior, end], [row, row])
            self.texts[row].setText(percent(round(end, 2)) if after[row] else "")
        self.prior_text.setText(say("prior {share}", share=percent(found.prior)))
        self.most_text.setText(say("at most {share}", share=percent(found.most, up=True)))
        self._place()
        self.set_resting_text(
            say("Pale: all {n} simulated people; the stroke is their median.", n=len(everybody)),
            spoken=belief_words(found),
        )

    def _place(self) -> None:
        found = self._found
        if found is None:
            return
        wide = self.item.getViewBox().width() >= _WIDE
        self.set_ticks(
            "bottom", [(each, percent(each)) for each in ((0.0, 0.25, 0.5, 0.75, 1.0) if wide else (0.0, 1.0))]
        )
        self._name_axis(wide)
        self.prior_text.setVisible(wide)  # the prior is asked for on the left, too
        room = Room.of(self.item, (self.median,))
        at = room.pixel(found.prior, 0.5)[0]
        room.taken.append(QRectF(at - 1.0, 0.0, 2.0, room.size[1]))  # the prior's line
        for row, text in self.texts.items():
            x, _y = self.chosen[row].getData()
            if len(x):
                room.put_beside(text, float(np.median(x)), row, first=((0, -1),))
        (middle, _), _ = self.median.getData()
        room.put_beside(self.median_text, middle, _EXACT, first=((-1, -1), (-1, 1), (1, 1)))
        room.put_beside(self.most_text, found.most, _RELEASE, first=((1, 1), (0, 1)))
        floor = room.size[1] - text_size(self.prior_text)[1]
        room.put(self.prior_text, [(at + side, up) for up in (0.0, floor) for side in (4.0, -80.0)])

    def _name_axis(self, wide: bool) -> None:
        """In full where there is room for it; the title says whose belief it is."""
        name = say("belief that this person took part") if wide else say("belief")
        if name != self._axis:
            self._axis = name
            self.set_axis_names(name, "")

    def _describe(self, _x: float, _y: float) -> str:
        return "" if self._found is None else belief_words(self._found)

    def hover_at(self, x: float, y: float) -> None:
        super().hover_at(x, y)
        self.cursor_line.hide()

    def table(self) -> tuple[list[str], list[list[Any]]]:
        header = [
            "person",
            "took_part",
            "prior",
            "posterior_exact_results",
            "draw",
            "posterior_release",
            "highest_posterior",
        ]
        found = self._found
        if found is None:
            return header, []
        draws = found.private or ("",)
        return header, [
            [found.person, int(found.took_part), found.prior, found.exact, number, after, found.most]
            for number, after in enumerate(draws, start=1)
        ]


class PersonDialog(ToolDialog):
    """Whom on the left; on the right what an attacker believes of them.  Once people are simulated, choosing is instant."""

    def __init__(self, document: PlanDocument, jobs: JobRunner, parent: QWidget | None = None) -> None:
        super().__init__(
            jobs, title=say("Am I in it?"), verb=say("&Simulate people"), lane=LANE, size=(960, 580), parent=parent
        )
        self._document = document
        self.asked: PeopleAsked | None = None
        self._question: AttackQuestion | None = None
        self._refused = ""
        self._add_left()
        column = self.scrolled_right(say("What the attacker believes about this person"))
        card = Card()
        self.plot = BeliefPlot()
        self.plot.setMinimumHeight(LEAST_PLOT)
        card.body.addWidget(self.plot, 1)
        column.addWidget(card, 1)
        below = Card(say("In words"), topic="am-i-in-it")
        self.words = label("", selectable=True)
        keep_lines(self.words, 4)
        self.study = label("", "muted", selectable=True)
        below.body.addWidget(self.words)
        below.body.addWidget(self.study)
        column.addWidget(below)
        self.says_examples(document)
        self._follower = PlanFollower(document, lambda _old, _new: self._on_plan(), self, self)
        self.is_ready = True
        self._on_plan()

    def _add_left(self) -> None:
        card = Card(say("Which person?"), topic="am-i-in-it")
        self.person = CountField(say("Simulated person, number"), low=1, high=PEOPLE)
        self.person.show_value(1)
        self.prior = percent_field(say("Prior of the attacker, per cent"), low=0.001, high=0.999, decimals=1)
        self.seed = CountField(say("Random seed"), low=0, high=LARGEST_SEED)
        self.seed.show_value(1)
        rows = Rows()
        rows.add(say("simulated &person"), self.person)
        rows.add(say("the attacker’s p&rior"), self.prior)
        rows.add(say("random see&d"), self.seed)
        card.body.addLayout(rows)
        self.took_part, self.stayed_out = QRadioButton(say("&took part")), QRadioButton(say("did &not take part"))
        self.took_part.setChecked(True)
        group = QButtonGroup(self)
        for radio in (self.took_part, self.stayed_out):
            group.addButton(radio)
            card.body.addWidget(radio)
            radio.toggled.connect(lambda _on: self._show())
        card.body.addWidget(
            label(
                say(
                    "The same simulated person, in a study with them and in one without. Person 1 is the one of whom exact results "
                    "reveal most. No data of your study is used."
                ),
                "muted",
            )
        )
        self.person.edited.connect(lambda _n: self._show())
        self.prior.edited.connect(lambda _share: self._show())
        self.left.add(card)
        self.inputs += [self.seed]

    def _on_plan(self) -> None:
        plan = self._document.plan
        self.asked = None
        try:
            self._question = person_question(plan, self._document.folder)
            self._refused = ""
        except GwasPrivacyError as error:
            self._question, self._refused = None, error_words(error)
        if self._question is not None:
            self.prior.show_value(usual_prior(plan.adversary))
        self._show()
        self.refresh()

    def why_not(self) -> str:
        return self._refused

    def start(self) -> None:
        """Simulate a study and ask after some of its people; pressed again: another study."""
        if self.is_running or self.why_not():
            return
        if self.asked is not None and self.asked.seed == self.seed.value():
            self.seed.show_value(min(self.seed.value() + 1, LARGEST_SEED))
        plan = self._document.plan
        question = person_question(plan, self._document.folder, seed=self.seed.value())

        def done(asked: PeopleAsked) -> None:
            if plan == self._document.plan:
                self.asked = asked
                self._show()

        self.run(ask_after, question, title=say("Simulating an attack on each person"), done=done)

    def belief(self) -> Belief | None:
        """What is shown; None while nobody is simulated."""
        if self.asked is None:
            return None
        return belief_about(
            self.asked,
            self._document.plan,
            person=min(self.person.value(), self.asked.n_people),
            took_part=self.took_part.isChecked(),
            prior=self.prior.shown_value(),
        )

    def _show(self) -> None:
        if not self.is_ready:
            return
        found, asked, plan = self.belief(), self.asked, self._document.plan
        if found is None or asked is None:
            self.plot.show_found(None)
            self.words.setText(self._refused or say("Press Simulate people to see."))
            self.study.setText("")
            return
        everybody = beliefs_about_all(asked, plan, took_part=found.took_part, prior=found.prior)
        self.plot.show_found(found, everybody)
        self.words.setText(" ".join((words_of_all(everybody), belief_words(found))))
        self.study.setText(study_words(asked, plan))

    def cancelled_words(self) -> str:
        return say("Stopped.")

    def show_more(self) -> None:
        self.make.setText(say("&Simulate people") if self.asked is None else say("&Simulate another person"))
