"""What spells and abilities do as they resolve."""
