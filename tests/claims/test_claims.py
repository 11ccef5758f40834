"""Nothing that people read claims more than is proved: every sentence that sounds like a guarantee was traced by a person.

``reviewed.txt`` holds each such sentence under what it rests on.  A new sentence fails until it is put there, one that is gone
fails until it is taken out.  Put it under a guarantee of ``gwasprivacy/membership/claims.py`` only if it says no more than
that guarantee with its conditions; else reword it.
"""

from __future__ import annotations

import re

import pytest

from gwasprivacy.base.language import in_source
from gwasprivacy.membership.claims import CONDITIONS, GUARANTEES, Guarantee
from tests.claims.texts import PROJECT, claims_in_code, claims_on_page, every_claim

REVIEWED = PROJECT / "tests" / "claims" / "reviewed.txt"
NO_GUARANTEE = ("limit", "definition", "declaration", "refusal", "behaviour", "proof")
"""Why a sentence with a claim word guarantees nothing; the top of ``reviewed.txt`` says what each means."""


def reviewed() -> dict[str, str]:
    """Sentence → what it rests on."""
    found: dict[str, str] = {}
    ground = ""
    for line in REVIEWED.read_text(encoding="utf-8").splitlines():
        if line.startswith("== "):
            ground = line.removeprefix("== ")
        elif line and not line.startswith("#"):
            assert line not in found, f"listed twice: {line}"
            found[line] = ground
    return found


def test_every_claim_was_reviewed() -> None:
    """Say no more than a guarantee does, or reword the sentence; then put it into reviewed.txt under what it rests on."""
    known = reviewed()
    new = [f"{', '.join(sorted(set(where)))}: {said}" for said, where in every_claim().items() if said not in known]
    assert not new, "not in tests/claims/reviewed.txt:\n" + "\n".join(new)


def test_no_reviewed_claim_is_gone() -> None:
    there = every_claim()
    assert not [said for said in reviewed() if said not in there], "take these out of tests/claims/reviewed.txt"


def test_every_claim_rests_on_a_guarantee_or_on_a_reason() -> None:
    grounds = {f"guarantee {each.name}" for each in GUARANTEES} | set(NO_GUARANTEE)
    assert set(reviewed().values()) <= grounds


@pytest.mark.parametrize("guarantee", GUARANTEES, ids=lambda each: each.name)
def test_a_guarantee_has_its_conditions_its_page_and_its_tests(guarantee: Guarantee) -> None:
    assert guarantee.conditions
    assert set(guarantee.conditions) <= set(CONDITIONS)
    page = (PROJECT / guarantee.page).read_text(encoding="utf-8")
    assert re.search(rf"^#+ {re.escape(guarantee.part)}$", page, flags=re.MULTILINE)
    assert guarantee.tests
    for test in guarantee.tests:
        file, _, name = test.partition("::")
        assert re.search(rf"^def {name}\(", (PROJECT / file).read_text(encoding="utf-8"), flags=re.MULTILINE), test


def guarantees_page() -> str:
    """The list of guarantees and conditions as it must stand on the help page."""
    lines = []
    for each in GUARANTEES:
        needs = "; ".join(condition.title for condition in each.conditions)
        lines += [f"## {each.title}", "", each.words, "", f"{each.ground.value.capitalize()}. It needs: {needs}.", ""]
    lines += ["## What must be true", ""]
    lines += [f"- **{each.title[:1].upper()}{each.title[1:]}.** {each.words}" for each in CONDITIONS]
    return "\n".join(lines)


@in_source()
def test_the_help_page_says_every_guarantee_with_its_conditions() -> None:
    page = (PROJECT / "resources" / "help" / "guarantees.md").read_text(encoding="utf-8")
    assert guarantees_page() in page, "regenerate this part of the page:\n" + guarantees_page()


def test_the_readme_s_guarantee_names_what_it_assumes() -> None:
    readme = " ".join((PROJECT / "README.md").read_text(encoding="utf-8").split())
    guarantee = readme.split("## What the guarantee says")[1].split("How a release stays private")[0]
    for assumed in ("says nothing about another", "lie in the range", "who has the disease", "without these genotypes"):
        assert assumed in guarantee
    assert "apart from breaking the operating system's random generator" in guarantee
    assert "resources/help/guarantees.md" in guarantee


@pytest.mark.parametrize(
    "said",
    [
        "The release is proven to be private.",
        "No attack finds anybody.",
        "It costs no privacy.",
        "Nobody will ever know who took part.",
        "This cannot be undone by anybody.",
    ],
)
def test_a_planted_claim_is_found_in_code_and_on_pages(said: str) -> None:
    planted = f"{said} It has two sentences."
    assert list(claims_in_code(f'WORDS = "{planted}"')) == [said]
    assert list(claims_in_code(f'def f(n):\n    return f"{{n}}: {planted}"')) == [f"{{}}: {said}"]
    assert list(claims_on_page(f"# A page\n\nSome words.\n{planted}\n")) == [said]


def test_refusals_may_say_cannot_but_not_that_something_is_proved() -> None:
    assert not list(claims_in_code('raise InvalidInput("This file cannot be read.", code="x")'))
    assert list(claims_in_code('raise InvalidInput("What is not proven here is refused.", code="x")'))


def test_docstrings_are_for_programmers() -> None:
    assert not list(claims_in_code('def f():\n    """It can never fail at all."""\n'))
