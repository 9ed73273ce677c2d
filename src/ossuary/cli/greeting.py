"""What `ossuary serve` says when it is up: how friends get there, where the data lies, how to stop."""

import os
import sys
import threading
import webbrowser

from ossuary.cli.streams import errors, out
from ossuary.server.addresses import addresses, as_text, best_address
from ossuary.server.settings import Settings


def scheme(settings: Settings) -> str:
    return "https" if settings.certificate else "http"


def link_at(settings: Settings, address: str) -> str:
    """The page's address at one of this machine's."""
    shown = f"[{address}]" if ":" in address else address
    return f"{scheme(settings)}://{shown}:{settings.port}"


def links(settings: Settings) -> tuple[str, list[str]]:
    """The link for everybody, and the others that lead here."""
    everywhere = settings.host in ("0.0.0.0", "::", "")
    found = [link_at(settings, each) for each in ([*addresses(), "127.0.0.1"] if everywhere else [settings.host])]
    best = settings.public_url.rstrip("/") or link_at(settings, best_address(settings.host))
    return best, [link for link in dict.fromkeys(found) if link != best]


def is_local(link: str) -> bool:
    """Whether a link leads nowhere from another machine."""
    return any(f"//{name}:" in link for name in ("127.0.0.1", "localhost", "[::1]"))


def tell(settings: Settings, database: str) -> None:
    """How to get here, where everything lies, and how to stop."""
    best, others = links(settings)
    say("\nOssuary is open. Play at\n")
    say(f"    {best}\n")
    if is_local(best):
        say("Only this machine can open that: " + no_phones(settings))
    else:
        say("Phones open it too: in the same network, or wherever that address leads. Scan:" if not settings.public_url
            else "Anybody with that link can come. Scan:")  # fmt: skip
        print(as_text(best) if sys.stdout.isatty() or is_unicode() else "")
    if others:
        say(f"Also at   {', '.join(others)}")
        if not settings.public_url and not all(map(is_local, others)):
            say("          (if phones cannot reach the first, try these: --public-url makes one the first)")
    say(f"Kept in   {database}; a table that nobody uses is forgotten after {settings.keep_days} days")
    say(f"Programs  {best}/programs")
    say("Stop      Ctrl-C; tables go on when you start again")
    sys.stdout.flush()


def no_phones(settings: Settings) -> str:
    """Why phones cannot come."""
    if settings.host in ("0.0.0.0", "::", ""):
        return "it is in no network. Join one, and start again, for phones to come."
    return "start with --host 0.0.0.0 for phones to come."


def is_unicode() -> bool:
    """Whether the QR code's blocks can be printed."""
    return "utf" in (sys.stdout.encoding or "").lower()


def say(text: str) -> None:
    out.print(text, markup=False, soft_wrap=True)


def open_page(settings: Settings, quiet: bool) -> None:
    """Open the browser, where there is a screen; one that runs in a terminal would take it from us."""
    has_screen = sys.platform in ("darwin", "win32") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))
    if not has_screen:
        if not quiet:
            say("(No screen here: open the link yourself.)")
        return
    best, _ = links(settings)
    everywhere = settings.host in ("0.0.0.0", "::", "") and not settings.certificate
    link = link_at(settings, "127.0.0.1") if everywhere and not settings.public_url else best
    threading.Thread(target=opened, args=(link,), daemon=True).start()


def opened(link: str) -> None:
    """Try; whoever has no browser has the link."""
    try:
        webbrowser.open(link)
    except webbrowser.Error as error:
        errors.print(f"ossuary: no browser could be opened: {error}", markup=False)
