"""What others get to know of Rattus's rats, down to the bytes: no token that lies face down, and no note of a Witch."""

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.europe import BOTH, DESK, key, laid, sit, tap
from tests.browser.people import PHONE, Street, Visitor
from tests.following import whole_states

TOKEN = re.compile("[1-6]( [a-z]+)+")

WITCH = laid(
    """
phases = ["turns"]
active = "A"
rats = { france = ["1 majority islam", "6 all all islam"], italia = ["2 majority magic"] }
A = { france = 1, cards = ["witch"] }
B = { italia = 1, cards = ["monk"] }
""",
    players=2,
)


@BOTH
@pytest.mark.parametrize("street", [WITCH], indirect=True)
async def test_what_the_witch_sees_stays_her_own(street: Street, viewport: Any) -> None:
    ada, eve = await sit(street, viewport=viewport), await street.visitor()
    await eve.go(f"/t/{await ada.code()}")
    await eve.page.locator("[data-region=france]").wait_for()
    await ada.page.locator("[data-card=witch]").click()
    await tap(ada, "italia")
    await key(ada, "Look at rat 1 of Italia")
    await expect(ada.page.locator("[data-note]")).to_contain_text("Italia")
    await eve.page.locator(".log li", has_text="looks at rat 1 of Italia").wait_for()

    received = await eve.received()
    faces = [token for token in ("2 majority magic", "1 majority islam", "6 all all islam")]
    assert not any(
        f'"{place}":"{face}"' in received for face in faces for place in ("italia-1", "france-1", "france-2")
    )
    assert '"kind":"rat-seen"' not in received
    assert '"known":{}' in received
    assert not re.search(r'"known":\{"', received)
    assert await eve.page.locator("[data-note]").count() == 0
    assert '"italia-1":"2 majority magic"' in await ada.received()


def tokens(message: Any, field: str = "") -> Iterator[tuple[str, str]]:
    """Every token that a message names, and in which field."""
    if isinstance(message, dict):
        for name, value in message.items():
            yield from tokens(value, field if field in ("known", "revealed") else name)
    elif isinstance(message, list):
        for value in message:
            yield from tokens(value, field)
    elif isinstance(message, str) and TOKEN.fullmatch(message):
        yield field, message


def assert_ignorant(visitor: Visitor, seat: int) -> None:
    """All that this page was ever told: tokens only where they were revealed, or looked at by this seat."""
    for news in map(json.loads, visitor.frames):
        assert {field for field, _ in tokens(news)} <= {"known", "revealed"}
    for state in whole_states(map(json.loads, visitor.frames)):
        assert state["seat"] == seat
        for place in state["view"]["known"]:
            assert seat in state["view"]["seen_by"][place]
    seen = [line for line in "".join(visitor.frames).split('{"') if '"rat-seen"' in line]
    assert not seen or seat >= 0


async def assert_ignorant_of(other: Visitor, known: dict[str, str]) -> None:
    """What somebody has looked at, others know of, and nothing else."""
    while len(other._last("state")["view"]["seen_by"]) < len(known):
        await other.page.wait_for_timeout(20)
    assert other._last("state")["view"]["known"] == {}
    assert await other.page.locator("[data-note]").count() == 0
    received = await other.received()
    assert not any(f'"{place}":"{token}"' in received for place, token in known.items())
    assert '"kind":"rat-seen"' not in received


async def prompt(visitor: Visitor) -> str:
    decision = visitor._last("state")["view"]["decision"]
    return str(decision["prompt"]) if decision else ""


async def test_two_people_play_on_the_map_and_nobody_learns_what_the_witch_saw(street: Street) -> None:
    ada, bruno = await street.visitor(viewport=DESK), await street.visitor(viewport=PHONE)
    code = await ada.new_game("rattus", "you", "open", name="Ada")
    await bruno.sit(code, "Bruno")
    eve = await street.visitor(f"/t/{code}")
    await ada.click("Start the game")
    chance = random.Random("rattus")
    room = await street.house.service.room(code)
    for visitor in (ada, bruno):
        await visitor.page.locator("[data-region=france]").wait_for()
    await bruno.page.locator(".whole").click()

    async def play() -> Visitor:
        visitor = ada if 0 in room.match.begun().asked else bruno
        await visitor.next()
        return visitor

    while await prompt(witch := await play()) != "act":
        await witch.answer(chance)
        await witch.page.locator(".answers[data-busy=true]").wait_for(state="detached")
    await witch.page.locator("[data-card=witch]").click()
    await witch.page.locator("[data-take]").click()
    await witch.page.locator("[data-card=witch].may").click()
    for _ in range(2):
        await witch.page.locator(".sentence", has_text="Witch").wait_for()
        await witch.page.locator(".rat").first.click()  # all lie alone
        await witch.page.locator("[data-confirm]").click()
        await witch.page.locator("[data-confirm]").wait_for(state="detached")
    await expect(witch.page.locator("[data-note] li")).to_have_count(2)
    known = witch._last("state")["view"]["known"]
    for other in (bruno if witch is ada else ada, eve):
        await assert_ignorant_of(other, known)
    for _ in range(16):
        visitor = await play()
        await visitor.answer(chance)
        await visitor.page.locator(".answers[data-busy=true]").wait_for(state="detached")

    for visitor, seat in ((ada, 0), (bruno, 1), (eve, -1)):
        assert_ignorant(visitor, seat)
