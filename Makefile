# Everything that is done here by hand. Each target does its own set-up; `make` alone lists them.

with_python = @sh setup/python.sh

.DEFAULT_GOAL := help
.PHONY: help play test test-all lint format types goldens secrecy fuzz attack crash restoring load soak cut hear bench
.PHONY: page pictures docs client constraints requirements images wheel sbom yunohost deploy-check clean

help: ## Say what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' Makefile

# LAN=1 make play: phones of the home network may join.
play: ## Play: start Filature on this machine and open it in the browser
	$(with_python) setup/environment.py run
	@trap : INT; .venv/bin/filature serve --open $${LAN:+--lan} || [ $$? -eq 130 ]

test: ## Check everything: lint, types, the browser client where Node is there, and the tests
	$(with_python) setup/verify.py test </dev/null

test-all: ## The same, with the full matrices that take long
	$(with_python) setup/verify.py test-all </dev/null

lint: ## Check style, types and which room imports which
	$(with_python) setup/verify.py lint

format: ## Put the Python files into their common form
	$(with_python) setup/environment.py dev
	@.venv/bin/ruff check --fix-only --quiet .
	@.venv/bin/ruff format .

types: ## Write the API documents and the TypeScript types anew, from the Python types
	$(with_python) setup/environment.py dev
	@.venv/bin/python -m filature.web.schema

goldens: ## Write the golden playthroughs anew; then read the difference
	$(with_python) setup/environment.py dev
	@rm -f tests/games/playthroughs/*.txt
	@.venv/bin/python -m filature.testing.playthrough tests/games/playthroughs

secrecy: ## Try 500 games of each game for leaks (takes long)
	$(with_python) setup/environment.py dev
	@.venv/bin/python -m filature.testing.noninterference

fuzz: ## Throw a million frames and requests at the server (takes about ten minutes)
	$(with_python) setup/environment.py dev
	@.venv/bin/python -m tests.fuzz

# ATTACK="--only F1,F7" make attack: see python -m tests.attack --help.
attack: ## Attack servers here, and see what holds while somebody plays (takes half an hour)
	$(with_python) setup/environment.py dev
	@.venv/bin/python -m tests.attack $(ATTACK)

# KILLS=50 STORES=postgres make crash: fewer, or one store alone.
crash: ## Kill servers 500 times under play, on SQLite and on PostgreSQL (takes long)
	$(with_python) setup/environment.py dev
	@.venv/bin/python -m tests.tables.crashing --kills $${KILLS:-500} $$STORES

restoring: ## Back up under play, kill, restore and play on, on SQLite and on PostgreSQL (takes minutes)
	$(with_python) setup/environment.py dev
	@.venv/bin/python -m tests.tables.restoring $$STORES

docs: ## Build the documentation into out/site
	$(with_python) setup/environment.py docs
	@NO_MKDOCS_2_WARNING=1 .venv/bin/mkdocs build --strict --site-dir out/site
	@echo "Read it: out/site/index.html"

bench: ## Measure (all, or PARTS="engine server"…), and write docs/benchmarks.md (installs the peers)
	$(with_python) setup/environment.py dev
	@.venv/bin/python -m pip install --quiet --editable ".[bench]"
	@.venv/bin/python -m benchmarks.page $(PARTS)

load: ## Play at many tables at once, and see how soon the last viewer knows
	$(with_python) setup/environment.py dev
	@.venv/bin/python -m benchmarks.load --tables 1000 --viewers 5000 --every 5
	@.venv/bin/python -m benchmarks.load --tables 300 --viewers 2000
	@.venv/bin/python -m benchmarks.load --store postgres --workers 2
	@.venv/bin/python -m benchmarks.balanced --processes 2
	@.venv/bin/python -m benchmarks.balanced --processes 4 --balancer haproxy

soak: ## Play for an hour, and see whether the server's memory grows
	$(with_python) setup/environment.py dev
	@.venv/bin/python -m benchmarks.load --tables 100 --viewers 500 --soak $(or $(MINUTES),60)

cut: ## Take the network from pages in seats, and see how soon they are back (wants Chromium)
	$(with_python) setup/environment.py dev
	@.venv/bin/python -m benchmarks.cut

# HEAR="--again --only kryptos" make hear: see python -m tests.hearing --help.
hear: ## Play everything with a real screen reader, Orca; goes on where it stopped (takes hours)
	$(with_python) setup/environment.py dev
	$(with_python) setup/orca.py
	@.venv/bin/python -m tests.hearing $(HEAR)

page: ## Measure the page: its size, its speed, and how soon a move is on the screen
	$(with_python) setup/environment.py dev
	@.venv/bin/python -m benchmarks.browser

pictures: ## Take pictures of every game, into ./out/pictures
	$(with_python) setup/environment.py dev
	@.venv/bin/python -m benchmarks.pictures

client: ## Build the browser client anew (needs Node 20 or newer)
	$(with_python) setup/client.py build

constraints: ## Renew the pinned versions in constraints.txt
	$(with_python) setup/environment.py constraints

requirements: ## Renew deploy/requirements*.txt: what the container installs, with hashes
	$(with_python) setup/release.py requirements

images: ## Renew the digests of the containers' base images: what their tags name now
	$(with_python) setup/images.py

wheel: ## Build the wheel twice, compare the bytes, and leave it in dist/
	$(with_python) setup/release.py wheel

sbom: ## Write down what a server is made of, into dist/ (CycloneDX)
	$(with_python) setup/release.py sbom

yunohost: ## Make the package for YunoHost, into out/yunohost
	$(with_python) setup/release.py yunohost

deploy-check: ## Lint Dockerfile, compose file, workflows, scripts and unit
	$(with_python) setup/release.py check

clean: ## Remove what these targets made, except the committed browser client
	@rm -rf .venv .hypothesis .mypy_cache .ruff_cache .pytest_cache .import_linter_cache build dist
	@rm -rf out/site out/yunohost
	@rm -rf filature/web/client/node_modules filature/web/client/.svelte-check
	@find filature tests setup -name __pycache__ -type d -prune -exec rm -rf {} +
