"""Remedies that involve a button, a field or a menu, as the window says them; all others as ``base/remedies.py`` does."""

from __future__ import annotations

from collections.abc import Mapping

from gwasprivacy.base.remedies import Remedy

REMEDIES: Mapping[Remedy, str] = {
    Remedy.CHOOSE_ANOTHER_NAME_OR_REPLACE: "Choose another name.",
    Remedy.GIVE_PHENOTYPES: "Give a phenotype file under More.",
    Remedy.LEAVE_OUT_WITHOUT_PHENOTYPE: (
        "{n} of {n_people} people have none. They can be removed, since that depends on the phenotype alone."
    ),
    Remedy.GIVE_TRAIT_FILE: "Choose below the file with lines of FID, IID and value.",
    Remedy.NO_PHENOTYPES: "Remove the phenotype file under More, or open the genotypes themselves.",
    Remedy.CHOOSE_STRATA: "Choose one of them under Strata, or several that together define the strata: {known}.",
    Remedy.GIVE_STRATA: "Add a file with each person's label (FID IID label) under Strata.",
    Remedy.PLAN_WITH_STRATA: "Enter the strata in the Calibration tab, before looking at any result.",
    Remedy.PLAN_WITH_TRAIT_STRATA: "Enter the strata in the Calibration tab, before looking at any result.",
    Remedy.NAME_THE_COLUMN: "Then choose the column with case–control status under More.",
    Remedy.CHOOSE_PHENOTYPE: "Choose the column with case–control status under More: {known}.",
    Remedy.SAVE_AS: "Use Save as.",
    Remedy.TICK_THE_DECLARATION: "If A1 and A2 were set by a public manifest, tick the box above instead.",
    Remedy.ANSWER_GENOTYPE_FILTER: "Answer the question below.",
    Remedy.INCLUDE_EVERY_CHROMOSOME: "Tick “Score chromosomes other than 1–22 too” under More.",
    Remedy.USE_PROBABILITIES: "Choose “Use probabilities” below.",
    Remedy.ANSWER_SITES: "Answer the question below; where you do not know, that a variant caller wrote them.",
    Remedy.ANSWER_IMPUTATION: "Answer the questions below.",
    Remedy.NAME_PUBLIC_LIST: "Choose the list below: a manifest of the array, or the sites of a public panel.",
    Remedy.DECLARE_ALLELES: (
        "Choose a public manifest or panel as reference. Or, if A1 and A2 were set by a public manifest, not by "
        "this study, tick that box below."
    ),
    Remedy.CHOOSE_OUTPUT_FOLDER: "Choose another folder.",
    Remedy.CORRECT_GENOME_BUILD: "Correct it in the step “What will be published”, or open the study’s files of that build.",
    Remedy.NAME_STUDY: "Name it in the step “Study”.",
    Remedy.CHOOSE_OR_MAKE_KEY: "Choose another file, or make a new key.",
    Remedy.CHANGE_PLAN_OR_ASK_SITE: (
        "Change the plan on the tabs Model and Calibration, or ask the privacy officer. Tools, Policy… shows all rules."
    ),
    Remedy.TYPE_PASSPHRASE: "Type it below.",
    Remedy.NAME_OTHER_PANEL_OR_DECLARE_ALLELES: (
        "Choose a public panel of other people as reference. If A1 and A2 were set by a public manifest, remove "
        "the reference and tick that box below."
    ),
}
