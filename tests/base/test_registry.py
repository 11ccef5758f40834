"""Registries keep the order of their parts, refuse unknown names with the list of known ones, and are open to more."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.registry import Registry


@dataclass(frozen=True)
class Tool:
    name: str


SAW, AXE, FILE = Tool("saw"), Tool("axe"), Tool("file")


def test_parts_stand_in_the_order_in_which_they_were_given() -> None:
    tools = Registry("mechanism", (SAW, AXE))
    assert tools.names == ("saw", "axe")
    assert list(tools.values()) == [SAW, AXE]
    assert tools["axe"] is tools.find("axe") is AXE


@pytest.mark.parametrize("name", ["spoon", "", None, 3, ["saw"]])
def test_an_unknown_name_is_refused_with_the_list_of_known_ones(name: object) -> None:
    with pytest.raises(InvalidInput, match="There is no mechanism") as problem:
        Registry("mechanism", (SAW, AXE)).find(name)
    assert problem.value.hint == "Choose one of saw, axe."


def test_one_more_part_is_there_while_the_context_lasts() -> None:
    tools = Registry("mechanism", (SAW,))
    with tools.register(FILE) as added:
        assert tools.find("file") is added is FILE
        assert tools.names == ("saw", "file")
    assert tools.names == ("saw",)


def test_a_name_that_is_taken_is_not_given_away() -> None:
    tools = Registry("mechanism", (SAW,))
    with pytest.raises(ValueError, match="saw"), tools.register(Tool("saw")):
        pass
    assert tools["saw"] is SAW
