"""The Calibration tab in a low and narrow window: the plot keeps its room, nothing covers it, no name is cut."""

from __future__ import annotations

import itertools
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QMargins, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.success import Metric
from gwasprivacy.forecast.comparison import Option
from gwasprivacy.forecast.curves import Curve, Point
from gwasprivacy.plan.needed_people import Needed
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.planning_scenario import Line
from gwasprivacy.ui.calibration.answer_sheets import SHEETS, SHORT_SHEETS
from gwasprivacy.ui.calibration.calibration_tab import CalibrationTab
from gwasprivacy.ui.calibration.curve_plot import PeoplePlot, PeopleView, SavedCurve
from gwasprivacy.ui.calibration.options_plot import OptionsPlot
from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.plan_sentence import PlanSentence
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.first_size import FRAME_MS, fitting_size
from gwasprivacy.ui.shell.jobs import JobRunner
from gwasprivacy.ui.shell.settings import Settings
from gwasprivacy.ui.start_page import StartPage
from gwasprivacy.ui.tools.menu import ENTRIES
from gwasprivacy.ui.widgets.explain import ExplanationPopup
from gwasprivacy.ui.widgets.study_views import GroupView
from gwasprivacy.ui.widgets.tab_page import LEFT_COLUMN, LeftColumn, TabPage

ROOM = LEFT_COLUMN - 24  # px; inside a card


@pytest.fixture
def tab(qtbot: QtBot, document: PlanDocument, jobs: JobRunner, tmp_path: Path) -> CalibrationTab:
    made = CalibrationTab(document, jobs, folder=tmp_path / "curves")
    qtbot.addWidget(made)
    made.runner.set_watched = lambda _watched: None  # type: ignore[method-assign]  # nothing is simulated here
    made.resize(1250, 660)
    with qtbot.waitExposed(made):
        made.show()
    return made


def test_a_low_window_gives_its_room_to_the_plot(qtbot: QtBot, tab: CalibrationTab) -> None:
    assert not tab.answer_card.verdict.mark.isHidden()
    tab.resize(930, 395)
    qtbot.wait(20)
    assert tab.answer_card.verdict.mark.isHidden()
    assert not tab.numbers.isVisible()
    assert tab.sheets.people_plot.height() >= 200
    assert [tab.sheets.bar.tabText(i) for i in range(3)] == list(SHORT_SHEETS)
    assert tab.sheets.bar.tabToolTip(2) == SHEETS[2]
    tab.resize(1250, 660)
    qtbot.wait(20)
    assert not tab.answer_card.verdict.mark.isHidden()
    assert not tab.numbers.isVisible()  # folded
    assert [tab.sheets.bar.tabText(i) for i in range(3)] == list(SHEETS)


def test_in_a_low_window_the_whole_plot_is_seen_without_scrolling(qtbot: QtBot, tab: CalibrationTab) -> None:
    tab.resize(930, 395)
    area = tab.findChildren(QScrollArea)
    shown = next(each for each in area if each.isAncestorOf(tab.sheets)).viewport()
    plot = tab.sheets.people_plot.view
    qtbot.waitUntil(lambda: plot.mapTo(shown, plot.rect().bottomLeft()).y() <= shown.height())


def test_what_is_not_modelled_is_said_with_the_answer(tab: CalibrationTab) -> None:
    for word in ("drop-out", "covariates", "unless they are strata"):
        assert word in GroupView.not_modelled
    tab.answer_card.more.set_open(True)
    tab.answer_card.limits.click()
    (popup,) = tab.findChildren(ExplanationPopup)
    assert popup.accessibleDescription() == GroupView.not_modelled
    popup.close()


def view_of(curve: Curve) -> PeopleView:
    """This attacker's line alone, in a study of 500."""
    return PeopleView(
        curves={Line.THIS: curve},
        names={Line.THIS: "this attacker, ε = 0.693"},
        metric=Metric.ALL,
        target=0.9,
        n_people=500,
    )


def test_the_legend_covers_no_line(qtbot: QtBot) -> None:
    plot = PeoplePlot()
    qtbot.addWidget(plot)
    early = Curve(
        points=tuple(Point(n_people=n, p_all=p, p_any=p) for n, p in ((100, 0.8), (200, 0.95), (2000, 1.0))),
        is_estimate=False,
    )
    plot.show_view(view_of(early))
    plot.resize(800, 420)
    with qtbot.waitExposed(plot):
        plot.show()
    qtbot.wait(20)
    assert plot.key.pos().x() > plot.item.getViewBox().width() / 2  # bottom right: the line fills the top left
    plot.resize(420, 230)
    qtbot.wait(20)
    assert plot.key.parentItem() is plot.item  # above the plot


def test_in_a_small_plot_kept_scenarios_do_not_put_the_legend_on_the_lines(qtbot: QtBot) -> None:
    plot = PeoplePlot()
    qtbot.addWidget(plot)
    line = Curve(
        points=tuple(Point(n_people=n, p_all=p, p_any=p) for n, p in ((300, 0.1), (40_000, 1.0))), is_estimate=True
    )
    plot.resize(520, 230)
    with qtbot.waitExposed(plot):
        plot.show()
    plot.show_view(replace(view_of(line), saved=[SavedCurve(name="kept", curve=line)]))
    qtbot.waitUntil(lambda: plot.key.parentItem() is plot.item)
    assert len(plot.key.items) == 1


@pytest.mark.parametrize("width", [420, 560, 1200])
def test_numbers_of_people_have_room_side_by_side(qtbot: QtBot, width: int) -> None:
    plot = PeoplePlot()
    qtbot.addWidget(plot)
    line = Curve(
        points=tuple(Point(n_people=n, p_all=p, p_any=p) for n, p in ((3000, 0.1), (42_000, 1.0))), is_estimate=True
    )
    with qtbot.waitExposed(plot):
        plot.show()
    plot.show_view(replace(view_of(line), names={}, n_people=5000))
    plot.resize(width, 300)

    def clear() -> bool:
        (ticks,) = plot.item.getAxis("bottom")._tickLevels
        (left, right), _ = plot.item.getViewBox().viewRange()
        scale = plot.item.getViewBox().width() / (right - left)
        ends = [
            (
                scale * place - plot.fontMetrics().horizontalAdvance(text) / 2,
                scale * place + plot.fontMetrics().horizontalAdvance(text) / 2,
            )
            for place, text in ticks
        ]
        return len(ticks) >= 2 and all(before[1] < after[0] for before, after in itertools.pairwise(ends))

    qtbot.waitUntil(clear)


def test_in_a_narrow_plot_the_numbers_behind_the_bars_are_not_cut(qtbot: QtBot) -> None:
    plot = OptionsPlot()
    qtbot.addWidget(plot)
    options = [
        Option(score=ScoreChoice(), mechanism=mechanism, needed=Needed(people=people, limit=9000))
        for mechanism, people in (("joint", 1000), ("exponential", 5100))
    ]
    plot.show_options(options, options[0].pair, 2000)
    with qtbot.waitExposed(plot):
        plot.show()
    plot.resize(520, 300)

    def seen() -> bool:
        box = plot.item.getViewBox()
        inside = box.sceneBoundingRect()
        return inside.width() < 250 and all(
            number.mapRectToScene(number.boundingRect()).right() <= inside.right() + 1 for number in plot.numbers
        )

    qtbot.waitUntil(seen)


@pytest.mark.parametrize("width", [420, 560, 900])
def test_the_wheel_scrolls_the_page_wherever_it_turns_over_a_plot(qtbot: QtBot, width: int) -> None:
    plot = OptionsPlot()
    page = QScrollArea()
    qtbot.addWidget(page)
    inner = QWidget()
    rows = QVBoxLayout(inner)
    plot.setFixedSize(width, 300)
    rows.addWidget(plot)
    below = QWidget()
    below.setFixedHeight(900)
    rows.addWidget(below)
    page.setWidget(inner)
    page.resize(width + 60, 360)
    with qtbot.waitExposed(page):
        page.show()
    seen = plot.view.viewport()
    bar = page.verticalScrollBar()
    for y in range(2, seen.height() - 2, 7):
        bar.setValue(0)
        place = QPointF(seen.width() / 2, y)
        turned = QWheelEvent(
            place, QPointF(seen.mapToGlobal(place.toPoint())), QPoint(), QPoint(0, -120), Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(seen, turned)
        assert not turned.isAccepted(), f"{y} px from the top of a plot the wheel does nothing"


def test_no_line_of_the_sentence_ends_within_epsilon(qtbot: QtBot, document: PlanDocument) -> None:
    shown = PlanSentence(document)
    qtbot.addWidget(shown)
    assert "ε\u00a0=\u00a0" in shown.label.toPlainText() or "ε\u00a0=\u00a0" in shown.label.html()


@pytest.mark.parametrize("width", [900, 1100, 1280])
def test_the_sentence_is_seen_to_its_end_in_a_narrow_window(qtbot: QtBot, document: PlanDocument, width: int) -> None:
    """What a probability assumes stands at the end."""
    shown = PlanSentence(document)
    qtbot.addWidget(shown)
    shown.resize(width, 60)
    shown.show()
    for effect in ("odds ratio 1.8 per copy, 51 % carry it", "odds ratio 2 per copy"):
        said = (
            "With 2,000 people both causal SNPs are published with about 99 % probability (quick estimate), assuming "
        )
        shown.set_headline(f"{said}{effect}.")
        qtbot.waitUntil(lambda: shown.label.document().size().height() <= shown.label.height())
        assert shown.label.viewport().width() > width / 2


def test_no_words_of_a_button_are_wider_than_the_left_column(window: MainWindow) -> None:
    """They would be cut, and the fields below them lose their height."""
    window.build_tabs()
    tools = [window.tools.open(name) for name in ENTRIES]
    for column in (column for place in (window, *tools) for column in place.findChildren(LeftColumn)):
        buttons = [each for each in column.findChildren(QAbstractButton) if each.text()]
        assert [(each.text(), each.sizeHint().width()) for each in buttons if each.sizeHint().width() > ROOM] == []
    for tool in tools:
        tool.close()


def test_on_the_smallest_screen_what_a_tool_answers_lies_below_what_it_asks(
    qtbot: QtBot, still_window: MainWindow
) -> None:
    for name in ENTRIES:
        tool = still_window.tools.open(name)
        tool.resize(640, 360)
        page, right = tool.two_sides, tool.right.parentWidget()
        assert right is not None
        qtbot.waitUntil(lambda page=page: page.area.viewport().width() > 560 and page.area.widget().width() <= 640)  # type: ignore[misc]
        assert tool.width() == 640, name
        assert page.area.horizontalScrollBar().maximum() == 0, name
        if page.left.isVisible():
            assert right.y() >= page.left.geometry().bottom(), name
            page.show_right()
            assert page.area.verticalScrollBar().value() == min(right.y(), page.area.verticalScrollBar().maximum())
        texts = [each for each in right.findChildren(QLabel) if each.isVisible() and each.wordWrap()]
        assert [each.text() for each in texts if each.height() < each.heightForWidth(each.width())] == [], name
        tool.close()


@pytest.mark.parametrize("tab", [0, 1, 2])
def test_on_the_smallest_screen_nothing_is_covered_and_cancel_is_seen(
    qtbot: QtBot, window: MainWindow, tab: int
) -> None:
    """1280 × 800 with everything twice as large: what has no room beside the left column lies below it, and the page scrolls."""
    window.calibration_tab.runner.set_watched = lambda _watched: None  # type: ignore[method-assign]
    window.calibration_tab.advice.set_visible = lambda _visible: None  # type: ignore[method-assign]
    window.resize(638, 375)
    window.show_tab(tab)
    qtbot.wait(20)
    assert (window.width(), window.height()) == (638, 375)
    status = window.statusBar()
    assert status.geometry().bottom() < 375
    page = window.tabs.currentWidget()
    assert isinstance(page, TabPage)
    right = page.right.parentWidget()
    assert right is not None
    qtbot.waitUntil(lambda: right.geometry().top() >= page.left.geometry().bottom())
    assert right.width() >= 560
    assert page.left.width() >= 560
    page_area, left = page.findChild(QScrollArea), page.left
    assert page_area is not None
    assert page_area.horizontalScrollBar().maximum() == 0, "it scrolls in one direction only"
    assert left.verticalScrollBar().maximum() == 0, "and nothing scrolls within what scrolls"
    page_area.verticalScrollBar().setValue(page_area.verticalScrollBar().maximum())
    assert right.visibleRegion().boundingRect().height() >= page_area.viewport().height() - 20
    window.resize(1280, 760)
    qtbot.waitUntil(lambda: right.geometry().left() >= page.left.geometry().right())
    assert left.width() < 400


def test_another_plan_is_seen_from_its_top(qtbot: QtBot, window: MainWindow) -> None:
    window.resize(638, 375)
    window.show_tab(0)
    bar = window.model_tab.area.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    bar.setValue(bar.maximum())
    assert window.files.open_example()
    assert bar.value() == 0


@pytest.mark.parametrize("bar", [0, 24, 37, 60])
def test_a_new_window_fits_the_screen_with_its_frame(bar: int) -> None:
    """1280 × 800 is the smallest laptop; there a title bar takes its height from the window."""
    size = fitting_size(QSize(1280, 800), QMargins(1, bar, 1, 1))
    assert (size.width() + 2, size.height() + bar + 1) == (1280, 800)
    assert fitting_size(QSize(2560, 1440), QMargins(1, bar, 1, 1)) == QSize(1280, 800)
    twice = fitting_size(QSize(640, 400), QMargins(1, bar, 1, 1))  # the same laptop, everything twice as large
    assert twice.width() + 2 <= 640
    assert twice.height() + bar + 1 <= 401
    assert fitting_size(QSize(400, 300), QMargins(1, bar, 1, 1)) == QSize(600, 340), "smaller cannot be used"


def test_a_size_that_was_chosen_before_the_frame_is_there_stays(
    qtbot: QtBot, document: PlanDocument, settings: Settings
) -> None:
    made = MainWindow(document, settings)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    with qtbot.waitExposed(made):
        made.show()
    qtbot.wait(3 * FRAME_MS)
    assert made.size() == QSize(1280, 800)
    made.close()


def test_a_first_start_ends_inside_the_screen_and_a_remembered_size_is_kept(
    qtbot: QtBot, document: PlanDocument, settings: Settings, plan: Plan
) -> None:
    made = MainWindow(document, settings)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    room = made.screen().availableGeometry()
    qtbot.waitUntil(lambda: made.frameGeometry().bottom() <= room.bottom())
    assert made.frameGeometry().top() >= room.top()
    made.resize(700, 500)  # it must fit the screen of the tests
    made.close()
    again = MainWindow(PlanDocument(plan), Settings(settings.path))
    qtbot.addWidget(again)
    with qtbot.waitExposed(again):
        again.show()
    qtbot.wait(3 * FRAME_MS)
    assert again.size() == QSize(700, 500)
    again.close()


def test_on_the_smallest_screen_a_verdict_lies_below_the_files(qtbot: QtBot, window: MainWindow) -> None:
    window.resize(638, 375)
    window.show_tab(2)
    tab = window.release_tab
    tab.show_page(1)
    page = tab.verify_page
    qtbot.waitUntil(lambda: page.pages.geometry().top() >= page.left.geometry().bottom() > 0)
    assert page.left.width() >= 560
    assert page.pages.width() >= 560
    assert tab.area.horizontalScrollBar().maximum() == 0
    window.resize(1280, 760)
    qtbot.waitUntil(lambda: page.pages.geometry().left() >= page.left.geometry().right())
    qtbot.waitUntil(lambda: tab.area.verticalScrollBar().maximum() == 0)
    tab.show_page(0)
    window.resize(638, 375)
    qtbot.wait(50)
    window.resize(1280, 760)
    qtbot.waitUntil(lambda: tab.area.verticalScrollBar().maximum() == 0)


def test_the_start_page_is_as_narrow_as_the_smallest_window(qtbot: QtBot) -> None:
    page = StartPage()
    page.resize(640, 340)
    qtbot.addWidget(page)
    with qtbot.waitExposed(page):
        page.show()
    assert page.horizontalScrollBar().maximum() == 0, "nothing lies beside it"
    cut = [each.text() for each in page.findChildren(QLabel) if each.height() < each.heightForWidth(each.width())]
    assert cut == []
