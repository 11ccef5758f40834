"""A release's report on paper: one or two pages for a privacy officer.  It is laid out from the signed predicate alone."""

from __future__ import annotations

from typing import Any

from gwasprivacy.base.language import is_source, mark, say, say_count, say_marked
from gwasprivacy.base.number_words import count, percent, plain, three_digits
from gwasprivacy.membership.calibration_theorems import posterior_lower, posterior_upper
from gwasprivacy.membership.kept_promise import KeptPromise
from gwasprivacy.membership.wording import attack_promise_words, neighbours_in_words
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.plan_words import removal_sentences
from gwasprivacy.plan.power import power_in
from gwasprivacy.plan.preview_words import not_corrected
from gwasprivacy.rendering.page_sheet import (
    ACCENT,
    BODY,
    CONTENT_WIDTH,
    HEADING,
    KICKER,
    LONG_TITLE,
    MARGIN,
    NOTE,
    SMALL,
    SMALLEST,
    STRONG,
    SUBTITLE,
    TINT,
    TINY,
    TITLE,
    VALUE_CODE,
    Sheet,
    Style,
    break_lines,
    text_width,
)
from gwasprivacy.rendering.posterior_picture import draw_posterior_picture
from gwasprivacy.rendering.report_checking import digest_feet, how_to_check
from gwasprivacy.rendering.report_page_words import basis_sentences, power_on_page
from gwasprivacy.rendering.report_parts import (
    COLUMN,
    RIGHT,
    bullets,
    details,
    facts_for_a_board,
    heading,
    long_date,
    number_row,
    promise_box,
    source_sentences,
    translation_note,
)
from gwasprivacy.rendering.report_result import draw_result, more_snps
from gwasprivacy.rendering.structure import Role
from gwasprivacy.statement.files.output_files import report_name
from gwasprivacy.statement.report import Report, quote_of
from gwasprivacy.statement.report_sentences import budget_sentence

_EARLIER_ROWS = 4  # as many lines as the first page has room for
_EARLIER_ROWS_OF_A_PROMISE = 2
_EARLIER_ROW = 11.0
_LINES_BELOW_EARLIER_ROWS = 5  # how many more there are, what a missing one means, logged views
_CHECKED_ON = 2  # the page that says how to check the report, wherever two pages are enough
_MAY_GROW = mark(
    "The account bounds attacks and not the sum of ε: with later releases the posterior may grow beyond this."
)


def lay_out_report(report: Report) -> Sheet:
    """The pages of ``report``; with "to be drawn" in place of results where nothing is drawn yet."""
    for style in (BODY, SMALL, SMALLEST, TINY, SMALLEST):  # the last where two pages are too few anyhow
        sheet, page = _pages(report, style)
        if len(sheet.pages) <= 2:
            break
    if page != _CHECKED_ON:
        sheet, _ = _pages(report, style, checked_on=page)
    more_snps(sheet, report)
    source_sentences(sheet, report.sentences)
    digest_feet(sheet, report)
    return sheet


def _pages(report: Report, style: Style, *, checked_on: int = _CHECKED_ON) -> tuple[Sheet, int]:
    """All but long lists of SNPs, and the page (1, 2, …) that says how to check the report.

    ``style``: of the text behind the first page, of which some plans need much.  ``checked_on``: the page that the head names
    for checking.
    """
    sheet, plan, said = Sheet(), report.plan, report.predicate
    _head(sheet, report, plan, checked_on)
    _promise(sheet, plan)
    _result_and_picture(sheet, report, plan)
    _numbers(sheet, plan, said)
    _participant(sheet, plan, said)
    _budget(sheet, plan, said)
    _history(sheet, said)
    sheet.new_page()
    heading(sheet, say("What this assumes"))
    bullets(sheet, [*basis_sentences(plan, said), *([] if is_source() else [_defined(said)])], style)
    _details(sheet, plan, said, style)
    return sheet, how_to_check(sheet, report, style)


def _head(sheet: Sheet, report: Report, plan: Plan, checked_on: int) -> None:
    drawn = report.snps is not None
    number = report.number
    kicker = (
        say("PRIVATE RELEASE {number}", number=number)
        if drawn
        else say("PREVIEW OF PRIVATE RELEASE {number}", number=number)
    )
    sheet.line(kicker, KICKER, x=MARGIN, y=sheet.y)
    day = long_date(report.predicate["release"]["date"])
    sheet.line(day, SUBTITLE, x=MARGIN, y=sheet.y - 1, width=CONTENT_WIDTH, align="right")
    sheet.skip(15)
    fits = len(break_lines(plan.title, TITLE, CONTENT_WIDTH)) <= 2
    sheet.flow(plan.title, TITLE if fits else LONG_TITLE, max_lines=5)
    sheet.skip(2)
    candidates = say("{number} candidate SNPs", number=count(report.predicate["candidates"]["number"]))
    if drawn:
        state = say("signed; see page {page} for how to check it", page=checked_on)
    else:
        state = say("nothing is drawn, spent or signed yet")
    sheet.flow(f"{_people(plan)}  ·  {candidates}  ·  {state}", SUBTITLE)
    if facts := facts_for_a_board(plan, report.predicate):
        sheet.flow("  ·  ".join(facts), SUBTITLE)
    translation_note(sheet, report_name(report.name), is_signed=drawn)
    sheet.skip(12)


def _people(plan: Plan) -> str:
    """Who takes part, in the line under the title."""
    if not plan.sizes_are_public:
        return say("the number of participants is secret")
    if plan.design.trait is not None:
        people = say("{people} participants with a quantitative trait", people=count(plan.design.n_people))
    else:
        people = say(
            "{cases} cases and {controls} controls",
            cases=count(plan.design.n_cases),
            controls=count(plan.design.n_controls),
        )
    if not plan.design.strata:
        return people
    return say("{people} in {number} strata", people=people, number=len(plan.design.strata))


def _promise(sheet: Sheet, plan: Plan) -> None:
    # A promise about membership tests stands beside what it comes to as one about beliefs.
    said = (_outside(plan), attack_promise_words(plan.adversary))
    promise_box(sheet, plan.adversary.sentence(), " ".join(filter(None, said)), limits=removal_sentences(plan.design))


def _outside(plan: Plan) -> str:
    if plan.adversary.prior.is_any:
        return say("This holds for any prior.")
    return say(
        "For any other prior, the odds change at most {ratio}-fold.",
        ratio=three_digits(plan.adversary.gamma_any_prior),
    )


def _result_and_picture(sheet: Sheet, report: Report, plan: Plan) -> None:
    top = sheet.y
    published = say("What was published") if report.snps is not None else say("What will be published")
    sheet.line(published, HEADING, x=MARGIN, y=top)
    left = draw_result(sheet, report, plan, top + 18)
    sheet.line(say("What this release tells an attacker"), HEADING, x=RIGHT, y=top)
    size = 176.0
    draw_posterior_picture(
        sheet,
        x=RIGHT + (COLUMN - size) / 2 - 8,
        y=top + 24,
        size=size,
        likelihood_ratio=report.predicate["likelihood_ratio"],
        prior=(plan.adversary.prior.low, plan.adversary.prior.high),
        two_sided=plan.adversary.two_sided,
    )
    sheet.y = max(left, top + 16 + size) + 8
    limits = say_marked(not_corrected(plan.design))
    if is_source():
        limits = limits[:1].lower() + limits[1:]
    sheet.flow(say("Not modelled: {limits}", limits=limits), NOTE)
    sheet.skip(7)


def _numbers(sheet: Sheet, plan: Plan, said: dict[str, Any]) -> None:
    cells = (
        (three_digits(said["epsilon"]), say("ε of this release")),
        (three_digits(said["likelihood_ratio"]), say("maximum change in odds")),
        (three_digits(said["gamma"]), say("γ for {beliefs}", beliefs=_range_words(said["prior"]))),
        (percent(said["advantage_bound"], up=True), say("maximum attack advantage")),
    )
    number_row(sheet, cells)
    sheet.skip(-9)
    if is_source():  # other languages have it behind the first page, since their words are longer
        sheet.flow(_defined(said), NOTE)
    if (power := power_in(said)) is not None:
        sheet.flow(say("Power: {power}", power=power_on_page(plan, power)), NOTE)
    sheet.skip(7)


def _defined(said: dict[str, Any]) -> str:
    """What stands above, a sentence each, with this release's numbers."""
    ratio, gamma = three_digits(said["likelihood_ratio"]), three_digits(said["gamma"])
    return say(
        "ε: one participant changes the odds of any result by at most e^ε; this attacker’s odds change at most {ratio}-fold. "
        "γ: a prior in the covered range grows at most {gamma}-fold. Attack advantage: how much more often a test of "
        "who took part is right about participants than wrong about others. SNP: a place in the genome where people differ.",
        ratio=ratio,
        gamma=gamma,
    )


def _range_words(prior: list[float]) -> str:
    low, high = prior
    if (low, high) == (0, 1):
        return say("any prior")
    if low == high:
        return say("prior {belief}", belief=percent(low))
    return say("priors {low} – {high}", low=percent(low), high=percent(high))


def _participant(sheet: Sheet, plan: Plan, said: dict[str, Any]) -> None:
    sheet.line(say("What this means for a participant"), HEADING, x=MARGIN, y=sheet.y)
    sheet.skip(17)
    ratio, two_sided = said["likelihood_ratio"], plan.adversary.two_sided
    low, high = said["prior"]
    beliefs = sorted({0.01, 0.1, 0.5, 0.9, *(p for p in (low, high) if 0 < p < 1)})[:6]
    label_width = 112.0
    step = (CONTENT_WIDTH - label_width) / len(beliefs)
    rows = [
        (say("Prior"), [percent(p) for p in beliefs]),
        (say("Afterwards at most"), [percent(float(posterior_upper(ratio, p)), up=True) for p in beliefs]),
    ]
    if two_sided:
        rows.append((say("and at least"), [percent(float(posterior_lower(ratio, p)), up=False) for p in beliefs]))
    for index, p in enumerate(beliefs):
        if low <= p <= high and not plan.adversary.prior.is_any:
            x = MARGIN + label_width + index * step
            sheet.box(x + 4, sheet.y - 1, step - 4, 15.0 * len(rows), fill=TINT, radius=3)
    with sheet.part(Role.TABLE):
        for row, (label, values) in enumerate(rows):
            with sheet.part(Role.ROW):
                with sheet.part(Role.ROW_HEADER):
                    sheet.line(label, BODY, x=MARGIN, y=sheet.y)
                for index, value in enumerate(values):
                    x = MARGIN + label_width + index * step
                    with sheet.part(Role.CELL if row else Role.COLUMN_HEADER):
                        sheet.line(value, STRONG if row else BODY, x=x, y=sheet.y, width=step - 6, align="right")
            sheet.skip(15)
    tinted = [] if plan.adversary.prior.is_any else [say("Shaded: the priors that the guarantee covers.")]
    sheet.flow(" ".join((*tinted, _what_event(plan))), NOTE)
    sheet.skip(8)


def _what_event(plan: Plan) -> str:
    return plan.adversary.family.belief_words(plan.secret)


def _budget(sheet: Sheet, plan: Plan, said: dict[str, Any]) -> None:
    budget = said["budget"]
    drawn = said["result"] is not None
    sheet.need(70)
    sheet.line(say("What was spent"), HEADING, x=MARGIN, y=sheet.y)
    counted = say_marked(_COUNTED[budget["secret"]])
    sheet.line(counted, NOTE, x=MARGIN, y=sheet.y + 1, width=CONTENT_WIDTH, align="right")
    sheet.skip(19)
    promise = budget.get("promise")
    total = budget["spent_in_all"] + budget["remaining"] if promise is not None else budget["total"]
    total = max(total, 1e-12)
    before, this = budget["spent_before"] / total, budget["spent"] / total
    sheet.box(MARGIN, sheet.y, CONTENT_WIDTH, 11, fill="#e9ebef", radius=2)
    if before > 0:
        sheet.box(MARGIN, sheet.y, CONTENT_WIDTH * before, 11, fill="#9aa3ad", radius=2)
    sheet.box(MARGIN + CONTENT_WIDTH * before, sheet.y, CONTENT_WIDTH * this, 11, fill=ACCENT, radius=2)
    sheet.skip(15)
    x = MARGIN
    for colour, name, value in (
        ("#9aa3ad", say("spent before"), budget["spent_before"]),
        (ACCENT, say("this release"), budget["spent"]),
        ("#e9ebef", say("left"), budget["remaining"]),
    ):
        text = f"{name} {_epsilon(value)}"
        sheet.box(x, sheet.y + 2.4, 6, 6, fill=colour, radius=1)
        sheet.line(text, NOTE, x=x + 9, y=sheet.y)
        x += 9 + text_width(text, NOTE) + 16
    if promise is None:
        whole = say("budget {epsilon}", epsilon=_epsilon(budget["total"]))
    else:
        whole = say(
            "{bounded} guaranteed {most}, reached {reached}",
            bounded=_bounded(promise),
            most=percent(promise["target"]["value"], up=True),
            reached=percent(budget["reached"], up=True),
        )
    sheet.line(whole, NOTE, x=MARGIN, y=sheet.y, width=CONTENT_WIDTH, align="right")
    sheet.skip(15)
    sheet.flow(budget_sentence(plan, quote_of(plan, said), is_drawn=drawn), BODY)
    if promise is not None and budget["total"] is None:
        sheet.flow(say_marked(_MAY_GROW), NOTE)
    sheet.skip(4)


_COUNTED = {
    "participation": mark("ε, counted for participation"),
    "case-status": mark("ε, counted for case status"),
}


def _bounded(promise: dict[str, Any]) -> str:
    """What a promise about attacks bounds, in a word or two."""
    kept = KeptPromise.from_json(promise)
    return say("advantage:") if kept.fpr is None else say("TPR at FPR {fpr}:", fpr=percent(kept.fpr))


def _epsilon(value: float) -> str:
    return three_digits(value) if value else "0"


def _history(sheet: Sheet, said: dict[str, Any]) -> None:
    rows = _EARLIER_ROWS if said["budget"].get("promise") is None else _EARLIER_ROWS_OF_A_PROMISE
    room = sheet.bottom - sheet.y - _LINES_BELOW_EARLIER_ROWS * NOTE.leading
    rows = min(rows, max(int(room // _EARLIER_ROW), 0))
    if len(said["earlier_releases"]) > rows > 0:
        rows -= 1  # for the line that says how many there are besides
    for release in said["earlier_releases"][-rows:] if rows else ():
        digest = release["payload_sha256"]
        values = {
            "number": release["number"],
            "date": long_date(release["date"]),
            "epsilon": _epsilon(release["cost"]),
        }
        if digest:
            text = say("Release {number}, {date}: ε = {epsilon}, payload {digest}…", digest=digest[:16], **values)
        else:
            text = say(
                "Release {number}, {date}: ε = {epsilon}, not noted as published: the program was stopped after the debit",
                **values,
            )
        sheet.need(_EARLIER_ROW)
        sheet.line(
            text,
            NOTE,
            x=MARGIN,
            y=sheet.y,
            width=CONTENT_WIDTH,
        )
        sheet.skip(_EARLIER_ROW)
    more = len(said["earlier_releases"]) - rows
    if more > 0:
        listed = say_count(
            "{n} earlier ones are listed in the signed report.",
            one="One earlier release is listed in the signed report.",
            n=more,
        )
        sheet.flow(listed, NOTE)
    if said["earlier_releases"]:
        sheet.flow(say("A release listed here that you never received was withheld."), NOTE)
    looks = said["looks"]
    if looks:
        seen = "; ".join(f"{long_date(look['date'])}: {look['what']}" for look in looks[-3:])
        text = say_count(
            "Exact statistics were viewed {n} times before ({views}).",
            one="Exact statistics were viewed once before ({views}).",
            n=len(looks),
            views=seen,
        )
    else:
        text = say("No view of exact statistics was logged before this release.")
    sheet.need(3 * NOTE.leading)
    sheet.flow(" ".join((text, say("Unlogged views cannot be excluded."))), NOTE)


def _detail_rows(plan: Plan, said: dict[str, Any], style: Style) -> list[tuple[str, str, Style]]:
    """(label, value, style); a row without a label continues the one before."""
    ledger, release = said["ledger"], plan.release
    delta = three_digits(said["sensitivity"])
    family, mechanism = plan.adversary.family, f"{release.mechanism}, M = {count(release.n_snps)}"
    score = (say("Score, Δ"), f"{release.score.spoken_label}, Δ = {delta}", style)
    if release.kind.counts is not None:
        moves = say("one change moves the counts of one SNP by at most {delta} in all", delta=delta)
        score = (say("Counts, ℓ1"), moves, style)
    if release.threshold is not None:
        mechanism = say("{mechanism}, threshold {threshold}", mechanism=mechanism, threshold=plain(release.threshold))
    listed = say("{number} SNPs; SHA-256 of their list:", number=count(said["candidates"]["number"]))
    rows = [
        (say("Attacker"), f"{say_marked(family.title)} ({family.name})", style),
        (say("Neighbours"), f"{plan.neighbours.value}: {neighbours_in_words(plan.adversary)}", style),
        score,
        (say("Mechanism, M"), mechanism, style),
        (say("Candidates"), listed, style),
        ("", said["candidates"]["sha256"], VALUE_CODE),
    ]
    noise = (said["result"] or {}).get("noise")
    if noise is not None:
        carried = say(
            "{distribution}, scale {scale}, for ε = {epsilon} of this release's {whole}",
            distribution=noise["distribution"],
            scale=three_digits(noise["scale"]),
            epsilon=three_digits(noise["epsilon"]),
            whole=three_digits(said["epsilon"]),
        )
        rows.insert(4, (say("Noise"), carried, style))
    if ledger is None:
        rows.append((say("Ledger"), say("to be debited"), style))
    else:
        place = say(
            "{ledger}, {study}; its head after row {row}:",
            ledger=ledger["id"],
            study=ledger["study"],
            row=ledger["row"],
        )
        rows.append((say("Ledger"), place, style))
        rows.append(("", ledger["head"], VALUE_CODE))
    made = ", ".join(f"{name} {number}" for name, number in sorted(said["versions"].items()))
    return [*rows, (say("Made with"), made, style)]


def _details(sheet: Sheet, plan: Plan, said: dict[str, Any], style: Style) -> None:
    sheet.need(120)
    heading(sheet, say("How it was made"))
    details(sheet, _detail_rows(plan, said, style))
