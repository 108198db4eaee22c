// A bot for `filature arena` that plays evenly over its legal actions, through the wire's messages:
//
//     filature arena agent_hunter --bots 'cmd:node examples/bot.mjs,ref-random'
//
// Each line in is a message: `welcome` begins a game, `event` goes on with it, `ack` answers a
// command. A decision says what is legal, which `legal.mjs` reads.
import { createInterface } from "node:readline";

import { evenly, seed } from "./legal.mjs";

let answered;

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "welcome") {
    seed(`${message.table.id}/${message.you}`);
    answered = new Set();
  }
  for (const { id, legal } of message.position?.decisions ?? []) {
    // The same decision may come again while others are still choosing.
    if (answered.has(id)) continue;
    answered.add(id);
    const command = { type: "command", id: `c${id}`, decision: id, action: evenly(legal) };
    console.log(JSON.stringify(command));
  }
}
