"""A guarantee about attacks over all releases of an account: what it was calibrated for passes, and nothing more."""

from __future__ import annotations

import math

import numpy as np
import pytest

from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.membership.adversary import AdversaryModel, Target, TargetKind
from gwasprivacy.membership.counted_spend import (
    SPENDS,
    CountedSpend,
    scaled_to,
    spends_to_json,
    units_of,
)
from gwasprivacy.membership.epsilon_units import from_units, to_units
from gwasprivacy.membership.families import BOUNDED, IDENTIFIABILITY, SAMPLED, UNBOUNDED
from gwasprivacy.membership.kept_guarantee import KeptGuarantee
from gwasprivacy.membership.loss import BOUNDED_RANGE, PURE, rounds
from gwasprivacy.membership.secrets import SamplingScheme, Secret

N_PLANS = 3000


def random_model(rng: np.random.Generator) -> AdversaryModel:
    """Any guarantee about attacks, for any family, correction and kind of loss."""
    value = float(rng.choice([rng.uniform(0.001, 0.95), 10 ** rng.uniform(-5, -1), 1 / rng.integers(2, 12)]))
    target = Target(TargetKind.ADVANTAGE, value)
    if rng.random() < 0.5:
        fpr = float(rng.choice([0.001, 0.01, 0.05, 10 ** rng.uniform(-4, -0.5)]))
        target = Target(TargetKind.TPR, fpr + (1 - fpr) * value, fpr)
    loss = (BOUNDED_RANGE, rounds(2), rounds(3), rounds(int(rng.integers(2, 200))))[int(rng.integers(4))]
    more: dict[str, object] = {"group_size": int(rng.choice([1, 1, 2, 3, 7]))}
    which = int(rng.integers(6))
    if which == 0:
        more |= {"family": SAMPLED, "sampling_rate": float(rng.uniform(0.01, 1.0))}
    elif which == 1:
        more |= {"family": SAMPLED, "sampling_rate": 0.3, "sampling": SamplingScheme.POISSON}
    elif which == 2:
        more |= {"family": IDENTIFIABILITY, "worlds": int(rng.integers(2, 50))}
    elif which == 3:
        more |= {"family": UNBOUNDED}
    elif which == 4:
        more |= {"secret": Secret.CASE_STATUS}
    else:
        more |= {"family": BOUNDED, "phenotype_known": bool(rng.random() < 0.5)}
    return AdversaryModel(target=target, loss=loss, names_loss=True, **more)  # type: ignore[arg-type]


def test_the_one_release_that_a_guarantee_was_calibrated_for_always_passes_and_a_pico_epsilon_more_never() -> None:
    rng = np.random.default_rng(11)
    passed = 0
    for _ in range(N_PLANS):
        model = random_model(rng)
        if not 1e-6 <= model.epsilon <= 100:
            continue
        guarantee = KeptGuarantee.of(model)
        assert guarantee is not None
        units = to_units(model.epsilon)
        assert guarantee.is_kept([CountedSpend(units=units, loss=model.loss)]), model
        assert not guarantee.is_kept([CountedSpend(units=units + 1, loss=model.loss)]), model
        passed += 1
    assert passed > 0.9 * N_PLANS


def test_what_is_left_fits_exactly_and_a_pico_epsilon_more_does_not() -> None:
    rng = np.random.default_rng(12)
    for _ in range(60):
        model = random_model(rng)
        guarantee = KeptGuarantee.of(model)
        assert guarantee is not None
        whole = to_units(model.epsilon)
        before = [CountedSpend(units=int(whole * rng.uniform(0, 0.6)), loss=model.loss)]
        for loss in (model.loss, PURE):
            like = (CountedSpend(units=1, loss=loss),)
            left = guarantee.most_units(before, like)
            assert left >= 0
            if left:
                assert guarantee.is_kept([*before, CountedSpend(units=left, loss=loss)])
            assert not guarantee.is_kept([*before, CountedSpend(units=left + 1, loss=loss)])


def test_nothing_is_left_after_the_whole_guarantee_and_never_less_than_nothing() -> None:
    model = AdversaryModel(target=Target(TargetKind.ADVANTAGE, 1 / 3), loss=BOUNDED_RANGE, names_loss=True)
    guarantee = KeptGuarantee.of(model)
    assert guarantee is not None
    whole = [CountedSpend(units=to_units(model.epsilon), loss=BOUNDED_RANGE)]
    assert guarantee.most_units(whole, whole) == 0
    assert guarantee.most_units([*whole, *whole], whole) == 0


def test_a_pure_release_can_spend_half_of_what_one_draw_can_and_rounds_more() -> None:
    model = AdversaryModel(target=Target(TargetKind.ADVANTAGE, 1 / 3), loss=BOUNDED_RANGE, names_loss=True)
    guarantee = KeptGuarantee.of(model)
    assert guarantee is not None
    left = {
        loss: from_units(guarantee.most_units((), (CountedSpend(units=1, loss=loss),)))
        for loss in (PURE, BOUNDED_RANGE, rounds(10))
    }
    assert left[PURE] == pytest.approx(math.log(2), abs=1e-11)
    assert left[BOUNDED_RANGE] == pytest.approx(4 * math.atanh(1 / 3), abs=1e-11)
    assert left[rounds(10)] == pytest.approx(4 * math.sqrt(10) / 3, abs=1e-11)


def test_releases_of_rounds_add_by_their_squares() -> None:
    """Ten SNPs one after another: after half of ε is spent, more than half is left."""
    model = AdversaryModel(target=Target(TargetKind.ADVANTAGE, 1 / 3), loss=rounds(10), names_loss=True)
    guarantee = KeptGuarantee.of(model)
    assert guarantee is not None
    whole = to_units(model.epsilon)
    half = [CountedSpend(units=whole // 2, loss=rounds(10))]
    left = guarantee.most_units(half, half)
    assert from_units(left) == pytest.approx(from_units(whole) * math.sqrt(3) / 2, rel=1e-9)


def test_a_release_counted_in_another_currency_grows_as_group_privacy_says() -> None:
    """ε and η by the factor, ρ by its square."""
    for loss in (PURE, BOUNDED_RANGE, rounds(3)):
        own, counted = (
            CountedSpend(units=to_units(0.3), loss=loss),
            CountedSpend(units=to_units(0.3), loss=loss).times(2),
        )
        assert counted.units == 2 * own.units
        assert counted.loss.eta(counted.spend.epsilon) == pytest.approx(2 * loss.eta(0.3))
        assert counted.loss.rho(counted.spend.epsilon) == pytest.approx(4 * loss.rho(0.3))


def test_guarantees_in_epsilon_and_models_that_name_no_loss_have_none() -> None:
    for target in (Target(TargetKind.GAMMA, 1.5), Target(TargetKind.CAP, 0.7), Target(TargetKind.EPSILON, 0.5)):
        assert KeptGuarantee.of(AdversaryModel(target=target, loss=BOUNDED_RANGE, names_loss=True)) is None
    assert KeptGuarantee.of(AdversaryModel(target=Target(TargetKind.ADVANTAGE, 0.2))) is None
    with pytest.raises(ValueError, match="not about attacks"):
        KeptGuarantee(model=AdversaryModel())


def test_a_guarantee_is_read_as_it_is_written() -> None:
    rng = np.random.default_rng(13)
    for _ in range(50):
        guarantee = KeptGuarantee.of(random_model(rng))
        assert guarantee is not None
        assert KeptGuarantee.from_json(guarantee.to_json()) == guarantee
    with pytest.raises(InvalidPlan, match="not a guarantee about attacks"):
        KeptGuarantee.from_json(AdversaryModel().to_json())


def test_parts_sum_to_exactly_what_is_spent() -> None:
    parts = (CountedSpend(units=to_units(0.7), loss=rounds(3)), CountedSpend(units=to_units(0.2)))
    for units in (1, 2, 7, to_units(0.1234567), to_units(0.9)):
        scaled = scaled_to(parts, units)
        assert units_of(scaled) == units
        assert [each.loss for each in scaled] == [rounds(3), PURE]
    assert scaled_to(parts, to_units(0.9)) == parts
    assert SPENDS.read(spends_to_json(parts)) == parts
    with pytest.raises(InvalidPlan, match="of the kind rounds"):
        SPENDS.read([{"epsilon": 0.1, "loss": "rounds", "rounds": 1}])
    with pytest.raises(ValueError, match="paid back"):
        CountedSpend(units=-1)


def test_a_guarantee_says_what_no_test_can_do() -> None:
    for target, said in (
        (Target(TargetKind.ADVANTAGE, 0.25), "has an advantage (TPR − FPR) above 25 %"),
        (
            Target(TargetKind.TPR, 0.03, 0.01),
            "recognises more than 3 % of the participants at a false-positive rate of 1 %",
        ),
    ):
        guarantee = KeptGuarantee.of(AdversaryModel(target=target, loss=BOUNDED_RANGE, names_loss=True))
        assert guarantee is not None
        assert said in guarantee.words()
