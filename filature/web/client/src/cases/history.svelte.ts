/* What this browser keeps of the cases: how each one went, and the days on which one was solved. */
import { recall, remember } from "../storage";

export interface CaseResult {
  tries: number;
  seconds: number;
  /** Still open, solved, or given up for the solution. */
  state: "open" | "solved" | "shown";
}

const RESULTS = "filature.cases";
const DAYS = "filature.case-days";

class CaseHistory {
  private results = $state.raw<Record<string, CaseResult>>(readResults());
  days = $state.raw<readonly string[]>((recall(DAYS) ?? "").split(" ").filter(Boolean));

  of(game: string, number: number): CaseResult | null {
    return this.results[`${game}/${String(number)}`] ?? null;
  }

  solved(game: string, number: number): boolean {
    return this.of(game, number)?.state === "solved";
  }

  keep(game: string, number: number, result: CaseResult): void {
    this.results = { ...this.results, [`${game}/${String(number)}`]: result };
    remember(RESULTS, JSON.stringify(this.results));
  }

  /** A case of this day was solved on it. */
  count(day: string): void {
    if (this.days.includes(day)) return;
    this.days = [...this.days, day];
    remember(DAYS, this.days.join(" "));
  }
}

function readResults(): Record<string, CaseResult> {
  try {
    const kept: unknown = JSON.parse(recall(RESULTS) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, CaseResult>) : {};
  } catch {
    return {};
  }
}

export const caseHistory = new CaseHistory();
