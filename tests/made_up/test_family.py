"""A family of priors is one file: a made-up one goes through the whole program without a change elsewhere."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gwasprivacy.base.errors import InvalidInput, InvalidPlan, PrivacyRefusal
from gwasprivacy.cli.main import main
from gwasprivacy.forecast.planned import forecast
from gwasprivacy.lab.theory.theory_check import SmallMechanism, check_theory
from gwasprivacy.membership.adversary import AdversaryModel, PriorRange, Target, TargetKind
from gwasprivacy.membership.families import FAMILIES
from gwasprivacy.membership.families.another_attacker import with_family
from gwasprivacy.membership.secrets import Neighbours, Secret, Sizes
from gwasprivacy.plan.plan import Plan, ReleaseChoices
from gwasprivacy.plan.plan_rules import check_plan
from gwasprivacy.plan.planned_releases import own_release
from gwasprivacy.plan.planning_scenario import Line
from gwasprivacy.plan.preview_words import plan_in_words
from gwasprivacy.plan.saved_plan import load_plan, new_plan, save_plan
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.unverified import read_report
from gwasprivacy.release.verify import verify_report
from gwasprivacy.rendering.report_files import render_pdf
from gwasprivacy.study.design import GenotypeFilter, StudyDesign
from gwasprivacy.ui.model.bounds_card import derivation
from gwasprivacy.ui.model.model_tab import ModelTab
from gwasprivacy.ui.plan_sentence import guarantee_parts
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.help_pages import find_explanation
from gwasprivacy.ui.shell.jobs import JobRunner
from tests.made_up.family import AT_MOST, GENEROUS
from tests.release.scene import Scene
from tests.simulation.scenarios import small_scenario

CAP = PriorRange(0.0, 0.25)
GAMMA_2 = Target(TargetKind.GAMMA, 2.0)


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    with FAMILIES.register(AT_MOST):
        yield


@pytest.fixture
def model() -> AdversaryModel:
    return AdversaryModel(family=AT_MOST, prior=CAP, target=GAMMA_2)


@pytest.fixture
def plan(model: AdversaryModel) -> Plan:
    return new_plan(
        title="Made up",
        adversary=model,
        design=StudyDesign(n_cases=300, n_controls=300, genotype_filter=GenotypeFilter.NONE),
        release=ReleaseChoices(mechanism="exponential", n_snps=2),
        scenario=small_scenario(n_studies=3),
    )


def run(capsys: pytest.CaptureFixture[str], *words: object) -> tuple[int, str, str]:
    capsys.readouterr()
    code = main([str(word) for word in words])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_it_is_calibrated_as_it_says(model: AdversaryModel) -> None:
    assert model.epsilon == pytest.approx(math.log(2))
    assert model.neighbours is Neighbours.REPLACE_ONE
    assert AdversaryModel(family="at-most", prior=PriorRange(0.2, 0.25), target=GAMMA_2) == model
    assert with_family(with_family(model, "bounded"), "at-most") == model


def test_what_it_cannot_have_is_refused_with_its_own_reason(model: AdversaryModel) -> None:
    with pytest.raises(PrivacyRefusal, match="share of cases already"):
        replace(model, secret=Secret.CASE_STATUS)
    with pytest.raises(InvalidPlan, match="belongs to the family identifiability"):
        replace(model, worlds=5)
    with pytest.raises(PrivacyRefusal, match="does not fit"):
        replace(model, sizes=Sizes.ABOUT)


def test_a_plan_can_name_it_says_it_and_keeps_it_in_its_file(plan: Plan, tmp_path: Path) -> None:
    check_plan(plan)
    said = " ".join(plan_in_words(plan))
    assert AT_MOST.attacker in said
    assert "Someone who knows who has the disease and is at most 25 % sure" in said
    save_plan(plan, tmp_path / "a.gwasplan")
    assert load_plan(tmp_path / "a.gwasplan") == plan


def test_a_plan_of_a_family_that_is_not_known_is_refused_with_the_list(plan: Plan, tmp_path: Path) -> None:
    with FAMILIES.register(GENEROUS):
        save_plan(replace(plan, adversary=with_family(plan.adversary, GENEROUS)), tmp_path / "a.gwasplan")
    with pytest.raises(InvalidInput, match="generous") as problem:
        load_plan(tmp_path / "a.gwasplan")
    assert "at-most" in str(problem.value)


@pytest.mark.parametrize("mechanism", [each for each in SmallMechanism if each is not SmallMechanism.K_MAX])
def test_the_verifier_enumerates_it(model: AdversaryModel, mechanism: SmallMechanism) -> None:
    assert check_theory(model, size=6, mechanism=mechanism).holds is True


def test_a_twin_that_allows_too_much_is_refuted() -> None:
    wrong = AdversaryModel(family=GENEROUS, prior=PriorRange(0.0, 0.5), target=GAMMA_2)
    assert wrong.epsilon > math.log(2)
    found = check_theory(wrong, size=6)
    assert found.holds is False
    assert found.smallest_gamma > 2


def test_the_command_line_takes_its_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    who = ("--family", "at-most", "--prior", 0, 0.25, "--gamma", 2)
    code, said, _ = run(capsys, "calibrate", *who, "--json")
    found = json.loads(said)
    assert code == 0
    assert (found["family"], found["prior"]) == ("at-most", [0.0, 0.25])
    assert found["epsilon"] == pytest.approx(math.log(2))
    code, said, _ = run(capsys, "calibrate", *who)
    assert code == 0
    assert "made up, for the tests" in said
    code, said, _ = run(capsys, "verify-theory", *who, "--size", 6)
    assert (code, said.split()[0]) == (0, "Holds.")
    assert run(capsys, "verify-theory", *who, "--size", 6, "--run-at", 0.8)[0] == 4
    path = tmp_path / "a.gwasplan"
    new = ("plan", "new", path, *who, "--cases", 300, "--controls", 300, "--snps", 2)
    assert run(capsys, *new)[0] == 0
    assert load_plan(path).adversary.family == AT_MOST
    for action in ("show", "check"):
        code, said, _ = run(capsys, "plan", action, path)
        assert code == 0
        assert "25 % sure" in said
    _, said, _ = run(capsys, "calibrate", "--help")
    assert "at-most: is never surer than a cap" in " ".join(said.split())


def test_it_is_simulated_and_forecast(plan: Plan, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    at_size = forecast(plan, [own_release(plan)]).releases[0].lines[Line.THIS].at_size
    assert 0 < at_size.p_all < 1
    save_plan(plan, tmp_path / "a.gwasplan")
    curve = tmp_path / "curve.csv"
    assert run(capsys, "simulate", tmp_path / "a.gwasplan", "--participants", 600, "--out", curve)[0] == 0
    assert "\n600," in curve.read_text(encoding="utf-8")


def test_it_is_audited(plan: Plan, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save_plan(plan, tmp_path / "a.gwasplan")
    code, said, _ = run(capsys, "audit", tmp_path / "a.gwasplan", "--draws", 2000, "--jobs", 1)
    assert code == 0, said
    assert "0.693" in said


def test_it_is_released_with_a_debit_and_a_report_that_holds(
    scene: Scene, model: AdversaryModel, tmp_path: Path, qapp: object
) -> None:
    made = scene.release(adversary=model, release=replace(scene.plan.release, epsilon=None, budget=None))
    checked = verify_report(made.report_path, scene.public_key_path)
    assert checked.valid, checked
    assert made.spent_epsilon == pytest.approx(math.log(2))
    render_pdf(read_report(made.report_path), tmp_path / "report.pdf")
    assert (tmp_path / "report.pdf").read_bytes().startswith(b"%PDF")
    assert Ledger(scene.ledger).read().accounts[0].budget.neighbours is Neighbours.REPLACE_ONE


def test_the_window_lists_it_among_the_attackers_and_shows_its_epsilon(plan: Plan, qtbot: QtBot) -> None:
    document = PlanDocument(replace(plan, adversary=AdversaryModel(prior=CAP, target=GAMMA_2)))
    tab = ModelTab(document, JobRunner())
    qtbot.addWidget(tab)
    gallery = tab.attacker_card.gallery
    listed = [gallery.itemText(index) for index in range(gallery.count())]
    assert listed.index(AT_MOST.title) == listed.index("Does not know the study’s size") + 1
    gallery.setCurrentIndex(listed.index(AT_MOST.title))
    gallery.activated.emit(gallery.currentIndex())
    assert document.plan.adversary == plan.adversary
    assert tab.bounds_card.epsilon.value.text() == "0.693"
    assert tab.attacker_card.words.text() == AT_MOST.attacker
    assert "However doubtful" in derivation(document.plan.adversary).text
    tab.attacker_card.range.edited.emit(0.1, 0.4, None)
    assert document.plan.adversary.prior == PriorRange(0.0, 0.4), "what the family fixes stays"
    said = "".join(part.text for part in guarantee_parts(document.plan))
    assert "Against someone who is never surer than a cap" in said
    assert "more than 57.2 % sure that a person joined" in said


def test_its_question_mark_explains_it_without_a_page_of_its_own() -> None:
    found = find_explanation("attacker-at-most")
    assert found is not None
    assert (found.title, found.source) == (AT_MOST.title, AT_MOST.source)
    assert AT_MOST.attacker in found.text
    assert find_explanation("attacker-generous") is None
