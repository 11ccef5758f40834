"""The rules that keep the rooms, each a function from a package's folder to what breaks it, in words.

``tests/architecture/test_rules.py`` runs every rule on the program, and on a small package with a planted violation.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from tests.parsed import parsed, walked

NAME = "gwasprivacy"
STORY = (
    "base", "membership", "study", "association", "mechanisms", "assumptions", "simulation", "plan", "statement", "forecast", "release", "api", "lab", "rendering",
    "ui", "cli",
)  # fmt: skip
"""The folders in the order of the story: each knows only those before it."""

ROOMS_INSIDE = {
    "simulation": ("studies", "laws", "curves", "attacks"),
    "lab": ("theory", "audit", "paper_figures"),
    "ui": ("shell", "widgets", "model", "calibration", "release", "tools", "planning_report", "tour"),
}
"""The order of the rooms inside a folder.  Files beside the rooms (``ui/main_window.py``) put them together."""

QT = {"PySide6", "pyqtgraph", "shiboken6"}
NETWORK = {"socket", "urllib", "http", "requests", "httpx", "ftplib", "smtplib", "asyncio", "socketserver", "QtNetwork"}
VAGUE = {"utils", "util", "helpers", "helper", "manager", "misc", "common2", "data2"}


@dataclass(frozen=True)
class Import:
    """One imported module (or name of a module): ``module`` dotted, ``at_import`` whether it runs when the file is imported."""

    module: str
    line: int
    at_import: bool
    relative: bool = False


@dataclass(frozen=True)
class Source:
    """One file: its ``path``, its ``name`` inside the package (``plan/plan.py``), its tree."""

    path: Path
    name: str
    tree: ast.Module

    @property
    def folder(self) -> str:
        """The top folder, or the file's own name without ending where it lies on top."""
        return self.name.split("/")[0].removesuffix(".py")

    @property
    def dotted(self) -> str:
        parts = self.name.removesuffix(".py").split("/")
        return ".".join([NAME, *(part for part in parts if part != "__init__")])

    @cached_property
    def nodes(self) -> tuple[ast.AST, ...]:
        """Of the tree, all; many rules go through them."""
        return tuple(walked(self.tree))

    def imports(self) -> tuple[Import, ...]:
        return self._imports

    @cached_property
    def _imports(self) -> tuple[Import, ...]:
        return tuple(self._found_imports())

    def _found_imports(self) -> Iterator[Import]:
        lazy: set[ast.AST] = set()
        for node in self.nodes:
            guarded = isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test)
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda) or guarded:
                lazy.update(ast.walk(node))
        for node in self.nodes:
            if isinstance(node, ast.Import):
                yield from (Import(alias.name, node.lineno, node not in lazy) for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                module = node.module or ""
                yield Import(module, node.lineno, node not in lazy, node.level > 0)
                yield from (Import(f"{module}.{each.name}", node.lineno, node not in lazy) for each in node.names)


@cache
def sources(package: Path) -> tuple[Source, ...]:
    """Every file of a package."""
    return tuple(
        Source(path, path.relative_to(package).as_posix(), parsed(path)) for path in sorted(package.rglob("*.py"))
    )


def _place(module: str) -> int | None:
    parts = module.split(".")
    return STORY.index(parts[1]) if parts[0] == NAME and len(parts) > 1 and parts[1] in STORY else None


def every_folder_has_its_place(package: Path) -> list[str]:
    """Every folder on top is in the story; nothing else lies there."""
    known = {*STORY, "__init__", "__main__", "resources"}
    return sorted({source.folder for source in sources(package)} - known)


def folders_import_upwards_only(package: Path) -> list[str]:
    """A folder imports only from folders that come before it in the story."""
    return [
        f"{source.name}:{each.line} imports {each.module}"
        for source in sources(package)
        for each in source.imports()
        if source.folder in STORY and (place := _place(each.module)) is not None and place > STORY.index(source.folder)
    ]


def rooms_inside_import_upwards_only(package: Path) -> list[str]:
    """Inside a folder, a room imports only from rooms before it, and from no file that puts the rooms together."""
    broken = []
    for folder, order in ROOMS_INSIDE.items():
        for source in sources(package):
            parts = source.name.split("/")
            if parts[0] != folder or len(parts) < 3:
                continue
            for each in source.imports():
                to = each.module.split(".")
                if to[:2] != [NAME, folder] or len(to) < 3:
                    continue
                if to[2] not in order or order.index(to[2]) > order.index(parts[1]):
                    broken.append(f"{source.name}:{each.line} imports {each.module}")
    return broken


def _arrows(package: Path) -> dict[str, set[str]]:
    names = {source.dotted for source in sources(package)}
    arrows: dict[str, set[str]] = {}
    for source in sources(package):
        found = set()
        for node in source.nodes:
            if isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names if alias.name in names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                for alias in node.names:
                    full = f"{node.module}.{alias.name}"
                    found.add(full if full in names else node.module)
        arrows[source.dotted] = {name for name in found if name in names} - {source.dotted}
    return arrows


def no_files_import_each_other(package: Path) -> list[str]:
    """No circle of imports at any distance; imports inside functions and for types count too."""
    arrows = _arrows(package)
    order: dict[str, int] = {}
    lowest: dict[str, int] = {}
    stack: list[str] = []
    circles = []

    def visit(name: str) -> None:
        order[name] = lowest[name] = len(order)
        stack.append(name)
        for other in sorted(arrows[name]):
            if other not in order:
                visit(other)
                lowest[name] = min(lowest[name], lowest[other])
            elif other in stack:
                lowest[name] = min(lowest[name], order[other])
        if lowest[name] == order[name]:
            circle = stack[stack.index(name) :]
            del stack[stack.index(name) :]
            if len(circle) > 1:
                circles.append(" ↔ ".join(sorted(circle)))

    for name in sorted(arrows):
        if name not in order:
            visit(name)
    return circles


def imports_are_absolute(package: Path) -> list[str]:
    """No relative import."""
    return [f"{source.name}:{each.line}" for source in sources(package) for each in source.imports() if each.relative]


def qt_stays_in_the_window(package: Path) -> list[str]:
    """Qt only in ui/."""
    return [
        f"{source.name}:{each.line} imports {each.module}"
        for source in sources(package)
        for each in source.imports()
        if source.folder != "ui" and each.module.split(".")[0] in QT
    ]


def opendp_has_one_door(package: Path) -> list[str]:
    """OpenDP only in mechanisms/noise.py."""
    return [
        f"{source.name}:{each.line}"
        for source in sources(package)
        for each in source.imports()
        if source.name != "mechanisms/noise.py" and each.module.split(".")[0] == "opendp"
    ]


def the_lab_is_loaded_when_asked_for(package: Path) -> list[str]:
    """Only front ends import research instruments, and no file that is loaded before somebody asks for them."""
    opened = {"ui/tools/figures_dialog.py", "rendering/figure_files.py", "rendering/figure_plots.py"}
    return [
        f"{source.name}:{each.line} imports {each.module}"
        for source in sources(package)
        for each in source.imports()
        if each.module.startswith(f"{NAME}.lab.")
        and source.folder != "lab"
        and (source.folder not in ("ui", "cli") or each.at_import)
        and source.name not in opened
    ]


def generators_stay_in_the_simulation(package: Path) -> list[str]:
    """NumPy's and Python's generators only in simulation/ and lab/."""
    broken = []
    for source in sources(package):
        if source.folder in ("simulation", "lab"):
            continue
        broken += [
            f"{source.name}:{each.line} imports {each.module}"
            for each in source.imports()
            if each.module.startswith("numpy.random") or each.module.split(".")[0] == "random"
        ]
        broken += [
            f"{source.name}:{node.lineno} uses np.random"
            for node in source.nodes
            if isinstance(node, ast.Attribute)
            and node.attr == "random"
            and getattr(node.value, "id", "") in ("np", "numpy")
        ]
    return broken


def no_release_takes_a_seed(package: Path) -> list[str]:
    """Nothing in mechanisms/ or release/ has a parameter or field that is a seed or a generator."""
    return [
        f"{source.name}:{node.lineno} {name}"
        for source in sources(package)
        if source.folder in ("mechanisms", "release")
        for node in source.nodes
        for name in [
            node.arg
            if isinstance(node, ast.arg)
            else getattr(node.target, "id", "")
            if isinstance(node, ast.AnnAssign)
            else ""
        ]
        if "seed" in name.lower() or name in ("rng", "generator")
    ]


def releases_draw_in_a_fresh_process(package: Path) -> list[str]:
    """Nobody but the engine draws, and nobody tells it where: that is for tests and throw-away releases."""
    return [
        f"{source.name}:{node.lineno}"
        for source in sources(package)
        for node in source.nodes
        if (isinstance(node, ast.Call) and any(each.arg == "drawing" for each in node.keywords))
        or (
            isinstance(node, ast.ImportFrom)
            and node.module == "gwasprivacy.release.draw"
            and source.name != "release/engine.py"
            and any(each.name != "rehearse" for each in node.names)
        )
    ]


STEPS_OF_A_RELEASE = (
    "prepare_release",
    "power_of",
    "may_state_power",
    "preview",
    "ask_for_approval",
    "publish",
    "note_written_reports",
    "clear_leftovers",
    "unfinished_releases",
    "finish_releases",
)


def releases_go_through_the_service(package: Path) -> list[str]:
    """Window and command line take every step of a release through the service, and decide nothing of its power themselves."""
    return [
        f"{source.name}:{each.line} imports {each.module}"
        for source in sources(package)
        for each in source.imports()
        if source.folder in ("api", "rendering", "ui", "cli")
        and each.module.split(".")[-1] in STEPS_OF_A_RELEASE
        and not each.module.startswith("gwasprivacy.release.release_service.")
    ]


def values_are_frozen(package: Path) -> list[str]:
    """A dataclass that can cross folders (every one outside the window and the command line) is frozen."""
    broken = []
    for source in sources(package):
        if source.folder in ("ui", "cli", "rendering"):
            continue
        for node in source.nodes:
            if not isinstance(node, ast.ClassDef) or node.name.startswith("_"):
                continue
            for mark in node.decorator_list:
                name = mark.func if isinstance(mark, ast.Call) else mark
                if getattr(name, "id", getattr(name, "attr", "")) != "dataclass":
                    continue
                words = {each.arg: each.value for each in mark.keywords} if isinstance(mark, ast.Call) else {}
                frozen = words.get("frozen")
                if not (isinstance(frozen, ast.Constant) and frozen.value is True):
                    broken.append(f"{source.name}:{node.lineno} {node.name}")
    return broken


INSIDE_ONE_ROOM = {"PackedCounter", "PgenCounter", "MosaicMap", "Mosaic", "Levels"}
"""Compiled kernels' arguments, never handed to another room."""


def arrays_in_values_are_read_only(package: Path) -> list[str]:
    """A dataclass with an array field makes it read-only from construction."""
    broken = []
    for source in sources(package):
        if source.folder in ("ui", "cli", "rendering"):
            continue
        for node in source.nodes:
            if not isinstance(node, ast.ClassDef) or node.name.startswith("_") or node.name in INSIDE_ONE_ROOM:
                continue
            marked = any("dataclass" in ast.unparse(mark) for mark in node.decorator_list)
            notes = [ast.unparse(each.annotation) for each in node.body if isinstance(each, ast.AnnAssign)]
            arrays = any(("Array" in note or "ndarray" in note) and "Mapping" not in note for note in notes)
            settled = [
                ast.unparse(each)
                for each in node.body
                if isinstance(each, ast.FunctionDef) and each.name == "__post_init__"
            ]
            if marked and arrays and not any("freeze(self)" in text or "read_only(" in text for text in settled):
                broken.append(f"{source.name}:{node.lineno} {node.name}")
    return broken


def no_kernel_is_compiled_at_import(package: Path) -> list[str]:
    """numba, and LLVM beneath it, are imported inside functions only."""
    return [
        f"{source.name}:{each.line}"
        for source in sources(package)
        for each in source.imports()
        if each.at_import and each.module.split(".")[0] in ("numba", "llvmlite")
    ]


def nothing_opens_a_network_connection(package: Path) -> list[str]:
    """No module for networks; base/executors.py alone reaches a cluster, at an address that the user typed."""
    broken = []
    for source in sources(package):
        for each in source.imports():
            first, rest = each.module.split(".")[0], each.module.split(".")
            banned = first in NETWORK or "QtNetwork" in rest
            cluster = first in ("distributed", "dask") and source.name != "base/executors.py"
            if (banned and not each.module.startswith("urllib.parse")) or cluster:
                broken.append(f"{source.name}:{each.line} imports {each.module}")
    return broken


PLATFORMS = "base/platforms/"
ONE_SYSTEM_S = {
    "fcntl", "pwd", "grp", "resource", "termios", "tty", "pty", "syslog", "posix", "msvcrt", "winreg", "_winapi", "nt",
    "preadv", "pread", "pwrite", "posix_fallocate", "posix_fadvise", "fchmod", "fchown", "chown", "link", "mkfifo", "nice",
    "setpriority", "fork", "sched_getaffinity", "sched_setaffinity", "getuid", "geteuid", "getgid", "getegid", "killpg", "setsid",
    "statvfs", "sendfile", "copy_file_range", "O_NOFOLLOW", "O_DIRECTORY", "O_TMPFILE", "O_NONBLOCK", "O_CLOEXEC", "O_BINARY",
    "O_NOINHERIT", "startfile", "SIGKILL", "SIGHUP", "SIGALRM", "SIGUSR1", "SIGUSR2", "SIGCHLD", "SIGPIPE", "alarm",
    "setitimer", "CTRL_C_EVENT", "windll", "WinDLL", "WinError", "platform", "name", "fsync", "open", "system", "getwindowsversion",
}  # fmt: skip
"""Names of the standard library that one kind of system has, or that say which one this is, or that mean less on some."""
ASKED_OF = {"os", "signal", "sys", "ctypes"}


def systems_differ_in_one_place(package: Path) -> list[str]:
    """Only base/platforms asks which system this is, or names what only some systems have (``os.open`` and ``os.fsync`` too)."""
    broken = []
    for source in sources(package):
        if source.name.startswith(PLATFORMS):
            continue
        for each in source.imports():
            parts = each.module.split(".")
            of_one = parts[0] in ONE_SYSTEM_S and len(parts) == 1 and parts[0] not in ("platform", "name")
            if of_one or (parts[0] in ASKED_OF and parts[-1] in ONE_SYSTEM_S):
                broken.append(f"{source.name}:{each.line} imports {each.module}")
        for node in source.nodes:
            named = ""
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in ASKED_OF:
                named = f"{node.value.id}.{node.attr}" if node.attr in ONE_SYSTEM_S else ""
            elif (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in ("getattr", "hasattr")
            ):
                of, what = (ast.unparse(each).strip("'") for each in node.args[:2])
                named = f"{of}.{what}" if of in ASKED_OF and what in ONE_SYSTEM_S else ""
            if named:
                broken.append(f"{source.name}:{node.lineno} uses {named}")
    return broken


ANSWERS = {
    "utility_curve", "required_size", "required_sizes", "preview_curve", "preview_success", "count_accuracy", "run_studies",
    "attack_report", "realised_loss",
}  # fmt: skip
"""What computes answers from simulated studies.  People's questions go through forecast/ to them."""


def questions_go_through_the_forecast(package: Path) -> list[str]:
    """Window, command line, report and rendering compute no answer of their own: they ask forecast/."""
    files = {source.dotted for source in sources(package)}
    return [
        f"{source.name}:{each.line} imports {each.module}"
        for source in sources(package)
        for each in source.imports()
        if source.folder in ("release", "rendering", "ui", "cli")
        and each.module.startswith((f"{NAME}.simulation.", f"{NAME}.lab."))
        and each.module.split(".")[-1] in ANSWERS
        and each.module not in files
    ]


TYPED = {"ui/tools/policy_fields.py"}
"""Where a field shows what was typed, with every digit."""
FRACTIONS = {"STANDARD_ERRORS", "error_at", "honest_error"}


def front_ends_round_no_probability(package: Path) -> list[str]:
    """Window, command line and rendering decide no digits: per cent, margins and intervals come from number_words or forecast/."""
    broken = []
    for source in sources(package):
        if source.folder not in ("ui", "cli", "rendering") or source.name in TYPED:
            continue
        for node in source.nodes:
            if isinstance(node, ast.FormattedValue):
                spec = ast.unparse(node.format_spec) if node.format_spec is not None else ""
                times = (
                    node.value if isinstance(node.value, ast.BinOp) and isinstance(node.value.op, ast.Mult) else None
                )
                hundred = times is not None and any(
                    isinstance(side, ast.Constant) and side.value == 100 for side in (times.left, times.right)
                )
                if hundred or spec.rstrip("'\"").endswith("%"):
                    broken.append(f"{source.name}:{node.lineno} writes a per cent of its own")
            if isinstance(node, ast.Constant) and node.value == 1.96:
                broken.append(f"{source.name}:{node.lineno} has an interval of its own")
            if getattr(node, "attr", getattr(node, "id", "")) in FRACTIONS:
                broken.append(f"{source.name}:{node.lineno} computes an interval")  # type: ignore[attr-defined]
    return broken


def progress_has_one_place(package: Path) -> list[str]:
    """The status bar alone shows how far work is: no other file has a progress bar or a time left."""
    return [
        f"{source.name}:{node.lineno} shows a progress of its own"  # type: ignore[attr-defined]
        for source in sources(package)
        if source.folder == "ui" and source.name != "ui/job_status.py"
        for node in source.nodes
        if getattr(node, "attr", getattr(node, "id", "")) in ("QProgressBar", "QProgressDialog", "duration")
    ]


RICH_PLACES = {
    "ui/plan_sentence.py", "ui/widgets/help_window.py", "ui/widgets/number.py", "ui/widgets/dialogs.py",
    "ui/widgets/explain.py",
}  # fmt: skip
"""Where Qt is given HTML of our own (data in it escaped), or asks for a plain text; each is looked at by hand."""

RICH = {
    "setHtml", "setMarkdown", "insertHtml", "setWhatsThis", "RichText", "MarkdownText", "AutoText", "QMessageBox",
    "setOpenExternalLinks",
}  # fmt: skip


def rich_text_is_never_data(package: Path) -> list[str]:
    """In the window, labels are plain text, tool tips are literals or go through tip(), and HTML stands in few known places."""
    broken = []
    for source in sources(package):
        if source.folder != "ui":
            continue
        labels = 0
        for node in source.nodes:
            word = getattr(node, "attr", getattr(node, "id", ""))
            if word in RICH and source.name not in RICH_PLACES:
                broken.append(f"{source.name}:{node.lineno} has {word}")  # type: ignore[attr-defined]
            labels += isinstance(node, ast.Attribute) and node.attr in (
                "PlainText",
                "RichText",
            )  # the latter: RICH_PLACES
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "QLabel":
                labels -= 1
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                broken += [
                    f"{source.name}:{each.lineno} has a tool tip that is not plain" for each in _loose_tips(node)
                ]
        if labels < 0:
            broken.append(f"{source.name} has a QLabel whose format is not PlainText")
    return broken


def _loose_tips(call: ast.Call) -> list[ast.expr]:
    """The tool tips that ``call`` sets, as far as they are neither literal nor made by tip()."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else ""
    if name == "setToolTip":
        given = call.args[0]
    elif name in ("setData", "setItemData") and "ToolTipRole" in ast.dump(call):
        given = next(each for each in call.args[name == "setItemData" :] if "ToolTipRole" not in ast.dump(each))
    elif name == "showText":
        given = call.args[1]
    else:
        return []
    parts = [given.body, given.orelse] if isinstance(given, ast.IfExp) else [given]
    return [each for each in parts if not _is_plain(each)]


def _is_plain(text: ast.expr) -> bool:
    if isinstance(text, ast.Constant):
        return True
    name = getattr(text.func, "id", "") if isinstance(text, ast.Call) else ""
    return name == "tip" or (isinstance(text, ast.Call) and name == "say" and not text.keywords)


def names_say_what_is_inside(package: Path) -> list[str]:
    """No file is called utils, helpers, manager or the like."""
    return [source.name for source in sources(package) if source.path.stem in VAGUE]


RULES: dict[str, Callable[[Path], list[str]]] = {
    rule.__name__: rule
    for rule in (
        every_folder_has_its_place,
        folders_import_upwards_only,
        rooms_inside_import_upwards_only,
        no_files_import_each_other,
        imports_are_absolute,
        qt_stays_in_the_window,
        opendp_has_one_door,
        generators_stay_in_the_simulation,
        the_lab_is_loaded_when_asked_for,
        no_release_takes_a_seed,
        releases_draw_in_a_fresh_process,
        releases_go_through_the_service,
        values_are_frozen,
        arrays_in_values_are_read_only,
        no_kernel_is_compiled_at_import,
        nothing_opens_a_network_connection,
        systems_differ_in_one_place,
        questions_go_through_the_forecast,
        front_ends_round_no_probability,
        progress_has_one_place,
        rich_text_is_never_data,
        names_say_what_is_inside,
    )
}
