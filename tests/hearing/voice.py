#!/usr/bin/python3
"""A voice for speech-dispatcher that writes down what it would have said.

It adds two JSON lines to $TRANSCRIPT for each utterance, with the same number: when it began, with
its text and language; and when it ended, with what was heard of it if it was cut off. It takes as
long as a voice would, at $LETTERS_PER_SECOND.

speech-dispatcher starts it with the system's Python: it needs nothing but the standard library.
"""

from __future__ import annotations

import html
import json
import os
import re
import sys
import threading
import time

MARK = re.compile(r"<mark name=\"([^\"]*)\"")
TAG = re.compile(r"<[^>]*>")
VOICES = ("fr", "en", "de")
SAYING = ("SPEAK", "CHAR", "KEY", "SOUND_ICON")
TAKING = {
    "SET": ("203 OK RECEIVING SETTINGS", "203 OK SETTINGS RECEIVED"),
    "AUDIO": ("207 OK RECEIVING AUDIO SETTINGS", "203 OK AUDIO INITIALIZED"),
    "LOGLEVEL": ("207 OK RECEIVING LOGLEVEL SETTINGS", "203 OK LOGLEVEL SET"),
}
"""Commands that send settings: what is answered before and after them."""


class Voice:
    """Answers speech-dispatcher's commands on standard input."""

    def __init__(self) -> None:
        self.transcript = open(os.environ["TRANSCRIPT"], "a", buffering=1)  # noqa: SIM115
        self.rate = float(os.environ.get("LETTERS_PER_SECOND", "25"))
        self.language = ""
        self.count = 0
        self.sending = threading.Lock()
        self.stopped = threading.Event()
        self.speaking: threading.Thread | None = None

    def run(self) -> None:
        while (command := self.read()) != "QUIT":
            self.obey(command)
        self.send("210 OK QUIT")

    def obey(self, command: str) -> None:
        if command == "INIT":
            self.send("299-transcript", "299 OK LOADED SUCCESSFULLY")
        elif command in SAYING:
            self.speak()
        elif command in ("STOP", "PAUSE"):
            self.stopped.set()
        elif command.startswith("LIST VOICES"):
            listed = [f"200-Transcript {one.upper()}\t{one}\tnone" for one in VOICES]
            self.send(*listed, "200 OK VOICE LIST SENT")
        elif command in TAKING:
            before, after = TAKING[command]
            self.send(before)
            given = dict(line.partition("=")[::2] for line in self.body())
            self.language = given.get("language", self.language)
            self.send(after)
        elif command.startswith("DEBUG"):
            self.send("200 OK DEBUGGING " + command.split()[1])
        else:
            self.send("300 ERR UNKNOWN COMMAND")

    # The protocol

    def read(self) -> str:
        line = sys.stdin.readline()
        if not line:
            sys.exit(0)
        return line.rstrip("\n")

    def body(self) -> list[str]:
        """Read lines up to a single dot."""
        lines = []
        while (line := self.read()) != ".":
            lines.append(line[1:] if line.startswith(".") else line)
        return lines

    def send(self, *lines: str) -> None:
        with self.sending:
            sys.stdout.write("".join(line + "\n" for line in lines))
            sys.stdout.flush()

    # Speaking

    def speak(self) -> None:
        self.send("202 OK RECEIVING MESSAGE")
        text = "\n".join(self.body())
        if self.speaking:
            self.speaking.join()
        self.stopped.clear()
        self.send("200 OK SPEAKING")
        self.speaking = threading.Thread(target=self.utter, args=(text,), daemon=True)
        self.speaking.start()

    def utter(self, raw: str) -> None:
        self.count += 1
        text = html.unescape(TAG.sub("", raw))
        began = time.time()
        self.note(number=self.count, text=text, language=self.language)
        self.send("701 BEGIN")
        for mark in MARK.findall(raw):
            self.send(f"700-{mark}", "700 INDEX MARK")
        cut = self.stopped.wait(len(text) / self.rate)
        heard = text[: int((time.time() - began) * self.rate)] if cut else text
        self.note(number=self.count, whole=not cut, heard=heard)
        self.send("703 STOP" if cut else "702 END")

    def note(self, **what: object) -> None:
        line = {"t": round(time.time(), 3), **what}
        self.transcript.write(json.dumps(line, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    Voice().run()
