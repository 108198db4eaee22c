"""The ten lines of curl in docs/api.md do what the page says; and its tables name all there is."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path
from typing import get_args

import pytest

from filature.core import messages as m
from filature.core.refusals import NoSuchTable, Refused
from filature.web import live, schema
from filature.web.limits import TooOften
from filature.web.request_context import BadMessage
from tests.run_command import run_command
from tests.serving import serving

PAGE = (Path(__file__).parent.parent / "docs" / "api.md").read_text(encoding="utf-8")


@pytest.mark.skipif(shutil.which("curl") is None, reason="curl is not there")
def test_a_table_over_http_in_ten_lines_of_curl(tmp_path: Path) -> None:
    (block,) = re.findall(r"```sh\n(.*?)```", PAGE, re.S)
    lines = block.strip().splitlines()
    assert len(lines) == 10
    with serving(tmp_path) as server:
        environment = {**os.environ, "FILATURE": server.url}
        printed = run_command("sh", "-eu", "-c", block, env=environment)
    assert printed.count('"result":"applied"') == 2
    assert printed.strip().splitlines()[-1].startswith('{"seat"') or "place" in printed
    assert '"format"' in printed


def test_every_message_and_close_code_stands_on_the_page() -> None:
    for kind in (*get_args(m.FromClient), *get_args(m.FromServer)):
        assert re.search(rf"`{kind.__struct_config__.tag}[ `]", PAGE), kind
    refusals = (Refused, BadMessage, NoSuchTable, live.HelloMissing, TooOften)
    for code in (*(refusal.close_code for refusal in refusals), live.FAILED):
        assert f"| {code} |" in PAGE


def test_every_request_stands_on_the_page() -> None:
    for path in schema.openapi.document()["paths"]:
        named = re.sub(r"\{(\w+)\}", lambda found: found[1].upper(), path)
        assert named in PAGE or f"/{path.rpartition('/')[2]}" in PAGE, path
