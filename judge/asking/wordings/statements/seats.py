"""How many play, and which variant of the game: "in a four-player Commander game"."""

from __future__ import annotations

from judge.asking.canonical.rows import table
from judge.asking.wordings.verbs import row
from judge.language import Table, Word, w
from judge.language.template import Row

NUMBERS = ((2, "two", "两|二|双"), (3, "three", "三"), (4, "four", "四"), (5, "five", "五"))
GAMES = "[game/pod/match/table/games/free-for-all/free for all/multiplayer game]"
ZH_GAMES = "[局/游戏/对局/对战/混战/多人局/多人游戏/多人对局/多人混战/多人战/乱斗/]"
ZH_PLAY = "[打/玩/在打/在玩/打的/玩的/一起打/一起玩/]"
ALL: tuple[tuple[str, str, dict[str, str]], ...] = (  # several players of whom the same is told
    (
        "|".join(
            f"{all_of} {{opponents:count}} opponents"
            for all_of in ("each of my", "all of my", "all my", "my", "all", "the")
        ),
        "|".join(f"{the}{{opponents:count}}[个/位/名]对手" for the in ("", "我的", "那", "这")),
        {"of": "opponents"},
    ),
    (
        "each opponent|every opponent|each of my opponents|all my opponents|all of my opponents"
        "|my opponents|all opponents",
        "每个对手|每位对手|每名对手|所有对手|各对手|各个对手|我的对手们|对手们|我的所有对手|我的每个对手|我的每位对手",
        {"of": "opponents"},
    ),
    (
        "each player|every player|everyone|everybody|all players|each of us|all of us|we all",
        "每位牌手|每个牌手|每名牌手|所有牌手|每个玩家|所有玩家|每位玩家|所有人|每个人|大家|我们每个人",
        {"of": "players"},
    ),
    ("{one:called} and {other:called}", "{one:called}[和/与/跟]{other:called}", {}),
)
STANDING: tuple[Row, ...] = (
    row(
        "[/this is /it is /we are in /we are playing /we play /i am playing /i am in /i play /in "
        "/playing ]{seats:seats_said}",
        "[在/这是/我们在/我在/我们/][打/玩/]{seats:seats_said}[里/中/时/]",
        does="seats",
    ),
    row(
        "[it is/this is/there are] [the two of us/two of us/two players/a duel"
        "/a one-on-one game/one-on-one/one on one/1v1/a two player game]"
        "|it is [just/only] the two of us|we are playing [one-on-one/one on one/1v1/heads up]"
        "|[he/she] is my opponent|i [have/have got] one opponent"
        "|there [is/are] no other [players/opponents]|i have no other opponents",
        "[这是/这局/][就/只有/只是/仅/]我们[两个/两人/俩/两个人][人/在打/对打/对战/打/在对打/玩/][而已/]"
        "|[这是/][单挑/一对一/1v1/两人对战/两人局/双人局]"
        "|[只有/就]{_:him}[一个/一名/一位]对手|[我/]只有[一个/一名/一位]对手"
        "|[我的/]对手[只有/就]{_:him}一个[人/]|没有[其他/别的]对手|没有[其他/别的][牌手/玩家]",
        does="seats",
        seats={"players": 2},
    ),
    row(
        "[i have/there are] {players:opponents_count} opponents"
        "|[all /all of my /my ]{players:opponents_count} opponents are still [in the game/in/alive"
        "/there]",
        "[我/]{_:mid}有{players:opponents_count}[个/位/名]对手"
        "|[我的/]{players:opponents_count}[个/位/名]对手{_:mid}[在/在场/活着/没出局/没输/在游戏中]",
        does="seats",
    ),
    *(
        row(
            "|".join(
                f"{who} [is at/are at] {{n:life_total}}[ life/]"
                f"|{who} [has/have] {{n:life_total}} life"
                for who in en.split("|")
            ),
            "|".join(
                f"{who}[都/各/全都/分别/各自/]{{_:mid}}[有/剩/是/还剩/还有/只剩/为/]{{n:life_total}}[点生命/点血/血/点]"
                for who in zh.split("|")
            ),
            does="life_of",
            **of,
        )
        for en, zh, of in ALL
    ),
    *(
        row(
            "|".join(
                f"{who} [has/have/controls/control] {{what:nouns}}[ in play/ on the battlefield/]"
                for who in en.split("|")
            ),
            "|".join(
                f"{who}[场上/][都/各/全都/分别/各自/]{{_:mid}}[操控/有]{{what:nouns}}"
                for who in zh.split("|")
            ),
            does="have_of",
            **of,
        )
        for en, zh, of in ALL
    ),
)
BEFORE: tuple[Row, ...] = (
    row(
        "[in/during/at/playing/over/over the course of] {seats:seats_said}[, / ]",
        "[在/][打/玩/我们打/我们玩/]{seats:seats_said}[里/中/时/上/]{_:comma}",
    ),
)
AFTER: tuple[Row, ...] = (row(" [in/during/at] {seats:seats_said}", ""),)
TABLES: tuple[Table, ...] = (
    table("comma", Word(0, (), ("",)), w(0, "", "，|：|、|的时候")),
    table("players_said", *(w(n, f"{en}|{n}", f"{zh}|{n}") for n, en, zh in NUMBERS)),
    table(
        "opponents_count",
        *(
            w(n, f"{en}|{n - 1}", f"{zh}|{n - 1}")
            for (n, _, _), (_, en, zh) in zip(NUMBERS[1:], NUMBERS, strict=False)
        ),
    ),
    table(
        "variant_said",
        w("commander", "commander|edh|cedh", "指挥官|指挥官赛|edh|指挥官赛制|统帅赛"),
    ),
    table(
        "a_game",
        w(0, "a |our |my |this |an |the ", "一个|一场|一盘|一局|我们的|这个|这场|这盘"),
        Word(0, ("",), ("",)),
    ),
    table(
        "heads", w(0, "-player |player |players |-person |person |people |-man |way |-way |p ", "")
    ),
    table(
        "seats_said",
        w(
            {"many": True},
            "a multiplayer game|multiplayer|multiplayer games",
            "多人局|多人游戏|多人对局|多人对战|多人混战",
        ),
        row(
            f"{{_:a_game}}{{players:players_said}}[ /]{{_:heads}}{GAMES}"
            "|{_:a_game}[game/match/pod/table] [with/of/between/among] {players:players_said}"
            " [players/people/of us]",
            f"{{_:a_game}}{{players:players_said}}[个/位/名/][人/玩家/牌手]{ZH_PLAY}[的/]{ZH_GAMES}",
        ),
        row(
            f"{{_:a_game}}{{players:players_said}}[ /]{{_:heads}}{{game:variant_said}} {GAMES}"
            "|{_:a_game}{players:players_said}[ /]{_:heads}{game:variant_said}"
            "|{game:variant_said} with {players:players_said} [players/people/of us]",
            "{_:a_game}{players:players_said}[个/位/名/][人/玩家/牌手]"
            f"[打/玩/打的/玩的/在打/在玩/一起打/一起玩/的/]{{game:variant_said}}{ZH_GAMES}"
            f"|{{game:variant_said}}{{players:players_said}}人{ZH_GAMES}",
        ),
        row(
            f"{{_:a_game}}{{game:variant_said}} {GAMES}|{{game:variant_said}}"
            "|a game of {game:variant_said}",
            "{_:a_game}[打/玩]{game:variant_said}"
            "|{_:a_game}{game:variant_said}[局/游戏/对局/对战/多人局/里/中]",
        ),
    ),
)
