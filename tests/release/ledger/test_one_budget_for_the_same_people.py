"""One budget for one group of people, whatever their files."""

from __future__ import annotations

from pathlib import Path

import pytest

from gwasprivacy.base.errors import BudgetExceeded
from gwasprivacy.release.engine import prepare_release, preview, publish
from gwasprivacy.release.ledger.ledger import Ledger
from tests.release.scene import N_SNPS, Scene, genotypes, is_case
from tests.study.make_plink import make_plink

TWO_CHROMOSOMES = ["1"] * (N_SNPS // 2) + ["2"] * (N_SNPS // 2)


def changed_study(scene: Scene, **columns: object) -> Path:
    """The scene's study with one other call on every chromosome."""
    calls = genotypes()
    for row in (0, N_SNPS - 1):
        calls[row, 0] = (calls[row, 0] + 1) % 3
    return make_plink(scene.folder, calls, is_case(), name="changed", chrom=TWO_CHROMOSOMES, **columns)  # type: ignore[arg-type]


@pytest.fixture
def spent(scene: Scene) -> Scene:
    """A ledger in which the whole budget of the scene's people is spent."""
    make_plink(scene.folder, genotypes(), is_case(), chrom=TWO_CHROMOSOMES)
    for _ in range(2):
        scene.release()
    return scene


def test_a_changed_call_on_every_chromosome_brings_no_new_budget(spent: Scene) -> None:
    prepared = prepare_release(spent.plan, changed_study(spent), name="small")
    for attempt in (preview, lambda *a: publish(*a, spent.key, spent.out)):
        with pytest.raises(BudgetExceeded) as refused:
            attempt(prepared, spent.ledger)
        assert "identifiers" in refused.value.hint
        assert "another ledger" in refused.value.hint
    assert len(Ledger(spent.ledger).read().accounts) == 1


def test_a_shared_budget_says_why_and_what_to_do_where_they_are_other_people(scene: Scene) -> None:
    scene.release()
    seen = preview(prepare_release(scene.plan, changed_study(scene), name="small"), scene.ledger)
    assert not seen.new_study
    assert seen.remaining_epsilon == 0.0
    (said,) = [text for text in seen.warnings if "identifiers" in text]
    assert "study-1" in said
    assert "another ledger" in said
    assert not [text for text in preview(scene.prepared(), scene.ledger).warnings if "identifiers" in text]


def test_other_people_on_the_same_array_have_a_budget_of_their_own(spent: Scene) -> None:
    people = [("other", str(i)) for i in range(len(is_case()))]
    study = make_plink(spent.folder, genotypes(2), is_case(), name="other", people=people)
    seen = preview(prepare_release(spent.plan, study, name="small"), spent.ledger)
    assert seen.new_study
