"""What a plan says besides its release: its account, the language of pages, and how its budget is to be split."""

from __future__ import annotations

from gwasprivacy.base.language import OWN_NAMES, is_source, say, say_marked
from gwasprivacy.base.number_words import three_digits
from gwasprivacy.mechanisms.registry import release_part
from gwasprivacy.plan.plan import Plan


def mechanism_words(name: str) -> str:
    """A release's mechanism: in English, which is signed and typed, its name; in another language its title, which is no English word."""
    return name if is_source() else say_marked(release_part(name).title)


def account_sentence(name: str) -> str:
    """What an account of its own declares."""
    return say(
        "It counts against a separate account in the ledger, “{name}”: its people are in no other study of that "
        "ledger. The report repeats this declaration.",
        name=name,
    )


def planned_sentences(plan: Plan) -> list[str]:
    """How the budget is meant to be split; empty where no releases are planned."""
    if not plan.planned:
        return []
    listed = ", ".join(
        say(
            "({number}) {mechanism} with ε = {epsilon}",
            number=number,
            mechanism=mechanism_words(each.mechanism),
            epsilon=three_digits(each.epsilon or 0.0),
        )
        for number, each in enumerate(plan.planned, start=1)
    )
    return [
        say(
            "Planned so far (this reserves nothing; the planning report states what each can do): {releases}.",
            releases=listed,
        )
    ]


def language_sentences(plan: Plan) -> list[str]:
    """In which language pages are made; empty for English."""
    if plan.report_language is None:
        return []
    return [
        say(
            "Pages and paragraphs for people are made in another language: {language}. What is signed is English.",
            language=OWN_NAMES[plan.report_language],
        )
    ]
