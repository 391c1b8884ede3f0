"""`foxdice train`: make a learned bot from nothing, or a better one from an earlier one."""

import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import Progress

from foxdice import core
from foxdice.cli.options import GameArgument, Seed, read_file, write_file
from foxdice.core import AnyGame, GameError
from foxdice.train.recipe import Recipe

if TYPE_CHECKING:
    from foxdice.judge.network import Network
    from foxdice.train.checkpoint import Point

DEFAULT = Recipe()


class OtherLayers(GameError):
    """The network to go on from has other layers than asked for."""


class NoRivals(GameError):
    """Rivals where nothing is learned by playing against them."""


class NotNumbers(GameError):
    """An option that takes whole numbers got something else."""


def read_numbers(text: str) -> tuple[int, ...]:
    """Return whole numbers from `N[,N…]`; raise `NotNumbers`."""
    if not re.fullmatch(r"[1-9]\d*(,[1-9]\d*)*", text):
        raise NotNumbers("not-numbers", text=text)
    return tuple(map(int, text.split(",")))


def read_earlier(file: Path, game: AnyGame, hidden: str | None) -> "Network":
    """Return the network in a weight file; raise `InvalidText`, `DamagedWeights` or `OtherLayers`."""
    from foxdice.judge.weights import read_weights

    earlier = read_weights(read_file(file), file.name, game)
    layers = tuple(earlier.shape[1:-1])
    if hidden is not None and read_numbers(hidden) != layers:
        raise OtherLayers("other-layers", file=file.name, layers=",".join(map(str, layers)))
    return earlier


def train(
    game: GameArgument,
    output: Annotated[Path, typer.Option("--output", "-o", help="The weight file to write; curves lie beside it.")],
    players: Annotated[str, typer.Option("--players", "-p", help="Tables to play, like 1 or 2,3,4")] = "1",
    hidden: Annotated[str | None, typer.Option(help="Width of the layers, 64,32 or those of FILE")] = None,
    from_: Annotated[Path | None, typer.Option("--from", metavar="FILE", help="Go on from these weights")] = None,
    teacher: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Learn what these weights say instead of what came of games")
    ] = None,
    in_step: Annotated[int, typer.Option(min=1, help="Games played in step")] = DEFAULT.in_step,
    passes: Annotated[int, typer.Option(min=1, help="How often so many games are played")] = DEFAULT.passes,
    minutes: Annotated[float | None, typer.Option(help="End after so many minutes at the latest")] = None,
    rate: Annotated[float, typer.Option(help="Size of the first steps")] = DEFAULT.rate,
    noise: Annotated[
        float, typer.Option(help="Noise on the values at first, in hundreds of points or percent")
    ] = DEFAULT.noise,
    noise_until: Annotated[float, typer.Option(help="When it has faded out, 1 the end")] = DEFAULT.noise_until,
    last_trust: Annotated[
        float, typer.Option(min=0, max=1, help="λ at the end: how far games, not guesses, are believed")
    ] = DEFAULT.trust[1],
    zoo: Annotated[
        float, typer.Option(min=0, max=1, help="for winning: share of games against the zoo, or against rivals")
    ] = DEFAULT.zoo,
    rival: Annotated[
        list[Path] | None,
        typer.Option(metavar="FILE", help="for winning: weights to play against in place of the zoo, repeatable"),
    ] = None,
    tempered: Annotated[
        float, typer.Option(min=0, max=1, help="with --rival: share of the rivals' seats that the zoo takes")
    ] = DEFAULT.tempered,
    margin: Annotated[
        float, typer.Option(min=0, max=1, help="for winning: share of the outcome that is points ahead")
    ] = DEFAULT.margin,
    weaker: Annotated[
        float, typer.Option(min=0, max=1, help="for points: share of players who begin weakly")
    ] = DEFAULT.weaker,
    winning: Annotated[bool, typer.Option("--winning", help="for points, at tables: choose moves for winning")] = False,
    rows: Annotated[
        int, typer.Option(min=0, help="with --teacher: positions kept first, all learned from in every pass")
    ] = DEFAULT.rows,
    evaluate: Annotated[int, typer.Option(min=1, help="Games to evaluate the result")] = DEFAULT.games,
    luck: Annotated[bool, typer.Option("--luck", help="for points: evaluate without the luck of the dice")] = False,
    small: Annotated[bool, typer.Option("--small", help="Write 8 bits a weight instead of 16")] = False,
    threads: Annotated[int, typer.Option(min=0, help="Threads that play, 0: one for each core")] = DEFAULT.threads,
    save_every: Annotated[
        float, typer.Option(min=0, metavar="SECONDS", help="How often to keep what is learned so far, beside FILE")
    ] = 60.0,
    seed: Seed = DEFAULT.seed,
) -> None:
    """Train a network for a game; write its weights and its learning curve.

    A training that was ended goes on where it was when it is started again in the same words.
    """
    # Imported here: the other commands can do without NumPy.
    from foxdice.judge import network
    from foxdice.train import curve
    from foxdice.train.checkpoint import Checkpoint
    from foxdice.train.train import check
    from foxdice.train.train import train as run

    chosen = core.get(game)
    earlier = read_earlier(from_, chosen, hidden) if from_ else None
    layers = tuple(earlier.shape[1:-1]) if earlier else read_numbers(hidden) if hidden else DEFAULT.hidden
    recipe = Recipe(
        players=read_numbers(players),
        hidden=layers,
        in_step=in_step,
        passes=passes,
        minutes=minutes,
        rate=rate,
        noise=noise,
        noise_until=noise_until,
        trust=(DEFAULT.trust[0], last_trust),
        zoo=zoo,
        tempered=tempered,
        margin=margin,
        weaker=weaker,
        winning=winning,
        rows=rows,
        games=evaluate,
        luck=luck,
        seed=seed,
        threads=threads,
    )
    against = [read_earlier(file, chosen, None) for file in rival or ()]
    if against and teacher:
        raise NoRivals("rivals-or-teacher")
    check(chosen, recipe, rivals=bool(against))
    checkpoint = Checkpoint(output.with_suffix(".checkpoint"), save_every)
    console = Console(stderr=True, highlight=False)
    if checkpoint.file.exists():
        console.print(f"{chosen.id}: goes on from {escape(str(checkpoint.file))}", soft_wrap=True)
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(f"{chosen.id}: the first pass compiles", total=1.0)

        def tell(done: float, point: "Point") -> None:
            said = f"{chosen.id}: {point.games:,} games, mean {point.mean:.1f}"
            progress.update(task, completed=done, description=said)
            if not console.is_terminal and (point.pass_number % 10 == 1):
                console.print(f"{said}, loss {point.loss:.5f}, {point.seconds:.0f} s", soft_wrap=True)

        if teacher:
            from foxdice.train.distil import distil

            training = distil(chosen, recipe, read_earlier(teacher, chosen, None), tell, earlier, checkpoint)
        else:
            training = run(chosen, recipe, tell, earlier, checkpoint, against)
    write_file(output, network.dump(training.network, small=small))
    write_file(output.with_suffix(".json"), curve.as_json(training))
    write_file(output.with_suffix(".svg"), curve.as_svg(training))
    checkpoint.file.unlink(missing_ok=True)
    what = f"% won against {curve.opponents(training)}" if training.network.about["measures"] == "wins" else "points"
    console.print(f"{escape(str(output))}: {training.mean:.1f} {what}, mean of {len(training.points):,}")
