"""T14: 500 payloads in names, chat and titles, in a real browser, with the Content-Security-Policy switched off."""

from itertools import product
from pathlib import Path
from typing import Any
from urllib.parse import quote

from playwright.async_api import Browser, Page

from rathaus.server import commands
from rathaus.server.messages import Chat
from rathaus.server.store.people import Guest
from tests.browser.people import Street, Visitor
from tests.server.house import House, house

TAGS = [
    "<{0}>",
    "<{0}//",
    "</p><{0}>",
    '"><{0}>',
    "'><{0}>",
    "--><{0}>",
    "</script><{0}>",
    "{{{{<{0}>}}}}",
    "&lt;{0}&gt;",
]
ATTACKS = [
    "img src=x onerror=x()",
    "IMG/SRC=x/ONERROR=x()",
    "svg onload=x()",
    "svg/onload=x()",
    "svg><script>x()</script",
    "script>x()</script",
    "ScRiPt>x()</sCrIpT",
    "body onload=x()",
    "input autofocus onfocus=x()",
    "details open ontoggle=x()",
    "iframe srcdoc='<script>parent.x()</script>'",
    "iframe src=javascript:parent.x()",
    "a href=javascript:x() autofocus onfocus=x()",
    "video><source onerror=x()",
    "marquee onstart=x()",
    "style>@import'//evil.example/x'</style",
    "link rel=stylesheet href=//evil.example/x",
    "meta http-equiv=refresh content=0;url=//evil.example",
    "base href=//evil.example/",
    "form action=//evil.example><input type=submit",
    "object data=javascript:x()",
    "embed src=javascript:x()",
    "math><mi xlink:href=javascript:x()",
    "template><script>x()</script></template",
    "x onmouseover=x() style=position:fixed;inset:0",
]
BARE = [
    "${x()}",
    "{{x()}}",
    "{@html '<img src=x onerror=x()>'}",
    "javascript:x()",
    "data:text/html,<script>x()</script>",
]
SHORT = ["<svg onload=x()>", "<img src onerror=x()>", "<script>x()</script>", "'-x()-'", '"onclick="x()', "{x()}"]
WATCH = "window.hits = []; window.x = () => window.hits.push(new Error().stack); window.alert = window.x;"
# What people wrote is text: nothing of it has become an element.
ELEMENTS = (
    "script:not([src]), iframe, object, embed, marquee, math, base, meta[http-equiv], [onerror], [onload], [onfocus]"
)


def payloads() -> list[str]:
    """All of them, each once."""
    nested = [tag.format(attack) for tag, attack in product(TAGS, ATTACKS)]
    twisted = [made.replace(" ", "\t") for made in nested] + [made.replace("x()", "x&lpar;&rpar;") for made in nested]
    return list(dict.fromkeys([*BARE, *SHORT, *nested, *twisted]))[:500]


class Watched:
    """A page on which nothing may happen."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.strange: list[str] = []
        self.page.on("dialog", lambda dialog: self.strange.append(dialog.message))
        self.page.on("request", lambda request: self._look(request.url))

    def _look(self, url: str) -> None:
        if not url.startswith((self.visitor.street.house.url, "data:")):
            self.strange.append(url)

    async def is_calm(self) -> None:
        assert await self.page.evaluate("window.hits") == []
        assert await self.page.locator(ELEMENTS).count() == 0
        assert self.strange == []


async def watched(street: Street, path: str) -> Watched:
    visitor = await street.visitor("/", bypass_csp=True)
    await visitor.page.add_init_script(WATCH)
    watching = Watched(visitor)
    await visitor.go(path)
    return watching


async def seated(opened: House, names: list[str], **more: Any) -> str:
    """A table of people with such names, at one device."""
    host = await opened.person(names[0])
    return await host.table("you", *(f"here:{name}" for name in names[1:]), game="ratland", **more)


async def test_t14_what_people_write_is_never_carried_out(tmp_path: Path, browser: Browser) -> None:
    written = payloads()
    assert len(written) == 500
    async with house(tmp_path) as opened:
        street = Street(opened, browser)
        names = list(dict.fromkeys(text[:24].strip() for text in SHORT + written))
        playing = await seated(opened, names[:6], start=True)
        await seated(opened, names[6:11], is_public=True)
        room = await opened.service.room(playing)
        eve = await watched(street, f"/t/{playing}")
        await eve.visitor.click("Chat")
        for number, text in enumerate(written):
            guest = Guest(f"g{number}", text[:24])
            await commands.chat(room, guest, Chat(id=str(number), table=playing, text=text))
        await eve.page.locator(".lines .line", has_text=written[-1]).last.wait_for()
        await eve.is_calm()
        for name in names[:6]:
            assert name in await eve.page.locator("ol.players").inner_text()
        await eve.page.reload()
        await eve.page.locator("ol.players").wait_for()
        await eve.is_calm()

        await eve.visitor.go("/")
        await eve.is_calm()
        for text in SHORT:
            for path in ("/t/", "/return/", "/x/"):
                await eve.visitor.go(path + quote(text, safe=""))
                await eve.is_calm()
        await eve.visitor.leave()
