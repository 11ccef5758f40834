"""How far the noisy numbers of a planned release will be from the exact ones: known before there are data.

The noise depends on public things only, so nothing is simulated and a verifier computes it again.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from gwasprivacy.base.language import mark, say_marked
from gwasprivacy.base.number_words import count, percent, three_digits
from gwasprivacy.base.sentences import tell
from gwasprivacy.mechanisms.counts import NoisyCounts
from gwasprivacy.mechanisms.effects.dosage_sums import CALLED, SUM
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.planned_releases import PlannedRelease
from gwasprivacy.plan.published_noise import Noise, counted_steps, noise_of, published_counts

CONFIDENCE = 0.95
FREQUENCIES = ("allele", "genotype")


@dataclass(frozen=True, slots=True, kw_only=True)
class PlannedNoise:
    """Noise on each published number: with probability 95 % it is within ``half_width`` of the exact one, in ``unit``.

    ``frequency_of``: "allele" or "genotype" where the numbers are counts; ``case_frequency`` and ``control_frequency`` are
    then the half widths as frequencies, if as many people take part as the plan says.
    """

    noise: Noise
    unit: str
    half_width: float
    frequency_of: str | None = None
    case_frequency: float | None = None
    control_frequency: float | None = None

    def to_json(self) -> dict[str, Any]:
        return {
            **self.noise.to_json(),
            "unit": self.unit,
            "half_width": self.half_width,
            "confidence": CONFIDENCE,
            "frequency_of": self.frequency_of,
            "case_frequency": self.case_frequency,
            "control_frequency": self.control_frequency,
        }


def planned_noise(plan: Plan, planned: PlannedRelease) -> PlannedNoise | None:
    """The noise of one planned release; None where it publishes no noisy number.  Raises InvalidInput, PrivacyRefusal."""
    choices = planned.choices
    noise = noise_of(planned.plan(plan), choices.n_snps)
    if noise is None:
        return None
    if noise.sums_scale is not None:
        return _trait_noise(noise, counted_steps(plan))
    counts = published_counts(planned.plan(plan))
    steps = counted_steps(plan) if counts is not None else 1
    noise = replace(noise, scale=noise.scale / steps)
    if counts is None:
        # Pr[|X| > h] = e^(−h/scale) for Laplace noise.
        return PlannedNoise(
            noise=noise, unit=choices.score.score.unit, half_width=-noise.scale * math.log1p(-CONFIDENCE)
        )
    nothing = np.zeros(0, dtype=np.int64)
    times = 1 if noise.times is None else noise.times[SUM]  # copies are sums of dosages
    scale = noise.scale * steps * times
    half = NoisyCounts(counts=nothing, scale=scale, epsilon=noise.epsilon).half_width(CONFIDENCE) / steps
    genotypes = counts.unit == "people"
    per_person = 1 if genotypes else 2
    return PlannedNoise(
        noise=noise,
        unit=counts.unit,
        half_width=float(half),
        frequency_of="genotype" if genotypes else "allele",
        case_frequency=half / (per_person * plan.design.n_cases),
        control_frequency=half / (per_person * plan.design.n_controls),
    )


def _trait_noise(noise: Noise, steps: int) -> PlannedNoise:
    """Of effects on a trait: how far a number of participants is off; what follows from the trait sums is an effect's width."""
    scale = noise.scale if noise.times is None else noise.times[CALLED] * noise.scale
    half = NoisyCounts(counts=np.zeros(0, dtype=np.int64), scale=scale, epsilon=noise.epsilon)
    in_people = replace(noise, scale=noise.scale / steps, sums_scale=(noise.sums_scale or 0.0) / steps)
    return PlannedNoise(noise=in_people, unit="people", half_width=float(half.half_width(CONFIDENCE)) / steps)


def half_width_words(noise: dict[str, Any]) -> str:
    """ "± 87 people (± 0.087 as a genotype frequency of cases, ± 0.044 of controls)"; from :meth:`PlannedNoise.to_json`."""
    words = short_half_width(noise)
    if noise["frequency_of"] is None:
        return words
    cases, controls = three_digits(noise["case_frequency"]), three_digits(noise["control_frequency"])
    share = f"± {cases}" if cases == controls else tell("noise.cases-and-controls", cases=cases, controls=controls)
    source = _SHARES[noise["frequency_of"], min(_frequencies(noise)) >= 1]
    return say_marked(source, words=words, share=share)


_SHARES = {
    ("allele", False): mark("{words} ({share} as an allele frequency)"),
    ("allele", True): mark("{words} ({share} as an allele frequency; as a frequency that is no information)"),
    ("genotype", False): mark("{words} ({share} as a genotype frequency)"),
    ("genotype", True): mark("{words} ({share} as a genotype frequency; as a frequency that is no information)"),
}
"""By what a number becomes divided by people, and whether it says nothing then."""


def short_half_width(noise: dict[str, Any]) -> str:
    """ "± 87 people", for a table."""
    return f"± {_number(noise['half_width'])} {say_marked(noise['unit'])}"


def noise_words(noise: dict[str, Any]) -> str:
    """The sentence behind :func:`half_width_words`."""
    return tell("noise.within", share=percent(noise["confidence"]), half=half_width_words(noise)[2:])


def _frequencies(noise: dict[str, Any]) -> tuple[float, float]:
    return float(noise["case_frequency"]), float(noise["control_frequency"])


def _number(value: float) -> str:
    return count(round(value)) if value >= 100 or value == round(value) else three_digits(value)
