"""The Model tab, driven as a person would: by mouse, by keys, by a screen reader."""

from __future__ import annotations

import contextlib
import math
import random
from collections.abc import Callable

import numpy as np
import pyqtgraph as pg
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractSpinBox, QApplication, QComboBox, QSlider, QWidget
from pytestqt.qtbot import QtBot

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.membership.adversary import PriorRange, Target, TargetKind
from gwasprivacy.membership.families import ALL, SAMPLED
from gwasprivacy.membership.families.gallery import attackers
from gwasprivacy.membership.secrets import SamplingScheme, Secret
from gwasprivacy.plan.plan_rules import check_plan
from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.model.bounds_card import derivation
from gwasprivacy.ui.model.model_tab import ModelTab
from gwasprivacy.ui.model.range_plot import ranges_through
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.help_pages import find_explanation
from gwasprivacy.ui.shell.jobs import JobRunner
from gwasprivacy.ui.widgets.explain import HelpButton


@pytest.fixture
def tab(window: MainWindow) -> ModelTab:
    """With all ways to say the guarantee."""
    window.model_tab.set_more_open(True)
    return window.model_tab


def choose(tab: ModelTab, key: str) -> None:
    gallery = tab.attacker_card.gallery
    index = next(i for i in range(gallery.count()) if gallery.itemData(i) == key)
    gallery.setCurrentIndex(index)
    gallery.activated.emit(index)


def type_into(field: QAbstractSpinBox, text: str) -> None:
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Qt.Key.Key_Return)


# The range of beliefs ---------------------------------------------------------------------------------------------


def test_arrow_keys_move_a_handle_by_one_per_cent_and_shift_by_a_tenth(tab: ModelTab, document: PlanDocument) -> None:
    high = tab.attacker_card.range.line.high_handle
    high.setFocus()
    QTest.keyClick(high, Qt.Key.Key_Right)
    assert document.plan.adversary.prior == PriorRange(0.5, 0.51)
    QTest.keyClick(high, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert document.plan.adversary.prior == PriorRange(0.5, 0.511)
    low = tab.attacker_card.range.line.low_handle
    QTest.keyClick(low, Qt.Key.Key_Home)
    assert document.plan.adversary.prior == PriorRange(0.0, 0.511)


def test_key_steps_in_a_row_are_undone_together(tab: ModelTab, document: PlanDocument) -> None:
    high = tab.attacker_card.range.line.high_handle
    for _ in range(5):
        QTest.keyClick(high, Qt.Key.Key_Right)
    assert document.plan.adversary.prior.high == 0.55
    document.undo_stack.undo()
    assert document.plan.adversary.prior == PriorRange(0.5, 0.5)


def test_a_drag_from_a_single_belief_opens_the_range_in_its_direction(tab: ModelTab, document: PlanDocument) -> None:
    line = tab.attacker_card.range.line
    y = line.height() // 2
    middle = QPoint(round(line._x(0.5)), y)
    QTest.mousePress(line, Qt.MouseButton.LeftButton, pos=middle)
    for x in range(middle.x(), round(line._x(0.3)), -4):
        QTest.mouseMove(line, QPoint(x, y))
    QTest.mouseMove(line, QPoint(round(line._x(0.3)), y))
    QTest.mouseRelease(line, Qt.MouseButton.LeftButton, pos=QPoint(round(line._x(0.3)), y))
    prior = document.plan.adversary.prior
    assert prior.high == 0.5
    assert prior.low == pytest.approx(0.3, abs=0.011)
    assert document.undo_stack.count() == 1, "one drag is one step"
    document.undo_stack.undo()
    assert document.plan.adversary.prior == PriorRange(0.5, 0.5)


def test_the_handles_do_not_pass_each_other(tab: ModelTab, document: PlanDocument) -> None:
    document.edit_adversary(prior=PriorRange(0.2, 0.4))
    line = tab.attacker_card.range.line
    QTest.keyClick(line.low_handle, Qt.Key.Key_End)
    assert document.plan.adversary.prior == PriorRange(0.4, 0.4)


def test_the_ends_can_be_typed_exactly(tab: ModelTab, document: PlanDocument) -> None:
    type_into(tab.attacker_card.range.low_field, "12.5")
    assert document.plan.adversary.prior == PriorRange(0.125, 0.5)


@pytest.mark.parametrize(
    ("start", "end", "expected"), [(0.5, 0.2, (0.2, 0.5)), (0.5, 0.7, (0.5, 0.7)), (0.5, -0.1, (0.0, 0.5))]
)
def test_an_edge_is_dragged_in_the_plot_by_mouse(
    tab: ModelTab, document: PlanDocument, start: float, end: float, expected: tuple[float, float]
) -> None:
    plot = tab.posterior_plot

    def at(belief: float) -> QPoint:
        scene = plot.item.getViewBox().mapViewToScene(QPointF(belief, 0.15))
        return plot.view.mapFromScene(scene)

    port = plot.view.viewport()
    QTest.mouseMove(port, at(start))
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=at(start))
    for step in np.linspace(start, end, 12):
        QTest.mouseMove(port, at(float(step)))
        QApplication.processEvents()
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=at(end))
    prior = document.plan.adversary.prior
    assert (prior.low, prior.high) == pytest.approx(expected, abs=0.011)
    assert plot.region.getRegion() == (prior.low, prior.high)
    assert document.undo_stack.count() == 1


def test_the_whole_range_is_dragged_from_its_inside(
    tab: ModelTab, document: PlanDocument, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Moves within 10 ms of one another are dropped otherwise, and how fast a test is must not matter.
    monkeypatch.setitem(pg.CONFIG_OPTIONS, "mouseRateLimit", 0)
    document.edit_adversary(prior=PriorRange(0.2, 0.4))
    edges = tab.posterior_plot.edges
    view, box = tab.posterior_plot.view, tab.posterior_plot.item.getViewBox()

    def at(belief: float) -> QPoint:
        return QPoint(view.mapFromScene(box.mapViewToScene(QPointF(belief, 0.9))))

    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=at(0.3))
    QTest.mouseMove(view.viewport(), at(0.5))
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=at(0.5))
    prior = document.plan.adversary.prior
    assert prior.low == pytest.approx(0.4, abs=0.011)
    assert prior.high - prior.low == pytest.approx(0.2)
    QTest.mouseMove(view.viewport(), at(prior.high))
    assert edges._near == "high"
    assert view.viewport().cursor().shape() == Qt.CursorShape.SizeHorCursor


def test_a_family_with_a_fixed_prior_has_no_edges_to_drag(tab: ModelTab, document: PlanDocument) -> None:
    choose(tab, "identifiability")
    before = document.plan
    view, box = tab.posterior_plot.view, tab.posterior_plot.item.getViewBox()
    place = QPoint(view.mapFromScene(box.mapViewToScene(QPointF(0.01, 0.5))))
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseMove(view.viewport(), place + QPoint(80, 0))
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=place + QPoint(80, 0))
    assert document.plan is before


def test_a_range_beyond_the_guaranteed_cap_is_refused_at_the_attacker_and_changes_nothing(
    tab: ModelTab, document: PlanDocument
) -> None:
    document.edit_adversary(target=Target(TargetKind.CAP, 0.75))
    before = document.plan
    QTest.keyClick(tab.attacker_card.range.line.high_handle, Qt.Key.Key_End)
    assert document.plan is before
    assert "maximum certainty" in tab.attacker_card.error.text()
    assert tab.attacker_card.error.isVisible()
    assert tab.attacker_card.range.high_field.shown_value() == pytest.approx(0.5)
    QTest.keyClick(tab.attacker_card.range.line.high_handle, Qt.Key.Key_Right)
    assert not tab.attacker_card.error.isVisible(), "the next sound edit clears the sentence"


# The gallery --------------------------------------------------------------------------------------------------------


def test_every_attacker_of_the_gallery_can_be_looked_at(tab: ModelTab, document: PlanDocument) -> None:
    for attacker in attackers():
        choose(tab, attacker.key)
        assert attacker.matches(tab.editor.model), attacker.key
        assert tab.attacker_card.gallery.currentData() == attacker.key
        assert tab.attacker_card.words.text() == attacker.words
        assert find_explanation(attacker.topic) is not None


def test_an_attacker_that_the_plan_cannot_have_is_shown_for_comparison_with_the_reason(
    tab: ModelTab, document: PlanDocument
) -> None:
    document.edit_release(score=ScoreChoice(name="trend"))
    document.edit_adversary(phenotype_known=False)
    before = document.plan
    half = tab.bounds_card.epsilon.text()
    choose(tab, "unbounded")
    assert document.plan is before
    assert tab.editor.is_trial
    assert tab.trial.isVisible()
    assert "cannot protect a study" in tab.trial_text.text()
    assert (half, tab.bounds_card.epsilon.text()) == ("0.347", "0.693"), (
        "the numbers answer for the family that is looked at"
    )
    QTest.mouseClick(tab.back, Qt.MouseButton.LeftButton)
    assert not tab.editor.is_trial
    assert tab.attacker_card.gallery.currentData() == "even"


def test_against_every_conceivable_attacker_nothing_is_offered(tab: ModelTab) -> None:
    choose(tab, "all")
    assert not tab.bounds_card.isVisible()
    assert tab.nothing.isVisible()
    assert "No useful GWAS result" in tab.nothing_text.text()
    choose(tab, "worst")
    assert tab.bounds_card.isVisible()


def test_invited_people_give_the_prior(tab: ModelTab, document: PlanDocument) -> None:
    choose(tab, "invited")
    type_into(tab.attacker_card.invited, "20000")
    assert document.plan.adversary.invited == (2000, 20000)
    assert document.plan.adversary.prior == PriorRange.single(0.1)
    type_into(tab.attacker_card.invited, "1000")
    assert document.plan.adversary.invited == (2000, 20000)
    assert "leave no uncertainty" in tab.attacker_card.error.text()


def test_the_number_of_possible_people_gives_the_prior(tab: ModelTab, document: PlanDocument) -> None:
    choose(tab, "identifiability")
    type_into(tab.attacker_card.worlds, "50")
    assert document.plan.adversary.prior == PriorRange.single(0.02)


def test_a_secret_sample_saves_noise(tab: ModelTab, document: PlanDocument) -> None:
    plain = document.plan.adversary.epsilon
    choose(tab, "sampled")
    assert document.plan.adversary.family == SAMPLED
    assert document.plan.adversary.epsilon > plain
    type_into(tab.attacker_card.rate, "50")
    assert document.plan.adversary.sampling_rate == 0.5


# The secret ---------------------------------------------------------------------------------------------------------


def test_case_status_takes_the_share_of_cases_as_the_common_belief(tab: ModelTab, document: PlanDocument) -> None:
    document.edit_design(n_cases=500, n_controls=1500)
    tab.secret_card.choices[Secret.CASE_STATUS].click()
    assert document.plan.adversary.secret is Secret.CASE_STATUS
    assert document.plan.adversary.prior == PriorRange.single(0.25)
    assert not tab.secret_card.ticks.fields["adversary.phenotype_known"].isEnabled()
    assert "hospital" in tab.secret_card.example.text()


def test_an_attacker_who_does_not_know_who_is_ill_halves_epsilon(tab: ModelTab, document: PlanDocument) -> None:
    before = document.plan.adversary.epsilon
    tab.secret_card.ticks.fields["adversary.phenotype_known"].click()
    assert document.plan.adversary.epsilon == pytest.approx(before / 2)
    assert "ε is halved" in tab.guarantee_card.effect.text()


def test_case_status_is_refused_for_a_secret_sample_with_the_reason(tab: ModelTab, document: PlanDocument) -> None:
    choose(tab, "sampled")
    before = document.plan
    tab.secret_card.choices[Secret.CASE_STATUS].click()
    assert document.plan is before
    assert "nobody knows who was drawn" in tab.secret_card.error.text()
    assert tab.secret_card.choices[Secret.PARTICIPATION].isChecked()


# The guarantee --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "typed", "value"),
    [
        (TargetKind.CAP, "75", 0.75),
        (TargetKind.GAMMA, "2", 2.0),
        (TargetKind.ADVANTAGE, "20", 0.2),
        (TargetKind.TPR, "0.3", 0.003),
        (TargetKind.EPSILON, "0.5", 0.5),
    ],
)
def test_a_guarantee_can_be_typed_in_each_of_five_ways(
    tab: ModelTab, document: PlanDocument, kind: TargetKind, typed: str, value: float
) -> None:
    type_into(tab.guarantee_card.fields[kind], typed)
    assert document.plan.adversary.target.kind is kind
    assert document.plan.adversary.target.value == pytest.approx(value)
    assert tab.guarantee_card.radios[kind].isChecked()


def test_choosing_another_way_of_saying_it_keeps_the_guarantee(tab: ModelTab, document: PlanDocument) -> None:
    epsilon = document.plan.adversary.epsilon
    for kind in (TargetKind.CAP, TargetKind.TPR, TargetKind.ADVANTAGE, TargetKind.EPSILON, TargetKind.GAMMA):
        tab.guarantee_card.radios[kind].click()
        assert document.plan.adversary.target.kind is kind
        assert document.plan.adversary.epsilon == pytest.approx(epsilon)


def test_leaving_a_field_that_shows_a_rounded_number_changes_nothing(
    tab: ModelTab, document: PlanDocument, window: MainWindow
) -> None:
    before = document.plan
    for field in (*tab.guarantee_card.fields.values(), tab.attacker_card.range.low_field):
        field.setFocus()
        QTest.keyClick(field, Qt.Key.Key_Return)
    tab.attacker_card.gallery.setFocus()
    assert document.plan is before


def test_a_cap_below_the_range_is_refused_under_its_card(tab: ModelTab, document: PlanDocument) -> None:
    before = document.plan
    type_into(tab.guarantee_card.fields[TargetKind.CAP], "40")
    assert document.plan is before
    assert "is not above" in tab.guarantee_card.error.text()
    assert tab.guarantee_card.error.isVisible()
    assert tab.guarantee_card.fields[TargetKind.CAP].shown_value() == pytest.approx(0.667, abs=1e-3)


def test_the_group_size_divides_epsilon_and_says_so(tab: ModelTab, document: PlanDocument) -> None:
    tab.set_more_open(True)
    before = document.plan.adversary.epsilon
    type_into(tab.guarantee_card.group_size, "3")
    assert document.plan.adversary.epsilon == pytest.approx(before / 3)
    assert "divided by the family size, 3" in tab.guarantee_card.effect.text()


def test_both_directions_cost_noise_on_a_lopsided_range(tab: ModelTab, document: PlanDocument) -> None:
    document.edit_adversary(prior=PriorRange(0.1, 0.3))
    tab.set_more_open(True)
    before = document.plan.adversary.epsilon
    tab.guarantee_card.ticks.fields["adversary.negative"].click()
    assert document.plan.adversary.negative
    assert document.plan.adversary.epsilon < before


def test_no_cap_is_offered_where_every_belief_is_covered(tab: ModelTab) -> None:
    choose(tab, "worst")
    assert not tab.guarantee_card.fields[TargetKind.CAP].isEnabled()
    assert "no maximum certainty" in tab.guarantee_card.fields[TargetKind.CAP].toolTip()
    assert tab.bounds_card.cap.text() == "no bound"


# What follows -------------------------------------------------------------------------------------------------------


def test_numbers_inside_and_outside_the_range_stand_side_by_side(tab: ModelTab, document: PlanDocument) -> None:
    document.edit_adversary(prior=PriorRange(0.25, 0.75), target=Target(TargetKind.GAMMA, 2.0))
    card = tab.bounds_card
    assert card.ratio.text() == "2.33"
    assert card.gamma_inside.text() == "2.00"
    assert card.gamma_outside.text() == "2.33"
    assert "outside 25–75 %" in card.outside.text()
    assert card.epsilon.text() == "0.847"


@pytest.mark.parametrize("language", ["english", "german"])
@pytest.mark.parametrize("kind", [TargetKind.GAMMA, TargetKind.ADVANTAGE])
@pytest.mark.parametrize(("low", "high"), [(0.5, 0.5), (0.125, 0.875)])
def test_what_follows_is_read_to_its_end_in_a_window_of_1280_by_800(
    tab: ModelTab,
    document: PlanDocument,
    request: pytest.FixtureRequest,
    kind: TargetKind,
    low: float,
    high: float,
    language: str,
) -> None:
    if language == "german":
        request.getfixturevalue("german")
    document.edit_adversary(
        prior=PriorRange(low, high), target=Target(kind, 1.515 if kind is TargetKind.GAMMA else 0.1725)
    )
    tab.resize(1280, 655)
    outside, guaranteed = tab.bounds_card.outside, tab.bounds_card.guaranteed
    tab.bounds_card.more.set_open(True)
    tab.grab()
    assert ("Schutz schwächer" if language == "german" else "weaker protection") in outside.text()
    assert ("Garantie" if language == "german" else "guarantee") in outside.text() + guaranteed.text()
    assert outside.width() > 400
    assert outside.toolTip() == guaranteed.toolTip() == "", "the tool tip has what was cut"


@pytest.mark.parametrize(
    ("low", "high", "ratio"),
    [(1 / 2, 1 / 2, 3), (3 / 8, 5 / 8, 2.6), (1 / 4, 3 / 4, 7 / 3), (1 / 8, 7 / 8, 15 / 7), (0, 1, 2)],
)
def test_the_five_points_of_figure_1_lie_on_the_curve(
    tab: ModelTab, document: PlanDocument, low: float, high: float, ratio: float
) -> None:
    document.edit_adversary(prior=PriorRange(0.25, 0.75), target=Target(TargetKind.GAMMA, 2.0))
    _header, rows = tab.range_plot.table()
    nearest = min(rows, key=lambda row: abs(row[0] - low) + abs(row[1] - high))
    assert nearest[:2] == pytest.approx([max(low, 0), high], abs=5.1e-3)
    assert nearest[2] == pytest.approx(ratio, rel=5e-3)
    document.edit_adversary(prior=PriorRange(low, high))
    assert tab.range_plot.here.getData()[1][0] == pytest.approx(ratio)


def test_the_ranges_of_the_cost_curve_contain_each_other_and_pass_through_the_claimed_one() -> None:
    for low, high in ((0.1, 0.5), (0.3, 0.3), (0.0, 0.5), (0.4, 1.0), (0.0, 1.0)):
        a, b = ranges_through(low, high, np.linspace(0, 1, 101))
        assert (np.diff(a) <= 1e-12).all()
        assert (np.diff(b) >= -1e-12).all()
        own = ranges_through(low, high, high - low)
        assert own == pytest.approx((low, high), abs=2e-3)


def test_figure_2s_curves_are_the_posterior_bounds(tab: ModelTab, document: PlanDocument) -> None:
    document.edit_adversary(target=Target(TargetKind.GAMMA, 2.0))
    header, rows = tab.posterior_plot.table()
    assert header[:3] == ["belief_before", "certainty_at_least", "certainty_at_most"]
    for p, low, high, cap, inside in rows:
        assert high == pytest.approx(3 * p / (2 * p + 1))
        assert low == pytest.approx(p / (p + 3 * (1 - p)))
        if inside:
            assert high <= cap + 1e-12
        else:
            assert cap == "", "γ is not claimed there"


@pytest.mark.parametrize(("low", "high"), [(0.1, 0.5), (0.125, 0.875), (0.0, 1.0), (0.5, 0.5)])
def test_no_posterior_is_drawn_above_the_line_that_is_called_guarantee(
    tab: ModelTab, document: PlanDocument, low: float, high: float
) -> None:
    document.edit_adversary(prior=PriorRange(low, high), target=Target(TargetKind.GAMMA, 1.5))
    plot = tab.posterior_plot
    named = [words.text.replace("&nbsp;", "") for _line, words in plot.entries.items]
    if low == high:
        assert not plot.guaranteed.isVisible(), "the point says it"
        assert "guarantee (γ)" not in named
        return
    assert "guarantee (γ)" in named
    x, guaranteed = plot.guaranteed.getOriginalDataset()
    assert (x[0], x[-1]) == (low, high)
    at, most = plot.upper_curve.getOriginalDataset()
    assert (np.interp(x, at, most) <= guaranteed + 1e-9).all()


def test_hovering_says_what_a_belief_becomes(tab: ModelTab, document: PlanDocument) -> None:
    document.edit_adversary(prior=PriorRange(0.1, 0.5), target=Target(TargetKind.GAMMA, 2.0))
    tab.posterior_plot.hover_at(0.3, 0.4)
    said = tab.posterior_plot.hover_label.text()
    assert "Prior 30 % → posterior" in said
    tab.posterior_plot.hover_at(0.9, 0.4)
    assert "outside the range" in tab.posterior_plot.hover_label.text()
    tab.posterior_plot.clear_hover()
    assert "covers priors of 10–50 %" in tab.posterior_plot.hover_label.text()


def test_a_plot_can_be_read_with_the_arrow_keys(tab: ModelTab) -> None:
    plot = tab.posterior_plot
    plot.setFocus()
    QTest.keyClick(plot, Qt.Key.Key_Right)
    assert "Prior 51 %" in plot.hover_label.text()
    assert plot.accessibleDescription() == plot.hover_label.text()
    QTest.keyClick(plot, Qt.Key.Key_Escape)
    assert "The guarantee covers" in plot.hover_label.text()


def test_a_point_of_the_cost_curve_can_be_claimed_by_keys(tab: ModelTab, document: PlanDocument) -> None:
    plot = tab.range_plot
    tab.bounds_card.more.set_open(True)
    plot.setFocus()
    QTest.keyClick(plot, Qt.Key.Key_Return)
    assert document.plan.adversary.prior == PriorRange(0.5, 0.5), "nothing is reached yet"
    plot.hover_at(0.49, float("nan"))
    QTest.keyClick(plot, Qt.Key.Key_Right)
    QTest.keyClick(plot, Qt.Key.Key_Return)
    assert document.plan.adversary.prior == PriorRange(0.25, 0.75)


def test_the_sentence_is_the_models_own(tab: ModelTab, document: PlanDocument) -> None:
    document.edit_adversary(target=Target(TargetKind.GAMMA, 2.0))
    assert tab.sentence.text() == document.plan.adversary.sentence()
    assert "50 % sure" in tab.sentence.text()


def test_why_this_shows_the_theorem_with_the_models_numbers(tab: ModelTab, document: PlanDocument) -> None:
    document.edit_adversary(prior=PriorRange(0.25, 0.75), target=Target(TargetKind.GAMMA, 2.0))
    said = derivation(document.plan.adversary)
    assert "the smaller of (1 − a)γ / (1 − aγ) = 3.00 and (γ + b − 1) / b = 2.33" in said.text
    assert "Theorem 2" in said.source


def test_every_family_has_a_derivation(tab: ModelTab) -> None:
    for attacker in attackers():
        if attacker.key == "all":
            continue
        choose(tab, attacker.key)
        text = derivation(tab.editor.model)
        assert "nan" not in text.text
        assert text.source


def test_extreme_guarantees_do_not_break_the_numbers(tab: ModelTab, document: PlanDocument) -> None:
    for value in (1.0001, 1e5):
        document.edit_adversary(target=Target(TargetKind.GAMMA, value))
        for tile in (tab.bounds_card.epsilon, tab.bounds_card.ratio, tab.bounds_card.advantage, tab.bounds_card.tpr):
            assert tile.text() not in ("", "–")
            assert "nan" not in tile.text()
    assert math.isfinite(tab.range_plot.here.getData()[1][0])


# Keyboard and screen readers ----------------------------------------------------------------------------------------


def test_every_control_has_an_accessible_name(tab: ModelTab) -> None:
    controls = [*tab.findChildren(QAbstractButton), *tab.findChildren(QAbstractSpinBox), *tab.findChildren(QComboBox)]
    controls += tab.findChildren(QSlider)
    nameless = [
        control
        for control in controls
        if not (control.accessibleName() or (isinstance(control, QAbstractButton) and len(control.text()) > 1))
        and control.objectName() != "qt_toolbar_ext_button"
    ]
    assert nameless == []


def test_a_handle_is_a_slider_to_a_screen_reader(tab: ModelTab, document: PlanDocument) -> None:
    handle = tab.attacker_card.range.line.high_handle
    interface = QAccessible.queryAccessibleInterface(handle)
    assert interface is not None
    assert interface.role() == QAccessible.Role.Slider
    assert interface.text(QAccessible.Text.Name) == "Highest prior"
    assert interface.text(QAccessible.Text.Description) == "50 %"
    values = interface.valueInterface()
    assert values is not None
    assert (values.minimumValue(), values.currentValue(), values.maximumValue()) == (0, 500, 1000)
    document.edit_adversary(prior=PriorRange(0.1, 0.625))
    assert handle.accessibleDescription() == "62.5 %"


def test_numbers_are_read_with_their_names(tab: ModelTab) -> None:
    interface = QAccessible.queryAccessibleInterface(tab.bounds_card.advantage)
    assert interface is not None
    assert interface.text(QAccessible.Text.Name) == "attack advantage, TPR − FPR: ≤ 33.4 %"


def test_tab_walks_through_the_questions_in_order(tab: ModelTab, window: MainWindow) -> None:
    start = tab.secret_card.choices[Secret.PARTICIPATION]
    start.setFocus()
    order: list[QWidget] = [start]
    for _ in range(40):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        order.append(QApplication.focusWidget())
    stops = [
        tab.secret_card.choices[Secret.PARTICIPATION],
        tab.attacker_card.gallery,
        tab.attacker_card.range.low_field,
        tab.attacker_card.range.line.low_handle,
        tab.attacker_card.range.line.high_handle,
        tab.attacker_card.range.high_field,
        tab.guarantee_card.fields[TargetKind.CAP],
        tab.guarantee_card.fields[TargetKind.EPSILON],
        tab.posterior_plot,
        tab.bounds_card.why,
    ]
    places = [order.index(stop) for stop in stops]
    assert places == sorted(places)


def test_every_question_mark_has_an_explanation_with_words(tab: ModelTab) -> None:
    topics = {button.topic for button in tab.findChildren(HelpButton)}
    assert len(topics) >= 15
    for topic in topics:
        found = find_explanation(topic)
        assert found is not None, topic
        assert len(found.text) > 60


def test_nothing_scrolls_at_1280_by_800(window: MainWindow) -> None:
    tab = window.model_tab
    window.resize(1280, 800)
    QApplication.processEvents()
    assert not tab.left.verticalScrollBar().isVisible()
    assert window.width() == 1280
    assert window.height() == 800


def test_only_the_left_column_scrolls_where_the_window_is_low(tab: ModelTab, window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1280, 600)
    qtbot.waitUntil(lambda: tab.left.verticalScrollBar().isVisible())
    tab.guarantee_card.fields[TargetKind.EPSILON].setFocus()
    field = tab.guarantee_card.fields[TargetKind.EPSILON]
    assert tab.left.viewport().rect().contains(field.mapTo(tab.left.viewport(), field.rect().center()))


def test_on_a_small_screen_the_views_take_turns_and_nothing_is_squeezed(tab: ModelTab, window: MainWindow) -> None:
    window.resize(960, 540)
    QApplication.processEvents()
    assert tab.is_compact
    for number, view in enumerate((tab.posterior_plot, tab.range_plot, tab.bounds_card)):
        tab.turns.setCurrentIndex(number)
        QApplication.processEvents()
        shown = [v.isVisible() for v in (tab.posterior_plot, tab.range_plot, tab.bounds_card)]
        assert shown == [i == number for i in range(3)]
        assert view.height() >= view.minimumSizeHint().height()
        assert view.width() >= view.minimumSizeHint().width()
    window.resize(1280, 800)
    QApplication.processEvents()
    assert not tab.is_compact
    assert tab.posterior_plot.isVisible()
    tab.bounds_card.more.set_open(True)
    assert tab.range_plot.isVisible()
    assert tab.bounds_card.isVisible()


def test_all_but_three_numbers_one_plot_and_the_chosen_guarantee_are_one_click_away(
    window: MainWindow, document: PlanDocument
) -> None:
    window.resize(1280, 800)
    tab, guarantee, bounds = window.model_tab, window.model_tab.guarantee_card, window.model_tab.bounds_card
    folded = [bounds.ratio, bounds.tpr, bounds.gamma_outside, bounds.guaranteed, tab.range_plot]
    folded += [guarantee.fields[kind] for kind in TargetKind if kind is not TargetKind.GAMMA]
    assert document.plan.adversary.target.kind is TargetKind.GAMMA
    assert guarantee.fields[TargetKind.GAMMA].isVisible()
    assert not any(part.isVisible() for part in folded)
    bounds.more.button.click()
    guarantee.more.button.click()
    assert all(part.isVisible() for part in folded)
    guarantee.radios[TargetKind.TPR].click()
    guarantee.more.button.click()
    assert guarantee.fields[TargetKind.TPR].isVisible()
    assert guarantee.fpr.isVisible()
    assert not guarantee.fields[TargetKind.GAMMA].isVisible()


def test_underlined_parts_lead_to_their_controls(tab: ModelTab, window: MainWindow) -> None:
    for path, control in {
        "adversary.secret": tab.secret_card.choices[Secret.PARTICIPATION],
        "adversary.family": tab.attacker_card.gallery,
        "adversary.prior.low": tab.attacker_card.range.line.low_handle,
        "adversary.target.value": tab.guarantee_card.fields[TargetKind.GAMMA],
        "adversary.target.epsilon": tab.guarantee_card.fields[TargetKind.EPSILON],
        "adversary.group_size": tab.guarantee_card.group_size,
    }.items():
        window.show_field(path)
        assert QApplication.focusWidget() is control, path


def test_the_tab_can_be_made_without_a_window(qtbot: QtBot, document: PlanDocument, jobs: JobRunner) -> None:
    tab = ModelTab(document, jobs)
    qtbot.addWidget(tab)
    assert tab.sentence.text()


def test_no_sequence_of_choices_breaks_the_tab(tab: ModelTab, document: PlanDocument, window: MainWindow) -> None:
    """400 things that a person could do in any order; the document is valid and the views agree after each."""
    rng = random.Random(20261121)
    card, guarantee = tab.attacker_card, tab.guarantee_card

    def one() -> None:
        kind = rng.choice(list(TargetKind))
        value = {
            TargetKind.GAMMA: rng.choice([1.0, 1.01, 1.5, 3.0, 1e5]),
            TargetKind.EPSILON: rng.choice([0.0, 0.01, 1.0, 50.0]),
        }.get(kind, rng.random())
        actions: list[Callable[[], object]] = [
            lambda: choose(tab, rng.choice(attackers()).key),
            tab.secret_card.choices[rng.choice(list(tab.secret_card.choices))].click,
            tab.secret_card.ticks.fields["adversary.phenotype_known"].click,
            lambda: guarantee.fields[kind].edited.emit(value),
            guarantee.radios[kind].click,
            lambda: guarantee.fpr.edited.emit(rng.choice([1e-6, 1e-3, 0.5])),
            guarantee.ticks.fields["adversary.negative"].click,
            lambda: guarantee.group_size.edited.emit(rng.choice([1, 2, 7, 1000])),
            lambda: card.range.edited.emit(*sorted((rng.random(), rng.random())), None),
            lambda: card.range.line.dragged.emit(0.0, 1.0, ("g", 1)),
            lambda: card.worlds.edited.emit(rng.choice([2, 100, 10**9])),
            lambda: card.rate.edited.emit(rng.choice([1e-6, 0.1, 1.0])),
            lambda: card.scheme.chosen.emit(rng.choice(list(SamplingScheme))),
            lambda: (card.took_part.show_value(rng.choice([1, 2000])), card.invited.edited.emit(0)),
            document.undo_stack.undo,
            document.undo_stack.redo,
            lambda: document.edit_design(n_cases=rng.choice([1000, 500])),
            lambda: tab.posterior_plot.hover_at(rng.random(), 0.5),
            tab.editor.back_to_plan,
        ]
        with contextlib.suppress(GwasPrivacyError):  # edit_design may be refused; the tab's own edits never raise
            rng.choice(actions)()

    for _ in range(400):
        one()
        check_plan(document.plan)
        model = tab.editor.model
        assert card.gallery.currentData() == next(a.key for a in attackers() if a.matches(model))
        if model.family != ALL:
            assert guarantee.radios[model.target.kind].isChecked()
            assert "nan" not in tab.bounds_card.epsilon.text() + tab.sentence.text() + window.sentence.text()
