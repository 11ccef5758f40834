"""A selector is one file: a made-up one goes through the whole program without a change elsewhere."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.errors import InvalidInput, InvalidPlan, PrivacyRefusal
from gwasprivacy.cli.main import main
from gwasprivacy.forecast.comparison import pairs_of
from gwasprivacy.forecast.planned import forecast
from gwasprivacy.lab.audit.epsilon_audit import run_audit
from gwasprivacy.lab.audit.neighbour_pairs import plan_cases
from gwasprivacy.mechanisms.registry import MECHANISMS, release_part
from gwasprivacy.membership.epsilon_units import to_units
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.plan.plan import Plan, ReleaseChoices
from gwasprivacy.plan.plan_rules import check_plan
from gwasprivacy.plan.planned_releases import own_release
from gwasprivacy.plan.planning_scenario import Line
from gwasprivacy.plan.preview_words import short_release_words
from gwasprivacy.plan.saved_plan import load_plan, new_plan, save_plan
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.verify import verify_report
from gwasprivacy.simulation.attacks.realised_loss import realised_losses
from gwasprivacy.simulation.curves.curve import CurveRequest
from gwasprivacy.simulation.curves.preview import preview_curve
from gwasprivacy.simulation.laws.inclusion import set_utility
from gwasprivacy.simulation.studies.study_simulator import study_generator, study_source
from gwasprivacy.study.design import GenotypeFilter, Loci, StudyDesign
from gwasprivacy.study.formats.tsv import FIRST_LINE, HEADER
from tests.made_up.selector import MADE_UP, TOO_LITTLE
from tests.release.scene import Scene
from tests.simulation.scenarios import small_scenario

# A false alarm in a whole run of the tests has probability 10⁻⁶.
SURE = 1 - 1e-7


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    with MECHANISMS.register(MADE_UP):
        yield


@pytest.fixture
def plan() -> Plan:
    return new_plan(
        title="Made up",
        design=StudyDesign(n_cases=300, n_controls=300, genotype_filter=GenotypeFilter.NONE),
        release=ReleaseChoices(mechanism="made-up"),
        scenario=small_scenario(n_studies=3),
    )


def test_a_plan_can_name_it_and_keeps_it_in_its_file(plan: Plan, tmp_path: Path) -> None:
    check_plan(plan)
    assert plan.release.numbers is None
    assert "made-up" in short_release_words(plan)
    save_plan(plan, tmp_path / "a.gwasplan")
    assert load_plan(tmp_path / "a.gwasplan") == plan
    check_plan(replace(plan, design=replace(plan.design, loci=Loci(window_kb=100.0))))


def test_its_needs_are_asked_like_those_of_any_other(plan: Plan) -> None:
    with pytest.raises(InvalidPlan, match="threshold"):
        check_plan(replace(plan, release=replace(plan.release, threshold=3.0)))
    picky = replace(MADE_UP, name="picky", scores=frozenset({"genotypic"}), by_locus=False)
    with MECHANISMS.register(picky):
        named = replace(plan, release=ReleaseChoices(mechanism="picky"))
        with pytest.raises(PrivacyRefusal, match="no proof for the score"):
            check_plan(named)
        named = replace(named, release=replace(named.release, score=ScoreChoice(name="genotypic")))
        check_plan(named)
        with pytest.raises(PrivacyRefusal, match="locus"):
            check_plan(replace(named, design=replace(plan.design, loci=Loci(window_kb=100.0))))


@pytest.mark.parametrize("n_snps", [1, 2, 5, 200])
def test_its_utility_is_that_of_half_its_epsilon(n_snps: int) -> None:
    """Exact up to M = 128, drawn with the same seed beyond."""
    values = np.abs(np.random.default_rng(1).normal(size=600)) * 6
    values[:2] += 30
    asked = {"sensitivity": 1.0, "n_snps": n_snps, "draws": 200}
    mine = set_utility(values, np.array([0, 1]), epsilon=3.0, mechanism="made-up", **asked)
    half = set_utility(values, np.array([0, 1]), epsilon=1.5, mechanism="exponential", **asked)
    assert mine.method == half.method == ("exact" if n_snps < 128 else "simulated")
    for field in ("p_all", "p_any", "expected_recall", "expected_precision"):
        assert getattr(mine, field) == pytest.approx(getattr(half, field), rel=1e-12, abs=1e-15)


def test_it_is_estimated_and_forecast(plan: Plan) -> None:
    assert plan.scenario is not None
    line = CurveRequest(adversary="a", epsilon=2.0, score=ScoreChoice(), mechanism="made-up", n_snps=2)
    half = replace(line, epsilon=1.0, mechanism="exponential")
    mine, other = preview_curve(plan.scenario, [line, half], sizes=[600])
    assert mine.p_all == pytest.approx(other.p_all, rel=1e-12)
    answer = forecast(plan, [own_release(plan)])
    at_size = answer.releases[0].lines[Line.THIS].at_size
    assert at_size.mechanism == "made-up"
    assert at_size.method == "exact"
    assert 0 < at_size.p_all < 1
    assert (plan.release.score, "made-up") in pairs_of(plan)


def test_it_is_released_with_a_debit_and_a_report_that_holds(scene: Scene) -> None:
    release = replace(scene.plan.release, mechanism="made-up")
    made = scene.release(release=release)
    checked = verify_report(made.report_path, scene.public_key_path)
    assert checked.valid, checked
    assert (made.spent_epsilon, made.remaining_epsilon) == (1.5, 1.5)
    assert Ledger(scene.ledger).read().accounts[0].spent_units == to_units(1.5)


def test_without_it_nobody_takes_its_name_for_another_mechanism(scene: Scene) -> None:
    made = scene.release(release=replace(scene.plan.release, mechanism="made-up"))
    values = np.arange(10.0)
    asked = {"sensitivity": 1.0, "epsilon": 1.0, "n_snps": 200, "mechanism": "forgotten"}
    with pytest.raises(InvalidInput, match="permute-and-flip"):
        set_utility(np.zeros(500), np.array([0]), **asked)
    with pytest.raises(InvalidInput, match="permute-and-flip"):
        set_utility(values, np.array([0]), **{**asked, "n_snps": 2})
    with pytest.raises(InvalidInput, match="permute-and-flip"):
        release_part("forgotten")
    with pytest.raises(InvalidPlan, match="forgotten"):
        ReleaseChoices(mechanism="forgotten")
    forgotten = replace(MADE_UP, name="forgotten")
    with MECHANISMS.register(forgotten):
        plan = replace(scene.plan, release=replace(scene.plan.release, mechanism="forgotten"))
    with pytest.raises(InvalidInput, match="permute-and-flip"):
        check_plan(plan)
    assert verify_report(made.report_path, scene.public_key_path).valid


def test_a_report_of_a_mechanism_that_is_not_known_does_not_hold(scene: Scene) -> None:
    with MECHANISMS.register(replace(MADE_UP, name="forgotten")):
        made = scene.release(release=replace(scene.plan.release, mechanism="forgotten"))
        assert verify_report(made.report_path, scene.public_key_path).valid
    assert not verify_report(made.report_path, scene.public_key_path).valid


def test_its_attacks_stay_within_half_of_its_epsilon(plan: Plan) -> None:
    cohort = study_source(small_scenario(n_snps=30)).cohort(12, 15, study_generator(1, 27, 0), n_others=20)
    line = CurveRequest(adversary="a", epsilon=3.0, score=ScoreChoice(), mechanism="made-up", n_snps=2)
    loss = realised_losses(cohort, line, np.random.default_rng(1), n_participants=12, n_replacements=4)
    assert 0 < loss.largest <= 1.5 * (1 + 1e-9)


# Both broken releases have the event's probability 0.0025 on one study and 0.119 on the other, ln 48 = 3.9 apart at a claim of 2:
# the bound from 12,000 draws lies six standard errors beyond it.
DRAWS = 12_000


def audited(mechanism: str, *, self_test: bool = True) -> list[bool]:
    """Whether each case of the audit, the mechanism for ε and for the advantage and its self-test, exceeds what it claims."""
    cases = plan_cases(
        ScoreChoice(), mechanism, epsilon=2.0, n_snps=1, n_cases=12, n_controls=16,
        neighbours=Neighbours.REPLACE_ONE, self_test=self_test,
    )  # fmt: skip
    return [each.violated for each in run_audit(cases, draws=DRAWS, confidence=SURE)]


def test_the_audit_passes_it_and_catches_it_with_half_the_noise_that_it_needs() -> None:
    assert audited("made-up") == [False, False, True]


def test_a_twin_that_claims_too_little_epsilon_is_caught() -> None:
    with MECHANISMS.register(TOO_LITTLE):
        assert audited("made-up-liar", self_test=False)[0]


def test_the_command_line_takes_its_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.gwasplan"
    new = ("plan", "new", path, "--title", "Made up", "--cases", 300, "--controls", 300, "--snps", 2)
    new = (*new, "--prior", "0.5", "0.5", "--gamma", 1.5)
    assert main([*map(str, new), "--mechanism", "made-up"]) == 0
    assert load_plan(path).release.mechanism == "made-up"
    save_plan(replace(load_plan(path), scenario=small_scenario(n_studies=2)), path)
    assert main(["plan", "show", str(path)]) == 0
    capsys.readouterr()
    curve = tmp_path / "curve.csv"
    simulate = ("simulate", path, "--participants", 300, "--mechanisms", "made-up", "joint", "--out", curve)
    assert main([*map(str, simulate)]) == 0
    assert {row.split(",")[4] for row in curve.read_text(encoding="utf-8").splitlines()[1:]} == {
        "made-up",
        "joint",
        "none",
    }
    assert main(["plan", "new", "--help"]) == 0
    assert "made-up" in capsys.readouterr().out
    rows = [FIRST_LINE, HEADER]
    cells = [(2, 10, 28, 28, 10, 2), (5, 15, 20, 20, 15, 5), (13, 14, 13, 13, 13, 14)]
    rows += [
        f"1\trs{i}\t{100 * i}\tA\tG\t" + "\t".join(map(str, (*row[:3], 0, *row[3:], 0))) for i, row in enumerate(cells)
    ]
    (tmp_path / "study.tsv").write_text("\n".join(rows) + "\n", encoding="utf-8")
    utility = ("utility", tmp_path / "study.tsv", "--causative", "rs0", "--score", "tv", "--snps", 1, "--json")
    assert main([*map(str, utility), "--mechanism", "made-up", "--epsilon", "2"]) == 0
    mine = json.loads(capsys.readouterr().out)
    assert main([*map(str, utility), "--mechanism", "exponential", "--epsilon", "1"]) == 0
    half = json.loads(capsys.readouterr().out)
    assert mine["p_all"] == pytest.approx(half["p_all"], rel=1e-12)
    audit = ("audit", "--mechanism", "made-up", "--epsilon", 2, "--snps", 1, "--draws", 3_000, "--jobs", 1)
    assert main([*map(str, audit)]) == 0
    assert "Made-up mechanism" in capsys.readouterr().out
