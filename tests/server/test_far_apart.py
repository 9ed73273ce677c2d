"""What docs/far-apart.md says, tried: TLS by files, and a reverse proxy configured as it is printed there."""

import re
import shutil
import socket
import ssl
import subprocess
import time
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from ossuary.client import Client
from server.serving import play, run, serving

PAGE = Path(__file__).parents[2] / "docs" / "far-apart.md"


@pytest.fixture
def certificate(tmp_path: Path) -> tuple[Path, Path, ssl.SSLContext]:
    """A certificate for this machine's own address, its key, and somebody who believes it."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "games.example.org")])
    now = datetime.now(UTC)
    built = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    plain, form = serialization.NoEncryption(), serialization.PrivateFormat.PKCS8
    (tmp_path / "games.pem").write_bytes(built.public_bytes(serialization.Encoding.PEM))
    (tmp_path / "games.key").write_bytes(key.private_bytes(serialization.Encoding.PEM, form, plain))
    context = ssl.create_default_context(cafile=tmp_path / "games.pem")
    return tmp_path / "games.pem", tmp_path / "games.key", context


async def one_match(url: str, context: ssl.SSLContext) -> str:
    """A match against bots; the link that was given with the seat."""
    import random

    async with Client(url, verify=context) as client:
        seat = await client.make("victim", "Ann")
        async with client.sit(seat) as table:
            await table.request("begin")
            await play(table, random.Random(1))
            assert table.over
        return seat.link


def test_the_server_speaks_tls_with_a_certificate_and_its_key(
    certificate: tuple[Path, Path, ssl.SSLContext], tmp_path: Path
) -> None:
    pem, key, context = certificate
    with serving(tmp_path, certificate=str(pem), key=str(key)) as server:
        link = run(one_match(f"https://127.0.0.1:{server.port}", context))
        assert link.startswith("https://")


def test_behind_nginx_as_the_page_configures_it_a_match_is_played(
    certificate: tuple[Path, Path, ssl.SSLContext], tmp_path: Path
) -> None:
    nginx = shutil.which("nginx") or shutil.which("/usr/sbin/nginx")
    if nginx is None:
        pytest.skip("no nginx here")
    pem, key, context = certificate
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    url = f"https://127.0.0.1:{port}"
    with serving(tmp_path, public_url=url, trust_proxy=True) as server:
        block = re.findall(r"```nginx\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)[0]
        block = block.replace("listen 8443 ssl", f"listen 127.0.0.1:{port} ssl").replace(
            "127.0.0.1:8000", f"127.0.0.1:{server.port}"
        )
        block = block.replace("/etc/ssl/games.pem", str(pem)).replace("/etc/ssl/games.key", str(key))
        paths = "".join(
            f"{each}_temp_path {tmp_path}/{each};\n" for each in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        config = tmp_path / "nginx.conf"
        config.write_text(
            f"daemon off;\npid {tmp_path}/nginx.pid;\nerror_log {tmp_path}/error.log;\nevents {{}}\n"
            f"http {{\naccess_log off;\n{paths}{block}}}\n"
        )
        proxy = subprocess.Popen([nginx, "-c", config, "-e", tmp_path / "error.log"])
        try:
            for _ in range(100):
                with socket.socket() as probe:
                    if probe.connect_ex(("127.0.0.1", port)) == 0:
                        break
                time.sleep(0.05)
            assert run(one_match(url, context)).startswith(f"{url}/t/")
        finally:
            proxy.terminate()
            proxy.wait(10)
