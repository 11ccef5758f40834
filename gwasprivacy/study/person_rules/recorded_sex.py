"""The sex of each person that a study's own files record: the ``.fam``'s fifth column, or the ``.psam``'s column SEX."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.text_files import read_lines
from gwasprivacy.base.work import Work

UNKNOWN, MALE, FEMALE = 0, 1, 2
_CODES = {"1": MALE, "m": MALE, "male": MALE, "2": FEMALE, "f": FEMALE, "female": FEMALE}


def recorded_sex(genotypes: Path, n_people: int, *, work: Work) -> npt.NDArray[np.int8]:
    """int8 (n_people,), in the order of the file beside ``genotypes``.  Raises InvalidInput where there is none that says it."""
    psam, fam = genotypes.with_suffix(".psam"), genotypes.with_suffix(".fam")
    if psam.exists():
        words = _psam_words(psam, work)
    elif fam.exists():
        words = [fields[4].lower() for _, line in read_lines(fam, work=work) if len(fields := line.split()) >= 5]
    else:
        words = None
    if words is None or len(words) != n_people:
        raise InvalidInput("person-rules.no-sex", path=genotypes)
    return np.array([_CODES.get(word, UNKNOWN) for word in words], dtype=np.int8)


def _psam_words(path: Path, work: Work) -> list[str] | None:
    column: int | None = None
    found: list[str] = []
    for _, line in read_lines(path, work=work):
        fields = line.split()
        if line.startswith(("#FID", "#IID")):
            column = fields.index("SEX") if "SEX" in fields else None
        elif not line.startswith("#") and column is not None and len(fields) > column:
            found.append(fields[column].lower())
    return None if column is None else found
