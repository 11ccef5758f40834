"""Whoever signs can choose the facts of a statement and nothing else: every place is altered, and signed with new digests."""

from __future__ import annotations

import copy
import json
import pickle
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gwasprivacy.base.errors import VerificationFailed
from gwasprivacy.base.executors import InlineExecutor
from gwasprivacy.base.strict_json import canonical_json
from gwasprivacy.membership.secrets import Secret
from gwasprivacy.plan.plan import Plan, plan_from_json
from gwasprivacy.release.approval.asking import ask_for_approval
from gwasprivacy.release.engine import PreparedRelease, publish
from gwasprivacy.release.ledger import ledger
from gwasprivacy.release.planning_report.planning import make_planning_report
from gwasprivacy.release.signing import SigningKey, sign_payload
from gwasprivacy.release.verify import verify_report
from gwasprivacy.statement import kinds
from gwasprivacy.statement.approval_form import REQUEST_TYPE
from gwasprivacy.statement.check import check
from gwasprivacy.statement.envelope import open_envelope
from gwasprivacy.statement.facts import Fact
from gwasprivacy.statement.files.output_files import sha256
from gwasprivacy.statement.files.signed_files import subject_digests
from gwasprivacy.statement.kinds import PLANNING, RELEASE
from gwasprivacy.statement.made_statement import build_statement, planning_statement
from gwasprivacy.statement.planning.planning_statement import plan_bytes, plan_name
from gwasprivacy.statement.public_keys import PublicKey
from gwasprivacy.statement.request import request_in
from tests.release.kind_plans import CHOICES, MEASURED, plan_of
from tests.release.other_studies import labels_of, of_trait, stratified, values_of
from tests.release.planning_scene import KEY, plan_of_every_kind, plan_of_trait, plan_with_strata, planned_thrice
from tests.release.preparing import prepare_release
from tests.release.scene import Scene, small_plan
from tests.statement.places import leaves, others, put, written

Accepts = Callable[[dict[str, Any]], bool]


def public_of(key: SigningKey) -> PublicKey:
    return PublicKey(key_id=key.key_id, public=key.private.public_key())


@pytest.fixture(autouse=True, scope="module")
def what_follows_is_derived_once() -> Iterator[None]:
    """Thousands of releases' statements are altered where they follow from the same plan and facts: that is derived once for all."""
    known: dict[bytes, Any] = {}

    def once(usual: Callable[..., Any], written: Callable[[Any], bytes]) -> Callable[..., Any]:
        def asked(*given: Any) -> Any:
            key = usual.__name__.encode() + written(given)
            if key not in known:
                known[key] = usual(*given)
            return known[key]

        return asked

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kinds, "plan_from_json", once(kinds.plan_from_json, canonical_json))
        for name in ("check_plan", "check_release", "derive"):
            patch.setattr(kinds, name, once(getattr(kinds, name), pickle.dumps))
        yield


WITHOUT_FILES = {"a": "0" * 64, "b": "0" * 64}


def release_accepted(predicate: dict[str, Any], key: SigningKey) -> bool:
    """Whether the release with ``predicate`` verifies, signed anew with all its digests."""
    if not _needs_digests(canonical_json(build_statement(predicate, WITHOUT_FILES)), key):
        return False
    return accepted(canonical_json(build_statement(predicate, subject_digests(predicate))), key)


def planning_accepted(predicate: dict[str, Any], key: SigningKey) -> bool:
    try:
        subjects = {plan_name(predicate["report"]["name"]): sha256(plan_bytes(plan_from_json(predicate["plan"])))}
    except Exception:
        subjects = {"a": "0" * 64}
    return accepted(canonical_json(planning_statement(predicate, subjects)), key)


def _needs_digests(payload: bytes, key: SigningKey) -> bool:
    """Whether a statement is refused for its digests: of what is refused for anything else they need not be computed."""
    with pytest.raises(VerificationFailed) as refused:
        check(sign_payload(payload, key), public_of(key))
    return refused.value.code == "verify.digests-released-files-not-follow"


def accepted(payload: bytes, key: SigningKey) -> bool:
    try:
        check(sign_payload(payload, key), public_of(key))
    except VerificationFailed:
        return False
    return True


def chosen(predicate: dict[str, Any], accepts: Accepts) -> set[str]:
    """The places where something else was accepted, their numbers left out; of alike places the first two are tried."""
    assert accepts(predicate), "the statement itself must hold"
    found, tried = set(), Counter[str]()
    for path in leaves(predicate):
        value: Any = predicate
        for step in path:
            value = value[step]
        place = re.sub(r"\[\d+\]", "[]", written(path))
        tried[place] += 1
        if tried[place] > 2 and not place.startswith("statements"):
            continue
        if any(accepts(put(predicate, path, other)) for other in others(value)):
            found.add(place)
    return found


def require_facts(found: set[str], facts: tuple[Fact, ...]) -> None:
    assert {place for place in found if not any(fact.has(place) for fact in facts)} == set()


OF_EVERY_RELEASE = {
    "candidates.number",
    "candidates.sha256",
    *(f"earlier_releases[].{name}" for name in ("date", "payload_sha256", "title")),
    *(f"ledger.{name}" for name in ("head", "head_before", "id", "row")),
    "plan.release.budget",  # of a later release: the account's first plan fixed it
    "plan.title",
    "release.date",
    *(f"versions.{name}" for name in ("gwasprivacy", "numpy", "opendp", "python")),
}
SNP = "result.snps[]"
NAMED = {f"{SNP}.base_pair_location"}
CHOSEN = NAMED | {f"{SNP}.variant_id"}
ALLELES = {f"{SNP}.effect_allele", f"{SNP}.other_allele"}
OF_KIND = {
    "selection": CHOSEN,
    "selection with values": CHOSEN | {f"{SNP}.noisy_score"},
    "values": NAMED | {f"{SNP}.noisy_score"},
    "genotype counts": NAMED | ALLELES | {f"{SNP}.case_genotypes[]", f"{SNP}.control_genotypes[]"},
    "allele counts": NAMED | ALLELES | {f"{SNP}.case_alleles", f"{SNP}.control_alleles"},
    "significant count": {"result.count"},
    # Of no meaning to this attacker; and where a size is secret whoever has no phenotype is left out anyway.
    MEASURED: CHOSEN | {"result.cases[]", "plan.adversary.phenotype_known", "plan.design.leave_out_without_phenotype"},
}
"""What alone can be chosen of each kind.  How many SNPs a significant set has, and which counts leave their effects as they are, is
chance."""


@pytest.mark.parametrize("what", sorted(CHOICES))
def test_of_a_release_of_every_kind_only_facts_can_be_chosen(scene: Scene, what: str) -> None:
    plan = plan_of(what)
    scene.release(adversary=plan.adversary, release=small_plan().release)
    plan = replace(plan, release=replace(plan.release, budget=3.0))
    prepared = prepare_release(plan, scene.study, name="small", base=scene.folder)
    made = publish(prepared, scene.ledger, scene.key, scene.out, drawing=InlineExecutor())
    predicate = json.loads(canonical_json(made.report.predicate))
    found = chosen(predicate, lambda changed: release_accepted(changed, scene.key))
    require_facts(found, RELEASE.facts)
    if what in OF_KIND:
        assert found == OF_EVERY_RELEASE | OF_KIND[what]


OTHER_STUDIES: dict[str, tuple[Callable[[], Plan], Callable[[Scene], dict[str, Path]]]] = {
    "inside strata": (stratified, lambda scene: {"strata": labels_of(scene)}),
    "of a trait": (of_trait, lambda scene: {"trait": values_of(scene)}),
    "of a trait whose value is the secret": (
        lambda: of_trait(Secret.TRAIT_VALUE),
        lambda scene: {"trait": values_of(scene)},
    ),
}
"""With effects, and the files of their people."""


def prepared_of(scene: Scene, which: str) -> PreparedRelease:
    plan, files = OTHER_STUDIES[which]
    return prepare_release(plan(), scene.study, name="small", **files(scene))


@pytest.mark.parametrize("which", OTHER_STUDIES)
def test_of_a_release_with_effects_of_other_studies_only_facts_can_be_chosen(scene: Scene, which: str) -> None:
    made = publish(prepared_of(scene, which), scene.ledger, scene.key, scene.out, drawing=InlineExecutor())
    predicate = json.loads(canonical_json(made.report.predicate))
    assert predicate["effects"]["snps"]
    found = chosen(predicate, lambda changed: release_accepted(changed, scene.key))
    require_facts(found, RELEASE.facts)
    assert not {place for place in found if place.startswith(("effects", "strata", "trait", "statements"))}


PLANNED: dict[str, Callable[[], bytes]] = {
    "three equal releases": lambda: planned_thrice()[1],
    **{
        name: lambda plan=plan: make_planning_report(plan(), name="small", key=KEY)[1]
        for name, plan in (
            ("every kind", plan_of_every_kind),
            ("effects inside strata", plan_with_strata),
            ("effects on a trait", plan_of_trait),
        )
    },
}


@pytest.mark.parametrize("what", PLANNED)
def test_of_a_planning_report_only_facts_can_be_chosen(what: str) -> None:
    predicate = json.loads(open_envelope(PLANNED[what]()).payload)["predicate"]
    found = chosen(predicate, lambda changed: planning_accepted(changed, KEY))
    require_facts(found, PLANNING.facts)
    assert not {
        place
        for place in found
        if not place.startswith(
            ("plan.", "releases[].forecast.", "releases[].count.", "versions.", "report.", "undivided.")
        )
    }


def request_accepted(payload: dict[str, Any], report: dict[str, Any], key: SigningKey) -> bool:
    signed = sign_payload(canonical_json({**payload, "report": report}), key, REQUEST_TYPE)
    try:
        request_in(open_envelope(signed, REQUEST_TYPE))
    except VerificationFailed:
        return False
    return True


@pytest.mark.parametrize("which", ["plain", *OTHER_STUDIES])
def test_of_a_request_only_facts_can_be_chosen(scene: Scene, which: str) -> None:
    prepared = scene.prepared() if which == "plain" else prepared_of(scene, which)
    payload = json.loads(open_envelope(ask_for_approval(prepared, scene.ledger, scene.key), REQUEST_TYPE).payload)
    found = chosen(payload["report"], lambda report: request_accepted(payload, report, scene.key))
    require_facts(found, RELEASE.facts)
    assert found == {
        place for place in OF_EVERY_RELEASE if place.startswith(("candidates", "plan.title", "release", "versions"))
    }


SAYINGS: dict[str, Callable[[dict[str, Any], list[str]], Any]] = {
    "an invented sentence": lambda _, said: said.append("Nobody can ever learn anything from this release."),
    "a missing sentence": lambda _, said: said.pop(1),
    "sentences in another order": lambda _, said: said.reverse(),
    "an edition that is not known": lambda predicate, _: predicate.update(wording=5),
}


@pytest.mark.parametrize("lie", SAYINGS)
def test_neither_a_request_nor_a_planning_report_says_what_does_not_follow(scene: Scene, lie: str) -> None:
    payload = json.loads(
        open_envelope(ask_for_approval(scene.prepared(), scene.ledger, scene.key), REQUEST_TYPE).payload
    )
    asked = copy.deepcopy(payload["report"])
    SAYINGS[lie](asked, asked["statements"])
    assert not request_accepted(payload, asked, scene.key)
    planned = json.loads(canonical_json(planned_thrice()[0].predicate))
    SAYINGS[lie](planned, planned["statements"]["promise"])
    assert not planning_accepted(planned, KEY)


def in_other_order(predicate: dict[str, Any]) -> None:
    predicate["result"]["snps"].reverse()


def first_budget(predicate: dict[str, Any]) -> None:
    predicate["plan"]["release"]["budget"] = 2.5


LIES: dict[str, Callable[[dict[str, Any]], Any]] = {
    "a set in another order": in_other_order,
    "a budget that the account’s first plan does not have": first_budget,
    "a day before computers": lambda p: p["release"].update(date="0001-01-01"),
    "a day after all": lambda p: p["release"].update(date="9999-12-31"),
    "a day that is none": lambda p: p["release"].update(date="2026-02-30"),
    "a name that is an option": lambda p: p["release"].update(name="-rf-1"),
    "a name that is a formula": lambda p: p["release"].update(name="=cmd-1"),
    "a name that is a device": lambda p: p["release"].update(name="con-1"),
    "an invented sentence": lambda p: p["statements"].append("Nobody can ever learn anything from this release."),
    "a missing sentence": lambda p: p["statements"].pop(3),
    "sentences in another order": lambda p: p["statements"].reverse(),
    "an edition that is not known": lambda p: p.update(wording=5),
    "a signed fact that has no place": lambda p: p.update(reviewed=True),
    "a view before an earlier one": lambda p: p["looks"].reverse(),
}


@pytest.mark.parametrize("lie", LIES)
def test_a_well_signed_lie_is_refused(scene: Scene, lie: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for day in ("2026-01-05", "2026-01-06"):
        monkeypatch.setattr(ledger, "today", lambda day=day: day)
        ledger.Ledger(scene.ledger).record_look("the score table")
    monkeypatch.undo()
    plan = replace(plan_of("genotype counts"), account=None)
    prepared = prepare_release(plan, scene.study, name="small", base=scene.folder)
    made = publish(prepared, scene.ledger, scene.key, scene.out, drawing=InlineExecutor())
    predicate = json.loads(canonical_json(made.report.predicate))
    assert release_accepted(predicate, scene.key)
    LIES[lie](predicate)
    assert not release_accepted(predicate, scene.key)


def test_what_nothing_binds_is_told(scene: Scene) -> None:
    """``verify`` names the facts for which there is the signer's word alone."""
    found = verify_report(scene.release().report_path, scene.public_key_path)
    assert "These are the signer’s word alone: the result, the plan, the versions." in found.reason
