"""The files that follow from a release's statement, pinned (``tests/pinned.py``): reports have signed their digests, so their bytes stay.

Results are made by hand, and so are the estimates of effects, whose last digits may be another machine's.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.sentences import EDITION
from gwasprivacy.mechanisms.registry import MECHANISMS, selector
from gwasprivacy.plan.plan import Plan
from gwasprivacy.statement.derive import derive
from gwasprivacy.statement.files.acro import RESULTS_NAME, results_bytes
from gwasprivacy.statement.files.output_files import sha256, table_bytes, table_name
from gwasprivacy.statement.files.signed_files import own_files
from gwasprivacy.statement.result import ReleasedSnp, Result, in_strata, locus_name
from gwasprivacy.statement.signer import Signer
from gwasprivacy.study.design import GenomeBuild, GenotypeFilter
from gwasprivacy.study.imputation import Imputation
from gwasprivacy.study.stratum import Stratum
from gwasprivacy.study.trait import Trait
from tests.pinned import assert_pinned
from tests.release.guarantee_plans import guarantee_plan
from tests.release.kind_plans import CHOICES, plan_of
from tests.release.other_studies import N_PEOPLE, SIZES, of_trait, stratified
from tests.statement.test_derived_values import earlier, facts_of

VERSIONS = {"gwasprivacy": "0.1.0", "opendp": "0.14.1", "numpy": "2.2.0", "python": "3.11.7"}
LEDGER = {"id": "cd" * 16, "row": 3, "head": "ef" * 32}
PLACES = (("1", 1200, "rs17"), ("2", 900, "rs4a"), ("X", 77, "rs9"))
ALLELES = {"effect_allele": "A", "other_allele": "not A"}
IMPUTED = Imputation(panel="HRC r1.1", holds_participants=False, phased_together=False, filtered_here=False)
ESTIMATES: dict[str, list[Any]] = {
    "case_frequency": [[0.31, 0.22, 0.41], [None, 0.0, 1.0], [0.5, 0.4, 0.6]],
    "control_frequency": [[0.25, 0.17, 0.34], [0.1, 0.0, 0.3], [0.5, 0.4, 0.6]],
    "frequency": [0.28, None, 0.5],
    "odds_ratio": [[1.4, 1.1, 1.9], [None, 0.0, None], [2.0, 0.0, 3.5]],
    "odds_ratio_named": [[1.2, 1.7], [0.5, 3.0], [0.0, 4.0]],
    "beta": [[0.12, 0.02, 0.25], [None, None, None], [-0.3, -0.9, None]],
    "beta_named": [[0.05, 0.2], [-0.4, None], [None, -0.1]],
    "p_value": [0.0012, None, 1e-12],
    "p_value_selected": [0.036, None, 3e-11],
    "imputation_r2": [0.83, None, 1.0],
}


IN_FULL = {
    "selection",
    "allele counts",
    "right list that is none",
    "a family, a signer, a second release",
    "effects on a trait in strata",
    "effects of imputed genotypes",
}
TRAIT_FREQUENCY = [0.28, 0.21, 0.36]


def snps_of(plan: Plan, n: int) -> tuple[ReleasedSnp, ...]:
    """As many SNPs as it publishes, each with the numbers that its kind of release and of study has."""
    release, design = plan.release, plan.design
    found = []
    for place, (chromosome, position, name) in enumerate(PLACES[:n]):
        where: dict[str, Any] = {"chromosome": chromosome, "position": position, "name": name}
        if design.publishes_loci:
            where |= {"end": position + 5000, "name": locus_name(chromosome, position, position + 5000)}
        if release.noisy_scores is not None:
            where["score"] = 12.5 - place
        three = (20 - place, 12, -place)
        if release.effects_epsilon is not None:
            where |= {**ALLELES, "of_dosages": design.dosages is not None}
            first, second = three, tuple(each + 3 for each in three)
            if design.strata:
                found.append(in_strata(((first, second), (second, first)), of_trait=design.trait is not None, **where))
            elif design.trait is not None:
                found.append(ReleasedSnp(genotypes=first, trait_sums=second, **where))
            else:
                found.append(ReleasedSnp(cases=first, controls=second, **where))
        elif release.counts is not None:
            cells = three if release.counts.cells[-1] == 3 else three[:1]
            found.append(ReleasedSnp(cases=cells, controls=tuple(each + 1 for each in cells), **where, **ALLELES))
        else:
            found.append(ReleasedSnp(**where))
    return tuple(found)


def result_of(plan: Plan, n: int = 3) -> Result:
    if plan.release.mechanism == "significant-count":
        return Result(count=7)
    more: dict[str, Any] = {}
    if plan.release.effects_epsilon is not None and plan.design.trait is not None:
        more["trait_squares"] = 123_456
    if plan.release.ratio_epsilon is not None:
        more["cases"] = (19,)
    return Result(snps=snps_of(plan, n), **more)


def cases() -> Iterator[tuple[str, Plan, Result, dict[str, Any]]]:
    for what in CHOICES:
        plan = plan_of(what)
        n = plan.release.n_snps if plan.release.mechanism not in ("right-list", "significant-set") else 3
        yield what, plan, result_of(plan, min(n, 3)), {}
    listed = plan_of("right list")
    yield "right list that is none", listed, Result(inconclusive=True), {}
    yield "right list that is empty", listed, Result(), {}
    plan = plan_of("selection")
    plan = replace(
        plan,
        adversary=replace(plan.adversary, group_size=3),
        design=replace(
            plan.design,
            genome_build=GenomeBuild.GRCH38,
            ethics_approval="EK 2026/017",
            genotype_filter=GenotypeFilter.BEFORE_US,
        ),
    )
    signer = Signer(name="Ada Example", institution="Example University")
    second = (earlier(10**12, 10**12),)
    yield "a family, a signer, a second release", plan, result_of(plan, 2), {"signer": signer, "earlier": second}
    yield "effects in strata", stratified(), result_of(stratified(), 1), {}
    in_centres = of_trait()
    centres = tuple(
        Stratum(name=name, n_participants=sum(size)) for name, size in zip(("north", "south"), SIZES, strict=True)
    )
    in_centres = replace(in_centres, design=replace(in_centres.design, strata=centres))
    assert sum(map(sum, SIZES)) == N_PEOPLE
    for what, plan in (
        ("effects on a trait", of_trait()),
        ("effects on a trait in strata", in_centres),
        ("effects", plan_of("selection with effects")),
    ):
        imputed = replace(plan, design=replace(plan.design, dosages=IMPUTED))
        imputed = replace(imputed, release=replace(imputed.release, score=of_trait().release.score))
        yield what, plan, result_of(plan, plan.release.n_snps), {}
        yield f"{what} of imputed genotypes", imputed, result_of(imputed, plan.release.n_snps), {}
    yield from less_usual()


def less_usual() -> Iterator[tuple[str, Plan, Result, dict[str, Any]]]:
    """What one of the above might be beside what it is."""
    for attacker in ("unbounded", "only the total"):
        for what in ("allele counts", "genotype counts", "selection with effects"):
            plan = plan_of(what, attacker)
            yield f"{what}, {attacker}", plan, result_of(plan, 2), {}
    secret = plan_of("genotype counts", "unbounded")
    nobody = Result(snps=tuple(replace(each, cases=(-2, 1, 0), controls=(1, 1, -2)) for each in snps_of(secret, 2)))
    yield "genotype counts of nobody", secret, nobody, {}
    loci = plan_of("right list of loci")
    yield "right list of loci that is empty", loci, Result(), {}
    listed = plan_of("right list with effects")
    yield "right list with effects that is none", listed, Result(inconclusive=True), {}
    yield "right list with effects that is empty", listed, Result(), {}
    plan = plan_of("selection")
    offset = replace(plan, release=replace(plan.release, score=ScoreChoice(name="tv", offset=2.0)))
    yield "a public offset", offset, result_of(offset, 2), {}
    values = plan_of("values")
    offset = replace(values, release=replace(values.release, score=ScoreChoice(name="tv", offset=2.0)))
    yield "values less a public offset", offset, result_of(offset, 3), {}
    part = replace(plan, release=replace(plan.release, epsilon=0.5))
    yield "part of a budget", part, result_of(part, 2), {}
    yield "a guarantee about attacks", guarantee_plan(), result_of(guarantee_plan(), 2), {}
    named = replace(plan, title="«»")
    yield "a title without letters", named, result_of(named, 2), {"name": "__"}
    with MECHANISMS.register(replace(selector("joint"), name="ranking", ordered=True)):
        ranking = plan_of("selection", mechanism="ranking", effects_epsilon=0.5)
        yield "a ranking with effects", ranking, result_of(ranking, 2), {}
    trait = Trait(low=18.0, high=40.0, name="BMI", covariates="age and sex, by a public model")
    empty = replace(of_trait(), release=replace(listed.release, score=of_trait().release.score))
    yield "right list with effects on a trait that is empty", empty, Result(trait_squares=12), {}
    three = replace(of_trait(trait=trait), release=replace(of_trait().release, n_snps=3))
    three = replace(three, design=replace(three.design, genome_build=GenomeBuild.T2T_CHM13))
    yield "effects of three SNPs on a trait", three, result_of(three), {}
    imputed = replace(
        stratified(), design=replace(stratified().design, dosages=IMPUTED, genome_build=GenomeBuild.GRCH37)
    )
    yield "effects of imputed genotypes in strata", imputed, result_of(imputed, 1), {}


def made_up(effects: dict[str, Any] | None) -> dict[str, Any] | None:
    """The same with the estimates from above in the places of those that follow."""
    if effects is None:
        return None
    snps = [
        {
            name: value
            if name == "variant_id"
            else TRAIT_FREQUENCY
            if type(value) is list and name == "frequency"
            else ESTIMATES[name][place]
            for name, value in snp.items()
        }
        for place, snp in enumerate(effects["snps"])
    ]
    return {**effects, "snps": snps}


def files() -> str:
    """Every file of a few of the cases, every table of all, and of the rest the digests."""
    lines = []
    for what, plan, result, facts in cases():
        known = facts_of(plan, result=result, ledger=LEDGER, versions=VERSIONS)
        predicate = derive(plan, replace(known, **facts))
        predicate["effects"] = made_up(predicate["effects"])
        predicate["gamma"] = round(predicate["gamma"], 4)
        name = predicate["release"]["name"]
        made = {table_name(name): table_bytes(predicate), RESULTS_NAME: results_bytes(predicate)} | own_files(predicate)
        for path, data in made.items():
            is_shown = "/" not in path and (what in IN_FULL or path.endswith(".tsv"))
            lines += [f"===== {what}: {path}", data.decode().removesuffix("\n") if is_shown else sha256(data)]
    return "\n".join(lines) + "\n"


def test_the_files_of_a_release_are_pinned() -> None:
    assert_pinned("files-of-a-release", EDITION, files())
