"""Our further figures: the paper's questions with total variation and the joint draw beside its methods."""

from __future__ import annotations

from gwasprivacy.association.scores.parameters import TestName
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.lab.paper_figures.evaluation import (
    BOTH_ATTACKERS,
    EVALUATION_COLUMNS,
    Bench,
    Evaluation,
    Line,
    Measure,
    line_without_privacy,
    private_line,
)
from gwasprivacy.lab.paper_figures.figure import Figure, Panel, Series
from gwasprivacy.lab.paper_figures.paper_evaluation import CHI_SQUARE, GAMMA

TOTAL_VARIATION, THRESHOLDS, MORE_SNPS = "total-variation", "thresholds", "more-snps"
CURVE_SIZES = (500, 750, 1000, 1250, 1500, 2000, 3000, 4000, 5000, 6000, 7500, 9000, 10_000, 12_000)
THRESHOLD_SIZES = (500, 1000, 1500, 2000, 2500, 3000)
P_VALUES = (1e-10, 5e-8, 1e-3)
NUMBERS_RELEASED = (1, 2, 3, 4, 5, 7, 10)
MANY_SNPS_SIZE = 7500
ENOUGH = 0.9
_TV = ScoreChoice(name="tv")


def total_variation(bench: Bench) -> Figure:
    """Both causal SNPs against N: the paper's Algorithm 1, total variation with the joint draw, and the limit."""
    lines = [
        *(private_line(f"{who}, χ²", who, prior, GAMMA, CHI_SQUARE) for who, prior in BOTH_ATTACKERS),
        *(
            private_line(f"{who}, total variation", who, prior, GAMMA, _TV, mechanism="joint", dashed=True)
            for who, prior in BOTH_ATTACKERS
        ),
        line_without_privacy(CHI_SQUARE),
    ]
    found = bench.evaluate(lines, CURVE_SIZES)
    panel = found.by_size(Measure.BOTH)
    return Figure(
        key=TOTAL_VARIATION,
        title=f"What total variation and the joint draw gain, γ = {GAMMA:g}, M = 2",
        panels=(panel,),
        note="χ² with the exponential mechanism is the paper's; total variation with the joint draw is this program's. "
        + _needed(panel),
        columns=EVALUATION_COLUMNS,
        rows=found.rows(),
    )


def thresholds(bench: Bench) -> Figure:
    """LocSig at three thresholds; the lower, the nearer to total variation."""
    scores = [(f"p < {p:g}", ScoreChoice(name="distance", test=TestName.GENOTYPIC, p_value=p)) for p in P_VALUES]
    lines = [
        private_line(f"{who}, {words}", who, prior, GAMMA, score, dashed=score.p_value == P_VALUES[1])
        for words, score in scores
        for who, prior in BOTH_ATTACKERS
    ] + [
        private_line(f"{who}, tv joint", who, prior, GAMMA, _TV, mechanism="joint", dashed=True)
        for who, prior in BOTH_ATTACKERS
    ]
    found = bench.evaluate(lines, THRESHOLD_SIZES, share=1 / 3)
    return Figure(
        key=THRESHOLDS,
        title=f"LocSig at lower thresholds, beside the joint draw, γ = {GAMMA:g}",
        panels=(found.by_size(Measure.BOTH),),
        note="The exponential mechanism on exact distances, unless a line says otherwise; M = 2. A third of the studies.",
        columns=EVALUATION_COLUMNS,
        rows=found.rows(),
    )


def more_snps(bench: Bench) -> Figure:
    """More SNPs than there are causal ones, by the paper's method and with total variation."""
    methods = (("χ²", CHI_SQUARE, "exponential"), ("tv", _TV, "exponential"), ("tv joint", _TV, "joint"))
    by_series: dict[str, list[Line]] = {
        f"{who}, {words}": [
            private_line(
                f"{who}, {words}", who, prior, GAMMA, score, mechanism=mechanism, n_snps=n, dashed=score is _TV
            )
            for n in NUMBERS_RELEASED
        ]
        for words, score, mechanism in methods
        for who, prior in BOTH_ATTACKERS
    }
    found = bench.evaluate([line for lines in by_series.values() for line in lines], [MANY_SNPS_SIZE])
    return Figure(
        key=MORE_SNPS,
        title=f"More SNPs than the two causal ones, N = {MANY_SNPS_SIZE:,}, γ = {GAMMA:g}",
        panels=(
            _over_snps(found, by_series, Measure.BOTH),
            _over_snps(found, by_series, Measure.ANY),
        ),
        note="Noise grows with M under the exponential mechanism. The joint draw's does not, but a set is as strong as its weakest "
        "SNP here, so that it needs an M of at most the number of signals, or to be asked for fewer that are right.",
        columns=EVALUATION_COLUMNS,
        rows=found.rows(),
    )


def _over_snps(found: Evaluation, by_series: dict[str, list[Line]], measure: Measure) -> Panel:
    fewest = 2 if measure is Measure.BOTH else 1
    return Panel(
        x_label="SNPs published M",
        y_label=measure.words,
        series=tuple(
            found.series(
                label,
                [(float(line.request.n_snps), line, MANY_SNPS_SIZE) for line in lines if line.request.n_snps >= fewest],
                measure,
            )
            for label, lines in by_series.items()
        ),
    )


def _needed(panel: Panel) -> str:
    """How many participants each line takes, read off the picture."""
    parts = []
    for series in panel.series:
        size = _reaches(series, ENOUGH)
        words = "a number outside the picture" if size is None else f"{round(size, -2):,.0f} participants"
        parts.append(f"{words} ({series.label})")
    return f"A probability of {ENOUGH:g} takes about {', '.join(parts)}."


def _reaches(series: Series, target: float) -> float | None:
    for index in range(1, len(series.x)):
        before, after = series.y[index - 1 : index + 1]
        if before < target <= after:
            return series.x[index - 1] + (target - before) / (after - before) * (series.x[index] - series.x[index - 1])
    return None
