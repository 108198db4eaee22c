# The README of an archive of one's own data.
readme = Was Filature von dir speichert

    tables.json: die Tische, an denen du einen Platz hast.
    records: deine beendeten Partien. „filature verify“ prüft sie, die Seite „Ansehen“ spielt sie ab.
    notes: deine Bleistiftnotizen, nach Tisch und Platz.
    talk.json: was du gesagt hast.
    memberships.json: deine Kreise.
    channels.json und notification_settings.json: wie du erfährst, dass du dran bist.
    devices.json und passkeys.json: womit du das alles erreichst.

    Von laufenden Partien gibt es keine Aufzeichnung: Sie würde verraten, was das Spiel geheim hält.
    Zeiten sind in Sekunden seit dem 1. Januar 1970, UTC.
