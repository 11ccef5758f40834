"""All kinds of release, all formats and all neighbours together: what is published of neighbouring studies is the same bytes.

Of these the test suite runs a sample in which every two of them meet (``tests/privacy/test_neighbouring_studies.py``).
"""

from __future__ import annotations

from pathlib import Path

from tests.attacks.trials import Attack, Broken, Trial
from tests.privacy.neighbours import CASES, Differ, Worlds


def _prepare(folder: Path) -> Trial:
    worlds = Worlds(folder)

    def trial(number: int) -> str:
        case = CASES[number % len(CASES)]
        try:
            worlds.require_same_bytes(case)
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
