"""What of a script is left where play stops is said; checks are held to how things are."""

from __future__ import annotations

from judge.rules.layers import project
from judge.scenario import answers
from judge.scenario.expectations import compare
from judge.scenario.model import Item
from judge.scenario.play import Play, take_choices
from judge.scenario.record import Failed, Record
from judge.scenario.setup.start import UNNAMED_CARDS
from judge.scenario.shuffled import as_given, taken_in_order
from judge.scenario.waiting import emptied
from judge.values import Bilingual
from judge.words import called, word

NEVER_TRIED = Bilingual(
    "play stopped before it was tried", "游戏在尝试之前已停止"
)  # what says whether it is legal would test nothing


def note_what_is_left(play: Play) -> None:
    """Says which choices were never asked for and which items play never came to."""
    for player, left in play.choices.items():
        made, tried = list(play.alone.get(player, ())), list(play.tried.get(player, ()))
        for given in left:
            if given in tried:
                tried.remove(given)
            elif not _is_made(play, given, made):
                play.assumptions.append(answers.unused(player, _shown(play, given)))
    play.assumptions.extend(map(answers.unused_chance, play.random))
    play.assumptions.extend(map(_ran_out, emptied(play)))
    play.assumptions.extend(map(as_given, taken_in_order(play.entries)))
    for item in play.items:
        if item.action == "check":
            check(play, item)
        else:
            play.assumptions.append(answers.not_reached(item))
            if item.legal is not None:
                play.failed.append(Failed({"legal": item.legal}, NEVER_TRIED))


def _shown(play: Play, given: object) -> Bilingual:
    """An answer of the scenario as it is written, what it names by its names."""
    if isinstance(given, list | tuple):
        held = [_shown(play, one) for one in given]
        return Bilingual(", ".join(one.en for one in held), "、".join(one.zh for one in held))
    bodies = play.finder.names.called(play.view, str(given))
    return play.finder.names.shown(bodies[0]) if bodies else word(given)


def _ran_out(player: str) -> Bilingual:
    """Says that cards ran out that the scenario does not speak of."""
    who = called(player)
    return Bilingual(
        f"{who.en}'s library, which the scenario does not give, had {UNNAMED_CARDS} cards.",
        f"情景没有给出{who.zh}的牌库；以{UNNAMED_CARDS}张牌计。",
    )


def _is_made(play: Play, given: object, made: list[object]) -> bool:
    """True of an answer that is what came to be, as there was nothing else to choose."""
    names = list(given) if isinstance(given, dict | list | tuple) else [given]
    for name in names:
        bodies = [str(name), *play.finder.names.called(play.view, str(name))]
        one = next((body for body in bodies if body in made), None)
        if one is None:
            return False
        made.remove(one)
    return bool(names)


def look(play: Play) -> None:
    """The moment of the next item has come, which does nothing; what it expects is looked at."""
    item = play.items.pop(0)
    take_choices(play, item)
    check(play, item)


def check(play: Play, item: Item) -> None:
    """Compares what an item expects with how things are."""
    view = project(play.state, play.rulebook)
    record = Record(play.state, last_legal=play.last_legal)
    for expectation in item.checks:
        failed = compare(play.finder, view, expectation, record)
        if failed is not None:
            play.failed.append(failed)
