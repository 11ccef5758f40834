"""A release as a record of the Differential Privacy Deployments Registry: the registry's fields as YAML, as a draft.

The registry ("Expose Your Epsilons!", Dwork, Kohli and Mulligan 2019) asks who published what with which privacy loss.  What a report
does not say stands as :data:`NOT_STATED`, for whoever submits the record; nothing here is known from anywhere else.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from gwasprivacy.base.language import in_source
from gwasprivacy.base.number_words import three_digits
from gwasprivacy.base.sentences import tell
from gwasprivacy.membership.wording import neighbours_in_words
from gwasprivacy.plan.plan import Plan, plan_from_json
from gwasprivacy.plan.plan_words import guarantee_sentences, limits_of_guarantee, removal_sentences
from gwasprivacy.statement.files.output_files import report_name
from gwasprivacy.statement.signer import signer_in

NOT_STATED = "Not stated in the report"


def deployment_name(name: str) -> str:
    return f"{name}.deployment.yaml"


def deployment_files(predicate: dict[str, Any]) -> dict[str, bytes]:
    """File name → content of the record."""
    return {deployment_name(predicate["release"]["name"]): deployment_bytes(predicate)}


@in_source()
def deployment_bytes(predicate: dict[str, Any]) -> bytes:
    """The record as YAML, tier 3 of the registry as far as a report tells it."""
    plan = plan_from_json(predicate["plan"])
    release = predicate["release"]
    record = {
        "url_slug": re.sub(r"[^a-z0-9]+", "-", release["name"].lower()).strip("-") or "release",
        "status": "Draft",
        "tier": 3,
        "deployment": {
            "basic": _basic(plan, predicate),
            "dp_variant": {
                "variant_name": "Pure DP",
                "data_domain": tell("file-deployment.data"),
                "unprotected_quantities": _unprotected(plan),
            },
            "privacy_loss": _privacy_loss(plan, predicate),
            "deployment_model": _model(predicate),
            "accounting": {
                "post_processing": tell("file-deployment.post-processing"),
                "composition": tell("file-deployment.composition"),
            },
            "implementation": _implementation(plan, predicate),
            "administrative": {
                "sources": f"{report_name(release['name'])}, the signed report of the release",
                "notes": " ".join((*_of_the_study(plan), tell("file-deployment.notes"))),
                "registry_authors": [f"gwasprivacy {predicate['versions']['gwasprivacy']}"],
            },
        },
    }
    return ("\n".join(_yaml(record)) + "\n").encode()


def _basic(plan: Plan, predicate: dict[str, Any]) -> dict[str, Any]:
    signer = signer_in(predicate)
    what = "A private selection of SNPs" if plan.release.numbers is None else "Noisy numbers"
    return {
        "name": f"{plan.title}, release {predicate['release']['number']}",
        "data_curators": [NOT_STATED if signer is None else signer.words()],
        "intended_use": "Publication of the results of a genome-wide association study",
        "data_product_type": "Summary statistics",
        "data_product_region": NOT_STATED,
        "description": f"{what} of a genome-wide association study, from {predicate['candidates']['number']:,} candidate SNPs.",
        "publication_date": predicate["release"]["date"],
        "data_product_sector": "Healthcare",
    }


def _of_the_study(plan: Plan) -> list[str]:
    """What the record has no field for."""
    design = plan.design
    said = [] if design.ethics_approval is None else [f"Ethics approval: {design.ethics_approval}."]
    return said if design.genome_build is None else [*said, f"Genome build: {design.genome_build.value}."]


def _unprotected(plan: Plan) -> str:
    known = "the number of participants, " if plan.total_is_public else ""
    if plan.sizes_are_public:
        known = "the numbers of participants in each group, "
    said = f"The plan: {known}the list of candidate SNPs, and every setting; none of them is computed from genotypes."
    return " ".join((said, *limits_of_guarantee(plan)))


def _privacy_loss(plan: Plan, predicate: dict[str, Any]) -> dict[str, Any]:
    low, high = predicate["prior"]
    words = neighbours_in_words(plan.adversary)
    ratio, gamma = three_digits(predicate["likelihood_ratio"]), three_digits(predicate["gamma"])
    return {
        "privacy_unit": "One participant"
        if plan.adversary.group_size == 1
        else f"{plan.adversary.group_size} participants together",
        "privacy_unit_details": f"Two datasets are adjacent where {words}. What stays secret: {plan.secret.value}.",
        "privacy_parameters": {"epsilon": predicate["epsilon"]},
        "privacy_parameters_details": tell(
            "file-deployment.parameters", ratio=ratio, low=f"{low:g}", high=f"{high:g}", gamma=gamma
        ),
    }


def _model(predicate: dict[str, Any]) -> dict[str, Any]:
    budget = predicate["budget"]
    last = predicate["release"]["number"] == 1 and budget["remaining"] == 0
    values = {"number": predicate["release"]["number"], "spent": three_digits(budget["spent_in_all"])}
    if budget["total"] is None:
        details = tell("file-deployment.budget", **values)
    else:
        details = tell("file-deployment.budget-of", total=three_digits(budget["total"]), **values)
    return {
        "model_name": "Central",
        "actors": tell("file-deployment.actors"),
        "release_type": "One release" if last else "Many releases",
        "release_type_details": details,
        "data_source_type": "Static",
        "access_type": "Non-interactive",
    }


def _implementation(plan: Plan, predicate: dict[str, Any]) -> dict[str, Any]:
    score = predicate["score"]
    scored = "" if score is None else f", score: {score['name']}"
    prepared = removal_sentences(plan.design) or [tell("file-deployment.not-filtered")]
    return {
        "preprocessing_and_hyperparameter_tuning": " ".join(prepared),
        "mechanisms": f"{predicate['mechanism']}{scored}, sensitivity {predicate['sensitivity']:g}, M = {predicate['n_snps']}. "
        f"Noise: OpenDP {predicate['versions']['opendp']}.",
        "justification": " ".join(guarantee_sentences(plan)),
    }


def _yaml(value: Mapping[str, Any], indent: int = 0) -> list[str]:
    """Lines of YAML: mappings, lists of texts, whole and decimal numbers, and texts, which are written as in JSON."""
    lines, margin = [], " " * indent
    for key, each in value.items():
        if isinstance(each, Mapping):
            lines += [f"{margin}{key}:", *_yaml(each, indent + 2)]
        elif isinstance(each, list):
            lines += [f"{margin}{key}:", *(f"{margin}  - {_scalar(item)}" for item in each)]
        else:
            lines.append(f"{margin}{key}: {_scalar(each)}")
    return lines


def _scalar(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
