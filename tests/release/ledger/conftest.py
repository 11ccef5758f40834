"""A new ledger."""

from __future__ import annotations

from pathlib import Path

import pytest

from gwasprivacy.release.ledger.ledger import Ledger


@pytest.fixture
def ledger(tmp_path: Path) -> Ledger:
    ledger = Ledger(tmp_path / "a.gwasledger")
    ledger.create()
    return ledger
