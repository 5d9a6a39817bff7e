"""The application: handlers, the socket, errors as problems, and the guard around all of it."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Request, Response, Router
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPIResponse
from sqlalchemy.exc import SQLAlchemyError

from rathaus import __version__
from rathaus.core.errors import RefusedError
from rathaus.server import http, http_advice, http_persons, http_replay, http_tables, pages, staging
from rathaus.server.bodies import Problem
from rathaus.server.guard import NOT_UTF8, Guard
from rathaus.server.logs import whereabouts
from rathaus.server.refusals import STATUS, args_of
from rathaus.server.request_bodies import BODIES_IN
from rathaus.server.sentences import sentence
from rathaus.server.service import Service
from rathaus.server.store.database import reason

logger = logging.getLogger("rathaus")
GONE = "client disconnected prematurely"  # Litestar's words for a body that was cut short; nobody reads our answer
ALWAYS = {"400": "It could not be understood: `malformed`", "429": "It was too much at once: `too-many`"}
METHODS = ("get", "post", "put", "patch", "delete")
Asked = Request[object, object, State]


def application(service: Service) -> Guard:
    """All of the service as one ASGI application."""

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await service.start()
        try:
            yield
        finally:
            await service.stop()

    handlers = [
        *http.HANDLERS,
        *http_tables.LOBBY,
        *http_tables.LIFECYCLE,
        *http_replay.HANDLERS,
        *http_advice.HANDLERS,
        *http_persons.HANDLERS,
    ]
    api = Router("/api", route_handlers=handlers)
    app = Litestar(
        [api, pages.index, pages.any_path, *([staging.door] if service.stage else [])],
        state=State({"service": service}),
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            title="rathaus", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        exception_handlers={
            RefusedError: refused,
            HTTPException: http_problem,
            RecursionError: too_deep,
            UnicodeDecodeError: not_utf8,
            SQLAlchemyError: unkept,
            OSError: unkept,
            Exception: fault,
        },
        request_max_body_size=service.config.limits.body_bytes,
        logging_config=None,
    )
    _forbid_unknown_fields(app)
    _tell_refusals(app)
    return Guard(app, service)


def _forbid_unknown_fields(app: Litestar) -> None:
    """Say in the OpenAPI description that inbound bodies have no unknown fields; Litestar leaves that out."""
    inbound = {struct.__name__ for struct in BODIES_IN}
    for schema in app.openapi_schema.components.schemas.values():
        if schema.title in inbound:
            schema.additional_properties = False


def _tell_refusals(app: Litestar) -> None:
    """List the guard's refusals for every request in the OpenAPI description."""
    for path in (app.openapi_schema.paths or {}).values():
        for operation in filter(None, (getattr(path, method) for method in METHODS)):
            for status, description in ALWAYS.items():
                operation.responses.setdefault(status, OpenAPIResponse(description=description))


def problem(request: Asked, reason: str, status: int, **args: int | str) -> Response[Problem]:
    """A refusal as an answer."""
    said = sentence(reason, args, request.headers.get("accept-language", ""))
    return Response(Problem(reason=reason, args=args, message=said), status_code=status, media_type="application/json")


def refused(request: Asked, error: RefusedError) -> Response[Problem]:
    """What the service or the rules refuse."""
    return problem(request, error.reason, STATUS[error.reason], **args_of(error))


def http_problem(request: Asked, error: HTTPException) -> Response[Problem]:
    """What Litestar refuses: paths that do not exist, bodies that do not fit."""
    if error.status_code == 404:
        return problem(request, "no-such-page", 404)
    if error.status_code == 413:
        return problem(request, "too-large", 413)
    if error.detail == GONE:
        return problem(request, "slow", STATUS["slow"])
    if error.status_code >= 500:
        return fault(request, error)
    return problem(request, "malformed", error.status_code, problem=_what(error))


def _what(error: HTTPException) -> str:
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        found = error.extra[0]
        return f"{found.get('key', 'body')}: {found.get('message', '')}" if isinstance(found, dict) else str(found)
    return str(error.detail)


def too_deep(request: Asked, _error: RecursionError) -> Response[Problem]:
    """JSON that is nested too deeply."""
    return problem(request, "malformed", 400, problem="it is nested too deeply")


def not_utf8(request: Asked, _error: UnicodeDecodeError) -> Response[Problem]:
    """Bytes that are not UTF-8."""
    return problem(request, "malformed", 400, problem=NOT_UTF8)


def unkept(request: Asked, error: Exception) -> Response[Problem]:
    """The database cannot be reached, or cannot store what it was given."""
    logger.error("%s %s: the database could not be used: %s", request.method, request.url.path, reason(error))
    return problem(request, "store", STATUS["store"])


def fault(request: Asked, error: Exception) -> Response[Problem]:
    """A bug: it is logged, and the sender gets one sentence."""
    told = {"method": request.method, "path": request.scope.get("path_template", ""), "fault": whereabouts(error)}
    logger.error("a request failed", extra=told)
    return problem(request, "fault", 500)
