"""What an approved picture tolerates, and what it does not: measured on a window as the program draws it."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from tests.journeys import approved_pictures
from tests.journeys.approved_pictures import (
    COLOURS,
    FAINT,
    FOLDER,
    PLAIN,
    Gallery,
    compare,
    gallery_of,
    pixels,
    side_by_side,
    with_palette,
)
from tests.journeys.setting import ALL, USUAL
from tests.journeys.still_picture import COVER, SAME_LOOKS, StillPicture, stand_in

LARGEST_FOLDER = 6_000_000  # bytes of all approved pictures: they stay in the history of the project


def drawn(
    qtbot: QtBot,
    *,
    text: str = "ε = 0.69 is left",
    button: QPoint | None = None,
    dark: bool = False,
    line_from: float = 150.0,
) -> QImage:
    """A small window with a sentence, a button and a line of a plot, as a picture of the screen would have it."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(400, 240)
    window.setStyleSheet("background: #1c2026; color: #e8eaed" if dark else "background: #f4f5f7; color: #16191d")
    QLabel(text, window).move(20, 20)
    QPushButton("Verify", window).move(button or QPoint(20, 80))
    picture = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor("#0072b2"), 2.0))
    painter.drawLine(QPointF(200, line_from), QPointF(240, line_from))
    painter.end()
    return picture


def test_two_pictures_of_the_same_window_have_the_same_pixels(qtbot: QtBot) -> None:
    assert (pixels(drawn(qtbot)) == pixels(drawn(qtbot))).all()


def test_a_line_that_falls_otherwise_between_two_pixels_is_tolerated(qtbot: QtBot) -> None:
    difference = compare(drawn(qtbot), drawn(qtbot, line_from=150.125))
    assert difference.faint > 0
    assert difference.plain == 0
    assert difference.is_tolerated


@pytest.mark.parametrize(
    "other",
    [
        {"button": QPoint(23, 80)},
        {"button": QPoint(20, 81)},
        {"text": "ε = 0.68 is left"},
        {"text": "ε = 0,69 is left"},
        {"text": "ε = 0.69 is lett"},
        {"dark": True},
        {"line_from": 151.0},
    ],
    ids=str,
)
def test_what_a_person_would_see_is_found(qtbot: QtBot, other: dict[str, object]) -> None:
    now = drawn(qtbot, **other)  # type: ignore[arg-type]
    assert not compare(drawn(qtbot), now).is_tolerated
    assert not compare(with_palette(drawn(qtbot)), now).is_tolerated


def test_a_palette_moves_no_colour_as_far_as_is_tolerated(qtbot: QtBot) -> None:
    many = QImage(256, 64, QImage.Format.Format_RGB32)
    for x in range(256):
        for y in range(64):
            many.setPixelColor(x, y, QColor(x, 255 - x if y < 32 else x, 128))
    for picture in (drawn(qtbot), many):
        small = with_palette(picture)
        assert len(small.colorTable()) <= COLOURS
        apart = np.abs(pixels(picture).astype(int) - pixels(small)).max()
        assert apart < FAINT < PLAIN
    few = many.copy(0, 0, 100, 64)
    assert len(np.unique(pixels(few).reshape(-1, 3), axis=0)) <= COLOURS
    assert (pixels(few) == pixels(with_palette(few))).all()


def test_pictures_of_two_sizes_are_not_compared(qtbot: QtBot) -> None:
    with pytest.raises(ValueError, match="two sizes"):
        compare(drawn(qtbot), drawn(qtbot).copy(0, 0, 10, 10))


def writing(picture: QImage) -> Callable[[Path], Path]:
    def write(path: Path) -> Path:
        path.parent.mkdir(parents=True, exist_ok=True)
        assert picture.save(str(path))
        return path

    return write


def test_a_difference_is_told_with_three_pictures_and_approves_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    approved, now = drawn(qtbot), drawn(qtbot, text="something else")
    Gallery(tmp_path / "approved", tmp_path / "new", approves=True).see("page", writing(approved))
    kept = (tmp_path / "approved" / "page.png").read_bytes()

    gallery = Gallery(tmp_path / "approved", tmp_path / "new")
    gallery.see("page", writing(approved))
    assert gallery.differences == []
    assert list((tmp_path / "new").iterdir()) == []
    gallery.see("page", writing(now))
    (told,) = gallery.differences
    three = tmp_path / "new" / "page.png"
    assert str(three) in told
    assert "plainly" in told
    assert QImage(str(three)).width() > 3 * now.width()
    gallery.see("other", writing(now))
    assert "no approved picture" in gallery.differences[1]
    assert (tmp_path / "approved" / "page.png").read_bytes() == kept
    assert not (tmp_path / "approved" / "other.png").exists()


def test_approving_replaces_only_what_differs(qtbot: QtBot, tmp_path: Path) -> None:
    gallery = Gallery(tmp_path / "approved", tmp_path / "new", approves=True)
    gallery.see("page", writing(drawn(qtbot)))
    path = tmp_path / "approved" / "page.png"
    kept = path.read_bytes()
    gallery.see("page", writing(drawn(qtbot, line_from=150.125)))
    assert path.read_bytes() == kept
    gallery.see("page", writing(drawn(qtbot, dark=True)))
    assert path.read_bytes() != kept


def test_what_differs_is_red_in_the_third_picture(qtbot: QtBot) -> None:
    approved, now = drawn(qtbot), drawn(qtbot, text="other")
    difference = compare(approved, now)
    third = pixels(side_by_side(approved, now, difference))[:, -now.width() :]
    assert (third[difference.where] == (220, 0, 0)).all()
    assert not (third[~difference.where] == (220, 0, 0)).all(axis=1).any()


def test_no_picture_is_taken_unless_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("JOURNEY_PICTURES", raising=False)
    assert gallery_of(USUAL, "mouse") is None
    monkeypatch.setenv("JOURNEY_PICTURES", "compare")
    assert gallery_of(USUAL, "mouse") is not None
    assert gallery_of(USUAL, "keyboard") is None
    monkeypatch.setenv("JOURNEY_PICTURES", "yes")
    with pytest.raises(ValueError, match="compare, approve or look"):
        gallery_of(USUAL, "mouse")


def test_pictures_to_look_at_are_of_every_setting_and_held_to_nothing(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JOURNEY_PICTURES", "look")
    monkeypatch.setattr(approved_pictures, "TO_LOOK_AT", tmp_path)
    setting = ALL[-1]
    gallery = gallery_of(setting, "mouse")
    assert gallery is not None
    assert not gallery.covers
    assert gallery_of(setting, "keyboard") is None
    picture = drawn(qtbot)

    def take(path: Path) -> Path:
        path.parent.mkdir(parents=True, exist_ok=True)
        assert picture.save(str(path))
        return path

    for _ in range(2):
        gallery.see("start-page", take)
    assert gallery.differences == []
    assert [each.name for each in tmp_path.rglob("*.png")] == ["start-page.png"]


def places() -> list[str]:
    """What the journeys show, in their own words."""
    calls = [
        node
        for path in Path(__file__).parent.glob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "shows"
    ]
    return [each.args[0].value for each in calls if isinstance(each.args[0], ast.Constant)]


def test_a_setting_has_a_picture_of_each_place_and_no_other() -> None:
    folders = [each for each in FOLDER.iterdir() if each.is_dir()]
    assert str(USUAL) in [each.name for each in folders]
    assert len(places()) == len(set(places())) > 14
    for folder in folders:
        assert folder.name in map(str, ALL)
        assert sorted(each.stem for each in folder.glob("*.png")) == sorted(places()), folder.name


def test_approved_pictures_are_small() -> None:
    assert sum(each.stat().st_size for each in FOLDER.rglob("*.png")) < LARGEST_FOLDER


@pytest.mark.parametrize(
    ("text", "same"),
    [
        (
            "“Mine” had unsaved changes when the program stopped, 2026-11-23, 09:05. Recover them?",
            "0000-00-00, 00:00. R",
        ),
        ("Am 23.11.2026 um 9:05 geprüft", "Am 00.00.0000 um 00:00 geprüft"),
        ("/tmp/pytest-of-me/pytest-3/a0/notes.gwasplan is not a plan.", "/folder/notes.gwasplan is not a plan."),
        ("key 1f2e3d4c 5b6a7988", "key 00000000 00000000"),
        ("ex9_002853 beside rs4", "rs0 beside rs0"),
        ("100,874,688", "0,000,000"),
    ],
)
def test_what_differs_from_run_to_run_is_written_the_same(text: str, same: str) -> None:
    assert same in stand_in(text)


@pytest.mark.parametrize(
    "text", ["1,696", "With 2,000 participants both causal SNPs are published", "ε = 0.693", "#0072b2"]
)
def test_what_is_the_same_in_every_run_stays(text: str) -> None:
    assert stand_in(text) == text


def test_a_large_number_that_was_typed_stays_where_a_drawn_position_does_not() -> None:
    assert stand_in("1,000,000", is_typed=True) == "1,000,000"
    assert stand_in("1,000,000") == "0,000,000"


class Screen(QObject):
    """A screen that shows one window, as the platform of the tests has none of its own."""

    def __init__(self, window: QWidget) -> None:
        super().__init__()
        self.window = window

    def allWidgets(self) -> list[QWidget]:
        return [self.window, *self.window.findChildren(QWidget)]

    def primaryScreen(self) -> Screen:
        return self

    def focusWidget(self) -> QWidget | None:
        return self.window.focusWidget()

    def grabWindow(self, _window: int) -> QPixmap:
        return self.window.grab()


def test_texts_and_covers_are_put_back_after_the_picture(qtbot: QtBot, tmp_path: Path) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(300, 200)
    told, field = QLabel("Stopped at 09:05", window), QLineEdit("/tmp/pytest-1/a.key", window)
    drawn_anew = QLabel("what is drawn", window)
    drawn_anew.setAccessibleName("The draw")
    for line, widget in enumerate((told, field, drawn_anew)):
        widget.setGeometry(10, 10 + 50 * line, 280, 40)
    window.show()
    before, n_widgets = pixels(window.grab().toImage()), len(window.findChildren(QWidget))
    still = StillPicture()
    changes: list[str] = []
    field.textChanged.connect(changes.append)
    screen, path = Screen(window), tmp_path / "still.png"
    question = {"hide": ["The draw"], "path": str(path)}
    looks = 0
    while not still.look(screen, question):  # type: ignore[arg-type]
        looks += 1
        assert looks < 50
    assert looks >= SAME_LOOKS
    assert (told.text(), field.text(), changes) == ("Stopped at 09:05", "/tmp/pytest-1/a.key", [])
    assert len(window.findChildren(QWidget)) == n_widgets
    assert (pixels(window.grab().toImage()) == before).all()
    taken = pixels(QImage(str(path)))
    assert (taken[130, 150] == QColor(COVER).getRgb()[:3]).all()
    assert not (taken[10:50] == before[10:50]).all()  # another time stands there


@pytest.mark.parametrize("line", [0, 7, 19])
def test_a_column_is_shown_with_the_focus_in_it_however_far_somebody_had_scrolled(
    line: int, qtbot: QtBot, tmp_path: Path
) -> None:
    area, content = QScrollArea(), QWidget()
    qtbot.addWidget(area)
    content.resize(280, 20 * 50)
    lines = [QLabel(f"Line {each}", content) for each in range(20)]  # no cursor blinks in them
    for each, label in enumerate(lines):
        label.setGeometry(10, 10 + 50 * each, 260, 40)
        label.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    area.setWidget(content)
    area.resize(300, 300)
    area.show()
    lines[line].setFocus()
    bar = area.verticalScrollBar()
    taken = []
    for scrolled in (0, 333, 800):
        bar.setValue(scrolled)
        kept, path = bar.value(), tmp_path / f"{scrolled}.png"
        still = StillPicture()
        qtbot.waitUntil(lambda still=still, path=path: still.look(Screen(area), {"hide": [], "path": str(path)}))
        assert bar.value() == kept
        taken.append(pixels(QImage(str(path))))
    assert all((each == taken[0]).all() for each in taken)
    bar.setValue(10 + 50 * line - area.viewport().height() // 3)
    as_taken = area.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)  # some themes leave a part translucent
    assert (pixels(as_taken) == taken[0]).all()
    assert (bar.value() == 0) == (line == 0)


def test_what_comes_after_the_first_look_is_covered_and_a_column_that_was_moved_is_shown_from_the_focus_again(
    qtbot: QtBot, tmp_path: Path
) -> None:
    area, content = QScrollArea(), QWidget()
    qtbot.addWidget(area)
    content.resize(280, 1000)
    first, told = QLabel("Stopped at 09:05", content), QLabel("drawn", content)
    first.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    first.setGeometry(10, 300, 260, 40)
    told.setGeometry(10, 350, 260, 40)
    told.setAccessibleName("The draw")
    told.hide()
    area.setWidget(content)
    area.resize(300, 300)
    area.show()
    first.setFocus()
    still, screen, path = StillPicture(), Screen(area), tmp_path / "still.png"
    question = {"hide": ["The draw"], "path": str(path)}
    for _ in range(3):
        assert not still.look(screen, question)  # type: ignore[arg-type]
    told.show()
    first.setText("Ready")
    area.verticalScrollBar().setValue(500)
    qtbot.waitUntil(lambda: still.look(screen, question))  # type: ignore[arg-type]
    assert first.text() == "Ready"
    taken = pixels(QImage(str(path)))
    where = told.y() - (first.y() - area.viewport().height() // 3) + 20
    assert (taken[where, 150] == QColor(COVER).getRgb()[:3]).all()


def test_a_picture_waits_until_nothing_moves(qtbot: QtBot, tmp_path: Path) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    label = QLabel("0", window)
    label.resize(200, 40)
    window.show()
    still, screen = StillPicture(), Screen(window)
    question = {"hide": [], "path": str(tmp_path / "still.png")}
    for step in range(4 * SAME_LOOKS):
        label.setText(str(step // (SAME_LOOKS - 1)))
        assert not still.look(screen, question)  # type: ignore[arg-type]
    assert not (tmp_path / "still.png").exists()
