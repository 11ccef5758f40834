"""What to do next after an expected failure, independent of who says it.

A member's value is its wording in source English, with named places that the error's values fill.  It names no option and no
button.  Where one is involved, ``cli/remedies.py`` names the option and ``ui/shell/remedies.py`` the button or the field,
with the same places; everywhere else this wording serves both.  Reuse a member before making one.
"""

from __future__ import annotations

from enum import Enum, unique


@unique
class Remedy(Enum):
    """What to do next.  Members stand by room; a new one goes to its room in any place."""

    # Files
    CHECK_NAME = "Check the name."
    CHECK_NAME_AND_PERMISSIONS = "Check the name and its permissions."
    CHOOSE_ANOTHER_NAME = "Choose another name."
    CHOOSE_ANOTHER_NAME_OR_REPLACE = "Choose another name, or say that the file may be replaced."
    CHOOSE_ANOTHER_FOLDER = "Choose another folder."
    CHECK_PERMISSIONS_OR_FOLDER = "Check the permissions, or choose another folder."
    FREE_SPACE = "Free some space, check the permissions, or choose another folder."
    FREE_SPACE_NOTHING_SPENT = "Nothing was spent. Free some space, check the permissions, or choose another folder."
    MAKE_FOLDER = "Make it first, or choose another place."
    GIVE_FILE_NAME = "Give the name of a file."
    GIVE_FILE_ITSELF = "Give the file itself."
    IS_THIS_THE_RIGHT_FILE = "Is this the right file?"
    IS_THE_FILE_COMPLETE = "Is this the right file, and complete?"
    COPY_OR_MAKE_AGAIN = "Copy or make it again."
    SAVE_AS_UTF8 = "Save the file as plain text in UTF-8."
    UPDATE_PROGRAM = "Update the program."
    CHECK_NAME_OF = "Check the name of {what}."
    CHECK_NAME_AND_FOLDER = "Check the name and the folder."
    CHECK_LINK = "Check where the link leads."
    ASK_PERMISSION = "Ask for permission to read it."
    CHECK_DISK = "Check the disk or network drive."
    GIVE_FILE_OF = "Give the file of {what}."
    SHOULD_HOLD = "It should hold {what}."
    SAVE_AGAIN_AS_UTF8 = "Save {what} as UTF-8, or make it again."
    MAY_BE_TRUNCATED = "The file may be truncated or mistyped."
    WAIT_UNTIL_COMPLETE = "Wait until it is complete, then open it again."
    REMOVE_EMPTY_LINE = "Remove the empty line."
    LINE_ENDS = "Save the file with Unix or Windows line ends."
    DECOMPRESS = "Decompress it first: {how}."
    CONVERT_WITH = "Make it again with {how}."
    FILE_ENDINGS = "Give the file one of these endings."
    SAVE_AS = "Give it one."
    ORIGINAL_FILE_OR_NEW_PLAN = "Bring back the original file, or make a new plan with this one."
    NOT_TOGETHER = "The files do not belong together, or one of them is cut off."

    # The machine
    GIVE_AT_LEAST = "Give at least {least}."
    SCHEDULER_ADDRESS = "It looks like tls://host:8786, or tcp://127.0.0.1:8786 on this machine."
    TLS_ADDRESS = "Give the tls:// address, or leave the certificates out."
    GIVE_CERTIFICATES = "Give all three as PEM files, or name them in Dask's configuration."
    KEY_WITHOUT_PASSPHRASE = "Use a key file without one that only you can read."
    SECURE_CLUSTER = "Use its tls:// address with certificates. If the network is yours alone, say that you accept it."
    CHECK_SCHEDULER = "Check the address and that it is running."
    INSTALL_CLUSTER = "Install this program with its extra 'cluster', or leave the cluster out."
    INSTALL_PGEN = "There is none for Windows: convert the study with plink2 --pfile NAME --make-bed, or --export bgen-1.2 with dosages. Elsewhere install again."
    INSTALL_LIBRARY = "Install it with the system's package manager; everything else is complete without it."
    INSTALL_FONT = "Install one, e.g. fonts-dejavu-core."

    # Choices
    CHOOSE_ONE_OF = "Choose one of {choices}."
    KNOWN_FIELDS = "Known: {known}."
    LEAVE_IT_OUT = "Leave it out."
    LIST_IT_ONCE = "List it once."
    TRY_A_P_VALUE = "Try 5e-8, the usual genome-wide level."
    TRY_A_THRESHOLD = "Try 30, which is p = 5e-8."
    TRY_AN_OFFSET = "Try 2, or leave the offset out."
    PEOPLE_IN_THE_GROUP = "It is the number of people in the group."
    ANY_PRIOR = "For any prior, its ends are 0 and 1."

    # The attacker and the promise
    BELIEF_IS_A_PROBABILITY = "A belief is a probability between 0 and 1."
    SMALLER_BELIEF_FIRST = "Give the smaller belief first."
    WIDEN_THE_RANGE = "Widen the range, or choose any prior."
    WIDEN_OR_LEAVE_COUNTS = "Widen the range until it includes it, or leave the two counts out."
    PARTICIPANTS_THEN_INVITED = "Give the number who took part, then the larger number who were invited."
    USUAL_GAMMA = "γ = 1 forbids any gain of belief; 1.5 or 2 are usual."
    USUAL_EPSILON = "ε is 0 or more; ln 2 ≈ 0.693 is usual."
    A_PROBABILITY = "Give a probability above 0 and up to 1, for example {example}."
    USUAL_FPR = "{usual} is usual: one in a thousand wrongly accused."
    NAME_LOSS_OF_RELEASE = "Name that of the release ({loss}), or none: then ε alone counts."
    ONLY_FOR_TPR = "Leave it out, or choose the kind tpr."
    NUMBER_OF_WORLDS = "Give the number m of people that the last participant may be, 2 or more."
    SAMPLING_SHARE = "Give the share of the cohort that the study draws, above 0 and at most 1."
    K_OF_TWO = "The k of k-Max is 2 or more."
    LEAVE_OUT_OR_FAMILY = "Leave it out, or choose the family {owner}."
    LEAVE_OUT_OR_BOUNDED = "Leave it out, or choose the family bounded."
    FAMILY_OR_OTHER_SECRET = "Choose the family {families}, or {other} as the secret."
    BOUNDED_WITH_ANY_PRIOR = (
        "Choose the family bounded with any prior: every attacker without knowledge of who joins together."
    )
    NARROWER_FAMILY = "Choose a family of attackers that is narrower, e.g. bounded."
    LEAVE_K_OUT = "Leave k out to calibrate a differentially private release instead."
    LEAVE_K_OUT_PUBLISH_COUNTS = "Leave k out, and publish counts: they serve the uniform family."
    COUNTS_OR_BOUNDED = (
        "Publish counts, which serve it, or choose the bounded family. There the study's size is public, and whoever knows "
        "nothing else believes N/|U| of everybody: give N and |U| as the counts that the prior comes from."
    )
    DROP_BOTH_DIRECTIONS = "Drop the promise in both directions, or choose the family bounded."
    DRAW_FIXED_SIZE = "Draw a fixed number from each group (fixed-size), or use a release with add-remove neighbours."
    NEIGHBOURS_AGREE = "Choose a release or a family whose neighbours agree."
    TPR_ABOVE_FPR = "Give a true positive rate above the false positive rate."
    TARGET_BELOW_1 = "Choose a target below certainty."
    STRICTER_TARGET = "Choose a stricter target."
    LOWER_UPPER_END = "Lower the upper end of the prior range, or promise γ instead."
    RAISE_CAP_ABOVE = "Raise the cap above {high}, or lower the upper end of the range."
    RAISE_CAP_OR_LOWER_END = "Raise the cap or the lower end of the range, or drop the promise in both directions."
    USE_SHARE_OF_CASES = "Use {share} (the counts {n_cases} of {n_people}), or a range that includes it."
    SAME_SECRET_AND_NEIGHBOURS = "A study keeps the secret and the neighbours of its first plan; use the same ones."

    # Checking the theory on a small universe
    K_TO_ENUMERATE = "Give k = 2, 3 or 4."
    UNIVERSE_TWICE_K = "Enlarge the universe or lower k; 2k people show the bound reached."
    UNIVERSE_SIZES = "Give a size from 2 to {most}."
    LARGER_OR_FEWER_WORLDS = "Enlarge the universe, or give fewer worlds."
    LARGER_OR_HIGHER_RATE = "Enlarge the universe to {size} people or more, or raise the rate."
    UNIFORM_FAMILY = "Choose the family uniform."
    BOUNDED_AND_RESPONSE = "Leave the mechanism and the family as they are without being asked for."
    ANOTHER_FAMILY = "Choose another family."

    # The study
    GIVE_PHENOTYPES = "Give a phenotype file (FID IID value)."
    NO_PHENOTYPES = "Leave the phenotype file out, or open the genotypes themselves."
    CHOOSE_PHENOTYPE = "Name the one that says who is a case: {known}."
    NAME_THE_COLUMN = "Then name the column that says who is a case."
    PHENOTYPE_COLUMNS_ARE = "Its phenotype columns are {known}."
    PHENOTYPE_LINES = "Each line needs FID, IID and the phenotype."
    PHENOTYPE_HEADER = "Begin it with a line FID IID and column names."
    SETTLE_WHO_TAKES_PART = "Every participant needs a phenotype: remove people without a phenotype first."
    LEAVE_OUT_WITHOUT_PHENOTYPE = "Every participant needs a phenotype, and {n} of {n_people} people have none: leave them out, which their phenotype alone decides."
    PHENOTYPES_OF_THE_PEOPLE = "Give the phenotypes of exactly the study's people; check that FID and IID are the same."
    CODE_PHENOTYPES = "Code controls and cases as 0 and 1, or as 1 and 2."
    SMALLER_END_FIRST = "Give the smaller end first."
    WRITE_NA = "Write a missing value as NA. If -9 was measured, write -9.0."
    NUMBERS_OR_NA = "Write a decimal number such as 1.75, or NA where it is missing."
    OPEN_GENOTYPES = "Open the genotypes themselves."
    GIVE_TRAIT_FILE = "Give a file with lines of FID, IID and the value."
    PROMISE_GAMMA_OR_CAP = "Promise a γ, a greatest certainty or ε instead."
    BOUNDED_FOR_TRAITS = "Choose an attacker who knows the study's size, or all participants but one."
    PLAN_FOR_TRAIT = "Make a plan for a quantitative trait, or leave the trait's file out."
    USE_COMMAND_LINE = "Use it on the command line: plan, simulate, scores, release and verify all take it."
    RENAME_PEOPLE = "Rename the people so that only one fits."
    KEEP_ONE_LINE = "Keep one of the two lines."
    ONE_PERSON_ONCE = "One person may be in a study once only: the promise is per person."
    LABEL_EVERYBODY = "Every participant needs a label: give people without one a label of their own."
    PLAIN_LABELS = "Use printable names of at most {most} characters; / stands between the labels of several columns."
    MAKE_BANDS = "Make bands of it, such as 40-49, with limits that do not come from this study's people."
    CHOOSE_STRATA = "Name one of them, or several that make the strata together: {known}."
    STRATA_OF_THE_PLAN = "Use its names as labels: {known}. Or make a new plan before looking at any result."
    GIVE_STRATA = "Give a file with everybody's label (FID IID label)."
    PLAN_WITH_STRATA = "Make a plan that has the sizes of the strata, before looking at any result."
    BOTH_GROUPS = "A case–control study needs people of both kinds; in a .fam file 2 is a case and 1 a control."
    KINDS_OF_STUDY = "Give {kinds}."
    NAME_OF_ITS_OWN = "Give it a name of its own."
    PLINK1_FILES = "A PLINK 1 study needs .bed, .bim and .fam side by side."
    BED_OF_ANOTHER_KIND = "It may be another kind of file (an interval list is also called .bed) or from before PLINK 1.00; make it again with plink --make-bed."
    CUT_OFF_OR_NOT_TOGETHER = "It was cut off, or the three files do not belong together: copy or make them again."
    ADDED_OR_NOT_TOGETHER = (
        "It has something added, or the three files do not belong together: copy or make them again."
    )
    LIST_OF_PEOPLE_LACKS_LINES = (
        "The list of people lacks one line or more, so everybody after it would get somebody else's genotypes: use the .fam that was "
        "made with this .bed."
    )
    TABLE_HEADER = "A table begins with the line {first}; then comes, separated by tabs: {columns}."
    FILL_IT_IN = "Fill it in."
    EVERY_CALL = (
        "Every SNP needs the same people; those without a call there count in case_missing and control_missing."
    )
    SITES_WITH_GENOTYPES = "Leave sites without genotypes out, for example with bcftools view."
    PROBABILITIES_FROM_0_TO_1 = (
        "Write them from 0 to 1 (VCF 4.3), or remove them where the file has DS: bcftools annotate -x FORMAT/GP."
    )
    BGEN_OF_VERSION_2 = "Copy it again, or write it anew as BGEN 1.2: plink2 --bgen FILE --export bgen-1.2."
    SAMPLE_FILE_BESIDE = "Put its .sample file there, under the same name."
    FILE_WITH_SAMPLES = "Give the file with the samples."
    TABS = "Columns are separated by tabs."
    AUTOSOMES = "Name the chromosomes 1…22 or chr1…chr22, or give a list of candidate SNPs."
    ANSWER_GENOTYPE_FILTER = (
        "Was anything removed, people or SNPs, because of this study's genotypes? Answer that first."
    )
    OPEN_FILE_BEFORE_FILTER = "Open the file from before that step; the forecast stays usable."
    NAME_PUBLIC_LIST = "Name the list: a manifest of the array, or the sites of a public panel."
    LIST_WITH_PLACES = (
        "Check the spelling, or give a list that says where its SNPs lie: a .bim, .pvar, .map, a VCF, or a table with the columns snp, "
        "chrom and pos. Do not take out of a list what the study lacks: that may depend on who carries the variant."
    )
    LIST_OF_THIS_STUDY = (
        "Is it the list of this array, with ids of the same kind and positions of the same genome build?"
    )
    KINDS_OF_LIST = "Give a .bim, .pvar, .map, a VCF, a table with the columns snp, chrom and pos, or one id a line."
    CALL_NAMED_SNPS = "Call the genotypes at every SNP that the plan names."
    JOIN_RECORDS = "Write one record a place, as bcftools norm -m +any does."
    LIST_AUTOSOMES_ONLY = "The scores are for diploid SNPs; list autosomal ones only."
    ONE_ID_PER_LINE = "A list of candidate SNPs has one id per line."
    IDS_OF_THE_STUDY = "Use the ids of the study's variant file."
    EVERY_SNP_ITS_OWN_ID = "Give every SNP its own id."
    NAME_EVERY_SNP_ONCE = "Name every SNP once."
    INCLUDE_EVERY_CHROMOSOME = "Include the other chromosomes, counted as if everybody had two copies of each."
    FILE_PER_CHROMOSOME = (
        "Give one file per chromosome, all of one kind: a name with {{chr}} in the chromosome's place, such as study_chr{{chr}}.bed, or "
        "each of them."
    )
    EVERY_FILE_OR_OTHER_FOLDER = "Open them all together, or put those that are meant into a folder of their own."
    SAME_PEOPLE_IN_EVERY_FILE = (
        "The files of a study hold the same people in the same order and groups: make them again so."
    )
    OWN_IDS = "Give every SNP its own id, or leave them out with a list of candidates."
    WEIGHT_LINES = (
        "The first line is: snp weight. Each other one has a SNP's name and its weight, a number of at least 0; SNPs that are not "
        "listed have weight 1."
    )
    WEIGHTS_OF_CANDIDATES = (
        "Check the name, or leave out SNPs that are no candidates; do so without looking at this study's genotypes."
    )
    WEIGHTS_FROM_ELSEWHERE = "Take weights from an earlier study of other people, or from an annotation."
    PIN_WEIGHTS = "Name the file of weights again: a plan that names one notes its SHA-256."
    WEIGHTS_FOR_SELECTIONS = "Leave the weights out, or choose a selection of SNPs."
    LOCUS_LINES = "Each line needs chromosome, start (from 0) and end, with start < end, as in a BED file."
    STUDY_OF_THE_PLAN = "Open the study that the plan is for, or make a new plan before looking at any result."
    REFERENCE_LINES = "After the header, give one SNP per line."
    REFERENCE_HEADER = "A reference table starts with a header that names snp, a1 (the counted allele) and a2."
    REFERENCE_FREQUENCIES = "Every SNP of a reference needs its frequency, or leave the column out."
    REFERENCE_MATCHES = (
        "The reference must cover every SNP that is used, with the same ids and alleles (same strand); correct it, or leave "
        "such SNPs out with a list of candidates."
    )
    REFERENCE_FOR_OFFSET = (
        "The score's public offset needs that: use a PLINK fileset or a table with a column freq as reference, or leave the "
        "offset out."
    )
    REFERENCE_FOR_FILLING = "Use a PLINK fileset, a table with a column freq, or the fill rule non-counted."
    TABLE_OF_VERSION_2 = "Make the table of the study's files again; this program's tables tell missing calls."
    DECLARE_NO_MISSING = "If it was made of a study without any missing call, declare that in the plan."
    NAME_FILL_RULE = "Name a public rule that fills missing calls, or choose a score that needs none: {scores}."
    FILL_WITH_REFERENCE = (
        "Use the fill rule non-counted, which counts a missing call there as two copies of the reference allele, or a score that needs "
        "no rule."
    )
    NAME_REFERENCE_TO_FILL = "Name one as reference, or use the fill rule non-counted."
    REFERENCE_INSTEAD_OF_DECLARATION = "Name a public manifest or panel as reference, in place of the declaration that the file's order of alleles is public."
    DECLARE_ALLELES_IN_EVERY_PLAN = (
        "Best do either in every plan, since this refusal itself tells that calls are missing."
    )
    TICK_THE_DECLARATION = "If its order of alleles was fixed without its genotypes, declare that instead."
    DECLARE_ALLELES = (
        "Name a public manifest or panel as reference, or, if the file's order of alleles was fixed without this study's "
        "genotypes, declare that."
    )

    # Scores
    GROUP_SIZES = "Give the sizes of the study's two groups."
    SPLIT_STUDY = "Split the study."
    PUBLIC_SIZES_OR_COUNTS = "Choose a family of attackers who know the study's size (bounded), or publish counts."
    PARTICIPATION_OR_CASE_STATUS = "Choose another secret: that somebody took part, or who is a case."
    PARTICIPATION_OR_TRAIT = "Choose another secret: that somebody took part, or the trait's value."
    PARTICIPATION_OR_KNOWN_STRATUM = "Choose participation as the secret, or attackers who know everybody's stratum."
    PARTICIPATION_OR_PRIVATE_CONTROLS = "Choose participation as the secret, or controls that are not public."
    REMOVE_OR_CHOOSE_SCORE = "Remove it, or choose the score {score}."
    LEAVE_OFFSET_OR_CHOOSE_SCORE = "Leave the offset out, or choose the score {score}."
    RARER_SIGNIFICANCE = "Choose a p-value of at most {p_value}, or a χ² of at least {threshold}."
    SMALLER_P_VALUE = "Choose a smaller p-value; 5e-8 is usual."
    FREQUENCIES_FOR_OFFSET = (
        "Name a public reference panel that tells a frequency for every SNP, or leave the offset out."
    )
    SCORE_OF_SUCH_STUDIES = "Choose one of the scores {scores}."
    WEIGHTED_SCORE = (
        "Choose total variation or the Kolmogorov distance, whose sensitivities are proven for such studies."
    )
    STRATA_WITH_BOTH = "Combine strata until one has cases and controls."
    LARGER_STRATA = "Combine strata until they have several participants."
    TWO_OF_EACH = "Use at least two cases and two controls, or another score."

    # The budget and the ledger
    LEAVE_ACCOUNT_OUT = "Leave the account out of the plan: it counts there."
    NAME_ACCOUNT_OTHERWISE = "Give the account another name, or leave it out of the plan for the ledger's one account."
    DECLARE_PEOPLE_OR_MERGE = (
        "Declare of each of {accounts} that its people are in no other account of this ledger, or merge them into one account; "
        "until then nothing can be released with it."
    )
    USE_ACCOUNT_OF_PEOPLE = (
        "Release under the account that the people are in, or merge the accounts into one. Other people who share identifiers with "
        "them need others (FID and IID) in their files, or another ledger."
    )
    PUT_NEWEST_LEDGER_BACK = (
        "Nothing was spent or drawn. Put the newest ledger file back. If it is lost, what its reports list is spent all the same, so "
        "nothing more can be released with an older copy. A report that is not of this ledger belongs into another folder."
    )
    KEEP_REPORT_OF_LEDGER = (
        "Nothing was spent. Choose another folder or name; a signed report of a ledger is never replaced."
    )
    KNOWN_ACCOUNTS = "Its accounts are: {known}."
    KEEP_ACCOUNTS_APART = (
        "Keep them apart: declare of each that its people are in no other, if that is so. Otherwise begin a new ledger for a "
        "plan whose budget leaves room for what was spent."
    )
    PLAN_RELEASES_TOGETHER = (
        "A budget is fixed by the first plan used on a study; plan releases together before the first."
    )
    LOWER_M = "Lower M."
    NAME_AT_LEAST_ONE = "Name at least one."
    GIVE_ONE_OR_MORE = "Give 1 or more."
    CHECK_SPELLING_OR_LEAVE_SNP_OUT = "Check its spelling and the candidate list, or leave it out of release.snps."
    NAME_REFERENCE_FOR_ALLELES = "Name a public manifest or panel as reference, which says what its alleles are."
    GIVE_PLAIN_NAME_OR_LEAVE_OUT = "Give it a short plain name, or leave it out of the candidates."
    PUT_RIGHT_REPORT_BACK = (
        "Nothing was written. Is it the report of another ledger, or of this one before it was taken back?"
    )
    PUT_RIGHT_LEDGER_BACK = "Nothing was drawn or published. Put the right ledger back and look at what it says."
    TRY_AGAIN_LATER = "Nothing was spent. Try again when the other release is done."
    USE_SAME_DECLARATION = "Use the same declaration in every plan of a study."
    CHANGE_PLAN_OR_ASK_SITE = "Change the plan, or ask whoever keeps the site's policy."
    CHOOSE_OUTPUT_FOLDER = "Choose another folder for what is written."
    CHOOSE_OR_MAKE_KEY = "Choose another file, or make a new key pair."
    NAME_OTHER_PANEL_OR_DECLARE_ALLELES = (
        "Name a panel of other, public people as reference. If the file's order of alleles was fixed without its genotypes, leave "
        "the reference out and declare that."
    )
    LEAVE_CANDIDATES_OUT = (
        "Without a list all autosomal SNPs of the study are candidates: leave the list out. Or list the ids alone."
    )
    CHOOSE_WRITABLE_FOLDER = "Choose a folder that exists and that you may write to."
    FREE_SPACE_OR_CHOOSE_FOLDER = "Free some space, or choose another folder."
    NOTHING_DRAWN_LOOK_AT_BUDGET = (
        "Nothing was drawn or published. The budget may be spent all the same; see the ledger."
    )
    RESTORE_LEDGER = "Nothing can be released with it. Restore it from a backup that is newer than its last report."
    KEEP_ONE_NAME_OF_LEDGER = "Keep one name and remove the others; use copies as backups, never links."
    MOUNT_FOLDER_OF_LEDGER = "Mount the folder in which the ledger lies instead."
    CHECK_NAME_OF_LEDGER = "Check the name of the ledger."
    NOTHING_SPENT_CHECK_PERMISSIONS = "Nothing was spent. Check the permissions of the file and of its folder."
    NOTHING_DRAWN_FREE_SPACE = "Nothing was drawn or published. Free some space and look at what the ledger says."
    USE_SAME_STRATA = "Use the same strata for every release of a study."
    USE_SAME_PHENOTYPE = "Use the same phenotype for every release of a study."
    USE_SAME_PHENOTYPE_WITH_PUBLIC_CONTROLS = (
        "Use the same phenotype for every release of a study whose controls are public."
    )
    ASK_WHOEVER_KEEPS_POLICY = (
        "The study's budget in the ledger is larger, but the site's policy holds too. Ask whoever keeps it."
    )
    CHOOSE_LONGER_PASSPHRASE = "Choose a longer one."
    RESTORE_KEY = "Nothing was spent. Bring the key back from a backup, or make a new key pair."
    ADD_KEY_ID = "Put its public key beside it, or have its id written into it."
    KEEP_KEY_TO_YOURSELF = "Take the others' permissions away (chmod 600), or better, make a new key with a passphrase."
    SIGN_WITH_KEY_FILE = "Sign with the file that ends in .key.pem."
    TYPE_PASSPHRASE = "Type it."
    TYPE_PASSPHRASE_AGAIN = "Nothing was spent. Type it again; if it is right, {path} is damaged."
    VERIFY_WITH_PUBLIC_FILE = "Verify with the file that ends in .pub.pem."
    ASK_SIGNER_FOR_RIGHT_KEY = "Ask the signer for the right key."
    CHECK_KEY_IS_SIGNERS = "Check that the key is the signer's."
    GIVE_SIGNERS_KEY = "Give the public key of who signed it."
    GIVE_ALL_SIGNERS_KEYS = "Give the public keys of all who should have signed it, from them themselves."
    ASK_SIGNER_FOR_KEY = "Ask the signer for it."
    CHOOSE_FAMILY_THAT_KNOWS_SIZE = "Choose a family that knows the study's size (bounded)."
    PIN_REFERENCE = "If {panel_name} is the right file, write its SHA-256 there: {panel}."
    NAME_PANEL_OF_OTHER_PEOPLE = "Name a panel of other, public people as reference. Other people under the same FID and IID need names of their own."
    GIVE_A_PANEL = "Give a PLINK prefix, a .bed or a .npz panel."
    KEEP_FEWER_SNPS_OR_PEOPLE = "Keep fewer SNPs or people, for example one chromosome."
    SORT_FILE = "Sort the file."
    TRY_AGAIN = "Try again."
    NAME_CAUSATIVE_SNPS_YOURSELF = "Name the causative SNPs yourself."
    CHOOSE_UNLINKED_SNPS = "Choose SNPs at least 0.1 cM apart: the disease model takes them as independent."
    CHOOSE_COMMONER_SNP = "Choose a commoner causative SNP, or a larger panel."
    NAME_CAUSATIVE_SNPS_IN_PLAN = "Name them in the plan."
    USE_LARGER_PANEL = "Use a larger panel, a commoner causative SNP, or the engine panel."
    GIVE_PREVALENCE_OR_TABLE = "Give it, or a penetrance table instead of odds ratios."
    NAME_SNP_OF_PANEL = "Name one of the panel's SNPs."
    RAISE_SIZE_OR_CASE_FRACTION = "Raise it, or case_fraction."
    USE_ENGINE_FAST = "Use engine fast."
    LOADING_LINES = (
        "The file should look like this: ID A1 A1_FREQ PC1 PC2, and a line for each SNP of the public panel."
    )
    GROUP_LINES = "The file should look like this: group PC1 PC2 within, and a line for each group of the public panel."
    LOADINGS_OF_THE_ARRAY = "Take loadings of SNPs that are on the array, by its public manifest."
    LOADINGS_ON_THE_SAME_STRAND = "Bring the loadings to the study's strand, or leave this SNP out of them."
    FILE_WITH_PEOPLE = "Give a file with people, such as a .bed, .pgen, .vcf or .bcf."
    SHARES_THAT_ADD_UP = "Give every group its part, such as 0.7 and 0.3."
    KEEP_SITES_WITH_GT_FIRST = "Keep sites with GT first in FORMAT, for example with bcftools view."
    KEEP_FEWER_SITES_OR_PEOPLE = "Keep fewer sites or people."
    CONVERT_PANEL = "Convert it to VCF or PLINK 1: {tool}."
    NAME_PUBLIC_PANEL = "Name a .npz panel or a PLINK file of public people."
    CHOOSE_AMONG = "Choose among {figures}."
    CHOOSE_AT_LEAST_ONE = "Choose at least one."
    LOWER_SIZE_OF_STUDY = "Lower the numbers of people or SNPs: up to {most} genotypes can be written."
    LEAVE_REFERENCE_OUT = "Leave the folder of the reference study out."
    SIMULATE = "Simulate it."
    LEAVE_LOCI_OUT = "Leave the loci out."
    AUDIT_ANOTHER_SCORE = "Audit another score."
    TAKE_FROM_CALIBRATE = "Take ε from the promise."
    CHOOSE_REACHABLE_THRESHOLD = "Choose a threshold that such a study can reach, or more people."
    AUDIT_SOMETHING_ELSE = "Audit another score, ε or M."
    USUAL_NUMBER_OF_RUNS = "Give more: 100,000 is usual."
    CHOOSE_SMALLER_SELECTION = "Choose a selection without loci, of fewer SNPs."
    GIVE_SIZE_LINE_AND_STUDY = "Give at least one size, one line and one study."
    RAISE_SIZE = "Raise the size."
    CHOOSE_BETWEEN_0_AND_1 = "Choose one between 0 and 1."
    GIVE_ODDS_RATIOS = "Give odds ratios and a prevalence instead."
    CHOOSE_A_SELECTION = "Choose a mechanism that selects SNPs."
    CHOOSE_M_OF_AT_LEAST_1 = "Choose M of 1 or more."
    LEAVE_SOME_EPSILON = "The promise must leave some ε."
    CHECK_CANDIDATE_LIST = "Check the candidate list."
    CHOOSE_M_UP_TO_CANDIDATES = "Choose M between 1 and their number."
    CHOOSE_MECHANISM_FOR_LOCI = "Choose a mechanism that can, or leave the loci out."
    GIVE_DISJOINT_LOCI = (
        "Give blocks or a file of regions that do not overlap, choose another mechanism, or leave the loci out."
    )
    GIVE_PUBLIC_THRESHOLD = "Give a threshold that was fixed without looking at the data."
    RAISE_EPSILON_OR_LOWER_M = "Raise ε or lower M."
    PUBLISH_COUNTS_OR_CHOOSE_FAMILY = (
        "Publish genotype counts instead, or choose a family that knows the study's size (bounded)."
    )
    CHOOSE_FAMILY_OR_PUBLISH_COUNTS = (
        "Choose a family that knows the study's size (bounded), or publish genotype counts instead."
    )
    CHOOSE_ONE_OR_LEAVE_LOCI_OUT = "Choose one of: {able}; or leave the loci out."
    LIST_IDS = "List their ids; they must not be chosen by looking at this study."
    LEAVE_LIST_OUT_OR_CHOOSE = "Leave the list out, or choose one of {choices}."
    LOWER_ONE_OR_RAISE_BUDGET = "Lower one of them, or raise the plan's budget."
    GIVE_PLAIN_FILE_NAME = "Give the file a plain name."
    LOWER_VALUES_EPSILON = "Lower their share."
    USE_PROBABILITIES = "Say that the study's genotypes are probabilities."
    SELECT_OR_USE_CALLS = "Publish a selection of SNPs, or use hard calls."
    SCORES_OF_DOSAGES = "These serve them: {scores}."
    IMPUTE_FROM_PUBLIC_DATA = "Impute each person by themselves with a public panel that holds none of them, keep all its SNPs or a public list; or use calls."
    ANSWER_IMPUTATION = (
        "Name the panel, and say whether it holds participants, they were phased together, or SNPs were filtered here."
    )
    CHOOSE_ANOTHER_SCORE = "Choose another score."
    LEAVE_OUT_OR_CHOOSE = "Leave it out, or choose one of {choices}."
    TRY_HALF = "Half of it is a good start."
    LEAVE_OFFSET_TO_READERS = "Leave it out: who reads the noisy scores can subtract what they like."
    NAME_PANEL_OR_LEAVE_OFFSET_OUT = (
        "Name a PLINK fileset or a table with a column freq as reference, or leave the offset out."
    )
    ALLOW_GAMMA_ABOVE_1 = "Allow a γ above 1."
    PROMISE_MORE = "Promise more, or set it to at most {most}."
    ALLOW_LARGER_GAMMA = "Allow a larger γ."
    LOWER_EPSILON_OR_PROMISE_LESS = "Lower the release's ε, or promise less."
    LOWER_IT_OR_RAISE_BUDGET = "Lower it, or raise the budget."
    PLAN_RELEASES = "Plan some in a planning report, or release the plan's own."
    CHOOSE_NUMBER_UP_TO = "Choose one from 1 to {most}."
    CHOOSE_THE_ONLY_ONE = "Choose 1."
    LOWER_A_SHARE = "Lower one of them."
    LOOK_AT_LEDGER_FOR_RELEASE = "The ledger lists release {number} as spent; ε = {left} is left."
