/* What would follow from what is chosen, in words. */
import { standing, type Spot } from "./cards";
import { prospect, TOKENS, type Prospect } from "./deliveries";
import type { CardView } from "./generated";
import type { PawnMoves } from "./pawns.svelte";
import type { Selection } from "./selection.svelte";
import type { GameState } from "./state.svelte";

interface Board {
  game: GameState;
  selection: Selection;
  pawns: PawnMoves;
}

/** The document that a courier takes along. */
function carried({ game, selection }: Board): CardView | null {
  const { from, index } = selection.now.whole;
  if (from === undefined || index === undefined) return null;
  return game.find(game.document({ from, index } as Spot).card);
}

/** The words of the button, where they are not the usual ones. */
export function confirmText(board: Board): string | undefined {
  const { from, to } = board.selection.now.whole;
  const document = board.selection.aim === "courier" ? carried(board) : null;
  if (!document) return undefined;
  return board.game.say("confirm_courier", { card: board.selection.card?.id, document: document.id, from, to });
}

/** What follows, a sentence each; nothing while too little is chosen. */
export function effects(board: Board): string[] {
  const { game, selection, pawns } = board;
  const { agents } = game.view;
  const { aim, aimed, card } = selection;
  const at = aimed[0];
  if (pawns.steps.length) {
    return pawns.steps.map((step) => game.say("effect_pawn", { agent: step[0], ...standing(pawns.landing(step)) }));
  }
  if (at === undefined) return [];
  switch (aim) {
    case "influence":
      return [game.say("effect_pawn", { agent: at, ...standing(selection.pulled(agents[at]!)) })];
    case "document":
    case "courier":
      return laid(board, at);
    case "turncoat": {
      if (aimed.length < 2) return [];
      const [one, other] = aimed.map((agent) => agents[agent]!.tokens[game.near]);
      return [game.say("effect_swapped", { agent: at, to: aimed[1], first_token: other, second_token: one })];
    }
    case "nosy":
      return [game.say("effect_counter", { agent: at, needed: agents[at]!.needed + 1 })];
    default:
      return card ? [hint(board)] : [];
  }
}

/** What a document brings about: deliveries, who would profit as far as that is certain, and the neighbours. */
function laid(board: Board, at: number): string[] {
  const { game, selection } = board;
  const agent = game.view.agents[at]!;
  const { order, fewer } = selection.added(at);
  const after = fewer.length ? [game.say("effect_fewer", { agents: fewer })] : [];
  if (!order.length) return [game.say("effect_laid", { agent: at, count: agent.count + 1, needed: agent.needed }), ...after];
  const card = selection.aim === "courier" ? carried(board) : selection.card;
  const known = card && order[0] === at ? taker(game, at, card) : { taker: "unsure", points: null };
  return [game.say("effect_delivers", { agent: at, agents: order.slice(1), seat: 1 - game.near, ...known }), ...after];
}

/** Who would profit, reckoned with the tokens that the opponent has not shown yet. */
function taker(game: GameState, at: number, card: CardView): Prospect {
  const { near, view } = game;
  const seat = 1 - near;
  const agent = view.agents[at]!;
  const past = view.agents.flatMap((one) => one.delivery ?? []);
  const tokens = [...TOKENS];
  for (const { tokens: shown } of past) tokens.splice(tokens.indexOf(shown[seat]!), 1);
  const shown = past.flatMap((one) => one.documents[seat]).filter((one) => game.find(one)?.effect === "personal").length;
  const copies = view.deck.reduce((sum, one) => (one.effect === "personal" ? sum + one.copies[seat]! : sum), 0);
  const cards = [...agent.documents[near]!.map((doc) => game.find(doc.card)), card];
  return prospect(agent, near, cards, tokens, copies - shown, game.find);
}

/** What to do next, while too little is chosen. */
export function hint({ game, selection }: Board): string {
  const { asked, aim, card } = selection;
  const say = (args: object): string => game.tell("hint", args);
  if (asked === "loyalty" || asked === "influence") return say({ type: asked });
  if (asked === "pass") return "";
  if (!selection.now.is("type", "document") && !card) return game.say("which_action");
  return say(aim === "document" ? { type: "document" } : { type: "action", card: card?.effect ?? card?.id });
}
