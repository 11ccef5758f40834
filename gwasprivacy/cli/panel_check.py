"""A panel that commands simulate from, which must be public: people whom a ledger knows are refused."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gwasprivacy.assumptions.scenario import Scenario


def add_panel_check(parser: argparse._ActionsContainer) -> None:
    """--ledger, of a command that simulates from a panel."""
    parser.add_argument(
        "--ledger",
        metavar="FILE",
        type=Path,
        help="refuse a panel that has people of a study that this ledger knows (by their names)",
    )


def check_panel(args: argparse.Namespace, scenario: Scenario | None, folder: Path) -> None:
    """Refuse a panel of people whom the ledger knows.  Writes nothing."""
    if scenario is not None and scenario.copies_people and args.ledger is not None:
        from gwasprivacy.release.known_panels import KnownPeople, require_other_people

        require_other_people(scenario, folder, KnownPeople(ledger=args.ledger))


def warn_of_panel(args: argparse.Namespace, scenario: Scenario | None) -> None:
    """Beside the results: of a panel that the user named nobody can see whose it is."""
    if scenario is None or not scenario.copies_people:
        return
    asked = (
        "" if args.ledger is not None else " Name a ledger with --ledger, and the people of its studies are refused."
    )
    print(
        f"Note: people are made of those in the panel that the plan names; it must be public.{asked}",
        file=sys.stderr,
    )
