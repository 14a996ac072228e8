"""What replacement and prevention effects make of an event, by the kinds of `Instead`."""
