"""A site's rules, stricter than any plan: what may be spent, against whom, by what, of how small a study, and by whom."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from gwasprivacy.base.errors import InvalidPlan, PrivacyRefusal
from gwasprivacy.base.json_forms import Constant, Document, Member, Record, Text
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.membership.calibration_theorems import likelihood_ratio_for_cap
from gwasprivacy.membership.epsilon_units import LARGEST_EPSILON, to_units
from gwasprivacy.plan.plan import Plan
from gwasprivacy.release.policy import rule_table
from gwasprivacy.release.policy.rule import EPSILON, SLACK, Rule

POLICY_FORMAT = "gwasprivacy-policy/1"
LONGEST_SITE = 200


@dataclass(frozen=True, init=False)
class Policy:
    """The rules of ``site``, by the names of ``rule_table.RULES``; what is left out has the value that each rule usually has.

    :meth:`check` looks at a plan alone.  A study's budget in the ledger may be larger than the plan's (an earlier plan
    fixed it, against another attacker or under an earlier policy), so a debit is held to :meth:`most_units` as well.
    Raises InvalidPlan with the field.
    """

    site: str
    rules: Mapping[str, Any]

    def __init__(self, *, site: str = "", **rules: Any) -> None:
        unknown = [name for name in rules if self.rule(name) is None]
        if unknown:
            raise TypeError(f"no rule of a policy: {unknown}")
        given = {name: value for name, value in rules.items() if value != self.rule(name).usual}
        object.__setattr__(self, "site", site)
        object.__setattr__(self, "rules", given)
        first, last = given.get("valid_from"), given.get("valid_until")
        if first is not None and last is not None and last < first:
            raise InvalidPlan("policy.ends-before-start", field="valid_until")

    def __getattr__(self, name: str) -> Any:
        rule = self.rule(name)
        if rule is None:
            raise AttributeError(name)
        return self.rules.get(name, rule.usual)

    @staticmethod
    def rule(name: str) -> Any:
        return next((each for each in rule_table.RULES if each.name == name), None)

    def limit(self, rule: Rule) -> Any:
        """What the rule allows, or where it is left out what then holds in its place."""
        own = self.rules.get(rule.name, rule.usual)
        return rule.implied(self) if own is None else own

    def sentences(self, whose: Callable[[str], str] = str) -> list[str]:
        """What the policy says, rule by rule; what no rule says is left to the plan.  ``whose`` says a key by its id."""
        return [said for rule in rule_table.RULES for said in rule.sentences(self, whose)]

    # Time, keys and ledgers -------------------------------------------------------------------------------------------

    def check_day(self, day: str) -> None:
        """Raise PrivacyRefusal where the policy does not hold on ``day``: without one in force nothing is released."""
        if self.valid_from is not None and day < self.valid_from:
            raise PrivacyRefusal("policy.not-yet", day=self.valid_from)
        if self.valid_until is not None and day > self.valid_until:
            raise PrivacyRefusal("policy.expired", day=self.valid_until)

    def check_signer(self, key_id: str) -> None:
        """Raise PrivacyRefusal where the key may not sign releases."""
        if self.signers is not None and key_id not in self.signers:
            raise PrivacyRefusal("policy.other-signer", key=f"{key_id[:16]}…")

    def check_ledger(self, ledger_id: str | None) -> None:
        """Raise PrivacyRefusal where the ledger (None: one that a release would begin) is not one of the site's."""
        if self.ledgers is not None and ledger_id not in self.ledgers:
            raise PrivacyRefusal("policy.other-ledger")

    def check_approval_days(self, first: str, last: str) -> None:
        """Raise PrivacyRefusal where an approval from the day ``first`` to ``last`` holds for longer than it may."""
        days = self.approval_days or rule_table.USUAL_APPROVAL_DAYS
        lasts = (date.fromisoformat(last) - date.fromisoformat(first)).days
        if lasts > days:
            raise PrivacyRefusal("approval.too-long", lasts=lasts, days=days)

    # The plan ---------------------------------------------------------------------------------------------------------

    def check(self, plan: Plan) -> None:
        """Raise PrivacyRefusal when the plan breaks a rule of this site; it says every rule that is broken."""
        broken = self.broken_by(plan)
        if broken:
            raise all_of(broken)

    def broken_by(self, plan: Plan) -> list[PrivacyRefusal]:
        """The rules that the plan breaks, each as the refusal that it alone would be."""
        return list(self._broken_by(plan))

    def _broken_by(self, plan: Plan) -> Iterator[PrivacyRefusal]:
        said: set[float] = set()  # a limit that bounds what people face and what mechanisms run with is said once
        for rule in rule_table.RULES:
            limit = self.limit(rule)
            for refused in rule.broken(self, plan):
                if rule.metavar == EPSILON:
                    if limit in said:
                        continue
                    said.add(limit)
                yield refused

    def highest_prior(self, plan: Plan) -> float:
        """The largest belief that the cap must hold for: the plan's, and what the site asks to be covered."""
        asked = 0.0 if self.covers_prior is None else self.covers_prior.high
        return max(plan.adversary.prior.high, asked)

    def most_units(self, plan: Plan) -> int | None:
        """What the mechanisms of all releases may spend together against the plan's attacker, in pico-ε; None: any."""
        run = self.limit(self.rule("max_run_budget"))
        limits = [] if run is None else [run]
        if self.max_budget is not None:
            limits.append(plan.adversary.mechanism_epsilon_of(self.max_budget))
        if self.max_cap is not None:
            ratio = float(likelihood_ratio_for_cap(self.max_cap, min(self.highest_prior(plan), self.max_cap)))
            if math.isfinite(ratio):
                limits.append(plan.adversary.mechanism_epsilon_of(math.log(ratio)))
        found = [to_units(min(min(limits) * (1 + SLACK), LARGEST_EPSILON))] if limits else []
        found += [units for rule in rule_table.RULES if (units := rule.most(self, plan)) is not None]
        return min(found, default=None)


def all_of(broken: Sequence[PrivacyRefusal]) -> PrivacyRefusal:
    """One refusal that says all of them."""
    if len(broken) == 1:
        return broken[0]
    rules = broken[0].phrase
    for each in broken[1:]:
        rules = Phrase("{rules} {rule}", rules=rules, rule=each.phrase)
    remedies = tuple(dict.fromkeys(remedy for each in broken for remedy in each.remedies))
    return PrivacyRefusal("policy.broken-rules", remedy=remedies, n=len(broken), rules=rules)


def policy_document() -> Document[Policy]:
    """A policy's JSON: the site and its rules, the payload of its signed file."""
    return Document(
        Record(
            lambda format, **rules: Policy(**rules),
            {
                "format": Member(Constant(value=POLICY_FORMAT)),
                "site": Member(Text(least=1, most=LONGEST_SITE, about="Whose policy it is; reports name it.")),
                **{rule.name: rule.member for rule in rule_table.RULES},
            },
        ),
        file="gwasprivacy-policy-1.schema.json",
        title="A site's rules for releases, the payload of its signed policy",
    )
