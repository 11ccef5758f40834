"""Neighbours of the studies that people have: strata, genotype probabilities, a trait, several files, lists of people, a list from a report.

As :mod:`tests.privacy.neighbours`, whose worlds and releases these are: two studies that differ in one person's record, in whatever
the record holds here, must leave the same bytes but for the draw.
"""

from __future__ import annotations

import functools
import itertools
import shutil
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.text_files import file_digest
from gwasprivacy.mechanisms.registry import OTHER_RELEASES
from gwasprivacy.membership.adversary import AdversaryModel
from gwasprivacy.membership.secrets import Secret, Sizes
from gwasprivacy.plan.plan import Plan, ReleaseChoices
from gwasprivacy.plan.plan_rules import check_plan, check_release
from gwasprivacy.release import engine
from gwasprivacy.release.prepared import PreparedRelease
from gwasprivacy.release.second_cohort import reported_snps, second_cohort
from gwasprivacy.statement.public_keys import load_public_key
from gwasprivacy.study.counted_study import count_tables
from gwasprivacy.study.design import CandidateList, GenotypeFilter, Sites, StudyDesign
from gwasprivacy.study.file_answers import CaseCode
from gwasprivacy.study.formats.called_places import ListedPlaces
from gwasprivacy.study.formats.registry import open_study
from gwasprivacy.study.formats.tsv import encode_tables
from gwasprivacy.study.imputation import Imputation
from gwasprivacy.study.person_rules.ancestry_rule import AncestryRule
from gwasprivacy.study.person_rules.own_ancestry import read_panel_files
from gwasprivacy.study.person_rules.rules import PersonRules
from gwasprivacy.study.public_lists.candidate_rows import planned_places
from gwasprivacy.study.strata import read_labels
from gwasprivacy.study.stratum import Stratum
from gwasprivacy.study.trait import Trait
from tests.privacy import neighbours as calls
from tests.privacy.neighbours import KINDS, LISTED, Data, Worlds, few_that_cover
from tests.privacy.probabilities_in_files import MALFORMED, WRITERS_OF_PROBABILITIES
from tests.privacy.sites_in_files import EVERYBODY, WRITERS, Group, Site, phenotypes
from tests.release.kind_plans import ATTACKERS, TARGET, plan_of
from tests.release.preparing import prepare_release
from tests.release.scene import N_GROUP, small_plan

# --------------------------------------------------------------------------------------------------------- the studies


@dataclass(frozen=True, slots=True, kw_only=True)
class StudyKind:
    """What a study has besides calls of cases and controls."""

    strata: bool = False
    probabilities: bool = False
    trait: bool = False
    several_files: bool = False
    lists: bool = False
    from_report: bool = False
    rules: bool = False
    """On each person's own record, which a neighbour passes or fails."""
    sizes: Sizes = Sizes.ALL
    """What is printed of how many people take part."""

    @property
    def planned_strata(self) -> tuple[Stratum, ...]:
        if not (self.strata and self.trait):
            return STRATA if self.strata else ()
        return STRATA_OF_TRAIT if self.sizes is Sizes.ALL else CENTRED

    @property
    def forms(self) -> tuple[str, ...]:
        found = (*(WRITERS_OF_PROBABILITIES if self.probabilities else (*WRITERS, "bgen")), "table")
        # A table that was counted by strata beforehand is refused where their sizes are secret.
        secret_strata = self.strata and self.sizes is not Sizes.ALL
        has_table = not (self.trait or self.lists or self.rules or secret_strata)
        return tuple(dict.fromkeys(each for each in found if each != "table" or has_table))


STUDIES: Mapping[str, StudyKind] = {
    "strata": StudyKind(strata=True),
    "probabilities": StudyKind(probabilities=True),
    "probabilities in strata": StudyKind(probabilities=True, strata=True),
    "trait": StudyKind(trait=True),
    "trait by probabilities": StudyKind(trait=True, probabilities=True),
    "trait by probabilities in strata": StudyKind(trait=True, probabilities=True, strata=True),
    "several files": StudyKind(several_files=True),
    "strata and lists in several files": StudyKind(strata=True, probabilities=True, several_files=True, lists=True),
    "trait in strata, lists, several files": StudyKind(trait=True, strata=True, several_files=True, lists=True),
    "second cohort": StudyKind(from_report=True),
    "rules": StudyKind(rules=True),
    "rules, strata, several files": StudyKind(rules=True, strata=True, several_files=True),
    "rules, trait, strata": StudyKind(rules=True, trait=True, strata=True),
    "strata of secret size": StudyKind(strata=True, sizes=Sizes.ABOUT),
    "strata, only the total": StudyKind(strata=True, probabilities=True, sizes=Sizes.TOTAL),
    "trait of secret size": StudyKind(trait=True, sizes=Sizes.ABOUT),
    "trait by probabilities, secret size": StudyKind(trait=True, probabilities=True, sizes=Sizes.ABOUT),
    "trait in strata of secret size, lists, several files": StudyKind(
        trait=True, strata=True, several_files=True, lists=True, sizes=Sizes.ABOUT
    ),
    "rules, trait in strata of secret size": StudyKind(rules=True, trait=True, strata=True, sizes=Sizes.ABOUT),
    "trait, only the total": StudyKind(trait=True, sizes=Sizes.TOTAL),
    "trait in strata, only the total": StudyKind(trait=True, strata=True, probabilities=True, sizes=Sizes.TOTAL),
}
STRATA = (Stratum(name="north", n_cases=8, n_controls=8), Stratum(name="south", n_cases=12, n_controls=12))
STRATA_OF_TRAIT = (Stratum(name="north", n_participants=16), Stratum(name="south", n_participants=24))
CENTRED = tuple(replace(stratum, centre=26.0 + place) for place, stratum in enumerate(STRATA_OF_TRAIT))
REMOVED = ("X1", "X2")
"""Who is in the files and in a list to remove; their records are others in every neighbour."""
TRAIT = Trait(low=20.0, high=36.0, name="BMI")
IMPUTATION = Imputation(panel="HRC r1.1", holds_participants=False, phased_together=False, filtered_here=False)
SECOND_FILE = 6
"""The site from which on a study in several files has chromosome 2."""


def is_north(place: int) -> bool:
    return place % 5 < 2


def _first_person(change: Callable[[int, str], str]) -> Callable[[bool], Data]:
    """The study with other calls of the first person: (number of the site, call) → call."""

    def made(every: bool) -> Data:
        data = calls.as_it_is(every)
        return Data(sites=[(*s[:4], [change(s[0] // 1000, s[4][0]), *s[4][1:]]) for s in data.sites])

    return made


def other_cases(every: bool) -> Data:
    """A case and a control of one stratum change places."""
    is_case = EVERYBODY.is_case.copy()
    control = next(place for place in range(len(EVERYBODY) - 1, 0, -1) if is_north(place))
    is_case[[0, control]] = is_case[[control, 0]]
    return replace(calls.as_it_is(every), group=replace(EVERYBODY, is_case=is_case))


NEIGHBOURS: Mapping[str, Callable[[bool], Data]] = {
    "replaced": calls.replaced,
    "one more carrier": calls.one_more_carrier,
    "a third allele": calls.a_third_allele,
    "one more record": calls.one_more_record,
    "all missing": _first_person(lambda row, call: "./."),
    "some missing": _first_person(lambda row, call: "./." if row % 2 else call),
    "malformed": _first_person(lambda row, call: MALFORMED if row % 4 else call),
    "half-calls": _first_person(lambda row, call: "./1" if row % 3 else call),
    "other cases": other_cases,
    "another value": calls.as_it_is,
    "a value out of range": calls.as_it_is,
}
VALUES = {"another value": 33.333, "a value out of range": 4.5e9, "replaced": 20.125}


def _values(neighbour: str | None) -> list[float]:
    found = [20.0 + 0.371 * (17 * place % 41) for place in range(len(EVERYBODY))]
    return [VALUES.get(neighbour or "", found[0]), *found[1:]]


# ------------------------------------------------------------------------------------- where sizes are printed nowhere


@dataclass(frozen=True, slots=True, kw_only=True)
class Person:
    """Somebody who joins: a case or a control, with the label of a stratum or none, with a value or none."""

    is_case: bool = True
    label: str | None = "south"
    value: float | None = 25.0


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class People:
    """A study with everybody's label and value of the trait."""

    data: Data
    labels: tuple[str | None, ...]
    values: tuple[float | None, ...]

    def with_person(self, place: int, person: Person | None, *, until: int) -> People:
        """``person``, or nobody, in place of those from ``place`` to ``until``."""
        new = [] if person is None else [person]

        def spliced(old: Sequence[Any], *at: Any) -> list[Any]:
            return [*old[:place], *at, *old[until:]]

        group = Group(
            names=tuple(spliced(self.data.group.names, *("new" for _ in new))),
            is_case=np.array(spliced(self.data.group.is_case.tolist(), *(each.is_case for each in new)), dtype=bool),
        )
        sites = [(*site[:4], spliced(site[4], *("0/1" for _ in new))) for site in self.data.sites]
        return People(
            data=Data(sites=sites, group=group),
            labels=tuple(spliced(self.labels, *(each.label for each in new))),
            values=tuple(spliced(self.values, *(each.value for each in new))),
        )

    def joined_by(self, person: Person) -> People:
        return self.with_person(len(self.labels), person, until=len(self.labels))

    def first_replaced_by(self, person: Person | None) -> People:
        return self.with_person(0, person, until=1)

    def first_alone(self) -> People:
        """The first person is the only case, and the only one of their stratum."""
        group = replace(self.data.group, is_case=np.arange(len(self.labels)) == 0)
        labels = ("north", *["south"] * (len(self.labels) - 1))
        return replace(self, data=replace(self.data, group=group), labels=labels)


_NOWHERE = {"a label that nobody has": Person(label="west"), "no label": Person(label=None)}
_CELLS = {
    f"a {group} in the {label}": Person(is_case=group == "case", label=label)
    for group, label in itertools.product(("case", "control"), ("north", "south"))
}
_VALUES = {"a value out of range": Person(value=-4.5e9), "no value": Person(value=None)}


def _itself(people: People) -> People:
    return people


def _joins(person: Person, people: People) -> People:
    return people.joined_by(person)


def _takes_the_first_place(person: Person | None, people: People) -> People:
    return people.first_replaced_by(person)


_Change = Callable[[People], People]
OF_ANY_SIZE: Mapping[Sizes, Mapping[str, tuple[_Change, _Change]]] = {
    Sizes.ALL: {},
    Sizes.ABOUT: {
        **{
            f"joined by {name}": (_itself, functools.partial(_joins, person))
            for name, person in {**_CELLS, **_NOWHERE, **_VALUES}.items()
        },
        "one leaves": (_itself, functools.partial(_takes_the_first_place, None)),
        "the last of a cell leaves": (People.first_alone, functools.partial(_takes_the_first_place, None)),
    },
    Sizes.TOTAL: {
        **{
            f"replaced by {name}": (_itself, functools.partial(_takes_the_first_place, person))
            for name, person in {**_CELLS, **_NOWHERE, "a value out of range": _VALUES["a value out of range"]}.items()
        },
        "the last of a cell replaced": (
            People.first_alone,
            functools.partial(_takes_the_first_place, Person(is_case=False)),
        ),
    },
}
"""What the first study and its neighbour are made of, where so much is printed of how many people take part."""


# ----------------------------------------------------------------------------------------------------------- the cases


@dataclass(frozen=True, slots=True, kw_only=True, order=True)
class StudyCase:
    """A kind of study and of release, a format, and how the second study differs from the first."""

    study: str
    kind: str
    form: str
    neighbour: str

    def __str__(self) -> str:
        return f"{self.study}: {self.kind}, {self.form}, {self.neighbour}"

    @property
    def has(self) -> StudyKind:
        return STUDIES[self.study]

    @property
    def number(self) -> int:
        return list(KINDS).index(self.kind) + self.has.forms.index(self.form)

    @property
    def is_of_an_array(self) -> bool:
        could_be = not self.has.from_report and self.neighbour not in ("a third allele", "one more record")
        return could_be and (self.has.rules or self.number % 2 == 1)

    @property
    def sites(self) -> Sites | None:
        """What the plan declares of the file's sites."""
        if self.form == "bed":
            return None
        # A report does not say which allele is REF, which a BGEN would need.
        fixed = self.is_of_an_array or (self.has.from_report and self.form == "bgen")
        return Sites.FIXED if fixed else Sites.CALLED


def _applies(case: StudyCase) -> bool:
    has, neighbour = case.has, case.neighbour
    if has.sizes is not Sizes.ALL:
        if neighbour not in OF_ANY_SIZE[has.sizes]:
            return False
        told = {"label": has.strata, "north": has.strata, "value": has.trait, "control": not has.trait}
        return all(fits for word, fits in told.items() if word in neighbour)
    if neighbour not in NEIGHBOURS:
        return False
    if has.rules and neighbour in ("a third allele", "one more record"):
        return False  # of sites that a caller wrote, where no rule serves
    if neighbour == "one more record":
        return case.form != "bed" and not (has.from_report and case.form == "bgen")
    if neighbour == "malformed":
        return has.probabilities
    if neighbour == "half-calls":
        return not has.probabilities and case.form in ("vcf", "bcf")
    if neighbour == "other cases":
        return not has.trait
    return has.trait or neighbour not in ("another value", "a value out of range")


def _plan(case: StudyCase, candidates: CandidateList, panel: str | None, sha256: str | None) -> Plan:
    has, choices = case.has, dict(KINDS[case.kind])
    loci, choices = choices.pop("loci", None), {k: v for k, v in choices.items() if k != "weighted"}
    mechanism = OTHER_RELEASES.get(choices["mechanism"])
    if mechanism is not None and mechanism.names_snps_beforehand:
        choices["snps"] = ("rs2", "rs4" if case.form == "bed" else "rs5", "rs7")
    release = ReleaseChoices(**choices, budget=calls.BUDGET)
    asks_panel = release.score.offset is not None or release.needs_fill_rule
    asks_panel |= release.counts is not None and case.form == "bed"
    sizes = {"n_cases": N_GROUP, "n_controls": N_GROUP}
    if has.trait:
        sizes = {"n_cases": 0, "n_controls": 0, "n_participants": 2 * N_GROUP}
    design = StudyDesign(
        **sizes,
        trait=TRAIT if has.trait else None,
        strata=has.planned_strata,
        dosages=IMPUTATION if has.probabilities else None,
        candidates=CandidateList() if case.is_of_an_array else candidates,
        genotype_filter=GenotypeFilter.NONE if case.is_of_an_array else GenotypeFilter.PUBLIC_LIST,
        sites=case.sites,
        reference=panel if asks_panel else None,
        reference_sha256=sha256 if asks_panel else None,
        alleles_are_public=not asks_panel,
        loci=loci,
        person_rules=PersonRules(call_rate=0.75) if has.rules else None,
        case_code=None if has.trait or has.sizes is Sizes.ALL else CaseCode.TWO,
    )
    names: tuple[str, ...] = ("bounded", "identifiability")
    if has.sizes is not Sizes.ALL:
        names = ("only the total",) if has.sizes is Sizes.TOTAL else ("unbounded", "uniform")
    elif not has.trait:
        names = ("case status",) if case.neighbour == "other cases" else (*names, "fixed-size sample", "case status")
    adversary = ATTACKERS[names[case.number // 2 % len(names)]]
    if case.neighbour in ("another value", "a value out of range") and case.number % 2:
        adversary = AdversaryModel(secret=Secret.TRAIT_VALUE, target=TARGET)
    return replace(small_plan(), adversary=adversary, design=design, release=release)


_A_LIST = CandidateList(kind="file", path="list", origin="a list", sha256="0" * 64)


def serves(study: str, kind: str) -> bool:
    """Whether there is such a release of such a study at all; weights are no concern of a study's kind."""
    if KINDS[kind].get("weighted"):
        return False
    case = StudyCase(study=study, kind=kind, form=STUDIES[study].forms[0], neighbour="replaced")
    try:
        plan = _plan(case, _A_LIST, "panel", "0" * 64)
        check_plan(plan)
        check_release(plan)
    except GwasPrivacyError:
        return False
    return True


CASES = tuple(
    case
    for study, has in STUDIES.items()
    for kind in KINDS
    if serves(study, kind)
    for form, neighbour in itertools.product(has.forms, (*NEIGHBOURS, *OF_ANY_SIZE[has.sizes]))
    if _applies(case := StudyCase(study=study, kind=kind, form=form, neighbour=neighbour))
)
"""All of them."""


def covering(cases: tuple[StudyCase, ...] = CASES) -> list[StudyCase]:
    """A few of ``cases`` that hold every study with every format and every neighbour, and every kind of release."""

    def met(case: StudyCase) -> set[tuple[str, ...]]:
        return {(case.study, case.form), (case.study, "", case.neighbour), (case.kind,)}

    return few_that_cover({case: met(case) for case in sorted(cases, key=hash_of)})


def hash_of(case: StudyCase) -> int:
    """The same in every process: spreads the choice among cases that are equally good over the kinds of release."""
    return sum((place + 1) * ord(letter) for place, letter in enumerate(str(case))) * 2654435761 % 1000003


# ---------------------------------------------------------------------------------------------------------- the worlds


class StudyWorlds(Worlds):
    """Where such neighbours are released."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self._report = self._first_report()

    def require_same_bytes(self, case: StudyCase) -> None:  # type: ignore[override]
        with calls.fixed_surroundings():
            shutil.rmtree(self._scene.folder / "case", ignore_errors=True)
            plan = self.plan(case)
            folders = [self._folder(), self._folder()]
            pairs = zip(folders, (None, case.neighbour), strict=True)
            studies = [self._of(plan, case, neighbour, folder) for folder, neighbour in pairs]
            one, other = ({p.name: p.read_bytes() for p in folder.iterdir()} for folder in folders)
            if one == other:
                raise ValueError("neighbours whose files are the same show nothing")
            self._compare(studies)

    def plan(self, case: StudyCase) -> Plan:  # type: ignore[override]
        panel = self._panel()
        plan = _plan(case, self._sites_list(case.has), str(panel), file_digest(panel))
        if case.has.rules:
            rules = PersonRules(call_rate=0.75, ancestry=self._ancestry())
            plan = replace(plan, design=replace(plan.design, person_rules=rules))
        if not case.has.from_report:
            return plan
        found = reported_snps(self._report, load_public_key(self._scene.public_key_path))
        return second_cohort(plan, found, str(self._report))

    def _ancestry(self) -> AncestryRule:
        """Of a group that a neighbour joins or leaves: its border lies in the midst of these people."""
        loadings, groups = self._scene.folder / "loadings.tsv", self._scene.folder / "groups.tsv"
        rows = (f"rs{i}\tA\t0.4\t{1 + i % 2}\n" for i in (1, 2, 4, 7))  # those that every format has
        loadings.write_text("ID\tA1\tA1_FREQ\tPC1\n" + "".join(rows), encoding="utf-8")
        groups.write_text("group\tPC1\neast\t-1\nwest\t1\n", encoding="utf-8")
        return read_panel_files(loadings, groups).rule("west", str(loadings), str(groups))

    def _sites_list(self, has: StudyKind) -> CandidateList:
        path = self._scene.folder / ("two.pvar" if has.several_files else "one.pvar")
        rows = ((1 + (has.several_files and i >= SECOND_FILE), i + 1) for i in range(LISTED))
        lines = "".join(f"{chrom}\t{1000 * i}\trs{i}\tG\tA\n" for chrom, i in rows)
        path.write_text(f"#CHROM\tPOS\tID\tREF\tALT\n{lines}", encoding="utf-8")
        return CandidateList(kind="file", path=str(path), origin="the sites of a panel", sha256=file_digest(path))

    def _first_report(self) -> Path:
        """The report of other people, whose SNPs a second cohort takes."""
        plan = plan_of("values", snps=tuple(f"rs{i + 1}" for i in range(LISTED)), n_snps=LISTED)
        ready = prepare_release(plan, self._scene.study, name="first")
        ledger = self._scene.folder / "first.gwasledger"
        return engine.publish(ready, ledger, self._scene.key, self._scene.folder / "first").report_path

    def _of(self, plan: Plan, case: StudyCase, neighbour: str | None, folder: Path) -> PreparedRelease:
        has = case.has
        # A file of fixed sites that lacks a SNP of the report has nothing to count there, and is refused whoever its people are.
        every = case.sites is Sites.FIXED or (has.from_report and case.form == "bed")
        people = _people_of(case, neighbour, every)
        group, sites = people.data.group, people.data.sites
        names = [(f"F{name}" if case.form == "bed" else "0", name) for name in group.names]
        if has.lists:
            group = Group(names=(*group.names, *REMOVED), is_case=np.append(group.is_case, [True, False]))
            others = ("0/1", "1/1") if neighbour is None else ("./.", "0/0")
            sites = [(*site[:4], [*site[4], *others]) for site in sites]
        labels = folder / "labels.txt" if has.strata else None
        if labels is not None:
            rows = zip(names, people.labels, strict=True)
            labels.write_text(
                "".join(f"{fid} {iid} {label}\n" for (fid, iid), label in rows if label is not None), encoding="utf-8"
            )
        trait = folder / "trait.txt" if has.trait else None
        if trait is not None:
            values = zip(names, ("NA" if each is None else repr(each) for each in people.values), strict=True)
            trait.write_text(
                "FID IID BMI\n" + "".join(f"{fid} {iid} {value}\n" for (fid, iid), value in values), encoding="utf-8"
            )
        if has.several_files:
            parts = {"1": [s for s in sites if s[0] <= 1000 * SECOND_FILE]}
            parts["2"] = [s for s in sites if s[0] > 1000 * SECOND_FILE]
            for chrom, part in parts.items():
                study = _renamed(self._written(case, folder, part, chrom, group, labels, plan), chrom)
        else:
            study = self._written(case, folder, sites, "1", group, labels, plan)
        own = has.trait or case.form in ("bed", "table") or case.form.startswith("pgen")
        return prepare_release(
            plan,
            study,
            name="small",
            phenotype=None if own else phenotypes(folder, group),
            strata=None if case.form == "table" else labels,
            trait=trait,
            remove=_list(folder) if has.lists else None,
            base=folder,
        )

    def _written(
        self,
        case: StudyCase,
        folder: Path,
        sites: list[Site],
        chrom: str,
        group: Group,
        labels: Path | None,
        plan: Plan,
    ) -> Path:
        """The study's file; a table is of the sites with calls or probabilities as the other files have them."""
        has = case.has
        if case.form != "table":
            writers = WRITERS_OF_PROBABILITIES if has.probabilities else {**WRITERS_OF_PROBABILITIES, **WRITERS}
            if case.form == "pgen":
                sites = [(*s[:4], ["./." if "." in call else call for call in s[4]]) for s in sites]
            return writers[case.form](folder, sites, chrom, group)
        vcf = (WRITERS_OF_PROBABILITIES["vcf GP"] if has.probabilities else WRITERS["vcf"])(folder, sites, chrom, group)
        names = tuple(stratum.name for stratum in STRATA)
        opened = open_study(
            vcf,
            phenotype=phenotypes(folder, group),
            strata=None if labels is None else read_labels(labels, names=names),
            dosages=has.probabilities,
            places=_of_chromosome(planned_places(plan.design), chrom),
        )
        path = folder / "study.tsv"
        is_called = case.sites is Sites.CALLED
        path.write_bytes(b"".join(encode_tables(count_tables(opened).tables, opened.strata, is_called=is_called)))
        vcf.unlink()
        return path


def _people_of(case: StudyCase, neighbour: str | None, every: bool) -> People:
    """Everybody of the first study (``neighbour`` None) or of its neighbour."""
    of_any_size = OF_ANY_SIZE[case.has.sizes].get(case.neighbour)
    data = (calls.as_it_is if neighbour is None or of_any_size else NEIGHBOURS[neighbour])(every)
    labels = tuple("north" if is_north(i) else "south" for i in range(len(data.group)))
    people = People(data=data, labels=labels, values=tuple(_values(neighbour)))
    return people if of_any_size is None else of_any_size[neighbour is not None](people)


def _of_chromosome(places: ListedPlaces | None, chrom: str) -> ListedPlaces | None:
    """What a list has of one chromosome's file."""
    if places is None:
        return None
    return replace(
        places, variants=places.variants.take(np.flatnonzero(places.variants.chrom == chrom)), reference=None
    )


def _list(folder: Path) -> Path:
    path = folder / "remove.txt"
    path.write_text("IID\n" + "".join(f"{name}\n" for name in REMOVED), encoding="utf-8")
    return path


def _renamed(study: Path, chrom: str) -> Path:
    """Every file of the study with its chromosome in its name → the pattern of all of them."""
    for each in list(study.parent.glob("study.*")):
        each.rename(each.with_name(each.name.replace("study", f"chr{chrom}", 1)))
    return study.with_name(study.name.replace("study", "chr{chr}", 1))


def all_kinds(study: str) -> set[str]:
    """The kinds of release that a study of this kind may have."""
    return {case.kind for case in CASES if case.study == study}
