"""Public weights in simulated studies: dealt out to imagined SNPs, as if they were right and as if they told nothing.

Imagined SNPs have no names.  So the weights of a plan are taken as a spread of numbers, weight 1 for every SNP that it does
not list, and dealt out at random: *right* gives the causal SNPs theirs in proportion to the weight, one after the other
without replacement; *uninformed* gives them any.  Linked SNPs get theirs independently.
"""

from __future__ import annotations

import functools
import hashlib
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.arrays import freeze
from gwasprivacy.base.text_files import FileState
from gwasprivacy.study.design import Weights
from gwasprivacy.study.public_lists.public_weights import planned_weights
from gwasprivacy.study.tables import GenotypeTables
from gwasprivacy.study.trait_tables import TraitTables

FloatArray = npt.NDArray[np.float64]
IntArray = npt.NDArray[np.int64]

MOST_VALUES = 2000
"""More different weights than these are told by means of neighbouring ones."""
_NEVER = -1e4
"""The logarithm of weight 0 for a causal SNP: e to this is 0 for a double, so that it is never drawn."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class DealtDirections:
    """Of imagined SNPs, (n,): ``signs`` 1 or −1 where a risk allele is known, 0 elsewhere; ``logs``: ln of how many times likelier it is than
    the other one, inf where it is certain (None: everywhere); ``wrong``: rows of causal SNPs whose risk allele is the other one."""

    signs: npt.NDArray[np.int8]
    logs: FloatArray | None
    wrong: IntArray

    def __post_init__(self) -> None:
        freeze(self)


@dataclass(frozen=True, slots=True, kw_only=True)
class WeightSpread:
    """``weights``: the different weights, ascending, each at least 0; ``counts``: how many SNPs have each, at least 1; ``n_directed``: of
    how many the risk allele is known; ``beliefs``: how many times likelier than the other allele it is thought to be, at least 1, of those of
    which that is not certain.  ``all_right``: those of causal SNPs are right all the same."""

    weights: tuple[float, ...]
    counts: tuple[int, ...]
    n_directed: int = 0
    beliefs: tuple[float, ...] = ()
    all_right: bool = False

    def __post_init__(self) -> None:
        if len(self.beliefs) > self.n_directed:
            raise ValueError("only a risk allele that is named can be doubted")
        if len(self.weights) != len(self.counts) or any(count < 1 for count in self.counts):
            raise ValueError("each weight needs the number of its SNPs")

    @classmethod
    def of(cls, weights: npt.ArrayLike, n_directed: int = 0, beliefs: Iterable[float] = ()) -> WeightSpread:
        """The spread of the listed SNPs' weights, ``n_directed`` of them with a known risk allele, of which ``beliefs`` are not certain."""
        found = sorted(Counter(np.asarray(weights, dtype=np.float64).tolist()).items())
        if len(found) > MOST_VALUES:
            zero = [pair for pair in found if pair[0] == 0]
            groups = np.array_split(np.array([pair for pair in found if pair[0] > 0]), MOST_VALUES - 1)
            found = zero + [(float(np.average(g[:, 0], weights=g[:, 1])), int(g[:, 1].sum())) for g in groups]
        return cls(
            weights=tuple(value for value, _ in found),
            counts=tuple(count for _, count in found),
            n_directed=n_directed,
            beliefs=tuple(sorted(beliefs)),
        )

    @property
    def digest(self) -> str:
        """Names the spread, for answers that are kept."""
        return hashlib.sha256(
            repr(
                (
                    self.weights,
                    self.counts,
                    *((self.n_directed,) if self.n_directed else ()),
                    *((self.beliefs, self.all_right) if self.beliefs else ()),
                )
            ).encode()
        ).hexdigest()[:16]

    @property
    def right(self) -> WeightSpread:
        """The same with all risk alleles right, as certain as they are."""
        return replace(self, all_right=True)

    def directions(self, n_snps: int, causal: IntArray, rng: np.random.Generator) -> DealtDirections | None:
        """A direction for as many of ``n_snps`` imagined SNPs as have a known risk allele, either by chance; None where none has one.

        A causal SNP at one of the rows ``causal`` has one too, by chance right as often as the table is sure of it: 4 times in 5 at 4 : 1,
        always where it is certain.  One that is right counts in both, since the other direction adds nothing."""
        if not self.n_directed:
            return None
        signs = rng.choice(np.array([-1, 1], dtype=np.int8), n_snps)
        signs[rng.permutation(n_snps)[min(self.n_directed, n_snps) :]] = 0
        if not self.beliefs:
            signs[causal] = 0
            return DealtDirections(signs=signs, logs=None, wrong=causal[:0])
        pool = np.append(np.full(self.n_directed - len(self.beliefs), np.inf), self.beliefs)
        logs = np.log(rng.choice(pool, n_snps))
        is_wrong = rng.random(len(causal)) < 1 / (1 + np.exp(logs[causal]))
        wrong = causal[:0] if self.all_right else causal[is_wrong]
        signs[causal], signs[wrong] = 0, 1
        return DealtDirections(signs=signs, logs=logs, wrong=wrong)

    def dealt(self, n_snps: int, causal: IntArray, *, right: bool, rng: np.random.Generator) -> FloatArray:
        """A weight for each of ``n_snps`` imagined SNPs, those at the rows ``causal`` first; float64 (n_snps,)."""
        listed = np.repeat(self.weights, self.counts)
        pool = np.concatenate([listed, np.ones(max(n_snps - len(listed), 0))])
        order = rng.permutation(len(pool))
        if right:
            # The largest of ln π + Gumbel noise, one after the other: without replacement, in proportion to π.
            with np.errstate(divide="ignore"):
                first = np.argsort(-(np.log(pool) + rng.gumbel(size=len(pool))))[: len(causal)]
            order = np.concatenate([rng.permutation(first), order[~np.isin(order, first)]])
        weights = np.empty(n_snps)
        others = np.setdiff1d(np.arange(n_snps), causal)
        weights[causal] = pool[order[: len(causal)]]
        weights[others] = pool[order[len(causal) : n_snps]]
        return weights


def directed_scores(
    choice: ScoreChoice,
    tables: GenotypeTables | TraitTables,
    dealt: DealtDirections | None,
    unit: float,
    **others: Any,
) -> FloatArray:
    """The scores of a simulated study with the risk alleles that were dealt to its SNPs; ``unit``: what a factor e of belief is worth."""
    if dealt is None:
        return computed_scores(choice, tables, **others)
    against = None if dealt.logs is None else unit * dealt.logs
    scores = computed_scores(choice, tables, directions=dealt.signs, against=against, **others)
    if len(dealt.wrong) and against is not None:
        # Whichever direction the study speaks for is the true one of a causal SNP, nearly always; the wrong risk allele is then the other.
        turned = computed_scores(
            choice,
            tables.take(dealt.wrong),
            directions=-dealt.signs[dealt.wrong],
            against=against[dealt.wrong],
            **others,
        )
        scores[dealt.wrong] = np.minimum(scores[dealt.wrong], turned)
    return scores


def shifted(
    scores: FloatArray, causal: IntArray, weights: FloatArray, unit: float, *, keep_rows: bool = False
) -> tuple[FloatArray, IntArray]:
    """The scores with unit·ln(weights) added, and the rows of the causal SNPs: others of weight 0 are taken out, or with
    ``keep_rows`` put so far down that they are never drawn, as causal ones are."""
    keep = (weights > 0) | keep_rows
    keep[causal] = True
    with np.errstate(divide="ignore"):
        logs = np.maximum(np.log(weights), _NEVER)
    return (scores + unit * logs)[keep], np.cumsum(keep)[causal] - 1


def spread_of(weights: Weights | None, base: Path | None = None) -> WeightSpread | None:
    """The spread of a plan's weights, whose file lies in ``base``.  Raises InvalidInput; kept until the file changes."""
    if weights is None:
        return None
    own = weights.placed(base)
    return _spread(own, FileState.seen(Path(own.path)))


@functools.lru_cache(maxsize=4)
def _spread(weights: Weights, state: FileState) -> WeightSpread:
    table = planned_weights(weights, None)
    return WeightSpread.of(list(table.weight_of.values()), len(table.risk_of or ()), (table.belief_of or {}).values())
