"""Remedies that involve an option or a subcommand, as the command line says them; all others as ``base/remedies.py`` does."""

from __future__ import annotations

from collections.abc import Mapping

from gwasprivacy.base.remedies import Remedy

REMEDIES: Mapping[Remedy, str] = {
    Remedy.K_TO_ENUMERATE: "Give --k 2, 3 or 4.",
    Remedy.UNIVERSE_TWICE_K: "Raise --size or lower --k; 2k people show the bound reached.",
    Remedy.UNIVERSE_SIZES: "Give --size from 2 to {most}.",
    Remedy.LARGER_OR_FEWER_WORLDS: "Raise --size, or lower --worlds or --stratum-unknown.",
    Remedy.LARGER_OR_HIGHER_RATE: "Raise --size to {size} or more, or --rate.",
    Remedy.UNIFORM_FAMILY: "Choose --family uniform.",
    Remedy.BOUNDED_AND_RESPONSE: "Leave --mechanism and --family out.",
    Remedy.CHOOSE_ANOTHER_NAME_OR_REPLACE: "Choose another name. On the command line --force replaces it.",
    Remedy.GIVE_PHENOTYPES: "Add --phenotype FILE (FID IID value).",
    Remedy.LEAVE_OUT_WITHOUT_PHENOTYPE: (
        "Every participant needs a phenotype, and {n} of {n_people} people have none: remove them with "
        "--without-phenotype leave-out, which depends on the phenotype alone."
    ),
    Remedy.GIVE_TRAIT_FILE: "Add --trait FILE (FID IID value).",
    Remedy.MAKE_TRAIT_PLAN: "Make one with plan new --participants N --trait-mean M --trait-sd S --clip-sd B.",
    Remedy.RANGE_BY_MEAN_AND_SD: "Make it with --trait-mean M --trait-sd S --clip-sd B in place of --trait-range.",
    Remedy.NO_PHENOTYPES: "Leave --phenotype out, or open the genotypes themselves.",
    Remedy.CHOOSE_STRATA: "Choose with --strata-name one of them, or several that together define the strata: {known}.",
    Remedy.GIVE_STRATA: "Add --strata FILE, everybody's label (FID IID label).",
    Remedy.PLAN_WITH_STRATA: "Make a plan with --strata-sizes NAME=R:S …, before looking at any result.",
    Remedy.PLAN_WITH_TRAIT_STRATA: "Make a plan with --strata-sizes NAME=N …, before looking at any result.",
    Remedy.NAME_THE_COLUMN: "Then choose one with --phenotype-name.",
    Remedy.CHOOSE_PHENOTYPE: "Choose one with --phenotype-name: {known}.",
    Remedy.ANSWER_GENOTYPE_FILTER: "Answer with --genotype-filter none, public-list or before-us.",
    Remedy.ANSWER_SITES: "Answer with --sites fixed or called; where you do not know, with called.",
    Remedy.TABLE_OF_CALLED_SITES: "Make the table again with tables --sites called --candidates FILE.",
    Remedy.TABLE_OF_THE_LIST: "Make the table again with tables --sites called --candidates FILE, FILE being the plan's list.",
    Remedy.ANSWER_IMPUTATION: (
        "Name the panel with --imputation-panel, and answer --panel-has-participants, --phased-together and --filtered-by-study "
        "with no or yes."
    ),
    Remedy.USE_PROBABILITIES: "Add --dosages (of a release: to its plan).",
    Remedy.SELECT_OR_USE_CALLS: "Publish a selection of SNPs, or leave --dosages out.",
    Remedy.NAME_PUBLIC_LIST: (
        "Make the plan with --candidates FILE: a manifest of the array, or the sites of a public panel."
    ),
    Remedy.INCLUDE_EVERY_CHROMOSOME: "Add --all-chromosomes: everybody is then counted as having two copies of each.",
    Remedy.NAME_FILL_RULE: "Name a public rule with --fill, or choose a score that needs none: {scores}.",
    Remedy.DECLARE_ALLELES: (
        "Name a public manifest or panel as reference. Or, if A1 and A2 were set by a public manifest, not by "
        "this study, declare that with --alleles-are-public."
    ),
    Remedy.PLAN_RELEASES: "Plan some with gwasprivacy plan report --planned … --keep, or leave --planned out.",
    Remedy.TAKE_FROM_CALIBRATE: "Take ε from gwasprivacy calibrate.",
    Remedy.LEAVE_REFERENCE_OUT: "Leave --reference out.",
    Remedy.CHOOSE_OUTPUT_FOLDER: "Choose another folder with --out.",
    Remedy.CORRECT_GENOME_BUILD: "Correct it with --genome-build, or give the study’s files of that build.",
    Remedy.NAME_STUDY: "Make the plan again with plan new --title, or change its title.",
    Remedy.NAME_SIGNER_AGAIN: "Name the signer again with: gwasprivacy key signer KEY.pem --name NAME.",
    Remedy.CHOOSE_OR_MAKE_KEY: "Make a key pair with: gwasprivacy keygen --out PREFIX.",
    Remedy.GIVE_CERTIFICATES: (
        "Give --cluster-ca, --cluster-cert and --cluster-key as PEM files, or name them in Dask's configuration."
    ),
    Remedy.SECURE_CLUSTER: (
        "Use its tls:// address with --cluster-ca, --cluster-cert and --cluster-key. If the network is yours alone, add "
        "--insecure-cluster."
    ),
    Remedy.SECURE_CLUSTER_HERE: (
        "Use its tls:// address with --cluster-ca, --cluster-cert and --cluster-key. If nobody else can log in here, add "
        "--insecure-cluster."
    ),
    Remedy.ASK_FOR_APPROVAL: (
        "Nothing was spent. Ask with gwasprivacy request, have it signed with gwasprivacy approve, and add --approval FILE."
    ),
    Remedy.MAKE_NEW_REQUEST: "Nothing was spent. Make a new request with gwasprivacy request, and have it approved.",
    Remedy.GIVE_OFFICERS_KEY: "Add --policy-key PUB.pem, the privacy officer's public key.",
    Remedy.GIVE_SIGNERS_KEY: "Add --key PUB.pem, the public key of its signer.",
    Remedy.GIVE_OR_TRUST_KEY: "Give --key PUB.pem, or add it once: gwasprivacy key trust add NAME PUB.pem.",
    Remedy.TRUST_SIGNERS_KEY: (
        "Get the signer's key through a separate channel, compare its fingerprint, and add it with gwasprivacy key trust add NAME "
        "PUB.pem, or give it with --key."
    ),
    Remedy.NAME_KEY_OTHERWISE: "Give another name, or take the other key away first: gwasprivacy key trust remove NAME.",
    Remedy.ADD_KEY_ID: "Write its id into it, once: gwasprivacy key id KEY.pem --public PUB.pem.",
    Remedy.TYPE_PASSPHRASE: "Type it, or set GWASPRIVACY_PASSPHRASE.",
    Remedy.NAME_OTHER_PANEL_OR_DECLARE_ALLELES: (
        "Name a public panel of other people as reference. If A1 and A2 were set by a public manifest, leave the "
        "reference out and declare that with --alleles-are-public."
    ),
    Remedy.USE_ACCOUNT_OF_PEOPLE: (
        "Release under the account that the people are in, or merge the accounts with gwasprivacy ledger FILE --merge. If "
        "they are different people with the same identifiers, change FID and IID in their files, or use another ledger."
    ),
    Remedy.LEAVE_CANDIDATES_OUT: (
        "Without --candidates all autosomal SNPs of the study are candidates: leave it out. Or list the ids alone."
    ),
}
