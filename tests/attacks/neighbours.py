"""All kinds of release, all formats and all neighbours together: what is published of neighbouring studies is the same bytes.

Of these the test suite runs a sample in which every two of them meet (``tests/privacy/test_neighbouring_studies.py``).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from tests.attacks.trials import Attack, Broken, Trial
from tests.privacy import study_neighbours
from tests.privacy.neighbours import CASES, Differ, Worlds


def _prepare(folder: Path) -> Trial:
    return _comparing(Worlds(folder).require_same_bytes, CASES)


def _prepare_studies(folder: Path) -> Trial:
    return _comparing(study_neighbours.StudyWorlds(folder).require_same_bytes, study_neighbours.CASES)


def _comparing(require_same_bytes: Callable[[Any], None], cases: Sequence[Any]) -> Trial:
    def trial(number: int) -> str:
        case = cases[number % len(cases)]
        try:
            require_same_bytes(case)
        except Differ as error:
            raise Broken(f"{case}: {error}") from error
        except Exception as error:
            raise Broken(f"{case}: {type(error).__name__}: {error}") from error
        return "the same bytes"

    return trial


NEIGHBOURS = Attack(
    name="neighbours-all",
    about="neighbouring studies: every kind of release, in every format, leaves the same bytes but for the draw",
    n_full=len(CASES),
    n_sample=0,
    prepare=_prepare,
)
NEIGHBOURS_OF_STUDIES = Attack(
    name="neighbours-studies",
    about="the same of studies with strata, probabilities, a trait, several files, or another study's published SNPs",
    n_full=len(study_neighbours.CASES),
    n_sample=0,
    prepare=_prepare_studies,
)
