"""Options of ``plan new`` that several tests need."""

from __future__ import annotations

TOP_ONE_OF_TWENTY = [
    "--prior",
    "0.5",
    "--gamma",
    "1.5",
    "--cases",
    "11",
    "--controls",
    "9",
    "--snps",
    "1",
    "--score",
    "tv",
    "--mechanism",
    "exponential",
]
"""A valid plan for eleven cases and nine controls."""
