"""A planning report on pages, for an ethics board or a funder: what its template shows, from the predicate alone."""

from __future__ import annotations

from itertools import chain
from typing import Any

from gwasprivacy.assumptions.probability_words import margin
from gwasprivacy.assumptions.success import Metric
from gwasprivacy.assumptions.truth_words import true_snps
from gwasprivacy.base.language import in_language, is_source, say, say_marked
from gwasprivacy.base.number_words import count, percent, three_digits
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.planned_releases import PlannedRelease, model_after, planned_units
from gwasprivacy.plan.planning_scenario import Line
from gwasprivacy.plan.study_previews import study_previews
from gwasprivacy.rendering.page_language import language_of
from gwasprivacy.rendering.page_parts import (
    checking_without_data,
    facts_for_a_board,
    joined,
    long_date,
    page_number,
    source_sentences,
    translation_note,
)
from gwasprivacy.rendering.page_pictures import (
    ANY_COLOUR,
    NONE_COLOUR,
    THIS_COLOUR,
    PictureLine,
    picture_points,
    posterior_picture,
    utility_picture,
)
from gwasprivacy.rendering.planning_page_words import again_words, saved_sentences
from gwasprivacy.rendering.planning_table import planned_table
from gwasprivacy.rendering.typesetting import Pages
from gwasprivacy.statement.planning.assumption_words import not_modelled
from gwasprivacy.statement.planning.planning_statement import PlanningReport, plan_name
from gwasprivacy.statement.planning.planning_words import kind_of

_MOST_THIN = 4
_MOST_BESIDE = 7


def planning_pages(report: PlanningReport, language: str | None = None) -> Pages:
    """The pages of ``report``, in the plan's language or in another."""
    with in_language(language_of(report.plan, language)) as spoken:
        return Pages(
            template="planning",
            title=say("Planning report: {title}", title=report.plan.title),
            data=_data(report),
            day=report.predicate["report"]["date"],
            language=spoken.name,
            attached=None if report.file is None else (report.file_name, report.file),
        )


def _data(report: PlanningReport) -> dict[str, Any]:
    plan, releases, own, said = report.plan, report.releases, report.predicate, _spoken(report)
    digest = say("payload SHA-256 {digest}", digest=report.payload_sha256)
    statements = said["statements"]
    guarantee, publication = statements["promise"], statements["publication"]
    # More kinds of release than a column holds stand below, over the whole width.
    n_below = len(publication) - 2 if len(publication) > _MOST_BESIDE else 0
    return {
        "foot": digest if report.key_ids else say("not signed; {digest}", digest=digest),
        "page-of": page_number(),
        **_head(report, plan),
        "promise": (guarantee[0], [], " ".join(guarantee[1:])),
        "published": say("What will be published"),
        "publication": publication[n_below:],
        "more-publication": publication[:n_below],
        "attacker": say("What an attacker can learn"),
        "posterior": posterior_picture(
            said["after_all"]["likelihood_ratio"],
            (plan.adversary.prior.low, plan.adversary.prior.high),
            two_sided=model_after(plan, planned_units(releases)).two_sided,
        ),
        "limits": {name: said["not_modelled"][name] for name in ("publication", "promise")},
        "forecast": {
            **_forecast(said),
            "limits": [said["not_modelled"][name] for name in ("forecast", "size")],
        },
        "planned": planned_table(plan, releases, said),
        "assumed": {
            "heading": say("What was assumed"),
            "sentences": [*statements["scenario"], *statements["assumed"]],
        },
        "made": {"heading": say("How it was computed"), "rows": _how_it_was_made(plan, releases, said)},
        "checking": _checking(report),
        "source": source_sentences([*chain.from_iterable(own["statements"].values()), *own["not_modelled"].values()]),
    }


def _spoken(report: PlanningReport) -> dict[str, Any]:
    """What the report says; in another language than its own with this program's sentences, which follow from its numbers."""
    said = report.predicate
    if is_source():
        return said
    return {**said, "statements": report.spoken, "not_modelled": not_modelled(report.plan)}


def _head(report: PlanningReport, plan: Plan) -> dict[str, Any]:
    people = study_previews(plan.design).planned_for(plan.design)
    signed = say("signed") if report.key_ids else say("not signed")
    return {
        "kicker": say("PLANNING REPORT"),
        "day": joined(signed, long_date(report.predicate["report"]["date"])),
        "heading": plan.title,
        "lines": [
            joined(people, say("a forecast: this report contains no data")),
            *facts_for_a_board(plan, report.predicate, names_signer=True),
        ],
        "translation": translation_note(report.file_name, is_signed=bool(report.key_ids)),
    }


# How likely, and how many people --------------------------------------------------------------------------------------


def _shown(said: dict[str, Any]) -> int | None:
    """Which release the picture is about: the selection with the most ε, the first of them; None without a selection."""
    spends = [0.0 if row["forecast"] is None else round(row["release"]["epsilon"], 9) for row in said["releases"]]
    return spends.index(max(spends)) if max(spends) > 0 else None


def _forecast(said: dict[str, Any]) -> dict[str, Any]:
    study, rows, index = said["study"], said["releases"], _shown(said)
    forecast = said["statements"]["forecast"]
    if index is None:
        return {
            "heading": say("How far it is from the exact numbers"),
            "picture": None,
            "sentences": [*forecast, *said["statements"]["size"]],
        }
    shown = rows[index]
    every = shown["release"]["n_snps"] >= study["n_causative"]
    target = percent(study["target_probability"])
    # With several selections the table says it; what numbers can do takes a sentence.
    tell_all = len(rows) == 1 or any(row["forecast"] is None for row in rows)
    told = forecast if tell_all else forecast[len(forecast) - (said["undivided"] is not None) :]
    return {
        "heading": say("Power and sample size"),
        "picture": utility_picture(
            _lines(said, shown, every),
            study["target_probability"],
            study["n_participants"],
            _success(study, every, None if len(rows) == 1 else shown["number"]),
        ),
        "needed": [
            _needed(shown["forecast"][line.value]["needed"], line, colour)
            for line, colour in ((Line.THIS, THIS_COLOUR), (Line.ANY, ANY_COLOUR), (Line.NONE, NONE_COLOUR))
        ],
        "notes": [
            say("Participants for {target} power; 95 % intervals of the search.", target=target),
            *saved_sentences(shown["forecast"]),
        ],
        "sentences": [*told, *said["statements"].get("confounding", ())],
    }


def _success(study: dict[str, Any], every: bool, number: int | None) -> str:
    """What the curves are of; ``number``: of the release, where there are several."""
    snps = true_snps(study["n_causative"], Metric.ALL if every else Metric.ANY)
    many = every and study["n_causative"] > 1
    if number is None:
        return (
            say("probability that {snps} are published", snps=snps)
            if many
            else say("probability that {snps} is published", snps=snps)
        )
    if many:
        return say("probability that {snps} are published, release {number}", snps=snps, number=number)
    return say("probability that {snps} is published, release {number}", snps=snps, number=number)


def _lines(said: dict[str, Any], shown: dict[str, Any], every: bool) -> list[PictureLine]:
    name = "all" if every else "any"
    found = shown["forecast"]
    epsilon = {line: found[line.value]["epsilon"] for line in Line}
    same = epsilon[Line.THIS] == epsilon[Line.ANY]
    own = three_digits(epsilon[Line.THIS])
    named = (
        say("this attacker and any other, ε = {epsilon}", epsilon=own)
        if same
        else say("this attacker, ε = {epsilon}", epsilon=own)
    )
    lines = [_line(found[Line.THIS.value], name, named, THIS_COLOUR)]
    if not same:
        text = say("the same γ against any, ε = {epsilon}", epsilon=three_digits(epsilon[Line.ANY]))
        lines.append(_line(found[Line.ANY.value], name, text, ANY_COLOUR))
    lines.append(_line(found[Line.NONE.value], name, say("no privacy"), NONE_COLOUR))
    others: dict[str, dict[str, Any]] = {}
    for row in said["releases"]:
        if row["forecast"] is not None and (row["release"]["n_snps"] >= said["study"]["n_causative"]) is every:
            others.setdefault(kind_of(row), row)
    others.pop(kind_of(shown), None)
    for row in list(others.values())[:_MOST_THIN]:
        text = say(
            "release {number}, ε = {epsilon}", number=row["number"], epsilon=three_digits(row["release"]["epsilon"])
        )
        lines.append(_line(row["forecast"][Line.THIS.value], name, text, THIS_COLOUR, thin=True))
    return lines


def _line(found: dict[str, Any], name: str, text: str, colour: str, *, thin: bool = False) -> PictureLine:
    curve = found["curve"]
    margins = [margin(point[f"p_{name}"], point[f"standard_error_{name}"], point["n_studies"]) for point in curve]
    return PictureLine(
        name=text,
        colour=colour,
        points=picture_points(curve, f"p_{name}", margins),
        needed=found["needed"]["n_participants"] if name == "all" else None,
        thin=thin,
    )


def _needed(needed: dict[str, Any], line: Line, colour: str) -> dict[str, str]:
    n = needed["n_participants"]
    interval = (
        "" if n is None or needed["low"] == needed["high"] else f"  ({count(needed['low'])}–{count(needed['high'])})"
    )
    return {
        "number": "–" if n is None else count(n),
        "words": f"{say_marked(line.value)}{interval}",
        "colour": colour,
    }


# How it was made, and how to check it ---------------------------------------------------------------------------------


def _how_it_was_made(plan: Plan, releases: tuple[PlannedRelease, ...], said: dict[str, Any]) -> list[tuple[str, str]]:
    first = said["releases"][0]
    made = ", ".join(f"{name} {number}" for name, number in sorted(said["versions"].items()))
    scenario = plan.scenario
    assert scenario is not None
    family = plan.adversary.family
    choices = releases[0].choices
    label = choices.score.spoken_label if choices.kind.uses_score else say("counts (no score)")
    score = f"{label}, Δ = {three_digits(first['sensitivity'])}"
    if len(releases) > 1:
        score = say("{score} (release 1)", score=score)
    simulated = say(
        "{studies} studies for each size, seed {seed}; probabilities are exact for each simulated study, and averaged",
        studies=count(scenario.n_studies),
        seed=scenario.seed,
    )
    largest = say(
        "the largest exact χ² are published as they are, of the better test for these effects: the limit, for comparison only"
    )
    return [
        (say("Attacker"), f"{say_marked(family.title)} ({family.name}); {say_marked(family.source)}"),
        (say("Score, Δ"), score),
        (say("Simulation"), simulated),
        (say("No privacy"), largest),
        (say("Made with"), made),
    ]


def _checking(report: PlanningReport) -> dict[str, Any]:
    file = report.file_name
    values = {"file": file, "plan": plan_name(report.name), "again": again_words(report.plan)}
    if not report.key_ids:
        said = say(
            "Nobody has signed this report. Its numbers are in {file}, which is also attached to this PDF; that file’s digest, "
            "without the last line end, is given below. {plan} is the plan: from it {again}.",
            **values,
        )
    else:
        said = say(
            "The signed report is {file}, which is also attached to this PDF; these pages only show it. It is about {plan} by its "
            "digest, and from that plan {again}. With the signer’s public key, from the signer, given the report or this PDF:",
            **values,
        )
    return checking_without_data(report, said)
