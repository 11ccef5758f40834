"""Files that exist because somebody carries something: one person, with all the records that they add or take out, moves nothing
farther than is claimed.

Of these the test suite runs a sample (``tests/privacy/test_records_of_one_person.py``).  A trial is a random study of up to six people
and four places in one kind of file, and its neighbours: one replaced, one joined, one left.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from gwasprivacy.study.design import Sites
from tests.attacks.trials import Attack, Broken, Trial
from tests.privacy.moves_of_one_person import OUTPUTS, Question, largest_moves
from tests.privacy.records_in_files import FORMS

KINDS = tuple(itertools.product(FORMS, OUTPUTS))
FIXED_KINDS = tuple(each for each in KINDS if each[0] != "pgen PR")
"""A ``.pgen`` that was converted is one of fixed sites like any other."""


def question(kinds: Sequence[tuple[str, str]], sites: Sites, number: int) -> Question:
    form, output = kinds[number % len(kinds)]
    return Question.of(form, output, number // len(kinds), sites)


def _prepare(kinds: Sequence[tuple[str, str]], sites: Sites, folder: Path) -> Trial:
    def trial(number: int) -> str:
        asked = question(kinds, sites, number)
        try:
            found = largest_moves(asked, folder, number)
        except Exception as error:
            raise Broken(f"{asked.form}, {asked.output}: {type(error).__name__}: {error}") from error
        reached = sum(moved == claimed for moved, claimed in found.values())
        return f"{asked.form}, {asked.output}: {'some claim was reached' if reached else 'less than every claim'}"

    return trial


def _judge(endings: Counter[str]) -> list[str]:
    """A comparison that never sees a claim reached looks at nothing."""
    kinds = {ending.split(":")[0] for ending in endings}
    reached = {ending.split(":")[0] for ending in endings if "was reached" in ending}
    return [f"{kind}: no claim was ever reached" for kind in sorted(kinds - reached)]


CARRIERS = Attack(
    name="records",
    about="a caller's files: whoever adds or removes records moves nothing farther than is claimed",
    n_full=100_000,
    n_sample=0,
    prepare=partial(_prepare, KINDS, Sites.CALLED),
    judge=_judge,
)
CARRIERS_AT_FIXED_SITES = Attack(
    name="records-fixed",
    about="files of fixed sites: whoever has other calls, or none, moves nothing farther than is claimed",
    n_full=20_000,
    n_sample=0,
    prepare=partial(_prepare, FIXED_KINDS, Sites.FIXED),
    judge=_judge,
)
