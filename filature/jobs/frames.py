"""The frames between a bot process and its parent: length, kind, content."""

from __future__ import annotations

import struct

READY, PROGRESS, DONE, REFUSED, FAILED = b"S", b"P", b"D", b"R", b"F"
ALIVE = b"A"
"""A job goes on. A process that says nothing for long has been stopped."""

LENGTH = struct.Struct(">I")

OUT_OF_MEMORY = 77
"""The exit status of a process that wanted more memory than its pool gives."""
