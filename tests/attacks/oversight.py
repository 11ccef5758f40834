"""Signed policies, requests and approvals that were altered, damaged, swapped or replayed: nothing is released by them.

The site has a privacy officer, and its policy asks for a second person.  Each trial hands one changed file to the program, as
whoever releases could; where it may be read as it was, it must still lead to no release but the approved one.
"""

from __future__ import annotations

import base64
import itertools
import json
import os
import random
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from gwasprivacy.base.strict_json import canonical_json
from gwasprivacy.release.policy import site
from gwasprivacy.release.policy.signed_policy import POLICY_TYPE, sign_policy
from gwasprivacy.release.signing import SigningKey, generate_key, load_signing_key, sign_payload, write_key_pair
from gwasprivacy.statement.approval_form import APPROVAL_TYPE, REQUEST_TYPE
from tests.attacks.altered import Change, altered
from tests.attacks.command_line import command
from tests.attacks.stage import EPSILON, Room, Stage
from tests.attacks.trials import Attack, Trial, require
from tests.damage import damaged
from tests.release.policy_scene import rules
from tests.release.scene import PASSPHRASE


class Office:
    """A stage whose site has a policy that asks for approval; three releases' requests and approvals, the first two unused."""

    def __init__(self, folder: Path) -> None:
        self.stage = Stage(folder)
        self.officer, self.board = generate_key(), generate_key()
        self.place = folder / "etc"
        self.place.mkdir()
        self.policy = self.place / "policy.json"
        _, public = write_key_pair(self.officer, folder / "officer", PASSPHRASE)
        self.board_key, self.board_public = write_key_pair(self.board, folder / "board", PASSPHRASE)
        self.officer_key = self.place / "officer.pub.pem"
        self.officer_key.write_bytes(public.read_bytes())
        self.put()

    def put(self, **more: Any) -> bytes:
        """Sign the policy and put it in its place; its bytes."""
        self.policy.write_bytes(
            sign_policy(rules(max_epsilon=EPSILON, approvers=[self.board.key_id], **more), self.officer)
        )
        return self.policy.read_bytes()

    @contextmanager
    def here(self) -> Iterator[None]:
        """The program finds this site's policy at its place, as if an administrator ran it."""
        before = site.SITE_POLICY, os.geteuid
        site.SITE_POLICY = self.policy
        os.geteuid = lambda: 0
        try:
            yield
        finally:
            site.SITE_POLICY, os.geteuid = before

    def request(self, room: Room) -> Path:
        path = room.folder / "small.request.json"
        words = [self.stage.plan, "--study", self.stage.study, "--ledger", room.ledger, "--key", self.stage.key]
        answer = command("request", *words, "--out", path, "--force")
        require(answer.code == 0, f"no request: {answer.err}")
        return path

    def approval(self, room: Room) -> Path:
        path = room.folder / "small.approval.json"
        answer = command("approve", self.request(room), "--key", self.board_key, "--out", path, "--force")
        require(answer.code == 0, f"no approval: {answer.err}")
        return path


def _site_policy(change: Change) -> Callable[[Path], Trial]:
    """The policy and the officer's key at the site's place, in turns."""

    def prepare(folder: Path) -> Trial:
        office = Office(folder)
        office.put(max_snps=1)
        room = office.stage.room(0)
        whole = {path: path.read_bytes() for path in (office.policy, office.officer_key)}

        def trial(number: int) -> str:
            path = list(whole)[number % 2]
            data = change(whole[path], number // 2)
            path.write_bytes(data)
            try:
                with office.here():
                    shown = command("policy", "show", "--json")
                    released = room.dry_run()
            finally:
                path.write_bytes(whole[path])
            require(shown.code in (0, 3), f"a changed {path.name} ends policy show with {shown.code}")
            if shown.code:
                require(released.code == 3, f"a policy that is refused, and a dry run ends with {released.code}")
                return "closes (3)"
            require(path != office.policy or data == whole[path], "a changed policy is believed")
            require(shown.json()["rules"]["max_snps"] == 1, "another policy is shown")
            require(released.code == 0, f"the policy is believed, and a dry run ends with {released.code}")
            return "the same"

        return trial

    return prepare


def _request(change: Change) -> Callable[[Path], Trial]:
    def prepare(folder: Path) -> Trial:
        office = Office(folder)
        room = office.stage.room(0)
        with office.here():
            whole = office.request(room).read_bytes()
        path, out = folder / "changed.request.json", folder / "out.json"

        def trial(number: int) -> str:
            data = change(whole, number)
            path.write_bytes(data)
            code = command("approve", path, "--key", office.board_key, "--out", out, "--force").code
            require(code in ((0,) if data == whole else (2, 4)), f"approve ends with {code}")
            require(out.exists() is (code == 0), "an approval of a request that was refused")
            out.unlink(missing_ok=True)
            return "the same" if code == 0 else f"refused ({code})"

        return trial

    return prepare


def _approval(change: Change) -> Callable[[Path], Trial]:
    def prepare(folder: Path) -> Trial:
        office = Office(folder)
        room = office.stage.room(0)
        with office.here():
            whole = office.approval(room).read_bytes()
        path = folder / "changed.approval.json"

        def trial(number: int) -> str:
            data = change(whole, number)
            path.write_bytes(data)
            with office.here():
                if data == whole:
                    return "the same"
                code = room.release("--approval", path).code
            require(code in (2, 3), f"release ends with {code} and a changed approval")
            require(not room.reports(), "a report under a changed approval")
            if number % 16 == 0:
                require(not room.debits(), "a debit under a changed approval")
            return f"refused ({code})"

        return trial

    return prepare


# ------------------------------------------------------------------------------------- signed again, swapped, replayed


def _payload(data: bytes) -> Any:
    return json.loads(base64.b64decode(json.loads(data)["payload"]))


def _places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every member and entry of a JSON value."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in inside:
        yield (*path, key)
        yield from _places(each, (*path, key))


def _other(value: Any, chance: random.Random) -> Any:
    """Another value than ``value``, most often of its kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int | float):
        return chance.choice([value + 1, value / 2, -value, 0 if value else 1, value * (1 + 1e-6) + 1e-6, None, "1"])
    if isinstance(value, str):
        at = chance.randrange(len(value) + 1)
        return chance.choice([value[:at] + chance.choice("0a/=x") + value[at + 1 :] + "0", "", None, value + " ", 1])
    if value is None:
        return chance.choice([0, 1, "", [], {}, True, 1e9])
    return chance.choice([None, type(value)(), {"more": 1}, [value]])


def _lied(payload: Any, number: int) -> bytes:
    """One member of a payload set to another value, taken out, or added; ``number`` says which."""
    chance = random.Random(number)
    made = json.loads(json.dumps(payload))
    *folder, last = list(_places(made))[number * 31 % len(list(_places(made)))]
    holder = made
    for key in folder:
        holder = holder[key]
    kind = chance.randrange(8)
    if kind == 0 and isinstance(holder, dict):
        del holder[last]
    elif kind == 1 and isinstance(holder, dict):
        holder["more"] = holder[last]
    else:
        holder[last] = _other(holder[last], chance)
    return canonical_json(made)


def _bound(request: Any) -> Any:
    """What a request binds the release to: all but its days and versions, which may be later ones when it is made."""
    report = {name: value for name, value in request["report"].items() if name != "versions"}
    report["release"] = {name: value for name, value in report["release"].items() if name != "date"}
    return {**request, "date": None, "report": report}


def _signed_lies(folder: Path) -> Trial:
    """Requests that say another thing than the plan in them, signed by who asks; approvals of those, signed by the board."""
    office = Office(folder)
    room = office.stage.room(0)
    with office.here():
        approval = office.approval(room).read_bytes()
        request = office.request(room).read_bytes()
    requester: SigningKey = load_signing_key(office.stage.key, PASSPHRASE)
    path, out = folder / "lie.json", folder / "out.json"
    ledger = room.ledger.read_bytes()

    def begin_again() -> None:
        """The ledger as it was asked with, and nothing outside it that knows how far it has come since."""
        shutil.rmtree(room.out, ignore_errors=True)
        room.ledger.write_bytes(ledger)
        for note in folder.rglob("ledgers/*.json"):
            note.unlink()

    def trial(number: int) -> str:
        if number % 2:
            payload = _payload(approval)
            lie = _lied(payload, number // 2)
            path.write_bytes(sign_payload(lie, office.board, APPROVAL_TYPE))
            with office.here():
                code = (
                    room.dry_run("--approval", path).code if number % 4 == 1 else room.release("--approval", path).code
                )
            reports = room.reports()
            require(code in (0, 2, 3), f"exit code {code}")
            if code == 0:  # only days may be others, within what the policy allows
                same = {name: value for name, value in payload.items() if name not in ("date", "valid_until")}
                read = json.loads(lie)
                require({name: read.get(name) for name in same} == same, f"a lie is believed: {lie[:200]!r}")
                begin_again()
                return "only its days are others"
            require(not reports, "a report under a lie")
            return f"refused ({code})"
        lie = _lied(_payload(request), number // 2)
        path.write_bytes(sign_payload(lie, requester, REQUEST_TYPE))
        code = command("approve", path, "--key", office.board_key, "--out", out, "--force").code
        require(code in (0, 2, 4), f"approve ends with {code}")
        if code:
            require(not out.exists(), "an approval of a request that was refused")
            return f"request refused ({code})"
        if json.loads(lie) == _payload(request):
            out.unlink()
            return "the same"
        # What only the ledger and the study can tell: the release must refuse it.
        with office.here():
            after = room.release("--approval", out).code
        out.unlink()
        if after == 0:
            require(_bound(json.loads(lie)) == _bound(_payload(request)), f"a lie is released: {lie!r}")
            begin_again()
            return "only its day or its versions are others"
        require(after == 3, f"a request that lies was approved, and the release ends with {after}: {lie!r}")
        require(not room.reports(), "a report under a lie")
        return "request approved, release refused (3)"

    return trial


def _swapped(folder: Path) -> Trial:
    """Payloads, kinds, signatures and keys of signed documents exchanged with one another, and used approvals again."""
    office = Office(folder)
    room = office.stage.room(0)
    with office.here():
        first = office.approval(room)
        require(room.release("--approval", first).code == 0, "no release with its approval")
        second = office.approval(room).read_bytes()
        used = first.read_bytes()
        asked = office.request(room).read_bytes()
        other = office.stage.room(1)
        theirs = office.approval(other).read_bytes()
    (report,) = (path.read_bytes() for path in room.reports())
    n_reports, debits = len(room.reports()), len(room.debits())
    documents = [json.loads(each) for each in (used, second, theirs, asked, report, office.policy.read_bytes())]
    kinds = (APPROVAL_TYPE, REQUEST_TYPE, POLICY_TYPE, documents[4]["payloadType"])
    made = [
        {"payload": one["payload"], "payloadType": kind, "signatures": signatures}
        for one, kind, two in itertools.product(documents, kinds, documents)
        for signatures in (two["signatures"], [{**two["signatures"][0], "keyid": one["signatures"][0]["keyid"]}])
    ]
    honest = json.loads(second)
    made = [each for each in made if each != honest]
    path = folder / "swapped.json"

    def trial(number: int) -> str:
        each = made[number % len(made)]
        path.write_bytes(canonical_json(each) + b"\n")
        whole = office.policy.read_bytes()
        with office.here():
            if number // len(made) % 2:
                office.policy.write_bytes(path.read_bytes())
                code = room.dry_run().code
                office.policy.write_bytes(whole)
                is_policy = each == json.loads(whole)
                require(code == (0 if is_policy else 3), f"another document as the policy: {code}")
                return "the policy itself" if is_policy else "closes (3)"
            code = room.release("--approval", path).code
        require(code in (2, 3), f"a swapped approval: release ends with {code}")
        require((len(room.reports()), len(room.debits())) == (n_reports, debits), "a release by a swapped approval")
        return f"refused ({code})"

    return trial


OVERSIGHT = (
    *(
        Attack(
            name=f"{how}-{kind}",
            about=f"{verb} {words}",
            n_full=3_000,
            n_sample=12,
            prepare=prepare(change),
        )
        for how, verb, change in (("bytes", "altered", altered), ("damage", "damaged", damaged))
        for kind, prepare, words in (
            ("site-policy", _site_policy, "policies and officers' keys at a site's place close"),
            ("request", _request, "requests are not approved"),
            ("approval", _approval, "approvals release nothing"),
        )
    ),
    Attack(
        name="signed-lies",
        about="requests and approvals that lie in one member, signed by those who should",
        n_full=3_000,
        n_sample=16,
        prepare=_signed_lies,
    ),
    Attack(
        name="swapped-signatures",
        about="payloads, kinds and signatures of signed documents exchanged, and approvals used again",
        n_full=600,
        n_sample=12,
        prepare=_swapped,
    ),
)
