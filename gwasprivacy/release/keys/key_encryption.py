"""How a private key is encrypted in its file: PKCS#8 with scrypt and AES-256 (RFC 5958, RFC 8018 PBES2, RFC 7914 §7).

Whoever gets hold of the file can try passphrases as fast as they can compute the key's derivation.  What ``cryptography`` writes by
itself takes 2,048 rounds of PBKDF2, half a millisecond a guess on one processor and far less on a graphics card.  scrypt needs
16 MB of memory and a third of a second for each.  ``cryptography`` reads that form and does not write it, so the few bytes of
structure around its own scrypt and AES are put together here; ``openssl pkey`` and other programs open the file as before.
Files of the older form open as they did (docs/decisions/keys.md).
"""

from __future__ import annotations

import base64
import binascii
import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from gwasprivacy.base.errors import InvalidInput

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey


@dataclass(frozen=True, slots=True, kw_only=True)
class ScryptCost:
    """scrypt's parameters: 128·n·r bytes of memory, gone through ``p`` times; ``n`` a power of two above 1."""

    n: int
    r: int
    p: int


# OpenSSL's programs allow scrypt 32 MB, so n = 2¹⁴ is the most that `openssl pkey` opens; p makes up for a larger n.
COST = ScryptCost(n=2**14, r=8, p=8)

# What is opened at most: 256 MB and eight times the work of COST.  A damaged byte can ask for terabytes.
MOST_MEMORY, MOST_WORK, MOST_ROUNDS = 2**21, 2**23, 10**7

_SEQUENCE, _OCTETS, _INTEGER, _OBJECT = 0x30, 0x04, 0x02, 0x06
_PBES2 = bytes.fromhex("2a864886f70d01050d")
_PBKDF2 = bytes.fromhex("2a864886f70d01050c")
SCRYPT = bytes.fromhex("2b06010401da47040b")
_AES_256_CBC = bytes.fromhex("60864801650304012a")
_BLOCK = re.compile(rb"-----BEGIN ENCRYPTED PRIVATE KEY-----(.*?)-----END ENCRYPTED PRIVATE KEY-----", re.DOTALL)


def is_encrypted_pem(data: bytes) -> bool:
    """Whether the bytes of a key's file are of one that needs a passphrase."""
    return b"BEGIN ENCRYPTED PRIVATE KEY" in data


def encrypted_pem(private: Ed25519PrivateKey, passphrase: bytes) -> bytes:
    """The PEM block of ``private``, encrypted with ``passphrase``."""
    from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes
    from cryptography.hazmat.primitives.kdf.scrypt import Scrypt
    from cryptography.hazmat.primitives.padding import PKCS7
    from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

    salt, start = os.urandom(16), os.urandom(16)
    key = Scrypt(salt=salt, length=32, n=COST.n, r=COST.r, p=COST.p).derive(passphrase)
    pad, encryptor = PKCS7(128).padder(), Cipher(algorithms.AES(key), modes.CBC(start)).encryptor()
    plain = private.private_bytes(Encoding.DER, PrivateFormat.PKCS8, NoEncryption())
    hidden = encryptor.update(pad.update(plain) + pad.finalize()) + encryptor.finalize()
    numbers = b"".join(_integer(each) for each in (COST.n, COST.r, COST.p))
    derivation = _sequence(_part(_OBJECT, SCRYPT), _sequence(_part(_OCTETS, salt), numbers))
    cipher = _sequence(_part(_OBJECT, _AES_256_CBC), _part(_OCTETS, start))
    scheme = _sequence(_part(_OBJECT, _PBES2), _sequence(derivation, cipher))
    text = base64.b64encode(_sequence(scheme, _part(_OCTETS, hidden)))
    lines = [text[at : at + 64] for at in range(0, len(text), 64)]
    return b"\n".join((b"-----BEGIN ENCRYPTED PRIVATE KEY-----", *lines, b"-----END ENCRYPTED PRIVATE KEY-----", b""))


def check_cost(path: Path, data: bytes) -> None:
    """Raise InvalidInput where opening the key's file ``path``, of the bytes ``data``, would take more than any key should."""
    der = _der(data)
    scrypt, rounds = _numbers_after(SCRYPT, der), _numbers_after(_PBKDF2, der)
    too_much = scrypt is not None and len(scrypt) >= 3 and _is_beyond(*scrypt[:3])
    if too_much or (rounds and rounds[0] > MOST_ROUNDS):
        raise InvalidInput("key.too-costly", path=path)


def _is_beyond(n: int, r: int, p: int) -> bool:
    return n * r > MOST_MEMORY or n * r * p > MOST_WORK


def _der(data: bytes) -> bytes:
    """The bytes inside the PEM block; none where there is no such block (opening the file says what is wrong)."""
    block = _BLOCK.search(data)
    try:
        return b"" if block is None else base64.b64decode(b"".join(block.group(1).split()), validate=True)
    except binascii.Error:
        return b""


def _numbers_after(name: bytes, der: bytes) -> list[int] | None:
    """The whole numbers among the parameters of the derivation ``name``; None where it is not the one in ``der``."""
    at = der.find(_part(_OBJECT, name))
    if at < 0:
        return None
    at += len(name) + 2
    found: list[int] = []
    try:
        if der[at] != _SEQUENCE:
            return found
        end = at + 2 + der[at + 1]  # these parameters take less than 128 bytes
        at += 2
        while at < end:
            kind, length = der[at], der[at + 1]
            if kind == _INTEGER:
                found.append(int.from_bytes(der[at + 2 : at + 2 + length], "big"))
            at += 2 + length
    except IndexError:
        pass
    return found


def _part(kind: int, content: bytes) -> bytes:
    """One value in DER."""
    length = len(content)
    if length < 0x80:
        return bytes((kind, length)) + content
    digits = length.to_bytes((length.bit_length() + 7) // 8, "big")
    return bytes((kind, 0x80 | len(digits))) + digits + content


def _sequence(*parts: bytes) -> bytes:
    return _part(_SEQUENCE, b"".join(parts))


def _integer(value: int) -> bytes:
    return _part(_INTEGER, value.to_bytes(value.bit_length() // 8 + 1, "big"))
