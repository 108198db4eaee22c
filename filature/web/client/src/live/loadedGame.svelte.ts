/* The game of a table, loaded once the table says which it is: its words, its board, its scoring. */
import { untrack, type Component } from "svelte";
import { boardOf, type BoardProps, type Highlights, type Scoring } from "../board/boards";
import GenericBoard from "../board/GenericBoard.svelte";
import type { GameInfo, TableInfo } from "../generated/wire";
import { gameNamed, language, wordsAt } from "../words/language.svelte";
import type { Words } from "../words/words";

export class LoadedGame {
  game = $state.raw<GameInfo | null>(null);
  words = $state.raw<Words | null>(null);
  Board = $state.raw<Component<BoardProps>>(GenericBoard);
  scoring = $state.raw<Scoring | null>(null);
  leavesRoom = $state(false);
  /** What the game's events mean; null for a game that does not say, undefined until it is known. */
  highlights = $state.raw<Highlights | null>();

  /** Make it while a page is made; `table` returns what is known of the table. */
  constructor(table: () => Pick<TableInfo, "game" | "names"> | null) {
    const wanted = $derived(table()?.game);
    $effect(() => {
      if (!wanted) return;
      void gameNamed(wanted).then((game) => (this.game = game));
      void boardOf(wanted).then((board) => {
        this.Board = board?.default ?? GenericBoard;
        this.scoring = board?.scoring ?? null;
        this.leavesRoom = board?.leavesRoom ?? false;
        this.highlights = board?.highlights ?? null;
      });
    });
    $effect(() => {
      const now = language.now;
      const info = untrack(table);
      if (!this.game || !info) return;
      void wordsAt(now, this.game, info).then((words) => now === language.now && (this.words = words));
    });
  }
}
