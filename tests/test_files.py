"""Files that are written whole or not at all."""

from pathlib import Path

import pytest

from rathaus.files import writing


def test_a_file_is_there_when_it_is_written(tmp_path: Path) -> None:
    with writing(tmp_path / "new.json", 0o600) as out:
        out.write(b"cheese")
        assert not (tmp_path / "new.json").exists()

    assert (tmp_path / "new.json").read_bytes() == b"cheese"
    assert (tmp_path / "new.json").stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("problem", [KeyboardInterrupt, OSError])
def test_whatever_stops_the_writing_leaves_the_old_file(tmp_path: Path, problem: type[BaseException]) -> None:
    file = tmp_path / "old.json"
    file.write_bytes(b"old")

    with pytest.raises(problem), writing(file) as out:  # noqa: PT012 it is raised while it is written
        out.write(b"new")
        raise problem

    assert [(found.name, found.read_bytes()) for found in tmp_path.iterdir()] == [("old.json", b"old")]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "file")
    with writing(tmp_path / "link") as out:
        out.write(b"cheese")

    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "file").read_bytes() == b"cheese"


def test_what_is_no_file_is_written_to_as_it_is(tmp_path: Path) -> None:
    with writing(Path("/dev/null")) as out:
        out.write(b"cheese")

    assert Path("/dev/null").is_char_device()
    with pytest.raises(IsADirectoryError), writing(tmp_path) as out:
        out.write(b"cheese")
