"""The command line's frame: exit codes, one-line messages, and a crash log that quotes nothing."""

from __future__ import annotations

import argparse
import os
import signal
import threading
import time
from pathlib import Path
from types import ModuleType

import pytest

from gwasprivacy.base.errors import Cancelled, InvalidInput, VerificationFailed
from gwasprivacy.cli import main as cli_main
from gwasprivacy.cli import watched_work
from gwasprivacy.release.ledger.refusals import BudgetExceeded


def subcommand(run: object) -> ModuleType:
    module = ModuleType("fake")
    module.HELP, module.EXAMPLE = "a test", "gwasprivacy fake"  # type: ignore[attr-defined]
    module.add_arguments = lambda parser: parser.add_argument("--size", type=int)  # type: ignore[attr-defined]
    module.run = run  # type: ignore[attr-defined]
    return module


@pytest.fixture
def run_as(monkeypatch: pytest.MonkeyPatch):
    def use(function: object, *arguments: str) -> int:
        monkeypatch.setattr(cli_main, "_module", lambda name: subcommand(function))
        return cli_main.main(["tables", *arguments])

    return use


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (InvalidInput(words="study.fam, line 3: no phenotype.", hint="Add it."), 2),
        (BudgetExceeded(0.5, 0.1), 3),
        (VerificationFailed(words="The signature does not match."), 4),
        (Cancelled(), 130),
    ],
)
def test_each_expected_failure_is_one_line_and_its_exit_code(run_as, error, code, capsys) -> None:
    def fails(args: argparse.Namespace) -> int:
        raise error

    assert run_as(fails) == code
    captured = capsys.readouterr()
    assert captured.out == ""
    assert len(captured.err.strip().splitlines()) == 1
    assert "Traceback" not in captured.err


def test_a_bug_says_where_the_log_is_and_the_log_quotes_no_value(run_as, capsys, tmp_path, monkeypatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))

    def breaks(args: argparse.Namespace) -> int:
        patient = "PATIENT-0042"
        raise KeyError(patient)

    assert run_as(breaks) == 1
    captured = capsys.readouterr()
    log = tmp_path / "gwasprivacy" / "crash.log"
    assert str(log) in captured.err
    assert "PATIENT" not in captured.err
    text = log.read_text(encoding="utf-8")
    assert "KeyError" in text
    assert "in breaks" in text
    assert "PATIENT" not in text
    assert str(Path.home()) not in text


def test_wrong_arguments_are_exit_code_2(run_as, capsys) -> None:
    assert run_as(lambda args: 0, "--size", "many") == 2
    assert "--size" in capsys.readouterr().err


def test_an_unknown_subcommand_is_exit_code_2(capsys) -> None:
    assert cli_main.main(["relase"]) == 2
    assert "relase" in capsys.readouterr().err


def test_the_overview_lists_every_subcommand(capsys) -> None:
    assert cli_main.main(["--help"]) == 0
    text = capsys.readouterr().out
    assert all(name in text for name in cli_main.SUBCOMMANDS)


@pytest.mark.parametrize("name", sorted(cli_main.SUBCOMMANDS))
def test_every_subcommand_explains_itself_with_an_example(name, capsys) -> None:
    assert cli_main.main([name, "--help"]) == 0
    assert f"gwasprivacy {name}" in capsys.readouterr().out.split("example", 1)[1]


@pytest.mark.posix
def test_the_first_interrupt_cancels_cleanly() -> None:
    before = signal.getsignal(signal.SIGINT)
    with watched_work.watched() as work:
        threading.Timer(0.01, os.kill, (os.getpid(), signal.SIGINT)).start()
        deadline = time.monotonic() + 30
        while not work.cancel.is_cancelled() and time.monotonic() < deadline:
            signal.sigtimedwait([], 0.01)
        with pytest.raises(Cancelled):
            work.check()
    assert signal.getsignal(signal.SIGINT) is before


def test_a_plan_error_names_its_file_and_its_field_once(tmp_path, capsys) -> None:
    path = tmp_path / "p.gwasplan"
    arguments = ["--prior", "0.5", "0.5", "--gamma", "1.5", "--cases", "9", "--controls", "9", "--snps", "1"]
    assert cli_main.main(["plan", "new", str(path), *arguments, "--score", "tv", "--mechanism", "joint"]) == 0
    path.write_text(path.read_text(encoding="utf-8").replace('"value": 1.5', '"value": 0.5'), encoding="utf-8")
    capsys.readouterr()
    assert cli_main.main(["plan", "check", str(path)]) == 2
    message = capsys.readouterr().err
    assert message.count("adversary.target.value") == 1
    assert message.count(str(path)) == 1


def test_no_text_from_a_file_is_obeyed_by_a_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    hostile = "x\x1b[2J\x1b]0;owned\x07\n  key id 0000\u202e\x9b.json"
    report, key = tmp_path / hostile, tmp_path / "\x1b[1A.pub.pem"
    for path in (report, key):
        path.write_text("{}", encoding="utf-8")
    assert cli_main.main(["verify", str(report), "--key", str(key)]) == 4
    assert cli_main.main(["verify", str(report), "--key", str(key), "--json"]) == 4
    assert cli_main.main(["plan", "show", str(report)]) == 2
    assert cli_main.main(["\x1b[2J"]) == 2
    shown = capsys.readouterr()
    assert all(each.isprintable() for each in (shown.out + shown.err).replace("\n", ""))
    assert "<U+001B>" in shown.err
    assert not any(line.startswith("  key id") for line in (shown.out + shown.err).splitlines())
