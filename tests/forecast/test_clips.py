"""The proposed range of a trait: the best of those compared where it is ahead beyond chance, else the usual one."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.scenario import AlleleSpectrum, Scenario
from gwasprivacy.assumptions.success import Metric
from gwasprivacy.assumptions.trait_model import TraitModel, TraitSnp
from gwasprivacy.base.errors import Cancelled, GwasPrivacyError
from gwasprivacy.base.progress import CancelFlag
from gwasprivacy.base.work import Work
from gwasprivacy.cli.main import main
from gwasprivacy.forecast.answers import curves_of
from gwasprivacy.forecast.clips import CLIPS, clip_words, proposal_of, propose_clip, with_clip
from gwasprivacy.forecast.questions import question_of
from gwasprivacy.membership.adversary import AdversaryModel, PriorRange, Target, TargetKind
from gwasprivacy.plan.choices import ReleaseChoices
from gwasprivacy.plan.plan import Plan, in_step
from gwasprivacy.plan.planning_scenario import Line
from gwasprivacy.plan.saved_plan import load_plan, new_plan, save_plan
from gwasprivacy.study.design import CandidateList, StudyDesign
from gwasprivacy.study.trait import Trait


def trait_plan(clip_sd: float = 3.0, n_people: int = 1200) -> Plan:
    model = TraitModel(causal=(TraitSnp(frequency=0.3, r2=0.05),))
    scenario = Scenario(trait=model, n_snps=300, n_studies=4, spectrum=AlleleSpectrum(), sizes=(n_people,))
    trait = Trait.by_sd(27.0, 4.0, clip_sd, name="BMI")
    return in_step(
        Plan(
            title="BMI",
            adversary=AdversaryModel(prior=PriorRange.single(0.5), target=Target(TargetKind.GAMMA, 4 / 3)),
            design=StudyDesign(n_participants=n_people, trait=trait, candidates=CandidateList()),
            release=ReleaseChoices(score=ScoreChoice(name="ks"), n_snps=1),
            scenario=scenario,
        )
    )


def powers(**means: float) -> dict[float, np.ndarray]:
    """Twenty studies a range, alike but for the mean."""
    spread = np.linspace(-0.02, 0.02, 20)
    return {float(name[1:].replace("_", ".")): mean + spread for name, mean in means.items()}


def proposed(found: dict[float, np.ndarray]) -> tuple[float, bool]:
    proposal = proposal_of(found, metric=Metric.ALL, n_people=100)
    return proposal.clip_sd, proposal.is_clear


def test_a_range_ahead_beyond_chance_is_proposed() -> None:
    assert proposed(powers(b0_5=0.9, b1=0.7, b3=0.1)) == (0.5, True)
    assert proposed(powers(b0_5=0.6, b1=0.9, b3=0.1)) == (1.0, True)


def test_level_ranges_leave_the_usual_one() -> None:
    # Ahead on the same studies, and by less than is worth a word.
    assert proposed(powers(b0_5=0.905, b1=0.9, b3=0.1)) == (1.0, False)
    # Ahead by a tenth, in studies that differ by more than that.
    lucky = np.arange(12) % 2
    noisy = {0.5: 0.1 + 0.9 * lucky, 1.0: 0.9 * (1 - lucky)}
    assert proposed(noisy) == (1.0, False)
    assert "no other range compared is better" in clip_words(proposal_of(noisy, metric=Metric.ALL, n_people=9))


def test_without_the_usual_range_the_nearest_to_it_takes_its_place() -> None:
    assert proposed(powers(b0_5=0.8, b1_5=0.8, b3=0.8)) == (1.5, False)
    assert proposed(powers(b0_5=0.8, b1_5=0.7, b3=0.8))[0] == 0.5


def test_one_study_says_nothing() -> None:
    assert proposed({0.5: np.array([0.9]), 1.0: np.array([0.1])}) == (1.0, False)


def test_ranges_are_compared_on_the_studies_of_the_plan_s_own_curve() -> None:
    plan = trait_plan()
    told: list[float] = []
    found = propose_clip(plan, n_studies=4, work=Work(progress=lambda _stage, done, _total: told.append(done)))
    assert tuple(each.clip_sd for each in found.compared) == CLIPS
    assert told[-1] == 4 * len(CLIPS)
    question = question_of(plan)
    line = question.line(Line.THIS)
    assert line is not None
    own = curves_of(question.scenario, [line.request], sizes=[question.n_people]).points[0]
    widest = found.compared[-1]
    assert (widest.power, widest.standard_error) == pytest.approx((own.p_all, own.standard_error))


def test_a_wide_range_is_not_proposed_and_the_proposal_can_be_taken() -> None:
    plan = trait_plan()
    found = propose_clip(plan, (1.0, 3.0), n_studies=12)
    assert (found.clip_sd, found.is_clear) == (1.0, True)
    changed = with_clip(plan, found.clip_sd)
    assert changed.design.trait == Trait.by_sd(27.0, 4.0, 1.0, name="BMI")
    assert replace(changed, design=plan.design) == plan


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        (new_plan(), "clip.no-trait"),
        (replace(trait_plan(), design=StudyDesign(n_participants=50, trait=Trait(low=0, high=9))), "clip.no-sd"),
    ],
)
def test_a_range_takes_a_trait_with_a_public_mean_and_sd(plan: Plan, code: str) -> None:
    with pytest.raises(GwasPrivacyError) as caught:
        propose_clip(plan)
    assert caught.value.code == code


def test_comparing_ranges_can_be_cancelled() -> None:
    flag = CancelFlag()
    flag.cancel()
    with pytest.raises(Cancelled):
        propose_clip(trait_plan(), n_studies=4, work=Work(cancel=flag))


def test_the_command_proposes_and_writes_the_plan_with_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, out = tmp_path / "bmi.gwasplan", tmp_path / "clipped.gwasplan"
    save_plan(trait_plan(), path)
    asked = ["plan", "solve", str(path), "--for", "clip", "--clip-sd", "1", "3", "--jobs", "1", "--seed", "5"]
    assert main([*asked, "--out", str(out), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["for"], found["value"], found["clear"], found["range"]) == ("clip", 1.0, True, [23.0, 31.0])
    assert (found["low"], found["high"], len(found["compared"])) == (1.0, 1.0, 2)
    taken = load_plan(out)
    assert taken == with_clip(load_plan(path), 1.0)  # the seed of the question is none of the plan's
    assert main([*asked, "--out", str(out)]) == 2  # nothing is overwritten
    assert main([*asked[:5], "--clip-sd", "-1"]) == 2


def test_simulate_says_which_range_to_choose(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bmi.gwasplan"
    save_plan(trait_plan(), path)
    asked = ["simulate", str(path), "--out", str(tmp_path / "curve.csv"), "--studies", "12", "--clip-sd", "1", "3"]
    assert main([*asked, "--jobs", "1", "--json"]) == 0
    clips = json.loads(capsys.readouterr().out)["clips"]
    assert [each["value"] for each in clips if each["line"].startswith("1,200 participants, plan,")] == [1.0]
