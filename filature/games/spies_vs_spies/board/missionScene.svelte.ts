/* The mission that the viewer has not looked at yet: it stands in the place of the board until they go on. */
import type { GameState } from "./state.svelte";
import type { Card, MissionView, RevealedEvent, Team } from "./generated";

/** The steps of the scene: cards, teams, targets, who points at whom, points. */
export const STEPS = 5;

export class MissionScene {
  held = $state(false);

  constructor(game: GameState) {
    let known = game.view.last_mission?.round ?? 0;
    // Whoever comes back right after a mission, or is next to hold the phone, sees it too.
    if (known && !game.over && !askedSince(game)) this.hold(game);
    $effect.pre(() => {
      const round = game.view.last_mission?.round ?? 0;
      if (round > known) this.hold(game);
      known = round;
    });
    $effect(() => {
      game.board.hold?.(this.held);
      return () => game.board.hold?.(false);
    });
  }

  release(): void {
    this.held = false;
  }

  /** Only a page that waits for the viewer gives `hold`; a replay does not. */
  private hold(game: GameState): void {
    this.held = game.board.hold !== undefined;
  }
}

/** Somebody has asked or called since the last mission. */
function askedSince(game: GameState): boolean {
  for (const { say } of [...game.board.log].reverse()) {
    if (say.type === "team_scored") return false;
    if (say.type === "asked" || say.type === "mission_called") return true;
  }
  return true;
}

/** By which card a team should have known its target (the rules of targets; the server says who it was). */
export function targetCard(mission: MissionView, team: Team): { card: Card; same: boolean; owner: number } | null {
  const members = mission.players.filter((player) => player.team === team);
  const kinds = members.map(({ cards }) => cards[2]!.replace(/^(red|blue)_/, ""));
  const same = kinds[0] === kinds[1];
  const target = mission.players.find(({ seat }) => seat === members[0]?.target);
  if (!target) return null;
  const names = team === "red" ? (same ? ["hat", "scooter"] : ["red_stars", "blue_stars"]) : same ? ["bike", "umbrella"] : ["red_omega", "blue_omega"];
  const card = names.map((name) => target.cards.find((one) => one === name)).find((one) => one !== undefined);
  return card ? { card, same, owner: target.seat } : null;
}

/** The order in which a team's members stand. */
export const membersOf = (mission: MissionView, team: Team): RevealedEvent[] =>
  mission.players.filter((player) => player.team === team);
