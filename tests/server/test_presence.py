"""For how long people have been gone: counted from when they were last seen, or from the start."""

from pathlib import Path

from rathaus.server.bodies import LONGEST_GRACE
from rathaus.server.presence import Presence
from tests.server.house import house
from tests.server.test_table_lifecycle import pass_time


async def test_absence_counts_from_the_last_moment_and_is_forgotten_when_it_is_long(tmp_path: Path) -> None:
    async with house(tmp_path) as opened:
        stopped = opened.service.clock()
        opened.service.clock = lambda: stopped
        presence = Presence(opened.service)
        pass_time(opened, 10)
        presence.see("TABLE2", ["ada", "bob"])
        pass_time(opened, 20)
        presence.see("TABLE2", ["ada"])
        pass_time(opened, 5)
        assert [round(presence.seconds_since("TABLE2", who)) for who in ("ada", "bob", "cleo")] == [5, 25, 35]
        assert round(presence.seconds_since("TABLE3", "ada")) == 35

        pass_time(opened, LONGEST_GRACE - 10)
        presence.see("TABLE2", ["cleo"])

        assert list(presence._seen) == [("TABLE2", "ada"), ("TABLE2", "cleo")]
        assert presence.seconds_since("TABLE2", "bob") > LONGEST_GRACE
