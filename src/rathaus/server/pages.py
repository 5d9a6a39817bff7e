"""The page: its files in memory, each with what a browser has to know about it."""

import mimetypes
from hashlib import sha256
from pathlib import Path

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from rathaus.server.bodies import Problem
from rathaus.server.sentences import plain_page, sentence

FOLDER = Path(__file__).parent / "page"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
MISSING = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>rathaus</title>
<p>The page is not built: run <code>make page</code>, or use the API (/api/schema/openapi.json).</p></html>"""


class File:
    """A file of the page."""

    def __init__(self, path: str, content: bytes) -> None:
        self.content = content
        self.type = mimetypes.guess_type(path)[0] or "application/octet-stream"
        self.cache = FOR_EVER if path.startswith("assets/") else ASK_AGAIN
        self.tag = f'"{sha256(content).hexdigest()[:32]}"'


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


def respond(file: File, known: str) -> Response[bytes]:
    """A file, or the answer that it has not changed."""
    headers = {"Cache-Control": file.cache, "ETag": file.tag}
    if known == file.tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(file.content, media_type=file.type, headers=headers)


@get("/", include_in_schema=False)
async def index(request: Request[object, object, State]) -> Response[bytes]:
    """The page itself."""
    return respond(FILES["index.html"], request.headers.get("if-none-match", ""))


@get("/{path:path}", include_in_schema=False)
async def any_path(request: Request[object, object, State], path: FromPath[str]) -> Response[bytes]:
    """A file of the page, or the page itself where it has a route of its own."""
    name = str(path).lstrip("/")
    if name in FILES:
        return respond(FILES[name], request.headers.get("if-none-match", ""))
    if "." in name.rpartition("/")[2] or name.startswith("api/"):
        return nothing_there(request.headers.get("accept", ""), request.headers.get("accept-language", ""))
    return respond(FILES["index.html"], request.headers.get("if-none-match", ""))


def nothing_there(accepted: str, languages: str) -> Response[bytes]:
    """The answer that there is no such file: a page for people, a problem for programs."""
    text = sentence("no-such-page", {}, languages)
    if "text/html" in accepted:
        return Response(plain_page(text), status_code=404, media_type="text/html")
    problem = Problem(reason="no-such-page", args={}, message=text)
    return Response(msgspec.json.encode(problem), status_code=404, media_type="application/json")
