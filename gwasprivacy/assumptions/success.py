"""Which success of a release is meant."""

from __future__ import annotations

from enum import StrEnum


class Metric(StrEnum):
    """Which success is meant: all causal SNPs are published, or at least one of them."""

    ALL = "all"
    ANY = "any"
