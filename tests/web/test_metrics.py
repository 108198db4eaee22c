"""Every metric is documented, and the dashboard and the alert rules name only those there are."""

from __future__ import annotations

import asyncio
import logging
import re
from pathlib import Path

import msgspec
import pytest

from filature.tables.hosting import Backup, Hosting
from filature.tables.lobby import Lobby
from filature.tables.sqlite import SqliteStore
from filature.web.app import create_app
from tests.asgi_client import AsgiClient
from tests.fake_environment import FakeEnvironment, InstantWorkers
from tests.web.asgi_table import AsgiTable

ROOT = Path(__file__).parent.parent.parent
SAMPLE = re.compile(r'(\w+)(?:\{((?:\w+="[^"\\]*",?)*)\})? (-?[\d.e+]+)')
NAME = re.compile(r"filature_\w+")


@pytest.fixture(scope="module")
def text(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What a server tells Prometheus that has every metric."""
    folder = tmp_path_factory.mktemp("server")

    async def asking() -> str:
        lobby = Lobby(
            SqliteStore(folder / "tables.sqlite3"),
            FakeEnvironment(),
            InstantWorkers(),
            Hosting(backup=Backup(str(folder / "copies"))),
        )
        async with AsgiClient(create_app(lobby)) as client:
            table = AsgiTable(client, lobby)
            await table.open()
            socket = await table.connect(table.ada)
            assert await table.act(table.ada, type="say", id="a", text="Bonsoir") == "applied"
            logging.getLogger("filature").error(
                "x", extra={"type": "KeyError", "place": "a.py:1 b"}
            )
            text = (await client.request("GET", "/metrics")).body.decode()
            await socket.close()
            return text

    return asyncio.run(asking())


def kinds(text: str) -> dict[str, str]:
    return dict(re.findall(r"^# TYPE (\w+) (\w+)$", text, re.M))


def samples(text: str) -> set[str]:
    found = [SAMPLE.fullmatch(line) for line in text.splitlines() if not line.startswith("#")]
    assert all(found), text
    return {one[1] for one in found if one is not None}


def test_the_text_is_as_prometheus_reads_it(text: str) -> None:
    known = kinds(text)
    for sample in samples(text):
        base = re.sub("_(bucket|sum|count)$", "", sample)
        assert known.get(sample) or known[base] == "histogram"
    assert 'filature_errors_total{type="KeyError",place="a.py:1 b"} 1' in text
    assert 'filature_connections{kind="seat"} 1' in text
    assert re.search(r"^filature_store_append_seconds_count [1-9]", text, re.M)
    assert re.search(r"^filature_memory_bytes [1-9]\d{6}", text, re.M)


def test_every_metric_is_in_the_table_of_the_docs_and_no_other(text: str) -> None:
    page = (ROOT / "docs" / "host.md").read_text(encoding="utf-8")
    documented = re.findall(r"^\| `(filature_\w+)(?:\{[\w, ]+\})?` \|", page, re.M)
    assert sorted(documented) == sorted(kinds(text))


def test_the_dashboard_names_only_metrics_that_there_are(text: str) -> None:
    dashboard = msgspec.json.decode((ROOT / "deploy" / "grafana-dashboard.json").read_bytes())
    asked = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    named = {name for one in asked for name in NAME.findall(one)}
    assert named <= samples(text)
    # Everything that is counted is shown.
    shown = {re.sub("_(bucket|sum|count)$", "", name) for name in named} | named
    assert set(kinds(text)) <= shown
    assert len({panel["id"] for panel in dashboard["panels"]}) == len(dashboard["panels"])


def test_the_alert_rules_name_only_metrics_that_there_are(text: str) -> None:
    rules = (ROOT / "deploy" / "prometheus-alerts.yaml").read_text(encoding="utf-8")
    asked = re.findall(r"^\s+expr: (.*)$", rules, re.M)
    assert len(asked) == len(re.findall(r"^\s+- alert: ", rules, re.M)) > 5
    assert {name for one in asked for name in NAME.findall(one)} <= samples(text)
