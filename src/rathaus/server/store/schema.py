"""The tables of the database, and how an older one is brought up to date.

The log is append-only: rows are added with the next number of their match, and never changed. Everything else can be
rebuilt from it or concerns people. A new database gets all tables as they are written here; an older one gets the
migrations that are new, once, in order, and their number is kept in `house`.
"""

from collections.abc import Callable

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Float,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    inspect,
    select,
    text,
    update,
)

metadata = MetaData()

house = Table("house", metadata, Column("schema_version", Integer, nullable=False))

guests = Table(
    "guests",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("created", Float, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_sha256", String, primary_key=True),
    Column("guest", String, nullable=False, index=True),
    Column("seen", Float, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("secret_sha256", String, primary_key=True),
    Column("guest", String, nullable=False, index=True),
    Column("expires", Float, nullable=False),
)

mutes = Table(
    "mutes",
    metadata,
    Column("guest", String, primary_key=True),
    Column("muted", String, primary_key=True),
)

tables = Table(
    "tables",
    metadata,
    Column("code", String, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("state", String, nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("match", String, nullable=False),
    Column("document", Text, nullable=False),
    Column("updated", Float, nullable=False),
    Index("tables_by_state", "state", "is_public"),
)

sitters = Table(
    "sitters",
    metadata,
    Column("guest", String, primary_key=True),
    Column("code", String, primary_key=True),
)

chat = Table(
    "chat",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("code", String, nullable=False, index=True),
    Column("who", String, nullable=False),
    Column("name", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("command", String, nullable=True),
    Index("chat_commands", "code", "who", "command", unique=True),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("state", String, nullable=False),
    Column("asked", Text, nullable=False),
    Column("document", Text, nullable=False),
    Column("updated", Float, nullable=False),
)

log = Table(
    "log",
    metadata,
    Column("match", String, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("entry", Text, nullable=False),
    Column("by", String, nullable=False),
    Column("command", String, nullable=True),
    Column("events", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("state_sha256", String, nullable=True),
    Column("is_sealed", Boolean, nullable=True),
    UniqueConstraint("match", "by", "command", name="log_commands"),
)

drafts = Table(
    "drafts",
    metadata,
    Column("match", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("decision", String, nullable=False),
    Column("picks", Text, nullable=False),
)

orders = Table(
    "orders",
    metadata,
    Column("match", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("prompt", String, primary_key=True),
    Column("answer", Text, nullable=False),
)

origins = Table(
    "origins",
    metadata,
    Column("match", String, primary_key=True),
    Column("origin", String, nullable=False, index=True),
    Column("file", Text, nullable=False),
)

hints = Table(
    "hints",
    metadata,
    Column("match", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("decision", String, primary_key=True),
    Column("entry", Integer, nullable=False),
)

analyses = Table(
    "analyses",
    metadata,
    Column("match", String, primary_key=True),
    Column("answers", Integer, nullable=False),
    Column("asked", Float, nullable=False),
    Column("is_done", Boolean, nullable=False),
)

verdicts = Table(
    "verdicts",
    metadata,
    Column("match", String, primary_key=True),
    Column("step", Integer, primary_key=True),
    Column("document", Text, nullable=False),
)

finished = Table(  # what figures of people need of matches that ended; it stays when they are removed
    "finished",
    metadata,
    Column("match", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("ended", Float, nullable=False),
    Column("document", Text, nullable=False),
    Column("moments", Text, nullable=True),
    Index("finished_by_end", "ended"),
)

finishers = Table(
    "finishers",
    metadata,
    Column("guest", String, primary_key=True),
    Column("match", String, primary_key=True),
)

Migration = Callable[[Connection], None]


def first(connection: Connection) -> None:
    """A new database: all tables."""
    metadata.create_all(connection)


def second(connection: Connection) -> None:
    """Version 2: a line of chat knows which command said it, so that none is said twice."""
    connection.execute(text("ALTER TABLE chat ADD COLUMN command VARCHAR"))
    connection.execute(text("CREATE UNIQUE INDEX chat_commands ON chat (code, who, command)"))


def third(connection: Connection) -> None:
    """Version 3: each entry has a hash of what everybody could see after it."""
    connection.execute(text("ALTER TABLE log ADD COLUMN state_sha256 VARCHAR"))


def fourth(connection: Connection) -> None:
    """Version 4: each entry says whether it was sealed, so that one that was taken back need not be played again."""
    connection.execute(text("ALTER TABLE log ADD COLUMN is_sealed BOOLEAN"))


def fifth(connection: Connection) -> None:
    """Version 5: a match may go on from another one, whose file it keeps."""
    origins.create(connection, checkfirst=True)


def sixth(connection: Connection) -> None:
    """Version 6: hints that were taken, and analyses of matches, answer by answer."""
    metadata.create_all(connection, [hints, analyses, verdicts])


def seventh(connection: Connection) -> None:
    """Version 7: figures of people, which outlive their matches."""
    metadata.create_all(connection, tables=[finished, finishers])


MIGRATIONS: list[Migration] = [first, second, third, fourth, fifth, sixth, seventh]


class SchemaError(ValueError):
    """The database is not one that this version can use: one sentence says why."""


def migrate(connection: Connection, migrations: list[Migration]) -> None:
    """Bring the schema up to date; a database of a newer version is left alone."""
    version = version_of(connection)
    if version > len(migrations):
        raise SchemaError(
            f"it was written by a newer rathaus (its schema has version {version}, this one knows up to"
            f" {len(migrations)}); update rathaus or use another database"
        )
    if version == len(migrations):
        return
    for migration in migrations[version:] if version else migrations[:1]:
        migration(connection)
    if version == 0:
        connection.execute(house.insert().values(schema_version=len(migrations)))
    else:
        connection.execute(update(house).values(schema_version=len(migrations)))


def version_of(connection: Connection) -> int:
    """The schema's version; 0 where there is nothing yet."""
    names = inspect(connection).get_table_names()
    if house.name not in names:
        if names:
            raise SchemaError("it holds something else than matches of rathaus; use another database")
        return 0
    found = connection.execute(select(house.c.schema_version)).scalar()
    if found is None:
        raise SchemaError("its table 'house' is empty, so its version is unknown; use another database")
    return int(found)
