"""The ``gwasprivacy`` command: finds the subcommand, runs it, and turns expected failures into one line."""

from __future__ import annotations

import argparse
import errno
import gc
import importlib
import io
import os
import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from types import ModuleType
from typing import Any, NoReturn

from gwasprivacy.base.errors import Cancelled, GwasPrivacyError
from gwasprivacy.base.platforms.places import is_file_at
from gwasprivacy.cli.common import shown_streams, stop_code, stoppable

# Subcommand → one line for --help.  A subcommand's module (``-`` becomes ``_``) is imported only when it is asked for.
SUBCOMMANDS = {
    "gui": "open the window (the default)",
    "calibrate": "which ε follows from an attacker and a guarantee",
    "verify-theory": "check the calibration by exact enumeration on a small universe",
    "tables": "genotype count tables of every SNP (exact statistics, not for release)",
    "scores": "scores of every SNP (exact statistics, not for release)",
    "sensitivity": "how much one person can change a score",
    "utility": "utility of a release of a study whose causal SNPs are known",
    "simulate": "utility over study sizes, attackers, scores and mechanisms",
    "check-study": "missing calls, duplicates, relatives and genome build of a study, for the curator",
    "simulate-study": "make one simulated study as a PLINK fileset",
    "snp-list": "a public list of candidates: the SNPs that are common in a panel",
    "assign-strata": "everybody's ancestry group from a public panel's loadings",
    "assign-values": "what a public model of the phenotype leaves of everybody's own",
    "risk": "what exact results, without noise, tell of who took part",
    "audit": "attacks and an empirical check of ε",
    "figures": "the reference paper's figures from this engine",
    "plan": "make, show and check plans",
    "keygen": "make a key pair for signing reports",
    "key": "a signing key's id and passphrase; whose keys are trusted",
    "release": "the private release: debit, draw, sign, write",
    "ledger": "what was spent, and what is left",
    "verify": "check a signed report",
    "finish": "finish killed releases whose report was written",
    "render": "make a report's files again from the report",
    "countersign": "add a signature by another key to a report",
    "policy": "make, sign and show a site's rules for releases",
    "crate": "pack a verified release as a Five Safes RO-Crate",
    "request": "ask for the approval of a release by a second person",
    "approve": "read a request in plain words, and sign its approval",
    "triage": "files of exact results before they leave: ok, look or stop",
    "cluster-check": "whether a Dask cluster can take this program's work",
    "demo": "the whole path on the bundled example, without a window",
}

_ON_PLANS = {"snp-list"}
_ON_PEOPLE = {"check-study", "assign-strata", "assign-values"}
_ON_OVERSIGHT = {"policy", "request", "approve", "triage"}
_ON_REPORTS = {"finish", "render", "countersign", "crate"}

LOG_FILE = "write at the end of FILE what was done: days and words, never a number from the data"

# What the system says about a name that a person gave, also where only its existence was asked for.
_REFUSALS = (errno.ENAMETOOLONG, errno.EACCES, errno.EPERM, errno.ELOOP, errno.ENOTDIR, errno.EROFS)


class _Parser(argparse.ArgumentParser):
    """Wrong arguments are a usage line and one sentence, exit code 2."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        kwargs.setdefault("allow_abbrev", False)
        super().__init__(*args, **kwargs)

    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        self.exit(2, f"{self.prog}: {message}\n")


def _module(name: str) -> ModuleType | None:
    rooms = {
        "cli.plans": _ON_PLANS,
        "cli.reports": _ON_REPORTS,
        "cli.people": _ON_PEOPLE,
        "cli.oversight": _ON_OVERSIGHT,
    }
    room = next((room for room, names in rooms.items() if name in names), "cli")
    module = f"gwasprivacy.{room}.{name.replace('-', '_')}"
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name == module:
            return None
        raise


def _overview() -> str:
    lines = [
        "usage: gwasprivacy [SUBCOMMAND | FILE] [options]",
        "",
        "With no arguments the window opens, with a plan, study, report or file of results it opens that.  Subcommands:",
        "",
    ]
    lines += [f"  {name:<15} {text}" for name, text in SUBCOMMANDS.items()]
    lines += [
        "",
        "gwasprivacy SUBCOMMAND --help explains one, with an example.  gwasprivacy --version prints the version.",
    ]
    lines += [
        "",
        "Exit codes: 0 done, 1 a bug, 2 bad input or a full disk, 3 refused by a privacy rule, 4 verification failed, 130 cancelled.",
    ]
    return "\n".join(lines)


# Importing makes many objects and hardly any rubbish; looking at all that there is takes a tenth of a second.
COLLECTIONS = (50_000, 20, 20)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit code of docs/interfaces.md."""
    if getattr(sys, "frozen", False):  # a worker process of a self-contained application begins here too
        from multiprocessing import freeze_support

        freeze_support()
    if argv is None:  # this process is ours
        gc.set_threshold(*COLLECTIONS)
    with shown_streams(), stoppable() if argv is None else nullcontext():
        code = _main(argv)
    if argv is None:
        gc.freeze()  # the process ends: nothing is looked for among what it still holds, for a twentieth of a second
    return code


def _main(argv: Sequence[str] | None) -> int:
    arguments = list(sys.argv[1:] if argv is None else argv)
    for stream in (getattr(each, "stream", each) for each in (sys.stdout, sys.stderr)):
        if isinstance(stream, io.TextIOWrapper):
            # A file's name may have bytes that are no text, a terminal may lack ε: neither may end a finished release.
            # A pipe and a file take UTF-8, whatever the system's code page or locale: whoever reads them expects the documented bytes.
            stream.reconfigure(encoding=None if stream.isatty() else "utf-8", errors="backslashreplace")
    if arguments and arguments[0] in ("-h", "--help"):
        print(_overview())
        return 0
    if arguments and arguments[0] == "--version":
        from gwasprivacy.base.source_commit import named_version  # only where it is asked for

        print(f"gwasprivacy {named_version()}")
        return 0
    if arguments and arguments[0] not in SUBCOMMANDS and is_file_at(Path(arguments[0])):
        arguments.insert(0, "gui")
    name = arguments[0] if arguments else "gui"
    if name not in SUBCOMMANDS:
        print(
            f"gwasprivacy: there is no subcommand {name!r}, and no file of that name; gwasprivacy --help lists the subcommands.",
            file=sys.stderr,
        )
        return 2
    module = _module(name)
    if module is None:
        print(f"gwasprivacy: {name} is missing from this installation.", file=sys.stderr)
        return 1
    parser = _Parser(
        prog=f"gwasprivacy {name}",
        description=module.HELP,
        epilog=f"example:\n  {module.EXAMPLE}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    module.add_arguments(parser)
    parser.add_argument("--log-file", type=Path, metavar="FILE", help=LOG_FILE)
    options = argparse.Namespace()
    try:
        options = parser.parse_args(arguments[1:])
        with _logged(options.log_file, name):
            return int(module.run(options))
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else 2
    except (Cancelled, KeyboardInterrupt):
        print(f"gwasprivacy {name}: cancelled.", file=sys.stderr)
        return stop_code()
    except GwasPrivacyError as error:
        from gwasprivacy.cli.error_words import failure_line  # only after a failure

        print(f"gwasprivacy {name}: {failure_line(error, options)}", file=sys.stderr)
        return error.exit_code
    except BrokenPipeError:
        # The reader went away (``| head``): not an error of ours.
        sys.stderr.close()
        return 0
    except OSError as error:
        if error.errno not in _REFUSALS or error.filename is None:
            return _report_bug(name)
        from gwasprivacy.base.system_reasons import reason_of  # only after a failure

        where = " ".join(os.fsdecode(error.filename).split()) if isinstance(error.filename, str | bytes) else "a file"
        print(f"gwasprivacy {name}: {where} cannot be used: {reason_of(error)}. Check the name.", file=sys.stderr)
        return 2
    except Exception:
        return _report_bug(name)


def _logged(path: Path | None, name: str) -> AbstractContextManager[None]:
    if path is None:
        return nullcontext()
    from gwasprivacy.base.activity_log import logged  # only where it is asked for

    return logged(path, name)


def _report_bug(name: str) -> int:
    """Log where the program failed, without any value (a value could be private), and say where the log is."""
    from gwasprivacy.base.crash_log import write_crash_log  # only after a failure

    where = write_crash_log(sys.exc_info())
    print(f"gwasprivacy {name}: an unexpected error, which is a bug; the log is {where}", file=sys.stderr)
    return 1
