"""Expected failures carry data, and each front end says them in its own way."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from gwasprivacy.base.errors import GwasPrivacyError, InvalidInput, InvalidPlan, PrivacyRefusal
from gwasprivacy.base.language import install
from gwasprivacy.base.quantities import Count, Epsilon, Phrase, Share, quoted
from gwasprivacy.cli.error_words import about_option, error_line
from gwasprivacy.release.ledger.refusals import BudgetExceeded
from gwasprivacy.ui.shell.error_words import error_words, message_words, remedy_words


def cap_error() -> InvalidPlan:
    return InvalidPlan(
        "test.cap",
        words="a cap of {cap} does not lie above {high}.",
        remedy="choose-one-of",
        field="adversary.target.value",
        cap=Share(0.4),
        high=Share(0.5),
        choices=("0.6", "0.7"),
    )


def test_a_probability_is_a_fraction_on_the_command_line_and_per_cent_in_the_window() -> None:
    error = cap_error()
    assert error_line(error) == ("adversary.target.value: a cap of 0.4 does not lie above 0.5. Choose one of 0.6, 0.7.")
    assert error_words(error) == "A cap of 40 % does not lie above 50 %. Choose one of 0.6, 0.7."
    assert (message_words(error), remedy_words(error)) == (
        "A cap of 40 % does not lie above 50 %.",
        "Choose one of 0.6, 0.7.",
    )


def test_neutral_words_are_those_of_the_template() -> None:
    error = cap_error()
    assert error.message == "a cap of 0.4 does not lie above 0.5."
    assert error.hint == "Choose one of 0.6, 0.7."
    assert str(error) == f"adversary.target.value: {error.message} {error.hint}"
    assert (error.code, error.values["cap"]) == ("test.cap", Share(0.4))


def test_numbers_are_written_by_what_they_mean() -> None:
    error = InvalidInput(
        "test.numbers",
        words="{path}, line {line}: {n} people, ε = {epsilon}, {found}.",
        path=Path("/a/b.fam"),
        line=12345,
        n=Count(12345),
        epsilon=Epsilon(0.69314),
        found=quoted("x\ny" * 40, longest=6),
    )
    assert error.message == f"{Path('/a/b.fam')}, line 12345: 12,345 people, ε = 0.693, 'x\\nyx\\ny'."


def test_a_remedy_names_an_option_or_a_field_by_front_end() -> None:
    error = PrivacyRefusal("test.alleles", words="Alleles.", remedy="declare-alleles")
    assert "--alleles-are-public" in error_line(error)
    assert "--" not in error_words(error)
    assert "below" in error_words(error)
    assert "--" not in str(error)


def test_a_place_without_a_value_fails_where_the_error_is_made() -> None:
    with pytest.raises(KeyError):
        InvalidInput("test.place", words="{path} is empty.")
    # Ready words of a front end may have braces.
    assert InvalidInput(words="{path} is empty.").message == "{path} is empty."


def test_the_window_says_files_of_known_folders_by_their_names() -> None:
    error = InvalidInput("test.file", words="{path}, line {line}: empty.", path=Path("/data/study.fam"), line=4)
    assert error_words(error, Path("/data/study.bed")) == "study.fam, line 4: empty."
    assert error_words(error) == f"{Path('/data/study.fam')}, line 4: empty."


def test_an_error_within_an_error_keeps_its_advice_and_its_words() -> None:
    error = PrivacyRefusal("test.within", words="Planned release {number}: {problem}", number=2, problem=cap_error())
    assert error_line(error) == (
        "Planned release 2: adversary.target.value: a cap of 0.4 does not lie above 0.5. Choose one of 0.6, 0.7."
    )
    assert "40 %" in error_words(error)


def test_the_same_error_elsewhere_stays_the_same_error() -> None:
    error = cap_error()
    there = error.at("planned[2].value")
    assert type(there) is InvalidPlan
    assert (there.field, there.message, there.code) == ("planned[2].value", error.message, error.code)
    assert error.field == "adversary.target.value"
    as_input = error.as_kind(InvalidInput)
    assert type(as_input) is InvalidInput
    assert str(as_input) == str(error).removeprefix("adversary.target.value: ")
    more = error.also("known-fields", known=("a", "b"))
    assert more.hint == f"{error.hint} Known: a, b."
    assert about_option(error, "--cap").message == "--cap: a cap of 0.4 does not lie above 0.5."
    assert about_option(error, None).message == "adversary.target.value: a cap of 0.4 does not lie above 0.5."


@pytest.mark.parametrize("error", [cap_error(), BudgetExceeded(1.0, 0.25), InvalidInput(words="old", hint="form")])
def test_errors_come_whole_from_another_process(error: GwasPrivacyError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert (str(again), again.code, again.remedies) == (str(error), error.code, error.remedies)
    assert {name: str(value) for name, value in again.values.items()} == {
        name: str(value) for name, value in error.values.items()
    }


def test_the_window_translates_template_phrase_and_remedy_and_neutral_words_stay_english() -> None:
    words = {
        "{path}: {reason}.": "{path} – {reason}!",
        "the field {key} stands twice": "zweimal {key}",
        "Choose one of {choices}.": "Wählen Sie: {choices}.",
    }
    error = InvalidInput(
        "test.translated",
        words="{path}: {reason}.",
        remedy="choose-one-of",
        path=Path("x"),
        reason=Phrase("the field {key} stands twice", key="a"),
        choices=("1", "2"),
    )
    install(lambda source, n: words.get(source, ""))
    try:
        assert error_words(error) == "x – zweimal a! Wählen Sie: 1, 2."
        assert str(error) == "x: the field a stands twice. Choose one of 1, 2."
    finally:
        install(None)
