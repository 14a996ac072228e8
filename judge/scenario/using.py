"""How a card is cast, as `using` names it: an alternative cost, a permission, a half or a face.

The name of a keyword ability is known in both languages. A word that names no way of casting is a
mistake of the scenario and no illegal play.
"""

from __future__ import annotations

from judge.errors import Unsupported, nearest
from judge.game.state import ObjectId, PlayerId
from judge.rules.casting import ways_of
from judge.rules.rulebook import KeywordAbility, Rulebook
from judge.rules.view import View
from judge.scenario.mistakes import listed
from judge.scenario.model import Item
from judge.scenario.play import Play
from judge.values import Bilingual
from judge.words import WAYS


def way_named(play: Play, view: View, item: Item, card: ObjectId) -> tuple[str | None, str | None]:
    """The name of the way, and of the face, that `using` and `face` of an item give.

    Raises `BadScenario` for a word that is neither.
    """
    using, face = item.given.get("using"), item.given.get("face")
    if using is None:
        return None, face
    names = [f.name for f in view.object(card).faces if f.name is not None]
    if any(using in (name.en, name.zh) for name in names):
        return None, using
    known = _known(view.rulebook)
    if using in known:
        return known[using], face  # which this card may not have: then the rules refuse it
    for keyword in view.keywords(card):
        if keyword.name == using and not view.rulebook.knows(using):
            lacking = view.rulebook.lacking(using)
            raise Unsupported(None, lacking.en, lacking.zh)
    own = [way.name for way in ways_of(view, card, PlayerId(item.player or "")) if way.name]
    own += [name.en for name in names if len(names) > 1]
    said = _extra(view.rulebook, using) or _there_are(using, list(dict.fromkeys(own)))
    raise play.finder.problem(item.line, "using", said, nearest(using, [*own, *known]))


def face_named(play: Play, view: View, item: Item, card: ObjectId) -> str | None:
    """The name of the face that an item names; raises `BadScenario` if the card has none such."""
    face = item.given.get("face")
    faces = view.object(card).halves.faces or (view.object(card).printed,)
    names = [one.name for one in faces if one.name is not None]
    if face is None or any(face in (name.en, name.zh) for name in names):
        return face
    en, zh = listed(name.en for name in names), listed(name.zh for name in names)
    said = Bilingual(
        f"{face!r} is no face of this card: {en.en}.", f"“{face}”不是此牌的牌面：{zh.zh}。"
    )
    raise play.finder.problem(item.line, "face", said, nearest(face, [one.en for one in names]))


def in_english(rulebook: Rulebook, using: str | None) -> str | None:
    """A word for a way of casting as the rules have it; any other as it is."""
    return None if using is None else _known(rulebook).get(using, using)


def _known(rulebook: Rulebook) -> dict[str, str]:
    """The words for ways of casting, in both languages, each with the name that the rules use."""
    named = [one.name for one in rulebook.keywords if one.ways is not None]
    words = {word: name.en for name in named for word in (name.en, name.zh)}
    return words | {word: one.en for one in WAYS for word in (one.en, one.zh)}


def _extra(rulebook: Rulebook, word: str) -> Bilingual | None:
    """What to say of a keyword ability that is an additional cost, and no other way of casting."""
    found = next((one for one in rulebook.keywords if _names(one, word)), None)
    if found is None or found.extras is None:
        return None
    return Bilingual(
        f"{word!r} is an additional cost: write 'with: [{found.name.en}]'.",
        f"“{word}”是额外费用，写作“with: [{found.name.en}]”。",
    )


def _names(keyword: KeywordAbility, word: str) -> bool:
    return word in (keyword.name.en, keyword.name.zh)


def _there_are(word: str, own: list[str]) -> Bilingual:
    there = listed(own)
    en = f"there are {there.en}" if own else "leave it out"
    zh = f"可写{there.zh}" if own else "请删去此项"
    return Bilingual(
        f"{word!r} is no way to cast this card; {en}.", f"此牌不能以“{word}”施放；{zh}。"
    )
