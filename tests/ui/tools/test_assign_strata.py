"""Tools → Assign ancestry groups…: the same labels as on the command line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gwasprivacy.base.resources import resource_path
from gwasprivacy.cli.main import main
from gwasprivacy.ui.shell.jobs import JobRunner
from gwasprivacy.ui.tools.assign_strata_dialog import AssignStrataDialog
from tests.ui.conftest import Answers
from tests.ui.tools.test_tools import finish, shown


@pytest.fixture
def dialog(qtbot: QtBot, jobs: JobRunner) -> Iterator[AssignStrataDialog]:
    yield from shown(qtbot, AssignStrataDialog(jobs))


def fill(dialog: AssignStrataDialog, folder: Path) -> None:
    example = resource_path("example")
    dialog.study.place.picked.emit(example / "example.bed")
    dialog.loadings.place.picked.emit(example / "ancestry" / "loadings.tsv")
    dialog.groups.place.picked.emit(example / "ancestry" / "groups.tsv")
    dialog.folder.place.picked.emit(folder)


def test_it_says_what_is_missing(dialog: AssignStrataDialog) -> None:
    assert not dialog.make.isEnabled()
    assert dialog.why_not() == "Choose a study first."


def test_it_writes_what_the_command_writes(qtbot: QtBot, dialog: AssignStrataDialog, tmp_path: Path) -> None:
    fill(dialog, tmp_path)
    dialog.make.click()
    finish(qtbot, dialog)
    qtbot.waitUntil(lambda: "2,000 people" in dialog.outcome.text(), timeout=20_000)
    example, out = resource_path("example"), tmp_path / "cli.tsv"
    tables = [
        "--loadings",
        str(example / "ancestry" / "loadings.tsv"),
        "--groups",
        str(example / "ancestry" / "groups.tsv"),
    ]
    assert main(["assign-strata", str(example / "example.bed"), *tables, "--out", str(out)]) == 0
    written = tmp_path / "example.ancestry.tsv"
    assert written.read_bytes() == out.read_bytes()
    assert written.stat().st_mode & 0o077 == 0


def test_a_refusal_is_said_in_the_dialog(qtbot: QtBot, dialog: AssignStrataDialog, tmp_path: Path) -> None:
    fill(dialog, tmp_path)
    wrong = tmp_path / "wrong.tsv"
    wrong.write_text("ID A1 PC1\nrs1 A 1\n", encoding="utf-8")
    dialog.loadings.place.picked.emit(wrong)
    dialog.make.click()
    finish(qtbot, dialog)
    assert "wrong.tsv" in dialog.error.text()
    assert not (tmp_path / "example.ancestry.tsv").exists()


def test_nothing_is_replaced_unasked(
    qtbot: QtBot, dialog: AssignStrataDialog, tmp_path: Path, dialogs: Answers
) -> None:
    fill(dialog, tmp_path)
    (tmp_path / "example.ancestry.tsv").write_text("mine", encoding="utf-8")
    dialogs.answers.append("Keep")
    dialog.make.click()
    finish(qtbot, dialog)
    assert (tmp_path / "example.ancestry.tsv").read_text(encoding="utf-8") == "mine"
