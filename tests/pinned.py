"""Texts that may change only on purpose: what reports sign.  Each is one file of ``tests/pinned_texts``, a sentence a line.

After a change of a sentence, write the files anew and look at what git then shows as changed::

    PINNED=renew make test TESTS="tests/release -k pinned"
"""

from __future__ import annotations

import os
from pathlib import Path

FOLDER = Path(__file__).parent / "pinned_texts"


def assert_pinned(name: str, edition: int, text: str) -> None:
    """That ``text`` is what is pinned under this name, and that one edition of it is there."""
    path = FOLDER / f"{name}-{edition}.txt"
    if os.environ.get("PINNED") == "renew":
        path.write_text(text, encoding="utf-8", newline="\n")
    assert text == path.read_text(encoding="utf-8"), "what reports sign has changed: see the top of tests/pinned.py"
    assert [each.name for each in FOLDER.glob(f"{name}-*.txt")] == [path.name]
    assert edition == 1, "nothing was released: the first edition changes freely"
