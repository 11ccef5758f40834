"""e^ε is written with its exponent raised wherever the window paints or marks up a text, and is read, copied and searched as e^ε."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage, QTextCharFormat, QTextDocument, QTextDocumentFragment
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from gwasprivacy.ui.shell.help_pages import Explanation
from gwasprivacy.ui.shell.plain_words import raised_markup, tip
from gwasprivacy.ui.shell.raised_powers import raise_powers, raised
from gwasprivacy.ui.widgets.explain import ExplanationPopup
from gwasprivacy.ui.widgets.help_window import HelpWindow
from gwasprivacy.ui.widgets.still_text import StillText

RAISED = QTextCharFormat.VerticalAlignment.AlignSuperScript


def raised_parts(document: QTextDocument) -> list[str]:
    found, block = [], document.begin()
    while block.isValid():
        pieces = block.begin()
        while not pieces.atEnd():
            piece = pieces.fragment()
            if piece.charFormat().verticalAlignment() == RAISED:
                found.append(piece.text())
            pieces += 1
        block = block.next()
    return found


def page_of(html: str) -> QTextDocument:
    document = QTextDocument()
    document.setHtml(html)
    return document


@pytest.mark.parametrize(
    ("text", "exponents"),
    [
        ("e^ε = 2.00", ["ε"]),
        ("(e^ε − 1)/(e^ε + 1), or 1 − e^−ε", ["ε", "ε", "−ε"]),
        ("e^2ε, e^kε and ln(1 + β(e^ε₀ − 1))", ["2ε", "kε", "ε₀"]),
        ("γ = (2^k − 1)/(2^k − 2)", ["k", "k"]),
        ("some^thing, a ^ b", []),
    ],
)
def test_exponents_are_found(text: str, exponents: list[str]) -> None:
    shown = raised(text)
    assert [shown.text[at : at + length] for at, length in shown.exponents] == exponents
    assert raised_parts(page_of(raised_markup(text))) == exponents
    assert page_of(raised_markup(text)).toPlainText() == text  # copied as it was said


def test_markup_stays_harmless() -> None:
    assert "<img" not in raised_markup('e^ε <img src="/etc/hostname">')
    assert page_of(tip("at most e^ε times\nlikelier")).toPlainText() == "at most e^ε times\nlikelier"
    assert raised_parts(page_of(tip("at most e^ε times"))) == ["ε"]


def rows_with_ink(text: str, lines: int, exponent_from: int) -> tuple[int, int]:
    """Highest row with ink before and from the pixel ``exponent_from`` of a text that is painted."""
    view = StillText(text, lines=lines)
    view.setStyleSheet("color: black; background: white; font-size: 40px")
    view.resize(400, 120)
    image = view.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)

    def highest(columns: range) -> int:
        return next(y for y in range(image.height()) if any(image.pixelColor(x, y).value() < 128 for x in columns))

    return highest(range(exponent_from)), highest(range(exponent_from, image.width()))


@pytest.mark.parametrize("lines", [1, 2])
def test_a_painted_exponent_stands_above_its_base(qtbot: QtBot, lines: int) -> None:
    view = StillText("x", lines=lines)
    qtbot.addWidget(view)
    view.setStyleSheet("font-size: 40px")
    view.ensurePolished()
    width = view.fontMetrics().horizontalAdvance("e")
    base, exponent = rows_with_ink("e^ε", lines, width)
    assert exponent < base - 3  # both letters are equally high on a line
    _, plain = rows_with_ink("eε", lines, width)
    assert exponent < plain - 3


def test_a_painted_text_is_read_as_it_was_said_and_says_its_rest(qtbot: QtBot) -> None:
    view = StillText("Priors of 10–50 % allow e^ε = 2.00; any prior allows 1.50.")
    qtbot.addWidget(view)
    view.resize(900, 30)
    view.grab()
    assert view.text() == view.accessibleName() == "Priors of 10–50 % allow e^ε = 2.00; any prior allows 1.50."
    assert view.toolTip() == ""
    view.resize(260, 30)
    view.grab()
    assert page_of(view.toolTip()).toPlainText() == view.text()


def test_an_explanation_raises_its_exponents(qtbot: QtBot) -> None:
    popup = ExplanationPopup(Explanation(title="e^ε", text="It is e^ε = γ.\n\nThen a < b & c."), None, None)
    qtbot.addWidget(popup)
    parts = popup.findChildren(QLabel)
    assert [raised_parts(page_of(part.text())) for part in parts] == [["ε"], ["ε"]]
    assert parts[1].accessibleName() == "It is e^ε = γ.\n\nThen a < b & c."
    assert QTextDocumentFragment.fromHtml(parts[1].text()).toPlainText() == parts[1].accessibleName()


def test_a_help_page_raises_exponents_but_not_in_code(qtbot: QtBot) -> None:
    help_window = HelpWindow()
    qtbot.addWidget(help_window)
    help_window.show_page("guarantees")
    assert "ε" in raised_parts(help_window.browser.document())
    assert "at most e^ε times likelier" in help_window.browser.toPlainText()
    document = QTextDocument()
    document.setMarkdown("It is e^ε, in code `e^ε`.")
    raise_powers(document)
    assert raised_parts(document) == ["ε"]
