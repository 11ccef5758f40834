"""The paper's figures as one piece of work with one progress, and the page that goes with them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from gwasprivacy import __version__
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import mark
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.lab.paper_figures.closed_forms import figure_1, figure_2
from gwasprivacy.lab.paper_figures.evaluation import Bench
from gwasprivacy.lab.paper_figures.figure import Figure, figure_name, statements_csv
from gwasprivacy.lab.paper_figures.figure_scenario import evaluation_scenario
from gwasprivacy.lab.paper_figures.our_figures import (
    MORE_SNPS,
    THRESHOLDS,
    TOTAL_VARIATION,
    more_snps,
    thresholds,
    total_variation,
)
from gwasprivacy.lab.paper_figures.paper_evaluation import figure_4, figure_5, figure_6, figure_7, figure_8

FIGURES: dict[str, Callable[[Bench], Figure]] = {
    "1": figure_1,
    "2": figure_2,
    "4": figure_4,
    "5": figure_5,
    "6": figure_6,
    "7": figure_7,
    "8": figure_8,
    TOTAL_VARIATION: total_variation,
    THRESHOLDS: thresholds,
    MORE_SNPS: more_snps,
}
"""The paper's figures by its numbers, then ours by name."""

KEYS = tuple(FIGURES)
CLOSED_FORMS = ("1", "2")
DEFAULT_STUDIES = 60
FEWEST_STUDIES = 2
PAGE_NAME, STATEMENTS_NAME = "README.md", "statements.csv"
STAGE = mark("Figures of the paper")

# What the figures cost relative to each other; figure 7 shows the studies of figure 6.
_WORK = {
    "1": 0.1,
    "2": 0.1,
    "4": 6.0,
    "5": 20.0,
    "6": 9.0,
    "7": 9.0,
    "8": 2.5,
    TOTAL_VARIATION: 25.0,
    THRESHOLDS: 12.0,
    MORE_SNPS: 6.0,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class PaperFigures:
    """The figures, and the Markdown page about them, of ``n_studies`` simulated studies from ``source`` (words)."""

    figures: tuple[Figure, ...]
    source: str
    n_studies: int
    seed: int

    def __post_init__(self) -> None:
        if not self.figures:
            raise InvalidInput("figures.none-asked")

    @property
    def agreement(self) -> list[str]:
        """Every statement of the paper about these figures, with its verdict and the numbers behind it."""
        return [
            f"{figure.title}. {each.evidence}" if not figure.is_the_papers else f"Figure {figure.key}. {each.evidence}"
            for figure in self.figures
            for each in figure.statements
        ]

    @property
    def statements(self) -> str:
        """The same as CSV, a row for each comparison."""
        return statements_csv(self.figures)

    @property
    def page(self) -> str:
        """One page on what was drawn and where it agrees with the paper."""
        lines = [
            "# Figures after Tramèr, Huang, Hubaux & Ayday, *Differential Privacy with Bounded Priors* (CCS 2015)",
            "",
            f"Made by gwasprivacy {__version__} on {self.source}; {self.n_studies} simulated studies per point, seed "
            f"{self.seed}. Bands are ±2 standard errors over studies; each study's probability is exact.",
            "",
            "Figures 1, 2 and 4–8 have the paper's numbers and the settings of its text (§4.3: two causal SNPs, N/2 cases "
            "and N/2 controls, any prior against prior ½), not its layout. The others are ours: the same questions with "
            "total variation and the joint draw beside the paper's methods. The verdicts are computed from the points: a "
            "statement fails where one comparison says so beyond its error, and holds where none does and at least one "
            "agrees; all comparisons of a statement together err with 5 %.",
            "",
        ]
        for figure in self.figures:
            lines += [f"## {figure.heading}", "", f"![]({figure.name}.png)", "", figure.note, ""]
        if said := self.agreement:
            lines += ["## Where they agree with the paper, and where not", ""]
            lines += [f"- {sentence}" for sentence in said]
        return "\n".join(lines) + "\n"


def file_names(keys: Sequence[str]) -> list[str]:
    """The files that the figures become."""
    drawn = {f"{figure_name(key)}.{kind}" for key in keys for kind in ("csv", "png")}
    return sorted(drawn | {PAGE_NAME, STATEMENTS_NAME})


def paper_figures(
    keys: Sequence[str],
    *,
    n_studies: int = DEFAULT_STUDIES,
    seed: int = 1,
    reference: Path | None = None,
    work: Work = UNWATCHED,
) -> PaperFigures:
    """Compute the figures ``keys``, in the program's order; nothing is written.  The same seed gives the same figures with any executor.

    ``n_studies``: simulated studies per point.  ``reference``: the reference study's folder (``find_reference``).
    Raises InvalidInput, Cancelled.
    """
    wanted = [key for key in KEYS if key in keys]
    if unknown := [key for key in keys if key not in FIGURES]:
        raise InvalidInput("figures.unknown", unknown=unknown[0], figures=KEYS)
    if n_studies < FEWEST_STUDIES:
        raise InvalidInput("figures.too-few-studies", n_studies=n_studies, least=FEWEST_STUDIES)
    work.progress(STAGE, 0, 1)
    scenario, source = evaluation_scenario(reference, seed)
    work.check()
    bench = Bench(scenario=scenario, n_studies=n_studies, work=work)
    efforts = {key: _WORK[key] for key in wanted}
    if "6" in efforts and "7" in efforts:
        efforts["7"] = 0.1
    total, before = sum(efforts.values()), 0.0
    figures: list[Figure] = []
    for key in wanted:
        work.check()
        end = before + efforts[key]
        figures.append(FIGURES[key](replace(bench, work=work.part(before, end, total, under=STAGE))))
        before = end
        work.progress(STAGE, before, total)
    return PaperFigures(figures=tuple(figures), source=source, n_studies=n_studies, seed=seed)
