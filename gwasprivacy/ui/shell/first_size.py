"""How large the window is when it is opened for the first time: with its frame it fits the screen."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QSize, QTimer
from PySide6.QtWidgets import QStyle, QWidget

SMALLEST = QSize(600, 340)  # px
LARGEST = QSize(1280, 800)
TITLE_BAR = 40  # px; of a dialog
FRAME_MS = 50  # between two looks whether the system has drawn the window's frame


def fitting_size(room: QSize, frame: QMargins) -> QSize:
    """The size in px, without its ``frame``, of a new window on a screen with so much ``room``."""
    most = QSize(room.width() - frame.left() - frame.right(), room.height() - frame.top() - frame.bottom())
    return most.boundedTo(LARGEST).expandedTo(SMALLEST)


def size_before_it_is_shown(window: QWidget) -> QSize:
    """As :func:`fitting_size`, with the title bar that windows usually have."""
    title = window.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight, None, window)
    return fitting_size(window.screen().availableGeometry().size(), QMargins(0, title, 0, 0))


def within_screen(dialog: QWidget, width: int, height: int) -> QSize:
    """So large, or as large as the screen of ``dialog`` has room for with a title bar; px."""
    return QSize(width, height).boundedTo(dialog.screen().availableGeometry().size() - QSize(0, TITLE_BAR))


def fit_soon(window: QWidget, first: QSize, tries: int = 40) -> None:
    """Once the frame is there, and as high as it is: nothing of the window, its status bar least of all, is off the screen.

    A window that has another size than ``first`` by then is left alone: somebody has chosen that size.
    """

    def look() -> None:
        if window.size() != first:
            return
        frame = _frame_of(window)
        if frame.isNull() and tries > 1:
            fit_soon(window, first, tries - 1)  # the system says nowhere that it has drawn it
        elif not (window.isMaximized() or window.isFullScreen()):
            _fit(window, frame)

    QTimer.singleShot(FRAME_MS, window, look)


def _frame_of(window: QWidget) -> QMargins:
    outer, inner = window.frameGeometry(), window.geometry()
    return QMargins(
        inner.left() - outer.left(),
        inner.top() - outer.top(),
        outer.right() - inner.right(),
        outer.bottom() - inner.bottom(),
    )


def _fit(window: QWidget, frame: QMargins) -> None:
    room = window.screen().availableGeometry()
    window.resize(window.size().boundedTo(fitting_size(room.size(), frame)))
    outer = window.frameGeometry()
    window.move(
        max(room.left(), min(outer.left(), room.right() - outer.width() + 1)),
        max(room.top(), min(outer.top(), room.bottom() - outer.height() + 1)),
    )
