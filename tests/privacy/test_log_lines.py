"""The log says what was done in words that stand in the code: nothing from a file, no number, no time of day."""

from __future__ import annotations

import ast
import logging
import re
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from gwasprivacy.base.activity_log import MOST_BYTES, keep_window_log, log_to, stop, window_log
from gwasprivacy.cli.main import main

PACKAGE = Path(__file__).resolve().parents[2] / "gwasprivacy"
# These name what the code names: a subcommand, the program's version, an error's code, a lane and how its job ended.
WITH_VALUES = {"base/activity_log.py", "ui/shell/jobs.py"}


def log_calls(source: str) -> Iterator[ast.Call]:
    if re.search(r"\b(?:_LOG|_PROGRAM|logging|logger|log|_log)\b", source) is None:
        return  # none of the owners below: most files need not be taken apart
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if not isinstance(node.func.value, ast.Name | ast.Attribute):
                continue  # none of the owners below
            owner = ast.unparse(node.func.value)
            if owner in ("_LOG", "_PROGRAM", "logging", "logger", "log", "self._log"):
                yield node


def faults(source: str, *, with_values: bool = False) -> list[str]:
    """The calls of ``source`` that may write more than the code's own words."""
    found = []
    for call in log_calls(source):
        said = ast.unparse(call)
        if said.startswith(("logging.getLogger(", "logging.StreamHandler(", "logging.Formatter(")):
            continue
        if ast.unparse(call.func) in ("_PROGRAM.addHandler", "_PROGRAM.removeHandler", "_PROGRAM.setLevel"):
            continue
        by_info = isinstance(call.func, ast.Attribute) and call.func.attr == "info"
        literal = bool(call.args) and isinstance(call.args[0], ast.Constant)
        if not by_info or not literal or call.keywords or (len(call.args) > 1 and not with_values):
            found.append(said)
    return found


def test_a_made_up_leak_is_seen() -> None:
    for leak in (
        '_LOG.info("%s opened", path)',
        '_LOG.info(f"{n} people")',
        '_LOG.warning("no")',
        '_LOG.exception("no")',
        'logging.info("%s", n)',
        '_LOG.info("no", exc_info=True)',
        'logging.getLogger("x").info(str(n))',
    ):
        assert faults(leak) or faults(leak.replace('logging.getLogger("x")', "logger")), leak
    assert not faults('_LOG = logging.getLogger(__name__)\n_LOG.info("signed")')


def test_every_line_of_the_log_is_a_text_of_the_code() -> None:
    heard = 0
    for path in sorted(PACKAGE.rglob("*.py")):
        name = path.relative_to(PACKAGE).as_posix()
        source = path.read_text(encoding="utf-8")
        assert not faults(source, with_values=name in WITH_VALUES), name
        heard += len(list(log_calls(source)))
    assert heard > 10


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path


def test_a_subcommand_writes_what_it_did(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GWASPRIVACY_PASSPHRASE", "correct horse battery staple")
    log = home / "what.log"
    assert main(["keygen", "--out", str(home / "office"), "--log-file", str(log)]) == 0
    assert main(["keygen", "--out", str(home / "office"), "--log-file", str(log)]) == 2
    lines = log.read_text(encoding="utf-8").splitlines()
    said = [line.split(": ", 1)[1] for line in lines]
    assert [text.split(", version")[0] for text in said] == [
        *("keygen begins", "a key pair is written", "keygen is done"),
        *("keygen begins", "keygen ends: exit code 2 file.exists"),
    ]
    assert all(line[:4].isdigit() and line[10] == " " for line in lines), "a day, no time"
    assert str(home) not in log.read_text(encoding="utf-8")
    assert stat.S_IMODE(log.stat().st_mode) == 0o600
    assert not logging.getLogger("gwasprivacy").handlers


@pytest.mark.parametrize("bad", ["folder", "link", "missing/what.log"])
def test_a_log_that_cannot_be_written_stops_before_anything_is_done(
    home: Path, bad: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (home / "folder").mkdir()
    (home / "link").symlink_to(home / "elsewhere")
    assert main(["keygen", "--out", str(home / "office"), "--log-file", str(home / bad)]) == 2
    assert "cannot be written" in capsys.readouterr().err
    assert not list(home.glob("office*"))


def test_the_windows_log_is_kept_and_does_not_grow_for_ever(home: Path) -> None:
    for _ in range(2):
        log = keep_window_log()
        assert log is not None
        stop(log)
    assert len(window_log().read_text(encoding="utf-8").splitlines()) == 2
    window_log().write_bytes(b"x" * (MOST_BYTES + 1))
    log = keep_window_log()
    assert log is not None
    stop(log)
    assert len(window_log().read_text(encoding="utf-8").splitlines()) == 1


def test_a_folder_that_cannot_be_used_stops_no_window(home: Path) -> None:
    (home / "state").write_text("no folder", encoding="utf-8")
    assert keep_window_log() is None


def test_nobody_hears_who_did_not_ask(capsys: pytest.CaptureFixture[str]) -> None:
    logging.getLogger("gwasprivacy.release.engine").info("the debit is in the ledger")
    assert capsys.readouterr() == ("", "")


def test_what_was_written_stays_where_the_log_ends(home: Path) -> None:
    first = log_to(home / "a.log")
    logging.getLogger("gwasprivacy.x").info("one")
    stop(first)
    logging.getLogger("gwasprivacy.x").info("two")
    assert (home / "a.log").read_text(encoding="utf-8").count("\n") == 1
