"""How a server is set up: a file, the environment, options; and that the guide lists everything."""

import re
from pathlib import Path

import msgspec
import pytest
import yaml

from emporion.server.settings import Settings, SettingsError, read_settings, unknown_variables

ROOT = Path(__file__).parents[2]


def test_options_go_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "emporion.toml"
    file.write_text('host = "::"\nport = 1\nworkers = 7\norigins = ["https://a.example"]\n')
    found = read_settings(
        file, {"EMPORION_PORT": "2", "EMPORION_HOST": "127.0.0.2", "OTHER": "x"}, {"port": 3}
    )
    assert (found.host, found.port, found.workers) == ("127.0.0.2", 3, 7)
    assert found.origins == ["https://a.example"]


def test_variables_are_read_as_toml_and_as_texts_otherwise() -> None:
    found = read_settings(
        environment={
            "EMPORION_METRICS": "false",
            "EMPORION_DELAY_S": "0.5",
            "EMPORION_ORIGINS": '["https://a.example", "http://b.example:81"]',
            "EMPORION_DATABASE": "postgresql://ada:pass@db/emporion",
            "EMPORION_PUBLIC_URL": "https://games.example.org",
        }
    )
    assert (found.metrics, found.delay_s) == (False, 0.5)
    assert found.origins == ["https://a.example", "http://b.example:81"]
    assert found.database == "postgresql://ada:pass@db/emporion"


def test_cookies_are_secure_where_the_address_is() -> None:
    assert not Settings().secure
    assert Settings(public_url="https://games.example.org").secure
    assert Settings(secure_cookies=True).secure
    assert not Settings(public_url="https://a.example", secure_cookies=False).secure


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("prot = 80", "prot is no setting; did you mean 'port'?"),
        ("port = 70000", "port: Expected `int` <= 65535"),
        ('port = "80"', "port: Expected `int`, got `str`"),
        ("port = ", "Invalid value (at end of document)"),
        ('log = "xml"', "log: Invalid enum value 'xml'"),
        ("sweep_s = 0", "sweep_s: Expected `float` > 0.0"),
        ("processes = 0", "processes: Expected `int` >= 1"),
        ('public_url = "games.example.org"', "public_url: 'games.example.org' must be like"),
        ('public_url = "https://a.example/games"', "without a path"),
        ('origins = ["*"]', "origins: '*' must be like"),
        ('origins = "https://a.example"', "origins: Expected `array`, got `str`"),
    ],
)
def test_what_is_wrong_in_a_file_is_named(tmp_path: Path, text: str, message: str) -> None:
    file = tmp_path / "emporion.toml"
    file.write_text(text)
    with pytest.raises(SettingsError) as refused:
        read_settings(file, {})
    assert str(refused.value).startswith(f"{file}: ")
    assert message in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("variable", "value", "message"),
    [
        ("EMPORION_PORT", "many", "EMPORION_PORT: Expected `int`, got `str`"),
        ("EMPORION_WORKERS", "0", "EMPORION_WORKERS: Expected `int` >= 1"),
        ("EMPORION_PUBLIC_URL", "here", "EMPORION_PUBLIC_URL: 'here' must be like"),
        ("EMPORION_TRUST_PROXY", "yes", "EMPORION_TRUST_PROXY: Expected `bool`, got `str`"),
    ],
)
def test_what_is_wrong_in_the_environment_is_named(variable: str, value: str, message: str) -> None:
    with pytest.raises(SettingsError, match=re.escape(message)):
        read_settings(environment={variable: value})


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="No such file"):
        read_settings(tmp_path / "nothing.toml", {})
    (tmp_path / "bytes.toml").write_bytes(b"host = \xff")
    with pytest.raises(SettingsError, match=r"bytes\.toml"):
        read_settings(tmp_path / "bytes.toml", {})


def test_variables_that_mean_nothing_are_noticed() -> None:
    assert unknown_variables({"EMPORION_PORT": "1", "PATH": "/"}) == []
    assert len(unknown_variables({"EMPORION_COLOUR": "blue"})) == 1


# -- the guide and the examples


def table_of(page: str) -> dict[str, tuple[str, str]]:
    """The rows of the guide's table of settings: name, default, meaning."""
    rows = re.findall(r"^\| `(\w+)` \| `([^`]*)` \| (.+) \|$", page, re.MULTILINE)
    return {name: (default, meaning) for name, default, meaning in rows}


def test_the_guide_lists_every_setting_with_its_default() -> None:
    listed = table_of((ROOT / "docs" / "hosting.md").read_text())
    fields = {field.name: field for field in msgspec.structs.fields(Settings)}
    assert list(listed) == list(fields)
    usual = msgspec.to_builtins(Settings())
    for name, (default, meaning) in listed.items():
        written = "not set" if usual[name] is None else msgspec.json.encode(usual[name]).decode()
        assert default == written, name
        assert meaning.strip()


def test_the_example_settings_are_settings() -> None:
    example = ROOT / "deploy" / "emporion.toml"
    found = read_settings(example, {})
    assert found.public_url.startswith("https://")
    commented = re.findall(r"^# (\w+) = .*$", example.read_text(), re.MULTILINE)
    assert set(commented) <= set(Settings.__struct_fields__)


def test_the_examples_set_what_can_be_set() -> None:
    known = {f"EMPORION_{field.upper()}" for field in Settings.__struct_fields__}
    for file in (ROOT / "deploy").iterdir():
        used = set(re.findall(r"EMPORION_[A-Z_]+", file.read_text()))
        assert used - known <= {"EMPORION_SITE", "EMPORION_SERVERS"}, file.name


def test_the_composition_holds_together() -> None:
    document = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text())
    services = document["services"]
    assert set(services) == {"database", "server", "proxy"}
    for service in services.values():
        assert set(service.get("depends_on", [])) <= set(services)
        assert set(service["networks"]) <= set(document["networks"])
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert source in document["volumes"] or (ROOT / "deploy" / source).is_file()
    built = services["server"]["build"]
    assert (ROOT / "deploy" / built["context"] / built["dockerfile"]).is_file()
    assert "@database/" in services["server"]["environment"]["EMPORION_DATABASE"]
    assert services["proxy"]["environment"]["EMPORION_SERVERS"] == "server"
    assert [name for name in services if "ports" in services[name]] == ["proxy"]


def test_the_container_is_built_from_what_is_there() -> None:
    lines = (ROOT / "deploy" / "Containerfile").read_text().splitlines()
    copied = [line.split()[1:-1] for line in lines if line.startswith("COPY ") and "--" not in line]
    assert copied
    for paths in copied:
        assert all((ROOT / path).exists() for path in paths), paths
