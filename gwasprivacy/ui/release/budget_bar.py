"""One bar for a study's budget: spent, this release, left."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from gwasprivacy.base.language import say
from gwasprivacy.base.number_words import significant
from gwasprivacy.ui.shell.theme import GRID, theme, theme_source
from gwasprivacy.ui.widgets.card import label


@dataclass(frozen=True, slots=True, kw_only=True)
class BudgetShares:
    """ε of a study: ``total`` allowed, ``spent`` before, ``cost`` of this release (None after it), ``left`` then."""

    total: float
    spent: float
    cost: float

    @property
    def left(self) -> float:
        """What remains after this release, in whole pico-ε as ledgers count; negative when it does not fit."""
        return round(self.total - self.spent - self.cost, 12) + 0.0

    @property
    def unspent(self) -> float:
        """What could still be spent, rounded down to what a field shows."""
        return max(math.floor(1e4 * (self.total - self.spent) + 1e-6) / 1e4, 0.0)

    @property
    def fits(self) -> bool:
        return self.left >= -1e-12

    def words(self) -> str:
        """The bar in one sentence, for those who do not see it."""
        total, spent, cost = (significant(each) for each in (self.total, self.spent, self.cost))
        if not self.fits:
            return say(
                "Of ε = {total}, {spent} is spent; this release needs {cost}, which is more than is left.",
                total=total,
                spent=spent,
                cost=cost,
            )
        return say(
            "Of ε = {total}, {spent} is spent; this release spends {cost} and leaves {left}.",
            total=total,
            spent=spent,
            cost=cost,
            left=significant(max(self.left, 0.0)),
        )


class _Bar(QWidget):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shares: BudgetShares | None = None
        self.setFixedHeight(2 * GRID)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme_source().changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(200, 2 * GRID)

    def paintEvent(self, event: QPaintEvent) -> None:
        t = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect())
        outline = QPainterPath()
        outline.addRoundedRect(area, 4, 4)
        painter.setClipPath(outline)
        painter.fillRect(area, t.colour("grid"))
        if self.shares is None or self.shares.total <= 0:
            return
        scale = area.width() / max(self.shares.total, self.shares.spent + self.shares.cost)
        spent = self.shares.spent * scale
        painter.fillRect(QRectF(0, 0, spent, area.height()), t.colour("no_privacy"))
        colour = "accent" if self.shares.fits else "error"
        painter.fillRect(QRectF(spent, 0, self.shares.cost * scale, area.height()), t.colour(colour))
        if spent > 0:
            painter.fillRect(QRectF(spent - 1, 0, 2, area.height()), t.colour("card"))
        if not self.shares.fits:
            edge = self.shares.total * scale
            painter.fillRect(QRectF(edge - 1, 0, 2, area.height()), t.colour("text"))


class _Swatch(QWidget):
    def __init__(self, colour: str) -> None:
        super().__init__()
        self.colour = colour
        self.setFixedSize(10, 10)
        theme_source().changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme().colour(self.colour))
        painter.drawRoundedRect(self.rect(), 2, 2)


class BudgetBar(QWidget):
    """The bar with its legend: three numbers in fixed places under it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(GRID)
        self.bar = _Bar()
        layout.addWidget(self.bar)
        grid = QGridLayout()
        grid.setHorizontalSpacing(GRID // 2)
        grid.setVerticalSpacing(0)
        self.values = {}
        self.swatches = {}
        for column, (key, caption, colour) in enumerate(
            (
                ("spent", say("spent"), "no_privacy"),
                ("cost", say("this release"), "accent"),
                ("left", say("left"), "grid"),
            )
        ):
            self.swatches[key] = _Swatch(colour)
            grid.addWidget(self.swatches[key], 0, 2 * column)
            grid.addWidget(label(caption, "muted", wrap=False), 0, 2 * column + 1)
            value = label("–", "title", wrap=False)
            self.values[key] = value
            grid.addWidget(value, 1, 2 * column + 1)
            grid.setColumnStretch(2 * column + 1, 1)
        layout.addLayout(grid)
        self.setAccessibleName(say("Budget"))
        self.show_shares(None)

    def show_shares(self, shares: BudgetShares | None) -> None:
        self.bar.shares = shares
        self.bar.update()
        if shares is None:
            for value in self.values.values():
                value.setText("–")
            self.setAccessibleDescription(say("Budget not known yet"))
            return
        self.swatches["cost"].colour = "accent" if shares.fits else "error"
        self.swatches["cost"].update()
        self.values["spent"].setText(say("ε = {epsilon}", epsilon=significant(shares.spent)))
        self.values["cost"].setText(say("ε = {epsilon}", epsilon=significant(shares.cost)))
        self.values["left"].setText(
            say("ε = {epsilon}", epsilon=significant(shares.left)) if shares.fits else say("not enough")
        )
        self.setAccessibleDescription(shares.words())
