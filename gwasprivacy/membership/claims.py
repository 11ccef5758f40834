"""What the program guarantees: each claim once, under which conditions it holds, and what it rests on.

Window, command line, report and help take these sentences from here, or are read against them: ``tests/claims`` finds every
sentence of the program, the help, the README and the documents that sounds like a guarantee ("never", "proved", "cannot",
"nothing else") and demands that somebody has traced it to one of these, or to a reason why it guarantees nothing.  The help
page *What is guaranteed* lists them all with their conditions.

A guarantee whose condition is not written beside it is said too strongly.  Where a proof is missing, it is no guarantee.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from gwasprivacy.base.language import mark


class Ground(StrEnum):
    """How a guarantee is known, in the words of docs/theory/README.md."""

    PROVED = "proved"
    TESTED = "tested"


@dataclass(frozen=True, slots=True, kw_only=True)
class Condition:
    """What must be true for a guarantee to hold: ``title`` in a few words, ``words`` in sentences; both marked."""

    title: str
    words: str


INDEPENDENT = Condition(
    title=mark("independent participation"),
    words=mark(
        "Beforehand, whether one person took part says nothing about another, beyond the public group sizes. "
        "Relatives need the family size."
    ),
)
BELIEFS = Condition(
    title=mark("priors in the range"),
    words=mark(
        "The attacker’s prior about each person is in the plan’s range, or is certainty. For other priors the "
        "weaker bound beside it holds."
    ),
)
DIAGNOSES = Condition(
    title=mark("known diagnoses and strata"),
    words=mark(
        "If participation is the secret and the study’s size is public, the attacker knows who has the disease "
        "and, in a study with strata, everyone’s stratum. If a plan states that they do not know it, the release "
        "is made with half the ε, or with ε divided by the number of strata."
    ),
)
ALIKE = Condition(
    title=mark("people alike"),
    words=mark(
        "With covariates, the list of all participants’ phenotypes and covariates, without names and genomes, counts as public, and "
        "for each participant there are as many people alike in these as the plan says."
    ),
)
CLEANED_BEFORE = Condition(
    title=mark("lists fixed beforehand"),
    words=mark(
        "Who takes part and which SNPs are candidates was fixed without this study’s genotypes. Where genotypes decided that "
        "before, the report’s first page says that the guarantee is about those who were left."
    ),
)
DECLARED = Condition(
    title=mark("true declarations"),
    words=mark("What the user declares to be public is public. The program cannot check it and prints it."),
)
OTHER_PEOPLE = Condition(
    title=mark("references of other people"),
    words=mark("A panel or reference is of other people, not of participants."),
)
GENERATOR = Condition(
    title=mark("a sound random generator"),
    words=mark(
        "The attacker cannot predict the operating system’s random generator, nor OpenSSL’s, which it seeds for each draw and "
        "which gives the noise."
    ),
)
THIS_RELEASE = Condition(
    title=mark("this release alone"),
    words=mark("Other releases about the same people add to what can be learned."),
)
ACCOUNT = Condition(
    title=mark("all that the ledger counts"),
    words=mark("What is published about the same people without this ledger adds to what can be learned."),
)
LEDGER_KEPT = Condition(
    title=mark("one ledger"),
    words=mark("The ledger is the only one for these people, and is not replaced by an older copy."),
)
PROGRAM = Condition(
    title=mark("this program, unchanged"),
    words=mark("Whoever has the genotypes can publish anything by other means."),
)
KEY = Condition(
    title=mark("the right key"),
    words=mark(
        "The reader has the signer’s public key through a separate channel, and nobody has stolen the private one."
    ),
)
NO_CLUSTER = Condition(
    title=mark("no cluster"), words=mark("If somebody names a cluster, the program computes on it over the network.")
)
CONDITIONS = (
    INDEPENDENT,
    BELIEFS,
    DIAGNOSES,
    ALIKE,
    CLEANED_BEFORE,
    DECLARED,
    OTHER_PEOPLE,
    GENERATOR,
    THIS_RELEASE,
    ACCOUNT,
    LEDGER_KEPT,
    PROGRAM,
    KEY,
    NO_CLUSTER,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Guarantee:
    """One claim: ``words`` as a sentence, marked; where it is proved or described; the tests that check it.

    ``short``: how it is said where its subject stands beside it; "" where it is always said in full.  ``page`` and ``part``:
    a document and the title in it.  ``tests``: as ``file::test``.
    """

    name: str
    title: str
    words: str
    conditions: tuple[Condition, ...]
    ground: Ground
    page: str
    part: str
    tests: tuple[str, ...]
    short: str = ""


_OF_A_RELEASE = (INDEPENDENT, DIAGNOSES, ALIKE, CLEANED_BEFORE, DECLARED, GENERATOR)

BELIEF = Guarantee(
    name="belief",
    title=mark("What an attacker can become certain of"),
    words=mark(
        "An attacker whose prior that a person took part (or is a case) is in the range covered cannot become "
        "more certain than the number on the first page of the report."
    ),
    conditions=(BELIEFS, *_OF_A_RELEASE, ACCOUNT, LEDGER_KEPT),
    ground=Ground.PROVED,
    page="docs/theory/membership-privacy.md",
    part="Theorem 2, and its inverse",
    tests=(
        "tests/membership/test_calibration_theorems.py::test_gamma_pmp_holds_over_the_whole_range",
        "tests/lab/theory/test_verifier.py::test_calibrated_mechanisms_keep_their_gamma_over_the_whole_family",
    ),
)

OTHER_BELIEFS = Guarantee(
    name="other-beliefs",
    title=mark("Priors outside the range"),
    words=mark("For priors outside the range a weaker bound holds. It is shown beside the main one."),
    conditions=(*_OF_A_RELEASE, ACCOUNT, LEDGER_KEPT),
    ground=Ground.PROVED,
    page="docs/theory/membership-privacy.md",
    part="Theorem 2, and its inverse",
    tests=("tests/membership/test_adversary.py::test_gamma_at_is_below_the_guarantee_inside_and_below_r_everywhere",),
)

COMPUTING = Guarantee(
    name="computing",
    title=mark("Computing power"),
    words=mark(
        "How much computing power an attacker has does not matter, apart from breaking the operating system’s random "
        "generator or OpenSSL’s."
    ),
    conditions=_OF_A_RELEASE,
    ground=Ground.PROVED,
    page="docs/threat-model.md",
    part="The reader of a release",
    tests=("tests/privacy/test_exact_epsilon.py::test_no_likelihood_ratio_exceeds_the_claim",),
)

ATTACK = Guarantee(
    name="attack",
    title=mark("What an attack can find"),
    words=mark(
        "From this release alone, no covered attacker can find more of the participants than the bound, at the "
        "same false-positive rate."
    ),
    short=mark("From this release alone, no covered attacker finds more than {share}."),
    conditions=(*_OF_A_RELEASE, THIS_RELEASE),
    ground=Ground.PROVED,
    page="docs/theory/attack-bounds.md",
    part="The bounds",
    tests=(
        "tests/membership/test_loss.py::test_one_draw_with_any_base_measure_stays_within_the_bound_and_reaches_it",
        "tests/membership/test_loss.py::test_rounds_stay_within_the_bound",
        "tests/membership/test_loss.py::test_randomised_response_reaches_the_pure_bound",
        "tests/simulation/attacks/test_attacks.py::test_under_a_private_release_every_attack_stays_below_the_bound",
    ),
)

SENSITIVITY = Guarantee(
    name="sensitivity",
    title=mark("How much one person can change a score (Δ)"),
    words=mark(
        "Δ is proved for every possible table of genotypes, empty genotype columns included. Where nothing is proved, the "
        "program refuses."
    ),
    conditions=(CLEANED_BEFORE,),
    ground=Ground.PROVED,
    page="docs/theory/sensitivities.md",
    part="Proofs",
    tests=(
        "tests/association/scores/test_sensitivity.py::test_no_person_moves_a_score_farther_than_its_sensitivity",
        "tests/association/scores/test_trend_enumeration.py::test_the_bound_is_reached_by_a_case_and_by_a_control_and_never_exceeded",
        "tests/association/scores/test_sensitivity.py::test_what_has_no_proof_is_refused",
    ),
)

MECHANISM = Guarantee(
    name="mechanism",
    title=mark("What the draw reveals (ε)"),
    words=mark(
        "What a release draws is at most e^ε times likelier with one person’s data than with another’s in their place."
    ),
    conditions=(CLEANED_BEFORE, DECLARED, GENERATOR, THIS_RELEASE),
    ground=Ground.PROVED,
    page="docs/theory/mechanisms.md",
    part="Selections",
    tests=(
        "tests/privacy/test_exact_epsilon.py::test_no_likelihood_ratio_exceeds_the_claim",
        "tests/privacy/test_exact_epsilon.py::test_the_claim_is_reached_by_counts_and_never_exceeded",
    ),
)

SEVERAL = Guarantee(
    name="several",
    title=mark("Several releases"),
    words=mark("The ε of several releases add up, and the guarantee for all of them together follows from the sum."),
    conditions=(*_OF_A_RELEASE, ACCOUNT, LEDGER_KEPT),
    ground=Ground.PROVED,
    page="docs/theory/membership-privacy.md",
    part="Composition",
    tests=(
        "tests/membership/test_composition.py::test_the_conversions_hold_on_random_channels",
        "tests/release/planning_report/test_planning.py::test_gamma_follows_from_the_sum_and_never_from_a_product",
    ),
)

DEBIT = Guarantee(
    name="debit",
    title=mark("Paid before drawn"),
    words=mark(
        "ε is recorded in the ledger before noise is drawn. A crash can waste budget and does not give it back."
    ),
    conditions=(PROGRAM, LEDGER_KEPT),
    ground=Ground.TESTED,
    page="docs/decisions/release-step-by-step.md",
    part="The release, step by step",
    tests=(
        "tests/release/test_crash.py::test_killed_at_any_step_the_budget_is_counted_if_anything_was_drawn",
        "tests/privacy/test_red_team_budget.py::test_whatever_write_fails_there_are_as_many_debits_as_draws",
    ),
)

SIGNED_BEFORE_SEEN = Guarantee(
    name="signed-before-seen",
    title=mark("Signed before seen"),
    words=mark(
        "The release is drawn, signed and saved in one step, so this program shows nobody a result that is not signed."
    ),
    conditions=(PROGRAM,),
    ground=Ground.TESTED,
    page="docs/theory/what-must-not-leave.md",
    part="The choice to publish",
    tests=("tests/release/test_crash.py::test_killed_at_any_step_the_budget_is_counted_if_anything_was_drawn",),
)

REPORT = Guarantee(
    name="report",
    title=mark("What the report holds"),
    words=mark("Besides what it lists as published, nothing in a report follows from the genotypes."),
    short=mark("Nothing else is in this report."),
    conditions=(PROGRAM,),
    ground=Ground.TESTED,
    page="docs/theory/what-must-not-leave.md",
    part="Exact numbers",
    tests=(
        "tests/privacy/test_red_team_leaks.py::test_neighbouring_studies_look_the_same_but_for_the_draw",
        "tests/release/test_kinds_of_release.py::test_studies_of_different_size_look_the_same_but_for_the_draw",
    ),
)

NOT_WRITTEN = Guarantee(
    name="not-written",
    title=mark("What is not recorded"),
    words=mark(
        "Exact statistics, counts of missing genotypes, hashes of genotypes and run times are not written to reports, logs or "
        "file names."
    ),
    conditions=(PROGRAM,),
    ground=Ground.TESTED,
    page="docs/theory/what-must-not-leave.md",
    part="Exact numbers",
    tests=(
        "tests/privacy/test_red_team_leaks.py::test_neighbouring_studies_look_the_same_but_for_the_draw",
        "tests/privacy/test_red_team_leaks.py::test_a_bug_in_the_middle_of_private_data_leaves_none_of_it_in_the_log",
    ),
)

PUBLIC_CHOICES = Guarantee(
    name="public-choices",
    title=mark("Chosen without the data"),
    words=mark(
        "The program does not use the genotypes to decide which SNPs can be published or which allele is counted, and what "
        "becomes of missing calls is fixed before they are read."
    ),
    conditions=(DECLARED, CLEANED_BEFORE, OTHER_PEOPLE),
    ground=Ground.TESTED,
    page="docs/theory/missing-genotypes.md",
    part="Candidates",
    tests=(
        "tests/privacy/test_red_team_lists.py::test_the_study_s_own_bim_is_no_list_of_candidates",
        "tests/privacy/test_red_team_leaks.py::test_neighbouring_studies_look_the_same_but_for_the_draw",
        "tests/privacy/test_missing_calls.py::test_no_replaced_person_moves_a_score_farther_whatever_calls_are_missing",
    ),
)

OFFSET = Guarantee(
    name="offset",
    title=mark("Public offset"),
    words=mark("An offset at a public panel’s allele frequencies leaves Δ as it is, so it costs no privacy."),
    conditions=(OTHER_PEOPLE, DECLARED),
    ground=Ground.PROVED,
    page="docs/theory/total-variation.md",
    part="Public offset",
    tests=(
        "tests/association/scores/test_public_offset.py::test_an_offset_leaves_the_sensitivity_alone_at_every_table",
        "tests/privacy/test_red_team_reference.py::test_the_study_before_its_last_filter_is_no_panel",
    ),
)

WEIGHTS = Guarantee(
    name="weights",
    title=mark("Public weights"),
    words=mark(
        "Weights that do not depend on the study leave Δ and ε as they are, so they cost no privacy. The program "
        "cannot check where a table of weights came from."
    ),
    conditions=(DECLARED,),
    ground=Ground.PROVED,
    page="docs/theory/public-weights.md",
    part="It costs no privacy",
    tests=(
        "tests/mechanisms/test_public_weights.py::test_weights_cost_no_epsilon_at_any_neighbour",
        "tests/mechanisms/test_public_weights.py::test_two_weighted_scores_are_never_farther_apart_than_the_delta_that_is_returned",
    ),
)

FORECAST = Guarantee(
    name="forecast",
    title=mark("Forecasts"),
    words=mark(
        "Forecasts are computed on simulated studies and public panels, never on the study. Their assumptions decide how "
        "useful a release will be, not how private."
    ),
    conditions=(OTHER_PEOPLE,),
    ground=Ground.TESTED,
    page="docs/theory/simulated-studies.md",
    part="Three engines",
    tests=("tests/architecture/test_rules.py::test_the_program_keeps_the_rule",),
)

SIGNATURE = Guarantee(
    name="signature",
    title=mark("A changed report does not verify"),
    words=mark(
        "A report in which a byte was changed does not verify. A signature states who is responsible for it, not "
        "that noise was drawn."
    ),
    conditions=(KEY,),
    ground=Ground.TESTED,
    page="docs/threat-model.md",
    part="The forger of a report",
    tests=(
        "tests/release/test_verify.py::test_every_changed_byte_fails",
        "tests/privacy/test_red_team_reports.py::test_a_well_signed_lie_fails_and_crashes_nothing",
    ),
)

NETWORK = Guarantee(
    name="network",
    title=mark("No network"),
    words=mark("The program opens no network connection unless somebody names a cluster."),
    conditions=(NO_CLUSTER,),
    ground=Ground.TESTED,
    page="docs/threat-model.md",
    part="The cluster and the network",
    tests=(
        "tests/privacy/test_red_team_leaks.py::test_a_release_opens_no_socket",
        "tests/architecture/test_rules.py::test_the_program_keeps_the_rule",
    ),
)

GUARANTEES: tuple[Guarantee, ...] = (
    BELIEF,
    OTHER_BELIEFS,
    COMPUTING,
    ATTACK,
    SEVERAL,
    MECHANISM,
    SENSITIVITY,
    PUBLIC_CHOICES,
    OFFSET,
    WEIGHTS,
    DEBIT,
    SIGNED_BEFORE_SEEN,
    REPORT,
    NOT_WRITTEN,
    FORECAST,
    SIGNATURE,
    NETWORK,
)
"""Every guarantee, in the order of the help page."""
