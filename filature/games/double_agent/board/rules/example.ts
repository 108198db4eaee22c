/* A table as the parts of the board need one to be drawn: nobody's, with nothing on it. */
import { SPECTATOR, type Words } from "$client/words/words";
import type { CardView, View } from "../generated";
import { setBoard } from "../selection.svelte";
import { GameState } from "../state.svelte";

const VIEW: View = {
  viewer: SPECTATOR,
  phase: "turn",
  first: 0,
  to_act: [],
  turn: 1,
  delivered: 0,
  counters_left: 2,
  agents: [],
  sides: [],
  answers: [],
  deck: [],
  reconstructed: [],
};

/** Give the parts drawn in a picture their table. */
export function setExample(words: () => Words): void {
  const game = new GameState({
    position: { view: VIEW, sheet: [], decisions: [], waiting: [], outcome: null, undo: false },
    viewer: SPECTATOR,
    names: [],
    get words() {
      return words();
    },
    log: [],
    decision: null,
    sending: false,
    refusal: null,
    answer: () => undefined,
  });
  // What is only drawn chooses nothing.
  setBoard({ game } as Parameters<typeof setBoard>[0]);
}

/** A document of some value. */
export const document = (value: number, back = String(value)): CardView => ({
  id: `example_${String(value)}`,
  name: {},
  value,
  back,
  copies: [1, 1],
  effect: null,
  source: "rulebook",
});
