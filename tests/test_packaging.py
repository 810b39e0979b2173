"""What is installed is the whole package: its version, its data and its command."""

import subprocess
import sys
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path

import pytest

import emporion

SOURCE = Path(__file__).parent.parent / "src" / "emporion"
DATA = sorted(
    str(path.relative_to(SOURCE))
    for pattern in ("py.typed", "*.pyi", "*.toml", "*.npz")
    for path in SOURCE.rglob(pattern)
)


def test_version() -> None:
    assert emporion.__version__ == version("emporion")


@pytest.mark.parametrize("name", DATA)
def test_data_is_installed(name: str) -> None:
    assert files("emporion").joinpath(name).read_bytes() == (SOURCE / name).read_bytes()


def test_every_compiled_module_has_types() -> None:
    untyped = [path for path in SOURCE.rglob("*.pyx") if not path.with_suffix(".pyi").exists()]
    public = [path.name for path in untyped if "\ndef " in path.read_text()]
    assert public == []


def test_command() -> None:
    command = Path(sys.executable).with_name("emporion")
    run = subprocess.run([command, "--help"], capture_output=True, text=True, check=True)
    assert "play" in run.stdout
