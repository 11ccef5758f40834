"""Neighbouring studies leave the same bytes but for the draw, in fresh ledgers and in ledgers that know the other.

The draw is fixed here, and so are the ledger's identity, its nonces and the clock.  Then nothing that is published may
differ: not the report with its row, hashes, release number and signature, not a file beside it.
"""

from __future__ import annotations

import secrets
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.plan.plan import Plan
from gwasprivacy.release import engine
from gwasprivacy.release.draw import draw
from gwasprivacy.release.ledger import ledger as ledger_module
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.prepared import PreparedRelease
from gwasprivacy.release.result import Result
from gwasprivacy.release.verify import verify_report
from gwasprivacy.study.counted_study import count_tables
from gwasprivacy.study.formats.registry import open_study
from gwasprivacy.study.formats.tsv import encode_tables
from tests.privacy.test_red_team_carriers import CASES as CARRIER_CASES
from tests.privacy.test_red_team_carriers import FILES as CARRIER_FILES
from tests.privacy.test_red_team_carriers import listed, prepared_from
from tests.release.kind_plans import CHOICES, plan_of
from tests.release.scene import N_GROUP, Scene, genotypes, is_case, set_up
from tests.study.make_plink import make_plink

MISSING = 3
DAY = "2026-05-04"
PEOPLE = [(f"F{i + 1}", f"I{i + 1}") for i in range(2 * N_GROUP)]

Data = tuple[np.ndarray, np.ndarray, list[tuple[str, str]]]
"""Genotypes (n_snps, n_people), who is a case, and everybody's FID and IID."""


def base() -> Data:
    calls = genotypes()
    calls[5] = 0  # nobody carries a1
    calls[8, 1:] = 0  # the first case alone can carry a1
    calls[8, 0] = 0
    return calls, is_case(), PEOPLE


def replaced() -> Data:
    calls, cases, people = base()
    calls[:, 0] = genotypes(7)[:, 0]
    return calls, cases, [("new", "person"), *people[1:]]


def one_more_carrier() -> Data:
    calls, cases, people = base()
    calls[5, 0], calls[8, 0] = 1, 2
    return calls, cases, people


def other_missing_calls() -> Data:
    calls, cases, people = base()
    calls[::3, 0] = MISSING
    return calls, cases, people


def one_added() -> Data:
    calls, cases, people = base()
    return np.column_stack([calls, genotypes(7)[:, 0]]), np.append(cases, True), [*people, ("new", "person")]


def one_removed() -> Data:
    calls, cases, people = base()
    return calls[:, :-1], cases[:-1], people[:-1]


SAME_SIZES = {"replaced": replaced, "one more carrier": one_more_carrier, "other missing calls": other_missing_calls}
SECRET_SIZES = {"one added": one_added, "one removed": one_removed}


def as_bed(folder: Path, data: Data) -> Path:
    calls, cases, people = data
    return make_plink(folder, calls, cases, people=people)


def as_table(folder: Path, data: Data) -> Path:
    study = as_bed(folder, data)
    table = folder / "study.tsv"
    table.write_bytes(b"".join(encode_tables(count_tables(open_study(study)).tables)))
    return table


FORMATS: dict[str, Callable[[Path, Data], Path]] = {"bed": as_bed, "table": as_table}


@pytest.fixture
def fixed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Scene:
    """Identities, nonces and the clock are the test's."""
    scene = set_up(tmp_path)
    monkeypatch.setattr(secrets, "token_hex", lambda n: "ab" * n)
    counter = iter(range(10**6))
    monkeypatch.setattr(ledger_module.secrets, "token_bytes", lambda n: next(counter).to_bytes(n, "big"))
    monkeypatch.setattr(ledger_module, "today", lambda: DAY)
    monkeypatch.setattr(engine, "today", lambda: DAY)
    return scene


def written_by(
    scene: Scene, place: str, prepared: PreparedRelease, ledger: Path | None, result: Result
) -> dict[str, bytes]:
    """Every file that a release into a folder of its own leaves; ``ledger`` is copied first, None: a fresh one."""
    folder = scene.folder / place
    folder.mkdir()
    own = folder / "l.gwasledger"
    if ledger is not None:
        shutil.copy(ledger, own)
    out = folder / "out"
    with pytest.MonkeyPatch.context() as patch:
        # Another world: no note of a ledger that has the same identity here.
        patch.setenv("XDG_STATE_HOME", str(folder / "state"))
        patch.setattr(engine, "draw", lambda prepared: result)
        done = engine.publish(prepared, own, scene.key, out)
    found = verify_report(done.report_path, scene.public_key_path)
    assert found.valid, found.reason
    files = {str(path.relative_to(out)): path.read_bytes() for path in sorted(out.rglob("*")) if path.is_file()}
    return files | {"rows of the ledger": repr(Ledger(own).read().heads).encode()}


def require_same_bytes(scene: Scene, one: PreparedRelease, other: PreparedRelease) -> None:
    """In fresh ledgers, in ledgers that know the one, and in ledgers that know the other."""
    studies, result = (one, other), draw(one)
    fresh = [written_by(scene, f"fresh-{i}", study, None, result) for i, study in enumerate(studies)]
    assert fresh[0] == fresh[1]
    assert any(name.endswith(".release.json") for name in fresh[0])
    for known in (0, 1):
        ledger = scene.folder / f"fresh-{known}" / "l.gwasledger"
        again = [written_by(scene, f"known-{known}-{i}", study, ledger, result) for i, study in enumerate(studies)]
        assert again[0] == again[1]
        assert again[0].keys() != fresh[0].keys(), "it is the account's second release"


def prepared_from_data(scene: Scene, plan: Plan, form: str, data: Data) -> PreparedRelease:
    folder = scene.folder / "data"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    return engine.prepare_release(plan, FORMATS[form](folder, data), name="small")


@pytest.mark.parametrize("kind", CHOICES)
@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("neighbour", SAME_SIZES)
def test_neighbours_leave_the_same_bytes_but_for_the_draw(fixed: Scene, kind: str, form: str, neighbour: str) -> None:
    plan = plan_of(kind, budget=3.0)
    require_same_bytes(
        fixed, *(prepared_from_data(fixed, plan, form, data()) for data in (base, SAME_SIZES[neighbour]))
    )


@pytest.mark.parametrize("kind", ["genotype counts", "allele counts"])
@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("neighbour", SECRET_SIZES)
def test_one_added_or_removed_leaves_the_same_bytes_where_the_size_is_secret(
    fixed: Scene, kind: str, form: str, neighbour: str
) -> None:
    plan = plan_of(kind, "unbounded", budget=3.0)
    require_same_bytes(
        fixed, *(prepared_from_data(fixed, plan, form, data()) for data in (base, SECRET_SIZES[neighbour]))
    )


@pytest.mark.parametrize(("form", "change"), CARRIER_CASES)
def test_a_carrier_of_a_site_or_an_allele_more_leaves_the_same_bytes(fixed: Scene, form: str, change: str) -> None:
    """In every format, where the candidates are a public list."""
    plan = listed(fixed, plan_of("selection", budget=3.0))
    require_same_bytes(
        fixed, *(prepared_from(fixed, form, CARRIER_FILES[file](), plan) for file in ("as it is", change))
    )


@pytest.mark.parametrize("kind", ["values", "genotype counts", "allele counts"])
@pytest.mark.parametrize("change", ["a third allele", "a listed site more"])
def test_a_carrier_changes_no_byte_of_numbers_about_named_snps(fixed: Scene, kind: str, change: str) -> None:
    plan = listed(fixed, plan_of(kind, budget=3.0))
    plan = replace(plan, release=replace(plan.release, snps=("rs2", "rs5"), n_snps=2))
    require_same_bytes(
        fixed, *(prepared_from(fixed, "vcf", CARRIER_FILES[file](), plan) for file in ("as it is", change))
    )


def test_the_comparison_sees_a_difference(fixed: Scene) -> None:
    """What it looks for would be seen: another plan leaves other bytes."""
    prepared = [prepared_from_data(fixed, plan_of("selection", budget=budget), "bed", base()) for budget in (3.0, 4.0)]
    result = draw(prepared[0])
    one, other = (written_by(fixed, f"b{place}", each, None, result) for place, each in enumerate(prepared))
    assert one != other
