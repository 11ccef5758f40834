"""How heterozygous each person is beside what public frequencies lead one to expect: the inbreeding coefficient F."""

from __future__ import annotations

import re

import numpy as np
import numpy.typing as npt

from gwasprivacy.study.formats.opened_study import MISSING
from gwasprivacy.study.formats.people_file import CodeArray

_X = re.compile(r"(?:chr)?(?:X|23)", re.IGNORECASE)
PSEUDOAUTOSOMAL = ((0, 2_800_000), (154_900_000, 1 << 40))
"""Where X and Y are alike, in GRCh37 and GRCh38, with something to spare: men have two copies there."""


class Heterozygosity:
    """Sums of each person's own calls, SNP by SNP."""

    def __init__(self, n_people: int) -> None:
        self._observed = np.zeros(n_people, dtype=np.int64)
        self._expected = np.zeros(n_people)

    def add(self, copies: CodeArray, frequency: float) -> None:
        self._observed += copies == 1
        self._expected += np.where(copies == MISSING, 0.0, 2 * frequency * (1 - frequency))

    @property
    def inbreeding(self) -> npt.NDArray[np.float64]:
        """F of everybody, (n_people,); NaN without any call that tells."""
        with np.errstate(divide="ignore", invalid="ignore"):
            return np.where(self._expected > 0, 1 - self._observed / self._expected, np.nan)


def tells_sex(chrom: str, pos: int) -> bool:
    """Whether men have one copy of a SNP there, and women two."""
    return _X.fullmatch(chrom) is not None and not any(low <= pos < high for low, high in PSEUDOAUTOSOMAL)
