"""Whoever does not see a plot hears what it shows: its name, its axes, its main numbers, and these again when the data change."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.success import Metric
from gwasprivacy.base.language import digits
from gwasprivacy.forecast.comparison import Option
from gwasprivacy.forecast.curves import Curve, Point
from gwasprivacy.forecast.exact_results import answer_exactly
from gwasprivacy.forecast.one_person import Belief
from gwasprivacy.forecast.plan_paragraphs import hundred_people, hundred_words
from gwasprivacy.membership.adversary import AdversaryModel, PriorRange
from gwasprivacy.membership.attack_guarantee import AttackBound
from gwasprivacy.membership.exact_results import Columns, ExactStudy
from gwasprivacy.membership.loss import Spend, Total
from gwasprivacy.plan.needed_people import Needed
from gwasprivacy.plan.planning_scenario import Line
from gwasprivacy.plan.saved_plan import new_plan
from gwasprivacy.simulation.attacks.attack_report import AttackReport
from gwasprivacy.simulation.attacks.membership_tests import LR_EXACT
from gwasprivacy.simulation.attacks.realised_loss import SELECTION_ATTACK
from gwasprivacy.simulation.attacks.roc import Roc
from gwasprivacy.simulation.curves.rehearsal import Rehearsal
from gwasprivacy.statement.exact.exact_question import ExactQuestion
from gwasprivacy.statement.result import ReleasedSnp
from gwasprivacy.ui.calibration.attack_plot import AttackPlot
from gwasprivacy.ui.calibration.curve_plot import PeoplePlot, PeopleView
from gwasprivacy.ui.calibration.options_plot import OptionsPlot
from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.model.posterior_plot import PosteriorPlot
from gwasprivacy.ui.model.range_plot import RangePlot
from gwasprivacy.ui.release.budget_bar import BudgetBar, BudgetShares
from gwasprivacy.ui.tools.board_dialog import HundredPlot
from gwasprivacy.ui.tools.exact_results_plots import ExactPosteriorPlot, ExactRocPlot
from gwasprivacy.ui.tools.person_dialog import BeliefPlot
from gwasprivacy.ui.tools.rehearse_dialog import HitStrip
from gwasprivacy.ui.widgets.plots.genome_plot import GenomePlot
from gwasprivacy.ui.widgets.plots.plot import Plot
from tests.ui.conftest import without_simulation
from tests.ui.every_place import PLACES, opened

States = tuple[tuple[Callable[[], object], str], ...]  # what changes the data, and a number that is heard then


def of_model(plot: PosteriorPlot | RangePlot) -> States:
    def show(low: float, high: float) -> Callable[[], object]:
        return lambda: plot.show_model(replace(AdversaryModel(), prior=PriorRange(low, high)))

    return (show(0.1, 0.5), "10–50 %"), (show(0.2, 0.6), "20–60 %")


def of_people(plot: PeoplePlot) -> States:
    def show(middle: int, here: int) -> Callable[[], object]:
        points = tuple(Point(n_people=n, p_all=p, p_any=p) for n, p in ((100, 0.1), (middle, 0.9), (9000, 1.0)))
        curve = Curve(points=points, is_estimate=False)
        needed = {Line.THIS: Needed(people=middle, limit=10**6)}
        view = PeopleView(
            curves={Line.THIS: curve}, names={}, metric=Metric.ALL, target=0.9, n_people=here, needed=needed
        )
        return lambda: plot.show_view(view)

    return (show(700, 800), "700"), (show(700, 500), "500"), (show(600, 500), "600")


def of_options(plot: OptionsPlot) -> States:
    def show(people: int) -> Callable[[], object]:
        option = Option(score=ScoreChoice(), mechanism="joint", needed=Needed(people=people, limit=9000))
        return lambda: plot.show_options([option], option.pair, 2000)

    return (show(700), "700"), (show(600), "600")


def of_attacks(plot: AttackPlot) -> States:
    rng = np.random.default_rng(5)
    outsiders = rng.normal(size=2000)

    def report(by: float) -> AttackReport:
        rocs = tuple(Roc.of(name, rng.normal(by, 1.0, size=2000), outsiders) for name in (LR_EXACT, SELECTION_ATTACK))
        return AttackReport(
            rocs=rocs, private=frozenset({SELECTION_ATTACK}), limit=AttackBound(total=Total.of((Spend(0.7),))),
            n_cases=500, n_controls=500, n_studies=4,
        )  # fmt: skip

    def bound(epsilon: float) -> Callable[[], object]:
        return lambda: plot.show_bound(AttackBound(total=Total.of((Spend(epsilon),))))

    return (
        (bound(0.7), "%"),
        (bound(2.0), "%"),
        (lambda: plot.show_report(report(3.0)), "%"),
        (lambda: plot.show_report(report(4.0)), "%"),
        (lambda: plot.show_report(report(1.0), "12 % are found."), "12 %"),
    )


def of_rehearsal(plot: HitStrip) -> States:
    def show(n_both: int) -> Callable[[], object]:
        hits = np.array([[True, True]] * n_both + [[True, False]] * (20 - n_both))
        found = Rehearsal(
            hits=hits, others=2 - hits.sum(axis=1), p_all=0.86, p_any=0.95, standard_error=0.0, n_people=400, seed=1
        )
        return lambda: plot.show_found(found)

    return (show(17), "17"), (show(15), "15"), (lambda: plot.show_found(None), "")


def of_belief(plot: BeliefPlot) -> States:
    def show(exact: float) -> Callable[[], object]:
        found = Belief(person=1, took_part=True, prior=0.25, exact=exact, private=(0.28,), least=0.17, most=0.36)
        return lambda: plot.show_found(found, [found])

    return (show(0.95), "95"), (show(0.91), "91"), (lambda: plot.show_found(None), "")


def of_hundred(plot: HundredPlot) -> States:
    def show(high: float) -> Callable[[], object]:
        plan = new_plan(title="x")
        plan = replace(plan, adversary=replace(plan.adversary, prior=PriorRange(0.1, high)))
        return lambda: plot.show_people(hundred_people(plan), hundred_words(plan))

    return (show(0.5), "50"), (show(0.4), "40")


def of_genome(plot: GenomePlot) -> States:
    def show(*names: str) -> Callable[[], object]:
        snps = [ReleasedSnp(chromosome="9", position=22_000_000, name=name) for name in names]
        return lambda: plot.show_snps(snps)

    return (show("rs1"), "rs1"), (show("rs2"), "rs2"), (show("rs2", "rs3"), "rs3")


def of_exact_results(plot: ExactRocPlot | ExactPosteriorPlot) -> States:
    def show(n_snps: int) -> Callable[[], object]:
        study = ExactStudy(n_participants=1000)
        return lambda: plot.show_answer(
            answer_exactly(ExactQuestion(columns=Columns.FREQUENCIES, study=study, n_snps=n_snps))
        )

    few, many = ("1.83 %", "52.9 %") if isinstance(plot, ExactRocPlot) else ("7.95 %", "99.7 %")
    return (show(1000), digits(few)), (show(10_000), digits(many))


STATES: dict[type[Plot], Callable[..., States]] = {
    PosteriorPlot: of_model,
    RangePlot: of_model,
    PeoplePlot: of_people,
    OptionsPlot: of_options,
    AttackPlot: of_attacks,
    HitStrip: of_rehearsal,
    BeliefPlot: of_belief,
    HundredPlot: of_hundred,
    GenomePlot: of_genome,
    ExactRocPlot: of_exact_results,
    ExactPosteriorPlot: of_exact_results,
}


def kinds(base: type[Plot] = Plot) -> Iterator[type[Plot]]:
    """What is shown: a kind that has kinds of its own is only what they have in common."""
    own = [kind for kind in base.__subclasses__() if kind.__module__.startswith("gwasprivacy.")]
    if not own:
        yield base
    for kind in own:
        yield from kinds(kind)


@pytest.fixture(params=["en", "de"])
def language(request: pytest.FixtureRequest) -> str:
    if request.param == "de":
        request.getfixturevalue("german")
    found: str = request.param
    return found


def heard(plot: Plot) -> str:
    return plot.accessibleDescription()


def test_every_kind_of_plot_is_looked_at_here() -> None:
    assert set(kinds()) == set(STATES)


@pytest.mark.parametrize("kind", STATES, ids=lambda kind: kind.__name__)
def test_a_plot_says_its_axes_and_its_numbers_and_says_others_when_they_change(
    qtbot: QtBot, language: str, kind: Callable[[], Plot]
) -> None:
    plot = kind()
    qtbot.addWidget(plot)
    before = heard(plot)
    for change, number in STATES[type(plot)](plot):
        change()
        assert plot.accessibleName().strip()
        now = heard(plot)
        assert now != before, "the data changed"
        assert number.replace(" ", "\u00a0") in now.replace(" ", "\u00a0")
        for axis in plot._names:
            assert axis.replace("<sup>", "^").replace("</sup>", "").strip() in now
        assert "<" not in now
        before = now


def test_what_was_read_with_the_keys_goes_and_the_whole_is_said_again(qtbot: QtBot) -> None:
    plot = RangePlot()
    qtbot.addWidget(plot)
    plot.show_model(AdversaryModel())
    whole = heard(plot)
    qtbot.keyClick(plot, Qt.Key.Key_Right)
    assert heard(plot) != whole
    qtbot.keyClick(plot, Qt.Key.Key_Escape)
    assert heard(plot) == whole


def test_a_budget_is_said_as_it_is(qtbot: QtBot, language: str) -> None:
    bar = BudgetBar()
    qtbot.addWidget(bar)
    said = [bar.accessibleDescription()]
    for cost in (0.5, 0.25, 2.0):
        bar.show_shares(BudgetShares(total=1.0, spent=0.25, cost=cost))
        said.append(bar.accessibleDescription())
    assert bar.accessibleName()
    assert all(said)
    assert len(set(said)) == len(said)


def test_every_plot_that_is_shown_anywhere_has_a_name_and_a_description(
    qtbot: QtBot, language: str, window: MainWindow
) -> None:
    without_simulation(window)
    found: set[type[Plot]] = set()
    for place in PLACES:
        with opened(window, place) as root:
            for plot in root.findChildren(Plot):
                found.add(type(plot))
                assert plot.accessibleName().strip(), (place, type(plot).__name__)
                assert heard(plot).strip(), (place, type(plot).__name__)
    assert found == set(STATES) - {GenomePlot}, "a genome is there once something was released"
