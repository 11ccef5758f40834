"""A planning report in plain sentences: what is guaranteed, published and expected, and, beside each, what is not modelled."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from gwasprivacy.assumptions.probability_words import power_words, rough_percent, short_of
from gwasprivacy.assumptions.success import Metric
from gwasprivacy.assumptions.truth_words import false_words, true_snps
from gwasprivacy.base.number_words import count, percent, three_digits
from gwasprivacy.base.sentences import tell
from gwasprivacy.membership.epsilon_units import from_units, to_units
from gwasprivacy.membership.wording import attack_guarantee_words
from gwasprivacy.plan.choices import NO_PARTS, PARTS
from gwasprivacy.plan.effect_widths import effect_width_words
from gwasprivacy.plan.needed_people import NEEDED, Needed, people_saved, people_words
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.plan_words import limits_of_guarantee, publication_sentence
from gwasprivacy.plan.planned_noise import noise_words
from gwasprivacy.plan.planned_releases import PlannedRelease, keeps_guarantee, model_after, planned_parts, planned_units
from gwasprivacy.plan.planning_scenario import Line, planning_scenario
from gwasprivacy.plan.release_spends import account_guarantee
from gwasprivacy.statement.planning.assumption_words import listed

# What is guaranteed and published ---------------------------------------------------------------------------------------


def guarantee_words(plan: Plan, releases: Sequence[PlannedRelease]) -> list[str]:
    """The guarantee after everything that is planned, and for whoever believes something else."""
    total = planned_units(releases)
    model = model_after(plan, total)
    said = [model.sentence(), *limits_of_guarantee(plan)]
    if plan.adversary.prior.is_any:
        said.append(tell("planning.any-prior"))
    else:
        said.append(tell("planning.any-other-prior", ratio=three_digits(model.gamma_any_prior)))
    if len(releases) > 1:
        said.append(tell("planning.after-all-releases", number=len(releases)))
    kept = keeps_guarantee(plan, releases)
    if plan.adversary.is_about_attacks:
        said.append(attack_guarantee_words(plan.adversary, model.gamma if kept else None))
    if account_guarantee(plan) is None and not kept and plan.adversary.is_about_attacks:
        said.append(tell("planning.one-keeps-all-do-not"))
    elif account_guarantee(plan) is None and not kept:
        said.append(tell("planning.one-keeps-gamma-all-do-not", gamma=three_digits(plan.adversary.gamma)))
    return said


def publication_words(plan: Plan, releases: Sequence[PlannedRelease]) -> list[str]:
    n = len(releases)
    kinds: dict[str, list[int]] = {}
    for number, each in enumerate(releases, start=1):
        parts = [getattr(each.choices, name) is not None for name in PARTS]
        alike = replace(each.choices, epsilon=None, **NO_PARTS)
        kinds.setdefault(repr((alike, parts)), []).append(number)
    said = []
    for numbers in kinds.values():
        what = publication_sentence(releases[numbers[0] - 1].plan(plan))
        if n > 1 and len(kinds) == 1:
            what = " ".join((tell("planning.releases-of-this-kind", number=n), what))
        elif n > 1:
            what = " ".join((_numbered(numbers), what))
        said.append(what)
    return [
        *said,
        _planned_spending(plan, releases),
        tell("planning.signed-when-drawn"),
    ]


def _planned_spending(plan: Plan, releases: Sequence[PlannedRelease]) -> str:
    """What all planned releases spend, of what."""
    several = len(releases) > 1
    total, budget = from_units(planned_units(releases)), from_units(to_units(plan.budget))
    guarantee, left = account_guarantee(plan), budget - total
    values = {"epsilon": three_digits(total)}
    if guarantee is not None:
        values |= {
            "guarantee": guarantee.words(),
            "reached": percent(guarantee.bound(planned_parts(plan, releases)), up=True),
        }
        return tell("planning.they-spend-guaranteed" if several else "planning.it-spends-guaranteed", **values)
    values |= {"budget": three_digits(budget)}
    if left <= 1e-9:
        return tell("planning.they-spend-of-budget" if several else "planning.it-spends-of-budget", **values)
    return tell(
        "planning.they-spend-of-budget-with-left" if several else "planning.it-spends-of-budget-with-left",
        left=three_digits(left),
        **values,
    )


def _numbered(numbers: Sequence[int]) -> str:
    """ "Release 2:", "Releases 1, 3 and 4:"."""
    if len(numbers) == 1:
        return tell("planning.release-number", number=numbers[0])
    return tell("planning.releases-numbers", numbers=listed(list(map(str, numbers))))


# What is expected -----------------------------------------------------------------------------------------------------


def forecast_words(plan: Plan, rows: Sequence[Mapping[str, Any]], undivided: Mapping[str, Any] | None) -> list[str]:
    """How likely each release is right at the plan's size.  ``rows``: the report's releases."""
    n_causal = planning_scenario(plan).n_causal
    said = []
    for group in _groups(rows):
        row = group[0]
        if row["forecast"] is None:
            said.append(_number_words(plan, row, _which(group, len(rows))))
            continue
        published = _published_words(plan, row, _which(group, len(rows)))
        said.append(" ".join(filter(None, (published, _false_ones(plan, row), _selected_numbers_words(plan, row)))))
    if undivided is not None:
        likely = undivided["p_all"] if undivided["n_snps"] >= n_causal else undivided["p_any"]
        said.append(tell("forecast.one-instead", share=rough_percent(likely, undivided["n_studies"])))
    return said


def _published_words(plan: Plan, row: Mapping[str, Any], which: str) -> str:
    """How likely a selection publishes the causal SNPs, ``which`` it is in words ("" for the only one)."""
    scenario = planning_scenario(plan)
    n_causal, target = scenario.n_causal, scenario.target_probability
    found = row["forecast"][Line.THIS]
    every = row["release"]["n_snps"] >= n_causal
    name = "all" if every else "any"
    values = {
        "people": count(plan.design.n_people),
        "snps": true_snps(n_causal, Metric.ALL if every else Metric.ANY),
        "which": which,
        "share": power_words(short_of(found[f"p_{name}"], target), found[f"standard_error_{name}"], found["n_studies"]),
        "more": _more_words(found, every=every, n_causal=n_causal),
    }
    return tell("forecast.several-published" if every and n_causal > 1 else "forecast.one-published", **values)


def _false_ones(plan: Plan, row: Mapping[str, Any]) -> str:
    """How many of the published SNPs are false on average; "" where the release decides how many it publishes."""
    release = PlannedRelease.from_json(row["release"]).choices
    if release.may_be_fewer:
        return ""
    share = 1 - row["forecast"][Line.THIS]["expected_precision"]
    return false_words(release.n_snps, share, loci=plan.design.publishes_loci)


def _more_words(found: Mapping[str, Any], *, every: bool, n_causal: int) -> str:
    """What else is likely, in brackets; "" for a single causal SNP."""
    if n_causal == 1:
        return ""
    recall = power_words(found["expected_recall"], found["standard_error_recall"], found["n_studies"])
    if not every:
        return tell("forecast.recall", recall=recall)
    return tell("forecast.any-and-recall", any=rough_percent(found["p_any"], found["n_studies"]), recall=recall)


def _selected_numbers_words(plan: Plan, row: Mapping[str, Any]) -> str:
    """How good the numbers about selected SNPs will be; "" where there are none."""
    if row["noise"] is None:
        return ""
    own = PlannedRelease.from_json(row["release"]).plan(plan)
    if own.release.effects_epsilon is None:
        return tell("forecast.noisy-scores", noise=noise_words(row["noise"]))
    return effect_width_words(own)


def _number_words(plan: Plan, row: Mapping[str, Any], which: str) -> str:
    """What a release of numbers can do."""
    where = which.strip()
    if row["count"] is None:
        said = noise_words(row["noise"])
        return tell("forecast.which-noise", which=_upper(where), noise=said) if where else f"{_upper(said)}."
    found = row["count"]
    values = {
        "people": count(plan.design.n_people),
        "error": three_digits(found["expected_error"]),
        "within": count(found["within"]),
        "true": three_digits(found["true_count"]),
        "exact": rough_percent(found["p_exact"], found["n_studies"]),
    }
    if where:
        return tell("forecast.count-of-which", which=_upper(where), **values)
    return tell("forecast.count", **values)


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]


def needed_words(plan: Plan, rows: Sequence[Mapping[str, Any]]) -> list[str]:
    """How many people it takes to reach the target."""
    scenario = planning_scenario(plan)
    n_causal, target = scenario.n_causal, percent(scenario.target_probability)
    said = []
    for group in _groups(rows):
        lines = group[0]["forecast"]
        if lines is None:
            continue
        which, snps = _which(group, len(rows)), true_snps(n_causal)
        if group[0]["release"]["n_snps"] < n_causal:
            said.append(tell("needed.no-size", snps=snps, which=which))
            continue
        mine, worst, none = (needed_in(lines[line]) for line in (Line.THIS, Line.ANY, Line.NONE))
        same = lines[Line.THIS]["epsilon"] == lines[Line.ANY]["epsilon"]
        values = {
            "snps": snps,
            "which": which,
            "target": target,
            "this": people_words(mine),
            "none": people_words(none),
        }
        if same:
            sentence = tell("needed.every-attacker", **values)
        else:
            sentence = tell("needed.this-attacker", any=people_words(worst), **values)
        saved = None if same else people_saved(mine, worst)
        if saved is not None and saved.fewer > 0 and saved.is_clear:
            share = f"{100 * saved.share:.0f} %"
            sentence = " ".join((sentence, tell("needed.saved", number=count(saved.fewer), share=share)))
        said.append(sentence)
    if any(row["forecast"] is None for row in rows):
        said.append(tell("needed.same-noise"))
    return said


def needed_in(line: Mapping[str, Any]) -> Needed:
    return NEEDED.read(line["needed"], "needed")


def kind_of(row: Mapping[str, Any]) -> str:
    """Rows of the same kind have the same forecast (equal shares differ by a pico-ε)."""
    release = dict(row["release"])
    shares = [round(release.pop(name, None) or 0.0, 9) for name in ("epsilon", *PARTS)]
    return repr((shares, sorted(release.items())))


def _groups(rows: Sequence[Mapping[str, Any]]) -> list[list[Mapping[str, Any]]]:
    groups: dict[str, list[Mapping[str, Any]]] = {}
    for row in rows:
        groups.setdefault(kind_of(row), []).append(row)
    return list(groups.values())


def _which(group: Sequence[Mapping[str, Any]], number: int) -> str:
    """Which releases a sentence is about, with a space before it; "" where there is only one."""
    if number == 1:
        return ""
    if len(group) == number:
        return tell("planning.in-each-release")
    numbers = [str(row["number"]) for row in group]
    if len(numbers) == 1:
        return tell("planning.in-release", number=numbers[0])
    return tell("planning.in-releases", numbers=listed(numbers))
