"""What a player of RatLand may decide once and for all."""

import pytest

from rathaus.core.match import Match
from rathaus.core.seats import SPECTATOR
from rathaus.core.view import Answer, StandingChoice
from rathaus.games.ratland import RATLAND
from tests.games.ratland.builder import LATER, sewers

# Questions without an answer that declines (RL-12.3), and the one whose zones are always chosen again.
MUST = {"choose-board", "choose-clan", "deploy", "wound-rat"}


def offered(seat: int = 0, *, clan: str = "none", past: list[str] | None = None) -> list[StandingChoice]:
    flow = sewers(3, ["rats"], clans="true", past_events=past or [], A={"clan": clan})
    flow.settle()
    return RATLAND.standing(RATLAND.see(flow, seat))


@pytest.mark.clause("RL-11.4", "RL-11.7", "RL-11.12")
def test_rl_11_events_may_be_declined_by_everybody_who_sits_here() -> None:
    choices = offered()

    assert [(choice.prompt, choice.card, choice.about) for choice in choices] == [
        ("put-back", "rat-with-a-helmet", "about-rat-with-a-helmet"),
        ("deploy", "sound-the-alarm", "about-sound-the-alarm"),
        ("trade-rats", "rattibal-lector", "about-rattibal-lector"),
    ]
    assert (choices[1].never, choices[1].always) == (Answer("alarm", {"rats": 0}), Answer("alarm", {"rats": 1}))
    assert offered(SPECTATOR) == []


@pytest.mark.clause("RL-13.7", "RL-13.13")
def test_rl_13_a_clan_offers_what_its_side_in_force_has() -> None:
    first, second = offered(clan="alchemist")[-1], offered(clan="alchemist", past=LATER)[-1]

    assert (first.about, first.always) == ("about-alchemist-first", Answer("turn", {"cheese": 1}))
    assert first.never == second.never == Answer("turn", {"cheese": 0})
    assert (second.about, second.always) == ("about-alchemist-second", Answer("turn", {"cheese": 2}))
    assert offered(clan="corrupt")[-1].prompt == "add-piece"
    assert len(offered(clan="warrior")) == 3
    assert first.variant == "spanish_english"


@pytest.mark.clause("RL-12.3")
def test_rl_12_3_what_need_not_be_done_can_always_be_declined_and_nothing_else_is_offered() -> None:
    met = set()
    for number in range(6):
        match = Match(RATLAND, 6, {"clans": "true", "boards": "aggressive"}, f"standing {number}")
        while asked := match.position.asked():
            view = RATLAND.see(match.position, asked[0])
            assert view.decision is not None
            answers = [Answer(option.verb, option.args) for option in view.decision.options]
            choices = [choice for choice in RATLAND.standing(view) if choice.prompt == view.decision.prompt]
            met.add(view.decision.prompt)
            assert view.decision.prompt in MUST or [choice.never for choice in choices if choice.never in answers]
            match.act(asked[0], [view.decision.options[-1].action])

    assert met - MUST
