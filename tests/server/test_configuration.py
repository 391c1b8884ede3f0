"""Settings come from a file, the environment and flags; what cannot be used is said at the start."""

import dataclasses
from pathlib import Path

import pytest

from foxdice.server import configuration
from foxdice.server.errors import ServerError
from foxdice.server.settings import Limits, Settings


def test_flags_win_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('host = "::1"\nport = 1\nbot_pause = 2\n[limits]\nmessage_burst = 7\n', encoding="utf-8")
    environment = {
        "FOXDICE_PORT": "2",
        "FOXDICE_BOT_PAUSE": "3",
        "FOXDICE_ORIGINS": "https://a.example, https://b.example",
    }
    found = configuration.settings(configuration.read(file, environment, {"bot_pause": 4.0, "database": None}))
    assert (found.host, found.port, found.bot_pause) == ("::1", 2, 4)
    assert found.origins == ("https://a.example", "https://b.example")
    assert found.limits.message_burst == 7
    assert found.database == ""


def test_without_anything_the_settings_are_those_built_in() -> None:
    assert configuration.settings(configuration.read(None, {}, {})) == Settings()


def test_what_is_shown_can_be_read_again(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    before = configuration.read(None, {}, {"origins": ["https://dice.example"], "data": tmp_path, "trust_proxy": True})
    file.write_text(configuration.as_toml(before), encoding="utf-8")
    assert configuration.settings(configuration.read(file, {}, {})) == configuration.settings(before)


def test_every_setting_of_the_server_says_what_it_is_for() -> None:
    found = {one.name: one for one in configuration.read(None, {}, {})}
    own = {field.name for field in dataclasses.fields(Settings)} - {"limits"}
    limits = {f"limits.{field.name}" for field in dataclasses.fields(Limits)}
    assert own | limits == {name for name, one in found.items() if one.about}


def test_a_password_is_not_shown() -> None:
    shown = configuration.as_toml(configuration.read(None, {"FOXDICE_DATABASE": "postgresql://fox:hush@db/dice"}, {}))
    assert "hush" not in shown
    assert "@db/dice" in shown


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("port = 99999", "“port” (file)"),
        ('port = "80"', "“port” (file)"),
        ("prot = 80", "The nearest: port."),
        ("[limits]\nframe_byte = 1", "limits.frame_bytes"),
        ("limits = 3", "“limits”"),
        ("[limits]\nhints_at_once = 0", "“limits.hints_at_once”"),
        ("[limits]\nrequests_per_second = -1", "> 0"),
        ("port = ", "cannot be read"),
        ('log = "xml"', "“log”"),
    ],
)
def test_a_bad_setting_is_a_sentence(tmp_path: Path, text: str, words: str) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ServerError) as refused:
        configuration.read(file, {}, {})
    assert words in str(refused.value)


def test_a_file_that_is_not_there_is_said(tmp_path: Path) -> None:
    with pytest.raises(ServerError, match="cannot be read"):
        configuration.read(tmp_path / "none.toml", {}, {})
