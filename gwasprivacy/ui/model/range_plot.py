"""e^ε by prior range at the same γ (Tramèr et al. 2015, Fig. 1): what a wider claim costs."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent

from gwasprivacy.base.language import say
from gwasprivacy.base.number_words import percent_range, significant
from gwasprivacy.membership.adversary import AdversaryModel
from gwasprivacy.ui.widgets.plots.plot import Plot
from gwasprivacy.ui.widgets.plots.plot_labels import Room, text_size

_WIDTHS = np.linspace(0.0, 1.0, 101)
_WIDTHS.setflags(write=False)
_TICKS = (0.0, 0.25, 0.5, 0.75, 1.0)


def ranges_through(low: float, high: float, width: Any) -> tuple[Any, Any]:
    """Prior ranges of every ``width`` (0 to 1, array or float) that contain each other and pass through [low, high].

    Narrower ones shrink to one belief, wider ones grow to [0, 1]; for a range that is symmetric about ½ all are
    symmetric, as in the figure.
    """
    w = np.asarray(width, dtype=np.float64)
    own = high - low
    centre = low / (1.0 - own) if own < 1.0 else 0.5  # the belief that [low, high] shrinks to without turning
    a, b = centre * (1.0 - w), centre + (1.0 - centre) * w
    # Certainty alone is no range.
    return np.clip(a, 0.0, 0.999), np.clip(b, 0.001, 1.0)


def _round_top(value: float) -> float:
    """The least of 1 + (1, 1.5, 2, 3, 5, 7)·10ᵏ that is not below ``value``, so that the axis stays while a handle moves."""
    above = value - 1.0
    power = 10.0 ** math.floor(math.log10(above))
    return 1.0 + next(
        step * power for step in (1.0, 1.5, 2.0, 3.0, 5.0, 7.0, 10.0) if step * power >= above * (1 - 1e-12)
    )


class RangePlot(Plot):
    """Double-click, or Return, claims the range under the pointer: ``edited(low, high, gesture)``."""

    edited = Signal(float, float, object)

    def __init__(self) -> None:
        super().__init__(
            title=say("Cost of covering more attackers"),
            x_name=say("priors that the guarantee covers, %"),
            y_name=say("e<sup>ε</sup> at the same γ (higher: less noise)"),
            y_format=lambda value: significant(value, 2),
            topic="range-plot",
        )
        self._model: AdversaryModel | None = None
        self._shown_ticks: list[tuple[float, str]] = []
        self.set_x_range(0.0, 1.0)
        self.any_line = self.line_at("any_attacker", horizontal=True)
        self.any_text = self.text("any_attacker", anchor=(0.0, 0.0))
        self.any_text.setText(say("any prior"))
        self.cost = self.curve("attacker", name="e^ε")
        self.here = self.dot("attacker", size=10.0)
        self.here_text = self.text("attacker", anchor=(0.0, 1.0), bold=True)
        self.set_hover(self._describe)
        self.fit_with(self._place_texts)

    def show_model(self, model: AdversaryModel) -> None:
        """Redraw for ``model``; its family must have numbers."""
        self._model = model
        gamma = max(model.gamma, 1.0)
        low, high = ranges_through(model.prior.low, model.prior.high, _WIDTHS)
        ratios = self._ratios(low, high)
        self.cost.setData(_WIDTHS, ratios)
        width = model.prior.high - model.prior.low
        own = float(self._ratios(np.array([model.prior.low]), np.array([model.prior.high]))[0])
        self.here.setData([width], [own])
        self.here_text.setText(say("here {ratio}", ratio=significant(own)))
        self.any_line.setPos(gamma)
        top = float(np.nanmax(ratios))
        bottom, top = (1.0 if gamma < 50 else 0.0), _round_top(1.0 + max(top - 1.0, 1e-6) * 1.12)
        if self.item.getViewBox().viewRange()[1] != [bottom, top]:
            self.set_y_range(bottom, top)
        ticks = []
        for tick in _TICKS:
            a, b = (float(v) for v in ranges_through(model.prior.low, model.prior.high, tick))
            ticks.append((tick, percent_range(round(a, 3), round(b, 3))[: -len(" %")]))
        if ticks != self._shown_ticks:
            self._shown_ticks = ticks
            self.item.getAxis("bottom").setTicks([ticks])
        self._place_texts()
        self.set_resting_text(
            say(
                "For a prior of {range}, e^ε may be {own}; for any prior, {gamma}.",
                range=percent_range(model.prior.low, model.prior.high),
                own=significant(own),
                gamma=significant(gamma),
            )
        )

    def _place_texts(self) -> None:
        """The plan's own point, then the words of the line, wherever neither is on the curve."""
        room = Room.of(self.item, (self.cost,))
        x, y = self.here.getData()
        if self._model is None or not len(x):
            return
        at_x, at_y = room.pixel(float(x[0]), float(y[0]))
        room.taken.append(QRectF(at_x - 7, at_y - 7, 14, 14))
        room.put_beside(self.here_text, float(x[0]), float(y[0]), first=((1, -1), (-1, -1)))
        line = room.pixel(0.0, max(self._model.gamma, 1.0))[1]
        width, height = text_size(self.any_text)
        along = np.linspace(4.0, max(room.size[0] - width - 4.0, 4.0), 9)
        room.put(self.any_text, [(float(start), line + side) for side in (2.0, -height - 2.0) for start in along])

    def _ratios(self, low: Any, high: Any) -> Any:
        model = self._model
        assert model is not None
        return model.family.ratio_for_gamma(max(model.gamma, 1.0), low, high, negative=model.negative)

    def _describe(self, x: float, _y: float) -> str:
        model = self._model
        if model is None:
            return ""
        low, high = ranges_through(model.prior.low, model.prior.high, min(max(x, 0.0), 1.0))
        ratio = float(self._ratios(np.array([low]), np.array([high]))[0])
        return f"{percent_range(round(float(low), 3), round(float(high), 3))}: e^ε = {significant(ratio)}"

    def mouseDoubleClickEvent(self, event: Any) -> None:
        """Claim the range under the pointer."""
        self._claim()
        super().mouseDoubleClickEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return claims the range that Left and Right have reached."""
        with_control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not with_control:
            self._claim()
            return
        super().keyPressEvent(event)

    def _claim(self) -> None:
        if self._model is not None and self._cursor_x is not None and self._model.family.uses_prior:
            low, high = ranges_through(self._model.prior.low, self._model.prior.high, self._cursor_x)
            low, high = round(float(low), 2), round(float(high), 2)
            self.edited.emit(min(low, 0.999), max(high, 0.001), None)

    def table(self) -> tuple[list[str], list[list[Any]]]:
        header = ["prior_low", "prior_high", "likelihood_ratio"]
        if self._model is None:
            return header, []
        low, high = ranges_through(self._model.prior.low, self._model.prior.high, _WIDTHS)
        ratios = self._ratios(low, high)
        return header, [[float(a), float(b), float(r)] for a, b, r in zip(low, high, ratios, strict=True)]
