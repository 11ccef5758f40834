"""The report's pages as they will look, on paper whatever the theme."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QStackedLayout, QVBoxLayout, QWidget

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import say
from gwasprivacy.statement.check import AnyReport
from gwasprivacy.statement.result import ReleasedSnp
from gwasprivacy.ui.shell.error_words import error_words
from gwasprivacy.ui.shell.theme import GRID, theme
from gwasprivacy.ui.widgets.card import Card, label
from gwasprivacy.ui.widgets.plots.genome_plot import GenomePlot
from gwasprivacy.ui.widgets.plots.plot import pen

_DPI = 130.0  # of a page at the largest width on an ordinary screen
_LARGEST_WIDTH = 860  # px; larger than life helps nobody
_GENOME_HEIGHT = 200  # px


class ReportSheet(QWidget):
    """One page, scaled smoothly to the widget's width."""

    def __init__(self, page: QImage, number: int, total: int) -> None:
        super().__init__()
        self._page = page
        self.setAccessibleName(say("Report, page {number} of {total}", number=number, total=total))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setMaximumWidth(_LARGEST_WIDTH)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if self._page.width() == 0:
            return width
        return round((width - 2) * self._page.height() / self._page.width()) + 2

    def sizeHint(self) -> QSize:
        return QSize(560, self.heightForWidth(560))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        ratio = self.devicePixelRatioF()
        inner = self.rect().adjusted(1, 1, -1, -1)
        # Scaling in one smooth step from a much larger picture aliases thin strokes; scaled() averages.
        target = QSize(round(inner.width() * ratio), round(inner.height() * ratio))
        page = self._page.scaled(
            target, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        page.setDevicePixelRatio(ratio)
        painter.fillRect(inner, QColor("white"))
        painter.drawImage(inner.topLeft(), page)
        painter.setPen(pen(theme().colour("hairline"), 1.0))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))


class ReportPages(QWidget):
    """Pages one under the other; while there are none, a sentence that says how to get them."""

    def __init__(self, empty: str) -> None:
        super().__init__()
        self._stack = QStackedLayout(self)
        self._stack.setContentsMargins(0, 0, 0, 0)
        hint = QFrame()
        hint.setProperty("role", "card")
        hint_layout = QVBoxLayout(hint)
        hint_layout.setContentsMargins(8 * GRID, GRID, 8 * GRID, GRID)
        self.hint = label(empty, "muted")
        self.hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        hint_layout.addStretch(1)
        hint_layout.addWidget(self.hint)
        hint_layout.addStretch(1)
        self._stack.addWidget(hint)
        self.area = QScrollArea()
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setAccessibleName(say("The report"))
        self.area.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._stack.addWidget(self.area)
        self._pages: list[QImage] = []
        self._made_of: object = None
        self.genome: GenomePlot | None = None

    @property
    def n_pages(self) -> int:
        return len(self._pages)

    def show_hint(self, text: str) -> None:
        """Show a sentence in place of pages."""
        self._pages, self._made_of, self.genome = [], None, None
        self.hint.setText(text)
        self._stack.setCurrentIndex(0)

    def show_report(self, report: AnyReport, published: Sequence[ReleasedSnp] | None = None) -> None:
        """Show a report's pages, as sharp as the screen is; a sentence where they cannot be made.

        Those that are there already stay as they are: a preview that is made again mostly says the same.
        """
        from gwasprivacy.rendering.report_files import pages_of

        pages, dpi = pages_of(report), _DPI * max(self.devicePixelRatioF(), 1.0)
        made_of = pages, dpi, published
        if made_of == self._made_of:
            return
        try:
            pngs = pages.to_pngs(dpi)
        except InvalidInput as error:
            self.show_hint(error_words(error))
        else:
            self.show_pages([QImage.fromData(png) for png in pngs], published)
            self._made_of = made_of

    def show_pages(self, pages: Sequence[QImage], published: Sequence[ReleasedSnp] | None = None) -> None:
        """Show ``pages``, and above them ``published`` on the genome; the place that was being read stays where it is."""
        if not pages:
            return
        place = self.area.verticalScrollBar().value() if self._pages else 0
        self._pages, self._made_of, self.genome = list(pages), None, None
        inner = QWidget()
        layout = QVBoxLayout(inner)
        layout.setContentsMargins(0, 0, GRID, 0)
        layout.setSpacing(2 * GRID)
        if published:
            card = Card()
            self.genome = GenomePlot()
            self.genome.setFixedHeight(_GENOME_HEIGHT)
            self.genome.show_snps(published)
            card.body.addWidget(self.genome)
            card.setMaximumWidth(_LARGEST_WIDTH)
            layout.addWidget(card)
        for number, page in enumerate(pages, start=1):
            layout.addWidget(ReportSheet(page, number, len(pages)), 0)
        layout.addStretch(1)
        self.area.setWidget(inner)
        self._stack.setCurrentIndex(1)
        self.area.verticalScrollBar().setValue(place)
