# Everything sets itself up: `make play` to play, `make test` to check, `make help` for the rest.
# Needed beforehand: Python 3.11 or newer, Node 20 or newer, make.

PYTHON ?= python3
BIN := .venv/bin
NODE_BIN := web/node_modules/.bin
PORT ?=

PYTHON_READY := .venv/.ready
NODE_READY := web/node_modules/.ready
PAGE_READY := build/.page-ready
EXTRAS_READY := build/zips/test-extras.zip
WHEELS_READY := build/wheels/.ready

SCENES := $(patsubst maps/%/meta.toml,build/maps/%/scene.json,$(wildcard maps/*/meta.toml))
ENGINE := $(shell find pysrc maps -type f -not -path '*/__pycache__/*' -not -path '*.egg-info/*')
CARTOGRAPHY := $(shell find pysrc/roundhouse/maps -type f -not -path '*/__pycache__/*')
PAGE := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/tools/*')

# Tests of other browsers than Chromium, and what only they need.
BROWSERS := e2e/browsers
BROWSERS_READY := .venv/.browsers-ready

# Two things at a time, the words of each together where this make can do that.
SIDE_BY_SIDE := --no-print-directory --jobs=2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

.PHONY: help play test setup build bench screenshots fuzz fuzz-codes format clean check test-python test-pyodide test-page test-browsers
.DELETE_ON_ERROR:

help:
	@echo "make play    build the page and serve it on this machine (PORT=8000)"
	@echo "make test    every check, as the project's CI runs it"
	@echo "make test-browsers  one visit, also without the server, in Chromium, Firefox and WebKitGTK"
	@echo "make build   write dist/: static files for any host"
	@echo "make fuzz    play whole games at random and damage records (GAMES=2000 MUTANTS=2000 SEED=1)"
	@echo "make fuzz-codes  damage result codes of daily games (CODES=10000 SEED=1)"
	@echo "make screenshots  every screen, three sizes, by day and night, into build/screenshots/"
	@echo "make bench   measure boot, first paint, steps, suggestions, odds and games per second"
	@echo "make format  format all sources"
	@echo "make setup   only install what the above need; make clean removes what they made"

play: $(PAGE_READY)
	$(BIN)/roundhouse serve $(if $(PORT),--port $(PORT))

setup: $(PYTHON_READY) $(NODE_READY)

build: $(PAGE_READY)

$(PYTHON_READY): pysrc/requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or newer is needed" if sys.version_info < (3, 11) else 0)'
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r pysrc/requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	touch $@

$(NODE_READY): web/package-lock.json web/package.json web/.npmrc
	@node -e 'process.versions.node.split(".")[0] >= 20 || (console.error("Node 20 or newer is needed"), process.exit(1))'
	cd web && npm ci --silent
	touch $@

# Packages for Pyodide's Python, in the very versions that the tests on this machine use.
$(WHEELS_READY): pysrc/requirements.lock pysrc/requirements-pyodide.txt | $(PYTHON_READY)
	rm -rf $(@D)
	$(BIN)/python -m pip download --quiet --disable-pip-version-check --no-deps --only-binary=:all: \
	  --platform pyemscripten_2026_0_wasm32 --implementation cp --python-version 3.14 --abi cp314 --abi none \
	  --constraint pysrc/requirements.lock --requirement pysrc/requirements-pyodide.txt --dest $(@D)
	touch $@

# A map is drawn anew when its own folder has changed, or that of the map it is a variant of.
.SECONDEXPANSION:
base_of = $(shell sed -n 's/^base = "\(.*\)"$$/\1/p' maps/$(1)/meta.toml)
build/maps/%/scene.json: $(CARTOGRAPHY) $$(wildcard maps/$$*/* $$(addprefix maps/,$$(addsuffix /*,$$(call base_of,$$*)))) | $(PYTHON_READY) $(NODE_READY)
	$(BIN)/python -m roundhouse.maps.geometry $* --output $@

$(PAGE_READY): $(ENGINE) $(PAGE) $(WHEELS_READY) $(SCENES) | $(PYTHON_READY) $(NODE_READY)
	$(BIN)/python -m roundhouse.build.boards build/boards
	$(BIN)/python -m roundhouse.build.licences build/wheels build/wheel-licences.json
	node web/build/build.mjs
	touch $@

$(EXTRAS_READY): $(WHEELS_READY) pysrc/roundhouse/build/ship.py web/build/python_zips.mjs | $(PAGE_READY)
	node web/build/test_extras.mjs

# What needs one core runs beside what can use another; the tests of the page end it with pytest's own summary.
test:
	$(MAKE) $(SIDE_BY_SIDE) setup
	$(MAKE) $(SIDE_BY_SIDE) test-python test-pyodide check
	$(MAKE) test-page

check: setup
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	cd web && ../$(NODE_BIN)/tsc -p . && ../$(NODE_BIN)/tsc -p build && ../$(NODE_BIN)/biome ci

test-python: setup
	$(BIN)/pytest -q -n 2

test-pyodide: $(PAGE_READY) $(EXTRAS_READY)
	node web/tools/smoke_in_pyodide.mjs "$$($(BIN)/python -m roundhouse.build.rehearsal)"
	node web/tools/pytest_in_pyodide.mjs -q -m "not native"

test-page: $(PAGE_READY)
	$(BIN)/pytest -q -n 2 --dist worksteal e2e --ignore=$(BROWSERS)

$(BROWSERS_READY): $(BROWSERS)/requirements.lock $(PYTHON_READY)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps -r $<
	touch $@

# The browsers themselves are the system's packages, installed where they are missing.
test-browsers: $(PAGE_READY) $(BROWSERS_READY)
	$(BIN)/pytest -q -s $(BROWSERS)

screenshots: $(PAGE_READY)
	$(BIN)/python -m e2e.screenshots

bench: $(PAGE_READY)
	$(BIN)/python -m e2e.bench

fuzz: setup
	$(BIN)/python -m tests.fuzz --games $(or $(GAMES),2000) --mutants $(or $(MUTANTS),2000) --seed $(or $(SEED),1)

fuzz-codes: setup
	$(BIN)/python -m tests.fuzz.codes --codes $(or $(CODES),10000) --seed $(or $(SEED),1)

format: setup
	$(BIN)/ruff check --fix --quiet
	$(BIN)/ruff format
	cd web && ../$(NODE_BIN)/biome check --write

clean:
	rm -rf .venv web/node_modules build dist
