/* One step of the last events in words. */
import type { Step } from "../live/eventSteps.svelte";
import type { TableView } from "./tableView.svelte";

export interface StepWords {
  /** How the viewer's own move was answered; it stands first. */
  verdict: string;
  /** Whose doing the sentence begins with, and the rest of it. */
  who: string;
  rest: string;
  /** The points it brought, as "+3", and those before and after, where they are known. */
  gain: string;
  sums: [before: number, after: number] | null;
}

export function stepWords(view: TableView, { entry: { say }, sign, gain, total }: Step): StepWords {
  const verdict = sign ? view.say("verdict", say) : "";
  const brief = view.words.has(`brief-${say.type}`) ? "brief" : "told";
  const [who, rest] = verdict ? ["", view.say("result", say)] : view.whoFirst(view.say(brief, say));
  return {
    verdict,
    who,
    rest,
    gain: gain ? `${gain > 0 ? "+" : "−"}${String(Math.abs(gain))}` : "",
    sums: gain && total !== null ? [total - gain, total] : null,
  };
}

/** The whole sentence. */
export const sentence = ({ verdict, who, rest }: StepWords): string => (verdict ? `${verdict} ${rest}` : who + rest);
