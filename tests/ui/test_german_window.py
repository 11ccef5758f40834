"""Every place of the German window, walked through for English: with the real catalogue, and with words that it does not know."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gwasprivacy.assumptions.disease import CausalSnp, DiseaseModel
from gwasprivacy.assumptions.truth_words import odds_words
from gwasprivacy.base.language import say
from gwasprivacy.mechanisms.registry import MECHANISMS, OTHER_RELEASES
from gwasprivacy.membership import glossary as works
from gwasprivacy.membership.families.gallery import attackers
from gwasprivacy.membership.secrets import Secret
from gwasprivacy.plan.references import WORKS
from gwasprivacy.plan.saved_plan import new_plan
from gwasprivacy.study.trait import Trait
from gwasprivacy.ui.about_box import show_about
from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.shell.citation import citation
from gwasprivacy.ui.shell.help_pages import explanations, find_explanation
from gwasprivacy.ui.shell.help_search import glossary_text
from gwasprivacy.ui.shell.language import speak
from gwasprivacy.ui.start_page import TOUR
from gwasprivacy.ui.widgets.card import Fold
from gwasprivacy.ui.widgets.explain import HelpButton
from gwasprivacy.ui.widgets.publishing_choices import fields_for
from tests.ui.conftest import Answers, without_simulation
from tests.ui.english_words import english_in, english_sentences
from tests.ui.every_place import PLACES, opened
from tests.ui.release.release_window import until
from tests.ui.window_texts import texts_of

QUOTED = (
    "Melanoma 2026",
    "Melanoma-2026-simulated",
    "released",  # the folder's name, as the command line has it
    "English",  # a language is named in itself
    *citation().splitlines(),
    *WORKS.values(),
    *(works.LI, works.TRAMER, works.SAMPLING, works.IDENTIFIABILITY, works.KOV, works.DWORK),
)
COMMANDS = (
    "plan new --publish right-list --snps 10 --p-value 5e-8 --wrong 0.01",
    "--publish loci --mechanism right-list --loci-blocks 1000",
    "plan new",
    "simulate",
)


@pytest.fixture(autouse=True, scope="module")
def german(qapp: QApplication) -> Iterator[None]:
    """As the window speaks it, Qt's own words too."""
    before = QLocale()
    assert speak("de") == "de"
    try:
        yield
    finally:
        speak("en")
        QLocale.setDefault(before)


@pytest.fixture(scope="module")
def window(german: None, still_window: MainWindow) -> MainWindow:
    return without_simulation(still_window)


def english(where: str, texts: Iterable[tuple[str, str]]) -> list[str]:
    """A line for each text that has English in it: where it stands, what is English, and the text."""
    return [
        f"{where}, {part}: {found} in {text!r}" for part, text in texts if (found := english_in(text, "de", QUOTED))
    ]


def everywhere(window: MainWindow) -> list[str]:
    """English in what the window shows of its plan."""
    for fold in window.findChildren(Fold):
        fold.set_open(True)
    return english("", [*texts_of(window), ("sentence", window.sentence.text())])


def told(found: list[str]) -> str:
    return "\n".join(dict.fromkeys(found))


def test_the_check_finds_english() -> None:
    assert english_in("Both were spent", "de") == ["both", "were", "spent"]
    assert english_in("&Replace", "de") == ["&Replace"]
    assert english_in("Der Plan ist spent", "de") == ["spent"]
    assert not english_in(say("Replace"), "de")
    assert not english_in("Privacy, Prior, Posterior: ε = 0,69 von Melanoma 2026 in released/a.plan.json", "de", QUOTED)
    assert english_sentences("Es ist so. Whoever reads this is surer than before.", "de")
    assert not english_sentences("Dies will man, Zeile für Zeile: `plan new`.", "de")


def test_every_place(window: MainWindow) -> None:
    found: list[str] = []
    for place in PLACES:
        with opened(window, place) as root:
            for fold in root.findChildren(Fold):
                fold.set_open(True)
            found += english(place, texts_of(root))
    assert not found, told(found)


def test_every_attacker_and_secret(window: MainWindow) -> None:
    found: list[str] = []
    gallery = window.model_tab.attacker_card.gallery
    for attacker in attackers():
        gallery.show_choice(attacker.key)
        gallery.chosen.emit(attacker.key)
        found += everywhere(window)
    window.document.new(new_plan(title="Melanoma 2026"))
    for secret, negative, size in itertools.product((Secret.PARTICIPATION, Secret.CASE_STATUS), (False, True), (1, 3)):
        window.document.edit_adversary(secret=secret, negative=negative, group_size=size, phenotype_known=False)
        found += everywhere(window)
    window.document.new(new_plan(title="Melanoma 2026"))
    assert not found, told(found)


def test_a_quantitative_trait_and_every_kind_of_release(window: MainWindow) -> None:
    found: list[str] = []
    plan = window.document.plan
    window.document.edit_design(alleles_are_public=True)
    for mechanism in (*MECHANISMS, *OTHER_RELEASES):
        fields = fields_for(plan.release, mechanism, ("rs1", "rs2"), plan.design.n_people)
        window.document.edit_release(**fields)
        found += everywhere(window)
    window.document.new(new_plan(title="Melanoma 2026"))
    window.document.switch_study_kind()
    found += everywhere(window)
    window.document.edit_design(trait=Trait(low=1, high=9, name="123"))
    window.document.edit_adversary(secret=Secret.TRAIT_VALUE)
    found += everywhere(window)
    window.document.new(new_plan(title="Melanoma 2026"))
    assert not found, told(found)


def test_every_question_mark_explains_in_german(window: MainWindow) -> None:
    topics = {*explanations(), *works.GLOSSARY}
    for place in PLACES:
        with opened(window, place) as root:
            topics |= {each.topic for each in root.findChildren(HelpButton)}
    said = {topic: find_explanation(topic) for topic in topics}
    assert not [topic for topic, found in said.items() if found is None]
    texts = [text for found in said.values() if found is not None for text in (found.title, found.text, found.source)]
    texts += glossary_text().splitlines()
    assert not (left := [each for text in texts for each in english_sentences(text, "de", (*QUOTED, *COMMANDS))]), (
        "\n".join(left)
    )


def test_what_tools_answer(window: MainWindow, qtbot: QtBot) -> None:
    found: list[str] = []
    for name in ("rehearse", "person"):
        dialog = window.tools.open(name)
        dialog.start()
        qtbot.waitUntil(lambda dialog=dialog: not dialog.is_running, timeout=120_000)
        found += english(name, texts_of(dialog))
        dialog.close()
    assert not found, told(found)


def test_the_figures_on_the_reference_study(window: MainWindow, tmp_path: Path) -> None:
    folder = tmp_path / "HAPSAMPLE"
    folder.mkdir()
    for name in ("disease_model.json", "hapsample.bed"):
        (folder / name).touch()
    dialog = window.tools.open("figures")
    dialog._reference_chosen(folder)
    found = english("figures", texts_of(dialog))
    assert "HAP-SAMPLE" in dialog.source.text()
    dialog.close()
    assert not found, told(found)


@pytest.mark.parametrize("place", ["menu of the plot", "about", "open", "refused"])
def test_what_is_asked_and_told(window: MainWindow, dialogs: Answers, tmp_path: Path, place: str) -> None:
    if place == "about":
        show_about(window)
    elif place == "open":
        window.document.edit_design(n_cases=1234)
        window.files.new()
        dialogs.answers = [say("Cancel")]
        window.files.open()
    elif place == "refused":
        window.open_dropped(tmp_path / "picture.xyz")
        window.show_bug("/tmp/crash.log")
    else:
        assert not english("plot", texts_of(window.model_tab.posterior_plot.menu()))
        return
    assert dialogs.said
    assert not english("", [("said", " ".join(said).replace(str(tmp_path), "")) for said in dialogs.said])


def test_the_tour_with_its_release(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Study, ledger, key, confirmation, release and verification, as the tour does them."""
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    monkeypatch.setattr("gwasprivacy.ui.release.opened_study.study_forecast", lambda *_args, **_more: None)
    window.document.undo_stack.setClean()
    window.show_start()
    window.start_page.buttons[TOUR].click()
    assert window.tour is not None
    tour, found = window.tour, []
    while tour.is_running:
        found += [each.replace(str(tmp_path), "") for each in everywhere(window)]
        if not tour.card.next.isEnabled():
            tour.card.primary.click()
            until(qtbot, tour.card.next.isEnabled)
            found += everywhere(window)
        tour.card.next.click()
    assert window.release_tab.runner.done is not None
    assert not found, told(found)


def test_an_odds_ratio_has_no_zeros_at_its_end() -> None:
    for ratio, said in ((2.0, "2"), (1.8, "1,8"), (10.0, "10"), (1.25, "1,25")):
        disease = DiseaseModel(causal=(CausalSnp(frequency=0.3, odds_ratio=ratio),), prevalence=0.05)
        assert odds_words(disease) == f"Odds Ratio {said} je Kopie"
