"""A planning report in plain sentences: what is promised, published and expected, and, beside each, what is not modelled."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from gwasprivacy.base.number_words import percent, three_digits
from gwasprivacy.forecast.effect_widths import effect_width_words
from gwasprivacy.forecast.planned_noise import noise_words
from gwasprivacy.forecast.questions import Line, planning_scenario
from gwasprivacy.forecast.sample_size import NEEDED, STANDARD_ERRORS, Needed, people_saved
from gwasprivacy.forecast.structure_words import structure_words
from gwasprivacy.forecast.words import (
    disease_words,
    people_words,
    power_words,
    rough_percent,
    trait_words,
    true_snps,
)
from gwasprivacy.membership.epsilon_units import from_units, to_units
from gwasprivacy.membership.wording import attack_promise_words
from gwasprivacy.plan.choices import NO_NUMBERS, SECOND_PARTS
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.plan_words import design_sentences, publication_sentence
from gwasprivacy.plan.planned_releases import PlannedRelease, keeps_promise, model_after, planned_parts, planned_units
from gwasprivacy.plan.release_spends import account_promise
from gwasprivacy.plan.shift_words import offset_sentence
from gwasprivacy.simulation.curves.curve import Metric
from gwasprivacy.simulation.studies.scenario import Engine, Scenario
from gwasprivacy.simulation.studies.study_simulator import study_source
from gwasprivacy.study.design import StudyDesign

PLANNING_WORDING = 3
"""The edition of everything said here and in what it quotes, which the signed report names.  A change of a sentence raises it,
once between two versions of the program (``tests/release/planning_report/test_planning_wording.py``)."""

NOT_A_RELEASE = (
    "This is a plan. No data exist yet or were used, nothing is drawn, and no budget is spent: the forecasts follow from "
    "the assumptions alone."
)


# What is promised and published ---------------------------------------------------------------------------------------


def promise_words(plan: Plan, releases: Sequence[PlannedRelease]) -> list[str]:
    """The promise after everything that is planned, and for whoever believes something else."""
    total = planned_units(releases)
    model = model_after(plan, total)
    said = [model.sentence()]
    if plan.adversary.prior.is_any:
        said.append("This holds for any prior.")
    else:
        grow = three_digits(model.gamma_any_prior)
        said.append(f"For any other prior, the odds change at most {grow}-fold.")
    if len(releases) > 1:
        said.append(
            f"This holds after all {len(releases)} planned releases together; their ε add up, and γ follows from the sum."
        )
    kept = keeps_promise(plan, releases)
    if plan.adversary.promises_attack:
        said.append(attack_promise_words(plan.adversary, model.gamma if kept else None))
    if account_promise(plan) is None and not kept and plan.adversary.promises_attack:
        said.append(
            "The plan guarantees this for one release, but plans to spend more in all: one release alone keeps it, all together "
            "do not."
        )
    elif account_promise(plan) is None and not kept:
        said.append(
            "The plan guarantees this for one release, but plans to spend more in all: one release alone keeps "
            f"γ = {three_digits(plan.adversary.gamma)}, all together do not."
        )
    return said


def publication_words(plan: Plan, releases: Sequence[PlannedRelease]) -> list[str]:
    n = len(releases)
    total, budget, promise = (
        from_units(planned_units(releases)),
        from_units(to_units(plan.budget)),
        account_promise(plan),
    )
    kinds: dict[str, list[int]] = {}
    for number, each in enumerate(releases, start=1):
        parts = [getattr(each.choices, name) is not None for name in SECOND_PARTS]
        alike = replace(each.choices, epsilon=None, **NO_NUMBERS)
        kinds.setdefault(repr((alike, parts)), []).append(number)
    said = []
    for numbers in kinds.values():
        what = publication_sentence(releases[numbers[0] - 1].plan(plan))
        if n > 1:
            same = f"{n} releases are planned, each of this kind." if len(kinds) == 1 else f"{_numbered(numbers)}:"
            what = f"{same} {what}"
        said.append(what)
    left = budget - total
    rest = f"; ε = {three_digits(left)} is left for later" if left > 1e-9 else ""
    spends = "They spend" if n > 1 else "It spends"
    if promise is None:
        said.append(f"{spends} ε = {three_digits(total)} of the study's budget of {three_digits(budget)}{rest}.")
    else:
        reached = percent(promise.bound(planned_parts(plan, releases)), up=True)
        said.append(
            f"{spends} ε = {three_digits(total)}. The study guarantees that over all its releases together {promise.words()}; "
            f"with what is planned the bound is {reached}."
        )
    said.append(
        "Each release is signed in the step in which it is drawn, right or wrong. A release that is withheld stays spent and "
        "is listed in later reports."
    )
    return said


def _numbered(numbers: Sequence[int]) -> str:
    """ "Release 2", "Releases 1, 3 and 4"."""
    if len(numbers) == 1:
        return f"Release {numbers[0]}"
    return f"Releases {', '.join(map(str, numbers[:-1]))} and {numbers[-1]}"


# What is expected -----------------------------------------------------------------------------------------------------


def forecast_words(plan: Plan, rows: Sequence[Mapping[str, Any]], undivided: Mapping[str, Any] | None) -> list[str]:
    """How likely each release is right at the plan's size.  ``rows``: the report's releases."""
    n_causative = planning_scenario(plan).n_causative
    people = f"With {plan.design.n_people:,} participants"
    said = []
    for group in _groups(rows):
        row = group[0]
        if row["forecast"] is None:
            said.append(_number_words(plan, row, _which(group, len(rows))))
            continue
        found = row["forecast"][Line.THIS]
        every = row["release"]["n_snps"] >= n_causative
        name = "all" if every else "any"
        what = true_snps(n_causative, Metric.ALL if every else Metric.ANY)
        verb = "are" if every and n_causative > 1 else "is"
        p = power_words(found[f"p_{name}"], found[f"standard_error_{name}"], found["n_studies"])
        which = _which(group, len(rows))
        also = []
        if every and n_causative > 1:
            also.append(f"at least one of them: {rough_percent(found['p_any'], found['n_studies'])}")
        if n_causative > 1:
            recall = power_words(found["expected_recall"], found["standard_error_recall"], found["n_studies"])
            also.append(f"on average {recall} of them")
        more = f" ({'; '.join(also)})" if also else ""
        values = _selected_numbers_words(plan, row)
        said.append(f"{people}, {what} {verb} published{which} with a probability of {p}{more}.{values}")
    if undivided is not None:
        likely = undivided["p_all"] if undivided["n_snps"] >= n_causative else undivided["p_any"]
        alone = rough_percent(likely, undivided["n_studies"])
        said.append(f"One release that spends all of this ε instead would be right with a probability of {alone}.")
    return said


def _selected_numbers_words(plan: Plan, row: Mapping[str, Any]) -> str:
    """How good the numbers about selected SNPs will be; "" where there are none."""
    if row["noise"] is None:
        return ""
    own = PlannedRelease.from_json(row["release"]).plan(plan)
    if own.release.effects_epsilon is None:
        return f" For the noisy scores, {noise_words(row['noise'])}."
    return f" {effect_width_words(own)}"


def _number_words(plan: Plan, row: Mapping[str, Any], which: str) -> str:
    """What a release of numbers can do."""
    where = which.removeprefix(" in ").removeprefix("each ")
    start = "In each release" if which == " in each release" else f"In {where}" if which else ""
    if row["count"] is None:
        said = noise_words(row["noise"])
        return f"{start}, {said}." if start else f"{said[0].upper()}{said[1:]}."
    found = row["count"]
    start = f"{start}, with" if start else "With"
    return (
        f"{start} {plan.design.n_people:,} participants, the number of significant SNPs is off by "
        f"{three_digits(found['expected_error'])} on average, and with 95 % probability by at most {found['within']:,}; the "
        f"simulated studies have {three_digits(found['true_count'])} such SNPs on average, and the published number is exact "
        f"with a probability of {rough_percent(found['p_exact'], found['n_studies'])}."
    )


def needed_words(plan: Plan, rows: Sequence[Mapping[str, Any]]) -> list[str]:
    """How many people it takes to reach the target."""
    scenario = planning_scenario(plan)
    n_causative, target = scenario.n_causative, percent(scenario.target_probability)
    said = []
    for group in _groups(rows):
        lines = group[0]["forecast"]
        if lines is None:
            continue
        which = _which(group, len(rows))
        if group[0]["release"]["n_snps"] < n_causative:
            said.append(
                f"No sample size publishes {true_snps(n_causative)}{which}: it has fewer SNPs than there are causal ones."
            )
            continue
        mine, worst, none = (_needed(lines[line]) for line in (Line.THIS, Line.ANY, Line.NONE))
        same = lines[Line.THIS]["epsilon"] == lines[Line.ANY]["epsilon"]
        parts = [f"{people_words(mine)} against this attacker" + (" and any other" if same else "")]
        if not same:
            parts.append(f"{people_words(worst)} if the same γ is guaranteed against any attacker")
        parts.append(f"{people_words(none)} without any privacy")
        sentence = f"To publish {true_snps(n_causative)}{which} with {target} power takes {'; '.join(parts)}."
        saved = None if same else people_saved(mine, worst)
        if saved is not None and saved.fewer > 0 and saved.is_clear:
            sentence += f" Knowing the attacker saves {saved.fewer:,} participants ({100 * saved.share:.0f} %)."
        said.append(sentence)
    if any(row["forecast"] is None for row in rows):
        said.append(
            "The noise on published numbers is the same however many people take part: their share of it falls as the study grows."
        )
    return said


def saved_sentences(lines: Mapping[str, Any]) -> list[str]:
    """What it is worth to describe the attacker, with half a 95 % interval; nothing where that interval includes zero."""
    saved = people_saved(*(_needed(lines[line]) for line in (Line.THIS, Line.ANY)))
    if saved is None or saved.fewer <= 0 or not saved.is_clear:
        return []
    half = STANDARD_ERRORS * saved.standard_error
    about = f" ± {math.ceil(half):,}" if half >= 1 else ""
    return [f"Knowing the attacker saves {saved.fewer:,}{about} participants ({100 * saved.share:.0f} %)."]


def _needed(line: Mapping[str, Any]) -> Needed:
    return NEEDED.read(line["needed"], "needed")


def kind_of(row: Mapping[str, Any]) -> str:
    """Rows of the same kind have the same forecast (equal shares differ by a pico-ε)."""
    release = dict(row["release"])
    shares = [round(release.pop(name, None) or 0.0, 9) for name in ("epsilon", *SECOND_PARTS)]
    return repr((shares, sorted(release.items())))


def _groups(rows: Sequence[Mapping[str, Any]]) -> list[list[Mapping[str, Any]]]:
    groups: dict[str, list[Mapping[str, Any]]] = {}
    for row in rows:
        groups.setdefault(kind_of(row), []).append(row)
    return list(groups.values())


def _which(group: Sequence[Mapping[str, Any]], number: int) -> str:
    if number == 1:
        return ""
    if len(group) == number:
        return " in each release"
    numbers = [str(row["number"]) for row in group]
    listed = numbers[0] if len(numbers) == 1 else f"{', '.join(numbers[:-1])} and {numbers[-1]}"
    return f" in release{'s' if len(numbers) > 1 else ''} {listed}"


# What is assumed ------------------------------------------------------------------------------------------------------


def n_candidates(scenario: Scenario) -> int:
    """How many SNPs a simulated study has.  Reads the panel, where there is one."""
    return scenario.n_snps if scenario.trait is not None else study_source(scenario).n_snps


def scenario_words(plan: Plan, candidates: int) -> list[str]:
    """What the forecast rests on."""
    scenario = planning_scenario(plan)
    # Whether a panel is public is its user's to know: the program says no more than it does.
    panel = "the bundled panel of simulated people" if scenario.panel is None else "a panel that the user named"
    engine = {
        Engine.FAST: "drawn SNP by SNP from allele frequencies, as if SNPs were independent",
        Engine.PANEL: f"made of pieces of the genomes in {panel}, so that neighbouring SNPs stay linked",
        Engine.RESAMPLE: f"made of whole people of {panel}, drawn with replacement",
    }[scenario.engine]
    again = f"once the saved plan names {lacking} again" if (lacking := files_to_name(plan)) else ""
    same = f": {again}, the same numbers come out" if again else ", so that the same numbers come out again"
    if scenario.trait is not None:
        low, high = scenario.trait.range_in_sd
        truth = (
            f"The trait: normal, with {trait_words(scenario.trait)}; it is clipped to the range from {low:+.3g} to {high:+.3g} SD "
            "about its assumed mean."
        )
    else:
        disease = scenario.disease
        truth = (
            f"The disease: {disease_words(disease)}; {percent(disease.implied_prevalence)} of the population have it."
        )
    return [
        truth,
        f"The simulated studies: {candidates:,} candidate SNPs, {engine}; {scenario.n_studies:,} studies for "
        f"each size, all from the seed {scenario.seed}{same}.",
        *structure_words(scenario),
    ]


def files_to_name(plan: Plan) -> str:
    """The user's own files that the forecast rests on, and that the saved plan does not hold, nor where they lie; "" for none."""
    if planning_scenario(plan).engine is Engine.FAST:
        return ""
    panel = "the user's panel" if planning_scenario(plan).panel is not None else ""
    loci = "the file of loci" if plan.design.loci is not None and plan.design.loci.path is not None else ""
    return " and ".join(filter(None, (panel, loci)))


def again_words(plan: Plan) -> str:
    """What the saved plan is good for, to stand after "From it" or "from that plan"."""
    lacking = files_to_name(plan)
    if not lacking:
        return "the program computes all of this again"
    are = "which are" if " and " in lacking else "which is"
    return f"the program computes all of this again once it names {lacking}, {are} not in it"


def assumed_words(plan: Plan, releases: Sequence[PlannedRelease]) -> list[str]:
    """Everything else that must be true: the study, the attacker (as they stand after all that is planned)."""
    own = offset_sentence(plan)
    offsets = dict.fromkeys(offset_sentence(each.plan(plan)) for each in releases)
    said = [*design_sentences(plan), *(sentence for sentence in offsets if sentence and sentence != own)]
    return [*said, *model_after(plan, planned_units(releases)).assumptions()]


def _not_possible(design: StudyDesign) -> str:
    """What no release under such a plan adjusts for."""
    calls = "called genotypes" if design.dosages is None else "genotype probabilities"
    where = "inside the strata" if design.strata else "without strata"
    if design.trait is not None:
        return (
            f"Not possible: a regression that is fitted on this study. Participants are compared {where}, by the trait and their {calls}; "
            "covariates need coefficients that are public."
        )
    return (
        f"Not possible: a regression with covariates. Cases and controls are compared {where}, by their {calls}; what should be "
        "adjusted for has to be a label of everybody, such as sex, centre or age band, and so a stratum."
    )


def _not_in_the_forecast(plan: Plan) -> str:
    """What may differ between cases and controls, or go with the trait, and is no part of the simulated studies."""
    scenario, strata = planning_scenario(plan), plan.design.strata
    differ = (
        "Where they go with the trait" if plan.design.trait is not None else "Where cases and controls differ in them"
    )
    mark = f"{differ}, SNPs that mark the difference displace true ones"
    if strata:
        return (
            "Not modelled: covariates that are no strata of the plan, and what differs inside a stratum. "
            f"{mark}, and nothing corrects for it later."
        )
    if scenario.ancestry is not None or scenario.centres is not None:
        return (
            "Not modelled: covariates beside those assumed here, such as sex or age. "
            f"{mark}, and nothing corrects for it later: plan strata."
        )
    advice = "match the groups, or plan strata" if plan.design.trait is None else "plan strata, or public coefficients"
    return (
        "Not modelled: ancestry and covariates such as sex, age or centre. "
        f"{mark}, and nothing corrects for it later: {advice}."
    )


def not_modelled(plan: Plan) -> dict[str, str]:
    """What the program does not model, by the part of the report that it matters to."""
    family = "" if plan.adversary.group_size > 1 else " Relatives in the study count as independent people."
    locus = ""
    if plan.design.loci is not None and planning_scenario(plan).engine is Engine.FAST:
        locus = " Neighbouring SNPs are taken as independent, so each is a locus of its own."
    if plan.design.weights is not None:
        locus += (
            " The plan's public weights are assumed to be uninformative; if they are right, a smaller sample is needed."
        )
    return {
        "promise": (
            "Not covered: attackers who know that people took part together, and anything else that is or will be "
            f"published about the same people. Both add to what can be learnt.{family}"
        ),
        "publication": _not_possible(plan.design),
        "forecast": f"{_not_in_the_forecast(plan)}{locus}",
        "size": (
            "Not modelled: drop-out, genotyping errors and missing calls, and effects that turn out smaller than assumed "
            "(first reports usually overstate them). Allow for drop-out."
        ),
    }
