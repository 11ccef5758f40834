"""How the program keeps Python from running files that lie in the working folder.

Python may look for modules there: in workers, after ``-m``, and where ``PYTHONPATH`` has an empty or a relative part.  A study lies
there, and with it whatever others put beside it, such as a ``pickle.py``.  So the program starts itself again before it imports
anything, with ``-P`` (not in that folder) and ``-E`` (nor where a variable leads).  Workers inherit both.

Only modules that every Python has loaded already are imported here.
"""

import os
import sys

AGAIN = "GWASPRIVACY_RESTARTED"
"""Set for the second start, so that there is no third, whatever becomes of the options."""


def is_safe() -> bool:
    """Whether this is the second start, or the first is as good: ``-P -E``, ``-I``, a self-contained application."""
    is_second = os.environ.pop(AGAIN, None) is not None
    is_isolated = sys.flags.safe_path and sys.flags.ignore_environment
    return is_second or bool(is_isolated) or hasattr(sys, "frozen") or not sys.executable


def start_again() -> int:
    """The same command line with ``-P -E``: in this process's place, on Windows in a process beside it, whose exit code is returned."""
    options, environment = ["-P", "-E"], {**os.environ, AGAIN: "1"}
    folders = [each for each in os.environ.get("PYTHONPATH", "").split(os.pathsep) if os.path.isabs(each)]
    program = os.path.abspath(__file__)
    if any(program.startswith(os.path.join(os.path.abspath(each), "")) for each in folders):
        # Clusters put their modules there, this program too: without its folder it would not be found.
        options, environment["PYTHONPATH"] = ["-P"], os.pathsep.join(folders)
    if sys.flags.utf8_mode:  # what else a variable may have asked for is kept where it is harmless
        options += ["-X", "utf8"]
    if sys.dont_write_bytecode:
        options += ["-B"]
    words = [sys.executable, *options, *sys.orig_argv[1:]]
    if sys.platform == "win32":  # there exec is a new process for which nobody waits
        return _run_beside(words, environment)
    os.execve(words[0], words, environment)  # noqa: S606 this program again


def _run_beside(words: list[str], environment: dict[str, str]) -> int:
    """Run a program that has this one's console and handles, and ends with it."""
    sys.path[:] = [each for each in sys.path if each.startswith(sys.base_prefix)]  # Python's own modules are enough
    import signal
    import subprocess

    # The console tells both processes of Ctrl-C and of its closing, and the other one decides what that means.
    for name in ("SIGINT", "SIGBREAK"):
        if (number := getattr(signal, name, None)) is not None:
            signal.signal(number, lambda *_: None)
    with subprocess.Popen(words, env=environment, close_fds=False) as process:  # noqa: S603 this program again
        _job = _ending_together(int(getattr(process, "_handle", 0)))
        return process.wait()


def numba_without_settings() -> object:
    """The module numba, with none of the settings that it takes from a ``.numba_config.yaml`` in the working folder.

    One of them is where compiled functions are kept, which are unpickled: whoever put two files there could run a program.
    """
    import numba

    settings = vars(numba)["config"]
    settings._config_fname = os.devnull  # it looks again at each compilation; this is no file, so none is read
    settings.reload_config()
    return numba


if sys.platform == "win32":

    def _ending_together(process: int) -> object:
        """A job, to be held as long as ``process`` (a handle) may run: whoever ends this process ends that one too."""
        import ctypes
        from ctypes import wintypes

        kernel = ctypes.WinDLL("kernel32", use_last_error=True)
        kernel.CreateJobObjectW.restype = wintypes.HANDLE
        kernel.SetInformationJobObject.argtypes = [wintypes.HANDLE, ctypes.c_int, ctypes.c_void_p, wintypes.DWORD]
        kernel.AssignProcessToJobObject.argtypes = [wintypes.HANDLE, wintypes.HANDLE]
        limits = (ctypes.c_uint32 * 36)()  # JOBOBJECT_EXTENDED_LIMIT_INFORMATION of 64 bits
        limits[4] = 0x2000  # LimitFlags: JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE
        job = kernel.CreateJobObjectW(None, None)
        kernel.SetInformationJobObject(job, 9, ctypes.byref(limits), ctypes.sizeof(limits))
        kernel.AssignProcessToJobObject(job, process)
        return job

else:

    def _ending_together(process: int) -> object:
        return None
