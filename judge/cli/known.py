"""The cards known on this machine: the built-in pool, and what the user imported."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from judge.cards import Card, Pool, builtin_pool, nicknamed
from judge.cards.finding import Found
from judge.cards.store import CARDS, CardStore
from judge.cli.terminal import complain
from judge.errors import BadScenario, BadValue, Problem, UnknownCard
from judge.scenario.setup import use_cards
from judge.values import Bilingual


def use_known(paths: Iterable[Path]) -> None:
    """Lets scenarios name the cards of these files, and those imported; one is read when named.

    Raises `BadScenario` for a file that is not there, or holds no cards.
    """
    for path in map(existing, paths):
        use_cards(pool_in(path))
    use_imported()


def pool_in(path: Path) -> Pool:
    """The cards of a file of entries; raises `BadScenario` where it holds none."""
    try:
        pool = Pool.from_toml(path) if path.suffix == ".toml" else Pool.from_jsonl(path)
    except (OSError, ValueError, RecursionError) as error:
        why = error.said if isinstance(error, BadValue) else Bilingual(str(error), str(error))
        said = Bilingual(f"this is no file of cards ({why.en})", f"这不是牌的文件（{why.zh}）")
        raise _bad(path, "cards", said) from error
    if not pool:
        raise _bad(path, "cards", Bilingual("there is no card in it", "其中没有牌"))
    return pool


def use_imported() -> None:
    """Lets scenarios name the imported cards; where they can't be read, that is told."""
    store = imported()
    problem = store.problem()
    if problem is not None:
        complain(problem)
    elif store.is_there:
        use_cards(store)


def existing(path: Path) -> Path:
    """The path; raises `BadScenario` where nothing is there."""
    if not path.exists():
        said = Bilingual("there is no such file or folder", "没有此文件或文件夹")
        raise _bad(path, "file", said)
    return path


def _bad(path: Path, key: str, problem: Bilingual) -> BadScenario:
    return BadScenario([Problem(str(path), 0, key, problem)])


def imported() -> CardStore:
    """The cards imported into the user's data folder."""
    from corpus.imports import data_folder

    return CardStore(data_folder() / CARDS, _forms)


def _forms(name: str) -> tuple[str, ...]:
    """The forms a name is looked up in; loaded late, for spelling takes time to load."""
    from corpus.analysis.forms import forms

    return forms(name)


def find_cards(name: str, most: int = 10) -> tuple[Found, ...]:
    """The cards with names like `name`, the built-in ones before others that are as alike."""
    known = imported()
    found = {one.name: one for one in known.find(name, most)}
    found.update((one.name, one) for one in builtin_pool().find(name, most, known.keys))
    return tuple(sorted(found.values(), key=lambda one: -one.score)[:most])


def card_of(name: str) -> Card:
    """The card of a name; raises `UnknownCard` with the nearest names."""
    pools = (builtin_pool(), imported())
    named = (pool.get(known) for known in (name, nicknamed(name)) if known for pool in pools)
    card = next(filter(None, named), None)
    if card is None:
        raise UnknownCard(name, tuple(one.shown for one in find_cards(name, 3)))
    return card
