"""The window around the tabs: files, menus, theme, help, jobs, closing."""

from __future__ import annotations

import math
import sys
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gwasprivacy.base.work import Work
from gwasprivacy.mechanisms.registry import OTHER_RELEASES
from gwasprivacy.membership.adversary import AdversaryModel, PriorRange, Target, TargetKind
from gwasprivacy.membership.families import IDENTIFIABILITY, SAMPLED
from gwasprivacy.membership.families.another_attacker import with_family
from gwasprivacy.membership.secrets import Secret
from gwasprivacy.plan.another_mechanism import of_mechanism
from gwasprivacy.plan.plan import ReleaseChoices, in_step
from gwasprivacy.plan.saved_plan import new_plan, save_plan
from gwasprivacy.ui.app import _report_bugs, say_what_is_forgotten
from gwasprivacy.ui.job_status import JobStatus
from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.plan_sentence import plan_parts, release_parts
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.first_size import SMALLEST
from gwasprivacy.ui.shell.jobs import JobRunner, Lane
from gwasprivacy.ui.shell.settings import Settings
from gwasprivacy.ui.shell.theme import DARK, LIGHT, ThemeMode, theme_source
from gwasprivacy.ui.widgets.explain import ExplanationPopup
from gwasprivacy.ui.widgets.tab_page import TabPage, TabState
from tests.ui.dropped import drop


class PlainTab(TabPage):
    """Stands in for the second and third tab, which have tests of their own."""

    report_asked = Signal()
    exact_asked = Signal()
    release_asked = Signal()
    way_taken = Signal(object)
    countersign_asked = Signal(object, object)
    verdict = None

    def __init__(self, document: PlanDocument, jobs: JobRunner, *, at_once: bool = True) -> None:
        super().__init__()
        self.parts: Iterator[None] = iter([None] * 2)
        self.opened: list[Path] = []
        self.shown = 0
        self.field = QPushButton("field")
        self.left.add(self.field)

    def activated(self) -> None:
        self.shown += 1

    def focus_field(self, path: str) -> bool:
        self.field.setFocus()
        return True

    def follow_verdict(self, keeper: object) -> None:
        pass

    def allow_verdict(self, allowed: bool) -> None:
        pass

    def take(self, way: object) -> None:
        pass

    def open_study(self, path: Path) -> None:
        self.opened.append(path)

    def open_reports(self, files: list[Path]) -> None:
        self.opened += files


@pytest.fixture(autouse=True)
def plain_tabs(monkeypatch: pytest.MonkeyPatch) -> None:
    for module, name in (("calibration.calibration_tab", "CalibrationTab"), ("release.release_tab", "ReleaseTab")):
        fake = ModuleType(f"gwasprivacy.ui.{module}")
        setattr(fake, name, type(name, (PlainTab,), {}))
        monkeypatch.setitem(sys.modules, f"gwasprivacy.ui.{module}", fake)


def plan_file(tmp_path: Path, document: PlanDocument, name: str = "a.gwasplan") -> Path:
    path = tmp_path / name
    save_plan(document.plan, path)
    return path


def test_the_title_names_the_plan_and_its_unsaved_changes(window: MainWindow, document: PlanDocument) -> None:
    assert window.windowTitle() == "Melanoma 2026"
    document.edit_design(n_cases=1234)
    assert window.windowTitle().endswith("*")
    document.undo_stack.undo()
    assert not window.windowTitle().endswith("*")


def test_undo_and_redo_by_keys(window: MainWindow, document: PlanDocument) -> None:
    document.edit_design(n_cases=1234)
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert document.plan.design.n_cases == 1000
    QTest.keyClick(window, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert document.plan.design.n_cases == 1234


def test_ctrl_and_a_digit_go_to_a_tab(window: MainWindow) -> None:
    for i in (2, 1, 0):
        QTest.keyClick(window, getattr(Qt.Key, f"Key_{i + 1}"), Qt.KeyboardModifier.ControlModifier)
        assert window.tabs.currentIndex() == i
    assert window.calibration_tab.shown >= 1


def test_a_dot_tells_how_far_each_tab_is(window: MainWindow) -> None:
    window.build_tabs()
    assert window.tabs.tabText(0).endswith("●")
    assert window.tabs.tabText(2).endswith("○")
    window.release_tab.state = TabState.READY
    assert window.tabs.tabText(2).endswith("●")
    window.release_tab.state = TabState.PROBLEM
    assert window.tabs.tabText(2).endswith("▲")
    assert "attention" in window.tabs.tabBar().accessibleTabName(2)


def test_the_tabs_are_built_once_and_keep_the_one_in_front(window: MainWindow) -> None:
    window.show_tab(1)
    calibration = window.calibration_tab
    window.build_tabs()
    assert window.calibration_tab is calibration
    assert window.tabs.currentWidget() is calibration
    assert window.tabs.count() == 3


# Files --------------------------------------------------------------------------------------------------------------


def test_save_as_then_open_gives_the_plan_back(
    window: MainWindow, document: PlanDocument, dialogs: Any, tmp_path: Path, settings: Settings
) -> None:
    document.edit_design(n_cases=1234)
    dialogs.paths = [tmp_path / "mine"]
    assert window.files.save()
    assert not document.is_dirty
    assert settings.recent_plans == [tmp_path / "mine.gwasplan"]
    document.edit_design(n_cases=1)
    dialogs.answers = ["Don’t save"]
    assert window.files.open_path(tmp_path / "mine.gwasplan")
    assert document.plan.design.n_cases == 1234


def test_unsaved_changes_are_asked_about_and_cancel_keeps_them(
    window: MainWindow, document: PlanDocument, dialogs: Any, tmp_path: Path
) -> None:
    path = plan_file(tmp_path, document)
    document.edit_design(n_cases=1234)
    dialogs.answers = ["Cancel"]
    assert not window.files.open_path(path)
    assert document.plan.design.n_cases == 1234
    dialogs.answers = ["Save"]
    dialogs.paths = [tmp_path / "kept.gwasplan"]
    assert window.files.open_path(path)
    assert (tmp_path / "kept.gwasplan").exists()
    assert document.path == path


def test_a_bad_plan_is_a_sentence_and_nothing_changes(
    window: MainWindow, document: PlanDocument, dialogs: Any, tmp_path: Path
) -> None:
    before = document.plan
    path = tmp_path / "bad.gwasplan"
    path.write_text(save_text(document).replace('"value": 1.5', '"value": 0.5'), encoding="utf-8")
    assert not window.files.open_path(path)
    title, text, _detail = dialogs.said[-1]
    assert title == "The plan was not opened"
    assert "0.5" in text
    assert document.plan is before


def save_text(document: PlanDocument) -> str:
    import json

    return json.dumps(document.plan.to_json(), indent=2)


def test_a_plan_that_cannot_be_written_stays_unsaved(
    window: MainWindow, document: PlanDocument, dialogs: Any, tmp_path: Path
) -> None:
    document.edit_design(n_cases=1234)
    dialogs.paths = [tmp_path / "nowhere" / "a.gwasplan"]
    assert not window.files.save()
    assert dialogs.said[-1][0] == "The plan was not saved"
    assert document.is_dirty


def test_a_change_by_another_program_is_offered_not_forced(
    window: MainWindow, document: PlanDocument, tmp_path: Path
) -> None:
    path = plan_file(tmp_path, document)
    window.files.open_path(path)
    other = PlanDocument(document.plan)
    other.edit_design(n_cases=4321)
    save_plan(other.plan, path)
    document.look_at_file()
    assert window.banner.isVisible()
    assert document.plan.design.n_cases == 1000
    window.banner.buttons["Reload"].click()
    assert document.plan.design.n_cases == 4321
    assert not window.banner.isVisible()


def test_a_vanished_file_can_be_written_again(window: MainWindow, document: PlanDocument, tmp_path: Path) -> None:
    path = plan_file(tmp_path, document)
    window.files.open_path(path)
    path.unlink()
    document.look_at_file()
    assert window.windowTitle().endswith("*")
    window.banner.buttons["Save"].click()
    assert path.exists()


def test_the_recent_menu_lists_plans(window: MainWindow, document: PlanDocument, tmp_path: Path) -> None:
    window._fill_recent()
    assert window.recent_menu.actions()[0].text() == "No plan opened yet"
    path = plan_file(tmp_path, document, "one&two.gwasplan")
    window.files.open_path(path)
    window._fill_recent()
    window.recent_menu.actions()[0].trigger()
    assert document.path == path


# Drag and drop ------------------------------------------------------------------------------------------------------


def test_a_dropped_plan_opens(qtbot: QtBot, window: MainWindow, document: PlanDocument, tmp_path: Path) -> None:
    path = plan_file(tmp_path, document)
    drop(window, path)
    qtbot.waitUntil(lambda: document.path == path)


@pytest.mark.parametrize("name", ["s.bed", "s.vcf.gz", "s.tsv", "r.release.json"])
def test_a_dropped_study_or_report_goes_to_the_release_tab(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, name: str, settings: Settings
) -> None:
    drop(window, tmp_path / name)
    qtbot.waitUntil(lambda: window.release_tab.opened == [tmp_path / name])
    assert window.tabs.currentIndex() == 2
    assert settings.recent_plans == []


def test_reports_and_a_key_that_are_dropped_together_come_together(window: MainWindow) -> None:
    files = [Path(name) for name in ("officer.pub.pem", "r.release.json", "s.release.json")]
    window.open_dropped(*files)
    assert window.release_tab.opened == files


def test_a_key_that_comes_first_goes_where_its_report_is_awaited(window: MainWindow) -> None:
    window.open_dropped(Path("officer.pub.pem"))
    assert window.tabs.currentIndex() == 2
    assert window.release_tab.opened == [Path("officer.pub.pem")]


def test_something_else_is_told_what_can_be_dropped(window: MainWindow, dialogs: Any) -> None:
    window.open_dropped(Path("holiday.jpg"))
    assert "is not a plan, a study, a report or a file of results" in dialogs.said[-1][1]


# The plan in words --------------------------------------------------------------------------------------------------


def test_the_sentence_says_the_whole_plan(window: MainWindow, document: PlanDocument) -> None:
    document.edit_adversary(prior=PriorRange(0.1, 0.5), target=Target(TargetKind.CAP, 0.75))
    assert window.sentence.text() == (
        "Against an attacker (prior 10–50 %, knowing who has the disease), no one can be more than 75 % sure that a person took "
        "part: ε = 1.10. With 2,000 participants, 2 SNPs will be published."
    )


def test_the_sentence_follows_every_edit(window: MainWindow, document: PlanDocument) -> None:
    document.edit_adversary(prior=PriorRange.any())
    assert "the odds of anyone’s participation change at most 1.50-fold" in window.sentence.text()
    document.edit_adversary(secret=Secret.CASE_STATUS)
    assert "diagnosis" in window.sentence.text()
    document.edit_release(n_snps=1)
    assert "one SNP will be published" in window.sentence.text()
    document.undo_stack.undo()
    assert "2 SNPs" in window.sentence.text()


def test_every_family_has_a_sentence(document: PlanDocument) -> None:
    for family in (IDENTIFIABILITY, SAMPLED):
        document.edit(adversary=with_family(document.plan.adversary, family))
        text = "".join(part.text for part in plan_parts(document.plan))
        assert text.startswith("Against someone")


def test_a_budget_that_is_split_or_larger_than_the_guarantee_is_said(
    window: MainWindow, document: PlanDocument
) -> None:
    document.edit_release(epsilon=0.3)
    assert "ε = 0.693, of which one release spends 0.300." in window.sentence.text()
    document.edit_release(epsilon=None, budget=2.0)
    assert (
        "after one release no one can be more than 66.7 % sure that a person took part: ε = 0.693."
        in window.sentence.text()
    )


@pytest.mark.parametrize("kind", OTHER_RELEASES)
def test_other_kinds_of_release_are_named(document: PlanDocument, kind: str) -> None:
    release = SimpleNamespace(numbers=OTHER_RELEASES[kind], n_snps=2)
    text = "".join(part.text for part in release_parts(SimpleNamespace(release=release, design=document.plan.design)))  # type: ignore[arg-type]
    assert text.startswith("With 2,000 participants, ")
    assert "noisy" in text


def test_what_calibration_found_is_dropped_when_the_plan_changes(window: MainWindow, document: PlanDocument) -> None:
    window.build_tabs()
    window.calibration_tab.headline_changed.emit(
        "With 2,000 participants, both SNPs are published with 99 % probability."
    )
    assert window.sentence.text().endswith("99 % probability.")
    assert "design.n_cases" in window.sentence.label.html()
    document.edit_design(n_cases=900)
    assert "99 %" not in window.sentence.text()


def test_an_underlined_part_brings_its_control_to_the_front(window: MainWindow) -> None:
    window.sentence.label.anchorClicked.emit(QUrl("design.n_cases"))
    assert window.tabs.currentIndex() == 1
    assert QApplication.focusWidget() is window.calibration_tab.field
    window.sentence.label.anchorClicked.emit(QUrl("adversary.family"))
    assert window.tabs.currentIndex() == 0
    assert QApplication.focusWidget() is window.model_tab.attacker_card.gallery


def test_the_links_of_the_sentence_are_reached_by_keys(window: MainWindow) -> None:
    label = window.sentence.label
    label.setFocus()
    QTest.keyClick(label, Qt.Key.Key_Tab)
    QTest.keyClick(label, Qt.Key.Key_Return)
    assert QApplication.focusWidget() is window.model_tab.attacker_card.gallery
    label.setFocus()
    for _ in range(12):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is not label, "Tab leaves the sentence after its last link"


# Theme --------------------------------------------------------------------------------------------------------------


def test_the_theme_changes_while_the_window_is_open(window: MainWindow, settings: Settings) -> None:
    window.set_theme(ThemeMode.DARK)
    assert theme_source().theme is DARK
    assert settings.theme is ThemeMode.DARK
    plot = window.model_tab.posterior_plot
    assert plot.upper_curve.opts["pen"].color().name() == DARK.attacker
    assert plot.image().pixelColor(2, 2).name() == DARK.card
    window.set_theme(ThemeMode.LIGHT)
    assert plot.upper_curve.opts["pen"].color().name() == LIGHT.attacker


def test_the_system_is_followed_unless_a_theme_is_chosen(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    source = theme_source()
    system = {"dark": False}
    monkeypatch.setattr(
        type(source),
        "_wants_dark",
        lambda self: system["dark"] if self.mode is ThemeMode.SYSTEM else self.mode == "dark",
    )
    window.set_theme(ThemeMode.SYSTEM)
    system["dark"] = True
    source._system_changed()
    assert source.theme is DARK
    window.set_theme(ThemeMode.LIGHT)
    source._system_changed()
    assert source.theme is LIGHT


def contrast(a: str, b: str) -> float:
    def luminance(colour: str) -> float:
        parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
def test_texts_are_readable_on_their_ground(colours: Any) -> None:
    for name in ("text", "muted", "accent", "error", "warning", "good"):
        for ground in ("card", "window"):
            assert contrast(getattr(colours, name), getattr(colours, ground)) >= 4.5, (name, ground)
    assert contrast(colours.on_accent, colours.accent) >= 4.5
    for name in ("attacker", "any_attacker", "no_privacy", "control_strong"):
        assert contrast(getattr(colours, name), colours.card) >= 3.0, name


# Help ---------------------------------------------------------------------------------------------------------------


def popups(window: MainWindow) -> list[ExplanationPopup]:
    return [p for p in window.findChildren(ExplanationPopup) if p.isVisible()]


def test_f1_explains_what_has_the_focus(window: MainWindow) -> None:
    window.model_tab.guarantee_card.fields[TargetKind.GAMMA].setFocus()
    QTest.keyClick(window.model_tab.guarantee_card.fields[TargetKind.GAMMA], Qt.Key.Key_F1)
    (popup,) = popups(window)
    assert "γ" in popup.accessibleName()
    assert "Li et al. 2013" in " ".join(label.text() for label in popup.findChildren(QWidget) if hasattr(label, "text"))
    QTest.keyClick(popup, Qt.Key.Key_Escape)
    assert popups(window) == []


def test_f1_elsewhere_opens_the_tabs_page(window: MainWindow) -> None:
    window.tabs.tabBar().setFocus()
    window.explain_focus()
    assert window._help is not None
    assert window._help.page == "attackers"
    window._help.close()


# Jobs and the end ---------------------------------------------------------------------------------------------------


def test_the_status_bar_shows_stage_and_cancel_and_nothing_else(qtbot: QtBot, window: MainWindow) -> None:
    status = window.findChild(JobStatus)
    assert status is not None
    height = status.height()
    assert not status.cancel.isVisible()
    go = threading.Event()

    def work(*, work: Work) -> None:
        work.progress("Simulating studies", 1, 4)
        while not go.wait(0.01):
            work.check()

    Lane(window.jobs, "curves").start(work, title="Curves", on_done=print)
    qtbot.waitUntil(lambda: status.stage.text() == "Simulating studies")
    assert status.bar.value() == 250
    assert status.cancel.isVisible()
    assert status.height() == height
    status.cancel.click()
    assert window.jobs.running == []
    assert not status.cancel.isVisible()
    assert status.stage.text() == ""
    go.set()


def test_one_cancel_stops_whatever_runs_but_spends_nothing_else(qtbot: QtBot, window: MainWindow) -> None:
    """Two kinds of work are one progress; what must not be abandoned is shown first, and Cancel asks it alone."""
    status = window.findChild(JobStatus)
    assert status is not None
    go = threading.Event()

    def work(stage: str, *, work: Work) -> None:
        work.progress(stage, 1, 4)
        while not go.wait(0.01):
            work.check()

    lanes = [Lane(window.jobs, name) for name in ("curves", "audit", "release")]
    lanes[0].start(work, "Simulating studies", title="Curves", on_done=print)
    lanes[1].start(work, "Auditing", title="Audit", on_done=print)
    qtbot.waitUntil(lambda: status.stage.text() == "Auditing, and 1 more")
    status.cancel.click()
    assert window.jobs.running == []
    lanes[2].start(work, "Drawing", title="Release", on_done=print, abandon=False)
    lanes[0].start(work, "Simulating studies", title="Curves", on_done=print)
    qtbot.waitUntil(lambda: status.stage.text() == "Drawing, and 1 more")
    status.cancel.click()
    qtbot.waitUntil(lambda: not lanes[2].is_running)
    assert lanes[0].is_running
    go.set()
    qtbot.waitUntil(lambda: window.jobs.running == [])


@pytest.mark.parametrize("abandon", [True, False], ids=["at once", "when it can"])
@pytest.mark.parametrize("way", ["mouse", "keyboard"])
def test_after_cancel_the_focus_is_where_it_was_before(
    qtbot: QtBot, window: MainWindow, abandon: bool, way: str
) -> None:
    """It went to whatever came next, the head of the Release column perhaps, which scrolled there: away from what is said about the end."""
    status = window.findChild(JobStatus)
    assert status is not None
    go = threading.Event()

    def work(*, work: Work) -> None:
        work.progress("Drawing", 1, 4)
        go.wait(20)
        work.check()

    here = window.model_tab.guarantee_card.fields[TargetKind.GAMMA]
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    here.setFocus()
    lane = Lane(window.jobs, "release")
    lane.start(work, title="Release", on_done=print, abandon=abandon)
    qtbot.waitUntil(lambda: status.stage.text() == "Drawing")
    if way == "mouse":
        qtbot.mouseClick(status.cancel, Qt.MouseButton.LeftButton)
    else:
        status.cancel.setFocus(Qt.FocusReason.TabFocusReason)
        qtbot.keyClick(status.cancel, Qt.Key.Key_Space)
    assert not (status.cancel.isVisible() and status.cancel.isEnabled())
    assert QApplication.focusWidget() is here
    go.set()
    qtbot.waitUntil(lambda: not lane.is_running)
    assert QApplication.focusWidget() is here


def test_a_bug_says_where_the_log_is_and_quotes_nothing(qtbot: QtBot, window: MainWindow, dialogs: Any) -> None:
    def work(*, work: Work) -> None:
        raise KeyError("patient-17")

    with qtbot.waitSignal(window.jobs.failed):
        Lane(window.jobs, "work").start(work, title="Work", on_done=print, on_failed=lambda error: None)
    title, text, detail = dialogs.said[-1]
    assert "bug" in title
    assert "crash.log" in detail
    assert "patient-17" not in title + text + detail


def test_an_exception_in_the_window_itself_is_told_once(
    window: MainWindow, dialogs: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    _report_bugs(window)
    for _ in range(3):
        try:
            raise ValueError("rs123 of patient 5")
        except ValueError as error:
            sys.excepthook(type(error), error, error.__traceback__)
    assert [title for title, _, _ in dialogs.said] == ["A bug in gwasprivacy"]
    assert "patient" not in str(dialogs.said)


def test_closing_asks_about_unsaved_changes(window: MainWindow, document: PlanDocument, dialogs: Any) -> None:
    document.edit_design(n_cases=1234)
    dialogs.answers = ["Cancel"]
    assert not window.close()
    assert window.isVisible()
    dialogs.answers = ["Don’t save"]
    assert window.close()


def test_closing_stops_the_jobs(qtbot: QtBot, window: MainWindow) -> None:
    def work(*, work: Work) -> None:
        while True:
            work.check()

    Lane(window.jobs, "work").start(work, title="Work", on_done=print)
    assert window.close()
    assert window.jobs.running == []


def test_the_window_stays_while_a_release_is_being_made(qtbot: QtBot, window: MainWindow, dialogs: Any) -> None:
    go = threading.Event()

    def release(*, work: Work) -> None:
        go.wait(20)

    Lane(window.jobs, "release").start(release, title="The release", on_done=print, abandon=False)
    assert not window.close()
    assert "The release is not finished yet" in dialogs.said[-1][1]
    with qtbot.waitSignal(window.jobs.ended):
        go.set()
    assert window.close()


def test_geometry_and_folds_are_remembered(
    qtbot: QtBot, window: MainWindow, document: PlanDocument, settings: Settings
) -> None:
    window.resize(700, 600)  # the offscreen screen is small
    window.model_tab.set_more_open(True)
    window.close()
    again = MainWindow(PlanDocument(document.plan), Settings(settings.path))
    qtbot.addWidget(again)
    assert (again.width(), again.height()) == (700, 600)
    assert again.model_tab.more_is_open
    again.close()


def test_settings_from_a_bigger_screen_do_not_break_the_window(qtbot: QtBot, settings: Settings, plan: Any) -> None:
    settings.path.write_text("[General]\ngeometry=@ByteArray(nonsense)\n", encoding="utf-8")
    made = MainWindow(PlanDocument(plan), Settings(settings.path))
    qtbot.addWidget(made)
    assert made.width() >= SMALLEST.width()
    made.close()


# The kind of loss that a plan names ---------------------------------------------------------------------------------


def test_a_plan_that_names_no_kind_of_loss_is_offered_the_tighter_bounds_by_one_button(
    window: MainWindow, document: PlanDocument, tmp_path: Path
) -> None:
    adversary = AdversaryModel(target=Target(TargetKind.ADVANTAGE, 1 / 3))
    old = replace(document.plan, adversary=adversary, release=ReleaseChoices(mechanism="joint"))
    path = tmp_path / "old.gwasplan"
    save_plan(old, path)
    window.files.open_path(path)
    assert document.plan.epsilon == pytest.approx(math.log(2))
    assert list(window.banner.buttons) == ["Use the tighter bounds"]
    assert "ε = 1.39, not 0.693" in window.banner.message.text()
    window.banner.buttons["Use the tighter bounds"].click()
    assert not window.banner.isVisible()
    assert document.plan.epsilon == pytest.approx(math.log(4))
    assert document.undo_stack.undoText() == "Use the tighter bounds"
    document.undo_stack.undo()
    assert document.plan == old


def test_a_plan_that_is_read_again_is_offered_them_as_when_it_was_opened(
    window: MainWindow, document: PlanDocument, tmp_path: Path
) -> None:
    adversary = AdversaryModel(target=Target(TargetKind.ADVANTAGE, 1 / 3))
    old = replace(document.plan, adversary=adversary, release=ReleaseChoices(mechanism="joint"))
    path = tmp_path / "old.gwasplan"
    save_plan(in_step(old), path)
    window.files.open_path(path)
    assert not window.banner.isVisible()
    save_plan(old, path, force=True)
    document.look_at_file()
    window.banner.buttons["Reload"].click()
    assert document.plan == old
    assert window.banner.isVisible()
    assert list(window.banner.buttons) == ["Use the tighter bounds"]
    save_plan(in_step(old), path, force=True)
    document.look_at_file()
    window.banner.buttons["Reload"].click()
    assert document.plan == in_step(old)
    assert not window.banner.isVisible()


def test_a_plan_that_names_its_kind_of_loss_is_opened_without_a_word(
    window: MainWindow, document: PlanDocument, tmp_path: Path
) -> None:
    path = tmp_path / "new.gwasplan"
    save_plan(in_step(new_plan()), path)
    window.files.open_path(path)
    assert not window.banner.isVisible()
    assert window.files.open_example()
    assert not window.banner.isVisible()


def test_the_named_loss_follows_the_mechanism_in_one_step(window: MainWindow, document: PlanDocument) -> None:
    document.new(in_step(new_plan(adversary=AdversaryModel(target=Target(TargetKind.ADVANTAGE, 1 / 3)))))
    before = document.plan
    card = window.model_tab.bounds_card
    assert card.epsilon.text() == "1.39"
    assert "A rare output may reveal more" in card.outside.text()
    assert "no membership test has an advantage (TPR − FPR) above 33.4 %" in window.sentence.label.accessibleName()
    document.edit(release=of_mechanism(document.plan.release, "permute-and-flip"))
    assert document.plan.adversary.loss.is_pure
    assert card.epsilon.text() == "0.693"
    document.edit_release(mechanism="exponential", n_snps=10)
    assert document.plan.adversary.loss.rounds == 10
    assert card.epsilon.text() == "4.22"
    document.edit_release(mechanism="joint", values_epsilon=0.1)
    assert document.plan.adversary.pure_epsilon == 0.1
    for _ in range(3):
        document.undo_stack.undo()
    assert document.plan == before
    document.edit_adversary(target=Target(TargetKind.GAMMA, 1.5))
    assert card.advantage.text() == "≤ 17.2 %"
    assert "membership tests have an advantage of at most 17.2 %" in card.guaranteed.text()


def test_a_home_that_cannot_be_written_is_said_once_at_the_start(window: MainWindow, tmp_path: Path) -> None:
    assert say_what_is_forgotten(window) is None
    (tmp_path / "home").write_text("not a folder", encoding="utf-8")
    window.settings = Settings(tmp_path / "home" / "window.ini")
    banner = say_what_is_forgotten(window)
    assert banner is not None
    assert str(tmp_path / "home" / "window.ini") in banner.message.text()
    banner.buttons["Close"].click()
    assert banner.isHidden()
