"""What a release came to: SNPs, noisy numbers about them, or one number.

Nothing in it is exact.  Keys in JSON, by kind of release:

- a selection: ``ordered``, ``snps`` (each with chromosome, base_pair_location, variant_id; ``rank`` where an order is
  published); with values also ``noisy_score`` at each SNP, and ``noise``; of loci each is one: base_pair_location is where it begins,
  ``base_pair_location_end`` where it ends, variant_id both with the chromosome;
- values: the same, with ``noisy_score``;
- genotype-counts: ``case_genotypes`` and ``control_genotypes`` (people with 0, 1, 2 copies of ``effect_allele``) at each SNP;
- allele-counts: ``case_alleles`` and ``control_alleles`` (copies of ``effect_allele``);
- a selection with effects: genotype counts as above; inside strata those of each, in the plan's order, in ``strata``; of a trait
  ``genotypes`` (people) and ``trait_sums`` (of steps from the middle of the range), and ``trait_squares`` of all participants;
  of genotype probabilities ``case_dosages`` and ``control_dosages``, or ``dosages``, in place of people: the called, Σ (d − 1) and
  Σ (d − 1)² of their dosages d, in thousandths;
- a right list that is none: ``snps`` is empty, and ``inconclusive`` true;
- a selection whose weights follow from a measured ratio: also ``cases``; from a trait's measured mean ``centres``;
- significant-count: ``count`` alone.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from gwasprivacy.base.json_forms import Either, Flag, Form, ListOf, Member, Number, Record, Text, Whole, if_set
from gwasprivacy.mechanisms.numbers.genotype_counts import GENOTYPE_COUNTS
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.published_noise import NOISE, Noise, noise_of
from gwasprivacy.study.chromosome_names import autosome
from gwasprivacy.study.sizes import MAX_PEOPLE
from gwasprivacy.study.trait import STEPS

_CELLS = math.prod(GENOTYPE_COUNTS.cells) // 2
_LONGEST_ALLELE = 200
_COUNT = Whole(low=-(2**62), high=2**62, as_written=True)


ByStratum = tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class _Cells:
    """One stratum of a report: noisy cases and controls, or participants and trait sums, by copies."""

    first: tuple[int, ...]
    second: tuple[int, ...]
    of_trait: bool = False
    of_dosages: bool = False

    @property
    def kind(self) -> tuple[bool, bool]:
        return self.of_trait, self.of_dosages


@dataclass(frozen=True, slots=True, kw_only=True)
class ReleasedSnp:
    """One published SNP, or locus, whose last position is ``end``.  ``rank`` from 1 where the mechanism publishes an order, else None.

    ``score``: a noisy score.  ``cases``, ``controls``: noisy counts, three of genotypes (0, 1, 2 copies of
    ``effect_allele``) or one of allele copies; they may be negative.
    ``genotypes``, ``trait_sums``: of a trait, three of each.  ``by_stratum``: for each stratum its noisy (cases, controls), or
    (genotypes, trait sums), of which the others are the sums; None where there is one.  ``of_dosages``: where cases, controls or genotypes
    are the called, Σ (d − 1) and Σ (d − 1)² of dosages d, in steps.
    """

    rank: int | None = None
    chromosome: str
    position: int
    name: str
    end: int | None = None
    score: float | None = None
    effect_allele: str | None = None
    other_allele: str | None = None
    cases: tuple[int, ...] | None = None
    controls: tuple[int, ...] | None = None
    genotypes: tuple[int, ...] | None = None
    trait_sums: tuple[int, ...] | None = None
    by_stratum: ByStratum | None = None
    of_dosages: bool = False

    @property
    def has_counts(self) -> bool:
        return self.cases is not None or self.genotypes is not None

    def to_json(self) -> dict[str, Any]:
        return RELEASED_SNP.write(self)


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """What was drawn.  ``inconclusive``: that there is no list, which an empty one is not.  ``count``: for the number of significant SNPs only.  ``noise``: None where no number is noisy.
    ``trait_squares``: the trait's noisy sum of squares in steps² from the middle of its range, beside effects on it.  ``cases``: where
    the ratio was measured, about how many there are for the plan's controls in each stratum, noisy, at least 1.  ``centres``: where a trait's
    mean was, in steps of its range, of each stratum."""

    snps: tuple[ReleasedSnp, ...] = ()
    inconclusive: bool = False
    ordered: bool = False
    noise: Noise | None = None
    count: int | None = None
    trait_squares: int | None = None
    cases: tuple[int, ...] | None = None
    centres: tuple[int, ...] | None = None

    @property
    def measured(self) -> tuple[int, ...] | None:
        """What weights follow from, where it was measured."""
        return self.centres if self.cases is None else self.cases

    def to_json(self) -> dict[str, Any]:
        written: dict[str, Any] = RESULT.write(self)
        return written

    @classmethod
    def from_json(cls, obj: object, path: str = "result") -> Result:
        """Raises InvalidPlan with the field's path."""
        found: Result = RESULT.read(obj, path)
        return found


def _snp_of(
    *,
    case_genotypes: tuple[int, ...] | None = None,
    control_genotypes: tuple[int, ...] | None = None,
    case_alleles: int | None = None,
    control_alleles: int | None = None,
    case_dosages: tuple[int, ...] | None = None,
    control_dosages: tuple[int, ...] | None = None,
    dosages: tuple[int, ...] | None = None,
    by_stratum: tuple[_Cells, ...] | None = None,
    **fields: Any,
) -> ReleasedSnp:
    if by_stratum is not None:
        # Mixed ones are read as they stand, and refused as no study's.
        return in_strata(
            tuple((cell.first, cell.second) for cell in by_stratum),
            of_trait=all(cell.of_trait for cell in by_stratum),
            of_dosages=all(cell.of_dosages for cell in by_stratum),
            **fields,
        )
    if dosages is not None:
        return ReleasedSnp(genotypes=dosages, of_dosages=True, **fields)
    if case_dosages is not None or control_dosages is not None:
        return ReleasedSnp(cases=case_dosages, controls=control_dosages, of_dosages=True, **fields)
    return ReleasedSnp(
        cases=case_genotypes if case_alleles is None else (case_alleles,),
        controls=control_genotypes if control_alleles is None else (control_alleles,),
        **fields,
    )


def locus_name(chromosome: str, begin: int, end: int) -> str:
    """What a published locus is called, by its interval: "6:25000001-26000000"."""
    return f"{chromosome}:{begin}-{end}"


def _genome_place(snp: ReleasedSnp) -> tuple[int, str, int, str]:
    """By which SNPs without an order stand: chromosome, position, name.  No other order means nothing."""
    number = autosome(snp.chromosome)
    return (1 << 62 if number is None else number, "" if number else snp.chromosome, snp.position, snp.name)


def as_published(plan: Plan, result: Result) -> Result:
    """``result`` with what follows from the plan: the noise on its numbers, and ranks; SNPs without an order in the genome's."""
    ordered = plan.release.kind.ordered
    snps = result.snps if ordered else sorted(result.snps, key=_genome_place)
    ranked = tuple(replace(snp, rank=place if ordered else None) for place, snp in enumerate(snps, start=1))
    return replace(result, snps=ranked, ordered=ordered, noise=noise_of(plan, len(snps)))


def in_strata(strata: ByStratum, *, of_trait: bool = False, **fields: Any) -> ReleasedSnp:
    """A SNP with the noisy numbers of every stratum, of cases and controls or of a trait, and their sums."""
    first, second = (tuple(map(sum, zip(*(cell[part] for cell in strata), strict=True))) for part in (0, 1))
    if of_trait:
        return ReleasedSnp(genotypes=first, trait_sums=second, by_stratum=strata, **fields)
    return ReleasedSnp(cases=first, controls=second, by_stratum=strata, **fields)


def _has_counts(snp: ReleasedSnp) -> bool:
    return snp.cases is not None and snp.controls is not None and snp.by_stratum is None


def _allele() -> Member:
    return Member(
        Text(least=1, most=_LONGEST_ALLELE, about="As the study's files have it."),
        optional=True,
        when=lambda snp: snp.has_counts,
    )


def _genotypes(group: str) -> Member:
    return Member(
        ListOf(_COUNT, least=_CELLS, most=_CELLS, about="Noisy people with 0, 1, 2 copies of the effect allele."),
        optional=True,
        value=lambda snp: getattr(snp, group),
        when=lambda snp: _has_counts(snp) and len(snp.cases) == _CELLS and not snp.of_dosages,
    )


def _dosages(group: str, when: Callable[[Any], bool]) -> Member:
    return Member(
        _DOSAGES,
        optional=True,
        value=lambda snp: getattr(snp, group),
        when=lambda snp: snp.of_dosages and snp.by_stratum is None and when(snp),
    )


def _alleles(group: str) -> Member:
    return Member(
        replace(_COUNT, about="Noisy copies of the effect allele."),
        optional=True,
        value=lambda snp: getattr(snp, group)[0],
        when=lambda snp: _has_counts(snp) and len(snp.cases) != _CELLS,
    )


def _three(about: str) -> ListOf:
    return ListOf(_COUNT, least=_CELLS, most=_CELLS, about=about)


_DOSAGES = _three("Of the dosages d, noisy, in thousandths: the called, Σ (d − 1) and Σ (d − 1)².")
_OF_GROUPS = {
    "case_genotypes": Member(_three("Noisy cases with 0, 1, 2 copies."), attribute="first"),
    "control_genotypes": Member(_three("Noisy controls with 0, 1, 2 copies."), attribute="second"),
}
_OF_TRAIT = {
    "genotypes": Member(_three("Noisy participants with 0, 1, 2 copies."), attribute="first"),
    "trait_sums": Member(_three("Their noisy sums of the trait."), attribute="second"),
}
_GROUPS_DOSAGES = {
    "case_dosages": Member(_DOSAGES, attribute="first"),
    "control_dosages": Member(_DOSAGES, attribute="second"),
}
_TRAIT_DOSAGES = {"dosages": Member(_DOSAGES, attribute="first"), "trait_sums": _OF_TRAIT["trait_sums"]}
_FORMS_OF_STRATA: tuple[tuple[tuple[bool, bool], dict[str, Member]], ...] = (
    ((True, False), _OF_TRAIT),
    ((False, True), _GROUPS_DOSAGES),
    ((True, True), _TRAIT_DOSAGES),
)


def _stratum_form(forms: Sequence[tuple[tuple[bool, bool], dict[str, Member]]]) -> Form[Any]:
    """The form of one stratum: told by the first member of each kind."""
    if not forms:
        return Record(_Cells, _OF_GROUPS)
    (of_trait, of_dosages), members = forms[0]
    first = next(iter(members))
    return Either(
        Record(partial(_Cells, of_trait=of_trait, of_dosages=of_dosages), members),
        _stratum_form(forms[1:]),
        is_first=lambda value: isinstance(value, Mapping) and first in value,
        was_first=lambda cell: cell.kind == (of_trait, of_dosages),
    )


_STRATUM = _stratum_form(_FORMS_OF_STRATA)

RELEASED_SNP = Record(
    _snp_of,
    {
        "chromosome": Member(Text(least=1)),
        "base_pair_location": Member(Whole(low=0, as_written=True), attribute="position"),
        "base_pair_location_end": Member(
            Whole(low=0, as_written=True, about="Where a published locus ends."),
            optional=True,
            attribute="end",
            when=if_set("end"),
        ),
        "variant_id": Member(Text(least=1), attribute="name"),
        "rank": Member(Whole(low=1, as_written=True), optional=True, when=if_set("rank")),
        "noisy_score": Member(Number(as_written=True), optional=True, attribute="score", when=if_set("score")),
        "effect_allele": _allele(),
        "other_allele": _allele(),
        "case_genotypes": _genotypes("cases"),
        "case_alleles": _alleles("cases"),
        "control_genotypes": _genotypes("controls"),
        "control_alleles": _alleles("controls"),
        "genotypes": Member(
            _three("Noisy participants with 0, 1, 2 copies of the effect allele."),
            optional=True,
            when=lambda snp: snp.genotypes is not None and snp.by_stratum is None and not snp.of_dosages,
        ),
        "case_dosages": _dosages("cases", lambda snp: snp.cases is not None),
        "control_dosages": _dosages("controls", lambda snp: snp.controls is not None),
        "dosages": _dosages("genotypes", lambda snp: snp.genotypes is not None),
        "trait_sums": Member(
            _three("Their noisy sums of the trait, in steps from the middle of its public range."),
            optional=True,
            when=lambda snp: snp.trait_sums is not None and snp.by_stratum is None,
        ),
        "strata": Member(
            ListOf(_STRATUM, least=2, about="Noisy counts inside each stratum, in the plan's order."),
            optional=True,
            attribute="by_stratum",
            value=lambda snp: [
                _Cells(first=first, second=second, of_trait=snp.genotypes is not None, of_dosages=snp.of_dosages)
                for first, second in snp.by_stratum
            ],
            when=if_set("by_stratum"),
        ),
    },
)

RESULT = Either(
    Record(Result, {"count": Member(Whole(low=0, as_written=True, about="The noisy number of significant SNPs."))}),
    Record(
        Result,
        {
            "ordered": Member(Flag(about="Whether rank was published.")),
            "snps": Member(ListOf(RELEASED_SNP)),
            "inconclusive": Member(
                Flag(about="True: whether SNPs lie beyond the threshold, and which, is not published."),
                optional=True,
                when=lambda result: result.inconclusive,
            ),
            "noise": Member(NOISE, optional=True, when=if_set("noise")),
            "trait_squares": Member(
                replace(_COUNT, about="Of a trait: Σ (steps from the middle of its range)² over participants, noisy."),
                optional=True,
                when=if_set("trait_squares"),
            ),
            "cases": Member(
                ListOf(
                    Whole(low=0, high=MAX_PEOPLE),
                    least=1,
                    about="About how many cases there are for the plan's controls, in each stratum, noisy: weights follow from it.",
                ),
                optional=True,
                when=if_set("cases"),
            ),
            "centres": Member(
                ListOf(
                    Whole(low=0, high=STEPS),
                    least=1,
                    about="About where a trait's mean is in each stratum, in thousandths of its range, noisy: weights follow from it.",
                ),
                optional=True,
                when=if_set("centres"),
            ),
        },
    ),
    is_first=lambda value: isinstance(value, Mapping) and "count" in value,
    was_first=lambda result: result.count is not None,
)
