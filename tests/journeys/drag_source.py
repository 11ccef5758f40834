"""Another program's window, from which files are dragged: python -m tests.journeys.drag_source FILE…

Prints where to take hold (``ready X Y``), and ``over`` at the end.  It lives until the other program has said that it has the files:
who takes a drop asks for them only then, and a source that is gone by that time has nothing to give.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtGui import QDrag, QMouseEvent
from PySide6.QtWidgets import QApplication, QLabel


class Files(QLabel):
    """A small window that lies above the others."""

    def __init__(self, files: list[str]) -> None:
        super().__init__("files")
        self._files = files
        self.setWindowFlags(Qt.WindowType.WindowStaysOnTopHint | Qt.WindowType.BypassWindowManagerHint)
        self.setGeometry(4, 4, 60, 24)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(Path(each).absolute())) for each in self._files])
        drag = QDrag(self)
        drag.setMimeData(data)
        drag.destroyed.connect(self._given)
        drag.exec(Qt.DropAction.CopyAction | Qt.DropAction.MoveAction, Qt.DropAction.CopyAction)

    def _given(self) -> None:
        """Qt deletes the drag when the other program has answered."""
        print("over", flush=True)
        QApplication.quit()


if __name__ == "__main__":
    application = QApplication(sys.argv[:1])
    files = Files(sys.argv[1:])
    files.show()
    middle = files.geometry().center()
    print(f"ready {middle.x()} {middle.y()}", flush=True)
    application.exec()
