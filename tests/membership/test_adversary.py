"""The adversary model: validity, the chain from guarantee to ε, and plans."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gwasprivacy.base.errors import InvalidPlan, PrivacyRefusal
from gwasprivacy.membership.adversary import AdversaryModel, PriorRange, Target, TargetKind
from gwasprivacy.membership.epsilon_units import from_units, to_units
from gwasprivacy.membership.families import ALL, BOUNDED, FAMILIES, IDENTIFIABILITY, SAMPLED, UNBOUNDED, UNIFORM
from gwasprivacy.membership.families.another_attacker import with_family, with_prior
from gwasprivacy.membership.loss import BOUNDED_RANGE, PURE, Spend, rounds
from gwasprivacy.membership.same_guarantee import equivalents
from gwasprivacy.membership.secrets import Neighbours, SamplingScheme, Secret, Sizes

GAMMA_2 = Target(TargetKind.GAMMA, 2.0)


def prior_ranges():
    ends = st.floats(0.001, 0.999)
    return st.tuples(ends, ends).map(lambda pair: PriorRange(min(pair), max(pair)))


@st.composite
def models(draw):
    family = draw(st.sampled_from([BOUNDED, UNBOUNDED, SAMPLED, IDENTIFIABILITY]))
    fields = {"family": family, "group_size": draw(st.integers(1, 5)), "phenotype_known": draw(st.booleans())}
    if family == IDENTIFIABILITY:
        fields["worlds"] = draw(st.integers(2, 1000))
    else:
        fields["prior"] = draw(prior_ranges())
    if family == SAMPLED:
        fields["sampling_rate"] = draw(st.floats(0.01, 1.0))
        fields["sampling"] = draw(st.sampled_from(SamplingScheme))
    if family == BOUNDED:
        # A trait's value takes no guarantee about membership tests: tests/plan/test_trait_plans.py.
        fields["secret"] = draw(st.sampled_from((Secret.PARTICIPATION, Secret.CASE_STATUS)))
    if family.possible:
        fields["negative"] = draw(st.booleans())
    return AdversaryModel(**fields, target=Target(TargetKind.GAMMA, draw(st.floats(1.001, 50.0))))


def test_the_default_is_homers_attacker():
    model = AdversaryModel()
    assert model.epsilon == pytest.approx(math.log(2))
    assert model.likelihood_ratio == pytest.approx(2.0)
    assert model.gamma == 1.5
    assert model.gamma_any_prior == pytest.approx(2.0)
    assert model.advantage_bound == pytest.approx(1 / 3)
    assert model.cap == pytest.approx(2 / 3)
    assert model.neighbours is Neighbours.REPLACE_ONE


def test_case_status_needs_swap_neighbours():
    assert AdversaryModel(secret=Secret.CASE_STATUS).neighbours is Neighbours.SWAP


def test_unbounded_needs_add_remove_neighbours():
    assert AdversaryModel(family=UNBOUNDED).neighbours is Neighbours.ADD_REMOVE


def test_an_unknown_phenotype_halves_epsilon():
    known = AdversaryModel(target=GAMMA_2)
    unknown = replace(known, phenotype_known=False)
    assert unknown.epsilon == pytest.approx(known.epsilon / 2)
    assert unknown.likelihood_ratio == known.likelihood_ratio


def test_an_unknown_phenotype_costs_nothing_where_sizes_are_free():
    model = AdversaryModel(family=UNBOUNDED)
    assert replace(model, phenotype_known=False).epsilon == model.epsilon


def test_a_group_of_g_divides_epsilon_by_g():
    model = AdversaryModel(target=GAMMA_2)
    assert replace(model, group_size=3).epsilon == pytest.approx(model.epsilon / 3)


def test_sampling_is_undone_last():
    model = AdversaryModel(family=SAMPLED, sampling_rate=0.1, group_size=2, phenotype_known=False, target=GAMMA_2)
    per_record = math.log(3) / 4
    assert model.epsilon == pytest.approx(math.log(1 + (math.exp(per_record) - 1) / 0.1))
    assert model.sampling is SamplingScheme.FIXED_SIZE


def test_identifiability_takes_its_prior_from_the_worlds():
    model = AdversaryModel(family=IDENTIFIABILITY, worlds=10, target=Target(TargetKind.CAP, 0.4))
    assert model.prior == PriorRange(0.1, 0.1)
    assert model.likelihood_ratio == pytest.approx(0.4 * 9 / 0.6)
    assert model.cap == pytest.approx(0.4)


def test_the_uniform_family_has_k_max_gamma_and_no_epsilon():
    model = AdversaryModel(family=UNIFORM, k=3)
    assert model.gamma == pytest.approx(7 / 6)
    assert model.cap == pytest.approx(4 / 7)
    assert model.gamma_any_prior == math.inf  # nothing is guaranteed to other beliefs
    with pytest.raises(PrivacyRefusal, match="k-Max"):
        _ = model.epsilon


def test_the_uniform_family_without_k_is_calibrated_at_one_half():
    model = AdversaryModel(family=UNIFORM, target=GAMMA_2, prior=PriorRange(0.1, 0.2))
    assert model.prior == PriorRange(0.5, 0.5)
    assert model.epsilon == pytest.approx(math.log(3))
    assert model.gamma_any_prior == pytest.approx(3)
    assert model.neighbours is Neighbours.ADD_REMOVE


def test_the_family_of_all_distributions_is_explained_and_has_no_epsilon():
    model = AdversaryModel(family=ALL)
    assert "no useful" in model.sentence()
    assert model.assumptions()
    for name in ("epsilon", "likelihood_ratio", "gamma", "neighbours", "advantage_bound"):
        with pytest.raises(PrivacyRefusal, match="every conceivable attacker"):
            getattr(model, name)


def test_both_directions_take_the_smaller_epsilon():
    model = AdversaryModel(prior=PriorRange(0.1, 0.4), target=GAMMA_2, negative=True)
    one = replace(model, negative=False).epsilon
    other = replace(model, negative=False, prior=PriorRange(0.6, 0.9)).epsilon
    assert model.epsilon == pytest.approx(min(one, other))


def test_belief_is_bounded_in_both_directions_where_the_size_is_secret_too():
    model = AdversaryModel(family=UNBOUNDED, target=GAMMA_2, negative=True)
    assert model.likelihood_ratio == pytest.approx(3.0)
    assert model.advantage_bound == pytest.approx(1 / 2)
    assert model.tpr_bound(0.2) == pytest.approx(0.6)
    assert model.posterior_bounds(0.5) == (pytest.approx(0.25), pytest.approx(0.75))
    at_ratio_2 = replace(model, target=Target(TargetKind.EPSILON, math.log(2)), negative=False)
    assert at_ratio_2.advantage_bound == pytest.approx(1 / 3)
    assert replace(at_ratio_2, loss=BOUNDED_RANGE).advantage_bound == pytest.approx(math.tanh(math.log(2) / 4))


def test_k_max_bounds_one_direction_alone():
    model = AdversaryModel(family=UNIFORM, k=3)
    r = model.likelihood_ratio
    assert not model.two_sided
    assert model.advantage_bound == pytest.approx(1 - 1 / r)
    assert model.tpr_bound(0.2) == pytest.approx(0.2 * r)
    assert model.posterior_bounds(0.5)[0] == 0
    assert AdversaryModel(family=UNIFORM).two_sided


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"family": SAMPLED, "sampling_rate": 0.1, "secret": Secret.CASE_STATUS}, "nobody knows who was drawn"),
        ({"family": UNIFORM, "secret": Secret.CASE_STATUS}, "uniformly random"),
        ({"family": UNIFORM, "k": 3, "negative": True}, "positive direction"),
        (
            {
                "family": SAMPLED,
                "sampling_rate": 0.1,
                "sampling": SamplingScheme.POISSON,
                "sizes": Sizes.ALL,
            },
            "does not fit",
        ),
        ({"sizes": Sizes.ABOUT}, "does not fit"),
        ({"secret": Secret.CASE_STATUS, "sizes": Sizes.TOTAL}, "does not fit"),
        ({"family": UNBOUNDED, "sizes": Sizes.ALL}, "does not fit"),
        ({"family": UNBOUNDED, "sizes": Sizes.TOTAL}, "does not fit"),
    ],
)
def test_what_cannot_be_combined_is_refused_with_the_reason_when_chosen(fields, reason):
    with pytest.raises(PrivacyRefusal, match=reason) as refusal:
        AdversaryModel(**fields)
    assert refusal.value.hint


@pytest.mark.parametrize(
    ("make", "field"),
    [
        (lambda: Target(TargetKind.GAMMA, 0.99), "adversary.target.value"),
        (lambda: Target(TargetKind.GAMMA, math.nan), "adversary.target.value"),
        (lambda: Target(TargetKind.GAMMA, "2"), "adversary.target.value"),
        (lambda: Target(TargetKind.GAMMA, True), "adversary.target.value"),
        (lambda: Target("certainty", 0.5), "adversary.target.kind"),
        (lambda: Target(TargetKind.EPSILON, -0.1), "adversary.target.value"),
        (lambda: Target(TargetKind.CAP, 0.0), "adversary.target.value"),
        (lambda: Target(TargetKind.ADVANTAGE, 1.1), "adversary.target.value"),
        (lambda: Target(TargetKind.TPR, 0.1, 0.0), "adversary.target.fpr"),
        (lambda: Target(TargetKind.GAMMA, 2, 0.1), "adversary.target.fpr"),
        (lambda: PriorRange(-0.1, 0.5), "adversary.prior.low"),
        (lambda: PriorRange(0.1, 1.5), "adversary.prior.high"),
        (lambda: PriorRange(0.6, 0.5), "adversary.prior.low"),
        (lambda: PriorRange(0.0, 0.0), "adversary.prior.high"),
        (lambda: PriorRange(1.0, 1.0), "adversary.prior.low"),
        (lambda: PriorRange.invited(10, 10), "adversary.invited"),
        (lambda: AdversaryModel(target=Target(TargetKind.CAP, 0.5)), "adversary.target.value"),
        (lambda: AdversaryModel(target=Target(TargetKind.CAP, 0.4)), "adversary.target.value"),
        (lambda: AdversaryModel(target=Target(TargetKind.CAP, 1.0)), "adversary.target.value"),
        (lambda: AdversaryModel(prior=PriorRange.any(), target=Target(TargetKind.CAP, 0.9)), "adversary.target.value"),
        (
            lambda: AdversaryModel(prior=PriorRange(0.05, 0.1), target=Target(TargetKind.CAP, 0.9), negative=True),
            "adversary.target.value",
        ),
        (lambda: AdversaryModel(target=Target(TargetKind.ADVANTAGE, 1.0)), "adversary.target.value"),
        (lambda: AdversaryModel(target=Target(TargetKind.TPR, 1.0)), "adversary.target.value"),
        (lambda: AdversaryModel(target=Target(TargetKind.TPR, 0.01, 0.05)), "adversary.target.value"),
        (lambda: AdversaryModel(target=Target(TargetKind.EPSILON, 1e5)), "adversary.target.value"),
        (lambda: AdversaryModel(group_size=0), "adversary.group_size"),
        (lambda: AdversaryModel(group_size=1.5), "adversary.group_size"),
        (lambda: AdversaryModel(group_size=10**400), "adversary.group_size"),
        (lambda: AdversaryModel(prior=0.5), "adversary.prior"),
        (lambda: AdversaryModel(target=2.0), "adversary.target"),
        (lambda: AdversaryModel(family=SAMPLED, sampling_rate=1e-320), "adversary.target.value"),
        (lambda: AdversaryModel(worlds=5), "adversary.worlds"),
        (lambda: AdversaryModel(sampling_rate=0.5), "adversary.sampling_rate"),
        (lambda: AdversaryModel(k=2), "adversary.k"),
        (lambda: AdversaryModel(family="everyone"), "adversary.family"),
        (lambda: AdversaryModel(family=IDENTIFIABILITY), "adversary.worlds"),
        (lambda: AdversaryModel(family=IDENTIFIABILITY, worlds=1), "adversary.worlds"),
        (lambda: AdversaryModel(family=SAMPLED), "adversary.sampling_rate"),
        (lambda: AdversaryModel(family=SAMPLED, sampling_rate=0.0), "adversary.sampling_rate"),
        (lambda: AdversaryModel(family=SAMPLED, sampling_rate=1.5), "adversary.sampling_rate"),
        (lambda: AdversaryModel(family=UNIFORM, k=1), "adversary.k"),
        (lambda: AdversaryModel(invited=(10, 100)), "adversary.invited"),
        (lambda: AdversaryModel(negative=1), "adversary.negative"),
    ],
)
def test_a_value_out_of_range_names_its_field_and_a_way_out(make, field):
    with pytest.raises(InvalidPlan) as problem:
        make()
    assert problem.value.field == field
    assert problem.value.message


def test_the_invited_population_gives_its_share_as_the_prior():
    prior = PriorRange.invited(2000, 8000)
    assert prior == PriorRange(0.25, 0.25)
    model = AdversaryModel(prior=prior, invited=(2000, 8000))
    assert with_prior(model, PriorRange(0.1, 0.5)).invited == (2000, 8000)
    assert with_prior(model, PriorRange(0.4, 0.5)).invited is None


def test_changing_the_family_drops_what_does_not_belong():
    model = AdversaryModel(secret=Secret.CASE_STATUS, negative=True)
    for family in FAMILIES.values():
        changed = with_family(model, family)
        assert changed.family is family
        for back in FAMILIES.values():
            assert with_family(changed, back).family is back
    assert with_family(model, SAMPLED, sampling_rate=0.3).sampling_rate == 0.3


@given(models())
def test_a_plan_reads_back_what_was_written(model):
    assert AdversaryModel.from_json(model.to_json()) == model


@given(models())
def test_every_way_to_say_the_guarantee_gives_the_same_epsilon(model):
    assert (TargetKind.EPSILON in equivalents(model)) is (not model.why_no_epsilon())
    for kind, target in equivalents(model).items():
        assert target.kind is kind
        if kind is TargetKind.CAP and target.value > 1 - 1e-6:
            continue  # a probability that near to 1 has lost the digits that tell R
        again = model.with_target(target)
        assert again.likelihood_ratio == pytest.approx(model.likelihood_ratio, rel=1e-5)
        assert again.epsilon == pytest.approx(model.epsilon, rel=1e-4, abs=1e-9)
        assert again.gamma == pytest.approx(model.gamma, rel=1e-5)


@given(models())
def test_the_total_of_one_release_is_the_guarantee(model):
    assert model.gamma_for_total_epsilon(model.epsilon) == pytest.approx(model.gamma, rel=1e-6)
    assert model.gamma_for_total_epsilon(2 * model.epsilon) >= model.gamma


@given(models(), st.floats(0, 1))
def test_gamma_at_is_below_the_guarantee_inside_and_below_r_everywhere(model, share):
    prior = model.prior
    inside = min(max(prior.low + share * (prior.high - prior.low), prior.low), prior.high)
    assert model.gamma_at(inside) <= model.gamma * (1 + 1e-9)
    assert model.gamma_at(share) <= model.gamma_any_prior * (1 + 1e-9)


@given(models(), st.floats(0, 1))
def test_the_posterior_bounds_hold_the_prior(model, p):
    low, high = model.posterior_bounds(p)
    assert low - 1e-12 <= p <= high + 1e-12


def test_tiny_priors_are_safe_in_both_directions():
    model = AdversaryModel(prior=PriorRange(1e-20, 1e-18), target=GAMMA_2, negative=True)
    assert model.epsilon == pytest.approx(math.log(2))
    assert replace(model, negative=False).epsilon == pytest.approx(math.log(2))


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.just(10**400),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["low", "high", "kind", "value"]), inner)
    ),
    max_leaves=4,
)


@given(models(), st.sampled_from([*AdversaryModel().to_json(), "worlds", "sampling", "k", "invited"]), json_values)
def test_any_json_gives_a_model_or_a_reason(model, name, value):
    try:
        again = AdversaryModel.from_json({**model.to_json(), name: value})
    except (InvalidPlan, PrivacyRefusal):
        return
    assert again.family == ALL or math.isfinite(again.likelihood_ratio)


def test_arrays_give_arrays():
    model = AdversaryModel()
    grid = np.linspace(0, 1, 11)
    low, high = model.posterior_bounds(grid)
    assert low.shape == high.shape == model.gamma_at(grid).shape == model.tpr_bound(grid).shape == (11,)


@given(models())
def test_the_words_never_claim_more_than_the_numbers(model):
    sentence = model.sentence()
    assert sentence.endswith(".")
    assert all(text.endswith(".") for text in model.assumptions())
    for number in sentence.replace("%", "").split():
        assert len(number.strip(".,")) < 15


def test_the_sentence_is_the_one_that_a_geneticist_reads():
    assert AdversaryModel(target=GAMMA_2).sentence() == (
        "Someone who knows who has the disease and is 50 % sure that a patient took part can become at most 75 % sure."
    )
    assert AdversaryModel(prior=PriorRange(0.1, 0.5)).sentence() == (
        "Someone who knows who has the disease and is between 10 % and 50 % sure that a patient took part can become at "
        "most 61.4 % sure."
    )


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"colour": 1}, "adversary.colour"),
        ({"prior": {"low": 0.6, "high": 0.5}}, "adversary.prior.low"),
        ({"prior": [0.5, 0.5]}, "adversary.prior"),
        ({"prior": {"low": 0.5}}, "adversary.prior.high"),
        ({"target": {"kind": "gamma", "value": 0.5}}, "adversary.target.value"),
        ({"target": {"kind": "gamma"}}, "adversary.target.value"),
        ({"target": None}, "adversary.target"),
        ({"family": None}, "adversary.family"),
        ({"family": "identifiability", "worlds": 10}, "adversary.prior"),
        ({"secret": "weight"}, "adversary.secret"),
        ({"invited": [1, 2, 3]}, "adversary.invited"),
        ({"invited": 7}, "adversary.invited"),
        ({"group_size": "2"}, "adversary.group_size"),
    ],
)
def test_a_faulty_plan_names_the_field(change, field):
    obj = {**AdversaryModel().to_json(), **change}
    with pytest.raises(InvalidPlan) as problem:
        AdversaryModel.from_json(obj)
    assert problem.value.field == field


@pytest.mark.parametrize("name", ["family", "secret", "prior", "target"])
def test_a_plan_must_say_its_secret_and_guarantee(name):
    obj = AdversaryModel().to_json()
    del obj[name]
    with pytest.raises(InvalidPlan) as problem:
        AdversaryModel.from_json(obj, path="against.0")
    assert problem.value.field == f"against.0.{name}"


# ----------------------------------------------------------------------------------------------- by kind of loss

LOSSES = st.one_of(st.just(PURE), st.integers(1, 40).map(rounds))
ATTACKS = st.one_of(
    st.floats(0.001, 0.999).map(lambda x: Target(TargetKind.ADVANTAGE, x)),
    st.tuples(st.floats(1e-5, 0.5), st.floats(0, 0.999)).map(
        lambda rates: Target(TargetKind.TPR, rates[0] + rates[1] * (1 - rates[0]), rates[0])
    ),
)


@given(models(), LOSSES, ATTACKS)
def test_the_one_release_of_a_guarantee_about_tests_keeps_it_for_every_family(model, loss, target):
    guaranteed = replace(model, negative=False, target=target, loss=loss)
    spend = Spend(from_units(to_units(min(guaranteed.epsilon, 999.0))), loss)
    assert guaranteed.keeps([spend])
    if loss.is_pure:
        assert guaranteed.epsilon == replace(model, negative=False, target=target).epsilon
    else:
        shown = guaranteed.advantage_after([spend]) if target.fpr is None else guaranteed.tpr_after([spend], target.fpr)
        assert shown <= target.value
        assert guaranteed.epsilon >= replace(guaranteed, loss=PURE).epsilon - 1e-11
        assert not guaranteed.keeps([Spend(from_units(to_units(guaranteed.epsilon) + 1), loss)])


def room(model, loss, after=()):
    return model.family.tests(model).room(model.target, loss, after)


@given(models(), LOSSES, LOSSES, ATTACKS, st.floats(0, 1))
def test_what_is_left_after_a_release_is_just_what_still_keeps_the_guarantee(model, first, second, target, share):
    guaranteed = replace(model, negative=False, target=target)
    spent = Spend(from_units(to_units(min(share * room(guaranteed, first), 900.0))), first)
    left = room(guaranteed, second, [spent])
    assert guaranteed.keeps([spent, Spend(left, second)])
    assert not guaranteed.keeps([spent, Spend(from_units(to_units(left) + 1), second)])


@given(models(), LOSSES)
def test_gamma_caps_and_epsilon_do_not_look_at_the_loss(model, loss):
    named = replace(model, loss=loss)
    assert (named.epsilon, named.gamma, named.cap, named.likelihood_ratio) == (
        model.epsilon,
        model.gamma,
        model.cap,
        model.likelihood_ratio,
    )
    if model.epsilon < 400:
        assert named.advantage_bound <= model.advantage_bound
        assert named.tpr_bound(0.01) <= model.tpr_bound(0.01)


def test_pure_bounds_are_those_of_r():
    for model in (AdversaryModel(target=GAMMA_2), AdversaryModel(family=UNBOUNDED, target=GAMMA_2)):
        r, f = model.likelihood_ratio, 0.01
        assert model.advantage_bound == pytest.approx((r - 1) / (r + 1))
        assert model.tpr_bound(f) == pytest.approx(min(r * f, 1 - (1 - f) / r))


def test_equivalents_say_the_same_guarantee_through_the_loss():
    model = AdversaryModel(target=GAMMA_2, loss=BOUNDED_RANGE)
    for kind, target in equivalents(model).items():
        if kind is not TargetKind.CAP:
            assert model.with_target(target).epsilon == pytest.approx(model.epsilon, abs=2e-12), kind


@pytest.mark.parametrize("loss", [PURE, BOUNDED_RANGE, rounds(3)])
def test_a_loss_survives_a_plan_and_none_is_pure(loss):
    model = AdversaryModel(target=Target(TargetKind.ADVANTAGE, 0.2), loss=loss)
    written = model.to_json()
    assert AdversaryModel.from_json(written) == model
    assert ("loss" in written) is not loss.is_pure
    assert AdversaryModel.from_json({**written, "loss": None}).loss == PURE


@pytest.mark.parametrize(
    "loss",
    [
        {"kind": "rounds"},
        {"kind": "rounds", "rounds": 1},
        {"kind": "pure", "rounds": 2},
        {"kind": "x"},
        {"rounds": 2},
        "pure",
    ],
)
def test_a_loss_that_is_none_is_refused_with_its_path(loss):
    with pytest.raises(InvalidPlan) as refused:
        AdversaryModel.from_json({**AdversaryModel().to_json(), "loss": loss})
    assert refused.value.field.startswith("adversary.loss")


def test_a_named_pure_loss_is_written_and_changes_no_number():
    named = AdversaryModel(target=Target(TargetKind.ADVANTAGE, 0.2), names_loss=True)
    written = named.to_json()
    assert written["loss"] == {"kind": "pure", "rounds": 1}
    assert AdversaryModel.from_json(written) == named
    assert named.epsilon == AdversaryModel(target=named.target).epsilon


@pytest.mark.parametrize("loss", [BOUNDED_RANGE, rounds(4)])
@pytest.mark.parametrize("share", [0.1, 0.5])
def test_a_pure_part_beside_the_loss_leaves_the_guarantee_kept_and_no_more(loss, share):
    target = Target(TargetKind.ADVANTAGE, 0.25)
    pure = from_units(to_units(share * AdversaryModel(target=target).epsilon))
    model = AdversaryModel(target=target, loss=loss, pure_epsilon=pure)
    assert model.keeps(model.own_spends)
    assert [spend.loss for spend in model.own_spends] == [loss, PURE]
    assert model.own_spends[1].epsilon == pure
    assert AdversaryModel(target=target).epsilon < model.epsilon
    selects, more = model.own_spends[0].epsilon, Spend(pure)
    assert not model.keeps([Spend(from_units(to_units(selects) + 1), loss), more])
    if loss == BOUNDED_RANGE:
        by_range, by_rho = 4 * math.atanh(0.25) - 2 * pure, math.sqrt(1 - 4 * pure**2)
        assert selects == pytest.approx(max(by_range, by_rho))
    assert AdversaryModel.from_json(model.to_json()) == model


def test_a_pure_part_that_breaks_the_guarantee_alone_leaves_what_it_alone_may_spend():
    target = Target(TargetKind.ADVANTAGE, 0.25)
    model = AdversaryModel(target=target, loss=BOUNDED_RANGE, pure_epsilon=3.0)
    assert model.epsilon == pytest.approx(AdversaryModel(target=target).epsilon)
    assert model.own_spends[0].epsilon == 0


@pytest.mark.parametrize(("loss", "pure"), [(PURE, 0.1), (BOUNDED_RANGE, 0.0), (BOUNDED_RANGE, math.nan)])
def test_a_pure_part_needs_a_loss_beside_it(loss, pure):
    with pytest.raises(InvalidPlan, match=r"adversary\.pure_epsilon"):
        AdversaryModel(loss=loss, pure_epsilon=pure)
