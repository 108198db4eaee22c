/* Whether somebody is at the table, as `ui-presence-…` says it. */
import type { Player } from "../generated/wire";

export function presenceOf(player: Player): "empty" | "robot" | "left" | "stand-in" | "here" | "away" {
  if (player.kind === "empty") return "empty";
  if (player.kind === "bot") return "robot";
  if (player.left) return "left";
  if (player.stand_in) return "stand-in";
  return player.present ? "here" : "away";
}
