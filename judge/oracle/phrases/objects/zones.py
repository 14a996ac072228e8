"""Cards by where they are."""

from __future__ import annotations

from judge.abilities.amounts import Count, Minus
from judge.abilities.bases import Amount, Filter, Objects, Pattern, Players
from judge.abilities.filters import AnyOf, InZone, IsCard, Non, Other
from judge.abilities.groupings import OfOneGraveyard
from judge.abilities.patterns import PutInto
from judge.abilities.relations import DidThisTurn, ExiledWithThis, TheOne
from judge.abilities.who import (
    AmongThem,
    Chosen,
    EachOpponent,
    Every,
    Target,
    ThatPlayer,
    Together,
    TopOf,
    You,
)
from judge.language import REJECTED, Include, Table, t, w
from judge.oracle.lexicon.filters import every, has, narrowed
from judge.oracle.lexicon.verbs.changing import put
from judge.oracle.lexicon.verbs.verb import Act
from judge.oracle.lexicon.verbs.words import Origin
from judge.oracle.phrases.objects.groupings import Grouped
from judge.oracle.phrases.objects.picking import each_of

ANYWHERE = Origin()
A_GRAVEYARD = InZone("graveyard")


def _put_there(z: InZone, o: Origin = ANYWHERE, milled: bool = False) -> object:
    """In a graveyard, and put there this turn; from the battlefield or wherever, or milled."""
    whose = You() if z.player == You() else None  # in the zone it is said whose it is
    act = put(whose, o) if z.zone == "graveyard" else None
    event: object = act.of(TheOne()) if isinstance(act, Act) else None
    if milled:
        event = PutInto(TheOne(), z.zone, "library", whose, milled=True)
    return every(z, DidThisTurn(event)) if isinstance(event, Pattern) else REJECTED


def located(o: Objects, z: Filter) -> object:
    """Cards in a zone; rejected where their zone is said already."""
    if isinstance(o, Target | Chosen | Every) and has(o.filter, InZone):
        return REJECTED
    return narrowed(o, z) or REJECTED


def _exiled_with_this(f: Filter) -> object:
    """ "Card exiled with ~" says where the card is."""
    return f if has(f, ExiledWithThis) else REJECTED


def _in_zone(p: Players, z: str) -> InZone:
    return InZone(z, p)


def _anyones(z: str) -> InZone:
    return InZone(z)


def _top(p: Players, n: Amount = 1) -> Objects:
    return TopOf(p, n)


def _all_but_bottom(p: Players, n: int = 1) -> object:
    whose = p if isinstance(p, You) else ThatPlayer()
    return TopOf(p, Minus(Count(every(IsCard(), InZone("library", whose))), n))


def among(f: Filter | None = None, n: Amount = 1, least: Amount | None = None) -> Objects:
    return AmongThem(None if f == IsCard() else f, n, least)  # "a card": any of them


def _among_all(f: Filter) -> object:
    """ "All other cards revealed this way" are the rest of them, which have words of their own."""
    return REJECTED if has(f, Other) else AmongThem(f, None)


def _among_up_to(c: Grouped, n: Amount | None = None) -> Objects:
    """So many of them at most, or any number."""
    f, group = c
    return AmongThem(None if f == IsCard() and n is not None else f, n, 0, group)


def _each_located(a: Objects, b: Objects, z: Filter) -> object:
    """ "Target artifact card and up to one target land card from your graveyard"."""
    one, other = located(a, z), located(b, z)
    if not isinstance(one, Target) or not isinstance(other, Target):
        return REJECTED
    return Together((one, other))


def _of_one_graveyard(o: Objects, z: InZone = A_GRAVEYARD) -> object:
    """ "Up to two target cards from a single graveyard", "… from an opponent's graveyard"."""
    if not isinstance(o, Target) or o.group is not None or o.most == 1:
        return REJECTED
    cards = located(o, z)
    return cards.with_(group=OfOneGraveyard()) if isinstance(cards, Target) else REJECTED


ZONE = Table(
    "zone",
    (
        w("graveyard", "@s graveyard|@p graveyards", "坟墓场"),
        w("hand", "@s hand|@p hands", "手上|手牌"),
        w("library", "@s library|@p libraries", "牌库"),
    ),
    ("graveyard", "坟墓场"),
)
SAID_ZONE = Table(  # whose cards they are, in so many words
    "said_zone",
    (
        t(_in_zone, "{p:possessive} {z:zone}", "{p:possessive}{z:zone}"),
        t(
            _anyones,
            "a {z:zone@s}|any {z:zone@s}|{z:zone@p}",
            "任[一/意/一牌手的]{z:zone}|一个{z:zone}",
        ),
        t(_anyones, "all {z:zone}", "所有{z:zone}"),
        w(InZone("exile"), "exile", "放逐区"),
        w(InZone("command"), "the command zone", "统帅区"),
    ),
    ("your graveyard", "你的坟墓场"),
)
ZONE_OF = Table(
    "zone_of",
    (
        Include("said_zone"),
        t(_anyones, "", "{z:zone}"),
        w(
            AnyOf((InZone("exile"), InZone("graveyard", You()))),
            "exile and in your graveyard",
            "放逐区和你坟墓场|你的放逐区和坟墓场",
        ),
        t(
            lambda p: AnyOf((InZone("hand", p), InZone("graveyard", p))),
            "{p:possessive} hand or graveyard",
            "{p:possessive}手[上/牌]或坟墓场",
        ),
    ),
    ("your graveyard", "你的坟墓场"),
)
MILLED = Table("milled", (w(True, "milled", ""),), ("milled", ""))
NARROWED_ZONE = Table(  # a zone, and which of the cards in it are meant
    "narrowed_zone",
    (
        t(
            _put_there,
            "{z:said_zone} that [was/were] put there from {o:origin} this turn|"
            "{z:said_zone} that [was/were] put there this turn|"
            "{z:said_zone} that [was/were] {milled:milled} this turn",
            "",
        ),
        t(
            lambda z, f: every(z, Non(f)),
            "{z:said_zone} other than [{f:a_card}/{f:cards@p}]",
            "",
            ex=("your graveyard other than a basic land card", ""),
        ),
        t(
            lambda z, p: every(z, p),
            "{z:zone_of}{p:post}",
            "",
            ex=("your graveyard with mana value 3 or less", ""),
        ),
    ),
)
LOCATED_CARDS = Table(
    "located_cards",
    (
        t(
            lambda f, z: every(f, z),
            "@f {f:cards} [in/from] [{z:zone_of}/{z:narrowed_zone}]",
            "{z:zone_of}中[的]{f:cards}|在{z:zone_of}中[的]{f:cards}|"
            "{z:zone_of}[里]的{f:cards}|{z:zone_of}{f:cards}",
        ),
        t(_exiled_with_this, "@f {f:cards}", "{f:cards}", ex=("card exiled with ~", "以~放逐的牌")),
        t(
            lambda f: every(f, InZone("exile")),
            "@p exiled {f:cards@p}|@s exiled {f:cards@s}",
            "[被]放逐的{f:cards}",
        ),
    ),
    ("creature card in your graveyard", "你坟墓场中的生物牌"),
)
CARD_OBJECT = Table(  # cards, by their own words, without a zone
    "card_object",
    (Include("target_card"), *each_of("cards", "张")),
    ("target creature card", "目标生物牌"),
)
CARD_OBJECTS = Table(  # cards, and where they are
    "card_objects",
    (
        Include("linked"),
        Include("one_exiled"),
        Include("top_cards"),
        t(
            located,
            "@o {o:card_object} [from/in] [{z:zone_of}/{z:narrowed_zone}]",
            "{o:card_object}从{z:zone_of}|{z:zone_of}[中][的]{o:card_object}|"
            "从{z:zone_of}中[将]{o:card_object}|目标[在]{z:zone_of}中的{o:zone_target}",
        ),
        t(
            _each_located,
            "@p {a:card_object} and {b:card_object} from {z:zone_of}",
            "{z:zone_of}中的{a:card_object}和{b:card_object}",
            ex=(
                "target creature card and up to one target land card from your graveyard",
                "你的坟墓场中的目标生物牌和至多一张目标地牌",
            ),
        ),
        t(
            _of_one_graveyard,
            "@o {o:card_object@p} from a single graveyard",
            "目标在同一坟墓场[中]的{o:zone_target}|同一坟墓场中的{o:card_object}|"
            "同一个坟墓场中[的]{o:card_object}",
            ex=(
                "up to two target cards from a single graveyard",
                "目标在同一坟墓场中的至多两张牌",
            ),
        ),
        *(
            t(  # of a graveyard, whosever it is: not of several
                _of_one_graveyard,
                f"@o {{o:card_object@p}} [from/in] {en} graveyard",
                f"{zh}[的]坟墓场[中][的]{{o:card_object}}",
                rank=-1,
                z=z,
                ex=(f"up to two target cards from {said} graveyard", f"{zh}坟墓场中至多两张目标牌"),
            )
            for en, said, zh, z in (
                ("a[ player's]", "a", "任一牌手", A_GRAVEYARD),
                (*("an opponent's",) * 2, "任一对手", InZone("graveyard", EachOpponent())),
            )
        ),
        t(
            lambda d, f: _of_one_graveyard(Target(f, *d)),
            "",
            "{d:aimed}目标在同一坟墓场[中]的{f:cards}",
            ex=(
                "up to two target creature cards from a single graveyard",
                "至多两张目标在同一坟墓场中的生物牌",
            ),
        ),
        t(
            lambda f: Every(every(f, InZone("exile"))),
            "@p [all ]exiled {f:cards@p}",
            "所有被放逐的{f:cards}",
        ),
        t(
            lambda f: Chosen(every(f, InZone("exile"))),
            "@s an exiled {f:cards@s}",
            "一张[被/已]放逐的{f:cards}",
        ),
        t(
            lambda z: Every(every(IsCard(), z)),
            "@p all cards [from/in] {z:zone_of}|@p all the cards [from/in] {z:zone_of}|"
            "@p the cards in {z:zone_of}",
            "{z:zone_of}中[的]所有牌",
            rank=1,
        ),
    ),
    ("target creature card from your graveyard", "目标生物牌从你的坟墓场"),
)
TOP_CARDS = Table(
    "top_cards",
    (
        t(
            _top,
            "@s the top card of {p:possessive} [library/libraries]|"
            "@p the top {n:plural_count} cards of {p:possessive} library|"
            "@p {n:plural_count} cards from the top of {p:possessive} library",
            "{p:possessive}牌库顶牌|{p:possessive}牌库顶的[一张]牌|{p:possessive}牌库顶一张牌|"
            "{p:possessive}牌库顶[的]{n:plural_count}张牌",
        ),
        t(
            _all_but_bottom,
            "@p all but the bottom [{n:number_word@p} cards/card] of {p:possessive} library",
            "{p:possessive}牌库中除了牌库底[{n:number_word}张]牌以外的所有牌",
            ex=(
                "all but the bottom six cards of target player's library",
                "目标牌手的牌库中除了牌库底六张牌以外的所有牌",
            ),
        ),
    ),
    ("the top card of your library", "你的牌库顶牌"),
)
AMONG = Table(  # picked from what was looked at or revealed
    "among",
    (
        w(AmongThem(), "@s one of them|@s one of those cards|@s one", "其中一张|其中之一"),
        w(AmongThem(None, 1, 0), "@s up to one of them", "其中至多一张"),
        t(
            among,
            "@s [a/an] {f:cards@s} [from among them/revealed this way]|"
            "@p {n:plural_count} {f:cards@p} from among them|"
            "@p {n:plural_count} of [them/those cards]",
            "[其中一张/一张以此法展示的/其中的一张/以此法展示的一张]{f:cards}|"
            "其中{n:plural_count}张{f:cards}|其中{n:plural_count}张|其中{n:plural_count}张牌",
        ),
        t(
            among,
            "@s up to one {f:cards@s} from among them|@p up to {n:plural_count} of them",
            "其中至多一张{f:cards}|其中至多{n:plural_count}张",
            least=0,
        ),
        t(
            _among_up_to,
            "@p up to {n:plural_count} {c:cards_together} from among them|"
            "@p any number of {c:cards_together} from among them",
            "其中至多{n:plural_count}张{c:cards_together}|其中任意数量的{c:cards_together}",
        ),
        t(
            _among_all,
            "@p all {f:cards@p} [from among them/revealed this way]|"
            "@s each {f:cards@s} [from among them/revealed this way]",
            "[其中所有/所有以此法展示的/其中的所有/所有所展示的]{f:cards}",
        ),
    ),
    ("one of them", "其中一张"),
)
