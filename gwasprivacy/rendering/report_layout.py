"""A release's report on paper: one or two pages for a privacy officer.  It is laid out from the signed predicate alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gwasprivacy.base.number_words import percent, three_digits
from gwasprivacy.forecast.power import power_in, power_on_page
from gwasprivacy.membership.calibration_theorems import posterior_lower, posterior_upper
from gwasprivacy.membership.kept_promise import KeptPromise
from gwasprivacy.membership.wording import attack_promise_words, neighbours_in_words
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.strata_words import not_corrected
from gwasprivacy.release.check_by_hand import openssl_commands, program_command
from gwasprivacy.release.output_files import report_name, table_name
from gwasprivacy.release.report import Report, basis_sentences
from gwasprivacy.rendering.page_sheet import (
    ACCENT,
    BODY,
    CODE,
    CONTENT_WIDTH,
    HEADING,
    KICKER,
    LABEL,
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
from gwasprivacy.rendering.report_parts import (
    COLUMN,
    RIGHT,
    bullets,
    command_box,
    details,
    facts_for_a_board,
    feet,
    heading,
    long_date,
    number_row,
    promise_box,
)
from gwasprivacy.rendering.report_result import draw_result, more_snps
from gwasprivacy.rendering.structure import Role

_EARLIER_ROWS = 4  # as many lines as the first page has room for
_EARLIER_ROWS_OF_A_PROMISE = 2
_EARLIER_ROW = 11.0
_LINES_BELOW_EARLIER_ROWS = 5  # how many more there are, what a missing one means, logged views
_CHECKED_ON = 2  # the page that says how to check the report, wherever two pages are enough
_MAY_GROW = "The account bounds attacks and not the sum of ε: with later releases the posterior may grow beyond this."


def lay_out_report(report: Report) -> Sheet:
    """The pages of ``report``; with "to be drawn" in place of results where nothing is drawn yet."""
    for style in (BODY, SMALL, SMALLEST, TINY, SMALLEST):  # the last where two pages are too few anyhow
        sheet, page = _pages(report, style)
        if len(sheet.pages) <= 2:
            break
    if page != _CHECKED_ON:
        sheet, _ = _pages(report, style, checked_on=page)
    more_snps(sheet, report)
    _feet(sheet, report)
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
    _budget(sheet, said, report.sentences)
    _history(sheet, said)
    sheet.new_page()
    heading(sheet, "What this rests on")
    bullets(sheet, basis_sentences(plan, said), style)
    _details(sheet, plan, said, style)
    return sheet, _checking(sheet, report, style)


def _head(sheet: Sheet, report: Report, plan: Plan, checked_on: int) -> None:
    drawn = report.snps is not None
    kicker = f"PRIVATE RELEASE {report.number}" if drawn else f"PREVIEW OF PRIVATE RELEASE {report.number}"
    sheet.line(kicker, KICKER, x=MARGIN, y=sheet.y)
    day = long_date(report.predicate["release"]["date"])
    sheet.line(day, SUBTITLE, x=MARGIN, y=sheet.y - 1, width=CONTENT_WIDTH, align="right")
    sheet.skip(15)
    fits = len(break_lines(plan.title, TITLE, CONTENT_WIDTH)) <= 2
    sheet.flow(plan.title, TITLE if fits else LONG_TITLE, max_lines=5)
    sheet.skip(2)
    people = f"{plan.design.n_cases:,} cases and {plan.design.n_controls:,} controls"
    if plan.design.trait is not None:
        people = f"{plan.design.n_people:,} participants with a quantitative trait"
    if plan.design.strata:
        people += f" in {len(plan.design.strata)} strata"
    if not plan.sizes_are_public:
        people = "the number of participants is secret"
    candidates = f"{report.predicate['candidates']['number']:,} candidate SNPs"
    state = f"signed; see page {checked_on} for how to check it" if drawn else "nothing is drawn, spent or signed yet"
    sheet.flow(f"{people}  ·  {candidates}  ·  {state}", SUBTITLE)
    if facts := facts_for_a_board(plan, report.predicate):
        sheet.flow("  ·  ".join(facts), SUBTITLE)
    sheet.skip(12)


def _promise(sheet: Sheet, plan: Plan) -> None:
    # A promise about membership tests stands beside what it comes to as one about beliefs.
    said = (_outside(plan), attack_promise_words(plan.adversary))
    promise_box(sheet, plan.adversary.sentence(), " ".join(filter(None, said)))


def _outside(plan: Plan) -> str:
    if plan.adversary.prior.is_any:
        return "This holds for any prior."
    return f"For any other prior, the odds change at most {three_digits(plan.adversary.gamma_any_prior)}-fold."


def _result_and_picture(sheet: Sheet, report: Report, plan: Plan) -> None:
    top = sheet.y
    sheet.line("What was published" if report.snps is not None else "What will be published", HEADING, x=MARGIN, y=top)
    left = draw_result(sheet, report, plan, top + 18)
    sheet.line("What this release tells an attacker", HEADING, x=RIGHT, y=top)
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
    limits = not_corrected(plan.design)
    sheet.flow(f"Not modelled: {limits[:1].lower()}{limits[1:]}", NOTE)
    sheet.skip(7)


def _numbers(sheet: Sheet, plan: Plan, said: dict[str, Any]) -> None:
    cells = (
        (three_digits(said["epsilon"]), "ε of this release"),
        (three_digits(said["likelihood_ratio"]), "maximum change in odds"),
        (three_digits(said["gamma"]), f"γ for {_range_words(said['prior'])}"),
        (percent(said["advantage_bound"], up=True), "maximum attack advantage"),
    )
    number_row(sheet, cells)
    sheet.skip(-9)
    sheet.flow(_defined(said), NOTE)
    if (power := power_in(said)) is not None:
        sheet.flow(f"Power: {power_on_page(plan, power)}", NOTE)
    sheet.skip(7)


def _defined(said: dict[str, Any]) -> str:
    """What stands above, a sentence each, with this release's numbers."""
    ratio, gamma = three_digits(said["likelihood_ratio"]), three_digits(said["gamma"])
    return (
        f"ε: one participant changes the odds of any result by at most e^ε; this attacker’s odds change at most {ratio}-fold. "
        f"γ: a prior in the covered range grows at most {gamma}-fold. Attack advantage: how much more often a test of "
        "who took part is right about participants than wrong about others. SNP: a place in the genome where people differ."
    )


def _range_words(prior: list[float]) -> str:
    low, high = prior
    if (low, high) == (0, 1):
        return "any belief"
    return f"belief {percent(low)}" if low == high else f"beliefs {percent(low)} – {percent(high)}"


def _participant(sheet: Sheet, plan: Plan, said: dict[str, Any]) -> None:
    sheet.line("What this means for a participant", HEADING, x=MARGIN, y=sheet.y)
    sheet.skip(17)
    ratio, two_sided = said["likelihood_ratio"], plan.adversary.two_sided
    low, high = said["prior"]
    beliefs = sorted({0.01, 0.1, 0.5, 0.9, *(p for p in (low, high) if 0 < p < 1)})[:6]
    label_width = 112.0
    step = (CONTENT_WIDTH - label_width) / len(beliefs)
    rows = [
        ("Prior", [percent(p) for p in beliefs]),
        ("Afterwards at most", [percent(float(posterior_upper(ratio, p)), up=True) for p in beliefs]),
    ]
    if two_sided:
        rows.append(("and at least", [percent(float(posterior_lower(ratio, p)), up=False) for p in beliefs]))
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
    tinted = "Shaded: the priors that the guarantee covers. " if not plan.adversary.prior.is_any else ""
    sheet.flow(f"{tinted}{_what_event(plan)}", NOTE)
    sheet.skip(8)


def _what_event(plan: Plan) -> str:
    return plan.adversary.family.belief_words(plan.secret)


def _budget(sheet: Sheet, said: dict[str, Any], sentences: Sequence[str]) -> None:
    budget = said["budget"]
    drawn = said["result"] is not None
    sheet.need(70)
    sheet.line("What was spent", HEADING, x=MARGIN, y=sheet.y)
    counted = {"participation": "participation", "case-status": "case status"}[budget["secret"]]
    sheet.line(f"ε, counted for {counted}", NOTE, x=MARGIN, y=sheet.y + 1, width=CONTENT_WIDTH, align="right")
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
        ("#9aa3ad", "spent before", budget["spent_before"]),
        (ACCENT, "this release", budget["spent"]),
        ("#e9ebef", "left", budget["remaining"]),
    ):
        text = f"{name} {_epsilon(value)}"
        sheet.box(x, sheet.y + 2.4, 6, 6, fill=colour, radius=1)
        sheet.line(text, NOTE, x=x + 9, y=sheet.y)
        x += 9 + text_width(text, NOTE) + 16
    if promise is None:
        whole = f"budget {_epsilon(budget['total'])}"
    else:
        whole = (
            f"{_bounded(promise)} promised {percent(promise['target']['value'], up=True)}, "
            f"reached {percent(budget['reached'], up=True)}"
        )
    sheet.line(whole, NOTE, x=MARGIN, y=sheet.y, width=CONTENT_WIDTH, align="right")
    sheet.skip(15)
    sheet.flow(
        _total_sentence(sentences) if drawn else _total_sentence(sentences).replace("After all", "After this and all"),
        BODY,
    )
    if promise is not None and budget["total"] is None:
        sheet.flow(_MAY_GROW, NOTE)
    sheet.skip(4)


def _bounded(promise: dict[str, Any]) -> str:
    """What a promise about attacks bounds, in a word or two."""
    kept = KeptPromise.from_json(promise)
    return "advantage:" if kept.fpr is None else f"TPR at FPR {percent(kept.fpr)}:"


def _total_sentence(sentences: Sequence[str]) -> str:
    return next(
        (text for text in sentences if text.startswith(("This is the account's", "After all", "The account's budget"))),
        "",
    )


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
        shown = (
            f"payload {digest[:16]}…" if digest else "not noted as published: the program was stopped after the debit"
        )
        sheet.need(_EARLIER_ROW)
        sheet.line(
            f"Release {release['number']}, {long_date(release['date'])}: ε = {_epsilon(release['cost'])}, {shown}",
            NOTE,
            x=MARGIN,
            y=sheet.y,
            width=CONTENT_WIDTH,
        )
        sheet.skip(_EARLIER_ROW)
    more = len(said["earlier_releases"]) - rows
    if more > 0:
        sheet.flow(f"{more} earlier ones are listed in the signed report.", NOTE)
    if said["earlier_releases"]:
        sheet.flow("A release listed here that you never received was withheld.", NOTE)
    looks = said["looks"]
    if looks:
        seen = "; ".join(f"{long_date(look['date'])}: {look['what']}" for look in looks[-3:])
        times = "once" if len(looks) == 1 else f"{len(looks)} times"
        text = f"Exact statistics were viewed {times} before ({seen})."
    else:
        text = "No view of exact statistics was logged before this release."
    sheet.need(3 * NOTE.leading)
    sheet.flow(f"{text} Unlogged views cannot be excluded.", NOTE)


def _detail_rows(plan: Plan, said: dict[str, Any], style: Style) -> list[tuple[str, str, Style]]:
    """(label, value, style); a row without a label continues the one before."""
    ledger, release = said["ledger"], plan.release
    delta = three_digits(said["sensitivity"])
    score = ("Score, Δ", f"{release.score.label}, Δ = {delta}", style)
    if release.kind.counts is not None:
        score = ("Counts, ℓ1", f"one change moves the counts of one SNP by at most {delta} in all", style)
    at = "" if release.threshold is None else f", threshold {release.threshold:g}"
    rows = [
        ("Attacker", f"{plan.adversary.family.title} ({plan.adversary.family.name})", style),
        ("Neighbours", f"{plan.neighbours.value}: {neighbours_in_words(plan.adversary)}", style),
        score,
        ("Mechanism, M", f"{release.mechanism}, M = {release.n_snps:,}{at}", style),
        ("Candidates", f"{said['candidates']['number']:,} SNPs; SHA-256 of their list:", style),
        ("", said["candidates"]["sha256"], VALUE_CODE),
    ]
    noise = (said["result"] or {}).get("noise")
    if noise is not None:
        spent = f"ε = {three_digits(noise['epsilon'])} of this release's {three_digits(said['epsilon'])}"
        rows.insert(4, ("Noise", f"{noise['distribution']}, scale {three_digits(noise['scale'])}, for {spent}", style))
    if ledger is None:
        rows.append(("Ledger", "to be debited", style))
    else:
        rows.append(("Ledger", f"{ledger['id']}, {ledger['study']}; its head after row {ledger['row']}:", style))
        rows.append(("", ledger["head"], VALUE_CODE))
    made = ", ".join(f"{name} {number}" for name, number in sorted(said["versions"].items()))
    return [*rows, ("Made with", made, style)]


def _details(sheet: Sheet, plan: Plan, said: dict[str, Any], style: Style) -> None:
    sheet.need(120)
    heading(sheet, "How it was made")
    details(sheet, _detail_rows(plan, said, style))


def _checking(sheet: Sheet, report: Report, style: Style) -> int:
    """The page (1, 2, …) on which it begins."""
    commands = openssl_commands(report.name)
    sheet.need(90 + CODE.leading * (len(commands) + 2))
    sheet.line("How to check it", HEADING, x=MARGIN, y=sheet.y)
    sheet.skip(17)
    page = len(sheet.pages)
    if report.payload_sha256 is None:
        sheet.flow("After the draw, this page gives the signer's key id and the digest of what was signed.", style)
        return page
    sheet.flow(
        f"The signed report is {report_name(report.name)}; this page only shows it. It covers {table_name(report.name)} "
        "and results.json by their digests. You need the signer's public key through a separate channel. "
        "With this program:",
        style,
    )
    sheet.skip(3)
    command_box(sheet, [program_command(report.name)])
    sheet.flow(
        "Without it, in an empty folder with the report and the key. The two digests that are printed last must be the "
        "payload's and the key's below.",
        style,
    )
    sheet.skip(3)
    command_box(sheet, commands)
    signers = [("Key id", each) for each in report.key_ids] or [("Key id", "no signature was checked")]
    with sheet.part(Role.TABLE):
        for label, value in (("Payload SHA-256", report.payload_sha256), *signers):
            sheet.need(style.leading)
            with sheet.part(Role.ROW):
                with sheet.part(Role.ROW_HEADER):
                    sheet.line(label, LABEL, x=MARGIN, y=sheet.y)
                with sheet.part(Role.CELL):
                    sheet.line(value, VALUE_CODE, x=MARGIN + 92, y=sheet.y)
            sheet.skip(style.leading + 0.3)
    return page


def _feet(sheet: Sheet, report: Report) -> None:
    digest = "nothing is signed yet" if report.payload_sha256 is None else f"payload SHA-256 {report.payload_sha256}"
    feet(sheet, digest)
