"""What the spread of very few simulated studies is worth."""

from __future__ import annotations

from gwasprivacy.assumptions.probability_words import STANDARD_ERRORS

_STUDENT = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306)
"""The same of 2 to 9 studies, whose spread is itself not well known (Student 1908)."""


def error_of_few(error: float, n_studies: int) -> float:
    """A standard error from the spread of so few studies that 1.96 of them are too few for 95 %: as much larger as Student's t asks."""
    known = 2 <= n_studies < 2 + len(_STUDENT)
    return error * _STUDENT[n_studies - 2] / STANDARD_ERRORS if known else error
