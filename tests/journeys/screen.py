"""A screen of a test's own: a display server without hardware, a window manager, a mouse and a keyboard."""

from __future__ import annotations

import os
import re
import select
import shutil
import subprocess
import sys
from pathlib import Path
from types import TracebackType

import pytest

PROGRAMS = ("Xvfb", "openbox", "xdotool")
FONT_FOLDER = Path("/usr/share/fonts/truetype/dejavu")
START_SECONDS = 60  # far more than ever needed: only a broken machine reaches it

# Windows get the focus and are placed as everywhere; no key and no button belongs to the manager.
OPENBOX = """<?xml version="1.0" encoding="UTF-8"?>
<openbox_config xmlns="http://openbox.org/3.4/rc">
  <focus><focusNew>yes</focusNew><followMouse>no</followMouse></focus>
  <placement><policy>Smart</policy><center>yes</center></placement>
  <theme><name>Clearlooks</name><titleLayout>LC</titleLayout><animateIconify>no</animateIconify></theme>
  <desktops><number>1</number><popupTime>0</popupTime></desktops>
  <keyboard/>
  <mouse>
    <context name="Titlebar"><mousebind button="Left" action="Drag"><action name="Move"/></mousebind></context>
    <context name="Client"><mousebind button="Left" action="Press"><action name="Focus"/><action name="Raise"/></mousebind></context>
    <context name="Close"><mousebind button="Left" action="Click"><action name="Close"/></mousebind></context>
  </mouse>
</openbox_config>
"""

# Letters look the same on every machine: one family, however many are installed.
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>{fonts}</dir>
  <cachedir>{cache}</cachedir>
  <match target="pattern"><edit name="family" mode="prepend" binding="strong"><string>DejaVu Sans</string></edit></match>
  <match target="font">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
"""


def need_programs() -> None:
    """Skip where this machine has no screen for tests; in CI that is a failure."""
    if sys.platform != "linux":
        pytest.skip("journeys need Linux: a display server without hardware")
    missing = [name for name in PROGRAMS if shutil.which(name) is None]
    if not FONT_FOLDER.is_dir():
        missing.append("the DejaVu fonts")
    if not missing:
        return
    words = f"journeys need {', '.join(missing)} (sudo apt-get install xvfb openbox xdotool fonts-dejavu-core)"
    if os.environ.get("CI"):
        pytest.fail(words)
    pytest.skip(words)


class Screen:
    """``with Screen(folder, 1280, 800) as screen``: everything on it ends with it."""

    def __init__(self, folder: Path, width: int, height: int) -> None:
        self.folder, self.size = folder, (width, height)
        self.display = ""
        self._processes: list[subprocess.Popen[bytes]] = []

    def __enter__(self) -> Screen:
        need_programs()
        self.folder.mkdir(parents=True, exist_ok=True)
        here, there = os.pipe()
        width, height = self.size
        server = subprocess.Popen(
            [
                "Xvfb",
                "-displayfd",
                str(there),
                "-screen",
                "0",
                f"{width}x{height}x24",
                "-nolisten",
                "tcp",
                "-dpi",
                "96",
            ],
            pass_fds=(there,),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._processes.append(server)
        os.close(there)
        try:
            number = b""
            while not number.endswith(b"\n"):
                ready, _, _ = select.select([here], [], [], START_SECONDS)
                got = os.read(here, 16) if ready else b""
                assert got, "the display server did not start"
                number += got
        finally:
            os.close(here)
        self.display = f":{int(number)}"
        settings = self.folder / "openbox.xml"
        settings.write_text(OPENBOX, encoding="utf-8")
        (self.folder / "fonts.conf").write_text(
            FONTS.format(fonts=FONT_FOLDER, cache=self.folder / "fonts"), encoding="utf-8"
        )
        self._start(["openbox", "--config-file", str(settings)])
        self._hands = subprocess.Popen(
            ["xdotool", "-"],
            env=self.environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            bufsize=0,
        )
        self._processes.append(self._hands)
        self._said = b""
        return self

    def _start(self, command: list[str]) -> None:
        self._processes.append(
            subprocess.Popen(
                command,
                env=self.environment(),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        )

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        for process in reversed(self._processes):
            process.kill()
            process.wait()
            for stream in (process.stdin, process.stdout):
                if stream is not None:
                    stream.close()

    def environment(self) -> dict[str, str]:
        """For programs that are to be seen on this screen: nothing of the user's own desktop, settings or language."""
        kept = {
            name: value
            for name, value in os.environ.items()
            if not re.match("QT_|XDG_|LC_|LANG|GWASPRIVACY_|WAYLAND", name)
        }
        return {
            **kept,
            "DISPLAY": self.display,
            "QT_QPA_PLATFORM": "xcb",
            "LANG": "C.UTF-8",
            "FONTCONFIG_FILE": str(self.folder / "fonts.conf"),
            "HOME": str(self.folder),
        }

    def do(self, *commands: str) -> None:
        """Let hands do ``commands`` (xdotool's); returns when the server has sent what follows from them to the programs."""
        assert self._hands.stdin is not None
        assert self._hands.stdout is not None
        self._hands.stdin.write("".join(f"{each}\n" for each in (*commands, "get_num_desktops")).encode())
        while b"\n" not in self._said:
            ready, _, _ = select.select([self._hands.stdout], [], [], START_SECONDS)
            got = os.read(self._hands.stdout.fileno(), 4096) if ready else b""
            assert got, f"xdotool did not do {commands}"
            self._said += got
        line, self._said = self._said.split(b"\n", 1)
        assert line == b"1", f"xdotool did not do {commands}: {line.decode()}"

    def move(self, x: int, y: int) -> None:
        self.do(f"mousemove {x} {y}")

    def click(self, x: int, y: int) -> None:
        self.do(f"mousemove {x} {y}", "click 1")

    def wheel(self, x: int, y: int, *, down: bool) -> None:
        self.do(f"mousemove {x} {y}", f"click {5 if down else 4}")

    def key(self, *names: str) -> None:
        self.do(*(f"key --delay 0 {name}" for name in names))

    def write(self, text: str) -> None:
        """Type ``text``, which must be made of characters that stand for themselves in xdotool's lines."""
        assert re.fullmatch(r"[A-Za-z0-9 ./_,:+-]*", text), text
        self.do(f'type --delay 1 "{text}"')
