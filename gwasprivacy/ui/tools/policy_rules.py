"""The rules of a policy as the dialog asks for them: a card for each subject, and for each rule what it is for, in one sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from enum import StrEnum
from typing import Any

from gwasprivacy.association.scores.registry import score_names
from gwasprivacy.base.language import mark
from gwasprivacy.membership.families import FAMILIES
from gwasprivacy.membership.secrets import Secret
from gwasprivacy.plan.plan import mechanism_names
from gwasprivacy.release.policy.names_in_words import KINDS, WORDS_OF


class RuleForm(StrEnum):
    """How a rule is asked for."""

    NUMBER = "number"
    WHOLE = "whole"
    SHARE = "share"
    DAY = "day"
    PRIORS = "priors"
    NAMES = "names"
    KEYS = "keys"
    LEDGERS = "ledgers"


@dataclass(frozen=True, slots=True, kw_only=True)
class Rule:
    """``name``: the policy's member.  ``title``, ``why``: marked texts, the second a sentence."""

    name: str
    form: RuleForm
    title: str
    why: str


def _rule(name: str, form: RuleForm, title: str, why: str) -> Rule:
    return Rule(name=name, form=form, title=title, why=why)


NUMBER, WHOLE, SHARE, DAY = RuleForm.NUMBER, RuleForm.WHOLE, RuleForm.SHARE, RuleForm.DAY

TOPICS: Mapping[str, str] = {
    "Budget": "study-budget",
    "Attackers": "attacker",
    "What may be published": "what-to-publish",
    "Minimum sizes": "strata",
    "Signers, ledgers and dates": "release-ledger",
}
"""Title of a card → the topic of its "?"."""

CARDS: Mapping[str, tuple[Rule, ...]] = {
    mark("Budget"): (
        _rule(
            "max_epsilon",
            NUMBER,
            mark("Maximum ε, one release"),
            mark(
                "Limits what one release reveals about a person: at ε = 0.69 odds at most double, at ε = 1.1 they at "
                "most triple."
            ),
        ),
        _rule(
            "max_budget",
            NUMBER,
            mark("Maximum ε, all releases"),
            mark("The ε of a study’s releases add up; this bounds their sum."),
        ),
        _rule(
            "max_cap",
            SHARE,
            mark("Maximum certainty"),
            mark(
                "The highest posterior about one person that a covered attacker may reach, over all releases; for "
                "example 90 %."
            ),
        ),
        _rule(
            "max_run_epsilon",
            NUMBER,
            mark("Maximum ε of one mechanism"),
            mark(
                "Where the study is a secret sample, the mechanism uses a larger ε than its people face. Empty: the "
                "first limit applies."
            ),
        ),
        _rule(
            "max_run_budget",
            NUMBER,
            mark("Maximum ε of all mechanisms"),
            mark("The same for all releases together. Empty: the second limit applies."),
        ),
    ),
    mark("Approval by a second person"): (
        _rule(
            "approvers",
            RuleForm.KEYS,
            mark("Who may approve"),
            mark("One of these keys must approve each release. Empty: no approval is needed."),
        ),
        _rule(
            "approval_days",
            WHOLE,
            mark("Validity of an approval, days"),
            mark("A release later than that needs a new approval. Empty: 30 days."),
        ),
    ),
    mark("Attackers"): (
        _rule(
            "covers_prior",
            RuleForm.PRIORS,
            mark("Priors to cover"),
            mark(
                "The priors that every plan must cover, for example 10 % to 90 %; a plan that covers fewer is refused."
            ),
        ),
        _rule(
            "families",
            RuleForm.NAMES,
            mark("Attackers that a plan may name"),
            mark("A plan that assumes another attacker is refused."),
        ),
        _rule(
            "secrets",
            RuleForm.NAMES,
            mark("What a plan may keep secret"),
            mark("A plan protects one of these; what it does not protect can be learned."),
        ),
        _rule(
            "min_group_size",
            WHOLE,
            mark("Family size"),
            mark("This many relatives are protected together; 1 protects each person individually."),
        ),
    ),
    mark("What may be published"): (
        _rule(
            "kinds",
            RuleForm.NAMES,
            mark("Results that may be published"),
            mark("Names of SNPs reveal least; counts and effects are what readers can compute with."),
        ),
        _rule(
            "mechanisms",
            RuleForm.NAMES,
            mark("Mechanisms"),
            mark("How noise is added. Every mechanism keeps its ε, so most sites leave this open."),
        ),
        _rule(
            "scores",
            RuleForm.NAMES,
            mark("Scores"),
            mark("How SNPs are ranked. The ε holds for every score, so most sites leave this open."),
        ),
        _rule(
            "max_snps",
            WHOLE,
            mark("Maximum SNPs in one release"),
            mark("One release publishes at most this many SNPs."),
        ),
    ),
    mark("Minimum sizes"): (
        _rule(
            "min_participants",
            WHOLE,
            mark("Participants"),
            mark("A smaller study is refused, whatever its ε. Studies of a trait are held to this number."),
        ),
        _rule("min_cases", WHOLE, mark("Cases"), mark("A study with fewer cases is refused.")),
        _rule("min_controls", WHOLE, mark("Controls"), mark("A study with fewer controls is refused.")),
        _rule(
            "min_stratum_participants",
            WHOLE,
            mark("Participants in each stratum"),
            mark("A study with a smaller centre or ancestry group is refused."),
        ),
        _rule(
            "min_stratum_cases",
            WHOLE,
            mark("Cases in each stratum"),
            mark("Empty: the number of cases above holds in each stratum."),
        ),
        _rule(
            "min_stratum_controls",
            WHOLE,
            mark("Controls in each stratum"),
            mark("Empty: the number of controls above holds in each stratum."),
        ),
    ),
    mark("Signers, ledgers and dates"): (
        _rule(
            "signers",
            RuleForm.KEYS,
            mark("Who may sign releases"),
            mark("Only these keys may sign releases. Empty: every key may."),
        ),
        _rule(
            "ledgers",
            RuleForm.LEDGERS,
            mark("Allowed ledgers"),
            mark(
                "Releases are counted in these ledgers only, so nobody can start afresh in a new one. Empty: every "
                "ledger may be used."
            ),
        ),
        _rule(
            "valid_from", DAY, mark("First day"), mark("Nothing is released before this day, for example 2026-03-14.")
        ),
        _rule(
            "valid_until",
            DAY,
            mark("Last day"),
            mark("Nothing is released after this day, until there is a new policy. Empty: no end."),
        ),
    ),
}
ALLOWED: Mapping[str, tuple[str, str]] = {
    "allow_strata": (mark("Strata"), mark("Cases and controls are compared inside centres or ancestry groups.")),
    "allow_traits": (mark("Quantitative traits"), mark("Studies of a measured value instead of cases and controls.")),
    "allow_imputed": (mark("Imputed genotypes"), mark("Genotype probabilities instead of called genotypes.")),
    "allow_reference": (mark("Reference panels"), mark("Public panels that a study’s scores are compared with.")),
    "allow_accounts": (
        mark("Separate accounts in a ledger"),
        mark(
            "A plan declares that its people are in no other study, and has a budget of its own. The program cannot check that."
        ),
    ),
}
CHOICES: Mapping[str, Callable[[], Iterable[str]]] = {
    "families": lambda: FAMILIES.names,
    "secrets": lambda: [each.value for each in Secret],
    "kinds": lambda: KINDS,
    "mechanisms": mechanism_names,
    "scores": score_names,
}
"""What a rule of names may name."""


def choices_of(rule: str) -> dict[str, str]:
    """What the rule may name → how it is said (marked texts)."""
    return {name: WORDS_OF[rule](name) for name in CHOICES[rule]()}


def first_rules(today: date) -> dict[str, Any]:
    """Rules to begin with, for a year from ``today``: those of the command line's example, and one account in a ledger."""
    return {
        "max_epsilon": 0.7,
        "max_budget": 2.0,
        "covers_prior": {"low": 0.1, "high": 0.9},
        "min_participants": 500,
        "min_cases": 100,
        "min_controls": 100,
        "allow_accounts": False,
        "valid_until": (today + timedelta(days=365)).isoformat(),
    }
