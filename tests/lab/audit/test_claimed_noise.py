"""An audit runs a selection with exactly the noise that is claimed, and needs no more runs than it says."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.lab.audit.epsilon_audit import SelectionCase, run_audit
from gwasprivacy.mechanisms.registry import MECHANISMS

SCORES = np.array([[3.0, 2.0, 0.0], [2.0, 3.0, 0.0]])


def case(mechanism: str) -> SelectionCase:
    return SelectionCase(
        title="x",
        mechanism=mechanism,
        scores=SCORES,
        sensitivity=1.5,
        epsilon=0.7,
        n_snps=1,
        target=(0,),
        threshold=2.5,
    )


@pytest.mark.parametrize("name", MECHANISMS)
def test_a_selection_runs_with_the_sensitivity_and_epsilon_that_are_claimed(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran = []

    def select_many(self: object, scores: np.ndarray, **given: Any) -> np.ndarray:
        ran.append((scores.tolist(), given["sensitivity"], given["epsilon"], given["n_snps"], given["draws"]))
        return np.zeros((given["draws"], 1), dtype=np.int64)

    monkeypatch.setattr(type(MECHANISMS[name]), "select_many", select_many)
    assert case(name).count(1, 40)[0] == 40
    assert ran == [(SCORES[1].tolist(), 1.5, 0.7, 1, 40)]


def test_a_hundred_runs_are_enough_for_an_audit_and_fewer_are_refused() -> None:
    (found,) = run_audit([case("permute-and-flip")], draws=100, confidence=0.9)
    assert found.draws == 100
    with pytest.raises(InvalidInput) as caught:
        run_audit([case("permute-and-flip")], draws=99, confidence=0.9)
    assert caught.value.code == "audit.too-few-runs"
