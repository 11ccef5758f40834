"""The ring around whatever has the keys: one for the whole program, in no colour that means anything else.

It lies over the window, so that no widget moves or grows when it gets the focus, and follows its widget where that scrolls.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QRect, QRectF
from PySide6.QtGui import QMoveEvent, QPainter, QPaintEvent, QPen, QRegion, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QFocusFrame,
    QProxyStyle,
    QStyle,
    QStyleHintReturn,
    QStyleOption,
    QWidget,
)
from shiboken6 import isValid

from gwasprivacy.ui.shell.theme import theme, theme_source

GAP = 3  # px between a widget's edge and the outer edge of its ring
WIDTH = 2.0  # px
SHOWS_ITS_FOCUS = "showsItsFocus"
"""Property of a widget that marks the part of it that has the keys, a link of a text, and gets no ring around the whole."""
_RADIUS = 5.0


class _Above(QProxyStyle):
    """Tells Qt that the ring lies over its widget, and how far around it."""

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returnData: QStyleHintReturn | None = None,
    ) -> int:
        if hint == QStyle.StyleHint.SH_FocusFrame_AboveWidget:
            return 1
        if hint == QStyle.StyleHint.SH_FocusFrame_Mask:
            return 0
        return super().styleHint(hint, option, widget, returnData)

    def pixelMetric(
        self, metric: QStyle.PixelMetric, option: QStyleOption | None = None, widget: QWidget | None = None
    ) -> int:
        if metric in (QStyle.PixelMetric.PM_FocusFrameHMargin, QStyle.PixelMetric.PM_FocusFrameVMargin):
            return GAP
        return super().pixelMetric(metric, option, widget)


class FocusRing(QFocusFrame):
    """Two pixels around a widget.  What is inside is no part of it, so that it costs nothing where a plot is redrawn."""

    def __init__(self) -> None:
        super().__init__()
        self._above = _Above("Fusion")
        self._above.setParent(self)
        self.setStyle(self._above)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._cut_out()

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self._cut_out()

    def _shown(self) -> QRect:
        """What can be seen of the ring's place: at the edge of what it lies in the ring is closed inside, never half a ring."""
        around = self.parentWidget()
        whole = self.rect()
        return whole if around is None else whole & around.rect().translated(-self.pos())

    def _cut_out(self) -> None:
        width = round(WIDTH) + 3  # the rounded corners too
        shown = self._shown()
        self.setMask(QRegion(shown) - QRegion(shown.adjusted(width, width, -width, -width)))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme().colour("focus"), WIDTH))
        inset = WIDTH / 2
        painter.drawRoundedRect(QRectF(self._shown()).adjusted(inset, inset, -inset, -inset), _RADIUS, _RADIUS)


class FocusRingKeeper(QObject):
    """Puts the ring around the widget that has the keys, in whichever window that is."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._ring: FocusRing | None = None
        app.focusChanged.connect(self.follow)
        theme_source().changed.connect(self._again)

    @property
    def ring(self) -> FocusRing | None:
        """The ring, where it is drawn now."""
        ring = self._ring
        return ring if ring is not None and isValid(ring) and ring.widget() is not None else None

    def follow(self, _old: QWidget | None, new: QWidget | None) -> None:
        """Go to ``new``; nowhere where that is None."""
        if self._ring is None or not isValid(self._ring):  # it goes with the window that it was in
            if new is None:
                return
            self._ring = FocusRing()
        is_ringed = new is not None and not new.isWindow() and not new.property(SHOWS_ITS_FOCUS)
        self._ring.setWidget(new if is_ringed else None)  # type: ignore[arg-type]

    def _again(self) -> None:
        """Qt hides a ring when its widget gets another style."""
        self.follow(None, None)
        self.follow(None, QApplication.focusWidget())


_KEEPER: list[FocusRingKeeper] = []


def show_focus(app: QApplication) -> FocusRingKeeper:
    """Show in ``app`` where the keys are from now on; done once."""
    if not _KEEPER or not isValid(_KEEPER[0]):
        _KEEPER[:] = [FocusRingKeeper(app)]
    _KEEPER[0].follow(None, app.focusWidget())
    return _KEEPER[0]
