"""Every text has one reading, and what has none is refused in one line that names the file."""

from __future__ import annotations

import math
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.json_files import read_json
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.base.strict_json import canonical_json, parse_json

JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**63) + 1, 2**63 - 1)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(exclude_categories=("Cs",))),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(st.characters(exclude_categories=("Cs",))), inner)
    ),
    max_leaves=12,
)


@given(JSON)
def test_canonical_json_reads_back_to_the_same_value_and_the_same_bytes(value: object) -> None:
    data = canonical_json(value)
    assert parse_json(data.decode()) == value
    assert canonical_json(parse_json(data.decode())) == data


@pytest.mark.parametrize(
    "text",
    [
        '{"a": 1, "a": 2}',
        '{"a": NaN}',
        '{"a": Infinity}',
        '{"a": -Infinity}',
        '{"a": 1e400}',
        '{"a": ' + "9" * 30 + "}",
        '{"a": ' + "9" * 10000 + "}",
        '{"a": "\\ud800"}',
        '{"\\udc00": 1}',
        "[" * 100_000,
        "[" * 60 + "]" * 60,
        '{"a": 1',
        '{"a": 1} {"b": 2}',
        "",
        '{"a": 01}',
        "{'a': 1}",
        "\ufeff{}",
    ],
)
def test_a_text_without_one_reading_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        parse_json(text)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Call the board.", "line 1, column 1: a value is missing or misspelled"),
        ('{"a": }', "line 1, column 7: a value is missing or misspelled"),
        ("{a: 1}", "line 1, column 2: a field’s name in double quotes is missing"),
        ('{"a" 1}', "line 1, column 6: a colon is missing"),
        ('{"a": 1\n "b": 2}', "line 2, column 2: a comma is missing, or a bracket is not closed"),
        ('{"a": [1, 2}', "line 1, column 12: a comma is missing, or a bracket is not closed"),
        ('{"a": "b}', "line 1, column 7: a text in quotes has no end"),
        ('{"a": "b\n"}', "line 1, column 9: a text has a line break or another control character in it"),
        (r'{"a": "C:\data"}', "line 1, column 10: a backslash in a text must be written twice"),
        (r'{"a": "\u12"}', "line 1, column 9: a backslash in a text must be written twice"),
        ("{} {}", "line 1, column 4: more text follows after the end"),
    ],
)
def test_a_slip_is_told_in_words_with_its_place(text: str, told: str) -> None:
    with pytest.raises(ValueError, match=r"line") as caught:
        parse_json(text)
    assert str(caught.value) == told


@pytest.mark.parametrize(
    "text", ['{"a": 1,}', "[1, ]", "[1", "{", '{"a"', '"', "tru", "-", '{"a": 1e}', "\ufeff{}", "\x00"]
)
def test_no_slip_is_told_in_the_words_of_pythons_reader(text: str) -> None:
    with pytest.raises(ValueError, match=r".") as caught:
        parse_json(text)
    theirs = "Expecting|Invalid|Extra|Unterminated|Unexpected|Illegal|delimiter"
    assert not re.search(theirs, str(caught.value)), str(caught.value)


@pytest.mark.parametrize(
    ("data", "word"),
    [
        (b"", "empty"),
        (b" \r\n\t ", "empty"),
        (b"\xff\xfe{\x00}\x00", "UTF-8"),
        ('{"title": "Zürich"}'.encode("latin-1"), "UTF-8"),
        (b'{"title": "cut o', "line 1"),
        (b"\x00" * 100, "line 1"),
        (b"x" * (16 * 1024 * 1024 + 1), "16 MB"),
    ],
    ids=["empty", "blank", "UTF-16", "Latin-1", "truncated", "zeros", "huge"],
)
def test_a_bad_file_gives_one_line_that_names_it(tmp_path: Path, data: bytes, word: str) -> None:
    path = tmp_path / "a.gwasplan"
    path.write_bytes(data)
    with pytest.raises(InvalidInput, match=word) as caught:
        read_json(path, Phrase("a plan"))
    assert str(path) in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_byte_order_mark_and_windows_line_ends_are_accepted(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(b'\xef\xbb\xbf{\r\n  "a": 1\r\n}\r\n')
    assert read_json(path, Phrase("a plan")) == {"a": 1}


def test_folders_missing_files_and_devices_are_named(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none", Path("/dev/zero")):
        with pytest.raises(InvalidInput, match=re.escape(str(path))):
            read_json(path, Phrase("a plan"))


def test_canonical_json_has_no_infinity() -> None:
    with pytest.raises(ValueError, match="JSON"):
        canonical_json(math.inf)
