"""A VCF is opened by the window, which asks where its sites come from; those of a caller are counted at a list's places."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.plan.plan import Plan, ReleaseChoices
from gwasprivacy.plan.saved_plan import new_plan
from gwasprivacy.study.design import GenotypeFilter, Sites, StudyDesign
from gwasprivacy.ui.release.release_tab import ReleaseTab
from gwasprivacy.ui.release.words import Step
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner
from tests.privacy.sites_in_files import EVERYBODY, phenotypes, texts, write_vcf
from tests.study.make_plink import random_plink
from tests.ui.release.release_window import press, shown_tab, until

LISTED = 8


@pytest.fixture
def plan() -> Plan:
    n = len(EVERYBODY) // 2
    return new_plan(
        title="Called",
        design=StudyDesign(n_cases=n, n_controls=n),
        release=ReleaseChoices(score=ScoreChoice(name="tv"), mechanism="permute-and-flip", n_snps=1),
    )


@pytest.fixture
def tab(qtbot: QtBot, document: PlanDocument, jobs: JobRunner, tmp_path: Path) -> ReleaseTab:
    """rs1 … rs8 are listed; nobody carries rs5, so the file does not have it; and at rs2 some have no call."""
    calls = np.random.default_rng(3).integers(0, 3, size=(LISTED, len(EVERYBODY)))
    calls[1, :7] = 3
    sites = [(1000 * (r + 1), f"rs{r + 1}", "G", "A", texts(row)) for r, row in enumerate(calls) if r != 4]
    write_vcf(tmp_path, sites)
    (tmp_path / "sites.bim").write_text(
        "".join(f"1\trs{r + 1}\t0\t{1000 * (r + 1)}\tA\tG\n" for r in range(LISTED)), encoding="utf-8"
    )
    made = shown_tab(qtbot, document, jobs)
    made.study_step.phenotype.place.show_path(phenotypes(tmp_path))
    made.study_step._picked(tmp_path / "study.vcf")
    until(qtbot, lambda: made.runner.facts is not None)
    return made


def test_a_caller_s_sites_are_counted_at_the_places_of_a_list(
    qtbot: QtBot, tab: ReleaseTab, document: PlanDocument, tmp_path: Path
) -> None:
    runner, step = tab.runner, tab.study_step
    asked = step.sites.answers
    assert step.sites.isVisible()
    assert not any(radio.isChecked() for radio in asked.radios.values())
    press(step.filters.answers[GenotypeFilter.NONE])
    assert runner.step is Step.STUDY
    assert runner.asks_about_filters

    press(asked.radios[Sites.CALLED])
    assert document.plan.design.sites is Sites.CALLED
    until(qtbot, lambda: runner.plan_error is not None)
    assert runner.plan_error is not None
    assert runner.plan_error.code == "plan.called-own-sites"
    assert step.filters.list.isVisible()
    step.filters.pin(tmp_path / "sites.bim")
    until(qtbot, lambda: runner.study_is_ready)
    assert runner.prepared is not None
    assert runner.prepared.n_candidates == LISTED

    called = runner.prepared
    press(asked.radios[Sites.FIXED])
    until(qtbot, lambda: runner.study_is_ready and runner.prepared is not called)
    assert runner.prepared is not None
    assert runner.prepared.scores[1] != called.scores[1]
    assert np.delete(runner.prepared.scores, 1).tolist() == np.delete(called.scores, 1).tolist()
    document.undo_stack.undo()
    assert asked.radios[Sites.CALLED].isChecked()


def test_a_list_for_a_caller_s_file_leaves_the_answer_on_removals_as_it_was(
    qtbot: QtBot, tab: ReleaseTab, document: PlanDocument, tmp_path: Path
) -> None:
    step = tab.study_step
    press(step.sites.answers.radios[Sites.CALLED])
    press(step.filters.answers[GenotypeFilter.BEFORE_US])
    step.filters.pin(tmp_path / "sites.bim")
    until(qtbot, lambda: tab.runner.study_is_ready)
    assert document.plan.design.genotype_filter is GenotypeFilter.BEFORE_US
    press(step.filters.answers[GenotypeFilter.NONE])
    press(step.filters.answers[GenotypeFilter.BEFORE_US])
    assert document.plan.design.candidates.kind == "file", "such a file needs a list, whatever was removed"


def test_a_bed_is_not_asked_about(qtbot: QtBot, tab: ReleaseTab, tmp_path: Path) -> None:
    tab.study_step.phenotype.place.show_path(None)
    tab.study_step._picked(random_plink(tmp_path, n_snps=5)[0])
    until(qtbot, lambda: tab.runner.facts is not None and not tab.runner.facts.may_be_called)
    assert not tab.study_step.sites.isVisible()
