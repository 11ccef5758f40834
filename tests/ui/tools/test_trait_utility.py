"""Tools with a plan of a quantitative trait: the utility of a release is that of the command line."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from gwasprivacy.cli.main import main
from gwasprivacy.plan.plan import Plan, ReleaseChoices, in_step
from gwasprivacy.plan.saved_plan import new_plan
from gwasprivacy.study.design import StudyDesign
from gwasprivacy.study.trait import Trait
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner
from gwasprivacy.ui.tools.utility_dialog import UtilityDialog
from tests.study.make_plink import make_plink
from tests.ui.conftest import Answers

N_PEOPLE, N_SNPS = 120, 25


@pytest.fixture
def plan() -> Plan:
    return in_step(
        new_plan(
            title="Body mass",
            design=StudyDesign(trait=Trait(low=20, high=36, name="BMI"), n_participants=N_PEOPLE),
            release=ReleaseChoices(n_snps=1),
        )
    )


@pytest.fixture
def study(tmp_path: Path) -> Path:
    rng = np.random.default_rng(5)
    genotypes = rng.binomial(2, 0.4, (N_SNPS, N_PEOPLE)).astype(np.uint8)
    trait = 27 + 3 * (genotypes[4] - 0.8) + 2 * rng.normal(size=N_PEOPLE)
    lines = [f"F{i + 1} I{i + 1} {value:.2f}\n" for i, value in enumerate(trait)]
    (tmp_path / "values.txt").write_text("".join(lines), encoding="utf-8")
    return make_plink(tmp_path, genotypes, [False] * N_PEOPLE, phenotype=["-9"] * N_PEOPLE)


def test_the_utility_of_a_trait_is_that_of_the_command_line(
    qtbot: QtBot,
    document: PlanDocument,
    jobs: JobRunner,
    study: Path,
    tmp_path: Path,
    dialogs: Answers,
    capsys: pytest.CaptureFixture[str],
) -> None:
    dialog = UtilityDialog(document, jobs)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    assert dialog.phenotype.isHidden()
    assert {dialog.form.score.itemData(at) for at in range(dialog.form.score.count())} == {"tv", "tv-allelic", "ks"}
    dialog.open_study(study.with_suffix(".bed"))
    dialog.snps.setPlainText("rs5")
    assert "everybody’s value" in dialog.why_not()
    dialogs.paths = [tmp_path / "values.txt"]
    dialog.trait.question.place.button.click()
    assert not dialog.why_not()
    dialog.start()
    qtbot.waitUntil(lambda: dialog.found is not None or bool(dialog.error.text()), timeout=20_000)
    assert dialog.found is not None, dialog.error.text()
    assert dialog.asked.text().endswith("; 120 participants.")
    said = ["--trait", str(tmp_path / "values.txt"), "--trait-range", "20", "36", "--score", "tv", "--snps", "1"]
    release = ["--mechanism", "joint", "--epsilon", repr(document.plan.epsilon), "--json"]
    assert main(["utility", str(study), "--causative", "rs5", *said, *release]) == 0
    assert json.loads(capsys.readouterr().out)["p_all"] == dialog.found.utility.p_all
    document.switch_study_kind()
    assert not dialog.phenotype.isHidden()
    assert dialog.trait.isHidden()
    dialog.close()
