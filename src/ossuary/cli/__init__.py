"""The command line: `ossuary` and its subcommands."""

STOPPED = 130  # the exit status after Ctrl-C


def main() -> None:
    """Run the command line; Ctrl-C ends it without a word, at any time."""
    try:
        from ossuary.cli.app import run  # noqa: PLC0415  # lazy, since Ctrl-C may come while all of it is loaded

        run()
    except KeyboardInterrupt:
        raise SystemExit(STOPPED) from None
