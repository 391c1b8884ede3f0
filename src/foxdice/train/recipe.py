"""How a network is trained, in numbers: known before anything that training needs is imported."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Recipe:
    """How a network is trained. All of it, with the seed, is written into the weight file."""

    players: tuple[int, ...] = (1,)  # these tables are played, equally often
    hidden: tuple[int, ...] = (64, 32)
    in_step: int = 1024  # games played in step
    passes: int = 40
    minutes: float | None = None  # ends sooner when the time is up
    rate: float = 1e-3
    noise: float = 0.1  # Gumbel noise on the values, in hundreds of points
    noise_until: float = 0.7  # of the training
    trust: tuple[float, float] = (0.9, 0.7)  # λ at the beginning and at the end
    zoo: float = 0.25  # for winning: the share of games against the zoo, or against rivals where there are any
    tempered: float = 0.0  # with rivals: the share of their seats that the zoo takes
    margin: float = 0.1  # for winning: how much of the outcome is not winning but points ahead
    weaker: float = 0.0  # for points: the share of players who misjudge positions up to some moment of the game
    winning: bool = False  # at tables: choose moves by the chance of winning, not by points
    rows: int = 0  # with a teacher: positions kept at first and gone through in every pass; 0: those it just looks at
    games: int = 2000  # to evaluate
    luck: bool = False  # evaluate without the luck of the dice, for points
    seed: int = 1
    threads: int = 0
