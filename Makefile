# The few commands that people need.  `make run` and `make test` set everything up first.
SHELL := /bin/sh
PYTHON := .venv/bin/python
export QT_LOGGING_RULES ?= qt.qpa.*=false

.PHONY: help run demo test journeys approve portable lint format bench attack fuzz audit audit-dependencies mutants bundle bundles windows lock schemas reference screenshots translations notes clean
help:
	@echo "make run     set up, then open the window on the example (without a display: the same, headless)"
	@echo "make demo    set up, then run the example headless; the last line is the signed report's path"
	@echo "make test    set up, then run the whole test suite"
	@echo "make journeys  the journeys through the window in both themes, both languages and on three screens (half an hour)"
	@echo "make approve  take the pictures that make journeys compares with, for the settings that have some"
	@echo "make lint    ruff, and strict mypy for Linux, Windows and macOS"
	@echo "make portable  the demonstration and the suite with all names hidden that only POSIX systems have"
	@echo "make windows the program under Wine: the demonstration, a picture of the window, the suite (an hour; needs root)"
	@echo "make bench   speed and memory, each beside a named peer"
	@echo "make bundle  an archive for Linux machines without a network, tried before it is kept"
	@echo "make bundles all archives: the application for Linux, wheels for Linux, Windows and macOS (needs root)"
	@echo "make mutants a sample of small faults, each of which the tests must notice (hours)"
	@echo "make attack  the attack suite in full numbers: kills, races, altered and damaged files, laws (hours)"
	@echo "make fuzz    damages every file that comes from outside, guided by coverage (a minute for each of 70)"
	@echo "make audit-dependencies  known holes of everything that is locked; needs a network"
	@echo "make audit   10^6 draws of every mechanism on worst-case neighbours, a minute or two each"

.venv/ready-run: packaging/setup.sh packaging/missing_packages.sh packaging/requirements.lock pyproject.toml
	@sh packaging/setup.sh run

.venv/ready-dev: packaging/setup.sh packaging/requirements-dev.lock pyproject.toml
	@sh packaging/setup.sh dev

run: .venv/ready-run
	@sh packaging/run_example.sh

demo: .venv/ready-run
	@QT_QPA_PLATFORM=offscreen .venv/bin/gwasprivacy demo

test: .venv/ready-dev
	@QT_QPA_PLATFORM=offscreen sh packaging/run_tests.sh $(TESTS)

# Every setting of tests/journeys/setting.py; one: make journeys JOURNEYS=dark-de-1000x700 TESTS=tests/journeys/test_first_report.py
journeys: .venv/ready-dev
	@JOURNEYS="$(or $(JOURNEYS),all)" JOURNEY_PICTURES="$(or $(JOURNEY_PICTURES),compare)" $(PYTHON) -m pytest --timeout 900 -n "$$(getconf _NPROCESSORS_ONLN)" --dist loadfile $(or $(TESTS),tests/journeys)

# Look at each picture that git then shows as changed: what is committed is approved.  A new setting: JOURNEYS=light-de-1000x700
approve: .venv/ready-dev
	@JOURNEYS="$(or $(JOURNEYS),$(notdir $(wildcard tests/journeys/approved/*)))" JOURNEY_PICTURES=approve $(PYTHON) -m pytest --timeout 900 -k mouse $(or $(TESTS),tests/journeys)

lint: style types

style: .venv/ready-dev
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .

types: .venv/ready-dev
	@$(MAKE) --no-print-directory -j 2 types-linux types-win32 types-darwin

types-%: .venv/ready-dev
	.venv/bin/mypy --platform $* --cache-dir .mypy_cache/$* gwasprivacy $(if $(filter linux,$*),bench)

# The program's own modules see no fcntl, pwd, os.link, O_NOFOLLOW …; a few tests of releases: make portable PORTABLE=short
portable: .venv/ready-dev
	@QT_QPA_PLATFORM=offscreen sh packaging/run_portable.sh $(PORTABLE)

# A genuine Windows Python under Wine, with a few imports replaced.  A part: make windows WINDOWS="membership cli/test_demo.py"
windows: .venv/ready-dev
	@PYTHONPATH=packaging $(PYTHON) -m under_wine $(WINDOWS)

format: .venv/ready-dev
	.venv/bin/ruff check --fix .
	.venv/bin/ruff format .

bench: .venv/ready-dev
	@QT_QPA_PLATFORM=offscreen $(PYTHON) bench/run_all.py

attack: .venv/ready-dev
	@QT_QPA_PLATFORM=offscreen $(PYTHON) -m tests.attacks $(ATTACKS)

# Guided by coverage where there is a wheel of Atheris for this Python: make fuzz FUZZ="--seconds 600 bcf bgen"
fuzz: .venv/ready-fuzz
	@QT_QPA_PLATFORM=offscreen $(PYTHON) -m tests.fuzz $(FUZZ)

.venv/ready-fuzz: .venv/ready-dev packaging/requirements-fuzz.lock
	@.venv/bin/python -m pip install -q --disable-pip-version-check --no-deps --require-hashes -r packaging/requirements-fuzz.lock \
		|| echo "No Atheris for this Python: damage is by number alone."
	@touch $@

# Needs a network: known holes of everything that is locked.  The suite checks hashes, bounds, imports and licences without one.
audit-dependencies:
	@python3 -m venv build/audit && build/audit/bin/python -m pip install -q --disable-pip-version-check "pip-audit>=2.7"
	@for lock in packaging/*.lock; do echo "$$lock"; \
		build/audit/bin/pip-audit --disable-pip --require-hashes -r $$lock || failed=1; done; exit $${failed:-0}

audit: .venv/ready-run
	@.venv/bin/gwasprivacy audit --all --draws 1000000

# Which tests look at which file: packaging/mutants.toml.  A few files: make mutants MUTANTS="--sample 30 gwasprivacy/mechanisms/grid.py"
mutants: .venv/ready-dev
	@QT_QPA_PLATFORM=offscreen $(PYTHON) packaging/mutants.py $(MUTANTS)

# What makes the archives has an environment of its own, by its own lock.
build/bundler/ready: .venv/ready-run packaging/requirements.lock packaging/bundler.lock
	@echo "Setting up what makes archives"
	@.venv/bin/python -m venv --clear build/bundler
	@build/bundler/bin/python -m pip install -q --disable-pip-version-check --require-hashes -r packaging/requirements.lock
	@build/bundler/bin/python -m pip install -q --disable-pip-version-check --require-hashes -r packaging/bundler.lock
	@touch $@

# One kind, another key: make bundles BUNDLES="--only windows --key FILE"
bundles: build/bundler/ready
	@PYTHONPATH=packaging PYTHONHASHSEED=0 build/bundler/bin/python -m bundles $(BUNDLES)

bundle: build/bundler/ready
	@PYTHONPATH=packaging PYTHONHASHSEED=0 build/bundler/bin/python -m bundles --only linux

schemas: .venv/ready-run
	@$(PYTHON) packaging/write_schemas.py

# The page of all commands, from the program's own options.
reference: .venv/ready-run
	@$(PYTHON) packaging/write_cli_reference.py

screenshots: .venv/ready-dev
	@QT_QPA_PLATFORM=offscreen $(PYTHON) packaging/screenshots.py resources/help/pictures

# Collects the texts of the window for translators; compiles the languages that there are.
translations: .venv/ready-run
	@$(PYTHON) packaging/translations.py

# The notes of this version, for whoever publishes it.
notes:
	@python3 packaging/release_notes.py

# Needs uv; run it after a change of the dependencies in pyproject.toml.
lock:
	uv pip compile -q pyproject.toml packaging/build.in --universal --generate-hashes --no-emit-index-url --python-version 3.11 --no-header -o packaging/requirements.lock
	uv pip compile -q pyproject.toml packaging/build.in --universal --extra cluster --group dev --generate-hashes --no-emit-index-url --python-version 3.11 --no-header -o packaging/requirements-dev.lock
	cp packaging/requirements.lock packaging/application.lock
	uv pip compile -q pyproject.toml packaging/build.in packaging/application.in --universal --generate-hashes --no-emit-index-url --python-version 3.11 --no-header -o packaging/application.lock
	uv pip compile -q packaging/bundler.in -c packaging/requirements.lock --universal --generate-hashes --no-emit-index-url --python-version 3.11 --no-header -o packaging/bundler.lock

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist
