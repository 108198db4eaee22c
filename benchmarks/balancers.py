"""A real balancer in front of several servers: the distribution's nginx or HAProxy."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx2 as httpx

from tests.serving import free_port

NGINX = """
daemon off; worker_processes 1; pid {folder}/pid; error_log {folder}/errors;
events {{ worker_connections 16384; }}
http {{
    access_log off;
    client_body_temp_path {folder}; proxy_temp_path {folder}; fastcgi_temp_path {folder};
    uwsgi_temp_path {folder}; scgi_temp_path {folder};
    map $http_upgrade $filature_connection {{ default upgrade; '' close; }}
    upstream filature {{ {servers} }}
    server {{
        listen 127.0.0.1:{port} backlog=4096;
        location / {{
            proxy_pass http://filature;
            proxy_http_version 1.1;
            proxy_next_upstream error timeout non_idempotent;
            proxy_connect_timeout 1s;
            proxy_set_header Host $http_host;
            proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection $filature_connection;
            proxy_read_timeout 75s;
        }}
    }}
}}
"""

HAPROXY = """
global
    maxconn 8000
defaults
    mode http
    option forwardfor
    option redispatch
    retries 3
    timeout connect 1s
    timeout client 75s
    timeout server 75s
    timeout tunnel 1h
frontend filature
    bind 127.0.0.1:{port}
    default_backend servers
backend servers
    balance leastconn
    option httpchk GET /healthz
    default-server inter 500ms fall 2 rise 1
{servers}
"""


class Missing(Exception):
    """There is no such balancer here; the text says so."""


@contextmanager
def balanced(kind: str, ports: Sequence[int]) -> Iterator[int]:
    """Have a balancer in front of servers for a while; yield its port."""
    program = shutil.which(kind) or shutil.which(kind, path="/usr/sbin:/sbin:/usr/local/sbin")
    if program is None:
        raise Missing(f"there is no {kind} on this system (on Debian: apt-get install {kind})")
    port = free_port()
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        folder.chmod(0o755)
        file = folder / "balancer.conf"
        if kind == "nginx":
            servers = " ".join(
                f"server 127.0.0.1:{at} max_fails=1 fail_timeout=1s;" for at in ports
            )
            file.write_text(NGINX.format(folder=folder, port=port, servers=servers))
            command = [program, "-p", str(folder), "-c", str(file)]
        else:
            lines = "\n".join(f"    server s{at} 127.0.0.1:{at} check" for at in ports)
            file.write_text(HAPROXY.format(port=port, servers=lines))
            command = [program, "-db", "-f", str(file)]
        process = subprocess.Popen(  # noqa: S603 - found on the path, with our own file
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            answers(port, process)
            yield port
        finally:
            process.terminate()
            process.wait()


def answers(port: int, process: subprocess.Popen[bytes]) -> None:
    """Wait until a server answers through the balancer."""
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline:
        if process.poll() is not None:
            raise Missing("the balancer did not start")
        try:
            if httpx.get(f"http://127.0.0.1:{port}/healthz").status_code == 200:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.1)
    raise Missing("the balancer does not answer")
