"""What the tests of the Release tab share: the shown tab, its steps as a person takes them, and patience with its workers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gwasprivacy.plan.plan import Plan, ReleaseChoices
from gwasprivacy.plan.saved_plan import new_plan
from gwasprivacy.study.design import GenotypeFilter, StudyDesign
from gwasprivacy.ui.release.release_tab import ReleaseTab
from gwasprivacy.ui.release.words import Step
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner
from tests.study.make_plink import random_plink

WAIT = 20_000  # ms; only ever reached by a test that fails
PASSPHRASE = "correct horse battery"
N_CASES, N_CONTROLS = 30, 26


def answered_plan(*, release: ReleaseChoices | None = None, **design: Any) -> Plan:
    """For :func:`study_for`, with every question answered."""
    return new_plan(
        title="Melanoma 2026",
        design=StudyDesign(n_cases=N_CASES, n_controls=N_CONTROLS, genotype_filter=GenotypeFilter.NONE, **design),
        release=release or ReleaseChoices(mechanism="permute-and-flip", n_snps=2),
    )


def study_for(folder: Path, name: str = "hospital-x", *, n_snps: int = 40, **options: Any) -> Path:
    prefix, _, _ = random_plink(folder, n_snps=n_snps, n_cases=N_CASES, n_controls=N_CONTROLS, name=name, **options)
    return prefix.with_suffix(".bed")


def shown_tab(qtbot: QtBot, document: PlanDocument, jobs: JobRunner) -> ReleaseTab:
    tab = ReleaseTab(document, jobs)
    tab.resize(1250, 660)
    qtbot.addWidget(tab)
    with qtbot.waitExposed(tab):
        tab.show()
    return tab


def until(qtbot: QtBot, condition: Callable[[], bool]) -> None:
    qtbot.waitUntil(condition, timeout=WAIT)


def click(qtbot: QtBot, button: QWidget) -> None:
    """Click where a person could: the left column scrolls to what has the focus."""
    QApplication.processEvents()
    button.setFocus()
    until(qtbot, lambda: button.height() > 0)  # what has just been shown is laid out in several turns
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def press(radio: QWidget) -> None:
    """With the keyboard: a short answer's circle is not in the middle of its row."""
    QApplication.processEvents()
    radio.setFocus()
    QTest.keyClick(radio, Qt.Key.Key_Space)


def to_budget(qtbot: QtBot, tab: ReleaseTab, study: Path) -> None:
    tab.open_study(study)
    until(qtbot, lambda: tab.runner.step is Step.BUDGET and not tab.runner.is_reading_ledger)


def to_leaves(qtbot: QtBot, tab: ReleaseTab, study: Path, ledger: Path) -> None:
    to_budget(qtbot, tab, study)
    tab.budget_step.place.picked.emit(ledger)
    until(qtbot, lambda: tab.runner.step is Step.LEAVES)


def to_confirm(qtbot: QtBot, tab: ReleaseTab, study: Path, folder: Path) -> None:
    """Everything is there but the passphrase and the tick."""
    to_leaves(qtbot, tab, study, folder / "study.gwasledger")
    confirm(qtbot, tab, folder)


def confirm(qtbot: QtBot, tab: ReleaseTab, folder: Path) -> None:
    """What leaves is read, and there are a key and a folder."""
    click(qtbot, tab.published_step.go_on)
    if tab.runner.key_path is None:
        tab.runner.make_key(folder / "officer", PASSPHRASE)
        until(qtbot, lambda: tab.runner.key_path is not None)
    tab.runner.set_folder(folder / "out")


def arm(tab: ReleaseTab, passphrase: str = PASSPHRASE) -> None:
    step = tab.confirm_step
    step.passphrase.setFocus()
    QTest.keyClicks(step.passphrase, passphrase)
    step.confirm.setFocus()
    QTest.keyClick(step.confirm, Qt.Key.Key_Space)


def publish(qtbot: QtBot, tab: ReleaseTab) -> None:
    arm(tab)
    click(qtbot, tab.confirm_step.publish)
    until(qtbot, lambda: tab.runner.done is not None)
