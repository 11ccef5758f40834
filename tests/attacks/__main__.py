"""``python -m tests.attacks``: the whole attack suite, or some of it.  ``make attack`` runs it in full numbers.

Prints what came of each attack; the exit code is 1 when anything was overspent, lost, accepted, misread or crashed.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from tests.attacks.register import ATTACKS
from tests.attacks.trials import MOST_SAID, Tally, run_over_processes


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.attacks", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="attacks, or beginnings of their names (default: all)")
    parser.add_argument("--list", action="store_true", help="name the attacks")
    parser.add_argument("--sample", action="store_true", help="the small numbers that the test suite runs")
    parser.add_argument("--trials", type=int, metavar="N", help="so many trials of each instead")
    parser.add_argument("--first", type=int, default=0, metavar="K", help="the number of the first trial (default: 0)")
    parser.add_argument("--jobs", type=int, default=2, metavar="J", help="processes at once (default: 2)")
    parser.add_argument("--findings", type=Path, metavar="FILE", help="append each finding to this file as well")
    args = parser.parse_args()
    chosen = [one for name, one in ATTACKS.items() if not args.names or name.startswith(tuple(args.names))]
    if args.list or not chosen:
        for one in ATTACKS.values():
            print(f"{one.name:<22} {one.n_full:>6,}  {one.about}")
        return 0 if args.list else 2
    tallies: dict[str, Tally] = {}
    for one in chosen:
        n = args.trials or (one.n_sample if args.sample else one.n_full)
        began = time.monotonic()
        tally = run_over_processes(one, range(args.first, args.first + n), jobs=args.jobs, said=_said)
        tallies[one.name] = tally
        _said(f"{one.name}: {_summary(tally)} in {time.monotonic() - began:.0f} s")
        if args.findings and tally.findings:
            with args.findings.open("a", encoding="utf-8") as file:
                file.writelines(f"{one.name}\t{number}\t{what}\n" for number, what in tally.findings)
    print()
    for one in chosen:
        tally = tallies[one.name]
        print(f"{one.name} ({one.about}): {_summary(tally)}")
        for ending, times in tally.endings.most_common():
            print(f"    {times:>7,}  {ending}")
        for number, what in tally.findings[:MOST_SAID]:
            print(f"    FOUND in trial {number}: {what}")
    n_found = sum(len(tally.findings) for tally in tallies.values())
    print(f"\n{sum(tally.n_trials for tally in tallies.values()):,} trials, {n_found:,} findings.")
    return 1 if n_found else 0


def _said(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def _summary(tally: Tally) -> str:
    return (
        f"skipped, {tally.skipped}" if tally.skipped else f"{tally.n_trials:,} trials, {len(tally.findings)} findings"
    )


if __name__ == "__main__":
    sys.exit(main())
