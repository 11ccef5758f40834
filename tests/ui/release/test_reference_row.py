"""The public reference on the Release tab: read on a worker, pinned by its digest, and what can be wrong with it."""

from __future__ import annotations

import hashlib
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.work import Work
from gwasprivacy.plan.plan import Plan, ReleaseChoices
from gwasprivacy.plan.saved_plan import save_plan
from gwasprivacy.ui.release import reference_row as release_reference
from gwasprivacy.ui.release.reference_row import AllelesQuestion
from gwasprivacy.ui.release.release_tab import ReleaseTab
from gwasprivacy.ui.release.words import Step
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner
from tests.ui.release.release_window import answered_plan, study_for, until


@pytest.fixture
def plan() -> Plan:
    return answered_plan(release=ReleaseChoices(score=ScoreChoice(name="trend")))


@pytest.fixture
def study(tmp_path: Path) -> Path:
    """A study with missing calls, for which this score needs a public order of alleles."""
    return study_for(tmp_path, "own", missing=0.05)


@pytest.fixture
def manifest(study: Path, tmp_path: Path) -> Path:
    """The array's manifest, in a folder of its own."""
    folder = tmp_path / "public"
    folder.mkdir()
    path = folder / "array.bim"
    path.write_bytes(study.with_suffix(".bim").read_bytes())
    return path


@pytest.fixture
def asked(tab: ReleaseTab) -> AllelesQuestion:
    tab.study_step.more.set_open(True)
    return tab.study_step.alleles


@pytest.fixture
def hold(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Reading a reference takes until this is set."""
    let_go = threading.Event()

    def slow(_path: Path, *, work: Work) -> str:
        while not let_go.wait(0.01):
            work.check()
        return "a" * 64

    monkeypatch.setattr(release_reference, "reference_digest", slow)
    return let_go


def test_a_chosen_reference_is_pinned_by_its_digest(
    qtbot: QtBot, document: PlanDocument, tab: ReleaseTab, study: Path, manifest: Path, tmp_path: Path
) -> None:
    save_plan(document.plan, tmp_path / "plan.gwasplan")
    document.open(tmp_path / "plan.gwasplan")
    tab.open_study(study)
    until(qtbot, lambda: tab.runner.plan_error is not None)
    step = tab.study_step
    assert not step.alleles.isHidden()
    step.alleles.reference.place.picked.emit(manifest)
    until(qtbot, lambda: tab.runner.step is Step.BUDGET)
    design = document.plan.design
    assert design.reference == "public/array.bim"  # from the plan's folder, which a report may tell
    assert design.reference_sha256 == hashlib.sha256(manifest.read_bytes()).hexdigest()
    assert design.reference_sha256[:12] in step.alleles.note.text()
    assert step.alleles.reference.place.path == manifest


def test_another_file_under_the_pinned_name_is_refused(
    qtbot: QtBot, document: PlanDocument, tab: ReleaseTab, study: Path, manifest: Path
) -> None:
    tab.study_step.alleles.pin(manifest)
    until(qtbot, lambda: document.plan.design.reference is not None)
    lines = manifest.read_text(encoding="utf-8").splitlines()
    manifest.write_text("\n".join(lines[1:] + lines[:1]) + "\n", encoding="utf-8")
    tab.open_study(study)
    until(qtbot, lambda: tab.runner.plan_error is not None)
    assert "array.bim is not the file that the plan was made with" in tab.study_step.error.text()


def test_a_reference_that_vanished_is_said_under_it_and_changes_nothing(
    qtbot: QtBot, document: PlanDocument, asked: AllelesQuestion, manifest: Path
) -> None:
    manifest.unlink()
    asked.reference.place.picked.emit(manifest)
    until(qtbot, lambda: not asked.reference.error.isHidden())
    assert asked.reference.error.text() == "array.bim does not exist. Check the name and the folder."
    assert document.plan.design.reference is None
    assert asked.reference.place.path is None
    assert not asked.is_reading


def test_a_folder_or_half_a_fileset_is_no_reference(
    qtbot: QtBot, document: PlanDocument, asked: AllelesQuestion, manifest: Path
) -> None:
    asked.pin(manifest.parent)
    until(qtbot, lambda: not asked.reference.error.isHidden())
    assert "is a folder" in asked.reference.error.text()
    asked.pin(manifest.with_suffix(".bed"))
    until(qtbot, lambda: "array.bed does not exist" in asked.reference.error.text())
    assert document.plan.design.reference is None


def test_the_study_itself_is_no_public_reference(
    qtbot: QtBot, document: PlanDocument, tab: ReleaseTab, study: Path, jobs: JobRunner
) -> None:
    tab.open_study(study)
    until(qtbot, lambda: tab.runner.plan_error is not None)
    for path in (study, study.with_suffix(".bim"), study.with_suffix("")):
        tab.study_step.alleles.pin(path)
        assert "This is the study itself." in tab.study_step.alleles.reference.error.text()
        assert not jobs.running
    assert document.plan.design.reference is None


def test_reading_a_large_reference_can_be_stopped(
    qtbot: QtBot, document: PlanDocument, asked: AllelesQuestion, manifest: Path, jobs: JobRunner, hold: threading.Event
) -> None:
    asked.pin(manifest)
    assert asked.note.text() == "Reading array.bim…"
    jobs.cancel()
    until(qtbot, lambda: not asked.is_reading)
    assert asked.note.isHidden()
    assert document.plan.design.reference is None


def test_an_undo_while_a_reference_is_read_wins(
    qtbot: QtBot, document: PlanDocument, asked: AllelesQuestion, manifest: Path, jobs: JobRunner, hold: threading.Event
) -> None:
    document.edit_design(reference="public/other.bim")
    asked.pin(manifest)
    document.undo_stack.undo()
    assert not asked.is_reading
    hold.set()
    until(qtbot, lambda: not jobs.running)
    assert document.plan.design.reference is None


def test_removing_the_reference_removes_its_digest(
    qtbot: QtBot, document: PlanDocument, asked: AllelesQuestion, manifest: Path
) -> None:
    asked.pin(manifest)
    until(qtbot, lambda: document.plan.design.reference is not None)
    qtbot.mouseClick(asked.reference.place.clear_button, Qt.MouseButton.LeftButton)
    assert (document.plan.design.reference, document.plan.design.reference_sha256) == (None, None)
    assert asked.note.isHidden()
    document.undo_stack.undo()
    assert document.plan.design.reference_sha256 is not None


def test_a_plan_that_does_not_pin_its_reference_says_so(document: PlanDocument, asked: AllelesQuestion) -> None:
    document.edit_design(reference="public/array.bim")
    assert "does not pin this file" in asked.note.text()
