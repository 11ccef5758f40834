"""--keep and --remove: lists of who takes part, and of who does not."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from gwasprivacy.base.work import Work

if TYPE_CHECKING:
    from gwasprivacy.study.people_lists import PeopleLists


def add_people_lists(parser: argparse.ArgumentParser | argparse._ArgumentGroup) -> None:
    """--keep and --remove."""
    parser.add_argument(
        "--keep",
        metavar="FILE",
        type=Path,
        help="only these people take part: FID IID, or IID, with or without a header; chosen without genotypes of this study",
    )
    parser.add_argument("--remove", metavar="FILE", type=Path, help="these people take no part, by such a list")


def lists_from_args(args: argparse.Namespace, work: Work) -> PeopleLists | None:
    """The lists of --keep and --remove, None without.  Raises InvalidInput."""
    if args.keep is None and args.remove is None:
        return None
    from gwasprivacy.study.people_lists import read_people_lists

    return read_people_lists(args.keep, args.remove, work=work)
