"""Every rule that a site can have, one line of one table: without it, its option, row, sentence and check of plans are gone.

What a release is held to beside its plan (days, signers, ledgers, approval, all that was spent) asks for its rules by name, in
``policy.py``.
"""

from __future__ import annotations

from gwasprivacy.association.scores.registry import SCORES
from gwasprivacy.base.json_forms import DATE, SHA256, Choice, Member, Number, Record, Text, Whole
from gwasprivacy.base.language import mark, say, say_count
from gwasprivacy.base.number_words import count, percent, plain
from gwasprivacy.base.quantities import Epsilon, Phrase, Share
from gwasprivacy.mechanisms.registry import release_part
from gwasprivacy.membership.families import FAMILIES
from gwasprivacy.membership.guarantee import DEFAULT_FPR, PriorRange
from gwasprivacy.membership.secrets import SIZES_IN_WORDS, Secret, Sizes
from gwasprivacy.plan.plan import mechanism_names
from gwasprivacy.release.policy.guarantee_rules import advantage, gamma, of_guarantee, tpr
from gwasprivacy.release.policy.least_numbers import LEAST_NUMBERS, SIZES
from gwasprivacy.release.policy.names_in_words import SECRET_WORDS, kind_names, kind_words, kinds_of
from gwasprivacy.release.policy.rule import (
    Rule,
    RuleForm,
    dated,
    of_epsilon,
    of_ids,
    of_names,
    of_permission,
)
from gwasprivacy.release.policy.special_rules import (
    certain,
    covered,
    faced,
    families_together,
    many_snps,
)

USUAL_APPROVAL_DAYS = 30
LEDGER_ID = Text(pattern="[0-9a-f]{32}", form=Phrase("32 lower-case hexadecimal digits"))
PRIORS = Record(
    PriorRange,
    {"low": Member(Number(low=0, high=1)), "high": Member(Number(low=0, high=1))},
    home="adversary.prior",
    about="Beliefs that every plan’s guarantee must cover.",
)

BUDGET, APPROVAL, ATTACKERS = mark("Budget"), mark("Approval by a second person"), mark("Attackers")
PUBLISHED, PEOPLE = mark("What may be published"), mark("Signers, ledgers and dates")
ALLOWED, FILES = mark("What is allowed"), mark("Exact results (Check files of results)")
CARDS = (BUDGET, APPROVAL, ATTACKERS, PUBLISHED, SIZES, PEOPLE, ALLOWED, FILES)
"""The subjects of rules: cards of the window in their order."""


# The table --------------------------------------------------------------------------------------------------------------

RULES: list[Rule] = [
    of_epsilon(
        "max_epsilon",
        "What a protected entity may face in one release.",
        mark("allows ε of at most {limit} in one release"),
        mark("In one release, ε is at most {limit} for each protected person."),
        lambda plan: faced(plan, plan.epsilon),
        card=BUDGET,
        title=mark("Maximum ε, one release"),
        why=mark(
            "Limits what one release reveals about a person: at ε = 0.69 odds at most double, at ε = 1.1 they at most triple."
        ),
        help="ε that a protected person may face in one release",
    ),
    of_epsilon(
        "max_budget",
        "What a protected entity may face in all releases of a study.",
        mark("allows a budget of at most ε = {limit}"),
        mark("In all releases of a study together, ε is at most {limit} for each protected person."),
        lambda plan: faced(plan, plan.budget),
        card=BUDGET,
        title=mark("Maximum ε, all releases"),
        why=mark("The ε of a study’s releases add up; this bounds their sum."),
        help="ε that a protected person may face in all releases of a study",
    ),
    Rule(
        name="max_cap",
        card=BUDGET,
        form=Number(above=0, below=1, about="ρ: how sure anybody whom the guarantee covers may become, over all."),
        field=RuleForm.SHARE,
        metavar="P",
        title=mark("Maximum certainty"),
        why=mark(
            "The highest posterior about one person that a covered attacker may reach, over all releases; for example 90 %."
        ),
        help="how certain an attacker whom the guarantee covers may become, over all releases",
        says=lambda cap, _: [
            say(
                "Nobody whom the guarantee covers may become more than {cap} sure, over all releases together.",
                cap=percent(cap, up=True),
            )
        ],
        broken=certain,
    ),
    of_guarantee(
        "max_gamma",
        mark("allows a belief to grow at most {limit}-fold, over all releases together"),
        gamma,
        Epsilon,
        card=BUDGET,
        form=Number(low=1, about="γ, over all releases."),
        field=RuleForm.NUMBER,
        metavar="G",
        title=mark("Maximum growth of belief (γ)"),
        why=mark(
            "How many times surer a covered attacker may become about one person, over all releases; for example 1.5."
        ),
        help="γ: how many times surer an attacker whom the guarantee covers may become, over all releases",
        says=lambda limit, _: [
            say(
                "Over all releases together, a belief about one person may grow at most {limit}-fold.",
                limit=plain(limit),
            )
        ],
    ),
    of_guarantee(
        "max_advantage",
        mark("allows no membership test an advantage above {limit}, over all releases together"),
        advantage,
        Share,
        card=BUDGET,
        form=Number(above=0, below=1, about="Of membership tests, TPR − FPR, over all releases."),
        field=RuleForm.SHARE,
        metavar="X",
        title=mark("Maximum attack advantage"),
        why=mark(
            "The most by which a membership test may find participants more often than others (TPR − FPR), over all releases. One "
            "release of one draw may spend more ε under it than several."
        ),
        help="attack advantage (TPR − FPR) of any membership test, over all releases",
        says=lambda limit, _: [
            say(
                "Over all releases together, no membership test may have an advantage (TPR − FPR) above {limit}.",
                limit=percent(limit, up=True),
            )
        ],
    ),
    of_guarantee(
        "max_tpr",
        mark(
            "allows no membership test to find more than {limit} at its false-positive rate, over all releases together"
        ),
        tpr,
        Share,
        card=BUDGET,
        form=Number(above=0, below=1, about="Of membership tests at the rate fpr, over all releases."),
        field=RuleForm.SHARE,
        metavar="T",
        title=mark("Maximum true-positive rate"),
        why=mark(
            "The largest share of participants that a membership test may find, at the false-positive rate below."
        ),
        help="true-positive rate of any membership test at a false-positive rate, over all releases",
        says=lambda limit, _: [
            say(
                "Over all releases together, no membership test may find more than {limit} of those whom it looks for.",
                limit=percent(limit, up=True),
            )
        ],
    ),
    Rule(
        name="fpr",
        card=BUDGET,
        form=Number(above=0, below=1, about="The false-positive rate of max_tpr; 0.1 % where it is left out."),
        field=RuleForm.SHARE,
        metavar="F",
        title=mark("… at a false-positive rate of"),
        why=mark("How many others the test may take for participants. Empty: 0.1 %."),
        help="the false-positive rate of --max-tpr (default: 0.001)",
        says=lambda rate, _: [say("That is at a false-positive rate of {rate}.", rate=percent(rate))],
        implied=lambda policy: None if policy.max_tpr is None else DEFAULT_FPR,
    ),
    of_epsilon(
        "max_run_epsilon",
        "What one release’s mechanism may be run with; where it is left out, max_epsilon bounds that too.",
        mark("allows a mechanism to be run with ε of at most {limit} in one release"),
        mark("The mechanism of one release uses ε = {limit} at most."),
        lambda plan: plan.epsilon,
        implied=lambda policy: policy.max_epsilon,
        card=BUDGET,
        title=mark("Maximum ε of one mechanism"),
        why=mark(
            "Where the study is a secret sample, the mechanism uses a larger ε than its people face. Empty: the first limit applies."
        ),
        help="ε that one release’s mechanism may be run with (default: that of --max-epsilon)",
    ),
    of_epsilon(
        "max_run_budget",
        "What the mechanisms of all releases may be run with; where it is left out, max_budget bounds that too.",
        mark("allows the mechanisms of all releases to be run with ε = {limit} at most"),
        mark("The mechanisms of all releases of a study together use ε = {limit} at most."),
        lambda plan: plan.budget,
        implied=lambda policy: policy.max_budget,
        card=BUDGET,
        title=mark("Maximum ε of all mechanisms"),
        why=mark("The same for all releases together. Empty: the second limit applies."),
        help="ε that the mechanisms of all releases may be run with (default: that of --max-budget)",
    ),
    Rule(
        name="covers_prior",
        card=ATTACKERS,
        form=PRIORS,
        field=RuleForm.PRIORS,
        title=mark("Priors to cover"),
        why=mark(
            "The priors that every plan must cover, for example 10 % to 90 %; a plan that covers fewer is refused."
        ),
        help="priors that every guarantee must cover",
        says=lambda asked, _: [
            say(
                "The guarantee must cover priors from {low} to {high}.",
                low=percent(asked.low),
                high=percent(asked.high),
            )
        ],
        broken=covered,
    ),
    of_names(
        "families",
        mark("allows as attackers {limit}"),
        mark("The guarantee must be against: {names}."),
        Choice(of=lambda: FAMILIES.names),
        lambda: {name: FAMILIES[name].title for name in FAMILIES.names},
        lambda plan: (plan.adversary.family.name,),
        card=ATTACKERS,
        title=mark("Attackers that a plan may name"),
        why=mark("A plan that assumes another attacker is refused."),
        help="families of attackers that a plan may name",
    ),
    of_names(
        "secrets",
        mark("allows as what must stay secret {limit}"),
        mark("What must stay secret: {names}."),
        Choice(of=lambda: Secret),
        lambda: {each.value: SECRET_WORDS[each.value] for each in Secret},
        lambda plan: (plan.secret.value,),
        card=ATTACKERS,
        title=mark("What a plan may keep secret"),
        why=mark("A plan protects one of these; what it does not protect can be learned."),
        help="what a plan may keep secret: participation, case-status, trait-value",
    ),
    of_names(
        "sizes",
        mark("asks which exact numbers are printed anywhere, and allows {limit}"),
        mark("Exact numbers of participants printed anywhere: {names}."),
        Choice(of=lambda: Sizes),
        lambda: {each.value: SIZES_IN_WORDS[each] for each in Sizes},
        lambda plan: (plan.adversary.sizes.value,),
        card=ATTACKERS,
        title=mark("What plans may say of printed numbers"),
        why=mark(
            "Where a registry or a flow chart prints them all the same, “yes” is the answer that cannot be false."
        ),
        help="what a plan may say of printed numbers: all, total, about",
    ),
    Rule(
        name="min_group_size",
        card=ATTACKERS,
        form=Whole(low=1, about="Most records of one protected entity."),
        field=RuleForm.WHOLE,
        title=mark("Family size"),
        why=mark("This many relatives are protected together; 1 protects each person individually."),
        help="family size that must be protected together",
        says=lambda n, _: [
            say_count(
                "Families of up to {n} people must be protected together.", one="Each person must be protected.", n=n
            )
        ],
        broken=families_together,
    ),
    of_names(
        "kinds",
        mark("allows to publish {limit}"),
        mark("May be published: {names}."),
        Choice(of=kind_names),
        kind_words,
        kinds_of,
        about="What a release may publish.",
        card=PUBLISHED,
        title=mark("Results that may be published"),
        why=mark("Names of SNPs reveal least; counts and effects are what readers can compute with."),
        help="what may be published: selection, values, genotype-counts, allele-counts, significant-count, selected-scores, "
        "selected-effects",
    ),
    of_names(
        "mechanisms",
        mark("allows the mechanisms {limit}"),
        mark("Mechanisms: {names}."),
        Choice(of=mechanism_names),
        lambda: {name: release_part(name).title for name in mechanism_names()},
        lambda plan: (plan.release.mechanism,),
        card=PUBLISHED,
        title=mark("Mechanisms"),
        why=mark("How noise is added. Every mechanism keeps its ε, so most sites leave this open."),
        help="mechanisms, as plans name them",
    ),
    of_names(
        "scores",
        mark("allows the scores {limit}"),
        mark("Scores: {names}."),
        Choice(of=lambda: SCORES.names),
        lambda: {name: SCORES.find(name).title for name in SCORES.names},
        lambda plan: (plan.release.score.name,) if plan.release.kind.uses_score else (),
        card=PUBLISHED,
        title=mark("Scores"),
        why=mark("How SNPs are ranked. The ε holds for every score, so most sites leave this open."),
        help="scores, as plans name them",
    ),
    Rule(
        name="max_snps",
        card=PUBLISHED,
        form=Whole(low=1, about="M."),
        field=RuleForm.WHOLE,
        metavar="M",
        title=mark("Maximum SNPs in one release"),
        why=mark("One release publishes at most this many SNPs."),
        help="SNPs that one release may name",
        says=lambda n, _: [
            say_count("One release names {n} SNPs at most.", one="One release names one SNP at most.", n=n)
        ],
        broken=many_snps,
    ),
    *LEAST_NUMBERS,
    of_permission(
        "allow_strata",
        mark("allows no study with strata"),
        mark("Studies with strata are not released."),
        lambda plan: bool(plan.design.strata),
        about="Studies with strata.",
        card=ALLOWED,
        title=mark("Strata"),
        why=mark("Cases and controls are compared inside centres or ancestry groups."),
        help="refuse studies with strata",
    ),
    of_permission(
        "allow_traits",
        mark("allows no study of a quantitative trait"),
        mark("Studies of a quantitative trait are not released."),
        lambda plan: plan.design.trait is not None,
        about="Studies of a quantitative trait.",
        card=ALLOWED,
        title=mark("Quantitative traits"),
        why=mark("Studies of a measured value instead of cases and controls."),
        help="refuse studies of a quantitative trait",
    ),
    of_permission(
        "allow_imputed",
        mark("allows no imputed genotypes"),
        mark("Imputed genotypes are not released."),
        lambda plan: plan.design.dosages is not None,
        about="Imputed genotypes.",
        card=ALLOWED,
        title=mark("Imputed genotypes"),
        why=mark("Genotype probabilities instead of called genotypes."),
        help="refuse imputed genotypes",
    ),
    of_permission(
        "allow_reference",
        mark("allows no reference panel"),
        mark("Reference panels are not used."),
        lambda plan: plan.design.reference is not None or plan.release.score.offset is not None,
        about="Public reference panels.",
        card=ALLOWED,
        title=mark("Reference panels"),
        why=mark("Public panels that a study’s scores are compared with."),
        help="refuse reference panels",
    ),
    of_permission(
        "allow_filtered_before",
        mark("allows no file that was filtered by genotypes before the program saw it"),
        mark("Files that were filtered by genotypes before the program saw them are not released."),
        lambda plan: plan.design.was_filtered_before,
        about="Files from which people or SNPs were removed because of genotypes before the program saw them.",
        card=ALLOWED,
        title=mark("Files filtered before"),
        why=mark(
            "Genotypes decided who or what is in the file. The report says on its first page that this removal is not covered."
        ),
        help="refuse files from which people or SNPs were removed because of genotypes before the program saw them",
    ),
    of_permission(
        "allow_accounts",
        mark("allows no account beside the ledger’s own"),
        mark("A ledger has one account: no plan may open another."),
        lambda plan: plan.account is not None,
        about="Accounts beside a ledger’s own, by declaration.",
        card=ALLOWED,
        title=mark("Separate accounts in a ledger"),
        why=mark(
            "A plan declares that its people are in no other study, and has a budget of its own. The program cannot check that."
        ),
        help="refuse accounts beside a ledger’s own",
    ),
    Rule(
        name="max_exact_advantage",
        card=FILES,
        form=Number(
            above=0,
            below=1,
            about="Of membership tests against a file of exact results; files are held to it, plans are not.",
        ),
        field=RuleForm.SHARE,
        metavar="X",
        title=mark("Maximum attack advantage, exact results"),
        why=mark("A file of exact results with a larger advantage is stopped. Empty: a third."),
        help="attack advantage above which a file of exact results is stopped (default: 1/3)",
        says=lambda limit, _: [
            say(
                "A file of exact results is stopped where a membership test can have an advantage above {limit}.",
                limit=percent(limit),
            )
        ],
    ),
    Rule(
        name="min_count",
        card=FILES,
        form=Whole(
            low=1, about="Smallest count in a file of exact results; 10, to be looked at, where it is left out."
        ),
        field=RuleForm.WHOLE,
        title=mark("Smallest count"),
        why=mark(
            "A file of exact results with a count above 0 and below this is stopped. Empty: below 10 it is to be looked at. "
            "It does not protect membership."
        ),
        help="smallest count of people or alleles in a file of exact results",
        says=lambda n, _: [
            say("A file of exact results is stopped where a count is above 0 and below {number}.", number=count(n))
        ],
    ),
    of_permission(
        "allow_differences",
        mark("allows no file of nearly the same people as another one"),
        mark("A file of exact results is stopped where another one is about nearly the same people."),
        lambda plan: False,
        about="Files of exact results whose difference is about few people; plans are not held to it.",
        card=FILES,
        title=mark("Results of nearly the same people"),
        why=mark("The difference of two such files is about the few people by whom they differ."),
        help="stop files of exact results of nearly the same people as another file, however few their SNPs are",
    ),
    of_ids(
        "ledgers",
        mark("Only these privacy ledgers may be used: {ids}."),
        LEDGER_ID,
        RuleForm.LEDGERS,
        "Identities of the only ledgers to use.",
        metavar="NAME",
        card=PEOPLE,
        title=mark("Allowed ledgers"),
        why=mark(
            "Releases are counted in these ledgers only, so nobody can start afresh in a new one. Empty: every ledger may be used."
        ),
        help="identities of the only ledgers to use (“ledger FILE” shows it)",
    ),
    of_ids(
        "signers",
        mark("Only these keys may sign releases: {ids}."),
        SHA256,
        RuleForm.KEYS,
        "Ids of the keys that may sign releases.",
        option="--signer",
        card=PEOPLE,
        title=mark("Who may sign releases"),
        why=mark("Only these keys may sign releases. Empty: every key may."),
        help="a key that may sign releases; once for each",
    ),
    of_ids(
        "approvers",
        mark("Each release needs the approval of a second person, with one of these keys: {ids}."),
        SHA256,
        RuleForm.KEYS,
        "Ids of the keys of which one must approve each release; null: no approval.",
        option="--approver",
        card=APPROVAL,
        title=mark("Who may approve"),
        why=mark("One of these keys must approve each release. Empty: no approval is needed."),
        help="demand approval by a second person, with this key or that of another --approver",
    ),
    Rule(
        name="approval_days",
        card=APPROVAL,
        form=Whole(low=1, high=366, about="An approval holds at most so long."),
        field=RuleForm.WHOLE,
        title=mark("Validity of an approval, days"),
        why=mark("A release later than that needs a new approval. Empty: 30 days."),
        help="how long an approval holds (default: 30 days)",
        says=lambda n, _: [
            say_count("An approval holds for {n} days at most.", one="An approval holds for one day.", n=n)
        ],
        implied=lambda policy: None if policy.approvers is None else USUAL_APPROVAL_DAYS,
    ),
    Rule(
        name="valid_from",
        card=PEOPLE,
        form=DATE,
        field=RuleForm.DAY,
        metavar="DATE",
        title=mark("First day"),
        why=mark("Nothing is released before this day, for example 2026-03-14."),
        help="the first day, e.g. 2026-03-14",
        says=dated(mark("The policy holds from {day} on.")),
    ),
    Rule(
        name="valid_until",
        card=PEOPLE,
        form=DATE,
        field=RuleForm.DAY,
        metavar="DATE",
        title=mark("Last day"),
        why=mark("Nothing is released after this day, until there is a new policy. Empty: no end."),
        help="the last day; after it nothing is released",
        says=dated(mark("The policy ends after {day}; then nothing is released until there is a new one.")),
    ),
]
