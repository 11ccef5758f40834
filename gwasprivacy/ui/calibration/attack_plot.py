"""Membership attacks: members found against false alarms, on a logarithmic axis, with the bound on every test."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pyqtgraph as pg

from gwasprivacy.base.language import mark, say, say_marked
from gwasprivacy.base.number_words import percent
from gwasprivacy.membership.attack_guarantee import AttackBound
from gwasprivacy.simulation.attacks.attack_report import AttackReport
from gwasprivacy.simulation.attacks.membership_tests import HOMER_EXACT, LR_EXACT, LR_NOISY, WHITENED_EXACT
from gwasprivacy.simulation.attacks.realised_loss import SELECTION_ATTACK
from gwasprivacy.simulation.attacks.roc import Roc, with_rates
from gwasprivacy.simulation.attacks.trait_attacks import EFFECTS_EXACT
from gwasprivacy.ui.widgets.plots.plot import Plot
from gwasprivacy.ui.widgets.plots.plot_labels import Room

# Name in the report → (words in sentences, words at the line, colour, dashed).  Grey is a release without privacy, blue the private ones.
CURVES = {
    WHITENED_EXACT: (
        mark("exact frequencies, likelihood-ratio test that knows linkage"),
        mark("exact results, linkage known"),
        "no_privacy",
        False,
    ),
    LR_EXACT: (
        mark("exact frequencies, likelihood-ratio test"),
        mark("exact results, SNPs as independent"),
        "no_privacy",
        False,
    ),
    EFFECTS_EXACT: (mark("exact effects on the trait, Im’s test"), mark("exact results"), "no_privacy", False),
    HOMER_EXACT: (mark("exact frequencies, Homer’s test"), mark("exact results, Homer’s test"), "no_privacy", True),
    SELECTION_ATTACK: (mark("your release, strongest attack"), mark("strongest attack simulated"), "attacker", True),
    LR_NOISY: (
        mark("private frequencies at the same ε, another release"),
        mark("private frequencies, same ε"),
        "attacker",
        True,
    ),
}
EXACT = (WHITENED_EXACT, LR_EXACT, EFFECTS_EXACT)
"""The strongest of them is drawn, beside this release's limit and guessing, unless all of it is asked for."""
LEAST_FPR = 1e-3
_FPR = np.logspace(-4, 0, 241)


class AttackPlot(Plot):
    """Give it an :class:`AttackReport`, or only the bound."""

    def __init__(self) -> None:
        super().__init__(
            title=say("True-positive rate of attacks by false-positive rate"),
            x_name=say("false-positive rate: outsiders flagged (log scale)"),
            y_name=say("true-positive rate: participants found"),
            y_format=percent,
            topic="attack-plot",
        )
        self._report: AttackReport | None = None
        self._limit: AttackBound | None = None
        self.set_y_range(0.0, 1.02)
        self.set_ticks("left", [(value / 4, percent(value / 4)) for value in range(5)])
        self._set_range(LEAST_FPR)
        self.chance = self.curve("control_strong", width=1.2, dashed=True)
        self.chance.setData(np.log10(_FPR), _FPR)
        self.bound_curve = self.curve("attacker")
        self.top = pg.PlotDataItem(np.log10(_FPR), np.full(len(_FPR), 1.02), pen=pg.mkPen(0, 0, 0, 0))
        self.item.addItem(self.top, ignoreBounds=True)
        self.beyond = self.band(self.bound_curve, self.top, "no_privacy", alpha=0.10)
        self.curves = {name: self.curve(colour, dashed=dashed) for name, (_, _, colour, dashed) in CURVES.items()}
        self._shows_all = False
        self.names = {
            line: self.text(colour)
            for line, colour in (
                *((self.curves[name], CURVES[name][2]) for name in EXACT),
                (self.bound_curve, "attacker"),
                (self.chance, "muted"),
                *((self.curves[name], CURVES[name][2]) for name in CURVES if name not in EXACT),
            )
        }
        self.names[self.bound_curve].setText(say("this release, at most"))
        self.names[self.chance].setText(say("guessing"))
        self.fit_with(self._name_lines)
        self.set_hover(self._describe)

    def show_nothing(self) -> None:
        """No plan was attacked yet."""
        self._report = self._limit = None
        for line in (self.bound_curve, *self.curves.values()):
            line.setData([], [])
        self._set_range(LEAST_FPR)
        self._name_lines()
        self.set_resting_text("")

    def show_bound(self, limit: AttackBound) -> None:
        """Draw only what the plan's release leaves any test; attacks follow."""
        self._report, self._limit = None, limit
        self.bound_curve.setData(np.log10(_FPR), limit.tpr(_FPR))
        for line in self.curves.values():
            line.setData([], [])
        self._name_lines()
        self.set_resting_text(
            say("Shaded: beyond what any covered attacker can reach with this release alone."),
            spoken=self._describe(math.log10(LEAST_FPR), math.nan),
        )

    def show_report(self, report: AttackReport, spoken: str = "") -> None:
        """Draw every attack that the report has; ``spoken``: the picture in words."""
        self.show_bound(report.limit)
        self._report = report
        strongest = report.strongest_exact.name
        least = LEAST_FPR
        for roc in report.rocs:
            if roc.name in self.curves:
                fpr, tpr = roc.curve()
                if roc.name == strongest:
                    least = min(least, float(fpr[fpr > 0][0]))
                fpr, tpr = with_rates(fpr, tpr, _FPR)
                shown = fpr > 0
                self.curves[roc.name].setData(np.log10(fpr[shown]), tpr[shown])
        self._set_range(max(least, 1e-4))
        self._name_lines()
        self.set_resting_text(
            say("Move the pointer over the plot, or use the arrow keys, to read the values."),
            spoken=spoken or self._describe(math.log10(LEAST_FPR), math.nan),
        )

    def _set_range(self, least: float) -> None:
        low = math.log10(least)
        self.set_x_range(low, 0.0)
        decades = range(math.ceil(low - 1e-9), 1)
        self.set_ticks("bottom", [(float(decade), percent(10.0**decade)) for decade in decades])

    def show_all(self, everything: bool) -> None:
        """Every attack of the report, or only the strongest on exact results."""
        self._shows_all = everything
        self._name_lines()

    def _name_lines(self) -> None:
        """Each line's name beside it, where it covers nothing."""
        strongest = self._report.strongest_exact.name if self._report else ""
        for name, line in self.curves.items():
            line.setVisible(self._shows_all or name == strongest)
            self.names[line].setText(say("exact results") if name == strongest else say_marked(CURVES[name][1]))
        room = Room.of(self.item, self.names)
        drawn = {line: line.getOriginalDataset() for line in self.names if line.isVisible()}
        drawn = {line: points for line, points in drawn.items() if points[0] is not None and len(points[0]) > 0}
        for line, text in sorted(self.names.items(), key=lambda each: each[0] is not self.curves.get(strongest)):
            text.setVisible(line in drawn)
            if line in drawn:
                room.put_along(text, drawn[line], [points for other, points in drawn.items() if other is not line])

    def _describe(self, x: float, _y: float) -> str:
        fpr = min(10.0**x, 1.0)
        said = []
        if self._limit is not None:
            most = percent(float(self._limit.tpr(fpr)), up=True)
            said.append(say("maximum for the attackers covered: {share}", share=most))
        if self._report is not None:
            for roc in self._report.rocs:
                if roc.name in CURVES and fpr * len(roc.outsiders) >= 1:
                    share = percent(round(found_at(roc, fpr), 4))
                    said.append(say("{attack} {share}", attack=say_marked(CURVES[roc.name][0]), share=share))
        return say(
            "At a false-positive rate of {share}: {found}.", share=percent(float(f"{fpr:.2g}")), found="; ".join(said)
        )

    def table(self) -> tuple[list[str], list[list[Any]]]:
        header = ["attack", "false_positive_rate", "true_positive_rate"]
        rows: list[list[Any]] = []
        for name, line in (("bound", self.bound_curve), *((CURVES[n][0], c) for n, c in self.curves.items())):
            x, y = line.getOriginalDataset()
            if x is not None:
                rows += [[name, 10.0 ** float(a), float(b)] for a, b in zip(x, y, strict=True)]
        return header, rows


def found_at(roc: Roc, fpr: float) -> float:
    """The share of members found at a false-alarm rate."""
    return roc.at_fpr(fpr).tpr
