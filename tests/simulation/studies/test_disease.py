"""Disease models: Bayes by hand, the published reference model, many loci, and messages that name the field."""

from __future__ import annotations

import itertools
import json
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gwasprivacy.assumptions.disease import DISEASE, CausalSnp, DiseaseModel, Mode, implied, implied_by_grid
from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.simulation.studies.causal_genotypes import case_joint, control_joint, population_marginals

probability = st.floats(0.02, 0.98)


@st.composite
def models(draw: st.DrawFn, most: int = 4) -> DiseaseModel:
    causal = draw(
        st.lists(
            st.builds(CausalSnp, frequency=probability, odds_ratio=st.floats(0.2, 6), mode=st.sampled_from(list(Mode))),
            min_size=1,
            max_size=most,
        )
    )
    return DiseaseModel(causal=tuple(causal), prevalence=draw(st.floats(0.001, 0.9)))


def test_the_published_model_is_an_additive_one(hapsample: Path) -> None:
    published = json.loads((hapsample.parent / "disease_model.json").read_text(encoding="utf-8"))
    table = tuple(tuple(row) for row in published["penetrance"])
    by_table = DiseaseModel(causal=(CausalSnp(frequency=0.25),) * 2, penetrance=table)
    by_odds = DiseaseModel(causal=(CausalSnp(frequency=0.25, odds_ratio=2.0666),) * 2, prevalence=0.5)
    for model in (by_table, by_odds):
        np.testing.assert_allclose(case_joint(model), published["cases"], atol=2e-6)
        np.testing.assert_allclose(control_joint(model), published["controls"], atol=2e-6)
    assert by_table.implied_prevalence == pytest.approx(0.5)


@given(models())
@settings(deadline=None, max_examples=60)
def test_cases_and_controls_are_bayes_theorem(model: DiseaseModel) -> None:
    assert model.implied_prevalence == pytest.approx(model.prevalence, rel=1e-9)
    ill = 0.0
    for genotype in itertools.product(range(3), repeat=model.n_causal):
        share = float(np.prod([s.genotype_frequencies[g] for s, g in zip(model.causal, genotype, strict=True)]))
        ill += share * implied(model).penetrance[genotype]
        expected = share * implied(model).penetrance[genotype] / model.prevalence  # type: ignore[operator]
        assert case_joint(model)[genotype] == pytest.approx(expected, rel=1e-9, abs=1e-15)
    assert ill == pytest.approx(model.prevalence, rel=1e-9)
    np.testing.assert_allclose(
        model.prevalence * model.case_marginals + (1 - model.prevalence) * model.control_marginals,  # type: ignore[operator]
        population_marginals(model),
        atol=1e-12,
    )


@given(models(most=3))
@settings(deadline=None, max_examples=40)
def test_each_copy_multiplies_the_odds_by_its_ratio(model: DiseaseModel) -> None:
    odds = implied(model).penetrance / (1 - implied(model).penetrance)
    for axis, snp in enumerate(model.causal):
        steps = np.diff(np.log(np.moveaxis(odds, axis, 0).reshape(3, -1)), axis=0)
        wanted = {Mode.ADDITIVE: (1, 1), Mode.DOMINANT: (1, 0), Mode.RECESSIVE: (0, 1)}[snp.mode]
        expected = np.log(snp.odds_ratio) * np.array(wanted)  # type: ignore[arg-type]
        np.testing.assert_allclose(steps, expected[:, None] * np.ones_like(steps), atol=1e-8)


@given(models())
@settings(deadline=None, max_examples=30)
def test_the_grid_for_many_loci_agrees_with_enumeration(model: DiseaseModel) -> None:
    by_grid = implied_by_grid(model)
    np.testing.assert_allclose(by_grid.case_marginals, model.case_marginals, atol=1e-6)
    np.testing.assert_allclose(by_grid.control_marginals, model.control_marginals, atol=1e-6)


def test_a_hundred_loci_have_marginals_and_no_joint() -> None:
    model = DiseaseModel(causal=(CausalSnp(frequency=0.3, odds_ratio=1.1),) * 100, prevalence=0.01)
    assert not model.has_joint
    assert model.implied_prevalence == pytest.approx(0.01, rel=1e-6)
    np.testing.assert_allclose(model.case_marginals.sum(axis=1), 1)
    assert model.case_marginals[0, 2] > model.control_marginals[0, 2]
    with pytest.raises(ValueError, match="at most 8"):
        case_joint(model)


def test_without_effect_cases_are_like_everybody() -> None:
    model = DiseaseModel(causal=(CausalSnp(frequency=0.4, odds_ratio=1.0),), prevalence=0.2)
    np.testing.assert_allclose(model.case_marginals, population_marginals(model), atol=1e-12)


@given(models())
@settings(deadline=None, max_examples=30)
def test_json_gives_the_model_back(model: DiseaseModel) -> None:
    assert DISEASE.read(json.loads(json.dumps(model.to_json()))) == model


def test_a_penetrance_table_comes_back_from_json() -> None:
    one = DiseaseModel(causal=(CausalSnp(frequency=0.3),), penetrance=(0.1, 0.2, 0.4))
    two = DiseaseModel(causal=(CausalSnp(frequency=0.3),) * 2, penetrance=((0.1, 0.2, 0.3),) * 3)
    for model in (one, two):
        assert DISEASE.read(json.loads(json.dumps(model.to_json()))) == model


@pytest.mark.parametrize(
    ("obj", "field"),
    [
        ({"causative": []}, "causative"),
        ({"causative": [{"frequency": 0}], "prevalence": 0.1}, "causative[0].frequency"),
        ({"causative": [{"frequency": 0.3, "odds_ratio": 0}], "prevalence": 0.1}, "causative[0].odds_ratio"),
        ({"causative": [{"frequency": 0.3}], "prevalence": 0.1}, "causative[0].odds_ratio"),
        ({"causative": [{"frequency": 0.3, "odds_ratio": 2}]}, "prevalence"),
        ({"causative": [{"frequency": 0.3, "odds_ratio": 2}], "prevalence": 1.0}, "prevalence"),
        ({"causative": [{"frequency": 0.3, "odds_ratio": 2, "mode": "x"}], "prevalence": 0.1}, "causative[0].mode"),
        ({"causative": [{"frequency": "0.3"}]}, "causative[0].frequency"),
        ({"causative": [{"frequency": 0.3, "odd": 2}]}, "causative[0].odd"),
        ({"causative": [{"frequency": 0.3}], "penetrance": [0.1, 0.2]}, "penetrance"),
        ({"causative": [{"frequency": 0.3}], "penetrance": [0.1, 0.2, 1.2]}, "penetrance[2]"),
        ({"causative": [{"frequency": 0.3}], "penetrance": [0, 0, 0]}, "penetrance"),
        ({"causative": [{"frequency": 0.3}], "penetrance": [[0.1, 0.2], [0.3]]}, "penetrance"),
        ({"causative": [{"frequency": 0.3}], "penetrance": [0.1, 0.2, 0.3], "prevalence": 0.1}, "prevalence"),
        (
            {"causative": [{"frequency": 0.3, "odds_ratio": 2}], "penetrance": [0.1, 0.2, 0.3]},
            "causative[0].odds_ratio",
        ),
        ({"causative": [{"frequency": 0.3}] * 3, "penetrance": [0.1, 0.2, 0.3]}, "penetrance"),
        ({"causative": [{"frequency": 0.3, "odds_ratio": 2, "snp": "a"}] * 2, "prevalence": 0.1}, "causative"),
        ([], ""),
    ],
)
def test_what_is_wrong_is_named_by_its_path(obj: object, field: str) -> None:
    with pytest.raises(InvalidPlan) as caught:
        DISEASE.read(obj, "scenario.disease")
    assert caught.value.field == f"scenario.disease.{field}".rstrip(".")
