"""A release on the genome: a stem at each published SNP, and nothing that was not published.

Looks like a Manhattan plot, but has no cloud of other SNPs and no P values, since none left the study.  Heights are noisy
scores where those were published; else all stems are alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pyqtgraph as pg

from gwasprivacy.base.language import say, say_count
from gwasprivacy.base.number_words import count, significant
from gwasprivacy.statement.result import ReleasedSnp
from gwasprivacy.ui.shell.theme import Theme
from gwasprivacy.ui.widgets.plots.genome_axis import GenomeAxis, genome_axis
from gwasprivacy.ui.widgets.plots.plot import Plot
from gwasprivacy.ui.widgets.plots.plot_labels import Room, text_size

MOST_NAMES = 12  # SNPs that are named in the picture; all of them are read with the pointer or the keys
_NEAR = 0.012  # of the axis: a pointer this close reads a SNP
_TOP = 1.45  # of stems that are all alike


class GenomePlot(Plot):
    """Give it what a release published."""

    def __init__(self) -> None:
        super().__init__(
            title=say("What was released, on the genome"), x_name=say("chromosome"), y_name="", topic="genome-plot"
        )
        self._snps: tuple[ReleasedSnp, ...] = ()
        self._axis: GenomeAxis = genome_axis(())
        self.set_x_range(-0.01, 1.01)
        self.set_y_range(0.0, _TOP)
        self.bands: list[pg.LinearRegionItem] = []
        self.stems = self.curve("attacker", name=say("published SNPs"))
        self.stems.opts["connect"] = "pairs"
        self.heads = self.dot("attacker", size=10.0)
        self.names = [self.text("text") for _ in range(MOST_NAMES)]
        self._style_with(self._style_bands)
        self.fit_with(self._fit)
        self.set_hover(self._describe)
        self.show_snps(())

    @property
    def has_scores(self) -> bool:
        return bool(self._snps) and all(snp.score is not None for snp in self._snps)

    def show_snps(self, snps: Sequence[ReleasedSnp]) -> None:
        """Draw these, in the order in which they lie."""
        self._axis = axis = genome_axis([(snp.chromosome, snp.position) for snp in snps])
        self._snps = tuple(sorted(snps, key=lambda snp: (axis.place(snp.chromosome, snp.position), snp.name)))
        places, heights = self._places(), self._heights()
        floor = min(0.0, float(heights.min(initial=0.0)))
        self.stems.setData(
            np.repeat(places, 2), np.stack([np.full_like(heights, floor), heights], axis=1).ravel(), connect="pairs"
        )
        self.heads.setData(places, heights)
        top = float(heights.max(initial=0.0)) - floor
        self.set_y_range(floor, floor + 1.45 * top if top > 0 else _TOP)
        self.item.getAxis("left").setStyle(showValues=self.has_scores)
        self.set_axis_names(say("chromosome"), say("noisy score, as published") if self.has_scores else "")
        self._show_bands()
        self._fit()
        self.set_resting_text(self._summary(), spoken=self._in_words())

    def _places(self) -> np.ndarray[Any, np.dtype[np.float64]]:
        return np.array([self._axis.place(snp.chromosome, snp.position) for snp in self._snps], dtype=np.float64)

    def _heights(self) -> np.ndarray[Any, np.dtype[np.float64]]:
        if self.has_scores:
            return np.array([snp.score for snp in self._snps], dtype=np.float64)
        return np.ones(len(self._snps))

    def _show_bands(self) -> None:
        for band in self.bands:
            self.item.removeItem(band)
        self.bands = []
        for low, high in list(zip(self._axis.starts, self._axis.ends, strict=True))[::2]:
            band = pg.LinearRegionItem((low, high), movable=False, pen=pg.mkPen(0, 0, 0, 0))
            band.setZValue(-200)
            self.item.addItem(band, ignoreBounds=True)
            self.bands.append(band)
        from gwasprivacy.ui.shell.theme import theme

        self._style_bands(theme())

    def _style_bands(self, t: Theme) -> None:
        for band in self.bands:
            band.setBrush(t.colour("grid", 0.45))
        self.item.getAxis("bottom").setGrid(False)
        self.item.getAxis("left").setGrid(255 if self.has_scores else False)

    def _fit(self) -> None:
        """Names of chromosomes and of SNPs where there is room for them."""
        axis, width = self._axis, max(self.item.getViewBox().width(), 1.0)
        ticks, free = [], 0.0
        for name, low, high in zip(axis.names, axis.starts, axis.ends, strict=True):
            middle, half = (low + high) / 2, (self.fontMetrics().horizontalAdvance(name) + 6) / width / 2
            if middle - half >= free:
                ticks.append((middle, name))
                free = middle + half
        self.set_ticks("bottom", ticks)
        room = Room.of(self.item, ())
        marks = list(zip(self._snps, self._places().tolist(), self._heights().tolist(), strict=True))
        room.lines = np.concatenate([_stem(room, x, y) for _snp, x, y in marks] or [np.empty((0, 2))])
        for text in self.names:
            text.setVisible(False)
        for text, (snp, x, y) in zip(self.names, marks if len(marks) <= MOST_NAMES else [], strict=False):
            text.setText(snp.name)
            text.setVisible(True)
            wide, tall = text_size(text)
            at = room.pixel(x, y)[0]
            # Above its head, else beside it; a name that would stand with another SNP is read with the pointer.
            top = room.pixel(x, y)[1] - tall
            beside = [(at + 8, top + 12), (at - wide - 8, top + 12), (at + 8, top - 4), (at - wide - 8, top - 4)]
            room.put(text, [(at - wide / 2, top - 8), *beside], anywhere=False)

    def _summary(self) -> str:
        said = say_count(
            "{n} published SNPs at their public positions.",
            one="One published SNP at its public position.",
            n=len(self._snps),
        )
        if self.has_scores:
            return " ".join((said, say("Heights are the noisy scores that were published.")))
        return " ".join((said, say("All have the same height: no scores were published.")))

    def _in_words(self) -> str:
        """All SNPs where they are few: nobody steps through an empty genome to find them."""
        named = [self._words(snp) for snp in self._snps] if len(self._snps) <= MOST_NAMES else []
        return " ".join([self._summary(), *(f"{words}." for words in named)])

    def _describe(self, x: float, _y: float) -> str:
        near = [(abs(place - x), snp) for snp, place in zip(self._snps, self._places().tolist(), strict=True)]
        close = [snp for away, snp in sorted(near, key=lambda pair: pair[0]) if away <= _NEAR]
        if close:
            return "; ".join(self._words(snp) for snp in close[:4])
        chromosome = self._axis.at(x)
        return "" if chromosome is None else say("Chromosome {name}: nothing published here.", name=chromosome)

    def _words(self, snp: ReleasedSnp) -> str:
        where = say(
            "{snp}, chromosome {name}, position {position}",
            snp=snp.name,
            name=snp.chromosome,
            position=count(snp.position),
        )
        if snp.score is None:
            return where
        return say("{where}, noisy score {score}", where=where, score=significant(snp.score))

    def table(self) -> tuple[list[str], list[list[Any]]]:
        header = ["chromosome", "base_pair_location", "variant_id", *(["noisy_score"] if self.has_scores else [])]
        rows: list[list[Any]] = []
        for snp in self._snps:
            rows.append([snp.chromosome, snp.position, snp.name, *([snp.score] if self.has_scores else [])])
        return header, rows


def _stem(room: Room, x: float, y: float) -> np.ndarray[Any, np.dtype[np.float64]]:
    """The pixels of one SNP's stem and head."""
    at, top = room.pixel(x, y)
    along = np.arange(top - 4.0, room.size[1], 4.0)
    return np.stack([np.full_like(along, at), along], axis=1)
