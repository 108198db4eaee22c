/* The same people play again at another table: this device contributes to its deal while it is still
 * here, as the game begins there whether its person follows at once or later. */
import { LiveConnection } from "../live/liveConnection";
import { fairDevice } from "./fairDevice";

const LONGEST = 12_000;
const visited = new Set<string>();

export function contributeTo(table: string, addressOf: (table: string) => string): void {
  if (visited.has(table)) return;
  visited.add(table);
  const device = fairDevice(table);
  let seats: number[] = [];
  const end = window.setTimeout(() => live.stop(), LONGEST);
  const live = new LiveConnection(addressOf(table), {
    message(message) {
      if (message.type === "welcome") seats = message.seats;
      if (message.type !== "welcome" && message.type !== "table") return;
      const { fair } = message.table;
      device.react(fair, seats, false, (contribution) => live.act(contribution));
      if (!fair?.rounds.length || fair.rounds.at(-1)?.phase !== "dealt") return;
      window.clearTimeout(end);
      live.stop();
    },
    connection() {},
    answered(act, error, receipt) {
      if (act.type === "fair_commit" || act.type === "fair_open") device.answered(act, error, receipt);
    },
  });
  live.start();
}
