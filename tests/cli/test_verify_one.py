"""One report is verified by itself as it is in a folder: the same lines, the same exit code."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from gwasprivacy.cli.main import main
from gwasprivacy.release.planning_report.planning import make_planning_report
from gwasprivacy.release.signing import generate_key, write_key_pair
from tests.release.planning_scene import KEY, planning_plan
from tests.release.scene import PASSPHRASE


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("one")
    (made / "good").mkdir()
    (made / "good" / "small.planning.json").write_bytes(make_planning_report(planning_plan(), name="small", key=KEY)[1])
    shutil.copytree(made / "good", made / "bad")
    bad = made / "bad" / "small.planning.json"
    bad.write_bytes(bad.read_bytes().replace(b'"sig":"', b'"sig":"AA'))
    (made / "empty").mkdir()
    (made / "empty" / "small.planning.json").write_bytes(b"")
    write_key_pair(KEY, made / "k", PASSPHRASE)
    write_key_pair(generate_key(), made / "other", PASSPHRASE)
    return made


@pytest.mark.parametrize("json", [[], ["--json"]], ids=["words", "json"])
@pytest.mark.parametrize("keys", [["k"], ["other"], ["nobody"], []], ids=["signer", "stranger", "no file", "no key"])
@pytest.mark.parametrize("which", ["good", "bad", "empty"])
def test_one_report_is_verified_by_itself_as_in_a_folder(
    folder: Path, capsys: pytest.CaptureFixture[str], which: str, keys: list[str], json: list[str]
) -> None:
    options = [part for key in keys for part in ("--key", str(folder / f"{key}.pub.pem"))] + json
    found = []
    for report in (folder / which / "small.planning.json", folder / which):
        code = main(["verify", str(report), *options])
        found.append((code, *capsys.readouterr()))
    assert found[0] == found[1]
    assert (found[0][0] == 0) is (which == "good" and keys == ["k"])
