"""Whichever way another plan comes into the window, nothing of the one before comes along; and a plan finds its own again."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QComboBox, QLabel, QLineEdit, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from gwasprivacy.assumptions.disease import CausalSnp, DiseaseModel
from gwasprivacy.assumptions.success import Metric
from gwasprivacy.base.work import Work
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.saved_plan import new_plan, save_plan
from gwasprivacy.ui.calibration.calibration_runner import SETTLE_MS, Phase
from gwasprivacy.ui.calibration.kept_scenarios import SavedScenario
from gwasprivacy.ui.calibration.printed_sizes_rows import PAUSE_MS
from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.release.release_choice import OWN
from gwasprivacy.ui.release.words import Step
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import Lane
from gwasprivacy.ui.shell.settings import Settings
from gwasprivacy.ui.starting_plan import starting_plan
from gwasprivacy.ui.tools.menu import OF_NO_PLAN
from gwasprivacy.ui.widgets.card import Card, Fold
from gwasprivacy.ui.widgets.file_places import FilePlace
from tests.ui.calibration.test_kept_scenarios import curve
from tests.ui.conftest import Answers
from tests.ui.release.release_window import answered_plan, study_for, until
from tests.ui.test_main_window import drop

N_CASES, N_CONTROLS = 6, 6


@pytest.fixture
def plan() -> Plan:
    return answered_plan()


@pytest.fixture
def study(tmp_path: Path) -> Path:
    return study_for(tmp_path, "first", n_snps=9)


def other_plan(folder: Path, name: str = "other.gwasplan") -> Path:
    path = folder / name
    if not path.exists():
        save_plan(new_plan(title="Another study"), path)
    return path


def by_new(window: MainWindow, folder: Path) -> None:
    window.files.new()


def by_example(window: MainWindow, folder: Path) -> None:
    assert window.files.open_example()


def by_open(window: MainWindow, folder: Path) -> None:
    assert window.files.open_path(other_plan(folder))


def by_recent(window: MainWindow, folder: Path) -> None:
    window.settings.add_recent_plan(other_plan(folder))
    window._fill_recent()
    window.recent_menu.actions()[0].trigger()


def by_drop(window: MainWindow, folder: Path) -> None:
    drop(window, other_plan(folder))


WAYS = [by_new, by_example, by_open, by_recent, by_drop]


@pytest.mark.parametrize("another", WAYS)
def test_another_plan_has_no_study_ledger_key_or_scenario_of_the_one_before(
    qtbot: QtBot,
    window: MainWindow,
    document: PlanDocument,
    study: Path,
    tmp_path: Path,
    dialogs: Answers,
    another: Callable[[MainWindow, Path], None],
) -> None:
    window.show_tab(2)
    tab, calibration = window.release_tab, window.calibration_tab
    runner, before = tab.runner, document.plan
    tab.open_study(study)
    until(qtbot, lambda: runner.study_is_ready)
    runner.set_ledger(tmp_path / "first.gwasledger")
    runner.set_folder(tmp_path / "reports")
    runner.make_key(tmp_path / "first", "a passphrase that is long")
    until(qtbot, lambda: runner.step is Step.LEAVES and runner.key_path is not None)
    for place in tab.study_step.findChildren(FilePlace):
        place.show_path(study.with_suffix(".fam"))
    tab.study_step.column.setText("pheno")
    tab.confirm_step.passphrase.setText("secret")
    tab.study_step.more.set_open(True)
    calibration.compare_card.scenarios.add(SavedScenario.of(document.plan, curve((500, 0.1), (1000, 0.5))))
    calibration.compare_card.show_list()
    calibration.runner.set_metric(Metric.ANY)
    window.planning_report()

    another(window, tmp_path)
    qtbot.waitUntil(lambda: document.plan is not before)

    assert (runner.source, runner.facts, runner.prepared, runner.done) == (None, None, None, None)
    assert (runner.ledger_path, runner.ledger, runner.key_path, runner.folder) == (None, None, None, None)
    assert runner.step is Step.STUDY
    assert runner.chosen.number == OWN
    named = [place.accessibleName() for place in tab.left.findChildren(FilePlace) if place.path is not None]
    assert named == []
    assert tab.study_step.column.text() == ""
    assert tab.confirm_step.passphrase.text() == ""
    assert not tab.study_step.more.is_open
    assert calibration.compare_card.scenarios.items == []
    assert calibration.runner.question.metric is Metric.ALL
    assert window._planning is None
    assert not any(box.isChecked() for box in tab.confirm_step.findChildren(QCheckBox))


def shown_in(window: MainWindow) -> dict[str, list[str]]:
    """All that stands in the window: the sentence, each tab with its files and choices, shown or not, what can be undone, what runs, which dialogs there are."""

    def texts(page: QWidget) -> list[str]:
        found = []
        for each in page.findChildren(QWidget):
            if isinstance(each, QLineEdit) or (isinstance(each, QLabel | QAbstractButton) and each.isVisibleTo(page)):
                found.append(f"{type(each).__name__}: {each.text()}")
            if isinstance(each, QComboBox):
                found.append(f"chosen: {each.currentText()}")
            if isinstance(each, QTabBar):
                found.append(f"in front: {each.currentIndex()}")
            if isinstance(each, QAbstractButton) and each.isCheckable():
                found.append(f"{each.text()} {each.isChecked()}")
            if isinstance(each, FilePlace):
                found.append(f"{each.accessibleName()}: {each.path}")
        return sorted(found)

    stack = window.document.undo_stack
    return {
        "sentence": [window.sentence.text(), window.windowTitle()],
        "calibration": texts(window.calibration_tab),
        "release": texts(window.release_tab),
        "undo": [stack.text(number) for number in range(stack.count())],
        "running": [job.title for job in window.jobs.running],
        "dialogs": sorted(window.tools.dialogs.keys() - OF_NO_PLAN),
        "banner": [window.banner.message.text()] if window.banner.isVisible() else [],
    }


def without_simulation(window: MainWindow) -> MainWindow:
    window.build_tabs()
    for runner in (window.calibration_tab.runner, window.calibration_tab.advice):
        runner.set_watched = lambda _watched: None  # type: ignore[method-assign]
    return window


def test_a_window_in_which_another_plan_was_closed_shows_a_plan_as_a_new_window_does(
    qtbot: QtBot, document: PlanDocument, settings: Settings, study: Path, tmp_path: Path, dialogs: Answers
) -> None:
    other = other_plan(tmp_path)

    def opened(window: MainWindow) -> dict[str, list[str]]:
        assert window.files.open_path(other)
        runner = window.calibration_tab.runner
        for tab in (0, 1, 2, 1, 2):  # again, as what comes while a tab is hidden is drawn when it is seen
            window.show_tab(tab)
            qtbot.wait(
                PAUSE_MS + 100 if tab == 1 else 30
            )  # what is estimated for an answer waits for a pause, and to be seen
            until(qtbot, lambda: not window.jobs.running and runner.phase is Phase.ESTIMATED)
        before, now = {}, shown_in(window)
        while now != before:  # each timer may begin another job
            qtbot.wait(SETTLE_MS + 100)
            until(qtbot, lambda: not window.jobs.running)
            before, now = now, shown_in(window)
        return now

    fresh = without_simulation(MainWindow(settings=settings))
    qtbot.addWidget(fresh)
    with qtbot.waitExposed(fresh):
        fresh.show()
    expected = opened(fresh)
    fresh.close_unasked()

    used = without_simulation(MainWindow(document, settings))
    qtbot.addWidget(used)
    with qtbot.waitExposed(used):
        used.show()
    calibration, release = used.calibration_tab, used.release_tab
    used.show_tab(1)
    calibration.answer_card.solve.choice.setCurrentIndex(1)
    calibration.sheets.bar.setCurrentIndex(2)
    calibration.attack_sheet.all_attacks.setChecked(True)
    document.edit(title="A plan that is closed")
    used.show_tab(2)
    release.open_study(study)
    until(qtbot, lambda: release.runner.study_is_ready)
    release.runner.set_ledger(tmp_path / "first.gwasledger")
    until(qtbot, lambda: not release.runner.is_reading_ledger)
    release.open_report(study.with_suffix(".bim"))
    for fold in used.findChildren(Fold):
        if used.model_tab.isAncestorOf(fold):
            continue
        fold.set_open(True)
    for tool in ("rehearse", "person", "board", "ledger", "simulate", "utility", "keys"):
        used.tools.open(tool)
    dialogs.answers[:] = ["Don’t save"]
    found = opened(used)
    used.close_unasked()
    for part, texts in expected.items():
        left_behind, missing = Counter(found[part]) - Counter(texts), Counter(texts) - Counter(found[part])
        assert (dict(left_behind), dict(missing)) == ({}, {}), part


def test_a_plan_finds_its_kept_scenarios_again_and_no_other_plan_sees_them(
    window: MainWindow, document: PlanDocument, tmp_path: Path
) -> None:
    window.build_tabs()
    kept = window.calibration_tab.compare_card.scenarios
    kept.add(SavedScenario.of(document.plan, curve((500, 0.1), (1000, 0.5))))
    document.save_as(tmp_path / "mine.gwasplan")
    assert len(kept.items) == 1, "saving gives a plan a name, not another content"
    assert window.files.open_path(other_plan(tmp_path))
    assert kept.items == []
    document.save_as(tmp_path / "third.gwasplan")
    assert window.files.open_path(tmp_path / "mine.gwasplan")
    assert len(kept.items) == 1
    window.files.new()
    assert kept.items == []


def test_a_plan_that_is_read_again_keeps_its_study(
    qtbot: QtBot, window: MainWindow, document: PlanDocument, study: Path, tmp_path: Path
) -> None:
    document.save_as(tmp_path / "mine.gwasplan")
    window.show_tab(2)
    runner = window.release_tab.runner
    window.release_tab.open_study(study)
    until(qtbot, lambda: runner.study_is_ready)
    save_plan(new_plan(title="By somebody else", design=document.plan.design), tmp_path / "mine.gwasplan", force=True)
    document.reload()
    assert runner.source is not None


def test_another_study_does_not_inherit_the_ledger_of_other_people(
    qtbot: QtBot, window: MainWindow, study: Path, tmp_path: Path
) -> None:
    window.show_tab(2)
    tab, runner = window.release_tab, window.release_tab.runner
    runner.set_ledger(tmp_path / "first.gwasledger")
    tab.open_study(study)
    until(qtbot, lambda: runner.study_is_ready)
    assert runner.ledger_path is not None, "a ledger may be chosen before its study"
    tab.study_step._reopen()
    until(qtbot, lambda: runner.study_is_ready)
    assert runner.ledger_path is not None, "the same study with another phenotype has the same people"
    tab.open_study(study_for(tmp_path, "second", n_snps=9))
    until(qtbot, lambda: runner.study_is_ready)
    assert runner.ledger_path is None
    assert tab.budget_step.place.path is None


def test_no_other_plan_is_opened_while_a_release_is_made(
    qtbot: QtBot, window: MainWindow, document: PlanDocument, dialogs: Answers, tmp_path: Path
) -> None:
    go = threading.Event()

    def release(*, work: Work) -> None:
        go.wait(20)

    Lane(window.jobs, "release").start(release, title="The release", on_done=print, abandon=False)
    before = document.plan
    window.files.new()
    assert not window.files.open_path(other_plan(tmp_path))
    assert document.plan is before
    assert "The release is not finished yet" in dialogs.said[-1][1]
    with qtbot.waitSignal(window.jobs.ended):
        go.set()


def test_starting_values_say_that_they_are_examples_until_they_are_changed(window: MainWindow, tmp_path: Path) -> None:
    def tagged() -> list[str]:
        return [
            card.title.text()
            for card in (*window.model_tab.findChildren(Card), *window.calibration_tab.findChildren(Card))
            if any(text.text() == "example values" and not text.isHidden() for text in card.findChildren(QLabel))
        ]

    assert tagged() == []
    window.files.new()
    assert tagged() == [
        "Who is the attacker?",
        "What do you guarantee?",
        "The study you are planning",
        "The effect you want to detect",
        "What you want to publish",
        "What power do you want?",
    ]
    assert window.sentence.text().endswith("All of these are example values.")
    window.document.edit_design(n_cases=1234)
    assert "The study you are planning" not in tagged()
    assert "What do you guarantee?" in tagged()
    assert "example values" not in window.sentence.text()
    window.document.undo_stack.undo()
    assert "The study you are planning" in tagged()
    window.document.save_as(tmp_path / "mine.gwasplan")
    window.document.open(tmp_path / "mine.gwasplan")
    assert tagged() == []


def nobodys_window(qtbot: QtBot, settings: Settings) -> MainWindow:
    made = MainWindow(settings=settings)
    qtbot.addWidget(made)
    made.show_start()
    made.build_tabs()
    return made


def test_above_a_report_or_a_study_there_is_no_plan_that_nobody_made(
    qtbot: QtBot, settings: Settings, study: Path, dialogs: Answers
) -> None:
    window = nobodys_window(qtbot, settings)
    window.verify_a_report()
    assert window.sentence.isHidden()
    assert window.windowTitle() == "gwasprivacy"
    drop(window, study)
    qtbot.waitUntil(lambda: window.release_tab.runner.source is not None)
    assert window.sentence.isHidden()
    window.show_tab(0)
    assert not window.sentence.isHidden()
    assert window.sentence.text().endswith("All of these are example values."), "above its own fields it is marked"
    window.show_tab(2)
    window.document.edit_design(n_cases=1234)
    assert not window.sentence.isHidden(), "now it is somebody's"
    assert "Untitled study" in window.windowTitle()
    dialogs.answers[:] = ["Don’t save"]
    window.close_plan()
    window.verify_a_report()
    assert window.sentence.isHidden()
    window.files.new()
    assert not window.sentence.isHidden(), "somebody asked for it"
    window.close_unasked()


def test_an_example_effect_is_confirmed_once_and_by_whoever_changes_it(document: PlanDocument, tmp_path: Path) -> None:
    document.new(starting_plan(), examples=True)
    assert document.has_example_effect
    document.edit_design(n_cases=1234)
    assert document.has_example_effect
    document.confirm_effect()
    assert not document.has_example_effect
    document.new(starting_plan(), examples=True)
    assert document.has_example_effect, "another plan is asked about"
    document.edit_scenario(disease=DiseaseModel(causal=(CausalSnp(frequency=0.2, odds_ratio=1.5),), prevalence=0.01))
    assert not document.has_example_effect
    document.new(new_plan())
    assert document.has_example_effect, "the usual effect of a plan without assumptions is nobody's"
    document.confirm_effect()
    assert document.plan.scenario is not None
    save_plan(document.plan, tmp_path / "mine.gwasplan")
    document.open(tmp_path / "mine.gwasplan")
    assert not document.has_example_effect
