"""A plan is checked at the program's doors, once, and its type says so from there on."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "gwasprivacy"

DOORS = {
    "cli/adversary_options.py": "a plan with what an option says is printed, which a refusal names",
    "cli/audit.py": "a plan's file",
    "cli/demo.py": "the example's file",
    "cli/plan.py": "a plan's file, read or about to be written",
    "cli/plan_report.py": "a plan's file, with the options' assumptions",
    "cli/plans/group_sizes.py": "a plan with the sizes of an option, which a refusal names",
    "cli/plans/simulated_plan.py": "a plan's file",
    "cli/release.py": "a plan's file, with the options' answers",
    "cli/risk.py": "a plan's file",
    "cli/simulate.py": "a plan's file, those it is compared with, and what they would be with another promise",
    "forecast/comparison.py": "asks which scores a plan could have",
    "forecast/printed_sizes.py": "asks which answers about printed sizes a plan could have",
    "forecast/questions.py": "a refused plan has an answer too: why",
    "forecast/study_kind.py": "asks whether a plan goes with the other kind of study",
    "forecast/ways_out.py": "asks which other plans there could be",
    "plan/planned_releases.py": "the plan of a release that another plan keeps",
    "release/planning_report/planning.py": "the plan as a report publishes it",
    "release/preparation.py": "a release: once more, whoever calls",
    "release/risk_report.py": "the plan as a page on exact results publishes it",
    "statement/exact/risk_report.py": "the plan in a signed page on exact results",
    "statement/kinds.py": "the plan in a signed report",
    "ui/plan_files.py": "a plan's file, before a tab is made for it",
    "ui/release/release_work.py": "a planned release's plan, in place of the one that was prepared",
    "ui/shell/document.py": "the window's plan, after every edit",
    "ui/shell/recovery_files.py": "a plan that was not saved",
}


def test_a_plan_is_checked_at_the_doors_and_nowhere_else() -> None:
    found = {
        path.relative_to(PACKAGE).as_posix()
        for path in PACKAGE.rglob("*.py")
        if re.search(r"(?<!def )\bcheck_plan\(", path.read_text(encoding="utf-8"))
    }
    assert found == set(DOORS)


MISUSED = {
    "asks(new_plan())": "arg-type",  # nobody checked it
    "asks(replace(check_plan(new_plan()), title='x'))": "call-arg",  # edited since
    "asks(CheckedPlan(title='x', adversary=plan.adversary, design=plan.design))": "call-arg",  # made by hand
    "asks(check_plan(replace(plan, title='x')))": "",
}


@pytest.mark.slow
@pytest.mark.posix
def test_mypy_refuses_a_plan_that_was_not_checked_or_was_edited_since(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    lines = [
        "from dataclasses import replace",
        "from gwasprivacy.plan.plan import Plan",
        "from gwasprivacy.plan.plan_rules import CheckedPlan, check_plan",
        "from gwasprivacy.plan.saved_plan import new_plan",
        "def asks(plan: CheckedPlan) -> None: ...",
        "plan: Plan = new_plan()",
    ]
    program.write_text("\n".join([*lines, *MISUSED]) + "\n", encoding="utf-8")
    python = ("--python-executable", sys.executable, "--config-file", str(ROOT / "pyproject.toml"))
    import mypy.api  # which is not there under Wine

    said, trouble, _code = mypy.api.run([*python, "--cache-dir", str(ROOT / ".mypy_cache/linux"), str(program)])
    assert not trouble
    wrong = dict(re.findall(r"program\.py:(\d+): error: .*\[([a-z-]+)\]", said))
    assert wrong == {str(len(lines) + n): code for n, code in enumerate(MISUSED.values(), start=1) if code}, said
