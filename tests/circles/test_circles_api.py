"""Circles over the API: made, joined, changed and left, and what each may see of them."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from filature.circles import circles
from filature.core.messages import OfCircle
from tests.circles.circle_driver import CircleDriver, play, run


def test_a_link_makes_members_and_a_wish_waits_for_the_founder() -> None:
    async def test(circle: CircleDriver) -> None:
        await circle.found("Bob")
        assert (await circle.join("Cleo", invite=None))["member"] is None
        outside = await circle.page("Cleo")
        assert outside["name"] == "Le jeudi"
        assert outside["founder"] == "Ada"
        assert outside["asked"]
        assert outside["you"] is None
        assert not outside["members"]
        assert outside["invite"] is None
        assert not (await circle.page("Bob"))["wishes"]
        wishes = (await circle.page("Ada"))["wishes"]
        assert [wish["name"] for wish in wishes] == ["Cleo"]
        after = await circle.do("Ada", "change", accept=wishes[0]["id"])
        assert [one["name"] for one in after["members"]] == ["Ada", "Bob", "Cleo"]
        assert (await circle.page("Cleo"))["you"] == 3

    run(test)


def test_wishes_keep_neither_places_nor_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(circles, "MOST_MEMBERS", 3)
    monkeypatch.setattr(circles, "MOST_WISHES", 2)

    async def test(circle: CircleDriver) -> None:
        await circle.found()
        for name in ("Bob", "Cleo"):
            await circle.join(f"{name}?", name=name, invite=None)
        wish = {"name": "Zoe", "invite": None}
        assert await circle.refused("Zoe", "join", wish) == "circle_full"
        await circle.join("Bob")
        await circle.join("Dan")
        assert await circle.refused("Zoe", "join", {**wish, "invite": circle.link}) == "circle_full"
        assert await circle.refused("Ada", "change", {"accept": 2}) == "member_name_taken"

    run(test)


def test_what_is_not_allowed_is_refused_and_changes_nothing() -> None:
    async def test(circle: CircleDriver) -> None:
        await circle.found("Bob")
        before = await circle.page("Ada")
        for name, what, body, why in (
            ("Bob", "change", {"name": "Mine"}, "not_founder"),
            ("Zoe", "change", {"name": "Mine"}, "not_member"),
            ("Zoe", "me", {"leave": True}, "not_member"),
            ("Zoe", "join", {"name": "Zoe", "invite": "guess"}, "bad_circle_link"),
            ("Zoe", "join", {"name": "A d a", "invite": circle.link}, "member_name_taken"),
            ("Bob", "me", {"name": "ada"}, "member_name_taken"),
            ("Ada", "change", {"name": "Mine", "remove": 9}, "no_such_member"),
            ("Ada", "change", {"remove": 1}, "no_such_member"),
            ("Ada", "change", {"accept": 2}, "no_such_member"),
            ("Ada", "change", {"name": ""}, "name_missing"),
            ("Ada", "change", {"season_days": 1000}, "bad_message"),
            (
                "Zoe",
                "tables",
                {"table": {"game": "kryptos", "name": "", "seats": []}},
                "not_member",
            ),
            ("Zoe", "events", {"name": "E", "game": "g", "seats": 2, "kind": "pods"}, "not_member"),
            ("Ada", "tables/nowhere/sit", {}, "no_such_table"),
            ("Zoe", "tables/nowhere/sit", {}, "not_member"),
        ):
            assert await circle.refused(name, what, body) == why, (name, what, body)
        assert await circle.refused("Ada", "", season=7) == "no_such_season"
        assert await circle.refused("Ada", "events/none") == "no_such_event"
        assert await circle.page("Ada") == before
        circle.address = "/api/circles/nowhere"
        assert await circle.refused("Ada", "") == "no_such_circle"

    run(test)


def test_a_founder_renames_renews_the_link_removes_and_hands_over() -> None:
    async def test(circle: CircleDriver) -> None:
        await circle.found("Bob", "Cleo")
        old = circle.link
        page = await circle.do("Ada", "change", name="Le vendredi", renew_link=True, remove=3)
        assert page["name"] == "Le vendredi"
        assert page["invite"] != old
        assert (await circle.page("Cleo"))["you"] is None
        assert (
            await circle.refused("Cleo", "join", {"name": "C", "invite": old}) == "bad_circle_link"
        )
        circle.link = page["invite"]
        assert (await circle.join("Cleo"))["member"] == 3
        await circle.do("Ada", "change", founder=2)
        assert (await circle.page("Ada"))["founder"] == "Bob"
        await circle.do("Bob", "me", leave=True)
        assert (await circle.page("Ada"))["founder"] == "Ada"
        for name in ("Ada", "Cleo"):
            await circle.do(name, "me", name=f"{name} B.")
        for name in ("Cleo", "Ada"):
            assert (await circle.do(name, "me", leave=True))["you"] is None
        assert await circle.refused("Ada", "") == "no_such_circle"

    run(test)


def test_members_sit_without_the_invitation_and_others_see_nothing() -> None:
    async def test(circle: CircleDriver) -> None:
        await circle.found("Bob", "Cleo")
        opened = await circle.open_table("Ada")
        id = opened["table"]
        listed = (await circle.page("Bob"))["tables"]
        assert [(one["id"], one["free"], one["watch"]) for one in listed] == [(id, True, True)]
        assert [seat["member"] for seat in listed[0]["seats"]] == [1, None]
        assert not (await circle.ask("Zoe", "GET", "/api/tables"))["tables"]
        assert await circle.refused("Zoe", f"tables/{id}/sit", {}) == "not_member"
        seated = await circle.do("Bob", f"tables/{id}/sit")
        assert seated["seat"] == 1
        table = await circle.lobby.table(id)
        assert table.state.phase == "playing"
        assert table.info(0).circle == OfCircle(circle.id)
        await play(table, Random(1))
        page = await circle.page("Cleo")
        assert not page["tables"]
        (ended,) = page["history"]
        assert ended["outcome"] == msgspec.to_builtins(table.session.outcome)
        assert [seat["name"] for seat in ended["seats"]] == ["Ada", "Bob"]
        plays = {one["name"]: one["plays"] for one in page["members"]}
        assert plays == {"Ada": {"agent_hunter": 1}, "Bob": {"agent_hunter": 1}, "Cleo": {}}
        # Somebody without the circle needs the invitation, and the rematch stays in the circle.
        path = f"/api/tables/{id}/replay"
        assert (await circle.request("Zoe", "GET", path)).status == 403
        assert (await circle.request("Cleo", "GET", path, invite=ended["invite"])).status == 200
        again = await circle.ask("Ada", "POST", f"/api/tables/{id}/again")
        assert [one["id"] for one in (await circle.page("Bob"))["tables"]] == [again["table"]]

    run(test)


def test_a_table_of_a_circle_is_listed_nowhere_else() -> None:
    async def test(circle: CircleDriver) -> None:
        await circle.found()
        table = {"game": "agent_hunter", "name": "", "seats": [{"kind": "person"}] * 2}
        wish = {"table": {**table, "settings": {"listed": True}}}
        assert await circle.refused("Ada", "tables", wish) == "not_listed_in_circle"

    run(test)


def test_who_looks_at_the_page_is_present_for_a_while() -> None:
    async def test(circle: CircleDriver) -> None:
        await circle.found("Bob")

        async def present() -> list[str]:
            members = (await circle.page("Ada"))["members"]
            return [one["name"] for one in members if one["present"]]

        circle.environment.time += 100
        assert await present() == []  # as it was before Ada looked
        assert await present() == ["Ada"]
        await circle.page("Bob")
        assert await present() == ["Ada", "Bob"]
        circle.environment.time += 59
        await circle.page("Ada")
        circle.environment.time += 2
        assert await present() == ["Ada"]

    run(test)


def test_seasons_end_by_the_founder_or_by_themselves() -> None:
    async def test(circle: CircleDriver) -> None:
        await circle.found("Bob", league=True)
        began = circle.environment.time

        async def game() -> None:
            opened = await circle.open_table("Ada")
            await circle.do("Bob", f"tables/{opened['table']}/sit")
            await play(await circle.lobby.table(opened["table"]), Random(1))

        await game()
        circle.environment.time += 10
        page = await circle.do("Ada", "change", end_season=True, season_days=10)
        assert [one["ended"] for one in page["seasons"]] == [began + 10, None]
        assert page["seasons"][1]["ends"] == began + 10 + 10 * 86400
        assert page["league"]["rows"] == []
        assert len((await circle.page("Ada", season=1))["league"]["rows"]) == 2
        await game()
        circle.environment.time += 25 * 86400
        page = await circle.page("Ada")
        assert [one["number"] for one in page["seasons"]] == [1, 2, 3]
        assert page["seasons"][2]["began"] == began + 10 + 20 * 86400
        assert page["league"]["rows"] == []
        games = [row["games"] for row in (await circle.page("Ada", season=2))["league"]["rows"]]
        assert games == [1, 1]
        assert {point["games"] for point in page["results"]} == {2}

    run(test)


def test_who_does_not_take_part_is_not_ranked_and_may_change_their_mind() -> None:
    async def test(circle: CircleDriver) -> None:
        await circle.found("Bob", "Cleo", league=True)
        for guest in ("Bob", "Cleo"):
            opened = await circle.open_table("Ada")
            await circle.do(guest, f"tables/{opened['table']}/sit")
            await play(await circle.lobby.table(opened["table"]), Random(3))

        async def ranked() -> set[str]:
            return {row["name"] for row in (await circle.page("Ada"))["league"]["rows"]}

        assert await ranked() == {"Ada", "Bob", "Cleo"}
        await circle.do("Cleo", "me", league=False)
        assert await ranked() == {"Ada", "Bob"}
        await circle.do("Cleo", "me", league=True)
        assert await ranked() == {"Ada", "Bob", "Cleo"}
        await circle.do("Ada", "change", league=False)
        assert (await circle.page("Ada"))["league"] is None

    run(test)
