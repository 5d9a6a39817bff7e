import pytest

from rathaus.bots import make_bot
from rathaus.games.ratland import RATLAND
from rathaus.testing.conformance import conformance
from rathaus.testing.spec import Spec
from tests.games.ratland.redeal import redeal

SPEC = Spec(RATLAND, redeal, [lambda seed: make_bot("random", seed), lambda seed: make_bot("rat", seed)])

test_conformance = conformance(SPEC)
test_conformance_of_many_games = pytest.mark.long(conformance(SPEC, examples=60))
