"""The one door to a release, for window, command line, request and demo: prepare, forecast, preview, ask, publish, finish.

``prepare_release`` opens, checks, counts and scores; ``publish`` alone spends and draws.  What a report says of its power, and when,
is decided here.
"""

from __future__ import annotations

import contextlib
from dataclasses import dataclass, replace
from pathlib import Path

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.work import Work
from gwasprivacy.forecast.opened_study import StudyForecast, study_forecast
from gwasprivacy.forecast.power import power_of
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.power import may_state_power
from gwasprivacy.release.approval.asking import ask_for_approval
from gwasprivacy.release.engine import ReleaseOutcome, publish
from gwasprivacy.release.finishing import Finished, Unfinished, finish_releases, unfinished_releases
from gwasprivacy.release.ledger.late_notes import note_written_reports
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.leftovers import clear_leftovers
from gwasprivacy.release.permission import ReleasePreview, preview
from gwasprivacy.release.preparation import prepare_release
from gwasprivacy.release.prepared import PreparedRelease
from gwasprivacy.release.signing import SigningKey

__all__ = [
    "Finished",
    "ForecastRelease",
    "PreparedRelease",
    "ReleaseOutcome",
    "ReleasePreview",
    "Unfinished",
    "ask_for_approval",
    "clear_leftovers",
    "finish_releases",
    "forecast_and_preview",
    "prepare_release",
    "preview",
    "publish",
    "stating_power",
    "tidy",
    "unfinished_releases",
    "waits_for_power",
]


@dataclass(frozen=True, slots=True, kw_only=True)
class ForecastRelease:
    """A ``prepared`` release whose report states its power; what it would spend and publish (``seen``); and the ``forecast``: None
    where the plan's assumptions say nothing of this study."""

    prepared: PreparedRelease
    seen: ReleasePreview
    forecast: StudyForecast | None


def forecast_and_preview(
    prepared: PreparedRelease, ledger: Path, base: Path | None, work: Work, *, out_dir: Path | None = None
) -> ForecastRelease:
    """What the plan's assumptions say of this study, with its own number of candidates; no release fails for want of it.

    Nothing is forecast of a release that is refused: raises what :func:`preview` raises.
    """
    seen, found = preview(prepared, ledger, out_dir), None
    with contextlib.suppress(GwasPrivacyError):
        found = study_forecast(prepared.plan, prepared.n_measured, base=base, work=work)
    stated = stating_power(prepared, found)
    if stated.power is not None:
        seen = preview(stated, ledger, out_dir)
    return ForecastRelease(prepared=stated, seen=seen, forecast=found)


def stating_power(prepared: PreparedRelease, found: StudyForecast | None) -> PreparedRelease:
    """``prepared``, whose report states the power of the forecast ``found``; as it is while there is no answer."""
    if found is None or found.curve is None:
        return prepared
    return replace(prepared, power=power_of(prepared.plan, found))


def waits_for_power(plan: Plan, *, is_computed: bool) -> bool:
    """Whether a release under ``plan`` waits for a forecast that ``is_computed`` just now: its report would state it."""
    return is_computed and may_state_power(plan)


def tidy(ledger: Path, out_dir: Path, key: SigningKey) -> tuple[str, ...]:
    """Remove what killed releases left in ``out_dir``, and note in the ledger reports that are there; a sentence for each."""
    return clear_leftovers(ledger, out_dir) + note_written_reports(Ledger(ledger), out_dir, key)
