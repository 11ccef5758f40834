"""A case-status prior must be one that somebody can have about the study."""

from __future__ import annotations

import pytest

from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.membership.adversary import AdversaryModel, PriorRange
from gwasprivacy.membership.families import IDENTIFIABILITY
from gwasprivacy.membership.families.another_attacker import with_family
from gwasprivacy.membership.secrets import Secret
from gwasprivacy.membership.study_share import check_study_share


def status(low, high):
    return AdversaryModel(secret=Secret.CASE_STATUS, prior=PriorRange(low, high))


@pytest.mark.parametrize(("low", "high"), [(1 / 3, 1 / 3), (0.333, 0.333), (0.1, 0.5), (0, 1)])
def test_the_share_of_cases_is_accepted(low, high):
    check_study_share(status(low, high), n_cases=500, n_participants=1500)


@pytest.mark.parametrize(("low", "high"), [(0.5, 0.5), (0.4, 0.9), (0.1, 0.2)])
def test_anything_else_is_refused_with_the_share(low, high):
    with pytest.raises(InvalidPlan, match=r"0\.3333") as problem:
        check_study_share(status(low, high), n_cases=500, n_participants=1500)
    assert problem.value.field == "adversary.prior"


def test_participation_and_possible_worlds_are_not_restricted():
    check_study_share(AdversaryModel(), n_cases=500, n_participants=1500)
    worlds = with_family(AdversaryModel(secret=Secret.CASE_STATUS), IDENTIFIABILITY)
    check_study_share(worlds, n_cases=500, n_participants=1500)
