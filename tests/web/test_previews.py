"""Links that people send: what a preview shows of them, and addresses that lead nowhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from ipaddress import ip_address

import pytest
from starlette.testclient import TestClient

from filature.core.languages import LANGUAGES
from filature.games import catalogue
from filature.tables.lobby import Lobby
from filature.tables.sqlite import SqliteStore
from filature.web import reach
from filature.web.app import create_app
from tests.web.test_icons import size_of

BROWSER = {"accept": "text/html,*/*"}
META = re.compile(r'<meta property="([^"]*)" content="([^"]*)" />')


@pytest.fixture
def client() -> Iterator[TestClient]:
    with TestClient(
        create_app(Lobby(SqliteStore(":memory:"))), base_url="http://localhost"
    ) as client:
        yield client


def told(text: str) -> dict[str, str]:
    return {name: unescape(content) for name, content in META.findall(text)}


def opened(client: TestClient, name: str = "Chloé", **settings: object) -> dict[str, str]:
    seats = [{"kind": "person"}, {"kind": "person"}, {"kind": "bot", "bot": "recruit"}]
    new = {"game": "kryptos", "name": name, "seats": seats, "settings": settings}
    seated: dict[str, str] = client.post("/api/tables", json=new).json()
    return seated


@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("fr-FR,fr;q=0.9", "Chloé vous invite à jouer à Kryptos."),
        ("tlh,en;q=0.5,fr;q=0.2", "Chloé invites you to a game of Kryptos."),
        ("de-AT,en;q=0.5", "Chloé lädt dich zu einer Partie Kryptos ein."),
        ("", "Chloé vous invite à jouer à Kryptos."),
    ],
)
def test_an_invitation_is_previewed_by_game_and_host(
    client: TestClient, language: str, title: str
) -> None:
    seated = opened(client)
    address = f"/t/{seated['table']}?i={seated['invite']}"
    answer = client.get(address, headers={"accept-language": language})
    shown = told(answer.text)
    assert shown["og:title"] == title
    assert shown["og:image"].startswith("http://localhost/cards/kryptos/")
    # Nothing of the table but its host: no id, no invitation, no other name.
    whole = " ".join(shown.values())
    assert not [part for part in (seated["table"], seated["invite"], "Marcel") if part in whole]
    assert answer.headers["cache-control"] == "no-store"
    assert "content-encoding" not in answer.headers


def test_without_the_invitation_nothing_is_said_of_the_table(client: TestClient) -> None:
    seated = opened(client)
    plain = client.get("/").text
    for query in ("", "?i=", "?i=wrong", f"?i={seated['invite']}x"):
        assert client.get(f"/t/{seated['table']}{query}").text == plain


def test_a_name_is_text_in_a_preview_whatever_it_is(client: TestClient) -> None:
    seated = opened(client, '"/><b>&')
    text = client.get(f"/t/{seated['table']}?i={seated['invite']}").text
    assert "<b>" not in text
    assert told(text)["og:title"].startswith('"/><b>& ')


def test_every_game_has_a_preview_and_its_pictures(client: TestClient) -> None:
    for game in catalogue():
        shown = told(client.get(f"/g/{game}").text)
        path = shown["og:image"].removeprefix("http://localhost")
        for language in LANGUAGES:
            picture = client.get(path.replace("/fr.", f"/{language}."))
            assert size_of(picture.content) == (1200, 630)
            assert len(picture.content) < 200_000


@pytest.mark.parametrize(
    "path", ["/nowhere", "/t/nowhere", "/t/a/b/c", "/g/chess", "/cards", "/t/", "/t/%20"]
)
def test_an_address_that_leads_nowhere_is_a_page(client: TestClient, path: str) -> None:
    answer = client.get(path, headers=BROWSER)
    assert answer.status_code == 404
    assert answer.text == client.get("/").text


def test_a_program_is_told_so_in_its_own_way(client: TestClient) -> None:
    for path in ("/nowhere", "/static/nowhere.js", "/words/xx.ftl", "/cards/chess/fr.png"):
        answer = client.get(path, headers={"accept": "*/*"})
        assert (answer.status_code, answer.json()) == (404, {"error": {"type": "not_found"}})


# Which address a phone can open

LOCAL, REMOTE = ("127.0.0.1", 5000), ("192.168.1.9", 5000)


def reached(
    host: str, client: tuple[str, int] = LOCAL, networked: bool = True, proxied: bool = False
) -> tuple[str, str | None]:
    app = create_app(Lobby(SqliteStore(":memory:")), proxied=proxied, networked=networked)
    with TestClient(app, base_url="http://localhost", client=client) as caller:
        found = caller.get("/api/reach", headers={"host": host}).json()
        return found["by"], found["origin"]


def test_the_machine_s_own_address_is_offered_where_it_is_open(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(reach, "home_address", lambda: "192.168.1.5")
    home = ("network", "http://192.168.1.5:8765")
    assert reached("localhost:8765") == home
    assert reached("127.0.0.1:8765") == home
    assert reached("[::1]:8765", ("::1", 1)) == home
    assert reached("localhost:8765", networked=False) == ("machine", None)
    # Anybody else is told nothing that the address bar does not say.
    assert reached("192.168.1.5:8765", REMOTE) == ("anybody", None)
    assert reached("localhost:8765", REMOTE) == ("anybody", None)
    assert reached("localhost:8765", proxied=True) == ("anybody", None)
    monkeypatch.setattr(reach, "home_address", lambda: None)
    assert reached("localhost:8765") == ("machine", None)


def test_only_an_address_of_a_private_network_is_found() -> None:
    found = reach.home_address()
    assert found is None or ip_address(found).is_private
