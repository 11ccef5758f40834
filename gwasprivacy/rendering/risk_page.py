"""A report on exact results on a page and its appendix: what the template shows, from the predicate alone."""

from __future__ import annotations

from itertools import chain
from typing import Any

from gwasprivacy.base.catalogues import find_language
from gwasprivacy.base.language import in_language, say, say_marked, spoken
from gwasprivacy.base.number_words import percent
from gwasprivacy.rendering.page_parts import (
    checking_without_data,
    joined,
    long_date,
    page_number,
    source_sentences,
    translation_note,
)
from gwasprivacy.rendering.typesetting import Pages
from gwasprivacy.statement.exact.exact_question import ExactAnswer
from gwasprivacy.statement.exact.exact_words import TITLES, risk_percent
from gwasprivacy.statement.exact.report_on_exact_results import RiskReport
from gwasprivacy.statement.exact.risk_report import answer_of_report, appendix, sentences
from gwasprivacy.statement.signer import signer_in


def risk_pages(report: RiskReport, language: str | None = None) -> Pages:
    """The pages, in ``language``, the plan's or the reader's."""
    plan = report.plan
    named = language or (plan and plan.report_language) or spoken().name
    with in_language(find_language(named)) as used:
        return Pages(
            template="risk",
            title=say("Exact results: {title}", title=_title(report)),
            data=_data(report),
            day=report.predicate["report"]["date"],
            language=used.name,
            attached=None if report.file is None else (report.file_name, report.file),
        )


def _title(report: RiskReport) -> str:
    return report.name if report.plan is None else report.plan.title


def _data(report: RiskReport) -> dict[str, Any]:
    own, answer = report.predicate, answer_of_report(report)
    said, added = sentences(answer), appendix(answer)
    digest = say("payload SHA-256 {digest}", digest=report.payload_sha256)
    signer = signer_in(own)
    signed = say("signed") if report.key_ids else say("not signed")
    file = report.file_name
    return {
        "foot": digest if report.key_ids else say("not signed; {digest}", digest=digest),
        "page-of": page_number(),
        "kicker": say("PUBLISH EXACT RESULTS?"),
        "day": joined(signed, long_date(own["report"]["date"])),
        "heading": say_marked(TITLES[answer.question.columns]),
        "lines": [said["kind"][0]] + ([] if signer is None else [say("signed by {signer}", signer=signer.words())]),
        "translation": translation_note(file, is_signed=bool(report.key_ids)),
        "recommendation": (said["recommendation"][0], [], " ".join(said["recommendation"][1:])),
        "numbers": _numbers(answer),
        "parts": [
            {"heading": say("The number"), "sentences": said["number"]},
            {"heading": say("With which assumptions"), "sentences": said["assumed"]},
            {"heading": say("What lowers it, each by itself"), "sentences": said["measures"]},
        ],
        "beyond": {"heading": say("What it does not cover"), "sentences": said["not_covered"]},
        "appendix": {
            "heading": say("Appendix: questions and answers"),
            "parts": [
                {"heading": say("The questions of NIST SP 800-226"), "rows": added["differential_privacy"]},
                {"heading": say("The tests of anonymisation (Opinion 05/2014)"), "rows": added["anonymisation"]},
            ],
        },
        "checking": _checking(report),
        "source": source_sentences(
            [
                *chain.from_iterable(own["statements"][name] for name in said),
                *chain(*chain(*(own["appendix"][name] for name in added))),
            ]
        ),
    }


def _numbers(answer: ExactAnswer) -> list[tuple[str, str]]:
    (fpr, tpr), (prior, median, _) = answer.tpr_at[0], answer.posterior_at[-1]
    return [
        (risk_percent(answer.advantage), say("attack advantage (TPR − FPR)")),
        (risk_percent(tpr), say("of participants found at a false-positive rate of {fpr}", fpr=percent(fpr))),
        (risk_percent(median), say("the median participant’s posterior, from {prior}", prior=percent(prior))),
        (percent(answer.private.advantage, up=True), say("advantage that a private draw leaves, at most")),
    ]


def _checking(report: RiskReport) -> dict[str, Any]:
    file = report.file_name
    if not report.key_ids:
        said = say(
            "Nobody has signed this report. Its numbers are in {file}, which is also attached to this PDF; that file’s digest, "
            "without the last line end, is given below.",
            file=file,
        )
    else:
        said = say(
            "The signed report is {file}, which is also attached to this PDF; these pages only show it. Its numbers are computed "
            "again from its question. With the signer’s public key, from the signer, given the report or this PDF:",
            file=file,
        )
    return checking_without_data(report, said)
