"""Rules about the least number of people in a study: cards of one subject of the table in ``rule_table.py``."""

from __future__ import annotations

from gwasprivacy.base.language import mark
from gwasprivacy.release.policy.rule import Rule, of_people
from gwasprivacy.release.policy.special_rules import in_strata, of_groups, traits_unmentioned

SIZES = mark("Minimum sizes")
"""Their card of the window."""

LEAST_NUMBERS: tuple[Rule, ...] = (
    of_people(
        "min_participants",
        mark("asks for at least {limit} participants"),
        mark("A study needs {number} participants or more."),
        lambda plan: (plan.design.n_people,),
        card=SIZES,
        title=mark("Participants"),
        why=mark("A smaller study is refused, whatever its ε. Studies of a trait are held to this number."),
        help="participants",
        also=traits_unmentioned,
    ),
    of_people(
        "min_cases",
        mark("asks for at least {limit} cases"),
        mark("A study needs {number} cases or more."),
        of_groups(lambda plan: plan.design.n_cases),
        about="In each stratum too, where min_stratum_cases is left out.",
        card=SIZES,
        title=mark("Cases"),
        why=mark("A study with fewer cases is refused."),
        help="cases",
    ),
    of_people(
        "min_controls",
        mark("asks for at least {limit} controls"),
        mark("A study needs {number} controls or more."),
        of_groups(lambda plan: plan.design.n_controls),
        about="In each stratum too, where min_stratum_controls is left out.",
        card=SIZES,
        title=mark("Controls"),
        why=mark("A study with fewer controls is refused."),
        help="controls",
    ),
    of_people(
        "min_stratum_participants",
        mark("asks for at least {limit} participants in each stratum"),
        mark("Each stratum needs {number} participants or more."),
        lambda plan: in_strata(plan, None),
        card=SIZES,
        title=mark("Participants in each stratum"),
        why=mark("A study with a smaller centre or ancestry group is refused."),
        help="participants in each stratum",
    ),
    of_people(
        "min_stratum_cases",
        mark("asks for at least {limit} cases in each stratum"),
        mark("Each stratum needs {number} cases or more."),
        lambda plan: in_strata(plan, 0),
        implied=lambda policy: policy.min_cases,
        card=SIZES,
        title=mark("Cases in each stratum"),
        why=mark("Empty: the number of cases above holds in each stratum."),
        help="cases in each stratum (default: --min-cases)",
    ),
    of_people(
        "min_stratum_controls",
        mark("asks for at least {limit} controls in each stratum"),
        mark("Each stratum needs {number} controls or more."),
        lambda plan: in_strata(plan, 1),
        implied=lambda policy: policy.min_controls,
        card=SIZES,
        title=mark("Controls in each stratum"),
        why=mark("Empty: the number of controls above holds in each stratum."),
        help="controls in each stratum (default: --min-controls)",
    ),
)
