"""The description of the HTTP part, read by a fuzzer: whatever it makes of it, no answer is a fault of the house."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.core.result import Ok

from rathaus.server.refusals import STATUS
from tests.server.house import House, Person, house

READS = ("get", "head")


async def people_of(opened: House) -> tuple[list[Person], list[str], list[str]]:
    """Somebody who sits, somebody who does not, a stranger; tables that are open and played; their matches."""
    ada, olga, eve = await opened.person("Ada"), await opened.person("Olga"), await opened.person()
    codes = [
        await ada.table("you", "open", "open", game="rattus"),
        await ada.table("you", "rat", game="ratland", start=True),
        await ada.table("rat", "rat", game="ratzzia"),
    ]
    matches = [(await ada.get(f"/api/tables/{code}")).json()["match"]["id"] for code in codes]
    return [ada, olga, eve], codes, matches


def fuzz(url: str, document: dict[str, Any], known: dict[str, list[str]], cookies: list[str], examples: int) -> int:
    """Send what a fuzzer makes of each operation, fitting or not, as these people; return how many requests."""
    schema = schemathesis.openapi.from_dict(document)
    schema.config.update(base_url=url)
    sent = 0
    with httpx.Client(base_url=url, trust_env=False, verify=False) as client:
        for found in schema.get_all_operations():
            assert isinstance(found, Ok), "the description is sound"
            operation = found.ok()
            cases = st.one_of(*(operation.as_strategy(generation_mode=mode) for mode in GenerationMode))

            @settings(
                max_examples=examples,
                derandomize=True,
                database=None,
                deadline=None,
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
            @given(case=cases, data=st.data())
            def send(case: Any, data: st.DataObject) -> None:
                nonlocal sent
                sent += 1
                for name in case.path_parameters or {}:
                    if name in known and data.draw(st.integers(0, 3)):
                        case.path_parameters[name] = data.draw(st.sampled_from(known[name]))
                headers = {"origin": url, "cookie": data.draw(st.sampled_from(cookies))}
                request = case.as_transport_kwargs(base_url=url, headers=headers)
                answer = client.request(
                    request["method"],
                    request["url"],
                    headers=dict(request["headers"]),
                    params=request.get("params"),
                    json=request.get("json"),
                    content=request.get("data"),
                )
                assert answer.status_code < 500, f"{request}: {answer.text}"
                if answer.status_code >= 400 and case.method.lower() in READS:
                    assert answer.json()["reason"] in STATUS

            send()
    return sent


async def fuzzed(folder: Path, examples: int, caplog: pytest.LogCaptureFixture) -> int:
    async with house(folder) as opened:
        people, codes, matches = await people_of(opened)
        document = (await people[0].get("/api/schema/openapi.json")).json()
        cookies = [person.cookie() for person in people]
        known = {"code": codes, "match": matches, "language": ["en"], "file": ["ratland.ftl", "house.ftl"]}
        sent = await asyncio.to_thread(fuzz, opened.url, document, known, cookies, examples)
        assert "failed" not in caplog.text
        page = await people[0].page()
        assert (await page.do("ping"))["type"] == "done"
        return sent


async def test_t8_no_request_is_a_fault_of_the_house(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert await fuzzed(tmp_path, 10, caplog) > 150


@pytest.mark.long
async def test_t8_many_requests(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert await fuzzed(tmp_path, 400, caplog) > 5000
