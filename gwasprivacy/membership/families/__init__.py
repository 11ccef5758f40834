"""The families of priors: who the attacker may be, what is assumed, and what a release must satisfy.

A family 𝒟 is a set of distributions over datasets, one for every attacker that a promise covers (Li et al.,
CCS'13).  The two source papers calibrate differential privacy for the families below; each description
says in plain words who is covered and who is not.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from gwasprivacy.membership.secrets import Neighbours, SamplingScheme, Secret

__all__ = ["FAMILIES", "Family", "FamilyDescription", "Neighbours", "SamplingScheme", "Secret"]


class Family(StrEnum):
    """Names of the families, as plans and the command line write them."""

    BOUNDED = "bounded"
    UNBOUNDED = "unbounded"
    IDENTIFIABILITY = "identifiability"
    SAMPLED = "sampled"
    UNIFORM = "uniform"
    ALL = "all"


@dataclass(frozen=True, slots=True, kw_only=True)
class FamilyDescription:
    """A family in words.

    ``needs`` lists the neighbour relations under which a release may serve this family (empty: none can);
    ``two_sided`` says whether the required differential privacy bounds belief in both directions;
    ``uses_prior`` whether the prior range is the user's to choose.
    """

    title: str
    attacker: str
    assumes: str
    needs: tuple[Neighbours, ...]
    releases: str
    calibration: str
    source: str
    two_sided: bool
    uses_prior: bool
    secrets: tuple[Secret, ...]


_BOTH = (Secret.PARTICIPATION, Secret.CASE_STATUS)
_SELECTIONS = (
    "Every selection of SNPs (exponential, permute-and-flip, Laplace, joint, significant set), "
    "with noisy scores of the selected SNPs if wanted; noisy scores and counts of SNPs named beforehand; the number of "
    "significant SNPs."
)

FAMILIES: Mapping[Family, FamilyDescription] = MappingProxyType(
    {
        Family.BOUNDED: FamilyDescription(
            title="Knows the study's size",
            attacker=(
                "Someone who knows how many cases and controls the study has, and has their own guess, person by "
                "person, of who took part. They may know the genomes of everybody, also of every participant but one."
            ),
            assumes=(
                "Beforehand, whether one person took part says nothing about another, except that the group sizes "
                "are fixed. Given those sizes, the attacker is either certain about a person or believes in their "
                "participation with a probability inside the chosen range."
            ),
            needs=(Neighbours.REPLACE_ONE, Neighbours.SWAP),
            releases=_SELECTIONS,
            calibration="ε = ln(1 + (γ − 1)/max(1 − aγ, b)); for any prior ε = ln γ",
            source="Li et al. 2013, Theorem 4.8; Tramèr et al. 2015, Theorem 2",
            two_sided=True,
            uses_prior=True,
            secrets=_BOTH,
        ),
        Family.UNBOUNDED: FamilyDescription(
            title="Does not know the study's size",
            attacker=(
                "Someone who does not know how many people took part, and has their own guess, person by person, "
                "of who did."
            ),
            assumes=(
                "Beforehand, whether one person took part says nothing about another. The number of participants "
                "is itself kept secret, so the report may not state it."
            ),
            needs=(Neighbours.ADD_REMOVE,),
            releases="Genotype and allele counts. Selections, scores and the number of "
            "significant SNPs need public group sizes and do not qualify.",
            calibration="The same formula; positive add-or-remove differential privacy is enough",
            source="Li et al. 2013; Tramèr et al. 2015, Theorems 3 and 4",
            two_sided=False,
            uses_prior=True,
            secrets=(Secret.PARTICIPATION,),
        ),
        Family.IDENTIFIABILITY: FamilyDescription(
            title="Knows all but one participant",
            attacker=(
                "Someone who knows every participant but one, and has narrowed the last one down to m people "
                "who are all equally likely."
            ),
            assumes=(
                "Every person is known to be in, known to be out, or one of the m equally likely candidates, "
                "of whom exactly one took part."
            ),
            needs=(Neighbours.REPLACE_ONE, Neighbours.SWAP),
            releases=_SELECTIONS,
            calibration="e^ε = ρ(m − 1)/(1 − ρ) keeps the certainty about each candidate at or below ρ",
            source="Lee & Clifton 2012; Li et al. 2013",
            two_sided=True,
            uses_prior=False,
            secrets=_BOTH,
        ),
        Family.SAMPLED: FamilyDescription(
            title="The study is a secret sample of a biobank",
            attacker=(
                "Someone who has their own guess of who is in the biobank, and does not know whom the study drew from it."
            ),
            assumes=(
                "The study is a fresh random sample of the biobank with a known rate, and who was drawn stays secret "
                "for ever. The promise is about being in the biobank; whoever is known to be in the biobank, or whose "
                "participation itself is the secret, is protected by the mechanism's own ε only."
            ),
            needs=(Neighbours.REPLACE_ONE, Neighbours.ADD_REMOVE),
            releases=(
                "A fixed-size sample without replacement: every kind of release. "
                "A Poisson sample: counts only, since its size is random."
            ),
            calibration="ε = ln(1 + β(e^ε₀ − 1)), where ε₀ is what the mechanism is run with",
            source="Li, Qardaji & Su 2012; Li et al. 2013",
            two_sided=True,
            uses_prior=True,
            secrets=(Secret.PARTICIPATION,),
        ),
        Family.UNIFORM: FamilyDescription(
            title="Knows nothing at all",
            attacker="Someone to whom every subset of the population is equally likely: a prior of one half for everybody.",
            assumes="The attacker knows nothing about anybody, not even how many took part. Real attackers know more.",
            needs=(Neighbours.ADD_REMOVE,),
            releases="k-Max, the framework's worked example (no GWAS release), and counts.",
            calibration="k-Max gives γ = (2^k − 1)/(2^k − 2); otherwise the formula at a = b = ½",
            source="Li et al. 2013, §5.1, as corrected here (the empty dataset counts as rank 1)",
            two_sided=False,
            uses_prior=False,
            secrets=(Secret.PARTICIPATION,),
        ),
        Family.ALL: FamilyDescription(
            title="Every conceivable attacker",
            attacker=(
                "Anybody at all, also someone who knows that people take part together: a whole family, or everybody or "
                "nobody of a village."
            ),
            assumes="Nothing.",
            needs=(),
            releases=(
                "None. The output may hardly depend on the data: it must be nearly as likely for every other dataset, "
                "also one that shares no person with this one. No useful GWAS result is possible."
            ),
            calibration="Pr[A(T) ∈ S] ≤ γ·Pr[A(T′) ∈ S] for all datasets T, T′",
            source="Li et al. 2013",
            two_sided=True,
            uses_prior=False,
            secrets=_BOTH,
        ),
    }
)
