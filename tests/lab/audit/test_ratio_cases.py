"""Audits of a selection by a measured ratio: the neighbours move D as far as one change does and no score beyond Δ, both parts together
stay below ε, and what is broken on purpose is caught (``test_audit.py`` has those with the other broken releases)."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from gwasprivacy.cli.main import main
from gwasprivacy.lab.audit.epsilon_audit import run_audit
from gwasprivacy.lab.audit.ratio_cases import (
    RatioCase,
    broken_ratio_cases,
    ratio_cases,
    scores_by,
    surplus_in,
)
from gwasprivacy.lab.plan_audit import audit_cases
from gwasprivacy.mechanisms.measured_ratio import largest_weights
from gwasprivacy.mechanisms.measured_ratio import ratio_move as move_of
from gwasprivacy.mechanisms.measured_surplus import measuring
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.plan.plan_rules import check_plan
from gwasprivacy.plan.saved_plan import save_plan
from gwasprivacy.study.sizes import TraitSizes
from gwasprivacy.study.trait import STEPS
from tests.release.kind_plans import MEASURED, plan_of

CASES = [*ratio_cases(), *broken_ratio_cases()]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.title)
def test_neighbours_move_the_ratio_as_far_as_one_change_does_and_no_score_beyond_the_sensitivity(
    case: RatioCase,
) -> None:
    before, after = (surplus_in(side, case.planned) for side in case.counts)
    most = largest_weights(case.planned)
    moved = sum(abs(int(a) - int(b)) / int(m) for a, b, m in zip(after, before, most, strict=True) if m)
    across = case.neighbours is Neighbours.REPLACE_RECORD and case.planned.is_stratified
    if not across:  # the audit's neighbours stay in one stratum
        assert moved == float(move_of(case.planned, case.neighbours))
    kind = measuring(case.planned)
    largest, own = 0.0, kind.published(case.planned, np.zeros(case.planned.n_strata, dtype=np.int64))
    for number in range(0, STEPS + 1, 20) if isinstance(case.planned, TraitSizes) else range(1, 40):
        measured = tuple(number if k == case.stratum else each for k, each in enumerate(own))
        sizes = kind.sizes_from(case.planned, measured)
        sides = [scores_by(case.score, sizes, side) for side in case.counts]
        largest = max(largest, float(np.abs(sides[0] - sides[1]).max()))
    assert largest <= case.sensitivity
    assert largest == pytest.approx(case.sensitivity, rel=0.3)
    # Only a noisy D at its new place or beyond is counted.
    step = 1 if case.fewer else -1
    nearer = after.copy()
    nearer[case.stratum] += step
    assert (case.border - kind.published(case.planned, nearer)[case.stratum]) * step < 0


def test_both_parts_together_stay_below_epsilon_and_come_near() -> None:
    for case in run_audit([CASES[0], CASES[2]], draws=20_000):
        assert not case.violated
        assert case.lower_bound > 0.1 * case.claimed


def test_the_audit_of_a_plan_that_measures_is_of_both_parts(tmp_path, capsys) -> None:  # type: ignore[no-untyped-def]
    plan = plan_of(MEASURED)
    sound, *broken = audit_cases(check_plan(plan))
    assert isinstance(sound, RatioCase)
    assert (sound.ratio_epsilon, sound.epsilon) == (0.3, pytest.approx(plan.epsilon))
    assert [case.sound for case in broken] == [False] * 4
    assert len(audit_cases(check_plan(plan), self_test=False)) == 1
    save_plan(replace(plan, title="p"), tmp_path / "p.gwasplan")
    assert main(["audit", str(tmp_path / "p.gwasplan"), "--no-attacks", "--no-self-test", "--draws", "500"]) == 0
    assert "by a measured ratio, add-remove" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("sizes", "relation"), [("about", Neighbours.ADD_REMOVE), ("total", Neighbours.REPLACE_RECORD)]
)
def test_the_audit_takes_what_is_printed_of_the_size(sizes, relation, monkeypatch, tmp_path) -> None:  # type: ignore[no-untyped-def]
    """Of the options and in place of a plan's answer."""
    from gwasprivacy.lab import plan_audit
    from gwasprivacy.lab.audit import neighbour_pairs

    seen, made = [], neighbour_pairs.plan_cases

    def cases_of(*args, **asked):  # type: ignore[no-untyped-def]
        seen.append(asked["neighbours"])
        return made(*args, **asked)

    monkeypatch.setattr(neighbour_pairs, "plan_cases", cases_of)
    monkeypatch.setattr(plan_audit, "plan_cases", cases_of)
    few = ["--draws", "200", "--no-self-test", "--sizes", sizes]
    assert main(["audit", "--mechanism", "exponential", "--snps", "1", "--epsilon", "1", *few]) == 0
    save_plan(plan_of("selection"), tmp_path / "p.gwasplan")
    assert main(["audit", str(tmp_path / "p.gwasplan"), "--no-attacks", *few]) == 0
    assert seen == [relation, relation]
