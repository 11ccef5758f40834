"""Words within a sentence are in the catalogue, or a window in another language shows them in English.

Whoever makes a Phrase of a constant that was never marked is found when a test makes it, and told after that test.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from xml.etree import ElementTree

from gwasprivacy.base.quantities import Phrase

PROJECT = Path(__file__).resolve().parent.parent
_TESTS = str(Path(__file__).parent)


def catalogue() -> frozenset[str]:
    """Every text that the program's own tool collects."""
    path = PROJECT / "resources" / "translations" / "gwasprivacy_de.ts"
    return frozenset(message.findtext("source") or "" for message in ElementTree.parse(path).iter("message"))


class WordsGuard:
    """Remembers in ``unknown`` what the program, not a test, makes a phrase of and no translator has seen."""

    def __init__(self) -> None:
        self.unknown: list[str] = []
        self._known = catalogue()

    def look_at(self, template: str) -> None:
        if template and template not in self._known and not sys._getframe(2).f_code.co_filename.startswith(_TESTS):
            self.unknown.append(template)

    @contextmanager
    def looking(self) -> Iterator[None]:
        usual = Phrase.__init__

        def looked_at(phrase: Phrase, template: str, /, **values: object) -> None:
            self.look_at(template)
            usual(phrase, template, **values)

        Phrase.__init__ = looked_at  # type: ignore[method-assign]
        try:
            yield
        finally:
            Phrase.__init__ = usual  # type: ignore[method-assign]
