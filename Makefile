# Two commands set everything up on a machine that has Python 3.11 or newer: `make play` and `make test`.
# All of it lands in .venv; a stamp in there says what is done, so that a second call goes straight to work.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check --no-input
PLAY := .venv/.play.done
TEST := .venv/.test.done

.DEFAULT_GOAL := help
.PHONY: help play solo test check fix bench golden new-game pins clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

play: $(PLAY) ## open tables for friends, and the browser; PORT=8001 for another port
	@$(BIN)/ossuary serve --open $(if $(PORT),--port $(PORT))

solo: $(PLAY) ## play at this terminal: asks which game, or GAME=victim
	@$(BIN)/ossuary solo $(GAME)

test: $(TEST) ## the whole test suite, or ARGS='tests/test_luck.py -x'
	@$(BIN)/python -m pytest -n auto $(ARGS)

check: $(TEST) ## lint, format, types, and who imports whom
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/pyright --pythonpath $(BIN)/python
	$(BIN)/lint-imports --no-logo

fix: $(TEST) ## mend what lint and format can
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

bench: $(PLAY) ## measure how fast matches run here: of every game, or GAME=victim
	@$(BIN)/ossuary bench $(GAME)

golden: $(TEST) ## write the stories of golden records anew, to be read and kept: ARGS=my-game
	@$(BIN)/python tools/golden.py $(ARGS)

new-game: $(TEST) ## begin a game from the template: NAME=my-game
	@test -n "$(NAME)" || { echo "expected a name: make new-game NAME=my-game" >&2; exit 1; }
	@$(BIN)/python tools/new_game.py $(NAME)

COMPILE = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --no-header --no-emit-index-url \
	--no-emit-find-links $(ARGS) pyproject.toml

pins: $(TEST) ## pin anew what pyproject.toml asks for; ARGS=--upgrade for the newest
	$(COMPILE) --group build --group dev --output-file requirements/dev.txt
	$(COMPILE) --group build --constraints requirements/dev.txt --output-file requirements/play.txt
	$(COMPILE) --extra fast --constraints requirements/dev.txt --output-file requirements/fast.txt

clean: ## throw away .venv and all that was made
	rm -rf .venv dist build .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	find src tests bench -type d -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# --- set-up ---

OLD := expected Python 3.11 or newer as $(PYTHON)

$(PLAY): requirements/play.txt requirements/fast.txt pyproject.toml
	@command -v "$(PYTHON)" >/dev/null || { echo "$(OLD); found none (make PYTHON=/path/to/python3.11)" >&2; exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "$(OLD); got $$("$(PYTHON)" --version 2>&1) (make PYTHON=/path/to/python3.11)" >&2; exit 1; }
	@echo "Setting up .venv; this happens once and takes about a minute."
	@"$(PYTHON)" -m venv .venv
	@$(PIP) install --requirement requirements/play.txt
	@$(PIP) install --only-binary=:all: --requirement requirements/fast.txt >.venv/fast.log 2>&1 || \
		echo "Numba was not to be had for this machine (.venv/fast.log): everything works, bots and the lab are slower."
	@$(PIP) install --no-build-isolation --no-deps --editable .
	@touch $@

$(TEST): $(PLAY) requirements/dev.txt
	@echo "Adding the test tools; this happens once."
	@$(PIP) install --requirement requirements/dev.txt
	@touch $@
