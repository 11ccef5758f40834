"""The law of its draw, for simulated studies."""

from __future__ import annotations

from gwasprivacy.mechanisms.laws.clocks import EXPONENTIAL as CLOCK
from gwasprivacy.mechanisms.laws.race_parts import race_parts

__all__ = ["CLOCK", "estimator", "law"]

law, estimator = race_parts(CLOCK)
