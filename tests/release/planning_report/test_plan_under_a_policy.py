"""A planning report beside a site's policy: what a release under its plan would be refused for is said before there are data."""

from __future__ import annotations

from pathlib import Path

import pytest

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.cli.main import main
from gwasprivacy.release.policy.signed_policy import sign_policy
from gwasprivacy.release.signing import SigningKey, generate_key, write_key_pair
from gwasprivacy.release.verify import verify_report
from tests.release.planning_scene import KEY, planned_thrice
from tests.release.policy_scene import PASSPHRASE, rules

OFFICER: SigningKey = generate_key()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("plan")
    (made / "small.planning.json").write_bytes(planned_thrice()[1])
    for name, key in (("planner", KEY), ("officer", OFFICER)):
        write_key_pair(key, made / name, PASSPHRASE)
    (made / "meets.json").write_bytes(
        sign_policy(rules(max_epsilon=0.4, max_budget=1.1, approvers=["0" * 64]), OFFICER)
    )
    (made / "breaks.json").write_bytes(sign_policy(rules(max_epsilon=0.3, min_cases=500, max_snps=1), OFFICER))
    return made


def test_a_plan_that_keeps_the_policy_is_said_to_and_what_only_a_release_has_is_named(folder: Path) -> None:
    """Each of the three planned releases spends a third of ln 3: the policy's limit of 0.4 is kept by them, not by their sum."""
    found = verify_report(
        folder / "small.planning.json",
        folder / "planner.pub.pem",
        policy=folder / "meets.json",
        policy_key=folder / "officer.pub.pem",
    )
    assert found.valid
    assert "keeps every rule of the policy that was given for plans. It spends nothing" in found.reason


def test_every_rule_that_the_plan_breaks_is_said_once(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["verify", str(folder / "small.planning.json"), "--key", str(folder / "planner.pub.pem")]
    assert (
        main([*command, "--policy", str(folder / "breaks.json"), "--policy-key", str(folder / "officer.pub.pem")]) == 4
    )
    said = capsys.readouterr().err
    assert "A release under this plan would be refused: The plan breaks 3 rules of this site." in said
    for rule in (
        "ε of at most 0.3 in one release",
        "at least 500 cases; the plan has 150",
        "at most 1 SNPs in one release",
    ):
        assert said.count(rule) == 1


def test_a_policy_of_another_officer_is_not_held_against_a_plan(folder: Path) -> None:
    report, signer = folder / "small.planning.json", folder / "planner.pub.pem"
    found = verify_report(report, signer, policy=folder / "meets.json", policy_key=signer)
    assert not found.valid
    assert "not signed with the privacy officer’s key" in found.reason
    with pytest.raises(
        InvalidInput, match=r"The signer of .*meets\.json is not specified.*Give the privacy officer’s public key"
    ):
        verify_report(report, signer, policy=folder / "meets.json")
