"""``gwasprivacy key``: care for a signing key's file, and keep a list of the public keys that are trusted."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.platforms.folders import site_folder
from gwasprivacy.base.printable_text import shown
from gwasprivacy.cli.common import add_json, add_signer, print_json
from gwasprivacy.cli.passphrase import NEW_VARIABLE, VARIABLE, read_new_passphrase, read_passphrase

if TYPE_CHECKING:
    from gwasprivacy.release.keys.trusted import TrustedKey

NAME = "key"
HELP = (
    "Care for a private key's file, and say whose public keys are trusted.\n\n"
    "  key id KEY.pem --public PUB.pem    write the key's id into its file\n"
    "  key passphrase KEY.pem             give it another passphrase\n"
    "  key signer KEY.pem --name NAME      say who signs with it, as reports then say it\n"
    "  key trust add NAME PUB.pem         trust a public key, under a name\n"
    "  key trust remove NAME              stop trusting it\n"
    "  key list                           whose keys are trusted, and their fingerprints\n\n"
    "With trusted keys, verify needs no --key, and says by whose name a report was signed.  The list is in your settings folder; "
    f"a site can keep one for everybody in {site_folder() / 'trusted-keys.json'}, in the same form.\n\n"
    f"A key's passphrase is asked for, or taken from {VARIABLE}; a new one from {NEW_VARIABLE}."
)
EXAMPLE = 'gwasprivacy key trust add "Data office" office.pub.pem --institution "Example Hospital"'


def add_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", required=True, metavar="id|passphrase|signer|trust|list")

    def action(name: str, text: str, example: str, among: Any = actions) -> argparse.ArgumentParser:
        made: argparse.ArgumentParser = among.add_parser(
            name,
            help=text,
            description=text,
            epilog=f"example:\n  {example}",
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        return made

    name = action("id", "write the key's id into its file", "gwasprivacy key id office.key.pem --public office.pub.pem")
    name.add_argument("key", metavar="KEY.pem", type=Path, help="the private key")
    name.add_argument(
        "--public", metavar="PUB.pem", type=Path, required=True, help="its public key, which it is compared with first"
    )
    add_json(name)
    change = action(
        "passphrase",
        "encrypt a private key with another passphrase, in the form that new keys have; the key stays the same, and copies of "
        "the file keep the old passphrase",
        "gwasprivacy key passphrase office.key.pem",
    )
    change.add_argument("key", metavar="KEY.pem", type=Path, help="the private key")
    add_json(change)
    signer = action(
        "signer",
        "say who signs with a private key, as its reports then say it; without --name, show who it is.  It is kept in a file beside the "
        "key, PREFIX.signer.json",
        'gwasprivacy key signer office.key.pem --name "Ada Example" --institution "Example Hospital"',
    )
    signer.add_argument("key", metavar="KEY.pem", type=Path, help="the private key")
    add_signer(signer)
    signer.add_argument("--nobody", action="store_true", help="take the name away")
    add_json(signer)
    trust = action("trust", "trust a public key, or stop trusting it", EXAMPLE)
    verbs = trust.add_subparsers(dest="verb", required=True, metavar="add|remove")
    add = action("add", "trust a public key, under a name that reports then show", EXAMPLE, verbs)
    add.add_argument("name", metavar="NAME", help="whose key it is: a person or an office")
    add.add_argument("public", metavar="PUB.pem", type=Path, help="the public key")
    add.add_argument("--institution", metavar="TEXT", help="where they work")
    add_json(add)
    remove = action("remove", "stop trusting a key of your list", 'gwasprivacy key trust remove "Data office"', verbs)
    remove.add_argument("name", metavar="NAME", help="its name in the list, or its fingerprint")
    add_json(remove)
    add_json(action("list", "whose public keys are trusted", "gwasprivacy key list"))


def run(args: argparse.Namespace) -> int:
    if args.action == "id":
        return _write_id(args)
    if args.action == "passphrase":
        return _change_passphrase(args)
    if args.action == "signer":
        return _signer(args)
    if args.action == "list":
        return _list(args)
    return _trust(args) if args.verb == "add" else _trust_no_more(args)


def _write_id(args: argparse.Namespace) -> int:
    from gwasprivacy.release.signing import add_key_id, is_encrypted

    passphrase = read_passphrase(str(args.key)) if is_encrypted(args.key) else None
    key = add_key_id(args.key, passphrase, args.public)
    if args.json:
        print_json({"key": str(args.key), "key_id": key.key_id})
    else:
        print(f"{args.key} now names its key; the two are compared before every release.")
        print(f"Fingerprint (key id): {key.key_id}")
    return 0


def _change_passphrase(args: argparse.Namespace) -> int:
    from gwasprivacy.release.keys.passphrase_rule import check_passphrase, no_way_back
    from gwasprivacy.release.signing import change_passphrase, is_encrypted, load_signing_key

    old = read_passphrase(str(args.key)) if is_encrypted(args.key) else None
    load_signing_key(args.key, old)  # before a new one is asked for
    new = read_new_passphrase(str(args.key))
    check_passphrase(new)
    key = change_passphrase(args.key, old, new)
    if args.json:
        print_json({"key": str(args.key), "key_id": key.key_id})
    else:
        print(f"{args.key} opens with the new passphrase now; copies of it elsewhere keep the old one.")
        print(no_way_back())
    return 0


def _signer(args: argparse.Namespace) -> int:
    from gwasprivacy.release.keys.signer import read_signer, signer_of, write_signer

    given = signer_of(args.name, args.institution)
    if given is not None and args.nobody:
        raise InvalidInput(words="--nobody: a name is given too.", hint="Leave one of them out.")
    if given is not None or args.nobody:
        write_signer(args.key, given)
    signer = read_signer(args.key)
    if args.json:
        print_json({"key": str(args.key), "signer": None if signer is None else signer.to_json()})
    elif signer is None:
        print(f"No signer is named for {args.key}, so its reports will not say who signed them.")
    else:
        print(shown(f"Reports signed with {args.key} say that they are signed by {signer.words()}."))
    return 0


def _list(args: argparse.Namespace) -> int:
    from gwasprivacy.release.keys.trust_list import trusted_keys
    from gwasprivacy.release.keys.trust_places import SITE_LIST, own_list

    known = trusted_keys()
    if args.json:
        print_json(
            {
                "list": str(own_list()),
                "site_list": str(SITE_LIST),
                "keys": [_as_json(each) for each in known.keys],
                "set_aside": [_as_json(each) for each in known.set_aside],
            }
        )
        return 0
    for each in known.keys:
        print(shown(f"{each.words()}{'  (this site’s list)' if each.of_site else ''}"))
        print(f"  {each.key_id}  added {each.added}")
    for each in known.set_aside:
        print(shown(f"not used: {each.words()}, since this site’s list has another key under that name"))
        print(f"  {each.key_id}  added {each.added}")
    if not (known.keys or known.set_aside):
        print("No key is trusted yet. Add one with: gwasprivacy key trust add NAME PUB.pem")
    return 0


def _trust(args: argparse.Namespace) -> int:
    from gwasprivacy.release.keys.trust_changes import add_trusted_key

    added = add_trusted_key(args.name, args.public, args.institution)
    if args.json:
        print_json(_as_json(added))
    else:
        print(shown(f"Reports signed with this key are shown as signed by {added.words()}."))
        print(f"Fingerprint (key id): {added.key_id}")
        print(
            "Compare it with its owner by telephone or in person: otherwise whoever can swap the file could sign in their name."
        )
    return 0


def _trust_no_more(args: argparse.Namespace) -> int:
    from gwasprivacy.release.keys.trust_changes import remove_trusted_key

    removed = remove_trusted_key(args.name)
    if args.json:
        print_json(_as_json(removed))
    else:
        print(shown(f"The key of {removed.words()} is no longer trusted."))
    return 0


def _as_json(key: TrustedKey) -> dict[str, Any]:
    return {
        "name": key.name,
        "institution": key.institution,
        "key_id": key.key_id,
        "added": key.added,
        "of_site": key.of_site,
    }
