"""The bounds on membership tests by enumeration: nothing that holds is refuted, and what does not hold is."""

from __future__ import annotations

import numpy as np
import pytest

from gwasprivacy.base.errors import Cancelled
from gwasprivacy.base.progress import CancelFlag
from gwasprivacy.base.work import Work
from gwasprivacy.lab.audit.loss_enumeration import Release, check_claims
from gwasprivacy.mechanisms.registry import MECHANISMS
from gwasprivacy.membership.loss import BOUNDED_RANGE, Loss


def test_no_claim_about_membership_tests_is_refuted() -> None:
    found = check_claims(cases=25, seed=1)
    assert [claim.name for claim in found if not claim.holds] == []
    assert {f"{name}-{m}" for name in MECHANISMS for m in (1, 2)} < {claim.name for claim in found}
    by_name = {claim.name: claim for claim in found}
    # Random small studies come near enough to the bounds that a bound half as large would be refuted.
    for tight in ("joint-1", "joint-2", "exponential-1", "positive-half"):
        assert by_name[tight].reached > 0.9
    assert all(claim.reached <= 1 + 1e-6 for claim in found)


@pytest.mark.parametrize("name", ["permute-and-flip", "laplace"])
def test_a_wrong_kind_of_loss_is_refuted(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def claimed(_self: object, _n_snps: int) -> Loss:
        return BOUNDED_RANGE

    monkeypatch.setattr(type(MECHANISMS[name]), "loss", claimed)
    found = {claim.name: claim for claim in check_claims(cases=25, seed=1)}
    assert not found[f"{name}-1"].holds
    assert found["joint-1"].holds


def test_what_is_asked_for_depends_on_the_seed_only() -> None:
    assert check_claims(cases=2, seed=3) == check_claims(cases=2, seed=3)
    assert check_claims(cases=2, seed=3) != check_claims(cases=2, seed=4)


def test_the_laws_that_are_enumerated_are_laws() -> None:
    scores = np.array([1.0, -0.5, 0.0, 2.0])
    for name in MECHANISMS:
        for blocks in [(), (2, 2), (1, 3)] if MECHANISMS[name].disjoint_loci else [()]:
            release = Release(mechanism=name, n_snps=2, epsilon=1.0, weights=(1.0, 2.0, 5.0, 1.0), blocks=blocks)
            assert release.law(scores).sum() == pytest.approx(1, abs=1e-6)


def test_the_enumeration_can_be_watched_and_cancelled() -> None:
    seen: list[float] = []
    check_claims(cases=1, work=Work(progress=lambda _stage, done, total: seen.append(done / total)))
    assert seen == sorted(seen)
    assert seen[-1] == 1
    flag = CancelFlag()
    flag.cancel()
    with pytest.raises(Cancelled):
        check_claims(cases=1, work=Work(cancel=flag))
