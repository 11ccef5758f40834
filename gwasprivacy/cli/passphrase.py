"""A passphrase from GWASPRIVACY_PASSPHRASE, or typed without being shown."""

from __future__ import annotations

import contextlib
import getpass
import os
import sys
from collections.abc import Iterator

from gwasprivacy.base.errors import InvalidInput

VARIABLE = "GWASPRIVACY_PASSPHRASE"


@contextlib.contextmanager
def hidden_passphrase() -> Iterator[None]:
    """Keep the passphrase out of the environment of processes that are started meanwhile."""
    given = os.environ.pop(VARIABLE, None)
    try:
        yield
    finally:
        if given is not None:
            os.environ[VARIABLE] = given


def read_passphrase(what: str, *, twice: bool = False) -> str:
    """The passphrase of ``what``; typed twice when a new one is chosen.  Raises InvalidInput."""
    given = os.environ.get(VARIABLE)
    if given is not None:
        return given
    if not sys.stdin.isatty():
        raise InvalidInput(
            f"The passphrase of {what} cannot be asked for here: this is no terminal.", hint=f"Set {VARIABLE}."
        )
    try:
        typed = getpass.getpass(f"Passphrase of {what}: ")
        if twice and getpass.getpass("The same again: ") != typed:
            raise InvalidInput("The two passphrases differ.", hint="Try again.")
    except EOFError:
        raise InvalidInput("No passphrase was typed.", hint=f"Type one, or set {VARIABLE}.") from None
    return typed
