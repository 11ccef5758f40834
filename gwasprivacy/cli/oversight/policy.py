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
    """An option for each rule of the table, under what it is about."""
    from gwasprivacy.release.policy import rule_table
    from gwasprivacy.release.policy.least_numbers import SIZES
    from gwasprivacy.release.policy.rule import RuleForm

    published = "against whom, and what may be published"
    titles = {
        rule_table.BUDGET: "what may be spent",
        rule_table.ATTACKERS: published,
        rule_table.PUBLISHED: published,
        SIZES: "smallest numbers",
        rule_table.ALLOWED: "what is refused",
        rule_table.FILES: "files of exact results (triage)",
        rule_table.PEOPLE: "who, and when",
        rule_table.APPROVAL: "who, and when",
    }
    groups = {title: make.add_argument_group(title) for title in dict.fromkeys(titles.values())}
    types = {RuleForm.NUMBER: float, RuleForm.SHARE: float, RuleForm.WHOLE: int, RuleForm.PRIORS: float}
    for rule in rule_table.RULES:
        how: dict[str, Any] = {"dest": rule.name, "metavar": rule.metavar, "help": rule.help}
        match rule.field:
            case RuleForm.ALLOWED:
                how = {"dest": rule.name, "help": rule.help, "action": "store_false"}
            case RuleForm.KEYS:
                how |= {"metavar": "PUB.pem", "type": Path, "action": "append"}
            case RuleForm.NAMES | RuleForm.LEDGERS:
                how |= {"nargs": "+"}
            case RuleForm.PRIORS:
                how |= {"metavar": ("A", "B"), "nargs": 2}
        if rule.field in types:
            how["type"] = types[rule.field]
        groups[titles[rule.card]].add_argument(rule.flag, **how)


def run(args: argparse.Namespace) -> int:
    return {"new": _new, "sign": _sign, "show": _show}[args.action](args)


def _new(args: argparse.Namespace) -> int:
    from gwasprivacy.base.safe_files import check_target, write_atomic
    from gwasprivacy.base.strict_json import pretty_json
    from gwasprivacy.release.policy import rule_table
    from gwasprivacy.release.policy.policy import POLICY_FORMAT, policy_document
    from gwasprivacy.release.policy.rule import RuleForm

    check_target(args.file, force=args.force)
    rules: dict[str, Any] = {}
    for rule in rule_table.RULES:
        value = getattr(args, rule.name)
        if value == rule.usual:
            continue
        if rule.field is RuleForm.KEYS:
            value = _key_ids(value)
        elif rule.field is RuleForm.PRIORS:
            value = dict(zip(("low", "high"), value, strict=True))
        rules[rule.name] = value
    try:
        policy = policy_document().read({"format": POLICY_FORMAT, "site": args.site, **rules})
    except InvalidPlan as error:
        raise _about_option(error) from None
    written = policy_document().write(policy)
    write_atomic(args.file, pretty_json(written), force=args.force)
    sentences = policy.sentences()
    if args.json:
        print_json({"policy": str(args.file), "rules": written, "words": sentences})
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
        raise error.as_kind(InvalidInput) from None


def _about_option(error: InvalidPlan) -> InvalidInput:
    from gwasprivacy.cli.error_words import about_option
    from gwasprivacy.release.policy.policy import Policy

    name = error.field.split(".")[0].split("[")[0]
    rule = Policy.rule(name)
    return about_option(error, f"--{name}" if rule is None and name else None if rule is None else rule.flag)


def _sign(args: argparse.Namespace) -> int:
    from gwasprivacy.base.safe_files import check_target, write_atomic
    from gwasprivacy.release.policy.signed_policy import read_policy, sign_policy

    check_target(args.out, force=args.force)
    file = read_policy(args.file)
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
    from gwasprivacy.release.policy.signed_policy import read_policy
    from gwasprivacy.release.policy.site import SITE_POLICY, site_policy

    key_id: str | None
    if args.file is None:
        if args.key is not None:
            raise InvalidInput(
                words="--key goes with a file.", hint="This site's policy is checked with its officer's key."
            )
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
    sentences = policy.sentences()
    if args.json:
        from gwasprivacy.release.policy.policy import policy_document

        rules = policy_document().write(policy)
        print_json({"policy": str(where), "rules": rules, "words": sentences, "sha256": sha256, "key_id": key_id})
        return 0
    print(f"{where}: the policy of {policy.site}")
    _print(sentences)
    print(f"SHA-256: {sha256}")
    if key_id is not None:
        print(f"Signed with the key {key_id}.")
    else:
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
        raise error.as_kind(VerificationFailed) from None
    return public.key_id


def _print(sentences: Sequence[str]) -> None:
    for line in sentences or ["It has no rule."]:
        print(f"  • {line}")
