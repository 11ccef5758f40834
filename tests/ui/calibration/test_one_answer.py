"""One question, one answer: the window, the command line and the planning report say the same numbers for the same plan."""

from __future__ import annotations

import functools
import json
import math
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from gwasprivacy.assumptions.disease import CausalSnp, DiseaseModel
from gwasprivacy.assumptions.scenario import Engine, Scenario
from gwasprivacy.assumptions.success import Metric
from gwasprivacy.base.executors import InlineExecutor
from gwasprivacy.cli.main import main
from gwasprivacy.forecast import answers
from gwasprivacy.forecast.words import headline, share_words
from gwasprivacy.membership.adversary import AdversaryModel, PriorRange, Target, TargetKind
from gwasprivacy.membership.secrets import Secret
from gwasprivacy.plan.budget_split import planned_plan
from gwasprivacy.plan.needed_people import number_words
from gwasprivacy.plan.plan import Plan, ReleaseChoices
from gwasprivacy.plan.planned_releases import stored_releases
from gwasprivacy.plan.planning_scenario import Line
from gwasprivacy.plan.saved_plan import load_plan, new_plan, save_plan
from gwasprivacy.release.planning_report.planning import make_planning_report
from gwasprivacy.simulation.curves import utility
from gwasprivacy.study.design import Loci, StudyDesign
from gwasprivacy.ui.calibration.answer_sheets import line_names
from gwasprivacy.ui.calibration.calibration_runner import Phase
from gwasprivacy.ui.calibration.calibration_tab import CalibrationTab
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner
from tests.simulation.scenarios import small_scenario
from tests.study.make_plink import make_plink

WAIT = 120_000
NAMES = {"plan": Line.THIS, "any": Line.ANY, "no privacy": Line.NONE}
Answer = tuple[int | None, int | None, int | None, float]


def plan_of(release: ReleaseChoices, **parts: object) -> Plan:
    fields: dict[str, object] = {
        "adversary": AdversaryModel(prior=PriorRange(0.5, 0.5), target=Target(TargetKind.GAMMA, 2.0)),
        "design": StudyDesign(n_cases=130, n_controls=150),
        "scenario": small_scenario(n_snps=40, n_studies=4, target_probability=0.7),
    }
    return new_plan(title="Small", release=release, **{**fields, **parts})  # type: ignore[arg-type]


def bounded(_folder: Path) -> Plan:
    return plan_of(ReleaseChoices(mechanism="joint", values_epsilon=0.1))


def sampled_by_locus(folder: Path) -> Plan:
    (folder / "loci.bed").write_text("1 0 50000000\n2 0 50000000\n", encoding="utf-8")
    model = AdversaryModel(family="sampled", sampling_rate=0.5, target=Target(TargetKind.GAMMA, 2.0))
    plan = plan_of(ReleaseChoices(mechanism="permute-and-flip", n_snps=2), adversary=model)
    return replace(plan, design=replace(plan.design, loci=Loci(path="loci.bed")))


def narrowed_down(_folder: Path) -> Plan:
    """The third family whose attackers selections serve: all participants known but one of five people."""
    model = AdversaryModel(family="identifiability", worlds=5, target=Target(TargetKind.CAP, 0.4))
    return plan_of(ReleaseChoices(mechanism="joint"), adversary=model)


def linked(folder: Path) -> Plan:
    """People of a panel, drawn whole; its second half of SNPs is a noisy copy of the first."""
    rng = np.random.default_rng(3)
    first = rng.binomial(2, 0.4, size=(12, 80))
    copied = np.where(rng.random(first.shape) < 0.9, first, rng.binomial(2, 0.4, size=first.shape))
    panel = make_plink(folder, np.concatenate([first, copied]), [False] * 80)
    names = [f"rs{number}" for number in (1, 5)]
    disease = DiseaseModel(
        causal=tuple(CausalSnp(snp=name, frequency=0.4, odds_ratio=4.0) for name in names), prevalence=0.1
    )
    scenario = Scenario(
        disease=disease, engine=Engine.RESAMPLE, panel=panel.name, n_studies=4, target_probability=0.6, seed=5
    )
    release = ReleaseChoices(mechanism="exponential", n_snps=4)
    return plan_of(release, scenario=scenario, design=replace(plan_of(release).design, loci=Loci(window_kb=0.001)))


def case_status(_folder: Path) -> Plan:
    model = AdversaryModel(secret=Secret.CASE_STATUS, target=Target(TargetKind.GAMMA, 2.0))
    return plan_of(ReleaseChoices(mechanism="joint"), adversary=model, design=StudyDesign(n_cases=140, n_controls=140))


def split(_folder: Path) -> Plan:
    """Two releases share the budget: against any attacker both shrink, since γ is guaranteed for their sum."""
    own = ReleaseChoices(mechanism="joint")
    plan = plan_of(own)
    half = math.log(3) / 2
    parts = (replace(own, epsilon=half), replace(own, epsilon=half - 0.01, mechanism="exponential"))
    return replace(plan, planned=parts)


@pytest.fixture(autouse=True)
def little_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wide intervals, and each study simulated once: its answer is a pure function of its task, and that the three ask for the
    same ones is what is tested here."""
    monkeypatch.setattr(answers, "required_sizes", functools.partial(answers.required_sizes, precision=0.2))
    monkeypatch.setattr(utility, "study_utility", functools.lru_cache(maxsize=None)(utility.study_utility))


def of_window(qtbot: QtBot, document: PlanDocument, jobs: JobRunner, path: Path, folder: Path) -> dict[Line, Answer]:
    document.open(path)
    tab = CalibrationTab(document, jobs, folder=folder, make_executor=lambda _work: InlineExecutor())
    qtbot.addWidget(tab)
    with qtbot.waitExposed(tab):
        tab.show()
    qtbot.waitUntil(lambda: tab.runner.phase is Phase.DONE, timeout=WAIT)
    found = {}
    for line, needed in tab.runner.needed().items():
        curve = tab.runner.curve(line)
        assert curve is not None
        assert not needed.is_estimate
        p = curve.at(document.plan.design.n_people, Metric.ALL)
        assert p is not None
        found[line] = (needed.people, needed.low, needed.high, float(f"{p:.10g}"))
        # Tile, sentence and table have these numbers, in the same digits.
        number = number_words(needed)
        assert tab.numbers.tiles[line].text().split()[0] == number
        assert number in tab.answer_card.answer.text() or tab.runner.question.refused
        header, rows = tab.sheets.people_plot.table()
        name = line_names(tab.runner.question)[line]
        (row,) = (row for row in rows if row[0] == name and row[1] == document.plan.design.n_people)
        assert row[header.index("p_all")] == p
    curve = tab.runner.curve(Line.THIS)
    assert curve is not None
    share = share_words(curve, document.plan.design.n_people, Metric.ALL)
    assert tab.numbers.tiles["here"].text() == share
    assert share in headline(tab.runner.question, curve)
    tab.runner.stop()
    tab.close()
    return found


def of_command_line(path: Path, capsys: pytest.CaptureFixture[str]) -> dict[Line, Answer]:
    plan = load_plan(path)
    assert plan.scenario is not None
    options = [
        "--participants",
        plan.design.n_people,
        "--target",
        plan.scenario.target_probability,
        "--against",
        "any",
        "none",
    ]
    out = path.with_suffix(".csv")
    assert main(["simulate", str(path), "--out", str(out), *map(str, options), "--json", "--jobs", "1"]) == 0
    shown = json.loads(capsys.readouterr().out)
    at_size = {row["adversary"]: row["p_all"] for row in shown["points"]}
    return {
        NAMES[row["adversary"]]: (
            row["n_participants"], row["low"], row["high"], float(f"{at_size[row['adversary']]:.10g}")
        )
        for row in shown["required"]
    }  # fmt: skip


def of_report(plan: Plan, folder: Path) -> list[dict[Line, Answer]]:
    report, _ = make_planning_report(plan, stored_releases(plan), base=folder)
    return [
        {
            Line(line): (*(found["needed"][name] for name in ("n_participants", "low", "high")), found["p_all"])
            for line, found in row["forecast"].items()
        }
        for row in report.predicate["releases"]
    ]  # type: ignore[misc]


@pytest.mark.parametrize("make", [bounded, sampled_by_locus, narrowed_down, linked, case_status, split])
def test_window_command_line_and_report_say_the_same(
    make: object,
    qtbot: QtBot,
    document: PlanDocument,
    jobs: JobRunner,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    plan: Plan = make(tmp_path)  # type: ignore[operator]
    reported = of_report(plan, tmp_path)
    for number, told in enumerate(reported, start=1):
        path = tmp_path / f"{number}.gwasplan"
        save_plan(planned_plan(plan, number) if plan.planned else plan, path)
        assert set(told) == set(Line)
        assert all(people is not None for people, *_ in told.values())
        assert of_command_line(path, capsys) == told
        assert of_window(qtbot, document, jobs, path, tmp_path / f"kept {number}") == told
