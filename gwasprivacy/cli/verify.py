"""``gwasprivacy verify``: signature, form, and internal consistency of reports."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gwasprivacy.base.errors import GwasPrivacyError, InvalidInput, VerificationFailed
from gwasprivacy.base.printable_text import shown
from gwasprivacy.cli.common import Once, add_force, add_json, print_json

if TYPE_CHECKING:
    from gwasprivacy.release.keys.trusted import TrustList
    from gwasprivacy.release.several_reports.check import Together
    from gwasprivacy.release.several_reports.checked_files import CheckedFile
    from gwasprivacy.release.verify import Verification

NAME = "verify"
HELP = (
    "Check signed reports with the signer's public key, or with the keys that are trusted (gwasprivacy key trust add): the signature, the form, whether ε, γ and the rest follow from the "
    "plan inside, and the files beside each report.  Neither the study nor the ledger is needed.  Planning reports are "
    "checked likewise.  Several reports, or folders of them, are checked together too: whether they fit one ledger that only grew, what "
    "was spent in all, what is missing.  Signatures by other keys are not checked; with --strict a report that has any is refused."
)
EXAMPLE = "gwasprivacy verify released/melanoma-1.release.json --key registry-2026.pub.pem"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "reports",
        metavar="REPORT",
        type=Path,
        nargs="+",
        help="a report, NAME-k.release.json, NAME.planning.json or NAME.risk.json, or its PDF, which carries it; or several, or a folder of them",
    )
    parser.add_argument(
        "--key",
        metavar="PUB.pem",
        type=Path,
        action="append",
        default=[],
        help="the signer's public key; once for each signer (default: the trusted keys)",
    )
    parser.add_argument(
        "--policy",
        action=Once,
        metavar="FILE",
        type=Path,
        help="a site's policy, which each report must name and whose rules it must keep; of a planning report, its plan",
    )
    parser.add_argument(
        "--policy-key",
        action=Once,
        metavar="PUB.pem",
        type=Path,
        help="the privacy officer's public key, which must have signed --policy",
    )
    parser.add_argument(
        "--strict",
        action="store_true",
        help="refuse a report with signatures that none of the keys made, or without one of each key",
    )
    parser.add_argument(
        "--slip", metavar="PDF", type=Path, help="write what was checked, and by whose key, on a page to print"
    )
    add_force(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    if args.policy_key is not None and args.policy is None:
        raise InvalidInput(words="--policy-key goes with --policy.", hint="Give the policy that it signed.")
    trusted = _trusted(needed=not args.key)
    if args.slip is not None:
        from gwasprivacy.base.safe_files import check_target

        check_target(args.slip, force=args.force)
    if len(args.reports) == 1 and args.slip is None and not args.reports[0].is_dir():
        return _verify_one(args.reports[0], args, trusted)
    return _verify_several(args, trusted)


def _verify_one(path: Path, args: argparse.Namespace, trusted: TrustList) -> int:
    from gwasprivacy.release.verify import verify_report

    _show_claims(path, args, trusted)
    found = verify_report(
        path, *args.key, strict=args.strict, trusted=trusted, policy=args.policy, policy_key=args.policy_key
    )
    if args.json:
        print_json(_as_json(found))
        return 0 if found.valid else VerificationFailed.exit_code
    if not found.valid:
        raise VerificationFailed(words=_refusal(path, found))
    _show(path, found)
    return 0


def _verify_several(args: argparse.Namespace, trusted: TrustList) -> int:
    from gwasprivacy.release.several_reports.checked_files import reports_among, verify_each

    paths = reports_among(args.reports)
    if len(paths) == 1:
        _show_claims(paths[0], args, trusted)
    files = verify_each(
        paths, *args.key, strict=args.strict, trusted=trusted, policy=args.policy, policy_key=args.policy_key
    )
    unreadable = next((each.error for each in files if each.error is not None), None)
    if unreadable is not None and len(paths) == 1:
        raise unreadable
    together = None
    if len(files) > 1 or args.slip is not None:  # one report alone agrees with itself
        from gwasprivacy.release.several_reports.check import together_of

        together = together_of(files, has_policy=args.policy is not None)
    if together is not None and args.slip is not None:
        from gwasprivacy.rendering.verification_slip import render_slip

        render_slip(together, args.slip, force=args.force)
    bad = [_refusal(each.path, each.found) for each in files if each.found is not None and not each.found.valid]
    bad += [_not_read(each) for each in files if each.error is not None]
    bad += [] if together is None else together.contradictions()
    if args.json:
        print_json(_all_as_json(files, together))
    else:
        for each in files:
            if each.found is not None and each.found.valid:
                _show(each.path, each.found)
        if together is not None and len(files) > 1:
            _show_together(together)
    if args.json and unreadable is not None:
        raise unreadable
    if bad and args.json:
        return VerificationFailed.exit_code
    if bad:
        kind = VerificationFailed if unreadable is None else InvalidInput
        raise kind(words=shown(" ".join(bad)))
    return 0


def _all_as_json(files: Sequence[CheckedFile], together: Together | None) -> dict[str, Any]:
    objects = []
    for each in files:
        if each.found is None:
            assert each.error is not None
            objects.append({"valid": False, "reason": str(each.error), "key_id": None})
        else:
            objects.append(_as_json(each.found))
    if together is None or len(objects) == 1:
        return objects[0]
    reports = [{"report": str(each.path), **found} for each, found in zip(files, objects, strict=True)]
    return {"valid": together.is_valid, "reports": reports, "together": together.to_json()}


def _show_together(together: Together) -> None:
    print()
    print(shown(together.summary()))
    for ledger in together.ledgers:
        for words in (ledger.words(), ledger.link_words()):
            if words:
                print(shown(f"  {words}"))
        for finding in ledger.findings:
            print(shown(f"  {'contradiction' if finding.is_contradiction else 'note'}: {finding.words}"))
        for account in ledger.accounts:
            print(shown(f"  {account.words()}"))


def _refusal(path: Path, found: Verification) -> str:
    from gwasprivacy.cli.error_words import error_line

    why = found.reason if found.error is None else error_line(found.error)
    return shown(f"{path} {'is NOT valid' if found.was_checked else 'was not checked'}. {why}")


def _not_read(each: CheckedFile) -> str:
    from gwasprivacy.cli.error_words import error_line

    return "" if each.error is None else error_line(each.error)


def _show_claims(path: Path, args: argparse.Namespace, trusted: TrustList) -> None:
    """Say what the report says of itself, to whoever has no key yet; the reason where it says nothing."""
    if args.key or trusted.keys or args.json:
        return
    from gwasprivacy.cli.error_words import error_line
    from gwasprivacy.release.unverified import claims

    try:
        said = " ".join(claims(path))
    except GwasPrivacyError as error:
        said = error_line(error)
    print(shown(f"{path}: {said}"))


def _trusted(*, needed: bool) -> TrustList:
    """The keys that are trusted; where they only give names, a list that cannot be used is a note.  Raises InvalidInput."""
    from gwasprivacy.cli.error_words import error_line
    from gwasprivacy.release.keys.trust_places import is_there_a_list
    from gwasprivacy.release.keys.trusted import NOBODY

    if not is_there_a_list():
        return NOBODY
    from gwasprivacy.release.keys.trust_list import trusted_keys

    try:
        return trusted_keys()
    except InvalidInput as error:
        if needed:
            raise
        print(f"note: {error_line(error)}", file=sys.stderr)
        return NOBODY


def _as_json(found: Verification) -> dict[str, Any]:
    return {
        "valid": found.valid,
        "confirmed": found.is_confirmed,
        "reason": found.reason,
        "key_id": found.key_id,
        "key_ids": list(found.key_ids),
        "signers": [
            {"key_id": each.key_id, "name": each.name, "institution": each.institution, "of_site": each.of_site}
            for each in found.signers
        ],
        "unchecked_signatures": found.n_unchecked_signatures,
        "files": list(found.files),
        "unchecked_files": [str(each.path) for each in found.beside if each.is_there and not each.is_checked],
        "payload_sha256": found.payload_sha256,
        "kind": None if not found.valid else "plan" if found.planning else "risk" if found.risk else "release",
        "predicate": found.statement,
    }


def _show(path: Path, found: Verification) -> None:
    whose = "" if found.is_confirmed else "; you have not confirmed whose key this is"
    print(f"{shown(str(path))} is valid{whose}. {found.reason}")
    for line in found.files:
        print(f"  {line}")
    names = {each.key_id: each.words() for each in found.signers}
    for key_id in found.key_ids:
        if key_id in names:
            print(shown(f"  signed by {names[key_id]}"))
        print(f"  key id   {key_id}")
    if not found.is_confirmed:
        print(
            "  compare the key id with the signer by telephone or in person, then: gwasprivacy key trust add NAME PUB.pem"
        )
    print(f"  payload  {found.payload_sha256}")
    if found.report is None:
        return
    ledger = found.report.predicate["ledger"]
    print(f"  ledger   {ledger['id']}, row {ledger['row']}: a later report of the same ledger has a higher row")
