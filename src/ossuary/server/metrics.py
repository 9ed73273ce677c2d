"""Figures for those who watch over a server, in the form that Prometheus reads. One process's, whose id is a label."""

import os
import resource
import sys
import time

from ossuary.server.house import House

MEANINGS = {
    "open_tables": ("gauge", "Tables that this process has open."),
    "sockets": ("gauge", "Clients that are connected."),
    "listening_tables": ("gauge", "Open tables to which somebody is connected."),
    "rows_total": ("counter", "Rows written to logs."),
    "commits_total": ("counter", "Transactions."),
    "conflicts_total": ("counter", "Times that another process had written first."),
    "refused_total": ("counter", "Requests that were refused."),
    "dropped_total": ("counter", "Clients dropped because they did not read."),
    "failures_total": ("counter", "Writes that the database refused."),
    "uptime_seconds": ("gauge", "Since this process started."),
    "memory_bytes": ("gauge", "The most memory that this process has had."),
}


def figures(house: House) -> dict[str, float]:
    """What there is to tell."""
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return {
        "open_tables": len(house.desk.live),
        "sockets": sum(house.sockets.values()),
        "listening_tables": sum(bool(live.listeners) for live in house.desk.live.values()),
        "rows_total": house.desk.counts["rows"],
        "commits_total": house.desk.writer.commits,
        "conflicts_total": house.desk.counts["conflicts"],
        "refused_total": house.desk.counts["refused"],
        "dropped_total": house.desk.counts["dropped"],
        "failures_total": house.desk.counts["failures"],
        "uptime_seconds": round(time.monotonic() - house.started, 1),
        "memory_bytes": peak if sys.platform == "darwin" else peak * 1024,
    }


def exposition(house: House) -> str:
    """Prometheus' text."""
    lines: list[str] = []
    for name, value in figures(house).items():
        kind, meaning = MEANINGS[name]
        lines += [f"# HELP ossuary_{name} {meaning}", f"# TYPE ossuary_{name} {kind}"]
        lines.append(f'ossuary_{name}{{process="{os.getpid()}"}} {value}')
    return "\n".join([*lines, ""])
