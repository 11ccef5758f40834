"""The attack suite in small: each kind of attack with a few trials.  ``make attack`` runs the full numbers."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest

from tests.attacks.register import ATTACKS
from tests.attacks.trials import in_memory, run_here, run_over_processes

APART = ("kills-", "racers", "places", "files-pgen")
"""Attacks that fork and trace, or read with another program's compiled reader: in processes of their own."""

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("name", [name for name, one in ATTACKS.items() if one.n_sample and not name.startswith(APART)])
def test_nothing_is_overspent_accepted_misread_or_crashed(name: str) -> None:
    attack = ATTACKS[name]
    reason = attack.cannot()
    if reason is not None:
        pytest.skip(reason)
    with tempfile.TemporaryDirectory(prefix="attack-", dir=in_memory()) as folder:
        tally = run_here(attack, range(attack.n_sample), Path(folder))
    assert tally.findings == []
    assert tally.n_trials == attack.n_sample


@pytest.mark.parametrize("name", [name for name in ATTACKS if name.startswith(APART)])
def test_kills_races_and_odd_places_overspend_and_lose_nothing(name: str) -> None:
    attack = ATTACKS[name]
    tally = run_over_processes(attack, range(attack.n_sample), jobs=1)
    if tally.skipped:
        pytest.skip(tally.skipped)
    assert tally.findings == []
    assert tally.n_trials == attack.n_sample
