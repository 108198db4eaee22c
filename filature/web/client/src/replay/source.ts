/* Where a replay comes from: a finished table of this server, or a record that somebody has kept. */
import type { Replay, TableInfo } from "../generated/wire";

export interface ReplaySource extends Pick<TableInfo, "game" | "names"> {
  /** The names of those who played, by seat. */
  players: string[];
  load: (as: string, from: number) => Promise<Replay>;
  /** The address of a moment as somebody saw it. */
  path: (as: string, step: number) => string;
  /** Its table, and where its record can be had; null for a record that was opened. */
  table: { path: string; record: string; file: string } | null;
}
