"""The trial of the self-contained application: an empty root without Python, network or desktop, in which people would first meet it.

It needs root, Debian's packages (dpkg) to copy a minimal system from, and: unshare (util-linux), ssh-keygen (openssh-client), Xvfb (xvfb),
xdotool, import (imagemagick).
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from bundles.signing import allowed_signers, sign
from bundles.source import ROOT, Source, run

GUIDE = ROOT / "resources" / "help" / "data-manager.md"
NEEDED = {
    "unshare": "util-linux",
    "dpkg-query": "dpkg",
    "ssh-keygen": "openssh-client",
    "Xvfb": "xvfb",
    "xdotool": "xdotool",
    "import": "imagemagick",
}
MINIMAL = "base-files bash coreutils dash findutils grep gzip hostname libc-bin libc6 login mawk sed tar util-linux libacl1 libattr1 libselinux1 libpcre2-8-0 libgmp10 libtinfo6 libcap2 zlib1g"
"""Of what every Debian has, what a person at a prompt uses; of libraries that a program could want, the C library and the zlib that dpkg needs.  What another Debian lacks, such as libcap2 in Debian 11, it does without."""
DISPLAY = 77
EXAMPLE = "^Example study"
"""How the title of the example's window begins; its dash is read only where X knows the locale, so it is left out."""
PASSPHRASE = "a passphrase of the trial only"
PLANTED = "pickle socket numpy secrets multiprocessing sitecustomize usercustomize encodings os re gwasprivacy/__init__"
PLANT = f"""mkdir -p /tmp/study/gwasprivacy; cd /tmp/study
for each in {PLANTED}; do echo 'open("/tmp/study/ran", "a").write(__name__)' > $each.py; done
export PYTHONPATH=: PYTHONHOME=/tmp/study
"""
"""A working folder full of Python files; whatever runs one of them leaves the file ``ran``."""


class TrialFailed(Exception):
    """The application did not do what it must; the archive is not kept."""


def guide_commands(page: Path = GUIDE) -> str:
    """Everything that the data manager's guide tells to type, in order."""
    return "\n".join(re.findall(r"^```shell\n(.*?)^```", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL))


def try_in_bare_root(archive: Path, source: Source, work: Path) -> None:
    """Follow the guide in an empty root, then run everything on read-only folders, with a window.  TrialFailed where anything differs."""
    lacking = sorted(package for program, package in NEEDED.items() if shutil.which(program) is None)
    if lacking or os.geteuid() != 0:
        wanted = f"install {' '.join(lacking)}" if lacking else "run make bundles as root"
        raise TrialFailed(f"The trial in a bare root needs more than there is here: {wanted}.")
    root = Path(tempfile.mkdtemp(prefix="gwasprivacy-root-"))
    root.chmod(0o755)
    try:
        minimal_system(root)
        follow_guide(root, archive, source)
        read_only(root, archive, source, work)
    finally:
        shutil.rmtree(root, ignore_errors=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class OldRoot:
    """Another Debian in a folder, and its C library's version."""

    base: Path
    c_library: str


def try_in_old_root(archive: Path, source: Source, old: OldRoot) -> None:
    """Start the program and make the example with the shell, C library and zlib of an older Debian.  TrialFailed where that fails."""
    root = Path(tempfile.mkdtemp(prefix="gwasprivacy-root-"))
    root.chmod(0o755)
    try:
        minimal_system(root, old.base)
        print(f"  the C library is {old.c_library}", flush=True)
        expect(inside(root, "getconf GNU_LIBC_VERSION"), "an older root", f"glibc {old.c_library}")
        run_as_user(root, archive, source)
        (library,) = root.glob("usr/lib/x86_64-linux-gnu/libz.so.1")
        library.unlink()
        done = inside(root, "/opt/gwasprivacy/gwasprivacy --version", user="user", read_only=True)
        expect(done, "a missing zlib, in words", "zlib1g", "libz.so.1", code=127)
    finally:
        shutil.rmtree(root, ignore_errors=True)


def minimal_system(root: Path, base: Path = Path("/")) -> None:
    """A few essential packages of the Debian in ``base``: a shell, the C library, tar.  No Python, no X, no fonts."""
    has = run("chroot", base, "dpkg-query", "-W", "-f", "${Package}\n").split()
    listed = run("chroot", base, "dpkg-query", "-L", *(each for each in MINIMAL.split() if each in has)).splitlines()
    skipped = ("/usr/share/", "/usr/lib/x86_64-linux-gnu/gconv", "/var", "/lib/systemd", "/usr/lib/systemd")
    for name in ("bin", "sbin", "lib", "lib64"):
        (root / "usr" / name).mkdir(parents=True, exist_ok=True)
        (root / name).symlink_to(f"usr/{name}")
    for each in ("tmp", "root", "home/user", "opt", "etc", "proc", "dev", "media", "usr/local/bin", "var/tmp"):
        (root / each).mkdir(parents=True, exist_ok=True)
    for name in dict.fromkeys(listed):
        path = base / name.lstrip("/")
        if (
            not name.startswith("/")
            or name.startswith(skipped)
            or path.is_dir()
            or not (path.is_file() or path.is_symlink())
        ):
            continue
        to = root / name.lstrip("/")
        to.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, to, follow_symlinks=False)
    (root / "usr/bin/sh").unlink(missing_ok=True)
    (root / "usr/bin/sh").symlink_to("dash")
    (root / "etc/passwd").write_text(
        "root:x:0:0:root:/root:/bin/sh\nuser:x:1000:1000:user:/home/user:/bin/sh\n", encoding="utf-8"
    )
    (root / "etc/group").write_text("root:x:0:\nuser:x:1000:\n", encoding="utf-8")
    (root / "tmp").chmod(0o1777)
    # Whoever checks a signature has OpenSSH; it comes with libraries of its own that nothing else here may use.
    tool = root / "usr/lib/ssh-keygen"
    tool.mkdir()
    shutil.copy2(shutil.which("ssh-keygen") or "", tool / "program")
    for library in re.findall(r"=> (/\S+)", run("ldd", tool / "program")):
        shutil.copy2(library, tool)
    (root / "usr/bin/ssh-keygen").write_text(
        '#!/bin/sh\nLD_LIBRARY_PATH=/usr/lib/ssh-keygen exec /usr/lib/ssh-keygen/program "$@"\n', encoding="utf-8"
    )
    (root / "usr/bin/ssh-keygen").chmod(0o755)
    forbidden = [
        path
        for path in root.rglob("*")
        if re.match(r"python3?(\.\d+)?$|libpython|libX11|libxcb|libQt|libfontconfig", path.name)
    ]
    if forbidden:
        raise TrialFailed(f"the root is not bare: {forbidden[0]}")


def inside(
    root: Path, script: str, *, user: str = "root", read_only: bool = False, display: bool = False
) -> subprocess.CompletedProcess[str]:
    """Run a shell script in ``root`` without a network; with ``read_only`` nothing but /tmp can be written."""
    home = "/root" if user == "root" else f"/home/{user}"
    env = {
        "PATH": "/usr/local/bin:/usr/bin:/bin",
        "HOME": home,
        "USER": user,
        "GWASPRIVACY_PASSPHRASE": PASSPHRASE,
        "LANG": "C.UTF-8",
    }
    if display:
        env["DISPLAY"] = f":{DISPLAY}"
    steps = [
        "set -e",
        f"mount --bind {root} {root}",
        *([f"mount -o remount,bind,ro {root}"] if read_only else []),
        f"mount -t tmpfs -o mode=1777 tmpfs {root}/tmp",
        f"mount -t proc proc {root}/proc",
        f"mount -t tmpfs -o mode=755 tmpfs {root}/dev",
        f"for each in null zero urandom random; do touch {root}/dev/$each; mount --bind /dev/$each {root}/dev/$each; done",
        f"mkdir -m 1777 {root}/dev/shm",
        *([f"mkdir -m 1777 {root}/tmp/.X11-unix; mount --bind /tmp/.X11-unix {root}/tmp/.X11-unix"] if display else []),
        f"exec /usr/sbin/chroot --userspec={user}:{user} {root} /bin/sh -eu -c \"$SCRIPT\"",
    ]  # fmt: skip
    return subprocess.run(
        ["unshare", "--mount", "--net", "--pid", "--ipc", "--fork", "--kill-child", "sh", "-c", "\n".join(steps)],
        env={**env, "SCRIPT": script}, capture_output=True, text=True, check=False, timeout=900, errors="backslashreplace",
    )  # fmt: skip


def expect(done: subprocess.CompletedProcess[str], what: str, *words: str, code: int = 0) -> str:
    said = done.stdout + done.stderr
    missing = [word for word in words if word not in said]
    if done.returncode != code or missing or "Traceback" in said:
        raise TrialFailed(f"{what}: exit {done.returncode}, missing {missing}\n{said[-3000:]}")
    print(f"  {what}: as it must be", flush=True)
    return said


def follow_guide(root: Path, archive: Path, source: Source) -> None:
    """Type the guide's own lines as the administrator, from the signed archive to the verified release and away again."""
    place = root / "media" / "archive"
    place.mkdir()
    for each in (archive, archive.with_name(f"{archive.name}.sha256")):
        shutil.copyfile(each, place / each.name)
    key = place.parent / "trial-key"
    run("ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-C", "trial", "-f", key)
    sign(place / archive.name, key)
    (place / "archive-signers").write_text(allowed_signers(key.with_suffix(".pub").read_text("ascii")), "ascii")
    key.unlink()
    done = inside(root, f"cd /media/archive\n{guide_commands()}")
    expect(
        done,
        "the data manager's guide",
        'Good "gwasprivacy-archive" signature',
        f"commit {source.commit[:12]}",
        "valid",
    )
    left = [path for path in ((root / "opt/gwasprivacy"), (root / "usr/local/bin/gwasprivacy")) if path.exists()]
    if left:
        raise TrialFailed(f"after the guide's last lines there is still {left[0]}")
    damaged = place / archive.name
    with damaged.open("r+b") as stream:
        stream.seek(damaged.stat().st_size // 2)
        stream.write(b"damaged")
    done = inside(root, f"cd /media/archive\n{guide_commands()}")
    if done.returncode == 0 or (root / "opt/gwasprivacy").exists():
        raise TrialFailed("a damaged archive passes the guide's check")
    print("  a damaged archive: stopped by the guide's first lines", flush=True)


def read_only(root: Path, archive: Path, source: Source, work: Path) -> None:
    """An ordinary user whose home and whose program cannot be written; only /tmp can."""
    shutil.rmtree(root / "etc/gwasprivacy", ignore_errors=True)
    program = run_as_user(root, archive, source)
    with virtual_display():
        shown = work / "bare-root-window.png"
        shown.unlink(missing_ok=True)
        window = inside_window(root, program, shown)
    if not shown.is_file():
        raise TrialFailed(f"the window did not open:\n{window[-3000:]}")
    print(f"  the window: {shown}", flush=True)


def run_as_user(root: Path, archive: Path, source: Source) -> str:
    """Version, example and workers; the program's place in ``root``."""
    run("tar", "-xzf", archive, "-C", root / "opt")
    (unpacked,) = (root / "opt").glob("gwasprivacy-*")
    unpacked.rename(root / "opt/gwasprivacy")
    program = "/opt/gwasprivacy/gwasprivacy"
    done = inside(root, f"{program} --version", user="user", read_only=True)
    expect(done, "--version with read-only home and program", f"commit {source.commit[:12]}")
    done = inside(
        root,
        f'cd /tmp; QT_QPA_PLATFORM=offscreen {program} demo > said; cat said; test -s "$(tail -n 1 said)"',
        user="user",
        read_only=True,
    )
    expect(done, "the example to a verified report", "release.json")
    workers = f"{program} audit --mechanism joint --epsilon 1 --draws 1000 --jobs 2"
    done = inside(root, f"{PLANT}\n{workers}\ntest ! -e ran", user="user", read_only=True)
    expect(done, "workers beside planted Python files", "Joint draw")
    return program


@contextmanager
def virtual_display() -> Iterator[None]:
    Path("/tmp/.X11-unix").mkdir(mode=0o1777, exist_ok=True)
    server = subprocess.Popen(
        ["Xvfb", f":{DISPLAY}", "-screen", "0", "1280x800x24", "-nolisten", "tcp"], stderr=subprocess.DEVNULL
    )
    try:
        wait(lambda: Path(f"/tmp/.X11-unix/X{DISPLAY}").exists(), 20, "Xvfb does not start")
        yield
    finally:
        server.terminate()
        server.wait(20)


def inside_window(root: Path, program: str, picture: Path) -> str:
    """Open the window on the example, take its picture, close it; what the program said."""
    env = {**os.environ, "DISPLAY": f":{DISPLAY}"}

    def windows() -> list[str]:
        found = subprocess.run(
            ["xdotool", "search", "--name", EXAMPLE],
            env=env,
            capture_output=True,
            text=True,
            check=False,
        )
        return found.stdout.split()

    def close() -> None:
        wait(windows, 120, "no window appears")
        time.sleep(8)  # what is drawn after the first showing; a person would look as long
        run("import", "-window", "root", picture, DISPLAY=env["DISPLAY"])
        for each in windows():
            subprocess.run(["xdotool", "windowfocus", "--sync", each, "key", "ctrl+q"], env=env, check=False)

    import threading

    looking = threading.Thread(target=close, daemon=True)
    looking.start()
    done = inside(
        root, f"{PLANT}\ntimeout 150 {program} gui --example\ntest ! -e ran", user="user", read_only=True, display=True
    )
    looking.join(10)
    said = done.stdout + done.stderr
    if done.returncode:
        raise TrialFailed(f"the window ended with {done.returncode}:\n{said[-3000:]}")
    return said


def wait(ready: object, seconds: float, otherwise: str) -> None:
    assert callable(ready)
    end = time.monotonic() + seconds
    while not ready():
        if time.monotonic() > end:
            raise TrialFailed(otherwise)
        time.sleep(0.2)
