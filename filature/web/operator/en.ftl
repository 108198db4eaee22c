# The operator's page, /status.
status-title = Filature: status
status-languages = Languages
status-token = Token
status-enter = Show the status
status-wrong = This token is wrong.
status-part-process = This process
status-part-tables = Tables
status-part-load = Load
status-part-backups = Back-ups
status-part-errors = Errors since the start
status-part-versions = Versions
status-answers = Process that answers
status-of-processes = { $process }{ $count ->
    [one] , the only one
   *[other] , one of { $count }
  }
status-one-of-several = Several processes may serve these tables, here and on other machines. The tables are those of the whole store; all other figures are of the one process that answered. Load the page again to ask another one, or read /metrics of each.
status-uptime = Running for
status-minutes = { $value } min
status-hours = { $value } h
status-days = { $value } d
status-ago = { $time } ago
status-milliseconds = { $value } ms
status-mebibytes = { $value } MiB
status-gibibytes = { $value } GiB
status-memory = Memory
status-disk = Free on the store’s disk
status-room = Room for new tables
status-full = no: see [room] in the settings
status-enough = yes
status-lag = Delay of the event loop, last minute
status-all-tables = In all
status-phase-gathering = Gathering
status-phase-playing = Playing
status-phase-sealed = Sealed until other tables end
status-phase-over = Over
status-phase-left = Stopped
status-phase-closed = Closed
status-loaded = In the memory of this process
status-open-seat = Sockets of seats
status-open-spectator = Sockets of spectators
status-open-poll = Waiting long polls
status-bots = Bots thinking
status-rate = Commands a second, last minute
status-took = A command until durable, { $share ->
    [p50] median
    [p95] 95% in less than
   *[p99] 99% in less than
  }
status-number = { $value }
status-last-backup = Last back-up by the server
status-none = none
status-failures = Failed since the start
status-no-errors = None
status-version-filature = Filature
status-version-python = Python
status-version-schema = Store schema
status-version-protocol = Protocol
status-version-sqlite = SQLite
