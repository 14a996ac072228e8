"""How players, objects and the cards or tokens that they are get told apart."""

from __future__ import annotations

from typing import NewType

PlayerId = NewType("PlayerId", str)
ObjectId = NewType("ObjectId", int)
BodyId = NewType("BodyId", int)
Recipient = PlayerId | ObjectId
