"""Rehearsals, beliefs about simulated people, and the paragraphs of a plan: simulations and theorems only."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.base.errors import InvalidInput, PrivacyRefusal
from gwasprivacy.base.language import install
from gwasprivacy.cli.main import main
from gwasprivacy.forecast.attacks import AttackQuestion
from gwasprivacy.forecast.one_person import (
    ask_after,
    belief_about,
    belief_words,
    beliefs_about_all,
    beliefs_table,
    median_exact,
    person_question,
    words_of_all,
)
from gwasprivacy.forecast.plan_paragraphs import board_paragraph, hundred_people, hundred_words, methods_with_references
from gwasprivacy.forecast.rehearsal import rehearsal_words, rehearse
from gwasprivacy.mechanisms.registry import MECHANISMS
from gwasprivacy.membership.adversary import AdversaryModel, PriorRange, Target, TargetKind
from gwasprivacy.membership.families import UNBOUNDED
from gwasprivacy.membership.families.another_attacker import with_family
from gwasprivacy.membership.same_guarantee import posteriors_after
from gwasprivacy.membership.secrets import Secret
from gwasprivacy.plan.plan import Plan, ReleaseChoices
from gwasprivacy.plan.plan_rules import check_plan
from gwasprivacy.plan.references import LI, TRAMER, WORKS, cited_sources, references_of
from gwasprivacy.plan.saved_plan import new_plan, save_plan
from gwasprivacy.simulation.attacks.one_person import PeopleAsked
from gwasprivacy.simulation.attacks.one_trait_person import IN, OUT
from gwasprivacy.simulation.curves.rehearsal import Rehearsal
from gwasprivacy.study.design import Loci, StudyDesign
from tests.simulation.scenarios import small_scenario


def plan_of(**parts: object) -> Plan:
    fields = {
        "title": "Small",
        "design": StudyDesign(n_cases=200, n_controls=200),
        "release": ReleaseChoices(mechanism="joint", n_snps=2),
        "scenario": small_scenario(),
    }
    return new_plan(**{**fields, **parts})  # type: ignore[arg-type]


# Rehearsals -----------------------------------------------------------------------------------------------------------


def test_draws_of_a_rehearsal_follow_the_exact_probability_of_its_study() -> None:
    """1,000 draws: 4.5 standard errors, and 10 % off would be noticed at these probabilities."""
    plan = plan_of(design=StudyDesign(n_cases=300, n_controls=300))
    found = rehearse(plan, n_draws=1000)
    assert found.standard_error == 0
    assert 0.02 < found.p_all < 0.98, "a probability that says something"
    error = np.sqrt(found.p_all * (1 - found.p_all) / 1000)
    assert found.draws_with(2) / 1000 == pytest.approx(found.p_all, abs=4.5 * error)
    assert (found.hits.sum(axis=1) + found.others == 2).all()


def test_a_rehearsal_is_repeated_by_its_seed_and_another_seed_is_another_study() -> None:
    one, again, other = rehearse(plan_of(), seed=3), rehearse(plan_of(), seed=3), rehearse(plan_of(), seed=4)
    assert np.array_equal(one.hits, again.hits)
    assert one.p_all == again.p_all != other.p_all


@pytest.mark.parametrize("mechanism", sorted(MECHANISMS))
def test_every_selector_can_be_rehearsed(mechanism: str) -> None:
    threshold = 30.0 if MECHANISMS[mechanism].needs_threshold else None
    found = rehearse(plan_of(release=ReleaseChoices(mechanism=mechanism, n_snps=2, threshold=threshold)), n_draws=5)
    assert found.hits.shape == (5, 2)
    assert (found.others >= 0).all()


def test_a_release_that_selects_nothing_has_nothing_to_rehearse() -> None:
    with pytest.raises(PrivacyRefusal, match="no hits to rehearse"):
        rehearse(plan_of(release=ReleaseChoices(mechanism="values", n_snps=1, snps=("rs1",))))


def test_what_to_expect_from_one_draw_is_said() -> None:
    hits = np.array([[True, True]] * 17 + [[True, False]] * 2 + [[False, False]])
    found = Rehearsal(
        hits=hits, others=2 - hits.sum(axis=1), p_all=0.86, p_any=0.95, standard_error=0.0, n_people=400, seed=1
    )
    said = rehearsal_words(found)
    assert said.startswith("Of 20 draws, 17 published both causal SNPs, 2 only one of them, 1 neither.")
    assert "it publishes both causal SNPs with a probability of 86 %." in said
    assert "On average 0.2 of what we publish are false positives." in said
    nothing_else = replace(found, hits=hits[:17], others=np.zeros(17, dtype=np.int64))
    assert "false positive" not in rehearsal_words(nothing_else)


# Am I in it? ----------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def question() -> AttackQuestion:
    return person_question(plan_of())


@pytest.fixture(scope="module")
def asked(question: AttackQuestion) -> PeopleAsked:
    return ask_after(question)


def test_no_draw_tells_more_of_anybody_than_its_epsilon(asked: PeopleAsked) -> None:
    epsilon = plan_of().epsilon
    assert asked.has_private
    assert np.abs(asked.private).max() <= epsilon + 1e-9
    assert np.abs(asked.private).max() > 0
    low, high = posteriors_after(plan_of().adversary, epsilon, 0.25)
    for person in range(1, asked.n_people + 1):
        for took_part in (True, False):
            found = belief_about(asked, plan_of(), person=person, took_part=took_part, prior=0.25)
            assert low - 1e-9 <= min(found.private) <= max(found.private) <= high + 1e-9
            assert (found.least, found.most) == (low, high)


def test_exact_results_tell_those_who_took_part_from_those_who_did_not(asked: PeopleAsked) -> None:
    """400 SNPs and 200 cases: a person's own part in the frequencies moves the evidence by 400/200 on average."""
    moved = asked.exact[IN] - asked.exact[OUT]
    assert (moved > 0).all(), "the same person, in a study with them and in one without"
    assert asked.exact[IN].mean() > 0 > asked.exact[OUT].mean() - 1
    assert np.abs(asked.exact).max() > np.abs(asked.private).max()


def test_of_twenty_people_the_first_is_the_most_exposed_and_the_median_is_said_beside_them(asked: PeopleAsked) -> None:
    assert asked.n_people == 20
    assert (np.diff(asked.exact[IN]) <= 0).all()
    found = beliefs_about_all(asked, plan_of(), took_part=True, prior=0.5)
    assert found[0].exact == max(each.exact for each in found) > median_exact(found) > 0.5, (
        "no argument for the reverse"
    )
    known = [replace(each, exact=after) for each, after in zip(found, np.linspace(0.96, 0.2, 20), strict=True)]
    assert words_of_all(known) == (
        "Of 20 simulated people who took part: exact results take the attacker from 50 % to 58 % for the median person, "
        "and to 96 % for the most exposed."
    )
    absent = beliefs_about_all(asked, plan_of(), took_part=False, prior=0.5)
    assert words_of_all(absent).startswith("Of 20 simulated people who did not take part: ")


def test_a_belief_is_said_in_plain_words(asked: PeopleAsked) -> None:
    certain = replace(asked, exact=np.full((2, 1), 12.0), private=np.full((2, 1, 3), 0.435))
    said = belief_words(belief_about(certain, plan_of(), person=1, took_part=True, prior=0.25))
    assert said == (
        "This simulated person took part. With exact results the attacker goes from 25 % to over 99 %. "
        "With this release: from 25 % to 34 %, never above 40 %."
    )


def test_a_release_whose_law_is_not_known_exactly_says_only_its_bound(asked: PeopleAsked) -> None:
    unknown = replace(asked, private=np.empty((2, asked.n_people, 0)))
    said = belief_words(belief_about(unknown, plan_of(), person=1, took_part=False, prior=0.25))
    assert said.endswith("With this release: never above 40 %.")


def test_the_table_has_everybody_in_both_worlds(asked: PeopleAsked) -> None:
    header, rows = beliefs_table(asked, plan_of(), 0.5)
    assert len(rows) == 2 * asked.n_people
    assert all(len(row) == len(header) for row in rows)


def test_who_cannot_be_asked_after_is_said(asked: PeopleAsked) -> None:
    with pytest.raises(PrivacyRefusal, match="who took part"):
        person_question(plan_of(adversary=AdversaryModel(secret=Secret.CASE_STATUS)))
    with pytest.raises(InvalidInput, match="none has the number 99"):
        belief_about(asked, plan_of(), person=99, took_part=True, prior=0.5)
    with pytest.raises(InvalidInput, match="nothing to learn"):
        belief_about(asked, plan_of(), person=1, took_part=True, prior=1.0)


# Paragraphs -----------------------------------------------------------------------------------------------------------


def test_of_100_people_as_many_as_the_budget_allows_rounded_up() -> None:
    plan = plan_of(adversary=AdversaryModel(prior=PriorRange(0.5, 0.5), target=Target(TargetKind.EPSILON, np.log(2))))
    assert (hundred_people(plan).before, hundred_people(plan).after) == (50, 67)
    assert hundred_people(plan).most == pytest.approx(2 / 3)
    twice = replace(plan, release=replace(plan.release, budget=2 * np.log(2)))
    assert hundred_people(twice).most == pytest.approx(4 / 5), "all that may be spent, not one release"
    assert board_paragraph(plan).startswith(hundred_words(plan)), "what it means for a person comes first"
    assert "66.7 % at most: of 100 people" in board_paragraph(plan)
    assert "80 % at most: of 100 people" in board_paragraph(twice)


def test_a_board_reads_how_many_should_be_right_and_nothing_of_how_a_draw_weighs_sets() -> None:
    plan = plan_of(release=ReleaseChoices(mechanism="joint", n_snps=3, lead=7.0))
    some_right = replace(plan, release=replace(plan.release, at_least=2))
    for each in (plan, some_right):
        assert "noise scales" in methods_with_references(each)
        assert "noise scales" not in board_paragraph(each)
    assert "at least 2 should be right" in board_paragraph(some_right)


def test_every_prior_is_told_at_one_half() -> None:
    plan = plan_of(adversary=AdversaryModel(prior=PriorRange(0.0, 1.0), target=Target(TargetKind.GAMMA, 3.0)))
    assert (hundred_people(plan).prior, hundred_people(plan).after) == (0.5, 75)


def test_a_plan_without_a_proof_has_no_paragraph() -> None:
    plan = plan_of(adversary=with_family(AdversaryModel(), UNBOUNDED))
    bad = replace(plan, release=replace(plan.release, score=replace(plan.release.score, name="trend")))
    for say in (board_paragraph, methods_with_references, hundred_people):
        with pytest.raises(PrivacyRefusal):
            say(check_plan(bad))


def test_the_methods_paragraph_cites_what_it_uses() -> None:
    said = methods_with_references(plan_of())
    assert TRAMER in said
    assert LI in said
    assert "ICML" not in said.split("\n\n")[0]
    assert WORKS["Gillenwater et al. 2022"] in said
    assert WORKS["McKenna & Sheldon 2020"] not in said


@pytest.mark.parametrize("mechanism", sorted(MECHANISMS))
def test_every_work_that_a_selector_cites_has_a_reference(mechanism: str) -> None:
    threshold = 30.0 if MECHANISMS[mechanism].needs_threshold else None
    plan = plan_of(release=ReleaseChoices(mechanism=mechanism, n_snps=2, threshold=threshold))
    assert any(cited in cited_sources(plan)[1] for cited in WORKS), (
        "a citation has another form than the references know"
    )
    assert len(set(references_of(plan))) == len(references_of(plan)) >= 3


@pytest.mark.parametrize("cited", sorted(WORKS))
def test_every_reference_has_authors_a_title_and_where_and_when_it_appeared(cited: str) -> None:
    authors, title, published = WORKS[cited].split(". ", 2)
    first = authors.split(" ")[0]
    assert cited.startswith(first.rstrip(","))
    assert len(title.split()) >= 2
    assert not re.search(r"\d{4}", title)
    assert cited[-4:] in published


def test_the_paragraph_is_said_in_the_readers_language() -> None:
    install(lambda source, _n: "Auf Deutsch." if source.startswith("The guarantee is about") else "")
    try:
        assert board_paragraph(plan_of()).endswith("Auf Deutsch.")
    finally:
        install(None)


# Command line ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def saved(tmp_path: Path) -> str:
    save_plan(plan_of(), tmp_path / "small.gwasplan")
    return str(tmp_path / "small.gwasplan")


def test_a_rehearsal_as_text_json_and_csv(saved: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "draws.csv"
    assert main(["plan", "rehearse", saved, "--draws", "7", "--seed", "2", "--out", str(out), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert len(found["draws"]) == 7
    assert out.read_text(encoding="utf-8").splitlines()[0] == "draw,causal_1,causal_2,others"
    assert len(out.read_text(encoding="utf-8").splitlines()) == 8
    assert main(["plan", "rehearse", saved, "--draws", "7", "--seed", "2"]) == 0
    assert "Of 7 draws" in capsys.readouterr().out
    assert main(["plan", "rehearse", saved, "--out", str(out)]) == 2, "nothing is overwritten"


def test_a_person_as_text_json_and_csv(saved: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "people.csv"
    assert main(["plan", "person", saved, "--prior", "0.25", "--absent", "--out", str(out), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["prior"] == 0.25
    assert found["took_part"] is False
    assert found["n_people"] == 20
    assert 0 < found["median_posterior_exact_results"] < 1
    assert all(after <= found["highest_posterior"] + 1e-9 for after in found["posterior_release"])
    assert out.read_text(encoding="utf-8").startswith("person,took_part,prior,posterior_exact_results")
    assert main(["plan", "person", saved, "--prior", "1"]) == 2


def test_paragraphs_from_the_command_line(saved: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["plan", "show", saved, "--for", "board", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["of_100"]["before"] == 50
    assert main(["plan", "show", saved, "--for", "methods"]) == 0
    assert "CCS’15" in capsys.readouterr().out


def test_a_rehearsal_by_locus_counts_a_neighbour_in_the_locus_as_a_hit() -> None:
    """Without linkage each SNP is its own locus, so nothing changes."""
    plan = plan_of(release=ReleaseChoices(mechanism="exponential", n_snps=2))
    by_locus = replace(plan, design=replace(plan.design, loci=Loci(window_kb=100.0)))
    assert rehearse(by_locus, n_draws=5).hits.shape == (5, 2)
