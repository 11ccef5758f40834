"""The Calibration tab's covariates: added, gridded, taken from a file's first line and taken out, with undo; what is refused is said there."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from gwasprivacy.forecast.questions import question_of
from gwasprivacy.membership.families import UNBOUNDED
from gwasprivacy.membership.families.another_attacker import with_sizes
from gwasprivacy.membership.secrets import Sizes
from gwasprivacy.study.covariates import Covariate, Covariates
from gwasprivacy.ui.calibration.answer_sheets import limits_words
from gwasprivacy.ui.calibration.assumption_cards import StudyCard
from gwasprivacy.ui.calibration.covariate_fold import CATEGORIES, SQUARES, CovariateFold
from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.tools.assign_strata_dialog import AssignStrataDialog
from gwasprivacy.ui.tools.assign_values_dialog import AssignValuesDialog
from tests.ui.conftest import Answers


@pytest.fixture
def card(qtbot: QtBot, document: PlanDocument) -> StudyCard:
    made = StudyCard(document)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    made.covariates.set_open(True)
    return made


@pytest.fixture
def fold(card: StudyCard) -> CovariateFold:
    return card.covariates


def named(document: PlanDocument) -> tuple[str, ...]:
    covariates = document.plan.design.covariates
    return () if covariates is None else covariates.names


def test_covariates_are_added_gridded_named_and_taken_out_with_undo(
    card: StudyCard, fold: CovariateFold, document: PlanDocument
) -> None:
    before = document.plan
    card.more.set_open(True)
    assert "None." in fold.words.text()
    fold.add.click()
    fold.add.click()
    assert document.plan.design.covariates == Covariates.of(("age", "sex"), {"age": 5.0})
    assert "list of all participants’ phenotypes and covariates" in fold.words.text()
    assert fold.rows[0].step.isVisible()
    assert not fold.rows[1].step.isVisible()
    fold.rows[0].step.setValue(2.5)
    fold.rows[0].kind.show_choice(SQUARES)
    fold.rows[0].kind.chosen.emit(SQUARES)
    fold.rows[1].name.setText("centre")
    fold.rows[1].name.editingFinished.emit()
    assert document.plan.design.covariates == Covariates.of(("age", "centre"), {"age": 2.5}, ("age",))
    fold.candidates.setValue(7)
    assert "at least 7 people" in fold.words.text()
    fold.rows[0].kind.show_choice(CATEGORIES)
    fold.rows[0].kind.chosen.emit(CATEGORIES)
    fold.rows[0].out.click()
    assert document.plan.design.covariates == Covariates.of(("centre",), candidates_per_cell=7)
    assert document.undo_stack.undoText() == "Remove a covariate"
    fold.none.click()
    assert named(document) == ()
    for _ in range(9):
        document.undo_stack.undo()
    assert document.plan == before
    assert not document.undo_stack.canUndo()


def test_a_files_first_line_names_them_and_components_wait_for_the_declaration(
    card: StudyCard, document: PlanDocument, dialogs: Answers, tmp_path: Path
) -> None:
    fold, path = card.covariates, tmp_path / "covariates.txt"
    path.write_text("#FID IID age sex PC1 PC2 PC3 PC4\nF1 I1 not read\n", encoding="utf-8")
    dialogs.paths = [path, path]
    fold.of_file.click()
    assert named(document) == ("age", "sex")
    assert "Not taken: PC1, PC2, PC3, PC4." in fold.error.text()
    fold.rows[1].name.setText("PC1")
    fold.rows[1].name.editingFinished.emit()
    assert named(document) == ("age", "sex")
    assert "depend on everybody" in card.error.text()
    fold.loadings.click()
    fold.of_file.click()
    assert named(document) == ("age", "sex", "PC1", "PC2", "PC3")
    assert document.plan.design.covariates is not None
    assert document.plan.design.covariates.columns[2] == Covariate(name="PC1", step=0.01)
    assert "Not taken: PC4." in fold.error.text()
    fold.loadings.click()
    assert "depend on everybody" in card.error.text()
    assert fold.loadings.isChecked()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "other.txt is empty"),
        ("age sex\n41 F\n", "begins with FID and IID"),
        ("FID IID\nF1 I1\n", "begins with FID and IID"),
    ],
)
def test_a_file_without_a_header_of_covariates_changes_nothing(
    fold: CovariateFold, document: PlanDocument, dialogs: Answers, tmp_path: Path, text: str, said: str
) -> None:
    path = tmp_path / "other.txt"
    path.write_text(text, encoding="utf-8")
    dialogs.paths = [path]
    fold.of_file.click()
    assert named(document) == ()
    assert said in fold.error.text()


def test_about_how_many_is_given_up_and_the_way_to_say_so_is_shown(card: StudyCard, document: PlanDocument) -> None:
    document.edit(adversary=with_sizes(document.plan.adversary, Sizes.ABOUT))
    assert document.plan.adversary.family == UNBOUNDED
    card.covariates.add.click()
    assert named(document) == ()
    assert card.error.text()
    assert document.plan.adversary.sizes is Sizes.ABOUT


def test_the_answer_says_what_balancing_costs(fold: CovariateFold, document: PlanDocument) -> None:
    assert "unless they are strata" in limits_words(question_of(document.plan))
    fold.add.click()
    assert "the weight that balancing costs" in limits_words(question_of(document.plan))


def test_the_fold_leads_to_what_protects_covariates_too_and_says_what_each_covers(
    window: MainWindow,
) -> None:
    fold = window.calibration_tab.study_card.covariates
    told = " ".join(each.text() for each in fold.instead.findChildren(QLabel))
    for covers in ("one covariate at a time", "as many covariates as the model has", "Covers ancestry"):
        assert covers in told
    strata, values, groups = fold.ways
    values.click()
    assert isinstance(window.tools.dialogs["assign-values"], AssignValuesDialog)
    groups.click()
    assert isinstance(window.tools.dialogs["assign-strata"], AssignStrataDialog)
    strata.click()
    assert window.calibration_tab.study_card.strata.is_open
