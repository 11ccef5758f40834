"""The paper's figures as files: a PNG and a CSV each, the page about them, and a table of the verdicts."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from gwasprivacy.base.language import in_source
from gwasprivacy.lab.paper_figures.figure_run import PAGE_NAME, STATEMENTS_NAME, PaperFigures
from gwasprivacy.rendering.figure_plots import figure_png


@in_source()
def figure_files(made: PaperFigures, folder: Path, pictures: Mapping[str, bytes] | None = None) -> dict[Path, bytes]:
    """Path → contents of everything that is written.  ``pictures``: PNGs by figure, where they are drawn already."""
    files: dict[Path, bytes] = {}
    for figure in made.figures:
        drawn = figure_png(figure) if pictures is None else pictures[figure.key]
        files[folder / f"{figure.name}.csv"] = figure.to_csv().encode()
        files[folder / f"{figure.name}.png"] = drawn
    files[folder / STATEMENTS_NAME] = made.statements.encode()
    files[folder / PAGE_NAME] = made.page.encode()
    return files
