"""Planned releases in words, as ``plan report --planned`` takes them: ``joint 60% snps=2 score=tv``."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from gwasprivacy.base.errors import InvalidInput, InvalidPlan
from gwasprivacy.cli.mechanism_options import needs_threshold
from gwasprivacy.cli.score_options import score_of_code

if TYPE_CHECKING:
    from gwasprivacy.association.scores.score_choice import ScoreChoice
    from gwasprivacy.plan.plan import Plan, ReleaseChoices
    from gwasprivacy.plan.planned_releases import PlannedRelease

NAMES = ("snps", "score", "test", "p-value", "chi2", "threshold", "ratio", "values", "effects")
_OPTION = "--planned"


def epsilons_or_shares(words: Sequence[str], option: str) -> tuple[list[float], bool]:
    """The numbers of ``words``, and whether they are shares of the budget (0–1).  Raises InvalidInput."""
    shares = [word.endswith("%") for word in words]
    if any(shares) and not all(shares):
        raise InvalidInput(
            words=f"{option} mixes ε and shares of the budget.", hint="Give all as ε, or all as shares with a %."
        )
    numbers = [_number(word.removesuffix("%"), option, "For example 0.3 0.2, or 60% 40%.", said=word) for word in words]
    return [number / 100 for number in numbers] if any(shares) else numbers, any(shares)


def epsilon_or_share(text: str, option: str, *, said: str) -> tuple[float, bool]:
    """The number of ``text``, and whether it is a share (0–1) of a release's ε.  Raises InvalidInput."""
    is_share = text.endswith("%")
    number = _number(text.removesuffix("%"), option, "For example 0.1 or 30%.", said=said)
    if is_share and not 0 < number <= 100:
        raise InvalidInput(words=f"{option}: {said[:40]!r} is no share.", hint="Give more than 0% and less than 100%.")
    return (number / 100, True) if is_share else (number, False)


def add_part_arguments(what: argparse._ArgumentGroup) -> None:
    """What a selection spends on numbers about the SNPs that it selects."""
    what.add_argument(
        "--ratio",
        metavar="E|SHARE%",
        help="a selection where exact numbers are printed nowhere: the part of one release's ε, or its share, that goes to the ratio of "
        "cases to controls, measured with noise, from which weights follow (10%% is usual; default: none, weights follow from the plan's "
        "numbers); of a trait, whatever is printed: to its mean, which is subtracted in place of --trait-centre (default: 10%% where no "
        "centre is given)",
    )
    what.add_argument(
        "--values",
        "--values-epsilon",
        dest="values",
        metavar="E|SHARE%",
        help="a selection: the part of one release's ε, or its share, that goes to noisy scores of what it selects (default: none)",
    )
    what.add_argument(
        "--effects",
        metavar="E|SHARE%",
        help="a selection: the part of one release's ε, or its share, that goes to noisy genotype counts (of a trait: trait "
        "sums) of what it selects; the report gives frequencies and odds ratios, or β, with 95 %% intervals (default: none)",
    )


def with_parts(plan: Plan, args: argparse.Namespace) -> Plan:
    """``plan`` whose release gives ε, or a share of it, to scores or effects as asked.  Raises InvalidInput, InvalidPlan."""
    from gwasprivacy.forecast.printed_sizes import USUAL_SHARE
    from gwasprivacy.plan.choices import PARTS
    from gwasprivacy.plan.plan import in_step
    from gwasprivacy.plan.release_shares import with_share

    if getattr(args, "measures", False):  # of a trait without a centre (trait_options)
        plan = with_share(plan, "ratio_epsilon", USUAL_SHARE)
    for name in PARTS:
        text = getattr(args, name.removesuffix("_epsilon"))
        if text is None:
            continue
        number, is_share = epsilon_or_share(text, f"--{name.removesuffix('_epsilon')}", said=text)
        part: dict[str, Any] = {name: number}
        plan = with_share(plan, name, number) if is_share else replace(plan, release=replace(plan.release, **part))
    return in_step(plan)


def releases_from_words(plan: Plan, rows: Sequence[Sequence[str]]) -> tuple[PlannedRelease, ...]:
    """A planned release for each of ``rows``: its kind, its ε or share, and NAME=VALUE.  Raises InvalidInput, InvalidPlan."""
    from gwasprivacy.plan.budget_split import split_by_epsilon, split_by_shares
    from gwasprivacy.plan.planned_releases import PATH, PlannedRelease, relocated

    for row in rows:
        if len(row) < 2 or "=" in row[1]:
            raise InvalidInput(
                words=f"{_OPTION} {row[0][:40]} has no ε.",
                hint="Say its ε or its share of the budget, as in joint 60% snps=2.",
            )
    numbers, are_shares = epsilons_or_shares([row[1] for row in rows], _OPTION)
    split = split_by_shares(plan, numbers) if are_shares else split_by_epsilon(plan, numbers)
    releases = []
    for index, (row, part) in enumerate(zip(rows, split, strict=True)):
        try:
            releases.append(PlannedRelease(choices=_choices(plan, row[0], part.epsilon, _members(row[2:]))))
        except InvalidPlan as error:
            raise relocated(error, f"{PATH}[{index}]") from None
    return tuple(releases)


def _members(words: Sequence[str]) -> dict[str, str]:
    members: dict[str, str] = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not sign or not value or name not in NAMES:
            raise InvalidInput(
                words=f"{_OPTION}: {word[:40]!r} is not understood.",
                hint=f"NAME=VALUE, with one of: {', '.join(NAMES)}.",
            )
        if name in members:
            raise InvalidInput(words=f"{_OPTION}: {name} is given twice.", hint="Give it once.")
        members[name] = value
    return members


def _choices(plan: Plan, kind: str, epsilon: float, members: dict[str, str]) -> ReleaseChoices:
    """Choices like the plan's, changed by ``members``; what belongs to the plan's own kind of release is left behind."""
    from gwasprivacy.association.scores.score_choice import ScoreChoice
    from gwasprivacy.mechanisms.registry import release_part
    from gwasprivacy.plan.another_mechanism import not_taken_by
    from gwasprivacy.plan.choices import NO_PARTS, PARTS
    from gwasprivacy.plan.planned_releases import own_release

    takes_threshold = needs_threshold(kind)
    own = own_release(plan, epsilon).choices
    fields: dict[str, Any] = {"mechanism": kind, "epsilon": epsilon, **NO_PARTS}
    if kind != own.mechanism:
        fields |= {**not_taken_by(kind), "threshold": None, "snps": None}
    wanted = release_part(kind)
    fields["score"] = own.score if wanted.uses_score else ScoreChoice()
    if wanted.fixed_n_snps is not None:
        fields["n_snps"] = wanted.fixed_n_snps
    elif own.n_snps == 0:
        fields["n_snps"] = 1
    if "snps" in members:
        fields |= _snps(members["snps"], wanted)
    if any(name in members for name in ("score", "test", "p-value", "chi2")):
        fields["score"] = _score(own.score, members)
    if "threshold" in members:
        fields["threshold"] = _of(members, "threshold")
    elif takes_threshold and fields["score"].score.significant_from is not None:
        fields["threshold"] = fields["score"].score.significant_from
    for part in PARTS:
        name = part.removesuffix("_epsilon")
        if name in members:
            number, is_share = epsilon_or_share(members[name], _OPTION, said=f"{name}={members[name]}")
            fields[part] = epsilon * number if is_share else number
    return replace(own, **fields)


def _snps(text: str, kind: Any) -> dict[str, Any]:
    if kind.names_snps_beforehand:
        ids = tuple(text.split(","))
        return {"snps": ids, "n_snps": len(ids)}
    try:
        return {"n_snps": int(text)}
    except ValueError:
        raise InvalidInput(
            words=f"{_OPTION}: snps={text[:40]} is not a whole number.",
            hint="A selection needs how many, as in snps=2.",
        ) from None


def _score(own: ScoreChoice, members: dict[str, str]) -> ScoreChoice:
    from gwasprivacy.association.scores.score_choice import ScoreChoice

    name = members.get("score", own.name)
    details = {
        "test": members.get("test"),
        "p_value": _of(members, "p-value") if "p-value" in members else None,
        "threshold": _of(members, "chi2") if "chi2" in members else None,
    }
    if name == own.name and not any(value is not None for value in details.values()):
        return own
    if not any(value is not None for value in details.values()):
        return score_of_code(name)
    return ScoreChoice(name=name, **details)  # type: ignore[arg-type]


def _of(members: dict[str, str], name: str) -> float:
    return _number(members[name], _OPTION, "For example 5e-8.", said=f"{name}={members[name]}")


def _number(text: str, option: str, hint: str, *, said: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise InvalidInput(words=f"{option}: {said[:40]!r} is not a number.", hint=hint) from None
