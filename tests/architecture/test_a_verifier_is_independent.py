"""Whoever verifies a report runs no sampler and no simulator, and not much of the program: counted in a fresh process."""

from __future__ import annotations

import itertools
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from gwasprivacy.base.executors import InlineExecutor
from gwasprivacy.forecast.exact_results import answer_exactly
from gwasprivacy.plan.plan import Plan
from gwasprivacy.release.engine import publish
from gwasprivacy.release.planning_report.planning import make_planning_report
from gwasprivacy.release.risk_report import make_risk_report
from gwasprivacy.release.signing import write_key_pair
from tests.release.kind_plans import CHOICES, plan_of
from tests.release.other_studies import labels_of, of_trait, stratified, values_of
from tests.release.planning_scene import KEY, plan_of_every_kind, plan_of_trait, plan_with_strata
from tests.release.preparing import prepare_release
from tests.release.scene import PASSPHRASE, Scene, set_up
from tests.release.test_risk_report import QUESTIONS

MOST_LINES = 20_000
MOST_LINES_OF_THE_COMMAND = 20_820
MOST_LINES_WITH_EXACT_RESULTS = 21_790
NEVER = ("simulation", "forecast", "lab", "ui", "rendering", "cli", "mechanisms.noise")
EXACT = {"gwasprivacy.membership.exact_law", "gwasprivacy.statement.exact.exact_question"}
CHECKED = """
import json, sys
from pathlib import Path
sys.argv = ["gwasprivacy", *{arguments!r}]
{run}
loaded = {{}}
for name, module in list(sys.modules.items()):
    if name.split(".")[0] == "gwasprivacy" and getattr(module, "__file__", None):
        loaded[name] = len(Path(module.__file__).read_text(encoding="utf-8").splitlines())
print(json.dumps({{"own": loaded, "opendp": "opendp" in sys.modules}}))
"""
LIBRARY = """
from gwasprivacy.release.verify import verify_report
for report, key in zip(sys.argv[1::2], sys.argv[2::2], strict=True):
    found = verify_report(Path(report), Path(key))
    assert found.valid, found
"""
COMMAND = """
from gwasprivacy.cli.main import main
assert main(["verify", sys.argv[1], "--key", sys.argv[-1], "--json"]) == 0
"""


@pytest.fixture(scope="module")
def exact(tmp_path_factory: pytest.TempPathFactory) -> list[tuple[str, str]]:
    """Reports on exact results: by a closed form, by an exact law of one person's, and of a beacon."""
    folder = tmp_path_factory.mktemp("exact")
    _, public = write_key_pair(KEY, folder / "signer", PASSPHRASE)
    found = []
    for number, what in enumerate(("contrasts", "few of one person", "few of a trait", "beacon")):
        page = folder / f"{number}.risk.json"
        page.write_bytes(make_risk_report(answer_exactly(QUESTIONS[what]), name="small", key=KEY)[1])
        found.append((str(page), str(public)))
    return found


@pytest.fixture(scope="module")
def reports(tmp_path_factory: pytest.TempPathFactory) -> list[tuple[str, str]]:
    """A release of every kind and of every kind of study, and planning reports of the same; each with its public key."""
    folder = tmp_path_factory.mktemp("verified")
    found = []

    def release(plan: Plan, files_of: Callable[[Scene], dict[str, Path]] = lambda scene: {}) -> None:
        own = folder / f"release-{len(found)}"
        own.mkdir()
        scene = set_up(own)
        prepared = prepare_release(plan, scene.study, name="small", base=own, **files_of(scene))
        made = publish(prepared, scene.ledger, scene.key, scene.out, drawing=InlineExecutor())
        found.append((str(made.report_path), str(scene.public_key_path)))

    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_STATE_HOME", str(folder / "state"))
        for what in CHOICES:
            release(plan_of(what))
        release(stratified(), lambda scene: {"strata": labels_of(scene)})
        release(of_trait(), lambda scene: {"trait": values_of(scene)})
    _, public = write_key_pair(KEY, folder / "planner", PASSPHRASE)
    for number, plan in enumerate((plan_of_every_kind(), plan_with_strata(), plan_of_trait())):
        planned = folder / f"{number}.planning.json"
        planned.write_bytes(make_planning_report(plan, name="small", key=KEY)[1])
        found.append((str(planned), str(public)))
    return found


def loaded_after(run: str, *arguments: str) -> tuple[dict[str, int], bool]:
    code = CHECKED.format(arguments=list(arguments), run=run)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout.splitlines()[-1])
    return found["own"], found["opendp"]


def test_verifying_loads_little_and_nothing_that_draws_or_simulates(reports: list[tuple[str, str]]) -> None:
    own, has_opendp = loaded_after(LIBRARY, *itertools.chain.from_iterable(reports))
    assert not has_opendp
    assert [name for name in own if name.removeprefix("gwasprivacy.").startswith(NEVER)] == []
    assert EXACT.isdisjoint(own)
    assert sum(own.values()) <= MOST_LINES


def test_what_exact_results_need_is_loaded_with_one_of_their_pages(
    reports: list[tuple[str, str]], exact: list[tuple[str, str]]
) -> None:
    own, has_opendp = loaded_after(LIBRARY, *itertools.chain.from_iterable([*reports, *exact]))
    assert not has_opendp
    assert [name for name in own if name.removeprefix("gwasprivacy.").startswith(NEVER)] == []
    assert own.keys() >= EXACT
    assert sum(own.values()) <= MOST_LINES_WITH_EXACT_RESULTS


@pytest.mark.parametrize("which", [0, -1], ids=["a release", "a planning report"])
def test_the_command_that_verifies_loads_little_more(reports: list[tuple[str, str]], which: int) -> None:
    own, has_opendp = loaded_after(COMMAND, *reports[which])
    assert not has_opendp
    assert [name for name in own if name.removeprefix("gwasprivacy.").startswith(NEVER[:4])] == []
    assert sum(own.values()) <= MOST_LINES_OF_THE_COMMAND


def test_nothing_is_imported_inside_a_function_of_the_statement() -> None:
    room = Path(__file__).parents[2] / "gwasprivacy" / "statement"
    late = [
        f"{path.name}:{number}"
        for path in sorted(room.rglob("*.py"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if line.startswith(" ") and line.lstrip().startswith(("from gwasprivacy", "import gwasprivacy"))
    ]
    assert late == []
