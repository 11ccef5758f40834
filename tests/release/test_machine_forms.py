"""A release in other programs' forms: ACRO's own readers load it, the registry's record and the Five Safes crate say what is true."""

from __future__ import annotations

import hashlib
import io
import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest
import yaml

from gwasprivacy.base.errors import InvalidInput, VerificationFailed
from gwasprivacy.release.crate import METADATA, PROFILE, CrateFacts, crate_bytes, identifier
from gwasprivacy.release.verify import verify_report
from gwasprivacy.rendering.crate_files import pack_release
from gwasprivacy.statement.files.acro import ACRO_0, ACRO_1, RESULTS_NAME, acro_1_folder
from gwasprivacy.statement.files.deployment import NOT_STATED, deployment_name
from gwasprivacy.statement.public_keys import load_public_key
from tests.release.scene import Scene, set_up

FACTS = CrateFacts(person="Ada Example", institution="Example University", project="Small 2026")


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Scene:
    """One release that no test changes."""
    folder = tmp_path_factory.mktemp("forms")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_STATE_HOME", str(folder / "state"))
        made = set_up(folder)
        made.release()
    return made


@pytest.fixture
def report_path(scene: Scene) -> Path:
    return scene.out / "small-1.release.json"


# ------------------------------------------------------------------------------------------------------------------- ACRO

READ = """
import importlib, json, sys, types
place, folder = sys.argv[1:]
sys.path.insert(0, place)
package = types.ModuleType("acro")  # its own __init__ would load what a reader does not need
package.__path__ = [place + "/acro"]
sys.modules["acro"] = package
found = importlib.import_module("acro.record").load_records(folder).get("output_0")
print(json.dumps([found.status, found.output_type, found.output, found.properties["report"], found.comments]))
"""


@pytest.mark.parametrize("version", [ACRO_0, ACRO_1])
def test_acros_own_reader_loads_the_form_of_its_version(scene: Scene, version: str) -> None:
    place = Path(sys.prefix) / "readers" / f"reader-acro-{version}"
    if not place.is_dir():
        assert os.environ.get("CI") != "true", "the set-up for developers installs ACRO's readers"
        pytest.skip(f"ACRO {version} is not installed: make test sets it up")
    folder = scene.out if version == ACRO_0 else scene.out / acro_1_folder("small-1")
    asked = [sys.executable, "-W", "ignore", "-c", READ, str(place), str(folder)]
    done = subprocess.run(asked, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    status, kind, output, report, comments = json.loads(done.stdout)
    assert (status, kind, output, report) == ("review", "custom", ["small-1.release.tsv"], "small-1.release.json")
    assert len(comments) == 3


@pytest.mark.parametrize("folder", [".", acro_1_folder("small-1")])
def test_every_checksum_is_the_one_of_the_file_that_it_names(scene: Scene, folder: str) -> None:
    place = scene.out / folder
    told = {each.name.removesuffix(".txt"): each.read_text("utf-8") for each in (place / "checksums").iterdir()}
    assert set(told) == {RESULTS_NAME, "small-1.release.tsv"}
    for name, digest in told.items():
        assert hashlib.sha256((place / name).read_bytes()).hexdigest() == digest


def test_a_changed_file_for_a_machine_is_found_and_a_foreign_one_is_named(report_path: Path, tmp_path: Path) -> None:
    folder = tmp_path / "copy"
    for each in report_path.parent.rglob("*"):
        if each.is_file():
            target = folder / each.relative_to(report_path.parent)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(each.read_bytes())
    key = report_path.parent.parent / "curator.pub.pem"
    odd = folder / acro_1_folder("small-1") / "odd.txt"
    odd.write_text("odd", encoding="utf-8")
    found = verify_report(folder / report_path.name, key)
    assert found.valid
    assert any("odd.txt is not one of the report’s files; it was not checked" in said for said in found.files)
    changed = folder / acro_1_folder("small-1") / RESULTS_NAME
    changed.write_text(changed.read_text("utf-8").replace("review", "pass"), "utf-8")
    assert not verify_report(folder / report_path.name, key).valid


# --------------------------------------------------------------------------------------------------------------- registry


def test_the_registrys_record_has_its_required_fields_and_nothing_that_the_report_does_not_say(scene: Scene) -> None:
    record = yaml.safe_load((scene.out / deployment_name("small-1")).read_text("utf-8"))
    assert set(record) == {"url_slug", "status", "tier", "deployment"}
    assert (record["status"], record["tier"]) == ("Draft", 3)
    deployment = record["deployment"]
    basic = deployment["basic"]
    assert basic["data_curators"] == [NOT_STATED]
    assert basic["publication_date"].count("-") == 2
    assert isinstance(basic["publication_date"], str), "the registry wants a date as text"
    assert deployment["privacy_loss"]["privacy_parameters"] == {"epsilon": 1.5}
    assert "one participant’s genotypes are replaced" in deployment["privacy_loss"]["privacy_unit_details"]
    assert deployment["dp_variant"]["variant_name"] == "Pure DP"
    assert deployment["deployment_model"]["release_type"] == "Many releases", "half of the budget is left"


# ------------------------------------------------------------------------------------------------------------------ crate


@pytest.fixture(scope="module")
def archive(scene: Scene, tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    out = tmp_path_factory.mktemp("crate") / "small.zip"
    packed = pack_release(
        scene.out / "small-1.release.json", load_public_key(scene.public_key_path), FACTS, out, with_pdf=True
    )
    assert packed.pdf_error is None
    return zipfile.ZipFile(io.BytesIO(out.read_bytes()))


def test_a_crate_is_one_bag_whose_manifests_hold(archive: zipfile.ZipFile) -> None:
    assert {name.split("/")[0] for name in archive.namelist()} == {"small-1.crate"}
    for manifest in ("manifest-sha512.txt", "tagmanifest-sha512.txt"):
        for line in archive.read(f"small-1.crate/{manifest}").decode().splitlines():
            digest, name = line.split("  ")
            assert hashlib.sha512(archive.read(f"small-1.crate/{name}")).hexdigest() == digest
    listed = archive.read("small-1.crate/manifest-sha512.txt").decode().split()[1::2]
    assert sorted(listed) == sorted(n.removeprefix("small-1.crate/") for n in archive.namelist() if "/data/" in n)


def _graph(archive: zipfile.ZipFile, place: str = "") -> dict[str, dict[str, Any]]:
    found = json.loads(archive.read(f"small-1.crate/data/{place}{METADATA}"))
    return {each["@id"]: each for each in found["@graph"]}


def test_a_crate_names_every_file_that_it_holds_and_no_other(archive: zipfile.ZipFile) -> None:
    graph = _graph(archive)
    top = "small-1.crate/data/"
    held = {n.removeprefix(top) for n in archive.namelist() if n.startswith(top)}
    held = {name for name in held if not name.startswith("workflow/") and name != METADATA}
    parts = {part["@id"] for part in graph["./"]["hasPart"]}
    assert parts == {*held, "workflow/"}
    assert all(graph[name]["@type"] == "File" for name in held)
    assert "small-1.release.pdf" in held
    assert not any(ending in " ".join(archive.namelist()) for ending in (".gwasledger", ".key.pem", ".bed", ".fam"))


def test_a_crate_has_what_its_profile_asks_for(archive: zipfile.ZipFile) -> None:
    """Five Safes RO-Crate 0.4: profile, workflow crate, run, requesting person, project, disclosure check."""
    graph = _graph(archive)
    root = graph["./"]
    assert root["conformsTo"] == {"@id": PROFILE}
    run = graph[root["mentions"][0]["@id"]]
    assert (run["@type"], run["instrument"], run["actionStatus"].rsplit("/", 1)[1]) == (
        "CreateAction",
        root["mainEntity"],
        "CompletedActionStatus",
    )
    assert graph[run["agent"]["@id"]]["name"] == "Ada Example"
    assert graph[root["sourceOrganization"]["@id"]]["@type"] == "Project"
    check = graph[root["mentions"][1]["@id"]]
    assert check["actionStatus"].endswith("PotentialActionStatus"), "no program has made it"
    workflow = _graph(archive, "workflow/")
    plan = workflow[workflow["./"]["mainEntity"]["@id"]]
    assert "ComputationalWorkflow" in plan["@type"]
    references = json.dumps([graph, workflow])
    assert "../" not in references


def test_the_same_release_and_answers_make_the_same_archive(scene: Scene, report_path: Path) -> None:
    report = verify_report(report_path, scene.public_key_path).report
    assert report is not None
    data = report_path.read_bytes()
    assert crate_bytes(report, data, FACTS) == crate_bytes(report, data, FACTS)
    assert identifier(report) == identifier(report)
    other = CrateFacts(person="Ada", institution="X", project="Y", orcid="https://orcid.org/0000-0001-5000-0007")
    assert crate_bytes(report, data, other) != crate_bytes(report, data, FACTS)


@pytest.mark.parametrize(
    "answers",
    [
        {"person": ""},
        {"institution": "a\nb"},
        {"project": "x" * 201},
        {"orcid": "orcid.org/1"},
        {"licence": "https://a b"},
    ],
)
def test_an_answer_that_cannot_stand_in_an_archive_is_refused(answers: dict[str, str]) -> None:
    given = {"person": "Ada", "institution": "X", "project": "Y", **answers}
    with pytest.raises(InvalidInput):
        CrateFacts(**given)


def test_a_report_that_does_not_hold_is_not_packed(scene: Scene, report_path: Path, tmp_path: Path) -> None:
    key = load_public_key(scene.public_key_path)
    bad = tmp_path / "bad.json"
    bad.write_bytes(report_path.read_bytes().replace(b"A", b"B", 1))
    with pytest.raises(VerificationFailed):
        pack_release(bad, key, FACTS, tmp_path / "out.zip")
    assert not (tmp_path / "out.zip").exists()


def test_an_archive_that_is_there_is_not_replaced(scene: Scene, report_path: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.zip"
    out.write_text("mine", encoding="utf-8")
    with pytest.raises(InvalidInput):
        pack_release(report_path, load_public_key(scene.public_key_path), FACTS, out, with_pdf=False)
    assert out.read_text("utf-8") == "mine"
