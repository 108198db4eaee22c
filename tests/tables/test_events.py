"""The table's own events have words that no game's words can replace."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from filature.core.languages import LANGUAGES
from filature.core.words import house_words
from filature.games import catalogue, folder
from filature.tables.events import TableEvent
from filature.testing.words import message_ids

TAGS = [kind.__struct_config__.tag for kind in get_args(TableEvent)]


@pytest.mark.parametrize("id", list(catalogue()))
def test_no_event_of_a_game_has_the_name_of_a_table_event(id: str) -> None:
    events = {kind.__struct_config__.tag for kind in get_args(catalogue()[id].event_type)}
    assert not events & set(TAGS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tag", TAGS)
def test_a_table_event_has_the_application_s_words_at_every_table(tag: str, language: str) -> None:
    assert house_words(language).has(f"told-{tag}")
    for id in catalogue():
        assert f"told-{tag}" not in message_ids(folder(id), language)


def test_every_table_event_has_a_tag() -> None:
    assert all(issubclass(kind, msgspec.Struct) for kind in get_args(TableEvent))
    assert len(set(TAGS)) == len(TAGS)
