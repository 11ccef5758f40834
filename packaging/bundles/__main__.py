"""Makes the offline archives in dist/: ``PYTHONPATH=packaging python -m bundles [--only KIND]… [--key FILE] [--out FOLDER]``."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from bundles.signing import allowed_signers, sign
from bundles.source import ROOT, read_source
from bundles.targets import HERE, OTHERS, target
from bundles.wheel_archive import make_wheel_archive

KINDS = ("application", "linux", "windows", "macos")
KEY = Path("~/.config/gwasprivacy/archive-key").expanduser()


def main() -> int:
    parser = argparse.ArgumentParser(prog="bundles", description="Makes the archives for machines without a network.")
    parser.add_argument("--only", action="append", choices=KINDS, help="one kind; default: all")
    parser.add_argument(
        "--key", type=Path, default=KEY, help=f"the Ed25519 key that signs (default: {KEY}, where it is)"
    )
    parser.add_argument("--out", type=Path, default=ROOT / "dist", metavar="FOLDER")
    parser.add_argument(
        "--python", default="", help=f"the wheels' Python (default: {HERE} for Linux, {OTHERS} elsewhere)"
    )
    parser.add_argument("--cluster", action="store_true", help="wheels with those of Dask, for a cluster")
    options = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if options.key != KEY and not options.key.is_file():
        parser.error(f"{options.key} is not a file")
    work = ROOT / "build" / "bundles"
    work.mkdir(parents=True, exist_ok=True)
    options.out.mkdir(parents=True, exist_ok=True)
    source = read_source(work)
    made = []
    for kind in options.only or KINDS:
        if kind == "application":
            from bundles.application import make_application

            made.append(make_application(source, work, options.out))
        else:
            where = target(kind, options.python or (HERE if kind == "linux" else OTHERS))
            made.append(make_wheel_archive(source, where, work, options.out, cluster=options.cluster))
    for archive in made:
        print(f"{archive}  {archive.stat().st_size / 1e6:.0f} MB")
        if options.key.is_file():
            print(sign(archive, options.key))
    if options.key.is_file():
        public = options.key.with_name(f"{options.key.name}.pub").read_text("utf-8")
        (options.out / "archive-signers").write_text(allowed_signers(public), "utf-8", newline="\n")
    else:
        print(f"Not signed: there is no {options.key}. How one is made is in docs/offline-archives.md.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
