"""The template game of docs/adding-a-game.md is built and runs."""

from crumbs import CRUMBS
from rathaus.bots import make_bot
from rathaus.testing.conformance import conformance
from rathaus.testing.spec import Spec
from tests.testing.crumbs_redeal import redeal

test_the_template_game_conforms = conformance(
    Spec(CRUMBS, redeal, [lambda seed: make_bot("random", seed)]), examples=10
)
