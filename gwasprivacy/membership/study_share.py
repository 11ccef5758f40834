"""Whether a model's prior range can be what an attacker believes about a given study."""

from __future__ import annotations

from typing import Any

from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.base.quantities import Count, Share
from gwasprivacy.membership.adversary import AdversaryModel
from gwasprivacy.membership.secrets import Secret

# A share typed with three or four digits (0.333 for a third) is taken for the share itself.
_TYPED = 5e-4


def check_study_share(model: AdversaryModel, *, n_cases: int, n_participants: int) -> None:
    """Refuse a case-status prior that no attacker can have about this study.

    When the secret is case status, everybody knows that ``n_cases`` of ``n_participants`` people are cases, so the
    uncertain beliefs sum to the cases left: a common prior must be R/N, and a range must include R/N unless the attacker
    is certain about some people (docs/theory/membership-privacy.md).  InvalidPlan (``adversary.prior``) otherwise.
    Participation is not restricted: how many people could have taken part is for the plan's author to say.
    """
    if model.secret is not Secret.CASE_STATUS or not model.family.prior_is_share_of_cases:
        return
    share, prior = n_cases / n_participants, model.prior
    if prior.low - _TYPED <= share <= prior.high + _TYPED:
        return
    values: dict[str, Any] = {
        "n_cases": Count(n_cases),
        "n_people": Count(n_participants),
        "share": Share(share),
    }
    if prior.is_single:
        raise InvalidPlan("adversary.belief-not-share", field="adversary.prior", **values)
    raise InvalidPlan("adversary.range-without-share", field="adversary.prior", **values)
