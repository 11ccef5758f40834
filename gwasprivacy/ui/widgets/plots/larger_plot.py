"""A plot as large as the window: the very same plot, which goes back to its place afterwards."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from gwasprivacy.base.language import say
from gwasprivacy.ui.shell.theme import GRID

KEPT_KEYS = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)


class _StandIn(QWidget):
    """Empty, and asks a layout for the same room as the plot does where it stands."""

    def __init__(self, plot: QWidget) -> None:
        super().__init__(plot.parentWidget())
        self._wanted, self._least = plot.sizeHint(), plot.minimumSizeHint()
        self.setSizePolicy(plot.sizePolicy())
        self.setMinimumSize(plot.minimumSize())
        self.setMaximumSize(plot.maximumSize())

    def sizeHint(self) -> QSize:
        return self._wanted

    def minimumSizeHint(self) -> QSize:
        return self._least


class LargerPlot(QDialog):
    """Shows ``plot`` over its window until it is closed, or until the plot is hidden where it belongs.

    The plot moves here itself, so that whatever is dragged, read or computed meanwhile happens to the one plot that there is.
    Something as large holds its place, so that nothing else moves.
    """

    def __init__(self, plot: QWidget, title: str) -> None:
        window, place = plot.window(), plot.parentWidget()
        layout = None if place is None else place.layout()
        assert layout is not None, "a plot stands in a layout"
        super().__init__(window)
        self.setWindowTitle(title)
        self.setModal(True)
        self._plot, self._layout, self._window = plot, layout, window
        self._had_focus = plot.hasFocus()
        self._stand_in = _StandIn(plot)
        layout.replaceWidget(plot, self._stand_in)
        self._stand_in.show()

        inside = QVBoxLayout(self)
        inside.setContentsMargins(2 * GRID, 2 * GRID, 2 * GRID, 2 * GRID)
        inside.addWidget(plot, 1)
        buttons = QDialogButtonBox()
        # None of the system's buttons: its icon is black on any theme.
        buttons.addButton(say("Close"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        inside.addWidget(buttons)
        for action in window.findChildren(QAction):  # what is dragged here is undone here
            if any(action.shortcut() == QKeySequence(each) for each in KEPT_KEYS):
                self.addAction(action)
        self.setGeometry(window.geometry())
        plot.show()
        plot.setFocus(Qt.FocusReason.OtherFocusReason)
        plot.installEventFilter(self)
        window.installEventFilter(self)
        self.finished.connect(self._put_back)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._plot and event.type() == QEvent.Type.HideToParent:
            self.reject()  # it has nothing to show any more; it stays hidden in its place
        if watched is self._window and event.type() == QEvent.Type.Hide and not event.spontaneous():
            self.reject()  # its window was closed
        return super().eventFilter(watched, event)

    def _put_back(self) -> None:
        plot = self._plot
        plot.removeEventFilter(self)
        self._window.removeEventFilter(self)
        hidden = plot.isHidden()
        self._layout.replaceWidget(self._stand_in, plot)
        plot.setVisible(not hidden)
        self._stand_in.hide()
        self._stand_in.deleteLater()
        if self._had_focus:
            plot.setFocus(Qt.FocusReason.OtherFocusReason)
        self.deleteLater()
