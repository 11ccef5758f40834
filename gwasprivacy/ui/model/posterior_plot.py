"""Certainty after against belief before, with both bounds and the claimed range (Tramèr et al. 2015, Fig. 2)."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QRectF, Signal

from gwasprivacy.base.language import say
from gwasprivacy.base.number_words import percent, percent_range, significant
from gwasprivacy.membership.adversary import AdversaryModel
from gwasprivacy.membership.calibration_theorems import pmp_cap
from gwasprivacy.ui.model.edge_drag import EdgeDrag
from gwasprivacy.ui.shell.theme import Theme, theme
from gwasprivacy.ui.widgets.plots.plot import Plot, pen
from gwasprivacy.ui.widgets.plots.plot_handle import PlotHandle
from gwasprivacy.ui.widgets.plots.plot_labels import Room

# Denser at both ends, where the curves bend when e^ε is large.
_BELIEFS = (1.0 - np.cos(np.linspace(0.0, np.pi, 101))) / 2.0
_BELIEFS.setflags(write=False)


class PosteriorPlot(Plot):
    """Drag the edges of the shaded range: ``edited(low, high, gesture)``; drag the point on the upper curve, or move it with
    Up and Down, for another guarantee: ``guaranteed_anew(belief, certainty, fine, gesture)``."""

    edited = Signal(float, float, object)
    guaranteed_anew = Signal(float, float, bool, object)

    def __init__(self) -> None:
        super().__init__(
            title="",
            x_name=say("prior (before the release)"),
            y_name=say("posterior (after the release)"),
            x_format=percent,
            y_format=percent,
            topic="posterior-plot",
        )
        self.setAccessibleName(say("Posterior by prior"))  # what stands above it is a sentence about the plan
        self._model: AdversaryModel | None = None
        self.set_x_range(0.0, 1.0)
        self.set_y_range(0.0, 1.0)
        self.unchanged = self.curve("muted", alpha=0.7, width=1.0, name=say("nothing learned"))
        self.unchanged.setData([0.0, 1.0], [0.0, 1.0])
        self.guaranteed = self.curve("muted", width=1.0, dashed=True, name=say("guarantee for the range (γ)"))
        self.lower_curve = self.curve("attacker", alpha=0.75, name=say("lowest posterior"))
        self.upper_curve = self.curve("attacker", name=say("highest posterior"))
        self.region = pg.LinearRegionItem((0.5, 0.5), movable=False)
        self.region.setZValue(-200)  # opaque and under everything: it paints five times faster so
        self.item.addItem(self.region, ignoreBounds=True)
        self._style_with(self._style_region)
        self.edges = EdgeDrag(self)
        self.edges.dragged.connect(self.edited)
        self.edges.near.connect(self._show_near)
        self.cap_line = pg.PlotCurveItem(antialias=False)
        self.item.addItem(self.cap_line, ignoreBounds=True)
        self._style_with(lambda t: self.cap_line.setPen(pen(t.colour("attacker", 0.75), 1.0, dashed=True)))
        self.cap_dot = self.dot("attacker", size=11.0)
        self._cap = (0.5, 0.5)
        self.guarantee_handle = PlotHandle(self, sideways=False)
        self.guarantee_handle.moved.connect(self._drag_guarantee)
        self.guarantee_handle.stepped.connect(self._step_guarantee)
        self.guarantee_handle.near.connect(lambda near: self.cap_dot.setSize(15.0 if near else 11.0))
        self.edges.leaves = self.guarantee_handle.takes
        self.cap_text = self.text("attacker", anchor=(0.0, 1.0), bold=True)
        self.entries = self.legend(columns=4)
        self._named: dict[pg.PlotDataItem, str] = {}
        self.probe = self.dot("attacker", size=7.0)
        self.probe_low = self.dot("attacker", size=7.0)
        self.set_hover(self._describe)
        self.fit_with(self._place_text)

    def _style_region(self, t: Theme) -> None:
        self.region.setBrush(t.solid_tint)
        for line in self.region.lines:
            line.setPen(pen(t.colour("attacker"), 1.0))
            line.clearMarkers()
            line.addMarker("o", position=0.06, size=11)

    def show_model(self, model: AdversaryModel) -> None:
        """Redraw for ``model``; its family must have numbers."""
        self._model = model
        low, high = model.posterior_bounds(_BELIEFS)
        self.upper_curve.setData(_BELIEFS, high)
        self.lower_curve.setVisible(model.two_sided)
        if model.two_sided:
            self.lower_curve.setData(_BELIEFS, low)
        a, b = model.prior.low, model.prior.high
        # γ is claimed of the range alone: beyond it the posterior may rise above, and of a single prior the point says it.
        claimed = np.linspace(a, b, len(_BELIEFS))
        self.guaranteed.setVisible(not model.prior.is_single)
        self.guaranteed.setData(claimed, pmp_cap(model.gamma, claimed))
        self._name_lines(model)
        self.region.setRegion((a, b))
        self.edges.show_range(a, b, enabled=model.family.uses_prior)
        # Where everything is covered there is no greatest certainty; the even belief is shown instead.
        at = b if b < 1.0 else 0.5
        most = model.cap if b < 1.0 else float(model.posterior_bounds(0.5)[1])
        self.cap_dot.setData([at], [most])
        self._cap = (at, most)
        self.guarantee_handle.show_at(at, most)
        self.cap_line.setData([0.0, at], [most, most])
        self._place_text()
        self.set_resting_text(_summary(model))

    def _name_lines(self, model: AdversaryModel) -> None:
        named = {
            self.upper_curve: say("highest posterior"),
            self.lower_curve: say("lowest posterior") if model.two_sided else say("(no lower bound)"),
            self.guaranteed: say("guarantee (γ)"),
            self.unchanged: say("nothing learned"),
        }
        if model.prior.is_single:
            del named[self.guaranteed]
        if named != self._named:
            self._named = named
            self.entries.clear()
            for line, words in named.items():
                self.entries.addItem(line, words)
            self.fit_legend(self.entries)

    def _place_text(self) -> None:
        """Beside the point, where no line is: the corner above the curves is mostly free."""
        room = Room.of(self.item, (self.upper_curve, self.lower_curve, self.guaranteed, self.unchanged))
        at, most = self._cap
        x, y = room.pixel(at, most)
        room.taken.append(QRectF(x - 8, y - 8, 16, 16))
        sides, top = ((-1, -1), (1, -1), (1, 1)), percent(most, up=True)
        self.cap_text.setText(say("{belief} → at most {most}", belief=percent(at), most=top))
        if room.put_beside(self.cap_text, at, most, first=sides) > 0:
            # A small plot: what the belief was can be read below.
            room.taken.pop()
            self.cap_text.setText(say("at most {most}", most=top))
            room.put_beside(self.cap_text, at, most, first=sides)

    def _drag_guarantee(self, certainty: float, fine: bool, gesture: object) -> None:
        self._guarantee(round(certainty, 3 if fine else 2), fine, gesture)

    def _step_guarantee(self, direction: int, fine: bool, gesture: object) -> None:
        step = 0.001 if fine else 0.01
        self._guarantee(round(self._cap[1] / step + direction) * step, fine, gesture)

    def _guarantee(self, certainty: float, fine: bool, gesture: object) -> None:
        """Another greatest certainty for the belief at the point: above that belief, below certainty."""
        belief, step = self._cap[0], 0.001 if fine else 0.01
        least = max(math.ceil(belief / step + 1e-9) * step, belief + 0.001)
        self.guaranteed_anew.emit(belief, round(min(max(certainty, least), 1.0 - step), 6), fine, gesture)

    def _show_near(self, end: str) -> None:
        """The end that a press would take is drawn thicker."""
        for name, line in zip(("low", "high"), self.region.lines, strict=True):
            line.setPen(pen(theme().colour("attacker"), 3.0 if end in (name, "both") else 1.0))

    def _describe(self, x: float, _y: float) -> str:
        model = self._model
        if model is None:
            return ""
        x = min(max(x, 0.0), 1.0)
        low, high = model.posterior_bounds(x)
        self.probe.setData([x], [high])
        self.probe_low.setData([x] if model.two_sided else [], [low] if model.two_sided else [])
        believed, most = _believed(model, percent(round(x, 3))), percent(high, up=True)
        said = [
            say("{believed} → posterior at most {most}.", believed=believed, most=most)
            if not model.two_sided
            else say(
                "{believed} → posterior {least}–{most}.",
                believed=believed,
                most=most,
                least=percent(low, up=False),
            )
        ]
        if not model.prior.contains(round(x, 3)):
            said.append(say("This is outside the range: γ = {gamma}.", gamma=significant(model.gamma_at(x))))
        return " ".join(said)

    def clear_hover(self) -> None:
        super().clear_hover()
        self.probe.setData([], [])
        self.probe_low.setData([], [])

    def table(self) -> tuple[list[str], list[list[Any]]]:
        header = ["belief_before", "certainty_at_least", "certainty_at_most", "promised_for_the_range", "in_range"]
        model = self._model
        if model is None:
            return header, []
        low, high = model.posterior_bounds(_BELIEFS)
        cap = pmp_cap(model.gamma, _BELIEFS)
        rows: list[list[Any]] = []
        for i, p in enumerate(_BELIEFS.tolist()):
            inside = model.prior.contains(p)
            rows.append([p, float(low[i]), float(high[i]), float(cap[i]) if inside else "", int(inside)])
        return header, rows


def _believed(model: AdversaryModel, belief: str) -> str:
    return model.family.believed(model.secret, belief)


def _summary(model: AdversaryModel) -> str:
    if model.prior.high >= 1.0:
        half = float(model.posterior_bounds(0.5)[1])
        return say(
            "Any prior is covered: 50 % becomes at most {half}. Move the pointer over the plot for other priors.",
            half=percent(half, up=True),
        )
    text = say(
        "The guarantee covers priors of {claimed}: the posterior is at most {cap}.",
        claimed=percent_range(model.prior.low, model.prior.high),
        cap=percent(model.cap, up=True),
    )
    if not model.family.uses_prior:
        return text
    if model.prior.is_single:  # nothing is shaded yet
        drag = say("Drag the line to cover a range of priors.")
    else:
        drag = say("Drag the edges of the shaded range, or the point, to change them.")
    return f"{text} {drag}"
