"""The report: an in-toto Statement about one private release, to be signed.

Everything in it is public or came out of the mechanism: the plan, the numbers that follow from it, the ledger's
position, and the released SNPs.  No exact statistic, no hash of genotypes, no time of day
(docs/theory/what-must-not-leave.md).
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from gwasprivacy.base.language import in_source, mark, say, say_count, say_marked
from gwasprivacy.forecast.power import Power, power_in, power_sentences
from gwasprivacy.membership.counted_spend import CountedSpend, spends_from_json, units_of
from gwasprivacy.membership.epsilon_units import from_units, to_units
from gwasprivacy.membership.kept_promise import KeptPromise
from gwasprivacy.membership.promise import Target, TargetKind
from gwasprivacy.membership.secrets import Neighbours, Secret
from gwasprivacy.plan.plan import Plan, plan_from_json
from gwasprivacy.plan.plan_places import published
from gwasprivacy.plan.plan_words import explain_plan, promise_after
from gwasprivacy.plan.release_spends import spends_of
from gwasprivacy.plan.study_facts import group_sizes, strata_numbers, trait_facts
from gwasprivacy.release.ledger.accounts import StudyAccount
from gwasprivacy.release.ledger.debits import Debit
from gwasprivacy.statement.attack_readings import (
    attack_readings,
    counts_as_its_account,
    loss_numbers,
    reading_sentences,
    spending_sentences,
)
from gwasprivacy.statement.effects import effects_by_name, effects_json
from gwasprivacy.statement.oversight import oversight_sentences
from gwasprivacy.statement.release_form import PREDICATE_TYPE, STATEMENT_TYPE, WORDING
from gwasprivacy.statement.result import ReleasedSnp, Result
from gwasprivacy.statement.signer import Signer, signer_in, signer_sentences
from gwasprivacy.statement.spending import Budget, Look, Quote, Release
from gwasprivacy.statement.versions import versions

POSTERIOR_PRIORS = (0.01, 0.05, 0.1, 0.25, 0.5, 0.75, 0.9)
UNRECORDED_LOOKS = mark(
    "Views of exact statistics are logged when this program shows them. Unlogged views, with this or another "
    "program, cannot be excluded."
)
OTHER_STUDIES = mark("Anyone who took part in several studies loses privacy to each: the ε of all of them add up.")


def privacy_numbers(plan: Plan, epsilon_units: int, spends: Sequence[CountedSpend] | None = None) -> dict[str, Any]:
    """ε and what follows from it under the plan's adversary; a verifier computes them again.

    ``spends``: the same ε by kind of loss, for the bound on attacks; that of one release under the plan where not given.
    Where the release spends just what the promise allows, γ is the promise itself, not that of the rounded ε.
    """
    adversary, epsilon = plan.adversary, from_units(epsilon_units)
    whole = epsilon_units == to_units(adversary.epsilon)
    at = adversary if whole else adversary.with_target(Target(TargetKind.EPSILON, epsilon))
    return {
        "epsilon": epsilon,
        "likelihood_ratio": at.likelihood_ratio,
        "gamma": at.gamma,
        "gamma_any_prior": at.gamma_any_prior,
        "prior": [adversary.prior.low, adversary.prior.high],
        "posterior_bound_at": [[prior, *at.posterior_bounds(prior)] for prior in _priors(plan)],
        "advantage_bound": adversary.advantage_after(
            [each.spend for each in (spends_of(plan) if spends is None else spends)]
        ),
    }


def _priors(plan: Plan) -> list[float]:
    prior = plan.adversary.prior
    return sorted({*POSTERIOR_PRIORS, *(end for end in (prior.low, prior.high) if 0 < end < 1)})


def budget_numbers(plan: Plan, quote: Quote) -> dict[str, Any]:
    """What was and is spent, in the ledger's currency; γ of the sum where that is the plan's own currency (Eq. 11)."""
    budget, spent = quote.budget, quote.spent_units + quote.cost_units
    same = counts_as_its_account(plan, quote)
    total = from_units(spent)
    return {
        "secret": budget.secret.value,
        "neighbours": budget.neighbours.value,
        "promise": None if budget.promise is None else budget.promise.to_json(),
        "reached": quote.reached,
        "total": None if budget.units is None else from_units(budget.units),
        "spent_before": from_units(quote.spent_units),
        "spent": from_units(quote.cost_units),
        "spent_in_all": total,
        "remaining": from_units(quote.left_units),
        "gamma_in_all": plan.adversary.gamma_for_total_epsilon(total) if same else None,
    }


@dataclass(frozen=True, slots=True, kw_only=True)
class AccountFacts:
    """What a report says about its account; all of it follows from what was public before the release.

    ``name``: None for the ledger's one account.  ``n_others``: other accounts of the ledger.  ``n_merged``: accounts that were
    merged into it.
    """

    name: str | None
    n_others: int
    n_merged: int = 0

    def to_json(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "others": self.n_others,
            "merged": self.n_merged,
        }


def account_facts(plan: Plan, account: StudyAccount, n_others: int) -> AccountFacts:
    return AccountFacts(
        name=plan.account,
        n_others=n_others,
        n_merged=len(account.merged),
    )


def account_sentences(account: AccountFacts) -> list[str]:
    """Which account this counts against, and who says that its people are in no other; none where there is only one."""
    said = []
    if account.name is not None:
        said.append(
            say(
                "It counts against a separate account, “{name}”: the plan declares that its people are in no other account of the "
                "ledger.",
                name=account.name,
            )
        )
    if account.n_others:
        said.append(
            say_count(
                "The ledger has {n} other accounts; nobody in this account is in another, as was declared.",
                one="The ledger has one other account; nobody in this account is in another, as was declared.",
                n=account.n_others,
            )
        )
    if account.n_merged:
        said.append(
            say_count(
                "{n} other accounts were merged into this one; what was spent is added up.",
                one="One other account was merged into this one; what was spent is added up.",
                n=account.n_merged,
            )
        )
    return said


def statements(plan: Plan, quote: Quote, account: AccountFacts) -> list[str]:
    """The report's sentences; a verifier writes them again.  What is signed is said ``in_source()``."""
    amounts = [budget_sentence(plan, quote), *reading_sentences(plan, quote)]
    notes = [*amounts, *account_sentences(account), say_marked(UNRECORDED_LOOKS), say_marked(OTHER_STUDIES)]
    return [*explain_plan(plan, spending_sentences(plan, quote)), *notes]


def budget_sentence(plan: Plan, quote: Quote, *, is_drawn: bool = True) -> str:
    """What all releases so far amount to, in words; this one with them, also where it is not drawn yet."""
    if not counts_as_its_account(plan, quote):
        return say(
            "The account's budget counts another secret than this plan. This plan's guarantee holds for this release alone; "
            "the guarantee of the account's first plan is covered by the budget."
        )
    total = from_units(quote.spent_units + quote.cost_units)
    if quote.spent_units == 0:
        return say("This is the account's first release: {promise}.", promise=promise_after(plan, total))
    values = {"number": quote.number, "promise": promise_after(plan, total)}
    if not is_drawn:
        return say("After this and all {number} releases of the account together, {promise}.", **values)
    return say("After all {number} releases of the account together, {promise}.", **values)


@dataclass(frozen=True, slots=True, kw_only=True)
class Facts:
    """What a statement says besides the plan.  ``result`` and ``ledger`` are None in a preview, before the draw; ``policy`` and
    ``approval`` name the site's policies, and who approved the release; ``power`` and ``signer`` are left out where they are None."""

    name: str
    date: str
    epsilon_units: int
    quote: Quote
    sensitivity: float
    n_candidates: int
    candidates_sha256: str
    earlier: Sequence[Release]
    looks: Sequence[Look]
    account: AccountFacts
    result: Result | None = None
    ledger: dict[str, Any] | None = None
    policy: list[dict[str, Any]] | None = None
    approval: dict[str, Any] | None = None
    power: Power | None = None
    signer: Signer | None = None


def ledger_position(debit: Debit) -> dict[str, Any]:
    """Where the ledger stood: successive reports of one ledger have growing row numbers and the same identity."""
    return {
        "id": debit.ledger_id,
        "row": debit.row.seq,
        "head": debit.row.hash,
        "head_before": debit.row.previous,
        "study": debit.study,
    }


@in_source()
def build_predicate(plan: Plan, facts: Facts) -> dict[str, Any]:
    """The predicate of one release (of a preview, where ``facts.result`` is None).  No name of a file is in it."""
    plan = published(plan)
    numbers = privacy_numbers(plan, facts.epsilon_units)
    return {
        "release": {"number": facts.quote.number, "name": facts.name, "date": facts.date},
        "plan": plan.to_json(),
        **numbers,
        "family": plan.adversary.family.name,
        "secret": plan.secret.value,
        "neighbours": plan.neighbours.value,
        "mechanism": plan.release.mechanism,
        "score": None if plan.release.kind.counts is not None else plan.release.score.to_json(),
        "sensitivity": facts.sensitivity,
        "n_snps": plan.release.n_snps,
        **group_sizes(plan),
        "candidates": {
            "number": facts.n_candidates,
            "sha256": facts.candidates_sha256,
            "origin": plan.design.candidates_origin,
        },
        "result": None if facts.result is None else facts.result.to_json(),
        "budget": budget_numbers(plan, facts.quote),
        "ledger": facts.ledger,
        "earlier_releases": [release.to_json() for release in facts.earlier],
        "looks": [{"date": look.date, "what": look.what} for look in facts.looks],
        "account": facts.account.to_json(),
        "statements": [
            *statements(plan, facts.quote, facts.account),
            *power_sentences(plan, facts.power),
            *oversight_sentences(facts.policy, facts.approval),
            *signer_sentences(facts.signer),
        ],
        "versions": versions(),
        "loss": loss_numbers(spends_of(plan)),
        "attacks": attack_readings(plan, facts.quote),
        "strata": strata_numbers(plan),
        "trait": trait_facts(plan),
        "effects": effects_json(plan, facts.result),
        "policy": facts.policy,
        "approval": facts.approval,
        "wording": WORDING,
        **({} if facts.power is None else {"power": facts.power.to_json()}),
        **({} if facts.signer is None else {"signer": facts.signer.to_json()}),
    }


@in_source()
def statements_of(plan: Plan, predicate: Mapping[str, Any]) -> list[str]:
    """A report's sentences, from its numbers, as they are signed."""
    return spoken_statements(plan, predicate)


def spoken_statements(plan: Plan, predicate: Mapping[str, Any]) -> list[str]:
    """The same in the reader's language, for pages.  ``predicate`` has its schema's form."""
    quote = quote_of(plan, predicate)
    account = predicate["account"]
    facts = AccountFacts(
        name=account["name"],
        n_others=account["others"],
        n_merged=account["merged"],
    )
    return [
        *statements(plan, quote, facts),
        *power_sentences(plan, power_in(predicate)),
        *oversight_sentences(predicate["policy"], predicate["approval"]),
        *signer_sentences(signer_in(predicate)),
    ]


def basis_sentences(plan: Plan, predicate: Mapping[str, Any]) -> list[str]:
    """Those of :func:`spoken_statements` that say what was published and what it rests on: all but those that the pages have as
    numbers and notes."""
    quote = quote_of(plan, predicate)
    as_numbers = {
        plan.adversary.sentence(),
        *spending_sentences(plan, quote),
        budget_sentence(plan, quote),
        *reading_sentences(plan, quote),
        say_marked(UNRECORDED_LOOKS),
    }
    return [text for text in spoken_statements(plan, predicate) if text not in as_numbers]


def quote_of(plan: Plan, predicate: Mapping[str, Any]) -> Quote:
    """The debit that a report tells of.  Raises ValueError where its numbers do not belong together."""
    budget = predicate["budget"]
    promise, total, cost = budget["promise"], budget["total"], to_units(budget["spent"])
    return Quote(
        number=predicate["release"]["number"],
        budget=Budget(
            units=None if total is None else to_units(total),
            promise=None if promise is None else KeptPromise.from_json(promise),
            secret=Secret(budget["secret"]),
            neighbours=Neighbours(budget["neighbours"]),
            public_controls=plan.design.public_controls,
            n_cases=plan.design.n_cases,
            n_controls=plan.design.n_controls,
            date=predicate["release"]["date"],
        ),
        cost_units=cost,
        spent_units=to_units(budget["spent_before"]),
        spends=as_parts(spends_from_json(predicate["loss"]["spends"]), cost),
        before=tuple(
            part
            for each in predicate["earlier_releases"]
            for part in as_parts(spends_from_json(each["spends"]), to_units(each["cost"]))
        ),
    )


def as_parts(own: tuple[CountedSpend, ...], cost: int) -> tuple[CountedSpend, ...]:
    """A release's parts as its account counts them, where all of it cost ``cost``."""
    whole = units_of(own)
    if not whole or cost % whole:
        raise ValueError("a release cannot cost a part of what it spends")
    return tuple(each.times(cost // whole) for each in own)


@in_source()
def build_statement(predicate: dict[str, Any], subjects: dict[str, str]) -> dict[str, Any]:
    """The in-toto Statement v1 whose subjects (name → SHA-256) are the files that people use."""
    return {
        "_type": STATEMENT_TYPE,
        "subject": [{"name": name, "digest": {"sha256": digest}} for name, digest in sorted(subjects.items())],
        "predicateType": PREDICATE_TYPE,
        "predicate": predicate,
    }


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """A report as read: its predicate, and what a reader checks it by.  ``payload_sha256`` None in a preview."""

    predicate: dict[str, Any]
    subjects: dict[str, str]
    payload_sha256: str | None = None
    key_ids: tuple[str, ...] = ()

    @property
    def plan(self) -> Plan:
        return plan_from_json(self.predicate["plan"])

    @property
    def sentences(self) -> list[str]:
        """What it says in words."""
        return list(self.predicate["statements"])

    @property
    def result(self) -> Result | None:
        """What was drawn; None before the draw."""
        result = self.predicate["result"]
        return None if result is None else Result.from_json(result)

    @property
    def snps(self) -> tuple[ReleasedSnp, ...] | None:
        """The SNPs of the result (none where it is the number of significant ones); None before the draw."""
        result = self.result
        return None if result is None else result.snps

    @property
    def effects(self) -> dict[str, dict[str, Any]]:
        """The effects of the released SNPs by name; none where none are published, or before the draw."""
        return effects_by_name(self.predicate)

    @property
    def number(self) -> int:
        return int(self.predicate["release"]["number"])

    @property
    def name(self) -> str:
        return str(self.predicate["release"]["name"])

    @property
    def e_to_epsilon(self) -> float:
        return math.exp(self.predicate["epsilon"])
