"""Tables over a network: seats, talk, matches in a row, and a log that loses nothing."""
