"""Membership attacks on simulated studies of a quantitative trait: did this person, with these genotypes and this value, take part?
(docs/theory/attacks-and-audit.md)

Members are the study's participants; outsiders are people like them who did not take part.  The attacker has each target's genotypes
and value, and a public reference sample.

* **On exact effects**, Im et al. 2012: with x̃ the copies standardised by the reference, the trait that the published effects predict
  for a person, Σ_j b_j·x̃_j, goes with the person's own value if it helped to make the effects.  The statistic is their product.
* **On the plan's own release**: the strongest attack, as in :mod:`realised_loss`, with one whole record exchanged, genotypes and value,
  inside its stratum.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import numpy.typing as npt

from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.simulation.attacks.membership_tests import shrunk_frequency
from gwasprivacy.simulation.attacks.realised_loss import SelectionLaw
from gwasprivacy.simulation.attacks.roc import Roc
from gwasprivacy.simulation.curves.curve import CurveRequest
from gwasprivacy.simulation.studies.cohort import ByteArray
from gwasprivacy.simulation.studies.trait_people import TraitCohort
from gwasprivacy.study.sizes import TraitSizes
from gwasprivacy.study.trait_tables import TraitTables

FloatArray = npt.NDArray[np.float64]

EFFECTS_EXACT = "test on exact effects"
"""Im, Gamazon, Nicolae & Cox, American Journal of Human Genetics 90 (2012), 591–598."""
_BLOCK = 256


def effects_attack(cohort: TraitCohort) -> Roc:
    """The test on every SNP's exact effect.  Raises ValueError where there is no reference sample."""
    if not len(cohort.reference):
        raise ValueError("the attacker needs a reference sample")
    frequency = shrunk_frequency(cohort.reference.sum(axis=0, dtype=np.int64), len(cohort.reference))
    spread = np.sqrt(2 * frequency * (1 - frequency))
    low, high = cohort.limits
    values, others = np.clip(cohort.values, low, high), np.clip(cohort.other_values, low, high)
    means = np.bincount(cohort.stratum, weights=values) / np.array(cohort.sizes.strata)
    own = values - means[cohort.stratum]
    centred = np.zeros(cohort.genotypes.shape[1])
    for start in range(0, len(own), _BLOCK):
        centred += own[start : start + _BLOCK] @ ((cohort.genotypes[start : start + _BLOCK] - 2 * frequency) / spread)
    effects = centred / len(own)
    # Nobody says in which stratum an outsider would be: the attacker takes the mean of all.
    return Roc.of(
        EFFECTS_EXACT,
        own * _predicted(cohort.genotypes, effects, frequency, spread),
        (others - values.mean()) * _predicted(cohort.others, effects, frequency, spread),
    )


def _predicted(genotypes: ByteArray, effects: FloatArray, frequency: FloatArray, spread: FloatArray) -> FloatArray:
    slope = effects / spread
    constant = 2 * float(frequency @ slope)
    found = np.empty(len(genotypes))
    for start in range(0, len(genotypes), _BLOCK):
        found[start : start + _BLOCK] = genotypes[start : start + _BLOCK] @ slope - constant
    return found


def replaced(
    tables: TraitTables, leaves: tuple[ByteArray, int], joins: tuple[ByteArray, int] | None, stratum: int
) -> TraitTables:
    """The tables after one record of ``stratum``, genotypes (n_snps,) and y in steps, gave place to another, or to nobody.  Nobody's call
    is missing."""
    counts, sums, totals = tables.counts.astype(np.int64), tables.sums.copy(), tables.totals.copy()
    rows, people = np.arange(tables.n_snps), list(tables.sizes.strata)
    for record, sign in ((leaves, -1), (joins, 1)):
        if record is None:
            continue
        copies, steps = record
        counts[rows, stratum, copies] += sign
        sums[rows, stratum, copies] += sign * steps
        totals[stratum] += sign * steps
        people[stratum] += sign
    sizes = replace(tables.sizes, strata=tuple(people))
    return replace(tables, counts=counts.astype(np.int32), sums=sums, totals=totals, sizes=sizes)


def secret_sizes(tables: TraitTables, request: CurveRequest) -> TraitSizes | None:
    """What is public of the sizes of a study like ``tables`` where the request's neighbours differ in theirs: the planned ones, as many."""
    return None if request.neighbours.group_sizes_stay else tables.sizes


def trait_selection_attack(
    cohort: TraitCohort, request: CurveRequest, rng: np.random.Generator, *, n_pairs: int
) -> tuple[FloatArray, FloatArray]:
    """As ``realised_loss.selection_attack``: ln of the exact likelihood ratio of a private selection, of members and of outsiders.

    Each of ``n_pairs`` trials exchanges a participant's whole record, genotypes and value, for an outsider's; or, where the size is
    secret, for nobody's.
    """
    tables = cohort.tables()
    weights = None
    if request.weights is not None:
        weights = request.weights.dealt(tables.n_snps, np.zeros(0, np.int64), right=False, rng=rng)
    planned = secret_sizes(tables, request)
    law = SelectionLaw(tables, request, weights=weights, planned=planned)
    joins_nobody = request.neighbours is Neighbours.ADD_REMOVE
    steps, others = cohort.steps(cohort.values), cohort.steps(cohort.other_values)
    leaving = rng.integers(len(steps), size=n_pairs)
    joining = rng.integers(len(others), size=n_pairs)
    drawn = law.draw(rng, n_pairs)
    statistics = np.empty((2, n_pairs))
    for trial, (old, new) in enumerate(zip(leaving.tolist(), joining.tolist(), strict=True)):
        changed = replaced(
            tables,
            (cohort.genotypes[old], int(steps[old])),
            None if joins_nobody else (cohort.others[new], int(others[new])),
            int(cohort.stratum[old]),
        )
        other = SelectionLaw(changed, request, weights=weights, planned=planned)
        for world, chosen in enumerate((drawn[trial], other.draw(rng, 1)[0])):
            statistics[world, trial] = law.log_probability(chosen) - other.log_probability(chosen)
    return statistics[0], statistics[1]
