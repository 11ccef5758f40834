"""Neighbouring studies leave the same bytes but for the draw, in fresh ledgers and in ledgers that know the other.

``tests/privacy/neighbours.py`` fixes the draw, the ledger's identity, its nonces and the clock.  Then nothing that is published may
differ: not the report with its row, hashes, release number and signature, not a file beside it.  Here every kind of release meets
every format, and both meet every neighbour; ``python -m tests.attacks neighbours-all`` tries all three together.
"""

from __future__ import annotations

import itertools
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gwasprivacy.mechanisms.registry import MECHANISMS, OTHER_RELEASES
from gwasprivacy.plan.plan import Plan
from gwasprivacy.release import counting, engine, preparation
from gwasprivacy.release.ledger import ledger as ledger_module
from gwasprivacy.release.ledger.accounts import StudyAccount
from gwasprivacy.release.ledger.debits import Debit, DebitRequest, quote_debit
from gwasprivacy.release.ledger.ledger import Ledger, LedgerState
from gwasprivacy.release.prepared import PreparedRelease
from gwasprivacy.statement.spending import Quote
from gwasprivacy.study.counted_study import CountedStudy, count_candidates
from gwasprivacy.study.design import CandidateList, Sites, StudyDesign
from gwasprivacy.study.formats.opened_study import Study
from gwasprivacy.study.formats.registry import formats
from gwasprivacy.study.identity import Overlap, StudyFingerprint
from gwasprivacy.study.study_files import StudyFiles
from gwasprivacy.study.tables import REF, Variants
from tests.attacks.trials import in_memory
from tests.privacy.neighbours import CASES, FORMATS, KINDS, NEIGHBOURS, Case, Differ, Worlds, covering
from tests.privacy.study_neighbours import STUDIES

SAMPLE = covering()


@pytest.fixture(scope="module")
def worlds() -> Iterator[Worlds]:
    with tempfile.TemporaryDirectory(prefix="neighbours-", dir=in_memory()) as folder:
        yield Worlds(Path(folder))


@pytest.mark.parametrize("kind", KINDS)
def test_neighbours_leave_the_same_bytes_but_for_the_draw(worlds: Worlds, kind: str) -> None:
    for case in SAMPLE:
        if case.kind == kind:
            worlds.require_same_bytes(case)


def test_every_kind_every_format_and_every_neighbour_meet() -> None:
    for one, other in itertools.combinations(("kind", "form", "neighbour"), 2):
        assert _met(SAMPLE, one, other) == _met(CASES, one, other)
    assert {case.kind for case in CASES} == set(KINDS)
    assert _met(CASES, "kind", "form") == set(itertools.product(KINDS, FORMATS))
    assert {case.neighbour for case in CASES} == set(NEIGHBOURS)


def test_every_mechanism_and_every_kind_of_file_is_among_them() -> None:
    assert {choices["mechanism"] for choices in KINDS.values()} == {*MECHANISMS, *OTHER_RELEASES}
    endings = {"bed": ".bed", "pgen": ".pgen", "vcf": ".vcf", "vcf.gz": ".vcf.gz", "bcf": ".bcf", "table": ".tsv"}
    for each in formats():
        # A BGEN is of probabilities, and meets the kinds of release in test_study_neighbours.py.
        assert any(ending in each.endings for ending in (*endings.values(), ".bgen")), each.name
    assert set(FORMATS) == set(endings)
    assert "bgen" in STUDIES["several files"].forms


def _met(cases: Any, one: str, other: str) -> set[tuple[str, str]]:
    return {(getattr(case, one), getattr(case, other)) for case in cases}


# ------------------------------------------------------------------------------------------------------ broken twins
# What earlier versions published, and what a careless change could publish: the comparison must see each.

Patch = pytest.MonkeyPatch


def knows_a_study_by_its_data(patch: Patch) -> None:
    """The number of the release, and what was spent before, are those of the study with exactly these people and calls."""

    def quote(
        self: LedgerState, request: DebitRequest, fingerprint: StudyFingerprint
    ) -> tuple[StudyAccount | None, Quote]:
        known = [each for each in self.accounts if self.overlap(each, fingerprint) is Overlap.SAME_MARKS]
        account = known[0] if known else None
        return account, quote_debit(account, request)

    opened = ledger_module.account_row

    def account_row(study: str, request: DebitRequest, date: str) -> dict[str, Any]:
        return opened(study, request if study == "study-1" else replace(request, account=study), date)

    patch.setattr(LedgerState, "quote", quote)
    patch.setattr(ledger_module, "account_row", account_row)


def counts_other_studies_by_their_data(patch: Patch) -> None:
    debited = Ledger.debit

    def debit(self: Ledger, request: DebitRequest, fingerprint: StudyFingerprint, **rest: Any) -> Debit:
        known = self.read()._identities
        met = [fingerprint.overlap(each.nonce, each.commitment) for each in known]
        others = sum(overlap < Overlap.SAME_MARKS for overlap in met)
        return replace(debited(self, request, fingerprint, **rest), n_other_accounts=others)

    patch.setattr(Ledger, "debit", debit)


def notes_in_a_row_whether_it_met_them(patch: Patch) -> None:
    """A row says whether these people were new, so that the published head hangs on what was released before."""
    remember, row = ledger_module._remember, ledger_module.debit_row
    new: list[str] = []

    def remembering(connection: Any, study: str, fingerprint: StudyFingerprint) -> None:
        remember(connection, study, fingerprint)
        new.append(study)

    def debit_row(*facts: Any) -> dict[str, Any]:
        told = {**row(*facts), "new": bool(new)}
        new.clear()
        return told

    patch.setattr(ledger_module, "_remember", remembering)
    patch.setattr(ledger_module, "debit_row", debit_row)


def puts_the_commitment_into_the_chain(patch: Patch) -> None:
    """A row holds a hash of the data, so that the published head hangs on them."""
    debited, row = Ledger.debit, ledger_module.debit_row
    of: list[StudyFingerprint] = []

    def debit(self: Ledger, request: DebitRequest, fingerprint: StudyFingerprint, **rest: Any) -> Debit:
        of.append(fingerprint)
        return debited(self, request, fingerprint, **rest)

    patch.setattr(Ledger, "debit", debit)
    patch.setattr(ledger_module, "debit_row", lambda *facts: {**row(*facts), "of": of[-1](b"n" * 32).hex()})


def counted_otherwise(patch: Patch, changed: Callable[[Study, CountedStudy], CountedStudy]) -> None:
    patch.setattr(
        counting,
        "count_candidates",
        lambda study, *args, **rest: changed(study, count_candidates(study, *args, **rest)),
    )


def takes_the_files_own_sites(patch: Patch) -> None:
    """The candidates are the sites of the file, whatever public list the plan names."""

    def counted(study: Study, design: StudyDesign, **rest: Any) -> CountedStudy:
        return count_candidates(study, replace(design, candidates=CandidateList(), sites=Sites.FIXED), **rest)

    patch.setattr(preparation, "planned_places", lambda design, base: None)
    patch.setattr(counting, "count_candidates", counted)


def knowing_the_file(patch: Patch) -> list[Variants]:
    """What the files have that are opened from now on, whatever is counted of them."""
    seen, opened = [], StudyFiles.open

    def opening(files: StudyFiles, *, places: Any, **rest: Any) -> Any:
        seen.append(opened(files, places=None, **rest).variants)
        return opened(files, places=places, **rest)

    patch.setattr(StudyFiles, "open", opening)
    return seen


def hashes_the_files_own_sites(patch: Patch) -> None:
    """Only the digest of the candidates is of what the file lists."""
    digest, seen = preparation.candidate_digest, knowing_the_file(patch)
    patch.setattr(preparation, "candidate_digest", lambda candidates: digest(seen[-1]))


def leaves_out_snps_without_variation(patch: Patch) -> None:
    """A filter by frequency of the program's own."""

    def filtered(study: Study, counted: CountedStudy) -> CountedStudy:
        rows = np.flatnonzero((counted.tables.counts.sum(axis=1) > 0).sum(axis=1) > 1)
        return replace(counted, tables=counted.tables.take(rows), n_missing=counted.n_missing[rows], is_absent=None)

    counted_otherwise(patch, filtered)


def names_snps_as_the_file_does(patch: Patch) -> None:
    seen = knowing_the_file(patch)

    def named(study: Study, counted: CountedStudy) -> CountedStudy:
        ids = dict(zip(seen[-1].pos.tolist(), seen[-1].snp, strict=True))
        variants = counted.tables.variants
        snp = [ids.get(pos, name) for pos, name in zip(variants.pos.tolist(), variants.snp, strict=True)]
        return replace(counted, tables=replace(counted.tables, variants=replace(variants, snp=snp)))

    counted_otherwise(patch, named)


def names_the_reference_as_the_file_does(patch: Patch) -> None:
    """A deletion in one carrier lengthens it.  Where the file has no site nobody has found a name."""
    seen = knowing_the_file(patch)

    def names(variants: Variants) -> Variants:
        of = dict(zip(seen[-1].pos.tolist(), seen[-1].a2, strict=True))
        return replace(variants, a2=[of.get(pos, REF) for pos in variants.pos.tolist()])

    patch.setattr(preparation, "public_names", names)


def counts_the_files_first_allele(patch: Patch) -> None:
    """Which is the study's own minor allele, in the files that PLINK writes; the public reference is not asked."""

    def counted(study: Study, design: StudyDesign, **rest: Any) -> CountedStudy:
        return count_candidates(study, replace(design, reference=None, reference_sha256=None), **rest)

    patch.setattr(counting, "count_candidates", counted)


def tells_the_files_own_sizes(patch: Patch) -> None:
    """The plan in the report has the sizes of the study, which are its secret."""
    prepare, sizes = engine.prepare_release, {}

    def noted(study: Study, counted: CountedStudy) -> CountedStudy:
        sizes.update(n_cases=study.n_cases, n_controls=study.n_controls)
        return counted

    def prepared(plan: Plan, *args: Any, **rest: Any) -> PreparedRelease:
        done = prepare(plan, *args, **rest)
        return replace(done, plan=replace(plan, design=replace(plan.design, **sizes)))

    counted_otherwise(patch, noted)
    patch.setattr(engine, "prepare_release", prepared)


KNOWING, FRESH = "in ledgers that know the one or the other", "in fresh ledgers"
TWINS: dict[Callable[[Patch], None], tuple[Case, str, str]] = {
    twin: (Case(kind=kind, form=form, neighbour=neighbour), where, member)
    for twin, kind, form, neighbour, where, member in (
        (knows_a_study_by_its_data, "joint", "bed", "replaced", KNOWING, "small-2.release.json"),
        (counts_other_studies_by_their_data, "laplace", "table", "replaced", KNOWING, "account.others"),
        (notes_in_a_row_whether_it_met_them, "values", "pgen", "other missing calls", KNOWING, "ledger.head"),
        (puts_the_commitment_into_the_chain, "exponential", "vcf", "one more carrier", FRESH, "ledger.head"),
        (takes_the_files_own_sites, "joint", "vcf", "one more carrier", FRESH, "candidates.number"),
        (hashes_the_files_own_sites, "significant-count", "bcf", "one more carrier", FRESH, "candidates.sha256"),
        (leaves_out_snps_without_variation, "exponential", "bed", "one more carrier", FRESH, "candidates.number"),
        (names_snps_as_the_file_does, "permute-and-flip", "vcf.gz", "one more allele", FRESH, "result.snps"),
        (names_the_reference_as_the_file_does, "genotype-counts", "vcf", "one more allele", FRESH, "result.snps"),
        (counts_the_files_first_allele, "allele-counts", "bed", "replaced", FRESH, "result.snps"),
        (tells_the_files_own_sizes, "genotype-counts", "table", "one added", FRESH, "plan.design.n_cases"),
    )
}


@pytest.mark.parametrize("twin", TWINS, ids=lambda twin: twin.__name__)
def test_the_comparison_sees_a_program_that(worlds: Worlds, monkeypatch: pytest.MonkeyPatch, twin: Any) -> None:
    case, where, member = TWINS[twin]
    worlds.require_same_bytes(case)
    twin(monkeypatch)
    with pytest.raises(Differ) as caught:
        worlds.require_same_bytes(case)
    assert str(caught.value).startswith(where)
    assert member in str(caught.value)
