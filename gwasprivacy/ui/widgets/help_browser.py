"""The page of the help window: a text browser whose pictures fit its width, in the theme's own colours where there are some."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QImage, QResizeEvent, QTextDocument
from PySide6.QtWidgets import QTextBrowser

from gwasprivacy.ui.shell.help_pages import help_folder
from gwasprivacy.ui.shell.theme import GRID, theme


class HelpBrowser(QTextBrowser):
    """Shows Markdown; pictures lie in the help's folder and nowhere else."""

    def __init__(self) -> None:
        super().__init__()
        self.setOpenLinks(False)
        self.pictures: dict[str, QUrl] = {}  # of the page that is shown; who shows another one forgets them

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        url = QUrl(name)
        if kind != QTextDocument.ResourceType.ImageResource.value:
            return super().loadResource(kind, url)
        self.pictures[url.toString()] = url
        return self._fitting(url)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() == event.oldSize().width():
            return
        for url in self.pictures.values():
            self.document().addResource(QTextDocument.ResourceType.ImageResource.value, url, self._fitting(url))
        if self.pictures:
            self.document().markContentsDirty(0, self.document().characterCount())

    def _fitting(self, url: QUrl) -> QImage:
        """The picture, no wider than the page; an empty one where there is none in the help's folder."""
        folder = help_folder().resolve()
        path = (folder / url.path()).resolve()
        if theme().dark:
            dark = path.with_name(path.name.replace("-light.", "-dark."))
            path = dark if dark.is_file() else path
        if not path.is_relative_to(folder):
            return QImage()
        image = QImage(str(path))
        room = self.viewport().width() - 5 * GRID
        if image.isNull() or image.width() <= room or room <= 0:
            return image
        ratio = self.devicePixelRatioF()
        wide = min(round(room * ratio), image.width())
        image = image.scaledToWidth(wide, Qt.TransformationMode.SmoothTransformation)
        image.setDevicePixelRatio(wide / room)
        return image
