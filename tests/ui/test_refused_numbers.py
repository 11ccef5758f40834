"""Every number field of every tab: a refused number stays visible with its reason, and both go together."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolTip
from pytestqt.qtbot import QtBot

from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.widgets.card import Fold, InlineMessage
from gwasprivacy.ui.widgets.fields import CountField, NumberField


def fields_of(window: MainWindow, tab: int) -> list[CountField | NumberField]:
    window.tabs.setCurrentIndex(tab)
    page = window.tabs.currentWidget()
    for fold in page.findChildren(Fold):
        fold.set_open(True)
    found = [*page.findChildren(CountField), *page.findChildren(NumberField)]
    return [each for each in found if each.isVisible() and each.isEnabled() and not each.isReadOnly()]


def typed_into(field: CountField | NumberField, text: str) -> None:
    field.selectAll()
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Qt.Key.Key_Return)


def messages(window: MainWindow) -> list[str]:
    return [each.text() for each in window.findChildren(InlineMessage) if each.text()]


def test_a_refused_number_stays_with_its_reason_in_every_field_of_every_tab(qtbot: QtBot, window: MainWindow) -> None:
    tried = 0
    for tab in range(3):
        for field in fields_of(window, tab):
            before, name, number = window.document.plan, field.accessibleName(), field.value()
            spoken = set(messages(window))
            beyond = f"{int(field.maximum()) + 1}" if field.maximum() < 1e12 else "-1"
            typed_into(field, beyond)
            assert window.document.plan is before, name
            assert field.value() == number, name
            assert field.text().replace(",", "").startswith(beyond), f"{name}: {field.text()}"
            assert "is too large: at most" in field.refusal.reason, name
            assert set(messages(window)) - spoken <= {field.refusal.reason}, name
            # Something else in the plan changes: neither a number nor a reason is left behind.
            window.document.edit(title=f"Study {tried}", text="Name the study")
            typed_into(field, field.textFromValue(number))
            assert window.document.plan.title == f"Study {tried}", name
            assert not field.refusal.reason, name
            assert set(messages(window)) <= spoken, name
            tried += 1
    assert tried > 15
    QToolTip.hideText()


def test_a_number_that_the_plan_refuses_stays_with_the_plans_reason(qtbot: QtBot, window: MainWindow) -> None:
    """A lowest prior above the highest one, and a maximum certainty below the priors."""
    window.document.edit_adversary(prior=window.document.plan.adversary.prior.__class__(0.1, 0.5))
    card = window.model_tab.guarantee_card
    field = next(each for kind, each in card.fields.items() if kind.value == "cap")
    before = window.document.plan
    typed_into(field, "40")
    assert window.document.plan is before
    assert field.text() == "40 %"
    assert card.error.text() == field.refusal.reason
    assert "40 % is not above the highest prior, 50 %" in card.error.text()
    typed_into(field, "75")
    assert window.document.plan.adversary.cap <= 0.75 + 1e-9
    assert (card.error.text(), field.refusal.reason) == ("", "")
    QToolTip.hideText()
