"""Tools → Values by a public model…: the same values as on the command line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gwasprivacy.cli.main import main
from gwasprivacy.study.file_answers import CaseCode
from gwasprivacy.study.public_model import Predicts
from gwasprivacy.ui.shell.jobs import JobRunner
from gwasprivacy.ui.tools.assign_values_dialog import AssignValuesDialog
from tests.study.test_public_model import files, write
from tests.ui.tools.test_tools import finish, shown


@pytest.fixture
def dialog(qtbot: QtBot, jobs: JobRunner) -> Iterator[AssignValuesDialog]:
    yield from shown(qtbot, AssignValuesDialog(jobs))


def give(dialog: AssignValuesDialog, *files: Path) -> None:
    """Phenotypes, model, covariates and a folder."""
    for question, path in zip((dialog.phenotypes, dialog.model, dialog.covariates, dialog.folder), files, strict=True):
        question.place.picked.emit(path)


def test_it_asks_in_order_and_writes_what_the_command_writes(
    qtbot: QtBot, dialog: AssignValuesDialog, tmp_path: Path
) -> None:
    phenotypes, model, covariates = files(tmp_path)
    out = tmp_path / "out"
    out.mkdir()
    assert dialog.why_not() == "Choose the phenotypes first."
    give(dialog, phenotypes, model, covariates, out)
    assert dialog.why_not() == "Say first what the coefficients add up to."
    dialog.predicts.show_choice(Predicts.LOG_ODDS)
    dialog.predicts.chosen.emit(Predicts.LOG_ODDS)
    assert dialog.why_not() == "Say first what means a case."
    dialog.code.show_choice(CaseCode.TWO)
    dialog.code.chosen.emit(CaseCode.TWO)
    assert dialog.why_not() == ""
    dialog.make.click()
    finish(qtbot, dialog)
    qtbot.waitUntil(lambda: "5 people" in dialog.outcome.text(), timeout=20_000)
    own = ["--model", model, "--predicts", "log-odds", "--case-code", "2", "--covariates", covariates]
    told = tmp_path / "cli.tsv"
    assert main(["assign-values", *map(str, [phenotypes, *own, "--out", told])]) == 0
    written = out / "p.values.tsv"
    assert written.read_bytes() == told.read_bytes()
    assert written.stat().st_mode & 0o077 == 0


def test_a_file_with_several_columns_is_asked_for_one_and_a_refusal_is_said(
    qtbot: QtBot, dialog: AssignValuesDialog, tmp_path: Path
) -> None:
    _, model, covariates = files(tmp_path)
    phenotypes = write(tmp_path, "two.txt", "FID IID y z\na a tall 1\nb b 1 1\nc c 1 1\nd d 1 1\n")
    out = tmp_path / "out"
    out.mkdir()
    give(dialog, phenotypes, model, covariates, out)
    assert dialog.why_not() == "Choose the column with the phenotype first."
    dialog.column.show_choice("y")
    dialog.predicts.show_choice(Predicts.TRAIT)
    dialog.refresh()
    dialog.make.click()
    finish(qtbot, dialog)
    qtbot.waitUntil(lambda: bool(dialog.error.text()), timeout=20_000)
    assert "line 2: this is no phenotype" in dialog.error.text()
    assert not list(out.iterdir())
