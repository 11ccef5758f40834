"""Two files that differ in one carrier, one pair for each way in which a record exists because of somebody.

40 cases and 40 controls, or few where few show it.  On earlier versions one carrier moved tv and ks by 40 where 1 is claimed,
genotype counts by 72 where 2 is, or had the file refused.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.plan.plan import Plan, ReleaseChoices
from gwasprivacy.release.engine import PreparedRelease
from gwasprivacy.study.design import CandidateList, FillRule, GenotypeFilter, Sites
from gwasprivacy.study.trait import Trait
from tests.privacy.records_in_files import FORMS
from tests.privacy.records_of_one_person import FINE, STEPS, Record
from tests.privacy.study_neighbours import IMPUTATION
from tests.release.preparing import prepare_release
from tests.release.scene import small_plan

N = 40
NAMES = [f"P{place}" for place in range(2 * N)]
EVERYBODY = range(2 * N)
TV = {"mechanism": "joint", "n_snps": 1}
LISTED = [1000 + 100 * row for row in range(30)]

Line = tuple[int, str, str, Sequence[str]]
"""Position, REF, ALT, everybody's calls."""


def some_calls(row: int) -> list[str]:
    rng = np.random.default_rng(row)
    return [("0/0", "0/1", "1/1")[copies] for copies in rng.integers(0, 3, len(NAMES))]


def lines(changed: dict[int, list[Line]]) -> list[Line]:
    """The record of each of 30 SNPs, of rows in ``changed`` those."""
    return [line for row, pos in enumerate(LISTED) for line in changed.get(row, [(pos, "A", "G", some_calls(row))])]


CASES_CARRY = ["1/1"] * N + ["0/0"] * N
FIRST_PERSON = ["0/1"] + ["0/0"] * (2 * N - 1)


def calls_of(of_person: Callable[[int], str]) -> list[str]:
    return [of_person(place) for place in EVERYBODY]


def second_record(longer: bool) -> list[Line]:
    """The first person also has a deletion that starts there; 60 others have no call in its record."""
    told = calls_of(lambda i: "0/1" if i == 0 else "./." if 1 <= i <= 30 or N <= i < N + 30 else "0/0")
    snp: Line = (1300, "A", "G", CASES_CARRY)
    if longer:
        return [(1300, "AT", "GT,A", ["1/2", *CASES_CARRY[1:]])]
    return [snp, (1300, "AT", "A", told)]


POORLY_CALLED = calls_of(lambda i: "0/1" if i == 0 else "./." if i < 36 or N <= i < N + 35 else "0/0")

PAIRS: dict[str, tuple[list[Line], list[Line]]] = {
    "a second record with missing calls of others": (
        lines({3: [(1300, "A", "G", CASES_CARRY)]}),
        lines({3: second_record(False)}),
    ),
    "a deletion in the same record": (lines({3: [(1300, "A", "G", CASES_CARRY)]}), lines({3: second_record(True)})),
    "the first carrier where others have no call": (lines({3: []}), lines({3: [(1300, "A", "G", POORLY_CALLED)]})),
    "a third allele": (
        lines({3: [(1300, "A", "G", CASES_CARRY)]}),
        lines({3: [(1300, "A", "G,T", ["1/2", *CASES_CARRY[1:]])]}),
    ),
    "a longer deletion": (
        lines({3: [(1300, "AT", "A", some_calls(3))]}),
        lines({3: [(1300, "ATT", "AT,A", ["0/2", *some_calls(3)[1:]])]}),
    ),
    "a star": (
        lines({3: [(1299, "CA", "C", ["0/1"] * N + ["0/0"] * N)]}),
        lines(
            {
                3: [
                    (1299, "CA", "C", ["0/1"] * N + ["0/0"] * N),
                    (1300, "A", "G,*", ["0/2"] * N + ["0/1"] + ["0/0"] * (N - 1)),
                ]
            }
        ),
    ),
    "a symbolic allele": (
        lines({3: [(1300, "A", "<NON_REF>", ["0/0"] * 2 * N)]}),
        lines({3: [(1300, "A", "G,<NON_REF>", ["0/1"] + ["0/2"] * N + ["0/0"] * (N - 1))]}),
    ),
}
"""What differs → the file without and with it."""


def write_vcf(folder: Path, name: str, these: Sequence[Line], ids: bool, dosages: bool) -> Path:
    folder = folder / name
    folder.mkdir()
    head = ["##fileformat=VCFv4.2", "##contig=<ID=1>", '##FORMAT=<ID=GT,Number=1,Type=String,Description="g">']
    head.append('##FORMAT=<ID=DS,Number=A,Type=Float,Description="d">')
    head.append("\t".join(["#CHROM", "POS", "ID", "REF", "ALT", "QUAL", "FILTER", "INFO", "FORMAT", *NAMES]))
    for pos, ref, alt, calls in these:
        told = [_dosage(call, 1 + alt.count(",")) for call in calls] if dosages else calls
        snp = f"1:{pos}:{ref}:{alt}" if ids else "."
        head.append("\t".join(["1", str(pos), snp, ref, alt, ".", ".", ".", "DS" if dosages else "GT", *told]))
    path = folder / "study.vcf"
    path.write_text("\n".join(head) + "\n", encoding="utf-8")
    return path


def _dosage(call: str, n: int) -> str:
    return "." if "." in call else ",".join(f"{call.split('/').count(str(number + 1))}.0" for number in range(n))


def plan_for(
    folder: Path, choices: dict[str, Any], *, trait: bool = False, dosages: bool = False, **design: Any
) -> Plan:
    """A plan with a public list by place, whose study was written by a caller."""
    listed = folder / "panel.bim"
    listed.write_text("".join(f"1\trs{row}\t0\t{pos}\tG\tA\n" for row, pos in enumerate(LISTED)), encoding="utf-8")
    made = small_plan()
    sizes = {"n_cases": 0, "n_controls": 0, "n_participants": 2 * N} if trait else {"n_cases": N, "n_controls": N}
    given = {
        "candidates": CandidateList(kind="file", path=str(listed), origin="a panel"),
        "genotype_filter": GenotypeFilter.PUBLIC_LIST,
        "sites": Sites.CALLED,
        "alleles_are_public": True,
        "trait": Trait(low=0.0, high=1.0, name="y") if trait else None,
        "dosages": IMPUTATION if dosages else None,
        **sizes,
        **design,
    }
    return replace(made, design=replace(made.design, **given), release=ReleaseChoices(**choices, budget=4.0))


def prepared(folder: Path, plan: Plan, study: Path, names: Sequence[str] = NAMES) -> PreparedRelease:
    half = len(names) // 2
    people = folder / "people.txt"
    if plan.design.trait is not None:
        rows = (f"0 {name} {float(place < half)}\n" for place, name in enumerate(names))
        people.write_text("FID IID y\n" + "".join(rows), encoding="utf-8")
        return prepare_release(plan, study, name="small", trait=people)
    people.write_text(
        "".join(f"0 {name} {2 if place < half else 1}\n" for place, name in enumerate(names)), encoding="utf-8"
    )
    return prepare_release(plan, study, name="small", phenotype=people)


SCORES = ("tv", "tv-allelic", "ks", "genotypic", "allelic", "trend")
OUTPUTS: dict[str, dict[str, Any]] = {
    **{score: {"choices": {**TV, "score": ScoreChoice(name=score)}} for score in SCORES},
    "trait": {"choices": TV, "trait": True},
    "dosages": {"choices": TV, "dosages": True},
    "trait by dosages": {"choices": TV, "trait": True, "dosages": True},
}


@pytest.mark.parametrize("output", OUTPUTS)
@pytest.mark.parametrize("pair", PAIRS)
def test_no_score_moves_farther_than_its_sensitivity_by(tmp_path: Path, pair: str, output: str) -> None:
    """One carrier and all the records that exist because of them."""
    fill = {"fill": FillRule.NON_COUNTED} if output in ("genotypic", "allelic", "trend") else {}
    plan = plan_for(tmp_path, **OUTPUTS[output], **fill)
    dosages = plan.design.dosages is not None
    studies = [write_vcf(tmp_path, name, these, False, dosages) for name, these in zip("ab", PAIRS[pair], strict=True)]
    one, other = (prepared(tmp_path, plan, study) for study in studies)
    assert one.notes == other.notes
    assert one.variants == other.variants
    assert np.abs(one.scores - other.scores).max() <= plan.sensitivity()


@pytest.mark.parametrize("kind", ["genotype-counts", "allele-counts"])
@pytest.mark.parametrize("pair", PAIRS)
@pytest.mark.parametrize("reference", [False, True])
def test_no_count_of_a_named_snp_moves_farther_by(tmp_path: Path, pair: str, kind: str, reference: bool) -> None:
    panel = tmp_path / "panel.bim" if reference else None
    plan = plan_for(
        tmp_path,
        {"mechanism": kind, "n_snps": 1, "snps": ("rs3",)},
        reference=None if panel is None else str(panel),
        alleles_are_public=not reference,
    )
    studies = [write_vcf(tmp_path, name, these, False, False) for name, these in zip("ab", PAIRS[pair], strict=True)]
    one, other = (prepared(tmp_path, plan, study) for study in studies)
    assert one.counts is not None
    assert other.counts is not None
    assert np.abs(one.counts - other.counts).sum() <= plan.sensitivity()
    assert one.variants == other.variants


def test_effects_of_a_first_carrier_move_two_in_l1(tmp_path: Path) -> None:
    plan = plan_for(tmp_path, {**TV, "effects_epsilon": 0.1})
    pair = PAIRS["the first carrier where others have no call"]
    studies = [write_vcf(tmp_path, name, these, False, False) for name, these in zip("ab", pair, strict=True)]
    one, other = (np.asarray(prepared(tmp_path, plan, study).counts) for study in studies)
    assert np.abs(one - other).reshape(len(LISTED), -1).sum(axis=1).max() == 2


@pytest.mark.parametrize("pair", PAIRS)
def test_ids_made_of_alleles_change_nothing(tmp_path: Path, pair: str) -> None:
    plan = plan_for(tmp_path, TV)
    for name, these in zip("ab", PAIRS[pair], strict=True):
        studies = [write_vcf(tmp_path, f"{name}{ids}", these, ids, False) for ids in (False, True)]
        one, other = (prepared(tmp_path, plan, study) for study in studies)
        assert one.scores.tolist() == other.scores.tolist()


def test_a_list_of_ids_alone_is_refused_alike_whoever_carries_a_third_allele(tmp_path: Path) -> None:
    """With a public reference that has places it is a list of places."""
    ids = tmp_path / "ids.txt"
    ids.write_text("".join(f"1:{pos}:A:G\n" for pos in LISTED), encoding="utf-8")
    public = tmp_path / "sites.bim"
    public.write_text("".join(f"1\t1:{pos}:A:G\t0\t{pos}\tG\tA\n" for pos in LISTED), encoding="utf-8")
    listed = CandidateList(kind="file", path=str(ids), origin="a panel")
    studies = [
        write_vcf(tmp_path, n, these, True, False) for n, these in zip("ab", PAIRS["a third allele"], strict=True)
    ]
    said = []
    for study in studies:
        with pytest.raises(InvalidInput) as caught:
            prepared(tmp_path, plan_for(tmp_path, TV, candidates=listed), study)
        said.append((caught.value.code, str(caught.value)))
    assert said[0] == said[1]
    plan = plan_for(tmp_path, TV, candidates=listed, reference=str(public), alleles_are_public=False)
    one, other = (prepared(tmp_path, plan, study) for study in studies)
    assert one.variants == other.variants
    assert np.abs(one.scores - other.scores).max() <= plan.sensitivity()


# ------------------------------------------------------------------------------------- files of other kinds, and people


def record(pos: int, alleles: Sequence[str], calls: Sequence[tuple[int, int]]) -> Record:
    copies = tuple(((one, STEPS), (other, STEPS)) for one, other in calls)
    return Record(pos=pos, name=".", alleles=tuple(alleles), copies=copies, states=(FINE,) * len(calls))


WITHOUT_REFERENCE = ("pgen PR", "bgen", "bed")
PEOPLE = NAMES[:6]


def count_of(folder: Path, form: str, records: Sequence[Record], dosages: bool = False) -> np.ndarray:
    """Genotype counts at position 100 by a list that says that the reference has A there."""
    listed = folder / "list.vcf"
    row = "1\t100\trs1\tA\tG\t.\t.\t."
    listed.write_text(f"##fileformat=VCFv4.2\n#CHROM\tPOS\tID\tREF\tALT\tQUAL\tFILTER\tINFO\n{row}\n", encoding="utf-8")
    plan = plan_for(
        folder,
        {"mechanism": "genotype-counts", "n_snps": 1, "snps": ("rs1",)},
        n_cases=3,
        n_controls=3,
        candidates=CandidateList(kind="file", path=str(listed), origin="a panel"),
    )
    for old in folder.glob("study.*"):
        old.unlink()
    study = FORMS[form].write(folder, records, PEOPLE)
    counts = prepared(folder, plan, study, PEOPLE).counts
    assert counts is not None
    return np.asarray(counts)[0]


SNP_CALLS = [(1, 1), (0, 1), (0, 1), (0, 0), (0, 0), (0, 0)]
DELETION_CALLS = [(0, 0)] * 5 + [(0, 1)]


@pytest.mark.parametrize("form", ["pgen", *WITHOUT_REFERENCE])
def test_a_second_record_at_a_listed_place_moves_nobody_else(tmp_path: Path, form: str) -> None:
    snp, deletion = record(100, ("A", "G"), SNP_CALLS), record(100, ("AT", "A"), DELETION_CALLS)
    moved = count_of(tmp_path, form, [snp, deletion]) - count_of(tmp_path, form, [snp])
    assert np.abs(moved).sum() <= 2


@pytest.mark.parametrize("form", WITHOUT_REFERENCE)
@pytest.mark.parametrize("alleles", [("AT", "A"), ("A", "AT")])
def test_which_allele_of_a_deletion_comes_first_changes_nothing_where_the_file_does_not_tell_the_reference(
    tmp_path: Path, form: str, alleles: tuple[str, str]
) -> None:
    snp, calls = record(100, ("A", "G"), SNP_CALLS), DELETION_CALLS
    if alleles[0] == "A":
        calls = [(1 - one, 1 - other) for one, other in calls]
    moved = count_of(tmp_path, form, [snp, record(100, alleles, calls)]) - count_of(tmp_path, form, [snp])
    assert np.abs(moved).sum() <= 2


@pytest.mark.parametrize("form", WITHOUT_REFERENCE)
def test_where_nobody_has_the_reference_everybody_has_two_copies_and_its_first_carrier_moves_alone(
    tmp_path: Path, form: str
) -> None:
    second = "0" if form == "bed" else "C"
    without = count_of(tmp_path, form, [record(100, ("G", second), [(0, 0)] * 6)])
    carrier = count_of(tmp_path, form, [record(100, ("G", "A"), [*[(0, 0)] * 5, (0, 1)])])
    assert without.tolist() == [[0, 0, 3], [0, 0, 3]]
    assert carrier.tolist() == [[0, 0, 3], [0, 1, 2]]


# ---------------------------------------------------------------------------------------------- probabilities of one call


def dosages_file(folder: Path, name: str, fields: str, alternatives: str, calls: Sequence[str]) -> Path:
    """A VCF with one site, where the reference is A."""
    path = folder / f"{name}.vcf"
    head = ["##fileformat=VCFv4.2", "##contig=<ID=1>"]
    head.append("\t".join(["#CHROM", "POS", "ID", "REF", "ALT", "QUAL", "FILTER", "INFO", "FORMAT", *PEOPLE]))
    head.append("\t".join(["1", "1300", ".", "A", alternatives, ".", ".", ".", fields, *calls]))
    path.write_text("\n".join(head) + "\n", encoding="utf-8")
    return path


def counts_of_dosages(folder: Path, study: Path) -> np.ndarray:
    plan = plan_for(folder, {**TV, "effects_epsilon": 0.1}, dosages=True, n_cases=3, n_controls=3)
    counts = prepared(folder, plan, study, PEOPLE).counts
    assert counts is not None
    return np.asarray(counts)[LISTED.index(1300)]


def test_a_dosage_counts_the_same_before_and_after_another_allele_s_missing_one(tmp_path: Path) -> None:
    """Files that were merged have no dosage of alleles that a person's own file did not know."""
    found = [
        counts_of_dosages(tmp_path, dosages_file(tmp_path, name, "DS", alternatives, [told, *["0.0"] * 5]))
        for name, alternatives, told in (("alone", "G", "0.5"), ("first", "G,T", "0.5,."), ("last", "C,G", ".,0.5"))
    ]
    assert found[0].tolist() == [[3000, -2500, 2250], [3000, -3000, 3000]]
    assert found[1].tolist() == found[0].tolist()
    assert found[2].tolist() == found[0].tolist()


def test_one_person_s_field_of_probabilities_takes_nobody_else_s_calls_away(tmp_path: Path) -> None:
    """A record that was merged has every field that somebody's own file has."""
    calls = ["1/1", "0/1", "0/1", "0/0", "0/0", "0/0"]
    without = counts_of_dosages(tmp_path, dosages_file(tmp_path, "a", "GT", "G", calls))
    one_more = [*(f"{call}:." for call in calls[:-1]), "0/1:0.9"]
    moved = counts_of_dosages(tmp_path, dosages_file(tmp_path, "b", "GT:DS", "G", one_more)) - without
    assert np.abs(moved).sum() <= 2 * STEPS
