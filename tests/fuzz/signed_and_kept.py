"""More doors: lists of people and of SNPs, files that are damaged before they are signed, and what the program keeps for itself."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable
from pathlib import Path

from gwasprivacy.base.resources import resource_path
from gwasprivacy.forecast.curves import Curve, Point
from gwasprivacy.plan.saved_plan import load_plan
from gwasprivacy.release.approval.approval import approve, read_approval
from gwasprivacy.release.approval.asking import ask_for_approval
from gwasprivacy.release.approval.request import read_request
from gwasprivacy.release.keys.signer import read_signer, signer_path, write_signer
from gwasprivacy.release.keys.trust_list import TRUST_LIST, read_list
from gwasprivacy.release.keys.trusted import TrustedKey
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.ledger.positions import note_path, position_in_report, read_newest
from gwasprivacy.release.policy.policy import POLICY_FORMAT, policy_document
from gwasprivacy.release.policy.signed_policy import POLICY_TYPE, read_policy, sign_policy
from gwasprivacy.release.signing import SigningKey, generate_key, sign_payload
from gwasprivacy.release.unverified import read_report
from gwasprivacy.release.verify import verify_report
from gwasprivacy.statement.approval_form import APPROVAL_TYPE, REQUEST_TYPE
from gwasprivacy.statement.check import opened, read
from gwasprivacy.statement.envelope import PAYLOAD_TYPE
from gwasprivacy.statement.files.files_beside import check_files
from gwasprivacy.statement.public_keys import load_public_key
from gwasprivacy.statement.signer import Signer
from tests.fuzz.doors import DOORS, Door, Make
from tests.release.planning_scene import planned_thrice
from tests.release.scene import set_up
from tests.study.test_line_ends import READERS


def listed(name: str) -> Make:
    """A list or table of lines, as the test of line ends reads it."""
    read, file, text = READERS[name]

    def make(folder: Path) -> Door:
        path = folder / file
        path.write_text(text, encoding="utf-8")
        return Door(file=path, read=lambda: read(path))

    return make


def before_it_was_signed(file: Path, read: Callable[[], object], key: SigningKey, kind: str) -> Door:
    """The payload is damaged and then signed: what only the form and the sums inside can refuse."""
    payload = base64.b64decode(json.loads(file.read_bytes())["payload"])
    return Door(file=file, read=read, inside=payload, wrap=lambda data: sign_payload(data, key, kind))


def report_payload(folder: Path) -> Door:
    scene = set_up(folder)
    report = scene.release().report_path

    def read() -> None:
        position_in_report(report)
        read_report(report)
        found = verify_report(report, scene.public_key_path)
        if found.error is not None:
            raise found.error

    return before_it_was_signed(report, read, scene.key, PAYLOAD_TYPE)


def planning_report(folder: Path) -> Door:
    path = folder / "plan.planning.json"
    path.write_bytes(planned_thrice()[1])
    return Door(file=path, read=lambda: read(opened(path.read_bytes())))


def beside_a_report(ending: str) -> Make:
    """A file that is compared with what the report signs."""

    def make(folder: Path) -> Door:
        scene = set_up(folder)
        path = scene.release().report_path
        report = read_report(path)
        beside = next(each for each in sorted(path.parent.rglob(f"*{ending}")) if each != path)
        return Door(file=beside, read=lambda: check_files(report, path.parent, path))

    return make


def ledger_note(folder: Path) -> Door:
    """The program's own note of where a ledger stood; a damaged one is none."""
    scene = set_up(folder)
    scene.release()
    ledger = Ledger(scene.ledger)
    path = note_path(ledger.read().ledger_id)
    return Door(file=path, read=lambda: read_newest(ledger))


def policy(folder: Path) -> Door:
    key, path = generate_key(), folder / "policy.json"
    rules = policy_document().read(
        {"format": POLICY_FORMAT, "site": "Registry", "max_epsilon": 1.5, "min_cases": 10, "max_snps": 5}
    )
    path.write_bytes(sign_policy(rules, key))
    return before_it_was_signed(path, lambda: read_policy(path), key, POLICY_TYPE)


def request(folder: Path) -> Door:
    scene, path = set_up(folder), folder / "small.request.json"
    path.write_bytes(ask_for_approval(scene.prepared(), scene.ledger, scene.key))
    return before_it_was_signed(path, lambda: read_request(path), scene.key, REQUEST_TYPE)


def approval(folder: Path) -> Door:
    door, board, path = request(folder), generate_key(), folder / "small.approval.json"
    path.write_bytes(approve(read_request(door.file), board))
    return before_it_was_signed(path, lambda: read_approval(path), board, APPROVAL_TYPE)


def trusted_keys(folder: Path) -> Door:
    scene, path = set_up(folder), folder / "trusted-keys.json"
    key = TrustedKey(name="Registry", key=load_public_key(scene.public_key_path), added="2026-01-01")
    path.write_text(json.dumps(TRUST_LIST.write((key,))), encoding="utf-8")
    path.chmod(0o600)
    return Door(file=path, read=lambda: read_list(path))


def signer(folder: Path) -> Door:
    key = set_up(folder).key_path
    write_signer(key, Signer(name="Ana López", institution="Example Hospital"))
    return Door(file=signer_path(key), read=lambda: read_signer(key))


def recovery(folder: Path) -> Door:
    from gwasprivacy.ui.shell.recovery_files import RecoveryFile, UnsavedPlan, left_behind

    plan = load_plan(resource_path("example/example.gwasplan"))
    kept = RecoveryFile(folder)
    kept.write(UnsavedPlan(plan=plan, path=folder / "x.gwasplan"))
    intact, path = kept.path.read_bytes(), folder / "0123456789abcdef.recovery"
    kept.remove()
    path.write_bytes(intact)

    def read() -> None:
        found, _ = left_behind(folder)
        for each in found:
            each.leave()
        for each in folder.glob("*.damaged"):
            each.unlink()

    return Door(file=path, read=read)


def scenarios(folder: Path) -> Door:
    from gwasprivacy.ui.calibration.kept_scenarios import SavedScenario, ScenarioList

    plan, path = load_plan(resource_path("example/example.gwasplan")), folder / "x.gwasplan"
    kept = ScenarioList(folder, path)
    points = (Point(n_people=500, p_all=0.1, p_any=0.2), Point(n_people=1000, p_all=0.5, p_any=0.6))
    kept.add(SavedScenario.of(plan, Curve(points=points, is_estimate=False)))
    (file,) = (folder / "scenarios").iterdir()

    def read() -> None:
        found = ScenarioList(folder, path)
        found.names(plan)
        for each in found.items:
            each.applied_to(plan)

    return Door(file=file, read=read)


def settings(folder: Path) -> Door:
    from gwasprivacy.ui.shell.settings import RecentKind, Settings

    path = folder / "window.ini"
    first = Settings(path)
    first.remembers_files = True
    first.more_open = True
    first.add_recent_plan(folder / "a.gwasplan")
    for kind in RecentKind:
        first.add_recent(kind, folder / "a")
    first.sync()

    def read() -> None:
        found = Settings(path)
        for name, of in vars(Settings).items():
            if isinstance(of, property):
                getattr(found, name)
        for kind in RecentKind:
            found.recent(kind)

    return Door(file=path, read=read)


ALL: dict[str, Make] = {
    **DOORS,
    **{f"list-{name.replace(' ', '-').replace('.', '')}": listed(name) for name in READERS},
    "report-payload": report_payload,
    "planning-report": planning_report,
    "beside-tsv": beside_a_report(".tsv"),
    "beside-yaml": beside_a_report(".yaml"),
    "ledger-note": ledger_note,
    "policy-payload": policy,
    "request-payload": request,
    "approval-payload": approval,
    "trusted-keys": trusted_keys,
    "signer": signer,
    "recovery": recovery,
    "scenarios": scenarios,
    "settings": settings,
}
"""Every door: from outside by its name."""
