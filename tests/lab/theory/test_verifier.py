"""The verifier against Bayes' rule by hand, and the theorems against the verifier."""

from __future__ import annotations

import itertools
import math

import numpy as np
import pytest

from gwasprivacy.lab.theory import channels, priors
from gwasprivacy.lab.theory.family_check import (
    bounded_family,
    identifiability_family,
    independent_family,
    smallest_universe,
)
from gwasprivacy.lab.theory.verifier import smallest_gamma
from gwasprivacy.membership import calibration_theorems as c
from tests.membership.universes import (
    add_one_ratio,
    is_channel,
    marginals,
    marginals_given_size,
    random_channel,
    random_members,
    random_range,
    remove_one_ratio,
    replace_one_ratio,
    with_marginals,
)

ROUND = 1 + 1e-9


def by_hand(belief, channel, *, negative=False):
    """The definition, entity by entity and event by event (all events, not single outputs)."""
    n = belief.size.bit_length() - 1
    worst = 1.0
    for t in range(n):
        prior = sum(belief[x] for x in range(1 << n) if x >> t & 1)
        if prior <= 0 or prior >= 1:
            continue
        for event in itertools.product([False, True], repeat=channel.shape[1]):
            seen = channel[:, list(event)].sum(axis=1) * belief
            if seen.sum() <= 0:
                continue
            post = sum(seen[x] for x in range(1 << n) if x >> t & 1) / seen.sum()
            p, q = (1 - prior, 1 - post) if negative else (prior, post)
            worst = max(worst, q / p, (1 - p) / (1 - q) if q < 1 else math.inf)
    return worst


def test_single_outputs_find_what_all_events_find():
    rng = np.random.default_rng(1)
    for _ in range(60):
        n, outputs = int(rng.integers(1, 4)), int(rng.integers(2, 5))
        belief = rng.dirichlet(np.full(1 << n, 0.7))
        channel = random_channel(rng, 1 << n, outputs)
        verdict = smallest_gamma(belief, channel)
        assert verdict.gamma_positive == pytest.approx(by_hand(belief, channel), rel=1e-9)
        assert verdict.gamma_negative == pytest.approx(by_hand(belief, channel, negative=True), rel=1e-9)


def test_the_witness_tells_where_it_is_reached():
    belief = priors.independent(np.array([0.5, 0.5]))
    verdict = smallest_gamma(belief, channels.randomised_response(2, math.log(3)))
    w = verdict.witness_positive
    assert (w.entity, w.output) == (0, 1)
    assert w.prior == pytest.approx(0.5)
    assert w.posterior == pytest.approx(0.75)
    assert w.likelihood_ratio == pytest.approx(3)
    assert w.to_json()["entity"] == 1
    n = verdict.witness_negative
    assert n.output == 0
    assert n.posterior == pytest.approx(0.25)
    assert n.likelihood_ratio == pytest.approx(3)


def test_certain_entities_are_skipped():
    verdict = smallest_gamma(priors.independent(np.array([1.0, 0.0])), np.eye(4))
    assert verdict.gamma() == 1.0
    assert verdict.witness() is None


def test_an_output_that_gives_a_person_away_needs_an_infinite_gamma():
    verdict = smallest_gamma(priors.uniform(1), np.eye(2))
    assert verdict.gamma_positive == math.inf
    assert verdict.gamma_negative == math.inf
    assert verdict.witness_positive.posterior == 1.0
    assert verdict.witness_negative.posterior == 0.0


def test_shapes_must_agree():
    with pytest.raises(ValueError, match="one row per world"):
        smallest_gamma(priors.uniform(2), np.eye(2))


def test_twelve_entities_and_sixteen_outputs_are_enumerated():
    rng = np.random.default_rng(3)
    channel = random_channel(rng, 1 << 12, 16)
    belief = priors.given_size(priors.independent(rng.uniform(0.2, 0.8, size=12)), 6)
    assert 1 < smallest_gamma(belief, channel).gamma() < math.inf
    family = bounded_family(channel, 0.25, 0.75)
    assert family.exact


# ------------------------------------------------------------------ theorems on random universes


def test_theorem_4_holds_for_every_independent_belief_in_the_range():
    rng = np.random.default_rng(4)
    for _ in range(250):
        n, outputs = int(rng.integers(1, 6)), int(rng.integers(2, 6))
        channel, (low, high) = random_channel(rng, 1 << n, outputs), random_range(rng)
        belief = priors.independent(random_members(rng, n, low, high))
        verdict = smallest_gamma(belief, channel)
        assert verdict.gamma_positive <= c.gamma_for_likelihood_ratio(add_one_ratio(channel), low, high) * ROUND
        # NMP on [a, b] is PMP on [1 − b, 1 − a] with the other half of the privacy.
        other = c.gamma_for_likelihood_ratio(remove_one_ratio(channel), 1 - high, 1 - low)
        assert verdict.gamma_negative <= other * ROUND


def test_theorem_2_holds_for_every_belief_with_marginals_given_the_size_in_the_range():
    rng = np.random.default_rng(5)
    done = 0
    while done < 250:
        n, outputs = int(rng.integers(2, 6)), int(rng.integers(2, 6))
        low, high = random_range(rng)
        wanted = marginals_given_size(rng, n, low, high)
        if wanted is None:
            continue
        channel = random_channel(rng, 1 << n, outputs)
        ratio = replace_one_ratio(channel)
        verdict = smallest_gamma(with_marginals(wanted), channel)
        assert verdict.gamma_positive <= c.gamma_for_likelihood_ratio(ratio, low, high) * (1 + 1e-7)
        assert verdict.gamma_negative <= c.gamma_for_likelihood_ratio(ratio, 1 - high, 1 - low) * (1 + 1e-7)
        done += 1


def test_theorem_2_holds_with_the_marginals_that_conditioning_leaves():
    """The range is read off *after* conditioning on the size; the independence parameters may lie anywhere."""
    rng = np.random.default_rng(6)
    for _ in range(250):
        n = int(rng.integers(2, 6))
        belief = priors.given_size(priors.independent(rng.uniform(0.02, 0.98, size=n)), int(rng.integers(1, n)))
        shares = marginals(belief)
        channel = random_channel(rng, 1 << n, int(rng.integers(2, 6)))
        bound = c.gamma_for_likelihood_ratio(replace_one_ratio(channel), float(shares.min()), float(shares.max()))
        assert smallest_gamma(belief, channel).gamma_positive <= bound * ROUND


def test_the_posterior_bounds_hold_for_every_entity_and_output():
    rng = np.random.default_rng(7)
    for _ in range(200):
        n = int(rng.integers(2, 5))
        belief = priors.given_size(priors.independent(rng.uniform(0.05, 0.95, size=n)), int(rng.integers(1, n)))
        channel = random_channel(rng, 1 << n, 3)
        ratio = replace_one_ratio(channel)
        held = priors.dataset_members(n).astype(float)
        joint = belief[:, None] * channel
        after = (held.T @ joint) / joint.sum(axis=0)
        prior = marginals(belief)[:, None]
        assert np.all(after <= c.posterior_upper(ratio, prior) + 1e-9)
        assert np.all(after >= c.posterior_lower(ratio, prior) - 1e-9)


@pytest.mark.parametrize("mechanism", ["randomised response", "count", "exponential"])
def test_calibrated_mechanisms_keep_their_gamma_over_the_whole_family(mechanism):
    rng = np.random.default_rng(8)
    for _ in range(70):
        n = int(rng.integers(2, 7))
        (low, high), gamma = random_range(rng), float(rng.uniform(1.05, 6))
        epsilon = c.epsilon_for_gamma(gamma, low, high)
        if mechanism == "randomised response":
            channel = channels.randomised_response(n, epsilon)
        elif mechanism == "count":
            channel = channels.laplace_count(rng.integers(0, 2, size=n).astype(bool), epsilon)
        else:
            scores = channels.carrier_scores(rng.integers(0, 2, size=(n, 5)).astype(bool))
            channel = channels.exponential_mechanism(scores, epsilon)
        assert is_channel(channel)
        assert independent_family(channel, low, high).upper <= gamma * ROUND
        assert bounded_family(channel, low, high).upper <= gamma * ROUND
        both = c.epsilon_for_gamma(gamma, 1 - high, 1 - low)
        if both >= epsilon:
            assert bounded_family(channel, low, high, negative=True).upper <= gamma * ROUND


def test_theorem_2_is_tight_wherever_an_attacker_of_the_range_exists():
    rng = np.random.default_rng(9)
    tight = 0
    for _ in range(200):
        n = int(rng.integers(2, 8))
        (low, high), gamma = random_range(rng), float(rng.uniform(1.05, 6))
        found = bounded_family(channels.randomised_response(n, c.epsilon_for_gamma(gamma, low, high)), low, high)
        assert found.exact
        if found.witness is not None and min(abs(found.witness.prior - low), abs(found.witness.prior - high)) < 1e-12:
            tight += found.attained == pytest.approx(gamma)
    assert tight > 50


# ------------------------------------------------------------------ whole families


def test_the_independent_family_is_exact_and_its_witness_can_be_played():
    rng = np.random.default_rng(10)
    for _ in range(100):
        n = int(rng.integers(1, 6))
        channel, (low, high) = random_channel(rng, 1 << n, 4), random_range(rng)
        found = independent_family(channel, low, high)
        ratio = max(1.0, add_one_ratio(channel))
        assert found.attained == found.upper == pytest.approx(c.gamma_for_likelihood_ratio(ratio, low, high))
        w = found.witness
        theta = np.zeros(n)
        theta[list(w.known_in)] = 1.0
        theta[w.entity] = w.prior
        assert smallest_gamma(priors.independent(theta), channel).gamma_positive == pytest.approx(found.attained)


def test_both_directions_of_the_independent_family_are_exact_and_its_witness_can_be_played():
    """What is learned against t is bounded by beliefs in ¬t: between 1 − high and 1 − low."""
    rng = np.random.default_rng(14)
    against = 0
    for _ in range(100):
        n = int(rng.integers(1, 5))
        channel, (low, high) = random_channel(rng, 1 << n, 4), random_range(rng)
        found = independent_family(channel, low, high, negative=True)
        up, down = max(1.0, add_one_ratio(channel)), max(1.0, remove_one_ratio(channel))
        one, other = (
            c.gamma_for_likelihood_ratio(up, low, high),
            c.gamma_for_likelihood_ratio(down, 1 - high, 1 - low),
        )
        assert found.attained == found.upper == pytest.approx(max(one, other))
        w = found.witness
        assert low / ROUND <= w.prior <= high * ROUND
        theta = np.zeros(n)
        theta[list(w.known_in)] = 1.0
        theta[w.entity] = w.prior
        played = smallest_gamma(priors.independent(theta), channel)
        assert played.gamma(negative=True) == pytest.approx(found.attained)
        against += other > one
    assert 20 < against < 80


@pytest.mark.parametrize("negative", [False, True])
def test_the_bounded_familys_witness_can_be_played(negative):
    rng = np.random.default_rng(11)
    played = 0
    for _ in range(150):
        n = int(rng.integers(2, 6))
        channel, (low, high) = random_channel(rng, 1 << n, 4), random_range(rng)
        found = bounded_family(channel, low, high, negative=negative)
        assert found.attained <= found.upper * ROUND
        w = found.witness
        if w is None:
            continue
        wanted = np.zeros(n)
        wanted[list(w.known_in)] = 1.0
        others = [i for i in w.uncertain if i != w.entity]
        # How many places the uncertain share is what makes the others' mean fit the range.
        shares = [
            (j - w.prior) / len(others)
            for j in range(1, len(w.uncertain))
            if low - 1e-9 <= (j - w.prior) / len(others) <= high + 1e-9
        ]
        forced = []
        for share in shares:
            wanted[w.entity], wanted[others] = w.prior, share
            verdict = smallest_gamma(with_marginals(wanted), channel)
            forced.append(max(verdict.gamma(negative=negative), 1.0))
        assert max(forced) >= found.attained * (1 - 1e-6)
        assert max(forced) <= found.upper * (1 + 1e-6)
        played += 1
    assert played > 80


def test_no_random_attacker_beats_the_families_upper_bound():
    rng = np.random.default_rng(12)
    done = 0
    while done < 200:
        n = int(rng.integers(2, 6))
        low, high = random_range(rng)
        wanted = marginals_given_size(rng, n, low, high)
        if wanted is None:
            continue
        channel = random_channel(rng, 1 << n, 3)
        found = bounded_family(channel, low, high, negative=True)
        verdict = smallest_gamma(with_marginals(wanted), channel)
        assert verdict.gamma(negative=True) <= found.upper * (1 + 1e-7)
        done += 1


def test_with_one_prior_the_search_is_the_whole_family():
    rng = np.random.default_rng(13)
    for _ in range(30):
        channel = random_channel(rng, 1 << 6, 4)
        found = bounded_family(channel, 1 / 3, 1 / 3)
        assert found.exact
        worst = 1.0
        for m, j in ((3, 1), (6, 2)):
            for group in itertools.combinations(range(6), m):
                rest = [i for i in range(6) if i not in group]
                for bits in itertools.product([0.0, 1.0], repeat=len(rest)):
                    wanted = np.zeros(6)
                    wanted[list(group)] = j / m
                    wanted[rest] = bits
                    worst = max(worst, smallest_gamma(with_marginals(wanted), channel).gamma_positive)
        assert found.attained == pytest.approx(worst, rel=1e-7)


def test_a_prior_of_one_tenth_takes_ten_people():
    assert smallest_universe(0.1, 0.1) == 10
    assert smallest_universe(0.5, 0.5) == 2
    assert smallest_universe(0.25, 0.4) == 3
    assert smallest_universe(0.001, 0.001) is None
    assert bounded_family(channels.randomised_response(8, 1.0), 0.1, 0.1).witness is None


def test_identifiability_keeps_its_cap_and_reaches_it():
    for m in (2, 3, 5):
        cap = (1 + 1 / m) / 2
        epsilon = math.log(c.likelihood_ratio_for_cap(cap, 1 / m))
        found = identifiability_family(channels.randomised_response(6, epsilon), m)
        assert found.exact
        assert found.witness.posterior == pytest.approx(cap)


def test_identifiability_on_random_channels_stays_below_its_bound():
    rng = np.random.default_rng(14)
    for _ in range(200):
        n = int(rng.integers(2, 6))
        m = int(rng.integers(2, n + 1))
        channel = random_channel(rng, 1 << n, 3)
        found = identifiability_family(channel, m, negative=True)
        bound = c.gamma_for_likelihood_ratio(replace_one_ratio(channel), 1 / m, 1 / m)
        other = c.gamma_for_likelihood_ratio(replace_one_ratio(channel), 1 - 1 / m, 1 - 1 / m)
        assert found.attained <= max(bound, other) * ROUND
    with pytest.raises(ValueError, match="possible worlds"):
        identifiability_family(channel, n + 1)


# ------------------------------------------------------------------ sampling


def test_poisson_sampling_gains_what_it_claims_in_both_directions():
    rng = np.random.default_rng(15)
    for _ in range(200):
        n = int(rng.integers(1, 5))
        channel, rate = random_channel(rng, 1 << n, 3) * 0.7 + 0.1, float(rng.uniform(0.05, 1))
        up, down = add_one_ratio(channel), remove_one_ratio(channel)
        drawn = channels.poisson_sampled(channel, rate)
        assert is_channel(drawn)
        both = math.log(max(up, down))
        assert math.log(add_one_ratio(drawn)) <= c.sampled_epsilon(math.log(max(up, 1)), rate) + 1e-9
        assert math.log(remove_one_ratio(drawn)) <= c.sampled_epsilon(both, rate) + 1e-9


def test_poisson_sampling_is_what_brute_force_says():
    rng = np.random.default_rng(16)
    channel, rate = random_channel(rng, 8, 3), 0.3
    drawn = channels.poisson_sampled(channel, rate)
    for x in range(8):
        expected = np.zeros(3)
        for s in range(8):
            if s & ~x == 0:
                k, size = s.bit_count(), x.bit_count()
                expected += rate**k * (1 - rate) ** (size - k) * channel[s]
        np.testing.assert_allclose(drawn[x], expected)


def test_fixed_size_sampling_gains_what_it_claims():
    rng = np.random.default_rng(17)
    for _ in range(200):
        n = int(rng.integers(2, 6))
        cohort = int(rng.integers(1, n))
        sample = int(rng.integers(1, cohort + 1))
        channel = random_channel(rng, 1 << n, 3)
        ratio = max(
            float(np.max(channel[x] / channel[y]))
            for x, y in itertools.product(range(1 << n), repeat=2)
            if x.bit_count() == y.bit_count() == sample and (x ^ y).bit_count() <= 2
        )
        drawn = channels.fixed_size_sampled(channel, sample)
        after = max(
            float(np.max(drawn[x] / drawn[y]))
            for x, y in itertools.product(range(1 << n), repeat=2)
            if x.bit_count() == y.bit_count() == cohort and (x ^ y).bit_count() <= 2
        )
        assert math.log(after) <= c.sampled_epsilon(math.log(ratio), sample / cohort) + 1e-9


def test_fixed_size_sampling_is_what_brute_force_says():
    rng = np.random.default_rng(18)
    channel = random_channel(rng, 1 << 5, 3)
    drawn = channels.fixed_size_sampled(channel, 2)
    for x in range(1 << 5):
        subsets = [s for s in range(1 << 5) if s & ~x == 0 and s.bit_count() == 2]
        if subsets and x.bit_count() > 2:
            np.testing.assert_allclose(drawn[x], channel[subsets].mean(axis=0))


# ------------------------------------------------------------------ entities of several records, unknown phenotypes


@pytest.mark.parametrize("g", [1, 2, 3])
def test_equal_entities_of_g_records_face_exactly_g_times_epsilon(g):
    epsilon = 0.4
    for channel in (
        channels.laplace_count(np.arange(6) < 3, epsilon, records=g),
        channels.randomised_response(6, epsilon, records=g),
    ):
        assert replace_one_ratio(channel) == pytest.approx(math.exp(g * epsilon))
        found = bounded_family(channel, 0.5, 0.5)
        assert found.attained == pytest.approx(c.gamma_for_likelihood_ratio(math.exp(g * epsilon), 0.5, 0.5))


def _assignments(n):
    """Everybody is out (0), in as a case (1) or in as a control (2)."""
    return list(itertools.product(range(3), repeat=n))


def _assignment_belief(worlds, theta, ill):
    chances = [
        [1 - t if s == 0 else t * (p if s == 1 else 1 - p) for t, p, s in zip(theta, ill, world, strict=True)]
        for world in worlds
    ]
    return np.prod(np.array(chances), axis=1)


def _replacements(one, other):
    return sum(x == 1 != y for x, y in zip(one, other, strict=True)) + sum(
        x == 2 != y for x, y in zip(one, other, strict=True)
    )


@pytest.mark.parametrize("known", [True, False])
def test_an_unknown_phenotype_costs_at_most_twice_and_a_known_one_once(known):
    rng = np.random.default_rng(19)
    done = 0
    while done < 60:
        n, cases, controls = 4, int(rng.integers(1, 3)), 1
        worlds = [w for w in _assignments(n) if w.count(1) == cases and w.count(2) == controls]
        ill = rng.integers(0, 2, size=n).astype(float) if known else rng.uniform(size=n)
        belief = _assignment_belief(worlds, rng.uniform(0.05, 0.95, size=n), ill)
        if belief.sum() <= 0:
            continue
        members = np.array([[s > 0 for s in world] for world in worlds])
        # ε-private by construction: Pr[y | world] falls off with the number of replacements from a random world.
        centre = worlds[int(rng.integers(len(worlds)))]
        epsilon = float(rng.uniform(0.1, 1.0))
        yes = 0.2 * np.exp(-epsilon * np.array([_replacements(centre, world) for world in worlds]))
        channel = np.column_stack([yes, 1 - yes])
        verdict = smallest_gamma(belief / belief.sum(), channel, members)
        if verdict.witness_positive is None:
            continue
        factor = 1 if known else 2
        worst = max(
            float(w.likelihood_ratio) for w in (verdict.witness_positive, verdict.witness_negative) if w is not None
        )
        assert worst <= math.exp(factor * epsilon) * ROUND
        done += 1


def test_an_unknown_phenotype_costs_nothing_where_people_are_added_and_removed():
    rng = np.random.default_rng(20)
    for _ in range(100):
        n = 3
        worlds = _assignments(n)
        channel = random_channel(rng, len(worlds), 3) * 0.8 + 0.2 / 3
        index = {world: i for i, world in enumerate(worlds)}
        ratio = 1.0
        for world in worlds:
            for t in range(n):
                if world[t] == 0:
                    for state in (1, 2):
                        more = (*world[:t], state, *world[t + 1 :])
                        ratio = max(ratio, float(np.max(channel[index[more]] / channel[index[world]])))
        belief = _assignment_belief(worlds, rng.uniform(0.05, 0.95, size=n), rng.uniform(size=n))
        members = np.array([[s > 0 for s in world] for world in worlds])
        verdict = smallest_gamma(belief, channel, members)
        prior = belief @ members
        bound = max(c.gamma_for_likelihood_ratio(ratio, float(p), float(p)) for p in prior)
        assert verdict.gamma_positive <= bound * ROUND
