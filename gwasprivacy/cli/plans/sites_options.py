"""Options that say where the sites of a study's file come from, and the public list that a caller's sites are counted at."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.cli.plans.field_options import add_fields

if TYPE_CHECKING:
    from gwasprivacy.study.formats.called_places import ListedPlaces


def add_called_sites(parser: argparse.ArgumentParser) -> None:
    """--sites and the list that it needs."""
    add_fields(parser, "design.sites")
    parser.add_argument(
        "--candidates",
        metavar="FILE",
        type=Path,
        help="with --sites called: the public list of SNPs, of whose places alone something is counted",
    )


def places_from_args(args: argparse.Namespace) -> ListedPlaces | None:
    """The places of --candidates where --sites called is given; None elsewhere.  Raises InvalidInput."""
    called = getattr(args, "sites", None) == "called"
    if called and args.candidates is None:
        raise InvalidInput(words="--sites called: the public list is missing.", hint="Add --candidates FILE.")
    if not called:
        if getattr(args, "candidates", None) is not None:
            raise InvalidInput(words="--candidates goes with --sites called.", hint="Leave it out.")
        return None
    from gwasprivacy.study.public_lists.candidate_rows import listed_places

    places = listed_places(args.candidates, args.reference)
    for note in places.notes:
        print(note, file=sys.stderr)
    return places
