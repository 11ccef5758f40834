"""The report on paper: everything a privacy officer needs, no time of day, and nothing that runs off the page."""

from __future__ import annotations

import re
import zlib
from dataclasses import replace
from pathlib import Path

import pytest

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.list_digests import list_digest
from gwasprivacy.base.number_words import percent
from gwasprivacy.base.printable_text import shown
from gwasprivacy.base.sentences import tell
from gwasprivacy.membership.adversary import PriorRange
from gwasprivacy.plan.plan_rules import check_plan
from gwasprivacy.release.engine import publish
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.permission import preview
from gwasprivacy.rendering import release_page
from gwasprivacy.rendering.page_parts import long_date
from gwasprivacy.rendering.report_files import pages_of, render_pdf
from gwasprivacy.rendering.report_page_words import basis_sentences
from gwasprivacy.statement.attack_readings import reading_sentences, spending_sentences
from gwasprivacy.statement.report_sentences import budget_sentence
from gwasprivacy.statement.result_words import ratio_words
from gwasprivacy.statement.signer import Signer
from gwasprivacy.statement.told_by_reports import quote_of
from gwasprivacy.study.design import CandidateList, GenotypeFilter, Loci, Stratum, Weights
from gwasprivacy.study.imputation import Imputation
from tests.release.guarantee_plans import TPR, guarantee_plan
from tests.release.kind_plans import CHOICES, MEASURED, PRINTED, plan_of
from tests.release.planning_scene import planned_once, planned_thrice
from tests.release.preparing import prepare_release
from tests.release.scene import Scene, small_plan
from tests.rendering.pages import images, ink, ink_at_the_edge, n_pages, needs_poppler, read_pages, texts

PROJECT = Path(__file__).resolve().parents[2]


def test_a_small_release_fills_two_pages_and_leaves_the_margins_free(scene: Scene) -> None:
    pages = images(scene.release().report)
    assert len(pages) == 2
    for page in pages:
        assert ink(page, 0.1, 0.05, 0.9, 0.9)
        assert not ink_at_the_edge(page)


def test_it_says_what_left_what_it_means_and_how_to_check_it(scene: Scene) -> None:
    scene.release()
    Ledger(scene.ledger).record_look("the total variation of every SNP")
    report = scene.release().report
    said = texts(report)
    assert report.payload_sha256 is not None
    for part in (
        "Small study",
        report.snps[0].name if report.snps else "",
        report.payload_sha256,
        report.key_ids[0],
        report.predicate["ledger"]["head"],
        report.predicate["candidates"]["sha256"],
        "Release 1,",
        "viewed once before",
        "the total variation of every SNP",
        "Unlogged views cannot be excluded",
        "openssl pkeyutl -verify",
        "gwasprivacy verify small-2.release.json",
        "withheld",
    ):
        assert part in said, part
    for sentence in scene.plan.adversary.assumptions():
        assert sentence[:40] in said


def test_every_signed_sentence_stands_on_the_pages(scene: Scene) -> None:
    weights = scene.folder / "weights.tsv"
    weights.write_text("snp\tweight\nrs1\t2\n", encoding="utf-8")
    design = replace(
        scene.plan.design,
        weights=Weights(path=str(weights), origin="an older study's list", sha256=list_digest(weights)),
        loci=Loci(block_kb=1),
    )
    report = scene.release(design=design, release=replace(scene.plan.release, mechanism="joint")).report
    said = " ".join(texts(report).split())
    assert "SNPs are weighted before the draw" in said
    assert "at most one from each public locus" in said
    basis = basis_sentences(report.plan, report.predicate)
    for sentence in basis:
        assert sentence in said
    quote = quote_of(report.plan, report.predicate)
    assert [text for text in report.sentences if text not in basis] == [
        scene.plan.adversary.sentence(),
        *spending_sentences(report.plan, quote),
        budget_sentence(report.plan, quote),
        *reading_sentences(report.plan, quote),
        tell("account.unlogged-views"),
    ], "what the pages have as numbers"
    assert n_pages(report) == 2


@pytest.mark.parametrize("guarantees", ["beliefs", "tests"])
def test_how_to_check_it_stands_on_page_two_however_many_releases_came_before(scene: Scene, guarantees: str) -> None:
    plan = guarantee_plan("joint", 2, TPR, epsilon=0.1) if guarantees == "tests" else small_plan(epsilon=0.1)
    for _ in range(7):
        report = scene.release(adversary=plan.adversary, release=plan.release).report
    assert n_pages(report) == 2


def test_a_guarantee_about_membership_tests_is_said_on_the_page(scene: Scene) -> None:
    plan = guarantee_plan("joint", 2, TPR, epsilon=0.3)
    report = scene.release(adversary=plan.adversary, release=plan.release).report
    said = texts(report)
    assert "The guarantee is about membership tests: at a false-positive rate of 1 %, none" in said
    assert "a rare output may reveal more, up to γ = 2.03." in said
    reached = percent(report.predicate["budget"]["reached"], up=True)
    assert f"TPR at FPR 1 %: guaranteed 3 %, reached {reached}" in said
    assert "with later releases the posterior may grow beyond this" in said


def test_a_preview_shows_the_same_pages_with_nothing_drawn(scene: Scene) -> None:
    seen = preview(scene.prepared(), scene.ledger)
    assert n_pages(seen.report) == 2
    said = texts(seen.report)
    assert "to be drawn" in said
    assert "What will be spent" in said
    assert "What was spent" not in said
    assert "Who signed" not in said, "nobody has"
    assert "nothing is signed yet" in said
    assert "rs4" not in said


@pytest.mark.parametrize("n_snps", [1, 10, 11, 29])
def test_every_released_snp_stands_on_the_pages(scene: Scene, n_snps: int) -> None:
    report = scene.release(release=small_plan(n_snps=n_snps, mechanism="exponential").release).report
    said = texts(report).split()
    assert report.snps is not None
    assert {snp.name for snp in report.snps} <= set(said)


def test_any_prior_and_empty_results_have_pages_too(scene: Scene) -> None:
    anybody = replace(scene.plan.adversary, prior=PriorRange.any())
    assert n_pages(scene.release(adversary=anybody).report) == 2
    report = scene.release().report
    empty = replace(report, predicate={**report.predicate, "result": {"ordered": False, "snps": []}})
    assert n_pages(empty) == 2


def test_the_pdf_is_a4_with_a_date_and_no_time_of_day(scene: Scene, tmp_path: Path) -> None:
    outcome = scene.release()
    path = tmp_path / "r.pdf"
    render_pdf(outcome.report, path)
    data = path.read_bytes()
    assert data.startswith(b"%PDF-")
    stamps = re.findall(rb"D:(\d{14})", data)
    assert stamps
    assert all(stamp.endswith(b"000000") for stamp in stamps)
    for stream in re.findall(rb"stream\r?\n(.*?)endstream", data, re.DOTALL):
        try:
            plain = zlib.decompress(stream)
        except zlib.error:
            plain = stream
        assert set(re.findall(rb"T(\d\d:\d\d:\d\d)", plain)) <= {b"00:00:00"}
    assert re.search(rb"/MediaBox ?\[0 0 59[45]\S* 84[12]\S*\]", data)
    with pytest.raises(InvalidInput, match="exists"):
        render_pdf(outcome.report, path)
    render_pdf(outcome.report, path, force=True)


@needs_poppler
def test_every_page_says_its_number_and_how_many_there_are(scene: Scene) -> None:
    """A page break that hung on the page that it began once left each page with the number 1."""
    for report in (
        scene.release().report,
        preview(scene.prepared(), scene.ledger).report,
        scene.release(release=replace(scene.plan.release, n_snps=12, mechanism="joint")).report,
        planned_once()[0],
        planned_thrice()[0],
    ):
        pages = read_pages(report)
        assert len(pages) > 1
        for number, page in enumerate(pages, start=1):
            assert f"page {number} of {len(pages)}" in page


def test_control_and_direction_marks_are_made_visible() -> None:
    assert shown("a\u202eb\x1bc\nd") == "a<U+202E>b<U+001B>c<U+000A>d"


def test_dates_are_written_out() -> None:
    assert long_date("2026-01-05") == "5 January 2026"


@pytest.mark.parametrize("what", sorted(CHOICES))
@pytest.mark.parametrize("attacker", ["bounded", "unbounded"])
def test_every_kind_of_release_has_its_page(scene: Scene, what: str, attacker: str) -> None:
    if what == MEASURED and attacker in PRINTED:
        attacker = "unbounded"
    plan = plan_of(what, attacker)
    ready = prepare_release(plan, scene.study, name="small")
    ahead = texts(preview(ready, scene.ledger).report)
    assert "to be drawn" in ahead
    report = publish(ready, scene.ledger, scene.key, scene.out).report
    assert n_pages(report) == 2
    said = texts(report)
    result = report.predicate["result"]
    if "count" in result:
        assert f" {result['count']} " in said
        assert "significant" in said
    for row in result.get("snps", ()):
        assert row["variant_id"] in said
        if "case_genotypes" in row:
            assert "/".join(map(str, row["case_genotypes"])) in said
            assert "/".join(map(str, row["control_genotypes"])) in said
        if "noisy_score" in row:
            assert f"{row['noisy_score']:,}" in said
    for effect in report.effects.values():
        assert ratio_words(effect["odds_ratio"]) in said
    if "noise" in result:
        assert result["noise"]["distribution"] in said
    for pages in (ahead, said):
        assert "Not modelled: genotypes are compared without correction for ancestry" in pages
        assert "If the groups differ in these, published SNPs may reflect that difference." in pages
    secret = attacker == "unbounded"
    assert ("the number of participants is secret" in said) == secret
    assert ("20 cases and 20 controls  ·" in said) != secret


@pytest.mark.parametrize("what", sorted(kind for kind in CHOICES if "with" in kind))
@pytest.mark.parametrize("attacker", ["case status", "identifiability", "fixed-size sample"])
def test_what_stands_beside_a_selection_needs_no_third_page_whoever_attacks(
    scene: Scene, what: str, attacker: str
) -> None:
    report = publish(
        prepare_release(plan_of(what, attacker), scene.study, name="small"), scene.ledger, scene.key, scene.out
    ).report
    assert n_pages(report) == 2


def test_strata_weights_imputation_effects_and_loci_together_need_no_fourth_page(scene: Scene) -> None:
    """The fullest plan: eight strata, two of one group, and a public list, for attackers who know neither stratum nor diagnosis."""
    plan = plan_of("selection with effects")
    report = publish(prepare_release(plan, scene.study, name="small"), scene.ledger, scene.key, scene.out).report
    sizes = [(3, 2), (2, 3), (0, 5), (5, 0), (2, 3), (3, 2), (3, 2), (2, 3)]
    strata = tuple(
        Stratum(
            name=f"{('female', 'male')[place % 2]}/{4 + place // 2}0-{4 + place // 2}9/north",
            n_cases=one,
            n_controls=other,
        )
        for place, (one, other) in enumerate(sizes)
    )
    design = replace(
        plan.design,
        strata=strata,
        weights=Weights(
            path="w.tsv", origin="the catalogue of 2023, odds ratios above 1.1 in any trait", sha256="a" * 64
        ),
        dosages=Imputation(
            panel="Haplotype Reference Consortium r1.1, its public sites",
            holds_participants=False,
            phased_together=False,
            filtered_here=False,
        ),
        candidates=CandidateList(kind="file", path="c.txt", origin="the array’s manifest, version 3", sha256="b" * 64),
        genotype_filter=GenotypeFilter.PUBLIC_LIST,
        leave_out_without_phenotype=True,
        loci=Loci(block_kb=500),
    )
    attacker = replace(plan.adversary, phenotype_known=False, group_size=2, n_strata=len(strata))
    full = replace(plan, design=design, adversary=attacker, account="the north")
    check_plan(full)
    report = replace(report, predicate={**report.predicate, "plan": full.to_json()})
    said = texts(report)
    assert n_pages(report) == 3
    for language in ("en", "de"):  # Typst refuses what is no PDF/UA-1
        assert b"<pdfuaid:part>1</pdfuaid:part>" in pages_of(report, language).to_pdf()
    for words in (
        "female/40-49/north (3 cases, 2 controls)",
        "SNPs are weighted before the draw",
        "imputed with Haplotype",
    ):
        assert words in said


@needs_poppler
@pytest.mark.parametrize("n_sentences", [5, 60, 140])
def test_the_first_page_says_what_it_is_who_signed_how_sure_and_how_to_check(
    scene: Scene, n_sentences: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(release_page, "basis_sentences", lambda *_: ["A sentence of the plan."] * n_sentences)
    render_pdf(scene.release().report, tmp_path / "long.pdf")
    pages = read_pages(tmp_path / "long.pdf")
    (found,) = [number for number, page in enumerate(pages, start=1) if " How to check it " in page]
    for said in (
        "What this is: A report on results that were published with privacy. It is signed in small-1.release.json, which is attached",
        "Who signed: The report gives no name. A check proves which key signed and that nothing was changed; not whose key it is",
        "How to check: 1. Ask the signer for the public key, and compare its fingerprint by telephone. 2. Open this PDF",
        f"without gwasprivacy, see page {found}. 3. It must say “Genuine and consistent.”",
    ):
        assert said in pages[0], said
    assert found == 2 + n_sentences // 60


def test_the_first_page_says_who_the_report_names_as_its_signer(scene: Scene) -> None:
    key = replace(scene.key, signer=Signer(name="Ada Example", institution="Example University"))
    report = publish(scene.prepared(), scene.ledger, key, scene.out).report
    assert "Ada Example, Example University, as the report says. A check proves which key" in texts(report)


def test_many_snps_with_numbers_stand_on_the_last_pages(scene: Scene) -> None:
    listed = tuple(f"rs{i + 1}" for i in range(30))
    for what in ("values", "genotype counts"):
        plan = plan_of(what, snps=listed, n_snps=30, epsilon=0.5, budget=3.0)
        ready = prepare_release(plan, scene.study, name=what.replace(" ", "-"))
        report = publish(ready, scene.ledger, scene.key, scene.out).report
        said = texts(report)
        for row in report.predicate["result"]["snps"]:
            number = f"{row['noisy_score']:,}" if what == "values" else "/".join(map(str, row["case_genotypes"]))
            assert number in said


def test_many_snps_with_effects_have_their_counts_on_the_last_page(scene: Scene) -> None:
    plan = plan_of("ranked selection with effects", n_snps=9)
    report = publish(prepare_release(plan, scene.study, name="small"), scene.ledger, scene.key, scene.out).report
    said = texts(report)
    assert n_pages(report) == 3
    assert "and 3 more on the last page" in said
    for row in report.predicate["result"]["snps"]:
        assert row["variant_id"] in said
        assert "/".join(map(str, row["control_genotypes"])) in said
