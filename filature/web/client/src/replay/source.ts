/* Where a finished game comes from: a table of this server, or a record that somebody has kept. */
import type { DebriefProgress, NewBranch, RecordAction, Replay, Seated, TableInfo, Tried } from "../generated/wire";
import type { DebriefPlace } from "../router.svelte";

/** What a debrief asks of the server. */
export interface DebriefRequests {
  /** How far it is, or the whole of it. */
  progress: () => Promise<DebriefProgress>;
  /** The decision that led to a step as it was, and how good another one is. */
  attempt: (step: number, action: RecordAction | null) => Promise<Tried>;
  /** Play on from a step, at a new table. */
  branch: (wish: Omit<NewBranch, "record">) => Promise<Seated>;
}

export interface ReplaySource extends Pick<TableInfo, "game" | "names"> {
  /** The names of those who played, by seat. */
  players: string[];
  /** The seat of the one who looks, if they had one. */
  you: number | null;
  load: (as: string, from: number) => Promise<Replay>;
  /** The address of a moment as somebody saw it. */
  path: (as: string, step: number) => string;
  /** The address of a place in its debrief. */
  debriefPath: (place: Partial<DebriefPlace>) => string;
  debrief: DebriefRequests;
  /** Its table, and where its record can be had; null for a record that was opened. */
  table: { name: string; path: string; record: string; file: string } | null;
}
