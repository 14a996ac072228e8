"""Sentences and modes make up an effect."""

from __future__ import annotations

from judge.abilities.amounts import IfSoAmount
from judge.abilities.bases import Amount, Condition, Effect, Players
from judge.abilities.costs import Cost
from judge.abilities.effects.combinators import Modes, NotChosen
from judge.abilities.effects.players import RollDie
from judge.abilities.who import AnOpponent
from judge.language import REJECTED, ListOf, Table, t, w
from judge.oracle.composition import sentences as f
from judge.oracle.composition.subject import sequence

Result = tuple[int, int, Effect]


def _folded(items: tuple[Effect, ...]) -> object:
    return f.folded(items)


Head = tuple[Amount, Amount | None, bool, Players | None, NotChosen | None]


def _modes(modes: tuple[Effect, ...], h: Head) -> Effect:
    least, most, repeats, chooser, unchosen = h
    return Modes(modes, least, most, repeats, chooser=chooser, unchosen=unchosen)


def _and_after(modes: tuple[Effect, ...], h: Head, items: tuple[Effect, ...]) -> object:
    """What is done whichever modes were chosen: "Choose one — … Then draw a card"."""
    after = f.folded(items)
    return REJECTED if after is REJECTED else sequence(_modes(modes, h), after)  # type: ignore[arg-type]


def _more_if(c: Condition, more: tuple[int, int | None], modes: tuple[Effect, ...]) -> object:
    least, most = more
    most = len(modes) if most is None else most
    if len(modes) < most:
        return REJECTED
    fewest = 1 if least == 1 else IfSoAmount(c, least, 1)
    return Modes(modes, fewest, IfSoAmount(c, most, 1))


def _priced(modes: tuple[tuple[Cost, Effect], ...], most: int | None = None) -> Effect:
    """702.172a, 702.183a: each mode costs something in addition."""
    return Modes(tuple(e for _, e in modes), 1, most, costs=tuple(c for c, _ in modes))


def _priced_mode(c: Cost, items: tuple[Effect, ...]) -> object:
    effect = f.folded(items)
    return effect if effect is REJECTED else (c, effect)


def _mode(items: tuple[Effect, ...]) -> object:
    return f.folded(items)


def _rolled(n: int, results: tuple[Result, ...]) -> object:
    """A die with its results table (706.2-3); a table that leaves a result out is not read."""
    said = {side for low, high, _ in results for side in range(low, high + 1)}
    return RollDie(n, results) if said == set(range(1, n + 1)) else REJECTED


def _then_rolled(items: tuple[Effect, ...], n: int, results: tuple[Result, ...]) -> object:
    rolled = _rolled(n, results)
    return sequence_of(items, rolled) if isinstance(rolled, Effect) else REJECTED


def _result(items: tuple[Effect, ...], low: int, high: int | None = None) -> object:
    effect = f.folded(items)
    return effect if effect is REJECTED else (low, low if high is None else high, effect)


SENTENCES = Table(
    "sentences",
    (ListOf("sentence", (". ", ". ", ". "), ("。", "。", "。")),),
    ("draw a card", "抓一张牌"),
)
EFFECTS = Table(  # the whole text of an effect
    "effects",
    (
        t(_folded, "{items:sentences}", "{items:sentences}"),
        t(
            _modes,
            "{h:modes_head} • {modes:mode_list}",
            "{h:modes_head}•{modes:mode_list}",
            ex=("choose one — • draw a card • draw two cards", "选择一项～•抓一张牌•抓两张牌"),
        ),
        t(
            _and_after,
            "{h:modes_head} • {modes:mode_list}⏎ {items:sentences}",  # a line of its own
            "{h:modes_head}•{modes:mode_list}⏎{items:sentences}",
            ex=(
                "choose one — • draw a card • draw two cards⏎ then discard a card",
                "选择一项～•抓一张牌•抓两张牌⏎然后弃一张牌",
            ),
        ),
        t(
            _priced,
            "{most:priced_head} • {modes:priced_mode_list}",
            "{most:priced_head}•{modes:priced_mode_list}",
            ex=("spree • {1} — draw a card", "追欢•{1}～抓一张牌"),
        ),
        t(
            _more_if,
            "choose one. if {c:condition}[ as you cast ~], {more:more_modes} instead"
            " • {modes:mode_list}",
            "选择一项。[如果/若]{c:condition}，则改为{more:more_modes}•{modes:mode_list}",
            ex=(
                "choose one. if ~ was kicked, choose any number instead • draw a card • draw two "
                "cards",
                "选择一项。如果~已增幅，则改为选择任意数量的选项•抓一张牌•抓两张牌",
            ),
        ),
        t(
            lambda items, h, modes: sequence_of(items, _modes(modes, h)),
            "{items:sentences}. {h:modes_head} • {modes:mode_list}",
            "{items:sentences}。{h:modes_head}•{modes:mode_list}",
            ex=(
                "draw a card. choose one — • draw a card • draw two cards",
                "抓一张牌。选择一项～•抓一张牌•抓两张牌",
            ),
        ),
        t(
            _rolled,
            "roll {n:die} • {results:result_list}",
            "掷{n:die}•{results:result_list}",
            ex=(
                "roll a d20 • 1—9 ⇒ draw a card • 10—20 ⇒ draw two cards",
                "掷一颗d20•1～9⇒抓一张牌•10～20⇒抓两张牌",
            ),
        ),
        t(
            _then_rolled,
            "{items:sentences}. roll {n:die} • {results:result_list}|"
            "{items:sentences}, then roll {n:die} • {results:result_list}",
            "{items:sentences}[。/，然后]掷{n:die}•{results:result_list}",
            ex=(
                "draw a card. roll a d20 • 1—9 ⇒ draw a card • 10—20 ⇒ draw two cards",
                "抓一张牌。掷一颗d20•1～9⇒抓一张牌•10～20⇒抓两张牌",
            ),
        ),
    ),
    ("draw a card", "抓一张牌"),
)


def sequence_of(items: tuple[Effect, ...], last: Effect) -> object:
    """Sentences and then what a choice of modes says."""
    before = f.folded(items)
    return REJECTED if before is REJECTED else sequence(before, last)  # type: ignore[arg-type]


RESULT_LIST = Table(
    "result_list",
    (ListOf("result", (" • ", " • ", " • "), ("•", "•", "•")),),
    ("1—9 ⇒ draw a card", "1～9⇒抓一张牌"),
)
RESULT = Table(
    "result",
    (
        t(
            _result,
            "{low:number}—{high:number} ⇒ {items:sentences}|"
            "{low:number}-{high:number} ⇒ {items:sentences}|"
            "{low:number} ⇒ {items:sentences}",
            "{low:number}～{high:number}⇒{items:sentences}|{low:number}⇒{items:sentences}",
        ),
    ),
    ("1—9 ⇒ draw a card", "1～9⇒抓一张牌"),
)
MODE_LIST = Table(
    "mode_list",
    (ListOf("mode", (" • ", " • ", " • "), ("•", "•", "•")),),
    ("draw a card", "抓一张牌"),
)
MODE = Table(
    "mode",
    (t(_mode, "{items:sentences}", "{items:sentences}|{items:sentences}；|{items:sentences}。"),),
    ("draw a card", "抓一张牌"),
)
PRICED_HEAD = Table(  # how many of them may be chosen; None: any number
    "priced_head", (w(None, "spree", "追欢"), w(1, "tiered", "分级")), ("spree", "追欢")
)
PRICED_MODE_LIST = Table(
    "priced_mode_list",
    (ListOf("priced_mode", (" • ", " • ", " • "), ("•", "•", "•")),),
    ("{1} — draw a card", "{1}～抓一张牌"),
)
PRICED_MODE = Table(
    "priced_mode",
    (t(_priced_mode, "{c:mana_cost} — {items:sentences}", "{c:mana_cost}～{items:sentences}"),),
    ("{1} — draw a card", "{1}～抓一张牌"),
)
MORE_MODES = Table(  # how many modes may be chosen in place of one
    "more_modes",
    (
        w((0, None), "choose any number", "选择任意数量的选项|选择任意数量"),
        w((1, None), "choose one or more", "选择一项或数项|选择一项或更多"),
        w((2, 2), "choose both|choose two", "选择两项|两项都选"),
        w((1, 2), "you may choose both|you may choose two", "你可以选择两项|你可以两项都选"),
    ),
    ("choose any number", "选择任意数量"),
)
MODES_HEAD = Table(
    "modes_head",
    (
        w((1, 1, False, None, None), "choose one —", "选择一项～|选择一项：|选择一项—|选择一项"),
        w(
            (1, 1, False, AnOpponent(), None),
            "an opponent chooses one —",
            "由一位对手选择一项～|由任一对手选择一项～|一位对手选择一项～",
        ),
        *(
            w(
                (1, 1, False, None, since),
                f"choose one that hasn't been chosen{en} —|choose one that hasn't been chosen{en}",
                f"选择一项，且不得是{zh}此前选过的～",
            )
            for since, en, zh in (
                (NotChosen.TURN, " this turn", "本回合中"),
                (NotChosen.EVER, "", ""),
            )
        ),
        w((2, 2, False, None, None), "choose two —", "选择两项～|选择两项：|选择两项"),
        w((3, 3, False, None, None), "choose three —", "选择三项～|选择三项"),
        w(
            (1, 2, False, None, None),
            "choose one or both —",
            "选择一项或都选～|选择一项或两项～|选择一项或两项都选～|选择一或两项～|"
            "选择一项或两者都选～",
        ),
        w(
            (1, None, False, None, None),
            "choose one or more —",
            "选择一项或数项～|选择一项或多项～|选择一项或更多～",
        ),
        w((0, 1, False, None, None), "choose up to one —", "选择至多一项～|至多选择一项～"),
        w((0, 2, False, None, None), "choose up to two —", "选择至多两项～"),
        w((0, None, False, None, None), "choose any number —", "选择任意数量～"),
        w(
            (3, 3, True, None, None),
            "choose three. you may choose the same mode more than once —|"
            "choose three. you may choose the same mode more than once",
            "选择三项。你可以重复选择同一项[～]|选择三项。你可以多次选择同一项[～]|"
            "选择三项。你可以选择同样的模式一次以上",
        ),
        w(
            (2, 2, True, None, None),
            "choose two. you may choose the same mode more than once",
            "选择两项。你可以选择同样的模式一次以上|选择两项。你可以多次选择同一项[～]",
        ),
    ),
    ("choose one —", "选择一项～"),
)
