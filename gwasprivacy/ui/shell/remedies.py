"""Remedies that involve a button, a field or a menu, as the window says them; all others as ``base/remedies.py`` does."""

from __future__ import annotations

from collections.abc import Mapping

from gwasprivacy.base.remedies import Remedy

REMEDIES: Mapping[Remedy, str] = {
    Remedy.CHOOSE_ANOTHER_NAME_OR_REPLACE: "Choose another name.",
    Remedy.GIVE_PHENOTYPES: "Give a phenotype file under More.",
    Remedy.LEAVE_OUT_WITHOUT_PHENOTYPE: (
        "{n} of {n_people} people have none. They can be left out, which their phenotype alone decides."
    ),
    Remedy.GIVE_TRAIT_FILE: "Choose the file with lines of FID, IID and the value below.",
    Remedy.NO_PHENOTYPES: "Leave the phenotype file under More out, or open the genotypes themselves.",
    Remedy.CHOOSE_STRATA: "Choose one of them under Strata, or several that make the strata together: {known}.",
    Remedy.GIVE_STRATA: "Give a file with everybody's label (FID IID label) under Strata.",
    Remedy.PLAN_WITH_STRATA: "Enter the strata in the Calibration tab, before looking at any result.",
    Remedy.PLAN_WITH_TRAIT_STRATA: "Enter the strata in the Calibration tab, before looking at any result.",
    Remedy.LEAVE_LABELS_OUT: "Take the file under Strata out: where the size of the study is secret there are no strata.",
    Remedy.NAME_THE_COLUMN: "Then name the column that says who is a case under More.",
    Remedy.CHOOSE_PHENOTYPE: "Name the one that says who is a case under More: {known}.",
    Remedy.SAVE_AS: "Use Save as.",
    Remedy.TICK_THE_DECLARATION: "If its order of alleles was fixed without its genotypes, tick the box above instead.",
    Remedy.ANSWER_GENOTYPE_FILTER: "Answer the question below.",
    Remedy.INCLUDE_EVERY_CHROMOSOME: "Tick “Score chromosomes other than 1–22 too” under More.",
    Remedy.USE_PROBABILITIES: "Choose “Use probabilities” below.",
    Remedy.ANSWER_IMPUTATION: "Answer the questions below.",
    Remedy.NAME_PUBLIC_LIST: "Choose the list below: a manifest of the array, or the sites of a public panel.",
    Remedy.DECLARE_ALLELES: (
        "Name a public manifest or panel as reference, or, if the file's order of alleles was fixed without this study's "
        "genotypes, declare it below."
    ),
    Remedy.DECLARE_PEOPLE_OR_MERGE: "Answer the question below.",
    Remedy.CHOOSE_OUTPUT_FOLDER: "Choose another folder.",
    Remedy.NAME_STUDY: "Name it in the step “What will be published”.",
    Remedy.CHOOSE_OR_MAKE_KEY: "Choose another file, or make a new key.",
    Remedy.TYPE_PASSPHRASE: "Type it below.",
    Remedy.NAME_OTHER_PANEL_OR_DECLARE_ALLELES: (
        "Name a panel of other, public people as reference. If the file's order of alleles was fixed without its genotypes, leave "
        "the reference out and declare that below."
    ),
}
