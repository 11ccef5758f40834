"""Exit 0 when a window can be opened: a Wayland socket, an X server that answers, or a system that always has a screen."""

import ctypes
import os
import sys
from pathlib import Path


def wayland() -> bool:
    name = os.environ.get("WAYLAND_DISPLAY")
    return bool(name) and (Path(os.environ.get("XDG_RUNTIME_DIR", "/")) / name).exists()


def x11() -> bool:
    if not os.environ.get("DISPLAY"):
        return False
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return False
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    usable = xcb.xcb_connection_has_error(connection) == 0
    xcb.xcb_disconnect(connection)
    return usable


if __name__ == "__main__":
    sys.exit(0 if sys.platform in ("darwin", "win32") or wayland() or x11() else 1)
