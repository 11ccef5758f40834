"""JSON as this program accepts it: one reading of every text, numbers that are numbers, no surprises.

Refused: a key twice in one object, NaN and infinities (also written as ``1e400``), integers of more than 63 bits,
lone surrogates, and texts that are nested or long beyond reason.  RFC 8259 leaves all of these open.
"""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.base.system_reasons import reason_of

LARGEST_FILE = 16 * 1024 * 1024
LARGEST_INTEGER = 2**63 - 1
DEEPEST = 40


class RefusedJson(ValueError):
    """Why a text is not accepted; its argument is a Phrase."""


# What Python's reader calls a slip, by how its message begins, in words for whoever wrote the file.
_SLIPS = {
    "Expecting value": Phrase("a value is missing or misspelled"),
    "Expecting property name": Phrase("a field’s name in double quotes is missing"),
    "Expecting ':'": Phrase("a colon is missing"),
    "Expecting ','": Phrase("a comma is missing, or a bracket is not closed"),
    "Illegal trailing comma": Phrase("there is a comma too many"),
    "Unterminated string": Phrase("a text in quotes has no end"),
    "Invalid control character": Phrase("a text has a line break or another control character in it"),
    "Invalid \\": Phrase("a backslash in a text must be written twice"),
    "Extra data": Phrase("more text follows after the end"),
    "Unexpected UTF-8 BOM": Phrase("it begins with a byte order mark"),
}


def _slip(error: json.JSONDecodeError) -> Phrase | str:
    """The reason in the reader's language; a reason that is not known stays as Python says it."""
    return next((said for begin, said in _SLIPS.items() if error.msg.startswith(begin)), error.msg)


def _pairs(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    result: dict[str, Any] = {}
    for key, value in pairs:
        if key in result:
            raise RefusedJson(Phrase("the field {key} appears twice in one object", key=repr(key)))
        result[key] = value
    return result


def _constant(name: str) -> float:
    raise RefusedJson(Phrase("{name} is not a JSON number", name=name))


def _float(text: str) -> float:
    value = float(text)
    if not math.isfinite(value):
        raise RefusedJson(Phrase("the number {number} is too large", number=text[:20]))
    return value


def _integer(text: str) -> int:
    if len(text) > 20 or abs(int(text)) > LARGEST_INTEGER:
        raise RefusedJson(
            Phrase("the number {number} is too large", number=text[:20] + ("…" if len(text) > 20 else ""))
        )
    return int(text)


def _check_shape(value: Any, depth: int = 0) -> None:
    if depth > DEEPEST:
        raise RefusedJson(Phrase("it is nested too deeply"))
    if isinstance(value, str):
        try:
            value.encode()
        except UnicodeEncodeError:
            raise RefusedJson(Phrase("a text has half of a surrogate pair")) from None
    elif isinstance(value, dict):
        for key, item in value.items():
            _check_shape(key, depth + 1)
            _check_shape(item, depth + 1)
    elif isinstance(value, list):
        for item in value:
            _check_shape(item, depth + 1)


def parse_json(text: str) -> Any:
    """The value of one JSON text.  Raises ValueError with the reason in words."""
    try:
        value = json.loads(
            text, object_pairs_hook=_pairs, parse_constant=_constant, parse_float=_float, parse_int=_integer
        )
        _check_shape(value)
    except json.JSONDecodeError as error:
        raise RefusedJson(
            Phrase("line {line}, column {column}: {reason}", line=error.lineno, column=error.colno, reason=_slip(error))
        ) from None
    except RecursionError:
        raise RefusedJson(Phrase("it is nested too deeply")) from None
    return value


def read_bytes(path: Path, what: Phrase | Path) -> bytes:
    """The whole of a small file.  Raises InvalidInput when it cannot be read, is empty or is far too large."""
    try:
        if path.is_dir():
            raise InvalidInput("file.folder-instead", path=path, what=what)
        if path.exists() and not path.is_file():
            raise InvalidInput("file.not-regular", path=path, what=what)
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except FileNotFoundError:
        raise InvalidInput("file.missing", remedy="check-name-of", path=path, what=what) from None
    except (OSError, ValueError) as error:
        reason = reason_of(error) if isinstance(error, OSError) else Phrase("the name is not usable")
        raise InvalidInput("file.unreadable", remedy="check-name-and-permissions", path=path, reason=reason) from None
    if len(data) > LARGEST_FILE:
        raise InvalidInput("file.too-large", path=path, what=what)
    return data


def canonical_json(value: Any) -> bytes:
    """The one way to write ``value``: sorted keys, no spaces, UTF-8, floats in their shortest exact form.

    Used for every hash and signature of this program.  Raises ValueError for NaN and infinities.
    """
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False).encode()


def pretty_json(value: Any, *, indent: int = 2) -> bytes:
    """``value`` as files for people have it: members in their own order, one a line, UTF-8, a line end at the end.

    Raises ValueError for NaN and infinities.
    """
    return (json.dumps(value, ensure_ascii=False, indent=indent, allow_nan=False) + "\n").encode()
