"""A site's rules, stricter than any plan: how much may be spent, how small a study may be.

A site writes ``/etc/gwasprivacy/policy.json`` (``"format": "gwasprivacy-policy/1"``); a further file can be given to a
release.  Every rule of every file must hold; no rule makes anything possible that the theory forbids.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from gwasprivacy.base.errors import InvalidInput, InvalidPlan, PrivacyRefusal
from gwasprivacy.base.json_forms import Constant, Document, Member, Number, OrNull, Record, Whole
from gwasprivacy.base.quantities import Epsilon, Phrase
from gwasprivacy.base.remedies import Remedy
from gwasprivacy.base.strict_json import read_json
from gwasprivacy.membership.epsilon_units import LARGEST_EPSILON, to_units
from gwasprivacy.plan.plan import Plan

POLICY_FORMAT = "gwasprivacy-policy/1"
SITE_POLICY = Path("/etc/gwasprivacy/policy.json")
SLACK = 1e-12  # two floats for one limit may differ in their last digits


@dataclass(frozen=True, slots=True, kw_only=True)
class Policy:
    """None leaves a rule out.  ``max_epsilon`` and ``max_budget`` bound what the protected entity faces (ln of the
    likelihood ratio) in one release and in all; ``min_cases``, ``min_controls`` are people, in each stratum where
    there are any; ``max_snps`` is M.

    :meth:`check` looks at a plan alone.  A study's budget in the ledger may be larger than the plan's (an earlier plan
    fixed it, against another attacker or under an earlier policy), so a debit is held to :meth:`most_units` as well.
    """

    max_epsilon: float | None = None
    max_budget: float | None = None
    min_cases: int | None = None
    min_controls: int | None = None
    max_snps: int | None = None

    def check(self, plan: Plan) -> None:
        """Raise PrivacyRefusal when the plan breaks a rule of this site."""
        if plan.design.trait is not None and not (self.min_cases is None and self.min_controls is None):
            raise PrivacyRefusal(
                "This site asks for numbers of cases and controls, and says nothing of studies of a quantitative trait.",
                code="policy.not-of-traits",
                remedy=Remedy.ASK_WHOEVER_KEEPS_POLICY,
            )
        spends, may_spend = (plan.adversary.entity_epsilon_of(each) for each in (plan.epsilon, plan.budget))
        rules = (
            (self.max_epsilon, spends, "allows ε of at most {limit} in one release", False),
            (self.max_budget, may_spend, "allows a budget of at most ε = {limit}", False),
            (self.min_cases, plan.design.n_cases, "asks for at least {limit} cases", True),
            (self.min_controls, plan.design.n_controls, "asks for at least {limit} controls", True),
            *(
                rule
                for each in plan.design.strata
                for rule in (
                    (self.min_cases, each.n_cases, "asks for at least {limit} cases in each stratum", True),
                    (self.min_controls, each.n_controls, "asks for at least {limit} controls in each stratum", True),
                )
            ),
            (self.max_snps, plan.release.n_snps, "allows at most {limit} SNPs in one release", False),
        )
        for limit, value, words, is_minimum in rules:
            if limit is not None and is_minimum and not plan.sizes_are_public:
                raise PrivacyRefusal(
                    "This site {rule}; a plan that keeps the size of the study secret cannot show it.",
                    code="policy.size-is-secret",
                    remedy=Remedy.CHOOSE_FAMILY_THAT_KNOWS_SIZE,
                    rule=Phrase(words, limit=limit),
                )
            if limit is not None and (value < limit if is_minimum else value > limit * (1 + SLACK)):
                raise PrivacyRefusal(
                    "This site {rule}; the plan has {value}.",
                    code="policy.broken",
                    remedy=Remedy.CHANGE_PLAN_OR_ASK_SITE,
                    rule=Phrase(words, limit=limit),
                    value=value if is_minimum or words.endswith("SNPs in one release") else Epsilon(value),
                )

    def most_units(self, plan: Plan) -> int | None:
        """What ``max_budget`` lets the mechanisms of all releases spend together against the plan's attacker, in pico-ε."""
        if self.max_budget is None:
            return None
        return to_units(min(plan.adversary.mechanism_epsilon_of(self.max_budget) * (1 + SLACK), LARGEST_EPSILON))


def load_policy(path: Path) -> Policy:
    """Read a policy file.  Raises InvalidInput naming file and field."""
    try:
        return POLICY.read(read_json(path, "a site's policy"))
    except InvalidPlan as error:
        raise InvalidInput("{path}: {error}", code="policy.invalid", path=path, error=error) from None


def _limit(about: str) -> Member:
    return Member(OrNull(Number(above=0, about=about)), optional=True)


def _people() -> Member:
    return Member(OrNull(Whole(low=1)), optional=True)


POLICY = Document(
    Record(
        lambda format, **rules: Policy(**rules),
        {
            "format": Member(Constant(value=POLICY_FORMAT)),
            "max_epsilon": _limit("What a protected entity may face in one release."),
            "max_budget": _limit("And in all releases of a study."),
            "min_cases": _people(),
            "min_controls": _people(),
            "max_snps": _people(),
        },
    ),
    file="gwasprivacy-policy-1.schema.json",
    title="A site's rules for releases",
)


def check_policies(plan: Plan, extra: Path | None = None) -> int | None:
    """Check ``plan`` against the site's policy, if there is one, and a further file; the smaller :meth:`Policy.most_units`."""
    most: list[int] = []
    for path in (SITE_POLICY if SITE_POLICY.exists() else None, extra):
        if path is not None:
            policy = load_policy(path)
            policy.check(plan)
            units = policy.most_units(plan)
            most += [] if units is None else [units]
    return min(most, default=None)
