"""Parts side by side that go on in the next line where there is no room, as words do."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowRow(QLayout):
    """Shown parts from the left, each as wide as it asks for and in the middle of its line, ``spacing`` pixels apart."""

    def __init__(self, parent: QWidget, spacing: int) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(spacing)

    def show_in_order(self, parts: Sequence[QWidget]) -> None:
        """Each of ``parts``, which are all that there are, in this order."""
        for part in parts:
            if self.indexOf(part) < 0:
                self.addWidget(part)
        order = {id(part): place for place, part in enumerate(parts)}
        self._items.sort(key=lambda item: order[id(item.widget())])
        self.invalidate()

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        lines = self._lines(width)
        return sum(_height(line) for line in lines) + self.spacing() * max(len(lines) - 1, 0)

    def sizeHint(self) -> QSize:
        shown = self._shown()
        wide = sum(item.sizeHint().width() for item in shown) + self.spacing() * max(len(shown) - 1, 0)
        return QSize(wide, _height(shown))

    def minimumSize(self) -> QSize:
        """Room for its widest part."""
        shown = self._shown()
        return QSize(max((item.sizeHint().width() for item in shown), default=0), _height(shown))

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        top = rect.y()
        for line in self._lines(rect.width()):
            left, high = rect.x(), _height(line)
            for item in line:
                size = item.sizeHint()
                item.setGeometry(QRect(QPoint(left, top + (high - size.height()) // 2), size))
                left += size.width() + self.spacing()
            top += high + self.spacing()

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _lines(self, width: int) -> list[list[QLayoutItem]]:
        lines: list[list[QLayoutItem]] = []
        used = 0
        for item in self._shown():
            wide = item.sizeHint().width()
            if not lines or used + self.spacing() + wide > width:
                lines.append([])
                used = wide
            else:
                used += self.spacing() + wide
            lines[-1].append(item)
        return lines


def _height(line: Sequence[QLayoutItem]) -> int:
    return max((item.sizeHint().height() for item in line), default=0)
