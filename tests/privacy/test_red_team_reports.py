"""Well-signed lies: what a holder of the key, or of the folder, might slip past ``verify``."""

from __future__ import annotations

import base64
import copy
import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.base.executors import InlineExecutor
from gwasprivacy.base.strict_json import canonical_json
from gwasprivacy.cli.main import main
from gwasprivacy.plan.saved_plan import save_plan
from gwasprivacy.release.engine import ReleaseOutcome, publish
from gwasprivacy.release.signing import generate_key, sign_payload, write_key_pair
from gwasprivacy.release.verify import verify_report
from gwasprivacy.statement.files.report_in_pdf import report_in
from gwasprivacy.statement.files.signed_files import subject_digests
from gwasprivacy.study.design import GenotypeFilter
from tests.release.scene import PASSPHRASE, Scene


@pytest.fixture
def outcome(scene: Scene) -> ReleaseOutcome:
    prepared = scene.prepared()
    publish(prepared, scene.ledger, scene.key, scene.out, drawing=InlineExecutor())
    return publish(prepared, scene.ledger, scene.key, scene.out, drawing=InlineExecutor())


def statement_of(outcome: ReleaseOutcome) -> dict[str, Any]:
    statement: dict[str, Any] = json.loads(
        base64.b64decode(json.loads(outcome.report_path.read_text(encoding="utf-8"))["payload"])
    )
    return statement


def signed_again(scene: Scene, outcome: ReleaseOutcome, change: Callable[[dict[str, Any]], None]) -> Path:
    statement = statement_of(outcome)
    predicate = copy.deepcopy(statement["predicate"])
    change(predicate)
    try:
        subjects = sorted(subject_digests(predicate).items())
    except InvalidPlan:  # a liar who signs what no table can be made of keeps the subjects as they were
        subjects = sorted((each["name"], each["digest"]["sha256"]) for each in statement["subject"])
    forged = statement | {
        "predicate": predicate,
        "subject": [{"name": n, "digest": {"sha256": d}} for n, d in subjects],
    }
    folder = scene.folder / "forged"
    folder.mkdir(exist_ok=True)
    path = folder / "forged.release.json"
    path.write_bytes(sign_payload(canonical_json(forged), scene.key))
    return path


def setting(*place: str | int, to: object) -> Callable[[dict[str, Any]], None]:
    def change(predicate: dict[str, Any]) -> None:
        inner: Any = predicate
        for step in place[:-1]:
            inner = inner[step]
        inner[place[-1]] = to

    return change


LIES = {
    "a line of the table in a name": setting("result", "snps", 0, "variant_id", to="rs1\n2\t55\trs666"),
    "a column in a chromosome": setting("result", "snps", 0, "chromosome", to="1\t55"),
    "a name that turns letters": setting("result", "snps", 0, "variant_id", to="rs1\u202e2"),
    "a name with nothing to see": setting("result", "snps", 0, "variant_id", to="rs1\u200b"),
    "a file's name with a line end": setting("release", "name", to="small-2\n"),
    "a file's name with a line separator": setting("release", "name", to="small\u2028-2"),
    "the folder above": setting("release", "name", to=".."),
    "a date that is none": setting("release", "date", to="2026-99-99"),
    "a date with a line end": setting("release", "date", to="2026-01-01\n"),
    "an earlier date that is none": setting("earlier_releases", 0, "date", to="2026-13-01"),
    "an earlier title with a line end": setting("earlier_releases", 0, "title", to="a\nb"),
    "a digest with a line end": setting("candidates", "sha256", to="0" * 64 + "\n"),
    "a ledger's head with a line end": setting("ledger", "head", to="0" * 64 + "\n"),
    "a number with a point": setting("release", "number", to=2.0),
    "a number beyond counting": setting("release", "number", to=10**18),
    "nobody to choose from": setting("candidates", "number", to=0),
    "an earlier number with a point": setting("earlier_releases", 0, "number", to=1.5),
    "a budget of nothing": setting("budget", "total", to=1e-300),
    "a budget beyond numbers": setting("budget", "total", to=1e300),
    "an epsilon beyond numbers": setting("epsilon", to=1e308),
    "a title in the plan with a line end": setting("plan", "title", to="a\nb"),
    "the plan's format": setting("plan", "format", to="gwasprivacy-plan/9"),
    "a plan of another format": setting("plan", "format", to="gwasprivacy-plan/0"),
}


@pytest.mark.parametrize("lie", LIES)
def test_a_well_signed_lie_fails_and_crashes_nothing(scene: Scene, outcome: ReleaseOutcome, lie: str) -> None:
    found = verify_report(signed_again(scene, outcome, LIES[lie]), scene.public_key_path)
    assert not found.valid
    assert "\n" not in found.reason


@pytest.mark.parametrize(
    "drop",
    [
        lambda predicate: predicate["statements"].pop(1),
        setting("plan", "design", "genotype_filter", to="none"),
        setting("plan", "design", "genotype_filter", to="public-list"),
        setting("plan", "design", "genotype_filter", to=None),
    ],
    ids=["the sentence", "answered no", "answered a list", "not answered"],
)
def test_that_genotypes_decided_who_is_in_a_file_cannot_be_dropped_from_its_report(
    scene: Scene, drop: Callable[[dict[str, Any]], object]
) -> None:
    made = scene.release(design=replace(scene.plan.design, genotype_filter=GenotypeFilter.BEFORE_US))
    assert verify_report(signed_again(scene, made, lambda predicate: None), scene.public_key_path).valid
    assert not verify_report(signed_again(scene, made, drop), scene.public_key_path).valid


def test_the_same_report_signed_again_is_valid(scene: Scene, outcome: ReleaseOutcome) -> None:
    assert verify_report(signed_again(scene, outcome, lambda predicate: None), scene.public_key_path).valid


@pytest.mark.slow
def test_any_number_in_a_report_may_become_anything_without_a_crash(scene: Scene, outcome: ReleaseOutcome) -> None:
    def places(value: Any, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
        if isinstance(value, dict):
            return [path, *(p for key, inner in value.items() for p in places(inner, (*path, key)))]
        if isinstance(value, list):
            return [path, *(p for key, inner in enumerate(value) for p in places(inner, (*path, key)))]
        return [path]

    statement = statement_of(outcome)
    for path in places(statement):
        for wrong in (None, 2.5, 10**18, 1e300, "x", [[]], {"a": None}):
            forged = copy.deepcopy(statement)
            if not path:
                continue
            inner: Any = forged
            for step in path[:-1]:
                inner = inner[step]
            inner[path[-1]] = wrong
            file = scene.folder / "forged.json"
            file.write_bytes(sign_payload(canonical_json(forged), scene.key))
            verify_report(file, scene.public_key_path)  # says yes or no; raises nothing


def test_a_second_envelope_member_or_a_borrowed_key_id_fails(scene: Scene, outcome: ReleaseOutcome) -> None:
    stranger = generate_key()
    _, public = write_key_pair(stranger, scene.folder / "stranger", PASSPHRASE)
    good = outcome.report_path.read_bytes()
    envelope = json.loads(good)
    borrowed = json.loads(sign_payload(base64.b64decode(envelope["payload"]), stranger))
    borrowed["signatures"][0]["keyid"] = scene.key.key_id
    texts = {
        "borrowed": canonical_json(borrowed) + b"\n",
        "twice": good.replace(b'"payloadType"', b'"payload":"e30=","payloadType"', 1),
        "escape": good.replace(b'"payload"', b'"p\\u0061yload"', 1),
        "spaces": good.replace(b":", b": ", 1),
        "two lines": good + b"\n",
        "none": canonical_json({**envelope, "signatures": []}) + b"\n",
        "same twice": canonical_json({**envelope, "signatures": envelope["signatures"] * 2}) + b"\n",
    }
    for name, data in texts.items():
        file = scene.folder / "forged.json"
        file.write_bytes(data)
        assert not verify_report(file, scene.public_key_path).valid, name
        assert not verify_report(file, public).valid, name
    assert not verify_report(outcome.report_path, public).valid


def test_an_empty_viewer_folder_does_not_hide_a_changed_results_file(scene: Scene) -> None:
    first = scene.release()
    results = scene.out / "results.json"
    results.write_bytes(results.read_bytes().replace(b'"epsilon": 1.5', b'"epsilon": 0.1'))
    assert not verify_report(first.report_path, scene.public_key_path).valid
    (scene.out / "small-1.viewer").mkdir()
    assert not verify_report(first.report_path, scene.public_key_path).valid


def test_tables_of_two_releases_cannot_be_exchanged(scene: Scene, outcome: ReleaseOutcome) -> None:
    one, two = scene.out / "small-1.release.tsv", scene.out / "small-2.release.tsv"
    kept = one.read_bytes()
    one.write_bytes(two.read_bytes())
    two.write_bytes(kept)
    assert not verify_report(outcome.report_path, scene.public_key_path).valid


@pytest.mark.parametrize(
    "title", ["a) Tj ET (b", "<b>bold</b> &amp; <script>", "%PDF-1.4 endobj", "=cmd|' /C calc'!A0"]
)
def test_a_title_is_only_a_title_on_the_page_and_in_the_table(
    scene: Scene, title: str, capsys: pytest.CaptureFixture[str]
) -> None:
    save_plan(replace(scene.plan, title=title), scene.folder / "t.gwasplan")
    words = ["release", str(scene.folder / "t.gwasplan"), "--study", str(scene.study), "--ledger", str(scene.ledger)]
    assert main([*words, "--key", str(scene.key_path), "--out", str(scene.out), "--json"]) == 0
    made = json.loads(capsys.readouterr().out)
    pdf = Path(made["pdf"]).read_bytes()
    for word in (b"/JavaScript", b"/URI", b"/OpenAction", b"/Launch"):
        assert word not in pdf
    assert len(re.findall(rb"/EmbeddedFile\b", pdf)) == len(re.findall(rb"/EmbeddedFiles\b", pdf)) == 1, (
        "the signed report itself, and nothing that a title could add"
    )
    assert report_in(pdf) == Path(made["report"]).read_bytes()
    rows = [line for line in Path(made["table"]).read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    assert len(rows) == 2
    assert verify_report(Path(made["report"]), scene.public_key_path).valid
