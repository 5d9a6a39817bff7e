"""Writes web/src/lib/messages.ts: the service's messages as TypeScript types, from the structs themselves.

Also telling.ts: how the log shows each kind of event.
"""

import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect

from rathaus.core.events import Event, kebab
from rathaus.core.game import Game
from rathaus.core.view import Decision, PendingStep, Result, SpelledOption, View
from rathaus.games import GAMES
from rathaus.server import bodies, messages, person_bodies, replay_bodies, request_bodies

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "messages.ts"
LINES_FILE = FILE.with_name("telling.ts")
HEADER = """// Written by tools/typescript.py from the bodies and messages of rathaus.server; `make types` updates it.

export const PROTOCOL = {protocol};
export const SPECTATOR = {spectator};
export const OPEN = {open};
"""
TELLING = """// Written by tools/typescript.py from the events of the games; `make types` updates it.

/** Of a kind of event: how the log shows it, the phase of the turn, and the fields of the view that it may change. */
export interface Telling {{
  quiet?: boolean;
  needs?: string;
  until?: string[];
  joins?: string[];
  same?: string;
  under?: string;
  phase?: string;
  changes?: string[];
}}

export const TELLING: Record<string, Record<string, Telling>> = {{
{lines}}};
"""
ROOTS = (
    SpelledOption,
    Decision,
    PendingStep,
    Result,
    View,
    *bodies.BODIES_OUT,
    *replay_bodies.REPLAY_OUT,
    *person_bodies.PERSON_OUT,
    *request_bodies.BODIES_IN,
)
UNIONS = {"Said": messages.Said, "Heard": messages.Heard}


def main() -> int:
    """Write the file; with --check, only tell whether it is up to date."""
    wanted = {FILE: typescript(), LINES_FILE: telling()}
    if "--check" in sys.argv:
        return 0 if all(file.exists() and file.read_text("utf-8") == text for file, text in wanted.items()) else 1
    for file, text in wanted.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    return 0


def telling() -> str:
    """How the page shows each game's events: in the log, and one after another on the board."""
    written = [f"  {name}: {{\n{_kinds(game)}  }},\n" for name, game in GAMES.items()]
    return TELLING.format(lines="".join(written))


def _kinds(game: Game) -> str:
    told = {kebab(event.__name__): _telling(event) for event in events_of(game)}
    return "".join(f'    "{kind}": {telling},\n' for kind, telling in sorted(told.items()))


def _telling(event: type[Event]) -> str:
    line: dict[str, object] = msgspec.to_builtins(event.line)
    shown = {"phase": event.phase, "changes": list(event.changes)}
    return msgspec.json.encode(line | {name: value for name, value in shown.items() if value}).decode()


def events_of(game: Game, base: type[Event] = Event) -> list[type[Event]]:
    """All kinds of events that a game knows."""
    kinds = [event for child in base.__subclasses__() for event in [child, *events_of(game, child)]]
    return [event for event in kinds if event.__module__.startswith(f"{game.package}.")]


def typescript() -> str:
    """All messages, each with what it means."""
    parts = [HEADER.format(protocol=messages.PROTOCOL, spectator=bodies.SPECTATOR, open=replay_bodies.OPEN)]
    parts += [declaration(struct) for struct in structs()]
    parts += [
        f"export type {name} = {' | '.join(m.__name__ for m in get_args(union))};\n" for name, union in UNIONS.items()
    ]
    return "\n".join(parts)


def structs() -> list[type[msgspec.Struct]]:
    """Every struct that is sent, once, those that others are made of before them."""
    found: dict[type[msgspec.Struct], None] = {}
    wanted = [*ROOTS, *(member for union in UNIONS.values() for member in get_args(union))]
    for info in inspect.multi_type_info(wanted):
        collect(info, found)
    return list(found)


def collect(info: Any, found: dict[type[msgspec.Struct], None]) -> None:  # noqa: ANN401 the types of types are many
    """Note the structs that a type is made of, those that others are made of before them."""
    if isinstance(info, inspect.StructType):
        for field in info.fields:
            collect(field.type, found)
        found.setdefault(info.cls)
    for inner in ("item_type", "key_type", "value_type"):
        if hasattr(info, inner):
            collect(getattr(info, inner), found)
    for member in getattr(info, "types", ()):
        collect(member, found)


def declaration(struct: type[msgspec.Struct]) -> str:
    """One struct as an interface; what has a default may be left out where it comes in, or is sent without defaults."""
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType), f"{struct} is a struct"
    is_loose = issubclass(struct, bodies.Inbound) or struct.__struct_config__.omit_defaults
    lines = [f'  {info.tag_field}: "{info.tag}";'] if info.tag_field else []
    for field in info.fields:
        mark = "?" if is_loose and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {spelled(field.type)};")
    gist = (struct.__doc__ or "").strip().splitlines()[0]
    return f"/** {gist} */\nexport interface {struct.__name__} {{\n" + "\n".join(lines) + "\n}\n"


PLAIN: dict[type, str] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
    inspect.RawType: "View",
}


def spelled(info: inspect.Type) -> str:
    """A type in TypeScript's words."""
    match info:
        case inspect.Metadata(type=inner):
            return spelled(inner)
        case inspect.StructType(cls=struct):
            return struct.__name__
        case inspect.ListType(item_type=item):
            return f"Array<{spelled(item)}>"
        case inspect.DictType(value_type=value):
            return f"Record<string, {spelled(value)}>"
        case inspect.UnionType(types=types):
            return " | ".join(spelled(member) for member in types)
        case inspect.LiteralType(values=values):
            return " | ".join(sorted(f'"{value}"' for value in values))
    return PLAIN[type(info)]


if __name__ == "__main__":
    sys.exit(main())
