"""How the window writes numbers: per cent, three significant digits for ε, thousands separated, ranges with a dash."""

from __future__ import annotations

import math
import re

from gwasprivacy.membership.wording import percent

__all__ = ["count", "duration", "in_per_cent", "percent", "percent_range", "plural", "significant"]


def significant(value: float, digits: int = 3) -> str:
    """``value`` to ``digits`` significant digits, never in exponent form between 0.0001 and 10⁶: 0.693, 12.3, 2.00."""
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
        return f"{mantissa:.{digits - 1}f}·10{_superscript(exponent)}".replace("-", "−")
    decimals = max(digits - 1 - math.floor(math.log10(float(f"{size:.{digits - 1}e}"))), 0)
    return f"{value:,.{decimals}f}".replace("-", "−")


def percent_range(low: float, high: float) -> str:
    """10–50 %, or 50 % where both ends are the same."""
    if low == high:
        return percent(low)
    return f"{percent(low).removesuffix(' %')}–{percent(high)}"


def count(value: int) -> str:
    """A number of people or SNPs with thousands separated: 12,500."""
    return f"{value:,}".replace("-", "−")


def plural(value: int, one: str, many: str) -> str:
    """ "1 SNP", "2 SNPs"."""
    return f"{count(value)} {one if value == 1 else many}"


def duration(seconds: float) -> str:
    """Time left, roughly: "under 5 s", "40 s", "3 min", "2 h"."""
    if seconds < 5:
        return "a few seconds"
    if seconds < 60:
        return f"{5 * math.ceil(seconds / 5)} s"
    if seconds < 3600:
        return f"{math.ceil(seconds / 60)} min"
    return f"{seconds / 3600:.1f} h"


def in_per_cent(message: str) -> str:
    """A message about probabilities with them as per cent, as the window's fields have them: "a cap of 0.4" → "of 40 %".

    Messages are shared with the command line, which takes fractions.  Those about γ or ε are left as they are.
    """
    if "γ" in message or "ε" in message:
        return message
    return re.sub(r"(?<=[a-z] )0\.\d+(?!\d)(?!,\d)", lambda found: percent(float(found.group())), message)


def _superscript(number: int) -> str:
    return str(number).translate(str.maketrans("0123456789-", "⁰¹²³⁴⁵⁶⁷⁸⁹⁻"))
