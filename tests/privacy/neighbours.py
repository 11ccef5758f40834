"""Neighbouring studies released in worlds that differ in nothing else: whatever is published must be the same bytes.

Fixed here are what the mechanisms draw, the ledger's identity, its nonces and the clock.  All else is the program's: it reads the
files, counts, debits, builds the report, signs, and writes.  What then differs between neighbours has come from a person's data
past the draw.
"""

from __future__ import annotations

import base64
import functools
import heapq
import itertools
import json
import secrets
import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
import pytest

from gwasprivacy.association.scores.registry import SCORES
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.executors import InlineExecutor
from gwasprivacy.base.text_files import file_digest
from gwasprivacy.mechanisms import number_draws
from gwasprivacy.mechanisms.counts import NoisyCounts
from gwasprivacy.mechanisms.effects.exact_sums import TraitSums
from gwasprivacy.mechanisms.number_draws import NoisyValues
from gwasprivacy.mechanisms.registry import MECHANISMS, OTHER_RELEASES
from gwasprivacy.membership.secrets import Sizes
from gwasprivacy.plan.plan import Plan, ReleaseChoices
from gwasprivacy.plan.plan_rules import check_plan
from gwasprivacy.release import draw, engine, permission
from gwasprivacy.release.ledger import ledger as ledger_module
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.prepared import PreparedRelease
from gwasprivacy.release.verify import verify_report
from gwasprivacy.statement import release_facts
from gwasprivacy.study.design import CandidateList, GenotypeFilter, Loci, Sites, StudyDesign, Weights
from gwasprivacy.study.file_answers import CaseCode
from gwasprivacy.study.public_lists.locus_index import LocusIndex
from gwasprivacy.study.sizes import StudySizes, TraitSizes
from tests.privacy.sites_in_files import (
    EVERY_WRITER,
    EVERYBODY,
    HAS_OWN_PHENOTYPE,
    MAY_BE_CALLED,
    Group,
    Site,
    phenotypes,
    texts,
    write_called,
)
from tests.release.kind_plans import ATTACKERS
from tests.release.preparing import prepare_release
from tests.release.scene import N_GROUP, set_up, small_plan

DAY = "2026-05-04"
LISTED = 12
"""rs1 … rs12 at 1000, 2000, … are the public list; what a file has besides is nobody's candidate."""
BUDGET = 4.0

# --------------------------------------------------------------------------------------------------------- the studies


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Data:
    """A study: its sites as a caller writes them, and its people."""

    sites: list[Site]
    group: Group = EVERYBODY


def _calls() -> np.ndarray:
    """(LISTED, 40) copies of the alternative allele.  Nobody carries it at rs5; at rs7 both alleles are equally common, so
    that the first person decides which is the minor one."""
    calls = np.random.default_rng(3).integers(0, 3, size=(LISTED, len(EVERYBODY)))
    calls[4] = 0
    calls[6] = np.arange(len(EVERYBODY)) % 2 * 2
    return calls


def _sites(calls: np.ndarray, every: bool) -> list[Site]:
    """``every``: as an array's file has them, else as a caller writes them, nothing where nobody carries the variant."""
    rows = [(row, copies) for row, copies in enumerate(calls) if every or copies.any()]
    return [(1000 * (row + 1), f"rs{row + 1}", "G", "A", texts(copies)) for row, copies in rows]


def as_it_is(every: bool) -> Data:
    return Data(sites=_sites(_calls(), every))


def replaced(every: bool) -> Data:
    """Another person, with other calls everywhere but where nobody carries anything."""
    calls = _calls()
    calls[:, 0] = np.where(calls.any(axis=1), (calls[:, 0] + 2) % 3, 0)
    return Data(sites=_sites(calls, every), group=replace(EVERYBODY, names=("new", *EVERYBODY.names[1:])))


def one_more_carrier(every: bool) -> Data:
    """The first person is found to carry a variant at rs5, which is listed, and at rs99, which is on no list and no array."""
    calls = _calls()
    calls[4, 0] = 1
    new = [] if every else [(4500, "rs99", "C", "T", texts(np.arange(len(EVERYBODY)) == 0))]
    return Data(sites=sorted([*_sites(calls, every), *new]))


def _changed(change: Callable[[Site], list[Site]], snp: str, data: Data) -> Data:
    return Data(sites=sorted(each for site in data.sites for each in (change(site) if site[1] == snp else [site])))


def a_third_allele(every: bool) -> Data:
    """The first person has a third allele at rs2, which has an id of its own."""
    return _changed(lambda s: [(s[0], f"{s[1]};rs777", s[2], f"{s[3]},T", ["0/2", *s[4][1:]])], "rs2", as_it_is(every))


def one_more_allele(every: bool) -> Data:
    """That, and a deletion that lengthens the reference at rs7."""
    return _changed(lambda s: [(s[0], s[1], "GC", "AC,G", ["0/2", *s[4][1:]])], "rs7", a_third_allele(every))


def one_more_record(every: bool) -> Data:
    """A third allele in a record of its own."""
    new = ["0/1", *["0/0"] * (len(EVERYBODY) - 1)]
    return _changed(lambda s: [s, (s[0], s[1], s[2], "T", new)], "rs2", as_it_is(every))


def other_missing_calls(every: bool) -> Data:
    calls = _calls()
    calls[::2, 0] = 3
    calls[4, 0] = 3 if every else 0
    return Data(sites=_sites(calls, every))


def other_cases(every: bool) -> Data:
    """A case and a control change places."""
    is_case = EVERYBODY.is_case.copy()
    is_case[[0, -1]] = is_case[[-1, 0]]
    return Data(sites=_sites(_calls(), every), group=replace(EVERYBODY, is_case=is_case))


def one_more(is_case: bool) -> Callable[[bool], Data]:
    def added(every: bool) -> Data:
        sites = [(*site[:4], [*site[4], "0/1"]) for site in _sites(_calls(), every)]
        return Data(
            sites=sites, group=Group(names=(*EVERYBODY.names, "new"), is_case=np.append(EVERYBODY.is_case, is_case))
        )

    return added


def one_removed(every: bool) -> Data:
    group = Group(names=EVERYBODY.names[:-1], is_case=EVERYBODY.is_case[:-1])
    return Data(sites=_sites(_calls()[:, :-1], every), group=group)


def one_case(every: bool) -> Data:
    """The first person is the only case."""
    return Data(sites=_sites(_calls(), every), group=replace(EVERYBODY, is_case=np.arange(len(EVERYBODY)) == 0))


def no_case(every: bool) -> Data:
    return Data(sites=_sites(_calls(), every), group=replace(EVERYBODY, is_case=np.zeros(len(EVERYBODY), bool)))


def without_the_case(every: bool) -> Data:
    group = Group(names=EVERYBODY.names[1:], is_case=np.zeros(len(EVERYBODY) - 1, bool))
    return Data(sites=_sites(_calls()[:, 1:], every), group=group)


def a_control_in_place_of(data: Callable[[bool], Data]) -> Callable[[bool], Data]:
    """Somebody else in the first person's place, who is no case."""

    def made(every: bool) -> Data:
        is_case = data(every).group.is_case.copy()
        is_case[0] = False
        return Data(sites=replaced(every).sites, group=Group(names=("new", *EVERYBODY.names[1:]), is_case=is_case))

    return made


def a_control_after_all(every: bool) -> Data:
    """The first person, with the same genotypes."""
    is_case = EVERYBODY.is_case.copy()
    is_case[0] = False
    return Data(sites=_sites(_calls(), every), group=replace(EVERYBODY, is_case=is_case))


@dataclass(frozen=True, slots=True, kw_only=True)
class Neighbour:
    """Two studies, of which an attacker of these (``kind_plans.ATTACKERS``) must not learn which it is."""

    other: Callable[[bool], Data]
    base: Callable[[bool], Data] = as_it_is
    attackers: tuple[str, ...] = ("bounded", "case status", "identifiability", "fixed-size sample")

    @property
    def sizes_are_public(self) -> bool:
        return ATTACKERS[self.attackers[0]].sizes is Sizes.ALL


_ABOUT = ("unbounded", "uniform", "Poisson sample")
_TOTAL, _LABEL = ("only the total",), ("case status, no numbers",)
NEIGHBOURS: Mapping[str, Neighbour] = {
    "replaced": Neighbour(other=replaced),
    "one more carrier": Neighbour(other=one_more_carrier),
    "one more allele": Neighbour(other=one_more_allele),
    "one more record": Neighbour(other=one_more_record),
    "other missing calls": Neighbour(other=other_missing_calls),
    "other cases": Neighbour(other=other_cases, attackers=("case status",)),
    "one added": Neighbour(other=one_more(True), attackers=_ABOUT),
    "one control added": Neighbour(other=one_more(False), attackers=_ABOUT),
    "one removed": Neighbour(other=one_removed, attackers=_ABOUT),
    "the last case leaves": Neighbour(base=one_case, other=without_the_case, attackers=_ABOUT),
    "another record": Neighbour(other=a_control_in_place_of(as_it_is), attackers=_TOTAL),
    "another record in place of the last case": Neighbour(
        base=one_case, other=a_control_in_place_of(one_case), attackers=_TOTAL
    ),
    "another label": Neighbour(other=a_control_after_all, attackers=_LABEL),
    "another label of the last case": Neighbour(base=one_case, other=no_case, attackers=_LABEL),
}
FORMATS = tuple(EVERY_WRITER)

# ----------------------------------------------------------------------------------------------------------- the plans


def _kinds() -> dict[str, dict[str, Any]]:
    """Everything that a release can be: its choices, ``loci`` where it goes by locus, and whether SNPs have weights."""
    found: dict[str, dict[str, Any]] = {}
    for name, each in MECHANISMS.items():
        size: dict[str, Any] = {"n_snps": 4, "threshold": 3.0} if each.size_varies else {"n_snps": 3}
        found[name] = {"mechanism": name, **size}
        found[f"{name} with values and weights"] = {"mechanism": name, **size, "values_epsilon": 0.1, "weighted": True}
        if each.by_locus:
            found[f"{name} by locus"] = {
                "mechanism": name,
                **size,
                "loci": Loci(block_kb=2.5) if each.disjoint_loci else Loci(window_kb=1.5),
            }
    found["joint with values"] = {"mechanism": "joint", "n_snps": 2, "values_epsilon": 0.1}
    found["joint by a measured ratio"] = {"mechanism": "joint", "n_snps": 2, "ratio_epsilon": 0.1}
    for name, size in (("joint", {}), ("exponential", {}), ("significant-set", {"threshold": 3.0})):
        found[f"{name} with effects"] = {"mechanism": name, "n_snps": 2, "effects_epsilon": 0.1, **size}
    for score in SCORES.values():
        choice = ScoreChoice.usual(score.name)
        if _design().study_kind in score.study_kinds and choice != ScoreChoice():
            found[f"by {score.name}"] = {"mechanism": "exponential", "n_snps": 2, "score": choice}
    found["by tv above what a panel expects"] = {"mechanism": "joint", "n_snps": 2, "score": ScoreChoice(offset=1.0)}
    for name, release in OTHER_RELEASES.items():
        found[name] = {"mechanism": name, "n_snps": 3 if release.names_snps_beforehand else 0}
        if release.needs_threshold:
            found[name]["threshold"] = 3.0
    return found


def _design() -> StudyDesign:
    return StudyDesign(n_cases=N_GROUP, n_controls=N_GROUP)


KINDS = _kinds()


@functools.cache
def _serves(kind: str, attacker: str) -> bool:
    """Whether there is such a release against such an attacker; weights and loci are no concern of attackers."""
    choices = {name: given for name, given in KINDS[kind].items() if name not in ("loci", "weighted")}
    mechanism = OTHER_RELEASES.get(choices["mechanism"])
    if mechanism is not None and mechanism.names_snps_beforehand:
        choices["snps"] = ("rs2", "rs5", "rs7")
    design = replace(_design(), alleles_are_public=True, reference="panel" if "score" in choices else None)
    try:
        check_plan(
            replace(small_plan(), adversary=ATTACKERS[attacker], design=design, release=ReleaseChoices(**choices))
        )
    except GwasPrivacyError:
        return False
    return True


@dataclass(frozen=True, slots=True, kw_only=True, order=True)
class Case:
    """A kind of release, a format, and how the second study differs from the first."""

    kind: str
    form: str
    neighbour: str

    def __str__(self) -> str:
        return f"{self.kind}, {self.form}, {self.neighbour}"

    @property
    def number(self) -> int:
        """What alternates over the cases: attackers, and whose list of SNPs it is."""
        return list(KINDS).index(self.kind) + FORMATS.index(self.form)

    @property
    def is_of_an_array(self) -> bool:
        """Whether the candidates are the file's own SNPs, which are an array's; else a public list's."""
        return self.neighbour not in ("one more allele", "one more record") and self.number % 2 == 1

    @property
    def sites(self) -> Sites | None:
        """What the plan declares of the file's sites: under a public list a caller's, where the kind of file can be one."""
        if self.form == "bed":
            return None
        return Sites.CALLED if self.form in MAY_BE_CALLED and not self.is_of_an_array else Sites.FIXED


def applies(case: Case) -> bool:
    """Whether there is such a study, and such a release of it."""
    if not all(_serves(case.kind, attacker) for attacker in NEIGHBOURS[case.neighbour].attackers[:1]):
        return False
    return case.neighbour != "one more record" or case.form in MAY_BE_CALLED


CASES = tuple(
    filter(applies, (Case(kind=k, form=f, neighbour=n) for k, f, n in itertools.product(KINDS, FORMATS, NEIGHBOURS)))
)
"""All of them."""


def covering(cases: tuple[Case, ...] = CASES) -> list[Case]:
    """A few of ``cases`` that hold every kind with every format, every kind with every neighbour, and every format with every
    neighbour: one after the other the case that has the most pairs which none before it had."""

    def pairs(case: Case) -> set[tuple[str, ...]]:
        return {("kf", case.kind, case.form), ("kn", case.kind, case.neighbour), ("fn", case.form, case.neighbour)}

    return few_that_cover({case: pairs(case) for case in cases})


C = TypeVar("C")


def few_that_cover(spread: Mapping[C, Set[tuple[str, ...]]]) -> list[C]:
    """Cases that together have all that any has: always the first of those with the most that none before had, which never grows."""
    left, chosen, places = set[tuple[str, ...]]().union(*spread.values()), list[C](), list(spread)
    ahead = [(-len(has), place) for place, has in enumerate(spread.values())]
    heapq.heapify(ahead)
    while left:
        _, place = heapq.heappop(ahead)
        most = (-len(spread[places[place]] & left), place)
        if ahead and most > ahead[0]:
            heapq.heappush(ahead, most)
            continue
        chosen.append(places[place])
        left -= spread[places[place]]
    return chosen


# ---------------------------------------------------------------------------------------------------------- the worlds


class Differ(Exception):
    """Neighbouring studies left different bytes: where."""


@contextmanager
def fixed_surroundings() -> Iterator[None]:
    """The ledger's identity, its nonces and the clock are the test's.  No nonce comes twice, so none may be published."""
    nonces, versions = itertools.count(), release_facts.versions()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(secrets, "token_hex", lambda n: "ab" * n)
        patch.setattr(secrets, "token_bytes", lambda n: next(nonces).to_bytes(n, "big"))
        patch.setattr(ledger_module, "today", lambda: DAY)
        patch.setattr(permission, "today", lambda: DAY)
        patch.setattr(release_facts, "versions", lambda: versions)  # reading what is installed takes long
        yield


@contextmanager
def fixed_draw() -> Iterator[None]:
    """Every mechanism answers what hangs on public sizes alone; among the SNPs are those at which neighbours differ."""

    def select(
        self: object, scores: np.ndarray, *, n_snps: int, loci: LocusIndex | None = None, **rest: Any
    ) -> np.ndarray:
        chosen: list[int] = []
        for row in (*(1, 4, 6), *range(len(scores))):
            apart = loci is None or all(not loci.start[row] <= one < loci.stop[row] for one in chosen)
            if apart and row not in chosen and len(chosen) < n_snps:
                chosen.append(row)
        return np.array(sorted(chosen), dtype=np.int64)

    def values(scores: np.ndarray, **rest: Any) -> NoisyValues:
        return NoisyValues(values=np.arange(len(scores)) + 0.5, scale=1.0, epsilon=1.0)

    def counts(kind: object, exact: np.ndarray, **rest: Any) -> NoisyCounts:
        return NoisyCounts(counts=np.arange(exact.size).reshape(exact.shape), scale=1.0, epsilon=1.0)

    def trait_sums(exact: TraitSums, **rest: Any) -> TraitSums:
        people = np.arange(exact.people.size).reshape(exact.people.shape)
        return replace(exact, people=people, sums=7 * people, squares=1_000_000)

    def measured(tables: object, planned: StudySizes, **rest: Any) -> tuple[int, ...]:
        if isinstance(planned, TraitSizes):
            return (500,) * planned.n_strata
        return tuple(n for n, _ in planned.strata)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(draw, "noisy_trait_sums", trait_sums)
        patch.setattr(draw, "noisy_measured", measured)
        patch.setattr(number_draws, "noisy_values", values)
        patch.setattr(draw, "noisy_counts", counts)
        patch.setattr(draw, "number_of_significant", lambda scores, **rest: 3)
        for each in MECHANISMS.values():
            patch.setattr(type(each), "select", select)
        yield


Published = dict[str, bytes]
"""Every file that a release left, and the hashes of the ledger's rows."""


class Worlds:
    """Where neighbours are released.  Everything is in ``folder``."""

    def __init__(self, folder: Path) -> None:
        self._scene = set_up(folder)
        self._n_folders = 0
        self._last_report = folder

    def require_same_bytes(self, case: Case) -> None:
        """Release both studies in ledgers of their own, and both in ledgers that know the one or the other.

        Raises Differ where something published differs between two worlds that differ in the study alone.
        """
        with fixed_surroundings():
            shutil.rmtree(self._scene.folder / "case", ignore_errors=True)
            plan = self.plan(case)
            pair = NEIGHBOURS[case.neighbour]
            other = pair.other
            if other is one_more_allele and case.form == "bed":
                other = a_third_allele  # such files have no allele of more letters where the list has one
            self._compare([self._prepared(plan, case, each(case.is_of_an_array)) for each in (pair.base, other)])

    def _compare(self, studies: Sequence[PreparedRelease]) -> None:
        """Raises Differ where the releases of two neighbours leave different bytes, or their files different sentences."""
        one, other = (study.notes for study in studies)
        if one != other:
            raise Differ(f"in fresh ledgers: the notes: {sorted({*one} ^ {*other})}")
        with fixed_draw():
            fresh = [self._released(study, None) for study in studies]
            again = [self._released(study, ledger) for _, ledger in fresh for study in studies]
        (first, _), (second, _) = fresh
        _require_same(first, second, "in fresh ledgers")
        found = verify_report(self._last_report, self._scene.public_key_path)
        if not found.valid:
            raise Differ(f"a report does not verify: {found.reason}")
        for released, _ in again[1:]:
            _require_same(again[0][0], released, "in ledgers that know the one or the other")
        if first.keys() == again[0][0].keys():
            raise Differ("the second release has the names of the first")

    def plan(self, case: Case) -> Plan:
        """The plan of ``case``: a public list of SNPs, and a panel where alleles or frequencies must come from one."""
        choices = dict(KINDS[case.kind])
        pair = NEIGHBOURS[case.neighbour]
        attackers = tuple(each for each in pair.attackers if _serves(case.kind, each))
        loci, weighted = choices.pop("loci", None), choices.pop("weighted", False)
        mechanism = OTHER_RELEASES.get(choices["mechanism"])
        if mechanism is not None and mechanism.names_snps_beforehand:
            choices["snps"] = ("rs2", "rs4" if case.form == "bed" else "rs5", "rs7")
        release = ReleaseChoices(**choices, budget=BUDGET)
        asks_panel = release.score.offset is not None or release.needs_fill_rule
        if release.counts is not None and case.form == "bed":
            asks_panel = True  # such files often have the study's own minor allele first
        panel = self._panel()
        design = replace(
            _design(),
            candidates=CandidateList() if case.is_of_an_array else self._list(),
            genotype_filter=GenotypeFilter.NONE if case.is_of_an_array else GenotypeFilter.PUBLIC_LIST,
            sites=case.sites,
            reference=str(panel) if asks_panel else None,
            reference_sha256=file_digest(panel) if asks_panel else None,
            alleles_are_public=not asks_panel,
            case_code=None if pair.sizes_are_public else CaseCode.TWO,
            loci=loci,
            weights=self._weights() if weighted else None,
        )
        adversary = ATTACKERS[attackers[case.number // 2 % len(attackers)]]
        return replace(small_plan(), adversary=adversary, design=design, release=release)

    def _list(self) -> CandidateList:
        path = self._scene.folder / "sites.bim"
        path.write_text("".join(f"1\trs{i + 1}\t0\t{1000 * (i + 1)}\tA\tG\n" for i in range(LISTED)), encoding="utf-8")
        return CandidateList(kind="file", path=str(path), origin="the sites of a panel", sha256=file_digest(path))

    def _panel(self) -> Path:
        path = self._scene.folder / "panel.tsv"
        path.write_text(
            "snp a1 a2 freq\n" + "".join(f"rs{i + 1} A G {0.04 * (i + 1)!r}\n" for i in range(LISTED)), encoding="utf-8"
        )
        return path

    def _weights(self) -> Weights:
        path = self._scene.folder / "weights.tsv"
        path.write_text(
            "snp\tweight\n" + "".join(f"rs{i + 1}\t{i % 3 + (i < 7)}\n" for i in range(LISTED)), encoding="utf-8"
        )
        return Weights(path=str(path), origin="another study", sha256=file_digest(path))

    def _folder(self) -> Path:
        """A new folder, in one that goes when the case is done."""
        self._n_folders += 1
        folder = self._scene.folder / "case" / f"{self._n_folders}"
        folder.mkdir(parents=True)
        return folder

    def _prepared(self, plan: Plan, case: Case, data: Data) -> PreparedRelease:
        folder, form = self._folder(), case.form
        if case.sites is Sites.CALLED:
            study = write_called(form, folder, data.sites, "1", data.group, self._scene.folder / "sites.bim")
        else:
            study = EVERY_WRITER[form](folder, data.sites, "1", data.group)
        phenotype = None if form in HAS_OWN_PHENOTYPE else phenotypes(folder, data.group)
        return prepare_release(plan, study, name="small", phenotype=phenotype)

    def _released(self, prepared: PreparedRelease, ledger: Path | None) -> tuple[Published, Path]:
        """What a release into a folder of its own leaves there, and its ledger: a copy of ``ledger``, or a fresh one."""
        folder = self._folder()
        own, out = folder / "l.gwasledger", folder / "out"
        if ledger is not None:
            shutil.copy(ledger, own)
        with pytest.MonkeyPatch.context() as patch:
            # Another world: no note of a ledger that has the same identity here.
            patch.setenv("XDG_STATE_HOME", str(folder / "state"))
            done = engine.publish(prepared, own, self._scene.key, out, drawing=InlineExecutor())
        self._last_report = done.report_path
        files = {
            path.relative_to(out).as_posix(): path.read_bytes() for path in sorted(out.rglob("*")) if path.is_file()
        }
        return files | {"the ledger's rows": "\n".join(Ledger(own).read().heads).encode()}, own


def _require_same(one: Published, other: Published, where: str) -> None:
    found = [
        f"{name}: {_difference(one.get(name), other.get(name))}"
        for name in sorted({*one, *other})
        if one.get(name) != other.get(name)
    ]
    if found:
        raise Differ(f"{where}: {'; '.join(found)}")


def _difference(one: bytes | None, other: bytes | None) -> str:
    """Which members of a signed report differ; of another file, only that it does."""
    if one is None or other is None:
        return "only one of them has it"
    try:
        statements = [json.loads(base64.b64decode(json.loads(each)["payload"])) for each in (one, other)]
    except (ValueError, KeyError, TypeError):
        return "differs"
    return ", ".join(_members(*statements)) or "its signature alone"


def _members(one: Any, other: Any, path: str = "") -> Iterator[str]:
    if isinstance(one, dict) and isinstance(other, dict):
        for name in sorted({*one, *other}):
            yield from _members(one.get(name), other.get(name), f"{path}.{name}" if path else name)
    elif one != other:
        yield path
