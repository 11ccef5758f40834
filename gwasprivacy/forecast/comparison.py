"""Which score and mechanism needs the fewest people: every pair that the plan could have, compared on the same studies."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from gwasprivacy.association.scores.registry import SCORES
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.success import Metric
from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import mark, say, say_count, say_marked
from gwasprivacy.base.number_words import count, percent
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.forecast.answers import curves_of, is_clearly_less, people_needed
from gwasprivacy.forecast.curves import NEARLY_SURE, Curve, curve_of, sizes_between, with_own_size
from gwasprivacy.forecast.estimates import Partial, previewed
from gwasprivacy.forecast.kept_answers import AnswerStore
from gwasprivacy.forecast.kept_results import KeepingExecutor, KeptForOne
from gwasprivacy.forecast.largest_and_executor import (
    SEARCH_STUDIES,
    MakeExecutor,
    executor_for,
    is_within_reach,
    largest_study,
    smallest_study,
    work_of,
)
from gwasprivacy.forecast.offsets import (
    WORTH_A_WORD,
    clear_winners,
    offered,
    offsets_of_scores,
    promising,
    without_offset,
)
from gwasprivacy.forecast.questions import LineQuestion, Question, by_mechanism
from gwasprivacy.forecast.words import share_words
from gwasprivacy.mechanisms.registry import MECHANISMS
from gwasprivacy.plan.another_mechanism import of_mechanism
from gwasprivacy.plan.needed_people import Needed, number_words
from gwasprivacy.plan.plan import Plan, kept_in_step
from gwasprivacy.plan.plan_rules import check_plan
from gwasprivacy.plan.planning_scenario import Line
from gwasprivacy.simulation.curves.curve import CurvePoint, CurveRequest, UtilityCurve
from gwasprivacy.simulation.curves.estimate_error import spread_of
from gwasprivacy.simulation.curves.preview import can_preview

SIZES = 7
STAGE = mark("Comparing scores and mechanisms")
COARSE, FINE_STEPS = 1.5, 2
BEYOND = 6.0  # pairs that need so many times the people of the best are not followed further
MOST_COMPETING = 6
WORTH_SIMULATING = 2.5  # nor simulated beyond this
_KEPT = KeptForOne()  # of a comparison that was stopped; public, as all that is simulated


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """A pair, and how many people it needs; ``probability`` at the plan's own size with its standard error; ``share``: it in words,
    with the interval of an estimate.  ``is_shown``: not for an estimate whose error is not known.  ``n_studies``: simulated for
    each size so far, 0 for a closed form."""

    score: ScoreChoice
    mechanism: str
    needed: Needed
    probability: float | None = None
    error: float = 0.0
    share: str = ""
    is_shown: bool = True
    n_studies: int = 0

    @property
    def pair(self) -> tuple[ScoreChoice, str]:
        return self.score, self.mechanism

    @property
    def label(self) -> str:
        return pair_words(self.score, self.mechanism)


def pair_words(score: ScoreChoice, mechanism: str) -> str:
    """ "total variation + joint draw"."""
    return f"{score.spoken_label} + {say_marked(MECHANISMS[mechanism].short)}"


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
    listed = sorted(SCORES.values(), key=lambda score: bool(score.usual))
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
            try:
                release = of_mechanism(plan.release, name, score=score)
                check_plan(kept_in_step(replace(plan, release=release)))
            except GwasPrivacyError:
                continue
            found.append((score, name))
    return tuple(found)


def _requests(question: Question, pairs: Sequence[tuple[ScoreChoice, str]]) -> list[CurveRequest]:
    line = question.line(Line.THIS)
    assert line is not None, "a refused plan has no options"
    return [_with(question, line, pair).request for pair in pairs]


def _with(question: Question, line: LineQuestion, pair: tuple[ScoreChoice, str]) -> LineQuestion:
    epsilon = dict(question.epsilons).get(pair[1], line.request.epsilon)
    request = by_mechanism(line.request, pair[1], score=pair[0], threshold=None, epsilon=epsilon)
    return replace(line, request=request)


def estimate_options(
    question: Question,
    pairs: Sequence[tuple[ScoreChoice, str]],
    *,
    work: Work = UNWATCHED,
) -> tuple[Option, ...]:
    """Every pair with a closed form, best first.  A second or so.  Only those whose error is known are for showing; the others
    help to choose what to simulate."""
    known = [
        pair
        for pair, request in zip(pairs, _requests(question, pairs), strict=True)
        if can_preview(request, question.scenario)
    ]
    if not known:
        return ()
    requests = _requests(question, known)
    spreads = [spread_of(question.scenario, request) for request in requests]
    largest = largest_study(question.scenario)
    size, best = float(smallest_study(question.scenario)), None
    found: list[dict[int, CurvePoint]] = [{} for _ in known]

    def option(which: int) -> Option:
        spread = spreads[which]
        made = _option(question, known[which], curve_of(found[which].values(), spread=spread or 0.0))
        return replace(made, is_shown=spread is not None)

    def look(size: int, wanted: Sequence[int]) -> list[float]:
        points = previewed(question.scenario, [requests[which] for which in wanted], size, work)
        for which, point in zip(wanted, points, strict=False):
            found[which][size] = point
        return [point.value(question.metric) for point in points]

    while size < largest and (best is None or size < BEYOND * best):
        work.progress(STAGE, size, largest if best is None else 1.2 * BEYOND * best)
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
        for which in range(len(known)):
            needed = option(which).needed.people
            if needed is not None and best is not None and needed < WORTH_SIMULATING * best:
                look(needed, [which])
    return ranked(option(which) for which, points in enumerate(found) if points)


@dataclass(frozen=True, slots=True, kw_only=True)
class Estimated:
    """What a comparison starts from: the ``pairs`` that the plan could have without an offset (and its own), and ``options``
    of every pair with a closed form, also with offsets."""

    pairs: tuple[tuple[ScoreChoice, str], ...]
    options: tuple[Option, ...]


def estimate_comparison(question: Question, plan: Plan, *, work: Work = UNWATCHED) -> Estimated:
    """Which pairs there are to compare, and their estimates."""
    pairs = pairs_of(plan, with_offsets=True)
    own = plan.release.score
    return Estimated(
        pairs=tuple(pair for pair in pairs if pair[0].offset is None or pair[0] == own),
        options=estimate_options(question, pairs, work=work),
    )


def simulate_options(
    question: Question,
    pairs: Sequence[tuple[ScoreChoice, str]],
    estimates: Sequence[Option],
    *,
    own: tuple[ScoreChoice, str] | None = None,
    compared: Sequence[Option] = (),
    store: AnswerStore | None = None,
    make_executor: MakeExecutor = executor_for,
    work: Work = UNWATCHED,
    partial: Partial | None = None,
) -> tuple[Option, ...]:
    """The guaranteeing pairs on the same simulated studies, around where they reach the target; then those that compete are
    searched for their numbers of people, as the plan's own pair is anywhere else.  Best first.

    Pairs whose estimate is far behind keep it, and what is not searched is marked as an estimate.  Scores less an offset are
    simulated where the estimate is in their favour, and among the answers only if they win study by study over the same score
    without (or are that of the plan's ``own`` pair).  ``partial`` receives what there is so far; where it had every study (see
    :func:`is_whole`) before the work was stopped, it is continued with that as ``compared``.  Studies that were simulated before a
    stop are kept, for this scenario alone, until the comparison is done or another begins: only missing ones are simulated.
    """
    competing = promising(estimates)
    pairs = [*pairs, *(pair for pair in competing if pair not in pairs)]
    best = min((option.needed.people for option in estimates if option.needed.people is not None), default=None)
    far = {} if best is None else {o.pair: o for o in estimates if o.is_shown and o.pair in pairs and _is_far(o, best)}
    # What an offset is compared with is simulated however far behind it is, and so is what the plan has.
    needed = {without_offset(pair) for pair in pairs if pair[0].offset is not None and pair not in far}
    pairs = [pair for pair in pairs if pair not in far or pair in needed or pair == own]
    requests = dict(zip(pairs, _requests(question, pairs), strict=True))
    column = 0 if question.metric is Metric.ALL else 1

    def options(found: UtilityCurve) -> tuple[Option, ...]:
        simulated = [
            _option(question, pair, curve_of(found.line(request)))
            for pair, request in requests.items()
            if pair not in far or pair == own
        ]
        behind = [option for pair, option in far.items() if pair != own]
        studies = {size: each[:, :, column] for size, each in found.studies.items()}
        ahead = clear_winners(pairs, studies, question.target)
        return ranked(offered([*simulated, *behind], None if own is None else own[0], ahead))

    sizes = _sizes(question, best)
    n_studies = question.scenario.n_studies * len(sizes) + SEARCH_STUDIES * MOST_COMPETING
    same = (question.scenario, question.files)  # what else is asked stands in each study's own task
    with make_executor(work_of(question.scenario, n_studies)) as workers:
        executor = KeepingExecutor(workers, _KEPT.of(same))
        found = tuple(compared) or options(
            curves_of(
                question.scenario,
                list(requests.values()),
                sizes=sizes,
                work=work.on(executor),
                on_points=None if partial is None else lambda found: partial(options(found)),
            )
        )
        if partial is not None:
            partial(found)
        contest = [option.pair for option in _contest(found, own) if option.pair in requests]
        answers = people_needed(
            question.scenario,
            [requests[pair] for pair in contest],
            metric=question.metric,
            files=question.files,
            store=store,
            work=work.on(executor),
        )
    _KEPT.forget(same)
    searched = dict(zip(contest, answers, strict=True))
    return ranked(replace(option, needed=searched.get(option.pair, option.needed)) for option in found)


def is_whole(question: Question, options: Sequence[Option]) -> bool:
    """Whether every study of the comparison was simulated, so that at most the search is missing."""
    done = [option.n_studies for option in options if option.n_studies]
    return bool(done) and min(done) >= question.scenario.n_studies


def stopped_words(question: Question, options: Sequence[Option], n_pairs: int) -> str:
    """How far a comparison of ``n_pairs`` had come when it was stopped: "Stopped: 12 of 18 compared, …"."""
    compared = [option for option in options if option.n_studies]
    if not compared:
        return say("Stopped: none of {pairs} combinations was compared by simulation yet.", pairs=count(n_pairs))
    return say(
        "Stopped: {n} of {pairs} combinations compared, on {done} of {studies} simulated studies for each size.",
        n=count(len(compared)),
        pairs=count(max(n_pairs, len(compared))),
        done=count(min(option.n_studies for option in compared)),
        studies=count(question.scenario.n_studies),
    )


def _sizes(question: Question, best: int | None) -> list[int]:
    """Where pairs are compared: around where the ``best`` reaches the target, and with as many people as the plan has."""
    low, high = (0.6 * best, 1.3 * WORTH_SIMULATING * best) if best is not None else (500.0, 10_000.0)
    low = max(low, smallest_study(question.scenario))
    sizes = sizes_between(low, max(high, 1.5 * low), SIZES)
    if is_within_reach(question.scenario, question.n_people):
        sizes = with_own_size(sizes, question.n_people)
    return list(sizes)


def _contest(options: Sequence[Option], own: tuple[ScoreChoice, str] | None) -> list[Option]:
    """The pairs whose numbers are searched: the first few that are not far behind, and the plan's own."""
    best = next((option.needed.people for option in options if option.needed.people is not None), None)
    near = [option for option in options if best is not None and not _is_far(option, best)][:MOST_COMPETING]
    return [*near, *(option for option in options if option.pair == own and option not in near)]


def _is_far(option: Option, best: int) -> bool:
    people = option.needed.people
    return option.needed.above if people is None else people > WORTH_SIMULATING * best


def _option(question: Question, pair: tuple[ScoreChoice, str], curve: Curve) -> Option:
    curve = curve.meeting(question.n_people, None, question.target, question.metric)
    return Option(
        score=pair[0],
        mechanism=pair[1],
        needed=curve.needed(question.target, question.metric),
        probability=curve.at(question.n_people, question.metric),
        error=curve.error_at(question.n_people, question.metric),
        share=share_words(curve, question.n_people, question.metric),
        n_studies=0 if curve.is_estimate else min((point.n_studies for point in curve.points), default=0),
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
    """The recommendation in words; ``better`` is the pair to take, None where the plan has it, which ``is_best`` says is known."""

    text: str
    better: tuple[ScoreChoice, str] | None = None
    is_best: bool = False


def advice(plan: Plan, options: Sequence[Option]) -> Advice:
    """What to recommend.  Says by how much it wins, and that an estimate is one."""
    reached = [option for option in options if option.needed.people is not None]
    if not reached:
        far = say("No score and mechanism reaches the target with a study of any practical size.")
        return Advice(text=far if options else "")
    best, own = reached[0], (plan.release.score, plan.release.mechanism)
    mine = next((option for option in options if option.pair == own), None)
    if mine is not None and mine.needed.people is not None and not _is_better(best, mine):
        if best.pair != own and saved_share(best, mine) >= WORTH_A_WORD:
            people = number_words(mine.needed)
            return Advice(
                text=say(
                    "No other combination needs clearly fewer participants than your choice: {people}.", people=people
                ),
                is_best=True,
            )
        others = [option for option in reached if option.pair != own]
        margin = _margin(number_words(mine.needed), mine, others[0] if others else None)
        return Advice(text=_kept(mine, len(options), margin), is_best=True)
    people = say("{number} participants", number=number_words(best.needed))
    margin = _margin(people, best, reached[1] if len(reached) > 1 else None)
    said = [_recommended(best, margin)]
    if mine is not None:
        said.append(say("Your choice needs {number}.", number=number_words(mine.needed)))
    if best.score.offset is not None:
        said.append(say("It needs a public reference panel."))
    return Advice(text=" ".join(said), better=best.pair)


def _recommended(best: Option, people: str) -> str:
    """The best pair.  What an estimate leaves out may turn the order round, which the simulation shows."""
    if best.needed.is_estimate:
        return say("Recommended (quick estimate): {pair}, {people}.", pair=best.label, people=people)
    return say("Recommended: {pair}, {people}.", pair=best.label, people=people)


def _kept(mine: Option, n_pairs: int, people: str) -> str:
    """That the plan has the best of the pairs, of ``n_pairs``."""
    if mine.needed.is_estimate:
        return say_count(
            "Your choice needs the fewest participants of all {n} combinations (quick estimate): {people}.",
            one="Your choice is the only combination (quick estimate): {people}.",
            n=n_pairs,
            people=people,
        )
    return say_count(
        "Your choice needs the fewest participants of all {n} combinations: {people}.",
        one="Your choice is the only combination: {people}.",
        n=n_pairs,
        people=people,
    )


def _margin(people: str, best: Option, second: Option | None) -> str:
    """``people`` with what the next one needs: "990 people, 12 % fewer than the next (…)"."""
    if second is None or best.needed.is_estimate:
        return people  # two estimates have no difference that is known
    share = saved_share(best, second)
    if not _is_better(best, second):
        return say("{people}; {pair} is as good", people=people, pair=second.label)
    fewer = percent(round(share, 2))
    return say("{people}, {share} fewer than the next ({pair})", people=people, share=fewer, pair=second.label)


def _is_better(best: Option, other: Option) -> bool:
    """Whether ``best`` takes fewer people than ``other`` by more than the simulation leaves open, and than is worth a word."""
    return is_clearly_less(best.needed, other.needed) and saved_share(best, other) >= WORTH_A_WORD


def saved_share(best: Option, other: Option) -> float:
    """By which share of ``other``'s people ``best`` needs fewer."""
    if best.needed.people is None or other.needed.people is None:
        return 0.0
    return 1.0 - best.needed.people / other.needed.people
