"""Whoever verifies a report runs no sampler and no simulator, and not much of the program: counted in a fresh process."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from gwasprivacy.release.signing import write_key_pair
from gwasprivacy.release.verify import verify_report
from tests.release.planning_scene import KEY, planned_thrice
from tests.release.scene import PASSPHRASE, Scene, set_up

MOST_LINES = 20_400
MOST_LINES_OF_THE_COMMAND = 22_900
NEVER = ("simulation", "forecast", "ui", "rendering", "cli", "mechanisms.noise")
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
found = [verify_report(Path(report), Path(sys.argv[-1])) for report in sys.argv[1:-1]]
assert all(each.valid for each in found), found
"""
COMMAND = """
from gwasprivacy.cli.main import main
assert main(["verify", sys.argv[1], "--key", sys.argv[-1], "--json"]) == 0
"""


@pytest.fixture(scope="module")
def reports(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[str], str]:
    """A release and a planning report, signed with one key, and its public file."""
    folder = tmp_path_factory.mktemp("verified")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_STATE_HOME", str(folder / "state"))
        scene: Scene = set_up(folder)
        made = scene.release()
    planning = folder / "planning.json"
    planning.write_bytes(planned_thrice()[1])
    _, public = write_key_pair(KEY, folder / "planner", PASSPHRASE)
    assert verify_report(planning, public).valid
    return [str(made.report_path), str(scene.public_key_path), str(planning), str(public)]


def loaded_after(run: str, *arguments: str) -> tuple[dict[str, int], bool]:
    code = CHECKED.format(arguments=list(arguments), run=run)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout.splitlines()[-1])
    return found["own"], found["opendp"]


@pytest.mark.parametrize("which", [0, 2], ids=["a release", "a planning report"])
def test_verifying_loads_little_and_nothing_that_draws_or_simulates(reports: list[str], which: int) -> None:
    own, has_opendp = loaded_after(LIBRARY, reports[which], reports[which + 1])
    assert not has_opendp
    assert [name for name in own if name.removeprefix("gwasprivacy.").startswith(NEVER)] == []
    assert sum(own.values()) <= MOST_LINES


@pytest.mark.parametrize("which", [0, 2], ids=["a release", "a planning report"])
def test_the_command_that_verifies_loads_little_more(reports: list[str], which: int) -> None:
    own, has_opendp = loaded_after(COMMAND, reports[which], reports[which + 1])
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
