/* What the events of Agent Hunter mean to somebody who follows them one at a time. */
import type { Highlights } from "$client/board/boards";
import type { BaseAttackEvent, GameEvent, HandAttackEvent } from "./generated";

const isAttack = (event: GameEvent): event is HandAttackEvent | BaseAttackEvent =>
  event.type === "hand_attack" || event.type === "base_attack";

export const highlights: Highlights<GameEvent> = {
  decisions: ["placed", "hand_attack", "base_attack", "swapped", "refilled"],
  turns: ["hand_attack", "base_attack", "swapped"],
  roundOf: () => null,
  // An attack that finds its agent is told by the base that falls.
  isDetail: (event) => event.type === "laid" || event.type === "shown" || (isAttack(event) && event.answer === "equal"),
  sign: (event, viewer) => {
    if (event.type === "fell") return event.seat === viewer ? "check" : null;
    // A number that is higher says: look lower.
    return isAttack(event) && event.seat === viewer ? (event.answer === "higher" ? "down" : "up") : null;
  },
  isOnViewer: (event, viewer) =>
    event.type === "fell" ? event.owner === viewer : viewer >= 0 && isAttack(event) && event.seat !== viewer,
  gain: (event, viewer) => (event.type === "fell" && event.seat === viewer ? event.points : null),
  moment: (event) => (event.type === "fell" ? { ms: 1_200, sound: "fallen" } : null),
};
