"""Single people of simulated studies of a trait: beliefs are what Bayes' rule makes of the laws, after exact effects and after a release."""

from __future__ import annotations

import itertools
import json
import math
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from scipy.stats import norm

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.errors import PrivacyRefusal
from gwasprivacy.cli.main import main
from gwasprivacy.forecast.one_person import ask_after, belief_about, beliefs_table, person_question, study_words
from gwasprivacy.membership.same_guarantee import posteriors_after
from gwasprivacy.membership.secrets import Secret
from gwasprivacy.plan.saved_plan import save_plan
from gwasprivacy.simulation.attacks.membership_tests import shrunk_frequency
from gwasprivacy.simulation.attacks.one_person import ask_after_people
from gwasprivacy.simulation.attacks.one_trait_person import IN, OUT, ExactEffects, exact_evidence, private_evidence
from gwasprivacy.simulation.curves.curve import CurveRequest
from gwasprivacy.simulation.studies.trait_people import TraitCohort, trait_cohort
from gwasprivacy.study.trait import STEPS
from tests.simulation.attacks.test_trait_attacks import STRATA, plan, scenario


@pytest.fixture(scope="module")
def cohort() -> TraitCohort:
    rng = np.random.default_rng(4)
    return trait_cohort(scenario(n_snps=40, strata=STRATA), 30, rng, n_others=30, n_reference=300)


def with_outsider(cohort: TraitCohort, person: int, other: int) -> TraitCohort:
    """The study in which ``other`` stands in the place of ``person``."""
    genotypes, values = cohort.genotypes.copy(), cohort.values.copy()
    genotypes[person], values[person] = cohort.others[other], cohort.other_values[other]
    return replace(cohort, genotypes=genotypes, values=values)


def by_densities(published: TraitCohort, genotypes: np.ndarray, value: float, stratum: int) -> float:
    """ln of the ratio of the densities of every published effect, one after the other, as the text has them."""
    frequency = shrunk_frequency(published.reference.sum(axis=0, dtype=np.int64), len(published.reference))
    spread = np.sqrt(2 * frequency * (1 - frequency))
    y = np.clip(published.values, *published.limits)
    means = [y[published.stratum == k].mean() for k in range(published.sizes.n_strata)]
    z = np.array([each - means[k] for each, k in zip(y, published.stratum, strict=True)])
    sums = z @ ((published.genotypes - 2 * frequency) / spread)  # N·b
    deviation = math.sqrt(float(z @ z))
    own = (genotypes - 2 * frequency) / spread
    mine = float(np.clip(value, *published.limits)) - means[stratum]
    return float((norm.logpdf(sums, mine * own, deviation) - norm.logpdf(sums, 0.0, deviation)).sum())


@pytest.mark.parametrize("person", [0, 19, 20, 29])
def test_the_evidence_is_the_ratio_of_the_densities_of_what_was_published(cohort: TraitCohort, person: int) -> None:
    target = (cohort.genotypes[person], float(cohort.values[person]), int(cohort.stratum[person]))
    found = ExactEffects(cohort)
    assert found.evidence(person) == pytest.approx(by_densities(cohort, *target), abs=1e-9)
    for other in (0, 7):
        replaced = by_densities(with_outsider(cohort, person, other), *target)
        assert found.evidence(person, other) == pytest.approx(replaced, abs=1e-9)


def test_beliefs_are_as_often_right_as_they_say() -> None:
    """Of people whom half the attackers' studies have: the odds of having taken part rise as e^evidence, not slower, not faster.

    The slope of a logistic regression of the world on the evidence is 1; its error from 4,800 answers is about 0.03.
    """
    said, worlds = [], []
    for seed in range(40):
        rng = np.random.default_rng(seed)
        study = trait_cohort(scenario(n_snps=60), 100, rng, n_others=100, n_reference=1000)
        people, joining = np.arange(60), rng.integers(100, size=60)
        found = exact_evidence(study, people, joining)
        said += [found[IN], found[OUT]]
        worlds += [np.ones(60), np.zeros(60)]
    evidence, took_part = np.concatenate(said), np.concatenate(worlds)
    slope, offset = 0.5, 0.0
    for _step in range(30):  # Newton's
        belief = 1 / (1 + np.exp(-(offset + slope * evidence)))
        weights = belief * (1 - belief)
        columns = np.stack([np.ones_like(evidence), evidence])
        move = np.linalg.solve((columns * weights) @ columns.T, columns @ (took_part - belief))
        offset, slope = offset + move[0], slope + move[1]
    assert slope == pytest.approx(1, abs=0.12)
    assert offset == pytest.approx(0, abs=0.12)
    assert evidence.std() > 0.4, "there is something to learn"


def test_nothing_is_learned_of_whoever_has_the_mean_of_their_stratum(cohort: TraitCohort) -> None:
    values = np.clip(cohort.values, *cohort.limits)
    values[4] = 0.0
    first = cohort.stratum == cohort.stratum[4]
    first[4] = False
    values[4] = values[first].mean()
    assert ExactEffects(replace(cohort, values=values)).evidence(4) == pytest.approx(0, abs=1e-9)


def brute_score(cohort: TraitCohort, snp: int) -> float:
    """The largest |Σ f(g)·z| over all f: {0, 1, 2} → {0, 1}, from each person's own z."""
    y = cohort.steps(cohort.values) / STEPS
    means = np.array([y[cohort.stratum == k].mean() for k in range(cohort.sizes.n_strata)])
    z, copies = y - means[cohort.stratum], cohort.genotypes[:, snp]
    return max(
        abs(sum(z[copies == g].sum() for g in chosen)) for n in (1, 2) for chosen in itertools.combinations(range(3), n)
    )


@pytest.mark.parametrize("epsilon", [0.7, 2.0])
def test_every_release_tells_the_exact_ratio_of_its_probabilities_and_no_more_than_its_epsilon(
    cohort: TraitCohort, epsilon: float
) -> None:
    """By brute force: every SNP's score from people, its probability from the exponential mechanism's definition."""
    request = CurveRequest(
        adversary="", epsilon=epsilon, score=ScoreChoice(name="tv"), mechanism="exponential", n_snps=1
    )
    delta = float(request.sensitivity_of(cohort.sizes))

    def law(study: TraitCohort) -> np.ndarray:
        weights = np.array([epsilon * brute_score(study, snp) / (2 * delta) for snp in range(40)])
        return weights - np.logaddexp.reduce(weights)

    people, joining = np.array([0, 12, 25]), np.array([3, 8, 1])
    found = private_evidence(cohort, request, people, joining, np.random.default_rng(1), n_draws=200)
    ours = law(cohort)
    for number, (person, other) in enumerate(zip(people, joining, strict=True)):
        ratios = ours - law(with_outsider(cohort, person, other))
        assert np.abs(ratios).max() <= epsilon + 1e-9
        apart = np.abs(found[:, number, :, None] - ratios).min(axis=2)
        assert apart.max() < 1e-6, "each evidence is that of some SNP"
        assert len(np.unique(found[:, number].round(9))) > 5, "and draws differ"


def test_a_plan_of_a_trait_is_asked_after_its_people() -> None:
    asked = ask_after(person_question(plan()))
    assert (asked.n_participants, asked.n_cases, asked.n_controls) == (90, 0, 0)
    assert asked.has_private
    assert np.abs(asked.private).max() <= plan().epsilon + 1e-9
    low, high = posteriors_after(plan().adversary, plan().epsilon, 0.5)
    for person, took_part in itertools.product(range(1, asked.n_people + 1), (True, False)):
        found = belief_about(asked, plan(), person=person, took_part=took_part, prior=0.5)
        assert low - 1e-9 <= min(found.private) <= max(found.private) <= high + 1e-9
    assert asked.exact[IN].mean() > asked.exact[OUT].mean() + 1
    assert "90 participants with a trait" in study_words(asked, plan())
    assert len(beliefs_table(asked, plan(), 0.5)[1]) == 2 * asked.n_people


def test_a_study_is_repeated_by_its_seed() -> None:
    question = person_question(plan())
    assert question.request is not None
    one, again, other = (
        ask_after_people(
            question.scenario,
            question.request,
            n_cases=0,
            n_controls=0,
            n_participants=90,
            with_private=True,
            seed=seed,
        )
        for seed in (3, 3, 4)
    )
    assert np.array_equal(one.exact, again.exact)
    assert np.array_equal(one.private, again.private)
    assert not np.array_equal(one.exact, other.exact)


def test_where_the_value_is_the_secret_nobody_is_asked_after() -> None:
    with pytest.raises(PrivacyRefusal, match="its secret is the trait’s value"):
        person_question(plan(Secret.TRAIT_VALUE))


def test_a_person_of_a_trait_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save_plan(plan(), tmp_path / "bmi.gwasplan")
    out = tmp_path / "people.csv"
    asked = ["plan", "person", str(tmp_path / "bmi.gwasplan"), "--prior", "0.25", "--number", "2", "--out", str(out)]
    assert main([*asked, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["n_participants"] == 90
    assert "n_cases" not in found
    assert all(after <= found["highest_posterior"] + 1e-9 for after in found["posterior_release"])
    assert main([*asked[:-2]]) == 0
    assert "Simulated study of 90 participants with a trait" in capsys.readouterr().out
