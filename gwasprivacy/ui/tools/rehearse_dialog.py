"""Tools → Rehearse the release…: a simulated study, twenty draws of its release, and which causal SNPs each would publish."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtWidgets import QWidget

from gwasprivacy.base.language import say, say_count
from gwasprivacy.base.number_words import count
from gwasprivacy.forecast.rehearsal import DRAWS, MOST_DRAWS, rehearsal_table, rehearsal_words, rehearse
from gwasprivacy.plan.plan_rules import CheckedPlan
from gwasprivacy.simulation.curves.rehearsal import Rehearsal
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner
from gwasprivacy.ui.shell.plan_follower import PlanFollower
from gwasprivacy.ui.shell.zoom import keep_lines
from gwasprivacy.ui.tools.tool_dialog import ToolDialog
from gwasprivacy.ui.tools.words import simulated_words
from gwasprivacy.ui.widgets.card import Card, label
from gwasprivacy.ui.widgets.fields import CountField
from gwasprivacy.ui.widgets.form_rows import Rows
from gwasprivacy.ui.widgets.plots.plot import Plot

LANE = "tool-rehearse"
LARGEST_SEED = 2**31 - 1
LEAST_STRIP = 220  # px


class HitStrip(Plot):
    """A column for each draw, a row for each causal SNP: filled where it was published, a ring where it was missed; crosses
    below are the other SNPs that were published."""

    def __init__(self) -> None:
        super().__init__(title=say("Hits and misses"), x_name=say("draw"), y_name="", topic="rehearsal")
        self._found: Rehearsal | None = None
        self.hit = self.dot("good", size=13.0)
        self.miss = pg.ScatterPlotItem(size=13, pxMode=True, antialias=True)
        self.other = pg.ScatterPlotItem(size=10, symbol="x", pxMode=True, antialias=True)
        for points in (self.miss, self.other):
            self.item.addItem(points)
        self._style_with(lambda t: self.miss.setPen(pg.mkPen(t.colour("muted"), width=1.5)))
        self._style_with(lambda t: self.miss.setBrush(t.colour("card")))
        self._style_with(lambda t: self.other.setPen(pg.mkPen(t.colour("any_attacker"), width=1.5)))
        self._style_with(lambda t: self.other.setBrush(t.colour("any_attacker")))
        self.set_hover(self._describe)
        self.fit_with(self._fit)
        self.set_x_range(0.3, DRAWS + 0.7)
        self.set_y_range(-0.6, 2.6)
        self.set_ticks("left", [])
        self.set_resting_text(say("Nothing is drawn yet."))

    def show_found(self, found: Rehearsal | None) -> None:
        """Draw it; None: nothing yet."""
        self._found = found
        if found is None:
            for points in (self.hit, self.miss, self.other):
                points.setData([], [])
            self.set_resting_text(say("Nothing is drawn yet."))
            return
        rows = np.arange(found.n_causal, 0, -1)
        draw, snp = np.nonzero(found.hits)
        self.hit.setData(draw + 1, rows[snp])
        draw, snp = np.nonzero(~found.hits)
        self.miss.setData(draw + 1, rows[snp])
        with_others = np.flatnonzero(found.others)
        self.other.setData(with_others + 1, np.zeros(len(with_others)))
        self.set_x_range(0.3, found.n_draws + 0.7)
        self.set_y_range(-0.6, found.n_causal + 0.6)
        names = [(float(row), say("causal SNP {number}", number=number)) for number, row in enumerate(rows, start=1)]
        self.set_ticks("left", [*names, (0.0, say("other SNPs"))])
        self._fit()
        self.set_resting_text(
            say("Filled: published. Ring: missed. Cross: other SNPs were published too."), spoken=rehearsal_words(found)
        )

    def _fit(self) -> None:
        """Points and numbers as large and as many as there is room for."""
        if self._found is None:
            return
        n_draws, width = self._found.n_draws, self.item.getViewBox().width()
        size = min(max(0.8 * width / (n_draws + 0.4), 3.0), 13.0)
        for points, share in ((self.hit, 1.0), (self.miss, 1.0), (self.other, 0.75)):
            points.setSize(share * size)
        most = max(int(width // 40), 1)
        every = max(1, -(-n_draws // most))
        self.set_ticks("bottom", [(float(n), count(n)) for n in range(every, n_draws + 1, every)])

    def _describe(self, x: float, _y: float) -> str:
        found, draw = self._found, round(x)
        if found is None or not 1 <= draw <= found.n_draws:
            return ""
        hits, others = int(found.hits[draw - 1].sum()), int(found.others[draw - 1])
        return say(
            "Draw {draw}: {hits} of {causal} causal SNPs, {others}.",
            draw=draw,
            hits=hits,
            causal=found.n_causal,
            others=say_count("{n} others", one="1 other", n=others),
        )

    def table(self) -> tuple[list[str], list[list[Any]]]:
        if self._found is None:
            return ["draw"], []
        header, rows = rehearsal_table(self._found)
        return header, [list(row) for row in rows]


class RehearseDialog(ToolDialog):
    """What is simulated on the left; on the right the draws and what to expect from one."""

    def __init__(self, document: PlanDocument, jobs: JobRunner, parent: QWidget | None = None) -> None:
        super().__init__(
            jobs, title=say("Rehearse the release"), verb=say("&Rehearse"), lane=LANE, size=(940, 480), parent=parent
        )
        self._document = document
        self.found: Rehearsal | None = None
        self._add_left()
        column = self.scrolled_right(say("What to expect from one draw"))
        card = Card()
        self.strip = HitStrip()
        self.strip.setMinimumHeight(LEAST_STRIP)
        card.body.addWidget(self.strip, 1)
        column.addWidget(card, 1)
        expect = Card(say("What to expect from one draw"), topic="rehearsal")
        self.words = label("", selectable=True)
        keep_lines(self.words, 4)
        expect.body.addWidget(self.words)
        column.addWidget(expect)
        self.says_examples(document)
        self._follower = PlanFollower(document, lambda _old, _new: self._on_plan(), self, self)
        self._on_plan()
        self.ready()

    def _add_left(self) -> None:
        card = Card(say("What is simulated"), topic="simulation-engine")
        self.study = label("", selectable=True)
        card.body.addWidget(self.study)
        card.body.addWidget(
            label(say("Simulated data only: no study is opened, no ledger is used, and nothing is spent."), "muted")
        )
        self.left.add(card)
        choices = Card(say("How often"))
        self.draws, self.seed = (
            CountField(say("Draws"), low=1, high=MOST_DRAWS),
            CountField(say("Random seed"), low=0, high=LARGEST_SEED),
        )
        self.draws.show_value(DRAWS)
        self.seed.show_value(1)
        rows = Rows()
        rows.add(say("&draws"), self.draws)
        rows.add(say("random &seed"), self.seed)
        choices.body.addLayout(rows)
        choices.body.addWidget(
            label(say("Each rehearsal takes the next seed: another study of the same size."), "muted")
        )
        self.left.add(choices)
        self.inputs += [self.draws, self.seed]

    def _on_plan(self) -> None:
        self.study.setText("\n".join(f"• {line}" for line in simulated_words(self._document.plan)))
        self._show(None)
        self.refresh()

    def start(self) -> None:
        """Simulate and draw; pressed again: another study."""
        if self.is_running:
            return
        if self.found is not None and self.found.seed == self.seed.value():
            self.seed.show_value(min(self.seed.value() + 1, LARGEST_SEED))
        plan = self._document.plan

        def done(found: Rehearsal) -> None:
            if plan == self._document.plan:
                self._show(found)

        self.run(
            rehearse_plan,
            plan,
            self.seed.value(),
            self.draws.value(),
            self._document.folder,
            title=say("Rehearsing the release"),
            done=done,
        )

    def _show(self, found: Rehearsal | None) -> None:
        self.found = found
        self.strip.show_found(found)
        self.words.setText(say("Press Rehearse to see.") if found is None else rehearsal_words(found))

    def cancelled_words(self) -> str:
        return say("Stopped.")

    def show_more(self) -> None:
        self.make.setText(say("&Rehearse") if self.found is None else say("&Rehearse again"))


def rehearse_plan(plan: CheckedPlan, seed: int, n_draws: int, base: Any, **how: Any) -> Rehearsal:
    """As the lane calls it."""
    return rehearse(plan, seed=seed, n_draws=n_draws, base=base, **how)
