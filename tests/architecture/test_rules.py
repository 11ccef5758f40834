"""The folders tell the story in order, and rules keep it so: each holds for the program, and finds a planted violation."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.rules import RULES, STORY, sources

PACKAGE = Path(__file__).resolve().parents[2] / "gwasprivacy"

# What breaks each rule: file → text, in a package that is otherwise sound.
PLANTED: dict[str, dict[str, str]] = {
    "every_folder_has_its_place": {"attic/chest.py": ""},
    "folders_import_upwards_only": {"plan/plan.py": "def f():\n    from gwasprivacy.release import engine\n"},
    "rooms_inside_import_upwards_only": {"ui/widgets/card.py": "from gwasprivacy.ui.model import model_tab\n"},
    "no_files_import_each_other": {
        "plan/a.py": "from gwasprivacy.plan import b\n",
        "plan/b.py": "from gwasprivacy.plan.c import x\n",
        "plan/c.py": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from gwasprivacy.plan.a import y\n",
    },
    "imports_are_absolute": {"plan/plan.py": "from . import rules\n"},
    "qt_stays_in_the_window": {"forecast/curves.py": "from PySide6.QtCore import QObject\n"},
    "opendp_has_one_door": {"mechanisms/grid.py": "def f():\n    import opendp.prelude\n"},
    "generators_stay_in_the_simulation": {"release/draw.py": "import numpy as np\nx = np.random.default_rng()\n"},
    "the_lab_is_loaded_when_asked_for": {
        "ui/calibration/attack_sheet.py": "from gwasprivacy.lab.plan_audit import audit\n",
        "forecast/attacks.py": "def f():\n    from gwasprivacy.lab.audit.epsilon_audit import run_audit\n",
    },
    "no_release_takes_a_seed": {"release/draw.py": "def draw(plan, random_seed): ...\n"},
    "releases_draw_in_a_fresh_process": {
        "cli/release.py": "def run(executor):\n    publish(prepared, drawing=executor)\n",
        "ui/release/release_work.py": "from gwasprivacy.release.draw import draw\n",
    },
    "releases_go_through_the_service": {
        "cli/release.py": "def run():\n    from gwasprivacy.release.engine import prepare_release\n",
        "ui/release/release_work.py": "from gwasprivacy.forecast.power import power_of\n",
        "cli/oversight/request.py": "from gwasprivacy.release.permission import preview\n",
        "ui/release/approval_row.py": "from gwasprivacy.release.approval.asking import ask_for_approval\n",
    },
    "values_are_frozen": {
        "plan/plan.py": "from dataclasses import dataclass\n@dataclass(slots=True)\nclass Plan:\n    x: int\n"
    },
    "arrays_in_values_are_read_only": {
        "study/tables.py": "@dataclass(frozen=True)\nclass Tables:\n    counts: FloatArray\n"
    },
    "no_kernel_is_compiled_at_import": {"study/counting.py": "from numba import njit\n"},
    "nothing_opens_a_network_connection": {"ui/shell/news.py": "from PySide6 import QtNetwork\n"},
    "systems_differ_in_one_place": {
        "study/reading.py": "import os\ndef f(h):\n    return os.pread(h, 1, 0)\n",
        "release/claims.py": "import fcntl\n",
        "ui/shell/start.py": "import sys\nx = getattr(sys, 'platform')\n",
        "cli/stop.py": "from signal import SIGKILL\n",
    },
    "questions_go_through_the_forecast": {
        "simulation/curves/sample_size_search.py": "def required_sizes(): ...\n",
        "cli/simulate.py": "def run():\n    from gwasprivacy.simulation.curves.sample_size_search import required_sizes\n",
    },
    "front_ends_round_no_probability": {"cli/simulate.py": "def f(p):\n    print(f'{100 * p:.0f} %')\n"},
    "progress_has_one_place": {"ui/tools/a.py": "def f():\n    return QProgressBar()\n"},
    "rich_text_is_never_data": {"ui/widgets/a.py": "def f(view, title):\n    view.setHtml(title)\n"},
    "names_say_what_is_inside": {"study/helpers.py": ""},
}


@pytest.mark.parametrize("name", RULES)
def test_the_program_keeps_the_rule(name: str) -> None:
    broken = RULES[name](PACKAGE)
    assert not broken, f"{RULES[name].__doc__}\n" + "\n".join(broken)


@pytest.mark.parametrize("name", RULES)
def test_the_rule_finds_a_planted_violation_and_nothing_in_a_sound_package(name: str, tmp_path: Path) -> None:
    for package in ("sound", "broken"):
        for folder in STORY:
            (tmp_path / package / folder).mkdir(parents=True)
            (tmp_path / package / folder / "__init__.py").write_text("", encoding="utf-8")
    assert not RULES[name](tmp_path / "sound")
    for file, text in PLANTED[name].items():
        path = tmp_path / "broken" / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert RULES[name](tmp_path / "broken")


@pytest.mark.parametrize(
    "text",
    [
        "view.setToolTip(say('{title}', title=title))",
        "view.setToolTip('' if title is None else title)",
        "QToolTip.showText(place, title, view)",
        "view.setData(title, Qt.ItemDataRole.ToolTipRole)",
        "view.setItemData(3, title, Qt.ItemDataRole.ToolTipRole)",
        "label = QLabel(title)",
        "label.setTextFormat(Qt.TextFormat.AutoText)",
        "QMessageBox.about(view, 'title', title)",
        "view.setWhatsThis(title)",
    ],
)
def test_every_way_to_give_qt_rich_text_is_seen(text: str, tmp_path: Path) -> None:
    (tmp_path / "ui").mkdir()
    (tmp_path / "ui" / "view.py").write_text(text + "\n", encoding="utf-8")
    assert RULES["rich_text_is_never_data"](tmp_path)


@pytest.mark.parametrize(
    "text", ["f'{p:.0%}'", "f'{100 * p:g} %'", "p - 1.96 * e", "curve.error_at(9, m)", "STANDARD_ERRORS * e"]
)
def test_every_way_to_round_a_probability_is_seen(text: str, tmp_path: Path) -> None:
    (tmp_path / "ui").mkdir()
    (tmp_path / "ui" / "view.py").write_text(text + "\n", encoding="utf-8")
    assert RULES["front_ends_round_no_probability"](tmp_path)


def _run(script: str) -> str:
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    return "" if done.returncode == 0 else done.stdout + done.stderr


HELP = """
import sys
from gwasprivacy.cli.main import main
main(['--help'])
heavy = {'numpy', 'scipy', 'pandas', 'numba', 'opendp', 'PySide6', 'pyqtgraph', 'distributed', 'cryptography'}
loaded = heavy & set(sys.modules)
sys.exit(f'loaded {loaded}' if loaded else 0)
"""


def test_help_imports_nothing_heavy() -> None:
    """What makes `gwasprivacy --help` answer at once, stated without a clock."""
    assert _run(HELP) == ""


# Every module is imported; whatever one of them does itself to a file or a socket meanwhile is reported.
QUIET = """
import sys, importlib
sys.path.insert(0, {folder!r})
broken = []
def watch(event, arguments):
    if event != 'open' and not event.startswith('socket.'):
        return
    frame = sys._getframe(1)
    if {package!r} in frame.f_code.co_filename:
        broken.append((event, frame.f_code.co_filename, str(arguments[0])[:80]))
sys.addaudithook(watch)
for module in {modules!r}:
    importlib.import_module(module)
loaded = {{'PySide6', 'pyqtgraph', 'numba', 'opendp', 'distributed'}} & set(sys.modules)
sys.exit(f'{{broken}} {{loaded}}' if broken or loaded else 0)
"""


def test_importing_the_engine_opens_no_file_and_no_socket_and_needs_no_window() -> None:
    """The engine runs on machines without Qt's system libraries."""
    modules = [each.dotted for each in sources(PACKAGE) if each.folder not in ("ui", "rendering", "cli", "__main__")]
    assert _run(QUIET.format(folder=str(PACKAGE.parent), package=str(PACKAGE), modules=modules)) == ""


def test_a_module_that_opens_a_file_when_imported_is_found(tmp_path: Path) -> None:
    (tmp_path / "planted_module.py").write_text("from pathlib import Path\nopen(__file__).close()\n", encoding="utf-8")
    script = QUIET.format(folder=str(tmp_path), package=str(tmp_path), modules=["planted_module"])
    assert "planted_module.py" in _run(script)
