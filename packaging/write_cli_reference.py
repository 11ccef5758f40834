"""Writes resources/help/commands.md from the program's own subcommands and options; run it (make reference) after a change of one."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from pathlib import Path

from gwasprivacy.cli import main as command_line

PAGE = Path(__file__).parents[1] / "resources" / "help" / "commands.md"

HEAD = """# Commands

Every subcommand of `gwasprivacy` with all of its options. This page is made from the program (`packaging/write_cli_reference.py`); `gwasprivacy SUBCOMMAND --help` says the same. The [tutorial](tutorial.md) is a worked example; what other programs may rely on is in [docs/interfaces.md](../../docs/interfaces.md).

Without arguments the window opens. Results are printed; `--json` prints them as one JSON object. No file is overwritten without `--force`. Long work shows its progress on a terminal, and Ctrl+C stops it. With every subcommand, `--log-file FILE` writes at the end of FILE what was done: days and words, never a number from the data; not even the time of day, since how long something takes can depend on the data. The window keeps such a log by itself (*Help → Log*).

## Exit codes

| code | meaning |
|---|---|
| 0 | done |
| 1 | a bug: the message says where the log is, and the log quotes no value |
| 2 | wrong arguments or input, or a full disk: one line says what is wrong, where, and what to do. Also a valid report of which a file could not be written, such as its PDF |
| 3 | refused by a privacy rule: the budget, a policy, an attacker without a proof, a locked or damaged ledger |
| 4 | a verification failed: a report, an approval, a claim of the theory, or an audit |
| 130 | cancelled |

## Environment variables

| variable | what it holds |
|---|---|
| `GWASPRIVACY_PASSPHRASE` | the passphrase of a private key, where nobody can type it |
| `GWASPRIVACY_NEW_PASSPHRASE` | the passphrase that `key passphrase` gives a key |
| `GWASPRIVACY_SETTINGS` | the window’s settings file; what is kept on this computer lies in its folder |
| `GWASPRIVACY_HAPSAMPLE` | the folder of the reference study, for `figures` |

## Files

| file | what it is |
|---|---|
| `.gwasplan` | a plan: attacker, guarantee, study, what is released |
| `.gwasledger` | a privacy ledger: what was spent |
| `.release.json` | a signed report; `.release.pdf` and `.release.tsv` are made from it |
| `.planning.json` | a planning report, made before there are data |
| `.key.pem`, `.pub.pem` | a private key, and its public key |
| `.bed`, `.pgen`, `.vcf`, `.bcf`, `.bgen`, `.tsv` | a study: with individual genotypes, or a table of genotype counts |
"""


def options(parser: argparse.ArgumentParser, title: str, said: str = "") -> Iterator[str]:
    """The part of one command: what it does, an option a line, then its own subcommands."""
    formatter = parser._get_formatter()
    yield f"{'##' if ' ' not in title else '###'} {title}"
    about = " ".join((parser.description or said).split("\n\n")[0].split())
    yield about[:1].upper() + about[1:] + ("" if about.endswith((".", "?", ":")) else ".")
    inner: list[argparse._SubParsersAction[argparse.ArgumentParser]] = []
    for group in parser._action_groups:
        lines = []
        for action in group._group_actions:
            if isinstance(action, argparse._SubParsersAction):
                inner.append(action)
            elif action.help is not argparse.SUPPRESS and "--help" not in action.option_strings:
                words = " ".join(formatter._expand_help(action).split()) if action.help else ""
                lines.append(f"- `{named(formatter, action)}`{': ' + words if words else ''}")
        if lines:
            usual = group.title in ("positional arguments", "options")
            yield "\n".join(([] if usual else [f"{str(group.title).rstrip(':').capitalize()}:", ""]) + lines)
    example = re.search(r"^example:\n\s*(.*)\Z", parser.epilog or "", flags=re.MULTILINE | re.DOTALL)
    if example:
        yield "\n".join(["```", *(line.strip() for line in example.group(1).strip().splitlines()), "```"])
    for action in inner:
        told = {each.dest: each.help or "" for each in action._choices_actions}
        for name, child in action.choices.items():
            yield from options(child, f"{title} {name}", told.get(name, ""))


def named(formatter: argparse.HelpFormatter, action: argparse.Action) -> str:
    """How an option is typed: its longest name and what follows it."""
    name = max(action.option_strings, key=len, default="")
    follows = formatter._format_args(
        action, formatter._get_default_metavar_for_optional(action) if name else action.dest
    )
    if action.nargs == 0:
        return name
    return f"{name} {follows}".strip()


def reference() -> str:
    """The whole page."""
    parts = [HEAD.strip()]
    for name in command_line.SUBCOMMANDS:
        module = command_line._module(name)
        assert module is not None, name
        parser = argparse.ArgumentParser(
            prog=f"gwasprivacy {name}", description=module.HELP, epilog=f"example:\n  {module.EXAMPLE}"
        )
        module.add_arguments(parser)
        parts += options(parser, name)
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    PAGE.write_text(reference(), encoding="utf-8", newline="\n")
