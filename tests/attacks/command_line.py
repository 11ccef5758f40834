"""The program as its users meet it: the command line in this process, or in a child that can be killed."""

from __future__ import annotations

import contextlib
import io
import json
import os
import unicodedata
import warnings
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

from gwasprivacy.cli.main import main
from tests.attacks.trials import Broken, require

EXIT_CODES = (0, 2, 3, 4)
Words = Sequence[str | Path]


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """What a command said, and its exit code."""

    code: int
    out: str
    err: str

    def json(self) -> Any:
        return json.loads(self.out)


def command(*words: str | Path) -> Answer:
    """Run ``gwasprivacy words…`` here.  Raises Broken for what no input may cause: a bug's exit code, a traceback, a warning
    of the interpreter, a refusal of more than one line, characters that a terminal obeys."""
    out, err = io.StringIO(), io.StringIO()
    with warnings.catch_warnings(record=True) as heard:
        warnings.simplefilter("always")
        try:
            with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
                code = main([str(word) for word in words])
        except Exception as error:
            raise Broken(f"{words[0]}: {type(error).__name__} came out of the command line: {error}") from error
    answer = Answer(code=code, out=out.getvalue(), err=err.getvalue())
    if code not in EXIT_CODES:
        raise Broken(f"{words[0]}: exit code {code}: {_where_the_bug_is(answer.err)}")
    own = [each for each in heard if not issubclass(each.category, DeprecationWarning | ResourceWarning)]
    require(not own, f"{words[0]}: exit code {code} with a warning: {own and own[0].message}")
    require("Traceback" not in answer.err, f"{words[0]}: a traceback")
    if code:
        lines = answer.err.splitlines()
        named = [place for place, line in enumerate(lines) if line.startswith("gwasprivacy ")]
        require(named == [len(lines) - 1], f"{words[0]}: exit code {code} and no one last line: {answer.err[-300:]!r}")
    for text in (answer.out, answer.err):
        obeyed = {
            each for each in text if each not in "\n\t" and unicodedata.category(each) in ("Cc", "Cf", "Zl", "Zp")
        }
        require(not obeyed, f"{words[0]}: exit code {code} and characters that a terminal obeys: {sorted(obeyed)!a}")
    return answer


def _where_the_bug_is(err: str) -> str:
    """The last lines of the log that a bug's message names."""
    path = Path(err.strip().rsplit("the log is ", 1)[-1])
    with contextlib.suppress(OSError):
        return " | ".join(line.strip() for line in path.read_text(encoding="utf-8").strip().splitlines()[-4:])
    return err.strip()[-300:]


def in_child(words: Words, *, out: Path, wait_for: int | None = None) -> int:
    """Begin ``gwasprivacy words…`` in a child and return its process id.  What it says goes to the file ``out``.

    The child begins when the pipe ``wait_for`` is closed.  It is this process again, so everything is loaded already.
    """
    return forked(lambda: main([str(word) for word in words]), out=out, wait_for=wait_for)


def forked(do: Callable[[], int], *, out: Path, wait_for: int | None = None) -> int:
    """Do ``do`` in a child that exits with what it returns; its process id."""
    pid = os.fork()
    if pid:
        return pid
    _be_the_child(do, out, wait_for)


def ended(pid: int) -> int:
    """Exit code of a child once it has ended; a negative one is the signal that ended it."""
    return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])


def _be_the_child(do: Callable[[], int], out: Path, wait_for: int | None) -> NoReturn:
    code = 99
    try:
        said = os.open(out, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        os.dup2(said, 1)
        os.dup2(said, 2)
        if wait_for is not None:
            os.read(wait_for, 1)
        code = do()
    finally:
        os._exit(code)
