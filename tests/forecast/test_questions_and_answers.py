"""Questions about a plan and their answers, in numbers and words."""

from __future__ import annotations

import math
import os
import warnings
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gwasprivacy.association.scores.parameters import TestName
from gwasprivacy.association.scores.registry import SCORES
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.disease import CausalSnp, DiseaseModel, Mode
from gwasprivacy.assumptions.probability_words import estimate_range, rough_percent, short_of
from gwasprivacy.assumptions.scenario import Engine, Scenario
from gwasprivacy.assumptions.short_words import carriers, effect_words
from gwasprivacy.assumptions.success import Metric
from gwasprivacy.forecast import kept_answers as calibration_store
from gwasprivacy.forecast.comparison import Option, advice, pairs_of, ranked, worth_drawing
from gwasprivacy.forecast.curves import HOPELESS, NEARLY_SURE, Curve, Point, sizes_between
from gwasprivacy.forecast.estimates import estimate
from gwasprivacy.forecast.kept_answers import AnswerStore, curve_key, needed_key
from gwasprivacy.forecast.questions import LineQuestion, Question, question_of, same_for_any_attacker, without_privacy
from gwasprivacy.forecast.sample_size import searched
from gwasprivacy.forecast.weights import Beside, beside_sentence, lines_beside
from gwasprivacy.forecast.words import answer_words, headline, published_words, share_with_margin, share_words
from gwasprivacy.membership.adversary import AdversaryModel, PriorRange, Target, TargetKind
from gwasprivacy.membership.families import UNBOUNDED
from gwasprivacy.membership.families.another_attacker import with_family
from gwasprivacy.membership.secrets import Neighbours, Secret
from gwasprivacy.plan.needed_people import Needed, number_words, round_people
from gwasprivacy.plan.plan import Plan, ReleaseChoices
from gwasprivacy.plan.planning_scenario import Line
from gwasprivacy.plan.saved_plan import new_plan
from gwasprivacy.simulation.curves.sample_size_search import RequiredSize
from gwasprivacy.study.design import Loci, StudyDesign
from tests.study.make_plink import make_plink


def secret_size_by_trend() -> Plan:
    """A plan that is refused: the score's proof needs public sizes."""
    plan = new_plan(adversary=with_family(AdversaryModel(), UNBOUNDED))
    return replace(plan, release=ReleaseChoices(score=ScoreChoice(name="trend")))


def curve(*values: tuple[int, float], error: float = 0.0, is_estimate: bool = False) -> Curve:
    points = tuple(Point(n_people=n, p_all=p, p_any=min(1.0, 2 * p), error_all=error) for n, p in values)
    return Curve(points=points, is_estimate=is_estimate)


def any_epsilon(plan: Plan) -> float:
    line = question_of(plan).line(Line.ANY)
    assert line is not None
    return line.request.epsilon


def key_of(question: Question, line: LineQuestion) -> str:
    return curve_key(question.scenario, line.request, question.files)


@pytest.fixture
def plan() -> Plan:
    return new_plan(release=ReleaseChoices(mechanism="joint"), scenario=Scenario(target_probability=0.9))


# Curves -----------------------------------------------------------------------------------------------------------


def test_a_crossing_lies_between_the_sizes_around_it() -> None:
    needed = curve((500, 0.1), (1000, 0.5), (2000, 0.98)).needed(0.9, Metric.ALL)
    assert needed.people is not None
    assert 1000 < needed.people < 2000


def test_a_target_that_is_never_reached_names_the_largest_size() -> None:
    needed = curve((500, 0.1), (1000, 0.5)).needed(0.9, Metric.ALL)
    assert (needed.people, needed.limit, needed.above) == (None, 1000, True)
    assert number_words(needed) == "more than 1,000"


def test_a_target_below_all_sizes_names_the_smallest() -> None:
    needed = curve((500, 0.95), (1000, 0.99)).needed(0.9, Metric.ALL)
    assert (needed.people, needed.limit, needed.above) == (None, 500, False)


def test_a_dip_of_the_simulation_does_not_make_two_crossings() -> None:
    needed = curve((500, 0.2), (700, 0.92), (800, 0.86), (1000, 0.99)).needed(0.9, Metric.ALL)
    assert needed.people is not None
    assert 700 < needed.people < 1000


def test_the_band_brackets_the_number() -> None:
    needed = curve((500, 0.2), (1000, 0.7), (2000, 0.97), (3000, 1.0), error=0.03).needed(0.9, Metric.ALL)
    assert needed.low is not None
    assert needed.high is not None
    assert needed.people is not None
    assert needed.low < needed.people < needed.high


@given(
    st.lists(st.floats(0.0, 1.0), min_size=2, max_size=12),
    st.floats(0.02, 0.98),
)
def test_more_people_are_needed_for_more_certainty(values: list[float], target: float) -> None:
    rising = curve(*((100 * 2**i, p) for i, p in enumerate(sorted(values))))
    easy, hard = rising.needed(target / 2, Metric.ALL), rising.needed(target, Metric.ALL)
    if easy.people is not None and hard.people is not None:
        assert easy.people <= hard.people


def test_outside_the_sizes_only_what_is_certain_is_said() -> None:
    line = curve((500, 0.001), (1000, 0.5), (2000, 0.99))
    assert line.at(5000, Metric.ALL) == 0.99
    assert line.at(100, Metric.ALL) == 0.001
    assert curve((500, 0.2), (1000, 0.5)).at(5000, Metric.ALL) is None


@given(st.floats(1, 1e7))
def test_a_number_of_people_is_never_rounded_down(people: float) -> None:
    for digits in (2, 3):
        assert people <= round_people(people, digits) + 1e-6 <= people * 1.1 + 2


def test_sizes_between_two_have_two_or_three_digits() -> None:
    assert sizes_between(200, 5000, 11) == (200, 275, 380, 525, 725, 1000, 1400, 1900, 2650, 3600, 5000)
    assert sizes_between(4, 90, 5) == (4, 8, 18, 42, 90)
    assert sizes_between(1, 3, 2) == (4,), "no study is smaller"


def test_curves_are_drawn_to_where_every_line_is_nearly_sure(plan: Plan) -> None:
    asked = question_of(replace(plan, design=StudyDesign(n_cases=150, n_controls=150)))
    found = estimate(replace(asked, target=0.5))  # sooner than nearly sure, and drawn on all the same
    smallest, largest = found.sizes[0], found.sizes[-1]
    assert set(found.curves) == {Line.THIS, Line.ANY, Line.NONE}
    for line in found.curves.values():
        at_most, at_least = line.at(smallest, Metric.ALL), line.at(largest, Metric.ALL)
        assert at_most is not None
        assert at_most < HOPELESS
        assert at_least is not None
        assert at_least > NEARLY_SURE
    assert largest < 3000, "and hardly farther"


def test_curves_survive_being_written_down() -> None:
    line = curve((500, 0.1), (1000, 0.5), error=0.02)
    assert Curve.from_json(line.to_json()).to_json() == line.to_json()


def test_a_searched_number_has_no_more_digits_than_its_interval() -> None:
    asked = without_privacy(2)
    wide = RequiredSize(request=asked, target=0.9, n_participants=1774, low=1612, high=1936)
    found = searched(wide, 10**6)
    assert (found.people, found.low, found.high) == (1780, 1610, 1940)
    assert number_words(found) == "1,780"
    assert number_words(searched(replace(wide, low=1770, high=1779), 10**6)) == "1,774"


# Questions --------------------------------------------------------------------------------------------------------


def test_any_attacker_gets_the_same_guarantee_at_a_smaller_epsilon(plan: Plan) -> None:
    assert plan.epsilon == pytest.approx(math.log(2))
    assert any_epsilon(plan) == pytest.approx(math.log(1.5))


def test_a_cap_is_carried_over_to_any_attacker_as_gamma() -> None:
    model = AdversaryModel(prior=PriorRange(0.1, 0.5), target=Target(TargetKind.CAP, 0.75))
    assert any_epsilon(new_plan(adversary=model)) == pytest.approx(math.log(model.gamma))


def test_without_priors_both_lines_are_one() -> None:
    model = AdversaryModel(prior=PriorRange.any())
    assert same_for_any_attacker(question_of(new_plan(adversary=model)))


def test_no_privacy_is_always_asked_beside() -> None:
    refused = secret_size_by_trend()
    question = question_of(refused)
    assert [line.line for line in question.lines] == [Line.NONE]
    assert question.refused


def test_fewer_snps_than_true_ones_can_only_have_at_least_one(plan: Plan) -> None:
    one = replace(plan, release=replace(plan.release, n_snps=1))
    assert question_of(one).metric is Metric.ANY
    assert question_of(plan).metric is Metric.ALL


def test_success_is_said_in_the_number_of_what_is_to_be_published() -> None:
    assert published_words(1, Metric.ALL, loci=False) == "the causal SNP is published"
    assert published_words(2, Metric.ALL, loci=False) == "both causal SNPs are published"
    assert published_words(2, Metric.ANY, loci=False) == "at least one of the two causal SNPs is published"
    assert published_words(1, Metric.ALL, loci=True) == "the causal SNP lies in a published locus"
    assert published_words(2, Metric.ALL, loci=True) == "both causal SNPs lie in published loci"


@pytest.mark.parametrize(
    ("engine", "loci", "asked"),
    [
        (Engine.PANEL, Loci(block_kb=5.0, published=True), {Beside.SNPS}),
        (Engine.PANEL, Loci(block_kb=5.0), set()),
        (Engine.PANEL, None, set()),
        (Engine.FAST, Loci(block_kb=5.0, published=True), set()),
    ],
)
def test_what_snps_would_take_stands_beside_loci_only_where_a_locus_is_more_than_a_snp(
    plan: Plan, engine: Engine, loci: Loci | None, asked: set[Beside]
) -> None:
    causal = tuple(CausalSnp(snp=name, frequency=0.3, odds_ratio=2.0) for name in ("rs1", "rs2"))
    scenario = Scenario(engine=engine, disease=DiseaseModel(causal=causal, prevalence=0.1))
    question = question_of(replace(plan, design=replace(plan.design, loci=loci)))
    found = lines_beside(replace(question, scenario=scenario))
    assert set(found) == asked
    assert all(line.request.loci is None for line in found.values())


@pytest.mark.parametrize(
    ("beside", "words"),
    [
        (Beside.UNDIRECTED, "Sample size with the known risk alleles: {mine}; without them: {other}."),
        (
            Beside.RIGHT_DIRECTIONS,
            "Sample size with as many wrong risk alleles as the table says: {mine}; with none wrong: {other}.",
        ),
        (Beside.SNPS, "Sample size for loci: {mine}; for SNPs: {other}."),
    ],
)
def test_sample_sizes_stand_beside_each_other_where_one_of_them_is_known(beside: Beside, words: str) -> None:
    unknown, known = Needed(people=None, limit=9000), Needed(people=400, low=390, high=410, limit=9000)
    assert beside_sentence(unknown, {beside: unknown}) == ""
    assert beside_sentence(known, {beside: unknown}) == words.format(mine="400", other="more than 9,000")
    assert beside_sentence(unknown, {beside: known}) == words.format(mine="more than 9,000", other="400")


def test_calibration_says_nothing_until_the_number_is_known_for_the_plan_s_size(plan: Plan) -> None:
    assert headline(question_of(plan), curve((200, 0.3), (400, 0.5))) == ""
    assert headline(question_of(plan), None) == ""
    assert headline(question_of(plan), curve((1000, 0.3), (3000, 0.5))) != ""


def test_an_allele_that_nobody_has_twice_is_asked_about_without_a_warning(plan: Plan) -> None:
    snp = CausalSnp(frequency=1e-200, odds_ratio=1.8)
    rare = replace(plan, scenario=Scenario(disease=DiseaseModel(causal=(snp,), prevalence=0.1)))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert not question_of(rare).refused


def test_the_planned_share_of_cases_follows_the_design(plan: Plan) -> None:
    uneven = replace(plan, design=StudyDesign(n_cases=500, n_controls=1500))
    assert question_of(uneven).scenario.case_fraction == 0.25


@pytest.mark.parametrize(("n_cases", "n_controls"), [(1, 1000), (1000, 1), (1, 1), (1, 5_000_000), (2, 4)])
def test_a_design_with_hardly_any_cases_is_a_question_too(plan: Plan, n_cases: int, n_controls: int) -> None:
    """The usual sizes of a planning study would have no case at all."""
    lonely = question_of(replace(plan, design=StudyDesign(n_cases=n_cases, n_controls=n_controls)))
    assert lonely.n_people == n_cases + n_controls
    assert all(min(lonely.scenario.groups(size)) >= 1 for size in lonely.scenario.sizes)
    found = estimate(lonely)
    assert all(min(lonely.scenario.groups(size)) >= 1 for size in found.sizes)


def test_curves_belong_to_assumptions_not_to_titles_or_targets(plan: Plan) -> None:
    question = question_of(plan)
    line = question.line(Line.THIS)
    assert line is not None
    other = question_of(replace(plan, title="Another", scenario=replace(plan.scenario, target_probability=0.5)))  # type: ignore[type-var]
    assert key_of(other, line) == key_of(question, line)
    keys = {
        needed_key(each.scenario, line.request, metric, each.files)
        for each in (question, other)
        for metric in (Metric.ALL, Metric.ANY)
    }
    assert len(keys) == 4
    reseeded = question_of(replace(plan, scenario=replace(plan.scenario, seed=99)))  # type: ignore[type-var]
    assert key_of(reseeded, line) != key_of(question, line)


@pytest.mark.parametrize("ending", [".bed", ".bim", ".fam"])
def test_curves_do_not_outlive_their_panel(plan: Plan, tmp_path: Path, ending: str) -> None:
    prefix = make_plink(tmp_path, np.array([[0, 1, 2], [1, 1, 0]]), [False] * 3)
    disease = DiseaseModel(causal=(CausalSnp(frequency=0.5, odds_ratio=2.0, snp="rs1"),), prevalence=0.1)
    plan = replace(plan, scenario=Scenario(engine=Engine.RESAMPLE, panel=prefix.name, disease=disease))

    def key() -> str:
        question = question_of(plan, None, tmp_path)
        return key_of(question, question.lines[0])

    before = key()
    assert key() == before
    os.utime(prefix.with_suffix(ending), ns=(1, 10**18))
    assert key() != before
    prefix.with_suffix(ending).unlink()
    assert key() != before


def test_curves_do_not_outlive_their_list_of_loci(plan: Plan, tmp_path: Path) -> None:
    (tmp_path / "loci.bed").write_text("1 0 1000000\n", encoding="utf-8")
    choices = replace(plan.release, mechanism="exponential")
    plan = replace(plan, design=replace(plan.design, loci=Loci(path="loci.bed")), release=choices)

    def keys() -> list[str]:
        question = question_of(plan, None, tmp_path)
        assert not question.refused
        return [key_of(question, line) for line in question.lines]

    before = keys()
    assert keys() == before
    (tmp_path / "loci.bed").write_text("1 0 2000000 longer\n", encoding="utf-8")
    assert all(new != old for new, old in zip(keys(), before, strict=True))


@pytest.mark.parametrize(
    "folder", ["base", "membership", "study", "association", "mechanisms", "simulation", "plan", "forecast"]
)
def test_answers_do_not_outlive_the_code_that_made_them(
    plan: Plan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, folder: str
) -> None:
    code = tmp_path / folder / "deep" / "engine.py"
    code.parent.mkdir(parents=True)
    code.write_text("N = 1\n", encoding="utf-8")
    before = calibration_store.engine_digest.__wrapped__(tmp_path)
    code.write_text("N = 2\n", encoding="utf-8")
    assert calibration_store.engine_digest.__wrapped__(tmp_path) != before
    question = question_of(plan)
    key = key_of(question, question.lines[0])
    assert calibration_store.engine_digest() != calibration_store.engine_digest(
        tmp_path / "empty"
    )  # it has found our own
    monkeypatch.setattr(calibration_store, "engine_digest", lambda: before)
    assert key_of(question, question.lines[0]) != key


# Words ------------------------------------------------------------------------------------------------------------


@given(st.floats(0.001, 0.99))
def test_a_recessive_allele_acts_in_two_copies_and_others_in_one(frequency: float) -> None:
    assert carriers(frequency, Mode.RECESSIVE) == pytest.approx(frequency**2)
    for mode in (Mode.ADDITIVE, Mode.DOMINANT):
        assert carriers(frequency, mode) == pytest.approx(2 * frequency * (1 - frequency) + frequency**2)


def test_the_effect_in_words() -> None:
    snp = CausalSnp(frequency=1 - math.sqrt(0.7), odds_ratio=1.8)
    assert (
        effect_words(DiseaseModel(causal=(snp,), prevalence=0.05))
        == "odds ratio 1.8 per copy of an allele that 30 % of people carry"
    )
    two = DiseaseModel(causal=(snp, replace(snp, odds_ratio=2.5)), prevalence=0.05)
    assert effect_words(two) == "odds ratios 1.8 to 2.5 per copy of an allele that 30 % of people carry"


def test_question_answer_and_headline(plan: Plan) -> None:
    question = question_of(plan)
    needed = {
        Line.THIS: Needed(people=1010, limit=5000),
        Line.ANY: Needed(people=1480, limit=5000),
        Line.NONE: Needed(people=750, limit=5000),
    }
    answer = answer_words(question, needed)
    assert answer == (
        "Sample size against this attacker: 1,010; against any attacker: 1,480; without privacy: 750. "
        "Assuming this attacker rather than any saves 470 participants."
    )
    line = curve((1000, 0.9), (2000, 0.987), (3000, 0.999))
    line = replace(line, points=tuple(replace(each, n_studies=question.scenario.n_studies) for each in line.points))
    effect = effect_words(question.scenario.disease)
    assert headline(question, line) == (
        f"With 2,000 participants, both causal SNPs are published with 99 % probability, assuming {effect}."
    )
    more = replace(question, scenario=replace(question.scenario, n_studies=question.scenario.n_studies + 1))
    assert "with 99 % probability (quick estimate), assuming" in headline(more, line), "not all studies are in yet"


def test_an_estimate_is_said_as_its_interval(plan: Plan) -> None:
    question = question_of(plan)
    needed = Needed(people=1370, limit=5000, low=1180, high=1620, is_estimate=True)
    assert "Sample size against this attacker: 1,100–1,700" in answer_words(question, {Line.THIS: needed})
    assert "more than 1,100" in answer_words(question, {Line.THIS: replace(needed, high=None)})
    line = replace(curve((1000, 0.4), (2000, 0.8), (3000, 0.9), is_estimate=True), spread=0.4)
    assert "with 67–90 % probability (quick estimate), assuming odds ratio " in headline(question, line)


def test_two_estimates_save_nobody(plan: Plan) -> None:
    """Their difference has no error that is known."""
    question = question_of(plan)
    found = {
        line: Needed(people=people, limit=5000, low=people - 100, high=people + 100, is_estimate=True)
        for line, people in ((Line.THIS, 1000), (Line.ANY, 2000))
    }
    assert "saves" not in answer_words(question, found)
    searched = {line: replace(each, is_estimate=False) for line, each in found.items()}
    assert "saves 1,000 participants" in answer_words(question, searched)


def test_the_size_that_an_estimate_reads_off_has_the_curves_interval() -> None:
    """Where the band meets the target, and where that is unknown, no end."""
    line = replace(curve((500, 0.3), (1000, 0.7), (2000, 0.93), (4000, 0.99), is_estimate=True), spread=0.4)
    found = line.needed(0.9, Metric.ALL)
    assert found.people is not None
    assert found.low is not None
    assert found.high is not None
    assert found.low < found.people < found.high
    hopeless = replace(curve((500, 0.3), (1000, 0.85), is_estimate=True), spread=0.4).needed(0.9, Metric.ALL)
    assert (hopeless.people, hopeless.above) == (None, True)
    assert 500 < hopeless.limit < 1000, "its interval reaches the target there"


@pytest.mark.parametrize(
    ("low", "high", "words"),
    [
        (0.623, 0.871, "62–88 %"),
        (0.0, 0.021, "under 3 %"),
        (0.987, 1.0, "over 98 %"),
        (0.001, 0.9999, "not known yet"),
    ],
)
def test_intervals_of_probabilities_are_rounded_outwards(low: float, high: float, words: str) -> None:
    assert estimate_range(low, high) == words


def test_a_refused_plan_answers_with_the_reason() -> None:
    question = question_of(secret_size_by_trend())
    assert answer_words(question, {}) == question.refused
    assert headline(question, curve((1000, 0.4), (3000, 0.9))) == ""


@pytest.mark.parametrize(("value", "words"), [(0.001, "under 1 %"), (0.5, "50 %"), (0.999, "over 99 %")])
def test_a_simulated_probability_has_no_false_digits(value: float, words: str) -> None:
    assert rough_percent(value) == words


def test_a_study_that_misses_the_target_is_not_said_to_reach_it() -> None:
    """10,430 participants for 90 %, and "90 %" with 10,000, contradict each other."""
    point = Point(n_people=10_000, p_all=0.896, p_any=0.999, error_all=0.02, n_studies=100)
    curve = Curve(points=(point,), is_estimate=False)
    assert share_words(curve, 10_000, Metric.ALL) == "90 %"
    missed = curve.meeting(10_000, None, 0.9, Metric.ALL)
    assert share_words(missed, 10_000, Metric.ALL) == "89 %"
    assert share_with_margin(missed, 10_000, Metric.ALL).startswith("89 ± ")
    assert share_words(missed, 10_000, Metric.ANY) == share_words(curve, 10_000, Metric.ANY)


@given(value=st.floats(0, 1), target=st.sampled_from([0.5, 0.8, 0.9, 0.95, 0.99]))
def test_whole_per_cent_are_on_the_side_of_the_target_where_the_probability_is(value: float, target: float) -> None:
    said = short_of(value, target)
    assert abs(said - value) < 0.01
    assert (round(100 * said) >= round(100 * target)) == (value >= target)


# Scores and mechanisms --------------------------------------------------------------------------------------------


def option(name: str, mechanism: str, people: int | None, *, estimate: bool = False) -> Option:
    return Option(
        score=ScoreChoice(name=name),
        mechanism=mechanism,
        needed=Needed(
            people=people,
            limit=9000,
            low=round(0.85 * people) if estimate and people else None,
            high=round(1.25 * people) if estimate and people else None,
            is_estimate=estimate,
        ),
    )


def test_the_recommendation_names_the_margin(plan: Plan) -> None:
    options = ranked(
        [
            option("genotypic", "exponential", 7000),
            option("tv", "permute-and-flip", 1140),
            option("tv", "joint", 1000),
        ]
    )
    mine = replace(plan, release=ReleaseChoices(score=ScoreChoice(name="genotypic"), mechanism="exponential"))
    said = advice(mine, options)
    assert said.better == (ScoreChoice(), "joint")
    assert "1,000 participants, 12 % fewer than the next (total variation + permute-and-flip)" in said.text
    assert "Your choice needs 7,000." in said.text


def test_the_best_choice_is_not_recommended_again(plan: Plan) -> None:
    said = advice(plan, ranked([option("tv", "joint", 1000), option("tv", "exponential", 1200)]))
    assert said.better is None
    assert said.text.startswith("Your choice needs the fewest participants")


def test_advice_by_an_estimate_says_so_and_names_no_margin(plan: Plan) -> None:
    options = ranked(
        [
            option("tv", "joint", 1000, estimate=True),
            option("tv", "permute-and-flip", 1500, estimate=True),
        ]
    )
    other = replace(plan, release=replace(plan.release, mechanism="permute-and-flip"))
    better = advice(other, options)
    assert better.text == (
        "Recommended (quick estimate): total variation + joint draw, 850–1,300 participants. Your choice needs 1,200–1,900."
    )
    assert better.better == (ScoreChoice(), "joint")
    assert advice(plan, options).text == (
        "Your choice needs the fewest participants of all 2 combinations (quick estimate): 850–1,300."
    )


def test_a_lead_within_the_simulations_error_is_no_lead(plan: Plan) -> None:
    said = advice(plan, ranked([option("tv-allelic", "joint", 990), option("tv", "joint", 1000)]))
    assert said.better is None
    assert "is as good" in said.text


def test_pairs_that_never_get_there_come_last() -> None:
    options = ranked([option("trend", "joint", None), option("tv", "joint", 1000)])
    assert [o.needed.people for o in options] == [1000, None]


def test_only_pairs_with_a_proof_are_compared(plan: Plan) -> None:
    pairs = pairs_of(plan)
    assert (ScoreChoice(), "joint") in pairs
    assert not [mechanism for _, mechanism in pairs if mechanism == "significant-set"]
    assert {score.name for score, _ in pairs} == set(SCORES.names)
    assert {score.p_value for score, _ in pairs if score.name == "distance"} == {5e-8, 1e-3}
    secret = replace(plan, adversary=AdversaryModel(secret=Secret.CASE_STATUS))
    assert secret.neighbours is Neighbours.SWAP
    assert pairs_of(secret)


def test_a_distance_of_the_plans_own_is_compared_too(plan: Plan) -> None:
    own = ScoreChoice(name="distance", test=TestName.ALLELIC, p_value=1e-10)
    pairs = pairs_of(replace(plan, release=replace(plan.release, score=own)))
    assert (own, "joint") in pairs
    assert len(pairs) == len(pairs_of(plan)) + 4


def test_far_pairs_are_drawn_once_a_score() -> None:
    options = ranked(
        [
            option("tv", "joint", 1000),
            option("tv", "exponential", 1300),
            option("genotypic", "joint", 7000),
            option("genotypic", "exponential", 8000),
        ]
    )
    drawn = worth_drawing(options, (ScoreChoice(), "joint"))
    assert [o.needed.people for o in drawn] == [1000, 1300, 7000]


def test_no_more_pairs_are_drawn_than_can_be_read(plan: Plan) -> None:
    everything = ranked(
        Option(score=score, mechanism=mechanism, needed=Needed(people=1000 + place, limit=9000), probability=0.5)
        for place, (score, mechanism) in enumerate(pairs_of(plan))
    )
    drawn = worth_drawing(everything, everything[-1].pair)
    assert len(drawn) <= 13
    assert {option.score for option in drawn} == {option.score for option in everything}
    assert everything[-1] in drawn


# Keeping ----------------------------------------------------------------------------------------------------------


def test_results_are_there_again_for_the_same_question(tmp_path: Path) -> None:
    AnswerStore(tmp_path).keep_curve("a" * 64, curve((500, 0.1), (1000, 0.5)))
    AnswerStore(tmp_path).keep_needed("b" * 64, Needed(people=1010, limit=5000, low=990, high=1030))
    again = AnswerStore(tmp_path)
    found = again.curve("a" * 64)
    assert found is not None
    assert np.array_equal(found.sizes, [500, 1000])
    assert again.needed("b" * 64) == Needed(people=1010, limit=5000, low=990, high=1030)
    assert again.curve("c" * 64) is None
    elsewhere = curve((500, 0.2), (1000, 0.6))
    again.remember_curve("c" * 64, elsewhere)
    assert again.curve("c" * 64) is elsewhere
    assert AnswerStore(tmp_path).curve("c" * 64) is None, "it is kept by who made it"


@pytest.mark.parametrize("text", ["", "{", "[]", '{"format": "other"}', '{"format": "gwasprivacy-curves/1"}'])
def test_a_damaged_result_is_computed_again(tmp_path: Path, text: str) -> None:
    (tmp_path / f"{'a' * 64}.json").write_text(text, encoding="utf-8")
    assert AnswerStore(tmp_path).curve("a" * 64) is None
    assert AnswerStore(tmp_path).needed("a" * 64) is None
