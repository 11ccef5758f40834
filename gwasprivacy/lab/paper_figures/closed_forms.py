"""Figures 1 and 2 of the reference paper: calibration, in closed form (Tramèr et al. 2015, §3)."""

from __future__ import annotations

import numpy as np

from gwasprivacy.lab.paper_figures.evaluation import BOTH_ATTACKERS, COLOURS, Bench
from gwasprivacy.lab.paper_figures.figure import Comparison, Figure, Panel, Series, Statement
from gwasprivacy.membership.adversary import AdversaryModel, PriorRange, Target, TargetKind
from gwasprivacy.membership.calibration_theorems import posterior_lower, posterior_upper

PUBLISHED_FIGURE_1 = ((0.5, 3.0), (0.375, 2.6), (0.25, 7 / 3), (0.125, 15 / 7), (0.0, 2.0))
_ALLOWED = 1e-9


def figure_1(_bench: Bench) -> Figure:
    """e^ε for γ against priors in [a, 1 − a]."""
    starts = np.linspace(0, 0.5, 101).tolist()
    series, rows = [], []
    for gamma in (2.0, 1.5, 1.2):
        label = f"γ = {gamma:g}"
        values = [
            AdversaryModel(prior=PriorRange(a, 1 - a), target=Target(TargetKind.GAMMA, gamma)).likelihood_ratio
            for a in starts
        ]
        rows += [(label, a, ratio, gamma, a, 1 - a, 0.0) for a, ratio in zip(starts, values, strict=True)]
        series.append(Series(label=label, x=tuple(starts), y=tuple(values), colour="attacker", dashed=gamma != 2))
    first = series[0]
    met = tuple(
        Comparison(
            where=f"a = {a:g}: {value:.4g}",
            difference=_ALLOWED - abs(float(np.interp(a, first.x, first.y)) - value),
            standard_error=0.0,
        )
        for a, value in PUBLISHED_FIGURE_1
    )
    return Figure(
        key="1",
        title="The narrower the attacker's beliefs, the more may be released",
        panels=(
            Panel(
                x_label="a, for beliefs between a and 1 − a",
                y_label="largest likelihood ratio e^ε",
                series=tuple(series),
            ),
        ),
        note="The promise γ against priors in [a, 1 − a], by Theorem 2 of the paper.",
        columns=("series", "a", "likelihood_ratio", "gamma", "prior_low", "prior_high", "standard_error"),
        rows=tuple(rows),
        statements=(
            Statement(
                claim="γ = 2 gives 3 at [½, ½], 2.6 at [3/8, 5/8], 7/3 at [¼, ¾], 15/7 at [1/8, 7/8] and 2 at [0, 1]",
                comparisons=met,
                or_equal=True,
            ),
        ),
    )


def figure_2(_bench: Bench) -> Figure:
    """Posterior against prior, both bounds, for γ = 2."""
    priors = np.linspace(0, 1, 101)
    series = [Series(label="nothing learned", x=(0.0, 1.0), y=(0.0, 1.0), colour="no_privacy", dashed=True)]
    rows = []
    for adversary, beliefs in BOTH_ATTACKERS:
        ratio = AdversaryModel(prior=beliefs, target=Target(TargetKind.GAMMA, 2.0)).likelihood_ratio
        for words, bound in (("at most", posterior_upper), ("at least", posterior_lower)):
            values = np.asarray(bound(ratio, priors), dtype=float).tolist()
            label = f"{adversary}, {words}"
            rows += [
                (label, prior, value, 2.0, beliefs.low, beliefs.high, ratio, 0.0)
                for prior, value in zip(priors.tolist(), values, strict=True)
            ]
            series.append(
                Series(
                    label=label,
                    x=tuple(priors.tolist()),
                    y=tuple(values),
                    colour=COLOURS[adversary],
                    dashed=words == "at least",
                )
            )
    half = next(each for each in series if each.label == "prior ½, at most")
    return Figure(
        key="2",
        title="What a release can do to a belief, γ = 2",
        panels=(Panel(x_label="prior", y_label="certainty after", series=tuple(series)),),
        note="Equations 9 and 10 of the paper. Outside the claimed range a belief may grow by more than γ.",
        columns=(
            "series",
            "prior",
            "posterior",
            "gamma",
            "prior_low",
            "prior_high",
            "likelihood_ratio",
            "standard_error",
        ),
        rows=tuple(rows),
        statements=(
            Statement(
                claim="Calibrated for prior ½, γ = 2 lets a belief of ½ grow to ¾",
                comparisons=(
                    Comparison(
                        where="belief ½",
                        difference=_ALLOWED - abs(half.y[50] - 0.75),
                        standard_error=0.0,
                    ),
                ),
                or_equal=True,
            ),
        ),
    )
