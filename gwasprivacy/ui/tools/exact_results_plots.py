"""The pictures of exact results: participants found, and what is believed of them, each beside a private draw."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from gwasprivacy.base.language import say
from gwasprivacy.base.number_words import percent
from gwasprivacy.statement.exact import exact_words as words
from gwasprivacy.statement.exact.exact_question import POSTERIOR_SHARES, ExactAnswer
from gwasprivacy.ui.widgets.plots.plot import Plot
from gwasprivacy.ui.widgets.plots.plot_labels import Room

_TICKS = (1e-4, 1e-3, 1e-2, 0.1, 1.0)
_QUARTERS = tuple(each / 4 for each in range(5))
Points = Sequence[tuple[float, float]]


class BesideADraw(Plot):
    """What exact results tell, what a private draw leaves at most, and what there is without either, each line with its name beside it."""

    rests_at: float
    """Where along the x axis the picture is described while nobody points at it."""

    def __init__(self, *, title: str, x_name: str, y_name: str) -> None:
        super().__init__(title=title, x_name=x_name, y_name=y_name, y_format=percent, topic="exact-results")
        self._found: ExactAnswer | None = None
        self.set_y_range(0.0, 1.02)
        self.set_ticks("left", [(each, percent(each)) for each in _QUARTERS])
        self.neither = self.curve("control_strong", width=1.2, dashed=True)
        self.private = self.curve("attacker")
        self.exact = self.curve("no_privacy")
        self.leader = self.curve("attacker", width=0.8)
        self.names = {
            self.exact: self.text("no_privacy"),
            self.private: self.text("attacker"),
            self.neither: self.text("muted"),
        }
        self.names[self.exact].setText(say("exact results"))
        self.names[self.private].setText(say("private draw, at most"))

    def begin(self) -> None:
        """Axes are set; from here on answers are shown."""
        self.fit_with(self._name_lines)
        self.set_hover(self.describe)
        self.show_answer(None)

    def lines(self, found: ExactAnswer) -> tuple[Points, Points, Points]:
        """Of exact results, of the draw, and of neither, as they are drawn."""
        raise NotImplementedError

    def name_of_neither(self) -> str:
        raise NotImplementedError

    def describe(self, x: float, _y: float) -> str:
        raise NotImplementedError

    def show_answer(self, found: ExactAnswer | None) -> None:
        """Draw it; None: nothing yet."""
        self._found = found
        drawn = ((), (), ()) if found is None else self.lines(found)
        for line, points in zip((self.exact, self.private, self.neither), drawn, strict=True):
            line.setData([x for x, _ in points], [y for _, y in points])
        self.names[self.neither].setText(self.name_of_neither())
        self._name_lines()
        resting = say("Nothing is computed yet.") if found is None else self.describe(self.rests_at, 0.0)
        self.set_resting_text(resting, spoken="" if found is None else resting)

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


class ExactRocPlot(BesideADraw):
    """The best test on exact results beside what a private draw leaves any test."""

    rests_at = -3.0

    def __init__(self) -> None:
        super().__init__(
            title=say("Participants found"),
            x_name=say("false-positive rate: outsiders flagged (log scale)"),
            y_name=say("true-positive rate: participants found"),
        )
        self.set_x_range(-4.0, 0.0)
        self.set_ticks("bottom", [(math.log10(each), percent(each)) for each in _TICKS])
        self.begin()

    def lines(self, found: ExactAnswer) -> tuple[Points, Points, Points]:
        guessing = [(rate, rate) for rate, _ in found.curve]
        exact, private, neither = (
            [(math.log10(rate), tpr) for rate, tpr in points] for points in (found.curve, found.private.curve, guessing)
        )
        return exact, private, neither

    def name_of_neither(self) -> str:
        return say("guessing")

    def describe(self, x: float, _y: float) -> str:
        if self._found is None:
            return ""
        exact, private = (float(np.interp(x, *np.transpose(points))) for points in self.lines(self._found)[:2])
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


class ExactPosteriorPlot(BesideADraw):
    """What participants’ membership is believed with after exact results, from the least to the most; beside it what a private draw allows.

    One prior: the lowest that was asked about, from which most is gained.
    """

    rests_at = 0.95

    def __init__(self) -> None:
        super().__init__(
            title=say("Belief about participants"),
            x_name=say("participants with at most this posterior"),
            y_name=say("posterior: belief that the person took part"),
        )
        self.set_x_range(0.0, 1.0)
        self.set_ticks("bottom", [(each, percent(each)) for each in _QUARTERS])
        self.begin()

    @property
    def _prior(self) -> float:
        return 0.0 if self._found is None else self._found.posterior_at[0][0]

    @property
    def _most(self) -> float:
        """What a private draw lets anybody believe of anybody."""
        odds = self._found.private.likelihood_ratio if self._found else 1.0
        return odds * self._prior / (1.0 - self._prior + odds * self._prior)

    def lines(self, found: ExactAnswer) -> tuple[Points, Points, Points]:
        exact = list(zip(POSTERIOR_SHARES, found.posteriors[0], strict=True))
        return (
            exact,
            [(share, self._most) for share in POSTERIOR_SHARES],
            [(share, self._prior) for share in POSTERIOR_SHARES],
        )

    def name_of_neither(self) -> str:
        return say("prior {prior}", prior=percent(self._prior))

    def describe(self, x: float, _y: float) -> str:
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
