"""Attempts to get more draws than debits, or a budget twice: conversions, crashes at the disk's edge, edited plans."""

from __future__ import annotations

import contextlib
import os
import shutil
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.errors import GwasPrivacyError, PrivacyRefusal
from gwasprivacy.base.executors import Executor, InlineExecutor
from gwasprivacy.cli.main import main
from gwasprivacy.mechanisms.grid import NoiseGrid
from gwasprivacy.mechanisms.registry import MECHANISMS
from gwasprivacy.membership.adversary import AdversaryModel, PriorRange, Target, TargetKind
from gwasprivacy.membership.epsilon_units import PICO, from_units, to_units
from gwasprivacy.membership.families import BOUNDED, IDENTIFIABILITY, PriorFamily
from gwasprivacy.membership.secrets import Secret
from gwasprivacy.plan.plan import Plan
from gwasprivacy.release.engine import publish
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.ledger.refusals import BudgetExceeded
from gwasprivacy.release.permission import preview
from gwasprivacy.study.formats.registry import open_study
from gwasprivacy.study.identity import Overlap, StudyFingerprint, study_fingerprint
from gwasprivacy.study.sizes import CaseControlSizes
from tests.release.preparing import prepare_release
from tests.release.scene import Scene
from tests.study.make_plink import make_plink

KEY = bytes(range(32))
N_SNPS, N_PEOPLE = 240, 24
CHROM = ["1"] * 120 + ["2"] * 120
IS_CASE = np.arange(N_PEOPLE) < 10


# ------------------------------------------------------------------------------------- the same people in another form


def gappy(seed: int = 3) -> np.ndarray:
    rng = np.random.default_rng(seed)
    calls = rng.binomial(2, rng.uniform(0.1, 0.5, N_SNPS)[:, None], (N_SNPS, N_PEOPLE)).astype(np.uint8)
    calls[rng.random(calls.shape) < 0.03] = 3
    return calls


def same_study(one: StudyFingerprint, other: StudyFingerprint) -> bool:
    return one.overlap(KEY, other(KEY)) >= Overlap.SAME_PEOPLE


def marks(path: Path, **options: Path) -> StudyFingerprint:
    return study_fingerprint(open_study(path, **options))


@pytest.fixture
def known(tmp_path: Path) -> StudyFingerprint:
    return marks(make_plink(tmp_path, gappy(), IS_CASE, name="known", chrom=CHROM))


def test_a_table_filled_by_a_reference_that_counts_the_other_allele_is_the_same_study(
    tmp_path: Path, known: StudyFingerprint
) -> None:
    reference = tmp_path / "manifest.tsv"
    reference.write_text("snp\ta1\ta2\n" + "".join(f"rs{i + 1}\tG\tA\n" for i in range(N_SNPS)), encoding="utf-8")
    table = tmp_path / "t.tsv"
    assert main(["tables", str(tmp_path / "known"), "--reference", str(reference), "--out", str(table)]) == 0
    assert same_study(known, marks(table))


def test_turned_alleles_and_new_names_with_missing_calls_are_the_same_study(
    tmp_path: Path, known: StudyFingerprint
) -> None:
    turned = np.array([2, 1, 0, 3], dtype=np.uint8)[gappy()]
    people = [("new", str(i)) for i in range(N_PEOPLE)]
    study = make_plink(tmp_path, turned, IS_CASE, name="turned", chrom=CHROM, people=people)
    assert same_study(known, marks(study))


def vcf(folder: Path, calls: np.ndarray, names: list[str]) -> StudyFingerprint:
    """The marks of a VCF in which REF is what the fileset calls a1."""
    texts = np.array(["1/1", "0/1", "0/0", "./."])[calls]
    head = "\t".join(["#CHROM", "POS", "ID", "REF", "ALT", "QUAL", "FILTER", "INFO", "FORMAT", *names])
    rows = [
        "\t".join([CHROM[i], str(1000 * (i + 1)), f"rs{i + 1}", "A", "G", ".", ".", ".", "GT", *texts[i]])
        for i in range(N_SNPS)
    ]
    (folder / "s.vcf").write_text("\n".join(["##fileformat=VCFv4.2", head, *rows]) + "\n", encoding="utf-8")
    (folder / "p.txt").write_text(
        "".join(f"0 {n} {1 + int(c)}\n" for n, c in zip(names, IS_CASE, strict=True)), encoding="utf-8"
    )
    return marks(folder / "s.vcf", phenotype=folder / "p.txt")


def test_a_vcf_of_a_study_with_missing_calls_is_the_same_study(tmp_path: Path, known: StudyFingerprint) -> None:
    assert same_study(known, vcf(tmp_path, gappy(), [f"P{i}" for i in range(N_PEOPLE)]))


@pytest.mark.parametrize(
    ("family", "name", "sample"),
    [
        ("F7", "P{}", "F7_P{}"),
        ("P{}", "P{}", "P{}_P{}"),
        ("P{}", "P{}", "P{}"),
        ("0", "P{}", "P{}"),
        ("0", "P{}", "0_P{}"),
    ],
)
def test_a_vcf_with_corrected_calls_is_the_same_people(tmp_path: Path, family: str, name: str, sample: str) -> None:
    """PLINK writes FID_IID, or the IID alone, as a VCF's sample; one corrected call on each chromosome must not be enough."""
    people = [(family.format(i), name.format(i)) for i in range(N_PEOPLE)]
    known = marks(make_plink(tmp_path, gappy(), IS_CASE, name="fileset", chrom=CHROM, people=people))
    corrected = gappy()
    corrected[::5] = (corrected[::5] + 1) % 3
    study = vcf(tmp_path, corrected, [sample.replace("{}", str(i)) for i in range(N_PEOPLE)])
    assert same_study(known, study)
    assert not same_study(known, vcf(tmp_path, corrected, [f"Q{i}" for i in range(N_PEOPLE)]))


def test_studies_of_other_people_on_one_array_stay_apart_though_nobody_is_heterozygous_on_a_chromosome(
    tmp_path: Path,
) -> None:
    made = []
    for seed in (1, 2):
        calls = gappy(seed)
        calls[120:] = np.random.default_rng(seed).integers(0, 2, (120, N_PEOPLE)) * 2
        people = [(str(seed), str(i)) for i in range(N_PEOPLE)]
        chrom = ["1"] * 120 + ["MT"] * 120
        made.append(marks(make_plink(tmp_path, calls, IS_CASE, name=f"s{seed}", chrom=chrom, people=people)))
    assert not same_study(*made)


def test_no_form_of_a_study_gets_a_second_budget(scene: Scene) -> None:
    whole = replace(scene.plan, release=replace(scene.plan.release, budget=1.5))
    publish(prepare_release(whole, scene.study, name="a"), scene.ledger, scene.key, scene.out)
    forms = scene.folder / "forms"
    forms.mkdir()
    for ending in (".bed", ".bim", ".fam"):
        shutil.copy(f"{scene.study}{ending}", forms / f"copy{ending}")
        (forms / f"link{ending}").symlink_to(f"{scene.study}{ending}")
    assert main(["tables", str(scene.study), "--out", str(forms / "t.tsv")]) == 0
    shutil.copy(f"{scene.study}.bed", forms / "renamed.bed")
    shutil.copy(f"{scene.study}.bim", forms / "renamed.bim")
    people = Path(f"{scene.study}.fam").read_text(encoding="utf-8").replace("I", "new")
    (forms / "renamed.fam").write_text(people, encoding="utf-8")
    turned = people.split("\n")[:-1]
    swapped = [line[:-1] + {"1": "2", "2": "1"}[line[-1]] for line in turned]
    (forms / "groups.fam").write_text("\n".join(swapped) + "\n", encoding="utf-8")
    shutil.copy(f"{scene.study}.bed", forms / "groups.bed")
    shutil.copy(f"{scene.study}.bim", forms / "groups.bim")
    link = scene.folder / "other-name.gwasledger"
    link.symlink_to(scene.ledger)
    makes_links = link.is_symlink()  # Wine says that it did, and makes none
    for name in ("copy", *(["link"] if makes_links else []), "t.tsv", "renamed", "groups"):
        for change in (
            {"release": replace(whole.release, budget=90.0)},
            {"title": "Quite another study"},
            {"adversary": AdversaryModel(prior=PriorRange(0.1, 0.2), target=Target(TargetKind.EPSILON, 1.5))},
            {"adversary": replace(whole.adversary, group_size=3)},
            {"release": replace(whole.release, epsilon=1e-6)},
        ):
            plan = replace(whole, **change)
            for ledger in (scene.ledger, link) if makes_links else (scene.ledger,):
                with pytest.raises(BudgetExceeded):
                    preview(prepare_release(plan, forms / name, name="b"), ledger)
                with pytest.raises(BudgetExceeded):
                    publish(prepare_release(plan, forms / name, name="b"), ledger, scene.key, scene.out, force=True)
    assert len(Ledger(scene.ledger).read().accounts) == 1
    assert len(list(scene.out.glob("*.release.json"))) == 1


def test_another_secret_never_makes_a_release_cheaper(scene: Scene) -> None:
    for first, second in ((Secret.PARTICIPATION, Secret.CASE_STATUS), (Secret.CASE_STATUS, Secret.PARTICIPATION)):
        ledger = scene.folder / f"{first.value}.gwasledger"
        plans = [replace(scene.plan, adversary=replace(scene.plan.adversary, secret=each)) for each in (first, second)]
        one, two = (prepare_release(plan, scene.study, name="x") for plan in plans)
        publish(one, ledger, scene.key, scene.folder / first.value)
        left = Ledger(ledger).read().accounts[0].left_units
        try:
            cost = preview(two, ledger).quote.cost_units
        except PrivacyRefusal:
            continue
        assert cost >= two.epsilon_units
        assert cost <= left


def test_one_preparation_published_again_is_debited_again(scene: Scene) -> None:
    prepared = scene.prepared()
    for _ in range(2):
        publish(prepared, scene.ledger, scene.key, scene.out)
    with pytest.raises(BudgetExceeded):
        publish(prepared, scene.ledger, scene.key, scene.out)
    account = Ledger(scene.ledger).read().accounts[0]
    assert account.spent_units == 2 * prepared.epsilon_units


@pytest.mark.parametrize("n_writes", range(12))
def test_whatever_write_fails_there_are_as_many_debits_as_draws(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, n_writes: int
) -> None:
    """The disk fills up before the n-th fsync of a release."""
    from gwasprivacy.release import engine

    draws: list[int] = []
    select, fsync, calls = engine.draw, os.fsync, iter(range(10**6))

    def counted(prepared: engine.PreparedRelease, place: Executor) -> object:
        draws.append(1)
        return select(prepared, place)

    def full(descriptor: int) -> None:
        if next(calls) >= n_writes:
            raise OSError(28, "No space left on device")
        fsync(descriptor)

    prepared = scene.prepared()
    monkeypatch.setattr(engine, "draw", counted)
    monkeypatch.setattr(os, "fsync", full)
    with contextlib.suppress(GwasPrivacyError):
        publish(prepared, scene.ledger, scene.key, scene.out)
    monkeypatch.undo()
    debits = Ledger(scene.ledger).read().accounts if scene.ledger.exists() else ()
    n_debits = sum(len(account.releases) for account in debits)
    assert len(draws) <= n_debits
    published = [path for path in scene.out.glob("*") if path.is_file()] if scene.out.exists() else []
    assert not published or n_debits == 1
    assert not list(scene.folder.rglob(".small*")), "a temporary file was left"


# ---------------------------------------------------------------------------------- what is debited is what is spent


@given(
    st.integers(1, 20 * PICO),
    st.sampled_from(sorted(MECHANISMS)),
    st.integers(1, 20),
    st.sampled_from(["tv", "genotypic", "allelic", "trend"]),
    st.integers(2, 5000),
    st.integers(2, 5000),
)
def test_the_noise_is_never_smaller_than_the_debit_pays_for(
    units: int, mechanism: str, n_snps: int, score: str, n_cases: int, n_controls: int
) -> None:
    moves = MECHANISMS[mechanism].noise_moves(n_snps)
    delta = ScoreChoice(name=score).sensitivity_of(CaseControlSizes.of_groups(n_cases, n_controls))
    exact = ScoreChoice(name=score).score.sensitivity_of(CaseControlSizes.of_groups(n_cases, n_controls))
    assert Fraction(delta) >= exact
    if from_units(units) / moves < 2e-7:
        return
    grid = NoiseGrid.for_noise(moves=moves, sensitivity=delta, epsilon=from_units(units))
    step = Fraction(2) ** grid.exponent
    assert grid.sensitivity * step >= Fraction(delta)
    # The likelihood ratio's logarithm by the proof, on the grid that is really used, against the whole pico-ε debited.
    assert Fraction(moves * grid.sensitivity, grid.scale) <= Fraction(units, PICO)


@given(st.floats(1e-6, 100))
def test_a_debit_is_never_above_what_was_asked_for(epsilon: float) -> None:
    assert Fraction(to_units(epsilon), PICO) <= Fraction(repr(epsilon))


@pytest.mark.parametrize("family", [BOUNDED, IDENTIFIABILITY])
def test_the_ledgers_cost_is_what_the_mechanism_runs_with(scene: Scene, family: PriorFamily) -> None:
    worlds = {"worlds": 10, "target": Target(TargetKind.CAP, 0.4)} if family == IDENTIFIABILITY else {}
    adversary = AdversaryModel(family=family, **{"target": Target(TargetKind.EPSILON, 1.5), **worlds})  # type: ignore[arg-type]
    plan: Plan = replace(scene.plan, adversary=adversary, release=replace(scene.plan.release, budget=None))
    prepared = prepare_release(plan, scene.study, name="x")
    ran: list[float] = []
    real = MECHANISMS["permute-and-flip"]

    class Spy:
        def __getattr__(self, name: str) -> object:
            return getattr(real, name)

        def select(self, scores: np.ndarray, **options: object) -> np.ndarray:
            ran.append(float(options["epsilon"]))  # type: ignore[arg-type]
            return real.select(scores, **options)  # type: ignore[arg-type]

    from gwasprivacy.release import draw

    patch = pytest.MonkeyPatch()
    patch.setattr(draw, "selector", lambda name: Spy())
    try:
        publish(prepared, scene.ledger, scene.key, scene.out, drawing=InlineExecutor())
    finally:
        patch.undo()
    (account,) = Ledger(scene.ledger).read().accounts
    assert [to_units(each) for each in ran] == [release.cost_units for release in account.releases]


def test_force_replaces_files_and_never_a_debit(scene: Scene) -> None:
    words = scene.words("--force")
    assert [main(words) for _ in range(4)] == [0, 0, 3, 3]
    assert Ledger(scene.ledger).read().accounts[0].left_units == 0
