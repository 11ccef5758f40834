"""What a bystander can see of two neighbouring studies: files, names, messages, processes and sockets, draws aside."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.base.crash_log import log_folder
from gwasprivacy.base.platforms.durability import can_sync_folders
from gwasprivacy.cli.main import main
from gwasprivacy.plan.saved_plan import save_plan
from gwasprivacy.release import engine, permission
from gwasprivacy.statement.result import ReleasedSnp, Result
from gwasprivacy.study.design import Loci
from tests.release.preparing import prepare_release
from tests.release.scene import N_GROUP, N_SNPS, PASSPHRASE, Scene, drawn_here, genotypes, is_case
from tests.study.make_plink import make_plink

MISSING = 3


@pytest.fixture
def scene(scene: Scene, tmp_path: Path) -> Scene:
    (tmp_path / "manifest.tsv").write_text(
        "snp\ta1\ta2\n" + "".join(f"rs{i + 1}\t{'GA'[i % 2]}\t{'AG'[i % 2]}\n" for i in range(N_SNPS)), encoding="utf-8"
    )
    return scene


def neighbours() -> Iterator[tuple[str, np.ndarray]]:
    """The study with its first case replaced by somebody at each edge of what a record can be."""
    base = genotypes()
    base[5] = 0  # nobody carries a1
    base[6] = 2
    base[7] = MISSING  # nobody was called
    base[8, 1:] = 0  # the first case alone can carry a1
    base[9, 1:] = MISSING
    for name, record in {
        "as it is": base[:, 0],
        "all missing": np.full(N_SNPS, MISSING),
        "all a1": np.full(N_SNPS, 2),
        "no a1": np.zeros(N_SNPS),
        "all heterozygous": np.ones(N_SNPS),
    }.items():
        calls = base.copy()
        calls[:, 0] = record
        yield name, calls


@pytest.mark.parametrize("score", ["tv", "tv-allelic", "genotypic", "allelic", "trend"])
@pytest.mark.parametrize("window", [None, 3.0])
def test_neighbouring_studies_look_the_same_but_for_the_draw(
    scene: Scene,
    score: str,
    window: float | None,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plan = replace(
        scene.plan,
        design=replace(
            scene.plan.design, reference="manifest.tsv", loci=None if window is None else Loci(window_kb=window)
        ),
        release=replace(scene.plan.release, score=replace(scene.plan.release.score, name=score)),
    )
    save_plan(plan, scene.folder / "small.gwasplan")
    monkeypatch.setattr(
        engine,
        "draw",
        lambda prepared, place: Result(
            snps=(ReleasedSnp(chromosome="1", position=4000, name=str(prepared.variants.snp[3])),)
        ),
    )
    seen = set()
    for place, (_, calls) in enumerate(neighbours()):
        folder = scene.folder / f"n{place}"
        folder.mkdir()
        study = make_plink(folder, calls, is_case())
        out, ledger = folder / "released", folder / "l"
        words = ["release", str(scene.folder / "small.gwasplan"), "--study", str(study), "--ledger", str(ledger)]
        assert main([*words, "--dry-run", "--json"]) == 0
        with drawn_here():  # nothing is drawn at all
            assert main([*words, "--key", str(scene.key_path), "--out", str(out), "--no-pdf"]) == 0
        told = capsys.readouterr()
        files = {str(p.relative_to(out)): p.read_text(encoding="utf-8") for p in sorted(out.rglob("*")) if p.is_file()}
        report = json.loads(files.pop("Small-study-1.release.json"))
        import base64

        statement = json.loads(base64.b64decode(report["payload"]))
        position = statement["predicate"].pop("ledger")
        assert set(position) == {"id", "row", "head", "head_before", "study"}
        text = json.dumps([told.out, told.err, statement, files])
        once = json.dumps(str(folder))[
            1:-1
        ]  # Windows's separators are written twice, in text that is JSON already four times
        text = text.replace(json.dumps(once)[1:-1], "folder").replace(once, "folder")
        text = re.sub(r"(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])", "H", text) if position["row"] else text
        seen.add(text)
    assert len(seen) == 1


@pytest.mark.parametrize("score", ["tv", "tv-allelic", "genotypic", "allelic", "trend"])
def test_no_replaced_person_moves_a_score_of_a_filled_study_by_more_than_its_sensitivity(
    scene: Scene, score: str
) -> None:
    """From files to scores: orientation, filling, counting, scoring and grid together."""
    plan = replace(
        scene.plan,
        design=replace(scene.plan.design, reference="manifest.tsv"),
        release=replace(scene.plan.release, score=replace(scene.plan.release.score, name=score)),
    )
    rows = []
    for place, (_, calls) in enumerate(neighbours()):
        folder = scene.folder / f"n{place}"
        folder.mkdir()
        # Each study's file has its own minor allele as a1, as PLINK writes it: public orientation must undo that.
        turn = (calls == 2).sum(axis=1) > (calls == 0).sum(axis=1)
        turned = calls.copy()
        turned[turn] = np.array([2, 1, 0, 3])[calls[turn].astype(int)]
        a1, a2 = (np.where(turn, *pair).tolist() for pair in (("G", "A"), ("A", "G")))
        study = make_plink(folder, turned, is_case(), a1=a1, a2=a2)
        prepared = prepare_release(plan, study, base=scene.folder)
        rows.append(prepared.scores)
    values = np.stack(rows)
    assert np.ptp(values, axis=0).max() <= plan.sensitivity()
    assert np.isfinite(values).all()


def test_messages_about_bad_people_quote_nobody(scene: Scene, capsys: pytest.CaptureFixture[str]) -> None:
    secret = "GENOMEOFMRSSMITH"
    save_plan(scene.plan, scene.folder / "small.gwasplan")
    fam = Path(f"{scene.study}.fam")
    good = fam.read_text(encoding="utf-8")
    first = good.splitlines()[0]
    people = scene.folder / "people.txt"
    plain = "".join(f"F{i + 1} I{i + 1} {int(i < N_GROUP)}\n" for i in range(2 * N_GROUP))
    faults = {
        "missing phenotype": (good.replace(first, f"{secret} {secret} 0 0 0 -9", 1), None),
        "odd phenotype": (good.replace(first, f"F1 I1 0 0 0 {secret}", 1), None),
        "twice": (f"{secret} {secret} 0 0 0 2\n" * 2 + "".join(good.splitlines(True)[2:]), None),
        "columns": (good.replace(first, f"{secret} I1 0 0 0 2 {secret}", 1), None),
        "stranger": (good, plain.replace("F1 I1", f"{secret} {secret}", 1)),
        "value": (good, plain.replace("F1 I1 1", f"F1 I1 {secret}", 1)),
        "again": (
            good.replace(first, f"{secret} I1 0 0 0 2", 1),
            plain.replace("F1 I1 1\n", f"{secret} I1 1\n" * 2, 1),
        ),
        "absent": (good.replace(first, f"{secret} I1 0 0 0 2", 1), plain.replace("F1 I1 1\n", "", 1)),
    }
    for name, (family, phenotypes) in faults.items():
        fam.write_text(family, encoding="utf-8")
        words = ["release", str(scene.folder / "small.gwasplan"), "--study", str(scene.study), "--ledger"]
        words += [str(scene.folder / "l"), "--dry-run"]
        if phenotypes is not None:
            people.write_text(phenotypes, encoding="utf-8")
            words += ["--phenotype", str(people)]
        assert main(words) == 2, name
        assert secret not in "".join(capsys.readouterr()), name
    assert not log_folder().exists()


def test_a_bug_in_the_middle_of_private_data_leaves_none_of_it_in_the_log(
    scene: Scene, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    secret = "GENOMEOFMRSSMITH"
    save_plan(scene.plan, scene.folder / "small.gwasplan")

    def broken(*_: object) -> object:
        try:
            raise KeyError(secret)
        except KeyError as error:
            raise ValueError(f"{secret} {PASSPHRASE}") from error

    words = ["release", str(scene.folder / "small.gwasplan"), "--study", str(scene.study), "--ledger"]
    words += [str(scene.ledger), "--key", str(scene.key_path), "--out", str(scene.out)]
    for where, place, code in ((engine, "draw", 3), (permission, "report_stem", 1)):
        monkeypatch.setattr(where, place, broken)
        assert main(words) == code
        monkeypatch.undo()
        monkeypatch.setenv("GWASPRIVACY_PASSPHRASE", PASSPHRASE)
        monkeypatch.setenv("XDG_STATE_HOME", str(scene.folder / "state"))
        told = "".join(capsys.readouterr())
        log = (log_folder() / "crash.log").read_text(encoding="utf-8")
        for word in (secret, PASSPHRASE, str(scene.folder), "rs4"):
            assert word not in log
        assert secret not in told
        assert PASSPHRASE not in told
    assert not [path for path in scene.folder.rglob("*") if path.is_file() and secret.encode() in path.read_bytes()]


def test_the_passphrase_is_in_no_other_processes_surroundings(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from gwasprivacy.cli import release

    save_plan(scene.plan, scene.folder / "small.gwasplan")
    environments: list[dict[str, str]] = []
    make = release.executor_from_args if hasattr(release, "executor_from_args") else None
    if make is None:
        pytest.skip("the command makes its executor elsewhere")

    def spied(args: object) -> object:
        environments.append(dict(os.environ))
        return make(args)  # type: ignore[arg-type]

    monkeypatch.setattr(release, "executor_from_args", spied)
    words = ["release", str(scene.folder / "small.gwasplan"), "--study", str(scene.study), "--ledger"]
    words += [str(scene.ledger), "--key", str(scene.key_path), "--out", str(scene.out), "--no-pdf"]
    assert main(words) == 0
    assert environments
    assert all(PASSPHRASE not in each.values() for each in environments)
    assert os.environ["GWASPRIVACY_PASSPHRASE"] == PASSPHRASE


_NO_NETWORK = """
import sys
def watch(event, args):
    if event == "socket.gethostname":  # NumPy asks on Windows which processor this is, and for this machine's name with it
        return
    if event.startswith("socket.") and event not in ("socket.__new__",) or event == "socket.__new__" and args[1] != 1:
        raise SystemExit(f"a socket: {event} {args[1:]}")
sys.addaudithook(watch)
from gwasprivacy.cli.main import main
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.slow
@pytest.mark.parametrize("words", [["--jobs", "2"], []], ids=["processes", "inline"])
def test_a_release_opens_no_socket(scene: Scene, words: list[str]) -> None:
    save_plan(scene.plan, scene.folder / "small.gwasplan")
    command = ["release", str(scene.folder / "small.gwasplan"), "--study", str(scene.study), "--ledger"]
    command += [str(scene.ledger), "--key", str(scene.key_path), "--out", str(scene.out), *words]
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", _NO_NETWORK, *command],
        cwd=root,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_every_private_file_is_its_owners_only_and_no_temporary_one_stays(scene: Scene) -> None:
    before = os.umask(0)
    try:
        scene.release()
    finally:
        os.umask(before)
    assert scene.ledger.stat().st_mode & 0o077 == 0
    assert scene.key_path.stat().st_mode & 0o077 == 0
    journals = [path for path in scene.folder.rglob("*") if "journal" in path.name]
    assert not [path.name for path in scene.folder.rglob("*") if path.name.startswith(".")]
    if can_sync_folders():
        assert not journals
    assert all(path.stat().st_size == 0 and path.stat().st_mode & 0o077 == 0 for path in journals)
