"""The options of every subcommand that reads a study, and what they lead to: an opened study, its tables, a recorded look."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gwasprivacy.base.errors import InvalidInput, InvalidPlan
from gwasprivacy.base.work import Work
from gwasprivacy.cli.cluster_options import add_cluster_arguments, cluster_from_args
from gwasprivacy.cli.error_words import about_option
from gwasprivacy.cli.kinds_of_tables import TABLE_LINES
from gwasprivacy.cli.plans.covariate_options import covariate_file_from_args
from gwasprivacy.cli.plans.field_options import fields_from_args
from gwasprivacy.cli.plans.sites_options import places_from_args

if TYPE_CHECKING:
    from gwasprivacy.association.scores.score_choice import ScoreChoice
    from gwasprivacy.base.arrays import IntArray
    from gwasprivacy.base.executors import Executor
    from gwasprivacy.study.counted_study import CountedStudy
    from gwasprivacy.study.counted_traits import CountedTraits
    from gwasprivacy.study.file_answers import CaseCode
    from gwasprivacy.study.formats.opened_study import Study
    from gwasprivacy.study.formats.several_files import StudyPath
    from gwasprivacy.study.study_files import StudyFiles
    from gwasprivacy.study.tables import Variants
    from gwasprivacy.study.trait import Trait
    from gwasprivacy.study.trait_study import TraitStudy

WARNING = "Warning: these are exact statistics of private data, for the curator's eyes only. They are not for release."


def study_help() -> str:
    """What may be given as STUDY."""
    from gwasprivacy.study.formats.registry import offered_in_words

    return offered_in_words()


def add_study_argument(parser: argparse.ArgumentParser) -> None:
    """STUDY itself."""
    parser.add_argument(
        "study",
        metavar="STUDY",
        type=Path,
        nargs="?",
        help=study_help() + "; with {chr} in the chromosome's place where there is a file for each",
    )
    parser.add_argument(
        "--study",
        dest="studies",
        metavar="FILE",
        type=Path,
        action="append",
        default=[],
        help="in place of STUDY, once for each chromosome's file",
    )


def study_from_args(args: argparse.Namespace) -> StudyPath:
    """STUDY, or what was named by --study: one name, or several."""
    named = [*([] if args.study is None else [args.study]), *args.studies]
    if not named:
        raise InvalidInput(words="No STUDY was given.", hint="Name it, or give one --study FILE for each chromosome.")
    return named[0] if len(named) == 1 else tuple(named)


def add_phenotype_arguments(parser: argparse.ArgumentParser | argparse._ArgumentGroup) -> None:
    """--phenotype, --phenotype-name, --case-code and --without-phenotype."""
    parser.add_argument(
        "--phenotype",
        metavar="FILE",
        type=Path,
        help="who is a case: FID IID value, coded 0/1 or 1/2, also as PLINK 2 or REGENIE writes it or an Oxford .sample (default: the study's own files)",
    )
    parser.add_argument("--phenotype-name", metavar="COL", help="the phenotype's column, where FILE has a header")
    add_case_code(parser)
    add_without_phenotype(parser)


def add_trait_values(parser: argparse.ArgumentParser | argparse._ArgumentGroup) -> None:
    """--trait and --trait-name."""
    parser.add_argument(
        "--trait",
        metavar="FILE",
        type=Path,
        help="a quantitative trait in place of cases and controls: FID IID value, also as PLINK 2 or REGENIE writes it or an Oxford .sample; NA or -9 is missing",
    )
    parser.add_argument("--trait-name", metavar="COL", help="the trait's column, where FILE has a header")


def add_trait_arguments(parser: argparse.ArgumentParser) -> None:
    """--trait, --trait-name and --trait-range."""
    add_trait_values(parser)
    parser.add_argument(
        "--trait-range",
        nargs=2,
        type=float,
        metavar=("LO", "HI"),
        help="the public range to which the trait is clipped, chosen before the data are seen",
    )
    parser.add_argument(
        "--trait-centre",
        nargs="+",
        metavar="C",
        help="what is subtracted from everybody's value, public and in the range (default: the middle of the range); with --strata "
        "NAME=C for each of them, as the plan has them",
    )
    parser.add_argument(
        "--own-mean",
        action="store_true",
        help="subtract the study's own mean instead; with --strata that of each stratum is",
    )


def trait_from_args(args: argparse.Namespace) -> tuple[Trait | None, Mapping[str, float]]:
    """The trait of --trait-range, where --trait names everybody's values, or that of a trait table; None for cases and controls.  With it
    the public centres of its strata by name.  Raises InvalidInput."""
    return _of_table(args) if args.trait is None else _of_values(args)


def _of_table(args: argparse.Namespace) -> tuple[Trait | None, Mapping[str, float]]:
    """What the trait table says that STUDY is; None for any other study."""
    from gwasprivacy.study.formats.registry import study_files
    from gwasprivacy.study.formats.trait_tsv import is_trait_table, trait_of_table

    first = study_files(study_from_args(args))[0]
    table = trait_of_table(first) if is_trait_table(first) else None
    for option, given in (
        ("--trait-name", args.trait_name),
        ("--trait-range", args.trait_range),
        ("--trait-centre", args.trait_centre),
        ("--own-mean", args.own_mean or None),
    ):
        if given is not None:
            words = f"{option} goes with --trait." if table is None else f"{option} is not used: a trait table says it."
            hint = "Give the file with everybody's values." if table is None else "Leave it out."
            raise InvalidInput(words=words, hint=hint)
    return table or (None, {})


def _of_values(args: argparse.Namespace) -> tuple[Trait, Mapping[str, float]]:
    from gwasprivacy.study.trait import Trait

    if args.phenotype is not None or args.phenotype_name is not None:
        raise InvalidInput(
            words="--trait and --phenotype exclude each other: a study has a trait, or cases and controls.",
            hint="Leave one of them out.",
        )
    if args.trait_range is None:
        raise InvalidInput(
            words="--trait needs --trait-range LO HI.",
            hint="It must be public: from other studies, or what the instrument can measure; never this study's own extremes.",
        )
    centre, by_stratum = _centres(args.trait_centre)
    try:
        trait = Trait(
            low=args.trait_range[0],
            high=args.trait_range[1],
            name=args.trait_name or "trait",
            centre=centre,
            own_mean=args.own_mean,
        )
        for each in by_stratum.values():
            trait.check_centre(each, "design.trait.centre")
    except InvalidPlan as error:
        raise about_option(error, "--trait-range") from None
    return trait, by_stratum


def _centres(given: Sequence[str] | None) -> tuple[float | None, dict[str, float]]:
    """One centre for all, or by stratum.  Raises InvalidInput."""
    try:
        if given is None:
            return None, {}
        if len(given) == 1 and "=" not in given[0]:
            return float(given[0]), {}
        by_stratum = {name: float(value) for name, _, value in (each.rpartition("=") for each in given) if name}
    except ValueError:
        by_stratum = {}
    if given is None or len(by_stratum) != len(given):
        raise InvalidInput(
            words="--trait-centre takes a number, or NAME=C for each stratum.",
            hint="For example --trait-centre north=121 south=118.",
        )
    return None, by_stratum


def add_case_code(parser: argparse.ArgumentParser | argparse._ArgumentGroup) -> None:
    """--case-code."""
    parser.add_argument(
        "--case-code",
        choices=("1", "2"),
        help="what means a case in --phenotype FILE. 1: 0 is a control; 2: 1 is a control and 0 a missing phenotype (default: "
        "2 where anybody has a 2). A release needs it unless the numbers of cases and controls are printed (--sizes)",
    )


def case_code_from_args(args: argparse.Namespace) -> CaseCode | None:
    from gwasprivacy.study.file_answers import CaseCode

    return None if args.case_code is None else CaseCode(args.case_code)


def add_without_phenotype(parser: argparse.ArgumentParser | argparse._ArgumentGroup) -> None:
    """--without-phenotype."""
    parser.add_argument(
        "--without-phenotype",
        choices=("refuse", "leave-out"),
        help="people whose phenotype is missing: refuse the study (default; a plan whose exact numbers are not all printed leaves them out), or leave them "
        "out, by phenotype alone",
    )


def add_strata_arguments(parser: argparse.ArgumentParser) -> None:
    """--strata and --strata-name."""
    parser.add_argument(
        "--strata",
        metavar="FILE",
        type=Path,
        help="who belongs to which stratum: FID IID label of everybody; people are compared inside each",
    )
    parser.add_argument(
        "--strata-name",
        metavar="COL",
        nargs="+",
        default=(),
        help="the column of --strata, where it has several; several columns together define the strata",
    )


def add_dosages(parser: argparse.ArgumentParser | argparse._ArgumentGroup) -> None:
    """--dosages."""
    parser.add_argument(
        "--dosages",
        action="store_true",
        help="genotype probabilities in place of hard calls (VCF and BCF: GP, else DS; .pgen dosages; BGEN)",
    )


def answers_from_args(args: argparse.Namespace) -> dict[str, Any]:
    """The fields of a plan's design that --case-code, --without-phenotype, the answers about the study's file and the facts for reports
    set."""
    answers = fields_from_args(args, "design")
    if args.case_code is not None:
        answers["case_code"] = case_code_from_args(args)
    if args.without_phenotype is not None:
        answers["leave_out_without_phenotype"] = args.without_phenotype == "leave-out"
    return answers


def add_fill_arguments(parser: argparse.ArgumentParser) -> None:
    """--fill and --reference: what a missing call counts as."""
    parser.add_argument(
        "--fill",
        choices=("non-counted", "panel-mode"),
        help="where a score needs a public rule for missing calls: a missing call counts as no copy of a1 (the default), or as "
        "the reference panel's commonest genotype",
    )
    parser.add_argument(
        "--reference",
        metavar="FILE",
        type=Path,
        help="public manifest or panel that says which allele is a1: a PLINK fileset, .bim, or table with snp a1 a2 [freq]",
    )


def add_chromosomes_argument(parser: argparse.ArgumentParser) -> None:
    """--all-chromosomes."""
    parser.add_argument(
        "--all-chromosomes",
        action="store_true",
        help="score SNPs outside chromosomes 1–22 too; whoever has one copy there, as men have of X, is counted as having two identical copies "
        "(default: they are left out, as from every release)",
    )


def add_work_arguments(parser: argparse.ArgumentParser) -> None:
    """--jobs, --cluster and what belongs to it."""
    parser.add_argument("--jobs", metavar="N", type=int, help="processes to use; 0 is one per processor (default: 1)")
    add_cluster_arguments(parser, "STUDY")


def add_look_argument(parser: argparse.ArgumentParser | argparse._ArgumentGroup) -> None:
    """--ledger."""
    parser.add_argument(
        "--ledger", metavar="FILE", type=Path, help="log in this ledger that somebody viewed exact results"
    )


def executor_from_args(args: argparse.Namespace) -> Executor:
    from gwasprivacy.base.cluster import Carries
    from gwasprivacy.base.executors import make_executor

    return make_executor(args.jobs, cluster_from_args(args, Carries.STUDY))


def files_from_args(args: argparse.Namespace) -> StudyFiles:
    """STUDY with all that options say of it.  Raises InvalidInput."""
    from gwasprivacy.study.study_files import StudyFiles

    trait, centres = trait_from_args(args)
    covariates = covariate_file_from_args(args) if "covariates" in args else None
    if args.strata_name and args.strata is None:
        raise InvalidInput(words="--strata-name needs --strata FILE.", hint="Add it, or leave --strata-name out.")
    return StudyFiles.of(
        study_from_args(args),
        phenotype=args.phenotype,
        phenotype_name=args.phenotype_name,
        case_code=case_code_from_args(args),
        leave_out=args.without_phenotype == "leave-out",
        strata=args.strata,
        strata_columns=tuple(args.strata_name),
        dosages=args.dosages,
        keep=args.keep,
        remove=args.remove,
        trait=trait,
        values=args.trait,
        values_name=args.trait_name,
        centres=centres,
        covariates=None if covariates is None else covariates.path,
        balanced=None if covariates is None else covariates.chosen,
    )


def look_from_args(args: argparse.Namespace, what: str, work: Work) -> None:
    """Warn that exact statistics follow, and record the look where a ledger was named: before anything is shown."""
    print(WARNING, file=sys.stderr)
    if args.ledger is None:
        print("This access is not logged; --ledger FILE logs it, for the reports to state.", file=sys.stderr)
        return
    from gwasprivacy.release.ledger.ledger import record_look

    work.check()
    record_look(args.ledger, what)


def rows_from_args(args: argparse.Namespace, variants: Variants, named: Sequence[str] = ()) -> IntArray | None:
    """The rows to score by --all-chromosomes, None for all; what that means is told on stderr.  ``named``: SNPs that must be
    among them."""
    from gwasprivacy.study.chromosomes import as_diploid_note, left_out_note, scored_rows

    if named:
        from gwasprivacy.release.known_study import rows_with

        rows_with(variants, named, args.all_chromosomes)
    rows = scored_rows(variants, args.all_chromosomes)
    for note in as_diploid_note(variants) if args.all_chromosomes else left_out_note(variants):
        print(note, file=sys.stderr)
    return rows


def count_from_args(
    args: argparse.Namespace,
    files: StudyFiles,
    what: str,
    work: Work,
    *,
    score: ScoreChoice | None = None,
    named: Sequence[str] = (),
) -> tuple[Study | TraitStudy, CountedStudy | CountedTraits]:
    """Open ``files``, warn and record the look ``what`` (public words), and count every SNP in file order; for a score, those on
    the chromosomes that are scored.

    ``args`` needs every option of this module.  ``score``: what the tables are for; it says whether missing calls are
    filled, which chromosomes are counted (``named``: SNPs that must be on them), and whether the reference's allele frequencies are needed too.
    """
    kind = TABLE_LINES.find(files.counted_kind)
    fill = None if score is None else kind.fill(args, score)
    with executor_from_args(args) as executor:
        study = files.open(places=places_from_args(args), work=work)
        for note in study.notes:
            print(note, file=sys.stderr)
        rows = None if score is None else rows_from_args(args, study.variants, named)
        look_from_args(args, what, work)
        counted = kind.count(
            study,
            fill=fill,
            reference=args.reference,
            frequencies=score is not None and score.offset is not None,
            rows=rows,
            work=work.on(executor),
        )
    for note in counted.notes:
        print(note, file=sys.stderr)
    return study, counted
