"""What is generated for the page and committed is that of its sources."""

from pathlib import Path

from tools import fair_vectors, page, page_matches, page_words


def test_a_page_that_was_built_from_other_sources_is_named_file_by_file(tmp_path: Path) -> None:
    made, kept = tmp_path / "dist", tmp_path / "page"
    for folder, script in ((made, "new.js"), (kept, "old.js")):
        (folder / "assets").mkdir(parents=True)
        (folder / "assets" / script).write_text("1", "ascii")
        (folder / "index.html").write_text(script, "ascii")
        (folder / "icon.svg").write_text("the same", "ascii")

    assert page.differences(made, kept) == ["assets/new.js", "assets/old.js", "index.html"]
    assert page.differences(kept, kept) == []


def test_the_sentences_that_the_page_is_compared_with_are_those_of_today() -> None:
    found = {path.name: path.read_text("utf-8") for path in page_words.FOLDER.glob("*.json")}

    assert found == page_words.all_files(), "run `make types`"


def test_the_matches_that_the_page_shows_in_its_tests_are_those_of_today() -> None:
    found = {path.name: path.read_text("utf-8") for path in page_matches.FOLDER.glob("*.json")}

    assert found == page_matches.all_files(), "run `make types`"


def test_what_the_check_in_the_browser_is_held_against_is_that_of_today() -> None:
    assert fair_vectors.FILE.read_text("utf-8") == fair_vectors.written(), "run `make types`"


def test_the_page_holds_nothing_inline_and_asks_no_other_host() -> None:
    html = (page.BUILT / "index.html").read_text("utf-8")
    script = "".join(path.read_text("utf-8") for path in page.BUILT.glob("assets/*.js"))
    style = "".join(path.read_text("utf-8") for path in page.BUILT.glob("assets/*.css"))

    assert "<style" not in html
    assert " style=" not in html
    assert "<script>" not in html
    assert "//" not in style.replace("/*", "").replace("*/", "")
    assert all(host in ("www.w3.org", "svelte.dev", "localhost") for host in hosts(script))


def hosts(text: str) -> set[str]:
    return {part.split("/")[0].split("`")[0].split('"')[0].split("'")[0] for part in text.split("://")[1:]} - {
        "",
        "${location.host}",
    }
