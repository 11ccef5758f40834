"""What a plan says to people: ``plan show --for``, a paragraph for an ethics board or a paper's methods, and in which language."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from gwasprivacy.cli.common import offered_language, print_json

if TYPE_CHECKING:
    from gwasprivacy.plan.plan_rules import CheckedPlan

READERS = ("board", "methods")


def add_reader(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--for",
        dest="reader",
        choices=READERS,
        help="board: a paragraph for an ethics board, with the numbers for 100 people; methods: one for a paper, with references",
    )


def add_report_language(parser: argparse.ArgumentParser | argparse._ArgumentGroup) -> None:
    """--report-language."""
    parser.add_argument(
        "--report-language",
        metavar="LANGUAGE",
        type=offered_language,
        help="in which language PDF reports, and the paragraphs of plan show --for, are made: en (the default) or de; what is "
        "signed is English",
    )


def show(plan: CheckedPlan, args: argparse.Namespace) -> int:
    """The paragraph that was asked for."""
    import textwrap

    from gwasprivacy.base.catalogues import find_language
    from gwasprivacy.base.language import in_language
    from gwasprivacy.forecast.plan_paragraphs import board_paragraph, hundred_people, methods_paragraph
    from gwasprivacy.plan.references import references_of

    references: tuple[str, ...] = ()
    with in_language(find_language(plan.report_language or "en")):
        if args.reader == "board":
            text = board_paragraph(plan)
            more: dict[str, Any] = {"of_100": hundred_people(plan).to_json()}
        else:
            text, references = methods_paragraph(plan), references_of(plan)
            more = {"references": list(references)}
    if args.json:
        print_json({"plan": str(args.file), "for": args.reader, "paragraph": text, **more})
        return 0
    print("\n\n".join(["\n".join(textwrap.wrap(text, 96)), *(["\n".join(references)] if references else [])]))
    return 0
