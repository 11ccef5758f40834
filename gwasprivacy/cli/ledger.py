"""``gwasprivacy ledger``: what was spent on what, what is left, and whether the chain is intact."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.printable_text import shown
from gwasprivacy.cli.common import add_force, add_json, print_json

if TYPE_CHECKING:
    from gwasprivacy.release.ledger.accounts import StudyAccount
    from gwasprivacy.release.ledger.ledger import Ledger
    from gwasprivacy.release.ledger.positions import Compared
    from gwasprivacy.statement.spending import Release

NAME = "ledger"
HELP = (
    "What was spent under which account, what is left, who viewed exact statistics, and whether the chain is intact.  "
    "A ledger has one account: whatever is released with it counts there, whoever the people are.  A plan can name an account "
    "of its own, which declares that its people are in no other account of the ledger."
)
EXAMPLE = "gwasprivacy ledger melanoma.gwasledger"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("ledger", metavar="FILE", type=Path, help="the ledger")
    parser.add_argument(
        "--study", metavar="ID", help="only this account: its number in the ledger (study-1), name or title"
    )
    change = parser.add_mutually_exclusive_group()
    change.add_argument(
        "--merge", action="store_true", help="make all accounts one: what was spent adds up, the smallest budget holds"
    )
    change.add_argument(
        "--export",
        metavar="OUT",
        type=Path,
        help="write every row, in words and with its hash, to OUT: a table where it ends in .csv, else JSON",
    )
    change.add_argument(
        "--printed",
        choices=("total", "all"),
        help="record that exact numbers of an account's participants are printed outside its releases (a paper's Table 1), of which its "
        "plans said that they are printed nowhere: the total, or those of cases and of controls (all).  Its releases count 2 or 4 "
        "times from then on, also beyond its budget, and its later reports say so.  Where numbers of smaller groups are printed "
        "(strata, sexes), nothing is proven of them: make no further release with that account",
    )
    parser.add_argument(
        "--where",
        metavar="TEXT",
        help="with --printed: where, in words that later reports repeat, for example 'Table 1 of our paper'",
    )
    parser.add_argument("--rows", action="store_true", help="print every row in words")
    add_force(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    from gwasprivacy.base.safe_files import OWNER_ONLY, check_target, write_atomic
    from gwasprivacy.release.ledger.ledger import Ledger
    from gwasprivacy.release.ledger.positions import read_newest
    from gwasprivacy.release.ledger.refusals import LedgerUnavailable
    from gwasprivacy.release.ledger.rows_in_words import exported, rows_in_words

    if not args.ledger.exists():
        raise InvalidInput(words=f"{args.ledger} does not exist.", hint="Check the name of the ledger.")
    ledger = Ledger(args.ledger)
    if args.export is not None:
        check_target(args.export, force=args.force)
    if (args.printed is None) != (args.where is None):
        raise InvalidInput(words="--printed and --where go together.", hint="Say which numbers are printed, and where.")
    if args.printed is not None:
        _record_printed(ledger, args)
    if args.merge:
        read_newest(ledger)  # nothing is written to a ledger that is not the newest one
        ledger.merge()
    compared, problem = None, None
    try:
        state, compared = read_newest(ledger)
    except LedgerUnavailable as error:
        state, problem = ledger.read(), error
    if args.export is not None:
        data = exported(rows_in_words(args.ledger), as_csv=args.export.suffix.lower() == ".csv")
        write_atomic(args.export, data, force=args.force, mode=OWNER_ONLY)
    accounts = [
        each for each in state.accounts if args.study is None or args.study in (each.study, each.name, each.title)
    ]
    if args.study is not None and not accounts:
        known = ", ".join(each.study for each in state.accounts) or "none"
        raise InvalidInput(words=f"{args.ledger} has no account {args.study!r}.", hint=f"Its accounts are: {known}.")
    if args.json:
        print_json(
            {
                "ledger": state.ledger_id,
                "intact": True,
                "rows": state.n_rows,
                "head": state.head,
                "newest": problem is None,
                "compared_with": None
                if compared is None
                else {"note": compared.has_note, "reports": compared.n_reports, "warnings": list(compared.warnings)},
                "studies": [account.to_json() for account in accounts],
                "unmatched_looks": [look.to_json() for look in state.looks],
            }
        )
        if problem is not None:
            raise problem
        return 0
    rows = "1 row" if state.n_rows == 1 else f"{state.n_rows} rows"
    print(f"Ledger {state.ledger_id}: {rows}, the chain is intact.")
    print(f"Head (row {state.n_rows}): {state.head}")
    if compared is not None:
        print(_compared_line(compared))
        for warning in compared.warnings:
            print(f"note: {warning}")
    for account in accounts:
        print()
        print("\n".join(statement_lines(account)))
    if args.rows:
        print()
        for row in rows_in_words(args.ledger):
            print(shown(f"{row.number:>5}  {row.date}  {row.words}"))
    if args.export is not None:
        print(f"\nEvery row was written to {shown(str(args.export))}.")
    if not state.accounts:
        print("\nNothing has been released with it yet.")
    for look in state.looks:
        print("\n" + shown(f"{look.date}  viewed: {look.what} (stated in the reports of every account)"))
    if problem is not None:
        raise problem
    return 0


def _record_printed(ledger: Ledger, args: argparse.Namespace) -> None:
    from gwasprivacy.membership.secrets import Sizes
    from gwasprivacy.release.ledger.positions import read_newest

    state, _ = read_newest(ledger)  # nothing is written to a ledger that is not the newest one
    accounts = [each for each in state.accounts if args.study in (None, each.study, each.name, each.title)]
    if len(accounts) != 1 or not args.where.strip():
        known = ", ".join(each.study for each in state.accounts) or "none"
        raise InvalidInput(
            words="--printed needs one account of the ledger, and --where some words.",
            hint=f"Name the account with --study; its accounts are: {known}.",
        )
    if not ledger.record_printed(accounts[0].study, Sizes(args.printed), args.where.strip()) and not args.json:
        print("Nothing to record: the account counts with these numbers printed already.")


def _compared_line(compared: Compared) -> str:
    reports = "no report" if not compared.n_reports else f"{compared.n_reports:,} reports"
    reports = "1 report" if compared.n_reports == 1 else reports
    note = (
        "the note of its last debit that this user keeps" if compared.has_note else "no note, since this user has none"
    )
    return f"Compared with {note}, and with {reports} beside it: no row is missing that these know of."


def statement_lines(account: StudyAccount) -> list[str]:
    """An account as lines; a name in it, whatever a ledger that was written anew holds, makes no line of its own."""
    return [shown(line) for line in _lines(account)]


def _lines(account: StudyAccount) -> list[str]:
    from gwasprivacy.base.language import say_marked
    from gwasprivacy.base.number_words import three_digits
    from gwasprivacy.membership.epsilon_units import from_units
    from gwasprivacy.membership.secrets import SIZES_IN_WORDS
    from gwasprivacy.release.ledger.open_debits import unpublished_warnings

    name = "" if account.name is None else f" (account {account.name})"
    lines = [f"{account.study}{name}: {account.title}"]
    if account.name is not None:
        lines.append("  its plan declares: its people are in no other account of this ledger")
    if account.merged:
        lines.append(f"  merged into it: {', '.join(account.merged)}")
    budget = account.budget
    if budget is None:
        lines.append("  no release yet, so no budget is fixed")
    else:
        spent, left = from_units(account.spent_units), from_units(account.left_units)
        fixed = f"(secret: {budget.secret.value}, neighbours: {budget.neighbours.value}; fixed {budget.date})"
        cap = "" if budget.units is None else f"budget ε = {three_digits(from_units(budget.units))}, "
        unit = "ε = " if budget.units is None else ""
        lines.append(f"  {cap}spent {unit}{three_digits(spent)}, left {three_digits(left)}  {fixed}")
        lines += _guarantee_lines(account)
        if account.unprinted_units is not None and account.printed is not None:
            printed = say_marked(SIZES_IN_WORDS[account.printed])
            lines.append(
                f"  numbers of participants printed by now: {printed}. Releases that were said to print fewer count more since: "
                f"ε = {three_digits(spent)} in all, ε = {three_digits(from_units(account.unprinted_units))} to whoever does not know them"
            )
            lines += [f"  printed elsewhere, as told on {each.date}: {each.where}" for each in account.elsewhere]
            if account.unproven:
                numbers = ", ".join(map(str, account.unproven))
                lines.append(
                    f"  nothing is proven of release {numbers} against whoever knows these numbers: no further release is made"
                )
    for release in account.releases:
        kinds = "" if budget is None or budget.guarantee is None else f"  ({_kinds(release)})"
        digest = f"  sha256 {release.payload_sha256}" if release.payload_sha256 else ""
        if release.clock_before is not None:
            digest += f"  (the clock ran backwards: the ledger had a row of {release.clock_before})"
        removed = "  (genotypes had decided who or what was in its file)" if release.filtered_before else ""
        lines.append(
            f"  {release.date}  release {release.number}  ε = {three_digits(from_units(release.cost_units))}{kinds}  "
            f"{release.report}  {release.state}{digest}{removed}"
        )
    lines += [f"  note: {warning}" for warning in unpublished_warnings(account)]
    return lines


def _guarantee_lines(account: StudyAccount) -> list[str]:
    """What an account keeps that guaranteed something about attacks, what is reached, and what is left by kind of release."""
    from gwasprivacy.base.number_words import percent
    from gwasprivacy.membership.counted_spend import CountedSpend
    from gwasprivacy.membership.epsilon_units import from_units
    from gwasprivacy.membership.kept_guarantee import rounded_down
    from gwasprivacy.membership.loss import BOUNDED_RANGE

    guarantee, reached = None if account.budget is None else account.budget.guarantee, account.reached
    if guarantee is None or reached is None:
        return []
    left = (
        (from_units(account.left_for((CountedSpend(units=1, loss=BOUNDED_RANGE),))), "another joint or single draw"),
        (from_units(account.left_units), "a release of any kind"),
    )
    return [
        f"  guarantee: over all its releases together, {guarantee.words()}",
        f"  reached so far: {percent(reached, up=True)}; left: "
        + ", ".join(f"ε = {rounded_down(epsilon)} for {what}" for epsilon, what in left),
    ]


def _kinds(release: Release) -> str:
    """How the loss of a debit's parts spreads, in words."""
    from gwasprivacy.base.number_words import three_digits
    from gwasprivacy.membership.epsilon_units import from_units
    from gwasprivacy.membership.loss import LossKind

    def words(kind: LossKind, rounds: int) -> str:
        return (
            f"{rounds} rounds" if kind is LossKind.ROUNDS else "one draw" if kind is LossKind.BOUNDED_RANGE else "pure"
        )

    if len(release.counted) == 1:
        return words(release.counted[0].loss.kind, release.counted[0].loss.rounds)
    return ", ".join(
        f"{three_digits(from_units(each.units))} {words(each.loss.kind, each.loss.rounds)}" for each in release.counted
    )
