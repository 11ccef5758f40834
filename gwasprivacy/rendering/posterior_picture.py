"""What the release can change: posterior against prior, with both bounds (Tramèr et al., Fig. 2)."""

from __future__ import annotations

import numpy as np

from gwasprivacy.base.language import say
from gwasprivacy.base.number_words import percent
from gwasprivacy.membership.calibration_theorems import posterior_lower, posterior_upper
from gwasprivacy.rendering.page_sheet import ACCENT, HAIRLINE, MUTED, TEXT, WARN, Sheet, Style, text_width
from gwasprivacy.rendering.structure import Role

_AXIS = Style(size=7, leading=9, colour=MUTED)
_LABEL = Style(size=7.4, leading=9.6, colour=TEXT, bold=True)


def draw_posterior_picture(
    sheet: Sheet,
    *,
    x: float,
    y: float,
    size: float,
    likelihood_ratio: float,
    prior: tuple[float, float],
    two_sided: bool,
) -> None:
    """The picture in a square of ``size`` points whose upper left corner is (x, y); axis texts lie inside it."""
    alt = posterior_in_words(likelihood_ratio, prior, two_sided=two_sided)
    with sheet.part(Role.FIGURE, alt=alt, box=(x, y - 6, size, size + 22)):
        _draw(sheet, x, y, size, likelihood_ratio, prior, two_sided)


def posterior_in_words(likelihood_ratio: float, prior: tuple[float, float], *, two_sided: bool) -> str:
    """What the picture shows, for whoever does not see it."""
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


def _draw(
    sheet: Sheet,
    x: float,
    y: float,
    size: float,
    likelihood_ratio: float,
    prior: tuple[float, float],
    two_sided: bool,
) -> None:
    left, top, inner = x + 30, y + 6, size - 38
    bottom = top + inner

    def place(before: float, after: float) -> tuple[float, float]:
        return left + before * inner, bottom - after * inner

    low, high = prior
    if low < high and (low, high) != (0, 1):
        sheet.area([place(low, 0), place(high, 0), place(high, 1), place(low, 1)], fill=ACCENT, alpha=0.08)
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        sheet.stroke([place(0, share), place(1, share)], colour="#e9ebef", thickness=0.5)
        if share in (0.0, 0.5, 1.0):
            sheet.line(percent(share), _AXIS, x=left - 30, y=place(0, share)[1] - 4.5, width=26, align="right")
            centre = place(share, 0)[0]
            sheet.line(percent(share), _AXIS, x=centre - 20, y=bottom + 3, width=40, align="center")
    beliefs = np.linspace(0.0, 1.0, 121)
    upper = [
        place(float(p), float(q)) for p, q in zip(beliefs, posterior_upper(likelihood_ratio, beliefs), strict=True)
    ]
    if two_sided:
        values = posterior_lower(likelihood_ratio, beliefs)
        lower = [place(float(p), float(q)) for p, q in zip(beliefs, values, strict=True)]
        sheet.area([*upper, *reversed(lower)], fill=ACCENT, alpha=0.10)
        sheet.stroke(lower, colour=ACCENT, thickness=1.3)
    sheet.stroke([place(0, 0), place(1, 1)], colour=MUTED, thickness=0.8, dashed=True)
    sheet.stroke(upper, colour=ACCENT, thickness=1.6)
    sheet.stroke([place(0, 1), place(0, 0), place(1, 0)], colour=HAIRLINE, thickness=0.7)
    _mark(sheet, place, likelihood_ratio, high)
    sheet.line(say("prior"), _AXIS, x=left, y=bottom + 13, width=inner, align="center")
    sheet.line(say("posterior"), _AXIS, x=x + 30, y=y - 6, width=inner)


def _mark(sheet: Sheet, place: object, likelihood_ratio: float, prior: float) -> None:
    """The worst that the plan's range allows, with its value."""
    assert callable(place)
    if not 0 < prior < 1:
        return
    after = float(posterior_upper(likelihood_ratio, prior))
    px, py = place(prior, after)
    sheet.stroke([place(prior, 0), (px, py)], colour=WARN, thickness=0.8, dashed=True)
    sheet.stroke([place(0, after), (px, py)], colour=WARN, thickness=0.8, dashed=True)
    sheet.dot(px, py, 3.0, fill=WARN)
    text = say("at most {share}", share=percent(after, up=True))
    width = text_width(text, _LABEL)
    left, top = place(0, 1)
    inner = place(1, 1)[0] - left
    x, y = px - width - 6, py - 12
    if x < left + 3:
        # No room to the left of the point: above the curve if that is near, else to the right of the point.
        x = left + 4
        above = place(0, float(posterior_upper(likelihood_ratio, min((x + width - left) / inner, 1.0))))[1] - 12
        x, y = (x, above) if py - above < 36 else (px + 6, py - 10)
    sheet.line(text, _LABEL, x=x, y=max(y, top + 2))
