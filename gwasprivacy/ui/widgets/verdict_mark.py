"""The verdict on a report, for whoever looks from afar, and on the files beside it."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gwasprivacy.base.language import say_count
from gwasprivacy.statement.files.files_beside import FileBeside
from gwasprivacy.ui.shell.theme import GRID, theme, theme_source
from gwasprivacy.ui.widgets.card import Fold, label
from gwasprivacy.ui.widgets.plots.plot import pen


class Verdict(StrEnum):
    """What came out, as the colour that shows it.  ``DOUBTFUL``: it holds, and something is left to its reader."""

    GOOD = "good"
    DOUBTFUL = "warning"
    BAD = "error"
    NONE = "hairline"


class VerdictMark(QWidget):
    """A tick, an exclamation mark, a cross, or a question mark: the verdict for whoever looks from afar."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._verdict = Verdict.NONE
        self.setFixedSize(QSize(6 * GRID, 6 * GRID))
        theme_source().changed.connect(self.update)

    def show_verdict(self, verdict: Verdict) -> None:
        self._verdict = verdict
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        t = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        circle = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        verdict = self._verdict
        painter.setPen(pen(t.colour(verdict), 2.0))
        painter.setBrush(t.colour(verdict, 0.12))
        painter.drawEllipse(circle)
        stroke = pen(t.colour("muted" if verdict is Verdict.NONE else verdict), 4.0)
        stroke.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(stroke)

        def at(x: float, y: float) -> QPointF:
            return QPointF(circle.x() + x * circle.width(), circle.y() + y * circle.height())

        if verdict is Verdict.GOOD:
            painter.drawPolyline([at(0.29, 0.53), at(0.44, 0.67), at(0.72, 0.36)])
        elif verdict is Verdict.DOUBTFUL:
            painter.drawLine(at(0.5, 0.27), at(0.5, 0.56))
            painter.drawPoint(at(0.5, 0.73))
        elif verdict is Verdict.BAD:
            painter.drawLine(at(0.34, 0.34), at(0.66, 0.66))
            painter.drawLine(at(0.66, 0.34), at(0.34, 0.66))
        else:
            font = self.font()
            font.setPixelSize(22)
            painter.setFont(font)
            painter.drawText(circle, Qt.AlignmentFlag.AlignCenter, "?")


class FilesAsSigned(QWidget):
    """The files beside a report: those that are as signed as one line that unfolds, and a sentence for each other one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(GRID // 2)
        self.others = label("", "muted", selectable=True)
        self.fold = Fold("")
        self.checked = label("", "muted", selectable=True)
        self.fold.body.addWidget(self.checked)
        layout.addWidget(self.others)
        layout.addWidget(self.fold)
        self.show_files(())

    def show_files(self, files: Sequence[FileBeside]) -> None:
        """Whatever was unfolded before is folded."""
        checked = [each.words for each in files if each.is_checked]
        others = [each.words for each in files if not each.is_checked]
        self.fold.set_open(False)
        self.fold.set_title(
            say_count(
                "{n} accompanying files match the signature",
                one="1 accompanying file matches the signature",
                n=len(checked),
            )
        )
        self.checked.setText("\n".join(checked))
        self.others.setText("\n".join(others))
        self.fold.setVisible(bool(checked))
        self.others.setVisible(bool(others))
        self.setVisible(bool(files))
