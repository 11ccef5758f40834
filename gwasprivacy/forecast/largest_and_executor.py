"""How far a forecast goes and where it runs: largest studies, the work of simulated studies, the executor for it."""

from __future__ import annotations

import math
from collections.abc import Callable

from gwasprivacy.assumptions.scenario import Engine, Scenario
from gwasprivacy.base.cluster import Cluster
from gwasprivacy.base.executors import Executor, InlineExecutor, ProcessExecutor, make_executor
from gwasprivacy.base.platforms.processes import background_processors
from gwasprivacy.simulation.curves.sample_size_search import LARGEST
from gwasprivacy.simulation.studies.strata_sizes import imagined

MakeExecutor = Callable[[int], Executor]
"""From an amount of work (see :func:`work_of`) to what does it."""

SMALLEST = 40
LARGEST_PANEL_STUDY = 40_000  # people; a panel's studies are made person by person
SEARCH_STUDIES = 500  # about what a search simulates
MUCH_WORK = 2500  # from so much on, starting processes takes less time than it saves
PANEL_STUDY = 12  # a study made from a panel takes about so many times as long as a fast one


def executor_for(work: int) -> Executor:
    """This thread for little work; for much the machine's processors, of which one is left to whoever sits before it."""
    processors = background_processors()
    if work < MUCH_WORK or processors < 2:
        return InlineExecutor()
    return ProcessExecutor(processors)


def processes_for(_work: int) -> Executor:
    """Processes for any work, for a caller in whose own process Python's lock is needed elsewhere: by a window."""
    return ProcessExecutor(background_processors())


def asked_executor(work: int, jobs: int | None = None, cluster: Cluster | None = None) -> Executor:
    """The executor that somebody asked for (0 jobs: one per processor; a cluster), else :func:`executor_for`.

    Raises InvalidInput, PrivacyRefusal.
    """
    return executor_for(work) if jobs is None and cluster is None else make_executor(jobs, cluster)


def work_of(scenario: Scenario, n_studies: int) -> int:
    """How much work ``n_studies`` simulated studies are, in studies of the fast engine with 10,000 SNPs."""
    each = scenario.n_snps / 10_000 if scenario.engine is Engine.FAST else PANEL_STUDY
    return math.ceil(n_studies * max(each, 0.1))


def largest_study(scenario: Scenario) -> int:
    """The largest study that is searched."""
    return LARGEST if scenario.engine is Engine.FAST else LARGEST_PANEL_STUDY


def is_within_reach(scenario: Scenario, n_people: int) -> bool:
    """Whether a study of this size is simulated for a picture; a report's own size always is."""
    return scenario.engine is Engine.FAST or n_people <= LARGEST_PANEL_STUDY


def smallest_study(scenario: Scenario) -> int:
    """The smallest study worth a thought: at least two people in each group."""
    return max(SMALLEST, math.ceil(4 / imagined(scenario).smallest_share(scenario)))
