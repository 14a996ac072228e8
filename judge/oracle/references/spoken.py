"""What each effect speaks of: declared here, class by class, and nowhere else.

An effect without a row fails `tests/judge/test_references.py`.
"""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities import costs
from judge.abilities.bases import Effect
from judge.abilities.effects import combinators as x
from judge.abilities.effects import objects as o
from judge.abilities.effects import players as pl
from judge.values import Value


class Spoken(Value):
    """What an effect speaks of.

    `order` are its fields that hold words, as the text says them; those in `mentions` are spoken of
    from then on. `result` is the field whose objects the effect keeps under its label. `makes` is
    the nouns of what it makes or finds. `moves`: its objects are other objects afterwards. `each`:
    players of a field act or are meant one by one. `done` is what was done to the objects.
    `counts` is a field whose counted objects can be meant next ("for each creature you control").
    """

    order: tuple[str, ...] = ()
    mentions: tuple[str, ...] = ()
    result: str = ""
    makes: str = ""
    moves: bool = False
    each: str = ""
    done: str = ""
    counts: str = ""


def _objects(*more: str, **fields: object) -> Spoken:
    """What acts on its `objects`."""
    return Spoken(("objects", *more), ("objects",), "objects", **fields)  # type: ignore[arg-type]


def _player(*more: str, **fields: object) -> Spoken:
    """What a `player` does."""
    return Spoken(("player", *more), ("player",), **fields)  # type: ignore[arg-type]


HOLDING = (  # effects that hold others: the resolver walks them
    *(
        x.Sequence,
        x.AtOnce,
        x.May,
        x.AnyoneMay,
        x.MayPay,
        x.IfDone,
        x.If,
        x.ForEach,
        x.Repeat,
        x.RepeatWhile,
        x.Modes,
        x.OneOf,
    ),
    *(x.DoByPlayer, x.Delayed, x.Reflexive, x.ReplaceThisTurn, x.DefineX, pl.RuleUntil),
    *(pl.FlipCoin, pl.RollDie, pl.Clash, pl.VillainousChoice, o.DealTogether),
)
NOTHING = Spoken()
SPOKEN: Mapping[type[Effect], Spoken] = {
    o.DealDamage: Spoken(
        ("source", "to", "amount"), ("source", "to"), "to", each="to", done="dealt damage"
    ),
    o.Tap: _objects(done="tapped"),
    o.Untap: _objects(),
    o.TapOrUntap: _objects(),
    o.DontUntap: _objects(),
    o.PutCounters: Spoken(("on", "number"), ("on",), "on"),
    o.RemoveCounters: Spoken(("of", "number"), ("of",), "of", done="counters removed"),
    o.MoveCounters: Spoken(("of", "onto", "number"), ("of", "onto")),
    o.PutSameCounters: Spoken(("of", "on"), ("on",), "on"),
    o.Change: _objects("modifications", "duration"),
    o.GainControl: Spoken(("player", "objects", "duration"), ("objects", "player"), "objects"),
    o.ExchangeControl: Spoken(("one", "other"), ("one", "other")),
    o.Fight: Spoken(("one", "other"), ("one", "other")),
    o.Regenerate: _objects(),
    o.Attach: Spoken(("objects", "to"), ("objects", "to"), "to"),
    o.Unattach: _objects(),
    o.Transform: _objects(),
    o.TurnFaceUp: _objects(),
    o.TurnFaceDown: _objects(),
    o.Flip: _objects(),
    pl.Behold: NOTHING,
    pl.Forage: NOTHING,
    o.TurnLock: _objects(),
    o.PhaseOut: _objects(),
    o.RemoveFromCombat: _objects(),
    o.BecomeBlocked: _objects(),
    o.LoseDamage: _objects(),
    o.Act: Spoken(("player", "objects", "number", "filter"), ("objects", "player"), "objects"),
    o.OfferTribute: NOTHING,
    o.ChooseLore: NOTHING,
    o.Create: Spoken(
        ("player", "number", "attached_to", "blocking"), ("player",), "made", makes="token"
    ),
    o.CreateCopy: Spoken(("player", "of", "number", "attacked"), ("player",), "made", "token"),
    o.BecomeCopy: Spoken(("objects", "of", "duration"), ("of", "objects"), "of"),
    o.CopySpell: Spoken(("objects", "number"), ("objects",)),
    o.CopySpellAt: Spoken(("objects", "target"), ("objects",)),
    o.CopySpellForEach: Spoken(("objects", "each"), ("objects",)),
    o.Destroy: _objects(done="destroyed"),
    o.Move: Spoken(
        ("objects", "under", "attached_to", "alongside", "into"),
        ("objects", "under"),
        "objects",
        moves=True,
        done="exiled",
    ),
    o.SwapAura: NOTHING,
    o.Sacrifice: Spoken(
        ("player", "objects"), ("player", "objects"), "objects", each="player", done="sacrificed"
    ),
    o.CastFree: _objects(done="cast"),
    o.Counter: _objects(),
    o.ChangeTargets: Spoken(("objects", "to"), ("objects",), "objects"),
    o.Encode: NOTHING,
    o.Haunt: Spoken(("on",), ("on",)),
    pl.Draw: _player("number", makes="card", counts="number", done="drawn"),
    pl.Discard: _player(
        "number", "filter", "chooser", result="made", makes="card", done="discarded"
    ),
    pl.DiscardObjects: _objects(done="discarded"),
    pl.Mill: _player("number", result="made", makes="card", done="milled"),
    pl.Scry: _player("number"),
    pl.Surveil: _player("number"),
    pl.Search: Spoken(
        ("player", "whose", "filter", "number"), ("player", "whose"), "made", makes="card"
    ),
    pl.Shuffle: _player(),
    pl.Reveal: _objects(done="revealed"),
    pl.RevealHand: _player(result="made", makes="card", done="revealed"),
    pl.RevealUntil: _player("filter", "number", result="made", makes="card", done="revealed"),
    pl.LookAt: _objects(),
    pl.PutBack: Spoken(("objects",)),
    pl.Winning: _player(),
    pl.Losing: _player(),
    pl.DrawnGame: NOTHING,
    pl.RestartGame: NOTHING,
    pl.PlaySubgame: NOTHING,
    pl.ExtraTurn: _player("number"),
    pl.ExtraPhase: _player(),
    pl.SkipNext: _player(),
    pl.EndTurn: NOTHING,
    pl.EndCombat: NOTHING,
    pl.BecomeMonarch: _player(),
    pl.TakeInitiative: _player(),
    pl.Venture: _player(),
    pl.BecomeDay: NOTHING,
    pl.GetCityBlessing: NOTHING,
    pl.GetEmblem: _player("abilities"),
    pl.Vote: NOTHING,
    pl.VoteFor: Spoken(("filter",), (), "made", makes="permanent"),
    pl.SeparatePiles: Spoken(("separator", "objects", "chooser"), ("separator",)),
    pl.ControlPlayer: _player(),
    pl.AddMana: _player("any_color", "times", "could_be_produced_by", "color_among"),
    pl.DoubleMana: _player(),
    pl.GainLife: _player("amount", counts="amount"),
    pl.LoseLife: _player("amount"),
    pl.SetLife: _player("amount", each="player"),
    pl.ExchangeLife: Spoken(("one", "other"), ("one", "other")),
    pl.Poison: _player("number"),
    pl.LoseMana: _player(),
    x.Choose: Spoken(("filter",), makes="player"),
    x.SpeakOf: Spoken(("who",), ("who",), "who", done="chosen"),
    x.Nothing: NOTHING,
    x.Again: NOTHING,
    x.ResolvesAnyway: NOTHING,
    costs.PayMana: Spoken(("times",)),
    costs.TapThis: NOTHING,
    costs.UntapThis: NOTHING,
    costs.TapPower: NOTHING,
    costs.PayLife: Spoken(("amount",)),
    costs.PayEnergy: Spoken(("amount",)),
    costs.PayLoyalty: NOTHING,
}

TOKEN = "token permanent"
CREATURE = "creature permanent"
_PLAYER = _player("objects", "number", "filter")
ACTED: Mapping[str, Spoken] = {  # keyword actions that say no objects, or move those that they say
    **dict.fromkeys(("manifest", "cloak"), _objects("player", makes=CREATURE, moves=True)),
    **dict.fromkeys(("manifest dread", "bolster", "blight"), _PLAYER.with_(makes=CREATURE)),
    "amass": _PLAYER.with_(makes=CREATURE),
    "populate": _PLAYER.with_(makes=f"{TOKEN} creature"),
    **dict.fromkeys(("incubate", "investigate"), _PLAYER.with_(makes=f"{TOKEN} artifact")),
    **dict.fromkeys(("collect evidence", "discover", "fateseal", "learn", "proliferate"), _PLAYER),
    **dict.fromkeys(("open an Attraction", "recruit", "roll to visit", "tempt"), _PLAYER),
    "time travel": _PLAYER,
}


def spoken_of(effect: Effect) -> Spoken:
    """What this very effect speaks of: a keyword action by its name."""
    own = ACTED.get(effect.action) if isinstance(effect, o.Act) else None
    return own or SPOKEN.get(type(effect), NOTHING)
