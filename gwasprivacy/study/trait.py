"""A quantitative trait as a plan names it, and everybody's value of it: clipped to a public range, rounded once.

The range and the grid are public and fixed before the data are seen, so a person's number follows from that person's record
alone.  With a range taken from the study (its largest value, its mean ± 2 SD, its ranks) one person would move everybody's number,
and no bound would hold (docs/theory/quantitative-traits.md).  Messages give a person's line, never their identifier or value.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from types import MappingProxyType
from typing import Any

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.arrays import IntArray
from gwasprivacy.base.declared_fields import Option, declared, facets, members_of, settle
from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.base.json_forms import Flag, Number, Record, Text
from gwasprivacy.base.language import mark
from gwasprivacy.base.quantities import quoted

STEPS = 1000
"""Y: a trait is counted in thousandths of its public range."""
LONGEST_NAME = 100
LARGEST_VALUE = 1e12
_SMALLEST_RANGE = 1e-9
_CLOSE = 1e-9
NO_CENTRES: Mapping[str, float] = MappingProxyType({})
_LIMIT = Number(low=-LARGEST_VALUE, high=LARGEST_VALUE)


def _number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value)


@dataclass(frozen=True, slots=True, kw_only=True)
class Trait:
    """A quantitative trait with its public range: values below ``low`` count as ``low``, above ``high`` as ``high``.

    ``name``: of the trait, in reports.  ``centre``: what is subtracted from everybody's value, in the trait's unit, fixed beforehand and
    in the range, to which steps it is rounded as values are; None: the middle of the range.  ``own_mean``: the study's own mean is subtracted
    instead, inside each stratum.  ``mean``, ``sd``, ``clip_sd``: how the range was chosen, where it was by them:
    mean ± clip_sd·sd of *public* figures (another study's, a reference's); all three or none.  ``covariates``: in the user's
    words, what the trait was adjusted for and where those coefficients come from; None: it is as it was measured.
    Raises InvalidPlan with the field's path.
    """

    name: str = declared(
        "trait",
        Text(least=1, most=LONGEST_NAME, about="The trait's name, in reports."),
        option=Option("--trait-name", "names the trait in reports", "NAME"),
    )
    low: float = field(metadata=facets(_LIMIT, required=True))
    high: float = field(metadata=facets(_LIMIT, required=True))
    centre: float | None = declared(
        None,
        Number(
            as_written=True, about="Public: what is subtracted from everybody's value; absent: the middle of the range."
        ),
        brief=True,
        option=Option(
            "--trait-centre",
            "what is subtracted from everybody's value, public and in the range, as near to the study's mean as is known beforehand "
            "(default: the mean is measured with 10 % of ε, --ratio; where nothing is selected, the study's own mean, or where its size is not "
            "printed the middle of the range)",
            "C",
        ),
    )
    own_mean: bool = declared(
        False,
        Flag(about="The study's own mean is subtracted, inside each stratum: twice the noise, and printed sizes."),
        brief=True,
        option=Option(
            "--own-mean",
            "subtract the study's own mean instead, in each stratum: twice the noise, and the exact number of participants is public",
        ),
        differs=(mark("the study’s own mean"), mark("a public centre")),
    )
    mean: float | None = declared(
        None,
        Number(as_written=True, about="Public: of another study."),
        brief=True,
        option=Option("--trait-mean", "in place of the range: a public mean, of another study", "M"),
    )
    sd: float | None = declared(
        None, Number(above=0), brief=True, option=Option("--trait-sd", "and a public standard deviation", "S")
    )
    clip_sd: float | None = declared(
        None,
        Number(above=0, about="B: the range is mean ± B·SD."),
        brief=True,
        option=Option("--clip-sd", "so that the range is M ± B·S; 1 is usual (simulate compares)", "B"),
    )
    covariates: str | None = declared(
        None,
        Text(least=1, about="What the trait was adjusted for, and where those coefficients come from."),
        brief=True,
        option=Option(
            "--trait-covariates",
            "the trait is a residual: its covariates, and the source of their coefficients (public, never fitted here)",
            "TEXT",
        ),
    )

    def __post_init__(self) -> None:
        path = "design.trait"
        settle(self, path)
        if not self.high - self.low > _SMALLEST_RANGE * max(1.0, abs(self.low), abs(self.high)):
            raise InvalidPlan("trait.empty-range", field=f"{path}.high")
        self._check_choice(path)
        if self.centre is not None:
            self.check_centre(self.centre, f"{path}.centre")
            if self.own_mean:
                raise InvalidPlan("trait.centre-and-own-mean", field=f"{path}.own_mean")

    def check_centre(self, centre: float, path: str) -> None:
        """Raise InvalidPlan unless ``centre`` is in the range."""
        if not self.low <= centre <= self.high:
            raise InvalidPlan("trait.centre-outside", field=path, low=quoted(self.low), high=quoted(self.high))

    def _check_choice(self, path: str) -> None:
        given = [name for name in ("mean", "sd", "clip_sd") if getattr(self, name) is not None]
        if not given:
            return
        for name in ("mean", "sd", "clip_sd"):
            if getattr(self, name) is None:
                raise InvalidPlan("trait.half-a-choice", field=f"{path}.{name}")
        assert self.mean is not None
        assert self.sd is not None
        assert self.clip_sd is not None
        half = self.clip_sd * self.sd
        scale = _CLOSE * max(1.0, abs(self.low), abs(self.high))
        if abs(self.mean - half - self.low) > scale or abs(self.mean + half - self.high) > scale:
            raise InvalidPlan("trait.other-range", field=f"{path}.low")

    @classmethod
    def by_sd(cls, mean: float, sd: float, clip_sd: float, **beside: Any) -> Trait:
        """The range mean ± clip_sd·sd; ``beside``: name, centre, own_mean, covariates.  Raises InvalidPlan."""
        for figure, value in (("mean", mean), ("sd", sd), ("clip_sd", clip_sd)):
            if not _number(value) or (figure != "mean" and not value > 0):
                raise InvalidPlan("trait.choice", field=f"design.trait.{figure}")
        half = clip_sd * sd
        return cls(low=mean - half, high=mean + half, mean=mean, sd=sd, clip_sd=clip_sd, **beside)

    @property
    def assumed_mean(self) -> float:
        """What a forecast takes as the trait's mean: the public one, else the centre, else the middle of the range."""
        if self.mean is not None:
            return self.mean
        return self.middle if self.centre is None else self.centre

    @property
    def middle(self) -> float:
        """Of the range: what is subtracted where no centre is named."""
        return (self.low + self.high) / 2

    def share_of(self, value: float | None) -> Fraction:
        """Where ``value`` is in the range, in the steps that values are counted in: from 0 to 1; None: the middle."""
        return Fraction(1, 2) if value is None else Fraction(int(self.counted(value)), STEPS)

    def centres_of(
        self, strata: Sequence[str] = (), centres: Mapping[str, float] = NO_CENTRES
    ) -> tuple[Fraction, ...] | None:
        """What is subtracted in each of ``strata``, or in a study without, as a share of the range; None: own means.

        ``centres``: by stratum's name; a stratum without one has the middle, which no stratum of a plan is.  Strata of which none has a
        centre have their own means: compared with one centre, whatever differs between strata would look like an effect of every SNP
        whose frequency differs between them.
        """
        if self.own_mean or (strata and not centres):
            return None
        return tuple(self.share_of(centres.get(name)) for name in strata) or (self.share_of(self.centre),)

    @property
    def assumed_sd(self) -> float:
        """What a forecast takes as the trait's SD: the public one, else a quarter of the range (so that it is ± 2 SD)."""
        return (self.high - self.low) / 4 if self.sd is None else self.sd

    @property
    def limits_in_sd(self) -> tuple[float, float]:
        """The range, in assumed SDs from the assumed mean."""
        return (self.low - self.assumed_mean) / self.assumed_sd, (self.high - self.assumed_mean) / self.assumed_sd

    def counted(self, values: npt.ArrayLike) -> IntArray:
        """Finite ``values`` clipped to the range, in whole steps 0…:data:`STEPS` of it, halves upwards."""
        share = (np.clip(np.asarray(values, dtype=np.float64), self.low, self.high) - self.low) / (self.high - self.low)
        steps: IntArray = np.floor(share * STEPS + 0.5).astype(np.int64)
        return np.clip(steps, 0, STEPS)

    def to_json(self) -> dict[str, Any]:
        return TRAIT.write(self)

    @classmethod
    def from_json(cls, obj: object, path: str = "design.trait") -> Trait:
        """Raises InvalidPlan with the field's path."""
        return TRAIT.read(obj, path)


TRAIT = Record(
    Trait,
    members_of(Trait),
    home="design.trait",
    about="A quantitative trait with its public range, to which each person's value is clipped.",
)
"""The ``trait`` object of a design."""
