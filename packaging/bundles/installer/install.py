"""Installs gwasprivacy from this folder, without a network; Python's standard library is all it needs.

    python3 install.py [--to FOLDER] [--everyone] [--no-desktop] [--check] [--uninstall]

What it says, it says in a sentence with what to do; exit codes: 0 done, 2 not done, 130 stopped by the user.  It is written so that an
older Python can read it too, and say which one is needed.
"""

import argparse
import contextlib
import hashlib
import json
import os
import platform
import plistlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path, PurePosixPath

MARKER = ".gwasprivacy-installation"
"""A file in every folder that this program made; it never touches a folder without one."""
SUMS = "SHA256SUMS"
_HASHES = re.compile(r"--hash=sha256:([0-9a-f]{64})")


class Refused(Exception):
    """Nothing was installed; the text says why and what to do."""


class Machine:
    """What the installer asks of this machine and does to it; a test puts another in its place."""

    system = {"win32": "windows", "darwin": "macos"}.get(
        sys.platform, "linux" if sys.platform.startswith("linux") else sys.platform
    )
    kind = {"amd64": "x86_64", "aarch64": "arm64"}.get(platform.machine().lower(), platform.machine().lower())
    python = f"{sys.version_info[0]}.{sys.version_info[1]}"
    implementation = platform.python_implementation()
    base_python = getattr(sys, "_base_executable", None) or sys.executable
    env = os.environ

    @property
    def home(self):
        return Path.home()

    def release(self):
        """The version of the C library, of macOS, or of nothing that matters; () where it is not known."""
        text = platform.mac_ver()[0] if self.system == "macos" else platform.libc_ver()[1]
        return tuple(int(part) for part in re.findall(r"\d+", text)[:2])

    def free_bytes(self, folder):
        return shutil.disk_usage(str(folder)).free

    def place_of(self, name):
        """Of Windows's own programs, where they are: by its name alone, one in the working folder would be run."""
        folders = {"reg.exe": "", "powershell.exe": "WindowsPowerShell/v1.0"}
        return str(Path(self.env["SystemRoot"], "System32", folders[name], name)) if name in folders else name

    def run(self, command, **env):
        """Run a program whose output is only shown where it fails.  CalledProcessError, or OSError where there is none."""
        clean = {k: v for k, v in self.env.items() if not k.startswith(("PIP_", "PYTHON", "VIRTUAL_ENV"))}
        clean.update({"PIP_CONFIG_FILE": os.devnull, "PIP_NO_INPUT": "1"}, **env)
        done = subprocess.run(
            [self.place_of(str(command[0])), *(str(part) for part in command[1:])],
            env=clean,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=True,
        )
        return done.stdout.decode("utf-8", "replace")


# --- what is in this folder ---------------------------------------------------------------------------------------------


class Bundle:
    """The folder that the archive unpacks to."""

    def __init__(self, folder):
        self.folder = folder
        try:
            about = json.loads((folder / "bundle.json").read_text("utf-8"))
            self.version, self.python = str(about["version"]), str(about["python"])
            self.system, self.kind = str(about["system"]), str(about["machine"])
            self.release = tuple(int(part) for part in str(about["oldest_system"]).split("."))
            self.needs_bytes = int(about["installed_bytes"])
        except (OSError, ValueError, KeyError, TypeError):
            raise damaged(folder, "bundle.json is missing or damaged") from None

    def check_files(self):
        """Every listed file is there with its sum, and no wheel is there that is not listed.  Returns their number."""
        listed = {}
        try:
            lines = (self.folder / SUMS).read_text("utf-8").splitlines()
        except (OSError, ValueError):
            raise damaged(self.folder, SUMS + " is missing or damaged") from None
        for line in lines:
            found = re.match(r"([0-9a-f]{64}) [ *](?:\./)?(.+)$", line)
            path = PurePosixPath(found.group(2)) if found else None
            if path is None or path.is_absolute() or ".." in path.parts or "\\" in str(path) or ":" in str(path):
                raise damaged(self.folder, "a line of " + SUMS + " cannot be read")
            listed[path] = found.group(1)
        for needed in ("install.py", "bundle.json", "requirements.txt", "locked.txt"):
            if PurePosixPath(needed) not in listed:
                raise damaged(self.folder, needed + " is not listed")
        for path, digest in sorted(listed.items()):
            file = self.folder.joinpath(*path.parts)
            try:
                same = not file.is_symlink() and sum_of(file) == digest
            except OSError:
                same = False
            if not same:
                raise damaged(self.folder, f"{path} is missing or changed")
        for place in ("wheels", "pip"):
            for file in sorted((self.folder / place).iterdir()) if (self.folder / place).is_dir() else []:
                if PurePosixPath(place, file.name) not in listed:
                    raise damaged(self.folder, f"{place}/{file.name} does not belong to it")
        self.check_locked(listed)
        return len(listed)

    def check_locked(self, listed):
        """Each requirement has one hash, that of one wheel here, and it is in the lock (but for the program's own)."""
        locked = set(_HASHES.findall((self.folder / "locked.txt").read_text("utf-8")))
        there = {digest: path for path, digest in listed.items() if path.parts[0] == "wheels"}
        wanted = {}
        for line in (self.folder / "requirements.txt").read_text("utf-8").splitlines():
            name, hashes = line.partition("==")[0], _HASHES.findall(line)
            if len(hashes) != 1 or hashes[0] not in there or not (hashes[0] in locked or name == "gwasprivacy"):
                raise damaged(self.folder, "the wheel of %s is not the locked one" % (name or "a package"))
            wanted[hashes[0]] = name
        if set(wanted) != set(there) or "gwasprivacy" not in wanted.values():
            raise damaged(self.folder, "the wheels are not those of requirements.txt")

    @property
    def pip(self):
        """pip's own wheel, which is run where it lies: a Python without pip or ensurepip (Debian's) will do."""
        found = sorted((self.folder / "pip").glob("pip-*.whl"))
        if len(found) != 1:
            raise damaged(self.folder, "pip's wheel is missing")
        return found[0] / "pip"


def damaged(folder, why):
    return Refused(
        f"{folder} is damaged or incomplete: {why}. Unpack the archive again, and check its sum and signature first."
    )


def sum_of(file):
    digest = hashlib.sha256()
    with file.open("rb") as stream:
        for block in iter(lambda: stream.read(1 << 20), b""):
            digest.update(block)
    return digest.hexdigest()


# --- may it be installed here? ------------------------------------------------------------------------------------------


def check_machine(bundle, machine):
    """The bundle is for this system, this processor and this Python."""
    if (bundle.system, bundle.kind) != (machine.system, machine.kind):
        raise Refused(
            f"This archive is for {bundle.system} on {bundle.kind}; this machine is {machine.system} on {machine.kind}. Take the archive that is made for it."
        )
    if machine.python != bundle.python or machine.implementation != "CPython" or sys.maxsize < 2**32:
        raise Refused(
            f"This archive is for Python {bundle.python} (CPython, 64 bits); this is Python {machine.python} ({machine.implementation}). Install Python {bundle.python}, or set GWASPRIVACY_PYTHON to it "
            "and run the installer again."
        )
    release = machine.release()
    if machine.system != "windows" and release < bundle.release:
        what = "macOS" if machine.system == "macos" else "the GNU C library"
        raise Refused(
            "This archive needs {} {} or newer; this machine has {}. Nothing older can run it.".format(
                what, ".".join(map(str, bundle.release)), ".".join(map(str, release)) or "another one"
            )
        )
    try:
        __import__("venv")
    except ImportError:
        raise Refused(
            "This Python lacks its module venv. Install it (Debian: apt-get install python3-venv), then run this again."
        ) from None


def default_folder(machine, everyone):
    if machine.system == "windows":
        base = machine.env.get("ProgramFiles" if everyone else "LOCALAPPDATA")
        return (Path(base) if base else machine.home / "AppData/Local") / "gwasprivacy"
    if everyone:
        return Path("/opt/gwasprivacy")
    if machine.system == "macos":
        return machine.home / "Library/Application Support/gwasprivacy-program"
    return data_home(machine) / "gwasprivacy"


def data_home(machine):
    return Path(machine.env.get("XDG_DATA_HOME") or machine.home / ".local/share")


def is_ours(folder):
    return (folder / MARKER).is_file() and not (folder / MARKER).is_symlink()


def check_place(to, bundle, machine):
    """``to`` may be made, or is an earlier installation; there is space for it."""
    if to.exists() and not is_ours(to) and not (to.is_dir() and not any(to.iterdir())):
        raise Refused(f"{to} exists and is not an installation of gwasprivacy. Choose another folder with --to.")
    if to == bundle.folder or to in bundle.folder.parents or bundle.folder in to.parents:
        raise Refused(
            f"{to} and the unpacked archive {bundle.folder} lie in each other. Choose another folder with --to."
        )
    if kept(to).exists():
        raise Refused(f"{kept(to)} is in the way of an update. Rename it, or choose another folder with --to.")
    if to.is_symlink():
        raise Refused(f"{to} is a link. Name the folder itself with --to.")
    above = next(folder for folder in to.parents if folder.exists())
    if not above.is_dir():
        raise Refused(f"{above} is not a folder. Choose another folder with --to.")
    try:
        Path(tempfile.mkdtemp(prefix=".gwasprivacy-", dir=str(above))).rmdir()
    except OSError as error:
        raise Refused(
            f"Nothing can be written to {above} ({error.strerror}). Choose another folder with --to, or ask who administers this machine."
        ) from None
    free = machine.free_bytes(above)
    if free < bundle.needs_bytes:
        raise Refused(
            f"There is not enough space in {above}: {free // 10**6} MB are free, {bundle.needs_bytes // 10**6} MB are needed. "
            "Make space, or choose another folder with --to."
        )


# --- installing ---------------------------------------------------------------------------------------------------------


def program(to, machine, name="gwasprivacy"):
    return to / "Scripts" / (name + ".exe") if machine.system == "windows" else to / "bin" / name


def kept(to):
    return to.with_name(to.name + ".before")


def recover(to):
    """After a stop in the middle: an earlier installation comes back, half of a new one goes.  True where there was one."""
    if not is_ours(kept(to)):
        return False
    if read_marker(to).get("state") == "complete":
        remove(kept(to))
    else:
        remove(to)
        kept(to).rename(to)
    return True


def read_marker(to):
    try:
        marker = json.loads((to / MARKER).read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return marker if isinstance(marker, dict) else {}


def write_marker(to, **marker):
    (to / MARKER).write_text(json.dumps(marker, indent=1) + "\n", "utf-8")


def remove(folder):
    """The marker goes last: what is left of a removal that was stopped is still known as ours."""
    if not folder.exists():
        return
    if not is_ours(folder):
        raise Refused(f"{folder} is not an installation of gwasprivacy; it is left alone.")
    for each in folder.iterdir():
        if each.name != MARKER:
            shutil.rmtree(str(each)) if each.is_dir() and not each.is_symlink() else each.unlink()
    (folder / MARKER).unlink()
    folder.rmdir()


def install(bundle, to, machine, everyone=False, desktop=True, say=print):
    """Install into ``to``; what was installed there before stays until the new one has started once."""
    say("Checking the files")
    say(f"{bundle.check_files()} files are whole, and every wheel is the locked one.")
    check_machine(bundle, machine)
    recover(to)
    check_place(to, bundle, machine)
    before = read_marker(to)
    if to.exists() and is_ours(to):
        try:
            to.rename(kept(to))
        except OSError as error:
            raise Refused(
                f"{to} cannot be replaced ({error.strerror}). Close the program, then run this again."
            ) from None
    say(f"Installing into {to}")
    try:
        to.mkdir(parents=True, exist_ok=True)
        write_marker(to, state="installing")
        machine.run([machine.base_python, "-I", "-m", "venv", "--without-pip", to])
        pip = [
            program(to, machine, "python"),
            "-I",
            bundle.pip,
            "install",
            "--quiet",
            "--disable-pip-version-check",
            "--no-cache-dir",
        ]
        machine.run([*pip, "--no-index", "--no-deps", "--require-hashes", "--only-binary", ":all:", "--find-links", bundle.folder / "wheels",
                     "-r", bundle.folder / "requirements.txt"])  # fmt: skip
        if machine.system != "windows":
            # In place of pip's: isolated from the start, so that nothing in the working folder or of PYTHONPATH is run.
            line = '#!/bin/sh\nexec {} -I -m gwasprivacy "$@"\n'.format(shell_word(program(to, machine, "python")))
            program(to, machine).parent.mkdir(exist_ok=True)
            program(to, machine).write_text(line, "utf-8")
            program(to, machine).chmod(0o755)
        told = machine.run([program(to, machine), "--version"]).strip()
        for name in ("install.py", "bundle.json", "LICENSE", "sbom.cdx.json"):
            if (bundle.folder / name).is_file():
                shutil.copyfile(str(bundle.folder / name), str(to / name))
    except BaseException as error:
        if is_ours(to):
            remove(to)
        if is_ours(kept(to)):
            kept(to).rename(to)
        if isinstance(error, subprocess.CalledProcessError):
            said = (error.stdout or b"").decode("utf-8", "replace").strip().splitlines()
            raise Refused(
                "A step failed, and nothing was installed: {}. Last words: {}. Make space if the disk is full, and run this again.".format(
                    Path(str(error.cmd[0])).name, said[-1] if said else "none"
                )
            ) from None
        if isinstance(error, OSError):
            raise Refused(
                f"Nothing was installed: {error}. Make space or choose another folder with --to, then run this again."
            ) from None
        raise
    forget(before)
    made, notes = ([], [])
    if desktop:
        made, notes = shortcuts(bundle, to, machine, everyone)
    write_marker(
        to, state="complete", version=bundle.version, made=made, undo=undo_steps(machine, everyone) if desktop else []
    )
    if is_ours(kept(to)):
        remove(kept(to))
    for note in [*notes, *missing_packages(bundle, machine)]:
        say(note)
    say(f"Installed {told}. Start it with {program(to, machine)}")


def uninstall(to, machine, say=print):
    """Remove the folder and what was put into menus, as far as nobody changed it since."""
    if not is_ours(to):
        raise Refused(f"{to} is not an installation of gwasprivacy, so nothing was removed. Name its folder with --to.")
    marker = read_marker(to)
    left = forget(marker)
    for command in marker.get("undo") or []:
        try:
            machine.run(command)
        except (OSError, subprocess.CalledProcessError):
            if command[0] == "reg.exe":
                left.append(command[2])
    try:
        if is_ours(kept(to)):
            remove(kept(to))
        remove(to)
    except OSError as error:
        raise Refused(f"{to} cannot be removed ({error}). Close the program, then run this again.") from None
    for each in left:
        say(f"Left as it is, since it was changed or cannot be removed: {each}")
    say(f"Removed {to}. Plans, ledgers, keys, reports and settings are where they were.")


# --- menus --------------------------------------------------------------------------------------------------------------


def mark_of(path):
    return os.readlink(str(path)) if path.is_symlink() else sum_of(path)


def forget(marker):
    """Remove the files that an installation made outside its folder; those that somebody changed stay, and are returned."""
    left = []
    for each in reversed(marker.get("made") or []):
        path = Path(each["path"])
        if not path.exists() and not path.is_symlink():
            continue
        try:
            if mark_of(path) != each["mark"]:
                raise OSError
            path.unlink()
        except OSError:
            left.append(str(path))
        else:
            if each.get("own_folder"):
                for folder in list(path.parents)[: each["own_folder"]]:
                    try:
                        folder.rmdir()
                    except OSError:
                        break
    return left


def shortcuts(bundle, to, machine, everyone):
    """Entries of menus and types of files.  Returns what was made, for the marker, and sentences about what could not be."""
    made, notes = [], []

    def put(path, content, mode=0o644, own_folder=0):
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            if path.exists() or path.is_symlink():
                notes.append(f"{path} is there already and was left as it is.")
                return
            if isinstance(content, Path):
                path.symlink_to(content)
            else:
                path.write_bytes(content)
                path.chmod(mode)
            made.append({"path": str(path), "mark": mark_of(path), "own_folder": own_folder})
        except OSError as error:
            notes.append(f"{path} could not be made ({error.strerror}); the program works without it.")

    def step(*command, **env):
        try:
            machine.run(command, **env)
        except (OSError, subprocess.CalledProcessError):
            if not command[0].startswith("update-"):  # desktops without these programs find new files by themselves
                notes.append(f"A step for the menu failed ({command[0]}); the program works without it.")

    files = bundle.folder / "desktop"
    if machine.system == "linux":
        share = shared_files(machine, everyone)
        put((Path("/usr/local/bin") if everyone else machine.home / ".local/bin") / "gwasprivacy", program(to, machine))
        entry = re.sub(
            r"(?m)^Exec=.*$",
            lambda _: f"Exec={exec_word(program(to, machine))} gui %f",
            (files / "gwasprivacy.desktop").read_text("utf-8"),
        )
        put(share / "applications/gwasprivacy.desktop", entry.encode("utf-8"))
        put(share / "icons/hicolor/scalable/apps/gwasprivacy.svg", (files / "gwasprivacy.svg").read_bytes())
        put(share / "mime/packages/gwasprivacy.xml", (files / "gwasprivacy-mime.xml").read_bytes())
        step("update-mime-database", str(share / "mime"))
        step("update-desktop-database", str(share / "applications"))
    elif machine.system == "macos":
        app = (Path("/Applications") if everyone else machine.home / "Applications") / "gwasprivacy.app/Contents"
        put(app / "Info.plist", plistlib.dumps(info_plist(bundle.version)), own_folder=2)
        put(app / "Resources/gwasprivacy.icns", (files / "gwasprivacy.icns").read_bytes(), own_folder=3)
        line = '#!/bin/sh\nexec {} gui "$@"\n'.format(shell_word(program(to, machine)))
        put(app / "MacOS/gwasprivacy", line.encode("utf-8"), 0o755, own_folder=3)
        put((Path("/usr/local/bin") if everyone else machine.home / ".local/bin") / "gwasprivacy", program(to, machine))
    elif machine.system == "windows":
        shutil.copyfile(str(files / "gwasprivacy.ico"), str(to / "gwasprivacy.ico"))
        link = start_menu(machine, everyone) / "gwasprivacy.lnk"
        quiet = program(to, machine, "pythonw")
        step("powershell.exe", "-NoProfile", "-NonInteractive", "-Command", _LINK, GWASPRIVACY_LINK=str(link), GWASPRIVACY_TARGET=str(quiet),
             GWASPRIVACY_WORDS="-I -m gwasprivacy gui", GWASPRIVACY_ICON=str(to / "gwasprivacy.ico"))  # fmt: skip
        if link.exists():
            made.append({"path": str(link), "mark": mark_of(link), "own_folder": 0})
        root = registry(everyone)
        command = f'"{quiet}" -I -m gwasprivacy gui "%1"'
        for key, value in ((root + r"\.gwasplan", "gwasprivacy.plan"), (root + r"\gwasprivacy.plan", "Plan of a private release"),
                           (root + r"\gwasprivacy.plan\DefaultIcon", str(to / "gwasprivacy.ico")),
                           (root + r"\gwasprivacy.plan\shell\open\command", command)):  # fmt: skip
            step("reg.exe", "add", key, "/ve", "/d", value, "/f")
    return made, notes


# Values come through the environment: nothing in a folder's name is ever part of a command.
_LINK = (
    "$s = (New-Object -ComObject WScript.Shell).CreateShortcut($env:GWASPRIVACY_LINK); $s.TargetPath = $env:GWASPRIVACY_TARGET; "
    "$s.Arguments = $env:GWASPRIVACY_WORDS; $s.IconLocation = $env:GWASPRIVACY_ICON; $s.Save()"
)


def start_menu(machine, everyone):
    base = machine.env.get("ProgramData" if everyone else "APPDATA")
    return (Path(base) if base else machine.home / "AppData/Roaming") / "Microsoft/Windows/Start Menu/Programs"


def registry(everyone):
    return ("HKLM" if everyone else "HKCU") + r"\Software\Classes"


def undo_steps(machine, everyone):
    if machine.system == "windows":
        return [
            ["reg.exe", "delete", registry(everyone) + name, "/f"] for name in (r"\.gwasplan", r"\gwasprivacy.plan")
        ]
    if machine.system == "linux":
        share = shared_files(machine, everyone)
        return [["update-mime-database", str(share / "mime")], ["update-desktop-database", str(share / "applications")]]
    return []


def shared_files(machine, everyone):
    return Path("/usr/local/share") if everyone else data_home(machine)


def exec_word(path):
    """A program's path as an Exec line writes it (Desktop Entry Specification)."""
    return '"{}"'.format(re.sub(r'(["`$\\])', r"\\\1", str(path)).replace("\\", "\\\\").replace("%", "%%"))


def shell_word(path):
    return "'{}'".format(str(path).replace("'", "'\\''"))


def info_plist(version):
    return {
        "CFBundleName": "gwasprivacy",
        "CFBundleDisplayName": "gwasprivacy",
        "CFBundleIdentifier": "org.gwasprivacy.gwasprivacy",
        "CFBundleExecutable": "gwasprivacy",
        "CFBundleIconFile": "gwasprivacy.icns",
        "CFBundlePackageType": "APPL",
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "LSMinimumSystemVersion": "13.0",
        "NSHighResolutionCapable": True,
    }


def missing_packages(bundle, machine):
    """What Qt needs of a Linux system and does not find there, as a sentence."""
    script = bundle.folder / "missing_packages.sh"
    if machine.system != "linux" or not script.is_file():
        return []
    try:
        missing = machine.run(["sh", script]).strip()
    except (OSError, subprocess.CalledProcessError):
        return []
    return [f"The window also needs these system packages: {missing}"] if missing else []


# --- the command --------------------------------------------------------------------------------------------------------


def main(arguments=None, machine=None, here=None, say=print):
    machine = machine or Machine()
    here = here or Path(os.path.abspath(__file__)).parent
    installed = is_ours(here)
    parser = argparse.ArgumentParser(
        prog="install", description="Installs gwasprivacy from this folder, without a network."
    )
    parser.add_argument("--to", metavar="FOLDER", help="where the program goes; default: a folder of your own")
    parser.add_argument(
        "--everyone", action="store_true", help="for all users of this machine; an administrator may do that"
    )
    parser.add_argument(
        "--no-desktop", action="store_true", help="no entry in menus, no types of files, no command on the path"
    )
    parser.add_argument("--check", action="store_true", help="check the files and this machine, install nothing")
    parser.add_argument(
        "--uninstall", action="store_true", help="remove the program; plans, ledgers, keys and reports stay"
    )
    options = parser.parse_args(arguments)
    to = (
        Path(os.path.abspath(os.path.expanduser(options.to)))
        if options.to
        else here
        if installed
        else default_folder(machine, options.everyone)
    )
    with contextlib.suppress(ValueError):
        signal.signal(signal.SIGTERM, signal.default_int_handler)  # what was begun is put back then too
    try:
        if options.uninstall:
            uninstall(to, machine, say)
        elif installed:
            raise Refused("This is the installed program, not the archive. To remove it, add --uninstall.")
        elif options.check:
            bundle = Bundle(here)
            say(f"{bundle.check_files()} files are whole, and every wheel is the locked one.")
            check_machine(bundle, machine)
            say(f"Version {bundle.version} can be installed here.")
        else:
            install(Bundle(here), to, machine, options.everyone, not options.no_desktop, say)
    except Refused as refusal:
        print(f"install: {refusal}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("install: stopped. What was installed before is as it was; run this again to go on.", file=sys.stderr)
        return 130
    except OSError as error:
        print(f"install: {error}. Check the folder's rights and free space, then run this again.", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
