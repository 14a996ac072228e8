"""What is decided in the play becomes items of the scenario, or answers in the item before."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from web.draft.draft import Draft, Plain, number

_KINDS = {"pick": list, "divide": dict, "arrange": list}
Fields = Mapping[str, list[str]]


def declare(draft: Draft, action: str, player: str, fields: Fields) -> None:
    """An item that declares attackers or blockers, or assigns damage, from the form's fields.

    A field `d.attack.Ox` holds what that creature attacks, `d.assign.Ox.Bob` a number.
    """
    made: Plain = {}
    for name, values in fields.items():
        head, _, rest = name.partition("|")
        creature, _, recipient = rest.partition("|")
        value = values[-1].strip()
        if head != f"d:{action}" or not creature or not value:
            continue
        if action == "assign":
            if recipient and (share := number(value)):
                made.setdefault(creature, {})[recipient] = share
        else:
            made[creature] = value
    draft.play.append({"player": player, action: made})


def answer(draft: Draft, told: Mapping[str, Any], values: list[str], shares: Plain) -> None:
    """Writes the answer to a choice where the choice says; `told` has its kind, player, into."""
    given = _value(told["kind"], values, shares)
    last = draft.play[-1] if draft.play and isinstance(draft.play[-1], dict) else None
    match told["into"]:
        case "targets" if last is not None:
            last["targets"] = [*_list(last.get("targets")), *given]
        case "modes" if last is not None:
            last["modes"] = [mode for one in given if (mode := number(one)) is not None]
        case "x" | "divide" as key if last is not None:
            last[key] = given
        case "choose" if last is not None:
            last["choose"] = [*_list(last.get("choose")), _alone(told["kind"], given)]
        case "random":
            draft.rest["random"] = [*_list(draft.rest.get("random")), given]
        case _:
            choices = draft.rest.get("choices")
            held = choices if isinstance(choices, dict) else {}
            own = [*_list(held.get(told["player"])), _alone(told["kind"], given)]
            draft.rest["choices"] = {**held, told["player"]: own}


def _alone(kind: str, given: Any) -> Any:
    """An answer as one entry of a list: of one pick, its name; of none, `no`."""
    if kind == "pick" and len(given) == 1:
        return given[0]
    return given


def _value(kind: str, values: list[str], shares: Plain) -> Any:
    kept = [value for value in values if value]
    match kind:
        case "pick" | "arrange":
            return kept
        case "divide":
            return shares
        case "number":
            text = kept[0] if kept else "0"
            found = number(text)
            return text if found is None else found
        case "yes":
            return bool(kept and kept[0] == "yes")
        case _:
            return kept[0] if kept else ""


def _list(value: Any) -> list[Any]:
    if value is None:
        return []
    return list(value) if isinstance(value, list) else [value]
