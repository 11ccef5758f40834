"""Forecasts beside throw-away releases: how often a release names all causal SNPs, and what was said of it beforehand.

    python bench/forecast_against_releases.py [--releases 200] [--studies 100] [--only WORDS …]

Each release is of a freshly simulated study as files, opened, counted, scored and drawn by the code of every release (in one process,
without a ledger).  Beside it what three readers are told of the same plan: the window, the command line (``simulate``) and the report,
each with its 95 % interval.  A share of so many releases has an error of its own, so *agrees* asks whether both errors together explain
the difference (two of them); *inside* is whether the share itself lies in the interval.
"""

from __future__ import annotations

import argparse
import math
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.disease import CausalSnp, DiseaseModel, default_disease
from gwasprivacy.assumptions.probability_words import STANDARD_ERRORS, honest_error
from gwasprivacy.assumptions.scenario import AlleleSpectrum, Engine, Scenario
from gwasprivacy.assumptions.trait_model import TraitModel, TraitSnp
from gwasprivacy.base.work import UNWATCHED
from gwasprivacy.forecast.answers import curves_of, search, simulate
from gwasprivacy.forecast.curves import as_told, told_together
from gwasprivacy.forecast.estimates import estimate
from gwasprivacy.forecast.opened_study import study_forecast
from gwasprivacy.forecast.questions import Question, question_of
from gwasprivacy.membership.adversary import AdversaryModel, PriorRange, Target, TargetKind
from gwasprivacy.membership.families.another_attacker import with_sizes
from gwasprivacy.membership.secrets import Secret, Sizes
from gwasprivacy.plan.plan import Plan, ReleaseChoices, in_step
from gwasprivacy.plan.plan_rules import CheckedPlan, check_plan
from gwasprivacy.plan.planning_scenario import Line
from gwasprivacy.plan.release_shares import with_share
from gwasprivacy.release.draw import draw
from gwasprivacy.release.preparation import prepare_release
from gwasprivacy.release.prepared import PreparedRelease
from gwasprivacy.simulation.studies.panel_files import PANEL_FORMAT, load_panel
from gwasprivacy.simulation.studies.study_files import STRATA_ENDING, simulate_study_files
from gwasprivacy.simulation.studies.study_simulator import study_source, trait_source
from gwasprivacy.simulation.studies.trait_files import TRAIT_ENDING, simulate_trait_files
from gwasprivacy.study.design import GenotypeFilter, Loci, Sites, StudyDesign
from gwasprivacy.study.imputation import Imputation
from gwasprivacy.study.person_rules.rules import PersonRules
from gwasprivacy.study.stratum import Stratum
from gwasprivacy.study.study_files import StudyFiles
from gwasprivacy.study.trait import Trait

N_SNPS = 400
SPECTRUM = AlleleSpectrum(alpha=1.0, beta=1.0, lowest=0.05)
MISSING, UNCALLED_PEOPLE, CERTAIN = 0.01, 0.02, 0.95
"""The share of calls that are missing at random; of people who have hardly any call; how sure an imputed genotype is."""
FIRST_SEED = 1_000_000  # studies of forecasts are named otherwise; none is met again
SOUND = Imputation(panel="a public panel", holds_participants=False, phased_together=False, filtered_here=False)
_MISSING_CODE = 0b01
Interval = tuple[float, float]
Bytes = dict[str, bytes]


@dataclass(frozen=True, kw_only=True)
class Case:
    """A plan in words, and what becomes of the files of a simulated study of it."""

    words: str
    plan: Plan
    altered: Callable[[Path, Bytes, np.random.Generator], Path | None] | None = None


@dataclass(frozen=True, kw_only=True)
class Told:
    """What a reader is told: a probability and its 95 % interval."""

    value: float
    low: float
    high: float

    def holds(self, share: float) -> bool:
        return self.low <= share <= self.high

    def agrees(self, found: int, n: int) -> bool:
        """Whether chance on both sides explains the difference."""
        share, centre = found / n, (found + 2) / (n + 4)
        half = self.high - self.value if share > self.value else self.value - self.low
        return abs(share - self.value) <= math.hypot(half, STANDARD_ERRORS * math.sqrt(centre * (1 - centre) / (n + 4)))

    def __str__(self) -> str:
        return f"{self.value:.2f} ({self.low:.2f}–{self.high:.2f})"


# What is told -----------------------------------------------------------------------------------------------------------


def told_by(plan: CheckedPlan) -> dict[str, Told]:
    """What window, command line and report say of the plan's own study."""
    question = question_of(plan)
    return {"window": window(question), "command line": command_line(question), "report": report(plan)}


def window(question: Question) -> Told:
    line = question.line(Line.THIS)
    assert line is not None, question.refused
    sizes = tuple(sorted({*estimate(question).sizes, question.n_people}))
    curves, needed = simulate(question, [line], sizes), {Line.THIS: search(question, line)}
    curve = told_together(curves, needed, question.n_people, question.target, question.metric)[Line.THIS]
    value, interval = (
        curve.at(question.n_people, question.metric),
        curve.interval_at(question.n_people, question.metric),
    )
    assert value is not None
    assert interval is not None
    return Told(value=value, low=interval[0], high=interval[1])


def command_line(question: Question) -> Told:
    line = question.line(Line.THIS)
    assert line is not None
    people, metric = question.n_people, question.metric
    found = curves_of(question.scenario, [line.request], sizes=[people], work=UNWATCHED)
    ((point,),) = as_told(found, people, question.target, {}).rows
    value = point.value(metric)
    half = STANDARD_ERRORS * honest_error(value, point.error(metric), point.n_studies)
    return Told(value=value, low=max(value - half, 0.0), high=min(value + half, 1.0))


def report(plan: CheckedPlan) -> Told:
    found = study_forecast(plan, n_snps_of(question_of(plan).scenario))
    assert found is not None
    assert found.curve is not None
    people, metric = found.question.n_people, found.question.metric
    value, interval = found.curve.at(people, metric), found.curve.interval_at(people, metric)
    assert value is not None
    assert interval is not None
    return Told(value=value, low=interval[0], high=interval[1])


def n_snps_of(scenario: Scenario) -> int:
    return scenario.n_snps if scenario.trait is not None else study_source(scenario).n_snps


# Releases ---------------------------------------------------------------------------------------------------------------


def count_successes(case: Case, n_releases: int, folder: Path) -> int:
    """How many of ``n_releases`` name all causal SNPs of their study, or a SNP of the locus of each."""
    plan = check_plan(case.plan)
    scenario = question_of(plan).scenario
    source = trait_source(scenario) if scenario.trait is not None else study_source(scenario)
    return sum(
        succeeds(prepare_release(plan, files_of(case, plan, scenario, number, folder)), source.causal.tolist())
        for number in range(n_releases)
    )


def succeeds(prepared: PreparedRelease, causal: list[int]) -> bool:
    rows = {name: row for row, name in enumerate(prepared.variants.snp)}
    drawn = [rows[snp.name] for snp in draw(prepared).snps]
    if prepared.loci is None:
        return set(causal) <= set(drawn)
    start, stop = prepared.loci.start, prepared.loci.stop
    return all(any(start[row] <= wanted < stop[row] for row in drawn) for wanted in causal)


def files_of(case: Case, plan: CheckedPlan, scenario: Scenario, number: int, folder: Path) -> StudyFiles:
    """Study ``number``, written over the one before."""
    seed, design = FIRST_SEED + number, plan.design
    if design.trait is not None:
        made = dict(simulate_trait_files(scenario, design.trait, design.n_people, seed))
    else:
        made = dict(simulate_study_files(scenario, design.n_cases, design.n_controls, seed))
    for ending in (".bed", ".bim", ".fam", TRAIT_ENDING, STRATA_ENDING):
        if ending in made:
            (folder / f"study{ending}").write_bytes(made[ending])
    path = folder / "study.bed"
    if case.altered is not None:
        path = case.altered(folder, made, np.random.default_rng(seed)) or path
    return StudyFiles(
        path=path,
        phenotype=folder / "study.txt" if path.suffix == ".vcf" else None,
        values=folder / f"study{TRAIT_ENDING}" if TRAIT_ENDING in made else None,
        strata=folder / f"study{STRATA_ENDING}" if STRATA_ENDING in made else None,
    )


def _codes(made: Bytes) -> np.ndarray:
    """The two-bit codes of a .bed, (n_snps, people and padding)."""
    n_snps = made[".bim"].count(b"\n")
    packed = np.frombuffer(made[".bed"], np.uint8)[3:].reshape(n_snps, -1)
    return np.stack([packed >> shift & 3 for shift in (0, 2, 4, 6)], axis=2).reshape(n_snps, -1)


def _write(folder: Path, made: Bytes, codes: np.ndarray) -> None:
    four = codes.reshape(len(codes), -1, 4)
    packed = four[..., 0] | four[..., 1] << 2 | four[..., 2] << 4 | four[..., 3] << 6
    (folder / "study.bed").write_bytes(made[".bed"][:3] + packed.astype(np.uint8).tobytes())


def missing_calls(folder: Path, made: Bytes, rng: np.random.Generator) -> None:
    codes, n_people = _codes(made), made[".fam"].count(b"\n")
    lost = rng.random(codes.shape) < MISSING
    lost[:, n_people:] = False
    _write(folder, made, np.where(lost, _MISSING_CODE, codes))


def bad_samples(folder: Path, made: Bytes, rng: np.random.Generator) -> None:
    """A few people who have a call at a tenth of the SNPs."""
    codes, n_people = _codes(made), made[".fam"].count(b"\n")
    poor = np.zeros(codes.shape[1], dtype=bool)
    poor[:n_people] = rng.random(n_people) < UNCALLED_PEOPLE
    lost = poor & (rng.random(codes.shape) < 0.9)
    _write(folder, made, np.where(lost, _MISSING_CODE, codes))


def imputed(folder: Path, made: Bytes, _rng: np.random.Generator) -> Path:
    """The same people as a VCF of probabilities, in which no genotype is certain."""
    people = [line.split() for line in made[".fam"].decode().splitlines()]
    names = [each[1] for each in people]
    status = "".join(f"0 {name} {each[-1]}\n" for name, each in zip(names, people, strict=True))
    (folder / "study.txt").write_text(status, encoding="utf-8")
    half = (1 - CERTAIN) / 2
    sure = [",".join(f"{CERTAIN if at == g else half:.3f}" for at in range(3)) for g in range(3)]
    of_code = np.array([sure[2], "", sure[1], sure[0]], dtype=object)  # copies of A1, which is ALT here
    codes = _codes(made)[:, : len(names)]
    lines = ["##fileformat=VCFv4.2", '##FORMAT=<ID=GP,Number=G,Type=Float,Description="p">']
    lines.append("\t".join(["#CHROM", "POS", "ID", "REF", "ALT", "QUAL", "FILTER", "INFO", "FORMAT", *names]))
    for row, site in enumerate(made[".bim"].decode().splitlines()):
        chrom, snp, _, pos, a1, a2 = site.split()
        lines.append("\t".join([chrom, pos, snp, a2, a1, ".", ".", ".", "GP", *of_code[codes[row]]]))
    path = folder / "study.vcf"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


# Plans ------------------------------------------------------------------------------------------------------------------


def group_plan(
    n_cases: int, n_controls: int, score: str = "ks", *, ratio: float = 2.0, sizes: Sizes = Sizes.ALL,
    secret: Secret = Secret.PARTICIPATION, scenario: Scenario | None = None, share: float | None = None, design: dict[str, object] | None = None, **release: object,
) -> Plan:  # fmt: skip
    """A plan at e^ε = ``ratio``; ``share`` of it for a measured ratio."""
    strata = (design or {}).get("strata", ())
    if strata:
        n_cases, n_controls = (sum(getattr(each, name) for each in strata) for name in ("n_cases", "n_controls"))  # type: ignore[attr-defined]
    return _plan(
        StudyDesign(n_cases=n_cases, n_controls=n_controls, genotype_filter=GenotypeFilter.NONE, **(design or {})),  # type: ignore[arg-type]
        Scenario(disease=default_disease(), n_snps=N_SNPS, spectrum=SPECTRUM) if scenario is None else scenario,
        score, ratio, sizes, secret, share, release,
    )  # fmt: skip


def trait_plan(
    n: int, trait: Trait, *, ratio: float = 2.0, sizes: Sizes = Sizes.ALL, secret: Secret = Secret.PARTICIPATION,
    share: float | None = None, strata: tuple[Stratum, ...] = (),
) -> Plan:  # fmt: skip
    model = TraitModel(causal=(TraitSnp(frequency=0.3, r2=0.03),) * 2)
    return _plan(
        StudyDesign(n_participants=n or sum(each.n_participants or 0 for each in strata), trait=trait, genotype_filter=GenotypeFilter.NONE, strata=strata),
        Scenario(trait=model, n_snps=N_SNPS, spectrum=SPECTRUM),
        "ks", ratio, sizes, secret, share, {},
    )  # fmt: skip


def _plan(
    design: StudyDesign, scenario: Scenario, score: str, ratio: float, sizes: Sizes, secret: Secret,
    share: float | None, release: dict[str, object],
) -> Plan:  # fmt: skip
    model = with_sizes(AdversaryModel(
        secret=secret, has_groups=design.trait is None, prior=PriorRange(0.5, 0.5), target=Target(TargetKind.EPSILON, math.log(ratio))
    ), sizes)  # fmt: skip
    choices: dict[str, object] = {"mechanism": "joint", "n_snps": 2, **release}
    plan = in_step(
        Plan(
            title="Throw-away",
            adversary=model,
            design=design,
            release=ReleaseChoices(score=ScoreChoice(name=score), **choices),  # type: ignore[arg-type]
            scenario=scenario,
        )
    )
    return plan if share is None else with_share(plan, "ratio_epsilon", share)


def linked_scenario(folder: Path) -> Scenario:
    """Mosaics of some neighbours on two chromosomes of the bundled panel: SNPs in linkage disequilibrium."""
    panel, half = load_panel(None), N_SNPS // 2
    causal = panel.rows_of(["ex9_002853", "ex13_001679"]).tolist()
    chrom = panel.variants.chrom
    rows = np.concatenate(
        [
            np.clip(row - half // 2 + np.arange(half), *(np.flatnonzero(chrom == chrom[row])[[0, -1]]))
            for row in causal
        ]
    )  # fmt: skip
    rows = np.unique(rows)
    kept = panel.variants.take(rows)
    columns = {name: getattr(kept, name).astype("U") for name in ("chrom", "snp", "a1", "a2")}
    bits = np.packbits(panel.copies[:, rows].T, axis=1)
    path = folder / "linked.npz"
    np.savez(
        path, format=np.array(PANEL_FORMAT), n_haplotypes=np.array(panel.n_templates), bits=bits, morgans=panel.morgans[rows],
        pos=kept.pos, **columns,
    )  # fmt: skip
    frequencies = panel.frequencies()[causal].tolist()
    disease = DiseaseModel(
        causal=tuple(
            CausalSnp(snp=panel.variants.snp[row], frequency=round(at, 3), odds_ratio=1.8)
            for row, at in zip(causal, frequencies, strict=True)
        ),
        prevalence=0.02,
    )
    return Scenario(disease=disease, engine=Engine.PANEL, panel=str(path))


def cases(folder: Path) -> list[Case]:
    about, total = Sizes.ABOUT, Sizes.TOTAL
    strata = (Stratum(name="north", n_cases=250, n_controls=150), Stratum(name="south", n_cases=120, n_controls=240))
    named: dict[str, object] = {"strata": strata}
    linked = linked_scenario(folder)
    sd = Trait.by_sd(0.0, 1.0, 1.0)
    own = Trait.by_sd(0.0, 1.0, 1.0, own_mean=True)
    off = replace(sd, centre=0.03)
    two = (Stratum(name="women", n_participants=600, centre=0.2), Stratum(name="men", n_participants=500, centre=-0.2))
    plain = tuple(replace(each, centre=None) for each in two)
    return [
        Case(words="all sizes printed", plan=group_plan(400, 400)),
        Case(words="all sizes printed, tv, lead 7", plan=group_plan(400, 400, "tv", lead=7.0)),
        Case(words="all, exponential", plan=group_plan(450, 450, "tv", mechanism="exponential")),
        Case(words="all, permute-and-flip", plan=group_plan(420, 420, mechanism="permute-and-flip")),
        Case(words="all, χ², exponential", plan=group_plan(700, 700, "genotypic", ratio=20, mechanism="exponential")),
        Case(words="all, at least 2 of 3, lead 7", plan=group_plan(380, 380, n_snps=3, at_least=2, lead=7.0)),
        Case(words="all, a set above a threshold", plan=group_plan(700, 700, mechanism="significant-set", n_snps=6, threshold=45.0)),
        Case(words="only the total printed", plan=group_plan(330, 450, sizes=total)),
        Case(words="only the total, ratio measured", plan=group_plan(330, 450, sizes=total, share=0.1)),
        Case(words="about", plan=group_plan(300, 400, sizes=about)),
        Case(words="about, ratio measured", plan=group_plan(300, 400, sizes=about, share=0.1)),
        Case(words="about, strata, ratio measured", plan=group_plan(0, 0, sizes=about, share=0.1, design=named)),
        Case(words="all, strata", plan=group_plan(0, 0, ratio=2.5, design=named)),
        Case(words="linkage, all", plan=group_plan(420, 420, ratio=3, scenario=linked)),
        Case(words="linkage, by locus, all, lead 7", plan=group_plan(350, 350, scenario=linked, lead=7.0, design={"loci": Loci(block_kb=500.0)})),
        Case(words="about, 1 % of calls missing", plan=group_plan(300, 320, sizes=about), altered=missing_calls),
        Case(words="all, imputed", plan=group_plan(420, 420, design={"dosages": SOUND, "sites": Sites.FIXED}), altered=imputed),
        Case(words="about, call rate asked of each", plan=group_plan(300, 320, sizes=about, design={"person_rules": PersonRules(call_rate=0.9)}), altered=bad_samples),
        Case(words="trait, own mean", plan=trait_plan(1500, own)),
        Case(words="trait, own mean, strata", plan=trait_plan(0, own, ratio=2.5, strata=plain)),
        Case(words="trait, centre, about", plan=trait_plan(1000, sd, sizes=about)),
        Case(words="trait, centre off by 0.03 SD, all", plan=trait_plan(1100, off)),
        Case(words="trait, strata's centres, total", plan=trait_plan(0, sd, sizes=total, strata=two)),
        Case(words="trait, mean measured, all", plan=trait_plan(1100, sd, share=0.1)),
        Case(words="trait, mean measured, about", plan=trait_plan(1000, off, sizes=about, share=0.1)),
        Case(words="trait, means measured in strata, about", plan=trait_plan(0, sd, sizes=about, strata=two, share=0.1)),
        Case(words="trait's value secret", plan=trait_plan(1000, sd, secret=Secret.TRAIT_VALUE)),
    ]  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--releases", type=int, default=200)
    parser.add_argument("--studies", type=int, default=100, help="simulated for each forecast; plans begin with 100")
    parser.add_argument("--only", nargs="+", default=[], help="cases that have one of these words")
    args = parser.parse_args()
    readers = ("window", "command line", "report")
    counted = {name: [0, 0] for name in readers}
    print(f"| plan | releases | {' | '.join(readers)} |\n|---|---|{'---|' * len(readers)}", flush=True)
    with tempfile.TemporaryDirectory(prefix="throw-away-") as name:
        folder = Path(name)
        asked = [case for case in cases(folder) if not args.only or any(word in case.words for word in args.only)]
        for case in asked:
            assert case.plan.scenario is not None
            told = told_by(check_plan(replace(case.plan, scenario=replace(case.plan.scenario, n_studies=args.studies))))
            found = count_successes(case, args.releases, folder)
            share, cells = found / args.releases, []
            for reader in readers:
                inside, agrees = told[reader].holds(share), told[reader].agrees(found, args.releases)
                counted[reader][0] += inside
                counted[reader][1] += agrees
                cells.append(f"{told[reader]}{'' if inside else ', outside' if agrees else ', **apart**'}")
            print(f"| {case.words} | {share:.3f} | {' | '.join(cells)} |", flush=True)
    for reader, (n_inside, n_agree) in counted.items():
        print(f"{reader}: agrees in {n_agree} of {len(asked)}, the share itself inside in {n_inside}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
