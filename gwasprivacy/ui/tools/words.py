"""Words of the Tools menu: what a study will be simulated from, what a utility means."""

from __future__ import annotations

from gwasprivacy.base.number_words import count, percent, plural, significant
from gwasprivacy.mechanisms.selection import selector
from gwasprivacy.plan.plan import Plan
from gwasprivacy.release.known_study import KnownUtility
from gwasprivacy.release.planning_report.planning_words import effect_words, true_snps
from gwasprivacy.simulation.studies.scenario import Engine, Scenario


def simulated_words(plan: Plan) -> list[str]:
    """What one study of the plan's design and disease model is, a sentence each."""
    design = plan.design
    scenario = plan.scenario or Scenario()
    engine = {
        Engine.FAST: f"{count(scenario.n_snps)} SNPs, each for itself, as if none were linked.",
        Engine.PANEL: f"The SNPs of {_panel(scenario)}; people are made of pieces of its genomes, so that neighbouring SNPs "
        "stay linked.",
        Engine.RESAMPLE: f"The SNPs of {_panel(scenario)}; whole people of it are drawn again and again.",
    }[scenario.engine]
    words = [
        f"{plural(design.n_cases, 'case', 'cases')} and {plural(design.n_controls, 'control', 'controls')}.",
        f"{effect_words(scenario.disease)}; {percent(scenario.disease.implied_prevalence)} of the population are ill.",
        engine,
    ]
    if plan.scenario is None:
        words.append("The plan has no assumptions of its own, so these are the usual ones.")
    return words


def _panel(scenario: Scenario) -> str:
    return "the bundled panel" if scenario.panel is None else "the plan’s panel"


def causative_words(ids: tuple[str, ...], shown: int = 6) -> str:
    """ "sim2501 and sim7501"; many are cut short."""
    if len(ids) == 1:
        return ids[0]
    if len(ids) > shown:
        return f"{', '.join(ids[:shown])} and {len(ids) - shown} more"
    return f"{', '.join(ids[:-1])} and {ids[-1]}"


def asked_words(found: KnownUtility) -> str:
    """The release that was asked about, in a line."""
    asked = found.release
    at_most = "at most " if asked.threshold is not None else ""
    return (
        f"{at_most}{count(asked.n_snps)} of {plural(found.n_candidates, 'SNP', 'SNPs')}, by {selector(asked.mechanism).title} "
        f"on {asked.score.label}, ε = {significant(asked.epsilon)}, Δ = {significant(found.sensitivity)}; "
        f"{plural(found.n_cases, 'case', 'cases')}, {plural(found.n_controls, 'control', 'controls')}"
    )


def utility_words(found: KnownUtility) -> list[tuple[str, str]]:
    """The four answers: a sentence's beginning, and its number."""
    utility, many = found.utility, len(found.release.causative)
    every = true_snps(many)
    rows = [
        (f"{every[:1].upper()}{every[1:]} {'is' if many == 1 else 'are'} published with probability", utility.p_all)
    ]
    if many > 1:
        rows.append(("At least one true SNP is published with probability", utility.p_any))
        rows.append(("Of the true SNPs, the share that is published is on average", utility.expected_recall))
    rows.append(("Of the published SNPs, the share that is true is on average", utility.expected_precision))
    return [(words, small_percent(value)) for words, value in rows]


def small_percent(share: float) -> str:
    """Per cent, also where it is next to nothing."""
    return f"{significant(100 * share, 2)} %" if 0 < share < 1e-6 else percent(share)


def method_words(found: KnownUtility) -> str:
    """How the numbers were found, and how certain they are."""
    if found.utility.method == "exact":
        return "Exact: computed without drawing anything, so there is no standard error."
    return f"Simulated by drawing; standard error at most {small_percent(found.utility.standard_error)}."
