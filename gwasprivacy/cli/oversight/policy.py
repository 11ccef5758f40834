"""``gwasprivacy policy``: make, sign and show a site's rules for releases."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gwasprivacy.base.errors import GwasPrivacyError, InvalidInput, InvalidPlan, VerificationFailed
from gwasprivacy.base.platforms.folders import site_folder
from gwasprivacy.cli.common import add_force, add_json, print_json
from gwasprivacy.cli.passphrase import VARIABLE, open_key

if TYPE_CHECKING:
    from gwasprivacy.release.policy.signed_policy import PolicyFile

NAME = "policy"
HELP = (
    "A site's rules for releases, signed by its privacy officer.\n\n"
    "  policy new FILE …    make one: what may be spent and published, against whom, by what, from how small a study, and by whom\n"
    "  policy sign FILE     sign it with the officer's key\n"
    "  policy show [FILE]   show it in plain words: a file, or the policy of this site\n\n"
    f"An administrator puts the signed file at {site_folder() / 'policy.json'}, and the officer's public key beside it as "
    "officer.pub.pem.  Every release on that machine keeps its rules, whatever options are given.  "
    f"The key's passphrase is asked for, or taken from {VARIABLE}."
)
EXAMPLE = (
    'gwasprivacy policy new rules.json --site "Cancer Registry" --max-epsilon 0.7 --max-budget 2 --covers-prior 0.1 0.9 '
    "--min-participants 500 --approver board.pub.pem\n"
    "  gwasprivacy policy sign rules.json --key officer.key.pem --out policy.json\n"
    "  gwasprivacy policy show policy.json --key officer.pub.pem"
)

_LIMITS = (
    ("--max-epsilon", "E", "ε that a protected person may face in one release"),
    ("--max-run-epsilon", "E", "ε that one release's mechanism may be run with (default: that of --max-epsilon)"),
    ("--max-budget", "E", "ε that a protected person may face in all releases of a study"),
    ("--max-run-budget", "E", "ε that the mechanisms of all releases may be run with (default: that of --max-budget)"),
    ("--max-cap", "P", "how certain an attacker whom the guarantee covers may become, over all releases"),
)
_NAMES = (
    ("--families", "families of attackers that a plan may name"),
    ("--secrets", "what a plan may keep secret: participation, case-status, trait-value"),
    ("--mechanisms", "mechanisms, as plans name them"),
    ("--scores", "scores, as plans name them"),
    (
        "--kinds",
        "what may be published: selection, values, genotype-counts, allele-counts, significant-count, selected-scores, "
        "selected-effects",
    ),
    ("--ledgers", "identities of the only ledgers to use (“ledger FILE” shows it)"),
)
_LEAST = (
    ("--min-group-size", "family size that must be protected together"),
    ("--min-cases", "cases"),
    ("--min-controls", "controls"),
    ("--min-participants", "participants"),
    ("--min-stratum-cases", "cases in each stratum (default: --min-cases)"),
    ("--min-stratum-controls", "controls in each stratum (default: --min-controls)"),
    ("--min-stratum-participants", "participants in each stratum"),
)
_REFUSED = (
    ("strata", "refuse studies with strata"),
    ("traits", "refuse studies of a quantitative trait"),
    ("imputed", "refuse imputed genotypes"),
    ("reference", "refuse reference panels"),
    ("accounts", "refuse accounts beside a ledger's own"),
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", required=True, metavar="new|sign|show")
    lines = EXAMPLE.split("\n  ")

    def action(name: str, text: str, example: str) -> argparse.ArgumentParser:
        return actions.add_parser(
            name, help=text, epilog=f"example:\n  {example}", formatter_class=argparse.RawDescriptionHelpFormatter
        )

    make = action("new", "make a policy", lines[0])
    make.add_argument("file", metavar="FILE", type=Path, help="the rules to write, e.g. rules.json")
    make.add_argument("--site", metavar="TEXT", required=True, help="whose policy it is; reports name it")
    _add_rules(make)
    add_force(make)
    add_json(make)

    sign = action("sign", "sign a policy with the officer's key", lines[1])
    sign.add_argument("file", metavar="FILE", type=Path, help="the rules that “policy new” wrote")
    sign.add_argument("--key", metavar="PEM", type=Path, required=True, help="the privacy officer's private key")
    sign.add_argument("--out", metavar="FILE", type=Path, required=True, help="the signed policy, e.g. policy.json")
    add_force(sign)
    add_json(sign)

    show = action("show", "show a policy in plain words", lines[2])
    show.add_argument(
        "file", metavar="FILE", type=Path, nargs="?", help="a policy (default: the one of this site, checked)"
    )
    show.add_argument("--key", metavar="PUB.pem", type=Path, help="check that this public key's owner signed it")
    add_json(show)


def _add_rules(make: argparse.ArgumentParser) -> None:
    spending = make.add_argument_group("what may be spent")
    for option, name, text in _LIMITS:
        spending.add_argument(option, metavar=name, type=float, help=text)
    what = make.add_argument_group("against whom, and what may be published")
    what.add_argument(
        "--covers-prior", metavar=("A", "B"), nargs=2, type=float, help="priors that every guarantee must cover"
    )
    for option, text in _NAMES:
        what.add_argument(option, metavar="NAME", nargs="+", help=text)
    what.add_argument("--max-snps", metavar="M", type=int, help="SNPs that one release may name")
    sizes = make.add_argument_group("smallest numbers")
    for option, text in _LEAST:
        sizes.add_argument(option, metavar="N", type=int, help=text)
    refused = make.add_argument_group("what is refused")
    for name, text in _REFUSED:
        refused.add_argument(f"--no-{name}", action="store_false", dest=f"allow_{name}", help=text)
    people = make.add_argument_group("who, and when")
    people.add_argument(
        "--signer", metavar="PUB.pem", type=Path, action="append", help="a key that may sign releases; once for each"
    )
    people.add_argument(
        "--approver",
        metavar="PUB.pem",
        type=Path,
        action="append",
        help="demand approval by a second person, with this key or that of another --approver",
    )
    people.add_argument("--approval-days", metavar="N", type=int, help="how long an approval holds (default: 30 days)")
    people.add_argument("--valid-from", metavar="DATE", help="the first day, e.g. 2026-03-14")
    people.add_argument("--valid-until", metavar="DATE", help="the last day; after it nothing is released")


def run(args: argparse.Namespace) -> int:
    return {"new": _new, "sign": _sign, "show": _show}[args.action](args)


def _new(args: argparse.Namespace) -> int:
    from gwasprivacy.base.safe_files import check_target, write_atomic
    from gwasprivacy.base.strict_json import pretty_json
    from gwasprivacy.release.policy.policy_form import POLICY_2, POLICY_FORMAT_2
    from gwasprivacy.release.policy.policy_words import policy_sentences

    check_target(args.file, force=args.force)
    options = [*(option for option, *_ in (*_LIMITS, *_NAMES, *_LEAST)), "--max-snps", "--approval-days"]
    names = [option.removeprefix("--").replace("-", "_") for option in (*options, "--valid-from", "--valid-until")]
    rules: dict[str, Any] = {name: getattr(args, name) for name in names if getattr(args, name) is not None}
    rules |= {f"allow_{name}": False for name, _ in _REFUSED if not getattr(args, f"allow_{name}")}
    if args.covers_prior is not None:
        rules["covers_prior"] = {"low": args.covers_prior[0], "high": args.covers_prior[1]}
    for name in ("signer", "approver"):
        if getattr(args, name) is not None:
            rules[f"{name}s"] = _key_ids(getattr(args, name))
    try:
        policy = POLICY_2.read({"format": POLICY_FORMAT_2, "site": args.site, **rules})
    except InvalidPlan as error:
        raise _about_option(error) from None
    write_atomic(args.file, pretty_json(POLICY_2.write(policy)), force=args.force)
    sentences = policy_sentences(policy)
    if args.json:
        print_json({"policy": str(args.file), "rules": POLICY_2.write(policy), "words": sentences})
        return 0
    print(f"{args.file} says, once it is signed:")
    _print(sentences)
    print(f"Sign it with: gwasprivacy policy sign {args.file} --key OFFICER.key.pem --out policy.json")
    return 0


def _key_ids(paths: Sequence[Path]) -> list[str]:
    from gwasprivacy.statement.public_keys import load_public_key

    try:
        return list(dict.fromkeys(load_public_key(path).key_id for path in paths))
    except VerificationFailed as error:
        raise error.told_as(InvalidInput) from None


def _about_option(error: InvalidPlan) -> InvalidInput:
    from gwasprivacy.cli.error_words import about_option

    name = error.field.split(".")[0].split("[")[0]
    option = {"signers": "signer", "approvers": "approver"}.get(name, name).replace("_", "-")
    return about_option(error, f"--{option}" if option else None)


def _sign(args: argparse.Namespace) -> int:
    from gwasprivacy.base.safe_files import check_target, write_atomic
    from gwasprivacy.release.policy.signed_policy import read_policy, sign_policy

    check_target(args.out, force=args.force)
    file = read_policy(args.file)
    if file.policy.version == 1:
        raise InvalidInput(
            f"{args.file} is a policy of version 1, which has no signature.",
            hint="Make one of version 2: gwasprivacy policy new.",
        )
    key = open_key(args.key)
    write_atomic(args.out, sign_policy(file.policy, key), force=args.force)
    if args.json:
        print_json({"policy": str(args.out), "sha256": file.sha256, "key_id": key.key_id})
        return 0
    print(f"{args.out} is the signed policy of {file.policy.site}.")
    print(f"  SHA-256  {file.sha256}: every release that keeps it names this")
    print(f"  key id   {key.key_id}")
    print(
        f"An administrator copies it to {site_folder() / 'policy.json'}, and the public key to officer.pub.pem there."
    )
    return 0


def _show(args: argparse.Namespace) -> int:
    from gwasprivacy.release.policy.policy_words import policy_sentences
    from gwasprivacy.release.policy.signed_policy import read_policy
    from gwasprivacy.release.policy.site import SITE_POLICY, site_policy

    if args.file is None:
        if args.key is not None:
            raise InvalidInput("--key goes with a file.", hint="This site's policy is checked with its officer's key.")
        named = site_policy()
        if named is None:
            if args.json:
                print_json({"policy": None})
            else:
                print(f"This site has no policy: there is none at {SITE_POLICY}.")
            return 0
        policy, sha256, key_id, where = named.policy, named.sha256, named.key_id, SITE_POLICY
    else:
        file = read_policy(args.file)
        policy, sha256, where = file.policy, file.sha256, args.file
        key_id = None if args.key is None else _checked(file, args.key)
    sentences = policy_sentences(policy)
    if args.json:
        from gwasprivacy.release.policy.policy_form import POLICY, POLICY_2

        rules = (POLICY if policy.version == 1 else POLICY_2).write(policy)
        print_json({"policy": str(where), "rules": rules, "words": sentences, "sha256": sha256, "key_id": key_id})
        return 0
    print(f"{where}: {'version 1, unsigned' if policy.version == 1 else f'the policy of {policy.site}'}")
    _print(sentences)
    print(f"SHA-256: {sha256}")
    if key_id is not None:
        print(f"Signed with the key {key_id}.")
    elif policy.version > 1:
        print("Whose signature it has was not checked: add --key, the privacy officer's public key.")
    return 0


def _checked(file: PolicyFile, key: Path) -> str:
    """The id of the key, once it has signed the policy.  Raises VerificationFailed."""
    from gwasprivacy.release.policy.signed_policy import with_signature_of
    from gwasprivacy.statement.public_keys import load_public_key

    public = load_public_key(key)
    try:
        with_signature_of(file, public)
    except GwasPrivacyError as error:
        raise error.told_as(VerificationFailed) from None
    return public.key_id


def _print(sentences: Sequence[str]) -> None:
    for line in sentences or ["It has no rule."]:
        print(f"  • {line}")
