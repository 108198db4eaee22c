# The README of an archive of one's own data.
readme = What Filature keeps of you

    tables.json: the tables at which you have a seat.
    records: your finished games. “filature verify” checks one, the page “Replay” plays it again.
    notes: your pencil marks, by table and seat.
    talk.json: what you have said.
    memberships.json: your circles.
    channels.json and notification_settings.json: how you are told that it is your turn.
    devices.json and passkeys.json: what you reach all this with.

    Of games that still run there is no record: it would tell what the game keeps secret.
    Times are in seconds since 1 January 1970, UTC.
