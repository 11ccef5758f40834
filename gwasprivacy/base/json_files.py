"""A JSON file written by a person."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.base.strict_json import RefusedJson, parse_json, read_bytes


def read_json(path: Path, what: Phrase | Path) -> Any:
    """The value in a JSON file written by a person: UTF-8, with or without a byte-order mark, any line ends.

    ``what`` says the kind of file with its article, Phrase("a plan"), or is the name that the file must have.  Raises
    InvalidInput with file and line.
    """
    return json_of(read_bytes(path, what), path, what)


def json_of(data: bytes, path: Path, what: Phrase | Path) -> Any:
    """:func:`read_json` of the bytes ``data`` that were read from ``path``."""
    if not data.strip():
        raise InvalidInput("file.empty", remedy="should-hold", path=path, what=what)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InvalidInput("file.not-utf8-at", path=path, what=what, byte=error.start + 1) from None
    try:
        return parse_json(text)
    except ValueError as error:
        raise InvalidInput(
            "file.not-json",
            path=path,
            what=what,
            reason=error.args[0] if isinstance(error, RefusedJson) else str(error),
        ) from None
