"""Fingerprints as people compare them."""

from __future__ import annotations


def in_groups(digits: str) -> str:
    """A fingerprint in groups of eight, to be read out."""
    return " ".join(digits[i : i + 8] for i in range(0, len(digits), 8))
