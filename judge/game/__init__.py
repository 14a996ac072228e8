"""The state of a game, the events that change it, and `perform`, the only place it changes."""
