"""How far one person moves everything that a release computes from a caller's file, beside what is claimed.

The real program opens the file, counts it at the places of a public list, and scores it.  The claims of a replaced person:

- *genotype counts* of a SNP: out of one cell and into another, 2 in ℓ1, and 2,000 steps of probability, since a person's three
  numbers add up to 1,000 before and after, so |p − p′|₁ ≤ |p|₁ + |p′|₁ = 2,000, in all columns of both groups together;
- *allele counts*: 2, and 2,000 steps;
- *scores*: their Δ; *a trait's sums*: Y steps of the range, times 1,000, *squares*: Y²/4 (``trait_sums``).

Of one who joined or left: a cell more or less, 1 and 1,000 steps; 2 and 2,000 for allele counts; Δ where a score has one.
Nobody's call is missing.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.association.scores.registry import SCORES
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.errors import PrivacyRefusal
from gwasprivacy.mechanisms.counts import allele_counts
from gwasprivacy.mechanisms.effects.dosage_sums import TIMES
from gwasprivacy.mechanisms.effects.exact_sums import TraitSums, dosage_numbers
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.study.counted_study import count_candidates
from gwasprivacy.study.counted_traits import count_trait_candidates
from gwasprivacy.study.design import CandidateList, FillRule, GenotypeFilter, Sites, StudyDesign
from gwasprivacy.study.imputation import Imputation
from gwasprivacy.study.public_lists.candidate_rows import planned_places
from gwasprivacy.study.strata import read_labels
from gwasprivacy.study.stratum import Stratum
from gwasprivacy.study.study_files import StudyFiles
from gwasprivacy.study.tables import GenotypeTables
from gwasprivacy.study.trait import STEPS as TRAIT_STEPS
from gwasprivacy.study.trait import Trait
from gwasprivacy.study.trait_study import TraitStudy
from gwasprivacy.study.trait_tables import TraitTables
from tests.privacy.records_in_files import CHROM, FORMS, Form
from tests.privacy.records_of_one_person import FIRST, STEPS, Files, neighbours, number_of, some_files

IMPUTATION = Imputation(panel="HRC r1.1", holds_participants=False, phased_together=False, filtered_here=False)
TRAIT = Trait(low=0.0, high=1.0, name="BMI")
OUTPUTS = ("groups", "strata", "trait", "trait in strata")


class Moved(Exception):
    """One person moved something farther than is claimed, or a number is not what that person carries."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """A random study of one kind of file, and what is computed."""

    form: str
    output: str
    files: Files
    sites: Sites = Sites.CALLED

    @classmethod
    def of(cls, form: str, output: str, seed: int, sites: Sites = Sites.CALLED) -> Question:
        rng = random.Random(f"{form} {output} {seed}")
        files = some_files(rng, strata=output.endswith("strata"))
        return cls(form=form, output=output, files=FORMS[form].caller_of(files), sites=sites)

    @property
    def kind(self) -> Form:
        return FORMS[self.form]

    @property
    def has_trait(self) -> bool:
        return self.output.startswith("trait")


def public_list(question: Question, folder: Path) -> Path:
    """A list in the form that says as much as this kind of file needs."""
    path = folder / f"list{question.kind.list_ending}"
    rows = [(FIRST + each.base, each.name, each.reference) for each in question.files.listed]
    if path.suffix == ".bim":
        path.write_text("".join(f"{CHROM}\t{name}\t0\t{pos}\tG\tA\n" for pos, name, _ in rows), encoding="utf-8")
        return path
    lines = ["##fileformat=VCFv4.2"] if path.suffix == ".vcf" else []
    lines.append("#CHROM\tPOS\tID\tREF\tALT" + "\tQUAL\tFILTER\tINFO" * (path.suffix == ".vcf"))
    other = {"A": "C"}
    for pos, name, ref in rows:
        fixed = f"{CHROM}\t{pos}\t{name}\t{ref}\t{other.get(ref, 'A')}"
        lines.append(fixed + "\t.\t.\t." * (path.suffix == ".vcf"))
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def design_of(question: Question, files: Files, listed: Path) -> StudyDesign:
    """The plan's part about the study, with the sizes of ``files``."""
    cells: dict[tuple[int, bool], int] = {}
    for person in files.people:
        cells[person.stratum, person.is_case] = cells.get((person.stratum, person.is_case), 0) + 1
    n_strata = 1 + max(stratum for stratum, _ in cells)
    pairs = [(cells.get((k, True), 0), cells.get((k, False), 0)) for k in range(n_strata)]
    strata: tuple[Stratum, ...] = ()
    if n_strata > 1:
        of = (
            (lambda a, b: {"n_participants": a + b})
            if question.has_trait
            else (lambda a, b: {"n_cases": a, "n_controls": b})
        )
        strata = tuple(Stratum(name=f"s{k}", **of(*pair)) for k, pair in enumerate(pairs))
    n_cases, n_controls = sum(a for a, _ in pairs), sum(b for _, b in pairs)
    return StudyDesign(
        n_cases=0 if question.has_trait else n_cases,
        n_controls=0 if question.has_trait else n_controls,
        n_participants=n_cases + n_controls if question.has_trait else None,
        trait=TRAIT if question.has_trait else None,
        strata=strata,
        dosages=IMPUTATION if question.kind.probabilities else None,
        candidates=CandidateList(kind="file", path=str(listed), origin="a list"),
        genotype_filter=GenotypeFilter.PUBLIC_LIST,
        sites=question.sites,
        alleles_are_public=True,
    )


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Seen:
    """What the program computed of one file."""

    tables: GenotypeTables | TraitTables
    n_missing: int
    scores: dict[str, np.ndarray]
    added: np.ndarray | None = None
    squares: int = 0


def companions(question: Question, files: Files, folder: Path) -> dict[str, Path]:
    """Phenotypes, or values, and labels, as the program takes them."""
    found = {}
    if question.has_trait:
        found["trait"] = folder / "trait.txt"
        rows = [f"0 {person.name} {person.value!r}\n" for person in files.people]
        found["trait"].write_text("FID IID BMI\n" + "".join(rows), encoding="utf-8")
    else:
        found["phenotype"] = folder / "pheno.txt"
        rows = [f"0 {person.name} {2 if person.is_case else 1}\n" for person in files.people]
        found["phenotype"].write_text("".join(rows), encoding="utf-8")
    if any(person.stratum for person in files.people):
        found["strata"] = folder / "labels.txt"
        found["strata"].write_text(
            "".join(f"0 {person.name} s{person.stratum}\n" for person in files.people), encoding="utf-8"
        )
    return found


def seen(question: Question, files: Files, folder: Path, listed: Path, planned: StudyDesign) -> Seen:
    """``files`` written, opened, counted and scored by the program.  ``planned``: of the first study, whose sizes are public."""
    written = question.kind.written(folder, files, fixed=question.sites is Sites.FIXED)
    beside = companions(question, files, folder)
    design = design_of(question, files, listed)
    labels = beside.get("strata")
    files_of_study = StudyFiles(
        path=written,
        phenotype=beside.get("phenotype"),
        trait=design.trait,
        values=beside.get("trait"),
        dosages=question.kind.probabilities,
    )
    study = files_of_study.open(
        labels=None if labels is None else read_labels(labels, names=tuple(each.name for each in design.strata)),
        places=planned_places(design),
    )
    if isinstance(study, TraitStudy):
        of_trait = count_trait_candidates(study, design)
        sums = TraitSums.of_tables(
            of_trait.tables.counts,
            of_trait.tables.sums,
            squares=study.summed.squares,
            steps=of_trait.tables.steps,
            genotype_steps=of_trait.tables.genotype_steps,
            dosage_squares=of_trait.tables.squares,
        )
        of_scores = {name: computed_scores(choice_of(name), of_trait.tables) for name in _names(design, question)}
        if of_trait.tables.sizes.centres is not None:
            of_scores |= {
                f"{name} of planned sizes": computed_scores(choice_of(name), of_trait.tables, planned=planned.sizes)
                for name in tuple(of_scores)
            }
        return Seen(
            tables=of_trait.tables,
            n_missing=int(of_trait.n_missing.sum()),
            scores=of_scores,
            added=sums.sums,
            squares=sums.squares,
        )
    counted = count_candidates(study, design)
    filled = count_candidates(study, design, fill=FillRule.NON_COUNTED)
    found = {}
    for name in _names(design, question):
        choice = choice_of(name)
        tables = (counted if choice.score.least_over_fillings else filled).tables
        found[name] = computed_scores(choice, tables)
        if choice.score.serves_secret_sizes:
            found[f"{name} of planned sizes"] = computed_scores(choice, tables, planned=planned.sizes)
    return Seen(tables=counted.tables, n_missing=int(counted.n_missing.sum()), scores=found)


def choice_of(name: str) -> ScoreChoice:
    """The score, with a threshold that so few people can reach where it has one."""
    usual = ScoreChoice.usual(name)
    return usual if usual.test is None else replace(usual, p_value=None, threshold=2.0)


def _names(design: StudyDesign, question: Question) -> Iterator[str]:
    for score in SCORES.values():
        fits = design.study_kind in score.study_kinds
        fits &= score.serves_strata or not design.strata
        fits &= score.serves_dosages or not question.kind.probabilities
        if fits:
            yield score.name


def _require(condition: object, what: str) -> None:
    if not condition:
        raise Moved(what)


Moves = dict[tuple[str, str], tuple[float, float]]
"""What, of which neighbour → how far it moved, and how far it may."""


def moves(question: Question, name: str, one: Seen, other: Seen, planned: StudyDesign) -> Moves:
    """How far ``other`` is from ``one``, beside what is claimed."""
    found: Moves = {}
    same_size = name == "replaced"
    steps = STEPS if question.kind.probabilities else 1
    before, after = _cells(one.tables), _cells(other.tables)
    found["genotype counts", name] = (np.abs(after - before).sum(axis=(1, 2, 3)).max(), (2 if same_size else 1) * steps)
    if one.tables.squares is not None and other.tables.squares is not None:
        sides = [
            dosage_numbers(_cells(each), each.squares.reshape(_cells(each).shape[:-1]))
            for each in (one.tables, other.tables)
        ]
        apart = (np.abs(sides[1] - sides[0]) / np.array(TIMES)).sum(axis=(1, 2, 3)).max()
        found["sums of dosages", name] = (float(apart), steps * (1 + 1e-12))
    if isinstance(one.tables, GenotypeTables):
        apart = np.abs(allele_counts(other.tables.counts) - allele_counts(one.tables.counts)).sum(axis=1).max()
        found["allele counts", name] = (float(apart), 2 * steps)
    if one.added is not None and other.added is not None:
        apart = np.abs(other.added - one.added).sum(axis=(1, 2)).max()
        found["trait sums", name] = (float(apart), TRAIT_STEPS * steps // (1 if same_size else 2))
        found["squares", name] = (abs(other.squares - one.squares), TRAIT_STEPS**2 / 4)
    for score, values in one.scores.items():
        plain = score.removesuffix(" of planned sizes")
        if same_size is (plain != score):
            continue
        choice = choice_of(plain)
        if not same_size and not choice.score.serves_secret_sizes:
            continue
        relation = Neighbours.REPLACE_ONE if same_size else Neighbours.ADD_REMOVE
        try:
            claimed = choice.sensitivity_of(planned.sizes, relation)
        except PrivacyRefusal:  # of a group of one, as some scores have it: there is no such release
            continue
        found[plain, name] = (float(np.abs(other.scores[score] - values).max()), claimed)
    return found


def _cells(tables: GenotypeTables | TraitTables) -> np.ndarray:
    """(n_snps, strata, groups, 3), the least divided that is published."""
    counts = tables.counts if isinstance(tables, TraitTables) or tables.by_stratum is None else tables.by_stratum
    shaped = np.asarray(counts, dtype=np.int64)
    return shaped.reshape(len(shaped), -1, 1, 3)


def require_own_numbers(question: Question, files: Files, one: Seen) -> None:
    """Raise Moved unless everybody counts at every place as what they themselves carry there, and nobody is missing."""
    _require(not one.n_missing, "a call is missing")
    kind, n_strata = question.kind, 1 + max(person.stratum for person in files.people)
    steps = STEPS if kind.probabilities else 1
    for row, listed in enumerate(files.listed):
        wanted = np.zeros((n_strata, 2, 3), dtype=np.int64)
        for person in files.people:
            number = number_of(
                person,
                listed.base,
                files.style,
                whole_calls=kind.whole_calls,
                steps=steps,
                by_letter=kind.needs_reference,
            )
            low, rest = divmod(number, steps)
            group = 0 if question.has_trait or person.is_case else 1
            wanted[person.stratum, group, low] += steps - rest
            if rest:
                wanted[person.stratum, group, low + 1] += rest
        flat = wanted[:, 0] if question.has_trait else wanted
        there = _cells(one.tables)[row].reshape(flat.shape)
        _require(np.array_equal(there, flat), f"base {listed.base} has {there.tolist()}, people carry {flat.tolist()}")


def largest_moves(question: Question, folder: Path, seed: int, *, own_numbers: bool = True) -> Moves:
    """Of all neighbours of a question's study.  Raises Moved; ``own_numbers``: also for :func:`require_own_numbers`."""
    listed = public_list(question, folder)
    planned = design_of(question, question.files, listed)
    first = seen(question, question.files, folder, listed, planned)
    own_numbers &= question.sites is Sites.CALLED
    if own_numbers:
        require_own_numbers(question, question.files, first)
    found: Moves = {}
    for name, files in neighbours(question.files, random.Random(f"{seed} neighbours")):
        other = seen(question, files, folder, listed, planned)
        if own_numbers:
            require_own_numbers(question, files, other)
        found.update(moves(question, name, first, other, planned))
    for (what, name), (moved, claimed) in found.items():
        _require(moved <= claimed, f"{what}, {name}: moved {moved}, claimed {claimed}")
    return found
