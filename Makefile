PYTHON ?= python3
# More words for pytest, as in: make test PYTEST_ARGS="-k battle -x"
PYTEST_ARGS ?=
# Processes that share the tests (many of them wait for something); 0 runs them in one.
JOBS ?= 3
# More words for the lock, as in: make lock LOCK_ARGS=--upgrade
LOCK_ARGS ?=
# More words for the mutants, as in: make mutants MUTANTS_ARGS="ratzzia --jobs 1"
MUTANTS_ARGS ?=

BIN := .venv/bin
PYTEST := $(BIN)/python -m pytest -n $(JOBS) --dist worksteal
COVERAGE := --cov --cov-report=term-missing:skip-covered

.DEFAULT_GOAL := help
.PHONY: help install play test test-long check format bench bench-peers golden types page page-test compiled-test mutants lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile

install: ## make .venv with the command .venv/bin/rathaus (at once when it is up to date)
	@$(PYTHON) tools/bootstrap.py

play: install ## open the house: the service, and its page in your browser
	@$(BIN)/rathaus serve --compile

test: install ## format, linter, types and tests of all there is, changing nothing; core and games to the last branch
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python tools/page.py test
	@$(BIN)/python tools/browser.py > /dev/null
	$(PYTEST) $(COVERAGE) $(PYTEST_ARGS)

check: test ## another name for it

test-long: install ## run the tests, the long ones too
	@$(BIN)/python tools/browser.py > /dev/null
	$(PYTEST) -m "long or not long" $(PYTEST_ARGS)

format: install ## format the code and fix what the linter can fix
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/python tools/page.py format

bench: install ## measure decisions, copies and games a second, interpreted and compiled, and roll ten million dice
	$(BIN)/python benchmarks/bench.py
	$(BIN)/python benchmarks/dice.py

bench-peers: install ## measure the rules beside OpenSpiel, catanatron, RLCard, PettingZoo and boardgame.io
	$(BIN)/python benchmarks/compare.py

golden: install ## write the golden playthroughs again
	$(BIN)/python tools/golden.py

types: install ## write messages, views, questions and events as TypeScript for the page, and sentences for its tests
	$(BIN)/python tools/typescript.py
	$(BIN)/python -m tools.game_types
	$(BIN)/python tools/page_words.py
	$(BIN)/python tools/page_matches.py
	$(BIN)/python tools/fair_vectors.py

page: install ## build the page into src/rathaus/server/page, where it is committed
	$(BIN)/python tools/page.py

page-test: install ## only the page's format, types and unit tests, and whether the built page is that of its sources
	$(BIN)/python tools/page.py test

compiled-test: install ## compile the rules and run their tests on the compiled copy
	$(BIN)/python tools/compile.py
	PYTHONPATH=build/compiled $(PYTEST) tests/core tests/games tests/testing tests/bots/test_version.py $(PYTEST_ARGS)

mutants: install ## change the rules in 1,800 places, one at a time, and see that the tests notice; goes on where it stopped
	$(BIN)/python -m tools.mutants $(MUTANTS_ARGS)

lock: install ## write requirements.lock from pyproject.toml
	tools/lock $(LOCK_ARGS)

clean: ## remove all that the other targets made
	rm -rf .venv build dist .coverage .coverage.* .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
