"""What a rule of a site is: one object, from which follow its place in the file, its option, its row in the window, its sentence
and what a plan is held to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Protocol

from gwasprivacy.base.errors import PrivacyRefusal
from gwasprivacy.base.json_forms import Flag, Form, ListOf, Member, Number, OrNull, Whole
from gwasprivacy.base.language import say_marked
from gwasprivacy.base.number_words import count, plain
from gwasprivacy.base.quantities import Epsilon, Phrase
from gwasprivacy.plan.plan import Plan

EPSILON = "E"
"""Stands for the value of a rule on ε in its option."""
SLACK = 1e-12  # two floats for one limit may differ in their last digits


class Rules(Protocol):
    """A policy, as its rules see it: each rule's value by its name."""

    def __getattr__(self, name: str) -> Any: ...
    def rule(self, name: str) -> Any: ...
    def limit(self, rule: Rule) -> Any: ...
    def highest_prior(self, plan: Plan) -> float: ...


Words = Callable[[Any, Callable[[str], str]], Iterable[str]]
"""The sentences of a rule's value; the second argument says a key by its id."""
Broken = Callable[["Rules", Plan], Iterable[PrivacyRefusal]]


class RuleForm(StrEnum):
    """How a rule is asked for in the window."""

    NUMBER = "number"
    WHOLE = "whole"
    SHARE = "share"
    DAY = "day"
    PRIORS = "priors"
    NAMES = "names"
    KEYS = "keys"
    LEDGERS = "ledgers"
    ALLOWED = "allowed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Rule:
    """``name``: the policy's member.  ``card``: the marked title of its card in the window.  ``form``: of its JSON.  ``title``, ``why``:
    marked texts for the window, the second a sentence.  ``help``: of its option, which is ``option``, or the name's.  ``choices``: what a
    rule of names may name, by name, with marked words.  ``implied``: the limit that holds where the rule is left out.  ``broken``:
    a refusal for each way in which a plan breaks it, asked of every plan.  ``most``: what it lets the mechanisms of all releases spend
    together against the plan's attacker, in pico-ε; None: any."""

    name: str
    card: str
    form: Form[Any]
    field: RuleForm
    title: str
    why: str
    help: str
    says: Words
    broken: Broken = lambda policy, plan: ()
    most: Callable[[Rules, Plan], int | None] = lambda policy, plan: None
    option: str = ""
    metavar: str = "N"
    choices: Callable[[], dict[str, str]] | None = None
    implied: Callable[[Rules], Any] = lambda policy: None

    @property
    def flag(self) -> str:
        """Its option on the command line."""
        return self.option or f"--{self.name.replace('_', '-')}"

    @property
    def usual(self) -> Any:
        """The value that leaves it out."""
        return True if self.field is RuleForm.ALLOWED else None

    @property
    def member(self) -> Member:
        """Its place in the file, where it is not written as it usually is."""
        form = self.form if self.field is RuleForm.ALLOWED else OrNull(self.form)
        return Member(form, optional=True, when=lambda policy: getattr(policy, self.name) != self.usual)

    def sentences(self, policy: Rules, whose: Callable[[str], str]) -> Iterable[str]:
        value = policy.limit(self)
        return () if value == self.usual else self.says(value, whose)


# The kinds of rule ------------------------------------------------------------------------------------------------------


def of_epsilon(name: str, about: str, words: str, said: str, spends: Callable[[Plan], float], **more: Any) -> Rule:
    """The most ε; ``words``: the rule within a refusal, ``said``: as a sentence, ``spends``: what the plan has."""

    def broken(policy: Rules, plan: Plan) -> Iterator[PrivacyRefusal]:
        limit, value = policy.limit(policy.rule(name)), spends(plan)
        if limit is not None and value > limit * (1 + SLACK):
            yield refusal(Phrase(words, limit=limit), Epsilon(value))

    return Rule(
        name=name,
        form=Number(above=0, about=about),
        field=RuleForm.NUMBER,
        metavar=EPSILON,
        says=lambda limit, _: [say_marked(said, limit=plain(limit, 6))],
        broken=broken,
        **more,
    )


def of_people(
    name: str,
    words: str,
    said: str,
    people: Callable[[Plan], Iterable[int]],
    about: str = "",
    also: Broken = lambda policy, plan: (),
    **more: Any,
) -> Rule:
    """The least number of people; a plan that keeps its size secret is held to its public figures."""

    def broken(policy: Rules, plan: Plan) -> Iterator[PrivacyRefusal]:
        yield from also(policy, plan)
        limit = policy.limit(policy.rule(name))
        for number in () if limit is None else people(plan):
            if number < limit:
                yield refusal(Phrase(words, limit=limit), number)

    return Rule(
        name=name,
        form=Whole(low=1, about=about),
        field=RuleForm.WHOLE,
        says=lambda limit, _: [say_marked(said, number=count(limit))],
        broken=broken,
        **more,
    )


def of_names(
    name: str,
    words: str,
    said: str,
    of: Form[Any],
    choices: Callable[[], dict[str, str]],
    names: Callable[[Plan], Iterable[str]],
    about: str = "",
    **more: Any,
) -> Rule:
    """The only names that a plan may have."""

    def quoted(each: str) -> Phrase:
        return Phrase("“{words}”", words=Phrase(choices()[each]))

    def broken(policy: Rules, plan: Plan) -> Iterator[PrivacyRefusal]:
        allowed = policy.limit(policy.rule(name))
        for each in () if allowed is None else names(plan):
            if each not in allowed:
                yield refusal(Phrase(words, limit=tuple(map(quoted, allowed))), quoted(each))

    return Rule(
        name=name,
        form=ListOf(of, least=1, different=True, about=about),
        field=RuleForm.NAMES,
        metavar="NAME",
        says=lambda allowed, _: [say_marked(said, names=", ".join(say_marked(choices()[each]) for each in allowed))],
        broken=broken,
        choices=choices,
        **more,
    )


def of_permission(name: str, words: str, said: str, there: Callable[[Plan], bool], about: str, **more: Any) -> Rule:
    """Something that a site may refuse; it is allowed where the rule is left out."""

    def broken(policy: Rules, plan: Plan) -> Iterator[PrivacyRefusal]:
        if not policy.limit(policy.rule(name)) and there(plan):
            yield PrivacyRefusal("policy.not-allowed", rule=Phrase(words))

    return Rule(
        name=name,
        form=Flag(about=about),
        field=RuleForm.ALLOWED,
        option=f"--no-{name.removeprefix('allow_').replace('_', '-')}",
        says=lambda _, __: [say_marked(said)],
        broken=broken,
        **more,
    )


def of_ids(name: str, said: str, of: Form[Any], field: RuleForm, about: str, **more: Any) -> Rule:
    """The only ids (of keys or ledgers); a release is held to them, not a plan."""
    are_keys = field is RuleForm.KEYS
    return Rule(
        name=name,
        form=ListOf(of, least=1, different=True, about=about),
        field=field,
        says=lambda ids, whose: [say_marked(said, ids=", ".join(map(whose, ids) if are_keys else ids))],
        **more,
    )


def dated(said: str) -> Words:
    return lambda day, _: [say_marked(said, day=day)]


def refusal(rule: Phrase, value: object) -> PrivacyRefusal:
    return PrivacyRefusal("policy.broken", rule=rule, value=value)
