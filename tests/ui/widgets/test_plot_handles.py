"""What is dragged in a plot: the guarantee on the Model tab, the study's size on the curves; the sentence below follows."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

import numpy as np
import pyqtgraph as pg
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gwasprivacy.base.executors import InlineExecutor
from gwasprivacy.forecast.solve import fitting_people, with_people
from gwasprivacy.membership.adversary import AdversaryModel, PriorRange, Target, TargetKind
from gwasprivacy.membership.guarantee import DEFAULT_FPR
from gwasprivacy.membership.same_guarantee import guarantee_at
from gwasprivacy.study.design import StudyDesign
from gwasprivacy.ui.calibration.calibration_tab import CalibrationTab
from gwasprivacy.ui.model.model_tab import ModelTab
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner
from gwasprivacy.ui.widgets.plots.plot import Plot


@pytest.fixture(autouse=True)
def every_move_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    # Moves within 10 ms of one another are dropped otherwise, and how fast a test is must not matter.
    monkeypatch.setitem(pg.CONFIG_OPTIONS, "mouseRateLimit", 0)


def pixel(plot: Plot, x: float, y: float) -> QPoint:
    return QPoint(plot.view.mapFromScene(plot.item.getViewBox().mapViewToScene(QPointF(x, y))))


def drag(
    plot: Plot,
    start: tuple[float, float],
    end: tuple[float, float],
    modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
) -> None:
    port = plot.view.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, modifiers, pixel(plot, *start))
    for share in np.linspace(0, 1, 6):
        place = pixel(plot, *(a + share * (b - a) for a, b in zip(start, end, strict=True)))
        QTest.mouseMove(port, place)
        QApplication.processEvents()
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, modifiers, pixel(plot, *end))


# The guarantee ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", list(TargetKind))
def test_a_guarantee_found_from_a_certainty_allows_that_certainty(kind: TargetKind) -> None:
    value = {TargetKind.GAMMA: 1.5, TargetKind.CAP: 0.7, TargetKind.EPSILON: 0.5}.get(kind, 0.3)
    fpr = DEFAULT_FPR if kind is TargetKind.TPR else None
    model = AdversaryModel(prior=PriorRange(0.1, 0.5), target=Target(kind, value, fpr))
    found = guarantee_at(model, 0.5, 0.8, digits=12)
    assert found.kind is kind
    assert model.with_target(found).posterior_bounds(0.5)[1] == pytest.approx(0.8, abs=1e-6)


@pytest.fixture
def model_tab(qtbot: QtBot, document: PlanDocument, jobs: JobRunner) -> ModelTab:
    document.edit_adversary(prior=PriorRange(0.1, 0.5), target=Target(TargetKind.GAMMA, 2.0))
    document.undo_stack.clear()
    tab = ModelTab(document, jobs)
    tab.resize(1250, 660)
    qtbot.addWidget(tab)
    with qtbot.waitExposed(tab):
        tab.show()
    return tab


def test_the_guarantee_is_dragged_on_its_curve_as_one_step_and_everything_follows(
    model_tab: ModelTab, document: PlanDocument
) -> None:
    plot, before = model_tab.posterior_plot, document.plan
    start = document.plan.adversary.cap
    drag(plot, (0.5, start), (0.5, 0.8))
    model = document.plan.adversary
    assert model.target.kind is TargetKind.GAMMA, "the promise stays in its own kind"
    assert model.cap == pytest.approx(0.8, abs=0.015)
    assert model_tab.guarantee_card.fields[TargetKind.GAMMA].shown_value() == pytest.approx(model.gamma)
    assert f"{100 * model.cap:.1f}".rstrip("0").rstrip(".") in plot.hover_label.text(), "the read-out follows the drag"
    assert document.undo_stack.count() == 1
    document.undo_stack.undo()
    assert document.plan == before


def test_a_guarantee_cannot_be_dragged_below_the_belief(model_tab: ModelTab, document: PlanDocument) -> None:
    plot = model_tab.posterior_plot
    drag(plot, (0.5, document.plan.adversary.cap), (0.5, 0.2))
    assert document.plan.adversary.cap > 0.5
    assert not model_tab.guarantee_card.error.isVisible()


def test_the_guarantee_moves_by_keys_finer_with_shift(model_tab: ModelTab, document: PlanDocument) -> None:
    plot = model_tab.posterior_plot
    document.edit_adversary(target=Target(TargetKind.CAP, 0.7))
    QTest.keyClick(plot, Qt.Key.Key_Up)
    assert document.plan.adversary.target.value == pytest.approx(0.71)
    QTest.keyClick(plot, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert document.plan.adversary.target.value == pytest.approx(0.709)
    assert "70.9 %" in plot.accessibleDescription()


def test_the_sentence_follows_an_edge_that_is_dragged(model_tab: ModelTab) -> None:
    plot = model_tab.posterior_plot
    drag(plot, (0.1, 0.9), (0.3, 0.9))
    assert "30 %" in plot.hover_label.text()


# The study's size -----------------------------------------------------------------------------------------------------


@pytest.fixture
def people(qtbot: QtBot, document: PlanDocument, jobs: JobRunner, tmp_path: Path) -> CalibrationTab:
    document.edit_design(n_cases=600, n_controls=300)
    document.edit_scenario(n_snps=100, n_studies=2)
    document.undo_stack.clear()
    tab = CalibrationTab(document, jobs, folder=tmp_path / "curves", make_executor=lambda _work: InlineExecutor())
    tab.resize(1250, 660)
    qtbot.addWidget(tab)
    with qtbot.waitExposed(tab):
        tab.show()
    return tab


def test_the_size_is_dragged_on_the_curves_as_one_step_with_the_same_share_of_cases(
    people: CalibrationTab, document: PlanDocument
) -> None:
    plot = people.sheets.people_plot
    people.answer_card.more.set_open(True)
    assert plot.here_text.toPlainText() == "your study: 900"
    # Not as far as the curves end: where a busy machine shows new ones meanwhile, they end nearer, and so does a drag.
    drag(plot, (np.log10(900), 0.5), (np.log10(2000), 0.5))
    design = document.plan.design
    assert design.n_people == pytest.approx(2000, rel=0.05)
    assert design.n_cases == 2 * design.n_controls, "the curves are of this share of cases"
    assert plot.here_text.toPlainText() == f"your study: {design.n_people:,}"
    assert people.numbers.tiles["here"].caption.text() == f"with your {design.n_people:,} participants"
    assert document.undo_stack.count() == 1


def test_the_size_moves_by_keys_and_quick_steps_are_one(people: CalibrationTab, document: PlanDocument) -> None:
    plot = people.sheets.people_plot
    for _ in range(3):
        QTest.keyClick(plot, Qt.Key.Key_Up)
    assert document.plan.design.n_people == 927
    assert document.undo_stack.count() == 1
    QTest.keyClick(plot, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert document.plan.design.n_people == 927


@pytest.mark.parametrize(
    ("cases", "controls", "wanted", "step", "found"),
    [(1000, 1000, 3049, 100, 3000), (600, 300, 1000, 10, 999), (1013, 987, 3049, 100, 3000)],
)
def test_a_size_keeps_the_share_of_cases_where_a_number_near_it_does(
    cases: int, controls: int, wanted: int, step: int, found: int
) -> None:
    design = StudyDesign(n_cases=cases, n_controls=controls)
    people = fitting_people(design, wanted, step)
    assert people == found
    assert with_people(design, people).n_people == found


# Pictures -------------------------------------------------------------------------------------------------------------


def test_an_exported_picture_is_the_screens_at_twice_its_size(model_tab: ModelTab, tmp_path: Path) -> None:
    plot = model_tab.posterior_plot
    plot.clear_hover()
    QApplication.processEvents()
    shown = plot.view.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    plot.export(tmp_path / "plot.png")
    saved = QImage(str(tmp_path / "plot.png")).convertToFormat(QImage.Format.Format_RGB32)
    assert saved.size() == 2 * shown.size()
    half = saved.scaled(shown.size(), Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)

    def grey(image: QImage) -> np.ndarray:
        pixels = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.width(), 4)
        blocks = pixels[..., :3].mean(axis=2)[: image.height() // 8 * 8, : image.width() // 8 * 8]
        return blocks.reshape(image.height() // 8, 8, image.width() // 8, 8).mean(axis=(1, 3))

    assert np.abs(grey(shown) - grey(half)).max() < 30, "a point, a letter or a legend has another size or place"


def test_a_drawing_has_its_points_as_shapes(model_tab: ModelTab, tmp_path: Path) -> None:
    path = tmp_path / "plot.svg"
    model_tab.posterior_plot.export(path)
    assert not [each for each in ET.parse(path).iter() if each.tag.endswith("image")]
