"""What a page gets to know, down to the bytes: nothing hidden, for spectators and between people at one device."""

import json
from typing import Any

from tests.browser.people import Street, Visitor
from tests.following import whole_states


async def test_a_spectators_received_bytes_hold_nothing_hidden(street: Street) -> None:
    ada, bruno = await street.visitor(), await street.visitor()
    code = await ada.new_game("ratland", "you", "open", name="Ada")
    await bruno.sit(code, "Bruno")
    eve = await street.visitor(f"/t/{code}")
    await ada.click("Start the game")
    room = await street.house.service.room(code)
    await ada.next()

    await ada.play_on("secret", until="lock")  # a whole deployment in the draft, and nobody knows
    draft = room.match.drafts.kept[0][1]
    await eve.sees("Ada and Bruno are still placing rats")
    assert_ignorant(eve, await eve.received(), [room.match.record.secret, *(seat.seed for seat in room.table.seats)])

    await ada.page.locator("[data-lock]").click()
    await eve.sees("Bruno is still placing rats")
    assert_ignorant(eve, await eve.received(), [room.match.record.secret])
    assert str(draft).replace(" ", "") not in await eve.received()

    await end_without_result(ada)
    await end_without_result(bruno)
    await eve.page.locator(".ending").wait_for()
    over = await eve.received()
    for visitor in (ada, bruno):
        assert await token(visitor) not in over
    assert room.match.record.secret in over  # now it is public


async def end_without_result(visitor: Visitor) -> None:
    await visitor.click("This table")
    await visitor.click("Propose to end without a result")


def assert_ignorant(eve: Visitor, received: str, secrets: list[str]) -> None:
    states = whole_states(map(json.loads, eve.frames))
    assert states
    for state in states:
        assert state["seat"] == -1
        assert state["decision"] == ""
        assert state["draft"] is None
        assert state["orders"] == []
        assert state["view"]["decision"] is None
        assert picks_known(state["view"]["pending"][-1]["memory"]) == []
    assert [secret for secret in secrets if secret and secret in received] == []


def picks_known(memory: list[int]) -> list[int]:
    """A sealed step's memory after those who are missing: -1 for each seat whose picks are hidden."""
    return [number for number in memory[1 + memory[0] :] if number != -1]


async def token(visitor: Visitor) -> str:
    cookies: list[Any] = await visitor.context.cookies()
    return next(str(cookie["value"]) for cookie in cookies if cookie["name"] == "rathaus")


async def test_a_curtain_hangs_between_people_at_one_device(street: Street) -> None:
    ada = await street.visitor()
    await ada.new_game("ratland", "you", "here", name="Ada")
    await ada.play_on("ada", until="lock")
    await ada.page.locator("[data-lock]").click()

    await ada.sees("Pass the device to Bruno")
    assert await ada.page.locator(".match").count() == 0  # nothing lies behind the curtain
    assert await ada.page.title() == "● Your turn · RatLand"
    before = len(ada.frames)
    await ada.click("I am Bruno")
    assert (await ada.next()).startswith("choose")

    seats = {news["seat"] for news in map(json.loads, ada.frames[before:]) if news["type"] == "state"}
    assert seats == {1}
    assert set(await ada.page.get_by_role("spinbutton").all_inner_texts()) == {"0"}
