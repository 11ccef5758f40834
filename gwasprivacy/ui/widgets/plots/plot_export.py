"""A plot as a file: PNG and SVG."""

from __future__ import annotations

import pyqtgraph as pg
from PySide6.QtCore import QBuffer, QIODevice, QRectF
from PySide6.QtGui import QImage, QPainter

from gwasprivacy.ui.shell.theme import theme


def scene_image(view: pg.PlotWidget, scale: float) -> QImage:
    """The plot on the card's colour, at ``scale`` times its size on the screen."""
    size = view.size()
    image = QImage(int(size.width() * scale), int(size.height() * scale), QImage.Format.Format_ARGB32)
    # A finer screen, not a magnified scene: points and the legend's letters are sized in pixels of the screen.
    image.setDevicePixelRatio(scale)
    image.fill(theme().colour("card"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    view.scene().render(painter, QRectF(view.rect()), QRectF(view.sceneRect()))
    painter.end()
    return image


def scene_svg(view: pg.PlotWidget, title: str) -> bytes:
    from PySide6.QtSvg import QSvgGenerator  # only when somebody asks for it

    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(view.size())
    generator.setResolution(view.logicalDpiX())  # letters in points are as large as on the screen
    generator.setViewBox(view.rect())
    generator.setTitle(title)
    painter = QPainter(generator)
    painter.fillRect(view.rect(), theme().colour("card"))
    view.scene().render(painter, QRectF(view.rect()), QRectF(view.sceneRect()))
    painter.end()
    return bytes(buffer.data().data())


def png_bytes(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())
