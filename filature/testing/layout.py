"""The layout of a game's folder: the same things under the same names in all games.

Any game needs `__init__.py` with `GAME`, `rules.py`, `view.py` and `en.ftl`; its class names
`action_type` and `event_type`. It may add the other files when it has something to put there, and
then each must hold what `PROVIDES` says. A full game, as those that come with Filature, has all of
them, with a word file for every language, `Board.svelte`, and its rules and rulings in `RULES.md`.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Any, get_args

from filature.core.events import Event
from filature.core.game import Action, Game
from filature.core.languages import FALLBACK, LANGUAGES
from filature.testing.words import folder_of

WORD_FILES = tuple(f"{language}.ftl" for language in LANGUAGES)
ANY_GAME = ("__init__.py", "rules.py", "view.py", f"{FALLBACK}.ftl")

PROVIDES: dict[str, tuple[str, ...]] = {
    "rules": (),
    "state": ("State",),
    "actions": ("encode", "decode"),
    "events": (),
    "view": ("view", "sheet"),
    "worlds": ("worlds", "sample_world"),
    "belief": ("believe",),
    "notebook": ("pages",),
    "bot": ("BOTS",),
    "cases": ("PUZZLE",),
    "appraisal": ("APPRAISER",),
    "thinking.info_state": ("InfoState",),
    "thinking.encoder": ("Encoder", "supports"),
    "thinking.reference": (),
}
"""For each module of a full game, the names that it provides."""

LESSON = tuple(f"lessons/{name}" for name in ("lesson.json", *WORD_FILES, "Excerpt.svelte"))
"""What teaches a full game; `filature.testing.lessons` says what must be in it."""

PRINTING = ("pages", "key")
"""What `printing/` provides: the sheets of a full game, and the key to its raised signs."""

DELEGATED = ("actions", "view", "worlds")
"""The modules to which `Game` delegates, as `actions_module` and so on."""

LEVELS = ("recruit", "novice", "agent", "master")


def follows_layout(game: type[Game[Any, Any]], full: bool = False) -> None:
    """Check the folder of a game; a full game has every file and every bot."""
    package = game.__module__.rpartition(".")[0]
    folder = folder_of(game)
    wanted = (
        {*ANY_GAME, *WORD_FILES, "Board.svelte", *map(path_of, PROVIDES)} if full else {*ANY_GAME}
    )
    if full or folder.joinpath("lessons").is_dir():
        wanted |= set(LESSON)
    if full:
        wanted |= {"RULES.md", "printing/__init__.py", "kernel.py"}
    for name in sorted(wanted):
        assert folder.joinpath(name).is_file(), f"{game.id} has no {name}"
    assert import_module(package).GAME is game, f"{game.id}: GAME is another class"
    assert game.__module__ == f"{package}.rules", f"{game.id}: its class is not in rules.py"
    modules = {
        name: import_module(f"{package}.{name}")
        for name in PROVIDES
        if folder.joinpath(path_of(name)).is_file()
    }
    for name, module in modules.items():
        for provided in PROVIDES[name]:
            assert hasattr(module, provided), f"{game.id}: {path_of(name)} has no {provided}"
    types_are_declared(game, modules)
    if folder.joinpath("printing", "__init__.py").is_file():
        printing = import_module(f"{package}.printing")
        for provided in PRINTING:
            assert hasattr(printing, provided), f"{game.id}: printing has no {provided}"
    if "state" in modules:
        assert "to_act" in modules["state"].State.__slots__, f"{game.id}: no slot State.to_act"
    if full:
        levels = tuple(modules["bot"].BOTS)[: len(LEVELS)]
        assert levels == LEVELS, f"{game.id}: BOTS begins with {levels}"


def types_are_declared(game: type[Game[Any, Any]], modules: dict[str, ModuleType]) -> None:
    """The unions of actions and events are declared, their members written where they belong."""
    for union, kind, name in (("action_type", Action, "actions"), ("event_type", Event, "events")):
        declared = getattr(game, union, None)
        members = get_args(declared) or (declared,)
        for member in members:
            assert isinstance(member, type), f"{game.id}: {union} is not declared"
            assert issubclass(member, kind), f"{game.id}: {member.__name__} is no {kind.__name__}"
            shared = not member.__module__.startswith(game.__module__.rpartition(".")[0])
            at_home = name not in modules or member.__module__ == modules[name].__name__
            assert shared or at_home, f"{game.id}: {member.__name__} is not in {name}.py"
    for name in DELEGATED:
        if name in modules and hasattr(game, f"{name}_module"):
            assert getattr(game, f"{name}_module") is modules[name], f"{game.id}: {name}_module"


def path_of(module: str) -> str:
    return f"{module.replace('.', '/')}.py"
