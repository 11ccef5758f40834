"""Parts that every report on paper has: the promise in its box, lists, small tables of facts, commands, feet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from dataclasses import replace
from datetime import date
from typing import Any

from gwasprivacy.base.language import is_source, say
from gwasprivacy.base.number_words import day
from gwasprivacy.plan.plan import Plan
from gwasprivacy.rendering.page_sheet import (
    ACCENT,
    BODY,
    CODE,
    CONTENT_WIDTH,
    HEADING,
    LABEL,
    MARGIN,
    MUTED,
    NOTE,
    PAGE_HEIGHT,
    PAGE_WIDTH,
    PROMISE,
    SMALL_CODE,
    STRONG,
    TINT,
    TINY,
    Sheet,
    Style,
    break_lines,
)
from gwasprivacy.rendering.structure import Role
from gwasprivacy.statement.signer import signer_in

GAP = 22.0
COLUMN = (CONTENT_WIDTH - GAP) / 2
RIGHT = MARGIN + COLUMN + GAP
NUMBER = Style(size=15, leading=19, bold=True)
_DETAIL_X = 92.0


def long_date(iso: str) -> str:
    """A date as pages have it: "22 November 2026"; in another language as its readers write dates."""
    if not is_source():
        return day(iso)
    when = date.fromisoformat(iso)
    return f"{when.day} {when:%B} {when.year}"


def facts_for_a_board(plan: Plan, predicate: Mapping[str, Any]) -> list[str]:
    """Who signs, the ethics approval and the genome build, where they are said."""
    signer, design = signer_in(predicate), plan.design
    said = [] if signer is None else [say("signed by {signer}", signer=signer.words())]
    said += [] if design.ethics_approval is None else [say("ethics approval {number}", number=design.ethics_approval)]
    if design.genome_build is None:
        return said
    return [*said, say("positions of genome build {build}", build=design.genome_build.value)]


def translation_note(sheet: Sheet, file: str, *, is_signed: bool) -> None:
    """On pages in another language than what is signed: what counts, and where it is."""
    if is_source():
        return
    if is_signed:
        note = say(
            "A translation. What is signed are the English sentences in {report}; they stand at the end of these pages.",
            report=file,
        )
    else:
        note = say(
            "A translation. The report is in English, in {report}; its sentences stand at the end of these pages.",
            report=file,
        )
    sheet.skip(3)
    sheet.flow(note, NOTE)


def source_sentences(sheet: Sheet, sentences: Sequence[str]) -> None:
    """On pages in another language: a last part with the report's own sentences, word for word."""
    if is_source():
        return
    sheet.new_page()
    heading(sheet, say("The report’s English sentences, word for word"))
    bullets(sheet, sentences, TINY)


def promise_box(sheet: Sheet, sentence: str, extra: str, *, limits: Sequence[str] = ()) -> None:
    """The promise in large letters, what it does not cover in bold ones below it, and what holds besides in small ones."""
    inside = CONTENT_WIDTH - 32
    parts = [(sentence, PROMISE), *((limit, STRONG) for limit in limits), (extra, NOTE)]
    height = 23.0 + sum(3 + len(break_lines(text, style, inside)) * style.leading for text, style in parts)
    sheet.box(MARGIN, sheet.y, CONTENT_WIDTH, height, fill=TINT, radius=5)
    sheet.box(MARGIN, sheet.y, 3, height, fill=ACCENT)
    y = sheet.y + 12
    for text, style in parts:
        y += 3 + sheet.block(text, style, x=MARGIN + 18, y=y, width=inside)
    sheet.skip(height + 18)


def number_row(sheet: Sheet, cells: Sequence[tuple[str, str]]) -> None:
    """(number, label) side by side between two hairlines."""
    width = CONTENT_WIDTH / len(cells)
    sheet.rule(sheet.y)
    for index, (number, label) in enumerate(cells):
        x = MARGIN + index * width
        with sheet.part(Role.PARAGRAPH):
            sheet.line(number, NUMBER, x=x, y=sheet.y + 7, width=width - 8, goes_on=True)
            sheet.line(label, NOTE, x=x, y=sheet.y + 26, width=width - 8)
    sheet.rule(sheet.y + 43)
    sheet.skip(57)


def heading(sheet: Sheet, text: str) -> None:
    sheet.line(text, HEADING, x=MARGIN, y=sheet.y)
    sheet.skip(18)


def bullets(sheet: Sheet, texts: Sequence[str], style: Style = BODY) -> None:
    gap = 1.0 if style is TINY else 2.2
    with sheet.part(Role.LIST) if texts else nullcontext():
        for text in texts:
            lines = break_lines(text, style, CONTENT_WIDTH - 12)
            sheet.need(len(lines) * style.leading)
            sheet.dot(MARGIN + 3, sheet.y + style.leading / 2, 2.2, fill=ACCENT)
            with sheet.part(Role.ITEM), sheet.part(Role.ITEM_BODY):
                sheet.flow(text, style, x=MARGIN + 12, width=CONTENT_WIDTH - 12)
            sheet.skip(gap)
    sheet.skip(9)


def details(sheet: Sheet, rows: Sequence[tuple[str, str, Style]]) -> None:
    """(label, value, style); a row without a label continues the one before."""
    with sheet.part(Role.TABLE):
        for label, value, style in rows:
            with sheet.part(Role.ROW):
                with sheet.part(Role.ROW_HEADER):
                    if label:
                        small = replace(LABEL, size=min(LABEL.size, style.size + 0.4))
                        sheet.line(label, small, x=MARGIN, y=sheet.y)
                with sheet.part(Role.CELL):
                    sheet.flow(value, style, x=MARGIN + _DETAIL_X, width=CONTENT_WIDTH - _DETAIL_X)
            sheet.skip(1.0)
    sheet.skip(10)


def command_box(sheet: Sheet, commands: Sequence[str]) -> None:
    wrapped = [break_lines(command, CODE, CONTENT_WIDTH - 20) for command in commands]
    height = 10 + sum(map(len, wrapped)) * CODE.leading
    sheet.need(height + 8)
    sheet.box(MARGIN, sheet.y, CONTENT_WIDTH, height, fill="#f5f6f8", radius=3)
    y = sheet.y + 5
    for command in commands:
        y += sheet.block(command, CODE, x=MARGIN + 10, y=y, width=CONTENT_WIDTH - 20)
    sheet.skip(height + 8)


def feet(sheet: Sheet, text: str) -> None:
    """``text`` (the digest) and the page's number on every page."""
    y = PAGE_HEIGHT - MARGIN + 12
    with sheet.decoration():
        for page in range(len(sheet.pages)):
            sheet.line(text, SMALL_CODE, x=MARGIN, y=y, page=page)
            number = say("page {page} of {pages}", page=page + 1, pages=len(sheet.pages))
            style = Style(size=7, leading=8.6, colour=MUTED)
            sheet.line(number, style, x=PAGE_WIDTH - MARGIN - 120, y=y, width=120, align="right", page=page)
