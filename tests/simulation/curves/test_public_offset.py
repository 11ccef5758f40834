"""The public offset in simulated studies: it helps rare variants, not common ones, and leaves everything else as it was."""

from __future__ import annotations

from dataclasses import replace
from unittest.mock import patch

import numpy as np
import pytest

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.disease import CausalSnp, DiseaseModel
from gwasprivacy.assumptions.scenario import Engine, Scenario
from gwasprivacy.simulation.curves.curve import CurveRequest, curve_csv
from gwasprivacy.simulation.curves.preview import can_preview, preview_curve
from gwasprivacy.simulation.curves.utility import StudyTask, utility_curve
from gwasprivacy.simulation.studies import study_simulator
from gwasprivacy.simulation.studies.study_simulator import public_frequencies, study_generator, study_source
from tests.simulation.scenarios import two_snps


def scenario(frequency: float, odds_ratio: float, **fields: object) -> Scenario:
    snps = tuple(CausalSnp(snp=f"rs{i}", frequency=frequency, odds_ratio=odds_ratio) for i in range(2))
    disease = DiseaseModel(causal=snps, prevalence=0.05)
    return Scenario(disease=disease, n_snps=10_000, **{"seed": 7, "n_studies": 20, **fields})  # type: ignore[arg-type]


def asking(name: str, offset: float | None, mechanism: str = "exponential") -> CurveRequest:
    score = ScoreChoice(name=name, offset=offset)
    return CurveRequest(adversary="x", epsilon=float(np.log(2)), score=score, mechanism=mechanism, n_snps=2)


def probabilities(scene: Scenario, size: int, name: str) -> list[float]:
    requests = [asking(name, offset) for offset in (None, 1, 2, 3)]
    return [point.p_all for point in utility_curve(scene, requests, sizes=[size])]


def test_rare_variants_gain_much() -> None:
    plain, one, two, three = probabilities(scenario(0.02, 4), 2500, "tv")
    assert plain < 0.6
    assert one > plain + 0.2
    assert min(two, three) > 0.9
    plain, one, two, three = probabilities(scenario(0.02, 4), 2500, "tv-allelic")
    assert plain < 0.05
    assert plain < one < two - 0.1 < three - 0.2


def test_common_variants_gain_nothing() -> None:
    plain, one, two, three = probabilities(scenario(0.4, 1.8), 1800, "tv")
    assert plain > 0.9
    assert max(one, two, three) <= plain + 0.01
    assert three < plain - 0.01


def test_lines_without_an_offset_are_the_same_whether_one_with_it_is_simulated_or_not() -> None:
    scene = scenario(0.1, 2, n_studies=3)
    alone = utility_curve(scene, [asking("tv", None)], sizes=[1000])
    beside = utility_curve(scene, [asking("tv", None), asking("tv", 2)], sizes=[1000])
    assert curve_csv(alone) == curve_csv(beside.at(1000)[:1])
    assert beside.points[1].score == "tv+2"
    assert beside.points[1].p_all != beside.points[0].p_all


def test_the_panels_frequencies_are_those_of_the_study_up_to_five_hundred_peoples_error() -> None:
    scene = scenario(0.02, 4)
    public = public_frequencies(scene, 7, 20_000, 0)
    source = study_source(scene)
    tables = source.tables(10_000, 10_000, study_generator(7, 20_000, 0))
    control = (tables.controls[:, 1] + 2 * tables.controls[:, 2]) / 20_000
    null = np.delete(np.arange(source.n_snps), source.causal)
    spread = np.sqrt(control * (1 - control) * (1 / 1000 + 1 / 20_000))[null]
    off = (public - control)[null] / np.maximum(spread, 1e-3)
    assert 0.9 < off.std() < 1.1
    # The cases have the causal allele more often; the panel tells the population's frequency.
    assert public[source.causal] == pytest.approx([0.02, 0.02], abs=0.02)
    again = public_frequencies(scene, 7, 20_000, 0)
    assert (public == again).all()
    assert (public != public_frequencies(scene, 7, 20_000, 1)).any()


def test_the_panels_people_share_no_random_number_with_the_studys() -> None:
    """A study's generator spawns others, counted from 0: none of them is the panel's, and none another study's."""
    scene, seen = scenario(0.02, 4), []

    class Watched(type(study_source(scene))):  # type: ignore[misc]
        def public_frequencies(self, rng: np.random.Generator, panel_rng: np.random.Generator) -> None:
            seen.extend(key_of(each) for each in (panel_rng, *rng.spawn(4)))

    def key_of(rng: np.random.Generator) -> tuple[int, ...]:
        return tuple(rng.bit_generator.seed_seq.spawn_key)  # type: ignore[attr-defined]

    watched = object.__new__(Watched)
    with patch.object(study_simulator, "study_source", lambda _scene: watched):
        public_frequencies(scene, 7, 500, 3)
    grown = StudyTask(scenario=scene, requests=(), n_participants=500, index=500, seed=7, grows=True)
    seen += [key_of(each) for each in study_generator(7, *grown.stream).spawn(4)]
    assert len(set(seen)) == len(seen)
    assert not {key_of(study_generator(7, 500, index)) for index in range(4)} & set(seen)


@pytest.mark.parametrize("engine", [Engine.PANEL, Engine.RESAMPLE])
def test_engines_that_make_people_from_a_panel_tell_its_own_frequencies(engine: Engine) -> None:
    from gwasprivacy.simulation.studies.panel_files import load_panel

    scene = replace(Scenario(disease=two_snps()), engine=engine)
    source = study_source(scene)
    public = public_frequencies(scene, 1, 500, 0)
    expected = load_panel(scene.panel).frequencies().copy()
    expected[source.causal] = [snp.frequency for snp in scene.disease.causal]
    assert public == pytest.approx(expected)


@pytest.mark.parametrize(
    ("frequency", "odds_ratio", "sizes"), [(0.03, 3.5, (1200, 2000, 3000)), (0.3, 1.8, (900, 1600))]
)
@pytest.mark.parametrize("name", ["tv", "tv-allelic"])
def test_the_estimate_knows_the_offset(name: str, frequency: float, odds_ratio: float, sizes: tuple[int, ...]) -> None:
    scene = scenario(frequency, odds_ratio, sizes=sizes, n_studies=15)
    requests = [asking(name, offset, mechanism) for offset in (1, 2.5) for mechanism in ("exponential", "joint")]
    assert all(can_preview(request) for request in requests)
    for guess, point in zip(preview_curve(scene, requests), utility_curve(scene, requests), strict=True):
        assert abs(guess.p_all - point.p_all) < 0.08 + 4 * point.standard_error, point
