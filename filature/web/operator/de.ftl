# Die Seite für den Betrieb, /status.
status-title = Filature: Zustand
status-languages = Sprachen
status-token = Token
status-enter = Zustand zeigen
status-wrong = Dieses Token ist falsch.
status-part-process = Dieser Prozess
status-part-tables = Tische
status-part-load = Last
status-part-backups = Sicherungen
status-part-errors = Fehler seit dem Start
status-part-versions = Versionen
status-answers = Prozess, der antwortet
status-of-processes = { $process }{ $count ->
    [one] , der einzige
   *[other] , einer von { $count }
  }
status-one-of-several = Mehrere Prozesse können diese Tische bedienen, hier und auf anderen Rechnern. Die Tische sind die der ganzen Datenbank; alle anderen Zahlen sind die des einen Prozesses, der geantwortet hat. Die Seite neu laden, um einen anderen zu fragen, oder /metrics von jedem lesen.
status-uptime = Läuft seit
status-minutes = { $value } min
status-hours = { $value } h
status-days = { $value } d
status-ago = vor { $time }
status-milliseconds = { $value } ms
status-mebibytes = { $value } MiB
status-gibibytes = { $value } GiB
status-memory = Speicher
status-disk = Frei auf der Platte der Tische
status-room = Platz für neue Tische
status-full = nein: siehe [room] in den Einstellungen
status-enough = ja
status-lag = Verzögerung der Ereignisschleife, letzte Minute
status-all-tables = Insgesamt
status-phase-gathering = Im Aufbau
status-phase-playing = Im Spiel
status-phase-sealed = Versiegelt bis zum Ende anderer Tische
status-phase-over = Beendet
status-phase-left = Abgebrochen
status-phase-closed = Geschlossen
status-loaded = Im Speicher dieses Prozesses
status-open-seat = Verbindungen von Plätzen
status-open-spectator = Verbindungen von Zuschauenden
status-open-poll = Wartende Anfragen
status-bots = Bots, die nachdenken
status-rate = Befehle pro Sekunde, letzte Minute
status-took = Ein Befehl bis zum Speichern, { $share ->
    [p50] Median
    [p95] 95 % in weniger als
   *[p99] 99 % in weniger als
  }
status-number = { $value }
status-last-backup = Letzte Sicherung des Servers
status-none = keine
status-failures = Misslungen seit dem Start
status-no-errors = Keine
status-version-filature = Filature
status-version-python = Python
status-version-schema = Schema der Tische
status-version-protocol = Protokoll
status-version-sqlite = SQLite
