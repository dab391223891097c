"""The rules in WebAssembly: compiled where the tools are, plain with a sentence where one is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import build_static, compile_wasm


@pytest.fixture
def tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Stands for a machine that has everything."""
    for variable, name in (("CLANG", "clang"), ("WASM_LD", "wasm-ld")):
        tmp_path.joinpath(name).write_text("#!/bin/sh\necho version 1\n", encoding="utf-8")
        tmp_path.joinpath(name).chmod(0o755)
        monkeypatch.setenv(variable, str(tmp_path / name))
    for variable, file in (("PYTHON_3_14_HEADERS", "Python.h"), ("EMSCRIPTEN_HEADERS", "emscripten.h")):
        folder = tmp_path / variable
        folder.mkdir()
        folder.joinpath(file).write_text("", encoding="utf-8")
        monkeypatch.setenv(variable, str(folder))
    return tmp_path


def test_a_machine_that_has_everything(tools: Path) -> None:
    found, missing = compile_wasm.look_for_tools()
    assert missing == []
    assert found == compile_wasm.Tools(
        str(tools / "clang"), str(tools / "wasm-ld"), tools / "PYTHON_3_14_HEADERS", tools / "EMSCRIPTEN_HEADERS"
    )
    key = compile_wasm.key(found)
    tools.joinpath("clang").write_text("#!/bin/sh\necho version 2\n", encoding="utf-8")
    assert compile_wasm.key(found) != key  # another compiler makes another core


def test_what_is_missing_is_named(
    tools: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tools.joinpath("EMSCRIPTEN_HEADERS", "emscripten.h").unlink()
    monkeypatch.setenv("PATH", str(tools))
    tools.joinpath("wasm-ld").unlink()
    assert build_static.compiled_core() is None
    said = capsys.readouterr().out
    assert said.strip() == (
        "The rules stay plain Python: compiling them to WebAssembly needs wasm-ld and the headers of Emscripten."
    )


def test_the_other_python_says_how_it_was_made() -> None:
    suffix, settings = compile_wasm.of_pyodide()
    assert suffix == ".cpython-314-wasm32-emscripten.so"
    assert "#define SIZEOF_SIZE_T 4\n" in settings
    assert "#define SIZEOF_TIME_T 8\n" in settings
    assert "Py_DEBUG" not in settings


def test_shared_tables_are_weak() -> None:
    header = "int one;\nstruct export_table_mastaba_kernel exports_mastaba_kernel;\n"
    assert compile_wasm.weakened(header) == (
        "int one;\n__attribute__((weak)) struct export_table_mastaba_kernel exports_mastaba_kernel;\n"
    )
