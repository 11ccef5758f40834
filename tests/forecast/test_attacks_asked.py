"""What is attacked for a plan: one rule for the window and the command line."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from gwasprivacy.base.errors import PrivacyRefusal
from gwasprivacy.base.executors import InlineExecutor
from gwasprivacy.base.work import Work
from gwasprivacy.cli.main import main
from gwasprivacy.forecast.attacks import ASKS_WHO_TOOK_PART, attack_picture, attack_question
from gwasprivacy.forecast.questions import lines_of
from gwasprivacy.membership.adversary import AdversaryModel
from gwasprivacy.membership.secrets import Secret
from gwasprivacy.plan.plan import Plan, ReleaseChoices
from gwasprivacy.plan.planning_scenario import Line
from gwasprivacy.plan.saved_plan import new_plan, save_plan
from gwasprivacy.study.design import StudyDesign


def plan_of(**parts: object) -> Plan:
    return new_plan(**{"design": StudyDesign(n_cases=100, n_controls=50), **parts})  # type: ignore[arg-type]


def test_a_plan_is_attacked_as_it_would_be_released() -> None:
    plan = plan_of(release=ReleaseChoices(mechanism="joint", values_epsilon=0.1))
    question = attack_question(plan)
    assert question.refused == ""
    assert question.request == lines_of(plan)[0].request
    assert lines_of(plan)[0].line is Line.THIS
    assert (question.n_cases, question.n_controls, question.n_participants) == (100, 50, 0)
    large = replace(plan, design=StudyDesign(n_cases=8000, n_controls=4000))
    asked = attack_question(large)
    assert (asked.n_cases, asked.n_controls) == (5000, 2500)
    # One such study has as many people as the usual four, and as many trials.
    assert (asked.n_studies, asked.n_pairs) == (1, question.n_studies * question.n_pairs)


def test_a_study_of_the_usual_size_is_attacked_as_it_is() -> None:
    plan = plan_of(release=ReleaseChoices(mechanism="joint"))
    own = replace(plan, design=StudyDesign(n_cases=3000, n_controls=2000))
    asked = attack_question(own)
    assert (asked.n_cases, asked.n_controls) == (3000, 2000)


def test_numbers_of_given_snps_are_not_attacked() -> None:
    question = attack_question(plan_of(release=ReleaseChoices(mechanism="values", n_snps=1, snps=("rs1",))))
    assert "on selections of SNPs" in question.refused
    assert question.limit.likelihood_ratio > 1
    with pytest.raises(PrivacyRefusal, match="on selections of SNPs"):
        attack_picture(question, work=Work(executor=InlineExecutor()))


def test_where_case_status_is_the_secret_only_the_bound_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The known attacks ask who took part: what they find is no matter of a guarantee about who is a case."""
    design = StudyDesign(n_cases=50, n_controls=50)
    plan = plan_of(adversary=AdversaryModel(secret=Secret.CASE_STATUS), design=design)
    question = attack_question(plan)
    assert question.refused == ASKS_WHO_TOOK_PART
    save_plan(plan, tmp_path / "study.gwasplan")
    assert main(["audit", str(tmp_path / "study.gwasplan"), "--draws", "500", "--no-self-test", "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert shown["attacks"] is None
    assert shown["not_covered"] == [question.refused]
