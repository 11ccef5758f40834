"""Whole releases of small studies where not all numbers are printed: nothing is refuted, the bounds are reached, too little noise is."""

from __future__ import annotations

import functools
from fractions import Fraction

import numpy as np
import pytest

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.association.scores.weighted_sums import WeightedSums
from gwasprivacy.lab.audit.loss_enumeration import N_SNPS, Claim, Release, check_claims
from gwasprivacy.lab.audit.whole_releases import MISSING, WHOLE_RELEASES, Person, WholeRelease
from gwasprivacy.lab.audit.worst_case_tables import study_of
from gwasprivacy.mechanisms import measured_ratio
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.study.sizes import CaseControlSizes, TraitSizes


def test_no_release_tells_more_than_its_epsilon_and_many_tell_as_much() -> None:
    found = check_claims(WHOLE_RELEASES, cases=6, seed=0)
    assert [claim.name for claim in found if not claim.holds] == []
    assert max(claim.ratio_reached for claim in found) > 0.99
    assert {
        f"{kind}{change}" for kind in ("", "strata-", "ratio-", "ratio-strata-") for change in ("add-remove", "label")
    } < {claim.name for claim in found}
    assert {f"trait-{kind}replace-trait" for kind in ("", "strata-", "ratio-", "ratio-strata-")} < {
        claim.name for claim in found
    }


def _with_less_noise(claim: Claim, **noise: float) -> Claim:
    name, title, make = claim
    return name, title, functools.partial(make, **noise)


@pytest.mark.parametrize("claim", WHOLE_RELEASES, ids=lambda claim: claim[0])
def test_half_the_sensitivity_is_refuted(claim: Claim) -> None:
    """Of the score, and where the ratio is measured of that too, each by itself."""
    less = [{"noise": 0.5}, {"ratio_noise": 0.5}] if "ratio" in claim[0] else [{"noise": 0.5}]
    for noise in less:
        for seed in range(12):  # until one study refutes it
            (found,) = check_claims([_with_less_noise(claim, **noise)], cases=5, seed=seed)
            if not found.holds:
                break
        assert not found.holds, noise


MISTAKES = {
    "the slope of the planned centre is kept": (
        TraitSizes, "unit", property(lambda sizes: Fraction(1)), "trait-ratio-add-remove",
    ),
    "the largest weight in the place of the range": (
        measured_ratio, "_centre_move", lambda planned, neighbours: Fraction(1), "trait-ratio-replace-trait",
    ),
    "D over called people only": (
        WeightedSums, "surplus", property(lambda sums: sums.z.sum(axis=1)), "trait-add-remove",
    ),
}  # fmt: skip


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_about_a_measured_mean_is_refuted(mistake: str, monkeypatch: pytest.MonkeyPatch) -> None:
    where, what, wrong, name = MISTAKES[mistake]
    (claim,) = (each for each in WHOLE_RELEASES if each[0] == name)
    monkeypatch.setattr(where, what, wrong)
    (found,) = check_claims([claim], cases=60, seed=1)
    assert not found.holds


def _release(planned: CaseControlSizes, ratio_epsilon: float | None) -> WholeRelease:
    return WholeRelease(
        score=ScoreChoice(name="tv"), planned=planned, neighbours=Neighbours.ADD_REMOVE, ratio_epsilon=ratio_epsilon,
        selection=Release(mechanism="exponential", n_snps=1, epsilon=1.0, sensitivity=0.5),
    )  # fmt: skip


@pytest.mark.parametrize("strata", [((2, 3),), ((3, 2), (1, 1)), ((2, 2), (0, 4))])
@pytest.mark.parametrize("ratio_epsilon", [None, 0.3])
def test_the_laws_that_are_enumerated_are_laws(
    strata: tuple[tuple[int, int], ...], ratio_epsilon: float | None
) -> None:
    world = tuple(Person(i % len(strata), i % 2, 0, (0, 1, 2, MISSING)) for i in range(5))
    law = _release(CaseControlSizes(strata=strata), ratio_epsilon).law(world)
    assert law.sum() == pytest.approx(1, abs=1e-9)
    assert (law > 0).all()


def test_scores_are_those_that_a_release_computes() -> None:
    rng = np.random.default_rng(5)
    planned = CaseControlSizes.of_groups(3, 5)
    for _ in range(20):
        world = tuple(
            Person(0, int(rng.integers(2)), 0, tuple(int(g) for g in rng.integers(0, MISSING + 1, N_SNPS)))
            for _ in range(int(rng.integers(1, 7)))
        )
        counts = np.zeros((N_SNPS, 2, 3), dtype=np.int32)
        for each in world:
            for snp, copies in enumerate(each.copies):
                if copies != MISSING:
                    counts[snp, each.group, copies] += 1
        sizes = tuple(sum(each.group == group for each in world) for group in (0, 1))
        tables = study_of(counts, sizes=(sizes[0], sizes[1]))
        mine = _release(planned, None).scores(world, planned)
        assert np.array_equal(mine, computed_scores(ScoreChoice(name="tv"), tables, planned=planned))
