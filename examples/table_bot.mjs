// A bot that sits down at a table, by its invitation link, and plays evenly over its legal actions:
//
//     node examples/table_bot.mjs 'http://127.0.0.1:8765/t/TABLE?i=INVITE'
//     node examples/table_bot.mjs http://127.0.0.1:8765 agent_hunter   # opens a table, with a bot
//
// Plain HTTP: one request waits for what is new, another answers. Node 20 and nothing else.
import { evenly } from "./legal.mjs";

const [link, game] = process.argv.slice(2);
const { origin, pathname, searchParams } = new URL(link);

async function ask(path, body, token) {
  const headers = { "content-type": "application/json" };
  if (token) headers.authorization = `Bearer ${token}`;
  const how = body ? { method: "POST", body: JSON.stringify(body) } : {};
  const answer = await fetch(origin + path, { ...how, headers });
  const said = await answer.json();
  if (!answer.ok) throw new Error(JSON.stringify(said.error));
  return said;
}

const me = { name: "Node", token: true };
const bot = { kind: "bot", bot: "ref-random" };
const { table, seat, token } = game
  ? await ask("/api/tables", { ...me, game, seats: [{ kind: "person" }, bot] })
  : await ask(`/api/tables/${pathname.split("/")[2]}/sit`, { ...me, invite: searchParams.get("i") });

let have = 0;
const answered = new Set();
for (;;) {
  const { seq, position } = await ask(`/api/tables/${table}/next?have=${have}`, null, token);
  have = seq;
  for (const { id, legal } of position?.decisions ?? []) {
    if (answered.has(id)) continue;
    answered.add(id);
    const command = { type: "command", id: `c${id}`, decision: id, action: evenly(legal) };
    const { result, error } = await ask(`/api/tables/${table}/command`, command, token);
    if (result === "refused") throw new Error(JSON.stringify(error));
  }
  if (position?.outcome) {
    const won = position.outcome.winners.includes(seat);
    console.log(`${won ? "won" : "did not win"}: ${JSON.stringify(position.outcome)}`);
    break;
  }
}
