"""tools/compile.py: what it makes of the sources before mypyc reads them."""

import ast
import shutil
from pathlib import Path

import pytest

from tools import compile as compiling

CLOSED = '"""Base."""\n\n\nclass Base:\n    """Nobody may extend it elsewhere."""\n'
OPEN = CLOSED.replace("class", "@mypyc_attr(allow_interpreted_subclasses=True)\nclass")
HEIR = '"""Heir."""\n\n\nclass Heir(Base):\n    """Of another folder."""\n'


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The package, rewritten for the compiler."""
    folder = tmp_path / "rathaus"
    shutil.copytree(compiling.SOURCE, folder, ignore=shutil.ignore_patterns("__pycache__", "page"))
    compiling.prepare(folder)
    return folder


def test_every_step_of_the_copy_has_its_own_init(copy: Path) -> None:
    kernel = {"Asking": "seat", "Sealed": "missing"}
    for path in compiling.modules(copy):
        for top in ast.parse(path.read_text("utf-8")).body:
            if isinstance(top, ast.ClassDef) and (base := ast.unparse(top.bases[0]) if top.bases else "") in kernel:
                own = [part for part in top.body if isinstance(part, ast.FunctionDef) and part.name == "__init__"]
                assert len(own) == 1, f"{top.name} in {path}"
                assert kernel[base] in [argument.arg for argument in own[0].args.args]


def test_a_twin_takes_the_place_of_the_interpreted_module(copy: Path) -> None:
    core = copy / "core"

    assert (core / "words.py").read_text("utf-8") == (core / "words_compiled.py").read_text("utf-8")
    assert "class Words" not in (compiling.SOURCE / "core" / "words.py").read_text("utf-8")


def test_a_class_may_be_extended_in_another_folder_only_if_it_is_open() -> None:
    compiling.check_bases({Path("core/base.py"): OPEN, Path("bots/heir.py"): HEIR})
    compiling.check_bases({Path("core/base.py"): CLOSED, Path("core/heir.py"): HEIR})

    with pytest.raises(compiling.CompileError, match="Heir extends Base of another folder"):
        compiling.check_bases({Path("core/base.py"): CLOSED, Path("bots/heir.py"): HEIR})
