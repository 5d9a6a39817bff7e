"""Terminal tests, faster."""

import pytest


@pytest.fixture(autouse=True)
def _impatient_pilot(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pilot looks more often whether the app has come to rest."""
    monkeypatch.setattr("textual._wait.SLEEP_GRANULARITY", 0.002)
    monkeypatch.setattr("textual._wait.SLEEP_IDLE", 0.001)
