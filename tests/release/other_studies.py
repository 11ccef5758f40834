"""Plans with effects for the small study inside strata and of a trait, and the files of its people that they need."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.membership.adversary import AdversaryModel
from gwasprivacy.membership.secrets import Secret
from gwasprivacy.plan.plan import Plan, ReleaseChoices
from gwasprivacy.study.design import GenotypeFilter, StudyDesign
from gwasprivacy.study.stratum import Stratum
from gwasprivacy.study.trait import Trait
from tests.release.kind_plans import TARGET, plan_of
from tests.release.scene import N_GROUP, Scene

EFFECTS = "selection with effects"
N_PEOPLE = 2 * N_GROUP
SIZES = ((8, 8), (12, 12))
STRATA = tuple(
    Stratum(name=name, n_cases=cases, n_controls=controls)
    for name, (cases, controls) in zip(("north", "south"), SIZES, strict=True)
)
TRAIT = Trait.by_sd(mean=27.0, sd=4.0, clip_sd=1.0, name="BMI")


def stratified(attacker: str = "bounded") -> Plan:
    plan = plan_of(EFFECTS, attacker, n_snps=1)
    chosen = replace(plan.release, score=ScoreChoice(name="tv"))
    return replace(plan, design=replace(plan.design, strata=STRATA), release=chosen)


def of_trait(secret: Secret = Secret.PARTICIPATION, trait: Trait = TRAIT) -> Plan:
    return Plan(
        title="BMI",
        adversary=AdversaryModel(secret=secret, target=TARGET),
        design=StudyDesign(
            n_cases=0, n_controls=0, n_participants=N_PEOPLE, trait=trait, alleles_are_public=True,
            genotype_filter=GenotypeFilter.NONE,
        ),
        release=ReleaseChoices(score=ScoreChoice(name="ks"), mechanism="joint", n_snps=1, effects_epsilon=0.5),
    )  # fmt: skip


def people(scene: Scene) -> list[str]:
    return [
        " ".join(line.split()[:2]) for line in scene.study.with_suffix(".fam").read_text(encoding="utf-8").splitlines()
    ]


def labels_of(scene: Scene) -> Path:
    """Everybody's stratum."""
    path = scene.folder / "labels.txt"
    north = np.arange(N_PEOPLE) % 5 < 2
    path.write_text(
        "".join(f"{who} {'north' if here else 'south'}\n" for who, here in zip(people(scene), north, strict=True)),
        encoding="utf-8",
    )
    return path


def values_of(scene: Scene) -> Path:
    """Cases have two copies at rs4, and a trait above the mean."""
    path = scene.folder / "bmi.txt"
    bmi = 27 + np.where(np.arange(N_PEOPLE) < N_GROUP, 2.0, -2.0) + np.linspace(-1, 1, N_PEOPLE)
    path.write_text(
        "".join(f"{who} {value:.3f}\n" for who, value in zip(people(scene), bmi, strict=True)), encoding="utf-8"
    )
    return path
