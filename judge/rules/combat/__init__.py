"""The combat phase: attackers 508, blockers 509, damage 510."""
