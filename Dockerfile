# Filature's server: docker build -t filature . (or compose.yaml, which adds TLS and PostgreSQL).
#
# What is installed is fixed by hash (deploy/requirements*.txt, made by `make requirements`), and so is
# what it is built on (deploy/images.json; `make images` renews it here, too). It runs as an
# unprivileged user, needs no capability, and writes to /data and /tmp alone.
#
# Behind a proxy with TLS, add --behind-proxy to the command: without it nobody is believed who says
# for whom a request is (X-Forwarded-For).
ARG BASE=docker.io/library/python:3.13-slim-trixie

FROM ${BASE} AS build
WORKDIR /src
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1 PIP_ROOT_USER_ACTION=ignore
COPY deploy/requirements.txt deploy/requirements-build.txt deploy/
RUN python3 -m venv /opt/build \
 && /opt/build/bin/pip install --require-hashes --only-binary=:all: -r deploy/requirements-build.txt \
 && python3 -m venv --without-pip /opt/filature \
 && /opt/build/bin/pip --python /opt/filature/bin/python install --require-hashes \
    --only-binary=:all: -r deploy/requirements.txt
COPY LICENSE README.md pyproject.toml ./
COPY filature filature
RUN /opt/build/bin/pip wheel --no-deps --no-build-isolation --no-index --wheel-dir /wheel . \
 && /opt/build/bin/pip --python /opt/filature/bin/python install --no-deps --no-index /wheel/*.whl

FROM ${BASE}
LABEL org.opencontainers.image.title="Filature" \
      org.opencontainers.image.description="Five spy and deduction games, really played" \
      org.opencontainers.image.licenses="MIT"
RUN groupadd --gid 10001 filature \
 && useradd --no-log-init --uid 10001 --gid filature --home-dir /data --no-create-home \
    --shell /usr/sbin/nologin filature \
 && install --directory --owner=filature --group=filature --mode=0700 /data
COPY --from=build /opt/filature /opt/filature
ENV PATH=/opt/filature/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    XDG_DATA_HOME=/data \
    FILATURE_STORE=/data/tables.sqlite3
USER 10001:10001
WORKDIR /data
VOLUME ["/data"]
EXPOSE 8765
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
    CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8765/healthz', timeout=4)"]
ENTRYPOINT ["filature"]
CMD ["serve", "--host", "0.0.0.0"]
