"""Weighted sums: what total variation and its relatives need of a study with strata, a quantitative trait or imputed genotypes.

Every person i has a weight z_i (docs/theory/weighted-total-variation.md):

* cases and controls: z = w_k/R_k for a case of stratum k and −w_k/S_k for a control, w_k = min(R_k, S_k), from *public* sizes R_k
  and S_k: the study's own where these are published, else the plan's.  A stratum for which they have no cases or no controls
  compares nobody, and its people have weight 0;
* a trait y ∈ [0, 1] after clipping to a public range: z = y − the public centre of the person's stratum, fixed beforehand; or, where
  a plan wants that, − the mean of y in that stratum.

A SNP's scores follow from Z_g = Σ z_i over people with genotype g, and from how much weight of either sign is without a call.
All are kept as whole numbers over one denominator that follows from public sizes, so that a score is an exact fraction
until it is rounded, once.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.arrays import freeze
from gwasprivacy.study.sizes import MAX_PEOPLE, CaseControlSizes, TraitSizes
from gwasprivacy.study.whole_weights import whole_weights

WholeNumbers = npt.NDArray[Any]
"""int64, or Python's own whole numbers in an object array."""

SAFE = 1 << 59
"""Sums up to here may be added, doubled and subtracted a few times in int64."""
LARGEST_DENOMINATOR = 1 << 51
"""Four times this is still one that :func:`rounding.rounded_down` takes."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class WeightedSums:
    """Sums of weights per SNP, in units of 1/``denominator`` (≥ 1): Σ z_i of people with 0, 1 and 2 copies in ``z``, shape (n, 3),
    and of people without a call Σ max(0, z_i) in ``up`` and Σ max(0, −z_i) in ``down``, each of shape (n,).

    int64 where the public sizes prove that nothing overflows, else Python's whole numbers in object arrays; one or the other for
    all three.  Raises ValueError for other shapes or types.
    """

    z: WholeNumbers
    up: WholeNumbers
    down: WholeNumbers
    denominator: int

    def __post_init__(self) -> None:
        n = len(self.z)
        if self.z.shape != (n, 3) or self.up.shape != (n,) or self.down.shape != (n,):
            raise ValueError("weighted sums have three numbers a SNP, and one each of the people without a call")
        if len({self.z.dtype, self.up.dtype, self.down.dtype}) != 1 or self.z.dtype not in (np.int64, np.object_):
            raise ValueError("weighted sums are whole numbers, int64 or Python's own")
        if self.denominator < 1:
            raise ValueError("a denominator is a whole number of at least 1")
        freeze(self)

    def __len__(self) -> int:
        return len(self.z)

    @property
    def surplus(self) -> WholeNumbers:
        """D, shape (n,): Σ z_i over everybody, with a call or without; the same at every SNP, and 0 where the weights are from the
        study's own sizes or means."""
        return self.z[:, 0] + self.z[:, 1] + self.z[:, 2] + self.up - self.down

    def of_risk_alleles(self, directions: npt.NDArray[np.int8]) -> WeightedSums:
        """The same by copies of the risk allele: where ``directions`` (n,) is −1, that is the allele that is not counted."""
        turned = np.where((directions < 0)[:, None], self.z[:, ::-1], self.z)
        return WeightedSums(z=turned, up=self.up, down=self.down, denominator=self.denominator)

    @classmethod
    def of_parts(
        cls,
        *,
        z: WholeNumbers,
        up: WholeNumbers,
        down: WholeNumbers,
        denominators: Sequence[int],
        most: Sequence[int],
    ) -> WeightedSums:
        """The sums of a study from those of its K strata, each in its own unit.

        ``z`` (n, K, 3), ``up`` and ``down`` (n, K), integers of any width: stratum k's sums in units of 1/``denominators[k]``.
        ``most[k]``: a *public* bound on Σ |z_i| over everybody in stratum k, in the same unit; it alone decides whether int64
        is enough, never the data.  Raises ValueError unless there is one denominator (≥ 1) and one bound (≥ 0) a stratum.
        """
        if not len(denominators) == len(most) == z.shape[1] or min(denominators, default=0) < 1 or min(most) < 0:
            raise ValueError("each stratum has a denominator and a bound")
        common = math.lcm(*denominators)
        factors = [common // each for each in denominators]
        total = sum(factor * bound for factor, bound in zip(factors, most, strict=True))
        kind: Any = np.int64 if total <= SAFE and common <= LARGEST_DENOMINATOR else np.object_
        n = len(z)
        sums = [np.zeros((n, 3), dtype=kind), np.zeros(n, dtype=kind), np.zeros(n, dtype=kind)]
        for stratum, factor in enumerate(factors):
            if most[stratum]:
                for whole, part in zip(sums, (z, up, down), strict=True):
                    whole += part[:, stratum].astype(kind) * factor
        return cls(z=sums[0], up=sums[1], down=sums[2], denominator=common)

    @classmethod
    def of_groups(
        cls,
        counts: WholeNumbers,
        sizes: CaseControlSizes,
        *,
        steps: int = 1,
        planned: CaseControlSizes | None = None,
    ) -> WeightedSums:
        """The sums of a case–control study: ``counts`` (n, K, 2, 3) of called people per stratum, group and genotype.

        ``sizes``: how many people there are.  ``planned``: the public sizes that the weights follow from, of as many strata; None
        where the study's own are published.
        ``steps`` (≥ 1): what one person counts, where genotypes are probabilities in whole numbers of steps; what a stratum's
        row lacks of its group's size (times ``steps``) is without a call.  w_k/R_k and w_k/S_k are S_k/g and R_k/g over
        max(R_k, S_k)/g, with g the greatest common divisor of R_k and S_k.  Raises ValueError for other shapes.
        """
        n_strata = sizes.n_strata
        public = sizes if planned is None else planned
        if counts.shape[1:] != (n_strata, 2, 3) or public.n_strata != n_strata or steps < 1:
            raise ValueError(f"counts must have shape (n, {n_strata}, 2, 3), not {counts.shape}")
        # The largest size of a group times the largest weight's numerator, both public.
        weight = max(max(stratum) for stratum in public.strata)
        people = weight if planned is None else MAX_PEOPLE
        kind: Any = np.int64 if people * weight * steps <= SAFE else np.object_
        z = np.zeros((len(counts), n_strata, 3), dtype=kind)
        up, down = (np.zeros((len(counts), n_strata), dtype=kind) for _ in range(2))
        denominators, most = [1] * n_strata, [0] * n_strata
        for k, ((n_cases, n_controls), in_plan) in enumerate(zip(sizes.strata, public.strata, strict=True)):
            if not all(in_plan):
                continue
            common = math.gcd(*in_plan)
            of_control, of_case = (each // common for each in in_plan)
            cases, controls = counts[:, k, 0].astype(kind), counts[:, k, 1].astype(kind)
            z[:, k] = cases * of_case - controls * of_control
            up[:, k] = (n_cases * steps - cases.sum(axis=1)) * of_case
            down[:, k] = (n_controls * steps - controls.sum(axis=1)) * of_control
            denominators[k] = max(of_case, of_control) * steps
            largest = 2 * in_plan[0] * of_case if planned is None else MAX_PEOPLE * (of_case + of_control)
            most[k] = largest * steps
        return cls.of_parts(z=z, up=up, down=down, denominators=denominators, most=most)

    @classmethod
    def of_traits(
        cls,
        *,
        people: WholeNumbers,
        traits: WholeNumbers,
        up: WholeNumbers,
        down: WholeNumbers,
        sizes: TraitSizes,
        totals: Sequence[int],
        largest: int,
        steps: int = 1,
    ) -> WeightedSums:
        """The sums of a study of a trait y ∈ {0, 1/Y, …, 1}, Y = ``largest`` (≥ 1), public.

        ``people``, ``traits`` (n, K, 3): per stratum and genotype the called people n_g and Σ Y·y of them.  ``totals`` (K): Σ Y·y over
        everybody in the stratum.  ``up``, ``down`` (n, K): over people without a call Σ max(0, ·) and Σ max(0, −·) of Y·y_i − Y·C_k
        with a public centre C_k, a whole number of steps; of N_k·(Y·y_i) − totals[k] with the stratum's own mean; as ``TraitTables.from_measured``
        has them where C_k was measured.  With genotypes in
        ``steps`` people and traits are multiplied by it.  The denominator and the bound are public; the totals are not, nor where
        there are centres the sizes, which then decide nothing.  Raises ValueError for other shapes or centres between steps.
        """
        n_strata = sizes.n_strata
        if people.shape[1:] != (n_strata, 3) or traits.shape != people.shape or len(totals) != n_strata:
            raise ValueError(f"people and traits must have shape (n, {n_strata}, 3)")
        of_person, subtracted = whole_weights(sizes, totals, largest)
        people_at_most = sizes.strata if sizes.centres is None else (MAX_PEOPLE,) * n_strata
        most = [each * unit * largest * steps for each, unit in zip(people_at_most, of_person, strict=True)]
        kind: Any = np.int64 if max(most) <= SAFE else np.object_
        z = traits.astype(kind) * np.array(of_person, dtype=kind)[:, None]
        z = z - people.astype(kind) * np.array(subtracted, dtype=kind)[:, None]
        without = {"up": up.astype(kind) * steps, "down": down.astype(kind) * steps}
        unit = int(largest / sizes.unit)  # whole: from measured centres twice the distance to the farthest end
        return cls.of_parts(z=z, **without, denominators=[each * unit * steps for each in of_person], most=most)
