"""The shared widgets: how numbers are written, fields, plots and their export."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QImage, QKeyEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QDoubleSpinBox, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from gwasprivacy.base.errors import InvalidInput, InvalidPlan
from gwasprivacy.base.number_words import count, percent, percent_range, significant
from gwasprivacy.base.resources import resource_path
from gwasprivacy.base.time_left import duration
from gwasprivacy.membership.glossary import GLOSSARY
from gwasprivacy.ui.shell.help_pages import explanations, find_explanation, help_pages, page_text, parse_terms
from gwasprivacy.ui.shell.theme import LIGHT, ThemeMode, theme_source
from gwasprivacy.ui.widgets.card import Fold, label
from gwasprivacy.ui.widgets.explain import topic_of
from gwasprivacy.ui.widgets.fields import ChoiceField, CountField, NumberField, percent_field
from gwasprivacy.ui.widgets.inline_error import InlineError
from gwasprivacy.ui.widgets.number import NumberTile
from gwasprivacy.ui.widgets.plots.plot import Plot


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0.6931471805599453, "0.693"), (2.0, "2.00"), (12.345, "12.3"), (999.6, "1,000"), (1234.5, "1,234"), (0, "0"),
        (0.00012345, "0.000123"), (1e-6, "1.00·10⁻⁶"), (2.5e7, "2.50·10⁷"), (float("inf"), "∞"), (-0.5, "−0.500"),
    ],
)  # fmt: skip
def test_numbers_have_three_significant_digits(value: float, text: str) -> None:
    assert significant(value) == text


def test_probabilities_are_per_cent_and_ranges_have_a_dash() -> None:
    assert percent(0.75) == "75 %"
    assert percent(1 / 3, up=True) == "33.4 %"
    assert percent_range(0.1, 0.5) == "10–50 %"
    assert percent_range(0.5, 0.5) == "50 %"
    assert count(12500) == "12,500"
    assert [duration(s) for s in (2, 31, 61, 7200)] == ["a few seconds", "35 s", "2 min", "2.0 h"]


@given(st.floats(1e-9, 1e12))
def test_a_written_number_is_within_half_a_unit_of_its_third_digit(value: float) -> None:
    text = significant(value).replace(",", "")
    if "·10" in text:
        mantissa, exponent = text.split("·10")
        written = float(mantissa) * 10.0 ** int(exponent.translate(str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹⁻", "0123456789-")))
    else:
        written = float(text)
    assert written == pytest.approx(value, rel=5.1e-3)


def test_a_field_tells_only_what_the_user_did(qtbot: QtBot) -> None:
    field = percent_field("share")
    qtbot.addWidget(field)
    seen: list[float] = []
    field.edited.connect(seen.append)
    field.show_value(0.25)
    assert seen == []
    assert field.text() == "25 %"
    field.selectAll()
    QTest.keyClicks(field, "12.5")
    assert seen == [], "nothing happens while typing"
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert seen == [pytest.approx(0.125)]


def test_arrows_step_by_one_per_cent_and_shift_by_a_tenth(qtbot: QtBot) -> None:
    field = percent_field("share")
    qtbot.addWidget(field)
    field.show_value(0.5)
    QTest.keyClick(field, Qt.Key.Key_Up)
    assert field.shown_value() == pytest.approx(0.51)
    QTest.keyClick(field, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert field.shown_value() == pytest.approx(0.509)


def test_a_number_that_follows_is_rounded_to_three_digits_and_up(qtbot: QtBot) -> None:
    field = percent_field("bound", decimals=4, round_up=True)
    qtbot.addWidget(field)
    for value, text in ((1 / 3, "33.4 %"), (0.75, "75 %"), (0.99999, "99.999 %"), (0.0012, "0.12 %"), (1.0, "100 %")):
        field.show_value(value, exact=False)
        assert field.text() == text
    field.show_value(1 / 3)
    assert field.text() == "33.3333 %"


def test_counts_are_typed_with_or_without_separators(qtbot: QtBot) -> None:
    field = CountField("people", low=1, high=1_000_000)
    qtbot.addWidget(field)
    field.show_value(12500)
    assert field.text() == "12,500"
    field.selectAll()
    QTest.keyClicks(field, "2,000")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert field.value() == 2000


@pytest.mark.parametrize(
    ("typed", "value", "text"),
    [
        ("500", 20, "500"), ("99999999999", 20, "99,999,999,999"), ("0", 20, "0"), ("9e9", 20, "9,000,000,000"),
        ("-", 20, "20"), ("", 20, "20"), ("abc", 20, "20"), ("1e1", 10, "10"), ("7", 7, "7"),
    ],
)  # fmt: skip
def test_a_count_out_of_range_stays_in_its_field_and_changes_nothing(
    qtbot: QtBot, typed: str, value: int, text: str
) -> None:
    """Qt's own correction makes 1 of 500 where 100 is the most."""
    field = CountField("people", low=1, high=100)
    qtbot.addWidget(field)
    field.show_value(20)
    edits: list[int] = []
    field.edited.connect(edits.append)
    typed_into(field, typed)
    assert field.value() == value
    assert field.text() == text
    assert edits == ([] if value == 20 else [value])
    assert bool(field.refusal.reason) == (text not in ("20", "10", "7"))


@pytest.mark.parametrize(
    ("typed", "value"),
    [
        ("90", 20), ("0", 20), ("x", 20), ("-", 20), ("2e1", 20), ("1e", 20), ("12.5", 12.5), ("12,5", 12.5), ("5e-8", 20), ("1,500", 20),
    ],
)  # fmt: skip
def test_a_percentage_out_of_range_is_refused_and_a_decimal_comma_is_understood(
    qtbot: QtBot, typed: str, value: float
) -> None:
    field = percent_field("p", low=0.01, high=0.5)
    qtbot.addWidget(field)
    field.show_value(0.2)
    typed_into(field, typed)
    assert field.value() == value


def test_a_decimal_comma_is_no_thousands_separator(qtbot: QtBot) -> None:
    """ε = 0,5 must never become 5."""
    field = NumberField("ε", low=0, high=5000)
    qtbot.addWidget(field)
    for typed, value in (("0,5", 0.5), ("0,693", 0.693), ("1,5", 1.5), ("1,500", 1500), ("1,234.5", 1234.5)):
        typed_into(field, typed)
        assert field.value() == value


def test_a_number_out_of_range_is_said_under_its_field(qtbot: QtBot) -> None:
    field = CountField("people", low=1, high=10_000)
    qtbot.addWidget(field)
    field.show()
    typed_into(field, "20000")
    qtbot.waitUntil(lambda: QToolTip.text() == "20,000 is too large: at most 10,000.")
    typed_into(field, "0")
    qtbot.waitUntil(lambda: QToolTip.text() == "0 is too small: at least 1.")
    QToolTip.hideText()


def test_the_sentence_stays_while_the_pointer_rests_and_goes_with_the_next_key(qtbot: QtBot) -> None:
    field = CountField("people", low=1, high=100)
    qtbot.addWidget(field)
    field.show()
    typed_into(field, "500")
    place = QPoint(3, 3)
    QApplication.sendEvent(field, QHelpEvent(QEvent.Type.ToolTip, place, field.mapToGlobal(place)))
    assert QToolTip.text() == "500 is too large: at most 100."
    typed_into(field, "50")
    assert field.refusal.reason == ""
    QToolTip.hideText()


def test_a_refused_number_and_its_reason_go_together(qtbot: QtBot) -> None:
    """With the next key, or when the program shows a number; the reason stands in the card too."""
    card = QWidget()
    card.error = InlineError(card)  # type: ignore[attr-defined]
    field = percent_field("p", low=0.01, high=0.5)
    field.setParent(card)
    qtbot.addWidget(card)
    card.show()
    field.show_value(0.2)
    typed_into(field, "90")
    assert (field.text(), card.error.text()) == ("90 %", "90 % is too large: at most 50 %.")
    assert field.accessibleDescription() == card.error.text()
    QTest.keyClick(field, Qt.Key.Key_Tab)
    assert field.text() == "90 %", "leaving the field loses nothing"
    field.show_value(0.2)
    assert (field.text(), card.error.text()) == ("20 %", "")
    typed_into(field, "90")
    field.selectAll()
    QTest.keyClick(field, Qt.Key.Key_3)
    assert card.error.text() == ""
    QToolTip.hideText()


@pytest.mark.parametrize("kind", [CountField, NumberField])
def test_undo_in_a_number_field_is_the_plans_unless_something_is_being_typed(
    qtbot: QtBot, kind: type[CountField] | type[NumberField]
) -> None:
    field = kind("n", low=1, high=100)
    qtbot.addWidget(field)

    def taken() -> bool:
        key = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        key.ignore()
        QApplication.sendEvent(field, key)
        return key.isAccepted()

    typed_into(field, "50")
    assert not taken()
    QTest.keyClicks(field, "7")
    assert taken()


def typed_into(field: QAbstractSpinBox, text: str) -> None:
    field.selectAll()
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Qt.Key.Key_Return)


def test_words_cannot_be_typed_into_a_number(qtbot: QtBot) -> None:
    field = NumberField("x", low=0, high=10)
    qtbot.addWidget(field)
    field.show_value(3.0)
    field.selectAll()
    QTest.keyClicks(field, "many")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert field.shown_value() == 3.0


@pytest.mark.parametrize("hint", ["sizeHint", "minimumSizeHint"])
@pytest.mark.parametrize(
    ("field", "shown"),
    [
        (lambda: percent_field("prior"), [0.9999, 0.0025, 1.0]),
        (lambda: NumberField("F", low=-10, high=1, decimals=3), [-0.25, -9.99, -10, 1]),
        (lambda: NumberField("ε", low=0.0, high=100.0, decimals=4), [99.99, 0.01, 100]),
        (lambda: NumberField("γ", low=1.0, high=1e6, decimals=4, suffix=" ×"), [999_999.99, 1.25]),
        (lambda: NumberField("m", low=1, high=9, decimals=0), [1, 9]),
    ],
)
def test_two_decimals_have_room_in_a_field_at_its_own_size(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, hint: str, field: Callable[[], NumberField], shown: list[float]
) -> None:
    """Also where Qt leaves room for the lowest and the highest number only, as that of the older archive."""
    whole = getattr(QDoubleSpinBox, hint)
    monkeypatch.setattr(QDoubleSpinBox, hint, lambda self: whole(self) - QSize(18, 0))
    theme_source().apply(ThemeMode.LIGHT)
    made = field()
    qtbot.addWidget(made)
    made.show()
    made.resize(getattr(made, hint)())
    for value in shown:
        made.show_value(value)
        edit = made.lineEdit()
        assert edit.text() == made.text()
        assert edit.fontMetrics().horizontalAdvance(edit.text()) <= edit.width() - 4, edit.text()


@pytest.mark.parametrize("kind", ["number", "count", "choice"])
def test_the_wheel_scrolls_past_a_field_without_changing_it(qtbot: QtBot, kind: str) -> None:
    made: dict[str, QWidget] = {
        "number": NumberField("x", low=0, high=10),
        "count": CountField("n", low=0, high=10),
        "choice": ChoiceField("c"),
    }
    field = made[kind]
    qtbot.addWidget(field)
    if isinstance(field, ChoiceField):
        field.addItems(["a", "b", "c"])
        field.setCurrentIndex(1)
    place = QPointF(5, 5)
    event = QWheelEvent(
        place, place, QPoint(0, 0), QPoint(0, 120), Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    before = field.currentIndex() if isinstance(field, ChoiceField) else field.value()  # type: ignore[attr-defined]
    QApplication.sendEvent(field, event)
    after = field.currentIndex() if isinstance(field, ChoiceField) else field.value()  # type: ignore[attr-defined]
    assert before == after
    assert not event.isAccepted()


def test_an_inline_error_is_a_sentence_without_the_fields_path(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    error = InlineError(parent)
    error.show_error(InvalidPlan(words="the cap is too low.", field="adversary.target.value", hint="Raise it."))
    assert error.text() == "The cap is too low. Raise it."
    assert error.accessibleName() == error.text()
    assert not error.isHidden()
    error.show_error(None)
    assert error.isHidden()


def test_the_dots_of_a_capital_are_not_cut(qtbot: QtBot) -> None:
    for role in ("muted", "title", "heading", "number"):
        text = label("Öffentlicher Schlüssel", role)
        qtbot.addWidget(text)
        text.ensurePolished()
        high = -text.fontMetrics().tightBoundingRect("Ö").top() + text.fontMetrics().descent()
        assert text.heightForWidth(400) >= high, role
        text.setText("Schlüssel")
        assert text.contentsMargins().top() == 0, role


def test_a_fold_says_whether_it_is_open(qtbot: QtBot) -> None:
    fold = Fold("More")
    qtbot.addWidget(fold)
    assert fold.button.accessibleName() == "More, folded"
    QTest.keyClick(fold.button, Qt.Key.Key_Space)
    assert fold.is_open
    assert fold.button.accessibleName() == "More, shown"


def test_a_number_tile_keeps_its_size_when_its_value_changes(qtbot: QtBot) -> None:
    tile = NumberTile("ε", topic="epsilon", note="allowed by the guarantee")
    qtbot.addWidget(tile)
    tile.set_value("0.693")
    height = tile.sizeHint().height()
    tile.set_value("1.10")
    assert tile.sizeHint().height() == height
    assert tile.accessibleName() == "ε, allowed by the guarantee: 1.10"
    assert topic_of(tile.value) == "epsilon"


@pytest.fixture
def plot(qtbot: QtBot) -> Plot:
    theme_source().apply(ThemeMode.LIGHT)
    made = Plot(title="Chance & size", x_name="people", y_name="probability", y_format=percent)
    qtbot.addWidget(made)
    x = np.linspace(0.0, 1.0, 11)
    made.curve("attacker", name="this attacker").setData(x, x**2)
    made.curve("any_attacker", name="any attacker").setData(x[:6], x[:6] / 2)
    made.resize(500, 320)
    made.show()
    return made


@pytest.mark.parametrize("suffix", [".png", ".svg", ".csv"])
def test_a_plot_is_exported(plot: Plot, tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"plot{suffix}"
    plot.export(path)
    data = path.read_bytes()
    if suffix == ".png":
        image = QImage(str(path))
        assert image.width() >= 900
        assert image.pixelColor(1, 1).name() == LIGHT.card
    elif suffix == ".svg":
        assert b"<svg" in data
        assert b"probability" in data
    else:
        lines = data.decode().splitlines()
        assert lines[0] == (
            "this attacker: people,this attacker: probability,any attacker: people,any attacker: probability"
        )
        assert len(lines) == 12
        assert lines[-1] == "1.0,1.0,,"


def test_another_ending_is_refused(plot: Plot, tmp_path: Path) -> None:
    with pytest.raises(InvalidInput):
        plot.export(tmp_path / "plot.bmp")
    assert list(tmp_path.glob("plot*")) == []


def test_saving_from_the_menu_asks_for_a_name_and_tells_of_failure(plot: Plot, dialogs: Any, tmp_path: Path) -> None:
    actions = {action.text(): action for action in plot.menu().actions()}
    dialogs.paths = [tmp_path / "numbers"]
    actions["Save numbers…"].trigger()
    assert (tmp_path / "numbers.csv").exists()
    dialogs.paths = [tmp_path / "no" / "such.png"]
    actions["Save picture…"].trigger()
    assert "does not exist" in dialogs.said[-1][1]
    actions["Copy numbers"].trigger()
    assert QApplication.clipboard().text().startswith("this attacker")


def test_help_links_lead_to_pages_that_exist() -> None:
    import re

    pages = help_pages()
    for name in pages:
        for link in re.findall(r"\]\(([^)]+)\)", page_text(name)):
            assert not link.startswith("http"), "the program is offline"
            target = link.partition("#")[0] or f"{name}.md"  # the headings: tests/ui/test_help_names_what_is_there.py
            if target.endswith(".md") and "/" not in target:
                assert target.removesuffix(".md") in pages, (name, target)
            else:
                assert (resource_path("help") / target).exists(), (name, target)
    for topic, term in explanations().items():
        assert not term.page or term.page in pages, topic


def test_a_term_has_a_title_a_paragraph_and_a_source() -> None:
    terms = parse_terms(
        "# Terms\n\n## Cap {#cap}\n\nNobody becomes **more** certain.\n\nSource: Li 2013\nMore: promises\n"
    )
    assert terms["cap"].title == "Cap"
    assert terms["cap"].text == "Nobody becomes more certain."
    assert terms["cap"].source == "Li 2013"
    assert terms["cap"].page == "promises"


def test_every_term_of_the_model_is_explained() -> None:
    for topic, term in GLOSSARY.items():
        found = find_explanation(topic)
        assert found is not None
        if topic not in explanations():
            assert (found.title, found.text, found.source) == (term.title, term.text, term.citation)
    own = find_explanation("gamma")
    assert own == explanations()["gamma"]  # the window's own words come first
    assert find_explanation("no-such-topic") is None


def test_no_topic_is_explained_twice() -> None:
    import re

    topics: list[str] = []
    for path in resource_path("help").glob("terms*.md"):
        topics += re.findall(r"\{#([a-z0-9-]+)\}", path.read_text(encoding="utf-8"))
    assert len(topics) == len(set(topics))
