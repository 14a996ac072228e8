"""Abilities that the rules themselves give: of designations, emblems, dungeons and symbols."""
