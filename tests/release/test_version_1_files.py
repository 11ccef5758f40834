"""Files that version 1 of the formats wrote still open and count: its ledger."""

from __future__ import annotations

import shutil
from pathlib import Path

from gwasprivacy.membership.epsilon_units import to_units
from gwasprivacy.release.ledger.ledger import Ledger

OLD = Path(__file__).parent / "version_1"


def test_a_ledger_of_version_1_opens_with_what_was_spent(tmp_path: Path) -> None:
    for name, titles in (
        ("one", ["Small study"]),
        ("three", ["Small study", "Other study 1", "Other study 2"]),
    ):
        shutil.copy(OLD / f"{name}.gwasledger", tmp_path)
        accounts = Ledger(tmp_path / f"{name}.gwasledger").read().accounts
        assert [each.title for each in accounts] == titles
        assert [each.spent_units for each in accounts] == [to_units(1.5)] * len(titles)
