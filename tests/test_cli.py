"""The command `emporion`: whole games, every command, and the one line for whatever is refused."""

import io
import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

import emporion as em
from emporion.bots import LEVELS
from emporion.terminal import thinking
from emporion.terminal.app import run, seating
from emporion.terminal.session import read_game
from emporion.terminal.words import listed, mission, word

COMMAND = [sys.executable, "-c", "from emporion.cli import main; main()"]


@dataclass(frozen=True)
class Said:
    code: int
    out: str
    error: str


Emporion = Callable[..., Said]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to work in, with the saved game kept inside it."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def emporion(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Emporion:
    """Runs a command in this process, with these lines typed."""

    def command(*arguments: str | Path, typed: str = "") -> Said:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = run([str(argument) for argument in arguments])
        said = capsys.readouterr()
        return Said(code, said.out, said.err)

    return command


@pytest.fixture
def game_file(home: Path) -> Path:
    """A finished game of three, written down."""
    state = em.game("rhodes", players=3).start(4)
    while not state.over:
        state.play(state.legal_ids()[len(state.moves) % len(state.legal_ids())])
    state.transcript().save(home / "game.json")
    return home / "game.json"


def lines(*typed: str) -> str:
    return "\n".join((*typed, ""))


# --- play ----------------------------------------------------------------------------------------


def test_a_whole_game_against_bots(emporion: Emporion, home: Path) -> None:
    arguments = ("play", "rhodes", "--players", "3", "--bots", "2", "--seed", "3")
    said = emporion(*arguments, "--bot", "easy", typed=lines(*["1"] * 1000))
    assert said.code == 0
    assert "You farm on Rhodes" in said.out
    assert "Victory points" in said.out
    assert re.search(r"Player \d wins with \d+ victory points", said.out)
    assert "▲ Player 2 Easy bot" in said.out
    # The file named by the last line typed holds the game; a finished game is not resumed.
    assert emporion("verify", "1").code == 0
    assert not (home / "state" / "emporion" / "game.json").exists()


def test_a_whole_game_of_the_colossus_at_one_screen(emporion: Emporion, home: Path) -> None:
    (home / "short.toml").write_text('game = "colossus"\n[round]\nlast = 4\n')
    said = emporion(
        *("play", "colossus", "-p", "2", "--bots", "0", "--seed", "2", "--no-intro"),
        *("--edition", "short.toml"),
        typed=lines(*["2"] * 1000),
    )
    assert said.code == 0
    assert "Victory points" in said.out
    assert "You farm on Rhodes" not in said.out


def test_bots_among_themselves(emporion: Emporion) -> None:
    said = emporion("play", "rhodes", "--bots", "3", "--bot", "random", "--seed", "1")
    assert said.code == 0
    assert "victory points" in said.out


def test_enter_and_enter_plays(emporion: Emporion) -> None:
    said = emporion("play", typed="\n\n\n\n")
    assert said.code == 0
    assert re.search("Buy a farmland to start with|Place a marker", said.out)
    assert "How strong? easy, medium, hard, master [medium]: " in said.out
    assert "Player 3 Medium bot" in said.out


def test_the_questions_take_only_what_there_is(emporion: Emporion) -> None:
    said = emporion("play", typed=lines("chess", "col", "9", "2", "0"))
    assert said.code == 0
    assert "Please type one of rhodes, colossus, rotterdam, or Enter for rhodes." in said.out
    assert "THE COLOSSUS" in said.out
    assert "Player 2" in said.out
    assert "Player 3" not in said.out
    assert "How strong" not in said.out


def test_how_strong_the_bots_are(emporion: Emporion) -> None:
    said = emporion("play", typed=lines("", "2", "", "strong", "h"))
    assert "Please type one of easy, medium, hard, master, or Enter for medium." in said.out
    assert "▲ Player 2 Hard bot" in said.out
    said = emporion("play", "--bot", "planner:20", typed=lines("", "2", ""))
    assert "How strong" not in said.out
    assert "▲ Player 2 planner:20 bot" in said.out


def test_the_page_says_what_the_levels_mean() -> None:
    page = Path(__file__).parents[1] / "docs" / "terminal.md"
    names, meaning = (
        ", ".join(f"`{name}`" for name in side) for side in zip(*LEVELS.items(), strict=True)
    )
    assert f"| {names} | the same as {meaning} |" in page.read_text(encoding="utf-8")


def test_a_bot_for_each_seat(emporion: Emporion) -> None:
    arguments = ("play", "rhodes", "-p", "4", "--seat", "2", "--bot", "easy", "--bot", "greedy")
    said = emporion(*arguments)
    greeting = (
        "● Player 1 Easy bot   ▲ Player 2 you   ■ Player 3 Greedy bot   ◆ Player 4 Greedy bot"
    )
    assert greeting in said.out


def test_leaving_before_the_first_question(emporion: Emporion) -> None:
    said = emporion("play")
    assert (said.code, said.error) == (0, "")
    assert "Goodbye." in said.out


def hot_seat(emporion: Emporion, *typed: str, seed: str = "3") -> Said:
    """Three people; the start farmlands are bought and Player 1 places the first marker."""
    farmlands = ("wine", "milk", "grain", "olives", "grain", "wine")
    start = [f"buy farmland {product} 11" for product in farmlands]
    return emporion(
        *("play", "rhodes", "--bots", "0", "--seed", seed, "--no-intro"),
        typed=lines(*start, *typed),
    )


def test_choosing_by_text_and_by_beginnings(emporion: Emporion) -> None:
    said = hot_seat(emporion, "mar", "sell w", "log")
    assert "● Player 1  market › sell wine" in said.out


def test_what_is_typed_is_not_clear(emporion: Emporion) -> None:
    said = hot_seat(emporion, "market", "sell", "xyz", "42", "")
    assert "Which one: sell wine, sell olives?" in said.out
    assert "There is no choice 'xyz': type a number from 1 to 2, or help." in said.out
    assert "There is no choice '42'" in said.out
    assert "Type the number of a choice, or help." in said.out


def test_why_a_choice_is_not_there(emporion: Emporion) -> None:
    said = hot_seat(emporion, "row 1", "? zeus", "sell wine")
    assert "Not now: this place is not part of the game (RH-2.4)" in said.out
    assert said.out.count("Not now:") == 3


def test_help_and_rules(emporion: Emporion) -> None:
    said = hot_seat(emporion, "help", "? 3", "help farm", "rules RH-7.3", "rules", "rules trader")
    assert "take back your last decision" in said.out
    assert "RH-7.1  Buy, then fulfil" in said.out
    assert "RH-5.5" in said.out
    assert "A wild cube becomes a product of your choice" in said.out
    assert "RH-11  End and score" in said.out
    assert "RH-10.7 Greek trader" in said.out


def test_rules_that_are_not_there(emporion: Emporion) -> None:
    said = hot_seat(emporion, "rules xyzzy")
    assert "No rule speaks of “xyzzy”." in said.out


def test_undo(emporion: Emporion) -> None:
    said = hot_seat(emporion, "farm", "sail 2", "undo", "undo", "undo")
    assert said.out.count("Taken back.") == 2
    assert "Undo stops here: Player 3 has decided since." in said.out


def test_board_and_log_again(emporion: Emporion) -> None:
    once = hot_seat(emporion).out.count("Town hall: for sale")
    said = hot_seat(emporion, "board", "log all")
    assert said.out.count("Town hall: for sale") == once + 1
    assert "● Player 1  buy farmland wine 11" in said.out


def test_save_and_load(emporion: Emporion, home: Path) -> None:
    said = hot_seat(emporion, "market", "save", "save mine.json", "sell wine")
    assert "Name the file: save FILE" in said.out
    assert "Saved. emporion play --load mine.json goes on from here." in said.out
    assert emporion("verify", "mine.json").code == 0
    said = emporion("play", "--load", "mine.json", typed="sell wine\n")
    assert "Sell a unit from your estate" in said.out
    assert " bot" not in said.out
    said = emporion("play", "--load", "mine.json", "--bots", "1", "--seat", "1", "--seat", "3")
    assert "▲ Player 2 Medium bot" in said.out


def test_stronger_bots_take_over(emporion: Emporion) -> None:
    """The people of a saved game keep their seats."""
    emporion("play", "rhodes", "--seat", "2", "--bot", "easy", "--seed", "3", typed=lines("1"))
    said = emporion("play", "--resume")
    assert "● Player 1 Easy bot   ▲ Player 2 you   ■ Player 3 Easy bot" in said.out
    said = emporion("play", "--resume", "--bot", "planner:30", "--bot", "greedy")
    assert "● Player 1 planner:30 bot   ▲ Player 2 you   ■ Player 3 Greedy bot" in said.out


def test_a_save_that_fails_is_told(emporion: Emporion, home: Path) -> None:
    (home / "file").write_text("")
    said = hot_seat(emporion, "save file/game.json", "save .", "board")
    assert said.code == 0
    assert said.out.count("not saved:") == 2


def test_quit_and_resume(emporion: Emporion, home: Path) -> None:
    said = hot_seat(emporion, "market", "quit", "kept.json")
    assert said.code == 0
    assert "Goodbye. emporion play --resume goes on from here." in said.out
    assert (home / "kept.json").exists()
    said = emporion("play", "--resume", typed="sell wine\n")
    assert "Sell a unit from your estate" in said.out
    assert emporion("replay", home / "state" / "emporion" / "game.json").code == 0


def test_a_game_that_breaks_off_is_resumed(emporion: Emporion) -> None:
    """The input ends in the middle; nothing that was decided is lost."""
    hot_seat(emporion, "farm", "sail 2")
    said = emporion("play", "--resume")
    assert "Load the next unit" in said.out


WEIGHED = re.compile(r"wins \d+%, about (level|\d+ points? (ahead|behind))")


def test_why_the_bots_decided_so(emporion: Emporion) -> None:
    bots = ("--bot", "planner:20", "--bot", "random")
    arguments = ("play", "rhodes", *bots, "--seed", "3", "--no-intro")
    said = emporion(*arguments, typed=lines("why", "1", "1", "why", "farm", "why", "help"))
    answers = [text.partition("● Player 1 > ")[0] for text in said.out.split("> why\n")[1:]]
    assert answers[0] == "No bot has thought anything over since your last turn.\n"
    for answer in answers[1:]:  # also in the middle of the own turn
        assert re.match(r"5  ▲ Player 2  buy farmland \w+ 1\d: wins", answer)
        assert "rather than buy farmland" in answer
        assert "Player 3" not in answer
        assert WEIGHED.search(answer)
    assert "what the bots weighed" in said.out


@pytest.mark.parametrize("game", ["rhodes", "colossus", "rotterdam"])
def test_a_hint_from_the_coach(emporion: Emporion, game: str) -> None:
    said = emporion(
        *("play", game, "--bot", "random", "--seed", "3", "--no-intro"),
        typed=lines("hint", "hint", "1", "hint", "help"),
    )
    first, again, second = (
        text.partition("● Player 1")[0] for text in said.out.split("> hint\n")[1:]
    )
    assert first == again, "asking changes nothing"
    for answer in (first, second):
        assert "The coach’s hint" in answer
        assert re.search(r"wins \d+%", answer)
    chosen = re.search(r"  (.+): wins", first)
    assert chosen is not None
    assert f"“{chosen[1]}”" in " ".join(first.split())
    assert "what the coach would choose for you, and why" in said.out


@pytest.mark.parametrize("people", [[], [2], [1, 3]])
def test_seats(people: list[int]) -> None:
    seats = seating(3, None, people, ["greedy"])
    assert [i + 1 for i, name in enumerate(seats) if name == "human"] == (people or [1])


def test_an_edition_of_ones_own(emporion: Emporion, home: Path) -> None:
    (home / "rich.toml").write_text('game = "rhodes"\n[players]\nmoney = [99, 99, 99, 99]\n')
    said = emporion("play", "rhodes", "--edition", "rich.toml", "--seed", "1", typed="1\n")
    assert "edition 'rich'" in said.out
    assert " 99 " in said.out
    said = emporion("play", "--resume", typed="1\n")
    assert "edition 'rich'" in said.out


# --- Rotterdam -----------------------------------------------------------------------------------


def test_a_whole_game_of_rotterdam(emporion: Emporion) -> None:
    arguments = ("play", "rotterdam", "--players", "2", "--bot", "easy", "--seed", "5")
    said = emporion(*arguments, typed=lines(*["1"] * 1000))
    assert said.code == 0
    assert "Your ships carry raw materials" in said.out
    assert "only you look" not in said.out
    assert re.search(r"Player \d wins with \d+ victory points", said.out)
    assert emporion("verify", "1").code == 0


def test_thoughts_that_show_a_hand_wait_for_the_end(emporion: Emporion) -> None:
    arguments = ("play", "rotterdam", "-p", "2", "--bot", "planner:20", "--seed", "4")
    said = emporion(*arguments, typed=lines(*["why", "1"] * 1000))
    during, prompt, after = said.out.partition("A file to keep the game in,")
    asked = during.count("ask why when the game is over")
    assert asked == during.count("Player 1 > why") > 20
    assert not WEIGHED.search(during)
    assert prompt
    assert "Where the bots saw most at stake:" in after
    assert 1 <= after.count("▲ Player 2  ") <= 6
    assert WEIGHED.search(after)
    assert "Kept. emporion replay 1" in after


def test_options_of_rotterdam(emporion: Emporion) -> None:
    said = emporion("play", "rotterdam", "--open-products", "--open-missions", "--seed", "1")
    assert "open products   open missions" in " ".join(said.out.split("\n")[:400])
    assert "next " in said.out


def test_people_at_one_screen_hide_their_hands(emporion: Emporion) -> None:
    typed = lines("", "1", "", "1", "", "call red", "", "call red", "")
    said = emporion("play", "rotterdam", "-p", "2", "--bots", "0", "--seed", "3", typed=typed)
    pages = said.out.split("press Enter when only you look: ")
    assert len(pages) > 4
    for page in pages[1:]:
        assert len(set(re.findall(r"Hand of (.) Player", page))) == 1
    assert "Hand of" not in pages[0]


@pytest.fixture
def voyage(home: Path) -> Callable[[int], Path]:
    """A game of Rotterdam, written down after so many decisions."""

    def write(decisions: int) -> Path:
        state = em.game("rotterdam", players=2).start(4)
        while not state.over and len(state.moves) < decisions:
            state.play(state.legal_ids()[len(state.moves) * 7 % len(state.legal_ids())])
        state.transcript().save(home / "voyage.json")
        return home / "voyage.json"

    return write


def forms(name: str) -> tuple[str, str, str]:
    """A mission, however it is written."""
    return name, mission(name), listed(map(word, name.split("+")))


def test_replay_of_a_running_game_keeps_its_secrets(
    emporion: Emporion, voyage: Callable[[int], Path]
) -> None:
    file = voyage(60)
    state = em.Transcript.load(file).replay()
    secrets = [doc["missions"] for doc in state.position()["seats"]]
    for options in ([], ["--step"], ["--to", "60"], ["--delay", "0"]):
        said = emporion("replay", file, *options, typed=lines(*[""] * 70))
        assert said.code == 0
        assert not any(form in said.out for hand in secrets for one in hand for form in forms(one))
        assert "Hand of" not in said.out
    said = emporion("replay", file, "--seat", "2")
    assert all(mission(one) in said.out for one in secrets[1])
    assert "Hand of ▲ Player 2" in said.out
    assert "Hand of ● Player 1" not in said.out


def test_replay_of_a_finished_game_opens_all_hands(
    emporion: Emporion, voyage: Callable[[int], Path]
) -> None:
    file = voyage(10_000)
    first = em.Transcript.load(file).replay(0).position()["seats"]
    said = emporion("replay", file, "--to", "0")
    assert all(mission(one) in said.out for doc in first for one in doc["missions"])
    said = emporion("replay", file, "--to", "0", "--seat", "1")
    assert "▲ Player 2  missions" not in said.out
    assert "product cards held" in emporion("replay", file).out


def test_editions_and_studies_of_rotterdam(emporion: Emporion, home: Path) -> None:
    assert emporion("edition", "new", "rotterdam", "box.toml").code == 0
    assert "plays as the standard edition" in emporion("edition", "check", "box.toml").out
    file = home / "box.toml"
    file.write_text(file.read_text().replace("points = 12", "points = 9"))
    assert re.search(r"end.points +12 +9", emporion("edition", "diff", "box.toml").out)
    assert "europoort" in emporion("edition", "show", "rotterdam", "--only", "raw").out
    assert emporion("perft", "rotterdam", "--players", "2", "--depth", "2").code == 0
    assert emporion("layout", "rotterdam").out.startswith("rotterdam: ")
    assert emporion("bench", "rotterdam", "--seconds", "0.01").code == 0
    said = emporion("fuzz", "rotterdam", "--games", "1", "--players", "2")
    assert "nothing broken" in said.out


# --- a real terminal -----------------------------------------------------------------------------


class Screen:
    """A program on a terminal of its own."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        self.end, inner = pty.openpty()
        kept = {
            name: os.environ[name]
            for name in ("PATH", "XDG_STATE_HOME", "PYTHONPATH")
            if name in os.environ
        }
        shape = {"TERM": "xterm-256color", "COLUMNS": "100", "LINES": "40"}
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=inner,
            stdout=inner,
            stderr=inner,
            start_new_session=True,
            env={**kept, **shape, **environment},
        )
        os.close(inner)
        self.shown = ""

    def wait_for(self, words: str, seconds: float = 30.0) -> None:
        limit = time.monotonic() + seconds
        while words not in self.shown:
            assert time.monotonic() < limit, f"no {words!r} in {self.shown!r}"
            if not self._read():
                break
        assert words in self.shown, self.shown

    def type(self, text: str) -> None:
        self.shown = ""
        os.write(self.end, text.encode())

    def leave(self) -> int:
        while self._read():
            pass
        return self.process.wait(timeout=30)

    def _read(self) -> bool:
        ready, _, _ = select.select([self.end], [], [], 30)
        try:
            data = os.read(self.end, 65536) if ready else b""
        except OSError:  # how Linux says that the other side is gone
            return False
        self.shown += data.decode(errors="replace")
        return bool(data)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.end)


@pytest.fixture
def screen() -> Iterator[Callable[..., Screen]]:
    opened: list[Screen] = []

    def open_screen(*arguments: str, **environment: str) -> Screen:
        opened.append(Screen(*arguments, **environment))
        return opened[-1]

    yield open_screen
    for one in opened:
        one.close()


COLOUR = re.compile(r"\x1b\[[\d;]*(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])[;m]")


def test_a_session_at_a_terminal(screen: Callable[..., Screen]) -> None:
    table = screen("play", "rhodes", "--seed", "3")
    table.wait_for("buy farmland grain 17")
    assert COLOUR.search(table.shown)
    table.type("1\n")
    table.wait_for("buy farmland grain 11")
    table.type("undo\n")
    table.wait_for("has decided since")
    table.type("quit\n")
    table.wait_for("A file to save")
    table.type("\n")
    assert table.leave() == 0
    assert "Goodbye. emporion play --resume" in table.shown


def test_two_people_at_a_terminal(screen: Callable[..., Screen]) -> None:
    """The screen is cleared, with all that could be scrolled back, before and after."""
    table = screen("play", "rotterdam", "-p", "2", "--bots", "0", "--seed", "3")
    table.wait_for("Player 1, press Enter when only you look")
    assert "Hand of" not in table.shown
    table.type("\n")
    table.wait_for("Player 1 > ")
    table.type("launch s2 ore\n")
    table.wait_for("Player 2, press Enter when only you look")
    page = table.shown.rpartition("\x1b[3J")[2]
    assert "places a ship on s2: ore" in page
    assert "Hand of" not in page
    table.type("\n")
    table.wait_for("Player 2 > ")
    page = table.shown.rpartition("\x1b[3J")[2]
    assert re.search("Hand of .*Player 2", page)
    assert not re.search("Hand of .*Player 1", page)
    table.type("\x1b[A")  # the arrow key finds nothing of what Player 1 typed
    time.sleep(0.2)
    table.type("quit\n")
    table.wait_for("A file to save")
    assert "launch s2 ore" not in table.shown
    table.type("\n")
    assert table.leave() == 0


@pytest.mark.parametrize("key", ["\x03", "\x04"], ids=["ctrl-c", "ctrl-d"])
def test_leaving_by_key(screen: Callable[..., Screen], key: str) -> None:
    table = screen("play", "rhodes", "--seed", "3")
    table.wait_for("buy farmland grain 17")
    time.sleep(0.2)
    if key == "\x03":
        table.process.send_signal(signal.SIGINT)
    else:
        table.type(key)
    assert table.leave() == 0
    assert "Goodbye." in table.shown
    assert "Traceback" not in table.shown


def test_a_bot_that_thinks_long(screen: Callable[..., Screen], home: Path) -> None:
    """Ctrl-C leaves at once and keeps what was decided; thoughts cut short decide nothing."""
    arguments = ("--seat", "3", "--bot", "easy", "--bot", "planner:3000s", "--seed", "3")
    table = screen("play", "rhodes", *arguments, NO_COLOR="1")
    table.wait_for("▲ Player 2 is thinking ...")
    table.process.send_signal(signal.SIGINT)
    assert table.leave() == 0
    assert "Goodbye. emporion play --resume goes on from here." in table.shown
    assert "Traceback" not in table.shown
    state, seats = read_game(home / "state" / "emporion" / "game.json")
    assert [seat for seat, _ in state.moves] == [0]
    assert seats == ["easy", "planner:3000s", "human"]


def test_no_sign_of_thinking_in_a_pipe(emporion: Emporion, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "PATIENCE", 0.0)
    said = emporion("play", "rhodes", "--seat", "3", "--bot", "planner:100", "--seed", "3")
    assert said.code == 0
    assert "thinking" not in said.out + said.error


def test_no_colour_when_asked(screen: Callable[..., Screen]) -> None:
    table = screen("play", "rhodes", "--seed", "3", NO_COLOR="1")
    table.wait_for("buy farmland grain 17")
    assert not COLOUR.search(table.shown)


def test_no_colour_in_a_pipe(emporion: Emporion) -> None:
    assert "\x1b" not in emporion("play", "rhodes", "--seed", "3").out


def test_ctrl_c_while_everything_is_loaded() -> None:
    impatient = (
        "import signal, sys\n"
        "class Impatient:\n"
        "    def find_spec(self, name, *more):\n"
        "        if name == 'emporion.terminal.app': signal.raise_signal(signal.SIGINT)\n"
        "sys.meta_path.insert(0, Impatient())\n"
    )
    command = [sys.executable, "-c", impatient + COMMAND[-1]]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


@pytest.mark.parametrize(
    "arguments",
    [
        ["fuzz", "rhodes", "--seconds", "60"],
        ["perft", "rhodes", "--players", "3", "--depth", "12"],
        ["bench", "--seconds", "60"],
    ],
    ids=lambda arguments: arguments[0],
)
def test_long_work_stops_on_ctrl_c(screen: Callable[..., Screen], arguments: list[str]) -> None:
    work = screen(*arguments)
    work.wait_for("━")
    work.process.send_signal(signal.SIGINT)
    assert work.leave() == 130
    assert "Traceback" not in work.shown
    assert re.search("Stopped after|stopped at depth|make bench", work.shown)


# --- replay and verify ---------------------------------------------------------------------------


def test_replay_tells_the_game(emporion: Emporion, game_file: Path) -> None:
    said = emporion("replay", game_file)
    assert said.code == 0
    assert "Round 2 begins" in said.out
    assert "Victory points" in said.out


def test_replay_calls_people_by_their_names(emporion: Emporion, game_file: Path) -> None:
    document = json.loads(game_file.read_text())
    others = [{"bot": "easy"}] * (document["players"] - 2)
    document["seats"] = [{"name": "[red]Ann[/]"}, {"bot": "hard"}, *others]
    game_file.write_text(json.dumps(document))
    said = emporion("replay", game_file)
    assert said.code == 0
    assert "[red]Ann[/]" in said.out
    assert "Player 1" not in said.out
    assert "Player 2" in said.out
    document["seats"] = [{"name": "Ann"}, {"name": "Ann"}, *others]
    game_file.write_text(json.dumps(document))
    assert "Player 1" in emporion("replay", game_file).out
    document["seats"] = []
    game_file.write_text(json.dumps(document))
    assert emporion("replay", game_file).error.count(str(game_file)) == 1


def test_replay_shows_a_decision(emporion: Emporion, game_file: Path) -> None:
    said = emporion("replay", game_file, "--to", "6")
    assert "decision 6 of" in said.out
    assert "RHODES   Round 1" in said.out
    assert "Victory points" not in said.out


def test_replay_step_by_step(emporion: Emporion, game_file: Path) -> None:
    said = emporion("replay", game_file, "--step", typed=lines("", "", "b", "9999", "q"))
    numbers = re.findall(r"decision (\d+) of (\d+)", said.out)
    assert [int(number) for number, _ in numbers] == [0, 1, 2, 1, int(numbers[0][1])]
    assert said.code == 0


def test_replay_with_a_delay(emporion: Emporion, home: Path) -> None:
    state = em.game("rhodes", players=2).start(1)
    state.play("buy farmland wine 11")
    state.transcript().save(home / "short.json")
    said = emporion("replay", "short.json", "--delay", "0")
    assert said.out.count("RHODES") == 2
    assert "Player 1 is asked: Buy a farmland to start with" in said.out


def test_verify(emporion: Emporion, game_file: Path) -> None:
    said = emporion("verify", game_file)
    assert said.code == 0
    assert re.match(r".*game.json: holds. rhodes, 3 players, \d+ decisions.\n", said.out)


def test_verify_finds_the_decision_that_differs(emporion: Emporion, game_file: Path) -> None:
    document = json.loads(game_file.read_text())
    document["hashes"][11] = "0" * 16
    game_file.write_text(json.dumps(document))
    said = emporion("verify", game_file)
    assert said.code == 1
    assert "decision 12" in said.error


# --- study ---------------------------------------------------------------------------------------


def test_perft(emporion: Emporion) -> None:
    start = em.game("rhodes", players=2).start(1)
    said = emporion("perft", "rhodes", "--players", "2", "--depth", "4")
    counts = [int(count.replace(",", "")) for count in re.findall(r"depth +\d +([\d,]+)", said.out)]
    assert counts == [start.perft(depth) for depth in range(5)]


def test_fuzz(emporion: Emporion) -> None:
    said = emporion("fuzz", "rhodes", "--games", "1", "--players", "2", "--seed", "4")
    assert said.code == 0
    assert re.match(r"1 game, [\d,]+ decisions in .* s: nothing broken.", said.out)


def test_rules(emporion: Emporion) -> None:
    said = emporion("rules", "rh-8.1", "--players", "3")
    assert said.out.startswith("RH-8.1  Market")
    assert "5, 4 and 3 dr" in said.out
    assert "CO-4" not in emporion("rules", "rhodes").out
    assert "CO-4.1" in emporion("rules", "colossus").out
    assert "RH-10.5" in emporion("rules", "--search", "wagon").out
    assert "No rule speaks of “xyzzy”." in emporion("rules", "--search", "xyzzy").out
    assert emporion("rules", "ro-9.8").out.startswith("RO-9.8  Cargo thief")
    assert "RH-1" not in emporion("rules", "rotterdam").out
    assert len(emporion("rules").out.splitlines()) == 17 + 11
    assert len(emporion("rules", "--players", "5").out.splitlines()) == 17
    found = emporion("rules", "--search", "stock").out
    assert "RH-" not in found
    assert "RO-3.1" in found


def test_rules_with_an_edition(emporion: Emporion, home: Path) -> None:
    (home / "mine.toml").write_text('game = "rhodes"\n[market]\nrates = [9, 8, 7]\n')
    assert "9, 8 and 7 dr" in emporion("rules", "RH-8.1", "--edition", "mine.toml").out


def test_bench(emporion: Emporion) -> None:
    said = emporion("bench", "--seconds", "0.01")
    assert said.code == 0
    assert "native random play-outs" in said.out
    assert "make bench" in said.out


def test_layout(emporion: Emporion) -> None:
    game = em.game("colossus", players=4)
    said = emporion("layout", "colossus", "--players", "4")
    assert said.out.startswith(f"colossus: {game.observation_size} numbers")
    assert all(piece.name in said.out for piece in game.layout)
    said = emporion("layout", "colossus", "--actions")
    assert said.out.splitlines()[1:] == [
        f"{action.id:>4}  {action.text}" for action in game.actions
    ]


# --- editions ------------------------------------------------------------------------------------


def test_an_edition_from_new_to_diff(emporion: Emporion, home: Path) -> None:
    assert emporion("edition", "new", "colossus", "box.toml").code == 0
    assert "plays as the standard edition" in emporion("edition", "check", "box.toml").out
    assert "same values" in emporion("edition", "diff", "box.toml").out
    file = home / "box.toml"
    file.write_text(file.read_text().replace("rates = [5, 4, 3]", "rates = [6, 4, 2]"))
    assert "1 value changed" in emporion("edition", "check", "box.toml").out
    said = emporion("edition", "diff", "box.toml")
    assert re.search(r"market.rates +5, 4, 3 +6, 4, 2", said.out)
    said = emporion("edition", "show", "box.toml", "--only", "market")
    assert re.search(r"market.rates +6, 4, 2 +printed", said.out)
    assert re.search(r"market.spaces +2, 2, 3, 3 +reconstructed", said.out)


def test_edition_check_tells_everything(emporion: Emporion, home: Path) -> None:
    (home / "bad.toml").write_text('game = "rhodes"\n[market]\nrates = [5]\n[farm]\ndelivry = 2\n')
    said = emporion("edition", "check", "bad.toml")
    assert said.code == 1
    assert said.out == ""
    assert len(said.error.splitlines()) == 2
    assert "bad.toml:3: market.rates: " in said.error
    assert "bad.toml:5: farm.delivry: " in said.error


def test_edition_new_keeps_what_is_there(emporion: Emporion, home: Path) -> None:
    (home / "box.toml").write_text("mine")
    said = emporion("edition", "new", "rhodes", "box.toml")
    assert said.error == "emporion: box.toml: is there already; --force writes over it\n"
    assert (home / "box.toml").read_text() == "mine"
    assert emporion("edition", "new", "rhodes", "box.toml", "--force").code == 0


# --- whatever is refused: one line, no traceback, a code that is not zero -------------------------

REFUSED = [
    (["nope"], "No such command 'nope'"),
    (["--wrong"], "No such option: --wrong"),
    (["play", "--wrong"], "No such option: --wrong"),
    (["play", "rodes"], "no game is called 'rodes'; did you mean 'rhodes'?"),
    (["play", "rhodes", "extra"], "unexpected extra argument"),
    (["play", "rhodes", "--players", "1"], "rhodes is for 2 to 5 players, not 1"),
    (["play", "rhodes", "--players", "6"], "rhodes is for 2 to 5 players, not 6"),
    (["play", "rhodes", "--players", "two"], "--players"),
    (["play", "rotterdam", "--players", "5"], "rotterdam is for 2 to 4 players, not 5"),
    (["play", "rhodes", "--open-missions"], "rhodes has no option 'open_missions'"),
    (["play", "--resume", "--open-products"], "--open-products is fixed by the saved game"),
    (["play", "rhodes", "--players"], "--players"),
    (["play", "rhodes", "--bots", "4"], "--bots must be from 0 to 3, not 4"),
    (["play", "rhodes", "--bots", "-1"], "--bots must be from 0 to 3, not -1"),
    (["play", "rhodes", "--bot", "hal"], "no bot is called 'hal'"),
    (["play", "rhodes", "--bot", "easy", "--bot", "gredy"], "did you mean 'greedy'"),
    (["play", "rhodes", "--bot", "planner:0ms"], "'planner:0ms': a planner thinks 1ms to"),
    (["play", "-p", "2", "--bot", "easy", "--bot", "hard"], "--bot names 2 bots, but there are se"),
    (["play", "rhodes", "--seat", "4"], "--seat must be from 1 to 3, not 4"),
    (["play", "rhodes", "--seat", "0"], "--seat must be from 1 to 3, not 0"),
    (["play", "rhodes", "--seat", "1", "--seat", "1"], "the same seat twice"),
    (["play", "rhodes", "--seat", "1", "--bots", "0"], "leave 3 seats for people"),
    (["play", "rhodes", "--seed", "x"], "--seed"),
    (["play", "rhodes", "--seed", "1.5"], "--seed"),
    (["play", "rhodes", "--seed", "9" * 5000], "--seed"),
    (["play", "rhodes", "--seed", "-1"], "the seed must be from 0 to 2**64 - 1, not -1"),
    (["play", "rhodes", "--edition", "none.toml"], "none.toml: no such file"),
    (["play", "rhodes", "--edition", "."], "is a directory"),
    (["play", "--load", "none.json"], "none.json: no such file"),
    (["play", "--load", "."], "is a directory"),
    (["play", "--resume"], "there is no game to resume"),
    (["play", "--resume", "--load", "x"], "choose one of --load and --resume"),
    (["play", "--resume", "--players", "3"], "--players is fixed by the saved game"),
    (["play", "--load", "x", "--seed", "3"], "--seed is fixed by the saved game"),
    (["play", "--load", "x", "--edition", "y"], "--edition is fixed by the saved game"),
    (["replay"], "Missing argument"),
    (["replay", "none.json"], "none.json: no such file"),
    (["verify", "none.json"], "none.json: no such file"),
    (["perft", "rhodes", "--depth", "-1"], "--depth"),
    (["perft", "chess"], "no game is called 'chess'"),
    (["fuzz", "chess"], "no game is called 'chess'"),
    (["fuzz", "rhodes", "--games", "0"], "--games"),
    (["fuzz", "rhodes", "--players", "7"], "rhodes is for 2 to 5 players, not 7"),
    (["rules", "chess"], "no game is called 'chess'"),
    (["rules", "RH-99"], "no rule RH-99"),
    (["rules", f"RO-9.{99}"], "Transport cards has RO-9.1 to RO-9.11"),
    (["rules", f"RH-7.{99}"], "Harbour action has RH-7.1 to RH-7.9"),
    (["rules", "rhodes", "--players", "8"], "rhodes is for 2 to 5 players, not 8"),
    (["bench", "chess"], "no game is called 'chess'"),
    (["layout", "chess"], "no game is called 'chess'"),
    (["layout", "rhodes", "--players", "9"], "rhodes is for 2 to 5 players, not 9"),
    (["edition", "nope"], "No such command 'nope'"),
    (["edition", "new", "chess", "x.toml"], "no game is called 'chess'"),
    (["edition", "new", "rhodes", "no/such/folder.toml"], "no such file or directory"),
    (["edition", "check", "none.toml"], "none.toml: no such file"),
    (["edition", "show", "none.toml"], "none.toml: no such file"),
    (["edition", "show", "rhodes", "--only", "xyz"], "no field of rhodes begins with 'xyz'"),
    (["edition", "diff", "rhodes", "colossus"], "colossus is for colossus, rhodes for rhodes"),
]


@pytest.mark.parametrize(("arguments", "reason"), REFUSED, ids=lambda value: str(value)[:40])
def test_refused_in_one_line(emporion: Emporion, arguments: list[str], reason: str) -> None:
    said = emporion(*arguments)
    assert said.code != 0
    assert said.out == ""
    assert said.error.startswith("emporion: ")
    assert said.error.count("\n") == 1
    assert reason.lower() in said.error.lower()


def test_a_bad_edition_is_one_line_to_play(emporion: Emporion, home: Path) -> None:
    (home / "bad.toml").write_text('game = "rhodes"\n[market]\nrates = [5]\n[farm]\ndelivry = 2\n')
    said = emporion("play", "rhodes", "--edition", "bad.toml")
    assert said.code == 1
    assert said.error.count("\n") == 1
    assert "bad.toml:3: market.rates: " in said.error
    assert "and 1 more" in said.error


def test_a_game_of_another_title_is_not_loaded(emporion: Emporion, game_file: Path) -> None:
    said = emporion("play", "colossus", "--load", game_file)
    assert said.error.endswith("is a game of rhodes, not of colossus\n")


BROKEN = [
    (lambda text: text[: len(text) // 2], "is not JSON"),
    (lambda text: text.replace("emporion-transcript/1", "emporion-transcript/9"), "format must be"),
    (lambda text: text.replace('"rhodes"', '"chess"'), "no game is called 'chess'"),
    (lambda text: text.replace("buy farmland", "burn farmland", 1), "decision 1"),
    (lambda text: text.replace('"players": 3', '"players": 6'), "2 to 5 players"),
    (lambda text: "\x00\xff", "is not JSON"),
]


@pytest.mark.parametrize(("spoil", "reason"), BROKEN, ids=[reason for _, reason in BROKEN])
@pytest.mark.parametrize("command", [["verify"], ["replay"], ["play", "--load"]], ids=" ".join)
def test_a_broken_file_is_one_line(
    emporion: Emporion,
    game_file: Path,
    command: list[str],
    spoil: Callable[[str], str],
    reason: str,
) -> None:
    game_file.write_text(spoil(game_file.read_text()))
    said = emporion(*command, game_file)
    assert said.code == 1
    assert said.error.startswith(f"emporion: {game_file}: ")
    assert said.error.count("\n") == 1
    assert reason in said.error


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (["--to", "-1"], "has decisions 0 to"),
        (["--to", "99999"], "has decisions 0 to"),
        (["--seat", "4"], "--seat must be from 1 to 3, not 4"),
        (["--to", "1", "--step"], "choose one of --step, --to and --delay"),
        (["--delay", "-1"], "--delay"),
        (["--delay", "inf"], "--delay"),
        (["--delay", "nan"], "--delay"),
    ],
)
def test_replay_options(
    emporion: Emporion, game_file: Path, options: list[str], reason: str
) -> None:
    said = emporion("replay", game_file, *options)
    assert said.code != 0
    assert said.error.count("\n") == 1
    assert reason in said.error


# --- the program as a whole ----------------------------------------------------------------------


def test_help_and_version(emporion: Emporion) -> None:
    said = emporion()
    assert said.code == 0
    commands = "play replay verify perft fuzz rules bench layout edition"
    assert all(f"\n  {command} " in said.out for command in commands.split())
    assert emporion("--help").out == said.out
    assert emporion("--version").out == f"emporion {em.__version__}\n"


def test_the_package_can_be_run_as_a_module() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "emporion", "--version"], capture_output=True, text=True, timeout=60
    )
    assert (done.returncode, done.stdout) == (0, f"emporion {em.__version__}\n")


def test_a_terminal_without_our_signs() -> None:
    done = subprocess.run(
        [*COMMAND, "play", "rhodes", "--seed", "3"],
        capture_output=True,
        input=b"1\n\xff\xfe\n" + b"9" * 5000 + b"\n",
        env={**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"},
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"? Player 1 (you)" in done.stdout
    assert b"There is no choice" in done.stdout


def test_nobody_there_to_type() -> None:
    shell = ["sh", "-c", '"$@" <&-', "sh", *COMMAND, "play", "rhodes", "--seed", "3"]
    done = subprocess.run(shell, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Goodbye." in done.stdout


WITHOUT = """
import importlib.abc, sys
class No(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {missing}:
            raise ModuleNotFoundError(name, name=name)
sys.meta_path.insert(0, No())
from emporion.cli import main
main()
"""


@pytest.mark.parametrize(
    ("missing", "line"),
    [
        (
            ("typer", "rich"),
            "the command line needs the [terminal] extra: pip install 'emporion[terminal]'",
        ),
        (("fluent",), "this needs emporion[terminal]: fluent is not installed"),
    ],
)
def test_without_the_extra(missing: tuple[str, ...], line: str, home: Path) -> None:
    command = [sys.executable, "-c", WITHOUT.format(missing=missing), "play", "rhodes"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr == f"emporion: {line}\n"


def test_a_reader_that_leaves_early() -> None:
    work = subprocess.Popen(
        [*COMMAND, "rules", "colossus"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert work.stdout is not None
    assert work.stderr is not None
    work.stdout.close()
    assert work.stderr.read() == b""
    work.stderr.close()
    assert work.wait(timeout=30) != 0
