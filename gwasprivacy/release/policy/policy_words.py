"""A policy in plain words: a sentence for each rule, for whoever has to keep it and for whoever answers for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from gwasprivacy.base.language import mark, say, say_count, say_marked
from gwasprivacy.base.number_words import count, percent, plain
from gwasprivacy.release.policy.names_in_words import WORDS_OF
from gwasprivacy.release.policy.rules import USUAL_APPROVAL_DAYS, Policy


def policy_sentences(policy: Policy, whose: Callable[[str], str] = str) -> list[str]:
    """What the policy says, rule by rule; what no rule says is left to the plan.  ``whose`` says a key by its id."""
    return [
        *_spending(policy),
        *_attackers(policy),
        *_published(policy),
        *_sizes(policy),
        *_refused(policy),
        *_people(policy, whose),
        *_time(policy),
    ]


def _spending(policy: Policy) -> Iterator[str]:
    one, run = policy.max_epsilon, policy.run_epsilon
    if one is not None:
        yield say("In one release, ε is at most {limit} for each protected person.", limit=plain(one, 6))
    if run is not None:
        yield say("The mechanism of one release uses ε = {limit} at most.", limit=plain(run, 6))
    if policy.max_budget is not None:
        yield say(
            "In all releases of a study together, ε is at most {limit} for each protected person.",
            limit=plain(policy.max_budget, 6),
        )
    if policy.run_budget is not None:
        yield say(
            "The mechanisms of all releases of a study together use ε = {limit} at most.",
            limit=plain(policy.run_budget, 6),
        )
    if policy.max_cap is not None:
        yield say(
            "Nobody whom the guarantee covers may become more than {cap} sure, over all releases together.",
            cap=percent(policy.max_cap, up=True),
        )


def _attackers(policy: Policy) -> Iterator[str]:
    if policy.families is not None:
        yield say("The guarantee must be against: {names}.", names=_said("families", policy.families))
    if policy.secrets is not None:
        yield say("What must stay secret: {names}.", names=_said("secrets", policy.secrets))
    if policy.covers_prior is not None:
        yield say(
            "The guarantee must cover priors from {low} to {high}.",
            low=percent(policy.covers_prior.low),
            high=percent(policy.covers_prior.high),
        )
    if policy.min_group_size is not None:
        yield say_count(
            "Families of up to {n} people must be protected together.",
            one="Each person must be protected.",
            n=policy.min_group_size,
        )


def _published(policy: Policy) -> Iterator[str]:
    if policy.kinds is not None:
        yield say("May be published: {names}.", names=_said("kinds", policy.kinds))
    if policy.mechanisms is not None:
        yield say("Mechanisms: {names}.", names=_said("mechanisms", policy.mechanisms))
    if policy.scores is not None:
        yield say("Scores: {names}.", names=_said("scores", policy.scores))
    if policy.max_snps is not None:
        yield say_count(
            "One release names {n} SNPs at most.", one="One release names one SNP at most.", n=policy.max_snps
        )


def _sizes(policy: Policy) -> Iterator[str]:
    if policy.min_participants is not None:
        yield say("A study needs {number} participants or more.", number=count(policy.min_participants))
    if policy.min_cases is not None:
        yield say("A study needs {number} cases or more.", number=count(policy.min_cases))
    if policy.min_controls is not None:
        yield say("A study needs {number} controls or more.", number=count(policy.min_controls))
    cases = policy.min_cases if policy.min_stratum_cases is None else policy.min_stratum_cases
    controls = policy.min_controls if policy.min_stratum_controls is None else policy.min_stratum_controls
    if cases is not None:
        yield say("Each stratum needs {number} cases or more.", number=count(cases))
    if controls is not None:
        yield say("Each stratum needs {number} controls or more.", number=count(controls))
    if policy.min_stratum_participants is not None:
        yield say("Each stratum needs {number} participants or more.", number=count(policy.min_stratum_participants))


def _refused(policy: Policy) -> Iterator[str]:
    for allowed, text in (
        (policy.allow_strata, mark("Studies with strata are not released.")),
        (policy.allow_traits, mark("Studies of a quantitative trait are not released.")),
        (policy.allow_imputed, mark("Imputed genotypes are not released.")),
        (policy.allow_reference, mark("Reference panels are not used.")),
        (policy.allow_accounts, mark("A ledger has one account: no plan may open another.")),
    ):
        if not allowed:
            yield say_marked(text)


def _people(policy: Policy, whose: Callable[[str], str]) -> Iterator[str]:
    if policy.ledgers is not None:
        yield say("Only these privacy ledgers may be used: {ids}.", ids=", ".join(policy.ledgers))
    if policy.signers is not None:
        yield say("Only these keys may sign releases: {ids}.", ids=", ".join(map(whose, policy.signers)))
    if policy.approvers is not None:
        yield say(
            "Each release needs the approval of a second person, with one of these keys: {ids}.",
            ids=", ".join(map(whose, policy.approvers)),
        )
        yield say_count(
            "An approval holds for {n} days at most.",
            one="An approval holds for one day.",
            n=policy.approval_days or USUAL_APPROVAL_DAYS,
        )


def _time(policy: Policy) -> Iterator[str]:
    if policy.valid_from is not None:
        yield say("The policy holds from {day} on.", day=policy.valid_from)
    if policy.valid_until is not None:
        yield say(
            "The policy ends after {day}; then nothing is released until there is a new one.", day=policy.valid_until
        )


def _said(rule: str, names: Sequence[str]) -> str:
    return ", ".join(say_marked(WORDS_OF[rule](name)) for name in names)
