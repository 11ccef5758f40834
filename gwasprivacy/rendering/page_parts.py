"""What the pages of every report have, as data for their templates: dates, whom and what it is about, how to check it, the source."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any

from gwasprivacy.base.language import is_source, say
from gwasprivacy.base.number_words import day
from gwasprivacy.plan.plan import Plan
from gwasprivacy.release.check_by_hand import openssl_commands, program_command
from gwasprivacy.statement.report_without_data import ReportWithoutData
from gwasprivacy.statement.signer import signer_in

PAGE, PAGES = "#page#", "#pages#"
"""Where a template puts the number of a page, and of all: only it knows them."""


def page_number() -> str:
    return say("page {page} of {pages}", page=PAGE, pages=PAGES)


def long_date(iso: str) -> str:
    """A date as pages have it: "22 November 2026"; in another language as its readers write dates."""
    if not is_source():
        return day(iso)
    when = date.fromisoformat(iso)
    return f"{when.day} {when:%B} {when.year}"


def facts_for_a_board(plan: Plan, predicate: Mapping[str, Any], *, names_signer: bool = False) -> list[str]:
    """The ethics approval, the genome build and, with ``names_signer``, who signs, where they are said: a line, or none."""
    signer, design = signer_in(predicate) if names_signer else None, plan.design
    said = [] if signer is None else [say("signed by {signer}", signer=signer.words())]
    said += [] if design.ethics_approval is None else [say("ethics approval {number}", number=design.ethics_approval)]
    if design.genome_build is not None:
        said.append(say("positions of genome build {build}", build=design.genome_build.value))
    return [joined(*said)] if said else []


def joined(*parts: str) -> str:
    """Parts of a line under a title."""
    return "  ·  ".join(parts)


def translation_note(file: str, *, is_signed: bool) -> str | None:
    """On pages in another language than what is signed: what counts, and where it is."""
    if is_source():
        return None
    if is_signed:
        return say(
            "A translation. What is signed are the English sentences in {report}; they stand at the end of these pages.",
            report=file,
        )
    return say(
        "A translation. The report is in English, in {report}; its sentences stand at the end of these pages.",
        report=file,
    )


def source_sentences(sentences: Sequence[str]) -> dict[str, Any] | None:
    """On pages in another language: a last part with the report's own sentences, word for word."""
    if is_source():
        return None
    return {"heading": say("The report’s English sentences, word for word"), "sentences": sentences}


def checking(
    name: str, file: str, payload_sha256: str | None, key_ids: Sequence[str], *sentences: str
) -> dict[str, Any]:
    """How a report can be checked: one sentence, or one before the program's command and one before openssl's."""
    commands = [[program_command(name, file=file)], openssl_commands(name, file=file)]
    parts = [part for pair in zip(sentences, commands, strict=False) for part in pair]
    facts = [] if payload_sha256 is None else [(say("Payload SHA-256"), payload_sha256)]
    facts += [(say("Key id"), each) for each in key_ids]
    return {"heading": say("How to check it"), "parts": parts if len(sentences) > 1 else sentences, "facts": facts}


def checking_without_data(report: ReportWithoutData, sentence: str) -> dict[str, Any]:
    """:func:`checking` of a report that no data went into; ``sentence``: how it is checked by the program, or that nobody has signed it."""
    own = (report.name, report.file_name, report.payload_sha256, report.key_ids)
    if not report.key_ids:
        return checking(*own, sentence)
    without = say(
        "Without the program, in an empty folder with the report and the key; the two digests that are printed last must "
        "be the payload’s and the key’s below."
    )
    return checking(*own, sentence, without)
