"""Nothing that a release says before its draw follows from one carrier: notes, candidates, and whether and how it is refused.

Files as in ``records_of_one_person``, of every kind, with every kind of plan.
"""

from __future__ import annotations

import random
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.text_files import file_digest
from gwasprivacy.plan.plan import Plan, ReleaseChoices
from gwasprivacy.study.design import CandidateList, FillRule, GenotypeFilter, Loci, Weights
from tests.attacks.trials import in_memory
from tests.privacy.moves_of_one_person import Question, companions, design_of, public_list
from tests.privacy.records_in_files import CHROM, FORMS
from tests.privacy.records_of_one_person import FINE, STEPS, Record, neighbours
from tests.release.kind_plans import ATTACKERS
from tests.release.preparing import prepare_release
from tests.release.scene import small_plan

pytest.importorskip("pgenlib")
SEEDS = 3
JOINT: dict[str, Any] = {"mechanism": "joint", "n_snps": 1}


@pytest.fixture(scope="module")
def folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="words-", dir=in_memory()) as found:
        yield Path(found)


def sites_with_frequencies(question: Question, folder: Path) -> Path:
    path = folder / "panel.tsv"
    rows = (f"{each.name} A G 0.25\n" for each in question.files.listed)
    path.write_text("snp a1 a2 freq\n" + "".join(rows), encoding="utf-8")
    return path


def plans(question: Question, folder: Path) -> Iterator[tuple[str, Plan]]:
    """Every way in which a plan can ask something of a caller's file."""
    listed, panel = public_list(question, folder), sites_with_frequencies(question, folder)
    names = tuple(each.name for each in question.files.listed)
    made = small_plan()
    design = design_of(question, question.files, listed)
    public = {"reference": str(panel), "reference_sha256": file_digest(panel), "alleles_are_public": False}

    def plan(choices: dict[str, Any], **fields: Any) -> Plan:
        attacker = ATTACKERS[fields.pop("attacker", "bounded")]
        release = ReleaseChoices(**choices, budget=4.0)
        return replace(made, adversary=attacker, design=replace(design, **fields), release=release)

    yield "a selection", plan(JOINT)
    yield "with values", plan({**JOINT, "values_epsilon": 0.1})
    yield "with effects", plan({**JOINT, "effects_epsilon": 0.1})
    yield "with a reference", plan(JOINT, **public)
    yield "by locus", plan(JOINT, loci=Loci(block_kb=0.002))
    weights = folder / "weights.tsv"
    weights.write_text(
        "snp\tweight\n" + "".join(f"{name}\t{place % 2 + 1}\n" for place, name in enumerate(names)), encoding="utf-8"
    )
    yield "weighted", plan(JOINT, weights=Weights(path=str(weights), origin="others", sha256=file_digest(weights)))
    yield "named values", plan({"mechanism": "values", "n_snps": 1, "snps": names[:1]})
    ids = folder / "ids.txt"
    ids.write_text("".join(f"{name}\n" for name in names), encoding="utf-8")
    yield "by ids", plan(JOINT, candidates=CandidateList(kind="file", path=str(ids), origin="a list"))
    by_ids = CandidateList(kind="file", path=str(ids), origin="a list")
    yield "by ids and a reference with places", plan(JOINT, candidates=by_ids, reference=str(listed))
    yield "by the file's own sites", plan(JOINT, candidates=CandidateList(), genotype_filter=GenotypeFilter.NONE)
    if not question.has_trait:
        for counted in ("genotype-counts", "allele-counts"):
            named = {"mechanism": counted, "n_snps": len(names), "snps": names}
            yield f"{counted}", plan(named)
            yield f"{counted} with a reference", plan(named, **public)
            yield f"{counted} of secret sizes", plan(named, attacker="unbounded")
        yield "above what a panel expects", plan({**JOINT, "score": ScoreChoice(offset=1.0)}, **public)
        for fill in (FillRule.NON_COUNTED, FillRule.PANEL_MODE):
            exponential = {"mechanism": "exponential", "n_snps": 1, "score": ScoreChoice(name="allelic")}
            yield f"filled {fill}", plan(exponential, fill=fill, **public)
        yield "filled, alleles undeclared", plan(exponential, fill=FillRule.NON_COUNTED, alleles_are_public=False)


def said(plan: Plan, study: Path, beside: dict[str, Path]) -> tuple[object, ...]:
    """All that is said of a study before its draw; of one that is refused, how."""
    columns = {"strata": beside["strata"]} if "strata" in beside else {}
    given = {name: path for name, path in beside.items() if name != "strata"}
    try:
        ready = prepare_release(plan, study, name="small", **given, **columns)  # type: ignore[arg-type]
    except GwasPrivacyError as error:
        return (type(error).__name__, error.code, str(error))
    variants = ready.variants
    return (
        ready.notes,
        *(tuple(getattr(variants, column).tolist()) for column in ("chrom", "snp", "pos", "a1", "a2")),
        ready.n_candidates,
        ready.n_measured,
        ready.candidates_sha256,
        ready.sensitivity,
        len(ready.scores),
    )


@pytest.mark.parametrize("output", ["groups", "strata", "trait"])
@pytest.mark.parametrize("form", FORMS)
def test_the_same_is_said_whoever_carries_what(folder: Path, form: str, output: str) -> None:
    for seed in range(SEEDS):
        question = Question.of(form, output, seed)
        heard: dict[str, tuple[object, ...]] = {}
        studies = [("as it is", question.files), *neighbours(question.files, random.Random(seed))]
        for name, files in studies:
            study = question.kind.written(folder, files)
            beside = companions(question, files, folder)
            for plan_name, plan in plans(question, folder):
                if name in ("joined", "left") and not plan_name.endswith("secret sizes"):
                    continue
                found = said(plan, study, beside)
                assert found == heard.setdefault(plan_name, found), (plan_name, name)
        assert len(heard["a selection"]) > 3, heard["a selection"]
        if not question.kind.probabilities and not question.has_trait:
            assert len(heard["genotype-counts with a reference"]) > 3


# ---------------------------------------------------------------------------------- what only some callers write, and rarely

PEOPLE = tuple(f"P{place}" for place in range(6))
CARRIER = (*[(0, 0)] * 5, (0, 1))
SNP_CALLS = ((1, 1), (0, 1), (0, 1), (0, 0), (0, 0), (0, 0))
FILES = ("vcf", "bcf", "pgen", "bgen", "bed")


def record(pos: int, alleles: Sequence[str], calls: Sequence[tuple[int, int]], name: str = ".") -> Record:
    copies = tuple(((one, STEPS), (other, STEPS)) for one, other in calls)
    return Record(pos=pos, name=name, alleles=tuple(alleles), copies=copies, states=(FINE,) * len(calls))


SNP = record(100, ("A", "G"), SNP_CALLS)
ADDED: dict[str, list[Record]] = {
    "a second record with the same id": [
        record(100, ("A", "G"), SNP_CALLS, "rs1"),
        record(100, ("A", "T"), CARRIER, "rs1"),
    ],
    "a record of everybody twice": [SNP, SNP],
    "a deletion of a million bases": [record(50, ("A" + "C" * 1_000_000, "A"), CARRIER), SNP],
    "an insertion of a million bases": [SNP, record(101, ("A", "A" + "C" * 1_000_000), CARRIER)],
    "a record at position 0": [record(0, ("N", "T"), CARRIER), SNP],
    "an allele without letters": [SNP, record(100, ("A", "*"), CARRIER)],
    "a break": [SNP, record(100, ("A", "G]17:198982]"), CARRIER)],
    "a letter for several bases": [SNP, record(100, ("A", "R"), CARRIER)],
}


def planned(folder: Path) -> Plan:
    listed = folder / "list.vcf"
    row = f"{CHROM}\t100\trs1\tA\tG\t.\t.\t."
    listed.write_text(f"##fileformat=VCFv4.2\n#CHROM\tPOS\tID\tREF\tALT\tQUAL\tFILTER\tINFO\n{row}\n", encoding="utf-8")
    question = Question.of("vcf", "groups", 1)
    people = tuple(
        replace(question.files.people[0], name=name, is_case=place < 3, stratum=0) for place, name in enumerate(PEOPLE)
    )
    design = design_of(question, replace(question.files, people=people), listed)
    snp = {"mechanism": "genotype-counts", "n_snps": 1, "snps": ("rs1",), "budget": 4.0}
    return replace(small_plan(), design=design, release=ReleaseChoices(**snp))


def phenotypes(folder: Path) -> Path:
    path = folder / "people.txt"
    path.write_text(
        "".join(f"0 {name} {2 if place < 3 else 1}\n" for place, name in enumerate(PEOPLE)), encoding="utf-8"
    )
    return path


def counts_and_words(folder: Path, study: Path) -> tuple[Any, tuple[str, ...]]:
    ready = prepare_release(planned(folder), study, name="small", phenotype=phenotypes(folder))
    assert ready.counts is not None
    return ready.counts[0], ready.notes


def written(folder: Path, form: str, these: Sequence[Record]) -> Path:
    for old in folder.glob("study.*"):
        old.unlink()
    return FORMS[form].write(folder, these, PEOPLE)


@pytest.mark.parametrize("form", FILES)
@pytest.mark.parametrize("added", ADDED)
def test_no_file_is_refused_for_what_one_carrier_adds(tmp_path: Path, form: str, added: str) -> None:
    before, words = counts_and_words(tmp_path, written(tmp_path, form, [SNP]))
    after, same_words = counts_and_words(tmp_path, written(tmp_path, form, ADDED[added]))
    assert abs(after - before).sum() <= 2
    assert same_words == words


CAN_BE_EMPTY = ("vcf", "bcf")
"""The others are not written without a SNP, or not read."""


@pytest.mark.parametrize("form", CAN_BE_EMPTY)
def test_a_chromosome_where_nobody_carries_anything_is_refused_no_more_than_one_with_a_carrier(
    tmp_path: Path, form: str
) -> None:
    """A file per chromosome, as callers give them."""
    found = []
    for number, second in enumerate(([], [replace(SNP, copies=record(100, ("A", "G"), CARRIER).copies)])):
        folder = tmp_path / str(number)
        folder.mkdir()
        for chrom, these in (("1", [SNP]), ("2", second)):
            here = folder / chrom
            here.mkdir()
            for path in FORMS[form].write(here, these, PEOPLE).parent.iterdir():
                text = path.read_bytes()
                path.with_name(path.name.replace("study", f"study.chr{chrom}")).write_bytes(text)
        for path in [each for chrom in "12" for each in (folder / chrom).glob("study.chr*")]:
            path.rename(folder / path.name)
        found.append(counts_and_words(tmp_path, folder / f"study.chr{{chr}}.{form}")[1])
    assert found[0] == found[1]


@pytest.mark.parametrize("form", CAN_BE_EMPTY)
def test_a_file_in_which_nobody_carries_anything_is_that_of_nobody_s_copies(tmp_path: Path, form: str) -> None:
    counts, _ = counts_and_words(tmp_path, written(tmp_path, form, []))
    assert counts.tolist() == [[3, 0, 0], [3, 0, 0]]


def test_a_record_without_calls_is_nobody_s_copies(tmp_path: Path) -> None:
    """A structural variant that somebody carries, in a record with other fields."""
    study = written(tmp_path, "vcf", [SNP])
    before, words = counts_and_words(tmp_path, study)
    for fields, told in (("CN", "2"), ("DP:GT", "3:0/1"), ("GQ:GT:AD", ".")):
        with study.open("a", encoding="utf-8") as file:
            file.write("\t".join([CHROM, "100", ".", "A", "<CN3>", ".", ".", ".", fields, *[told] * 6]) + "\n")
        after, same_words = counts_and_words(tmp_path, study)
        assert after.tolist() == before.tolist()
        assert same_words == words
