"""``gwasprivacy risk``: what exact results tell of who took part, and whether to publish them."""

from __future__ import annotations

import argparse
import sys
import textwrap
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.sentences import tell
from gwasprivacy.cli import study_options
from gwasprivacy.cli.common import add_force, add_json, print_json
from gwasprivacy.cli.passphrase import open_key
from gwasprivacy.cli.people.list_options import add_people_lists
from gwasprivacy.cli.reports.pdf_notes import INCOMPLETE, pdf_notes
from gwasprivacy.cli.watched_work import print_notes, watched

if TYPE_CHECKING:
    from gwasprivacy.forecast.study_worst import StudyWorst
    from gwasprivacy.plan.plan_rules import CheckedPlan
    from gwasprivacy.statement.exact.exact_question import ExactAnswer, ExactQuestion

NAME = "risk"
HELP = (
    "What exact results, without noise, tell of who took part: an assessment against an attacker who does not know the other "
    "participants.  With a recommendation, what lowers the risk, and what a private draw leaves."
)
EXAMPLE = "gwasprivacy risk --cases 5000 --controls 5000 --columns contrasts --with-frequencies --snps 1000000"
COLUMNS = ("frequencies", "contrasts", "unsigned", "trait", "counts", "hits", "beacon", "score")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--participants", type=int, metavar="N", help="people whose results they are, in one group")
    parser.add_argument("--cases", type=int, metavar="R", help="number of cases, with --controls")
    parser.add_argument("--controls", type=int, metavar="S", help="number of controls")
    parser.add_argument(
        "--differs-by",
        type=int,
        metavar="K",
        help="results of the same people but K were published before: the difference is about these K",
    )
    parser.add_argument(
        "--columns",
        choices=COLUMNS,
        required=True,
        help="what is published of each SNP: frequencies of a group; contrasts of cases and controls (z, odds ratio, p with sign); "
        "unsigned p-values; a trait's effects; genotype counts; hits with effects; a beacon's answers; weights of a polygenic score",
    )
    parser.add_argument(
        "--with-frequencies",
        action="store_true",
        help="there is a column of frequencies too, or effects have standard errors, from which they follow (GWAS-SSF has both)",
    )
    parser.add_argument("--decimals", type=int, metavar="D", help="numbers are rounded to D decimals")
    parser.add_argument(
        "--snps",
        type=int,
        metavar="M",
        help="number of SNPs, or of answers of a beacon about alleles that the person has",
    )
    parser.add_argument(
        "--list",
        type=Path,
        metavar="FILE",
        help="the SNPs by name, one a line, with their allele frequencies or without",
    )
    parser.add_argument(
        "--panel",
        metavar="FILE",
        help="public people that stand for the population (npz, PLINK 1, VCF), or 'bundled': their frequencies, and how far people stand out",
    )
    parser.add_argument(
        "--frequency",
        type=float,
        metavar="P",
        help="allele frequency of SNPs without --list and --panel (default: 0.3, and for --target p95 and worst from 0.001 to 0.5; of a beacon 0.001)",
    )
    parser.add_argument(
        "--prior",
        nargs=2,
        type=float,
        metavar=("A", "B"),
        help="the attacker's priors (default: the plan's, or 1 %% and 50 %%)",
    )
    parser.add_argument(
        "--target",
        choices=("average", "p95", "worst"),
        default="average",
        help="about whom: an average person (default), the 95th percentile, or who stands out most",
    )
    parser.add_argument(
        "--plan",
        type=Path,
        metavar="PLAN",
        help="a plan whose private draw is compared, with what it costs in participants; its sizes count where none are given",
    )
    curator = parser.add_argument_group(
        "a study of your own, for its curator only (exact and private: it stands in no page)"
    )
    curator.add_argument(
        "--study",
        dest="studies",
        metavar="FILE",
        type=Path,
        action="append",
        default=[],
        help="also say it about the participant of this study who stands out most; once for each chromosome's file",
    )
    study_options.add_phenotype_arguments(curator)
    study_options.add_trait_values(curator)
    curator.add_argument(
        "--trait-range",
        nargs=2,
        type=float,
        metavar=("LO", "HI"),
        help="the public range to which the trait is clipped",
    )
    add_people_lists(curator)
    study_options.add_look_argument(curator)
    parser.set_defaults(study=None, trait_centre=None, own_mean=False)
    page = parser.add_argument_group("a page for those who decide")
    page.add_argument(
        "--report",
        metavar="DIR",
        type=Path,
        help="write NAME.risk.json and NAME.risk.pdf into this folder; verify computes it again",
    )
    page.add_argument(
        "--name", metavar="NAME", help="how they are called (default: the plan's title, or exact-results)"
    )
    page.add_argument("--key", metavar="PEM", type=Path, help="the private key that signs it (default: not signed)")
    page.add_argument("--no-pdf", action="store_true", help="do not render the PDF")
    add_force(parser)
    add_json(parser)


def _question(args: argparse.Namespace, plan: CheckedPlan | None) -> ExactQuestion:
    from gwasprivacy.forecast.exact_results import priors_of, study_of, with_list
    from gwasprivacy.membership.exact_results import Columns, ExactStudy
    from gwasprivacy.statement.exact.exact_question import ExactQuestion, ExactTarget

    sizes = {"--participants": args.participants, "--cases": args.cases, "--controls": args.controls}
    for option, value in {**sizes, "--differs-by": args.differs_by}.items():
        if value is not None and value < 1:
            raise InvalidInput(words=f"{option} must be at least 1, not {value}.", hint="It is a number of people.")
    try:
        if plan is not None and not any(sizes.values()):
            study = replace(study_of(plan), differs_by=args.differs_by)
        else:
            study = ExactStudy(
                n_participants=args.participants or 0,
                n_cases=args.cases or 0,
                n_controls=args.controls or 0,
                differs_by=args.differs_by,
            )
    except ValueError:
        raise InvalidInput(
            words="A study has --participants, or --cases and --controls.", hint="Give one or the other."
        ) from None
    if (args.snps is None) == (args.list is None):
        raise InvalidInput(
            words="risk needs --snps or --list, one of them.", hint="A list says how many SNPs there are."
        )
    if args.decimals is not None and not 0 <= args.decimals <= 12:
        raise InvalidInput(words=f"--decimals {args.decimals} is not a number of decimals from 0 to 12.")
    columns = Columns(args.columns)
    question = ExactQuestion(
        columns=columns,
        study=study,
        n_snps=args.snps if args.list is None else 1,
        frequency=args.frequency,
        with_frequencies=args.with_frequencies,
        decimals=args.decimals,
        target=ExactTarget(args.target),
        priors=priors_of(plan) if args.prior is None else (args.prior[0], args.prior[1]),
        panel=None if args.panel is None else "" if args.panel == "bundled" else args.panel,
    )
    return question if args.list is None else with_list(question, args.list)


def run(args: argparse.Namespace) -> int:
    from gwasprivacy.forecast.exact_results import answer_exactly
    from gwasprivacy.statement.exact import exact_words as words

    plan = None if args.plan is None else _plan(args.plan)
    write = _report_writer(args, plan)
    question = _question(args, plan)
    answer = answer_exactly(question, plan)
    worst = _worst_of_study(args, answer.question)
    written, notes = write(answer)
    print_notes(notes)
    needed, cost_said = None, []
    if plan is not None:  # what it needs takes longer to import than an answer without a plan
        from gwasprivacy.forecast.draw_in_its_place import cost_words, draw_cost

        cost = draw_cost(plan, args.plan.parent)
        if cost is not None:
            needed = {"draw": cost.private.people, "without_privacy": cost.without.people}
            cost_said = [cost_words(cost)]
    if args.json:
        of_study = {} if worst is None else {"worst_of_study": worst.to_json()}
        files = [str(path) for path in written]
        print_json({**answer.to_json(), **of_study, "participants_needed": needed, "written": files})
        return INCOMPLETE if notes else 0
    said = [
        tell("exact.others-known"),
        "",
        words.question_words(answer.question),
        words.recommendation_words(answer),
        *words.risk_words(answer),
        words.private_words(answer),
        *cost_said,
        *([] if worst is None else ["", worst.words]),
        *(["", "What lowers it, each by itself:"] if answer.measures else []),
        *(f"  - {words.measure_words(each)}" for each in answer.measures),
        "",
        tell("exact.not-covered"),
    ]
    for line in said:
        print(textwrap.fill(line, 110, subsequent_indent="    " if line.startswith("  - ") else ""))
    for path in written:
        print(f"Written: {path}")
    return INCOMPLETE if notes else 0


_OF_STUDY = (
    *("ledger", "phenotype", "phenotype_name", "case_code", "without_phenotype"),
    *("trait", "trait_name", "trait_range", "keep", "remove"),
)


def _worst_of_study(args: argparse.Namespace, question: ExactQuestion) -> StudyWorst | None:
    """About the participant of --study who stands out most; the look is logged before anything is computed."""
    if not args.studies:
        for option in _OF_STUDY:
            if getattr(args, option) is not None:
                raise InvalidInput(words=f"--{option.replace('_', '-')} goes with --study.", hint="Leave it out.")
        return None
    from gwasprivacy.forecast.study_worst import require_sense, worst_of_study
    from gwasprivacy.study.study_files import StudyFiles
    from gwasprivacy.study.study_leverages import LOOK

    files = StudyFiles.of(
        study_options.study_from_args(args),
        phenotype=args.phenotype,
        phenotype_name=args.phenotype_name,
        case_code=study_options.case_code_from_args(args),
        leave_out=args.without_phenotype == "leave-out",
        keep=args.keep,
        remove=args.remove,
        trait=study_options.trait_from_args(args)[0],
        values=args.trait,
        values_name=args.trait_name,
    )
    with watched() as work:
        study = files.open(work=work)
        for note in study.notes:
            print(note, file=sys.stderr)
        require_sense(question, study)
        study_options.look_from_args(args, LOOK, work)
        return worst_of_study(question, study, work=work)


def _plan(path: Path) -> CheckedPlan:
    from gwasprivacy.plan.plan_rules import check_plan
    from gwasprivacy.plan.saved_plan import load_plan

    return check_plan(load_plan(path))


def _report_writer(
    args: argparse.Namespace, plan: CheckedPlan | None
) -> Callable[[ExactAnswer], tuple[list[Path], list[str]]]:
    """What writes the page, its folder and key looked at before anything is computed; it tells the files, and why one is missing."""
    if args.report is None:
        for option, given in (
            ("--name", args.name),
            ("--key", args.key),
            ("--no-pdf", args.no_pdf),
            ("--force", args.force),
        ):
            if given:
                raise InvalidInput(words=f"{option} goes with --report.", hint="Say where the page is to be written.")
        return lambda _answer: ([], [])

    from gwasprivacy.release.risk_report import RiskFiles, make_risk_report

    name = args.name or (None if plan is None else plan.title)
    files = RiskFiles.choose(args.report, name, force=args.force)
    key = None if args.key is None else open_key(args.key)

    def write(answer: ExactAnswer) -> tuple[list[Path], list[str]]:
        report, data = make_risk_report(answer, plan, name=files.name, key=key)
        files.write(data, force=args.force)
        notes = [] if args.no_pdf else pdf_notes(report, files.pdf, force=args.force)
        return [path for path in (files.report, files.pdf) if path.exists()], notes

    return write
