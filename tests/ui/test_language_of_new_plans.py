"""A plan that is made in a German window makes German PDF reports, until another language is chosen for it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from gwasprivacy.base.catalogues import read_language
from gwasprivacy.base.language import in_language
from gwasprivacy.base.resources import resource_path
from gwasprivacy.ui.main_window import MainWindow
from tests.made_up_language import made_up_language


@pytest.fixture
def german() -> Iterator[None]:
    with in_language(read_language("de", resource_path("translations") / "gwasprivacy_de.ts")):
        yield


def test_a_new_plan_and_the_example(window: MainWindow, german: None) -> None:
    window.files.new()
    assert window.document.plan.report_language == "de"
    assert not window.document.is_dirty
    window.files.open_example()
    assert window.document.plan.report_language == "de"
    assert not window.document.is_dirty


def test_in_english_nothing_is_chosen(window: MainWindow) -> None:
    window.files.new()
    assert "report_language" not in window.document.plan.to_json()
    window.files.open_example()
    assert "report_language" not in window.document.plan.to_json()


def test_a_language_in_which_no_report_is_made_is_none(window: MainWindow) -> None:
    with made_up_language():
        window.files.new()
    assert window.document.plan.report_language is None
