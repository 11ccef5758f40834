"""``gwasprivacy gui``: starting the window, and what is said where it cannot be started."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from gwasprivacy.cli.main import main


def test_a_file_in_the_place_of_a_subcommand_is_opened(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asked: list[tuple[Path | None, bool]] = []
    monkeypatch.setattr("gwasprivacy.cli.gui._need_display", lambda: None)
    monkeypatch.setattr("gwasprivacy.ui.app.run_window", lambda file, *, example: asked.append((file, example)) or 0)
    report = tmp_path / "r.release.json"
    assert main([str(report)]) == 2
    report.touch()
    assert main([str(report)]) == 0
    assert asked == [(report, False)]


def test_a_missing_plan_is_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["gui", str(tmp_path / "no.gwasplan")]) == 2
    assert "no.gwasplan is not a file" in capsys.readouterr().err


def test_a_plan_and_the_example_together_are_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["gui", str(tmp_path / "a.gwasplan"), "--example"]) == 2


def test_without_a_display_the_way_out_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("gwasprivacy.cli.gui.needs_display_server", lambda: True)
    assert main(["gui"]) == 2
    assert "no display" in capsys.readouterr().err


@pytest.mark.parametrize("what", ["the example", "a file of results"])
def test_the_window_opens_on_what_is_named_and_closes_cleanly(what: str, tmp_path: Path) -> None:
    """The whole program, as its own process: shown, heavy tabs built, closed, exit code 0, nothing on stderr."""
    results = tmp_path / "asthma.glm.logistic"
    results.write_text("#CHROM\tPOS\tID\tA1\tOR\tP\n1\t100\trs1\tA\t1.1\t0.5\n", encoding="utf-8")
    arguments = ["gui", "--example"] if what == "the example" else [str(results)]
    script = (
        "from PySide6.QtCore import QTimer\n"
        "from PySide6.QtWidgets import QApplication\n"
        "import gwasprivacy.ui.app as app, os, sys\n"
        "from gwasprivacy.ui.widgets.dialogs import Dialogs, use_dialogs\n"
        "class Fail(Dialogs):\n"
        "    def ask(self, *said, **more):\n"
        "        print(*said, file=sys.stderr, flush=True)\n"
        "        os._exit(3)\n"
        "use_dialogs(Fail())\n"
        "soon = app.build_tabs_soon\n"
        "def then(window):\n"
        "    soon(window)\n"
        "    def look():\n"
        "        if 2 not in window.tabs._built:\n"
        "            return\n"
        "        timer.stop()\n"
        "        print('heavy at show:', *sorted(heavy))\n"
        "        print('checked:', *(dialog.folder.place.path.name for dialog in window.tools.dialogs.values()))\n"
        "        window.close()\n"
        "    heavy = {'numba', 'opendp', 'pandas', 'scipy.integrate'} & set(sys.modules)\n"
        "    timer = QTimer(window); timer.timeout.connect(look); timer.start(20)\n"
        "app.build_tabs_soon = then\n"
        "from gwasprivacy.cli.main import main\n"
        f"sys.exit(main({arguments!r}))\n"
    )
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        "GWASPRIVACY_SETTINGS": str(tmp_path / "s.ini"),
        "XDG_STATE_HOME": str(tmp_path),
    }
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, timeout=120, check=False
    )
    said = [line for line in done.stderr.splitlines() if "This plugin does not support" not in line]
    assert done.returncode == 0, done.stderr
    assert said == []
    heavy, checked = done.stdout.splitlines()
    assert checked.strip() == ("checked:" if what == "the example" else "checked: asthma.glm.logistic")
    assert heavy.strip() == "heavy at show:", "what is slow to import is imported after the window is shown"
    assert not (tmp_path / "gwasprivacy" / "crash.log").exists()
