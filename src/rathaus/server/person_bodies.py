"""What travels for a person's page and for the best of the house. `docs/protocol.md` tells when each is sent."""

from rathaus.server.bodies import Outbound


class Rating(Outbound):
    """An estimate, and the doubt: in 19 of 20 cases the truth is no further away."""

    rating: float
    doubt: float
    matches: int


class TitleRatings(Outbound):
    """A title: how many matches, how many won; the ratings among people and with bots.

    `better_than` says how many of ten others here have a lower rating; it is missing while there are too few to say.
    """

    game: str
    matches: int
    won: int
    people: Rating | None = None
    bots: Rating | None = None
    better_than: int | None = None


class PastSeat(Outbound):
    """Who sat there; names are told as long as the house has the match. `bot` is the level of a bot."""

    name: str
    bot: str
    place: int


class PastMatch(Outbound):
    """A match that somebody has played: `seat` is their own, `unrated` the reason why it does not count.

    `is_kept` while the house has it, so that it can be looked back at.
    """

    match: str
    game: str
    ended: float
    seat: int
    seats: list[PastSeat]
    unrated: str
    is_kept: bool


class BestMoment(Outbound):
    """Something worth watching again; `kind` is a key, `other` the name of who is meant by it."""

    match: str
    game: str
    kind: str
    step: int
    turn: int
    count: int
    what: str
    other: str


class PersonFigures(Outbound):
    """A person's own page: nobody else is told."""

    matches: int
    won: int
    titles: list[TitleRatings]
    recent: list[PastMatch]
    moments: list[BestMoment]


class BestPerson(Outbound):
    """A place in the table of the best."""

    name: str
    rating: Rating
    is_you: bool


class BestBot(Outbound):
    """A level of bots, as it plays against people here."""

    bot: str
    rating: Rating


class BestOfTitle(Outbound):
    """The best of a title: people by rating, and bots, which have no place."""

    game: str
    people: list[BestPerson]
    bots: list[BestBot]


PERSON_OUT = (PersonFigures, BestOfTitle)
