"""The conformance kit in one call: every property, for every player count and option, as pytest tests."""

from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from rathaus.core.game import Game
from rathaus.testing import chance, moving, oracle, playing, secrets, telling
from rathaus.testing.spec import Case, Spec, setups

Property = Callable[[Spec, Case], None]

PROPERTIES: list[Property] = [
    playing.ends,
    playing.offers_sound_options,
    playing.keeps_laws,
    playing.is_deterministic,
    playing.replays,
    playing.refuses_without_a_trace,
    playing.copies_independently,
    playing.takes_sealed_answers_in_any_order,
    chance.plays_the_draw_that_was_drawn,
    telling.tells_all_that_changes,
    telling.takes_back_only_what_taught_nobody,
    moving.tells_what_moves,
    secrets.leaks_nothing,
    secrets.keeps_answers_sealed,
    secrets.drafts_without_secrets,
    oracle.refuses_alike,
    secrets.imagines_what_fits,
    secrets.imagines_every_secret,
]


def cases(game: Game) -> st.SearchStrategy[Case]:
    """Any set-up that the game allows, with any seed."""
    options = st.fixed_dictionaries({option.name: st.sampled_from(option.values) for option in game.option_list})
    return st.builds(Case, st.sampled_from(list(game.players)), options, st.integers(0, 2**32))


def conformance(spec: Spec, *, examples: int = 3) -> Callable[..., None]:
    """The test of all properties for one game: each player count and option value once, and some random cases."""

    @pytest.mark.parametrize("property_", PROPERTIES, ids=lambda property_: property_.__name__)
    @settings(
        max_examples=examples,
        derandomize=True,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=cases(spec.game))
    def test_conformance(property_: Property, case: Case) -> None:
        property_(spec, case)

    test: Callable[..., None] = test_conformance
    for players, options in setups(spec.game):
        test = example(case=Case(players, options, seed=players))(test)
    return test


def complaints(spec: Spec, case: Case, properties: list[Property] = PROPERTIES) -> dict[str, str]:
    """What each property complains about, by its name; nothing where all is well."""
    found = {}
    for property_ in properties:
        try:
            property_(spec, case)
        except Exception as problem:  # whatever a broken game raises is a complaint too
            found[property_.__name__] = f"{type(problem).__name__}: {problem}"
    return found
