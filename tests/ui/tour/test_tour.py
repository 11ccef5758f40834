"""The tour does real things with the real controls, can be left at any moment, and leaves what is the user's alone."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gwasprivacy.membership.adversary import PriorRange
from gwasprivacy.plan.saved_plan import save_plan
from gwasprivacy.release.verify import verify_report
from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.plan_windows import PlanWindows
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.settings import RecentKind, Settings
from gwasprivacy.ui.shell.throw_away_folder import PREFIX
from gwasprivacy.ui.start_page import EXAMPLE, TOUR
from gwasprivacy.ui.tour.spotlight import GAP, RING, place_beside
from gwasprivacy.ui.tour.tour import Tour
from tests.ui.conftest import Answers
from tests.ui.release.release_window import until

STEPS = 10


@pytest.fixture(autouse=True)
def own_temporary_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(folder))
    return folder


@pytest.fixture(autouse=True)
def nothing_is_simulated(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forecasts take their time; here they are none of the tour's business."""
    monkeypatch.setattr("gwasprivacy.ui.release.opened_study.study_forecast", lambda *_args, **_more: None)
    monkeypatch.setattr(
        "gwasprivacy.ui.calibration.calibration_runner.CalibrationRunner.set_watched", lambda *_args: None
    )


@pytest.fixture
def started(window: MainWindow) -> MainWindow:
    """The window at its start page, with the tour begun from there by the mouse."""
    window.document.undo_stack.setClean()
    window.show_start()
    QTest.mouseClick(window.start_page.buttons[TOUR], Qt.MouseButton.LeftButton)
    return window


def tour_of(window: MainWindow) -> Tour:
    assert window.tour is not None
    return window.tour


def by_mouse(tour: Tour) -> Callable[[], None]:
    def press() -> None:
        QTest.mouseClick(tour.card.primary, Qt.MouseButton.LeftButton)

    return press


def by_keyboard(tour: Tour) -> Callable[[], None]:
    keys = itertools.cycle((Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Enter))

    def press() -> None:
        focus = QApplication.focusWidget()
        assert focus is tour.card.primary, f"step {tour.number}: the keyboard is at {focus}"
        QTest.keyClick(focus, next(keys))

    return press


def proposed(window: MainWindow) -> str:
    """What the start page proposes."""
    (way,) = (way for way, button in window.start_page.buttons.items() if button.property("role") == "primary")
    return way


def overlap(tour: Tour) -> QRect:
    target = tour.light.target
    return QRect() if target is None else target.intersected(tour.card.geometry())


def walk(qtbot: QtBot, tour: Tour, press: Callable[[], None], upto: int = STEPS) -> None:
    """Press what is proposed until step ``upto`` is done; on the way, the card covers nothing that it speaks about."""
    until(qtbot, lambda: tour.card.parentWidget().rect().contains(tour.card.geometry()))  # the window has been resized
    while True:
        assert tour.card.parentWidget().rect().contains(tour.card.geometry())
        assert tour.card.progress.text() == f"{tour.number} of {STEPS}"
        until(qtbot, lambda: tour.light.target is not None)
        assert overlap(tour).isEmpty(), f"step {tour.number}: the card covers its control"
        if not tour.card.next.isEnabled():
            press()
            until(qtbot, tour.card.next.isEnabled)
            until(qtbot, lambda: tour.light.target is not None)
            assert overlap(tour).isEmpty(), f"step {tour.number}: the card covers its control when it is done"
        if tour.number == upto:
            return
        press()


@pytest.mark.parametrize(("size", "way"), [((1280, 800), by_mouse), ((1000, 700), by_keyboard)])
def test_the_whole_tour_ends_with_a_report_that_verifies(
    qtbot: QtBot,
    started: MainWindow,
    settings: Settings,
    own_temporary_folder: Path,
    size: tuple[int, int],
    way: Callable[[Tour], Callable[[], None]],
) -> None:
    assert proposed(started) == TOUR
    settings.remembers_files = True
    settings.sync()
    started.resize(*size)
    started.activateWindow()
    qtbot.waitUntil(started.isActiveWindow)
    tour = tour_of(started)
    press = way(tour)
    walk(qtbot, tour, press)
    plan = started.document.plan
    assert (plan.adversary.prior.low, plan.adversary.prior.high) == (0.25, 0.5)
    done = started.release_tab.runner.done
    assert done is not None
    (folder,) = own_temporary_folder.glob(f"{PREFIX}*")
    assert done.report_path.is_relative_to(folder)
    assert verify_report(done.report_path, folder / "example.pub.pem").valid
    assert tour.card.next.text() == "&Finish"
    press()
    assert not tour.is_running
    assert settings.tour_finished
    started.show_start()
    assert proposed(started) == EXAMPLE, "whoever has been through it is not asked again"
    assert tour.card.isHidden()
    assert not started.document.is_dirty
    for kind in RecentKind:
        assert settings.recent(kind) == []
    started.close()
    assert not folder.exists()


def test_escape_leaves_it_and_the_help_menu_repeats_it_from_the_start(qtbot: QtBot, started: MainWindow) -> None:
    tour = tour_of(started)
    walk(qtbot, tour, by_mouse(tour), upto=5)
    started.activateWindow()
    qtbot.waitUntil(started.isActiveWindow)
    QTest.keyClick(started, Qt.Key.Key_Escape)
    assert not tour.is_running
    assert tour.card.isHidden()
    assert tour.light.isHidden()
    assert started.release_tab.runner.facts is not None, "what was done stays"
    assert not started.settings.tour_finished
    (again,) = (action for action in started.findChildren(QAction) if action.text() == "&Tour")
    again.trigger()
    assert started.tour is tour
    assert tour.number == 1
    assert started.document.plan.adversary.prior == PriorRange.single(0.5)
    assert started.release_tab.runner.facts is None


def test_a_plan_of_the_users_is_left_alone(
    qtbot: QtBot, document: PlanDocument, settings: Settings, dialogs: Answers, tmp_path: Path
) -> None:
    group = PlanWindows(lambda windows: MainWindow(settings=settings, windows=windows))
    window = MainWindow(document, settings, group)
    qtbot.addWidget(window)
    path = tmp_path / "mine.gwasplan"
    save_plan(document.plan, path)
    assert window.files.open_path(path)
    document.edit_design(n_cases=1234)
    before, bytes_before = document.plan, path.read_bytes()
    window.start_tour()
    (other,) = (each for each in group.open if each is not window)
    assert isinstance(other, MainWindow)
    tour = tour_of(other)
    assert tour.is_running
    assert window.tour is None
    tour.go_on()
    tour.do()
    assert other.document.plan.adversary.prior == PriorRange(0.25, 0.5)
    dialogs.said.clear()
    other.close()
    assert dialogs.said == [], "nobody is asked to save the tour's copy"
    assert document.plan == before
    assert document.is_dirty
    assert path.read_bytes() == bytes_before
    dialogs.answers[:] = ["Don’t save"]
    window.close()


def test_it_notices_what_the_user_does_and_undoes(qtbot: QtBot, started: MainWindow, dialogs: Answers) -> None:
    tour, card = tour_of(started), tour_of(started).card
    tour.go_on()
    assert not card.next.isEnabled()
    assert card.primary is card.do
    assert card.accessibleName() == f"Tour, step 2 of {STEPS}: Change the attacker"
    assert card.do.accessibleDescription() == card.text.text()
    started.activateWindow()
    qtbot.waitUntil(started.isActiveWindow)
    QTest.keyClick(started, Qt.Key.Key_F6)
    assert started.model_tab.attacker_card.range.isAncestorOf(QApplication.focusWidget()), "F6 goes to the control"
    QTest.keyClick(started, Qt.Key.Key_F6)
    assert QApplication.focusWidget() is card.do, "and back"
    field = started.model_tab.attacker_card.range.low_field
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "30")
    QTest.keyClick(field, Qt.Key.Key_Return)
    qtbot.waitUntil(card.next.isEnabled)
    assert "priors of 30–50 %" in card.text.text()
    assert card.do.isHidden()
    assert field.hasFocus() or not card.isAncestorOf(QApplication.focusWidget()), "the user's keyboard stays theirs"
    started.document.undo_stack.undo()
    qtbot.waitUntil(lambda: not card.next.isEnabled())
    assert not started.document.is_dirty
    started.show_tab(2)
    qtbot.waitUntil(card.show_control.isVisible)
    assert tour.light.target is None
    QTest.mouseClick(card.show_control, Qt.MouseButton.LeftButton)
    assert tour.light.target is not None
    assert card.show_control.isHidden()
    assert started.tabs.currentIndex() == 0
    tour.do()
    started.files.new()
    assert dialogs.said == [], "another plan takes its place without a question"
    assert not tour.is_running
    assert not tour.owns_plan


def test_a_step_that_cannot_be_done_says_so_and_lets_go(qtbot: QtBot, started: MainWindow) -> None:
    """As where a site's policy refuses the example."""
    tour = tour_of(started)
    tour._go_to(4)
    started.document.edit_design(n_cases=999)
    tour.do()
    until(qtbot, lambda: bool(started.release_tab.runner.mismatch))
    assert not tour.card.next.isEnabled()
    qtbot.waitUntil(lambda: "step stops" in tour.card.text.text())
    QTest.mouseClick(tour.card.leave, Qt.MouseButton.LeftButton)
    assert not tour.is_running


def test_a_card_lies_beside_its_control_wherever_that_is() -> None:
    room, card = QRect(0, 0, 1000, 700), QSize(336, 200)
    for x, y, width, height in itertools.product((0, 300, 700), (0, 250, 500), (40, 280), (20, 150)):
        target = QRect(x, y, width, height)
        place = QRect(place_beside(card, target, room), card)
        assert room.contains(place)
        assert not place.intersects(target.adjusted(-RING, -RING, RING, RING))
    whole = QRect(place_beside(card, room, room), card)
    assert room.contains(whole)
    assert place_beside(card, QRect(0, 300, 100, 20), room) == QPoint(100 - 1 + RING + GAP, 300 + 9 - 100)
