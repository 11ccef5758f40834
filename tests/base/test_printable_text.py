"""What can be printed, and how the rest is shown."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gwasprivacy.base.errors import InvalidInput, InvalidPlan
from gwasprivacy.base.json_forms import Text
from gwasprivacy.base.language import say
from gwasprivacy.base.printable_text import _WITHOUT_MARKS, MOST_MARKS, is_printable, shown, unbreakable
from gwasprivacy.base.table_cells import cell, is_formula, read_cell

HIDDEN = {
    "an escape": "\x1b",
    "a line end": "\n",
    "delete": "\x7f",
    "a C1 control": "\x9b",
    "right to left from here": "\u202e",
    "an isolate": "\u2066",
    "no width": "\u200b",
    "a joiner": "\u2060",
    "a soft hyphen": "\u00ad",
    "a byte order mark": "\ufeff",
    "a tag": "\U000e0041",
    "a line separator": "\u2028",
    "a space that is none": "\u00a0",
    "a filler": "\u3164",
    "a blank": "\u2800",
    "a variation": "\ufe0f",
}


@pytest.mark.parametrize("name", HIDDEN)
def test_a_hidden_character_is_no_text_and_is_shown_by_its_code_point(name: str) -> None:
    hidden = HIDDEN[name]
    text = f"melanoma{hidden}2026"
    assert not is_printable(text)
    assert shown(text) == f"melanoma<U+{ord(hidden):04X}>2026"
    assert is_printable(shown(text))
    with pytest.raises(InvalidPlan, match="cannot be printed") as caught:
        Text().read(text, "title")
    assert is_printable(str(caught.value))
    assert is_printable(str(InvalidInput("x", words="{path} is bad.", path=text)))
    assert hidden == "\n" or is_printable(say("{file} is unread.", file=text))


def test_ordinary_texts_of_many_languages_stay() -> None:
    for text in (
        "rs123",
        "Étude n° 7",
        "Мелонома",
        "黑色素瘤",
        "سرطان الجلد",
        "ε ≤ 0.5 – “quoted”",
        "-",
        "c.76A>T",
        "<DEL>",
    ):
        assert is_printable(text)
        assert shown(text) == text
        assert Text().read(text) == text


@given(st.text())
def test_what_is_shown_can_be_printed_and_hides_nothing(text: str) -> None:
    said = shown(text)
    assert is_printable(said)
    assert not any(unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") for letter in said)
    assert [letter for letter in text if is_printable(letter)] == [
        letter for letter in text if letter in said and is_printable(letter)
    ]


@pytest.mark.parametrize("text", ["=1+1", "+cmd", "-2+3", "@SUM(A1)", "\tx", "\r=1", "=", "'=1", "''+x", "--"])
def test_no_cell_begins_a_formula(text: str) -> None:
    assert cell(text)[0] not in "=+-@\t\r" or len(text) == 1
    assert read_cell(cell(text)) == text


@pytest.mark.parametrize("number", ["-1", "-0.5", "+3", "-1e-08", "-inf", "12"])
def test_numbers_stay_numbers(number: str) -> None:
    assert cell(number) == number
    assert not is_formula(number)
    assert cell(float(number)) == str(float(number))


@given(st.text(alphabet="'=+-@\t1a"))
def test_every_cell_is_read_as_it_was_written(text: str) -> None:
    assert read_cell(cell(text)) == text


@pytest.mark.parametrize("word", ["Việt Nam", "שָׁלוֹם", "बिन्दु", "ที่นี่", "q̃̄̂̇"])
def test_living_scripts_are_printable_composed_or_not(word: str) -> None:
    for form in ("NFC", "NFD"):
        text = unicodedata.normalize(form, word)
        assert is_printable(text)
        assert shown(text) == text


@given(st.integers(0, 40), st.sampled_from("\u0301\u0336\u0489\u20dd"))
def test_at_most_four_marks_stand_on_a_letter(number: int, mark: str) -> None:
    text = f"zalg{mark * number}o"
    assert is_printable(text) == (number <= MOST_MARKS)
    more = f"<U+{ord(mark):04X}>" * max(0, number - MOST_MARKS)
    assert shown(text) == f"zalg{mark * min(number, MOST_MARKS)}{more}o"
    assert is_printable(shown(text))


def test_a_mark_without_a_letter_does_not_join_the_sentence_around_it() -> None:
    assert not is_printable("\u0338melanoma")
    assert say("Δ ={name}", name="\u0338 1") == "Δ =<U+0338> 1"
    with pytest.raises(InvalidPlan, match="cannot be printed"):
        Text().read("a" + 20 * "\u0301", "title")


def test_the_space_of_our_own_thousands_stays_and_no_other_one_does() -> None:
    assert shown("12\u202f500 SNPs") == "12\u202f500 SNPs"
    assert shown("1\u202f234\u202f567") == "1\u202f234\u202f567"
    for other in ("a\u202f500", "12\u202f50", "12\u202f5000", "12\u00a0500"):
        assert "<U+" in shown(other)


def test_no_line_ends_before_a_unit_or_around_an_equals_sign() -> None:
    said = unbreakable("At e^ε = 2.00 from 50 % to 66.7 %, in 95 % of studies.")
    assert said == "At e^ε\u00a0=\u00a02.00 from 50\u00a0% to 66.7\u00a0%, in 95\u00a0% of studies."
    assert shown(said) == said, "the spaces stay where such a text stands in another"
    assert "<U+00A0>" in shown("no\u00a0unit")


def test_no_mark_is_among_the_characters_that_are_not_looked_at_one_by_one() -> None:
    letters = [chr(code) for code in range(0x110000) if _WITHOUT_MARKS.fullmatch(chr(code))]
    assert {"a", "ε", "–", "≤", "→", "\u202f"} <= set(letters)
    assert not [letter for letter in letters if unicodedata.category(letter) in ("Mn", "Me")]
