"""The public parameters that a choice of a score can have."""

from __future__ import annotations

from enum import StrEnum
from typing import Protocol

from gwasprivacy.base.language import mark

PARAMETERS = ("test", "p_value", "threshold", "offset")
"""What a choice of a score can say besides its name; each score takes some of them."""


class TestName(StrEnum):
    """The association tests whose significance a score can be about."""

    __test__ = False  # not a class of tests, whatever its name says to pytest

    GENOTYPIC = mark("genotypic")
    ALLELIC = mark("allelic")
    TREND = mark("trend")


class Parameters(Protocol):
    """The public parameters of a chosen score; None where one is not given."""

    @property
    def test(self) -> TestName | None: ...
    @property
    def p_value(self) -> float | None: ...
    @property
    def threshold(self) -> float | None: ...
    @property
    def offset(self) -> float | None: ...
