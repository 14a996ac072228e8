"""The combat phase: attackers 508, blockers 509, damage 510, its end 511.

- `fighting`, `in_force`: who may attack whom, and the rules that bear on combat
- `attack_rules`, `attackers`, `tolls`, `bands`: the declaration of attackers (508.1)
- `block_rules`, `blockers`, `ordering`: the declaration of blockers and damage order (509.1-3)
- `requirements`: the most requirements that could be obeyed (508.1d, 509.1c)
- `joining`, `leaving`: creatures that come to fight otherwise or fight no more (506.3-4, 508.4)
- `happenings`: the events that triggers of combat wait for (508.3, 509.5)
- `assignment`, `damage_step`: combat damage (510)
"""
