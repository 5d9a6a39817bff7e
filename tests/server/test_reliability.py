"""What docs/reliability.md says is tested is tested."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def test_every_test_that_the_document_names_exists() -> None:
    document = (ROOT / "docs" / "reliability.md").read_text("utf-8")
    named = re.findall(r"`(?:tests/)?(?:server/)?(test_\w+\.py)::(test_\w+)`", document)

    assert len(named) >= 6
    for file, test in named:
        found = list((ROOT / "tests").rglob(file))
        assert found, file
        assert any(f"def {test}(" in path.read_text("utf-8") for path in found), test
