"""A release from the first click to the report, in a made-up language: every step says it, and what leaves is English."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gwasprivacy.ui.release.release_tab import ReleaseTab
from gwasprivacy.ui.release.words import Step
from gwasprivacy.ui.shell.error_words import details_of
from tests.made_up_language import MARKED, made_up_language
from tests.study.make_plink import random_plink
from tests.ui.release.release_window import PASSPHRASE, study_for, until
from tests.ui.window_texts import all_untranslated


@pytest.fixture(autouse=True)
def language() -> Iterator[None]:
    with made_up_language():
        yield


def plain(tab: ReleaseTab, folder: Path, *neutral: str) -> str:
    """What is left in English, a line for each text, but for ``neutral``."""
    typed = (
        *neutral,
        "Melanoma 2026",
        "SHA-256",
        "PLINK",
        str(folder),
        folder.name,
        "out",
        "released",
        ".deployment.yaml",
        "Melanoma-2026-1",
        ".acro-1.0.2",
        "study-1",
        "study-2",
        "officer",
        "checksums",
        ".txt",
    )
    return "\n".join(f"{where}: {text}" for text, where in all_untranslated(tab, *typed).items())


def test_every_step_of_a_release(qtbot: QtBot, tab: ReleaseTab, tmp_path: Path) -> None:
    runner, folder = tab.runner, tmp_path
    tab.open_study(study_for(folder))
    until(qtbot, lambda: runner.step is Step.BUDGET)
    assert not plain(tab, folder)
    runner.set_ledger(folder / "study.gwasledger")
    until(qtbot, lambda: runner.step is Step.LEAVES)
    assert not plain(tab, folder)
    tab.published_step.go_on.click()
    runner.make_key(folder / "officer", PASSPHRASE)
    until(qtbot, lambda: runner.key_path is not None)
    runner.set_folder(folder / "out")
    tab.confirm_step.passphrase.setText(PASSPHRASE)
    tab.confirm_step.confirm.setChecked(True)
    assert not plain(tab, folder)
    tab.confirm_step.publish.click()
    until(qtbot, lambda: runner.done is not None)
    assert not plain(tab, folder)

    assert runner.done is not None
    for path in (runner.done.report_path, runner.done.table_path):
        text = path.read_text(encoding="utf-8")
        text += base64.b64decode(json.loads(text)["payload"]).decode() if path.suffix == ".json" else ""
        assert not set(text) & set(f"⟦⟧{MARKED}"), path.name

    tab.verify_page.open_report(runner.done.report_path, folder / "officer.pub.pem")
    until(qtbot, lambda: tab.verify_page.verification is not None)
    assert tab.verify_page.verification is not None
    assert tab.verify_page.verification.valid
    assert not plain(tab, folder)


def test_a_study_that_is_not_the_plans(qtbot: QtBot, tab: ReleaseTab, tmp_path: Path) -> None:
    prefix, _, _ = random_plink(tmp_path, n_snps=40, n_cases=8, n_controls=12, name="hospital-x")
    tab.open_study(prefix.with_suffix(".bed"))
    until(qtbot, lambda: bool(tab.runner.mismatch))
    assert not plain(tab, tmp_path)


def test_files_that_cannot_be_used(qtbot: QtBot, tab: ReleaseTab, tmp_path: Path) -> None:
    broken = tmp_path / "broken.bed"
    broken.write_bytes(b"nothing")
    tab.open_study(broken)
    until(qtbot, lambda: tab.runner.study_error is not None)
    tab.runner.set_key(broken)
    assert plain(tab, tmp_path)
    told = [
        error for error in (tab.runner.study_error, tab.runner.key_error, tab.runner.key_doubt) if error is not None
    ]
    assert len(told) == 2
    # Under "Details" stands what whoever is asked for help can read, in any country.
    assert not plain(tab, tmp_path, *(line for error in told for line in details_of(error).splitlines()))
