"""A word, number or player that is chosen as an object enters, or as an effect happens."""

from __future__ import annotations

from judge.abilities.effects.combinators import Choose
from judge.cards import COLOR_NAMED, CardType
from judge.cards.subtypes import BASIC_LAND_TYPES, Family, family, subtype
from judge.cite import cites
from judge.errors import Unsupported
from judge.game.state import PlayerId
from judge.rules.card_names import names_card_of
from judge.rules.influence.reach import reaches
from judge.rules.keyword_rules.sectors import choose_sector
from judge.rules.meaning import Context
from judge.rules.process import Process
from judge.rules.requests import (
    AskNumber,
    AskPick,
    AskWord,
    Number,
    Picked,
    Purpose,
    Why,
    Word,
)


def choose_for(process: Process, player: PlayerId, effect: Choose, context: Context) -> object:
    """What a player chooses of a kind: a color, a type, a name, a number, a player."""
    match effect.what:
        case "player" | "opponent":
            state = process.state
            order = state.opponents if effect.what == "opponent" else state.order_from
            among = tuple(one for one in order(player) if reaches(state, player, one))
            return choose_player(process, player, among, context)
        case "number":
            answer = process.ask(AskNumber(player, 0, None, context.source))
            return answer.number if isinstance(answer, Number) else 0
        case "color":
            colors = effect.among or tuple(COLOR_NAMED)
            return COLOR_NAMED[choose_word(process, player, "color", colors, context)]
        case "word":
            return choose_word(process, player, "word", effect.among, context)
        case "land type":
            kinds = tuple(sorted(family(Family.LAND)))
            return choose_word(process, player, effect.what, kinds, context)
        case "sector":
            return choose_sector(process, player, context.source)
        case "basic land type":
            return choose_word(process, player, effect.what, BASIC_LAND_TYPES, context)
        case "card type":
            kinds = effect.among or tuple(kind.value for kind in CardType)
            return CardType(choose_word(process, player, effect.what, kinds, context))
        case "creature type":
            return choose_creature_type(process, player, context)
        case "card name":
            return choose_card_name(process, player, effect, context)
    raise Unsupported("614.12a", f"a choice of {effect.what}", "此种选择")


@cites("205.3e", "则其必须而且只能选择一种已存在的副类别，且该选择必须符合该牌类别")
def choose_creature_type(process: Process, player: PlayerId, context: Context) -> str:
    """One existing creature type, and nothing that is none."""
    word = choose_word(process, player, "creature type", (), context)
    known = subtype(word)
    if known is None or known.family is not Family.CREATURE:
        raise process.refuse(Why.BAD_CHOICE, player)
    return word


@cites("201.4", "该牌手必须选择一个Oracle牌张参考文献中的牌的名称")
def choose_card_name(process: Process, player: PlayerId, effect: Choose, context: Context) -> str:
    """The name of a card, whoever has it, of one with the quality that is asked for."""
    answer = process.ask(AskWord(player, effect.what, (), context.source, effect.filter))
    word = answer.word if isinstance(answer, Word) else ""
    of = effect.filter
    if not word or not (of is None or names_card_of(process.view, word, of)):
        raise process.refuse(Why.BAD_CHOICE, player, *names_card_of.numbers)
    return word


def choose_player(
    process: Process, player: PlayerId, among: tuple[PlayerId, ...], context: Context
) -> PlayerId:
    """One of some players; nothing is asked where there is only one."""
    request = AskPick(player, among, 1, 1, Purpose.PLAYER, context.source)
    if len(among) == 1:
        process.not_asked(request)
        return among[0]
    answer = process.ask(request)
    picked = answer.objects if isinstance(answer, Picked) else ()
    if len(picked) != 1 or picked[0] not in among:
        raise process.refuse(Why.BAD_CHOICE, player)
    return PlayerId(str(picked[0]))


def choose_word(
    process: Process, player: PlayerId, what: str, among: tuple[str, ...], context: Context
) -> str:
    """One of some words; any where they are not listed."""
    answer = process.ask(AskWord(player, what, among, context.source))
    word = answer.word if isinstance(answer, Word) else ""
    if (among and word not in among) or not word:
        raise process.refuse(Why.BAD_CHOICE, player)
    return word
