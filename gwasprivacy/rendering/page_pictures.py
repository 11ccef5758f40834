"""The pictures on pages as data: their curves, their texts, and what they show in words for whoever does not see them."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from gwasprivacy.base.language import say
from gwasprivacy.base.number_words import count, percent
from gwasprivacy.membership.calibration_theorems import posterior_lower, posterior_upper

# Okabe–Ito, and grey for what nobody should do.
THIS_COLOUR, ANY_COLOUR, NONE_COLOUR = "#0072b2", "#d55e00", "#7a828c"
_TICKS = (1, 1.5, 2, 3, 5, 7)


def _shares() -> list[tuple[float, str | None]]:
    """Where an axis of probabilities has lines, and which of them are named."""
    return [(share, percent(share) if share in (0.0, 0.5, 1.0) else None) for share in (0.0, 0.25, 0.5, 0.75, 1.0)]


def posterior_picture(likelihood_ratio: float, prior: tuple[float, float], *, two_sided: bool) -> dict[str, Any]:
    """What the release can change: posterior against prior, with both bounds (Tramèr et al., Fig. 2)."""
    low, high = prior
    beliefs = np.linspace(0.0, 1.0, 121)
    worst = float(posterior_upper(likelihood_ratio, high))
    return {
        "alt": posterior_in_words(likelihood_ratio, prior, two_sided=two_sided),
        "ticks": _shares(),
        "covered": prior if low < high and prior != (0, 1) else None,
        "upper": _curve(beliefs, posterior_upper(likelihood_ratio, beliefs)),
        "lower": _curve(beliefs, posterior_lower(likelihood_ratio, beliefs)) if two_sided else None,
        "worst": {"before": high, "after": worst, "words": say("at most {share}", share=percent(worst, up=True))}
        if 0 < high < 1
        else None,
        "x": say("prior"),
        "y": say("posterior"),
    }


def _curve(x: Any, y: Any) -> list[tuple[float, float]]:
    return [(float(one), float(other)) for one, other in zip(x, y, strict=True)]


def posterior_in_words(likelihood_ratio: float, prior: tuple[float, float], *, two_sided: bool) -> str:
    beliefs = sorted({0.1, 0.5, 0.9, *(end for end in prior if 0 < end < 1)})
    parts = []
    for before in beliefs:
        most = percent(float(posterior_upper(likelihood_ratio, before)), up=True)
        least = percent(float(posterior_lower(likelihood_ratio, before)), up=False)
        if two_sided:
            said = say("{before} before: {least} to {most} after", before=percent(before), least=least, most=most)
        else:
            said = say("{before} before: at most {most} after", before=percent(before), most=most)
        parts.append(said)
    return say("Curve of an attacker’s posterior by prior. {points}.", points="; ".join(parts))


@dataclass(frozen=True, slots=True, kw_only=True)
class PictureLine:
    """``points``: (people, probability, half a 95 % interval), by growing numbers.  ``needed``: people at the target."""

    name: str
    colour: str
    points: Sequence[tuple[int, float, float]]
    needed: int | None = None
    thin: bool = False


def utility_picture(lines: Sequence[PictureLine], target: float, n_people: int, success: str) -> dict[str, Any]:
    """How likely a release is right, against the number of people: this attacker, any attacker, no privacy at all."""
    sizes = [size for line in lines for size, _, _ in line.points]
    smallest, largest = min(sizes), max(sizes)
    marked = [line for line in lines if line.needed is not None and not line.thin]
    return {
        "alt": utility_in_words(lines, target, n_people, success),
        "ticks": _shares(),
        "sizes": [(size, count(size)) for size in _round_sizes(smallest, largest)],
        "smallest": smallest,
        "largest": largest,
        "target": target,
        "x": say("sample size"),
        "y": success,
        "lines": [_line(line, target, smallest, largest) for line in lines],
        "plan": {"people": n_people, "words": say("this plan: {people}", people=count(n_people))}
        if smallest <= n_people <= largest
        else None,
        "marks": [
            {"people": line.needed, "words": count(line.needed), "colour": line.colour}
            for line in sorted(marked, key=lambda each: each.needed or 0)
            if line.needed is not None and smallest <= line.needed <= largest
        ],
    }


def _line(line: PictureLine, target: float, smallest: int, largest: int) -> dict[str, Any]:
    # The points are of a line that meets the target where its number says.
    met = [] if line.needed is None or not smallest <= line.needed <= largest else [(line.needed, target)]
    path = sorted([*((size, p) for size, p, _ in line.points), *met])
    return {"name": line.name, "colour": line.colour, "points": line.points, "path": path, "thin": line.thin}


def _round_sizes(smallest: int, largest: int) -> list[int]:
    first, last = math.floor(math.log10(smallest)), math.ceil(math.log10(largest))
    sizes = [round(factor * 10**power) for power in range(first, last + 1) for factor in _TICKS]
    return [size for size in sizes if smallest <= size <= largest]


def utility_in_words(lines: Sequence[PictureLine], target: float, n_people: int, success: str) -> str:
    said = [
        say(
            "Curves of the {success} by sample size; this plan has {people} participants.",
            success=success,
            people=count(n_people),
        )
    ]
    for line in lines:
        (first, low, _), (last, high, _) = line.points[0], line.points[-1]
        values = {
            "name": line.name,
            "low": percent(low),
            "first": count(first),
            "high": percent(high),
            "last": count(last),
        }
        if line.needed is None:
            said.append(say("{name}: from {low} with {first} participants to {high} with {last}.", **values))
        else:
            said.append(
                say(
                    "{name}: from {low} with {first} participants to {high} with {last}, and {target} with {needed}.",
                    target=percent(target),
                    needed=count(line.needed),
                    **values,
                )
            )
    return " ".join(said)


def picture_points(
    curve: Sequence[Mapping[str, float]], name: str, margins: Sequence[float]
) -> list[tuple[int, float, float]]:
    """The points of a predicate's curve for ``p_all`` or ``p_any``."""
    return [
        (int(point["n_participants"]), float(point[name]), margin) for point, margin in zip(curve, margins, strict=True)
    ]
