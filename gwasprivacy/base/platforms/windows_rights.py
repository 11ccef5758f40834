"""What only Windows can be asked: the access list of a file, what this user may do to it, where ProgramData is.

Empty elsewhere.  The calls and constants are those of Microsoft's documentation of advapi32, kernel32 and shell32.
"""

from __future__ import annotations

import ctypes
import os
import sys
from ctypes import wintypes
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    _DACL, _OWNER = 0x4, 0x1
    _SE_FILE_OBJECT = 1
    _SDDL_REVISION = 1
    _GENERIC_READ, _GENERIC_WRITE = 0x80000000, 0x40000000
    _SHARE_READ_WRITE, _SHARE_ALL = 0x3, 0x7
    _CREATE_NEW, _OPEN_EXISTING = 1, 3
    _BACKUP_SEMANTICS = 0x02000000  # folders can be opened too
    _ACCESS_DENIED = 5
    _COMMON_APPDATA = 0x23
    _OWNER_SYSTEM_ADMINISTRATORS = "D:P(A;;FA;;;OW)(A;;FA;;;SY)(A;;FA;;;BA)"
    # To change a file, remove it, or give oneself the right to; in a folder also to remove what lies in it.
    _TO_CHANGE_FILE = (0x2, 0x4, 0x10000, 0x40000, 0x80000)
    _TO_CHANGE_FOLDER = (0x40, 0x10000, 0x40000, 0x80000)

    class _SecurityAttributes(ctypes.Structure):
        _fields_ = [
            ("length", wintypes.DWORD),
            ("descriptor", ctypes.c_void_p),
            ("inherit", wintypes.BOOL),
        ]

    _kernel = ctypes.WinDLL("kernel32", use_last_error=True)
    _advapi = ctypes.WinDLL("advapi32", use_last_error=True)
    _shell = ctypes.WinDLL("shell32", use_last_error=True)
    _kernel.CreateFileW.restype = wintypes.HANDLE
    _kernel.CreateFileW.argtypes = [
        wintypes.LPCWSTR, wintypes.DWORD, wintypes.DWORD, ctypes.c_void_p, wintypes.DWORD, wintypes.DWORD, wintypes.HANDLE,
    ]  # fmt: skip
    _kernel.CloseHandle.argtypes = [wintypes.HANDLE]
    _kernel.LocalFree.argtypes = [ctypes.c_void_p]
    _kernel.LocalFree.restype = ctypes.c_void_p
    _advapi.GetNamedSecurityInfoW.restype = wintypes.DWORD
    _advapi.GetNamedSecurityInfoW.argtypes = [
        wintypes.LPCWSTR, ctypes.c_int, wintypes.DWORD, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p,
        ctypes.POINTER(ctypes.c_void_p),
    ]  # fmt: skip
    _advapi.ConvertSecurityDescriptorToStringSecurityDescriptorW.argtypes = [
        ctypes.c_void_p, wintypes.DWORD, wintypes.DWORD, ctypes.POINTER(ctypes.c_void_p), ctypes.c_void_p,
    ]  # fmt: skip
    _advapi.ConvertStringSecurityDescriptorToSecurityDescriptorW.argtypes = [
        wintypes.LPCWSTR, wintypes.DWORD, ctypes.POINTER(ctypes.c_void_p), ctypes.c_void_p,
    ]  # fmt: skip
    _shell.SHGetFolderPathW.restype = ctypes.c_long
    _shell.SHGetFolderPathW.argtypes = [wintypes.HWND, ctypes.c_int, wintypes.HANDLE, wintypes.DWORD, wintypes.LPWSTR]
    _INVALID = wintypes.HANDLE(-1).value

    def access_list(path: Path) -> str:
        """Owner and access list of ``path`` in SDDL.  Raises OSError."""
        descriptor, text = ctypes.c_void_p(), ctypes.c_void_p()
        code = _advapi.GetNamedSecurityInfoW(
            str(path), _SE_FILE_OBJECT, _OWNER | _DACL, None, None, None, None, ctypes.byref(descriptor)
        )
        if code:
            raise ctypes.WinError(code)
        try:
            if not _advapi.ConvertSecurityDescriptorToStringSecurityDescriptorW(
                descriptor, _SDDL_REVISION, _OWNER | _DACL, ctypes.byref(text), None
            ):
                raise ctypes.WinError(ctypes.get_last_error())
            try:
                return ctypes.wstring_at(text.value or 0)
            finally:
                _kernel.LocalFree(text)
        finally:
            _kernel.LocalFree(descriptor)

    def create_private(path: Path) -> int:
        """A descriptor, for reading and writing, of a new file that only its owner, the system and administrators may open.  Raises OSError."""
        descriptor = ctypes.c_void_p()
        if not _advapi.ConvertStringSecurityDescriptorToSecurityDescriptorW(
            _OWNER_SYSTEM_ADMINISTRATORS, _SDDL_REVISION, ctypes.byref(descriptor), None
        ):
            raise ctypes.WinError(ctypes.get_last_error())
        try:
            attributes = _SecurityAttributes(ctypes.sizeof(_SecurityAttributes), descriptor, False)
            handle = _kernel.CreateFileW(
                str(path),
                _GENERIC_READ | _GENERIC_WRITE,
                _SHARE_READ_WRITE,
                ctypes.byref(attributes),
                _CREATE_NEW,
                0,
                None,
            )
            if handle == _INVALID:
                error = ctypes.WinError(ctypes.get_last_error())
                error.filename = str(path)
                raise error
        finally:
            _kernel.LocalFree(descriptor)
        return msvcrt.open_osfhandle(handle, os.O_RDWR | os.O_BINARY | os.O_NOINHERIT)

    def may_change(path: Path) -> bool:
        """Whether the system would let this user change ``path``, remove it, or take the right to; it is asked, nothing is done.

        A refusal for any other reason than missing rights counts as yes.
        """
        rights = _TO_CHANGE_FOLDER if path.is_dir() else _TO_CHANGE_FILE
        return any(_would_be_given(path, right) for right in rights)

    def _would_be_given(path: Path, right: int) -> bool:
        handle = _kernel.CreateFileW(str(path), right, _SHARE_ALL, None, _OPEN_EXISTING, _BACKUP_SEMANTICS, None)
        if handle == _INVALID:
            return ctypes.get_last_error() != _ACCESS_DENIED
        _kernel.CloseHandle(handle)
        return True

    def is_elevated() -> bool:
        """Whether this process has an administrator's rights, and not only their name."""
        return bool(_shell.IsUserAnAdmin())

    def program_data() -> Path:
        """The folder for all users' data, as the system knows it.  Raises OSError."""
        place = ctypes.create_unicode_buffer(wintypes.MAX_PATH)
        if _shell.SHGetFolderPathW(None, _COMMON_APPDATA, None, 0, place):
            raise OSError("Windows does not name the folder for all users' data")
        return Path(place.value)
