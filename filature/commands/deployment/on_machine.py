"""What can be seen on the server's own machine: settings, store, disk, clock, mail server.

Nothing is changed: the store is not migrated, and no message is sent.
"""

from __future__ import annotations

import asyncio
import ctypes
import os
import re
import shutil
import ssl
import stat
import sys
from collections.abc import Iterator
from contextlib import closing, suppress
from ipaddress import ip_address
from pathlib import Path

import aiosmtplib

from filature.commands.deployment.finding import Finding, ok, warning, wrong
from filature.commands.deployment.site import Site, why
from filature.notifications import sql as notification_sql
from filature.notifications.channels import VAPID
from filature.notifications.push import ServerKey
from filature.owndata.journal import journal_of
from filature.tables.hosting import Hosting, Mail, read_hosting
from filature.tables.sqlite import IN_MEMORY
from filature.tables.store import CannotKeep, StoreDown, shown
from filature.tables.store_version import CURRENT, store_version
from filature.tables.stores import is_shared, store_named

LITTLE, TOO_LITTLE = 1024**3, 100 * 1024**2
"""How many bytes a disk should have left."""
MOUNTS = Path("/proc/self/mountinfo")
OVER_A_NETWORK = re.compile(
    r"nfs\d?|cifs|smb\d?|smbfs|ncpfs|afs|9p|ceph|lustre|gfs2|ocfs2|glusterfs|beegfs"
    r"|fuse\.(?:sshfs|glusterfs|s3fs|rclone|gcsfuse|davfs2?|cephfs|curlftpfs|mergerfs)|davfs"
)
"""File systems whose locks other machines may not see, or that lose what was synced."""
MAIL_WITHIN = 10.0
TIME_ERROR = 5
"""The answer of `adjtimex` where nothing keeps the clock right."""


def on_machine(store: str, config: str | None, site: Site | None) -> Iterator[Finding]:
    """Check what a server here is run with."""
    hosting = Hosting()
    if config is not None:
        try:
            hosting = read_hosting(config)
        except CannotKeep as problem:
            yield wrong(
                "settings", str(problem), "mend the file: the server does not start with it"
            )
            return
        yield from settings(hosting, config, site)
    yield from store_checks(store, hosting)
    yield kept_clock()
    if hosting.mail is not None:
        yield from asyncio.run(mail_server(hosting.mail))


# Settings


def settings(hosting: Hosting, config: str, site: Site | None) -> Iterator[Finding]:
    """What the settings say, and whether it fits the address."""
    origin = hosting.origin.rstrip("/") if hosting.origin else None
    if site is not None and origin is not None and origin != site.origin:
        text = f"origin is {origin}, and the server is at {site.origin}"
        yield wrong("settings", text, "make them the same: links and passkeys are for origin")
    elif origin is None and hosting.mail is not None:
        text = "[mail] is there and origin is not: e-mail is not offered"
        yield wrong("settings", text, 'add origin = "https://…", the address people use')
    elif origin is None:
        text = "there is no origin: links in messages are those of whoever asked for them"
        yield warning("settings", text, 'add origin = "https://…", the address people use')
    else:
        yield ok("settings", f"{config} can be read, origin {origin}")
    if hosting.inner_endpoints:
        text = "inner_endpoints is on: visitors can have the server connect to inner addresses"
        yield wrong("settings", text, "remove it: it is for tests")
    if hosting.mail is not None and hosting.mail.password and readable_by_others(Path(config)):
        text = f"{config} holds a password, and others on this machine can read it"
        yield warning("settings", text, f"chmod 640 {config}, with the server's group")
    if not hosting.notifications:
        yield ok("push", "switched off in the settings")


def readable_by_others(path: Path) -> bool:
    return os.name == "posix" and bool(path.stat().st_mode & stat.S_IROTH)


# Store and disk


def store_checks(store: str, hosting: Hosting) -> Iterator[Finding]:
    """The store's version, its key for push, and where it lies."""
    yield from asyncio.run(version_and_key(store, hosting))
    if store == IN_MEMORY:
        advice = "name a file, or a PostgreSQL database"
        yield wrong("disk", "tables are kept in memory alone", advice)
    elif not is_shared(store):
        yield from disk(Path(store))
    else:
        journal = journal_of(store_named(store), hosting.erasures).path
        if journal is not None:
            yield from folder("journal of erasures", journal.absolute().parent)


async def version_and_key(store: str, hosting: Hosting) -> list[Finding]:
    try:
        version = await store_version(store)
    except CannotKeep as problem:
        return [wrong("store", str(problem), "mend that, or name another store with --store")]
    if version is None:
        return [ok("store", f"none yet at {shown(store)}: the first start makes it")]
    if version > CURRENT:
        text = f"of version {version}, written by a newer Filature; this one knows {CURRENT}"
        return [wrong("store", text, "install the newer Filature, or put a back-up in its place")]
    if version < CURRENT:
        text = f"of version {version}: the next start of this Filature brings it to {CURRENT}"
        return [warning("store", text, "back it up before; there is no way back but the back-up")]
    found = [ok("store", f"of version {version}, as this Filature writes it")]
    if hosting.notifications:
        found.append(await push_key(store))
    return found


async def push_key(store: str) -> Finding:
    """Look whether the key for push is kept and can be used."""
    opened = store_named(store, alone=False, new=False)
    try:
        await opened.open()
        try:
            rows = await opened.fetch(notification_sql.SELECT_KEY, VAPID)
        finally:
            await opened.close()
        if not rows:
            return ok("push", "no key yet: the first start makes it")
        ServerKey.load(rows[0][0])
    except (CannotKeep, StoreDown) as problem:
        return wrong("push", f"the key cannot be looked up: {problem}", "see to the store")
    except (ValueError, AssertionError):
        text = "the key for push that is kept cannot be read"
        advice = "put a back-up in its place; with a new one all browsers must subscribe again"
        return wrong("push", text, advice)
    return ok("push", "the key is kept")


def disk(path: Path) -> Iterator[Finding]:
    """The file of an SQLite store, and the disk that it is on."""
    place = path.absolute().parent
    yield from folder("disk", place)
    if path.exists() and os.name == "posix":
        mode = path.stat().st_mode
        if mode & (stat.S_IRWXG | stat.S_IRWXO):
            text = f"{path} can be read by others on this machine: all cards and all talk"
            yield wrong("permissions", text, f"chmod 600 {path}")
        elif not os.access(path, os.R_OK | os.W_OK):
            text = f"{path} belongs to user {path.stat().st_uid}, and you may not write to it"
            yield wrong("permissions", text, "run the server, and this, as that user")
        else:
            yield ok("permissions", "nobody else can read the store")


def folder(about: str, place: Path) -> Iterator[Finding]:
    """A folder that is written to: whether that is allowed, what is free, and where it is."""
    while not place.exists():
        place = place.parent
    if not os.access(place, os.W_OK | os.X_OK):
        yield wrong(about, f"{place} may not be written to", "give it to the server's user")
    free = shutil.disk_usage(place).free
    text = f"{free / 1024**3:.1f} GiB are free at {place}"
    if free < TOO_LITTLE:
        yield wrong(about, text, "make room: a full disk stops all tables")
    elif free < LITTLE:
        yield warning(about, text, "make room: a full disk stops all tables")
    else:
        yield ok(about, text)
    kind = file_system(place)
    if kind is not None and OVER_A_NETWORK.fullmatch(kind):
        text = f"{place} is on a network drive ({kind}), where locks and syncing do not hold"
        yield wrong(about, text, "use a local disk, or PostgreSQL")
    elif kind is not None:
        yield ok(about, f"a local file system ({kind})")


def file_system(place: Path) -> str | None:
    """Return the kind of file system that a folder is on, where the system says it (Linux)."""
    try:
        mounts = MOUNTS.read_text(encoding="utf-8", errors="surrogateescape")
    except OSError:
        return None
    return kind_of_mount(mounts, str(place.resolve()))


def kind_of_mount(mounts: str, place: str) -> str | None:
    """Return the kind of the last mount among `mountinfo` lines that is nearest to a place."""
    best, kind = -1, None
    for line in mounts.splitlines():
        left, _, right = line.partition(" - ")
        fields, types = left.split(" "), right.split(" ")
        if len(fields) < 5 or not types[0]:
            continue
        point = re.sub(r"\\([0-7]{3})", lambda found: chr(int(found[1], 8)), fields[4])
        inside = point == "/" or place == point or place.startswith(f"{point}/")
        if inside and len(point) >= best:
            best, kind = len(point), types[0]
    return kind


# Clock


def kept_clock() -> Finding:
    """Whether something keeps this machine's clock right."""
    synchronised = clock_is_synchronised()
    if synchronised is None:
        text = "this system does not say whether it is synchronised"
        return warning("clock", text, "see that it is (NTP): games have deadlines")
    if not synchronised:
        text = "nothing keeps this machine's clock right"
        return warning("clock", text, "turn NTP on: timedatectl set-ntp true, or chrony")
    return ok("clock", "this machine's is synchronised (NTP)")


def clock_is_synchronised() -> bool | None:
    """Ask the kernel (Linux)."""
    if not sys.platform.startswith("linux"):
        return None
    with suppress(OSError, AttributeError):
        nothing_set = ctypes.create_string_buffer(512)
        state: int = ctypes.CDLL(None).adjtimex(nothing_set)
        if state >= 0:
            return state != TIME_ERROR
    return None


# Mail


async def mail_server(mail: Mail) -> list[Finding]:
    """Greet the mail server as for a message, sign in, and leave without sending one."""
    where = f"{mail.host}:{mail.port}"
    smtp = aiosmtplib.SMTP(
        hostname=mail.host,
        port=mail.port,
        username=mail.user,
        password=mail.password,
        use_tls=mail.tls == "tls",
        start_tls=mail.tls == "starttls",
        timeout=MAIL_WITHIN,
    )
    try:
        await smtp.connect()
        with suppress(aiosmtplib.SMTPException):
            await smtp.quit()
    except aiosmtplib.SMTPAuthenticationError:
        text = f"{where} does not take user and password"
        return [wrong("mail", text, "correct them in [mail] of the settings")]
    except aiosmtplib.SMTPNotSupported as problem:
        text = f"{where} cannot do what the settings ask for ({problem})"
        return [wrong("mail", text, 'tls = "starttls", "tls" or "none" as the server has it')]
    except (aiosmtplib.SMTPException, OSError) as error:
        text = f"{where} does not take mail: {smtp_words(error)}"
        return [wrong("mail", text, "check host, port and tls in [mail] of the settings")]
    finally:
        with closing(smtp):
            pass
    if mail.tls == "none" and not is_loopback_name(mail.host):
        text = f"{where} is spoken to without TLS: passwords and links are read on the way"
        return [wrong("mail", text, 'tls = "starttls" or "tls"')]
    how = {"starttls": "STARTTLS", "tls": "TLS", "none": "this machine alone"}[mail.tls]
    signed = "signed in" if mail.user else "without a password"
    return [ok("mail", f"{where} answers ({how}, {signed}); nothing was sent")]


def smtp_words(error: BaseException) -> str:
    """Say what a mail server, or the way to it, has against us."""
    cause: BaseException | None = error
    while cause is not None:
        if isinstance(cause, ssl.SSLError):
            return why(cause)
        if isinstance(cause, aiosmtplib.SMTPTimeoutError):
            return f"no answer within {MAIL_WITHIN:.0f} seconds"
        if isinstance(cause, OSError) and cause.errno:
            return why(cause)
        cause = cause.__cause__ or cause.__context__
    return str(error).splitlines()[0] if str(error) else type(error).__name__


def is_loopback_name(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
