"""``gwasprivacy figures``: the reference paper's Figures 1, 2 and 4–8 from this engine, as PNG and CSV."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING

from gwasprivacy.cli.common import add_force, add_json, print_json, watched
from gwasprivacy.errors import InvalidInput
from gwasprivacy.safe_files import check_target, write_atomic

if TYPE_CHECKING:
    from gwasprivacy.simulation.figures_data import Figure
    from gwasprivacy.simulation.scenario import Scenario

NAME = "figures"
HELP = (
    "Figures 1, 2 and 4–8 of Tramèr et al. 2015 from this engine: a PNG and a CSV each, and README.md, which says where they\n"
    "agree with the paper. On the HAP-SAMPLE reference study where its folder is found, on the bundled panel otherwise."
)
EXAMPLE = "gwasprivacy figures --out figures --studies 60 --jobs 2"
NUMBERS = (1, 2, 4, 5, 6, 7, 8)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--out", metavar="DIR", type=Path, required=True, help="the folder to write into; made if missing"
    )
    parser.add_argument("--only", metavar="N", type=int, nargs="+", choices=NUMBERS, help="some of the figures")
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
        help="the folder with disease_model.json and the PLINK fileset hapsample (default: GWASPRIVACY_HAPSAMPLE, or "
        "shared/data/hapsample beside a checkout)",
    )
    parser.add_argument("--jobs", metavar="J", type=int, help="processes (0: one per processor)")
    add_force(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    from gwasprivacy.rendering.figure_plots import figure_png
    from gwasprivacy.simulation.figures_data import FIGURES, Bench
    from gwasprivacy.study.executors import make_executor

    for option, value, least in (("--studies", args.studies, 2), ("--seed", args.seed, 0)):
        if value < least:
            raise InvalidInput(f"{option} {value} is too small.", hint=f"Give {least} or more.")
    wanted = sorted(set(args.only or NUMBERS))
    scenario, source = evaluation_scenario(args.reference, args.seed)
    folder: Path = args.out
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise InvalidInput(f"{folder} cannot be made: {error.strerror}.", hint="Choose another folder.") from error
    paths = {f"figure-{number}.{kind}" for number in wanted for kind in ("csv", "png")} | {"README.md"}
    for name in sorted(paths):
        check_target(folder / name, force=args.force)
    figures = []
    with watched() as (progress, cancel), make_executor(args.jobs) as executor:
        bench = Bench(scenario=scenario, n_studies=args.studies, executor=executor, progress=progress, cancel=cancel)
        for number in wanted:
            figure = FIGURES[number](bench)
            write_atomic(folder / f"{figure.name}.csv", figure.to_csv(), force=args.force)
            write_atomic(folder / f"{figure.name}.png", figure_png(figure), force=args.force)
            figures.append(figure)
    write_atomic(folder / "README.md", page(figures, source, args.studies, args.seed), force=args.force)
    if args.json:
        print_json({"folder": str(folder), "figures": [figure.name for figure in figures], "source": source})
    else:
        print(f"{len(figures)} figures in {folder}, on {source}")
    return 0


def find_reference(given: Path | None) -> Path | None:
    """The folder of the reference study: as given, from the environment, or beside a checkout; None when there is none."""
    if given is not None:
        if not (given / "disease_model.json").is_file() or not (given / "hapsample.bed").is_file():
            raise InvalidInput(
                f"{given} does not hold disease_model.json and hapsample.bed.", hint="Leave --reference out."
            )
        return given
    named = os.environ.get("GWASPRIVACY_HAPSAMPLE")
    folders = [Path(named)] if named else []
    checkout = Path(__file__).resolve().parents[2]
    if (checkout / "pyproject.toml").is_file():
        folders.append(checkout.parent / "shared" / "data" / "hapsample")
    return next((f for f in folders if (f / "disease_model.json").is_file() and (f / "hapsample.bed").is_file()), None)


def evaluation_scenario(given: Path | None, seed: int) -> tuple[Scenario, str]:
    """What the evaluation is simulated from, and its name in words."""
    import json

    from gwasprivacy.simulation.disease import CausativeSnp, DiseaseModel
    from gwasprivacy.simulation.panel import load_panel
    from gwasprivacy.simulation.scenario import Engine, Scenario

    folder = find_reference(given)
    if folder is None:
        names = ("ex9_002853", "ex13_001679")
        panel = load_panel(None)
        frequencies = panel.frequencies()[panel.rows_of(names)]
        causative = tuple(
            CausativeSnp(snp=name, frequency=float(f), odds_ratio=2.0666)
            for name, f in zip(names, frequencies, strict=True)
        )
        disease = DiseaseModel(causative=causative, prevalence=0.5)
        return Scenario(disease=disease, engine=Engine.PANEL, seed=seed), "the bundled panel"
    try:
        published = json.loads((folder / "disease_model.json").read_text(encoding="utf-8"))
        snps, table = published["causative"], published["penetrance"]
        population = _shares(published)
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise InvalidInput(f"{folder / 'disease_model.json'} is not the reference's disease model.") from error
    disease = DiseaseModel(
        causative=tuple(CausativeSnp(snp=snp, frequency=f) for snp, f in zip(snps, population, strict=True)),
        penetrance=tuple(tuple(row) for row in table),
    )
    scenario = Scenario(disease=disease, engine=Engine.RESAMPLE, panel=str(folder / "hapsample"), seed=seed)
    return scenario, "the HAP-SAMPLE reference study, whole people drawn with replacement"


def _shares(published: dict[str, list[list[float]]]) -> tuple[float, float]:
    """Allele frequencies in the population: cases and controls weighted by the prevalence that the penetrance implies."""
    import numpy as np

    cases, controls = np.array(published["cases"]), np.array(published["controls"])
    odds = np.array(published["penetrance"]) / (1 - np.array(published["penetrance"]))
    # Pr[g|case]/Pr[g|control] = odds of being ill ÷ odds of the prevalence, the same at every genotype.
    prevalence_odds = float(np.median(odds * controls / cases))
    population = (prevalence_odds * cases + controls) / (1 + prevalence_odds)
    population /= population.sum()
    copies = np.arange(3)
    first, second = (float(population.sum(axis=axis) @ copies) / 2 for axis in (1, 0))
    return round(first, 4), round(second, 4)


def page(figures: list[Figure], source: str, studies: int, seed: int) -> str:
    """One page on what was drawn and where it agrees with the paper."""
    from gwasprivacy import __version__
    from gwasprivacy.simulation.figures_data import agreement

    lines = [
        "# Figures after Tramèr, Huang, Hubaux & Ayday, *Differential Privacy with Bounded Priors* (CCS 2015)",
        "",
        f"Made by gwasprivacy {__version__} on {source}; {studies} simulated studies per point (a sixth of that in figure 7), "
        f"seed {seed}. Bands are ±2 standard errors over studies; each study's probability is exact.",
        "",
        "Figures 1 and 2 are the paper's. Figures 4–8 show the paper's evaluation (§4.3: two causative SNPs, N/2 cases and N/2 "
        "controls, any prior against prior ½) in our own arrangement of its panels; the numbering follows the order there and "
        "is not a copy of its layout.",
        "",
    ]
    for figure in figures:
        lines += [f"## Figure {figure.number}. {figure.title}", "", f"![]({figure.name}.png)", "", figure.note, ""]
    lines += ["## Where they agree with the paper, and where not", ""]
    lines += [f"- {sentence}" for sentence in agreement(figures)]
    return "\n".join(lines) + "\n"
