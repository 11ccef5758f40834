"""Every text has one reading, and what has none is refused in one line that names the file."""

from __future__ import annotations

import math
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.strict_json import canonical_json, parse_json, read_json

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
        read_json(path, "a plan")
    assert str(path) in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_byte_order_mark_and_windows_line_ends_are_accepted(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(b'\xef\xbb\xbf{\r\n  "a": 1\r\n}\r\n')
    assert read_json(path, "a plan") == {"a": 1}


def test_folders_missing_files_and_devices_are_named(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none", Path("/dev/zero")):
        with pytest.raises(InvalidInput, match=str(path)):
            read_json(path, "a plan")


def test_canonical_json_has_no_infinity() -> None:
    with pytest.raises(ValueError, match="JSON"):
        canonical_json(math.inf)
