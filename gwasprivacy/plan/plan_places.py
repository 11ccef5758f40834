"""Where the files of a plan lie: a relative path in a plan is taken from the plan's own folder, wherever one works.

Reports repeat a plan without its places (:func:`published`): folders and files are named after patients, diseases and people.
"""

from __future__ import annotations

from dataclasses import replace

from gwasprivacy.plan.plan import Plan


def published(plan: Plan) -> Plan:
    """``plan`` as a report repeats it: each file under a name that says what it is for; digests say which file it was."""

    def called(path: str | None, name: str) -> str | None:
        return None if path is None else name

    design, scenario = plan.design, plan.scenario
    candidates = replace(design.candidates, path=called(design.candidates.path, "candidates"))
    loci = None if design.loci is None else replace(design.loci, path=called(design.loci.path, "loci"))
    weights = None if design.weights is None else replace(design.weights, path="weights")
    design = replace(design, candidates=candidates, loci=loci, reference=called(design.reference, "reference"))
    design = replace(design, weights=weights).with_ancestry_at(lambda loadings, groups: ("loadings", "groups"))
    if scenario is not None:
        scenario = replace(scenario, panel=called(scenario.panel, "panel"))
    return replace(plan, design=design, scenario=scenario)
