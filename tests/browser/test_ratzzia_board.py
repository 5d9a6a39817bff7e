"""Ratzzia's board: dice are marked, laid and taken back; what stopping pays, rewards, the show, the list, rolls."""

import re
from typing import Any

import pytest
from playwright.async_api import expect

from rathaus.core.seats import letter
from tests.browser.people import PHONE, Street, Visitor
from tests.browser.test_everybody import check, overflow, speak_pseudo, untranslated, words_of_xx
from tests.browser.test_staging import stage

DESK = {"width": 1440, "height": 900}
SMALL = {"width": 360, "height": 740}
BOTH = pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
MOVING: Any = {"reduced_motion": "no-preference"}


def on(scenario: str) -> pytest.MarkDecorator:
    """A table of the scenarios."""
    return pytest.mark.parametrize("street", [stage(f"ratzzia/{scenario}.toml")], indirect=True, ids=[scenario])


async def enter(street: Street, **settings: Any) -> Visitor:
    ada = await street.visitor("/stage", **{"viewport": DESK, **settings})
    await ada.page.locator(".pantry").wait_for()
    return ada


def die(value: int, kind: str = "own") -> str:
    return f'[data-piece="{kind}-{value}"]'


def column(number: int) -> str:
    return f'[data-column="{number}"]'


def square(number: int, row: int) -> str:
    return f'[data-square="column-{number}/{row}"]'


async def is_heard(ada: Visitor) -> None:
    await ada.page.locator(".answers[data-busy=false]").wait_for()


async def assert_fits(ada: Visitor) -> None:
    """No sideways scroll, nothing beyond the edges, and every column is wide enough for a thumb."""
    assert await overflow(ada) == []
    small = await ada.page.evaluate(
        """() => [...document.querySelectorAll('.pantry [data-column], .tray .slot, .answers button')].filter((key) => {
          const { width, height, bottom } = key.getBoundingClientRect();
          return key.checkVisibility() && (width < 38 || height < 38 || bottom > innerHeight + 1);
        }).map((key) => key.outerHTML.slice(0, 90))"""
    )
    assert small == []
    page = await ada.page.evaluate(
        "() => [document.scrollingElement.scrollWidth, document.scrollingElement.scrollHeight]"
    )
    size = ada.page.viewport_size
    assert size
    assert page == [size["width"], size["height"]]


@BOTH
@on("stopping-pays-everybody")
async def test_a_die_is_picked_up_laid_and_taken_back_and_the_preview_follows(
    street: Street, viewport: dict[str, int]
) -> None:
    ada = await enter(street, viewport=viewport)
    await expect(ada.page.locator("[data-preview=duty]")).to_contain_text("One die of your own")
    assert await ada.page.locator("[data-preview=stop]").count() == 0

    assert await ada.page.locator(".plank").all_inner_texts() == list("123456789")  # as the log calls them
    await ada.tap(die(3))
    lit = ada.page.locator(".pantry [data-column][data-choose]")
    assert [await lit.nth(at).get_attribute("data-column") for at in range(await lit.count())] == [
        "3",
        "4",
        "5",
        "7",
        "9",
    ]
    await ada.tap(column(5))
    preview = ada.page.locator("[data-preview=stop]")
    await expect(preview).to_contain_text("Jar of 2")
    await expect(preview.locator("b")).to_have_text(["+3", "+2", "+1"])
    await ada.page.locator("[data-laid]").click()
    await ada.page.locator("[data-preview=duty]").wait_for()
    assert await ada.page.locator("[data-laid]").count() == 0

    await ada.tap(die(3), column(5))
    await is_heard(ada)
    await ada.tap(column(5))  # a tap on the column takes it back, too
    await ada.page.locator("[data-preview=duty]").wait_for()


@on("stopping-pays-everybody")
async def test_keys_alone_lay_a_die_and_escape_puts_it_back(street: Street) -> None:
    ada = await enter(street)
    keys = ada.page.keyboard
    await keys.press("3")
    await expect(ada.page.locator(die(6))).to_have_attribute("aria-pressed", "true")
    await keys.press("Escape")
    await expect(ada.page.locator(die(6))).to_have_attribute("aria-pressed", "false")
    for key in ("1", "g", "2", "f"):  # at once: what is pressed while an answer is on its way waits for it
        await keys.press(key)
    await expect(ada.page.locator("[data-laid]")).to_have_count(2)
    await keys.press("Backspace")
    await expect(ada.page.locator("[data-laid]")).to_have_count(1)
    await keys.press("Enter")

    await ada.sees("A earns 1 sausage in column 5.")


@on("stopping-pays-everybody")
async def test_what_cannot_be_done_says_why(street: Street) -> None:
    ada = await enter(street)
    said = ada.page.locator(".notice").last
    await ada.page.locator(".answers [data-missing]").click(force=True)
    await expect(said).to_contain_text("First lay at least one die of your own.")
    for key in ("3", "g"):  # the 6 is picked up, and column 5 wants a 3
        await ada.page.keyboard.press(key)
    await expect(said).to_contain_text("That die does not fit there. The next square takes a 3, pays 1.")


@on("stopping-pays-everybody")
async def test_a_die_is_dragged_to_its_column(street: Street) -> None:
    ada = await enter(street)
    await ada.page.locator(die(6)).drag_to(ada.page.locator(column(8)))

    await expect(ada.page.locator("[data-laid]")).to_have_count(1)


@on("stopping-pays-everybody")
async def test_of_two_equal_dice_the_one_that_is_dragged_leaves_the_gap(street: Street) -> None:
    ada = await enter(street)
    await ada.page.locator(die(3)).nth(1).drag_to(ada.page.locator(column(5)))

    await expect(ada.page.locator("[data-laid]")).to_have_count(1)
    slots = ada.page.locator("[data-tray=own] .slot")
    assert [await slot.get_attribute("data-laid") for slot in await slots.all()] == [None, "true", None]


@BOTH
@on("cat-comes-early")
async def test_dice_are_marked_for_the_one_second_roll_with_those_that_the_cat_gave_back(
    street: Street, viewport: dict[str, int]
) -> None:
    ada = await enter(street, viewport=viewport)
    await ada.tap(".answers [data-main]")
    await ada.page.locator(die(0, "recovered")).first.wait_for()
    assert await ada.page.locator(die(0, "recovered")).count() == 3
    await expect(ada.page.locator(".answers [data-main]")).to_have_text("Keep all")

    await ada.tap(die(1), die(3), die(0, "recovered"))
    await expect(ada.page.locator(".answers [data-main]")).to_have_text("Re-roll 3")
    ticks = "(mark) => getComputedStyle(mark, '::after').content"  # a tick would say that the die is kept
    assert await ada.page.locator(".tray .mark").first.evaluate(ticks) == "none"
    await ada.tap(die(3))
    await expect(ada.page.locator(".answers [data-main]")).to_have_text("Re-roll 2")
    await ada.tap("[data-clear]")
    await expect(ada.page.locator(".answers [data-main]")).to_have_text("Keep all")


@on("taking-back-with-an-empty-hand")
async def test_taking_dice_back_is_one_tap_on_the_column(street: Street) -> None:
    ada = await enter(street)
    lit = ada.page.locator(".pantry [data-column][data-choose]")
    number = await lit.first.get_attribute("data-column")
    await lit.first.click()

    await ada.sees(f"off column {number} instead of rolling")


@BOTH
@on("support-waits-to-be-placed")
async def test_the_duty_with_support_dice_is_a_list_that_is_ticked_off(
    street: Street, viewport: dict[str, int]
) -> None:
    ada = await enter(street, viewport=viewport)
    duties = ada.page.locator("[data-preview=duty] li")
    await expect(duties).to_have_count(4)
    await ada.tap(die(4, "support"), column(4))
    await expect(ada.page.locator(".answers [data-missing]")).to_have_text("Done: 3 missing")
    await expect(duties.nth(1)).to_contain_class("isDone")
    await ada.tap(die(3, "support"), column(5))
    await expect(ada.page.locator(".answers [data-missing]")).to_have_text("Done: 2 missing")
    await ada.tap(die(6, "support"), column(8), die(1), column(1))

    await ada.page.locator("[data-preview=stop]").wait_for()
    await assert_fits(ada)


@BOTH
@on("rewards-thief-then-accountant")
async def test_a_victim_and_a_direction_are_chosen_with_their_consequence(
    street: Street, viewport: dict[str, int]
) -> None:
    ada = await enter(street, viewport=viewport)
    await ada.tap(die(1), column(9), die(3), column(5), die(6), column(8))
    await is_heard(ada)
    await ada.tap(".answers [data-main]")
    cards = ada.page.locator("[data-paper=rob] .card")
    await expect(cards).to_have_count(4)
    await expect(cards.nth(1)).to_contain_text("13 open, leaves 6")
    await assert_fits(ada)
    await ada.tap('[data-paper] [aria-keyshortcuts="C"]')
    await expect(cards.nth(1)).to_have_attribute("aria-pressed", "true")
    await ada.tap(".answers [data-send]")

    ways = ada.page.locator("[data-way]")
    await expect(ways).to_have_count(2)
    said = await ways.first.get_attribute("aria-label")
    assert said
    assert said.startswith("To the left, clockwise: you end with 9.")
    await assert_fits(ada)
    await ada.page.keyboard.press("ArrowRight")
    await expect(ada.page.locator("[data-way=right]")).to_have_attribute("aria-pressed", "true")
    await ada.page.keyboard.press("Enter")
    await expect(ada.page.locator("[data-way]")).to_have_count(0)


RARE = [
    ("ana-into-a-column-that-lacks-one", "choose-column"),
    ("candy-from-one-of-two-players", "choose-holder"),
    ("secure-candy-is-named", ""),
    ("candy-from-the-board", ""),
    ("support-goes-back-unplaced", ""),
    ("cat-called-on-purpose", "place-dice"),
    ("cat-comes-late", ""),
]


@pytest.mark.parametrize(
    ("street", "prompt"),
    [pytest.param(stage(f"ratzzia/{name}.toml"), prompt, id=name) for name, prompt in RARE],
    indirect=["street"],
)
async def test_rare_questions_fit_a_small_phone_and_have_no_serious_fault(street: Street, prompt: str) -> None:
    ada = await enter(street, viewport=SMALL)
    asked = ada.page.locator(".answers")
    await asked.wait_for()
    assert prompt in (await asked.get_attribute("data-cupboard") or "")

    await assert_fits(ada)
    await check(ada, prompt)


@on("ana-into-a-column-that-lacks-one")
async def test_ana_is_sent_with_two_taps_and_says_what_she_completes(street: Street) -> None:
    ada = await enter(street)
    assert await ada.page.locator(column(1)).get_attribute("data-choose") is None
    await ada.tap(column(4))
    await expect(ada.page.locator("[data-ana]")).to_contain_text("1 die is pushed up")
    await ada.tap(column(2))
    await expect(ada.page.locator("[data-ana]")).to_contain_text("That completes the column")
    await ada.tap(column(2))

    await ada.sees("A takes a candy die from the jar.")


@on("cat-comes-early")
async def test_the_cat_is_awake_once_her_row_is_full(street: Street) -> None:
    ada = await enter(street, **MOVING)
    await ada.page.evaluate(
        """() => {
          const floor = document.querySelector('.floor .words');
          window.seen = [];
          const watch = { childList: true, characterData: true, subtree: true };
          new MutationObserver(() => seen.push(floor.innerText)).observe(floor, watch);
        }"""
    )
    await ada.tap(".answers [data-main]")
    await is_heard(ada)

    seen = " ".join(await ada.page.evaluate("seen"))
    assert "The cat is awake!" in seen
    assert "sleeps" not in seen.partition("awake")[0]
    assert "0 more dice" not in seen


# What the plate says and what the active player's seat holds, whenever one of them changes.
TOLD = """() => {
  window.told = [];
  const look = () => {
    const food = document.querySelector('.players [data-at="0/food"] b')?.innerText;
    const now = `${document.querySelector('.sentence')?.innerText} ${food}`;
    if (told.at(-1) !== now) told.push(now);
  };
  new MutationObserver(look).observe(document.body, { childList: true, characterData: true, subtree: true });
}"""


@on("stopping-pays-everybody")
async def test_the_show_pays_piece_by_piece_and_nothing_is_known_before_its_beat(street: Street) -> None:
    ada = await enter(street, **MOVING)
    await ada.tap(die(3), column(5))
    await is_heard(ada)
    await ada.page.evaluate(TOLD)
    await ada.tap(".answers [data-main]")
    await ada.page.locator(f"{square(5, 5)} .gone").wait_for()  # the dice go home after they were paid
    await expect(ada.page.locator('.players [data-at="0/food"] b')).to_have_text("10")
    told = await ada.page.evaluate("told")
    assert not any("places" in line for line in told)  # what one has laid is not told again
    assert "Column 5 is complete! Its reward for A: sausage jar. 7" in told
    assert not any(line.startswith("A takes 2") and line.endswith(" 7") for line in told)
    assert list(dict.fromkeys(line.rsplit(" ", 1)[1] for line in told)) == ["7", "8", "9", "10"]
    await ada.page.keyboard.press("Space")
    await ada.page.locator("[data-playing=true]").wait_for(state="hidden")


@on("win-in-mid-resolution")
async def test_a_full_sack_wins_above_the_cupboard(street: Street) -> None:
    ada = await enter(street, **MOVING)
    await ada.tap(die(2), column(7))
    await is_heard(ada)
    await ada.tap(".answers [data-main]")

    await expect(ada.page.locator('[data-win="0"]')).to_contain_text("25")
    await expect(ada.page.locator(".story li", has_text="has filled a sack")).to_be_in_viewport(ratio=1)
    await ada.page.locator(".ending").wait_for()


@BOTH
@on("stopping-pays-everybody")
async def test_everything_says_what_it_is_on_a_sheet(street: Street, viewport: dict[str, int]) -> None:
    ada = await enter(street, viewport=viewport)
    for name, text in {
        "About: Secure": "Put exactly the sum of its higher double into your sack",
        "About: cat": "When the row is full, the cat comes",
    }.items():
        await ada.click(name)
        sheet = ada.page.locator("[data-sheet]")
        await expect(sheet).to_contain_text(text)
        await check(ada, name)
        await ada.page.keyboard.press("Escape")
        await expect(sheet).to_have_count(0)


@on("cat-comes-early")
async def test_the_rolls_are_counted_and_lead_to_the_fairness_page(street: Street) -> None:
    ada = await enter(street)
    await ada.tap(".answers [data-main]")
    await ada.page.locator(die(1)).first.wait_for()
    rows = ada.page.locator(".rolls tbody tr")
    await expect(rows).to_have_count(3)
    assert await rows.first.locator(".count").all_inner_texts() == ["2", "0", "1", "0", "1", "1"]
    await expect(rows.first.locator(".mean")).to_have_text("0.8")
    await ada.click("check them")
    await ada.page.locator("dialog[open]").get_by_text("commitment", exact=False).first.wait_for()


@BOTH
@on("stopping-pays-everybody")
async def test_the_list_says_each_column_in_one_sentence_and_offers_the_same(
    street: Street, viewport: dict[str, int]
) -> None:
    ada = await enter(street, viewport=viewport)
    await ada.page.evaluate(
        """() => {
          const kept = JSON.parse(localStorage.getItem('rathaus.settings') ?? '{}');
          localStorage.setItem('rathaus.settings', JSON.stringify({ ...kept, list: true }));
        }"""
    )
    await ada.page.reload()
    columns = ada.page.locator("[data-list] ol > li")
    await expect(columns).to_have_count(9)
    await expect(columns.nth(4)).to_contain_text("Column 5, Jar of 2: 4 of 5 squares passed, from below: ")
    await expect(columns.nth(4)).to_contain_text("The next square takes a 3, pays 1.")
    options, _ = ada.advice()
    assert await ada.page.locator(".answers [data-choose]").count() == len(options)
    await check(ada, "list")


async def sit_with_bots(street: Street, players: int, **settings: Any) -> Visitor:
    """Ada at a table of bots."""
    ada = await street.visitor(**settings)
    await ada.sit_down("ratzzia", [{"kind": "you"}, *[{"kind": "bot", "bot": "rat"}] * (players - 1)])
    await ada.page.locator(".pantry").wait_for()
    return ada


@pytest.mark.parametrize(
    ("players", "viewport"),
    [
        pytest.param(2, PHONE, id="2 on a phone"),
        pytest.param(3, DESK, id="3 on a desk", marks=pytest.mark.long),
        pytest.param(4, PHONE, id="4 on a phone", marks=pytest.mark.long),
        pytest.param(5, DESK, id="5 on a desk", marks=pytest.mark.long),
        pytest.param(5, SMALL, id="5 on a small phone", marks=pytest.mark.long),
    ],
)
async def test_a_person_plays_against_bots_to_the_end(street: Street, players: int, viewport: dict[str, int]) -> None:
    ada = await sit_with_bots(street, players, viewport=viewport)
    await ada.next()
    await assert_fits(ada)
    await ada.play_on(f"ratzzia {players}")

    ranking = await ada.ranking()
    assert len(ranking) == players
    await ada.sees(letter(0))


@pytest.mark.parametrize("theme", ["dark", "light"])
@BOTH
async def test_five_players_fit_and_have_no_serious_fault(street: Street, theme: Any, viewport: dict[str, int]) -> None:
    ada = await sit_with_bots(street, 5, viewport=viewport, color_scheme=theme)
    await ada.next()

    await assert_fits(ada)
    bars = await ada.page.locator(".rolls .bar").evaluate_all("(bars) => bars.map((bar) => bar.clientHeight)")
    assert viewport != DESK or min(bars) >= 14
    await check(ada, f"five players, {theme}")


@pytest.mark.parametrize(
    "street",
    [stage(f"ratzzia/{name}.toml") for name in ("support-waits-to-be-placed", "candy-from-one-of-two-players")],
    indirect=True,
    ids=["placing", "candy"],
)
async def test_another_language_reaches_the_whole_board_and_fits(street: Street) -> None:
    ada = await street.visitor(viewport=SMALL)
    await ada.page.route("**/api/house", speak_pseudo)
    await ada.page.route(re.compile("/api/(words|rules)/xx/"), words_of_xx)
    await ada.page.evaluate("() => localStorage.setItem('rathaus.settings', JSON.stringify({ language: 'xx' }))")
    await ada.go("/stage")
    await ada.page.locator(".pantry").wait_for()
    await ada.page.locator(".sentence", has_text="«").wait_for()

    keys_and_clauses = re.compile(r"[a-z]|RZ-\d+\.\d+[a-e]")
    assert [text for text in await untranslated(ada) if not keys_and_clauses.fullmatch(text)] == []
    assert await overflow(ada) == []
