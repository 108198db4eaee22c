"""The JSON Schema of every message, shared by the OpenAPI and the AsyncAPI document."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from filature.core import cases, circles, debriefs, fair, notifications, own_data
from filature.core import messages as m

Schema = dict[str, Any]

BODIES: tuple[Any, ...] = (
    m.NewTable,
    m.Sit,
    m.Seated,
    m.Successor,
    m.Games,
    m.Listings,
    m.MyGames,
    m.MyRest,
    m.MyVacation,
    m.TablesChanged,
    m.Reach,
    m.RecoveryCode,
    m.Recover,
    m.Note,
    m.Typed,
    m.Understanding,
    m.Notebook,
    m.Replay,
    m.Lesson,
    m.RecordReplay,
    m.OpenedRecord,
    fair.FairFile,
    fair.DeviceFile,
    debriefs.DebriefProgress,
    debriefs.RecordDebrief,
    debriefs.Try,
    debriefs.Tried,
    debriefs.NewBranch,
    cases.Cases,
    cases.Case,
    cases.CaseAnswer,
    cases.CaseVerdict,
    circles.NewCircle,
    circles.JoinCircle,
    circles.Joined,
    circles.CircleChange,
    circles.MemberChange,
    circles.Circles,
    circles.Circle,
    circles.NewCircleTable,
    circles.SitInCircle,
    circles.NewEvent,
    circles.EventChange,
    circles.CircleEvent,
    notifications.Notifications,
    notifications.WhenToNotify,
    notifications.NewChannel,
    notifications.Channel,
    notifications.Trials,
    notifications.ByLetter,
    notifications.LetterAnswer,
    own_data.OwnData,
    own_data.NewPasskey,
    own_data.Ceremony,
    own_data.PasskeyMade,
    own_data.PasskeyShown,
    own_data.Named,
    own_data.Chosen,
    own_data.Erase,
    own_data.Erased,
    m.Problem,
    *get_args(m.FromServer),
    *get_args(m.FromClient),
)


def components() -> dict[str, Schema]:
    """Return the JSON Schema of every message and of all that they are made of."""
    _, schemas = msgspec.json.schema_components(BODIES, ref_template="#/components/schemas/{name}")
    acts = [reference(kind) for kind in get_args(m.Act)]
    return dict(sorted({**schemas, "Act": {"oneOf": acts}}.items()))


def reference(kind: Any) -> Schema:
    name = kind if isinstance(kind, str) else kind.__name__
    return {"$ref": f"#/components/schemas/{name}"}


def first_line(kind: Any) -> str:
    """Return the first line of a type's docstring."""
    return (kind.__doc__ or "").strip().splitlines()[0]
