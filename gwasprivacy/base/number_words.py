"""How numbers are written for people: per cent, three significant digits for ε, thousands separated, ranges with a dash.

All with the marks of the reader's language.  Files for machines are written ``in_source()`` or by themselves.
"""

from __future__ import annotations

import math

from gwasprivacy.base.language import digits, say_count, spoken, written


def percent(share: float, *, up: bool | None = None) -> str:
    """A probability as per cent with three significant digits, e.g. "66.7 %".

    ``up`` True rounds an upper bound up, False a lower bound down, so that the printed bound stays true; None rounds
    to the nearest.  Never "100 %" or "0 %" unless it is so.
    """
    return written(f"{_hundredths(share, up)} %")


def _hundredths(share: float, up: bool | None = None) -> str:
    """The number of :func:`percent`."""
    value = 100.0 * share
    if value <= 0 or value >= 100:
        return "0" if value <= 0 else "100"
    # Digits after the point: three significant ones, and as many as it takes to stay clear of 100.
    places = max(0, 2 - math.floor(math.log10(value)))
    distance = 100.0 - value
    if distance < 1:
        places = max(places, -math.floor(math.log10(distance)))
    places = min(places, 15)
    scaled = value * 10.0**places
    if up is None:
        whole = round(scaled)
    else:
        slack = 1e-9 * max(scaled, 1.0)  # 74.99999999999999 is 75 after rounding errors
        whole = math.ceil(scaled - slack) if up else math.floor(scaled + slack)
    text = f"{whole / 10.0**places:.{places}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    return digits(text)


def small_percent(share: float) -> str:
    """Per cent, also where it is next to nothing: "1.2·10⁻⁶ %"."""
    return written(f"{significant(100 * share, 2)} %") if 0 < share < 1e-6 else percent(share)


def three_digits(number: float) -> str:
    """Three significant digits without an exponent in the usual range; ∞ as a sign."""
    if math.isinf(number):
        return "∞"
    if number >= 1000:
        return digits(f"{number:,.0f}" if number < 1e9 else f"{number:.3g}")
    return digits(f"{number:#.3g}".rstrip(".") if number >= 0.001 or number == 0 else f"{number:.3g}")


def significant(value: float, places: int = 3) -> str:
    """``value`` to ``places`` significant digits, never in exponent form between 0.0001 and 10⁶: 0.693, 12.3, 2.00."""
    if math.isnan(value):
        return "–"
    if math.isinf(value):
        return "∞" if value > 0 else "−∞"
    if value == 0:
        return "0"
    size = abs(value)
    if size >= 1e6 or size < 1e-4:
        exponent = math.floor(math.log10(size))
        mantissa = value / 10.0**exponent
        return digits(f"{mantissa:.{places - 1}f}·10{_superscript(exponent)}".replace("-", "−"))
    decimals = max(places - 1 - math.floor(math.log10(float(f"{size:.{places - 1}e}"))), 0)
    return digits(f"{value:,.{decimals}f}".replace("-", "−"))


def percent_range(low: float, high: float) -> str:
    """10–50 %, or 50 % where both ends are the same."""
    if low == high:
        return percent(low)
    return f"{_hundredths(low)}–{percent(high)}"


def count(value: int) -> str:
    """A number of people or SNPs with thousands separated: 12,500."""
    return digits(f"{value:,}".replace("-", "−"))


def plain(value: float, places: int = 6) -> str:
    """A number as it was given, to ``places`` significant digits, without zeros at its end: 0.05, 2, 1e-08."""
    return digits(f"{value:.{places}g}")


def fixed(value: float, decimals: int) -> str:
    """A number with so many digits after the point, thousands separated: 1,234.50."""
    return digits(f"{value:,.{decimals}f}")


def day(iso: str) -> str:
    """A date "2026-11-22" as the reader writes dates; what is no date stays."""
    parts = iso.split("-")
    if [len(part) for part in parts] != [4, 2, 2] or not "".join(parts).isdigit():
        return iso
    return spoken().day.format(year=parts[0], month=parts[1], day=parts[2])


def people_words(n: int) -> str:
    """ "1 person", "2,000 people"."""
    return say_count("{n} participants", one="1 participant", n=n)


def _superscript(number: int) -> str:
    return str(number).translate(str.maketrans("0123456789-", "⁰¹²³⁴⁵⁶⁷⁸⁹⁻"))
