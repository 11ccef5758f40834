"""What exact results of a study of a trait, and the plan's private release, tell about single simulated participants
(docs/theory/attacks-and-audit.md).

**Exact results** are every SNP's effect, b_j = Σ_i z_i·x̃_ij / N, with z a person's value less the mean of their stratum, and x̃ the copies
standardised by a public reference; and the means and the variance σ² = Σ_i z_i² / N of the trait.  The attacker knows one person's
genotypes, value and stratum, so their own z and x̃, and nobody else's.  Others' copies are then as good as drawn from the
reference: where the person did not take part, N·b_j has mean 0 and variance N·σ²; where they did, it has mean z·x̃_j, their own
part (that z of the others sums to −z changes no mean, since x̃ has mean 0).  SNPs without linkage are independent, and a sum over many people is
nearly normal, so the evidence is

    ln( density of b if they took part / if not ) = ( z·Σ_j b_j·x̃_j − z²·Σ_j x̃_j² / (2N) ) / σ².

Its first part is the statistic of Im et al. 2012; the second says how large it would be expected.  Whoever has the mean of the trait, z = 0,
moved no effect, and nothing is learned of them.  The variance is taken as the same in both worlds (with them it is
z²/(N·σ²) of itself smaller), and causal SNPs as without effect: of a few SNPs among thousands.

**The private release** is asked after by whoever knows everybody else: the exact likelihood ratio of :mod:`realised_loss`, of the study and of the
one in which another whole record, genotypes and value, stands in the person's place in their stratum; where the size is secret, the one without the person.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.language import mark
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.simulation.attacks.membership_tests import shrunk_frequency
from gwasprivacy.simulation.attacks.realised_loss import SelectionLaw
from gwasprivacy.simulation.attacks.trait_attacks import replaced, secret_sizes
from gwasprivacy.simulation.curves.curve import CurveRequest
from gwasprivacy.simulation.studies.trait_people import TraitCohort
from gwasprivacy.study.public_lists.locus_index import LocusIndex

FloatArray = npt.NDArray[np.float64]
IntArray = npt.NDArray[np.int64]

STAGE = mark("Simulating an attack on each person")
IN, OUT = 0, 1
"""The two worlds, in the first axis of the evidence."""
_BLOCK = 256


class ExactEffects:
    """The exact results of a study and of each study with one record replaced."""

    def __init__(self, cohort: TraitCohort) -> None:
        self._cohort = cohort
        low, high = cohort.limits
        self.values, self.other_values = np.clip(cohort.values, low, high), np.clip(cohort.other_values, low, high)
        self._frequency = shrunk_frequency(cohort.reference.sum(axis=0, dtype=np.int64), len(cohort.reference))
        self._spread = np.sqrt(2 * self._frequency * (1 - self._frequency))
        n_strata = cohort.sizes.n_strata
        self._copies = np.zeros((n_strata, len(self._frequency)))  # Σ x̃ of each stratum
        self._moments = np.zeros(len(self._frequency))  # Σ y·x̃
        for start in range(0, len(self.values), _BLOCK):
            here = slice(start, start + _BLOCK)
            standard = self._standard(cohort.genotypes[here])
            self._moments += self.values[here] @ standard
            for stratum in range(n_strata):
                self._copies[stratum] += standard[cohort.stratum[here] == stratum].sum(axis=0)
        self._sums = np.bincount(cohort.stratum, weights=self.values, minlength=n_strata)
        self._squares = float(self.values @ self.values)

    def _standard(self, genotypes: npt.NDArray[np.uint8]) -> FloatArray:
        found: FloatArray = (genotypes - 2 * self._frequency) / self._spread
        return found

    def evidence(self, person: int, joins: int | None = None) -> float:
        """ln of the likelihood ratio of ``person``'s participation, from the study's exact results; with ``joins``, from those of
        the study in which that outsider stands in their place."""
        cohort = self._cohort
        stratum, own, value = (
            int(cohort.stratum[person]),
            self._standard(cohort.genotypes[person]),
            self.values[person],
        )
        copies, moments, sums, squares = self._copies, self._moments, self._sums, self._squares
        if joins is not None:
            other, theirs = self._standard(cohort.others[joins]), self.other_values[joins]
            copies, sums = copies.copy(), sums.copy()
            copies[stratum] += other - own
            sums[stratum] += theirs - value
            moments = moments + theirs * other - value * own
            squares += float(theirs**2 - value**2)
        sizes = np.array(cohort.sizes.strata, dtype=np.float64)
        means, n_people = sums / sizes, float(sizes.sum())
        effects = (moments - means @ copies) / n_people
        variance = (squares - float(sums @ means)) / n_people
        if variance <= 0:
            return 0.0  # everybody has one value: all effects are 0 in either world
        z = float(value - means[stratum])
        return float((z * (own @ effects) - z**2 * float(own @ own) / (2 * n_people)) / variance)


def exact_evidence(cohort: TraitCohort, people: IntArray, joining: IntArray) -> FloatArray:
    """The evidence of exact results about ``people``, (2, n_people): with them, and with ``joining`` (rows of the outsiders) in their places.

    Raises ValueError where there is no reference sample.
    """
    if not len(cohort.reference):
        raise ValueError("the attacker needs a reference sample")
    effects = ExactEffects(cohort)
    found = np.empty((2, len(people)))
    for number, (person, other) in enumerate(zip(people.tolist(), joining.tolist(), strict=True)):
        found[IN, number] = effects.evidence(person)
        found[OUT, number] = effects.evidence(person, other)
    return found


def private_evidence(
    cohort: TraitCohort,
    request: CurveRequest,
    people: IntArray,
    joining: IntArray,
    rng: np.random.Generator,
    *,
    n_draws: int,
    loci: LocusIndex | None = None,
    work: Work = UNWATCHED,
) -> FloatArray:
    """The evidence of ``n_draws`` seeded releases in each world, (2, n_people, n_draws).  Raises Cancelled."""
    tables = cohort.tables()
    weights = None
    if request.weights is not None:
        weights = request.weights.dealt(tables.n_snps, np.zeros(0, np.int64), right=False, rng=rng)
    planned = secret_sizes(tables, request)
    law = SelectionLaw(tables, request, loci=loci, weights=weights, planned=planned)
    steps, others = cohort.steps(cohort.values), cohort.steps(cohort.other_values)
    found = np.empty((2, len(people), n_draws))
    for number, (old, new) in enumerate(zip(people.tolist(), joining.tolist(), strict=True)):
        work.check()
        work.progress(STAGE, 2 + number, len(people) + 2)
        leaves = cohort.genotypes[old], int(steps[old])
        joins = None
        if request.neighbours is not Neighbours.ADD_REMOVE:
            joins = cohort.others[new], int(others[new])
        changed = replaced(tables, leaves, joins, int(cohort.stratum[old]))
        other = SelectionLaw(changed, request, loci=loci, weights=weights, planned=planned)
        for world, mine in ((IN, law), (OUT, other)):
            for draw, chosen in enumerate(mine.draw(rng, n_draws)):
                found[world, number, draw] = law.log_probability(chosen) - other.log_probability(chosen)
    return found
