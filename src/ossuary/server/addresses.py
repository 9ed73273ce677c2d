"""Where a phone in the same network can reach this machine, and that as a picture to scan."""

import io
import ipaddress
import socket

import segno


def addresses() -> list[str]:
    """This machine's own addresses, the one that leads outside first."""
    found = [routed("192.0.2.1", socket.AF_INET)]
    try:
        names = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM)
        found += [str(name[4][0]) for name in names]
    except OSError:
        pass
    usable = [each for each in found if each and not ipaddress.ip_address(each).is_loopback]
    return list(dict.fromkeys(usable)) or ["127.0.0.1"]


def routed(towards: str, family: socket.AddressFamily) -> str:
    """The address from which this machine would reach another; nothing is sent."""
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((towards, 9))
            return str(probe.getsockname()[0])
        except OSError:
            return ""


def best_address(host: str) -> str:
    """What others type to reach a server that listens there."""
    return addresses()[0] if host in ("0.0.0.0", "::", "") else host


def as_svg(text: str) -> bytes:
    """A QR code as an SVG, dark on light whatever the page's colours are."""
    out = io.BytesIO()
    segno.make(text, error="m").save(out, kind="svg", scale=8, border=3, light="#fff", xmldecl=False)
    return out.getvalue()


def as_text(text: str) -> str:
    """A QR code for a terminal."""
    out = io.StringIO()
    segno.make(text, error="l").terminal(out, compact=True, border=2)
    return out.getvalue()
