"""Which score and mechanism needs the fewest people: every pair that the plan could have, compared on the same studies."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from gwasprivacy.association.scores.registry import scores
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import mark
from gwasprivacy.base.number_words import percent
from gwasprivacy.base.progress import NEVER_CANCELLED, NO_PROGRESS, Cancel, Progress
from gwasprivacy.forecast.answers import (
    MakeExecutor,
    Partial,
    executor_for,
    largest_study,
    points_of,
    previewed,
    smallest_study,
    work_of,
)
from gwasprivacy.forecast.curves import NEARLY_SURE, Curve, Metric, Needed, sizes_between
from gwasprivacy.forecast.offsets import (
    NEEDS_PANEL,
    WORTH_A_WORD,
    clear_winners,
    offered,
    offsets_of_scores,
    promising,
    without_offset,
)
from gwasprivacy.forecast.planned import Line
from gwasprivacy.forecast.questions import LineQuestion, Question
from gwasprivacy.mechanisms.selection import MECHANISMS
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.plan_rules import check_plan
from gwasprivacy.simulation.curves.curve import CurvePoint, CurveRequest
from gwasprivacy.simulation.curves.preview import can_preview
from gwasprivacy.simulation.curves.utility import FloatArray, utility_curve
from gwasprivacy.simulation.studies.scenario import Engine

STUDIES = 60  # per size: enough to tell pairs apart that differ by a few per cent
SIZES = 9
STAGE = mark("Comparing scores and mechanisms")
COARSE, FINE_STEPS = 1.5, 2
BEYOND = 6.0  # pairs that need so many times the people of the best are not followed further
MOST_COMPETING = 6
WORTH_SIMULATING = 2.5  # nor simulated beyond this


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """A pair, and how many people it needs; ``probability`` at the plan's own size with its standard error."""

    score: ScoreChoice
    mechanism: str
    needed: Needed
    probability: float | None = None
    error: float = 0.0

    @property
    def pair(self) -> tuple[ScoreChoice, str]:
        return self.score, self.mechanism

    @property
    def label(self) -> str:
        return pair_words(self.score, self.mechanism)


def pair_words(score: ScoreChoice, mechanism: str) -> str:
    """ "total variation + joint draw"."""
    return f"{score.label} + {MECHANISMS[mechanism].short}"


def worth_drawing(options: Sequence[Option], own: tuple[ScoreChoice, str]) -> tuple[Option, ...]:
    """The pairs that compete (the best few, so that their names can be read), the plan's own, and of every score its best."""
    best = next((option.needed.people for option in options if option.needed.people is not None), None)
    drawn: list[Option] = []
    seen: set[ScoreChoice] = set()
    for option in options:
        near = best is not None and option.needed.people is not None and option.needed.people <= WORTH_SIMULATING * best
        if (near and len(drawn) < MOST_COMPETING) or option.pair == own or option.score not in seen:
            drawn.append(option)
        seen.add(option.score)
    return tuple(drawn)


def scores_compared() -> tuple[ScoreChoice, ...]:
    """Every score without an offset, at each level that it asks to be compared at; those that need more than a name last."""
    listed = sorted(scores(), key=lambda score: bool(score.usual))
    return tuple(ScoreChoice(name=score.name, **chosen) for score in listed for chosen in score.compared)


def pairs_of(plan: Plan, *, with_offsets: bool = False) -> tuple[tuple[ScoreChoice, str], ...]:
    """The pairs that have a proof for this plan.  Scores less an offset, which must win before they are offered, only if
    asked or chosen.

    A plan without a public panel is judged as if it had one: who takes an offset is asked for it.
    """
    scores = list(scores_compared())
    if with_offsets:
        scores += offsets_of_scores()
    if plan.release.score not in scores:
        scores.append(plan.release.score)
    if plan.design.reference is None:
        plan = replace(plan, design=replace(plan.design, reference="a public panel"))
    found = []
    for score in scores:
        for name, mechanism in MECHANISMS.items():
            if mechanism.size_varies:
                continue  # a set of unknown size answers another question
            release = replace(plan.release, score=score, mechanism=name, threshold=None)
            try:
                check_plan(replace(plan, release=release))
            except GwasPrivacyError:
                continue
            found.append((score, name))
    return tuple(found)


def _requests(question: Question, pairs: Sequence[tuple[ScoreChoice, str]]) -> list[CurveRequest]:
    line = question.line(Line.THIS)
    assert line is not None, "a refused plan has no options"
    return [_with(line, pair).request for pair in pairs]


def _with(line: LineQuestion, pair: tuple[ScoreChoice, str]) -> LineQuestion:
    return replace(line, request=replace(line.request, score=pair[0], mechanism=pair[1], threshold=None))


def estimate_options(
    question: Question,
    pairs: Sequence[tuple[ScoreChoice, str]],
    *,
    progress: Progress = NO_PROGRESS,
    cancel: Cancel = NEVER_CANCELLED,
) -> tuple[Option, ...]:
    """Every pair with a closed form, best first.  A second or so."""
    known = [pair for pair, request in zip(pairs, _requests(question, pairs), strict=True) if can_preview(request)]
    if not known:
        return ()
    requests = _requests(question, known)
    largest = largest_study(question.scenario)
    size, best = float(smallest_study(question.scenario)), None
    found: list[dict[int, CurvePoint]] = [{} for _ in known]

    def look(size: int, wanted: Sequence[int]) -> list[float]:
        cancel.check()
        points = previewed(question.scenario, [requests[which] for which in wanted], size)
        for which, point in zip(wanted, points, strict=False):
            found[which][size] = point
        return [point.p_all if question.metric is Metric.ALL else point.p_any for point in points]

    while size < largest and (best is None or size < BEYOND * best):
        progress(STAGE, size, largest if best is None else 1.2 * BEYOND * best)
        values = look(int(size), range(len(known)))
        if best is None and values and max(values) >= question.target:
            best = size
        if values and min(values) > max(question.target, NEARLY_SURE):
            break
        size *= COARSE
    if not any(found):
        return ()
    # The coarse steps tell who is far behind; the others are followed to their crossings.
    for _ in range(FINE_STEPS):
        for which, pair in enumerate(known):
            needed = _option(question, pair, _curve(found[which].values())).needed.people
            if needed is not None and best is not None and needed < WORTH_SIMULATING * best:
                look(needed, [which])
    return ranked(
        _option(question, pair, _curve(points.values())) for pair, points in zip(known, found, strict=True) if points
    )


def _curve(points: Iterable[CurvePoint]) -> Curve:
    return Curve(points=points_of(points), is_estimate=True)


def simulate_options(
    question: Question,
    pairs: Sequence[tuple[ScoreChoice, str]],
    estimates: Sequence[Option],
    *,
    n_studies: int = STUDIES,
    own: ScoreChoice | None = None,
    make_executor: MakeExecutor = executor_for,
    progress: Progress = NO_PROGRESS,
    cancel: Cancel = NEVER_CANCELLED,
    partial: Partial | None = None,
) -> tuple[Option, ...]:
    """The promising pairs on the same simulated studies, around where they reach the target; best first.

    Pairs whose estimate is far behind keep it.  Scores less an offset are simulated where the estimate is in their favour,
    and among the answers only if they win study by study over the same score without (or are the plan's ``own``).
    """
    competing = promising(estimates)
    pairs = [*pairs, *(pair for pair in competing if pair not in pairs)]
    best = min((option.needed.people for option in estimates if option.needed.people is not None), default=None)
    far = {} if best is None else {o.pair: o for o in estimates if o.pair in pairs and _is_far(o, best)}
    # What an offset is compared with is simulated however far behind it is.
    needed = {without_offset(pair) for pair in pairs if pair[0].offset is not None and pair not in far}
    pairs = [pair for pair in pairs if pair not in far or pair in needed]
    requests = _requests(question, pairs)
    low, high = (0.6 * best, 1.3 * WORTH_SIMULATING * best) if best is not None else (500.0, 10_000.0)
    low = max(low, smallest_study(question.scenario))
    sizes = list(sizes_between(low, max(high, 1.5 * low), SIZES))
    if sizes[0] <= question.n_people <= sizes[-1]:
        sizes = sorted({*sizes, question.n_people})

    studies: dict[int, FloatArray] = {}

    def options(points: Sequence[CurvePoint]) -> tuple[Option, ...]:
        simulated = [
            _option(question, pair, Curve(points=points_of(points[which :: len(pairs)]), is_estimate=False))
            for which, pair in enumerate(pairs)
            if pair not in far
        ]
        column = 0 if question.metric is Metric.ALL else 1
        ahead = clear_winners(pairs, {size: found[:, :, column] for size, found in studies.items()}, question.target)
        return ranked(offered([*simulated, *far.values()], own, ahead))

    with make_executor(work_of(question.scenario, n_studies * len(sizes))) as executor:
        points = utility_curve(
            question.scenario,
            requests,
            sizes=sizes,
            n_studies=n_studies,
            executor=executor,
            progress=progress,
            cancel=cancel,
            on_points=None if partial is None else lambda found: partial(options(found)),
            studies=studies,
        )
    return options(points)


def _is_far(option: Option, best: int) -> bool:
    people = option.needed.people
    return option.needed.above if people is None else people > WORTH_SIMULATING * best


def _option(question: Question, pair: tuple[ScoreChoice, str], curve: Curve) -> Option:
    return Option(
        score=pair[0],
        mechanism=pair[1],
        needed=curve.needed(question.target, question.metric),
        probability=curve.at(question.n_people, question.metric),
        error=curve.error_at(question.n_people, question.metric),
    )


def ranked(options: Iterable[Option]) -> tuple[Option, ...]:
    """The fewest people first; those that never get there last, the likelier ones before."""

    def place(option: Option) -> tuple[float, float]:
        people = option.needed.people
        if people is None:
            people = 10 * option.needed.limit if option.needed.above else 0
        return people, -(option.probability or 0.0)

    return tuple(sorted(options, key=place))


@dataclass(frozen=True, slots=True, kw_only=True)
class Advice:
    """The recommendation in words; ``better`` is the pair to take, None where the plan has it."""

    text: str
    better: tuple[ScoreChoice, str] | None = None


def advice(plan: Plan, options: Sequence[Option]) -> Advice:
    """What to recommend.  Says by how much it wins, and that an estimate is one."""
    reached = [option for option in options if option.needed.people is not None]
    if not reached:
        far = "No score and mechanism gets there with a study of any practical size."
        return Advice(text=far if options else "")
    best, own = reached[0], (plan.release.score, plan.release.mechanism)
    mine = next((option for option in options if option.pair == own), None)
    if mine is not None and mine.needed.people is not None and saved_share(best, mine) < WORTH_A_WORD:
        others = [option for option in reached if option.pair != own]
        margin = _margin(mine, others[0]) if others else ""
        text = f"your choice needs the fewest people of all {len(options)} pairs: {mine.needed.words}{margin}."
        return Advice(text=_said_of(best, plan, text))
    margin = _margin(best, reached[1]) if len(reached) > 1 else ""
    panel = f" It {NEEDS_PANEL}." if best.score.offset is not None else ""
    text = f"recommended: {best.label}, {best.needed.words} people{margin}.{_against_own(best, mine)}{panel}"
    return Advice(text=_said_of(best, plan, text), better=best.pair)


def _said_of(best: Option, plan: Plan, text: str) -> str:
    """``text`` as a sentence.  What an estimate leaves out may turn the order round, which the simulation shows."""
    if not best.needed.is_estimate:
        return text[0].upper() + text[1:]
    linked = plan.scenario is not None and plan.scenario.engine is not Engine.FAST
    return f"By a first estimate{', without linkage' if linked else ''}: {text}"


def _margin(best: Option, second: Option) -> str:
    """ ", 12 % fewer than the next (…)"."""
    share = saved_share(best, second)
    if share < WORTH_A_WORD:
        return f"; {second.label} is as good"
    return f", {percent(round(share, 2))} fewer than the next ({second.label})"


def _against_own(best: Option, mine: Option | None) -> str:
    if mine is None:
        return ""
    return f" Your choice needs {mine.needed.words}."


def saved_share(best: Option, other: Option) -> float:
    """By which share of ``other``'s people ``best`` needs fewer."""
    if best.needed.people is None or other.needed.people is None:
        return 0.0
    return 1.0 - best.needed.people / other.needed.people
