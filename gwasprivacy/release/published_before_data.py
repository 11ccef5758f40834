"""What a report tells of a plan's files before there are data."""

from __future__ import annotations

from dataclasses import replace

from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.plan_places import published


def published_before_data(plan: Plan) -> Plan:
    """As :func:`published`, without the reference's digest: no study is there yet that could show it to be other people's."""
    named = published(plan)
    return replace(named, design=replace(named.design, reference_sha256=None))
