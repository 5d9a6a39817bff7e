"""RatLand's board: placing rats, what it costs, the reveal and its show, standing orders, many players, the end."""

import asyncio
from typing import Any

import pytest

from tests.browser.people import PATIENCE, PHONE, Street, Visitor
from tests.browser.test_everybody import check
from tests.server.staged import Staged

DESK = {"width": 1440, "height": 900}
BOTH = pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
MOVING: Any = {"reduced_motion": "no-preference"}


async def begin(
    street: Street,
    players: int = 3,
    *,
    is_placing: bool = True,
    options: dict[str, str] | None = None,
    **settings: Any,
) -> Visitor:
    """Ada at a table of bots, asked to place her rats, or something else."""
    ada = await street.visitor(**settings)
    seats = [{"kind": "you"}, *[{"kind": "bot", "bot": "mouse"}] * (players - 1)]
    await ada.sit_down("ratland", seats, options)
    await ada.page.locator(".house" if is_placing else ".answers").wait_for()
    return ada


async def more(ada: Visitor, zone: str, times: int = 1) -> None:
    for _ in range(times):
        await ada.page.locator(f"[data-zone={zone}] [data-step=more]").click()


async def rats(ada: Visitor, zone: str) -> int:
    return int(await ada.page.locator(f"[data-zone={zone}] [role=spinbutton]").inner_text())


async def everybody_to(ada: Visitor, zone: str) -> None:
    await more(ada, zone)
    if await ada.page.locator("[data-most]").is_enabled():
        await ada.page.locator("[data-most]").click()
    await lock(ada)


async def is_heard(ada: Visitor) -> None:
    """An answer that comes while another one is on its way is not heard."""
    await ada.page.locator(".answers[data-busy=false]").wait_for()


async def lock(ada: Visitor) -> None:
    """Lock in; when this is over, something else is asked, or nothing."""
    before = await ada.page.locator(".answers").get_attribute("data-decision")
    await is_heard(ada)
    await ada.page.locator("[data-lock]").click()
    await ada.page.wait_for_function(
        "(before) => document.querySelector('.answers')?.dataset.decision !== before", arg=before
    )


async def decline(ada: Visitor) -> None:
    """Never do what may be done, until rats are placed again or the game is over."""
    asked = ada.page.locator(".ending, [data-board], [data-order=never]").first
    await asked.wait_for()
    if await asked.get_attribute("data-order"):
        await is_heard(ada)
        await asked.click()
        await ada.page.locator(".ending, [data-board]").first.wait_for()


@BOTH
async def test_rats_are_placed_by_steppers_all_at_once_by_keys_and_as_last_turn(
    street: Street, viewport: dict[str, int]
) -> None:
    ada = await begin(street, viewport=viewport)
    await more(ada, "dump", 2)
    await ada.page.locator("[data-zone=dump] [data-step=less]").click()
    assert await rats(ada, "dump") == 1
    assert await ada.button("Lock in").is_disabled()

    for key in ("2", "+", "+", "-"):
        await ada.page.keyboard.press(key)
    assert await rats(ada, "city") == 1

    await ada.page.locator("[data-zone=nursery] .label").click()
    await ada.click("All here")
    nursery = await rats(ada, "nursery")
    assert nursery >= 5
    await ada.sees("All rats are placed.")

    await lock(ada)
    await decline(ada)
    await ada.page.locator("[data-last]").click()
    assert (await rats(ada, "dump"), await rats(ada, "city"), await rats(ada, "nursery")) == (1, 1, nursery)

    await ada.click("Clear")
    assert await rats(ada, "nursery") == 0


@BOTH
async def test_the_forecast_says_what_feeding_will_cost(street: Street, viewport: dict[str, int]) -> None:
    ada = await begin(street, viewport=viewport)
    bill = ada.page.locator("[data-forecast] b")
    before = await bill.inner_text()
    clan = int(before.split()[1])

    await more(ada, "nursery", 3)

    cost = {7: 3, 8: 3, 10: 4, 11: 4}
    assert before == f"Feeding: {clan} rats eat {cost[clan]}"
    assert await bill.inner_text() == f"Feeding: {clan + 3} rats eat {cost[clan + 3]}"


async def test_screens_are_locked_unlocked_and_lifted_together_and_the_show_can_be_skipped(street: Street) -> None:
    ada, bruno = await street.visitor(**MOVING), await street.visitor(viewport=PHONE, **MOVING)
    code = await ada.new_game("ratland", "you", "open", name="Ada")
    await bruno.sit(code, "Bruno")
    await ada.click("Start the game")
    await everybody_to(ada, "dump")
    await bruno.click("All sewers")
    await bruno.page.locator("tr", has=bruno.page.locator(".screen", has_text="ready")).wait_for()
    await bruno.click("My sewer")

    await ada.click("Unlock")
    assert await rats(ada, "dump") >= 7  # it is all there still
    await lock(ada)
    assert await ada.page.locator("[data-playing=true]").count() == 0
    await everybody_to(bruno, "field")

    for visitor in (ada, bruno):
        await visitor.page.locator("[data-playing=true]").wait_for()
    assert await ada.page.locator(".screen").count() == await bruno.page.locator(".screen").count()
    await ada.page.keyboard.press("Space")
    await bruno.page.locator(".town").click()
    for visitor in (ada, bruno):
        await visitor.page.locator("[data-playing=true]").wait_for(state="hidden")


async def test_the_rail_plays_by_itself_and_input_does_not_wait_for_it(street: Street) -> None:
    ada = await begin(street, 2, viewport=DESK, **MOVING)
    await everybody_to(ada, "nursery")
    for phase in (4, 7):
        await ada.page.locator(f".top [data-phase='{phase}'][aria-current=step]").wait_for()

    await ada.page.keyboard.press("1")
    await ada.page.keyboard.press("+")

    assert await rats(ada, "dump") == 1
    assert await ada.page.locator("[data-playing=true]").count() == 0


HELMET = Staged("cheese", past_events=["rat-with-a-helmet"], A={"dump": 2, "city": 5})
ALARM = Staged("rats", past_events=["sound-the-alarm"], A={"pantry": 7, "cheese": 2})


@pytest.mark.parametrize("street", [HELMET], indirect=True)
async def test_never_is_said_once_and_taken_back_in_the_menu(street: Street) -> None:
    ada = await begin(street, 2, is_placing=False)
    room = await street.house.service.room(await ada.code())
    await ada.page.locator("[data-order=never]").click()
    await ada.page.locator("[data-board]").wait_for()  # in the city, too, everything was kept
    assert room.match.orders.of(0)["put-back"].verb == "keep"

    await ada.click("This table")
    choice = ada.page.get_by_label("Rat with a Helmet")
    assert await choice.locator("option:checked").inner_text() == "Never"
    await choice.select_option("Ask me")
    await ada.page.get_by_label("Rattibal Lector").select_option("Always: trade a healthy rat for a cheese")
    async with asyncio.timeout(PATIENCE / 1000):
        while {prompt: order.verb for prompt, order in room.match.orders.of(0).items()} != {
            "trade-rats": "trade-healthy"
        }:
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("street", [ALARM], indirect=True)
async def test_always_sound_the_alarm_is_known_at_every_device(street: Street) -> None:
    ada = await begin(street, 2)
    await ada.page.locator("[data-order=always]").click()
    await ada.page.locator("[data-order=always][aria-pressed=true]").wait_for()
    await ada.click("Clear")
    await ada.page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
    await ada.page.reload()

    await ada.page.locator("[data-order=always][aria-pressed=true]").wait_for()
    assert await ada.page.locator("[data-alarm]").get_attribute("aria-pressed") == "true"
    await everybody_to(ada, "nursery")
    await ada.sees("Ada has hidden 1 cheese in the nursery.")


@BOTH
async def test_twelve_players_fit_without_scrolling_the_page(street: Street, viewport: dict[str, int]) -> None:
    ada = await begin(street, 12, viewport=viewport)
    await assert_fits(ada)

    await ada.click("All sewers")
    assert await ada.page.locator(".town tbody tr").count() == 12
    await assert_fits(ada)


async def assert_fits(ada: Visitor) -> None:
    """Nothing is wider or higher than the screen, and nothing is cut off or has to be scrolled."""
    outside = await ada.page.evaluate(
        """() => {
          const [width, height] = [innerWidth + 1, innerHeight + 1];
          const isOut = ({ left, right, top, bottom }) => left < -1 || right > width || top < -1 || bottom > height;
          const parts = [...document.querySelectorAll('.town, .cards')];
          const keys = document.querySelectorAll('.house button, [role=spinbutton], .town td, .answers button, .label');
          return [
            ...[document.scrollingElement].filter((page) => page.scrollHeight > height || page.scrollWidth > width),
            ...[...keys].filter((key) => key.checkVisibility() && isOut(key.getBoundingClientRect())),
            ...parts.filter((part) => part.scrollHeight > part.clientHeight + 1),
          ].map((node) => node.outerHTML.slice(0, 90));
        }"""
    )
    assert outside == []


SPORTS = Staged("rats", past_events=["holy-rat"], A={"pantry": 7, "clan": "sports"})


@pytest.mark.parametrize("street", [SPORTS], indirect=True)
async def test_a_rat_moves_from_room_to_room_by_keys(street: Street) -> None:
    ada = await begin(street, 2)
    await everybody_to(ada, "dump")
    for answer in (
        "From the dump to which zone?",
        "Choose the zone that a rat leaves.",
        "From the dump to which zone?",
    ):
        await ada.page.locator("[data-zone=dump] .here").press("Enter")
        await ada.page.locator(".hint", has_text=answer).wait_for()

    city = ada.page.locator("[data-zone=city] .here")
    await ada.page.get_by_label("dump → city", exact=False).press("Enter")
    await city.get_by_text("1").wait_for()  # staged: nobody else knows yet
    await ada.page.locator("[data-undo]").press("Enter")
    await city.get_by_text("0").wait_for()
    await ada.page.locator("[data-zone=dump] .here").press("Enter")
    await ada.page.get_by_label("dump → city", exact=False).press("Enter")
    await city.get_by_text("1").wait_for()
    await ada.page.locator("[data-choose]").press("Enter")

    await ada.sees("Ada moves a rat: dump → city.")


@BOTH
async def test_the_rules_say_whose_book_is_played(street: Street, viewport: dict[str, int]) -> None:
    ada = await begin(street, 2, options={"rulebook": "french"}, viewport=viewport)
    await ada.page.get_by_role("button", name="Rules", exact=True).click()
    await ada.page.get_by_role("heading", name="Sources").wait_for()

    assert "Rulebook\nFrench" in await ada.page.locator("[aria-label=Options]").inner_text()


async def test_the_log_says_whose_book_is_played(street: Street) -> None:
    ada = await begin(street, 2, options={"rulebook": "german"}, viewport=DESK)

    await ada.sees("This table plays by the German rulebook.")


@pytest.mark.parametrize("street", [Staged("rats", past_events=["tacticians"])], indirect=True, ids=["tacticians"])
async def test_a_card_says_what_the_book_of_the_table_says(street: Street) -> None:
    ada = await begin(street, 3, options={"rulebook": "german"}, viewport=DESK)

    await ada.sees("You receive a cheese for each zone of your sewer to which you sent no rat.")


CROWD = {letter: {"dump": 2, "city": 3, "field": 1, "nursery": 2, "board": "aggressive"} for letter in "BCDEFGHJKLM"}
RARE = [
    pytest.param(
        Staged("cheese", past_events=["locked-and-loaded"], A={"dump": 5, "pantry": 3, "board": "aggressive"}, **CROWD),
        12,
        "whose rat do they wound?",
        id="twelve fight",
    ),
    pytest.param(
        Staged("rats", past_events=["just-in-time"], A={"pantry": 6, "infirmary": 2, "lost": 1, "clan": "seer"}),
        4,
        "Next: ",
        id="rats join in, and a seer looks ahead",
    ),
]


@pytest.mark.parametrize(("street", "players", "text"), RARE, indirect=["street"])
async def test_rare_questions_fit_a_phone_and_have_no_serious_fault(street: Street, players: int, text: str) -> None:
    ada = await begin(street, players, is_placing=False, viewport=PHONE)
    await ada.page.locator("main").get_by_text(text).first.wait_for()

    await assert_fits(ada)
    await check(ada, text)


TIED = Staged(
    "rats",
    next_events=["end-of-game"],
    A={"pantry": 1, "cheese": 2},
    B={"pantry": 0, "infirmary": 1, "cheese": 9},  # a rat that a bot cannot send anywhere
)


@pytest.mark.parametrize("street", [TIED], indirect=True)
@BOTH
async def test_at_the_end_everybody_sees_why(street: Street, viewport: dict[str, int]) -> None:
    ada = await begin(street, 2, viewport=viewport)
    await everybody_to(ada, "left-pipe")
    await decline(ada)

    ranking = await ada.ranking()

    assert len(ranking) == 2
    assert "Ada" in ranking[1], "the loser of the tie-break is not first"
    assert all("living rats 1, graveyard 0" in line and "1 point" in line for line in ranking)
    assert await ada.page.locator(".ending li .place").all_inner_texts() == ["1", "2"]
    tie = ada.page.locator(".ties")
    await tie.get_by_text("the clan with more cheese is ahead").wait_for()
    await tie.get_by_role("button", name="RL-10.2").wait_for()
    if viewport == DESK:
        lines = await ada.page.locator(".log li").all_inner_texts()
        assert not [line for line in lines if "is ready" in line or "no rat" in line]
        assert sum("Ada deploys" in line for line in lines) == 1
    await ada.button("Play again").wait_for()
    await ada.page.get_by_role("link", name="Download the match").wait_for()
