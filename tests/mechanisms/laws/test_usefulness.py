"""Utility from the probabilities of finding at least k."""

from __future__ import annotations

import numpy as np
import pytest

from gwasprivacy.mechanisms.laws.usefulness import from_tail


def test_utility_follows_from_the_tail_and_is_exact() -> None:
    found = from_tail(np.array([0.9, 0.5, 0.1]), 5)
    assert (found.p_all, found.p_any) == (0.1, 0.9)
    assert found.expected_recall == pytest.approx(0.5)
    assert found.expected_precision == pytest.approx(0.3)
    assert (found.method, found.standard_error) == ("exact", 0.0)
