"""Looking at a column of names at once lets no name pass that looking at each would refuse."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gwasprivacy.plan.choices import LONGEST_ID
from gwasprivacy.release.preparation import _are_plain, _is_unwritable


@given(st.lists(st.text("Ars1:=+-@'\t\r\n \x00é\u202e", max_size=6) | st.text(max_size=4), max_size=5))
def test_names_that_are_plain_together_can_each_be_written(names: list[str]) -> None:
    assert not (_are_plain(names) and any(map(_is_unwritable, names)))


@pytest.mark.parametrize("name", ["x" * (LONGEST_ID + 1), "=1+1", "a\tb", "a\nb", "\u202ers1"])
def test_one_bad_name_among_good_ones_is_seen(name: str) -> None:
    assert _is_unwritable(name)
    assert not _are_plain(["rs1", name, "rs2"])


def test_ordinary_names_are_plain() -> None:
    assert _are_plain(["rs1", "1:1000:A:G", "chr2", "22"])
