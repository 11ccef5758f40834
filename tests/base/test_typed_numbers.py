"""What is typed is the number that the reader means, in English and in German, or none: never a thousand times more or less."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gwasprivacy.base.language import ENGLISH, FORMS, Language, digits, in_language
from gwasprivacy.base.number_words import count, day, fixed, percent, plain, significant, three_digits
from gwasprivacy.base.typed_numbers import read_typed, read_whole

GERMAN = FORMS["de"][0]
BOTH = pytest.mark.parametrize("language", [ENGLISH, GERMAN], ids=lambda each: each.name)


@pytest.fixture
def german() -> Iterator[None]:
    with in_language(GERMAN):
        yield


def read(text: str) -> float | str:
    typed = read_typed(text)
    if typed.doubt:
        return "doubt"
    try:
        return float(typed.bare)
    except ValueError:
        return "none"


@BOTH
@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("0,69", 0.69), ("0.69", 0.69), ("0,693", 0.693), ("0.693", 0.693), ("12,5", 12.5), ("12.5", 12.5), ("1 000", 1000),
        ("1\u202f000", 1000), ("1’000", 1000), ("1.234.567", 1234567), ("1,234,567", 1234567), ("1.234,5", 1234.5), ("1,234.5", 1234.5),
        ("1e-6", 1e-6), ("−2", -2), ("1.2.3", "none"), ("1,234.5.6", "none"), ("", "none"), ("12500", 12500), ("1.0000", 1), ("1,0000", 1),
    ],
)  # fmt: skip
def test_a_number_that_can_be_read_in_one_way_is_read_so(language: Language, text: str, value: float | str) -> None:
    with in_language(language):
        assert read(text) == value


@pytest.mark.parametrize(
    ("text", "english", "german"),
    [
        ("1,250", 1250, 1.25), ("1.250", 1.25, "doubt"), ("1.000", "doubt", "doubt"), ("1,000", 1000, "doubt"), ("12.345", 12.345, "doubt"),
    ],
)  # fmt: skip
def test_one_mark_before_three_digits_is_the_languages_own_or_in_doubt(
    text: str, english: float | str, german: float | str
) -> None:
    assert read(text) == english
    with in_language(GERMAN):
        assert read(text) == german


def test_a_doubt_names_both_numbers_in_forms_that_are_taken(german: None) -> None:
    typed = read_typed("1.250")
    assert typed.doubt == "This may mean 1,25 or 1250: please type it in that form."
    assert (read("1,25"), read("1250")) == (1.25, 1250)


@BOTH
@pytest.mark.parametrize(
    ("text", "bare"),
    [
        ("1.000", "1000"),
        ("1,000", "1000"),
        ("12 500", "12500"),
        ("1.234.567", "1234567"),
        ("20000", "20000"),
        ("2e4", "2e4"),
    ],
)
def test_a_mark_in_a_whole_number_separates_thousands(language: Language, text: str, bare: str) -> None:
    with in_language(language):
        assert read_whole(text).bare == bare


@pytest.mark.parametrize("text", ["1,5", "1.5", "0,125", "1.00", "12,50"])
def test_what_is_no_whole_number_is_none_on_a_german_screen(german: None, text: str) -> None:
    assert not read_whole(text).bare.isdigit()


@BOTH
@pytest.mark.parametrize("text", ["0,05", "0.05", "0,5", "-0,125", "0,000"])
def test_what_is_below_one_is_no_whole_number(language: Language, text: str) -> None:
    with in_language(language):
        assert not read_whole(text).bare


@BOTH
@given(st.floats(0, 99999, allow_subnormal=False), st.integers(0, 8))
def test_what_a_field_shows_it_reads_back(language: Language, value: float, decimals: int) -> None:
    """Fields leave out zeros at the end, so that no shown number is in doubt."""
    shown = f"{value:,.{decimals}f}"
    shown = shown.rstrip("0").rstrip(".") if "." in shown else shown
    with in_language(language):
        assert read(digits(shown)) == float(shown.replace(",", ""))


@BOTH
@given(st.integers(0, 10**9))
def test_what_a_field_of_whole_numbers_shows_it_reads_back(language: Language, value: int) -> None:
    with in_language(language):
        assert int(read_whole(count(value)).bare) == value


def test_numbers_have_the_readers_marks(german: None) -> None:
    assert [count(12500), percent(0.667), percent(0.94), significant(0.6931), three_digits(1234.5)] == [
        "12\u202f500", "66,7 %", "94 %", "0,693", "1\u202f234",
    ]  # fmt: skip
    assert [plain(0.05), plain(2.0), fixed(1234.5, 2), significant(1.2e-7)] == [
        "0,05",
        "2",
        "1\u202f234,50",
        "1,20·10⁻⁷",
    ]
    assert (day("2026-11-22"), day("someday")) == ("22.11.2026", "someday")
    assert digits("1,234.5") == "1\u202f234,5"
