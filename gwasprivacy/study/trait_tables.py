"""What a study of a quantitative trait is counted to: per SNP and stratum, people and trait sums by genotype."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.arrays import IntArray
from gwasprivacy.study.sizes import CaseControlSizes, StudySizes, TraitSizes, whole_steps
from gwasprivacy.study.tables import CountArray, Variants, read_only
from gwasprivacy.study.whole_weights import whole_weights

LARGEST_WEIGHTS = 1 << 62


def numerators(sizes: TraitSizes, totals: IntArray, steps: int) -> tuple[IntArray, IntArray]:
    """As :func:`whole_weights`, int64 (K,) both."""
    of_person, subtracted = whole_weights(sizes, totals.tolist(), steps)
    return np.array(of_person, dtype=np.int64), np.array(subtracted, dtype=np.int64)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class TraitTables:
    """Sums over *called* people of each stratum k with g copies of a1, in whole numbers.

    A person's trait is y ∈ {0, …, ``steps``}.  ``counts``: people, int32 (n_snps, K, 3).  ``sums``: Σ y, int64 (n_snps, K, 3).
    With genotype probabilities a called person is ``genotype_steps`` steps, which the three genotypes share: ``counts`` (then int64) and
    ``sums`` are in these, all else is not, since a person has a call or none.
    ``squares``: Σ (d − 1)² of called people's dosages d, int64 (n_snps, K), in these too; None of calls, and where nobody counted them.
    ``weighs``: the sizes of a study of cases and controls, where y are weights that balance it (``balancing``) and z_i is
    (2·y_i − steps) / steps, from −1 to 1; None of a trait.
    ``totals``: Σ y over everybody in the stratum, int64 (K,).  ``sizes`` say what is subtracted: a public centre C_k, in steps c_k, and
    person i of stratum k weighs z_i = (y_i − c_k) / steps; or the stratum's own mean, and of N_k people each weighs
    z_i = (N_k·y_i − totals_k) / (N_k·steps), which sums to 0 there.  ``up``, ``down``: int64 (n_snps, K), the sums of max(0, ·) and
    max(0, −·) of the numerators over people without a call; of a measured centre see :meth:`from_measured`.  All arrays are read-only.
    Raises ValueError for numbers that no such study can have.
    """

    counts: CountArray
    sums: IntArray
    up: IntArray
    down: IntArray
    totals: IntArray
    sizes: TraitSizes
    steps: int
    variants: Variants
    genotype_steps: int = 1
    squares: IntArray | None = None
    weighs: CaseControlSizes | None = None

    def __post_init__(self) -> None:
        n_snps, n_strata = len(self.variants), self.sizes.n_strata
        squares = () if self.squares is None else (("squares", (n_snps, n_strata), np.int64),)
        for name, shape, dtype in (
            *squares,
            ("counts", (n_snps, n_strata, 3), np.int32 if self.genotype_steps == 1 else np.int64),
            ("sums", (n_snps, n_strata, 3), np.int64),
            ("up", (n_snps, n_strata), np.int64),
            ("down", (n_snps, n_strata), np.int64),
            ("totals", (n_strata,), np.int64),
        ):
            given = np.asarray(getattr(self, name))
            if given.dtype.kind not in "iu" or given.shape != shape:
                raise ValueError(f"{name} must be whole numbers of shape {shape}")
            if given.size and given.min() < 0:
                raise ValueError(f"{name} must be ≥ 0")
            object.__setattr__(self, name, read_only(given, dtype))
        if self.steps < 1 or self.genotype_steps < 1:
            raise ValueError("a trait has at least one step, and so has a genotype")
        if self.weighs is not None and (self.steps % 2 or self.sizes.centres != (Fraction(1, 2),)):
            raise ValueError("weights are counted from the middle")
        # Sums of y by genotype are below 2⁵² for as many people as there may be; weights from own means are as a stratum's size squared.
        if self.sizes.centres is None and max(self.sizes.strata) ** 2 * self.steps > LARGEST_WEIGHTS:
            raise ValueError("the weights of so many people in one stratum are beyond 64 bits")
        people = np.array(self.sizes.strata, dtype=np.int64)
        if (self.totals > people * self.steps).any() or (self.sums > self.counts.astype(np.int64) * self.steps).any():
            raise ValueError("nobody's trait is above its last step")
        missing, called, steps = self.missing, self.sums.sum(axis=2), self.genotype_steps
        if (missing < 0).any():
            raise ValueError("no SNP can have more called people than there are in a stratum")
        if steps > 1 and ((self.counts.sum(axis=2) % steps).any() or (called % steps).any()):
            raise ValueError("the probabilities of a called person add up to 1")
        if self.squares is not None and (self.squares > self.counts.sum(axis=2)).any():
            raise ValueError("nobody's dosage is more than one copy from 1")
        # People without a call have the rest of the trait's sum, which up and down must agree with.
        of_person, subtracted = numerators(self.sizes, self.totals, self.steps)
        rest = of_person * (self.totals - called // steps) - missing * subtracted
        if not np.array_equal(rest, self.up - self.down) or ((self.up > 0) | (self.down > 0))[missing == 0].any():
            raise ValueError("the people without a call must have what the others lack of the trait's sum")

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, TraitTables):
            return NotImplemented
        steps = (self.steps, self.genotype_steps, self.weighs) == (other.steps, other.genotype_steps, other.weighs)
        return (self.sizes == other.sizes and steps and self.variants == other.variants) and all(
            np.array_equal(getattr(self, name), getattr(other, name))
            for name in ("counts", "sums", "up", "down", "totals", "squares")
        )

    __hash__ = None  # type: ignore[assignment]

    @classmethod
    def of_people(
        cls,
        copies: npt.NDArray[np.integer],
        steps_of: npt.NDArray[np.integer],
        strata: npt.NDArray[np.integer],
        *,
        steps: int,
        variants: Variants,
        centres: tuple[Fraction, ...] | None = None,
    ) -> TraitTables:
        """The tables of people with ``copies`` (n_people, n_snps; 0, 1, 2 of a1, 3 missing), y ``steps_of`` and stratum
        ``strata`` (n_people,), from 0, none empty; ``centres``: of each stratum, or own means.  As the definition says, for tests and
        small simulated studies."""
        n_strata = int(strata.max()) + 1
        people = np.bincount(strata, minlength=n_strata).astype(np.int64)
        totals = np.array([steps_of[strata == k].sum() for k in range(n_strata)], dtype=np.int64)
        here = [[(copies == g) & (strata == k)[:, None] for g in range(4)] for k in range(n_strata)]
        y = steps_of.astype(np.int64)
        sizes = TraitSizes(strata=tuple(people.tolist()), centres=centres)
        of_person, subtracted = numerators(sizes, totals, steps)
        weight = of_person[strata] * y - subtracted[strata]
        return cls(
            counts=np.stack([[each.sum(axis=0) for each in of[:3]] for of in here]).transpose(2, 0, 1),
            sums=np.stack([[y @ each for each in of[:3]] for of in here]).transpose(2, 0, 1),
            up=np.stack([np.maximum(weight, 0) @ of[3] for of in here], axis=1),
            down=np.stack([np.maximum(-weight, 0) @ of[3] for of in here], axis=1),
            totals=totals,
            sizes=sizes,
            steps=steps,
            variants=variants,
        )

    @property
    def n_snps(self) -> int:
        return len(self.variants)

    @property
    def n_people(self) -> int:
        return self.sizes.n_people

    @property
    def counted(self) -> tuple[IntArray | CountArray | None, ...]:
        """Everything that was counted of people; private."""
        return self.counts, self.sums, self.up, self.down, self.totals, self.squares

    def figures(self, *, are_secret: bool) -> None:
        """Weights follow from the public range, not from sizes, whether these ``are_secret`` or not."""

    @property
    def compared(self) -> StudySizes:
        """The sizes that a score's sensitivity and grid follow from."""
        return self.sizes if self.weighs is None else self.weighs

    @property
    def missing(self) -> IntArray:
        """People without a call, int64 (n_snps, K); computed anew each time."""
        people = np.array(self.sizes.strata, dtype=np.int64)
        lacking: IntArray = people - self.counts.sum(axis=2, dtype=np.int64) // self.genotype_steps
        return lacking

    @property
    def has_missing(self) -> bool:
        """Whether any call is missing.  Private: one person's record can change it."""
        return bool(self.missing.any())

    def of_strata(self, order: Sequence[int]) -> TraitTables:
        """With these strata alone, in that order; who is in another counts nowhere."""
        strata = list(order)
        centres = self.sizes.centres
        return replace(
            self,
            counts=self.counts[:, strata],
            sums=self.sums[:, strata],
            up=self.up[:, strata],
            down=self.down[:, strata],
            squares=None if self.squares is None else self.squares[:, strata],
            totals=self.totals[strata],
            sizes=TraitSizes(
                strata=tuple(self.sizes.strata[each] for each in strata),
                centres=None if centres is None else tuple(centres[each] for each in strata),
            ),
        )

    def from_measured(self, centres: tuple[Fraction, ...]) -> TraitTables:
        """The same people, from these measured ``centres`` in place of the planned ones, whole numbers of steps.

        Whoever has no call at a SNP was counted as Σ max(0, ·) and Σ max(0, −·) from the planned centre b alone.  From c > b of Y steps, y − c is
        (Y − c)/(Y − b) parts of y − b and (c − b)/(Y − b) parts of y − Y; each part is filled by itself, which leaves a score no larger than
        the least over fillings, and as far from its neighbours' (``weighted_bounds.largest_move``).  Below b likewise with y − 0.
        """
        planned = self.sizes.centres
        if planned is None or self.sizes.counted_from is not None:
            raise ValueError("a centre is measured where the plan has one")
        sizes = TraitSizes(strata=self.sizes.strata, centres=centres, counted_from=planned)
        lacking, called = self.missing, self.sums.sum(axis=2) // self.genotype_steps
        up, down = np.empty_like(self.up), np.empty_like(self.down)
        for k, (c, b) in enumerate(
            zip(whole_steps(centres, self.steps), whole_steps(planned, self.steps), strict=True)
        ):
            value = self.totals[k] - called[:, k]  # Σ y over people without a call
            if c == b:
                up[:, k], down[:, k] = self.up[:, k], self.down[:, k]
            elif c > b:
                up[:, k] = (self.steps - c) * self.up[:, k]
                down[:, k] = (self.steps - c) * self.down[:, k] + (c - b) * (self.steps * lacking[:, k] - value)
            else:
                up[:, k] = c * self.up[:, k] + (b - c) * value
                down[:, k] = c * self.down[:, k]
        return replace(self, sizes=sizes, up=up, down=down)

    def take(self, index: IntArray | slice) -> TraitTables:
        """The rows ``index``, in that order."""
        return replace(
            self,
            counts=self.counts[index],
            sums=self.sums[index],
            up=self.up[index],
            down=self.down[index],
            squares=None if self.squares is None else self.squares[index],
            variants=self.variants.take(index),
        )
