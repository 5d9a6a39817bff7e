"""Whose turn it is and what came of it: undo, answers without asking, sound, title, a recap, settings."""

import random

import pytest

from tests.browser.people import Street, Visitor
from tests.browser.test_at_the_table import lock_in, two_at_a_table
from tests.server.staged import CALM

# Counts the notes that the page asks the browser to play.
COUNT_NOTES = """() => {
  window.notes = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) { window.notes++; return start.apply(this, when); };
}"""


async def options(visitor: Visitor) -> list[str]:
    return await visitor.page.locator(".answers [data-choose]").all_inner_texts()


async def to_the_first_action(visitor: Visitor) -> str:
    """Rattus up to the first choice of one's turn; return what there is to do."""
    chance, todo = random.Random(2), ""
    while True:
        todo = await visitor.next(todo)
        if visitor._last("state")["view"]["decision"]["prompt"] == "act":
            return todo
        await visitor.answer(chance)


async def test_an_answer_from_which_nobody_has_learned_can_be_taken_back(street: Street) -> None:
    ada = await street.visitor()
    await ada.new_game("rattus", "you", "bot:mouse", name="Ada")
    await ada.next()
    await ada.reads_lists()
    before = await to_the_first_action(ada)
    offered = await options(ada)
    lines = await ada.page.locator(".log li").count()
    await ada.page.locator("[data-choose]", has_text="take a class card").click()
    during = await ada.next(before)

    await ada.click("Undo")
    await ada.next(during)

    assert await options(ada) == offered
    assert await ada.page.locator(".log li").count() == lines


async def test_where_citizens_go_is_always_asked(street: Street) -> None:
    ada = await street.visitor()
    await ada.new_game("rattus", "you", "bot:mouse", name="Ada")
    await ada.next()
    await ada.reads_lists()

    assert await ada.page.get_by_label("Always answer like this from now on").count() == 0


@pytest.mark.parametrize("street", [CALM], indirect=True)
async def test_sound_and_title_tell_whose_turn_it_is(street: Street) -> None:
    ada, bruno, _ = await two_at_a_table(street)
    await ada.page.evaluate(COUNT_NOTES)
    assert await ada.page.title() == "● Your turn · RatLand"
    await lock_in(ada)
    await ada.page.wait_for_function("() => document.title === 'RatLand · rathaus'")
    await lock_in(bruno)
    await ada.page.wait_for_function("() => document.title === '● Your turn · RatLand'")
    assert await ada.page.evaluate("notes") == 0  # off, unless one wants it

    await ada.click("Settings")
    await ada.page.get_by_label("Sound when it is your turn").check()
    await ada.page.keyboard.press("Escape")
    heard = await ada.page.evaluate("notes")  # how it sounds
    await lock_in(ada)
    assert await ada.page.evaluate("notes") == heard
    await lock_in(bruno)
    await ada.page.wait_for_function(f"() => notes === {heard + 2}")

    await ada.click("Settings")
    await ada.page.get_by_label("Sound when it is your turn").uncheck()
    await ada.page.keyboard.press("Escape")
    await lock_in(ada)
    await lock_in(bruno)
    await ada.page.wait_for_function("() => document.title === '● Your turn · RatLand'")
    assert await ada.page.evaluate("notes") == heard + 2


async def test_who_was_away_is_told_what_happened(street: Street) -> None:
    ada, bruno, code = await two_at_a_table(street)
    await lock_in(ada)
    await ada.page.locator(".prompt[data-mine=false]").wait_for()
    await ada.page.get_by_role("link", name="Home").click()
    await ada.page.locator(".window").first.wait_for()
    await lock_in(bruno)
    room = await street.house.service.room(code)
    while 0 not in room.match.begun().asked:  # an event may ask Bruno more
        await bruno.answer(random.Random(1))

    await ada.sees("RatLand: your turn")
    away = ada.page.locator("section", has_text="While you were away")
    await away.locator("li").first.wait_for()
    await ada.page.set_viewport_size({"width": 390, "height": 844})
    await ada.page.locator(f"a[href='/t/{code}']").click()
    recap = ada.page.locator(".recap")
    await recap.get_by_text("Bruno deploys:").wait_for()
    await recap.get_by_role("button", name="Rule RL-", exact=False).first.click()
    await ada.page.locator("dialog .marked").wait_for()
    await ada.page.keyboard.press("Escape")
    await recap.get_by_role("button", name="Close").click()
    assert await recap.count() == 0

    await ada.page.set_viewport_size({"width": 1280, "height": 800})
    assert await ada.page.locator(".log .new").count() > 3


async def test_the_question_names_its_rule(street: Street) -> None:
    ada = await street.visitor()
    await ada.new_game("rattus", "you", "bot:mouse", name="Ada")
    await ada.next()

    await ada.page.locator(".prompt").get_by_role("button", name="Rule RT-1.6").click()

    marked = ada.page.locator("dialog .marked")
    assert await marked.locator("b").inner_text() == "RT-1.6"


async def test_settings_are_kept_and_followed(street: Street) -> None:
    ada = await street.visitor(reduced_motion="no-preference", color_scheme="light")

    async def shows(theme: str, motion: str) -> None:
        await ada.page.locator(f"html[data-theme={theme}][data-motion={motion}]").wait_for()

    await shows("light", "normal")
    await ada.page.emulate_media(color_scheme="dark")
    await shows("dark", "normal")
    await ada.click("Settings")
    await ada.page.get_by_label("Light or dark").select_option("light")
    await ada.page.get_by_label("Animation").select_option("slow")
    await ada.page.get_by_label("Confirm every answer").check()
    await shows("light", "slow")
    await ada.page.reload()
    await ada.page.locator(".window").first.wait_for()
    await shows("light", "slow")
    await ada.page.emulate_media(reduced_motion="reduce")
    await shows("light", "off")

    await ada.new_game("rattus", "you", "bot:mouse", name="Ada")
    await ada.next()
    await ada.reads_lists()
    await ada.page.locator("[data-choose]", has_text="Italia").click()
    await ada.click("Confirm")
    await ada.page.locator(".log li", has_text="Ada").first.wait_for()


async def test_the_language_changes_at_any_time(street: Street) -> None:
    ada = await street.visitor()
    await ada.page.get_by_role("group", name="Language").get_by_role("button", name="Deutsch").first.click()
    await ada.page.get_by_role("button", name="Neues Spiel: Rattus").click()
    await ada.page.locator("dialog button[type=submit]").click()
    await ada.next()
    await ada.sees("Was geschah")

    await ada.click("Einstellungen")
    await ada.page.get_by_label("Sprache").select_option("fr")
    await ada.page.keyboard.press("Escape")

    await ada.sees("Ce qui s’est passé")
    assert await ada.page.locator("html").get_attribute("lang") == "fr"
