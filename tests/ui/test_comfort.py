"""Zoom and full screen, what has the keys is seen, and colours have the contrasts that people with weak eyes need (WCAG 2.2 AA)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage
from PySide6.QtWidgets import QApplication, QLineEdit, QMessageBox, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.ui.calibration.curve_plot import SAVED_COLOURS
from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.shell import theme as themes
from gwasprivacy.ui.shell.focus_ring import GAP, SHOWS_ITS_FOCUS, show_focus
from gwasprivacy.ui.shell.settings import Settings
from gwasprivacy.ui.shell.theme import DARK, LIGHT, Theme, ThemeMode, contrast, mixed, theme_source, with_more_contrast
from gwasprivacy.ui.shell.zoom import STEPS, zoom
from gwasprivacy.ui.widgets.card import label
from gwasprivacy.ui.widgets.dialogs import Dialogs
from gwasprivacy.ui.widgets.tab_page import LEFT_COLUMN
from tests.ui.every_place import focusable

EVERY_THEME = pytest.mark.parametrize(
    "colours",
    [LIGHT, DARK, with_more_contrast(LIGHT), with_more_contrast(DARK)],
    ids=["light", "dark", "light, more contrast", "dark, more contrast"],
)
GROUNDS = ("card", "window", "field")
LINES = ("attacker", "any_attacker", "no_privacy")


@pytest.fixture(autouse=True)
def usual_size() -> Iterator[None]:
    yield
    theme_source().zoom_to(1.0)


# Colours ------------------------------------------------------------------------------------------------------------


@EVERY_THEME
def test_words_have_a_contrast_of_4_5_on_every_ground(colours: Theme) -> None:
    for name in ("text", "muted", "accent", "error", "warning", "good", "any_attacker_text", "no_privacy_text"):
        for ground in GROUNDS:
            assert contrast(colours.colour(name), colours.colour(ground)) >= 4.5, (name, ground)
    assert contrast(colours.colour("text"), colours.colour("selection")) >= 4.5
    assert contrast(colours.colour("text"), colours.solid_tint) >= 4.5
    assert contrast(colours.colour("on_accent"), colours.colour("accent")) >= 4.5


@EVERY_THEME
def test_words_beside_a_line_are_readable_in_its_hue(colours: Theme) -> None:
    card = colours.colour("card")
    for name in LINES:
        assert contrast(colours.text_colour(name), card) >= 4.5, name
    for pair in SAVED_COLOURS:
        line = QColor(pair[colours.dark])
        words = colours.readable(line)
        assert contrast(words, card) >= 4.5
        assert abs(words.hueF() - line.hueF()) < 0.02


@EVERY_THEME
def test_edges_of_fields_lines_and_the_ring_have_a_contrast_of_3(colours: Theme) -> None:
    for name in ("control", "control_strong", "focus"):
        for ground in GROUNDS:
            assert contrast(colours.colour(name), colours.colour(ground)) >= 3.0, (name, ground)
    card = colours.colour("card")
    for line in [colours.colour(name) for name in LINES] + [QColor(pair[colours.dark]) for pair in SAVED_COLOURS]:
        assert contrast(line, card) >= 3.0, line.name()
        assert contrast(mixed(line, card, colours.palest(line)), card) >= 3.0, f"{line.name()}, an estimate"


@EVERY_THEME
def test_the_ring_is_not_in_the_colour_of_what_was_chosen(colours: Theme) -> None:
    assert contrast(colours.colour("focus"), colours.colour("accent")) >= 1.8


@pytest.mark.parametrize("mode", [ThemeMode.LIGHT, ThemeMode.DARK])
def test_a_button_a_field_and_words_are_drawn_with_these_contrasts(qtbot: QtBot, mode: ThemeMode) -> None:
    """In the pixels: the style sheet might not say what the theme means."""
    theme_source().apply(mode)
    place = QWidget()
    qtbot.addWidget(place)
    layout = QVBoxLayout(place)
    parts: list[Any] = [QPushButton("Next"), QLineEdit("12"), label("Words", "muted"), label("100", "number-any")]
    for part in parts:
        layout.addWidget(part)
    with qtbot.waitExposed(place):
        place.show()
    place.setFocus()
    picture = place.grab().toImage()
    ground = QColor(picture.pixel(2, 2))
    for part in parts[:2]:
        edge = QColor(picture.pixel(part.x(), part.y() + part.height() // 2))
        assert contrast(edge, ground) >= 3.0, type(part).__name__
    for part in parts[2:]:
        assert strongest(picture, part.geometry(), ground) >= 4.5, part.text()


def strongest(picture: QImage, where: QRect, ground: QColor) -> float:
    """The contrast of the pixel that stands out most: the middle of a stroke."""
    scale = picture.devicePixelRatio()
    return max(
        contrast(QColor(picture.pixel(x, y)), ground)
        for x in range(round(where.left() * scale), round(where.right() * scale))
        for y in range(round(where.top() * scale), round(where.bottom() * scale))
    )


def test_a_system_set_to_more_contrast_is_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    source = theme_source()
    source.apply(ThemeMode.LIGHT)
    monkeypatch.setattr(type(source), "_wants_contrast", lambda _self: True)
    source._system_changed()
    assert source.theme.muted == LIGHT.text
    monkeypatch.undo()
    source._system_changed()
    assert source.theme is LIGHT


# What has the keys --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", [ThemeMode.LIGHT, ThemeMode.DARK])
def test_a_ring_is_drawn_around_whatever_has_the_keys(
    qtbot: QtBot, window: MainWindow, qapp: QApplication, mode: ThemeMode
) -> None:
    theme_source().apply(mode)
    keeper = show_focus(qapp)
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
    unseen = []
    for widget in focusable(window):
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        QApplication.processEvents()
        ring = keeper.ring
        if widget.property(
            SHOWS_ITS_FOCUS
        ):  # the sentence on top marks its link; a frame around it looked like an error
            assert ring is None
            continue
        if ring is None or ring.widget() is not widget or not ring.isVisible():
            unseen.append(widget.accessibleName())
            continue
        at = ring.mapTo(window, QPoint(0, 0))
        around = QRect(at, ring.size())
        assert around.contains(QRect(widget.mapTo(window, QPoint(0, 0)), widget.size()))
        middle = window.grab(QRect(at.x() + around.width() // 2, at.y(), 1, GAP)).toImage()
        seen = [QColor(middle.pixel(0, y)).name() for y in range(middle.height())]
        if theme_source().theme.focus not in seen:
            unseen.append(f"{widget.accessibleName()}: {seen}")
    assert not unseen, "\n".join(unseen)


def test_a_ring_at_an_edge_is_a_whole_ring(qtbot: QtBot, qapp: QApplication) -> None:
    """What lies at the edge of what scrolls had two sides of a ring, which looked like a mistake of drawing."""
    keeper = show_focus(qapp)
    around = QWidget()
    qtbot.addWidget(around)
    around.resize(200, 100)
    button = QPushButton("here", around)
    button.setGeometry(0, 0, 200, 30)
    around.show()
    around.activateWindow()
    button.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(lambda: keeper.ring is not None and keeper.ring.isVisible())
    image = around.grab().toImage()
    focus = theme_source().theme.focus
    for x, y in ((100, 1), (1, 15), (198, 15), (100, 31)):
        near = {
            QColor(image.pixel(min(max(x + dx, 0), 199), y + dy)).name()
            for dx in (-1, 0, 1)
            for dy in (-1, 0, 1)
            if y + dy >= 0
        }
        assert focus in near, (x, y, near)


def test_the_ring_survives_the_window_that_it_was_in(qtbot: QtBot, qapp: QApplication) -> None:
    keeper = show_focus(qapp)
    for _ in range(2):
        place = QWidget()
        layout = QVBoxLayout(place)
        field = QLineEdit()
        layout.addWidget(field)
        with qtbot.waitExposed(place):
            place.show()
        place.activateWindow()
        field.setFocus()
        qtbot.waitUntil(lambda field=field: keeper.ring is not None and keeper.ring.widget() is field)  # type: ignore[misc]
        place.deleteLater()
        qtbot.waitUntil(lambda: keeper.ring is None)


# Zoom ---------------------------------------------------------------------------------------------------------------


def test_zoom_enlarges_words_columns_and_plots_and_is_remembered(
    window: MainWindow, settings: Settings, qapp: QApplication
) -> None:
    plot = window.model_tab.posterior_plot
    words, column = qapp.font().pointSizeF(), window.model_tab.left.width()
    ticks, line = (
        plot.item.getAxis("left").style["tickFont"].pointSizeF(),
        window.model_tab.secret_card.title.sizeHint(),
    )
    theme_source().zoom_to(STEPS[-2])
    for _ in range(2):  # no further than the last step
        window.view_actions.larger.trigger()
    assert zoom() == STEPS[-1] == settings.zoom
    assert QGuiApplication.font().pointSizeF() == pytest.approx(2 * words)
    assert window.model_tab.left.width() >= 2 * LEFT_COLUMN
    assert plot.item.getAxis("left").style["tickFont"].pointSizeF() == pytest.approx(2 * ticks)
    assert window.model_tab.secret_card.title.sizeHint().height() >= 1.8 * line.height()
    window.view_actions.usual.trigger()
    qapp.processEvents()  # the cards ask for less room now
    assert qapp.font().pointSizeF() == words
    assert window.model_tab.left.width() == column
    assert Settings(settings.path).zoom == 1.0


def test_keys_of_zoom_and_full_screen(qtbot: QtBot, window: MainWindow) -> None:
    window.activateWindow()
    window.setFocus()
    keys = {
        "larger": ["Ctrl++", "Ctrl+="], "smaller": ["Ctrl+-"], "usual": ["Ctrl+0"], "full": ["F11"]
    }  # fmt: skip
    for name, wanted in keys.items():
        assert [key.toString() for key in getattr(window.view_actions, name).shortcuts()] == wanted
    window.view_actions.full.trigger()
    assert window.isFullScreen()
    window.view_actions.full.trigger()
    assert not window.isFullScreen()
    window.view_actions.smaller.trigger()
    assert zoom() < 1


@pytest.mark.parametrize("stored", ["", "much", "nan", "-3", "9999"])
def test_a_stored_zoom_that_is_none_does_no_harm(settings: Settings, stored: str) -> None:
    settings._store.setValue("zoom", stored)
    theme_source().apply(ThemeMode.LIGHT)
    theme_source().zoom_to(settings.zoom)
    assert zoom() in STEPS
    assert themes.style_sheet(LIGHT)


# Errors -------------------------------------------------------------------------------------------------------------


def test_an_error_in_a_dialog_has_its_whole_folded_below_it(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sentence and what to do; the code, the English of the log and the file's folder for whoever is asked for help."""
    shown: list[QMessageBox] = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: shown.append(box) or 0)
    error = InvalidInput(
        "made-up.number",
        words="{path}, line {line}: no number.",
        remedy="check-name",
        path=Path("/far/away/list.txt"),
        line=7,
    )
    told = Dialogs()
    told.tell_error(None, "Not done", error, Path("/far/away/plan.gwasplan"))
    told.tell(None, "Not done", "Another.")
    (first, second) = shown
    assert first.text() == "list.txt, line 7: no number."
    assert first.informativeText() == "Check the name."
    for part in ("made-up.number", str(Path("/far/away/list.txt")), "line 7"):
        assert part in first.detailedText()
    assert second.detailedText() == ""
