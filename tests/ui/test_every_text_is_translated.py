"""With a made-up language installed, nothing that a person can read in the window is left in plain English."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.errors import PrivacyRefusal
from gwasprivacy.base.language import say
from gwasprivacy.membership.adversary import AdversaryModel
from gwasprivacy.membership.families import FAMILIES
from gwasprivacy.membership.families.another_attacker import with_family
from gwasprivacy.membership.families.gallery import attackers
from gwasprivacy.membership.secrets import Secret
from gwasprivacy.plan.saved_plan import new_plan
from gwasprivacy.study.trait import Trait
from gwasprivacy.ui.about_box import show_about
from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.settings import Settings
from gwasprivacy.ui.widgets.explain import ExplanationPopup
from gwasprivacy.ui.widgets.publishing_choices import fields_for
from tests.made_up_language import accented, made_up_language
from tests.ui.conftest import Answers, light_theme
from tests.ui.window_texts import all_untranslated, untranslated

TITLE = "Melanoma 2026"


@pytest.fixture(autouse=True)
def language() -> Iterator[None]:
    with made_up_language():
        yield


@pytest.fixture
def window(qtbot: QtBot, settings: Settings, dialogs: Answers) -> Iterator[MainWindow]:
    light_theme()
    made = MainWindow(PlanDocument(new_plan(title=TITLE)), settings)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    made.build_tabs()
    yield made
    dialogs.answers[:] = [accented("Don’t save")]
    made.close()


def plain(root: QWidget, *typed: str) -> str:
    """What is left in English, a line for each text."""
    found = all_untranslated(root, TITLE, *typed)
    return "\n".join(f"{where}: {text}" for text, where in found.items())


def test_the_check_finds_english_and_lets_names_pass() -> None:
    assert untranslated("The plan") == ["The", "plan"]
    assert untranslated(f"{accented('The plan')} of 2\u202f000 or 0,693") == ["of", "or"]
    assert untranslated("2,000 0.693 66.7 %") == ["2,000", "0.693", "66.7"], "numbers have the reader's marks"
    assert not untranslated(f"1  {accented('Model')}  ● study-1.bed rs123 ε = 0,7")
    assert not untranslated("Melanoma 2026", "Melanoma 2026")


def test_every_tab_and_menu(window: MainWindow) -> None:
    assert not plain(window)


def test_every_attacker(window: MainWindow, qtbot: QtBot) -> None:
    for attacker in attackers():
        gallery = window.model_tab.attacker_card.gallery
        gallery.show_choice(attacker.key)
        gallery.chosen.emit(attacker.key)
        assert not plain(window.model_tab, attacker.family.source), attacker.key
        assert not untranslated(window.sentence.text()), attacker.key


def test_both_secrets_and_directions_and_relatives(window: MainWindow) -> None:
    for secret in (Secret.PARTICIPATION, Secret.CASE_STATUS):
        for negative in (False, True):
            for size in (1, 3):
                window.document.edit_adversary(secret=secret, negative=negative, group_size=size, phenotype_known=False)
                assert not plain(window.model_tab)
                assert not untranslated(window.sentence.text())


def test_a_quantitative_trait(window: MainWindow) -> None:
    window.document.switch_study_kind()
    assert not plain(window)
    window.document.edit_design(trait=Trait(low=1, high=9, name="123"))
    window.document.edit_adversary(secret=Secret.TRAIT_VALUE)
    assert not plain(window)
    assert not untranslated(window.sentence.text())


def test_where_the_number_comes_from(window: MainWindow) -> None:
    window.model_tab.bounds_card.why.click()
    popup = window.findChild(ExplanationPopup)
    assert popup is not None
    assert not plain(popup, "Li et al.", "Tramèr et al.", "Theorem 4.8", "Theorem 2")
    popup.close()


@pytest.mark.parametrize("tool", ["simulate", "figures", "utility"])
def test_every_tool(window: MainWindow, tool: str) -> None:
    dialog = window.tools.open(tool)
    assert not plain(dialog)
    dialog.close()


def test_the_planning_report(window: MainWindow) -> None:
    window.planning_report()
    assert window._planning is not None
    assert not plain(window._planning)
    window._planning.close()


def test_the_help_window_around_its_pages(window: MainWindow) -> None:
    window.show_help_page("start")
    assert window._help is not None
    for text in (window._help.windowTitle(), window._help.list.accessibleName(), window._help.browser.accessibleName()):
        assert not untranslated(text)


def test_what_is_asked_and_told(window: MainWindow, dialogs: Answers, tmp_path: Path) -> None:
    window.document.edit_design(n_cases=1234)
    dialogs.answers = [accented("Cancel")]
    window.files.new()
    window.open_dropped(tmp_path / "picture.xyz")
    show_about(window)
    window.show_bug("/tmp/crash.log")
    window.files.open()
    assert len(dialogs.said) >= 4
    for said in dialogs.said:
        assert not untranslated(" ".join(said), TITLE, "picture.xyz", "/tmp/crash.log")


def test_calibrated_curves_and_answers(window: MainWindow, qtbot: QtBot) -> None:
    """Estimates come at once, simulated curves follow; whatever is shown meanwhile is translated too."""
    tab = window.calibration_tab
    window.show_tab(1)
    qtbot.waitUntil(lambda: bool(tab.runner.curves), timeout=60_000)
    assert not plain(window)
    assert not untranslated(window.sentence.text())
    for index in range(tab.sheets.bar.count()):
        tab.sheets.bar.setCurrentIndex(index)
        assert not plain(tab)
    plot = tab.sheets.people_plot
    plot.hover_at(3.0, 0.5)
    assert not untranslated(plot.hover_label.text())
    tab.runner.stop()
    assert not plain(tab)


@pytest.mark.parametrize(
    "mechanism", ["significant-set", "values", "genotype-counts", "allele-counts", "significant-count"]
)
def test_every_kind_of_release(window: MainWindow, mechanism: str) -> None:
    plan = window.document.plan
    fields = fields_for(plan.release, mechanism, ("rs1", "rs2"), plan.design.n_people)
    window.document.edit_design(alleles_are_public=True)
    window.document.edit_release(**fields)
    assert not plain(window)
    assert not untranslated(window.sentence.text())


def test_a_plan_that_cannot_be_released_is_refused_in_words(window: MainWindow) -> None:
    refused = replace(window.document.plan.release, score=ScoreChoice(name="trend"))
    adversary = with_family(AdversaryModel(), FAMILIES["unbounded"])
    with pytest.raises(PrivacyRefusal) as why:
        window.document.new(replace(window.document.plan, adversary=adversary, release=refused))
    window.show_tab(1)
    window.calibration_tab.study_card.error.show_error(why.value)
    assert not plain(window.calibration_tab)


def test_undo_says_what(window: MainWindow) -> None:
    window.document.edit_design(n_cases=1234, text=say("Use the study’s sample size"))
    [undo] = [
        text
        for each in window.findChildren(QAction)
        if accented("Use the study’s sample size") in (text := each.text())
    ]
    assert not untranslated(undo)
