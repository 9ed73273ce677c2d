"""PROTOCOL.md is what the server does."""

import importlib.util
import shutil
import subprocess
from pathlib import Path
from types import ModuleType
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect

from server.serving import run, serving

HOME = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("protocol", HOME / "tools" / "protocol.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_its_tables_are_those_of_the_types(tool: ModuleType) -> None:
    text = (HOME / "PROTOCOL.md").read_text("utf-8")
    assert tool.document(text) == text, "python tools/protocol.py writes them anew"


def test_every_message_has_a_meaning_or_speaks_for_itself(tool: ModuleType) -> None:
    from ossuary.server import requests

    for kind in tool.kinds(requests.FromClient):
        assert tool.meaning(kind), kind


def test_the_types_are_typescript_too(tool: ModuleType, tmp_path: Path) -> None:
    script = tool.typescript()
    assert script.count("{") == script.count("}")
    assert "export type Request = AskHello | " in script
    assert "export type Message = Welcome | " in script
    node = shutil.which("node")
    if node:  # which can strip types, and so must be able to read them
        (tmp_path / "protocol.ts").write_text(script)
        version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
        if int(version.removeprefix("v").split(".")[0]) >= 22:
            subprocess.run([node, "--experimental-strip-types", tmp_path / "protocol.ts"], check=True)


def test_the_ten_steps_of_a_match(tmp_path: Path) -> None:
    async def steps(url: str) -> None:
        async with httpx.AsyncClient(base_url=url) as http:
            made = (await http.post("/api/tables", json={"game": "victim", "name": "Ann"})).json()
            assert made["seat"] == 0
            await http.post(f"/api/tables/{made['code']}/seats", json={"name": "Bo"})
            async with connect(f"ws{url.removeprefix('http')}/api/tables/{made['code']}/socket") as socket:

                async def say(**message: Any) -> None:
                    await socket.send(msgspec.json.encode(message).decode())

                async def until(kind: str) -> dict[str, Any]:
                    while True:
                        for message in msgspec.json.decode(await socket.recv()):
                            if message["t"] == kind:
                                return message

                await say(t="hello", token=made["token"])
                assert (await until("welcome"))["n"] == 2
                await say(t="begin", id=1)
                assert (await until("ok"))["id"] == 1
            record = await http.get(
                f"/api/tables/{made['code']}/record", headers={"authorization": f"Bearer {made['token']}"}
            )
            assert record.text.startswith("game: victim\n")

    with serving(tmp_path) as server:
        run(steps(server.url))
