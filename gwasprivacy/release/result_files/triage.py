"""Files of results before they leave: each read once, compared with all others and with what left before, and put in a queue."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.executors import Executor, InlineExecutor, ProcessExecutor
from gwasprivacy.base.language import mark, say
from gwasprivacy.base.platforms.processes import usable_processors
from gwasprivacy.base.quantities import Count
from gwasprivacy.base.text_files import unreadable
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.membership.exact_results import Verdict
from gwasprivacy.release.policy.signed_policy import NamedPolicy
from gwasprivacy.release.policy.site import policies_named
from gwasprivacy.release.result_files.differences import found_between
from gwasprivacy.release.result_files.file_facts import SAMPLE, FileFacts
from gwasprivacy.release.result_files.one_file import ToRead, facts_of
from gwasprivacy.release.result_files.reasons import Reason, Seen
from gwasprivacy.release.result_files.rule import FileVerdict, Limits, judged

LARGEST_STUDY = 10_000_000_000
_SMALL = 1 << 20  # bytes; a packed file below has few rows, and is read before the others
_MUCH = 1 << 24  # bytes from which processes are worth their start


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """``folder``: what is to leave, which may be a single file; ``participants``: of whom it is said to be; ``earlier``: what left before."""

    folder: Path
    participants: int
    earlier: Path | None = None
    policy: Path | None = None
    policy_key: Path | None = None
    leave_out: tuple[Path, ...] = ()

    def __post_init__(self) -> None:
        if not 1 <= self.participants <= LARGEST_STUDY:
            raise InvalidInput("triage.participants", n=Count(self.participants))


@dataclass(frozen=True, slots=True, kw_only=True)
class Queue:
    """The files, what to look at first at the beginning, and what they were held to."""

    files: tuple[FileVerdict, ...]
    limits: Limits
    policies: tuple[NamedPolicy, ...]

    def with_verdict(self, verdict: Verdict) -> int:
        return sum(each.verdict is verdict for each in self.files)

    def summary(self) -> str:
        return say(
            "{stop} to stop, {look} to look at, {ok} without a reason.",
            stop=self.with_verdict(Verdict.STOP),
            look=self.with_verdict(Verdict.LOOK),
            ok=self.with_verdict(Verdict.OK),
        )


def triage(asked: Asked, work: Work = UNWATCHED) -> Queue:
    """Look at every file below the folder.  Raises InvalidInput for the folder, PrivacyRefusal for a policy, Cancelled."""
    policies = policies_named(asked.policy, asked.policy_key)
    limits = Limits.of(each.policy for each in policies)
    new = list(_files(asked.folder, asked.leave_out))
    if not new:
        raise InvalidInput("triage.no-files", folder=asked.folder)
    earlier = [] if asked.earlier is None else list(_files(asked.earlier))
    own = {os.path.realpath(each.path) for each in new}
    earlier = [each for each in earlier if os.path.realpath(each.path) not in own]
    read = _read([*new, *earlier], work)
    facts, before = read[: len(new)], read[len(new) :]
    beside: dict[str, list[Reason]] = {}
    for name, reason in found_between(facts, before, asked.participants, work):
        beside.setdefault(name, []).append(reason)
    files = [judged(each, beside.get(each.name, ()), asked.participants, limits) for each in facts]
    return Queue(files=tuple(sorted(files, key=lambda each: each.urgency)), limits=limits, policies=policies)


def _files(folder: Path, leave_out: Sequence[Path] = ()) -> Iterator[ToRead]:
    """Every file below a folder, links among them, in the order of their names, or the one that is given.  Raises InvalidInput."""
    if folder.is_file():
        yield ToRead(path=folder, name=folder.name)
        return
    if not folder.is_dir():
        raise InvalidInput("folder.missing", folder=folder)

    def failed(error: OSError) -> None:
        raise unreadable(Path(error.filename), error)

    without = {os.path.realpath(each) for each in leave_out}
    for root, folders, names in os.walk(folder, onerror=failed):
        folders.sort()
        for name in sorted([*names, *(each for each in folders if Path(root, each).is_symlink())]):
            path = Path(root, name)
            if not any(os.path.realpath(path) == each or os.path.realpath(root) == each for each in without):
                yield ToRead(path=path, name=path.relative_to(folder).as_posix())


def _read(files: Sequence[ToRead], work: Work) -> list[FileFacts]:
    """Small files first: large ones are then asked for the rows that those have."""
    sizes = [_size(each.path) for each in files]
    order = sorted(range(len(files)), key=sizes.__getitem__)
    small = [place for place in order if sizes[place] < _SMALL]
    large = [place for place in order if sizes[place] >= _SMALL]
    found: dict[int, FileFacts] = {}
    with _place(work, sum(sizes)) as executor:
        for part, done in ((small, 0), (large, len(small))):
            wanted: set[int] = set()
            for facts in found.values():
                if facts.is_table and facts.rows <= SAMPLE:
                    wanted.update(np.concatenate([facts.sample.by_name, facts.sample.by_place]).tolist())
            rows = tuple(sorted(wanted - {0}))
            asked = [ToRead(path=files[place].path, name=files[place].name, wanted=rows) for place in part]
            told = work.part(done, done + len(part), len(files)).on(executor)
            found.update(zip(part, told.map(_facts_of, asked, stage=mark("Reading files of results")), strict=True))
    return [found[place] for place in range(len(files))]


def _place(work: Work, size: int) -> AbstractContextManager[Executor]:
    """Where files are read: in processes where there is much to read; an executor that was given is its owner's to close."""
    if work.executor is not None:
        return nullcontext(work.executor)
    return InlineExecutor() if size < _MUCH else ProcessExecutor(usable_processors())


def _facts_of(asked: ToRead) -> FileFacts:
    if asked.path.is_symlink():
        problem = mark("it is a link; give the file that it leads to")
        return FileFacts(name=asked.name, reasons=(Reason(seen=Seen.UNREAD, problem=problem),))
    return facts_of(asked)


def _size(path: Path) -> int:
    try:
        return path.lstat().st_size
    except OSError:
        return 0
