"""The window offers a made-up score and opens a made-up format of study files without a change of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gwasprivacy.association.scores.registry import SCORES
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.mechanisms.registry import MECHANISMS
from gwasprivacy.plan.plan import Plan, ReleaseChoices
from gwasprivacy.plan.saved_plan import new_plan
from gwasprivacy.release.unverified import read_report
from gwasprivacy.release.verify import verify_report
from gwasprivacy.study.design import GenotypeFilter, StudyDesign
from gwasprivacy.study.formats.registry import register as register_format
from gwasprivacy.ui.calibration.publish_card import PublishCard
from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.release.words import Step
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner
from gwasprivacy.ui.tools.utility_form import ReleaseForm
from gwasprivacy.ui.widgets.fields import ChoiceField
from gwasprivacy.ui.widgets.file_places import study_files
from tests.made_up.half_variation import HalfVariation
from tests.made_up.people_lines import PEOPLE_LINES, people_lines
from tests.made_up.selector import MADE_UP
from tests.release.scene import N_GROUP, genotypes, is_case
from tests.ui.conftest import Answers
from tests.ui.release.release_window import PASSPHRASE, until


@pytest.fixture
def plan() -> Plan:
    return new_plan(
        title="Made up",
        design=StudyDesign(n_cases=N_GROUP, n_controls=N_GROUP, genotype_filter=GenotypeFilter.NONE),
        release=ReleaseChoices(mechanism="permute-and-flip", n_snps=2),
    )


def choose(field: ChoiceField, data: object) -> None:
    place = field.findData(data)
    assert place >= 0
    field.setCurrentIndex(place)
    field.activated.emit(place)


def test_a_made_up_score_stands_in_the_menus_and_can_be_the_plans(
    qtbot: QtBot, document: PlanDocument, jobs: JobRunner
) -> None:
    with SCORES.register(HalfVariation()):
        card = PublishCard(document, jobs)
        qtbot.addWidget(card)
        assert "half total variation" in [card.score.itemText(place) for place in range(card.score.count())]
        choose(card.score, "half-tv")
        assert document.plan.release.score == ScoreChoice(name="half-tv")
        assert not card.test.isVisibleTo(card)
        form = ReleaseForm(document.plan)
        qtbot.addWidget(form)
        assert form.choice() == ScoreChoice(name="half-tv")
        document.undo_stack.undo()


def test_a_made_up_study_is_chosen_or_dropped_and_read(
    qtbot: QtBot, window: MainWindow, dialogs: Answers, tmp_path: Path
) -> None:
    study = tmp_path / "lines.people"
    study.write_text(people_lines(genotypes(), is_case()), encoding="utf-8")
    window.open_dropped(study)
    assert dialogs.said[0][0] == "Nothing was opened"
    with register_format(PEOPLE_LINES):
        assert "*.people" in study_files().split()
        window.open_dropped(study)
        runner = window.release_tab.runner
        until(qtbot, lambda: runner.step is Step.BUDGET and not runner.is_reading_ledger)
        assert window.release_tab.study_step.values["format"].text() == "lines of people"
        assert window.release_tab.study_step.values["cases"].text() == str(N_GROUP)


@pytest.fixture
def parts(qapp: QApplication) -> Iterator[None]:
    """A made-up score, selector and format; asked for before the window, so that they are there as long as it."""
    made_up = SCORES.register(HalfVariation()), MECHANISMS.register(MADE_UP), register_format(PEOPLE_LINES)
    with made_up[0], made_up[1], made_up[2]:
        yield
        qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def test_a_study_of_a_made_up_format_is_published_by_a_made_up_score_and_selector(
    qtbot: QtBot, parts: None, window: MainWindow, tmp_path: Path
) -> None:
    study = tmp_path / "lines.people"
    study.write_text(people_lines(genotypes(), is_case()), encoding="utf-8")
    window.document.edit_release(score=ScoreChoice(name="half-tv"), mechanism="made-up", n_snps=2)
    tab = window.release_tab
    tab.runner.set_ledger(tmp_path / "a.gwasledger")
    window.open_dropped(study)
    until(qtbot, lambda: tab.runner.step is Step.LEAVES and not tab.runner.is_reading_ledger)
    tab.published_step.go_on.click()
    tab.runner.make_key(tmp_path / "officer", PASSPHRASE)
    until(qtbot, lambda: tab.runner.key_path is not None)
    tab.runner.set_folder(tmp_path / "out")
    tab.confirm_step.passphrase.setText(PASSPHRASE)
    tab.confirm_step.confirm.setChecked(True)
    tab.confirm_step.publish.click()
    until(qtbot, lambda: tab.runner.done is not None)
    (report,) = (tmp_path / "out").glob("*.release.json")
    assert verify_report(report, tmp_path / "officer.pub.pem").valid
    read = read_report(report)
    assert (read.plan.release.mechanism, read.plan.release.score.name) == ("made-up", "half-tv")
    assert len(read.snps or ()) == 2
