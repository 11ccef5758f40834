"""Whatever a release leaves behind, on the command line: no participant, no label's name, no column, no count, no private file's name."""

from __future__ import annotations

import base64
import gzip
import tempfile
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from gwasprivacy.base.crash_log import log_folder
from gwasprivacy.cli.main import main
from gwasprivacy.plan.saved_plan import save_plan
from gwasprivacy.release import engine
from gwasprivacy.release.publication import Publication
from tests.privacy.planted import COUNT, ID, Planted, WrittenFiles, leaks, plant
from tests.release.scene import PASSPHRASE

HEARD = WrittenFiles()


@pytest.fixture(scope="module")
def planted(tmp_path_factory: pytest.TempPathFactory) -> Planted:
    return plant(tmp_path_factory.mktemp("study"))


@pytest.fixture
def world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, planted: Planted) -> Iterator[Path]:
    """Where everything is written: results, ledger, key, logs, notes, settings and temporary files."""
    for name, folder in {"XDG_STATE_HOME": "state", "XDG_CONFIG_HOME": "config", "TMPDIR": "temporary"}.items():
        (tmp_path / folder).mkdir()
        monkeypatch.setenv(name, str(tmp_path / folder))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))
    monkeypatch.setenv("GWASPRIVACY_PASSPHRASE", PASSPHRASE)
    save_plan(planted.plan, tmp_path / "study.gwasplan")
    assert main(["keygen", "--out", str(tmp_path / "office")]) == 0
    HEARD.names.clear()
    HEARD.on = True
    yield tmp_path
    HEARD.on = False


def release(world: Path, planted: Planted) -> int:
    return main(
        [
            *("release", str(world / "study.gwasplan"), "--study", str(planted.study)),
            *("--phenotype", str(planted.phenotypes), "--ledger", str(world / "study.gwasledger")),
            *("--key", str(world / "office.key.pem"), "--out", str(world / "released")),
            *("--log-file", str(world / "what-was-done.log")),
        ]
    )


def test_nothing_that_a_release_writes_has_a_private_word_or_number(world: Path, planted: Planted) -> None:
    assert release(world, planted) == 0
    ledger = str(world / "study.gwasledger")
    assert main(["ledger", ledger, "--export", str(world / "rows.csv")]) == 0
    key = ["--key", str(world / "office.pub.pem")]
    assert main(["verify", str(world / "released"), *key, "--slip", str(world / "slip.pdf")]) == 0
    assert (
        main(["release", str(world / "study.gwasplan"), "--study", str(planted.study), "--ledger", ledger, "--dry-run"])
        == 0
    )
    assert "the debit is in the ledger" in (world / "what-was-done.log").read_text(encoding="utf-8")
    written = [path for path in world.rglob("*") if path.is_file()]
    assert len(written) >= 10
    assert leaks([world], planted.markers) == []
    assert [name for name in HEARD.names if leaks([Path(name)], planted.markers)] == []
    assert any("partial" in name or name.startswith(str(world)) for name in HEARD.names)  # it hears


def test_a_release_that_fails_leaves_no_private_word_in_the_log(
    world: Path, planted: Planted, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> object:
        raise ValueError(f"{ID}7 has {COUNT}: {planted.phenotypes}")

    monkeypatch.setattr(engine, "draw", broken)
    assert release(world, planted) == 3
    assert (log_folder() / "crash.log").exists()
    assert leaks([world], planted.markers) == []


def test_a_program_that_writes_a_participant_or_a_count_is_found(
    world: Path, planted: Planted, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = Publication.write_tables

    def leaking(self: Publication, predicate: dict[str, object]) -> None:
        write(self, predicate)
        (self.folder / "people.txt").write_text(f"{ID}12\n{COUNT}\n", encoding="utf-8")

    monkeypatch.setattr(Publication, "write_tables", leaking)
    assert release(world, planted) == 0
    assert [each.split(": ")[1] for each in leaks([world / "released"], planted.markers)] == [ID, str(COUNT)]


HIDDEN = {
    "plain": f"x{ID}9".encode(),
    "another case": f"x{ID.lower()}9".encode(),
    "utf-16": f"x{ID}9".encode("utf-16-le"),
    "base64": base64.b64encode(f"somebody called {ID}9 took part".encode()),
    "gzip": gzip.compress(f"x{ID}9".encode()),
    "a pdf's stream": b"%PDF-1.4\nstream\n" + zlib.compress(f"x{ID}9".encode()) + b"\nendstream",
}


@pytest.mark.parametrize("data", HIDDEN.values(), ids=HIDDEN)
def test_the_search_finds_a_word_however_it_lies_there(
    tmp_path: Path, data: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.privacy.planted.shutil.which", lambda name: None)
    (tmp_path / "x.bin").write_bytes(data)
    assert leaks([tmp_path], [ID])
    (tmp_path / "x.bin").write_bytes(b"nothing")
    assert not leaks([tmp_path], [ID])


@pytest.mark.parametrize(("text", "found"), [(f"n={COUNT}.", True), (f"0{COUNT}", False), (f"ab{COUNT}ef", False)])
def test_the_search_knows_a_number_from_the_digits_of_a_hash(tmp_path: Path, text: str, found: bool) -> None:
    (tmp_path / "x.txt").write_text(text, encoding="utf-8")
    assert bool(leaks([tmp_path], [str(COUNT)])) is found


def test_names_of_files_are_searched_too(tmp_path: Path) -> None:
    (tmp_path / f"{ID}.txt").touch()
    assert leaks([tmp_path], [ID])
