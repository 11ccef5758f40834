"""A passphrase from GWASPRIVACY_PASSPHRASE, or typed without being shown."""

from __future__ import annotations

import contextlib
import getpass
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from gwasprivacy.base.errors import InvalidInput

if TYPE_CHECKING:
    from gwasprivacy.release.signing import SigningKey

VARIABLE, NEW_VARIABLE = "GWASPRIVACY_PASSPHRASE", "GWASPRIVACY_NEW_PASSPHRASE"


@contextlib.contextmanager
def hidden_passphrase() -> Iterator[None]:
    """Keep the passphrase out of the environment of processes that are started meanwhile."""
    given = {name: os.environ.pop(name) for name in (VARIABLE, NEW_VARIABLE) if name in os.environ}
    try:
        yield
    finally:
        os.environ.update(given)


def read_new_passphrase(what: str) -> str:
    """The passphrase that ``what`` is to have, typed twice, or from its own variable.  Raises InvalidInput."""
    return read_passphrase(what, twice=True, variable=NEW_VARIABLE, prompt="New passphrase")


def read_passphrase(what: str, *, twice: bool = False, variable: str = VARIABLE, prompt: str = "Passphrase") -> str:
    """The passphrase of ``what``; typed twice when a new one is chosen.  Raises InvalidInput."""
    given = os.environ.get(variable)
    if given is not None:
        return given
    if not sys.stdin.isatty():
        raise InvalidInput(
            words=f"The passphrase of {what} cannot be asked for here: this is not a terminal.", hint=f"Set {variable}."
        )
    try:
        typed = getpass.getpass(f"{prompt} of {what}: ")
        if twice and getpass.getpass("Repeat passphrase: ") != typed:
            raise InvalidInput(words="The two passphrases differ.", hint="Try again.")
    except EOFError:
        raise InvalidInput(words="No passphrase was typed.", hint=f"Type one, or set {variable}.") from None
    return typed


def open_key(path: Path) -> SigningKey:
    """Open a private key, asking for its passphrase where it has one; a note on stderr where damage would go unnoticed.

    Raises InvalidInput.
    """
    from gwasprivacy.cli.error_words import error_line
    from gwasprivacy.release.signing import doubtful_key, is_encrypted, load_signing_key

    doubt = doubtful_key(path)
    if doubt is not None:
        print(f"note: {error_line(doubt)}", file=sys.stderr)
    return load_signing_key(path, read_passphrase(str(path)) if is_encrypted(path) else None)
