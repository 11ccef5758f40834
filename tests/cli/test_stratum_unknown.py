"""``--stratum-unknown``: ε divided by the strata, in calibrate and in plans with strata."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import pytest

from gwasprivacy.cli.main import main
from gwasprivacy.plan.saved_plan import load_plan

MODEL = ["--prior", "any", "--gamma", "3"]
PLAN = [*MODEL, "--snps", "2", "--score", "ks", "--mechanism", "joint"]
STRATA = ["--strata-sizes", "north=30:20", "south=10:40"]


@pytest.mark.parametrize(("options", "parts"), [([], 4), (["--phenotype-unknown"], 8)])
def test_calibrate_divides_epsilon_by_the_cells_that_are_not_known(options: list[str], parts: int, capsys: Any) -> None:
    assert main(["calibrate", *MODEL, "--stratum-unknown", "4", *options, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["epsilon"] == pytest.approx(math.log(3) / parts)
    assert main(["calibrate", *MODEL, "--stratum-unknown"]) == 2
    assert "number of strata" in capsys.readouterr().err


def test_a_plan_with_strata_takes_their_number_from_its_design(tmp_path: Path, capsys: Any) -> None:
    file = tmp_path / "a.gwasplan"
    assert main(["plan", "new", str(file), *PLAN, *STRATA, "--stratum-unknown"]) == 0
    plan = load_plan(file)
    assert plan.adversary.epsilon == pytest.approx(math.log(3) / 2, rel=1e-11)
    capsys.readouterr()
    assert main(["plan", "show", str(file)]) == 0
    assert "does not know anyone’s stratum" in " ".join(capsys.readouterr().out.split())


def test_strata_that_are_not_known_need_strata_and_participation(tmp_path: Path, capsys: Any) -> None:
    sizes = ["--cases", "40", "--controls", "60"]
    assert main(["plan", "new", str(tmp_path / "b.gwasplan"), *PLAN, *sizes, "--stratum-unknown"]) == 2
    assert "the study has none" in " ".join(capsys.readouterr().err.split())
    status = ["--secret", "case-status", "--stratum-unknown"]
    assert main(["plan", "new", str(tmp_path / "c.gwasplan"), *PLAN, *STRATA, *status]) == 3
    assert "stratum" in capsys.readouterr().err
