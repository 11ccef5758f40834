"""The planning dialog: shares, key and folder; one job with progress and Cancel; where the files are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.disease import CausalSnp, DiseaseModel
from gwasprivacy.assumptions.scenario import Engine, Scenario
from gwasprivacy.base.executors import InlineExecutor
from gwasprivacy.base.number_words import three_digits
from gwasprivacy.membership.adversary import AdversaryModel, Target, TargetKind
from gwasprivacy.membership.epsilon_units import to_units
from gwasprivacy.plan.budget_split import split_equally
from gwasprivacy.plan.changed_parts import with_planned
from gwasprivacy.plan.plan import in_step
from gwasprivacy.plan.planned_releases import planned_units
from gwasprivacy.release.signing import write_key_pair
from gwasprivacy.release.verify import verify_report
from gwasprivacy.study.study_files import StudyFiles
from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.planning_report.dialog import PlanningDialog
from gwasprivacy.ui.planning_report.split_budget import ReleasesCard
from gwasprivacy.ui.release.dropped_reports import report_beside
from gwasprivacy.ui.release.release_work import known_people
from gwasprivacy.ui.release.verify_page import VerifyPage
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner
from gwasprivacy.ui.starting_plan import starting_plan
from gwasprivacy.ui.widgets.fields import ChoiceField
from tests.release.planning_scene import KEY, plan_of_every_kind, planning_plan, planning_report_in
from tests.study.make_people import write_people
from tests.study.make_plink import make_plink
from tests.ui.conftest import Answers

PASSPHRASE = "correct horse battery"


@pytest.fixture
def document(qapp: object) -> PlanDocument:
    return PlanDocument(planning_plan())


@pytest.fixture
def dialog(qtbot: QtBot, document: PlanDocument, jobs: JobRunner) -> Iterator[PlanningDialog]:
    made = PlanningDialog(document, jobs, make_executor=lambda _work: InlineExecutor())
    qtbot.addWidget(made)
    made.show()
    yield made
    made.close()


def choose(field: ChoiceField, data: object) -> None:
    index = next(i for i in range(field.count()) if field.itemData(i) == data)
    field.setCurrentIndex(index)
    field.activated.emit(index)


def choose_folder(dialog: PlanningDialog, dialogs: Answers, folder: Path) -> None:
    dialogs.paths.append(folder)
    dialog.folder.place.button.click()


def finish(qtbot: QtBot, dialog: PlanningDialog) -> None:
    qtbot.waitUntil(lambda: not dialog.is_running, timeout=30_000)


def test_shares_are_equal_until_one_is_set(dialog: PlanningDialog, document: PlanDocument) -> None:
    card = dialog.releases
    card.number.setValue(3)
    assert [field.isVisible() for field in card.shares[:4]] == [True, True, True, False]
    assert planned_units(card.releases()) == to_units(document.plan.budget)
    card.shares[0].setValue(50)
    assert not card.error.isHidden()
    assert "116.7 %" in card.error.text()
    assert dialog.why_not()
    card.shares[1].setValue(30)
    card.shares[2].setValue(20)
    assert card.error.isHidden()
    assert planned_units(card.releases()) == to_units(document.plan.budget)
    assert "γ = 2.00 after all" in card.sum.text()
    card.equal.click()
    assert [field.value() for field in card.shares[:3]] == [33.33, 33.33, 33.33]
    assert planned_units(card.releases()) == to_units(document.plan.budget)


def test_each_release_has_its_own_number_of_snps(dialog: PlanningDialog, document: PlanDocument) -> None:
    card = dialog.releases
    card.number.setValue(2)
    card.snps[1].setValue(5)
    assert [each.choices.n_snps for each in card.releases()] == [2, 5]
    document.edit_release(n_snps=3)
    assert [each.choices.n_snps for each in card.releases()] == [3, 3]


def test_it_writes_a_report_and_shows_where_it_is(
    qtbot: QtBot, dialog: PlanningDialog, dialogs: Answers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not dialog.make.isEnabled()
    assert dialog.why_not() == "Choose a folder first."
    choose_folder(dialog, dialogs, tmp_path)
    assert dialog.make.isEnabled()
    dialog.releases.number.setValue(2)
    qtbot.mouseClick(dialog.make, Qt.MouseButton.LeftButton)
    assert not dialog.make.isEnabled()
    assert dialog.stop.isVisible()
    finish(qtbot, dialog)
    assert "without signature" in dialog.outcome.text()
    files = ["Small-plan.planning.gwasplan", "Small-plan.planning.json", "Small-plan.planning.pdf"]
    assert sorted(path.name for path in tmp_path.iterdir() if path.name.startswith("Small")) == files
    assert len(planning_report_in(tmp_path / files[1]).releases) == 2
    opened: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toLocalFile()))
    dialog.open_report.click()
    dialog.open_folder.click()
    assert opened == [(tmp_path / files[2]).as_posix(), tmp_path.as_posix()]


def test_with_a_key_it_is_signed_and_the_verify_page_calls_it_a_plan(
    qtbot: QtBot, dialog: PlanningDialog, dialogs: Answers, jobs: JobRunner, tmp_path: Path
) -> None:
    private, public = write_key_pair(KEY, tmp_path / "board", PASSPHRASE)
    choose_folder(dialog, dialogs, tmp_path)
    dialogs.paths.append(private)
    dialog.key.place.button.click()
    assert dialog.why_not() == "Enter the passphrase of the key."
    dialog.key.passphrase.setText("a wrong one")
    dialog.start()
    assert dialog.key.passphrase.text() == ""
    finish(qtbot, dialog)
    assert "passphrase" in dialog.key.error.text()
    assert not list(tmp_path.glob("*.planning.*"))
    dialog.key.passphrase.setText(PASSPHRASE)
    dialog.start()
    finish(qtbot, dialog)
    report = tmp_path / "Small-plan.planning.json"
    assert verify_report(report, public).valid
    page = VerifyPage(jobs)
    qtbot.addWidget(page)
    assert report_beside(tmp_path / "Small-plan.planning.pdf") == report
    page.take([report, public])
    qtbot.waitUntil(lambda: page.verification is not None, timeout=20_000)
    assert page.heading.text().startswith("A valid planning report, not a release; you have not confirmed whose key")
    assert page.pages.n_pages >= 2


def test_cancel_stops_it_and_nothing_is_written(
    qtbot: QtBot, dialog: PlanningDialog, dialogs: Answers, jobs: JobRunner, tmp_path: Path
) -> None:
    folder = tmp_path / "out"
    folder.mkdir()
    choose_folder(dialog, dialogs, folder)
    dialog.start()
    dialog.stop.click()
    finish(qtbot, dialog)
    assert "Nothing was written" in dialog.note.text()
    assert jobs.shutdown()
    assert not list(folder.iterdir())


def test_a_report_that_is_there_is_replaced_only_when_asked(
    qtbot: QtBot, dialog: PlanningDialog, dialogs: Answers, tmp_path: Path
) -> None:
    old = tmp_path / "Small-plan.planning.json"
    old.write_text("mine", encoding="utf-8")
    choose_folder(dialog, dialogs, tmp_path)
    dialog.start()  # the answer is the last one: keep it
    assert not dialog.is_running
    assert old.read_text(encoding="utf-8") == "mine"
    dialogs.answers.append("Replace")
    dialog.start()
    finish(qtbot, dialog)
    assert planning_report_in(old).predicate["report"]["name"] == "Small-plan"


def test_the_menu_and_the_calibration_tab_open_it(qtbot: QtBot, window: MainWindow) -> None:
    QTest.keyClick(window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: window._planning is not None and window._planning.isVisible())
    opened = window._planning
    assert opened is not None
    opened.close()
    window.calibration_tab.report_button.click()
    assert window._planning is opened
    assert opened.isVisible()
    opened.close()


def test_planned_releases_are_kept_in_the_plan_with_undo(dialog: PlanningDialog, document: PlanDocument) -> None:
    card = dialog.releases
    assert card.keep.isHidden()
    card.number.setValue(2)
    card.snps[1].setValue(5)
    planned = card.releases()
    card.keep.click()
    assert [each.n_snps for each in document.plan.planned] == [2, 5]
    assert planned_units(card.releases()) == planned_units(planned)
    assert not card.kept.isHidden()
    assert card.number.isHidden()
    assert document.undo_stack.undoText() == "Keep planned releases"
    document.undo_stack.undo()
    assert document.plan.planned == ()
    assert card.kept.isHidden()
    assert not card.number.isHidden()
    document.undo_stack.redo()
    assert len(card.releases()) == 2
    card.keep.click()
    assert card.keep.text() == "Keep in the plan"
    assert document.plan.planned, "planning others changes nothing until they are kept"


def test_what_a_plan_keeps_is_what_its_report_is_about(
    qtbot: QtBot, jobs: JobRunner, dialogs: Answers, tmp_path: Path
) -> None:
    """Kinds of every sort."""
    plan = plan_of_every_kind()
    dialog = PlanningDialog(PlanDocument(plan), jobs, make_executor=lambda _work: InlineExecutor())
    qtbot.addWidget(dialog)
    dialog.show()
    assert "(5) Number significant with" in dialog.releases.kept.text()
    choose_folder(dialog, dialogs, tmp_path)
    dialog.start()
    finish(qtbot, dialog)
    assert dialog.files is not None
    report = planning_report_in(dialog.files.report)
    assert [each.choices.mechanism for each in report.releases] == [each.mechanism for each in plan.planned]
    dialog.close()


def test_close_and_escape_close_it(dialog: PlanningDialog) -> None:
    dialog.leave.click()
    assert not dialog.isVisible()
    dialog.show()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_what_a_plan_keeps_can_be_changed_and_the_rest_stays_exact(
    qtbot: QtBot, jobs: JobRunner, dialogs: Answers
) -> None:
    plan = plan_of_every_kind()
    document = PlanDocument(plan)
    dialog = PlanningDialog(document, jobs)
    qtbot.addWidget(dialog)
    dialog.show()
    card = dialog.releases
    card.keep.click()
    assert card.number.value() == 5
    assert [each.choices for each in card.releases()] == list(plan.planned), "loaded as it is, offsets and parts too"
    choose(card.rows[1].score, "tv")
    card.rows[4].threshold.setValue(45)
    card.keep.click()
    planned = document.plan.planned
    assert planned[1].score == ScoreChoice(name="tv")
    assert planned[4].threshold == 45
    assert [planned[i] for i in (0, 2, 3)] == [plan.planned[i] for i in (0, 2, 3)]
    document.undo_stack.undo()
    assert document.plan == plan


def guarantee_document() -> PlanDocument:
    """Three joint draws under a guarantee by advantage: more than a third each, since squares of ε add."""
    adversary = AdversaryModel(target=Target(TargetKind.ADVANTAGE, 1 / 3))
    plan = in_step(replace(planning_plan(), adversary=adversary))
    return PlanDocument(with_planned(plan, split_equally(plan, 3)))


def test_kept_releases_that_spend_more_than_one_under_a_guarantee_about_attacks_can_be_changed(
    qtbot: QtBot, jobs: JobRunner
) -> None:
    document = guarantee_document()
    plan = document.plan
    assert sum(each.epsilon or 0 for each in plan.planned) > 1.5 * plan.epsilon
    dialog = PlanningDialog(document, jobs)
    qtbot.addWidget(dialog)
    dialog.show()
    card = dialog.releases
    card.keep.click()
    assert card.error.isHidden(), card.error.text()
    assert [field.value() for field in card.shares[:3]] == [33.33, 33.33, 33.33]
    assert [each.choices for each in card.releases()] == list(plan.planned), "exactly as they were"
    card.shares[2].setValue(20)
    assert card.error.isHidden(), card.error.text()
    first, second, third = (each.units for each in card.releases())
    assert abs(first - second) <= 1
    assert third / first == pytest.approx(0.6, abs=1e-3)
    card.shares[0].setValue(60)
    assert "113.3 %" in card.error.text()


def test_the_dialog_says_that_such_a_guarantee_is_about_membership_tests(
    qtbot: QtBot, jobs: JobRunner, document: PlanDocument
) -> None:
    tests = PlanningDialog(guarantee_document(), jobs)
    beliefs = PlanningDialog(document, jobs)
    for dialog in (tests, beliefs):
        qtbot.addWidget(dialog)
        dialog.show()
    card = tests.releases
    assert card.guarantee.isVisible()
    assert (
        "The guarantee is about membership tests: none has an advantage (TPR − FPR) above 33.4 %"
        in card.guarantee.text()
    )
    total = planned_units(card.releases()) * 1e-12
    gamma = card.plan.adversary.gamma_for_total_epsilon(total)
    assert gamma > card.plan.adversary.gamma
    assert f"up to γ = {three_digits(gamma)}." in card.guarantee.text(), "of all that is planned"
    assert not beliefs.releases.guarantee.isVisible()


def test_kept_releases_that_leave_a_part_of_the_guarantee_leave_a_share(qtbot: QtBot, jobs: JobRunner) -> None:
    document = guarantee_document()
    document.edit(planned=document.plan.planned[:2])
    card = ReleasesCard(document)
    qtbot.addWidget(card)
    card.keep.click()
    assert [field.value() for field in card.shares[:2]] == [33.33, 33.33]
    assert [each.choices for each in card.releases()] == list(document.plan.planned)


def test_releases_of_other_kinds_are_planned_with_undo(dialog: PlanningDialog, document: PlanDocument) -> None:
    document.edit_design(alleles_are_public=True)
    card = dialog.releases
    card.number.setValue(3)
    choose(card.rows[1].kind, "genotype-counts")
    assert "First list the SNPs" in card.error.text()
    assert card.rows[1].ids.isVisible()
    card.rows[1].ids.setPlainText("rs1, rs2")
    card.rows[1].ids.edited.emit(card.rows[1].ids.ids())
    assert card.error.isHidden()
    assert card.rows[1].score.isHidden()
    choose(card.rows[2].kind, "significant-count")
    assert card.rows[2].threshold.isVisible()
    assert card.rows[2].snps.isHidden()
    card.keep.click()
    planned = document.plan.planned
    assert [each.mechanism for each in planned] == ["joint", "genotype-counts", "significant-count"]
    assert planned[1].snps == ("rs1", "rs2")
    assert planned_units(card.releases()) == to_units(document.plan.budget)
    document.undo_stack.undo()
    assert document.plan.planned == ()


def test_a_panel_with_people_of_the_open_study_is_refused_and_nothing_is_written(
    qtbot: QtBot, document: PlanDocument, jobs: JobRunner, dialogs: Answers, tmp_path: Path
) -> None:
    """Whose people they are, the window knows from the Release tab."""
    calls = np.random.default_rng(1).binomial(2, 0.5, (600, 24)).astype(np.uint8)
    study = make_plink(tmp_path, calls, np.arange(24) % 2 == 0)
    panel = write_people("vcf", tmp_path, calls[:, 3:], [f"other{i}" for i in range(21)], name="panel")
    disease = DiseaseModel(prevalence=0.1, causal=(CausalSnp(frequency=0.3, odds_ratio=1.5, snp="rs7"),))
    scenario = Scenario(disease=disease, engine=Engine.RESAMPLE, panel=str(panel), sizes=(40, 80))
    document.edit(scenario=scenario)
    known = known_people(StudyFiles(path=study), tmp_path / "none yet.gwasledger")
    dialog = PlanningDialog(document, jobs, make_executor=lambda _work: InlineExecutor(), known_people=lambda: known)
    qtbot.addWidget(dialog)
    out = tmp_path / "out"
    out.mkdir()
    choose_folder(dialog, dialogs, out)
    dialog.start()
    finish(qtbot, dialog)
    assert "people of the study" in dialog.error.text()
    assert not list(out.iterdir())
    dialog.close()


def test_a_plan_of_a_trait_is_offered_no_counts_and_its_report_is_written(
    qtbot: QtBot, dialog: PlanningDialog, document: PlanDocument, dialogs: Answers, tmp_path: Path
) -> None:
    row = dialog.releases.rows[0]
    kinds = {row.kind.itemData(at) for at in range(row.kind.count())}
    document.switch_study_kind()
    document.edit_scenario(n_snps=60, n_studies=5, sizes=(200, 400))
    document.edit_design(n_participants=400)
    qtbot.waitUntil(lambda: row.kind.count() < len(kinds))
    assert {"genotype-counts", "allele-counts"} == kinds - {row.kind.itemData(at) for at in range(row.kind.count())}
    assert row.score.findData("genotypic") < 0
    choose_folder(dialog, dialogs, tmp_path)
    dialog.start()
    finish(qtbot, dialog)
    assert dialog.files is not None, dialog.error.text()
    assert dialog.files.pdf.exists()
    report = planning_report_in(dialog.files.report)
    assert report.plan.design.trait is not None


def test_an_effect_that_the_program_filled_in_is_confirmed_before_it_is_reported(
    dialog: PlanningDialog, document: PlanDocument, tmp_path: Path
) -> None:
    assert dialog.effect.isHidden(), "this plan has assumptions of its own"
    document.new(starting_plan(), examples=True)
    dialog.folder.place.picked.emit(tmp_path)
    assert dialog.effect.isVisible()
    assert "odds ratio 1.8" in dialog.effect.text.text()
    assert not dialog.make.isEnabled()
    assert dialog.stage.text() == "Say first which effect the forecast shall assume."
    QTest.mouseClick(dialog.effect.confirm, Qt.MouseButton.LeftButton)
    assert dialog.effect.isHidden()
    assert dialog.make.isEnabled()
