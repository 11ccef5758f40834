"""Ancestry groups, centres, relatives and strata in simulated studies."""

from __future__ import annotations

import json

import numpy as np
import pytest

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.scenario import AlleleSpectrum, Engine, Scenario
from gwasprivacy.assumptions.structure import Ancestry, Centres, PeopleGroup, Relatives, Structure, shared_out
from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.simulation.studies.causal_genotypes import case_joint, control_joint
from gwasprivacy.simulation.studies.fast_tables import FastSource, draw_spectrum, recruited
from gwasprivacy.simulation.studies.panel_files import load_panel
from gwasprivacy.simulation.studies.panel_studies import PanelSource, ResampleSource
from gwasprivacy.simulation.studies.strata_sizes import scaled_strata
from gwasprivacy.simulation.studies.structure import (
    Makeup,
    counts_with_relatives,
    hardy_weinberg,
    people_with_relatives,
)
from gwasprivacy.study.stratum import Stratum
from tests.simulation.scenarios import small_scenario, two_snps
from tests.simulation.studies.test_engines import unphased

GROUPS = (
    PeopleGroup(name="north", case_share=0.7, control_share=0.3),
    PeopleGroup(name="south", case_share=0.3, control_share=0.7),
)
STRATA = (Stratum(name="north", n_cases=700, n_controls=300), Stratum(name="south", n_cases=300, n_controls=700))
COMMON = AlleleSpectrum(alpha=1, beta=1, lowest=0.05)


# As before where nothing is said -------------------------------------------------------------------------------------


def test_a_study_without_structure_is_drawn_as_before() -> None:
    """Frequencies, then each group's null genotypes and its causal ones: in this order from the one generator."""
    model = two_snps()
    drawn = FastSource(model, 200, COMMON, Structure()).tables(120, 80, np.random.default_rng(3))
    rng = np.random.default_rng(3)
    null = hardy_weinberg(draw_spectrum(COMMON, 200, rng))
    for group, (size, joint) in enumerate(((120, case_joint(model)), (80, control_joint(model)))):
        expected = rng.multinomial(size, null)
        cells = recruited(size, joint.ravel(), rng).reshape(3, 3)
        expected[[50, 150]] = cells.sum(axis=1), cells.sum(axis=0)
        assert np.array_equal(drawn.counts[:, group], expected)


def test_members_are_written_only_where_set() -> None:
    assert not {"ancestry", "centres", "relatives", "strata"} & set(small_scenario().to_json())


def test_json_gives_the_structure_back() -> None:
    scenario = small_scenario(
        ancestry=Ancestry(fst=0.02, groups=GROUPS),
        centres=Centres(snp_share=0.01, shift=0.1),
        relatives=Relatives(case_share=0.2),
        strata=STRATA,
    )
    assert Scenario.from_json(json.loads(json.dumps(scenario.to_json()))) == scenario


@pytest.mark.parametrize(
    ("obj", "field"),
    [
        ({"ancestry": {"fst": 0}}, "ancestry.fst"),
        ({"ancestry": {"fst": 0.6}}, "ancestry.fst"),
        ({"ancestry": {"fst": 0.1, "groups": [{"name": "a", "case_share": 1, "control_share": 0.5}]}}, "ancestry.groups"),
        ({"ancestry": {"fst": 0.1, "groups": [{"name": "a", "case_share": 2, "control_share": 1}]}},
         "ancestry.groups[0].case_share"),
        ({"centres": {"snp_share": 0.1}}, "centres.shift"),
        ({"relatives": {"case_share": -0.1}}, "relatives.case_share"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_named_by_its_path(obj: object, field: str) -> None:
    with pytest.raises(InvalidPlan) as caught:
        Scenario.from_json(obj, "scenario")
    assert caught.value.field == f"scenario.{field}"


@pytest.mark.parametrize("name", ["ancestry", "centres", "relatives"])
def test_panels_have_no_structure_of_their_own(name: str) -> None:
    value = {"ancestry": Ancestry(fst=0.1), "centres": Centres(snp_share=0.1, shift=0.1), "relatives": Relatives()}[
        name
    ]
    with pytest.raises(InvalidPlan) as caught:
        small_scenario(engine=Engine.PANEL, **{name: value})
    assert caught.value.field == f"scenario.{name}"


# Who takes part ------------------------------------------------------------------------------------------------------


def test_shares_become_whole_people_that_add_up() -> None:
    assert shared_out(10, [1, 1, 1]) == (4, 3, 3)
    assert shared_out(1000, [0.7, 0.3]) == (700, 300)
    assert shared_out(0, [1, 2]) == (0, 0)


def test_a_design_of_its_own_size_keeps_its_strata() -> None:
    assert scaled_strata(STRATA, 1000, 1000).strata == ((700, 300), (300, 700))


def test_strata_grow_in_proportion() -> None:
    assert scaled_strata(STRATA, 500, 250).strata == ((350, 75), (150, 175))


def test_a_stratum_that_gets_nobody_stays_out() -> None:
    strata = (*STRATA, Stratum(name="few", n_cases=1, n_controls=0))
    assert scaled_strata(strata, 10, 10).n_strata == 2


def test_without_groups_each_stratum_is_one() -> None:
    cells = Makeup(Structure(ancestry=Ancestry(fst=0.02), strata=STRATA)).cells(1000, 1000)
    assert [(cell.stratum, cell.ancestry, cell.sizes) for cell in cells] == [(0, 0, (700, 300)), (1, 1, (300, 700))]


def test_a_stratum_named_like_a_group_is_of_it_and_others_have_all_groups() -> None:
    strata = (Stratum(name="south / women", n_cases=10, n_controls=10), Stratum(name="men", n_cases=10, n_controls=10))
    cells = Makeup(Structure(ancestry=Ancestry(fst=0.02, groups=GROUPS), strata=strata)).cells(20, 20)
    assert [(cell.stratum, cell.ancestry, cell.sizes) for cell in cells] == [
        (0, 1, (10, 10)),
        (1, 0, (7, 3)),
        (1, 1, (3, 7)),
    ]


# What they look like -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("fst", [0.01, 0.1])
def test_groups_differ_as_balding_and_nichols_say(fst: float) -> None:
    base = np.full(40_000, 0.3)
    makeup = Makeup(Structure(ancestry=Ancestry(fst=fst, groups=GROUPS)))
    found = makeup.frequencies(makeup.cells(10, 10), base, np.random.default_rng(1))
    assert found.mean(axis=1) == pytest.approx(0.3, abs=6 * np.sqrt(fst * 0.21 / 40_000))
    # Four standard errors of a variance from 40,000 are 4 × √(2/40,000) = 2.8 %: a claim 10 % off would be seen.
    assert found.var(axis=1) == pytest.approx(fst * 0.21, rel=0.035)
    assert abs(np.corrcoef(found)[0, 1]) < 0.03


def test_a_centre_is_off_at_its_share_of_the_snps() -> None:
    base = np.full(20_000, 0.4)
    makeup = Makeup(Structure(centres=Centres(snp_share=0.2, shift=0.1, groups=GROUPS)))
    off = makeup.frequencies(makeup.cells(10, 10), base, np.random.default_rng(2)) - 0.4
    assert set(np.round(np.unique(off), 9)) == {-0.1, 0.0, 0.1}
    assert not (off != 0).all(axis=0).any()
    assert (off != 0).any(axis=0).mean() == pytest.approx(0.2, abs=0.015)


def test_pairs_share_half() -> None:
    """Var of a total of copies: 2pq a person, and 2·pq more a pair whose members share one allele of two."""
    frequency = np.full(20_000, 0.3)
    for related, factor in ((0.0, 1.0), (1.0, 1.5), (0.5, 1.25)):
        counts = counts_with_relatives(40, related, frequency, np.random.default_rng(3))
        assert (counts.sum(axis=1) == 40).all()
        variance = (counts @ np.arange(3)).var()
        assert variance == pytest.approx(40 * 0.42 * factor, rel=0.05)


def test_related_people_are_drawn_as_their_tables_are() -> None:
    people = people_with_relatives(600, 0.5, np.full(3000, 0.3), np.random.default_rng(4)).astype(float)
    pairs = np.corrcoef(people[:300:2].ravel(), people[1:300:2].ravel())[0, 1]
    others = np.corrcoef(people[300::2].ravel(), people[301::2].ravel())[0, 1]
    assert pairs == pytest.approx(0.5, abs=0.01)
    assert abs(others) < 0.01


def test_tables_have_a_part_for_every_stratum() -> None:
    structure = Structure(ancestry=Ancestry(fst=0.05), strata=STRATA)
    tables = FastSource(two_snps(), 300, COMMON, structure).tables(1000, 1000, np.random.default_rng(5))
    assert tables.sizes.strata == ((700, 300), (300, 700))
    assert tables.by_stratum is not None
    shares = tables.by_stratum[:, :, 0] @ np.arange(3) / (2 * np.array([700, 300]))
    assert np.abs(shares[:, 0] - shares[:, 1]).mean() > 0.04  # the groups differ


def test_people_of_a_structured_study_give_tables_of_the_same_law() -> None:
    structure = Structure(ancestry=Ancestry(fst=0.1), relatives=Relatives(case_share=0.2), strata=STRATA)
    source = FastSource(two_snps(), 400, COMMON, structure)
    cohort = source.cohort(200, 200, np.random.default_rng(6), n_others=50, n_reference=60)
    assert (len(cohort.others), len(cohort.reference)) == (50, 60)
    tables = cohort.tables()
    assert tables.sizes.strata == ((140, 60), (60, 140))
    assert tables.by_stratum is not None
    same = source.tables(200, 200, np.random.default_rng(6))
    assert same.by_stratum is not None
    # Both begin with the same frequencies, and differ by chance alone.
    copies = [each.by_stratum[:, :, 0] @ np.arange(3) / np.array([280, 120]) for each in (tables, same)]
    off = (copies[0] - copies[1])[:, 0]
    assert np.abs(off).mean() < 0.04
    assert np.corrcoef(copies[0][:, 0], copies[1][:, 0])[0, 1] > 0.95


@pytest.mark.parametrize("engine", [PanelSource, ResampleSource])
def test_panels_give_strata_the_same_law(engine: type[PanelSource] | type[ResampleSource]) -> None:
    panel = unphased(load_panel(None))
    tables = engine(two_snps(), panel, STRATA).tables(1000, 1000, np.random.default_rng(7))
    assert tables.by_stratum is not None
    shares = tables.by_stratum[:, :, 0] @ np.arange(3) / (2 * np.array([700, 300]))
    expected = np.sqrt(2 / np.pi) * np.sqrt(panel.frequencies() * (1 - panel.frequencies()) / 2 * (1 / 700 + 1 / 300))
    assert np.abs(shares[:, 0] - shares[:, 1]).mean() == pytest.approx(expected.mean(), rel=0.15)
    cohort = engine(two_snps(), panel, STRATA).cohort(100, 100, np.random.default_rng(7))
    assert cohort.tables().sizes.strata == ((70, 30), (30, 70))


def test_whole_people_drawn_again_and_again_inflate_the_null() -> None:
    """λ of a large study from 500 people; mosaics of the same panel keep it near 1."""
    panel, score = load_panel(None), ScoreChoice(name="allelic")
    found = {}
    for engine in (PanelSource, ResampleSource):
        source = engine(two_snps(), panel)
        tables = source.tables(5000, 5000, np.random.default_rng(8))
        found[engine] = float(np.median(computed_scores(score, tables))) / 0.4549
    assert found[PanelSource] == pytest.approx(1, abs=0.25)
    assert found[ResampleSource] > 2
