"""``gwasprivacy figures``: the reference paper's Figures 1, 2 and 4–8 from this engine, and ours, as PNG and CSV."""

from __future__ import annotations

import argparse
from pathlib import Path

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.safe_files import check_folder, check_target, write_all
from gwasprivacy.base.system_reasons import reason_of
from gwasprivacy.cli.common import add_force, add_json, print_json
from gwasprivacy.cli.watched_work import watched

NAME = "figures"
HELP = (
    "Figures 1, 2 and 4–8 of Tramèr et al. 2015 from this engine, and our own by name: a PNG and a CSV each, and README.md and\n"
    "statements.csv, which say of every statement of the paper whether it holds here. On the HAP-SAMPLE reference study\n"
    "where its folder is found, on the bundled panel otherwise."
)
EXAMPLE = "gwasprivacy figures --out figures --only 6 7 total-variation --studies 200"
# As in ``lab.paper_figures.figure_run``, written out so that --help need not load it; a test compares the two.
KEYS = ("1", "2", "4", "5", "6", "7", "8", "total-variation", "thresholds", "more-snps")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--out", metavar="DIR", type=Path, required=True, help="the folder to write into; made if missing"
    )
    parser.add_argument(
        "--only",
        metavar="N|NAME",
        nargs="+",
        choices=KEYS,
        help="some of the figures: the paper's by number, ours by name (total-variation, thresholds, more-snps)",
    )
    parser.add_argument(
        "--studies", metavar="K", type=int, default=60, help="simulated studies per point (default: 60)"
    )
    parser.add_argument(
        "--seed", metavar="N", type=int, default=1, help="the same seed gives the same figures (default: 1)"
    )
    parser.add_argument(
        "--reference",
        metavar="DIR",
        type=Path,
        help="the folder with disease_model.json and the PLINK fileset hapsample (default: GWASPRIVACY_HAPSAMPLE)",
    )
    parser.add_argument("--jobs", metavar="J", type=int, help="processes (0: one per processor)")
    add_force(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    from gwasprivacy.forecast.largest_and_executor import asked_executor
    from gwasprivacy.lab.paper_figures.figure_run import file_names
    from gwasprivacy.lab.paper_figures.figure_scenario import find_reference
    from gwasprivacy.lab.paper_figures.make_figures import make_figures
    from gwasprivacy.rendering.figure_files import figure_files

    for option, value, least in (("--studies", args.studies, 2), ("--seed", args.seed, 0)):
        if value < least:
            raise InvalidInput(words=f"{option} {value} is too small.", hint=f"Give {least} or more.")
    wanted = [key for key in KEYS if key in (args.only or KEYS)]
    find_reference(args.reference)
    folder: Path = args.out
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise InvalidInput(
            words=f"{folder} cannot be made: {reason_of(error)}.", hint="Choose another folder."
        ) from error
    for name in file_names(wanted):
        check_target(folder / name, force=args.force)
    check_folder(folder)
    with watched() as work:
        made = make_figures(
            wanted,
            args.studies,
            args.seed,
            args.reference,
            make_executor=lambda effort: asked_executor(effort, args.jobs),
            work=work,
        )
        files = figure_files(made, folder)
        work.check()
        write_all(files, force=args.force)
    if args.json:
        print_json({"folder": str(folder), "figures": [figure.name for figure in made.figures], "source": made.source})
    else:
        figures = "1 figure" if len(made.figures) == 1 else f"{len(made.figures)} figures"
        print(f"{figures} in {folder}, on {made.source}")
    return 0
