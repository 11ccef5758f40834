"""The pictures of exact results: participants found, and what is believed of them, each beside a private draw."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from gwasprivacy.base.language import say
from gwasprivacy.base.number_words import percent
from gwasprivacy.statement.exact import exact_words as words
from gwasprivacy.statement.exact.exact_question import POSTERIOR_SHARES, ExactAnswer
from gwasprivacy.ui.widgets.plots.plot import Plot
from gwasprivacy.ui.widgets.plots.plot_labels import Room

_TICKS = (1e-4, 1e-3, 1e-2, 0.1, 1.0)


class ExactRocPlot(Plot):
    """The best test on exact results beside what a private draw leaves any test."""

    def __init__(self) -> None:
        super().__init__(
            title=say("Participants found"),
            x_name=say("false-positive rate: outsiders flagged (log scale)"),
            y_name=say("true-positive rate: participants found"),
            y_format=percent,
            topic="exact-results",
        )
        self._found: ExactAnswer | None = None
        self.set_x_range(-4.0, 0.0)
        self.set_y_range(0.0, 1.02)
        self.set_ticks("left", [(each / 4, percent(each / 4)) for each in range(5)])
        self.set_ticks("bottom", [(math.log10(each), percent(each)) for each in _TICKS])
        self.chance = self.curve("control_strong", width=1.2, dashed=True)
        self.private = self.curve("attacker")
        self.exact = self.curve("no_privacy")
        self.leader = self.curve("attacker", width=0.8)
        self.names = {
            self.exact: self.text("no_privacy"),
            self.private: self.text("attacker"),
            self.chance: self.text("muted"),
        }
        for line, name in (
            (self.exact, say("exact results")),
            (self.private, say("private draw, at most")),
            (self.chance, say("guessing")),
        ):
            self.names[line].setText(name)
        self.fit_with(self._name_lines)
        self.set_hover(self._describe)
        self.show_answer(None)

    def show_answer(self, found: ExactAnswer | None) -> None:
        """Draw it; None: nothing yet."""
        self._found = found
        for line, points in (
            (self.exact, found.curve if found else ()),
            (self.private, found.private.curve if found else ()),
            (self.chance, [(rate, rate) for rate, _ in found.curve] if found else ()),
        ):
            line.setData([math.log10(rate) for rate, _ in points], [tpr for _, tpr in points])
        self._name_lines()
        self.set_resting_text(
            say("Nothing is computed yet.") if found is None else self._describe(-3.0, 0.0),
            spoken="" if found is None else self._describe(-3.0, 0.0),
        )

    def _name_lines(self) -> None:
        room = Room.of(self.item, self.names)
        drawn = {line: line.getOriginalDataset() for line in self.names} if self._found else {}
        self.leader.setData([], [])
        for line, text in self.names.items():
            text.setVisible(line in drawn)
            if line in drawn:
                others = [points for other, points in drawn.items() if other is not line]
                room.put_along(text, drawn[line], others)
                if line is self.private:
                    self.leader.setData(*room.leader(text, drawn[line], others))

    def _describe(self, x: float, _y: float) -> str:
        if self._found is None:
            return ""
        exact, private = (
            float(np.interp(x, [math.log10(rate) for rate, _ in curve], [tpr for _, tpr in curve]))
            for curve in (self._found.curve, self._found.private.curve)
        )
        return say(
            "At a false-positive rate of {share}: exact results {exact}, the private draw at most {private}.",
            share=percent(float(f"{10.0 ** min(x, 0.0):.2g}")),
            exact=words.risk_percent(exact),
            private=percent(min(private, 1.0), up=True),
        )

    def table(self) -> tuple[list[str], list[list[Any]]]:
        header = ["false_positive_rate", "true_positive_rate_exact", "true_positive_rate_private"]
        if self._found is None:
            return header, []
        return header, [
            [rate, exact, private]
            for (rate, exact), (_, private) in zip(self._found.curve, self._found.private.curve, strict=True)
        ]


class ExactPosteriorPlot(Plot):
    """What participants’ membership is believed with after exact results, from the least to the most; beside it what a private draw allows.

    One prior: the lowest that was asked about, from which most is gained.
    """

    def __init__(self) -> None:
        super().__init__(
            title=say("Believed of participants"),
            x_name=say("participants with at most this posterior"),
            y_name=say("posterior: belief that the person took part"),
            y_format=percent,
            topic="exact-results",
        )
        self._found: ExactAnswer | None = None
        self.set_x_range(0.0, 1.0)
        self.set_y_range(0.0, 1.02)
        for axis in ("left", "bottom"):
            self.set_ticks(axis, [(each / 4, percent(each / 4)) for each in range(5)])
        self.prior = self.curve("control_strong", width=1.2, dashed=True)
        self.private = self.curve("attacker")
        self.exact = self.curve("no_privacy")
        self.names = {
            self.exact: self.text("no_privacy"),
            self.private: self.text("attacker"),
            self.prior: self.text("muted"),
        }
        self.names[self.exact].setText(say("exact results"))
        self.names[self.private].setText(say("private draw, at most"))
        self.fit_with(self._name_lines)
        self.set_hover(self._describe)
        self.show_answer(None)

    @property
    def _prior(self) -> float:
        return 0.0 if self._found is None else self._found.posterior_at[0][0]

    @property
    def _most(self) -> float:
        """What a private draw lets anybody believe of anybody."""
        odds = self._found.private.likelihood_ratio if self._found else 1.0
        return odds * self._prior / (1.0 - self._prior + odds * self._prior)

    def show_answer(self, found: ExactAnswer | None) -> None:
        """Draw it; None: nothing yet."""
        self._found = found
        shares = POSTERIOR_SHARES if found else ()
        self.exact.setData(shares, found.posteriors[0] if found else ())
        self.private.setData(shares, [self._most for _ in shares])
        self.prior.setData(shares, [self._prior for _ in shares])
        self.names[self.prior].setText(say("prior {prior}", prior=percent(self._prior)))
        self._name_lines()
        resting = say("Nothing is computed yet.") if found is None else self._describe(0.95, 0.0)
        self.set_resting_text(resting, spoken="" if found is None else resting)

    def _name_lines(self) -> None:
        room = Room.of(self.item, self.names)
        drawn = {line: line.getOriginalDataset() for line in self.names} if self._found else {}
        for line, text in self.names.items():
            text.setVisible(line in drawn)
            if line in drawn:
                room.put_along(text, drawn[line], [points for other, points in drawn.items() if other is not line])

    def _describe(self, x: float, _y: float) -> str:
        if self._found is None:
            return ""
        share = min(max(x, POSTERIOR_SHARES[0]), POSTERIOR_SHARES[-1])
        return say(
            "From a prior of {prior}: of {share} of the participants at most {exact} is believed; a private draw leaves {private} of anybody at most.",
            prior=percent(self._prior),
            share=percent(round(share, 2)),
            exact=words.risk_percent(float(np.interp(share, POSTERIOR_SHARES, self._found.posteriors[0]))),
            private=percent(self._most, up=True),
        )

    def table(self) -> tuple[list[str], list[list[Any]]]:
        header = ["prior", "share_of_participants", "posterior_exact", "posterior_private_at_most"]
        if self._found is None:
            return header, []
        return header, [
            [self._prior, share, exact, self._most]
            for share, exact in zip(POSTERIOR_SHARES, self._found.posteriors[0], strict=True)
        ]
