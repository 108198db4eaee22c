/* What the viewer is about to do: name a card, try again or stop, or turn up a card of their own. */
import { createContext } from "svelte";
import { ActionBuilder } from "$client/decision/actionBuilder.svelte";
import type { Values } from "$client/decision/partialAction";
import type { Decision } from "$client/generated/wire";
import { jsonEqual } from "$client/jsonEqual";
import { NARROWEST, room } from "$client/look/room.svelte";
import { COLOURS, colourOf, type Place } from "./cards";
import { ruling, type Ruled } from "./deduction";
import type { GameAction } from "./generated";
import { hiddenIn, type GameState } from "./state.svelte";

/** Why a number cannot be the card in question. */
export type Excluded = Ruled | "elsewhere";

/** From here on all racks have room, in rem. */
const WIDE = 75;
/** Under this height, in rem, one hand at a time has low cards and no heading but its own. */
export const LOW = 50;
/** The room for numbers on the track beside one rack, in rem, and what a finger needs, in pixels. */
const TRACK = 17;
const FINGER = 44;

export class Selection extends ActionBuilder<GameAction> {
  constructor(private readonly game: GameState) {
    super(game.board);
  }

  /** A card that is looked at when your turn comes is chosen. */
  protected override initial({ id, asked }: Decision): Values {
    const looked = this.looked;
    return asked === "guess" && looked && looked.during !== id ? { type: "guess", ...looked.place } : {};
  }

  readonly revealing = $derived(this.asked === "reveal");
  readonly again = $derived(this.asked === "second_attempt");
  readonly stopping = $derived(this.again && this.now.is("type", "stop"));
  readonly guessing = $derived((this.asked === "guess" || this.again) && !this.stopping);
  /** Whether this board can express what is asked. */
  readonly drawn = $derived(
    this.asked === null || this.revealing || this.guessing || this.stopping || this.asked === "pass",
  );

  // The room

  /** All racks; one of the others' and your own; or one hand at a time. */
  readonly arrangement = $derived.by(() =>
    room.width >= WIDE || this.game.board.naming?.state === "refuted" ? "all" : room.form === "tablet" || room.form === "desk" ? "pair" : "one",
  );
  private picked = $state.raw<{ seat: number; during: string | undefined; named: Place | null } | null>(null);
  /** The hands that are shown one at a time, the viewer's own last. */
  readonly hands = $derived.by(() => {
    const { others, mine, viewer } = this.game;
    return mine && this.arrangement === "one" ? [...others, viewer] : others;
  });
  /** The one that is shown: what is pointed at, what was picked for this decision, or one that can be named. */
  readonly shown = $derived.by(() => {
    const { pointed, guessed, view, viewer, others } = this.game;
    const { hands, picked } = this;
    const happening = pointed?.target ?? guessed?.target;
    if (happening !== undefined && hands.includes(happening)) return happening;
    if (picked && hands.includes(picked.seat) && jsonEqual(picked.named, this.named)) {
      const nameable = picked.seat !== viewer && view.hands[picked.seat]!.face_down > 0;
      if (picked.during === this.decision?.id || nameable) return picked.seat;
    }
    if (this.named && hands.includes(this.named.target)) return this.named.target;
    if (view.phase === "reveal" && hands.includes(viewer)) return viewer;
    return others.find((seat) => view.hands[seat]!.face_down) ?? others[0]!;
  });

  show(seat: number): void {
    this.picked = { seat, during: this.decision?.id, named: this.named };
  }

  /** Whether some card of the hand can be so many numbers that they need the room of the cards. */
  private readonly crowded = $derived.by(() => {
    const { view, could } = this.game;
    return hiddenIn(view.hands[this.shown]!).some((at) => could[this.shown]![at]!.length > 14);
  });
  /** Cards are low, so that there is room for the rest. */
  readonly dense = $derived.by(() => {
    if (this.arrangement === "all") return this.game.seats > 4 || room.width < WIDE;
    if (this.arrangement === "pair") return room.height < 44;
    if (room.form === "landscape") return room.width < 50;
    return room.width >= NARROWEST && (room.height < LOW || this.crowded);
  });
  /** How numbers are offered: all of them where a finger finds each, else those that are possible. */
  readonly track = $derived.by((): "full" | "grouped" | "line" => {
    if (this.arrangement === "all") return "full";
    if (this.arrangement === "one") {
      const rows = COLOURS.map((one) => Math.ceil(this.left.filter((number) => colourOf(number) === one).length / 4));
      const few = rows.reduce((sum, count) => sum + count) <= 3 && !this.bluff;
      return few && !this.dense && room.form === "phone" && room.width >= NARROWEST ? "grouped" : "line";
    }
    const columns = Math.ceil(this.game.view.numbers / 4);
    return (TRACK * room.rem) / columns >= FINGER ? "full" : "line";
  });

  // The card

  private sight = $state.raw<{ place: Place; during: string | undefined; by: number } | null>(null);
  /** The card that is looked at, to see what it can be. */
  private readonly looked = $derived.by(() => (this.sight?.by === this.game.viewer ? this.sight : null));
  /** The card that is about to be named outside a game. */
  readonly named = $derived.by((): Place | null => {
    const chosen = this.game.board.naming?.chosen;
    return chosen?.type === "card" ? { target: Number(chosen.args["seat"]), position: Number(chosen.args["position"]) } : null;
  });
  readonly naming = $derived.by(() => (this.game.board.naming?.state === "open" ? this.game.board.naming : null));
  readonly looking = $derived.by(() => this.guessing || (!this.decision && !this.game.over));
  /** The card in question. */
  readonly card = $derived.by((): Place | null => {
    if (this.naming) return this.named;
    if (!this.decision) return this.looked && this.isHidden(this.looked.place) ? this.looked.place : null;
    const target = this.now.get("target");
    const position = this.now.get("position");
    return this.guessing && target !== undefined && position !== undefined ? { target, position } : null;
  });
  /** The numbers that it can be. */
  readonly left = $derived.by(() => (this.card ? this.game.could[this.card.target]![this.card.position]! : []));
  readonly cardLabel = $derived.by(() => this.card && this.game.placeName(this.card.target, this.card.position));

  private isHidden({ target, position }: Place): boolean {
    return this.game.view.hands[target]?.cards[position]?.card === null;
  }

  pick(target: number, position: number): void {
    this.show(target);
    this.naming?.choose({ type: "card", args: { seat: target, position } });
    this.sight = { place: { target, position }, during: this.decision?.id, by: this.game.viewer };
    if (!this.guessing) return;
    const kept = this.value !== undefined && (this.bluff || this.game.could[target]![position]!.includes(this.value));
    this.set({ type: "guess", target, position, ...(kept ? {} : { value: undefined }) });
  }

  // The number

  readonly value = $derived.by(() => {
    const value = this.naming?.value;
    return typeof value === "number" ? value : this.now.get("value");
  });
  private bluffing = $state.raw<string | undefined>(undefined);
  /** Whether numbers are offered that are known to be wrong. */
  readonly bluff = $derived(this.bluffing !== undefined && this.bluffing === this.decision?.id);
  readonly offered = $derived.by(() =>
    this.naming ? this.left : this.guessing ? this.game.view.not_up.filter((number) => this.bluff || !this.excluded(number)) : [],
  );

  /** A number is to be chosen. */
  readonly numbering = $derived.by(() => this.guessing || (this.naming !== null && this.card !== null));

  pickNumber(number: number): void {
    const chosen = this.naming?.chosen;
    if (chosen) this.naming?.choose(chosen, number);
    else this.set({ value: number });
  }

  /** Why a number cannot be the card in question, or null where it can. */
  excluded = (number: number): Excluded | null => {
    const { view, anywhere, mine } = this.game;
    if (this.card) return this.left.includes(number) ? null : ruling(view, this.card, number);
    if (anywhere.has(number)) return null;
    if (!view.not_up.includes(number)) return "up";
    return mine?.cards.some((one) => one.card === number) ? "own" : "elsewhere";
  };

  switchBluff = (on: boolean): void => {
    this.bluffing = on ? this.decision?.id : undefined;
    if (!on && this.value !== undefined && this.excluded(this.value)) this.set({ value: undefined });
  };

  // The viewer's own card to turn up

  readonly mayReveal = $derived(this.revealing ? this.now.values("position") : []);
  readonly toReveal = $derived(this.revealing ? this.now.get("position") : undefined);

  // What follows

  readonly effects = $derived.by((): string[] => {
    const { game, card, revealing, again } = this;
    const { words, view, mine } = game;
    if (revealing) {
      const restricted = mine !== undefined && this.mayReveal.length < mine.face_down;
      return [game.tell("hint", { type: "reveal" }), ...(restricted ? [words.text("board-restricted")] : [])];
    }
    if (this.stopping) return [game.tell("hint", { type: "stop" })];
    if (!card || !this.guessing) return [];
    const right = words.text("board-right", { points: Math.min(3, view.hands[card.target]!.face_down) });
    if (again) {
      const price = view.bribe ? words.text("board-price-to", { name: game.name(card.target) }) : words.text("board-price");
      return [`${price} ${right} ${words.text("board-wrong-ends")}`];
    }
    const wrong = mine?.points ? (view.bribe ? "board-wrong-bribe" : "board-wrong-again") : "board-wrong-ends";
    return [`${right} ${words.text(wrong)}`];
  });
  /** Why the number named is certainly wrong, if it is. */
  readonly surelyWrong = $derived.by(() => {
    const why = this.card && this.value !== undefined ? this.excluded(this.value) : null;
    return why && this.game.words.text(why === "own" ? "board-bluff-own" : "board-bluff-known", { number: this.value! });
  });
}

export const [getBoard, setBoard] = createContext<{ game: GameState; selection: Selection }>();
