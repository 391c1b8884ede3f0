"""A table from the door to the rematch."""

import msgspec
import pytest

from foxdice import texts
from foxdice.core.record import Event, Playthrough, Throw, parse
from foxdice.dice.generator import Seeded
from foxdice.games import GameError, IllegalMove, InvalidThrow, NotYourTurn, UnknownGame, WrongPlayers
from foxdice.table import Refusal, Table
from foxdice.table import events as ev
from foxdice.table import messages as msg
from foxdice.table.history import PLAYS_PER_COPY
from foxdice.table.look import look
from foxdice.table.verify import verify
from tests.table.conftest import SECRET, Evening

PEOPLE = ("anna", "boris", "carla", "dora", "emil")


def refused(evening: Evening, message: msg.AnyMessage, who: str = "host") -> str:
    """Return the code of a refusal that left no trace."""
    before = (evening.table.version, len(evening.facts), msgspec.json.encode(look(evening.table, who, 0)))
    with pytest.raises(GameError) as caught:
        evening.say(message, who)
    assert before == (evening.table.version, len(evening.facts), msgspec.json.encode(look(evening.table, who, 0)))
    for language in texts.LANGUAGES:
        assert caught.value.say(language)
    return caught.value.code


# ---------------------------------------------------------------------- before the game


def test_a_table_is_opened_joined_and_started() -> None:
    evening = Evening(seats=3)
    evening.say(msg.Join(0, "Anna"), "anna")
    evening.say(msg.Invite(2, "greedy"))
    evening.say(msg.Mix(0, "лиса"), "anna")
    evening.say(msg.Start())
    table = evening.table
    assert [type(event) for event in table.events] == [ev.Opened, ev.Joined, ev.Invited, ev.Mixed, ev.Started]
    assert [(seat.kind, seat.name, seat.bot) for seat in table.seats] == [
        ("person", "Anna", ""),
        ("bot", "", "greedy"),
    ]
    assert table.record().headers["words"] == '["\\u043b\\u0438\\u0441\\u0430",""]'


def test_the_commitment_is_published_before_anybody_adds_words() -> None:
    opened = Evening().table.since(0)[0]
    assert isinstance(opened, ev.Opened)
    assert opened.commitment == SECRET.commitment


@pytest.mark.parametrize(
    ("settings", "error", "code"),
    [
        ({"game": "chess"}, UnknownGame, "unknown-game"),
        ({"seats": 9}, WrongPlayers, "wrong-players"),
        ({"dice": "loaded"}, Refusal, "table-dice"),
        ({"clock": msg.Clock("decision", 0)}, Refusal, "table-seconds"),
        ({"away_seconds": -1}, Refusal, "table-seconds"),
        ({"away_seconds": 7 * 24 * 3600 + 1}, Refusal, "table-seconds"),
        ({"clock": msg.Clock("game", 7 * 24 * 3600 + 1)}, Refusal, "table-seconds"),
    ],
)
def test_impossible_tables_are_not_opened(settings: dict[str, object], error: type[GameError], code: str) -> None:
    with pytest.raises(error) as caught:
        Evening(**settings)
    assert caught.value.code == code


def test_what_is_refused_before_the_game() -> None:
    evening = Evening()
    evening.say(msg.Join(0, "Anna"), "anna")
    assert refused(evening, msg.Join(0, "Boris"), "boris") == "table-seat-taken"
    assert refused(evening, msg.Join(7, "Boris"), "boris") == "table-no-seat"
    assert refused(evening, msg.Join(-1, "Boris"), "boris") == "table-no-seat"
    assert refused(evening, msg.Invite(1, "greedy"), "anna") == "table-host-only"
    assert refused(evening, msg.Invite(0, "greedy")) == "table-seat-taken"
    assert refused(evening, msg.Start(), "anna") == "table-host-only"
    assert refused(evening, msg.Leave(0), "boris") == "table-not-your-seat"
    assert refused(evening, msg.Mix(0, "words"), "boris") == "table-not-your-seat"
    assert refused(evening, msg.Mix(0, "w" * 65), "anna") == "table-words"
    assert refused(evening, msg.Mix(0, "two\nlines"), "anna") == "table-words"
    assert refused(evening, msg.Throw(0), "anna") == "table-not-started"
    assert refused(evening, msg.Rematch(), "anna") == "table-not-over"
    for name in ("", "n" * 25, " Boris", "Bo\nris", "Bo\u2028ris"):
        assert refused(evening, msg.Join(1, name), "boris") == "table-name"
    with pytest.raises(Refusal, match="not started"):
        evening.table.record()


def test_a_table_where_nobody_sits_cannot_start() -> None:
    with pytest.raises(WrongPlayers, match="is played by 1 to 4"):
        Evening().say(msg.Start())


def test_one_leaves_and_the_host_can_empty_a_seat() -> None:
    evening = Evening()
    evening.seat_people("anna", "boris")
    evening.say(msg.Leave(0), "anna")
    evening.say(msg.Leave(1), "host")
    assert [seat.kind for seat in evening.table.seats] == ["empty", "empty"]
    assert evening.say(msg.Leave(1), "host").facts == []


# ---------------------------------------------------------------------- playing


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_whole_game_is_played_recorded_and_verified(players: int) -> None:
    evening = Evening(seats=players).started(*("anna", "boris", "clara", "dora")[:players])
    evening.play_to_the_end()
    record = parse(evening.table.record().format())
    assert verify(record).is_fair
    end = evening.table.events[-1]
    assert isinstance(end, ev.Ended)
    assert (end.seed, end.salt) == (SECRET.seed.hex(), SECRET.salt.hex())
    assert f"result {' '.join(f'{seat}:{score}' for seat, score in enumerate(end.scores, 1))}" in record.format()


def test_what_is_refused_during_the_game() -> None:
    evening = Evening().started()
    assert refused(evening, msg.Throw(1), "boris") == "table-not-your-throw"
    assert refused(evening, msg.Throw(0), "boris") == "table-not-your-seat"
    assert refused(evening, msg.Throw(0, "w1 y1 b1 g1 o1 p1"), "anna") == "table-dice-are-thrown"
    assert refused(evening, msg.Throw(0, gesture="x"), "anna") == "table-no-gesture"
    assert refused(evening, msg.Choose(0, "w4>y3.4"), "anna") == "dice-first"
    assert refused(evening, msg.Correct(0, "w1"), "anna") == "table-nothing-to-correct"
    assert refused(evening, msg.Join(0, "Clara"), "clara") == "table-already-started"
    assert refused(evening, msg.Mix(0, "late"), "anna") == "table-already-started"
    assert refused(evening, msg.Undo(0), "anna") == "table-nothing-to-undo"
    evening.step()
    assert refused(evening, msg.Throw(0), "anna") == "no-throw-due"
    assert refused(evening, msg.Choose(1, "decline"), "boris") == "not-your-turn"
    assert refused(evening, msg.Choose(0, "stop"), "anna") == "nothing-to-stop"
    assert refused(evening, msg.Choose(0, "no move"), "anna") == "invalid-move"
    assert refused(evening, msg.Choose(0, "m" * 65), "anna") == "table-too-long"


def test_after_the_end_everything_stands() -> None:
    evening = Evening().started()
    evening.play_to_the_end()
    for message in (msg.Throw(0), msg.Choose(0, "stop"), msg.Undo(0), msg.Resign(0), msg.Back(0)):
        assert refused(evening, message, "anna") == "game-is-over"


def test_several_seats_on_one_device() -> None:
    evening = Evening().started("anna", "anna")
    evening.play_to_the_end()
    assert evening.table.seats_of("anna") == (0, 1)
    assert verify(evening.table.record()).is_fair


def test_a_rematch_moves_the_starter_on_and_has_a_secret_of_its_own() -> None:
    evening = Evening().started()
    evening.play_to_the_end()
    assert refused(evening, msg.Rematch(), "stranger") == "table-players-only"
    evening.say(msg.Rematch(), "boris")
    assert [seat.name for seat in evening.table.seats] == ["Boris", "Anna"]
    assert (evening.table.number, evening.table.phase) == (2, "lobby")
    evening.say(msg.Start())
    evening.play_to_the_end()
    record = evening.table.record()
    assert record.headers["name"] == "pine/2"
    assert verify(record).is_fair


def test_of_many_rematches_two_games_are_kept_in_memory_and_the_numbers_go_on() -> None:
    evening = Evening(seats=1).started("anna")
    told: list[int] = []
    for _ in range(50):
        evening.step()
        evening.say(msg.Resign(0), "anna")
        evening.say(msg.Rematch(), "anna")
        evening.say(msg.Start())
        told.append(evening.table.version)
    assert told == list(range(8, 8 + 50 * 5, 5))
    for table in (evening.table, evening.restored()):
        assert [type(event).__name__ for event in table.events[:]] == [
            *("Reopened", "Started", "Thrown", "Resigned", "Ended"),
            *("Reopened", "Started"),
        ]
        assert table.version == told[-1]
        assert table.since(told[-2]) == ev.public(table.events[:])[2:]
    assert evening.restored().events == evening.table.events


# ---------------------------------------------------------------------- several at once


def in_a_window(players: int = 3) -> Evening:
    """Return a table where the passive players choose at once."""
    evening = Evening(seats=players).started(*("anna", "boris", "clara", "dora")[:players])
    evening.play_until(lambda: len(evening.table.game.node(evening.table.state).players) > 1)
    return evening


def test_choices_made_at_once_are_heard_of_when_all_have_chosen() -> None:
    evening = in_a_window()
    table = evening.table
    version = table.version
    before = {seat: msgspec.json.encode(look(table, evening.owner(seat), 0)) for seat in (0, 1)}
    last, first = 2, 1
    while last in table.game.node(table.state).players:
        change = evening.say(msg.Choose(last, evening.any_move(last)), "clara")
        assert change.events == []
        assert len(change.facts) == 1
    assert before == {seat: msgspec.json.encode(look(table, evening.owner(seat), 0)) for seat in (0, 1)}
    assert table.version == version
    assert "3 " not in table.record().format().splitlines()[-1]
    change = evening.say(msg.Choose(first, "decline"), "boris")
    while not change.events:
        change = evening.say(msg.Choose(first, evening.any_move(first)), "boris")
    seats = [event.seat for event in change.events if isinstance(event, ev.Chosen)]
    assert seats == sorted(seats)
    assert set(seats) == {1, 2}


def test_a_hidden_choice_can_be_taken_back_without_a_trace() -> None:
    evening = in_a_window()
    table = evening.table
    version, state = table.version, table.state.clone()
    evening.say(msg.Choose(2, "decline"), "clara")
    evening.say(msg.Undo(2), "clara")
    assert (table.version, table.state) == (version, state)
    assert evening.restored().state == state


def test_after_the_window_nothing_in_it_can_be_taken_back() -> None:
    evening = in_a_window()
    table = evening.table
    node = table.game.node(table.state)
    while table.game.node(table.state).players[:1] and set(table.game.node(table.state).players) <= set(node.players):
        seat = table.game.node(table.state).players[0]
        evening.say(msg.Choose(seat, evening.any_move(seat)), evening.owner(seat))
    for seat in node.players:
        assert refused(evening, msg.Undo(seat), evening.owner(seat)) in {"table-undo-other", "table-undo-throw"}


# ---------------------------------------------------------------------- taking back


def test_a_choice_can_be_taken_back_until_the_next_throw() -> None:
    evening = Evening().started()
    evening.step()
    state = evening.table.state.clone()
    evening.step()
    change = evening.say(msg.Undo(0), "anna")
    assert [type(event) for event in change.events] == [ev.Undone]
    assert evening.table.state == state
    evening.step()
    evening.play_until(lambda: evening.table.game.node(evening.table.state).kind == "throw")
    evening.step()
    assert refused(evening, msg.Undo(0), "anna") == "table-undo-throw"


def test_a_choice_stands_once_another_player_has_chosen() -> None:
    evening = Evening().started()
    table = evening.table
    evening.play_until(lambda: table.game.node(table.state).players == (1,))
    evening.step()
    assert refused(evening, msg.Undo(0), "anna") in {"table-undo-other", "table-undo-throw"}


def against_a_bot(*, rated: bool = False) -> Evening:
    evening = Evening(rated=rated)
    evening.say(msg.Join(0, "Anna"), "anna")
    evening.say(msg.Invite(1, "greedy"))
    evening.say(msg.Start())
    return evening


def test_against_bots_everything_can_be_taken_back_and_the_dice_fall_the_same() -> None:
    evening = against_a_bot()
    for _ in range(40):
        evening.step()
    throws = [play for play in evening.table.record().events if str(play).startswith("throw")]
    while evening.table.can_undo(0):
        evening.say(msg.Undo(0), "anna")
    assert len(evening.table.record().events) == 1
    evening.step()
    evening.play_to_the_end()
    record = evening.table.record()
    assert record.events[0] == throws[0]
    assert verify(record).is_fair


def test_in_rated_games_a_bots_choice_counts_like_anybodys() -> None:
    evening = against_a_bot(rated=True)
    for _ in range(40):
        evening.step()
    assert refused(evening, msg.Undo(0), "anna") in {"table-undo-other", "table-undo-throw"}


def test_a_taken_back_choice_makes_a_bots_thought_stale() -> None:
    evening = against_a_bot()
    table = evening.table
    evening.play_until(lambda: any(need.kind == "choose" for need in table.needs()))
    (thought,) = table.needs()
    evening.say(msg.Undo(0), "anna")
    evening.play_until(lambda: any(need.kind == "choose" for need in table.needs()))
    assert table.needs()[0].stamp != thought.stamp


# ---------------------------------------------------------------------- real dice


def test_real_dice_are_typed_in_and_corrected_until_somebody_has_chosen() -> None:
    evening = Evening(dice="real").started()
    assert evening.table.commitment == ""
    assert refused(evening, msg.Throw(0), "anna") == "table-type-the-throw"
    with pytest.raises(InvalidThrow):
        evening.say(msg.Throw(0, "w7"), "anna")
    evening.say(msg.Throw(1, "w1 y2 b3 g4 o5 p6"), "boris")  # anybody may type
    evening.say(msg.Correct(0, "w6 y2 b3 g4 o5 p6"), "anna")
    assert str(evening.table.record().events[0]) == "throw w6 y2 b3 g4 o5 p6"
    assert refused(evening, msg.Correct(0, "w7"), "anna") == "throw-word"
    evening.step()
    assert refused(evening, msg.Correct(0, "w1 y2 b3 g4 o5 p6"), "anna") == "table-correct-too-late"
    evening.play_to_the_end()
    assert verify(evening.table.record()).code == "not-fair-dice"
    assert evening.restored().record().format() == evening.table.record().format()


@pytest.mark.parametrize(("game", "owners"), [("wurf:match", PEOPLE), ("cubed", PEOPLE[:4])])
def test_however_long_a_game_goes_on_little_of_it_is_played_again_for_a_correction(
    game: str, owners: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = Evening(game=game, dice="real", seats=len(owners)).started(*owners)
    again = 0
    play = Playthrough.play

    def count(self: Playthrough, event: Event) -> Event:
        nonlocal again
        again += 1
        return play(self, event)

    def text_of_any_throw() -> str:
        game, state = evening.table.game, evening.table.state
        return game.format_throw(state, game.draw(state, Seeded(evening.now)))

    monkeypatch.setattr(Playthrough, "play", count)
    monkeypatch.setattr(evening, "real_throw", text_of_any_throw)
    while evening.table.phase == "playing" and len(evening.table.plays) < 4 * PLAYS_PER_COPY:
        evening.step()
        plays = evening.table.history.plays  # held ones too
        again = 0
        if isinstance(plays[-1], Throw):
            evening.say(msg.Correct(0, plays[-1].text), "anna")
            assert again <= 2 * PLAYS_PER_COPY + 4
        elif evening.random.random() < 0.5 and evening.table.can_undo(seat := plays[-1].player):
            evening.say(msg.Undo(seat), evening.owner(seat))
            assert again <= PLAYS_PER_COPY + 2
    assert len(evening.table.plays) > 1.5 * PLAYS_PER_COPY
    restored = evening.restored()
    assert restored.state == evening.table.state == evening.table.record().replay().state
    assert restored.record().format() == evening.table.record().format()


def test_there_is_nothing_to_correct_before_the_first_throw() -> None:
    assert refused(Evening(dice="real").started(), msg.Correct(0, "w1"), "anna") == "table-nothing-to-correct"


# ---------------------------------------------------------------------- giving up, leaving, coming back


def test_of_two_players_one_gives_up_and_the_other_has_won() -> None:
    evening = Evening().started()
    evening.step()
    change = evening.say(msg.Resign(0), "anna")
    end = change.events[-1]
    assert isinstance(end, ev.Ended)
    assert end.winners == (1,)
    record = evening.table.record()
    assert record.headers["resigned"] == "1"
    assert verify(parse(record.format())).is_fair


def test_of_three_players_one_gives_up_and_a_bot_plays_on() -> None:
    evening = Evening(seats=3).started("anna", "boris", "clara")
    evening.say(msg.Resign(0), "anna")
    assert [need.bot for need in evening.table.needs()] == ["greedy"]
    assert refused(evening, msg.Throw(0), "anna") == "table-resigned"
    assert refused(evening, msg.Resign(0), "anna") == "table-resigned"
    assert refused(evening, msg.Back(0), "anna") == "table-resigned"
    evening.play_to_the_end()
    end = evening.table.end
    assert end is not None
    assert 0 not in end.winners


def test_giving_up_while_choices_are_hidden_publishes_them_first() -> None:
    evening = in_a_window()
    evening.say(msg.Choose(2, "decline"), "clara")
    evening.say(msg.Resign(0), "anna")
    change = evening.say(msg.Resign(1), "boris")
    assert [type(event) for event in change.events] == [ev.Resigned, ev.Chosen, ev.Ended]
    assert evening.restored().events == evening.table.events
    assert parse(evening.table.record().format()).events == evening.table.record().events


def test_a_solo_player_gives_up() -> None:
    evening = Evening(seats=1).started("anna")
    evening.say(msg.Resign(0), "anna")
    assert evening.table.end is not None
    assert evening.table.end.winners == ()


def test_a_bot_stands_in_for_whoever_leaves_and_gives_the_seat_back() -> None:
    evening = Evening(away_seconds=60).started()
    evening.connect("anna")
    evening.connect("boris")
    assert evening.table.deadline() is None
    evening.table.disconnect("anna", evening.now)
    assert evening.table.deadline() == evening.now + 60_000
    assert evening.tick(59_999).facts == []
    assert [type(fact) for fact in evening.tick(1).facts] == [ev.Replaced]
    assert [need.seat for need in evening.table.needs()] == [0]
    assert refused(evening, msg.Throw(0), "anna") == "table-bot-plays"
    evening.step()
    assert [type(fact) for fact in evening.connect("anna").facts] == [ev.Returned]
    evening.step()
    assert evening.table.needs() == []


def test_no_bot_stands_in_where_nobody_waits() -> None:
    evening = Evening(away_seconds=60).started()
    evening.connect("anna")
    evening.table.disconnect("anna", evening.now)
    assert evening.table.deadline() is None
    assert evening.tick(10**9).facts == []


def test_somebody_with_two_connections_is_here_until_the_last_is_gone() -> None:
    evening = Evening(away_seconds=60).started()
    for who in ("boris", "anna", "anna"):
        evening.connect(who)
    evening.table.disconnect("anna", evening.now)
    assert evening.table.is_online(0)
    evening.table.disconnect("anna", evening.now)
    assert not evening.table.is_online(0)


# ---------------------------------------------------------------------- clocks


def test_a_decision_clock_starts_anew_with_each_decision() -> None:
    evening = Evening(clock=msg.Clock("decision", 30)).started()
    assert evening.table.time_left(0, evening.now) == 30_000
    evening.say(msg.Throw(0), "anna", after=29_999)
    assert evening.table.time_left(0, evening.now) == 30_000
    assert evening.table.deadline() == evening.now + 30_000
    assert evening.tick(29_999).facts == []
    assert [fact.reason for fact in evening.tick(1).facts if isinstance(fact, ev.Replaced)] == ["clock"]
    evening.say(msg.Back(0), "anna")
    assert not evening.table.seats[0].is_played_by_bot


def test_a_game_clock_adds_up_and_there_is_no_way_back() -> None:
    evening = Evening(clock=msg.Clock("game", 30)).started()
    evening.say(msg.Throw(0), "anna", after=20_000)
    assert evening.table.time_left(0, evening.now) == 10_000
    assert evening.table.time_left(1, evening.now) == 30_000
    assert evening.restored().time_left(0, evening.now) == 10_000
    evening.tick(10_000)
    assert refused(evening, msg.Back(0), "anna") == "table-out-of-time"
    evening.connect("anna")
    assert evening.table.seats[0].replaced == "clock"


def test_a_game_clock_of_somebody_who_has_not_moved_is_whole_and_runs_out_to_the_millisecond() -> None:
    evening = Evening(clock=msg.Clock("game", 30)).started()
    begun = evening.now
    assert evening.table.deadline() == begun + 30_000
    assert evening.tick(29_999).facts == []
    assert [type(fact) for fact in evening.tick(1).facts] == [ev.Replaced]


def test_to_others_the_clock_of_a_hidden_choice_runs_on() -> None:
    """Of two that choose at once: one has chosen, and nobody can tell by the clocks."""
    evening = Evening(game="qwixx", clock=msg.Clock("decision", 30)).started()
    evening.say(msg.Throw(0), "anna")
    begun = evening.now
    assert evening.table.game.node(evening.table.state).players == (0, 1)
    evening.say(msg.Choose(1, "pass"), "boris", after=10_000)
    evening.now = begun + 12_000
    assert evening.table.time_left(0, evening.now, to_others=True) == 18_000
    assert evening.table.time_left(1, evening.now, to_others=True) == 18_000
    assert evening.table.time_left(1, evening.now) == 30_000


def test_who_left_may_come_back_and_who_was_removed_may_not() -> None:
    evening = Evening(seats=3)
    evening.seat_people("anna", "boris")
    evening.say(msg.Leave(0), "anna")
    evening.say(msg.Leave(1), "host")
    evening.say(msg.Join(1, "Anna"), "anna")
    assert refused(evening, msg.Join(0, "Boris"), "boris") == "table-removed"


def test_without_clocks_time_does_not_matter() -> None:
    evening = Evening().started()
    assert evening.table.time_left(0, evening.now) is None
    assert evening.tick(10**9).facts == []


# ---------------------------------------------------------------------- events


def test_a_client_gets_exactly_what_it_missed() -> None:
    evening = Evening().started()
    evening.play_to_the_end()
    everything = evening.table.since(0)
    for version in range(len(everything) + 1):
        assert evening.table.since(version) == everything[version:]
    assert evening.table.since(10**6) == []


def test_nobody_hears_whose_token_it_is() -> None:
    evening = Evening().started("anna-token-hash", "boris-token-hash")
    for text in (msgspec.json.encode(evening.table.since(0)), msgspec.json.encode(look(evening.table, "x", 0))):
        assert b"token-hash" not in text


def test_a_table_is_restored_from_its_facts_as_text() -> None:
    evening = in_a_window()
    evening.say(msg.Choose(2, "decline"), "clara")
    text = msgspec.json.encode(evening.facts)
    facts = msgspec.json.decode(text, type=list[ev.AnyEvent])
    restored = Table.restore("pine", facts, SECRET, evening.now)
    assert restored.events == evening.table.events
    for who in ("anna", "boris", "clara", ""):
        assert look(restored, who, 0) == look(evening.table, who, 0)
    evening.table = restored
    evening.play_to_the_end()
    assert verify(evening.table.record()).is_fair


def test_only_bots_need_bots() -> None:
    evening = against_a_bot()
    assert evening.table.needs() == []
    with pytest.raises(Refusal):
        evening.table.play_for(msg.Throw(0), evening.now)


def test_bots_alone_play_to_the_end() -> None:
    evening = Evening()
    for seat in (0, 1):
        evening.say(msg.Invite(seat, "random"))
    evening.say(msg.Start())
    evening.play_to_the_end()
    assert evening.table.end is not None


def test_of_a_bot_that_fails_the_record_says_so_once_for_every_reason() -> None:
    evening = Evening()
    for seat in (0, 1):
        evening.say(msg.Invite(seat, "random"))
    evening.say(msg.Start())
    table = evening.table
    for forfeit in ("", "late", "late", "illegal"):
        evening.play_until(lambda: table.needs()[0].kind == "choose")
        seat = table.needs()[0].seat
        move = table.game.format_move(table.state, seat, table.game.legal(table.state, seat)[0])
        table.play_for(msg.Choose(seat, move), evening.now, forfeit)
        assert ("forfeit" in table.record().headers) == bool(forfeit)
    told = table.record().headers["forfeit"].split(", ")
    assert sorted(told) == sorted(
        {f"{number} {why}" for number, seat in enumerate(table.seats, 1) for why in seat.forfeits}
    )
    assert {one.split()[1] for one in told} == {"late", "illegal"}
    assert len(told) == len(set(told))


def test_nobody_has_won_before_the_first_game() -> None:
    evening = Evening(seats=3)
    evening.say(msg.Join(0, "Anna"), "anna")
    evening.say(msg.Invite(1, "greedy"))
    assert [seat.won for seat in look(evening.table, "anna", 0).seats] == [0, 0, 0]


def test_a_look_shows_what_can_be_done_to_whoever_can_do_it() -> None:
    evening = Evening().started()
    evening.step()
    mine, theirs = look(evening.table, "anna", 0), look(evening.table, "boris", 0)
    assert mine.game is not None
    assert theirs.game is not None
    moves = [option.move for option in mine.game.options]
    assert len(moves) == len(evening.table.game.legal(evening.table.state, 0))
    assert theirs.game.options == ()
    assert (mine.seat, theirs.seat, look(evening.table, "x", 0).seat) == (0, 1, None)
    evening.say(msg.Choose(0, moves[0]), "anna")


def test_errors_of_the_game_come_through() -> None:
    evening = Evening().started()
    with pytest.raises(NotYourTurn):
        evening.say(msg.Choose(0, "stop"), "anna")
    evening.step()
    with pytest.raises(IllegalMove):
        evening.say(msg.Choose(0, "stop"), "anna")


# ---------------------------------------------------------------------- help by a program


def test_whoever_plays_alone_or_against_bots_may_have_help_and_the_record_says_so() -> None:
    evening = Evening()
    evening.say(msg.Join(0, "Anna"), "anna")
    assert refused(evening, msg.Help(0), "anna") == "table-not-started"
    evening.say(msg.Invite(1, "greedy"))
    evening.say(msg.Start())
    assert "help" not in evening.table.record().headers
    assert refused(evening, msg.Help(0), "boris") == "table-not-your-seat"
    assert len(evening.say(msg.Help(0), "anna").events) == 1
    assert evening.say(msg.Help(0), "anna").facts == []
    record = parse(evening.restored().record().format())
    assert record.headers["help"] == "1"
    assert record.helped == verify(record).helped == (0,)
    evening.play_to_the_end()
    evening.say(msg.Rematch(), "anna")
    evening.say(msg.Start())
    assert evening.table.record().helped == ()


def test_several_people_have_help_when_all_agree() -> None:
    evening = Evening().started()
    assert refused(evening, msg.Help(1), "boris") == "table-no-help"
    evening.say(msg.Agree(0, on=True), "anna")
    assert refused(evening, msg.Help(1), "boris") == "table-no-help"
    assert refused(evening, msg.Agree(1, on=True), "anna") == "table-not-your-seat"
    evening.say(msg.Agree(1, on=True), "boris")
    assert [seat.agrees for seat in look(evening.table, "anna", 0).seats] == [True, True]
    evening.say(msg.Help(1), "boris")
    evening.say(msg.Agree(0, on=False), "anna")
    assert refused(evening, msg.Help(0), "anna") == "table-no-help"
    assert evening.restored().record().helped == (1,)


def test_nobody_has_help_in_a_rated_game() -> None:
    evening = Evening(rated=True)
    evening.say(msg.Join(0, "Anna"), "anna")
    evening.say(msg.Invite(1, "greedy"))
    evening.say(msg.Start())
    assert refused(evening, msg.Help(0), "anna") == "table-no-help"
