// A bot at a table of `filature serve`, over plain HTTP, with Node 20 and nothing else:
//
//     node examples/table_bot.mjs --game kryptos --seats 3     sets up a table and says how to join
//     node examples/table_bot.mjs --join TABLE INVITATION      sits down at one
//
// It plays evenly over its legal actions to the end, also if the server dies on the way.
import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { evenly } from "./evenly.mjs";

const text = (value) => ({ type: "string", default: value });
const options = { server: text("http://localhost:8765"), name: text("Robot"), options: text("{}") };
Object.assign(options, { game: text("agent_hunter"), seats: text("2") });
Object.assign(options, { join: { type: "boolean" }, help: { type: "boolean" } });
const { values: wish, positionals } = parseArgs({ options, allowPositionals: true });
if (wish.help) {
  console.log(
    `usage: table_bot.mjs [--server URL] [--name NAME] [--game GAME] [--seats N] [--options JSON]
       table_bot.mjs [--server URL] [--name NAME] --join TABLE INVITATION`,
  );
  process.exit();
}
// A token of one's own: whoever asks again, as the answer was lost, has the same seat.
const headers = { authorization: `Bearer ${randomBytes(32).toString("base64url")}` };

/** Ask the server, and ask again while it is not there or has too much to do. */
async function ask(path, body) {
  const request = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers };
  for (;;) {
    const answer = await fetch(`${wish.server}/api${path}`, request).catch(() => null);
    if (answer?.ok) {
      const read = await answer.json().catch(() => null);
      if (read) return read;
    } else if (answer && ![429, 502, 503].includes(answer.status)) {
      console.error(`refused: ${await answer.text()}`);
      process.exit(1);
    }
    await sleep(500);
  }
}

let [table, invite] = positionals;
if (wish.join) {
  await ask(`/tables/${table}/sit`, { name: wish.name, invite, token: true });
} else {
  const seats = Array(Number(wish.seats)).fill({ kind: "person" });
  const { game, name } = wish;
  const new_ = { game, name, seats, options: JSON.parse(wish.options), token: true };
  ({ table, invite } = await ask("/tables", new_));
  console.log(`--join ${table} ${invite}`);
}

let [have, phase, position] = [0, "gathering", null];
while (["gathering", "playing"].includes(phase)) {
  const welcome = await ask(`/tables/${table}/next?have=${have}`);
  ({ seq: have, position } = welcome);
  phase = welcome.table.phase;
  for (const { id, legal } of position?.decisions ?? []) {
    // The id makes it once only, however often it must be sent.
    const command = { type: "command", id: `c${id}`, decision: id, action: evenly(legal) };
    await ask(`/tables/${table}/command`, command);
  }
}
console.log(position ? JSON.stringify(position.outcome) : phase);
