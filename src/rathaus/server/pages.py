"""The page: its files in memory, each with what a browser has to know about it."""

import gzip
import mimetypes
from functools import cached_property
from hashlib import sha256
from pathlib import Path

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import Headers, State
from litestar.params import FromPath

from rathaus.server.bodies import Problem
from rathaus.server.sentences import plain_page, sentence

FOLDER = Path(__file__).parent / "page"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
MISSING = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>rathaus</title>
<p>The page is not built: run <code>make page</code>, or use the API (/api/schema/openapi.json).</p></html>"""


SMALL = 1000  # bytes; packing less than that gains nothing
PACKED_TYPES = ("text/", "image/svg+xml", "application/json", "application/javascript")


class File:
    """A file that is the same for everybody: it holds no secret, so it may be sent packed."""

    def __init__(self, path: str, content: bytes, kind: str = "") -> None:
        self.content = content
        self.type = kind or mimetypes.guess_type(path)[0] or "application/octet-stream"
        self.cache = FOR_EVER if path.startswith("assets/") else ASK_AGAIN
        self.name = sha256(content).hexdigest()[:32]

    @cached_property
    def packed(self) -> bytes:
        """The content as gzip, made when it is first asked for; empty if that gains nothing."""
        is_text = self.type.startswith(PACKED_TYPES) and len(self.content) > SMALL
        return gzip.compress(self.content, mtime=0) if is_text else b""


def load(folder: Path = FOLDER) -> dict[str, File]:
    """All files of the page by their paths; nothing else is served."""
    found = {}
    for path in sorted(folder.rglob("*")) if folder.is_dir() else []:
        if path.is_file():
            name = path.relative_to(folder).as_posix()
            found[name] = File(name, path.read_bytes())
    found.setdefault("index.html", File("index.html", MISSING))
    return found


FILES = load()


def respond(file: File, asked: Headers) -> Response[bytes]:
    """A file, packed for those who can unpack it, or the answer that it has not changed."""
    is_packed = "gzip" in asked.get("accept-encoding", "") and bool(file.packed)
    tag = f'"{file.name}-gzip"' if is_packed else f'"{file.name}"'
    headers = {"Cache-Control": file.cache, "ETag": tag, "Vary": "Accept-Encoding"}
    if asked.get("if-none-match", "") == tag:
        return Response(b"", status_code=304, headers=headers)
    if is_packed:
        headers["Content-Encoding"] = "gzip"
    return Response(file.packed if is_packed else file.content, media_type=file.type, headers=headers)


@get("/", include_in_schema=False)
async def index(request: Request[object, object, State]) -> Response[bytes]:
    """The page itself."""
    return respond(FILES["index.html"], request.headers)


@get("/{path:path}", include_in_schema=False)
async def any_path(request: Request[object, object, State], path: FromPath[str]) -> Response[bytes]:
    """A file of the page, or the page itself where it has a route of its own."""
    name = str(path).lstrip("/")
    if name in FILES:
        return respond(FILES[name], request.headers)
    if "." in name.rpartition("/")[2] or name.startswith("api/"):
        return nothing_there(request.headers.get("accept", ""), request.headers.get("accept-language", ""))
    return respond(FILES["index.html"], request.headers)


def nothing_there(accepted: str, languages: str) -> Response[bytes]:
    """The answer that there is no such file: a page for people, a problem for programs."""
    text = sentence("no-such-page", {}, languages)
    if "text/html" in accepted:
        return Response(plain_page(text), status_code=404, media_type="text/html")
    problem = Problem(reason="no-such-page", args={}, message=text)
    return Response(msgspec.json.encode(problem), status_code=404, media_type="application/json")
