"""The reference paper's figures, asked for by the window and the command line alike."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.forecast.largest_and_executor import MakeExecutor, executor_for
from gwasprivacy.lab.paper_figures.figure_run import CLOSED_FORMS, PaperFigures, paper_figures

WORK_PER_STUDY = 90  # in studies of the fast engine, with all figures


def make_figures(
    keys: Sequence[str],
    n_studies: int,
    seed: int,
    reference: Path | None,
    *,
    make_executor: MakeExecutor = executor_for,
    work: Work = UNWATCHED,
) -> PaperFigures:
    """The figures' numbers; nothing is written.  Raises InvalidInput, Cancelled."""
    effort = 0 if set(keys) <= set(CLOSED_FORMS) else WORK_PER_STUDY * n_studies
    with make_executor(effort) as executor:
        return paper_figures(keys, n_studies=n_studies, seed=seed, reference=reference, work=work.on(executor))
