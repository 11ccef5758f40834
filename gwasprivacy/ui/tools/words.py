"""Words of the Tools menu: what a study will be simulated from, what a utility means."""

from __future__ import annotations

from gwasprivacy.assumptions.scenario import Engine, Scenario
from gwasprivacy.assumptions.short_words import engine_words
from gwasprivacy.assumptions.structure_words import structure_words
from gwasprivacy.assumptions.truth_words import true_snps
from gwasprivacy.base.language import mark, say, say_count, say_marked
from gwasprivacy.base.number_words import count, significant, small_percent
from gwasprivacy.forecast.set_forms import form_words
from gwasprivacy.mechanisms.registry import scores_sets, selector
from gwasprivacy.plan.plan import Plan
from gwasprivacy.release.known_study import KnownRelease, KnownUtility
from gwasprivacy.ui.shell.error_words import sentence
from gwasprivacy.ui.widgets.study_views import view_of

WARNING = mark(
    "These numbers are exact statistics of the study. Use this tool for simulated or published studies whose "
    "causal SNPs are known. For any other study the numbers are for the curator only, not for release."
)
NOT_RECORDED = mark("No ledger: this access is not logged.")
EMPTY = mark("Drop a study whose causal SNPs are known. The result appears here.")


def simulated_words(plan: Plan) -> list[str]:
    """What one study of the plan's design and disease model is, a sentence each."""
    design = plan.design
    view = view_of(design)
    scenario = view.assumed(plan)
    engine = {
        Engine.FAST: say_count("{n} SNPs, simulated independently, without linkage.", one="1 SNP.", n=scenario.n_snps),
        Engine.PANEL: say(
            "The SNPs of {panel}; participants are mosaics of its genomes, so that linkage is kept.",
            panel=_panel(scenario),
        ),
        Engine.RESAMPLE: say(
            "The SNPs of {panel}; participants are drawn from its people with replacement.", panel=_panel(scenario)
        ),
    }[scenario.engine]
    words = [
        f"{view.people(design)}.",
        view.truth(scenario),
        engine,
    ]
    words += [*structure_words(scenario), *filter(None, [engine_words(scenario)])]
    if plan.scenario is None:
        words.append(say("The plan has no assumptions of its own, so the defaults are used."))
    return words


def _panel(scenario: Scenario) -> str:
    return say("the bundled panel") if scenario.panel is None else say("the plan’s panel")


def causal_words(ids: tuple[str, ...], shown: int = 6) -> str:
    """ "sim2501 and sim7501"; many are cut short."""
    if len(ids) == 1:
        return ids[0]
    if len(ids) > shown:
        return say("{names} and {number} more", names=", ".join(ids[:shown]), number=len(ids) - shown)
    return say("{names} and {last}", names=", ".join(ids[:-1]), last=ids[-1])


def asked_words(found: KnownUtility) -> str:
    """The release that was asked about, in a line."""
    asked = found.release
    number = count(asked.n_snps)
    line = say(
        "{number} of {candidates}, by {mechanism} on {score}, ε = {epsilon}, Δ = {sensitivity}; {people}",
        number=say("at most {number}", number=number) if asked.threshold is not None else number,
        candidates=say_count("{n} SNPs", one="1 SNP", n=found.n_candidates),
        mechanism=_mechanism_words(asked),
        score=asked.score.spoken_label,
        epsilon=significant(asked.epsilon),
        sensitivity=significant(found.sensitivity),
        people=_people_words(found),
    )
    if found.n_strata == 1:
        return line
    return say("{line}, compared inside {n} strata", line=line, n=found.n_strata)


def _mechanism_words(asked: KnownRelease) -> str:
    title = say_marked(selector(asked.mechanism).title)
    if not scores_sets(asked.mechanism):
        return title
    return say("{mechanism} ({form})", mechanism=title, form=form_words(asked.set_score, asked.n_snps))


def _people_words(found: KnownUtility) -> str:
    if not found.n_cases + found.n_controls:
        return say_count("{n} participants", one="1 participant", n=found.n_participants)
    return say(
        "{cases}, {controls}",
        cases=say_count("{n} cases", one="1 case", n=found.n_cases),
        controls=say_count("{n} controls", one="1 control", n=found.n_controls),
    )


def utility_words(found: KnownUtility) -> list[tuple[str, str]]:
    """The four answers, and of a right list three more first: a sentence's beginning, and its number."""
    utility, many = found.utility, len(found.release.causal)
    every = true_snps(many)
    lists: list[tuple[str, float]] = []
    if utility.p_right is not None and utility.p_inconclusive is not None and utility.p_wrong is not None:
        lists = [
            (say("The list is right with probability"), utility.p_right),
            (say("The result is inconclusive with probability"), utility.p_inconclusive),
            (say("The list is wrong with probability"), utility.p_wrong),
        ]
    rows = [
        *lists,
        (
            say_count(
                "{snps} are published with probability",
                one="{snps} is published with probability",
                n=many,
                snps=sentence(every),
            ),
            utility.p_all,
        ),
    ]
    if many > 1:
        rows.append((say("Probability that at least one causal SNP is published"), utility.p_any))
        rows.append((say("Expected share of the causal SNPs that is published"), utility.expected_recall))
    rows.append((say("Expected share of the published SNPs that is causal"), utility.expected_precision))
    return [(words, small_percent(value)) for words, value in rows]


def method_words(found: KnownUtility) -> str:
    """How the numbers were found, and how certain they are."""
    if found.utility.method == "exact":
        return say("Exact: computed without random draws, so there is no standard error.")
    return say(
        "Simulated; standard error at most {share}.",
        share=small_percent(found.utility.standard_error),
    )
