"""The two versions of a policy's JSON document: version 1 has five rules and no signature, version 2 is signed."""

from __future__ import annotations

from typing import Any

from gwasprivacy.association.scores.registry import score_names
from gwasprivacy.base.json_forms import (
    DATE,
    SHA256,
    Choice,
    Constant,
    Document,
    Flag,
    ListOf,
    Member,
    Number,
    OrNull,
    Record,
    Text,
    Whole,
    if_set,
)
from gwasprivacy.base.json_values import Form
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.membership.families import FAMILIES
from gwasprivacy.membership.promise import PriorRange
from gwasprivacy.membership.secrets import Secret
from gwasprivacy.plan.plan import mechanism_names
from gwasprivacy.release.policy.names_in_words import KINDS
from gwasprivacy.release.policy.rules import Policy

POLICY_FORMAT = "gwasprivacy-policy/1"
POLICY_FORMAT_2 = "gwasprivacy-policy/2"
LONGEST_SITE = 200


def _limit(about: str = "") -> Member:
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


def _rule(name: str, form: Form[Any]) -> Member:
    return Member(OrNull(form), optional=True, when=if_set(name))


def _names(name: str, of: Form[Any], about: str = "") -> Member:
    return _rule(name, ListOf(of, least=1, different=True, about=about))


def _allowed(name: str, about: str) -> Member:
    return Member(Flag(about=about), optional=True, when=lambda policy: not getattr(policy, name))


def _epsilon(name: str, about: str) -> Member:
    return _rule(name, Number(above=0, about=about))


def _least(name: str, about: str = "") -> Member:
    return _rule(name, Whole(low=1, about=about))


LEDGER_ID = Text(pattern="[0-9a-f]{32}", form=Phrase("32 lower-case hexadecimal digits"))
PRIORS = Record(
    PriorRange,
    {"low": Member(Number(low=0, high=1)), "high": Member(Number(low=0, high=1))},
    home="adversary.prior",
    about="Beliefs that every plan's guarantee must cover.",
)

POLICY_2 = Document(
    Record(
        lambda format, **rules: Policy(version=2, **rules),
        {
            "format": Member(Constant(value=POLICY_FORMAT_2)),
            "site": Member(Text(least=1, most=LONGEST_SITE, about="Whose policy it is; reports name it.")),
            "valid_from": _rule("valid_from", DATE),
            "valid_until": _rule("valid_until", DATE),
            "max_epsilon": _epsilon("max_epsilon", "What a protected entity may face in one release."),
            "max_run_epsilon": _epsilon(
                "max_run_epsilon",
                "What one release's mechanism may be run with; where it is left out, max_epsilon bounds that too.",
            ),
            "max_budget": _epsilon("max_budget", "What a protected entity may face in all releases of a study."),
            "max_run_budget": _epsilon(
                "max_run_budget",
                "What the mechanisms of all releases may be run with; where it is left out, max_budget bounds that too.",
            ),
            "max_cap": _rule(
                "max_cap",
                Number(above=0, below=1, about="ρ: how sure anybody whom the guarantee covers may become, over all."),
            ),
            "covers_prior": _rule("covers_prior", PRIORS),
            "families": _names("families", Choice(of=lambda: FAMILIES.names)),
            "secrets": _names("secrets", Choice(of=lambda: Secret)),
            "mechanisms": _names("mechanisms", Choice(of=mechanism_names)),
            "scores": _names("scores", Choice(of=score_names)),
            "kinds": _names("kinds", Choice(of=lambda: KINDS), "What a release may publish."),
            "min_group_size": _least("min_group_size", "Most records of one protected entity."),
            "min_cases": _least("min_cases", "In each stratum too, where min_stratum_cases is left out."),
            "min_controls": _least("min_controls", "In each stratum too, where min_stratum_controls is left out."),
            "min_participants": _least("min_participants"),
            "min_stratum_cases": _least("min_stratum_cases"),
            "min_stratum_controls": _least("min_stratum_controls"),
            "min_stratum_participants": _least("min_stratum_participants"),
            "max_snps": _least("max_snps", "M."),
            "allow_strata": _allowed("allow_strata", "Studies with strata."),
            "allow_traits": _allowed("allow_traits", "Studies of a quantitative trait."),
            "allow_imputed": _allowed("allow_imputed", "Imputed genotypes."),
            "allow_reference": _allowed("allow_reference", "Public reference panels."),
            "allow_accounts": _allowed("allow_accounts", "Accounts beside a ledger's own, by declaration."),
            "ledgers": _names("ledgers", LEDGER_ID, "Identities of the only ledgers to use."),
            "signers": _names("signers", SHA256, "Ids of the keys that may sign releases."),
            "approvers": _names(
                "approvers", SHA256, "Ids of the keys of which one must approve each release; null: no approval."
            ),
            "approval_days": _rule("approval_days", Whole(low=1, high=366, about="An approval holds at most so long.")),
        },
    ),
    file="gwasprivacy-policy-2.schema.json",
    title="A site's rules for releases, the payload of its signed policy",
)
