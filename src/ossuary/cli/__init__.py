"""The command line: `ossuary` and its subcommands."""

from ossuary.cli.app import main

__all__ = ["main"]
