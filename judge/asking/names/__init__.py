"""What a text names: cards by every name they have, players, objects without a name."""
