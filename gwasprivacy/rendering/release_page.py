"""A release's report on pages, for a privacy officer: what its template shows, from the signed predicate alone."""

from __future__ import annotations

from typing import Any

from gwasprivacy.base.language import in_language, is_source, mark, say, say_count, say_marked
from gwasprivacy.base.number_words import count, percent, plain, three_digits
from gwasprivacy.membership.calibration_theorems import posterior_lower, posterior_upper
from gwasprivacy.membership.kept_guarantee import KeptGuarantee
from gwasprivacy.membership.wording import attack_guarantee_words, neighbours_in_words
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.plan_words import limits_of_guarantee
from gwasprivacy.plan.power import power_in
from gwasprivacy.plan.study_previews import not_corrected, study_previews
from gwasprivacy.rendering.page_language import language_of
from gwasprivacy.rendering.page_parts import (
    PAGE,
    checking,
    facts_for_a_board,
    joined,
    long_date,
    page_number,
    source_sentences,
    translation_note,
)
from gwasprivacy.rendering.page_pictures import posterior_picture
from gwasprivacy.rendering.release_result import all_snps, result_of
from gwasprivacy.rendering.report_page_words import basis_sentences, power_on_page
from gwasprivacy.rendering.typesetting import Pages
from gwasprivacy.statement.files.output_files import report_name, table_name
from gwasprivacy.statement.report import Report
from gwasprivacy.statement.report_sentences import budget_sentence
from gwasprivacy.statement.signer import signer_in
from gwasprivacy.statement.told_by_reports import quote_of

_EARLIER_ROWS = 4
_EARLIER_ROWS_OF_A_GUARANTEE = 2
_MAY_GROW = mark(
    "The account bounds attacks and not the sum of ε: with later releases the posterior may grow beyond this."
)


def release_pages(report: Report, language: str | None = None) -> Pages:
    """The pages of ``report``, in the plan's language or in another; with "to be drawn" in place of results where nothing is drawn yet."""
    with in_language(language_of(report.plan, language)) as spoken:
        return Pages(
            template="release",
            title=say("Private release {number}: {title}", number=report.number, title=report.plan.title),
            data=_data(report),
            day=report.predicate["release"]["date"],
            language=spoken.name,
            attached=None if report.file is None else (report_name(report.name), report.file),
        )


def _data(report: Report) -> dict[str, Any]:
    plan, said = report.plan, report.predicate
    return {
        "foot": say("nothing is signed yet")
        if report.payload_sha256 is None
        else say("payload SHA-256 {digest}", digest=report.payload_sha256),
        "page-of": page_number(),
        **_head(report, plan),
        # A guarantee about membership tests stands beside what it comes to as one about beliefs.
        "promise": (
            plan.adversary.sentence(),
            limits_of_guarantee(plan),
            " ".join(filter(None, (_outside(plan), attack_guarantee_words(plan.adversary)))),
        ),
        "published": say("What was published") if report.snps is not None else say("What will be published"),
        "result": result_of(report, plan),
        "attacker": say("What this release tells an attacker"),
        "posterior": posterior_picture(
            said["likelihood_ratio"],
            (plan.adversary.prior.low, plan.adversary.prior.high),
            two_sided=plan.adversary.two_sided,
        ),
        "not-modelled": _not_modelled(plan),
        **_numbers(plan, said),
        "participant": _participant(plan, said),
        "budget": _budget(plan, said),
        "assumes": {
            "heading": say("What this assumes"),
            "sentences": [*basis_sentences(plan, said), *([] if is_source() else [_defined(said)])],
        },
        "made": {"heading": say("How it was made"), "rows": _how_it_was_made(plan, said)},
        "checking": _checking(report),
        "all-snps": all_snps(report),
        "source": source_sentences(report.sentences),
    }


def _head(report: Report, plan: Plan) -> dict[str, Any]:
    drawn, number = report.snps is not None, report.number
    candidates = say("{number} candidate SNPs", number=count(report.predicate["candidates"]["number"]))
    if drawn:
        kicker, states = say("PRIVATE RELEASE {number}", number=number), []
    else:
        kicker = say("PREVIEW OF PRIVATE RELEASE {number}", number=number)
        states = [say("nothing is drawn, spent or signed yet")]
    return {
        "kicker": kicker,
        "day": long_date(report.predicate["release"]["date"]),
        "heading": plan.title,
        "lines": [joined(_people(plan), candidates, *states), *facts_for_a_board(plan, report.predicate)],
        "in-short": _in_short(report) if drawn else [],
        "translation": translation_note(report_name(report.name), is_signed=drawn),
    }


def _in_short(report: Report) -> list[tuple[str, list[str]]]:
    """For whoever has these pages and nothing else: what they are, who signed and how sure that is, how to check."""
    signer = signer_in(report.predicate)
    sure = say(
        "A check proves which key signed and that nothing was changed; not whose key it is, nor that the data were right."
    )
    if signer is None:
        signed = say("The report gives no name. {sure}", sure=sure)
    else:
        signed = say("{signer}, as the report says. {sure}", signer=signer.words(), sure=sure)
    about = say(
        "A report on results that were published with privacy. It is signed in {file}, which is attached to this PDF; these "
        "pages only show it.",
        file=report_name(report.name),
    )
    steps = [
        say("1. Ask the signer for the public key, and compare its fingerprint by telephone."),
        say(
            "2. Open this PDF and the key in gwasprivacy (“Verify a report”); without gwasprivacy, see page {page}.",
            page=PAGE,
        ),
        say("3. It must say “{genuine}”", genuine=say("Genuine and consistent.")),
    ]
    return [(say("What this is:"), [about]), (say("Who signed:"), [signed]), (say("How to check:"), steps)]


def _people(plan: Plan) -> str:
    """Who takes part, in the line under the title."""
    if not plan.total_is_public:
        return say("the number of participants is secret")
    return study_previews(plan.design).on_page(plan)


def _outside(plan: Plan) -> str:
    if plan.adversary.prior.is_any:
        return say("This holds for any prior.")
    return say(
        "For any other prior, the odds change at most {ratio}-fold.",
        ratio=three_digits(plan.adversary.gamma_any_prior),
    )


def _not_modelled(plan: Plan) -> str:
    limits = not_corrected(plan.design)
    if is_source():
        limits = limits[:1].lower() + limits[1:]
    return say("Not modelled: {limits}", limits=limits)


def _numbers(plan: Plan, said: dict[str, Any]) -> dict[str, Any]:
    below = (
        [_defined(said)] if is_source() else []
    )  # other languages have it behind the first page: their words are longer
    if (power := power_in(said)) is not None:
        below.append(say("Power: {power}", power=power_on_page(plan, power)))
    return {
        "numbers": [
            (three_digits(said["epsilon"]), say("ε of this release")),
            (three_digits(said["likelihood_ratio"]), say("maximum change in odds")),
            (three_digits(said["gamma"]), say("γ for {beliefs}", beliefs=_range_words(said["prior"]))),
            (percent(said["advantage_bound"], up=True), say("maximum attack advantage")),
        ],
        "below-numbers": below,
    }


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


def _participant(plan: Plan, said: dict[str, Any]) -> dict[str, Any]:
    """Priors, and what they can become: those that the guarantee covers are shaded."""
    ratio, prior = said["likelihood_ratio"], plan.adversary.prior
    low, high = said["prior"]
    beliefs = sorted({0.01, 0.1, 0.5, 0.9, *(p for p in (low, high) if 0 < p < 1)})[:6]
    header = [say("Prior"), say("Afterwards at most")]
    columns = [
        [percent(p) for p in beliefs],
        [percent(float(posterior_upper(ratio, p)), up=True) for p in beliefs],
    ]
    if plan.adversary.two_sided:
        header.append(say("and at least"))
        columns.append([percent(float(posterior_lower(ratio, p)), up=False) for p in beliefs])
    shaded = [] if prior.is_any else [say("Shaded: the priors that the guarantee covers.")]
    return {
        "heading": say("What this means for a participant"),
        "header": header,
        "rows": [
            {"cells": cells, "covered": low <= p <= high and not prior.is_any}
            for p, *cells in zip(beliefs, *columns, strict=True)
        ],
        "notes": [*shaded, plan.adversary.family.belief_words(plan.secret)],
    }


def _budget(plan: Plan, said: dict[str, Any]) -> dict[str, Any]:
    budget = said["budget"]
    guarantee = budget.get("promise")
    total = budget["spent_in_all"] + budget["remaining"] if guarantee is not None else budget["total"]
    if guarantee is None:
        whole = say("budget {epsilon}", epsilon=_epsilon(budget["total"]))
    else:
        whole = say(
            "{bounded} guaranteed {most}, reached {reached}",
            bounded=_bounded(guarantee),
            most=percent(guarantee["target"]["value"], up=True),
            reached=percent(budget["reached"], up=True),
        )
    grows = [say_marked(_MAY_GROW)] if guarantee is not None and budget["total"] is None else []
    spent = (
        (say("spent before"), budget["spent_before"]),
        (say("this release"), budget["spent"]),
        (say("left"), budget["remaining"]),
    )
    drawn = said["result"] is not None
    return {
        "heading": say("What was spent") if drawn else say("What will be spent"),
        "counted": say_marked(_COUNTED[budget["secret"]]),
        "before": budget["spent_before"] / max(total, 1e-12),
        "this": budget["spent"] / max(total, 1e-12),
        "legend": [f"{name} {_epsilon(value)}" for name, value in spent],
        "whole": whole,
        "sentence": budget_sentence(plan, quote_of(plan, said), is_drawn=drawn),
        "notes": [*grows, *_history(said)],
    }


_COUNTED = {
    "participation": mark("ε, counted for participation"),
    "case-status": mark("ε, counted for case status"),
}


def _bounded(guarantee: dict[str, Any]) -> str:
    """What a guarantee about attacks bounds, in a word or two."""
    kept = KeptGuarantee.from_json(guarantee)
    return say("advantage:") if kept.fpr is None else say("TPR at FPR {fpr}:", fpr=percent(kept.fpr))


def _epsilon(value: float) -> str:
    return three_digits(value) if value else "0"


def _history(said: dict[str, Any]) -> list[str]:
    """The releases before this one, the last of them where there are many, and what was looked at."""
    earlier = said["earlier_releases"]
    rows = _EARLIER_ROWS if said["budget"].get("promise") is None else _EARLIER_ROWS_OF_A_GUARANTEE
    if len(earlier) > rows:
        rows -= 1  # for the line that says how many there are besides
    told = [_earlier(release) for release in earlier[-rows:]]
    if len(earlier) > rows:
        told.append(
            say_count(
                "{n} earlier ones are listed in the signed report.",
                one="One earlier release is listed in the signed report.",
                n=len(earlier) - rows,
            )
        )
    if earlier:
        told.append(say("A release listed here that you never received was withheld."))
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
    unseen = say("Unlogged views cannot be excluded.")
    return [*told, f"{text} {unseen}"]


def _earlier(release: dict[str, Any]) -> str:
    digest = release["payload_sha256"]
    values = {"number": release["number"], "date": long_date(release["date"]), "epsilon": _epsilon(release["cost"])}
    if digest:
        return say("Release {number}, {date}: ε = {epsilon}, payload {digest}…", digest=digest[:16], **values)
    return say(
        "Release {number}, {date}: ε = {epsilon}, not noted as published: the program was stopped after the debit",
        **values,
    )


def _how_it_was_made(plan: Plan, said: dict[str, Any]) -> list[tuple[str, str | list[str]]]:
    """(label, value), or a value and a digest."""
    ledger, release = said["ledger"], plan.release
    delta = three_digits(said["sensitivity"])
    family, mechanism = plan.adversary.family, f"{release.mechanism}, M = {count(release.n_snps)}"
    score = (say("Score, Δ"), f"{release.score.spoken_label}, Δ = {delta}")
    if not release.kind.uses_score:
        moves = say("one change moves the counts of one SNP by at most {delta} in all", delta=delta)
        score = (say("Counts, ℓ1"), moves)
    if release.threshold is not None:
        mechanism = say("{mechanism}, threshold {threshold}", mechanism=mechanism, threshold=plain(release.threshold))
    listed = say("{number} SNPs; SHA-256 of their list:", number=count(said["candidates"]["number"]))
    rows: list[tuple[str, str | list[str]]] = [
        (say("Attacker"), f"{say_marked(family.title)} ({family.name})"),
        (say("Neighbours"), f"{plan.neighbours.value}: {neighbours_in_words(plan.adversary)}"),
        score,
        (say("Mechanism, M"), mechanism),
        (say("Candidates"), [listed, said["candidates"]["sha256"]]),
    ]
    noise = (said["result"] or {}).get("noise")
    if noise is not None:
        carried = say(
            "{distribution}, scale {scale}, for ε = {epsilon} of this release’s {whole}",
            distribution=noise["distribution"],
            scale=", ".join(three_digits(times * noise["scale"]) for times in noise.get("times", (1,))),
            epsilon=three_digits(noise["epsilon"]),
            whole=three_digits(said["epsilon"]),
        )
        rows.insert(4, (say("Noise"), carried))
    if ledger is None:
        rows.append((say("Ledger"), say("to be debited")))
    else:
        place = say(
            "{ledger}, {study}; its head after row {row}:",
            ledger=ledger["id"],
            study=ledger["study"],
            row=ledger["row"],
        )
        rows.append((say("Ledger"), [place, ledger["head"]]))
    made = ", ".join(f"{name} {number}" for name, number in sorted(said["versions"].items()))
    return [*rows, (say("Made with"), made)]


def _checking(report: Report) -> dict[str, Any]:
    file = report_name(report.name)
    if report.payload_sha256 is None:
        ahead = say("After the draw, this page gives the signer’s key id and the digest of what was signed.")
        return checking(report.name, file, None, (), ahead)
    return checking(
        report.name,
        file,
        report.payload_sha256,
        report.key_ids or [say("no signature was checked")],
        say(
            "The signed report is {report}, which is also attached to this PDF; these pages only show it. It covers {table} "
            "and results.json by their digests. You need the signer’s public key through a separate channel. "
            "With this program, given the report or this PDF:",
            report=file,
            table=table_name(report.name),
        ),
        say(
            "Without it, in an empty folder with the report and the key. The two digests that are printed last must be the "
            "payload’s and the key’s below."
        ),
    )
