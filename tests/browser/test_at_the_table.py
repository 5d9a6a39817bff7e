"""What people do at a table besides playing on: come and go, take back, talk, agree."""

import asyncio
import random

import msgspec
import pytest

from rathaus.bots.names import bot_names
from rathaus.server.http import strength
from rathaus.server.store.records import StandingOrder
from tests.browser.people import PHONE, Street, Visitor

TOO_WIDE = "() => [...document.querySelectorAll('dialog *')].some((part) => part.scrollWidth > innerWidth)"


async def two_at_a_table(street: Street) -> tuple[Visitor, Visitor, str]:
    """Ada and Bruno in a match of RatLand that has just begun."""
    ada, bruno = await street.visitor(), await street.visitor()
    code = await ada.new_game("ratland", "you", "open", name="Ada")
    await bruno.sit(code, "Bruno")
    await ada.click("Start the game")
    await ada.next()
    await bruno.next()
    room = await street.house.service.room(code)
    for seat in (0, 1):  # one event would ask them between two deployments
        room.match.orders.kept[seat] = {"put-back": StandingOrder("keep", {})}
    return ada, bruno, code


async def lock_in(visitor: Visitor) -> None:
    await visitor.play_on("lock", until="lock")
    await visitor.page.locator("[data-lock]").click()


async def test_what_is_locked_in_can_be_unlocked_until_the_last_one_is_ready(street: Street) -> None:
    ada, bruno, _ = await two_at_a_table(street)
    await lock_in(ada)
    await bruno.page.locator(".players li", has_text="Ada").get_by_text("ready").wait_for()

    await ada.click("Unlock")
    await bruno.page.locator(".players li", has_text="Ada").get_by_text("thinking").wait_for()
    await lock_in(ada)
    await lock_in(bruno)

    await ada.sees("Bruno deploys:")


async def test_a_match_that_starts_from_the_lobby_shows_its_opening_without_a_reload(street: Street) -> None:
    for visitor in (await two_at_a_table(street))[:2]:
        lines = visitor.page.locator(".log h3, .log li")
        shown = await lines.all_inner_texts()
        await visitor.page.reload()
        await visitor.next()

        assert shown
        assert await lines.all_inner_texts() == shown


async def test_picks_of_a_draft_can_be_changed(street: Street) -> None:
    ada = await street.visitor()
    await ada.new_game("ratville", "you", "bot:mouse", name="Ada")
    await ada.next()
    await ada.reads_lists()
    todo = ""
    for _ in range(8):  # some objects go back first
        if await ada.page.locator(".picks li").count() == 3:
            break
        todo = await ada.answer(random.Random(1), todo)
        await ada.next(todo)

    await ada.page.locator(".pick").nth(1).click()

    await ada.page.wait_for_function("() => document.querySelectorAll('.picks li').length === 1")


async def test_somebody_leaves_a_bot_takes_over_and_the_seat_is_theirs_again(street: Street) -> None:
    ada, bruno, code = await two_at_a_table(street)
    await bruno.click("This table")
    await bruno.click("Leave the game")
    await bruno.page.wait_for_url("**/")

    await ada.click("Ask for a bot in this seat")
    await ada.page.locator(".players").get_by_text("bot is playing").wait_for()
    await lock_in(ada)
    await ada.sees("Bruno deploys:")

    await bruno.page.get_by_role("link", name="View").click()
    await bruno.sees("It is yours again.")
    await ada.page.locator(".players").get_by_text("bot is playing").wait_for(state="detached")
    seat = (await street.house.service.room(code)).table.seats[1]
    assert (seat.bot, seat.has_left) == ("", False)


async def test_a_line_that_drops_has_a_grace_time(street: Street) -> None:
    ada, bruno, code = await two_at_a_table(street)
    (await street.house.service.room(code)).table.grace = 4
    await bruno.page.goto("about:blank")

    await ada.page.locator(".players").get_by_text("a bot may take over in 0:0").wait_for()
    assert await ada.button("Ask for a bot in this seat").count() == 0
    await ada.click("Ask for a bot in this seat")  # it appears without a word of the house
    await ada.page.locator(".players").get_by_text("bot is playing").wait_for()

    await bruno.go(f"/t/{code}")
    await bruno.sees("It is yours again.")
    await ada.page.locator(".players").get_by_text("bot is playing").wait_for(state="detached")


async def test_ones_own_seat_is_lent_to_a_bot_and_taken_back(street: Street) -> None:
    _, bruno, code = await two_at_a_table(street)
    await bruno.click("This table")
    await bruno.click("Let a bot play for me")
    await bruno.sees("A bot is playing for you, as you asked.")
    await bruno.go(f"/t/{code}")
    await bruno.sees("A bot is playing for you, as you asked.")

    await bruno.click("Take the seat back")

    await bruno.page.locator(".sentence", has_text="A bot is playing").wait_for(state="detached")
    assert (await street.house.service.room(code)).table.seats[1].bot == ""


async def test_people_talk_and_may_be_muted(street: Street) -> None:
    ada, bruno, _ = await two_at_a_table(street)
    await bruno.click("Chat")
    await bruno.page.get_by_label("Say something").fill("<b>Good</b> luck & have fun")
    await bruno.page.keyboard.press("Enter")

    await ada.page.locator(".switch .unread").wait_for()
    await ada.page.locator(".switch button").nth(1).click()
    await ada.page.get_by_text("<b>Good</b> luck & have fun").wait_for()
    await ada.click("Mute Bruno")
    await ada.sees("Bruno is muted.")
    await bruno.page.get_by_label("Say something").fill("Nobody hears this")
    await bruno.page.keyboard.press("Enter")
    await bruno.sees("Nobody hears this")
    await ada.page.get_by_label("Say something").fill("Quiet here")
    await ada.page.keyboard.press("Enter")
    await ada.sees("Quiet here")

    assert await ada.page.get_by_text("Nobody hears this").count() == 0
    assert "Nobody hears this" not in await ada.received()


async def test_the_host_arranges_the_table(street: Street) -> None:
    ada, bruno = await street.visitor(), await street.visitor(viewport=PHONE)
    code = await ada.new_game("ratland", "you", "open", "bot:rat", name="Ada")
    await ada.page.get_by_label("Seat 3", exact=True).select_option("bot:mouse")
    await ada.click("Add a seat")
    await ada.click("Move seat 2 up")
    await ada.page.get_by_label("Clans with abilities").select_option("true")
    await ada.page.get_by_label("When somebody is away").select_option("2 minutes")
    await ada.page.get_by_label("Show this table to everybody in the house").check()

    await bruno.page.reload()
    await bruno.page.get_by_role("link", name="View").click()
    await bruno.page.locator(".sign").get_by_role("button", name="Sit down").click()
    await bruno.page.get_by_label("Your name").fill("ada")
    await bruno.click("Continue")
    await bruno.sees("Somebody at this table is already called ada: choose another name.")
    await bruno.click("Settings")
    await bruno.page.get_by_label("Your name").fill("Bruno")
    await bruno.click("Save")
    await bruno.page.keyboard.press("Escape")
    await bruno.page.locator(".sign").get_by_role("button", name="Sit down").click()
    await bruno.sees("Everybody is here. The host starts the game.")
    await bruno.sees("Promised by Ada")

    table = (await street.house.service.room(code)).table
    assert [seat.name for seat in table.seats[:2]] == ["Bruno", "Ada"]
    assert {seat.name for seat in table.seats[2:]} <= set(bot_names())
    assert (table.options["clans"], table.grace) == ("true", 120)
    await ada.click("Start the game")
    await ada.sees("You are dealt two clans. Which one do you keep?")
    record = (await street.house.service.room(code)).match.record
    assert [bool(seed) for seed in record.seat_seeds] == [True, True, False, False]


async def test_bots_are_chosen_by_how_strong_they_are(street: Street) -> None:
    ada = await street.visitor()
    code = await ada.new_game("ratland", "you", "open", "bot:mouse", name="Ada")
    await ada.click("Choose a bot for seat 2")
    chooser = ada.page.get_by_role("dialog", name="Who sits in seat B?")
    cell = next(cell for cell in strength() if (cell.game, cell.bot) == ("ratland", "rat"))
    card = chooser.locator(".level", has_text="unpredictable")
    assert f"wins {cell.wins} of 100 games among three mice" in " ".join((await card.inner_text()).split())
    assert await chooser.get_by_role("row").count() == 4  # a heading, and three levels in four games
    await chooser.get_by_role("radio").nth(2).check(force=True)
    await chooser.get_by_role("button", name="Seat the old rat").click()
    await ada.page.locator(".seats").get_by_text("bot, old rat").wait_for()
    await ada.sees("Bots that think ahead do less of it here")  # rules run interpreted
    async with ada.page.expect_response(lambda answer: answer.request.method == "PATCH"):
        await ada.page.get_by_label("Bots answer").select_option("as fast as they can")

    table = (await street.house.service.room(code)).table
    assert [seat.bot for seat in table.seats] == ["", "old-rat", "mouse"]
    assert table.pace == "fast"


@pytest.mark.parametrize("language", ["en", "es", "de", "fr"])
async def test_the_chooser_of_bots_fits_a_phone_in_every_language(street: Street, language: str) -> None:
    ada = await street.visitor(viewport=PHONE, locale=language)
    await ada.page.locator(".window").first.get_by_role("button").first.click()
    await ada.page.locator("dialog .face").first.click()
    chooser = ada.page.locator("dialog .levels")
    await chooser.wait_for()

    assert await chooser.locator(".level").count() == 4
    assert not await ada.page.evaluate(TOO_WIDE)
    end = await ada.page.locator("dialog dialog .end button").bounding_box()
    assert end is not None
    assert end["y"] + end["height"] <= PHONE["height"]  # the key is in sight, however far one scrolls
    await chooser.get_by_role("radio").last.check(force=True)
    await ada.page.locator("dialog dialog .end button").click()
    assert await ada.page.locator("dialog .seats select").nth(1).input_value() == "bot:rat-king"


async def test_a_bot_thinks_where_one_can_see_it(street: Street) -> None:
    service = street.house.service
    service.config = msgspec.structs.replace(service.config, bot_pace=1.0)
    ada = await street.visitor()
    await ada.new_game("ratzzia", "bot:rat", "bot:rat", "bot:rat", "you", name="Ada")
    await ada.page.locator("[data-seat] [data-thinks]").wait_for()
    await ada.next()

    await ada.page.locator("[data-seat] [data-thinks]").wait_for(state="detached")


async def test_play_again_with_the_same_people(street: Street) -> None:
    ada = await street.visitor()
    await ada.new_game("ratland", "you", "bot:mouse", name="Ada")
    await ada.next()
    await ada.click("This table")
    await ada.click("Propose to end without a result")
    await ada.sees("The game ended without a result")
    await ada.page.keyboard.press("Escape")
    first = ada.page.url

    await ada.click("Play again")
    await ada.click("Start the game")
    await ada.next("over")
    await ada.page.locator(".log").get_by_text("Turn 1 begins").wait_for()

    assert ada.page.url == first
    assert await ada.page.locator(".players li").all_inner_texts() != []
    await ada.go("/")
    await ada.sees("RatLand: your turn")


async def test_a_wish_to_end_reaches_the_others_and_stays_until_they_agree(street: Street) -> None:
    ada, bruno, code = await two_at_a_table(street)
    await ada.click("This table")
    await ada.click("Propose to end without a result")
    await ada.page.keyboard.press("Escape")

    asked = bruno.page.locator("[data-end-asked]", has_text="Proposed by Ada")
    await asked.wait_for()
    await bruno.go(f"/t/{code}")  # who comes later sees it, too
    await asked.get_by_role("button", name="I agree").click()

    await ada.sees("The game ended without a result")
    await bruno.sees("The game ended without a result")


async def test_an_order_is_offered_only_where_the_game_says_that_it_makes_sense(street: Street) -> None:
    ada = await street.visitor()
    code = await ada.new_game("ratzzia", "you", "bot:mouse", name="Ada")
    await ada.next()
    assert await ada.page.get_by_label("Always answer like this from now on").count() == 0

    await ada.click("This table")
    await ada.sees("No automatic answers.")
    await ada.page.get_by_label("Answer for me when there is only one choice").check()
    room = await street.house.service.room(code)
    async with asyncio.timeout(5):
        while set(room.match.orders.of(0)) != {"*"}:
            await asyncio.sleep(0.01)


async def test_an_unknown_code_is_answered_with_one_sentence(street: Street) -> None:
    ada = await street.visitor("/t/NOSUCH")

    await ada.sees("There is no table with this code.")
    await ada.click("Home")
    await ada.page.locator(".window").first.wait_for()
