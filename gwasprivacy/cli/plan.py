"""``gwasprivacy plan``: make a plan, show it in words, check it."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gwasprivacy.base.declared_fields import Group
from gwasprivacy.base.errors import GwasPrivacyError, InvalidInput, InvalidPlan
from gwasprivacy.cli import plan_report
from gwasprivacy.cli.adversary_options import add_adversary_arguments, adversary_from_args
from gwasprivacy.cli.common import add_force, add_json, print_json
from gwasprivacy.cli.mechanism_options import add_publish, needs_threshold, number_names, selector_names, take_published
from gwasprivacy.cli.plans import plan_person, plan_rehearse, plan_solve, plan_verdict, trait_options
from gwasprivacy.cli.plans.covariate_options import add_covariate_names, covariates_from_args
from gwasprivacy.cli.plans.field_options import about_field, add_fields, fields_from_args
from gwasprivacy.cli.plans.group_sizes import add_size_arguments
from gwasprivacy.cli.plans.imputation_options import add_imputation, dosages_from_args
from gwasprivacy.cli.plans.plan_paragraphs import add_reader, add_report_language, show
from gwasprivacy.cli.plans.planned_options import add_part_arguments, with_parts
from gwasprivacy.cli.plans.report_snps import add_report_arguments, take_report_snps
from gwasprivacy.cli.score_options import add_score_arguments, fill_from_args, require_panel, score_from_args
from gwasprivacy.cli.simulations.structure_options import add_structure_arguments, says_structure, with_structure
from gwasprivacy.cli.study_options import (
    add_case_code,
    add_without_phenotype,
    answers_from_args,
)

if TYPE_CHECKING:
    from gwasprivacy.assumptions.scenario import Scenario
    from gwasprivacy.plan.plan import Plan, ReleaseChoices
    from gwasprivacy.study.design import CandidateList, FillRule, Loci, Weights

NAME = "plan"
HELP = (
    "Make, show and check plans; report on them before there are data.\n\n"
    "  plan new FILE …     make a plan: the attacker, the guarantee, the study, what is released\n"
    "  plan show FILE      explain it in words\n"
    "  plan check FILE     say whether it can be used\n"
    "  plan verdict FILE   say yes, not yet or no, and what else could be done\n"
    "  plan solve FILE     find the sample size, the strongest guarantee or the smallest effect for a power; a trait's range\n"
    "  plan rehearse FILE  draw the release of one simulated study several times\n"
    "  plan person FILE    an attacker's belief about one simulated person, before and after\n"
    "  plan report FILE    what it can do, before there are data: a report for the ethics board or the funder"
)
EXAMPLE = (
    "gwasprivacy plan new melanoma.gwasplan --prior 0.1 0.5 --gamma 1.5 --cases 1000 --controls 1000 "
    "--snps 2 --score tv --mechanism joint"
)

OTHER_ACTIONS: dict[str, Any] = {
    "report": plan_report,
    "verdict": plan_verdict,
    "solve": plan_solve,
    "rehearse": plan_rehearse,
    "person": plan_person,
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(
        dest="action", required=True, metavar="new|show|check|verdict|solve|rehearse|person|report"
    )
    make = actions.add_parser(
        "new", help="make a plan", epilog=f"example:\n  {EXAMPLE}", formatter_class=argparse.RawDescriptionHelpFormatter
    )
    make.add_argument("file", metavar="FILE", type=Path, help="the plan to write, e.g. melanoma.gwasplan")
    make.add_argument("--title", metavar="TEXT", help="names the study in reports; a release needs it")
    add_adversary_arguments(make)
    study = make.add_argument_group("the study")
    add_size_arguments(study)
    study.add_argument(
        "--candidates",
        metavar="FILE",
        type=Path,
        help="a public list of SNPs: a manifest or panel (.bim, .pvar, .map, VCF, a table with snp chrom pos) or one id a line "
        "(default: all autosomal SNPs of the study)",
    )
    add_fields(study, "scenario.n_snps", Group.ANSWERS)
    add_case_code(study)
    add_without_phenotype(study)
    add_fields(study, Group.PEOPLE)
    add_covariate_names(study, planned=True)
    study.add_argument(
        "--ancestry-group",
        metavar="GROUP",
        help="the same for whoever is not of this ancestry group of a public panel, by --loadings and --groups alone",
    )
    study.add_argument(
        "--loadings",
        metavar="FILE",
        type=Path,
        help="of that panel, as plink2 --score takes them: ID A1 A1_FREQ PC1 PC2 …",
    )
    study.add_argument(
        "--groups",
        metavar="FILE",
        type=Path,
        help="centres of that panel's groups: group PC1 PC2 … [within]; as for assign-strata",
    )
    add_imputation(study)
    add_report_arguments(study)
    loci = study.add_mutually_exclusive_group()
    loci.add_argument(
        "--loci",
        metavar="KB|FILE",
        help="at most one SNP from each window of ± KB, or interval of FILE (chrom, start, end as in BED files); with --publish loci the "
        "loci themselves",
    )
    loci.add_argument(
        "--loci-blocks",
        type=float,
        metavar="KB",
        help="at most one SNP from each block of KB, counted from the start of a chromosome: for the joint draw, which needs loci "
        "that do not overlap",
    )
    study.add_argument(
        "--weights",
        metavar="TSV",
        type=Path,
        help="public weights per SNP (a table: snp weight; not listed: 1; 0: no candidate), pinned by SHA-256; a third column risk_allele says in which "
        "direction alone an association counts (needs --reference), a fourth risk_weight how sure that is (4: four to one). They must follow "
        "from nothing in this study",
    )
    study.add_argument(
        "--fill",
        choices=("non-counted", "panel-mode"),
        help="the public rule for missing calls, for scores that need one (default there: two copies of the allele that is not "
        "counted); others take the least score that any filling could give",
    )
    study.add_argument(
        "--reference",
        metavar="FILE",
        type=Path,
        help="a public manifest or panel: which allele counts, and for --offset how common it is",
    )
    add_fields(study, Group.STUDY, Group.REPORT)
    add_report_language(study)
    trait_options.add_arguments(make)
    what = make.add_argument_group("the release")
    what.add_argument(
        "--mechanism",
        metavar="X",
        help=f"a selection: {', '.join(selector_names())} (default: joint); or another kind of release: "
        f"{', '.join(number_names(listed=True))} (of --snp-list), {', '.join(number_names(listed=False))}",
    )
    what.add_argument(
        "--snp-list",
        type=Path,
        metavar="FILE",
        help=f"{', '.join(number_names(listed=True))}: a public list of the SNPs that they are about, one id per line",
    )
    add_publish(what, loci=True)
    add_part_arguments(what)
    add_fields(what, Group.RELEASE)
    add_score_arguments(make, default="ks")
    add_structure_arguments(make)
    make.set_defaults(score=None)
    add_force(make)
    add_json(make)
    for action, text in (("show", "explain a plan in words"), ("check", "say whether a plan can be used")):
        one = actions.add_parser(action, help=text, description=text)
        one.add_argument("file", metavar="FILE", type=Path, help="the plan")
        if action == "show":
            add_reader(one)
        add_json(one)
    for action, module in OTHER_ACTIONS.items():
        made = actions.add_parser(
            action,
            help=module.HELP,
            description=module.DESCRIPTION,
            epilog=f"example:\n  {module.EXAMPLE}",
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        module.add_arguments(made)


def run(args: argparse.Namespace) -> int:
    from gwasprivacy.plan.plan_rules import check_plan

    if args.action in OTHER_ACTIONS:
        code: int = OTHER_ACTIONS[args.action].run(args)
        return code
    from gwasprivacy.plan.plan_words import guarantee_sentences
    from gwasprivacy.plan.saved_plan import load_plan, save_plan

    if args.action == "new":
        from gwasprivacy.base.safe_files import check_target

        check_target(args.file, force=args.force)
        plan = _new(args)
        check_plan(plan)
        save_plan(plan, args.file, force=args.force)
    else:
        plan = load_plan(args.file)
        if args.action == "show" and args.reader is not None:
            return show(check_plan(plan), args)
        if args.action == "check":
            from gwasprivacy.plan.planned_releases import check_releases, stored_releases

            check_plan(plan)
            if plan.planned:
                check_releases(plan, stored_releases(plan))
    if args.json:
        print_json({"plan": str(args.file), **_as_json(plan, checked=args.action != "show")})
    elif args.action == "check":
        print(f"{args.file}: the plan can be used. {' '.join(guarantee_sentences(plan))}")
        if needed := _release_needs(plan):
            print(f"A release under it is still refused: {needed}")
    else:
        if args.action == "new":
            print(f"{args.file} is written.\n")
        print(_as_text(plan))
    return 0


def _release_needs(plan: Plan) -> str:
    """What a release under ``plan`` is refused for before any study is opened; "" for nothing."""
    from gwasprivacy.cli.error_words import error_line
    from gwasprivacy.plan.plan_rules import check_release

    try:
        check_release(plan)
    except GwasPrivacyError as error:
        return error_line(error)
    return ""


def _as_json(plan: Plan, *, checked: bool) -> dict[str, Any]:
    from gwasprivacy.plan.attack_words import attack_sentences
    from gwasprivacy.plan.preview_words import plan_in_words

    explanation = [*plan_in_words(plan), *attack_sentences(plan)]
    result: dict[str, Any] = {"explanation": explanation, "content": plan.to_json()}
    if checked:
        result |= {
            "valid": True,
            "release_needs": _release_needs(plan) or None,
            "epsilon": plan.epsilon,
            "budget": plan.budget,
            "neighbours": plan.neighbours.value,
            "sensitivity": plan.sensitivity(),
            "likelihood_ratio": plan.adversary.likelihood_ratio,
            "loss": plan.adversary.loss.kind.value,
            "advantage_bound": plan.adversary.advantage_after(plan.counted_spends),
        }
    return result


def _as_text(plan: Plan) -> str:
    import textwrap

    from gwasprivacy.plan.attack_words import attack_sentences
    from gwasprivacy.plan.preview_words import plan_in_words

    lines = [plan.title, ""]
    for sentence in [*plan_in_words(plan), *attack_sentences(plan)]:
        lines += textwrap.wrap(sentence, 96, initial_indent="  • ", subsequent_indent="    ")
    return "\n".join(lines)


def _new(args: argparse.Namespace) -> Plan:
    from gwasprivacy.membership.secrets import Sizes
    from gwasprivacy.plan.another_mechanism import begun_with
    from gwasprivacy.plan.plan import UNTITLED, Plan, ReleaseChoices, in_step
    from gwasprivacy.study.design import StudyDesign

    folder = args.file.parent
    adversary = adversary_from_args(args)
    take_published(args, "tau")
    args.mechanism = args.mechanism or "joint"
    selects = args.mechanism in selector_names()
    sizes = _people(args, sizes_are_public=adversary.sizes is Sizes.ALL, selects=selects)
    args.score = args.score or _first_score(args.mechanism)
    score = score_from_args(args)
    require_panel(score, args.reference)
    reported = take_report_snps(args)
    snps = reported if reported is not None and args.mechanism in number_names(listed=True) else _listed(args)
    reference, reference_sha256 = _reference(args.reference, folder)
    try:
        given = fields_from_args(args, "release") | {"n_snps": _number(args, snps), "threshold": _threshold(args)}
        if "set_weights" not in given:
            given = begun_with(args.mechanism) | given
        release = ReleaseChoices(score=score, mechanism=args.mechanism, snps=snps, **given)
        plan = Plan(
            title=args.title if args.title is not None else UNTITLED,  # never from a file's name: it stands on reports
            adversary=adversary,
            design=StudyDesign(
                **sizes,
                candidates=_candidates(args, folder),
                **_answers(args),
                fill=_fill(args, release),
                loci=_loci(args, folder),
                reference=reference,
                reference_sha256=reference_sha256,
                weights=_weights(args, folder),
            ),
            release=release,
            **fields_from_args(args),
            report_language=None if args.report_language == "en" else args.report_language,
            scenario=_scenario(args),
        )
        return with_parts(in_step(plan), args)
    except InvalidPlan as error:
        raise about_field(error) from None


def _scenario(args: argparse.Namespace) -> Scenario | None:
    """What the forecast imagines; None where no option says anything of it."""
    from dataclasses import replace

    from gwasprivacy.assumptions.scenario import Scenario

    if args.candidate_snps is None and not says_structure(args):
        return trait_options.scenario_from_args(args)
    made = trait_options.scenario_from_args(args) or Scenario()
    made = made if args.candidate_snps is None else replace(made, n_snps=args.candidate_snps)
    return with_structure(args, made)


def _people(args: argparse.Namespace, **about: bool) -> dict[str, Any]:
    """Who is compared, as fields of a design."""
    try:
        return trait_options.people_from_args(args, **about)
    except InvalidPlan as error:
        raise about_field(error) from None


def _fill(args: argparse.Namespace, release: ReleaseChoices) -> FillRule | None:
    """The rule for missing calls where the release needs one.  Raises InvalidInput for one that is not used."""
    if release.kind.uses_score:
        return fill_from_args(args, release.score)
    if args.fill is not None:
        raise InvalidInput(words="--fill is not used: counts are of people who have a call.", hint="Leave it out.")
    return None


def _listed(args: argparse.Namespace) -> tuple[str, ...] | None:
    from gwasprivacy.study.public_lists.candidates import read_ids

    return None if args.snp_list is None else tuple(read_ids(args.snp_list))


def _number(args: argparse.Namespace, snps: tuple[str, ...] | None) -> int:
    """M: as given, or what follows from the kind of release."""
    if args.snps is not None:
        return int(args.snps)
    if snps is not None or args.mechanism in number_names(listed=False):
        return len(snps or ())
    raise InvalidInput(words="--snps is missing.", hint="Say how many SNPs to release, for example --snps 2.")


def _first_score(mechanism: str) -> str:
    """What a new plan begins with; counts use no score and keep its default."""
    from gwasprivacy.association.scores.score_choice import FIRST_SCORE, ScoreChoice
    from gwasprivacy.mechanisms.registry import OTHER_RELEASES

    numbers = OTHER_RELEASES.get(mechanism)  # an unknown one is refused where the plan is made, by its option
    return FIRST_SCORE if numbers is None or numbers.uses_score else ScoreChoice().name


def _threshold(args: argparse.Namespace) -> float | None:
    """--tau, or where a score that measures significance itself has its border."""
    from gwasprivacy.association.scores.registry import SCORES

    if args.tau is None and needs_threshold(args.mechanism):
        return SCORES.find(args.score).significant_from
    return None if args.tau is None else float(args.tau)


def _candidates(args: argparse.Namespace, folder: Path) -> CandidateList:
    from gwasprivacy.base.list_digests import list_digest
    from gwasprivacy.plan.saved_plan import as_written
    from gwasprivacy.study.design import CandidateList

    if args.candidates is None:
        if args.candidates_origin is not None:
            return CandidateList(origin=args.candidates_origin)
        return CandidateList()
    origin = args.candidates_origin or "a public list of SNPs"
    return CandidateList(
        kind="file",
        path=as_written(args.candidates, folder),
        origin=origin,
        sha256=list_digest(args.candidates),
        report_key=args.signed_by,
    )


def _answers(args: argparse.Namespace) -> dict[str, Any]:
    """The answers that a release needs.  Naming a public list answers that the SNPs come from one."""
    from gwasprivacy.study.design import GenotypeFilter
    from gwasprivacy.study.person_rules.rules import PersonRules

    if args.candidates is None and args.genotype_filter == GenotypeFilter.PUBLIC_LIST:
        raise InvalidInput(words="--genotype-filter public-list: the list is missing.", hint="Add --candidates FILE.")
    listed = {} if args.candidates is None else {"genotype_filter": GenotypeFilter.PUBLIC_LIST}
    rules = {**fields_from_args(args, "design.person_rules"), **_ancestry(args)}
    people = {"person_rules": PersonRules(**rules)} if rules else {}
    covariates = covariates_from_args(args)
    balanced = {} if covariates is None else {"covariates": covariates}
    return {**listed, **people, **balanced, **dosages_from_args(args), **answers_from_args(args)}


def _ancestry(args: argparse.Namespace) -> dict[str, Any]:
    """The rule on people's ancestry, its two files read once and pinned."""
    from gwasprivacy.plan.saved_plan import as_written
    from gwasprivacy.study.person_rules.own_ancestry import read_panel_files

    given = (args.ancestry_group, args.loadings, args.groups)
    if None in given:
        if any(each is not None for each in given):
            raise InvalidInput(
                words="--ancestry-group, --loadings and --groups go together.",
                hint="Name the group, and the panel's two files, as for gwasprivacy assign-strata.",
            )
        return {}
    names = (as_written(path, args.file.parent) for path in (args.loadings, args.groups))
    return {"ancestry": read_panel_files(args.loadings, args.groups).rule(args.ancestry_group, *names)}


def _reference(path: Path | None, folder: Path) -> tuple[str | None, str | None]:
    """Its path and digest: another file under the same name could turn alleles around."""
    from gwasprivacy.plan.saved_plan import as_written
    from gwasprivacy.study.reference import reference_digest

    return (None, None) if path is None else (as_written(path, folder), reference_digest(path))


def _weights(args: argparse.Namespace, folder: Path) -> Weights | None:
    """The table, read once so that a plan names none that cannot be read, and its digest."""
    from gwasprivacy.base.list_digests import list_digest
    from gwasprivacy.plan.saved_plan import as_written
    from gwasprivacy.study.design import Weights
    from gwasprivacy.study.public_lists.public_weights import read_weights

    if args.weights is None:
        if args.weights_origin is not None:
            raise InvalidInput(words="--weights-origin: the weights are missing.", hint="Add --weights TSV.")
        return None
    table = read_weights(args.weights)
    return Weights(
        path=as_written(args.weights, folder),
        origin=args.weights_origin,
        sha256=list_digest(args.weights),
        directed=table.risk_of is not None,
        doubted=table.belief_of is not None,
    )


def _loci(args: argparse.Namespace, folder: Path) -> Loci | None:
    from gwasprivacy.base.text_files import file_digest
    from gwasprivacy.plan.saved_plan import as_written
    from gwasprivacy.study.design import Loci

    published = args.publish == "loci"
    if args.loci_blocks is not None:
        return Loci(block_kb=args.loci_blocks, published=published)
    if args.loci is None:
        if published:
            raise InvalidInput(words="--publish loci: there are no loci.", hint="Add --loci KB, or --loci FILE.")
        return None
    try:
        size = float(args.loci)
    except ValueError:
        file = Path(args.loci)
        return Loci(path=as_written(file, folder), sha256=file_digest(file), published=published)
    return Loci(block_kb=size, published=True) if published else Loci(window_kb=size)
