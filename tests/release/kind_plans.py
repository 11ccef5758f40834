"""Plans of every kind of release for the small study, and the families that they may serve."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from gwasprivacy.membership.adversary import AdversaryModel, PriorRange, Target, TargetKind
from gwasprivacy.membership.families import ALL, IDENTIFIABILITY, SAMPLED, UNBOUNDED, UNIFORM
from gwasprivacy.membership.secrets import SamplingScheme, Secret, Sizes
from gwasprivacy.plan.plan import Plan, ReleaseChoices
from gwasprivacy.study.design import GenotypeFilter, Loci, StudyDesign
from tests.release.scene import N_GROUP, small_plan

LISTED = ("rs9", "rs4", "rs17")
TARGET = Target(TargetKind.EPSILON, 1.5)

CHOICES: dict[str, dict[str, Any]] = {
    "selection": {"mechanism": "permute-and-flip", "n_snps": 2},
    "selection with values": {"mechanism": "joint", "n_snps": 2, "values_epsilon": 0.5},
    "at least one of two": {"mechanism": "joint", "n_snps": 2, "at_least": 1},
    "selection by a lead": {"mechanism": "joint", "n_snps": 2, "lead": 7.0},
    "selection by weights": {"mechanism": "joint", "n_snps": 2, "set_weights": (0.2, 0.8)},
    "selection by a measured ratio": {"mechanism": "joint", "n_snps": 2, "ratio_epsilon": 0.3},
    "significant set": {"mechanism": "significant-set", "n_snps": 4, "threshold": 13.0},
    "significant set with values": {
        "mechanism": "significant-set",
        "n_snps": 4,
        "threshold": 13.0,
        "values_epsilon": 0.7,
    },
    "right list": {"mechanism": "right-list", "n_snps": 4, "threshold": 13.0},
    "right list with effects": {
        "mechanism": "right-list",
        "n_snps": 4,
        "threshold": 13.0,
        "wrong": 0.05,
        "effects_epsilon": 0.7,
    },
    "selection of loci": {"mechanism": "joint", "n_snps": 2},
    "selection of loci with values": {"mechanism": "joint", "n_snps": 2, "values_epsilon": 0.5},
    "right list of loci": {"mechanism": "right-list", "n_snps": 2, "threshold": 13.0},
    "significant set of loci": {"mechanism": "significant-set", "n_snps": 4, "threshold": 13.0},
    "selection with effects": {"mechanism": "joint", "n_snps": 2, "effects_epsilon": 0.5},
    "significant set with effects": {
        "mechanism": "significant-set",
        "n_snps": 4,
        "threshold": 13.0,
        "effects_epsilon": 0.7,
    },
    "ranked selection with effects": {"mechanism": "exponential", "n_snps": 2, "effects_epsilon": 0.6},
    "values": {"mechanism": "values", "n_snps": 3, "snps": LISTED},
    "genotype counts": {"mechanism": "genotype-counts", "n_snps": 3, "snps": LISTED},
    "allele counts": {"mechanism": "allele-counts", "n_snps": 3, "snps": LISTED},
    "significant count": {"mechanism": "significant-count", "n_snps": 0, "threshold": 13.0},
}
COUNTS = ("genotype counts", "allele counts")

ATTACKERS: dict[str, AdversaryModel] = {
    "bounded": AdversaryModel(target=TARGET),
    "case status": AdversaryModel(secret=Secret.CASE_STATUS, prior=PriorRange(0.3, 0.6), target=TARGET),
    "identifiability": AdversaryModel(family=IDENTIFIABILITY, worlds=10, target=Target(TargetKind.CAP, 0.4)),
    "fixed-size sample": AdversaryModel(family=SAMPLED, sampling_rate=0.5, target=TARGET),
    "Poisson sample": AdversaryModel(family=SAMPLED, sampling_rate=0.5, sampling=SamplingScheme.POISSON, target=TARGET),
    "unbounded": AdversaryModel(family=UNBOUNDED, target=TARGET),
    "only the total": AdversaryModel(sizes=Sizes.TOTAL, target=TARGET),
    "case status, no numbers": AdversaryModel(
        family=UNBOUNDED, secret=Secret.CASE_STATUS, sizes=Sizes.ABOUT, prior=PriorRange(0.3, 0.6), target=TARGET
    ),
    "uniform": AdversaryModel(family=UNIFORM, target=TARGET),
    "k-Max": AdversaryModel(family=UNIFORM, k=3),
    "all": AdversaryModel(family=ALL),
}
SECRET_SIZE = ("Poisson sample", "unbounded", "uniform")
NOTHING = ("k-Max", "all")
MEASURED = "selection by a measured ratio"
PRINTED = ("bounded", "case status", "identifiability", "fixed-size sample")
"""Who knows the numbers of cases and of controls, so that no ratio is measured."""


def plan_of(what: str, attacker: str | None = None, **choices: Any) -> Plan:
    """The plan of ``what`` against ``attacker`` (usually bounded): the whole ε for one release, alleles declared public."""
    usual = "unbounded" if "ratio_epsilon" in CHOICES[what] else "bounded"
    return replace(
        small_plan(),
        adversary=ATTACKERS[attacker or usual],
        design=StudyDesign(
            n_cases=N_GROUP,
            n_controls=N_GROUP,
            alleles_are_public=True,
            genotype_filter=GenotypeFilter.NONE,
            loci=Loci(block_kb=5.0, published=True) if "of loci" in what else None,
        ),
        release=ReleaseChoices(**{**CHOICES[what], **choices}),
    )
