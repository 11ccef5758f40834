"""What the window looked like when somebody approved of it, and whether it still does.

``JOURNEY_PICTURES=compare``, as in ``make journeys``, holds each place that a journey ``shows`` to its picture in
``approved/SETTING``; ``JOURNEY_PICTURES=approve``, as in ``make approve``, replaces those that differ; ``JOURNEY_PICTURES=look``
writes all of them to ``build/journeys``, with nothing covered, for whoever wants to see every place in a setting.  Without it
no picture is taken: letters may be drawn otherwise on other machines, and that must not fail the suite.  Pictures are those of
the journeys with a mouse; a setting without a folder has none, and one with a folder has all.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QColor, QImage, QPainter

from tests.journeys.setting import Setting

CHOICE = "JOURNEY_PICTURES"
FOLDER = Path(__file__).parent / "approved"
BUILD = Path(__file__).resolve().parents[2] / "build"
DIFFERENCES, TO_LOOK_AT = BUILD / "journeys-differences", BUILD / "journeys"
COLOURS = 256
GAP = 8

# Two runs on one machine give the same pixels: what has to be tolerated is the palette of an approved picture, and an edge that
# falls otherwise between two pixels.  test_approved_pictures.py measures both, and what must be found beside them.
FAINT = 16  # steps of 255 that one channel of a pixel may always differ: a palette moves a colour by at most 12
PLAIN = 64  # from here on a pixel differs plainly: an edge that moves by an eighth of a pixel stays below
MOST_FAINT = 120  # pixels that may differ by more than FAINT: one edge of a short line
MOST_PLAIN = 0  # pixels that may differ plainly: a full stop that becomes a comma has two

Pixels = NDArray[np.uint8]


def pixels(picture: QImage) -> Pixels:
    """Red, green and blue of each pixel, shape (height, width, 3)."""
    plain = picture.convertToFormat(QImage.Format.Format_RGB888)
    lines = np.frombuffer(plain.constBits(), np.uint8).reshape(plain.height(), plain.bytesPerLine())
    return lines[:, : 3 * plain.width()].reshape(plain.height(), plain.width(), 3).copy()


@dataclass(frozen=True)
class Difference:
    """Where two pictures of one size differ."""

    where: NDArray[np.bool_]
    faint: int
    plain: int

    @property
    def is_tolerated(self) -> bool:
        return self.faint <= MOST_FAINT and self.plain <= MOST_PLAIN

    def __str__(self) -> str:
        rows, columns = np.nonzero(self.where)
        around = f", within x {columns.min()}–{columns.max()}, y {rows.min()}–{rows.max()}" if rows.size else ""
        return f"{self.plain} pixels differ plainly and {self.faint} faintly{around}"


def compare(approved: QImage, now: QImage) -> Difference:
    """Raises ValueError for two sizes."""
    if approved.size() != now.size():
        raise ValueError("the pictures have two sizes")
    apart = np.abs(pixels(approved).astype(np.int16) - pixels(now)).max(axis=2)
    return Difference(
        where=apart > FAINT, faint=int(((apart > FAINT) & (apart <= PLAIN)).sum()), plain=int((apart > PLAIN).sum())
    )


def with_palette(picture: QImage) -> QImage:
    """The picture in at most :data:`COLOURS` colours: the most frequent ones, then whatever is farthest from all so far."""
    seen, place, counts = np.unique(pixels(picture).reshape(-1, 3), axis=0, return_inverse=True, return_counts=True)
    colours = seen.astype(np.int32)
    kept = list(np.argsort(-counts, kind="stable")[: COLOURS // 4])
    apart = np.full(len(colours), 1 << 20)
    nearest = np.zeros(len(colours), np.uint8)

    def take(number: int, colour: int) -> None:
        distance = np.abs(colours - colours[colour]).max(axis=1)
        nearest[distance < apart] = number
        np.minimum(apart, distance, out=apart)

    for number, colour in enumerate(kept):
        take(number, int(colour))
    while len(kept) < COLOURS and apart.max() > 0:
        kept.append(int(apart.argmax()))
        take(len(kept) - 1, kept[-1])
    indices = np.ascontiguousarray(nearest[place.reshape(-1)].reshape(picture.height(), picture.width()))
    made = QImage(indices.data, picture.width(), picture.height(), picture.width(), QImage.Format.Format_Indexed8)
    made.setColorTable([QColor(*map(int, colours[each])).rgb() for each in kept])
    return made.copy()


def side_by_side(approved: QImage | None, now: QImage, difference: Difference | None) -> QImage:
    """Approved, now, and the difference: what differs in red on a pale picture."""
    pale = QImage(now.size(), QImage.Format.Format_RGB32)
    pale.fill(QColor("white"))
    painter = QPainter(pale)
    painter.setOpacity(0.25)
    painter.drawImage(0, 0, now)
    painter.end()
    if difference is not None:
        shown = pixels(pale)
        shown[difference.where] = (220, 0, 0)
        pale = QImage(shown.data, pale.width(), pale.height(), 3 * pale.width(), QImage.Format.Format_RGB888).copy()
    three = [each for each in (approved, now, pale) if each is not None]
    whole = QImage(
        sum(each.width() + GAP for each in three) - GAP,
        max(each.height() for each in three),
        QImage.Format.Format_RGB32,
    )
    whole.fill(QColor("black"))
    painter = QPainter(whole)
    left = 0
    for each in three:
        painter.drawImage(left, 0, each)
        left += each.width() + GAP
    painter.end()
    return whole


class Gallery:
    """The approved pictures in ``folder``; what does not look like its picture goes to ``differences_folder``."""

    covers = True

    def __init__(self, folder: Path, differences_folder: Path, *, approves: bool = False) -> None:
        self._folder, self._differences_folder, self._approves = folder, differences_folder, approves
        self.differences: list[str] = []

    def see(self, name: str, take: Callable[[Path], Path]) -> None:
        """Let ``take`` write what is on the screen to a path, and hold it to the picture called ``name``."""
        taken = take(self._differences_folder / f"{name}.now.png")
        now = QImage(str(taken))
        assert not now.isNull(), f"no picture was taken: {taken}"
        path, beside = self._folder / f"{name}.png", self._differences_folder / f"{name}.png"
        beside.unlink(missing_ok=True)
        approved = QImage(str(path)) if path.exists() else None
        same_size = approved is not None and approved.size() == now.size()
        difference = compare(approved, now) if approved is not None and same_size else None
        taken.unlink()
        if difference is not None and difference.is_tolerated:
            return
        if self._approves:
            self._folder.mkdir(parents=True, exist_ok=True)
            assert with_palette(now).save(str(path), "PNG", 0)  # 0 is PNG's strongest compression in Qt
            return
        assert side_by_side(approved, now, difference).save(str(beside))
        reason = "there is no approved picture" if approved is None else difference or "it has another size"
        self.differences.append(f"{name} does not look as approved: {reason}; see {beside}")


class PicturesToLookAt(Gallery):
    """Every place as it is, in ``folder``; held to nothing."""

    covers = False

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, folder)

    def see(self, name: str, take: Callable[[Path], Path]) -> None:
        taken = take(self._folder / f"{name}.png")
        assert not QImage(str(taken)).isNull(), f"no picture was taken: {taken}"


def gallery_of(setting: Setting, way: str) -> Gallery | None:
    """None where no pictures are taken: not asked for, with the keyboard, or in a setting that has none."""
    choice = os.environ.get(CHOICE, "")
    if choice not in ("", "compare", "approve", "look"):
        raise ValueError(f"{CHOICE} is compare, approve or look, not {choice}")
    folder = FOLDER / str(setting)
    if not choice or way != "mouse" or (choice == "compare" and not folder.is_dir()):
        return None
    if choice == "look":
        return PicturesToLookAt(TO_LOOK_AT / str(setting))
    return Gallery(folder, DIFFERENCES / str(setting), approves=choice == "approve")
