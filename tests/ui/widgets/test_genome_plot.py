"""A release on the genome: only what was released, where it lies."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from gwasprivacy.statement.result import ReleasedSnp
from gwasprivacy.ui.shell.help_pages import find_explanation
from gwasprivacy.ui.widgets.plots.genome_axis import chromosome_name, genome_axis
from gwasprivacy.ui.widgets.plots.genome_plot import GenomePlot
from gwasprivacy.ui.widgets.report_pages import ReportPages

PLAIN = (
    ReleasedSnp(chromosome="13", position=110_000_000, name="rs9515203"),
    ReleasedSnp(chromosome="9", position=22_000_000, name="rs4977574"),
)
SCORED = tuple(
    ReleasedSnp(chromosome=snp.chromosome, position=snp.position, name=snp.name, score=score)
    for snp, score in zip(PLAIN, (12.5, -3.0), strict=True)
)


@pytest.fixture
def plot(qtbot: QtBot) -> GenomePlot:
    made = GenomePlot()
    made.resize(700, 200)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    return made


def test_chromosomes_lie_side_by_side_in_proportion_to_their_lengths() -> None:
    axis = genome_axis([("chr9", 22_000_000)])
    assert axis.names == tuple(str(number) for number in range(1, 23))
    assert axis.starts[0] == 0
    assert axis.ends[-1] == pytest.approx(1)
    assert all(low < high for low, high in zip(axis.starts, axis.ends, strict=True))
    assert axis.at(axis.place("9", 22_000_000)) == "9"
    widths = np.subtract(axis.ends, axis.starts)
    assert widths[0] / widths[20] == pytest.approx(axis.lengths[0] / axis.lengths[20])


def test_a_position_beyond_every_build_makes_its_chromosome_longer() -> None:
    axis = genome_axis([("22", 60_000_000)])
    assert axis.lengths[21] == 60_000_000
    assert axis.place("22", 60_000_000) == pytest.approx(1)


@pytest.mark.parametrize(
    ("written", "said"), [("chr09", "9"), ("23", "X"), ("chrX", "X"), ("GL000009.2", "GL000009.2")]
)
def test_chromosomes_are_named_as_people_do(written: str, said: str) -> None:
    assert chromosome_name(written) == said
    assert genome_axis([(written, 1000)]).at(genome_axis([(written, 1000)]).place(written, 1000)) == said


def test_without_published_scores_all_stems_are_alike_and_nothing_else_is_drawn(plot: GenomePlot) -> None:
    plot.show_snps(PLAIN)
    x, y = plot.heads.getData()
    assert len(x) == len(PLAIN)
    assert len(set(y.tolist())) == 1
    assert not plot.item.getAxis("left").style["showValues"]
    assert plot.table() == (
        ["chromosome", "base_pair_location", "variant_id"],
        [["9", 22_000_000, "rs4977574"], ["13", 110_000_000, "rs9515203"]],
    )
    assert "no scores were published" in plot.hover_label.text()


def test_published_noisy_scores_are_the_heights(plot: GenomePlot) -> None:
    plot.show_snps(SCORED)
    _x, y = plot.heads.getData()
    assert y.tolist() == [-3.0, 12.5]
    assert plot.table()[0][-1] == "noisy_score"
    plot.hover_at(genome_axis([]).place("13", 110_000_000), 0.0)
    assert "rs9515203, chromosome 13, position 110,000,000, noisy score 12.5" in plot.hover_label.text()


def test_a_name_that_has_no_room_is_read_with_the_pointer(plot: GenomePlot) -> None:
    crowd = [ReleasedSnp(chromosome="9", position=22_000_000 + i, name=f"rs{i}00000{i}") for i in range(9)]
    plot.show_snps(crowd)
    assert sum(text.isVisible() for text in plot.names) < len(crowd)
    plot.hover_at(genome_axis([]).place("9", 22_000_000), 0.0)
    assert "rs0000000" in plot.hover_label.text()


def test_its_question_mark_is_answered() -> None:
    assert find_explanation("genome-plot") is not None


def test_a_reports_pages_have_its_snps_on_the_genome_above_them_and_pages_before_the_draw_have_none(
    qtbot: QtBot,
) -> None:
    page = QImage(60, 80, QImage.Format.Format_RGB32)
    pages = ReportPages("empty")
    qtbot.addWidget(pages)
    pages.show_pages([page])
    assert pages.genome is None
    pages.show_pages([page], PLAIN)
    assert pages.genome is not None
    assert len(pages.genome.heads.getData()[0]) == len(PLAIN)
    pages.show_hint("An invalid report is not shown.")
    assert pages.genome is None
