"""One match of any game: its log, its luck, what each seat is told, and the record of it."""
