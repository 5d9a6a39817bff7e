"""Bytes that are not UTF-8 are the sender's fault, wherever they stand: 400 or the socket's goodbye, never 500."""

import json
from pathlib import Path

import pytest

from rathaus.server.logs import SENDERS_FAULTS
from rathaus.server.messages import PROTOCOL
from tests.server.canary import CAGE
from tests.server.hostile import ask, call, frame, rest, status_of
from tests.server.house import house

SPOILED = [b"\xff", b"\xc3", b"\xed\xa0\x80", b"\xf5\x80\x80\x80", b"\xc0\xaf"]
SAFE = b"GET %s HTTP/1.1\r\nHost: %s\r\nOrigin: http://%s\r\n%sConnection: close\r\n\r\n"


def get(host: bytes, path: bytes, headers: bytes = b"") -> bytes:
    return SAFE % (path, host, host, headers)


def post(host: bytes, path: bytes, body: bytes, kind: bytes = b"application/json") -> bytes:
    head = b"POST %s HTTP/1.1\r\nHost: %s\r\nOrigin: http://%s\r\nContent-Type: %s\r\n" % (path, host, host, kind)
    return head + b"Content-Length: %d\r\nConnection: close\r\n\r\n" % len(body) + body


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the house would write down."""
    return [record.msg for record in caplog.records if record.levelname == "ERROR" and record.msg not in SENDERS_FAULTS]


@pytest.mark.parametrize("bad", SPOILED)
async def test_bytes_that_are_not_utf8_are_a_400(tmp_path: Path, bad: bytes, caplog: pytest.LogCaptureFixture) -> None:
    quoted = b"".join(b"%%%02x" % byte for byte in bad)
    async with house(tmp_path, CAGE) as opened:
        address = opened.url.removeprefix("http://")
        host = address.encode()
        requests = {
            "raw path": get(host, b"/t/" + bad),
            "path": get(host, b"/t/" + quoted),
            "code": get(host, b"/api/tables/" + quoted),
            "file": get(host, b"/api/words/en/" + quoted),
            "match": get(host, b"/api/matches/" + quoted + b"/export"),
            "raw query": get(host, b"/api/house?x=" + bad),
            "query": get(host, b"/api/house?x=" + quoted),
            "key of a query": get(host, b"/api/tables?" + quoted + b"=1"),
            "header": get(host, b"/api/me", b"Accept-Language: " + bad + b"\r\n"),
            "cookie": get(host, b"/api/me", b"Cookie: rathaus=" + bad + b"\r\n"),
            "cookie's name": get(host, b"/api/me", b"Cookie: " + bad + b"=1\r\n"),
            "etag": get(host, b"/", b"If-None-Match: " + bad + b"\r\n"),
            "body": post(host, b"/api/me", bad),
            "value": post(host, b"/api/me", b'{"name": "' + bad + b'"}'),
            "key": post(host, b"/api/me", b'{"' + bad + b'": "x"}'),
            "kind": post(host, b"/api/me", b'{"name": "x"}', b"application/" + bad),
            "charset": post(host, b"/api/me", b'{"name": "x"}', b"application/json; charset=" + bad),
            "form": post(host, b"/api/me", b"name=" + bad, b"application/x-www-form-urlencoded"),
        }
        answers = {what: status_of(await ask(address, request)) for what, request in requests.items()}

    assert answers == dict.fromkeys(requests, 400)
    assert errors(caplog) == []


@pytest.mark.parametrize("bad", SPOILED)
async def test_a_handshake_or_a_frame_that_is_not_utf8(
    tmp_path: Path, bad: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    quoted = b"".join(b"%%%02x" % byte for byte in bad)
    upgrade = b"Upgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
    hello = json.dumps({"type": "hello", "id": "1", "version": PROTOCOL}).encode()
    async with house(tmp_path, CAGE) as opened:
        address = opened.url.removeprefix("http://")
        host = address.encode()

        def handshake(path: bytes, headers: bytes = b"") -> bytes:
            asked = get(host, path, upgrade + headers)
            return asked.replace(b"Connection: close", b"Connection: Upgrade")

        refused = [
            handshake(b"/api/socket" + bad),
            handshake(b"/api/socket?x=" + bad),
            handshake(b"/api/socket?x=" + quoted),
            handshake(b"/api/" + quoted),
            handshake(b"/api/socket", b"Cookie: rathaus=" + bad + b"\r\n"),
            handshake(b"/api/socket", b"Sec-WebSocket-Protocol: " + bad + b"\r\n"),
        ]
        assert [status_of(await ask(address, request)) for request in refused] == [400] * len(refused)
        for text in (bad, b'{"type":"ping","id":"' + bad + b'"}'):
            async with call(address) as (reader, writer):
                writer.write(handshake(b"/api/socket"))
                await reader.readuntil(b"\r\n\r\n")
                writer.writelines([frame(hello), frame(text)])
                said = await rest(reader)
                assert b'"reason":"unknown-message"' in said or said.endswith(b"\x88\x02\x03\xef"), said

    assert errors(caplog) == []
