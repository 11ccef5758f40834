"""What a new passphrase must be, and what is said while it is typed."""

from __future__ import annotations

import pytest

from gwasprivacy.release.keys.passphrase_rule import passphrase_problem, while_typing

GOOD = ("correct horse battery", "vier Wörter im Wald", "ein langer satz ohne ziffern", "Tr0ub4dor&3xyz")
POOR = {
    "": "signing.short-passphrase",
    "elevenchars": "signing.short-passphrase",
    "aaaaaaaaaaaaaaaa": "signing.repeated-passphrase",
    "            ": "signing.repeated-passphrase",
    "AbAbabABabab": "signing.repeated-passphrase",
    "123456789012": "signing.repeated-passphrase",
    "mlkjihgfedcba": "signing.repeated-passphrase",
}


@pytest.mark.parametrize("passphrase", GOOD)
def test_length_is_enough_whatever_the_kinds_of_characters(passphrase: str) -> None:
    assert passphrase_problem(passphrase) is None
    assert while_typing(passphrase)[0]


@pytest.mark.parametrize(("passphrase", "code"), POOR.items())
def test_short_and_repeated_ones_are_refused_and_the_reason_is_said_while_typing(passphrase: str, code: str) -> None:
    problem = passphrase_problem(passphrase)
    assert problem is not None
    assert problem.code == code
    good, words = while_typing(passphrase)
    assert not good
    assert not passphrase or passphrase not in words


def test_how_much_is_missing_is_counted_down() -> None:
    assert while_typing("correct hor")[1] == "1 more character."
    assert while_typing("correct")[1] == "5 more characters."
    assert while_typing("correct hors") == (True, "Long enough.")
