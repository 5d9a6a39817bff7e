"""Refusals in the reader's language, for programs and for people who read an answer without the page."""

import re
from functools import cache
from html import escape

from rathaus.games import GAMES
from rathaus.server.bodies import Args
from rathaus.words import Words, languages


@cache
def _words(language: str) -> Words:
    return Words(next(iter(GAMES.values())), language)


def house_languages() -> list[str]:
    """The languages that the house speaks in all its games."""
    spoken = [set(languages(game)) for game in GAMES.values()]
    return sorted(set.intersection(*spoken))


def preferred(accepted: str) -> str:
    """The first language of an Accept-Language header that the house speaks."""
    known = house_languages()
    wanted = re.findall(r"\b([a-z]{2})(?:-[A-Za-z0-9]+)*(?=\s*(?:[,;]|$))", accepted)
    return next((language for language in wanted if language in known), "en" if "en" in known else known[0])


def sentence(reason: str, args: Args, accepted: str) -> str:
    """Why something was not done, in one sentence."""
    return _words(preferred(accepted)).say(f"refused-{reason}", **args)


def plain_page(text: str) -> bytes:
    """One sentence as a page, where the house's own page is not available."""
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>rathaus</title>'
    return f'<!doctype html><html>{head}<p>{escape(text)}</p><p><a href="/">rathaus</a></p></html>'.encode()
