"""``gwasprivacy plan show --for``: a plan in a paragraph, for an ethics board or for a paper's methods."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from gwasprivacy.cli.common import print_json

if TYPE_CHECKING:
    from gwasprivacy.plan.plan import Plan

READERS = ("board", "methods")


def add_reader(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--for",
        dest="reader",
        choices=READERS,
        help="board: a paragraph for an ethics board, with 100 people in numbers; methods: one for a paper, with references",
    )


def show(plan: Plan, args: argparse.Namespace) -> int:
    """The paragraph that was asked for."""
    import textwrap

    from gwasprivacy.forecast.plan_paragraphs import board_paragraph, hundred_people, methods_paragraph
    from gwasprivacy.plan.references import references_of

    references: tuple[str, ...] = ()
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
