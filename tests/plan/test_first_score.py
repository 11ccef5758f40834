"""What a new plan begins with, wherever it is begun."""

from __future__ import annotations

from pathlib import Path

from gwasprivacy.association.scores.score_choice import FIRST_SCORE
from gwasprivacy.base.resources import resource_path
from gwasprivacy.cli.main import main
from gwasprivacy.plan.saved_plan import load_plan, new_plan

FEW_WORDS = ["--prior=0.5", "--gamma=1.5", "--cases=11", "--controls=9", "--snps=1", "--mechanism=joint"]


def test_a_plan_made_by_either_front_end_and_the_example_begin_with_the_same_score(tmp_path: Path) -> None:
    path = tmp_path / "x.gwasplan"
    assert main(["plan", "new", str(path), *FEW_WORDS]) == 0
    plans = [load_plan(path), new_plan(), load_plan(resource_path("example/example.gwasplan"))]
    assert {plan.release.score.name for plan in plans} == {FIRST_SCORE}
