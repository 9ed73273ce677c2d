"""Many matches: played on every core, counted, and measured."""
