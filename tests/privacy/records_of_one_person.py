"""Small random studies as people on a short reference sequence, and a caller that writes a file from everybody.

Which records there are, how long their REF is, which alleles they name, and how many stand at one place follows from all the people
together.  What one person carries, and which of their calls are missing or faulty, follows from that person alone.  So a
neighbour differs in one person and in all the records that this person adds to the file, takes out of it, or lengthens.
"""

from __future__ import annotations

import random
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

FIRST = 101
"""The position of the sequence's first base."""
LENGTH = 11
STEPS = 1000
FINE, MISSING, HALF, HAPLOID, FAULTY = "fine", "missing", "half", "haploid", "faulty"
_STATES = (MISSING, HALF, HAPLOID, FAULTY)

Change = tuple[int, str, str]
"""The base where it begins (from 0), what becomes what, in the shortest form and as far left as it goes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Person:
    """``copies``: the changes on each of the two; ``faults``: how many of a hundred calls are none, or odd; ``seed``: which."""

    name: str
    copies: tuple[tuple[Change, ...], tuple[Change, ...]]
    seed: int
    faults: int
    is_case: bool = True
    stratum: int = 0
    value: float = 0.0

    def state(self, base: int, what: str = "") -> str:
        """What the call is in a record that begins at ``base``."""
        drawn = zlib.crc32(f"{self.seed},{base},{what}".encode())
        return FINE if drawn % 100 >= self.faults else _STATES[drawn // 100 % len(_STATES)]

    def certainty(self, copy: int, change: Change) -> int:
        """Of a change on a copy, in steps."""
        return (1000, 1000, 900, 600, 300)[zlib.crc32(f"{self.seed},{copy},{change}".encode()) % 5]


@dataclass(frozen=True, slots=True, kw_only=True)
class Style:
    """How a caller writes its file, fixed before anybody is looked at.

    ``together``: of a hundred places, at how many the alleles that begin there are one record, with the longest REF; elsewhere
    each has its own.  ``others``: what stands for the other alleles there.  ``spanned``: what stands for a copy whose base a
    deletion took: an allele of its own, the reference, or no call.  ``bridges``: whatever begins inside a longer change is in its record,
    with the whole REF, and whose call is missing is the same everywhere.  ``joins``: changes of neighbouring bases are one allele.
    ``open_allele``: every record names the allele <NON_REF> besides.  ``symbolic``: deletions have another record, with <DEL>.
    ``pads``: of a hundred places, at how many REF has further bases.  ``blocks``: bases where nobody has anything have a record
    that says so.  ``twice``: of a hundred records, how many stand twice.  ``turned``: the commoner allele comes first, as PLINK 1
    has it, where the format lets it.
    """

    seed: int
    together: int = 100
    others: str = "0"
    spanned: str = "*"
    bridges: bool = False
    joins: bool = False
    open_allele: bool = False
    symbolic: bool = False
    pads: int = 0
    blocks: bool = False
    twice: int = 0
    ids_of_alleles: bool = False
    turned: bool = False

    def draws(self, what: str, base: object) -> int:
        return zlib.crc32(f"{self.seed},{what},{base}".encode()) % 100

    def is_together(self, base: int) -> bool:
        return self.draws("together", base) < self.together

    def state(self, person: Person, base: int, change: Change | None = None) -> str:
        """How a person's call is written in a record that begins at ``base``, of one change alone where it has its own."""
        if self.bridges:
            return person.state(0)
        return person.state(base, "" if change is None or self.is_together(base) else str(change))

    def certainty(self, person: Person, copy: int, change: Change) -> int:
        """Of a change on a copy, in steps; of all of them alike where several may be one allele."""
        return person.certainty(copy, (0, "", "") if self.bridges else change)

    def before(self, base: int) -> int:
        """How many further bases REF has on the left."""
        return min(base, self.draws("before", base) % 3) if self.draws("pads", base) < self.pads else 0

    def after(self, base: int) -> int:
        return self.draws("after", base) % 3 if self.draws("pads", base) < self.pads else 0


Copy = tuple[int, int]
"""The number of the allele (−1: no call), and how certain it is, in steps."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """``copies``: of everybody, two; ``states``: how each call is written; ``reference``: which allele is the genome's."""

    pos: int
    name: str
    alleles: tuple[str, ...]
    copies: tuple[tuple[Copy, Copy], ...]
    states: tuple[str, ...]
    reference: int = 0

    @property
    def n_alleles(self) -> int:
        return len(self.alleles)


@dataclass(frozen=True, slots=True, kw_only=True)
class Listed:
    """A row of the public list: a base of the sequence, and what it says of the reference there."""

    base: int
    reference: str

    @property
    def name(self) -> str:
        return f"rs{self.base}{'' if len(self.reference) == 1 else 'd'}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Files:
    """All that is public, and the people."""

    sequence: str
    listed: tuple[Listed, ...]
    style: Style
    people: tuple[Person, ...]


# ------------------------------------------------------------------------------------------------------------- people


def is_shortest(sequence: str, change: Change) -> bool:
    """Whether no other way to write it is shorter, or further left."""
    base, old, new = change
    if old == new or sequence[base : base + len(old)] != old or base + len(old) > len(sequence):
        return False
    return old[-1] != new[-1] and (min(len(old), len(new)) == 1 or old[0] != new[0])


def some_change(sequence: str, rng: random.Random) -> Change:
    """A SNP, a deletion of one to three bases, or an insertion, with another base before it or not."""
    while True:
        base = rng.randrange(len(sequence))
        kind = rng.random()
        first = sequence[base] if rng.random() < 0.75 else rng.choice("ACGT")
        if kind < 0.55:
            change = (base, sequence[base], rng.choice("ACGT"))
        elif kind < 0.8:
            change = (base, sequence[base : base + rng.randint(2, 4)], first)
        else:
            change = (base, sequence[base], first + "".join(rng.choices("ACGT", k=rng.randint(1, 3))))
        if is_shortest(sequence, change):
            return change


def some_copy(pool: Sequence[Change], sequence: str, rng: random.Random) -> tuple[Change, ...]:
    """Changes of the pool that do not touch each other's bases; now and then one that nobody else has."""
    found: list[Change] = []
    wanted = [change for change in pool if rng.random() < 0.4]
    if rng.random() < 0.25:
        wanted.append(some_change(sequence, rng))
    rng.shuffle(wanted)
    for base, old, new in wanted:
        if all(base + len(old) <= start or start + len(was) <= base for start, was, _ in found):
            found.append((base, old, new))
    return tuple(sorted(found))


def some_person(name: str, pool: Sequence[Change], sequence: str, rng: random.Random) -> Person:
    copies = some_copy(pool, sequence, rng), some_copy(pool, sequence, rng)
    if rng.random() < 0.3:
        copies = (copies[0], copies[0])
    return Person(
        name=name,
        copies=copies if rng.random() < 0.85 else ((), ()),
        seed=rng.getrandbits(30),
        faults=rng.choice((0, 0, 25, 60)),
        value=rng.uniform(-0.2, 1.2),
    )


def some_style(rng: random.Random) -> Style:
    return Style(
        seed=rng.getrandbits(30),
        together=rng.choice((0, 50, 100)),
        others=rng.choice(("0", ".")),
        spanned=rng.choice(("*", "<*>", "0", ".")),
        bridges=rng.random() < 0.4,
        joins=rng.random() < 0.5,
        open_allele=rng.random() < 0.2,
        symbolic=rng.random() < 0.2,
        pads=rng.choice((0, 0, 50)),
        blocks=rng.random() < 0.2,
        twice=rng.choice((0, 50)),
        ids_of_alleles=rng.random() < 0.5,
        turned=rng.random() < 0.5,
    )


def some_files(rng: random.Random, *, strata: bool) -> Files:
    sequence = "".join(rng.choices("ACGT", k=LENGTH))
    pool = [some_change(sequence, rng) for _ in range(rng.randint(1, 6))]
    for start, old, _ in pool[:]:
        if len(old) > 1:  # something inside of what others lack
            inside = start + rng.randrange(1, len(old))
            pool.append((inside, sequence[inside], rng.choice([x for x in "ACGT" if x != sequence[inside]])))
    touched = sorted({base for change in pool for base in bases_of(change)})
    bases = {rng.choice(touched) if rng.random() < 0.9 else rng.randrange(LENGTH) for _ in range(rng.randint(1, 4))}
    listed = tuple(Listed(base=base, reference=sequence[base]) for base in sorted(bases))
    people = [some_person(f"P{number}", pool, sequence, rng) for number in range(rng.randint(2, 6))]
    people = [replace(person, is_case=place % 2 == 0) for place, person in enumerate(people)]
    if strata and len(people) >= 4:
        people = [replace(person, stratum=place // 2 % 2) for place, person in enumerate(people)]
    return Files(sequence=sequence, listed=listed, style=some_style(rng), people=tuple(people))


def neighbours(files: Files, rng: random.Random) -> Iterator[tuple[str, Files]]:
    """One replaced in everything that is theirs, one joined, and one left where every group and stratum keeps somebody."""
    pool = [change for person in files.people for copy in person.copies for change in copy]
    pool += [some_change(files.sequence, rng) for _ in range(2)]
    place = rng.randrange(len(files.people))
    gone = files.people[place]
    new = some_person(gone.name, pool, files.sequence, rng)
    instead = replace(new, is_case=gone.is_case, stratum=gone.stratum)
    yield "replaced", replace(files, people=(*files.people[:place], instead, *files.people[place + 1 :]))
    more = replace(new, name="new", is_case=rng.random() < 0.5, stratum=rng.choice(files.people).stratum)
    yield "joined", replace(files, people=(*files.people, more))
    left = (*files.people[:place], *files.people[place + 1 :])
    kept = {(person.is_case, person.stratum) for person in left}
    if (gone.is_case, gone.stratum) in kept:
        yield "left", replace(files, people=left)


# -------------------------------------------------------------------------------------------------------------- oracle


def bases_of(change: Change) -> tuple[int, ...]:
    """Where it differs from the reference: an insertion or deletion at the base before it."""
    base, old, new = change
    if len(old) == len(new):
        return tuple(base + at for at in range(len(old)) if old[at] != new[at])
    return (base,)


def number_of(
    person: Person, base: int, style: Style, *, whole_calls: bool, steps: int = 1, by_letter: bool = False
) -> int:
    """Copies of a person that differ from the reference at ``base`` and are called, at most 2; in ``steps``.

    ``whole_calls``: half-calls are none, as formats have it that cannot hold them.  ``by_letter``: the file does not say which
    allele is the reference, so another letter at a record's first base counts, each letter once over several records.
    """
    together, numbers = style.is_together(base), dict[tuple[str, str], int]()
    for copy, changes in enumerate(person.copies):
        for change in written(changes, style):
            start, old, new = change
            if base not in bases_of(change) or (
                by_letter and (start != base or old[0] == new[0] or style.before(base))
            ):
                continue
            state = style.state(person, start, change)
            if state == FINE or (state == HALF and copy == 0 and not whole_calls):
                key = (new[0] if by_letter else str(change), "" if together or not by_letter else str(change))
                numbers[key] = numbers.get(key, 0) + (style.certainty(person, copy, change) if steps > 1 else 1)
    of_letter: dict[str, int] = {}
    for (letter, _), number in numbers.items():
        of_letter[letter] = number if not by_letter or together else max(number, of_letter.get(letter, 0))
    if by_letter and together:
        of_letter = {"": sum(numbers.values())}
    return min(2 * steps, sum(of_letter.values()))


# -------------------------------------------------------------------------------------------------------------- caller


def written(changes: Sequence[Change], style: Style) -> list[Change]:
    """The changes of one copy as the caller writes them: those of single bases beside each other are one, where it joins them."""
    found: list[Change] = []
    for base, old, new in changes:
        if style.joins and found and len(old) == len(new) == 1:
            start, was, now = found[-1]
            if len(was) == len(now) and start + len(was) == base:
                found[-1] = (start, was + old, now + new)
                continue
        found.append((base, old, new))
    return found


Part = tuple[Change, ...]
"""What a copy has in a record; nothing is the reference."""


def records(files: Files) -> list[Record]:
    """What the caller writes, in the order of positions."""
    style, people = files.style, files.people
    of_copy = {(i, c): written(copy, style) for i, person in enumerate(people) for c, copy in enumerate(person.copies)}
    every = sorted({change for changes in of_copy.values() for change in changes})
    found: list[Record] = []
    for here in _clusters(every, of_copy, style):
        base, starts = here[0][0], {change[0] for change in here}
        parts = sorted({part for own in of_copy.values() if (part := tuple(c for c in own if c[0] in starts))})
        together = style.is_together(base) or len(starts) > 1
        for group in [parts] if together else [[part] for part in parts]:
            found.append(_record(files, base, group, of_copy, starts))
            if style.draws("twice", (base, len(parts))) < style.twice:
                found.append(found[-1])
        for change in here if style.symbolic else ():
            if len(change[1]) > len(change[2]):
                found.append(_record(files, change[0], [(change,)], of_copy, {change[0]}, symbolic=True))
    taken = {change[0] for change in every}
    for base in range(len(files.sequence)) if style.blocks else ():
        if base not in taken:
            found.append(_record(files, base, [], of_copy, {base}))
    return sorted(found, key=lambda record: record.pos)


def _clusters(
    every: Sequence[Change], of_copy: dict[tuple[int, int], list[Change]], style: Style
) -> list[list[Change]]:
    """What is written in the records of one place: what begins there, and inside of that where the caller bridges."""
    found: list[list[Change]] = []
    end = -1
    for change in every:
        same_place = bool(found) and change[0] == found[-1][0][0]
        if same_place or (style.bridges and found and change[0] < end):
            found[-1].append(change)
        else:
            found.append([change])
            end = -1
        end = max(end, change[0] + len(change[1]))
    apart: list[list[Change]] = []
    for cluster in found:
        own = [[change for change in changes if change in cluster] for changes in of_copy.values()]
        # Of a copy that changes length and has something else besides nobody could tell from its letters what was where.
        if all(len(each) < 2 or all(len(old) == len(new) for _, old, new in each) for each in own):
            apart.append(cluster)
        else:
            apart += [[c for c in cluster if c[0] == base] for base in dict.fromkeys(c[0] for c in cluster)]
    return apart


def _record(
    files: Files,
    base: int,
    parts: Sequence[Part],
    of_copy: dict[tuple[int, int], list[Change]],
    starts: set[int],
    *,
    symbolic: bool = False,
) -> Record:
    """Of the copies' ``parts`` that begin at one of ``starts``."""
    style, sequence = files.style, files.sequence
    last = max((start + len(old) for part in parts for start, old, _ in part), default=base + 1)
    before, after = style.before(base), style.after(base)
    first, end = base - before, min(len(sequence), last + after)
    reference = sequence[first:end]
    alternatives = ["<DEL>"] if symbolic else [_applied(sequence, first, end, part) for part in parts]
    number_of_part = {part: number for number, part in enumerate(parts, start=1)}
    if parts and style.spanned in ("*", "<*>") and any(_is_gone(base, own) for own in of_copy.values()):
        alternatives.append(style.spanned)
    n_span = len(alternatives)
    if style.open_allele:
        alternatives.append("<NON_REF>")

    def copy(place: int, number: int) -> Copy:
        own = tuple(change for change in of_copy[place, number] if change[0] in starts)
        if own in number_of_part:
            return number_of_part[own], style.certainty(files.people[place], number, own[0])
        if parts and _is_gone(base, of_copy[place, number]):
            return {"0": (0, STEPS), ".": (-1, STEPS)}.get(style.spanned, (n_span, STEPS))
        return (-1 if own and style.others == "." else 0), STEPS

    name = "."
    if style.ids_of_alleles:
        name = ":".join(["1", str(FIRST + first), reference, ",".join(alternatives) or "."])
    alone = parts[0][0] if len(parts) == 1 and len(parts[0]) == 1 else None
    return Record(
        pos=FIRST + first,
        name=name,
        alleles=(reference, *alternatives),
        copies=tuple((copy(place, 0), copy(place, 1)) for place in range(len(files.people))),
        states=tuple(style.state(person, base, alone) for person in files.people),
    )


def _applied(sequence: str, first: int, end: int, part: Part) -> str:
    """The sequence from ``first`` to ``end`` with the changes of a part."""
    text, at = "", first
    for start, old, new in part:
        text, at = text + sequence[at:start] + new, start + len(old)
    return text + sequence[at:end]


def fixed_records(files: Files, most_alleles: int) -> list[Record]:
    """The file of sites that were fixed beforehand: one record a listed place, its alleles the style's, whoever takes part."""
    found = []
    for listed in files.listed:
        others = [letter for letter in "ACGT" if letter != listed.reference]
        alleles = (listed.reference, *others[: 1 + files.style.draws("alleles", listed.base) % (most_alleles - 1)])

        def copy(person: Person, number: int, base: int = listed.base, n: int = len(alleles)) -> Copy:
            drawn = zlib.crc32(f"{person.seed},{number},{base}".encode()) >> 3
            return drawn % (n + 1) % n, person.certainty(number, (base, "", ""))

        found.append(
            Record(
                pos=FIRST + listed.base,
                name=listed.name,
                alleles=alleles,
                copies=tuple((copy(person, 0), copy(person, 1)) for person in files.people),
                states=tuple(person.state(listed.base) for person in files.people),
            )
        )
    return found


def _is_gone(base: int, changes: Sequence[Change]) -> bool:
    """Whether a deletion that began before took the base."""
    return any(start < base < start + len(old) and len(old) > len(new) for start, old, new in changes)
