"""The grammar of rules: what every game is written in, and nothing about any one of them."""
