"""A request in plain words: what would be published, what it means for a participant, what it costs, and under which rules."""

from __future__ import annotations

from dataclasses import dataclass

from gwasprivacy.base.fingerprint_words import in_groups
from gwasprivacy.base.language import is_source, say, say_count
from gwasprivacy.base.number_words import three_digits
from gwasprivacy.plan.preview_words import published_fields
from gwasprivacy.release.keys.trusted import NOBODY, TrustList
from gwasprivacy.statement.request import Request
from gwasprivacy.statement.told_by_reports import spoken_statements


@dataclass(frozen=True, slots=True, kw_only=True)
class RequestWords:
    """``who``: who asks for what; ``published``: what would be published, and nothing else; ``meaning``: what that means for a
    participant; ``cost``: what is spent and what is left; ``rules``: whose policy it keeps; ``compared``: fingerprints, to be
    compared with somebody by telephone; ``signed``: the English sentences that would be signed, where ``meaning`` is a translation."""

    who: list[str]
    published: list[str]
    meaning: list[str]
    cost: list[str]
    rules: list[str]
    compared: list[str]
    signed: list[str]


def request_words(request: Request, trusted: TrustList = NOBODY) -> RequestWords:
    """``trusted`` names the requester's key, where it is known."""
    report, plan = request.report, request.plan
    number, budget, key = report["release"]["number"], report["budget"], request.requester.key_id
    known, policies, signed = trusted.of(key), report["policy"] or (), list(report["statements"])
    who = [
        say(
            "Release {number} of the study “{title}”, requested on {day}.",
            number=number,
            title=plan.title,
            day=request.date,
        ),
        say("Requested with the key of {name}.", name=known.words())
        if known is not None
        else say("Requested with a key that you have not trusted yet. Ask whoever requests it for its fingerprint."),
    ]
    cost = [
        say(
            "It spends ε = {spent}; ε = {before} was spent before, and ε = {left} would be left.",
            spent=three_digits(budget["spent"]),
            before=three_digits(budget["spent_before"]),
            left=three_digits(budget["remaining"]),
        )
    ]
    if report["looks"]:
        cost.append(
            say_count(
                "The ledger has {n} logged views of exact results.",
                one="The ledger has one logged view of exact results.",
                n=len(report["looks"]),
            )
        )
    if plan.account is not None:
        cost.append(
            say(
                "It counts against an account of its own, “{account}”: the plan declares that its people are in no other.",
                account=plan.account,
            )
        )
    rules = [say("It follows the policy of {site}.", site=each["site"]) for each in policies]
    compared = [
        say("Fingerprint of the key: {digits}", digits=in_groups(key)),
        *(say("SHA-256 of the policy: {digest}", digest=in_groups(each["sha256"])) for each in policies),
    ]
    return RequestWords(
        who=who,
        published=list(published_fields(plan)),
        meaning=signed if is_source() else spoken_statements(plan, report),
        cost=cost,
        rules=rules or [say("No site policy was in force where it was requested.")],
        compared=compared,
        signed=[] if is_source() else signed,
    )
