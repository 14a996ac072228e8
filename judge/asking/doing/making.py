"""Tokens are created: by an effect, or by what was used last, of which they are told again."""

from __future__ import annotations

from typing import Any

from judge.asking.board.discourse import Board, Plain, Thing
from judge.asking.board.pronouns import things_in
from judge.asking.doing import outcomes
from judge.asking.doing.happening import when
from judge.asking.guesses import SIZE_LEFT_OPEN, SIZES

MOST_NAMED = 5  # tokens of one effect


def makes(board: Board, said: Plain) -> None:
    """Tokens are created; where others may come or be there, they have no name in the play."""
    who = board.who(said.get("who", ""))
    tokens = said["tokens"]
    if board.play and _comes_of_deed(board, tokens, who):
        return
    told = outcomes.once(board, said, "Create")
    if told is None:
        board.made.append({"owner": who, **tokens})
        board.subject = None
        return
    number = "a" if tokens["n"] == 1 else str(tokens["n"])
    if "artifact" in tokens:
        kind = tokens["artifact"]
    else:
        kin = tokens.get("kin", "").capitalize()
        size = tokens.get("size") or SIZES[board.fork((SIZE_LEFT_OPEN, SIZE_LEFT_OPEN))]
        words = (size, tokens.get("color", "colorless"), kin, "creature")
        kind = " ".join(filter(None, words))
    text = f"Create {number} {kind} token{'' if tokens['n'] == 1 else 's'}."
    item: dict[str, Any] = {"player": who, "effect": text}
    when(board, told, item)
    board.play.append(item)
    is_told = any(one.kind == "creature token" for one in board.things)
    if "artifact" in tokens or is_told or tokens["n"] > MOST_NAMED or _come_tokens(board):
        board.made.append({"owner": who, **tokens})
        board.subject = None
        return
    made = [_token(board, who, size, tokens) for _ in range(tokens["n"])]
    board.subject = made[0] if len(made) == 1 else None


def _comes_of_deed(board: Board, tokens: Plain, who: str) -> bool:
    """True where the token is the one that what was used last creates, and is told again."""
    if not any(board.facts.says(one.card, "create") for one in things_in(board.play[-1])):
        return False
    told = {key: tokens[key] for key in ("size", "color", "kin") if key in tokens}
    come = board.token_to_come({"kind": "creature token", "owner": who, **told})
    if tokens["n"] != 1 or "artifact" in tokens or not come:
        return False
    board.subject = come[0]
    return True


def _come_tokens(board: Board) -> bool:
    """True where tokens may come by what was told, or others in the place of them."""
    return any("token" in text or "populate" in text for text in board.words())


def _token(board: Board, who: str, size: str, tokens: Plain) -> Thing:
    """A token that came in the play, by itself or as one of several."""
    noun = {"size": size, "kind": "creature token", "number": 1}
    noun |= {key: tokens[key] for key in ("kin", "color") if key in tokens}
    token = board.new(noun, who)
    del token.traits["token"]
    token.is_made, token.is_one_of_several = True, tokens["n"] > 1
    return token
