"""The paper's figures as one piece of work with one progress, and the page that goes with them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from gwasprivacy import __version__
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.executors import Executor
from gwasprivacy.base.language import mark
from gwasprivacy.base.progress import NEVER_CANCELLED, NO_PROGRESS, Cancel, Progress
from gwasprivacy.base.remedies import Remedy
from gwasprivacy.simulation.paper_figures.figure_data import FIGURES, Bench, Figure, agreement
from gwasprivacy.simulation.paper_figures.figure_scenario import evaluation_scenario

NUMBERS = tuple(FIGURES)
DEFAULT_STUDIES = 60
FEWEST_STUDIES = 2
PAGE_NAME = "README.md"
STAGE = mark("Figures of the paper")

# What the figures cost relative to each other; figure 5 shows the studies of figure 4.
_WORK = {1: 0.1, 2: 0.1, 4: 8.0, 5: 8.0, 6: 31.0, 7: 15.0, 8: 4.0}


@dataclass(frozen=True, slots=True, kw_only=True)
class PaperFigures:
    """The figures, and the Markdown page about them, of ``n_studies`` simulated studies from ``source`` (words)."""

    figures: tuple[Figure, ...]
    source: str
    n_studies: int
    seed: int

    def __post_init__(self) -> None:
        if not self.figures:
            raise InvalidInput("No figure was asked for.", code="figures.none-asked", remedy=Remedy.CHOOSE_AT_LEAST_ONE)

    @property
    def agreement(self) -> list[str]:
        """Where the figures agree with the paper's statements, and where not."""
        return agreement(self.figures)

    @property
    def page(self) -> str:
        """One page on what was drawn and where it agrees with the paper."""
        lines = [
            "# Figures after Tramèr, Huang, Hubaux & Ayday, *Differential Privacy with Bounded Priors* (CCS 2015)",
            "",
            f"Made by gwasprivacy {__version__} on {self.source}; {self.n_studies} simulated studies per point (a sixth of that "
            f"in figure 7), seed {self.seed}. Bands are ±2 standard errors over studies; each study's probability is exact.",
            "",
            "Figures 1 and 2 are the paper's. Figures 4–8 show the paper's evaluation (§4.3: two causative SNPs, N/2 cases and "
            "N/2 controls, any prior against prior ½) in our own arrangement of its panels; the numbering follows the order "
            "there and is not a copy of its layout.",
            "",
        ]
        for figure in self.figures:
            lines += [f"## Figure {figure.number}. {figure.title}", "", f"![]({figure.name}.png)", "", figure.note, ""]
        lines += ["## Where they agree with the paper, and where not", ""]
        lines += [f"- {sentence}" for sentence in self.agreement]
        return "\n".join(lines) + "\n"


def file_names(numbers: Sequence[int]) -> list[str]:
    """The files that the figures ``numbers`` become."""
    return sorted({f"figure-{number}.{kind}" for number in numbers for kind in ("csv", "png")} | {PAGE_NAME})


def paper_figures(
    numbers: Sequence[int],
    *,
    n_studies: int = DEFAULT_STUDIES,
    seed: int = 1,
    reference: Path | None = None,
    executor: Executor | None = None,
    progress: Progress = NO_PROGRESS,
    cancel: Cancel = NEVER_CANCELLED,
) -> PaperFigures:
    """Compute the figures ``numbers``; nothing is written.  The same seed gives the same figures with any executor.

    ``n_studies``: simulated studies per point.  ``reference``: the reference study's folder (``find_reference``).
    Raises InvalidInput, Cancelled.
    """
    wanted = sorted(set(numbers))
    if unknown := [number for number in wanted if number not in FIGURES]:
        raise InvalidInput(
            "There is no figure {unknown} here.",
            code="figures.unknown",
            remedy=Remedy.CHOOSE_AMONG,
            unknown=unknown[0],
            figures=tuple(map(str, NUMBERS)),
        )
    if n_studies < FEWEST_STUDIES:
        raise InvalidInput(
            "{n_studies} studies are too few.",
            code="figures.too-few-studies",
            remedy=Remedy.GIVE_AT_LEAST,
            n_studies=n_studies,
            least=FEWEST_STUDIES,
        )
    progress(STAGE, 0, 1)
    scenario, source = evaluation_scenario(reference, seed)
    cancel.check()
    bench = Bench(scenario=scenario, n_studies=n_studies, executor=executor, progress=progress, cancel=cancel)
    work = {number: _WORK[number] for number in wanted}
    if 4 in work and 5 in work:
        work[5] = 0.1
    total, before = sum(work.values()), 0.0
    figures: list[Figure] = []
    for number in wanted:
        cancel.check()
        figures.append(FIGURES[number](replace(bench, progress=_share(progress, before, work[number], total))))
        before += work[number]
        progress(STAGE, before, total)
    return PaperFigures(figures=tuple(figures), source=source, n_studies=n_studies, seed=seed)


def _share(progress: Progress, before: float, own: float, whole: float) -> Progress:
    """One figure's progress as a part of all figures'."""

    def told(stage: str, done: float, total: float) -> None:
        progress(STAGE, before + own * (done / total if total > 0 else 0.0), whole)

    return told
