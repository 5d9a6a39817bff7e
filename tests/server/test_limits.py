"""V27: limits hit whoever goes too far, on a clock that nobody sets, and never those who share an address with them."""

import time
from pathlib import Path

import msgspec
import pytest
import websockets

from rathaus.server.config import Limits
from rathaus.server.guard import client_address
from rathaus.server.limits import Limit
from rathaus.server.messages import PROTOCOL
from tests.server.canary import CAGE
from tests.server.house import House, Page, Person, house
from tests.server.test_lobby import reason
from tools.roomy import ROOMY

# As many as a house allows, but in hours, so that a slow machine is allowed no more of them.
GUESSES = msgspec.structs.replace(
    ROOMY,
    wrong_codes=(Limits().wrong_codes[0], 36_000.0),
    wrong_codes_an_address=(Limits().wrong_codes_an_address[0], 36_000.0),
)


def limits(**some: tuple[int, float] | int) -> Limits:
    return msgspec.structs.replace(ROOMY, **some)


async def seated(opened: House, *names: str) -> tuple[str, list[Page]]:
    """A match of these people, each with a page that looks at it."""
    people = [await opened.person(name) for name in names]
    code = await people[0].table("you", *["open"] * (len(names) - 1), game="canary")
    for person in people[1:]:
        assert (await person.post(f"/api/tables/{code}/sit", {})).status_code == 200
    assert (await people[0].post(f"/api/tables/{code}/start")).status_code == 200
    pages = [await person.look(code, seat) for seat, person in enumerate(people)]
    for page in pages:
        await page.until(lambda page=page: page.states)
    return code, pages


async def guess(person: Person, count: int) -> list[int]:
    """Codes of no table; the answers' statuses."""
    return [(await person.get(f"/api/tables/Z{number:05d}")).status_code for number in range(count)]


def test_a_bucket_is_never_less_than_empty_and_time_never_runs_back() -> None:
    now = [5000.0]
    limit = Limit(2, 10.0, clock=lambda: now[0])
    assert [limit.takes("eve") for _ in range(4)] == [True, True, False, False]

    now[0] -= 3600
    assert not limit.takes("eve")
    now[0] += 5
    assert limit.takes("eve")
    assert not limit.takes("eve")
    assert limit.takes("ada")


def test_nothing_costs_more_than_a_full_bucket() -> None:
    now = [0.0]
    limit = Limit(100, 10.0, clock=lambda: now[0])

    assert limit.takes("ada", 1000)
    assert not limit.takes("ada", 1000)
    now[0] += 9
    assert not limit.takes("ada", 1000)
    assert limit.takes("ada", 90)


async def test_t22_a_clock_that_is_set_back_an_hour_is_noticed_by_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, CAGE, limits=Limits()) as opened:
        code, (ada, bob) = await seated(opened, "Ada", "Bob")
        right = time.time
        monkeypatch.setattr(time, "time", lambda: right() - 3600)

        for page in (ada, bob):
            assert (await page.do("ping"))["type"] == "done"
            assert (await page.do("watch", table=code, seat=-1))["type"] == "done"
        assert (await ada.person.get(f"/api/tables/{code}")).status_code == 200
        again = await bob.person.look(code, 1)
        assert (await again.do("ping"))["type"] == "done"
        assert (await (await opened.person("Cleo")).post("/api/me/link")).status_code == 200


async def test_t22_two_hundred_wrong_codes_stop_their_sender_and_nobody_else_at_the_address(tmp_path: Path) -> None:
    async with house(tmp_path, CAGE, limits=GUESSES) as opened:
        code, (ada, bob) = await seated(opened, "Ada", "Bob")
        eve, cleo = await opened.person("Eve"), await opened.person("Cleo")
        socket = await eve.page()

        answers = await guess(eve, 150)
        said = [await socket.do("watch", table=f"Y{number:05d}") for number in range(50)]

        assert answers == [404] * 30 + [429] * 120
        assert {answer["reason"] for answer in said} == {"too-many"}
        assert (await ada.do("watch", table=code, seat=0))["type"] == "done"
        assert (await bob.person.get(f"/api/tables/{code}")).status_code == 200
        assert (await (await bob.person.page()).do("watch", table=code, seat=1))["type"] == "done"
        assert (await cleo.get(f"/api/tables/{code}")).status_code == 200
        assert (await (await opened.person()).get(f"/api/tables/{code}")).status_code == 200  # has no name yet


async def test_many_guests_guess_no_faster_and_still_nobody_at_a_table_notices(tmp_path: Path) -> None:
    few = limits(wrong_codes=(5, 60.0), wrong_codes_an_address=(20, 600.0))
    async with house(tmp_path, CAGE, limits=few) as opened:
        code, (ada, _) = await seated(opened, "Ada", "Bob")
        other = await ada.person.table("you", "open", game="canary")  # nobody has asked for its code yet
        answers = [await guess(await opened.person(f"Eve {number}"), 6) for number in range(6)]
        answers.append(await guess(await opened.person(), 6))

        assert answers == [[404] * 5 + [429]] * 4 + [[429] * 6] * 3
        assert (await ada.do("watch", table=code, seat=0))["type"] == "done"
        newcomer = await opened.person("Cleo")
        assert (await newcomer.get(f"/api/tables/{code}")).status_code == 200  # it is known at this address
        assert (await newcomer.get(f"/api/tables/{other}")).status_code == 429
        assert (await ada.person.get(f"/api/tables/{other.lower()}")).status_code == 200  # she sits there
        assert (await newcomer.get(f"/api/tables/{other}")).status_code == 200


async def test_a_personal_link_is_good_though_somebody_next_door_tries_others(tmp_path: Path) -> None:
    async with house(tmp_path, CAGE, limits=limits(wrong_codes=(3, 60.0))) as opened:
        ada, eve, phone = await opened.person("Ada"), await opened.person("Eve"), await opened.person()
        secret = (await ada.post("/api/me/link")).json()["path"].removeprefix("/return/")
        tried = [reason(await eve.post("/api/return", {"secret": f"x{number}"})) for number in range(5)]

        assert tried == [(404, "link-used")] * 3 + [(429, "too-many")] * 2
        assert (await phone.post("/api/return", {"secret": secret})).json()["who"] == ada.who


async def test_requests_tables_and_sockets_of_others_at_the_address_leave_one_alone(tmp_path: Path) -> None:
    few = limits(requests=(12, 600.0), handshakes=(9, 600.0), new_tables=(2, 600.0), sockets_a_guest=3)
    async with house(tmp_path, CAGE, limits=few) as opened:
        ada, eve = await opened.person("Ada"), await opened.person("Eve")
        for somebody in (eve, await opened.person()):
            for _ in range(3):
                await somebody.page()
            for _ in range(7):
                with pytest.raises(websockets.InvalidStatus):
                    await somebody.page()
        assert [(await eve.send("POST", "/api/tables", {})).status_code for _ in range(3)] == [400] * 3
        for _ in range(2):
            await eve.table("you", "open", game="canary")
        wish = {"game": "canary", "seats": [{"kind": "you"}, {"kind": "open"}]}
        assert reason(await eve.post("/api/tables", wish)) == (429, "too-many")
        assert 429 in [(await eve.get("/api/me")).status_code for _ in range(12)]
        assert 429 in [(await (await opened.person()).get("/api/me")).status_code for _ in range(12)]

        code = await ada.table("you", "open", game="canary")
        page = await ada.look(code, 0)
        assert (await page.do("ping"))["type"] == "done"


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("what:ever", "what:ever"),
        ("", ""),
    ],
)
def test_whoever_has_one_address_of_ipv6_has_a_whole_network_of_them(host: str, address: str) -> None:
    assert client_address({"client": (host, 80)}) == address


async def test_looking_again_and_again_has_its_price_and_only_for_who_does_it(tmp_path: Path) -> None:
    async with house(tmp_path, CAGE, limits=limits(shown=(1050, 600.0))) as opened:
        code, (ada, bob) = await seated(opened, "Ada", "Bob")
        eve = [await (await opened.person("Eve")).page() for _ in range(1)]
        eve.append(await eve[0].person.page())
        answers = [await eve[number % 2].do("watch", table=code) for number in range(12)]

        assert [answer["type"] for answer in answers].count("done") in (7, 8)
        assert answers[-1]["reason"] == "too-many"
        assert (await eve[0].do("ping"))["type"] == "done"
        assert (await ada.do("watch", table=code, seat=0))["type"] == "done"
        assert (await bob.do("watch", table=code, seat=-1))["type"] == "done"
        late = await eve[0].person.page(greets=False)
        await late.say("hello", version=PROTOCOL)
        assert await late.closed() == (1008, "too-many")


async def test_nobody_who_plays_comes_near_the_price_of_looking(tmp_path: Path) -> None:
    """A family at one device: the page looks from another seat after each answer, and is opened again and again."""
    async with house(tmp_path, CAGE, limits=Limits()) as opened:
        ada = await opened.person("Ada")
        code = await ada.table("you", "here:Bob", game="canary", start=True)
        for number in range(40):
            page = await ada.look(code, number % 2)
            assert (await page.do("watch", table=code, seat=1 - number % 2))["type"] == "done"
            await page.close()


async def test_files_have_their_price(tmp_path: Path) -> None:
    async with house(tmp_path, CAGE, limits=limits(exported=(4000, 600.0))) as opened:
        code, pages = await seated(opened, "Ada", "Bob")
        for page in pages:
            await page.person.post(f"/api/tables/{code}/ask", {"what": "abort"})
        ada, eve, stranger = pages[0].person, await opened.person("Eve"), await opened.person()
        match = (await ada.get(f"/api/tables/{code}")).json()["match"]["id"]

        answers = [(await eve.get(f"/api/matches/{match}/export")).status_code for _ in range(6)]
        assert answers == [200] * 4 + [429] * 2
        assert (await ada.get(f"/api/matches/{match}/export")).status_code == 200
        assert (await stranger.get(f"/api/matches/{match}/export")).status_code == 200
