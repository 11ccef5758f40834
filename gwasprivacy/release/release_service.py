"""How window and command line prepare a release: from the files of a study, with the power that its report states.

Nothing here spends, draws or writes.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.forecast.opened_study import StudyForecast, study_forecast
from gwasprivacy.forecast.power import power_of
from gwasprivacy.plan.plan import Plan
from gwasprivacy.release.preparation import prepare_release
from gwasprivacy.release.prepared import PreparedRelease
from gwasprivacy.study.study_files import StudyFiles


def prepare_from_files(
    plan: Plan,
    files: StudyFiles,
    *,
    name: str | None = None,
    base: Path | None = None,
    policy: Path | None = None,
    policy_key: Path | None = None,
    work: Work = UNWATCHED,
) -> PreparedRelease:
    """The release of ``plan`` from ``files``: checked, counted and scored.  How the study is read is the plan's to say.

    Raises InvalidInput, InvalidPlan, PrivacyRefusal.
    """
    return prepare_release(
        plan,
        files.study_path,
        name=name,
        base=base,
        phenotype=files.phenotype,
        phenotype_name=files.phenotype_name,
        strata=files.strata,
        strata_columns=files.strata_columns,
        trait=files.values,
        trait_name=files.values_name,
        lists=files.lists(work),
        policy=policy,
        policy_key=policy_key,
        work=work,
    )


def forecast_of(prepared: PreparedRelease, base: Path | None, work: Work) -> StudyForecast | None:
    """What the plan's assumptions say of this study, with its own number of candidates; no release fails for want of it."""
    try:
        return study_forecast(prepared.plan, prepared.n_measured, base=base, work=work)
    except GwasPrivacyError:
        return None


def stating_power(prepared: PreparedRelease, found: StudyForecast | None) -> PreparedRelease:
    """``prepared``, whose report states the power of the forecast ``found``, where there is one to state."""
    return replace(prepared, power=power_of(prepared.plan, found))
