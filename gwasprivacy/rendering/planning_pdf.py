"""A planning report on paper, for an ethics board or a funder: laid out from the predicate alone.

What the program does not model stands in the part that it matters to, marked, not in a footnote.
"""

from __future__ import annotations

from itertools import chain
from pathlib import Path
from typing import Any

from PySide6.QtGui import QImage

from gwasprivacy.assumptions.probability_words import margin
from gwasprivacy.assumptions.success import Metric
from gwasprivacy.assumptions.truth_words import true_snps
from gwasprivacy.base.language import in_language, is_source, say, say_marked
from gwasprivacy.base.number_words import count, percent, three_digits
from gwasprivacy.base.safe_files import write_atomic
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.planned_releases import PlannedRelease, model_after, planned_units
from gwasprivacy.plan.planning_scenario import Line
from gwasprivacy.release.check_by_hand import openssl_commands, program_command
from gwasprivacy.rendering.page_language import language_of
from gwasprivacy.rendering.page_sheet import (
    BODY,
    CONTENT_WIDTH,
    HEADING,
    KICKER,
    LABEL,
    LONG_TITLE,
    MARGIN,
    NOTE,
    SMALL,
    SMALLEST,
    SUBTITLE,
    TINY,
    TITLE,
    VALUE_CODE,
    WARN,
    Sheet,
    Style,
    break_lines,
    text_width,
)
from gwasprivacy.rendering.pdf import need_fonts, pdf_bytes, sheet_images
from gwasprivacy.rendering.planning_page_words import again_words, saved_sentences
from gwasprivacy.rendering.planning_table import planned_table
from gwasprivacy.rendering.posterior_picture import draw_posterior_picture
from gwasprivacy.rendering.report_parts import (
    COLUMN,
    GAP,
    NUMBER,
    RIGHT,
    bullets,
    command_box,
    details,
    facts_for_a_board,
    feet,
    heading,
    long_date,
    promise_box,
    source_sentences,
    translation_note,
)
from gwasprivacy.rendering.structure import Role
from gwasprivacy.rendering.utility_picture import (
    ANY_COLOUR,
    NONE_COLOUR,
    THIS_COLOUR,
    PictureLine,
    draw_utility_picture,
    picture_points,
)
from gwasprivacy.statement.planning.assumption_words import not_modelled
from gwasprivacy.statement.planning.planning_statement import PlanningReport, plan_name, report_file
from gwasprivacy.statement.planning.planning_words import kind_of

_NOT = Style(size=8.2, leading=11.0)
_LEAD = Style(size=8.2, leading=11.0, bold=True)
_SMALLER = Style(size=8.3, leading=11.3)
_LIMIT_FILL = "#fdf3ec"
_PICTURE = 316.0  # points wide; the numbers stand beside it
_PICTURE_HEIGHT = 128.0
_MOST_THIN = 4
_MOST_BESIDE = 7


def render_planning_pdf(
    report: PlanningReport, path: Path, *, force: bool = False, language: str | None = None
) -> None:
    """Write ``report`` as a PDF, in the plan's language or in another ``language``.

    Raises InvalidInput; nothing is left half written.
    """
    need_fonts()
    with in_language(language_of(report.plan, language)) as spoken:
        title = say("Planning report: {title}", title=report.plan.title)
        sheet = lay_out_planning(report)
    attached = None if report.file is None else (report_file(report.name), report.file)
    data = pdf_bytes(sheet, title, report.predicate["report"]["date"], spoken.name, attached)
    write_atomic(Path(path), data, force=force)


def planning_pages(report: PlanningReport, *, dpi: float = 110.0) -> list[QImage]:
    """The pages as images, for the window."""
    need_fonts()
    with in_language(language_of(report.plan)):
        return sheet_images(lay_out_planning(report), dpi)


def lay_out_planning(report: PlanningReport) -> Sheet:
    """The pages of ``report``: what it means on the first, what it rests on and how to check it on the second.

    What it rests on is written as small as two pages need, where two can be enough.
    """
    for style in (_SMALLER, SMALL, SMALLEST, TINY):
        sheet = _pages(report, style)
        if len(sheet.pages) <= 2:
            break
    else:
        sheet = _pages(report, _SMALLER)
    own = report.predicate
    source_sentences(sheet, [*chain.from_iterable(own["statements"].values()), *own["not_modelled"].values()])
    digest = say("payload SHA-256 {digest}", digest=report.payload_sha256)
    feet(sheet, digest if report.key_ids else say("not signed; {digest}", digest=digest))
    return sheet


def _pages(report: PlanningReport, style: Style) -> Sheet:
    sheet, plan, said = Sheet(), report.plan, _spoken(report)
    releases = report.releases
    _head(sheet, report, plan)
    sentences = said["statements"]["promise"]
    promise_box(sheet, sentences[0], " ".join(sentences[1:]))
    _publication_and_picture(sheet, plan, releases, said)
    _forecast(sheet, plan, said)
    planned_table(sheet, plan, releases, said)
    if len(sheet.pages) == 1:
        sheet.new_page()
    heading(sheet, say("What was assumed"))
    bullets(sheet, [*said["statements"]["scenario"], *said["statements"]["assumed"]], style)
    sheet.need(100)
    heading(sheet, say("How it was computed"))
    details(sheet, _detail_rows(plan, releases, said))
    _checking(sheet, report)
    return sheet


def _spoken(report: PlanningReport) -> dict[str, Any]:
    """What the report says; in another language than its own with this program's sentences, which follow from its numbers."""
    said = report.predicate
    if is_source():
        return said
    return {**said, "statements": report.spoken, "not_modelled": not_modelled(report.plan)}


def _head(sheet: Sheet, report: PlanningReport, plan: Plan) -> None:
    sheet.line(say("PLANNING REPORT"), KICKER, x=MARGIN, y=sheet.y)
    signed = say("signed") if report.key_ids else say("not signed")
    day = f"{signed}  ·  {long_date(report.predicate['report']['date'])}"
    sheet.line(day, SUBTITLE, x=MARGIN, y=sheet.y - 1, width=CONTENT_WIDTH, align="right")
    sheet.skip(15)
    fits = len(break_lines(plan.title, TITLE, CONTENT_WIDTH)) <= 2
    sheet.flow(plan.title, TITLE if fits else LONG_TITLE, max_lines=4)
    sheet.skip(2)
    if plan.design.trait is not None:
        people = say("planned for {people} participants", people=count(plan.design.n_people))
    else:
        people = say(
            "planned for {cases} cases and {controls} controls",
            cases=count(plan.design.n_cases),
            controls=count(plan.design.n_controls),
        )
    kind = say("a forecast: this report contains no data")
    sheet.flow(f"{people}  ·  {kind}", SUBTITLE)
    if facts := facts_for_a_board(plan, report.predicate):
        sheet.flow("  ·  ".join(facts), SUBTITLE)
    translation_note(sheet, report_file(report.name), is_signed=bool(report.key_ids))
    sheet.skip(10)


def limit_height(text: str, width: float) -> float:
    return len(break_lines(text, _NOT, width - 24)) * _NOT.leading + 9


def limit(sheet: Sheet, text: str, *, x: float, y: float, width: float, height: float | None = None) -> float:
    """What is not modelled, beside what it limits: a mark at the side, the first words in bold.  Returns its height."""
    lines = break_lines(text, _NOT, width - 24)
    height = limit_height(text, width) if height is None else height
    sheet.box(x, y, width, height, fill=_LIMIT_FILL, radius=3)
    sheet.box(x, y, 2.2, height, fill=WARN)
    lead = text.partition(":")[0] + ":"
    with sheet.part(Role.PARAGRAPH):
        sheet.line(lead, _LEAD, x=x + 10, y=y + 4.5, goes_on=True)
        rest = lines[0].removeprefix(lead).strip()
        sheet.line(rest, _NOT, x=x + 10 + text_width(lead + " ", _LEAD), y=y + 4.5, goes_on=True)
        for index, line in enumerate(lines[1:], start=1):
            sheet.line(line, _NOT, x=x + 10, y=y + 4.5 + index * _NOT.leading, goes_on=index < len(lines) - 1)
    return height


def _publication_and_picture(
    sheet: Sheet, plan: Plan, releases: tuple[PlannedRelease, ...], said: dict[str, Any]
) -> None:
    top = sheet.y
    sheet.line(say("What will be published"), HEADING, x=MARGIN, y=top)
    left = top + 17
    sentences = said["statements"]["publication"]
    # More kinds of release than a column holds stand below, over the whole width.
    below, beside = (sentences[:-2], sentences[-2:]) if len(sentences) > _MOST_BESIDE else ([], sentences)
    for text in beside:
        left += sheet.block(text, BODY, x=MARGIN, y=left, width=COLUMN) + 3
    left += 3
    left += limit(sheet, said["not_modelled"]["publication"], x=MARGIN, y=left, width=COLUMN)
    sheet.line(say("What an attacker can learn"), HEADING, x=RIGHT, y=top)
    size = 140.0
    after = model_after(plan, planned_units(releases))
    draw_posterior_picture(
        sheet,
        x=RIGHT + (COLUMN - size) / 2 - 8,
        y=top + 24,
        size=size,
        likelihood_ratio=said["after_all"]["likelihood_ratio"],
        prior=(plan.adversary.prior.low, plan.adversary.prior.high),
        two_sided=after.two_sided,
    )
    right = top + 24 + size - 6
    right += limit(sheet, said["not_modelled"]["promise"], x=RIGHT, y=right, width=COLUMN)
    sheet.y = max(left, right) + 13
    bullets(sheet, below, BODY)
    sheet.skip(6.0 * bool(below))


# How likely, and how many people --------------------------------------------------------------------------------------


def _shown(said: dict[str, Any]) -> int | None:
    """Which release the picture is about: the selection with the most ε, the first of them; None without a selection."""
    spends = [0.0 if row["forecast"] is None else round(row["release"]["epsilon"], 9) for row in said["releases"]]
    return spends.index(max(spends)) if max(spends) > 0 else None


def _forecast(sheet: Sheet, plan: Plan, said: dict[str, Any]) -> None:
    study, rows, index = said["study"], said["releases"], _shown(said)
    if index is None:
        sheet.need(120)
        sheet.line(say("How far it is from the exact numbers"), HEADING, x=MARGIN, y=sheet.y)
        sheet.skip(18)
        bullets(sheet, [*said["statements"]["forecast"], *said["statements"]["size"]], BODY)
        _limits(sheet, said)
        return
    shown = rows[index]
    every = shown["release"]["n_snps"] >= study["n_causative"]
    sheet.need(300 if is_source() else 250)  # above it, other languages take more lines
    sheet.line(say("Power and sample size"), HEADING, x=MARGIN, y=sheet.y)
    sheet.skip(18)
    top = sheet.y
    what = _success(study, every, None if len(rows) == 1 else shown["number"])
    used = draw_utility_picture(
        sheet,
        x=MARGIN,
        y=top + 3,
        width=_PICTURE,
        height=_PICTURE_HEIGHT,
        lines=_lines(said, shown, every),
        target=study["target_probability"],
        n_people=study["n_participants"],
        success=what,
    )
    x, width = MARGIN + _PICTURE + GAP, CONTENT_WIDTH - _PICTURE - GAP
    y = top
    for line, colour in ((Line.THIS, THIS_COLOUR), (Line.ANY, ANY_COLOUR), (Line.NONE, NONE_COLOUR)):
        y += _needed_number(sheet, shown["forecast"][line.value]["needed"], line, colour, x=x, y=y, width=width)
    target = percent(study["target_probability"])
    words = [say("Participants for {target} power; 95 % intervals of the search.", target=target)]
    for text in (*words, *saved_sentences(shown["forecast"])):
        y += sheet.block(text, NOTE, x=x, y=y, width=width) + 3
    sheet.y = max(top + used + 3, y) + 5
    # With several selections the table says it; what numbers can do takes a sentence.
    forecast = said["statements"]["forecast"]
    tell_all = len(rows) == 1 or any(row["forecast"] is None for row in rows)
    for text in forecast if tell_all else forecast[len(forecast) - (said["undivided"] is not None) :]:
        sheet.flow(text, BODY)
    for text in said["statements"].get("confounding", ()):
        sheet.flow(text, BODY)
    sheet.skip(5)
    _limits(sheet, said)


def _limits(sheet: Sheet, said: dict[str, Any]) -> None:
    texts = [said["not_modelled"][name] for name in ("forecast", "size")]
    height = max(limit_height(text, COLUMN) for text in texts)
    sheet.need(height)
    for x, text in zip((MARGIN, RIGHT), texts, strict=True):
        limit(sheet, text, x=x, y=sheet.y, width=COLUMN, height=height)
    sheet.skip(height + 11)


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


def _needed_number(
    sheet: Sheet, needed: dict[str, Any], line: Line, colour: str, *, x: float, y: float, width: float
) -> float:
    n = needed["n_participants"]
    style = Style(size=NUMBER.size, leading=NUMBER.leading, bold=True, colour=colour)
    interval = (
        "" if n is None or needed["low"] == needed["high"] else f"  ({count(needed['low'])}–{count(needed['high'])})"
    )
    with sheet.part(Role.PARAGRAPH):
        sheet.line("–" if n is None else count(n), style, x=x, y=y, width=width, goes_on=True)
        sheet.line(f"{say_marked(line.value)}{interval}", NOTE, x=x, y=y + 18, width=width)
    return 38.0


# How it was made, and how to check it ---------------------------------------------------------------------------------


def _detail_rows(
    plan: Plan, releases: tuple[PlannedRelease, ...], said: dict[str, Any]
) -> list[tuple[str, str, Style]]:
    first = said["releases"][0]
    made = ", ".join(f"{name} {number}" for name, number in sorted(said["versions"].items()))
    scenario = plan.scenario
    assert scenario is not None
    family = plan.adversary.family
    choices = releases[0].choices
    label = choices.score.spoken_label if choices.kind.counts is None else say("counts (no score)")
    score = f"{label}, Δ = {three_digits(first['sensitivity'])}"
    if len(releases) > 1:
        score = say("{score} (release 1)", score=score)
    simulated = say(
        "{studies} studies for each size, seed {seed}; probabilities are exact for each simulated study, and averaged",
        studies=count(scenario.n_studies),
        seed=scenario.seed,
    )
    largest = say("the largest genotypic χ² are published as they are: the limit, for comparison only")
    return [
        (say("Attacker"), f"{say_marked(family.title)} ({family.name}); {say_marked(family.source)}", BODY),
        (say("Score, Δ"), score, BODY),
        (say("Simulation"), simulated, BODY),
        (say("No privacy"), largest, BODY),
        (say("Made with"), made, BODY),
    ]


def _checking(sheet: Sheet, report: PlanningReport) -> None:
    file = report_file(report.name)
    program = program_command(report.name, file=file)
    sheet.need(150 if report.key_ids else 60)
    heading(sheet, say("How to check it"))
    if not report.key_ids:
        sheet.flow(
            say(
                "Nobody has signed this report. Its numbers are in {file}; that file's digest, without the last line "
                "end, is given below. {plan} is the plan: from it {again}.",
                file=file,
                plan=plan_name(report.name),
                again=again_words(report.plan),
            ),
            BODY,
        )
        sheet.skip(3)
    else:
        sheet.flow(
            say(
                "The signed report is {file}; this page only shows it. It is about {plan} by its digest, and from that plan {again}. "
                "With the signer's public key, from the signer:",
                file=file,
                plan=plan_name(report.name),
                again=again_words(report.plan),
            ),
            BODY,
        )
        sheet.skip(3)
        command_box(sheet, [program])
        sheet.flow(
            say(
                "Without the program, in an empty folder with the report and the key; the two digests that are printed last must "
                "be the payload's and the key's below."
            ),
            BODY,
        )
        sheet.skip(3)
        command_box(sheet, openssl_commands(report.name, file=file))
    facts = [(say("Payload SHA-256"), report.payload_sha256)]
    if report.key_ids:
        facts += [(say("Key id"), each) for each in report.key_ids]
    for label, value in facts:
        sheet.need(13)
        with sheet.part(Role.PARAGRAPH):
            sheet.line(label, LABEL, x=MARGIN, y=sheet.y, goes_on=True)
            sheet.line(value, VALUE_CODE, x=MARGIN + 92, y=sheet.y)
        sheet.skip(12.4)
