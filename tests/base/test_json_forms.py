"""One description reads strictly, writes back what it read, and gives a schema that says the same."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.base.json_forms import (
    SHA256,
    Choice,
    Constant,
    Defined,
    Document,
    Either,
    Flag,
    Later,
    ListOf,
    Member,
    Number,
    OrNull,
    Record,
    Row,
    Table,
    Text,
    Whole,
    as_dict,
    if_set,
)
from gwasprivacy.base.json_schemas import published


@dataclass(frozen=True, slots=True, kw_only=True)
class Walk:
    """``rest`` in minutes, less than ``minutes``."""

    name: str
    minutes: int
    rest: int | None = None

    def __post_init__(self) -> None:
        if self.rest is not None and self.rest >= self.minutes:
            raise InvalidPlan("test.rest", words="is longer than the walk.", field="walk.rest")


WALK = Record(
    Walk,
    {
        "called": Member(Text(least=1, most=8), attribute="name"),
        "minutes": Member(Whole(low=1)),
        "rest": Member(OrNull(Whole(low=0)), optional=True, when=if_set("rest")),
    },
    home="walk",
)
COLOURS = ["red"]
DIARY = Document(
    Record(
        as_dict,
        {
            "format": Member(Constant(value="diary/1", remedy="update-program")),
            "walks": Member(ListOf(Defined(WALK, "diary-1.schema.json", "walk"), least=1, most=3)),
            "share": Member(Number(above=0, high=1), optional=True),
            "open": Member(Flag(), optional=True),
            "colour": Member(Choice(of=lambda: COLOURS), optional=True),
            "digest": Member(OrNull(SHA256), optional=True),
            "place": Member(Row((Number(low=-90, high=90), Number(low=-180, high=180))), optional=True),
            "ids": Member(ListOf(Text(least=1), different=True), optional=True),
            "notes": Member(Table(Text(), required=("first",)), optional=True),
            "size": Member(Either(Number(), Text(), is_first=lambda value: not isinstance(value, str)), optional=True),
        },
    ),
    file="diary-1.schema.json",
    title="A diary of walks",
)


def diary(**more: Any) -> dict[str, Any]:
    return {"format": "diary/1", "walks": [{"called": "lake", "minutes": 30}], **more}


def walk(**more: Any) -> dict[str, Any]:
    return diary(walks=[{"called": "lake", "minutes": 30}, {"called": "hill", "minutes": 60, **more}])


@pytest.mark.parametrize(
    ("obj", "field", "code"),
    [
        ([], "", "document.object"),
        (None, "", "document.object"),
        ({"walks": []}, "format", "field.missing"),
        ({"format": "diary/2", "paths": []}, "format", "field.format"),
        ({"format": True, "walks": []}, "format", "field.format"),
        (diary(colours=1), "colours", "field.unknown"),
        (diary(walks={}), "walks", "field.list"),
        (diary(walks=[]), "walks", "field.entries"),
        (diary(walks=[{}] * 4), "walks", "field.entries"),
        (diary(walks=[7]), "walks[0]", "field.object"),
        (walk(minute=1), "walks[1].minute", "field.unknown"),
        (walk(minutes=0), "walks[1].minutes", "field.range"),
        (walk(minutes=1.5), "walks[1].minutes", "field.whole"),
        (walk(minutes=True), "walks[1].minutes", "field.whole"),
        (walk(minutes=None), "walks[1].minutes", "field.whole"),
        (walk(called=""), "walks[1].called", "field.empty"),
        (walk(called="a" * 9), "walks[1].called", "field.too-long"),
        (walk(called=7), "walks[1].called", "field.text"),
        (diary(share=0), "share", "field.range"),
        (diary(share=1.01), "share", "field.range"),
        (diary(share="1"), "share", "field.number"),
        (diary(open=1), "open", "field.flag"),
        (diary(colour="blue"), "colour", "field.choice"),
        (diary(colour=["red"]), "colour", "field.choice"),
        (diary(digest="A" * 64), "digest", "field.form"),
        (diary(place=[1]), "place", "field.entries"),
        (diary(place=[1, 181]), "place[1]", "field.range"),
        (diary(ids=["a", "b", "a"]), "ids[2]", "field.twice"),
        (diary(notes={"second": "x"}), "notes.first", "field.missing"),
        (diary(notes={"first": "x", "second": 2}), "notes.second", "field.text"),
        (diary(size=None), "size", "field.number"),
    ],
)
def test_a_fault_has_a_code_and_its_fields_whole_path_and_the_schema_refuses_it_too(
    obj: Any, field: str, code: str
) -> None:
    with pytest.raises(InvalidPlan) as caught:
        DIARY.read(obj)
    assert (caught.value.field, caught.value.code) == (field, code)
    assert "\n" not in str(caught.value)
    assert not Draft202012Validator(published(DIARY)).is_valid(obj)


@pytest.mark.parametrize(
    ("obj", "field", "code"),
    [
        (walk(rest=60), "walks[1].rest", "test.rest"),
        (diary(share=float("nan")), "share", "field.number"),
        (diary(share=10**400), "share", "field.number"),
        (diary(digest="a" * 64 + "\n"), "digest", "field.form"),
    ],
)
def test_the_reader_refuses_what_no_schema_can_say(obj: Any, field: str, code: str) -> None:
    with pytest.raises(InvalidPlan) as caught:
        DIARY.read(obj)
    assert (caught.value.field, caught.value.code) == (field, code)


def test_an_object_is_read_to_its_class_and_written_back_as_it_was() -> None:
    obj = walk(rest=10)
    found = DIARY.read(obj)
    assert found["walks"] == (Walk(name="lake", minutes=30), Walk(name="hill", minutes=60, rest=10))
    assert DIARY.read(diary())["walks"][0].rest is None
    assert WALK.write(found["walks"][1]) == obj["walks"][1]
    assert WALK.write(found["walks"][0]) == {"called": "lake", "minutes": 30}


def test_whole_numbers_are_kept_to_the_last_digit_and_decimal_ones_as_written_only_where_asked() -> None:
    assert Whole().read(2**53 + 1) == 2**53 + 1
    assert Whole().read(1000.0) == 1000
    with pytest.raises(InvalidPlan):
        Whole(as_written=True).read(1000.0)
    assert repr(Number().read(250)) == "250.0"
    assert repr(Number(as_written=True).read(250)) == "250"


def test_what_is_read_later_is_described_and_left_alone() -> None:
    form = Later(WALK)
    assert form.read("anything") == "anything"
    assert published(Document(Record(as_dict, {"walk": Member(form)}), file="x", title="x"))["properties"]["walk"][
        "required"
    ] == ["called", "minutes"]


def test_a_definition_is_referred_to_by_its_file_from_other_schemas() -> None:
    part = Defined(WALK, "diary-1.schema.json", "walk")
    other = Document(Record(as_dict, {"best": Member(part)}), file="best-1.schema.json", title="The best")
    assert published(other)["properties"]["best"] == {"$ref": "diary-1.schema.json#/$defs/walk"}
    assert published(DIARY)["properties"]["walks"]["items"] == {"$ref": "#/$defs/walk"}


def test_a_choice_and_its_schema_follow_what_is_registered_at_the_moment() -> None:
    COLOURS.append("blue")
    try:
        assert DIARY.read(diary(colour="blue"))["colour"] == "blue"
        assert published(DIARY)["properties"]["colour"]["enum"] == ["red", "blue"]
    finally:
        COLOURS.remove("blue")


VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-5, 100)
    | st.floats(-2, 2)
    | st.sampled_from(["", "red", "lake", "a" * 64]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["called", "minutes", "rest", "first"]), inner, max_size=3)
    ),
    max_leaves=5,
)


@given(st.dictionaries(st.sampled_from(list(DIARY.form.members)), VALUES))
def test_reader_and_schema_agree_on_any_json(members: dict[str, Any]) -> None:
    obj = diary(**members)
    try:
        DIARY.read(obj)
        accepted = True
    except InvalidPlan as error:
        accepted = error.code == "test.rest"
    assert Draft202012Validator(published(DIARY)).is_valid(obj) == accepted
