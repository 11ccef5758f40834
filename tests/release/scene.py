"""A small study with one strong signal, a plan that fits it, a ledger and a key: the stage for tests of releases."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from gwasprivacy.base.executors import InlineExecutor
from gwasprivacy.membership.adversary import AdversaryModel, PriorRange, Target, TargetKind
from gwasprivacy.plan.plan import Plan, ReleaseChoices
from gwasprivacy.plan.saved_plan import save_plan
from gwasprivacy.release import engine
from gwasprivacy.release.engine import PreparedRelease, ReleaseOutcome, publish
from gwasprivacy.release.signing import SigningKey, generate_key, write_key_pair
from gwasprivacy.study.design import GenotypeFilter, StudyDesign
from tests.release.preparing import prepare_release
from tests.study.make_plink import make_plink

N_GROUP = 20
N_SNPS = 30
PASSPHRASE = "correct horse battery"


def genotypes(seed: int = 1) -> np.ndarray:
    """(N_SNPS, 2·N_GROUP): noise, but at SNP rs4 every case has two copies and no control any."""
    calls = np.random.default_rng(seed).integers(0, 3, size=(N_SNPS, 2 * N_GROUP))
    calls[3, :N_GROUP], calls[3, N_GROUP:] = 2, 0
    return calls


def is_case() -> np.ndarray:
    return np.arange(2 * N_GROUP) < N_GROUP


def small_plan(**choices: Any) -> Plan:
    """ε = 1.5 of a budget of 3: two releases fit exactly."""
    options = {"mechanism": "permute-and-flip", "n_snps": 1, "budget": 3.0, **choices}
    return Plan(
        title="Small study",
        adversary=AdversaryModel(prior=PriorRange(0.5, 0.5), target=Target(TargetKind.EPSILON, 1.5)),
        design=StudyDesign(n_cases=N_GROUP, n_controls=N_GROUP, genotype_filter=GenotypeFilter.NONE),
        release=ReleaseChoices(**options),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    folder: Path
    study: Path
    plan: Plan
    key: SigningKey
    key_path: Path
    public_key_path: Path

    @property
    def ledger(self) -> Path:
        return self.folder / "small.gwasledger"

    @property
    def out(self) -> Path:
        return self.folder / "released"

    def prepared(self, **fields: Any) -> PreparedRelease:
        return prepare_release(replace(self.plan, **fields), self.study, name="small")

    def words(self, *more: str | Path, plan: Plan | None = None) -> list[str]:
        """The release of ``plan``, or of the scene's, as words for the command line."""
        path = self.folder / "small.gwasplan"
        save_plan(plan or self.plan, path)
        words = ["release", path, "--study", self.study, "--ledger", self.ledger, "--key", self.key_path]
        return [str(word) for word in (*words, "--out", self.out, "--no-pdf", *more)]

    def release(self, **fields: Any) -> ReleaseOutcome:
        """Drawn in this process, which is sooner; ``publish`` itself draws in a fresh one."""
        return publish(self.prepared(**fields), self.ledger, self.key, self.out, drawing=InlineExecutor())


@contextmanager
def drawn_here() -> Iterator[None]:
    """Releases draw in this process, which is sooner: for those that a test makes about something else."""
    usual = engine.ProcessExecutor
    engine.ProcessExecutor = lambda jobs: InlineExecutor()  # type: ignore[assignment,misc]
    try:
        yield
    finally:
        engine.ProcessExecutor = usual  # type: ignore[misc]


def set_up(folder: Path, seed: int = 1) -> Scene:
    study = make_plink(folder, genotypes(seed), is_case())
    key = generate_key()
    key_path, public = write_key_pair(key, folder / "curator", PASSPHRASE)
    return Scene(folder=folder, study=study, plan=small_plan(), key=key, key_path=key_path, public_key_path=public)
