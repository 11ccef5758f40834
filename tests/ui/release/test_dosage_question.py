"""A BGEN is opened by the window; hard calls or probabilities is a question, and so is what they were imputed with."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from bgen import BgenWriter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.plan.plan import Plan, ReleaseChoices
from gwasprivacy.plan.saved_plan import new_plan
from gwasprivacy.study.design import GenotypeFilter, Sites, StudyDesign
from gwasprivacy.study.formats.bgen import CALLS_NOTE, NOTE
from gwasprivacy.study.imputation import Imputation
from gwasprivacy.study.trait import Trait
from gwasprivacy.ui.release.dosage_question import QUESTIONS
from gwasprivacy.ui.release.release_tab import ReleaseTab
from gwasprivacy.ui.release.words import Step
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner
from gwasprivacy.ui.widgets.file_places import study_files
from tests.study.make_plink import random_plink
from tests.ui.release.release_window import press, shown_tab, until

N = 40


@pytest.fixture
def plan() -> Plan:
    return new_plan(
        title="Imputed",
        design=StudyDesign(n_cases=N // 2, n_controls=N // 2),
        release=ReleaseChoices(score=ScoreChoice(name="tv"), mechanism="permute-and-flip", n_snps=1),
    )


@pytest.fixture
def tab(qtbot: QtBot, document: PlanDocument, jobs: JobRunner, tmp_path: Path) -> ReleaseTab:
    names = [f"P{i}" for i in range(N)]
    p = np.random.default_rng(1).dirichlet([1, 1, 1], (12, N))
    with BgenWriter(str(tmp_path / "imputed.bgen"), N, samples=names, compression="zlib", layout=2) as writer:
        for row, of_people in enumerate(p, start=1):
            writer.add_variant("v", f"rs{row}", "1", 100 * row, ["G", "A"], of_people, bit_depth=8)
    (tmp_path / "pheno.txt").write_text(
        "".join(f"0 {name} {1 + i % 2}\n" for i, name in enumerate(names)), encoding="utf-8"
    )
    made = shown_tab(qtbot, document, jobs)
    made.study_step.phenotype.place.show_path(tmp_path / "pheno.txt")
    return made


def test_probabilities_are_used_once_every_question_is_answered_soundly(
    qtbot: QtBot, tab: ReleaseTab, document: PlanDocument, tmp_path: Path
) -> None:
    assert "*.bgen" in study_files().split()
    runner, asked = tab.runner, tab.study_step.dosages
    tab.study_step._picked(tmp_path / "imputed.bgen")
    until(qtbot, asked.isVisible)
    assert asked.use.radios[False].isChecked()
    assert not asked.questions.isVisible()
    assert runner.facts is not None
    assert CALLS_NOTE in runner.facts.notes

    press(asked.use.radios[True])
    assert document.plan.design.dosages == Imputation()
    until(qtbot, lambda: runner.facts is not None and NOTE in runner.facts.notes)
    assert asked.questions.isVisible()
    assert not any(radio.isChecked() for name in QUESTIONS for radio in asked.answers[name].radios.values())
    press(tab.study_step.filters.answers[GenotypeFilter.NONE])
    assert runner.step is Step.STUDY
    asked.panel.setFocus()
    QTest.keyClicks(asked.panel, "HRC r1.1")
    for name in QUESTIONS:
        press(asked.answers[name].radios[name == "phased_together"])
    until(qtbot, lambda: runner.plan_error is not None)
    assert runner.plan_error is not None
    assert runner.plan_error.code == "plan.imputed-with-participants"
    assert "keep all its SNPs or a public list" in tab.study_step.error.text()

    press(asked.answers["phased_together"].radios[False])
    until(qtbot, lambda: runner.study_is_ready)
    assert document.plan.design.dosages == Imputation(
        panel="HRC r1.1", holds_participants=False, phased_together=False, filtered_here=False
    )
    soft = runner.prepared
    assert soft is not None
    asked.choose(False)
    assert document.plan.design.dosages is None
    press(tab.study_step.sites.answers.radios[Sites.FIXED])
    until(qtbot, lambda: runner.study_is_ready and runner.prepared is not soft)
    assert runner.prepared is not None
    assert not np.array_equal(runner.prepared.scores, soft.scores)


def test_a_file_of_calls_is_not_asked_about(qtbot: QtBot, tab: ReleaseTab, tmp_path: Path) -> None:
    tab.study_step.phenotype.place.show_path(None)
    tab.study_step._picked(random_plink(tmp_path, n_snps=5)[0])
    until(qtbot, lambda: tab.runner.facts is not None)
    assert not tab.study_step.dosages.isVisible()


def test_a_trait_is_compared_by_probabilities_where_the_plan_says_so(
    qtbot: QtBot, tab: ReleaseTab, document: PlanDocument, tmp_path: Path
) -> None:
    values = tmp_path / "values.txt"
    values.write_text("".join(f"0 P{i} {i % 7}\n" for i in range(N)), encoding="utf-8")
    trait = {"trait": Trait(low=0.0, high=6.0), "n_participants": N, "n_cases": 0, "n_controls": 0}
    document.edit(
        adversary=replace(document.plan.adversary, has_groups=False), design=replace(document.plan.design, **trait)
    )
    tab.study_step.trait.question.place.show_path(values)
    tab.study_step._picked(tmp_path / "imputed.bgen")
    runner, asked = tab.runner, tab.study_step.dosages
    until(qtbot, lambda: runner.facts is not None)
    assert asked.isVisible()
    assert runner.facts is not None
    assert CALLS_NOTE in runner.facts.notes
    press(tab.study_step.filters.answers[GenotypeFilter.NONE])
    press(tab.study_step.sites.answers.radios[Sites.FIXED])
    until(qtbot, lambda: runner.study_is_ready)
    assert runner.prepared is not None
    hard = runner.prepared.scores
    press(asked.use.radios[True])
    until(qtbot, lambda: runner.facts is not None and NOTE in runner.facts.notes)
    asked.panel.setText("HRC r1.1")
    asked.panel.editingFinished.emit()
    for name in QUESTIONS:
        press(asked.answers[name].radios[False])
    until(qtbot, lambda: runner.study_is_ready and runner.prepared is not None)
    assert runner.prepared.plan.design.dosages is not None
    assert not np.array_equal(runner.prepared.scores, hard)
