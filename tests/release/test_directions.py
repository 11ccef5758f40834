"""A release with known risk alleles: they decide, the report says so, and a table is held to the plan and to the public reference."""

from __future__ import annotations

import math
from dataclasses import replace
from pathlib import Path

import pytest

from gwasprivacy.base.errors import InvalidInput, InvalidPlan
from gwasprivacy.base.list_digests import list_digest
from gwasprivacy.mechanisms.registry import selector
from gwasprivacy.membership.epsilon_units import from_units
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.plan_rules import check_plan
from gwasprivacy.plan.published_noise import EpsilonShares
from gwasprivacy.plan.shift_words import weights_sentence
from gwasprivacy.release.engine import publish
from gwasprivacy.release.prepared import PreparedRelease
from gwasprivacy.release.verify import verify_report
from gwasprivacy.simulation.curves.weight_spread import spread_of
from gwasprivacy.study.design import Weights
from gwasprivacy.study.public_lists.public_weights import read_weights
from gwasprivacy.study.reference import reference_digest
from tests.release.kind_plans import plan_of
from tests.release.preparing import prepare_release
from tests.release.scene import Scene


def alleles(scene: Scene, snp: str = "rs4") -> tuple[str, str]:
    fields = next(
        line.split()
        for line in scene.study.with_suffix(".bim").read_text(encoding="utf-8").splitlines()
        if line.split()[1] == snp
    )
    return fields[4], fields[5]


def planned(
    scene: Scene,
    risk: str,
    what: str = "selection",
    belief: str | None = None,
    swapped: bool = False,
    **choices: object,
) -> Plan:
    """The plan whose reference is the array's own list, its two alleles ``swapped``, and whose table names the risk allele of rs4, so sure as
    ``belief`` says."""
    reference = scene.folder / "array.bim"
    lines = [line.split() for line in scene.study.with_suffix(".bim").read_text(encoding="utf-8").splitlines()]
    turned = [[*line[:4], line[5], line[4]] if swapped else line for line in lines]
    reference.write_text("".join("\t".join(line) + "\n" for line in turned), encoding="utf-8")
    table = scene.folder / "risk.tsv"
    columns = [
        ("snp", "weight", "risk_allele", "risk_weight"),
        ("rs4", "1", risk, belief or ""),
        ("rs9", "1", ".", "."),
    ]
    table.write_text("".join("\t".join(row[: 3 + (belief is not None)]) + "\n" for row in columns), encoding="utf-8")
    plan = plan_of(what, **choices)
    score = replace(plan.release.score, name="ks")
    weights = Weights(path=str(table), sha256=list_digest(table), directed=True, doubted=belief is not None)
    design = replace(
        plan.design,
        weights=weights,
        reference=str(reference),
        reference_sha256=reference_digest(reference),
        alleles_are_public=False,
    )
    return replace(plan, design=design, release=replace(plan.release, score=score))


def prepared(scene: Scene, plan: Plan) -> PreparedRelease:
    return prepare_release(plan, scene.study, name="small", base=scene.folder)


def test_a_known_risk_allele_decides_and_the_report_says_so(scene: Scene) -> None:
    one, other = alleles(scene)
    rows = [prepared(scene, planned(scene, risk)) for risk in (one, other)]
    at = rows[0].variants.snp.tolist().index("rs4")
    assert [float(each.scores[at]) for each in rows] == [20.0, 0.0]  # every case has two copies of the first allele
    assert [(rows[0].scores[k] == rows[1].scores[k]) for k in range(len(rows[0].scores)) if k != at].count(False) == 0
    outcome = publish(rows[0], scene.ledger, scene.key, scene.out)
    assert verify_report(outcome.report_path, scene.public_key_path).valid
    assert any("only an association counts" in said for said in outcome.report.predicate["statements"])


def test_a_reference_whose_two_alleles_are_swapped_tells_the_same_direction(scene: Scene) -> None:
    one, other = alleles(scene)
    for risk in (one, other):
        plain, swapped = (prepared(scene, planned(scene, risk, swapped=each)) for each in (False, True))
        assert plain.scores.tolist() == swapped.scores.tolist()


def test_of_a_believed_risk_allele_the_other_direction_counts_less_by_what_the_belief_is_worth(scene: Scene) -> None:
    one, other = alleles(scene)
    right, wrong = (prepared(scene, planned(scene, risk, belief="4")) for risk in (one, other))
    at = right.variants.snp.tolist().index("rs4")
    plan = right.plan
    epsilon, moves = plan.epsilon, selector(plan.release.mechanism).noise_moves(plan.release.n_snps)
    assert right.scores[at] == 20.0
    assert wrong.scores[at] == pytest.approx(20.0 - moves * right.sensitivity / epsilon * math.log(4), abs=1e-9)
    outcome = publish(wrong, scene.ledger, scene.key, scene.out)
    assert verify_report(outcome.report_path, scene.public_key_path).valid
    said = " ".join(outcome.report.predicate["statements"])
    assert "counts less, the more so the surer the table is" in said
    assert "only an association counts" not in said
    certain = prepared(scene, planned(scene, other, belief="."))
    assert certain.scores[at] == 0.0


@pytest.mark.parametrize("belief", ["0.5", "-", "inf", "nan"])
def test_a_belief_that_is_no_number_of_at_least_1_is_refused_with_its_line(scene: Scene, belief: str) -> None:
    with pytest.raises(InvalidInput, match=r"risk\.tsv, line 2: the risk weight of rs4"):
        prepared(scene, planned(scene, alleles(scene)[0], belief=belief))


def test_a_belief_without_a_risk_allele_is_refused(scene: Scene) -> None:
    table = scene.folder / "none.tsv"
    table.write_text("snp\tweight\trisk_allele\trisk_weight\nrs4\t1\t.\t4\n", encoding="utf-8")
    with pytest.raises(InvalidInput, match=r"none\.tsv, line 2: the risk weight of rs4"):
        read_weights(table)


def test_where_the_ratio_is_measured_a_belief_counts_by_the_selections_own_epsilon(scene: Scene) -> None:
    plan = planned(scene, alleles(scene)[1], "selection by a measured ratio", belief="4", epsilon=None)
    ready = prepared(scene, plan)
    assert ready.unscored is not None
    assert ready.unscored.against is not None
    worth = float(ready.unscored.against[ready.variants.snp.tolist().index("rs4")])
    own = from_units(EpsilonShares.of(plan).selection)
    moves = selector(plan.release.mechanism).noise_moves(plan.release.n_snps)
    assert own < plan.epsilon
    assert worth == pytest.approx(moves * plan.sensitivity() / own * math.log(4))


def test_where_the_ratio_is_measured_risk_alleles_decide_too(scene: Scene) -> None:
    plan = planned(scene, alleles(scene)[0], "selection by a measured ratio", epsilon=None)
    ready = prepared(scene, plan)
    assert ready.unscored is not None
    assert ready.unscored.directions is not None
    assert ready.unscored.directions.tolist().count(1) == 1


@pytest.mark.parametrize(
    ("risk", "words"), [("T", "not one of the public reference’s two alleles"), ("-", "not one of")]
)
def test_a_risk_allele_that_is_neither_of_the_references_is_refused_with_its_line(
    scene: Scene, risk: str, words: str
) -> None:
    assert risk not in alleles(scene)
    with pytest.raises(InvalidInput, match=f"risk.tsv, line 2: .*{words}"):
        prepared(scene, planned(scene, risk))


def test_the_study_is_never_asked_which_alleles_it_has(scene: Scene) -> None:
    plan = planned(scene, alleles(scene)[0])
    reference = Path(plan.design.reference or "")
    reference.write_text(
        "\n".join(line for line in reference.read_text(encoding="utf-8").splitlines() if "\trs4\t" not in line) + "\n",
        encoding="utf-8",
    )
    plan = replace(plan, design=replace(plan.design, reference_sha256=reference_digest(reference)))
    with pytest.raises(InvalidInput, match="rs4"):
        prepared(scene, plan)


def test_what_has_no_direction_is_refused(scene: Scene) -> None:
    plan = planned(scene, alleles(scene)[0])
    check_plan(plan)
    for other, words in (
        (
            replace(plan, release=replace(plan.release, score=replace(plan.release.score, name="tv"))),
            "has no direction",
        ),
        (
            replace(plan, release=replace(plan.release, score=replace(plan.release.score, offset=1.0))),
            "either direction",
        ),
        (replace(plan, design=replace(plan.design, reference=None, reference_sha256=None)), "public reference"),
    ):
        with pytest.raises(InvalidPlan, match=words):
            check_plan(other)


def test_a_plan_and_its_table_agree_on_whether_risk_alleles_are_known(scene: Scene) -> None:
    plan = planned(scene, alleles(scene)[0])
    assert plan.design.weights is not None
    weights = replace(plan.design.weights, directed=False)
    with pytest.raises(InvalidInput, match="differ in whether risk alleles are known"):
        prepared(scene, replace(plan, design=replace(plan.design, weights=weights)))
    assert "risk allele" not in weights_sentence(weights)
    spread = spread_of(plan.design.weights)
    assert spread is not None
    assert spread.n_directed == 1
    table = scene.folder / "none.tsv"
    table.write_text("snp\tweight\trisk_allele\nrs4\t1\t.\n", encoding="utf-8")
    with pytest.raises(InvalidInput, match="names none"):
        read_weights(table)
